"""Focus. Rules: focus.*."""

import pytest

from pentarchy.engine.views import SPECTATOR, view
from pentarchy.games.tyrants.content import parts
from tests.games.tyrants.table import Table

ASPECTS = {"ambition": "advocate", "conquest": "kobold", "malice": "bounty_hunter", "guile": "spy_master"}
KINDS = {
    "air_elemental": "guile",
    "black_earth_cultist": "ambition",
    "crushing_wave_cultist": "conquest",
    "earth_elemental": "ambition",
    "eternal_flame_cultist": "malice",
    "fire_elemental": "malice",
    "howling_hatred_cultist": "guile",
    "imix": "malice",
    "ogremoch": "ambition",
    "olhydra": "conquest",
    "water_elemental": "conquest",
    "yan_c_bin": "guile",
}


@pytest.mark.rule("tyrants.focus.condition")
@pytest.mark.card("imix")
def test_a_card_of_the_aspect_played_before_is_enough() -> None:
    t = Table.empty()
    t.begin(0, "bounty_hunter", "imix").play(0, "play:bounty_hunter", "play:imix")
    assert (t.g.power, t.asked(0)) == (3 + 4 + 2, "act")


@pytest.mark.rule("tyrants.focus.condition")
@pytest.mark.card("imix")
def test_a_card_of_the_aspect_shown_from_hand_is_enough() -> None:
    t = Table.empty()
    t.begin(0, "bounty_hunter", "noble", "imix").play(0, "play:imix")
    assert t.options(0) == {"reveal:bounty_hunter", "done"}
    t.play(0, "reveal:bounty_hunter")
    assert (t.g.power, t.asked(0)) == (6, "act")


@pytest.mark.rule("tyrants.focus.condition")
@pytest.mark.card("imix")
@pytest.mark.parametrize("where", ["", "discards", "inner_circles", "decks"])
def test_without_such_a_card_there_is_no_focus(where: str) -> None:
    """Neither cards of other aspects count, nor one that lies anywhere but in hand. The question comes all the same."""
    t = Table.empty()
    if where:
        t.put(where, 0, "bounty_hunter")
    t.begin(0, "noble", "advocate", "imix").play(0, "play:noble", "play:imix")
    assert t.options(0) == {"done"}
    t.play(0, "done")
    assert (t.g.power, t.asked(0)) == (4, "act")


@pytest.mark.rule("tyrants.focus.condition")
@pytest.mark.card("imix")
def test_what_is_played_afterwards_or_was_played_by_others_does_not_count() -> None:
    t = Table.empty()
    t.put("played", 1, "bounty_hunter")
    t.begin(0, "inquisitor", "imix").play(0, "play:imix", "done")
    assert t.g.power == 4
    t.play(0, "play:inquisitor", "pick:inquisitor,0")
    assert (t.g.power, t.asked(0)) == (4, "act")


@pytest.mark.rule("tyrants.focus.condition")
@pytest.mark.card("imix")
def test_what_was_played_in_an_earlier_turn_does_not_count() -> None:
    t = Table.empty()
    t.put("decks", 0, "imix", *["noble"] * 4)
    t.begin(0, "bounty_hunter").play(0, "play:bounty_hunter", "end_turn").play(1, "end_turn").play(
        0, "play:imix", "done"
    )
    assert (t.g.power, t.asked(0)) == (4, "act")


@pytest.mark.rule("tyrants.focus.once")
@pytest.mark.card("imix")
def test_focus_works_once_however_many_cards_fit() -> None:
    """Two were played and one is in hand: the effect comes once, without a question."""
    t = Table.empty()
    t.begin(0, "bounty_hunter", "bounty_hunter", "inquisitor", "imix")
    t.play(0, "play:bounty_hunter", "play:bounty_hunter", "play:imix")
    assert (t.g.power, t.asked(0)) == (3 + 3 + 4 + 2, "act")


@pytest.mark.rule("tyrants.focus.once")
@pytest.mark.card("imix")
def test_one_card_is_shown_not_several() -> None:
    t = Table.empty()
    t.begin(0, "bounty_hunter", "inquisitor", "imix").play(0, "play:imix", "reveal:inquisitor")
    assert (t.g.power, t.asked(0)) == (6, "act")
    assert view(t.g, 1)["hands"][0] == [None, t.card("inquisitor")]


