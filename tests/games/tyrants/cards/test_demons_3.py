"""The demons of ambition on the table; what the demons share is in the first file."""

import pytest

from pentarchy.games.tyrants.state import WHITE
from tests.games.tyrants.cards.elementals_and_demons import (
    card_rows,
    cards,
    check_promoting_an_outcast,
    check_promoting_another,
    check_promotion_is_a_must,
    new_table,
    outcasts_left,
    outcasts_of,
    pool,
)
from tests.games.tyrants.table import Table

TOP = {"hezrou": (0, 0), "nalfeshnee": (0, 3)}  # those who promote the top of the deck, and what they give before


@pytest.mark.card("hezrou")
@pytest.mark.rule("tyrants.move.from", "tyrants.move.to", "tyrants.move.enemy_only")
def test_hezrou_moves_an_enemy_troop_anywhere() -> None:
    """From where there is presence, white or not, never an own one; then the top card is promoted."""
    t = new_table().troops(0, "skullport").troops(1, "skullport").troops(1, "kanaglym")
    t.put("decks", 0, "soldier", "noble")
    t.begin(0, "hezrou").play(0, "play:hezrou")
    assert (t.asked(), t.options()) == ("lift_which", {"lift:skullport,2", "lift:skullport,white"})
    assert t.why()["lift:skullport,1"] == "move.enemy_only"
    assert t.why()["lift:kanaglym,2"] == t.why()["lift:labyrinth,white"] == "move.from"
    t.play(0, "lift:skullport,2")
    assert {"drop:everfire", "drop:kanaglym", "drop:skullport", "drop:eryndlyn-llacerellyn"} <= t.options()
    assert t.why()["drop:araumycos"] == "map.troop_spaces"
    assert t.names("inner_circles", 0) == []
    t.play(0, "drop:everfire")
    assert (t.asked(), t.at("everfire"), t.at("skullport")) == ("act", {1: 1}, {0: 1, WHITE: 2})
    assert (t.names("inner_circles", 0), sum(t.g.trophies[0]), t.g.barracks[1]) == (["noble"], 0, 38)


@pytest.mark.rule("tyrants.promote.deck_top", "tyrants.play.mandatory")
@pytest.mark.parametrize(("entry", "gained"), card_rows(TOP))
def test_the_top_card_of_the_deck_is_promoted(entry: str, gained: tuple[int, int]) -> None:
    """Nobody is asked and the next card stays; without a troop to move the Hezrou goes on."""
    t = new_table().troops(0, "kanaglym")
    t.put("decks", 0, "noble", "vrock")
    t.put("discards", 0, "soldier")
    t.begin(0, entry).play(0, f"play:{entry}")
    assert (t.asked(), pool(t), t.names("inner_circles", 0)) == ("act", gained, ["vrock"])
    assert (t.names("decks", 0), t.names("discards", 0)) == (["noble"], ["soldier"])


@pytest.mark.rule("tyrants.promote.deck_top", "tyrants.play.not_discarded_yet")
@pytest.mark.parametrize(("entry", "gained"), card_rows(TOP))
def test_an_empty_deck_is_made_anew_for_a_promotion(entry: str, gained: tuple[int, int]) -> None:
    """Of the discard pile, without the card being played; with neither nothing is promoted."""
    t = new_table().troops(0, "kanaglym")
    t.put("discards", 0, "noble", "noble")
    t.begin(0, entry, entry).play(0, f"play:{entry}")
    assert (t.asked(), t.names("inner_circles", 0)) == ("act", ["noble"])
    assert (t.names("decks", 0), t.names("discards", 0)) == (["noble"], [])
    t = new_table().troops(0, "kanaglym").begin(0, entry).play(0, f"play:{entry}")
    assert (t.asked(), pool(t), t.names("inner_circles", 0)) == ("act", gained, [])


@pytest.mark.rule("tyrants.outcast.devoured_or_promoted")
@pytest.mark.parametrize("entry", cards(*TOP))
def test_an_insane_outcast_on_top_of_the_deck_goes_back(entry: str) -> None:
    """That was the promotion: no second card follows."""
    t = new_table().troops(0, "kanaglym")
    t.put("decks", 0, "noble", "insane_outcast")
    t.begin(0, entry).play(0, f"play:{entry}")
    assert (t.asked(), t.names("inner_circles", 0), t.names("decks", 0)) == ("act", [], ["noble"])
    assert len(t.g.outcasts) == 30


@pytest.mark.rule("tyrants.outcast.recipients", "tyrants.outcast.to_discard")
@pytest.mark.parametrize(("entry", "gained"), card_rows({"myconid_adult": (0, 2), "myconid_sovereign": (0, 0)}))
def test_one_opponent_recruits_an_outcast(entry: str, gained: tuple[int, int]) -> None:
    """One whom the player chooses, wherever they are; somebody must be chosen."""
    t = new_table(players=4).begin(2, entry).play(2, f"play:{entry}")
    assert (t.asked(2), pool(t), t.options(2)) == ("who_gets_outcast", gained, {"target:1", "target:2", "target:4"})
    t.play(2, "target:1")
    assert (t.asked(2), outcasts_of(t), len(t.g.outcasts)) == ("act", [1, 0, 0, 0], 29)
    t = new_table().begin(0, entry).play(0, f"play:{entry}")
    assert (t.asked(), outcasts_of(t)) == ("act", [0, 1])


