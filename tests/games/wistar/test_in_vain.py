"""What could do nothing is not offered and takes neither a marker nor a payment; what comes up in vain is told with its
reason. Rule: effect.in_vain."""

from collections.abc import Callable

import pytest

from pentarchy.games.wistar import GAME
from pentarchy.games.wistar.modifiers import RIVAL_COUNTS
from pentarchy.games.wistar.moves import REASON, SOURCE
from pentarchy.games.wistar.rival import progress
from pentarchy.games.wistar.rules import rules
from pentarchy.text import Speech
from tests.games.wistar.inventions import card
from tests.games.wistar.table import Table

pytestmark = pytest.mark.rule("wistar.effect.in_vain")
Laying = Callable[[Table], object]


def no_cards(table: Table) -> None:
    """Decks and discard piles are empty."""
    for deck in range(2):
        table.put("box", -1, *table.names("decks", deck), *table.names("discards", deck))


def without_supply(table: Table) -> None:
    for name in ("supply_moves", "supply_jokers"):
        setattr(table.g, name, 0)


def shut_in(table: Table) -> None:
    """No door is left, no passage beside the explorer is open: there are none beside a room of its own."""
    table.at(0, "outside").door(1, "door_01").door(2, "door_02")


# 1x effects: what keeps each from being used, and what lets it be used ----------------------------------------------
ONCE: list[tuple[str, str, Laying, Laying]] = [
    ("joinery", "beds.need_free_room", lambda t: t.goods(0, wood=1).built(0, beds=3), lambda t: t.built(0, beds=2)),
    ("merchants_shop", "card.177_merchants_shop", lambda t: t, lambda t: t.goods(0, wood=1)),
    ("pickaxe", "dig.cost", lambda t: t.goods(0, metal=1), lambda t: t.goods(0, metal=2)),
    ("pickaxe", "dig.limit", lambda t: t.goods(0, metal=2).built(0, dug=6), lambda t: t.built(0, dug=5)),
    ("grappling_gun", "symbol.move_explorer", shut_in, lambda t: t.open(1)),
    ("mechanical_chameleon", "card.077_mechanical_chameleon", lambda t: t, lambda t: t.area(1, "scientists_office")),
    ("spring_boots", "memo.spend_to_gain", lambda t: t, lambda t: t.goods(0, move=1)),
    ("flashlight", "memo.if_then", lambda t: t, lambda t: t.current(0, 1)),
    ("whistle", "bonus.shift", lambda t: t.workers(0), lambda t: t.workers(0, farm=1)),
    ("lockpick", "symbol.open_door", lambda t: t.open(), lambda t: t.door(3, "door_03")),
    ("jetpack", "card.022_027_travel", shut_in, lambda t: t.open(2)),
    ("tourist_tent", "symbol.pitch_tent", shut_in, lambda t: t.open(1)),
    ("archive", "card.156_archive", lambda t: t, lambda t: t.put("discards", 0, "lamp")),
    ("scientists_office", "symbol.reveal_top_card", no_cards, lambda t: t.deck(1, "jetpack")),
    ("carrier_pigeon", "symbol.take_card", lambda t: no_cards(t.goods(0, move=1)), lambda t: t.deck(1, "jetpack")),
    ("computing_centre", "symbol.draft_three", lambda t: no_cards(t.goods(0, wood=2)), lambda t: t.deck(0, "lamp")),
    ("hologram_projector", "general.limited_tokens", lambda t: without_supply(t.goods(0, wood=1)),
     lambda t: setattr(t.g, "supply_jokers", 1)),
    ("garage", "bonus.play", lambda t: t, lambda t: t.hand(0, "workshop")),
    ("garage", "play.all_requirements", lambda t: t.hand(0, "power_station"), lambda t: t.hand(0, "workshop")),
    ("radar_tower", "mission.presence", lambda t: t, lambda t: t.at(0, "hall").mission("hall", "kitchen_counter")),
]  # fmt: skip


