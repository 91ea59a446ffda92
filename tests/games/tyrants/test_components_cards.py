"""What is printed on a card: cost, type, aspect, rarity, effect. Rules: card.*; card.*_vp are in test_scoring.py."""

from collections import Counter
from copy import deepcopy
from random import Random

import pytest

from pentarchy.engine.errors import IllegalMove
from pentarchy.games.tyrants import GAME
from pentarchy.games.tyrants.content import ASPECTS, CARD_FILES, Content, load, parts
from pentarchy.games.tyrants.state import Tyrants
from tests.games.tyrants.table import Table


@pytest.mark.rule("tyrants.card.cost")
@pytest.mark.parametrize(("card", "cost"), [("kobold", 1), ("advocate", 2), ("bounty_hunter", 4), ("red_dragon", 8)])
def test_a_card_is_recruited_for_its_cost_in_influence(card: str, cost: int) -> None:
    for influence in (cost - 1, cost):
        table = Table.empty()
        table.market(card)
        table.begin(0, influence=influence)
        assert (f"recruit:{card}" in table.options(0)) is (influence == cost)
        assert table.why(0).get(f"recruit:{card}", "") == ("" if influence == cost else "recruit.basic")
    table.play(0, f"recruit:{card}")
    assert (table.g.influence, table.names("discards", 0)) == (0, [card])


@pytest.mark.rule("tyrants.card.cost")
@pytest.mark.parametrize("card", ["noble", "soldier"])
def test_nobles_and_soldiers_are_never_bought(card: str) -> None:
    """Not even a devoured one that a Ghost brings back to the market."""
    table = Table.empty(deck_1="undead").spy(0, "skullport")
    devoured = table.put("devoured", -1, card)[0]
    table.begin(0, "ghost", influence=20).play(0, "play:ghost", "pick:ghost,1", "recall:skullport")
    assert table.options(0, "recruit") == {"recruit:priestess_of_lolth", "recruit:house_guard"}
    assert table.why(0)[f"recruit:{card}"] == "card.cost"
    with pytest.raises(IllegalMove, match=r"card\.cost"):
        table.play(0, f"recruit:{table.content.tokens[devoured]}")


@pytest.mark.rule("tyrants.card.cost")
def test_insane_outcasts_are_never_bought() -> None:
    table = Table.empty(deck_1="demons").begin(0, influence=20)
    assert table.options(0, "recruit") == {"recruit:priestess_of_lolth", "recruit:house_guard"}
    assert table.why(0)["recruit:insane_outcast"] == "recruit.no_buying_outcasts"


@pytest.mark.rule("tyrants.card.cost")
def test_a_card_without_a_cost_never_costs_so_much_or_less() -> None:
    """A devoured Noble on the Ghost's pile is no card that costs 3 or less."""
    table = Table.empty(deck_1="undead").spy(0, "skullport", "labyrinth")
    table.put("devoured", -1, "noble")
    table.begin(0, "ghost", "conjurer").play(0, "play:ghost", "pick:ghost,1", "recall:skullport")
    table.play(0, "play:conjurer", "pick:conjurer,1", "recall:labyrinth")
    assert table.asked(0) == "enlist_which"
    assert table.options(0) == {"enlist:priestess_of_lolth", "enlist:house_guard", "enough"}
    assert table.why(0)["enlist:noble"] == "recruit.free"


def after_the_high_priest(*hand: str) -> Table:
    """Play a hand and the High Priest of Myrkul, and end the turn."""
    table = Table.empty(deck_1="undead", deck_2="demons").begin(0, *hand, "high_priest_of_myrkul")
    for card in (*hand, "high_priest_of_myrkul"):
        table.play(0, f"play:{card}")
        while table.asked(0) != "act":
            table.g.play(0, table.g.legal(0)[-1])
    return table.play(0, "end_turn")


@pytest.mark.rule("tyrants.card.type", "tyrants.card.no_effect_parts")
def test_the_high_priest_of_myrkul_looks_at_the_type_and_not_at_the_half_deck() -> None:
    """A Ghoul comes with the demons and is undead; a Carrion Crawler or Flesh Golem is in Undead and is not."""
    table = after_the_high_priest("ghoul", "flesh_golem", "noble", "vampire_spawn")
    assert table.asked(0) == "promote_of_type"
    assert table.options(0) == {"promote:ghoul", "promote:vampire_spawn", "enough"}
    assert table.why(0) == dict.fromkeys(
        ("promote:flesh_golem", "promote:noble", "promote:high_priest_of_myrkul"), "promote.undead_type"
    )
    table.play(0, "promote:ghoul", "enough")
    assert table.names("inner_circles", 0) == ["ghoul"]
    assert table.asked(1) == "act"