@pytest.mark.rule("tyrants.outcast.recipients", "tyrants.recruit.stack_empty")
@pytest.mark.parametrize(("entry", "gained"), card_rows({"myconid_adult": (0, 2), "myconid_sovereign": (0, 0)}))
def test_nobody_is_chosen_with_an_empty_stack(entry: str, gained: tuple[int, int]) -> None:
    """The rest of the card happens."""
    t = new_table(players=3)
    outcasts_left(t, 0)
    t.begin(0, entry, "noble").play(0, f"play:{entry}")
    assert (t.asked(), pool(t), outcasts_of(t)) == ("act", gained, [0, 0, 0])
    t.play(0, "play:noble", "end_turn")
    assert t.names("inner_circles", 0) == (["noble"] if entry == "myconid_sovereign" else [])


@pytest.mark.card("myconid_sovereign")
@pytest.mark.rule("tyrants.promote.eot_another", "tyrants.promote.eot_mandatory")
def test_myconid_sovereign_promotes_another_card() -> None:
    check_promoting_another("myconid_sovereign")
    check_promotion_is_a_must("myconid_sovereign")


@pytest.mark.card("myconid_sovereign")
@pytest.mark.rule("tyrants.outcast.devoured_or_promoted")
def test_myconid_sovereign_sends_an_insane_outcast_back() -> None:
    check_promoting_an_outcast("myconid_sovereign")


def zuggtmoy(*played: str) -> Table:
    """Zuggtmoy in hand and a Vrock in the inner circle; the other cards are played already."""
    t = new_table()
    t.put("inner_circles", 0, "vrock")
    return t.begin(0, "zuggtmoy", "ghoul", *played).play(0, *(f"play:{name}" for name in played), "play:zuggtmoy")


@pytest.mark.card("zuggtmoy")
@pytest.mark.rule("tyrants.devour.inner_circle", "tyrants.promote.eot_distinct", "tyrants.play.up_to")
def test_zuggtmoy_devours_from_the_inner_circle_and_promotes_two() -> None:
    """The card devoured scores no more; at the end of the turn up to two others played, each once."""
    t = zuggtmoy("noble", "soldier", "priestess_of_lolth")
    assert (t.asked(), t.options()) == ("devour_which", {"devour:vrock", "done"})
    t.play(0, "devour:vrock")
    assert (t.asked(), pool(t), t.names("devoured"), t.score()["inner_circle"]) == ("act", (1, 6), ["vrock"], 0)
    t.play(0, "end_turn")
    others = {"promote:noble", "promote:soldier", "promote:priestess_of_lolth"}
    assert (t.options(), t.why()) == ({*others, "enough"}, {"promote:zuggtmoy": "promote.eot_another"})
    t.play(0, "promote:noble")
    assert t.options() == {*others, "enough"} - {"promote:noble"}
    t.play(0, "promote:soldier")
    assert (t.names("inner_circles", 0), t.asked(1)) == (["noble", "soldier"], "act")


@pytest.mark.card("zuggtmoy")
@pytest.mark.rule("tyrants.play.up_to")
@pytest.mark.parametrize("promoted", [(), ("noble",)])
def test_zuggtmoy_may_promote_fewer(promoted: tuple[str, ...]) -> None:
    t = zuggtmoy("noble", "soldier").play(0, "devour:vrock", "end_turn")
    t.play(0, *(f"promote:{name}" for name in promoted), "enough")
    assert (t.names("inner_circles", 0), t.asked(1)) == (list(promoted), "act")


@pytest.mark.card("zuggtmoy")
@pytest.mark.rule("tyrants.cost.optional", "tyrants.cost.in_full", "tyrants.devour.inner_circle")
def test_zuggtmoy_unpaid_gives_nothing() -> None:
    """Declined, or with an empty inner circle: a card in hand is no payment, and nothing is promoted."""
    t = zuggtmoy("soldier").play(0, "done")
    assert (t.asked(), pool(t), t.names("devoured")) == ("act", (1, 0), [])
    t.play(0, "end_turn")
    assert (t.names("inner_circles", 0), t.asked(1)) == (["vrock"], "act")
    t = new_table().begin(0, "zuggtmoy", "ghoul", "soldier").play(0, "play:soldier", "play:zuggtmoy")
    assert (t.asked(), pool(t)) == ("act", (1, 0))
    t.play(0, "end_turn")
    assert (t.names("inner_circles", 0), t.asked(1)) == ([], "act")


@pytest.mark.card("zuggtmoy")
@pytest.mark.rule("tyrants.promote.eot_eligible", "tyrants.promote.eot_distinct")
def test_zuggtmoy_alone_promotes_nobody() -> None:
    t = zuggtmoy().play(0, "devour:vrock", "end_turn")
    assert (t.names("inner_circles", 0), t.names("devoured"), t.asked(1)) == ([], ["vrock"], "act")