@pytest.mark.rule("tyrants.focus.another_card")
@pytest.mark.card("fire_elemental")
def test_the_card_itself_does_not_count_but_a_copy_does() -> None:
    t = Table.empty()
    t.put("decks", 0, "noble", "noble")
    t.begin(0, "fire_elemental").play(0, "play:fire_elemental", "pick:fire_elemental,0")
    assert (t.names("hands", 0), t.asked(0)) == ([], "act")
    t = Table.empty()
    t.put("decks", 0, "noble", "noble")
    t.begin(0, "fire_elemental", "fire_elemental").play(0, "play:fire_elemental", "pick:fire_elemental,0")
    assert t.options(0) == {"reveal:fire_elemental", "done"}
    t.play(0, "done")
    t.play(0, "play:fire_elemental", "pick:fire_elemental,0")  # now the copy has been played
    assert (t.names("hands", 0), t.asked(0)) == (["noble"], "act")


@pytest.mark.rule("tyrants.focus.reveal")
def test_a_shown_card_stays_in_hand_and_everybody_knows_it() -> None:
    """It serves for a second Focus and is played in the end like any other card."""
    t = Table.empty()
    t.begin(0, "advocate", "noble", "black_earth_cultist", "imix", "bounty_hunter")
    advocate = t.g.hands[0][0]
    assert view(t.g, 1)["hands"][0] == [None] * 5
    t.play(0, "play:black_earth_cultist", "reveal:advocate")
    assert (t.g.influence, t.names("hands", 0)[0]) == (2, "advocate")
    for watcher in (1, SPECTATOR):
        assert view(t.g, watcher)["hands"][0] == [advocate, None, None, None]
    assert t.events("revealed") == [("revealed", 0, advocate, t.card("black_earth_cultist"))]
    t.play(0, "play:imix", "reveal:bounty_hunter", "play:bounty_hunter")
    assert t.g.power == 4 + 2 + 3
    t.play(0, "play:advocate", "pick:advocate,0")
    assert (t.g.influence, t.names("hands", 0), t.asked(0)) == (4, ["noble"], "act")


@pytest.mark.rule("tyrants.focus.reveal", "tyrants.focus.left_play")
def test_the_shown_card_serves_a_card_played_by_a_card() -> None:
    """A borrowed elemental is served from hand as well; the next one needs no showing, for the first was played."""
    t = Table.empty()
    t.put("decks", 0, "noble")
    t.market("fire_elemental")
    t.begin(0, "bounty_hunter", "imix", "ulitharid")
    t.play(0, "play:ulitharid", "pick:fire_elemental,1", "reveal:bounty_hunter")
    assert (t.g.influence, t.names("hands", 0)) == (2, ["bounty_hunter", "imix", "noble"])
    t.play(0, "play:imix")
    assert (t.g.power, t.names("hands", 0), t.asked(0)) == (6, ["bounty_hunter", "noble"], "act")


@pytest.mark.rule("tyrants.focus.reveal")
def test_one_need_not_show_and_others_learn_nothing() -> None:
    """What others see does not tell whether a card could have been shown, nor does the number of moves."""
    seen = []
    for other in ("bounty_hunter", "advocate"):
        t = Table.empty()
        t.begin(0, other, "imix").play(0, "play:imix")
        assert t.asked(0) == "reveal_which"
        seen.append(view(t.g, 1))
        t.play(0, "done")
        assert (t.g.power, t.names("hands", 0), t.asked(0)) == (4, [other], "act")
        seen.append(view(t.g, 1))
        assert t.events("revealed") == []
    assert [one["hands"] for one in seen] == [[[None], []]] * 4
    assert [one["waiting"] for one in seen] == [[0]] * 4
    assert seen[0]["private"] == seen[2]["private"]


@pytest.mark.rule("tyrants.focus.condition")
@pytest.mark.card("imix", "water_elemental")
def test_without_a_hand_or_without_anything_to_gain_nobody_is_asked() -> None:
    t = Table.empty().begin(0, "imix").play(0, "play:imix")
    assert (t.g.power, t.asked(0)) == (4, "act")
    t = Table.empty().empty_barracks(0).begin(0, "water_elemental", "kobold").play(0, "play:water_elemental")
    assert (t.g.vp[0], t.asked(0)) == (2, "act"), "deck and discard pile are empty: there is nothing to draw"


@pytest.mark.rule("tyrants.focus.reveal")
def test_a_shown_card_is_forgotten_when_it_is_shuffled() -> None:
    t = Table.empty()
    t.begin(0, "bounty_hunter", "imix").play(0, "play:imix", "reveal:bounty_hunter", "end_turn")
    assert sorted(t.names("hands", 0)) == ["bounty_hunter", "imix"]  # shuffled and drawn
    assert view(t.g, 1)["hands"][0] == [None, None]