@pytest.mark.rule("tyrants.card.type")
def test_no_other_card_refers_to_a_type() -> None:
    content = Table().content
    types = set(content.type)
    referring = {
        content.designs[card]
        for card, effects in enumerate(content.effects)
        if any(part in types for frame in parts(effects + content.when_discarded[card]) for part in frame[1:])
    }
    assert referring == {"high_priest_of_myrkul"}


def play_through(content: Content) -> Tyrants:
    """A random game to its end."""
    state, rng = GAME.new(2, {"deck_1": "drow", "deck_2": "dragons"}, 5, content=content), Random(5)
    for _ in range(GAME.cap):
        if state.over:
            return state
        player = state.asked
        state.play(player, rng.choice(state.legal(player)))
    raise AssertionError("the game does not end")


@pytest.mark.rule("tyrants.card.no_effect_parts")
def test_words_on_a_card_that_are_not_its_effect_change_nothing() -> None:
    """A game with other names on all cards, and other types where no High Priest looks at them, is the same game."""
    tables = deepcopy(load().tables)
    for file in CARD_FILES:
        for fields in tables[file].values():
            fields |= {"name": {"en": "Somebody", "ru": "Кто-то"}, "type": "nobody"}
    assert play_through(Content(tables)).encode() == play_through(load()).encode()


@pytest.mark.rule("tyrants.card.rarity")
@pytest.mark.parametrize(("card", "dots"), [("bounty_hunter", 2), ("advocate", 4), ("kobold", 3), ("matron_mother", 1)])
def test_rarity_is_the_number_of_copies_in_the_half_deck(card: str, dots: int) -> None:
    """The worked example: a market card with 2 dots has exactly 2 copies when its half-deck is assembled."""
    table = Table()
    market = Counter(table.names("market_deck") + table.row())
    assert market[card] == dots
    assert set(market.values()) == {1, 2, 3, 4}
    assert table.content.entries[card].get("copies", int) == dots


@pytest.mark.rule("tyrants.card.aspects")
def test_every_minion_has_one_of_five_aspects_but_insane_outcasts_have_none() -> None:
    table = Table.empty(deck_1="demons")
    aspects = {
        design: {ASPECTS[table.content.aspect[card]] for card in cards}
        for design, cards in table.content.by_design.items()
    }
    assert all(len(kinds) == 1 for kinds in aspects.values())
    assert {"none"} == aspects.pop("insane_outcast")
    assert set().union(*aspects.values()) == {"ambition", "conquest", "malice", "guile", "obedience"}


@pytest.mark.rule("tyrants.card.aspects")
def test_effects_that_name_an_aspect_find_the_cards_of_it() -> None:
    """Obedience: Nobles and House Guards, but neither malice nor an Insane Outcast, which has no aspect."""
    table = Table.empty(deck_1="elementals", deck_2="demons")
    hand = ["noble", "house_guard", "insane_outcast", "fire_elemental_myrmidon"]
    table.begin(0, *hand).play(0, "play:insane_outcast", "done")
    table.play(0, "play:noble", "play:house_guard", "play:fire_elemental_myrmidon", "end_turn")
    assert table.options(0) == {"promote:noble", "promote:house_guard"}
    assert table.why(0) == dict.fromkeys(
        ("promote:insane_outcast", "promote:fire_elemental_myrmidon"), "promote.obedience"
    )
    table.play(0, "promote:noble")
    assert table.asked(1) == "act"


@pytest.mark.rule("tyrants.card.aspects")
@pytest.mark.parametrize(("before", "power"), [("fire_elemental", 2 + 4 + 2), ("noble", 4), ("insane_outcast", 4)])
def test_focus_needs_a_card_of_the_same_aspect(before: str, power: int) -> None:
    table = Table.empty(deck_1="elementals", deck_2="demons").begin(0, before, "imix").play(0, f"play:{before}")
    while table.asked(0) != "act":
        table.g.play(0, table.g.legal(0)[-1] if before == "insane_outcast" else table.g.legal(0)[0])
    table.play(0, "play:imix")
    assert (table.asked(0), table.g.power) == ("act", power)


# what a card does, and when ------------------------------------------------------------------------------------------
@pytest.mark.rule("tyrants.card.effect")
def test_a_text_works_when_the_card_is_played_and_not_when_it_comes_or_goes() -> None:
    """Recruited, drawn, promoted, discarded: a House Guard gives its power only when it is played."""
    table = Table.empty()
    table.put("decks", 0, "house_guard", "house_guard")
    table.begin(0, "rath_modar", "wyrmspeaker", influence=2)
    table.play(0, "play:wyrmspeaker", "recruit:house_guard", "play:rath_modar", "spy:skullport")
    assert (table.names("hands", 0), table.g.power) == (["house_guard"] * 2, 0)
    table.play(0, "play:house_guard")
    assert table.g.power == 2
    table.play(0, "end_turn", "promote:house_guard")
    assert table.names("inner_circles", 0) == ["house_guard"]
    assert [event[3:] for event in table.events("played_for")] == [(2, 0)]
    assert table.events("got_power") == []
    assert (table.asked(1), table.g.power) == ("act", 0)