@pytest.mark.parametrize(("name", "rule", "before", "after"), [card(*case) for case in ONCE])
def test_a_1x_effect_is_offered_only_if_it_would_do_something(
    name: str, rule: str, before: Laying, after: Laying
) -> None:
    table = Table.empty().workers(0).area(0, name)
    before(table)
    table.turn()
    assert f"use:{name}" not in table.options()
    assert table.why()[f"use:{name}"] == rule
    after(table)
    table.g.offered[0] = None
    if name == "radar_tower":
        table.helpers(0, "token_agility")
    assert f"use:{name}" in table.options()


@pytest.mark.card("mechanical_spider")
@pytest.mark.parametrize(("jokers", "offered"), [(1, False), (2, True)])
def test_the_spider_does_not_take_the_joker_that_the_mission_needs(jokers: int, offered: bool) -> None:
    """The only mission left there needs a symbol that the player lacks."""
    table = Table.empty().area(0, "mechanical_spider").at(0, "hall").mission("hall", "kitchen_counter")
    table.goods(0, joker=jokers).turn()
    assert ("use:mechanical_spider" in table.options()) == offered
    if offered:
        table.play(0, "use:mechanical_spider", "do_mission:kitchen_counter_3", "use_marker:space_vp_three")
        assert table.owned() == {"metal": 3}


@pytest.mark.card("mechanical_chameleon", "joinery")
def test_the_chameleon_does_not_copy_what_would_do_nothing() -> None:
    table = Table.empty().area(0, "mechanical_chameleon").area(1, "joinery").goods(0, wood=1).built(0, beds=3).turn()
    assert table.why()["use:mechanical_chameleon"] == "card.077_mechanical_chameleon"
    table.built(0, beds=2).g.offered[0] = None
    assert table.play(0, "use:mechanical_chameleon").options() == {"copy:joinery", "pass_by"}


@pytest.mark.card("hostel", "sewing_kit")
def test_nothing_is_paid_for_an_instant_effect_that_can_do_nothing() -> None:
    table = Table.empty().plays_free("hostel")
    assert (table.g.over, vain(table)) == (True, [("memo.spend_to_gain", "hostel")])


# hands stay hidden --------------------------------------------------------------------------------------------------
@pytest.mark.card("garage")
@pytest.mark.rule("wistar.general.hidden_information")
@pytest.mark.parametrize("held", ["fortress", "workshop"])
def test_whether_anybody_is_asked_tells_nothing_about_a_hand(held: str) -> None:
    """With the garage as the only quick action a player is asked, whatever the card; only the owner sees the moves."""
    table = Table.empty().workers(0, forest=2).area(0, "garage").hand(0, held)
    table.turn().play(0, "place:sector_c_1", "bonus:0", "pass_by", "bonus:1", "enough")
    assert table.asked() == "act_which"
    assert table.options() == ({"end_turn", "use:garage"} if held == "workshop" else {"end_turn"})


@pytest.mark.parametrize("held", ["power_station", "workshop"])
def test_the_bonus_of_playing_a_card_does_not_show_whether_one_can_be_played(held: str) -> None:
    table = Table.empty().workers(0).hand(0, held).turn().play(0, "place:sector_a_1")
    assert "bonus:0" in table.options()


def test_a_potion_is_not_offered_for_what_cannot_be_done() -> None:
    assert Table.empty().hand(0, "power_station").does(0, "potion()").options() == {"brew:wood", "brew:metal"}
    assert "brew:play" in Table.empty().hand(0, "workshop").does(0, "potion()").options()


def vain(table: Table) -> list[tuple[str, str]]:
    """The reason and the source of everything that was in vain."""
    found = [parts for kind, parts, _ in table.g.events or [] if kind == "in_vain"]
    return [(REASON.tokens[reason], SOURCE.tokens[source]) for _, source, reason in found]