@pytest.mark.rule("tyrants.focus.not_a_cost")
@pytest.mark.card("crushing_wave_cultist")
def test_with_a_card_played_the_effect_cannot_be_declined() -> None:
    t = Table.empty().troops(0, "ched_nasad")
    t.begin(0, "kobold", "crushing_wave_cultist", "kobold")
    t.play(0, "play:kobold", "pick:kobold,0", "place:ched_nasad", "play:crushing_wave_cultist")
    assert t.asked(0) == "deploy_where"
    assert {move.split(":")[0] for move in t.options(0)} == {"place"}
    t.play(0, "place:ched_nasad", "place:ched_nasad")
    assert (t.at("ched_nasad"), t.asked(0)) == ({0: 4}, "act")


@pytest.mark.rule("tyrants.focus.own_aspect")
def test_these_twelve_kinds_of_card_have_focus() -> None:
    t = Table.empty()
    found = {
        name
        for name, cards in t.content.by_design.items()
        if any(part[0] == "focus" for part in parts(t.content.effects[cards[0]]))
    }
    assert found == set(KINDS)
    elementals = {t.content.designs[card] for card in t.content.by_file["elementals.toml"]}
    assert found <= elementals


@pytest.mark.rule("tyrants.focus.own_aspect")
@pytest.mark.parametrize(("card", "aspect"), KINDS.items())
def test_focus_asks_for_the_aspect_of_the_card(card: str, aspect: str) -> None:
    """With a card of every aspect in hand only the one of its own can be shown."""
    t = Table.empty(deck_1="elementals").troops(0, "ched_nasad")
    t.put("decks", 0, "soldier")
    t.begin(0, card, "noble", "insane_outcast", *ASPECTS.values()).play(0, f"play:{card}")
    while t.asked(0) != "reveal_which":
        assert t.asked(0) != "act"
        t.g.play(0, t.g.legal(0)[0])
    assert t.options(0) == {f"reveal:{ASPECTS[aspect]}", "done"}


@pytest.mark.rule("tyrants.focus.after_choice")
@pytest.mark.parametrize("option", [0, 1])
@pytest.mark.parametrize("card", ["air_elemental", "fire_elemental", "howling_hatred_cultist"])
def test_focus_comes_after_either_option(card: str, option: int) -> None:
    """Also after one that did nothing: there is no spy to return."""
    t = Table.empty()
    t.put("decks", 0, "noble")
    t.begin(0, card, "bounty_hunter", "spy_master").play(0, f"play:{card}")
    assert t.asked(0) == "choose_one"
    t.play(0, f"pick:{card},{option}")
    if t.asked(0) == "spy_where":
        t.play(0, "spy:kanaglym")
    assert t.asked(0) == "reveal_which"
    power = t.g.power
    t.play(0, "reveal:bounty_hunter" if card == "fire_elemental" else "reveal:spy_master")
    if card == "howling_hatred_cultist":
        assert t.g.power == power + 1
    else:
        assert t.names("hands", 0) == ["bounty_hunter", "spy_master", "noble"]
    assert t.asked(0) == "act"


@pytest.mark.rule("tyrants.focus.left_play", "tyrants.borrow.counts_as_played")
@pytest.mark.parametrize(
    ("card", "moves"),
    [
        ("flesh_golem", ["play:flesh_golem", "devour:flesh_golem"]),
        ("revenant", ["play:revenant"]),
        ("carrion_crawler", ["play:carrion_crawler"]),
        ("ulitharid", ["play:ulitharid"]),
        ("elder_brain", ["play:elder_brain"]),
    ],
)
def test_a_card_that_has_left_counts_as_played(card: str, moves: list[str]) -> None:
    """Devoured, promoted, moved into the market, borrowed from the market or from the inner circle."""
    t = Table.empty().trophies(0, 1, 8)
    if card == "elder_brain":
        t.put("inner_circles", 0, "bounty_hunter")
    else:
        t.market("bounty_hunter")
    t.begin(0, card, "imix").play(0, *moves)
    assert (t.names("played", 0) == [card]) == (card in ("ulitharid", "elder_brain"))
    before = t.g.power
    t.play(0, "play:imix")
    assert (t.g.power - before, t.asked(0)) == (6, "act")


@pytest.mark.rule("tyrants.focus.left_play", "tyrants.outcast.play")
def test_a_card_returned_to_the_supply_leaves_no_aspect_behind() -> None:
    """An Insane Outcast has none, so it never serves for Focus, played or in hand."""
    t = Table.empty(deck_1="demons")
    t.begin(0, "insane_outcast", "insane_outcast", "noble", "imix")
    t.play(0, "play:insane_outcast", "discard:noble", "play:imix", "done")
    assert (t.g.power, t.asked(0)) == (4, "act")