@pytest.mark.rule("tyrants.card.effect")
def test_a_promoted_or_devoured_card_does_nothing_either() -> None:
    table = Table.empty()
    table.put("discards", 0, "house_guard", "noble")
    table.begin(0, "matron_mother").play(0, "play:matron_mother", "promote:house_guard")
    assert (table.asked(0), table.g.power, table.names("inner_circles", 0)) == ("act", 0, ["house_guard"])
    table = Table.empty(deck_1="demons").begin(0, "marilith", "house_guard")
    table.play(0, "play:marilith", "devour:house_guard")
    assert table.g.power == 5
    assert table.names("devoured") == ["house_guard"]


@pytest.mark.rule("tyrants.card.effect")
def test_a_text_that_names_another_moment_works_then() -> None:
    """An Ambassador answers to a discard that an opponent forced, not to the discard at the end of the own turn."""
    table = Table.empty(deck_1="aberrations").troops(0, "eryndlyn")
    table.put("hands", 1, "ambassador", "noble", "noble", "noble")
    table.begin(0, "cranium_rats").play(0, "play:cranium_rats", "place:eryndlyn", "place:eryndlyn")
    assert table.options(1) == {"discard:ambassador", "discard:noble"}
    table.play(1, "discard:ambassador")
    assert (table.asked(1), table.options(1)) == ("accept_or_not", {"accept", "done"})
    table.play(1, "accept")
    assert table.names("inner_circles", 1) == ["ambassador"]
    table.put("hands", 1, "ambassador.2")
    table.play(0, "end_turn").play(1, "end_turn")
    assert table.names("inner_circles", 1) == ["ambassador"]
    assert table.asked(0) == "act"


@pytest.mark.rule("tyrants.card.effect")
def test_an_insane_outcast_names_the_moment_it_is_devoured_or_promoted() -> None:
    table = Table.empty(deck_1="demons").begin(0, "marilith", "insane_outcast", "insane_outcast", "myconid_sovereign")
    table.play(0, "play:marilith", "devour:insane_outcast", "play:insane_outcast", "done")
    assert (table.names("devoured"), len(table.g.outcasts)) == ([], 29)
    table.play(0, "play:myconid_sovereign", "end_turn", "promote:insane_outcast")
    assert (table.names("inner_circles", 0), len(table.g.outcasts)) == ([], 29)
    assert table.names("discards", 1) == ["insane_outcast"]
    assert table.asked(1) == "act"


STOCK = {  # influence, power, VP in the deck, VP in the inner circle
    "noble": (1, 0, 0, 1),
    "soldier": (0, 1, 0, 1),
    "priestess_of_lolth": (2, 0, 1, 2),
    "house_guard": (0, 2, 1, 3),
}


@pytest.mark.rule("tyrants.card.starter_values", "tyrants.card.supply_values")
@pytest.mark.parametrize("card", STOCK)
def test_what_starting_and_supply_cards_give_and_are_worth(card: str) -> None:
    influence, power, deck_vp, inner_circle_vp = STOCK[card]
    table = Table.empty().begin(0, card, "chosen_of_lolth").play(0, f"play:{card}")
    assert (table.g.influence, table.g.power) == (influence, power)
    other = 2  # the Chosen of Lolth, who promotes
    assert (table.score(0)["deck"], table.score(0)["inner_circle"]) == (deck_vp + other, 0)
    table.play(0, "play:chosen_of_lolth", "end_turn")
    assert table.names("inner_circles", 0) == [card]
    assert (table.score(0)["deck"], table.score(0)["inner_circle"]) == (other, inner_circle_vp)
    assert table.content.aspect[table.card(card)] == ASPECTS.index("obedience")


@pytest.mark.rule("tyrants.card.supply_values")
@pytest.mark.parametrize(("card", "cost"), [("priestess_of_lolth", 2), ("house_guard", 3)])
def test_what_supply_cards_cost(card: str, cost: int) -> None:
    table = Table.empty().begin(0, influence=2 * cost).play(0, f"recruit:{card}", f"recruit:{card}")
    assert (table.g.influence, table.names("discards", 0)) == (0, [card] * 2)
    poor = Table.empty().begin(0, influence=cost - 1)
    assert f"recruit:{card}" not in poor.options(0)
    assert poor.why(0)[f"recruit:{card}"] == "recruit.basic"