# the log ------------------------------------------------------------------------------------------------------------
VAIN: list[tuple[str, str, Laying]] = [
    ("gain('joker', 1)", "general.limited_tokens", without_supply),
    ("gain('move', 2)", "general.limited_tokens", without_supply),
    ("current(1)", "current.third", lambda t: t.current(0, 2)),
    ("draw('basic', 1)", "symbol.take_card", no_cards),
    ("draw_any(1)", "symbol.take_card", no_cards),
    ("dig(1)", "dig.cost", lambda t: t),
    ("dig_free(2)", "dig.limit", lambda t: t.built(0, dug=6)),
    ("bed(1)", "beds.cost", lambda t: t),
    ("bed_free(1)", "beds.need_free_room", lambda t: t.built(0, beds=3)),
    ("bed_free(1)", "beds.limit", lambda t: t.built(0, beds=6, dug=6)),
    ("shift(1)", "bonus.shift", lambda t: t.workers(0)),
    ("worker(1)", "symbol.place_worker", lambda t: t.workers(0, farm=2)),
    ("project(2)", "projects.sources", lambda t: (no_cards(t), t.market(0), t.market(1), no_cards(t))),
    ("open_door('near')", "symbol.open_door", lambda t: t.open()),
    ("walk(1)", "symbol.move_explorer", shut_in),
    ("travel()", "card.022_027_travel", shut_in),
    ("tent('here')", "symbol.pitch_tent", lambda t: t),
    ("reveal('near')", "symbol.reveal_mission", lambda t: t),
    ("mouse('house')", "explore.take_mouse_needs_room", lambda t: t.built(0, beds=3)),
    ("mouse('house')", "symbol.take_mouse", lambda t: t.put("box", -1, *t.names("mouse_supply", 0))),
    ("round_mouse()", "bonus.round_mouse_one", lambda t: t.put("box", -1, *t.names("round_mouse"))),
    ("round_mouse()", "bonus.round_mouse_no_room", lambda t: t.built(0, beds=3)),
    ("play()", "bonus.play", lambda t: t),
    ("play_free(deck='advanced')", "play.free", lambda t: t.hand(0, "lamp")),
    ("copy_once()", "card.077_mechanical_chameleon", lambda t: t),
    ("draft('basic')", "symbol.draft_three", no_cards),
    ("mission(0)", "mission.presence", lambda t: t),
    ("unlock()", "card.055_amphibious_cart", lambda t: setattr(t.g, "spaces", [0b1111111111, 0])),
    ("hero()", "symbol.hero", lambda t: t.put("box", -1, *t.names("heroes"))),
    ("skill_token()", "ability.skill_token", lambda t: t.put("box", -1, *t.names("skill_tokens"))),
    ("turn_up('basic', 'tool')", "symbol.reveal_top_card", no_cards),
    ("salvage()", "card.156_archive", lambda t: t),
    ("swap()", "card.177_merchants_shop", lambda t: t),
    ("carry_out('wood')", "main.strength_zero", lambda t: t.workers(0)),
    ("carry_out('choice')", "main.strength", lambda t: t.workers(0)),
    ("private_goal()", "card.038_hot_air_balloon", lambda t: t.put("box", -1, *t.names("goal_deck"))),
]


@pytest.mark.parametrize(("effect", "rule", "laying"), VAIN)
def test_an_effect_in_vain_is_told_with_its_reason(effect: str, rule: str, laying: Laying) -> None:
    table = Table.empty()
    laying(table)
    told = len(table.events())
    table.does(0, effect)
    assert table.g.over
    assert table.events()[told:] == [("in_vain", 0, REASON.index[rule])]


def test_every_effect_that_can_be_idle_is_tried_here_or_never_is() -> None:
    tried = {effect.partition("(")[0] for effect, _, _ in VAIN}
    assert set(rules.idle) - tried == {"explore", "respond", "seek"}, "the others are tried below"


def test_a_search_that_finds_nothing_is_told() -> None:
    table = Table.empty()
    table.put("box", -1, *table.names("decks", 1), *table.names("markets", 1), *table.names("discards", 1))
    table.does(0, "seek('advanced', 'tool')")
    assert vain(table) == [("card.137_autonomous_laboratory", "bonus")]


@pytest.mark.card("rope_park")
def test_exploration_points_and_answers_that_find_nothing_are_told() -> None:
    """While the bonus of the only door beside the explorer is gained, that door can neither be opened nor passed."""
    table = Table.empty().door(1, "door_08").open(2, 3, 4, 5, 6, 7, 8, 9, 10).door(2, "door_01").at(0, "outside")
    table.g.show(table.g.doors_at[1], table.g.everyone)  # as if its bonus were being gained too
    table.does(0, "explore(1)").play(0, "open:passage_1")
    assert vain(table) == [("explore.options", "door_08")]


@pytest.mark.rule("wistar.general.limited_tokens")
def test_what_is_lost_in_part_is_told_too() -> None:
    table = Table.empty()
    table.g.supply_moves = 1
    table.does(0, "gain('move', 3)")
    assert [event[:2] for event in table.events()[-2:]] == [("gained", 0), ("in_part", 0)]


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_reason_has_words(lang: str) -> None:
    speech = Speech(GAME, Table.empty().content, lang, ("Ann", "Bob"))
    said = {speech.event(("in_vain", (0, 0, reason))) for reason in range(len(REASON.tokens))}
    assert len(said) > len(REASON.tokens) - 10, "nearly all are different"
    assert all("Ann" in text or "владельца карты" in text for text in said)


def test_actions_left_undone_are_told_at_the_end_of_the_turn() -> None:
    table = Table.empty().workers(0).turn().play(0, "place:sector_b_1", "end_turn")
    assert vain(table) == [("main.strength_zero", "main"), ("mission.presence", "bonus")]


def partly(table: Table) -> list[tuple[str, str]]:
    """The same of everything of which a part did not come."""
    found = [parts for kind, parts, _ in table.g.events or [] if kind == "in_part"]
    return [(REASON.tokens[reason], SOURCE.tokens[source]) for _, source, reason in found]


@pytest.mark.card("burrow_tower", "genetic_laboratory")
def test_one_part_of_a_text_in_vain_is_not_told_as_nothing() -> None:
    """The tower still builds a bed, the laboratory has brought one of two mice."""
    table = Table.empty().built(0, dug=6).plays_free("burrow_tower").play(0, "build_beds:1")
    assert (vain(table), partly(table)) == ([], [("dig.limit", "burrow_tower")])
    table = Table.empty().built(0, beds=2).plays_free("genetic_laboratory").play(0, "take_from:house")
    assert (vain(table), partly(table)) == ([], [("explore.take_mouse_needs_room", "genetic_laboratory")])


def test_neither_is_one_part_of_the_reward_of_a_mission() -> None:
    table = Table.empty().at(0, "study").mission("study", "bedroom_wardrobe").mark("bedroom_wardrobe_1", 1)
    table.built(0, beds=3).goods(0, wood=1).does(0, "mission(0)")
    table.play(0, "do_mission:bedroom_wardrobe_2", "use_marker:space_veranda")
    assert table.asked() == "build_free_how_many", "the veranda is a room"
    table = Table.empty().at(0, "study").mission("study", "bedroom_wardrobe").mark("bedroom_wardrobe_1", 1)
    table.built(0, beds=3).goods(0, wood=1).does(0, "mission(0)")
    table.play(0, "do_mission:bedroom_wardrobe_2", "use_marker:space_vp_three")
    assert (vain(table), partly(table)) == ([], [("beds.need_free_room", "bedroom_wardrobe")])


def test_two_cards_of_an_empty_deck_are_told_once() -> None:
    table = Table.empty()
    no_cards(table)
    table.does(0, "draw('basic', 2)")
    assert (vain(table), partly(table)) == ([("symbol.take_card", "bonus")], [])
    table.deck(0, "lamp").does(0, "draw('basic', 3)")
    assert partly(table) == [("symbol.take_card", "bonus")]


def test_the_rival_names_what_is_complete() -> None:
    table = Table.empty(1)
    table.g.rival[RIVAL_COUNTS.index("rooms_dug")] = table.g.rival[RIVAL_COUNTS.index("beds")] = 6
    for what in ("rooms_dug", "beds"):
        progress(table.g, table.card("state_06"), what, 1)
    assert [reason for reason, _ in vain(table) + partly(table)] == ["dig.limit", "beds.limit"]
    speech = Speech(GAME, table.content, "ru", ("Анна",))
    said = [speech.event(event) for event in table.g.events or []][-2:]
    assert "все шесть комнат уже вырыты" in said[0]
    assert "все шесть кроватей уже построены" in said[1]
