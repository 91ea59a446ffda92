"""Cards that answer to a forced discard. Rules: discard.reactions, ambassador, grimlock, umber_hulk."""

import pytest

from pentarchy.engine.views import view
from tests.games.tyrants.table import Table

THREE = ("ambassador", "grimlock", "umber_hulk")


def attacked(*hand: str, own: tuple[str, ...] = (), deck: tuple[str, ...] = ()) -> Table:
    """Player 0 has played a Gauth and holds `own`; player 1 must discard a card of `hand`."""
    t = Table.empty(deck_1="aberrations")
    t.put("hands", 1, *hand)
    t.put("decks", 1, *deck)
    t.begin(0, "gauth", *own).play(0, "play:gauth", "pick:gauth,1")
    assert t.asked(1) == "discard_one"
    return t


@pytest.mark.rule("tyrants.discard.reactions")
@pytest.mark.parametrize("card", THREE)
def test_nothing_answers_to_the_discarding_at_the_end_of_the_turn(card: str) -> None:
    t = Table.empty()
    t.put("hands", 1, "noble", "noble")
    t.put("decks", 0, *["soldier"] * 7)
    t.begin(0, card).play(0, "end_turn")
    assert (t.names("discards", 0), t.names("hands", 0)) == ([card], ["soldier"] * 5)
    assert (t.asked(0), t.asked(1), len(t.g.hands[1])) == ("", "act", 2)


@pytest.mark.rule("tyrants.discard.reactions")
@pytest.mark.parametrize("card", THREE)
def test_nothing_answers_to_a_cost_that_the_owner_pays(card: str) -> None:
    t = Table.empty(deck_1="demons")
    t.put("hands", 1, "noble", "noble")
    t.put("decks", 0, "soldier", "soldier")
    t.begin(0, "insane_outcast", card).play(0, "play:insane_outcast", f"discard:{card}")
    assert (t.names("discards", 0), t.names("hands", 0), len(t.g.hands[1])) == ([card], [], 2)
    assert (t.asked(0), t.asked(1)) == ("act", "")


@pytest.mark.rule("tyrants.discard.reactions")
def test_only_the_card_that_is_discarded_answers() -> None:
    """Those that stay in hand, or lie in the discard pile already, do not."""
    t = attacked("noble", *THREE, own=("soldier", "soldier"), deck=("kobold", "kobold"))
    t.play(1, "discard:noble")
    assert (t.names("hands", 1), t.names("hands", 0)) == (list(THREE), ["soldier", "soldier"])
    assert (t.asked(0), t.asked(1)) == ("act", "")


@pytest.mark.rule("tyrants.discard.ambassador", "tyrants.discard.reactions")
@pytest.mark.card("ambassador")
@pytest.mark.parametrize("promoted", [True, False])
def test_an_ambassador_may_be_promoted_instead(promoted: bool) -> None:
    """Either way it was the required discard, and no second card goes."""
    t = attacked("ambassador", "noble", "noble", "noble")
    t.play(1, "discard:ambassador")
    assert (t.asked(0), t.options(1)) == ("", {"accept", "done"})
    t.play(1, "accept" if promoted else "done")
    assert t.names("inner_circles", 1) == (["ambassador"] if promoted else [])
    assert t.names("discards", 1) == ([] if promoted else ["ambassador"])
    assert (t.names("hands", 1), t.asked(0), t.asked(1)) == (["noble"] * 3, "act", "")


@pytest.mark.rule("tyrants.discard.ambassador")
@pytest.mark.card("ambassador")
def test_the_last_card_of_a_hand_may_be_promoted_too() -> None:
    """The Neogi takes it without a question, but whether it is promoted is asked."""
    t = Table.empty(deck_1="aberrations").empty_barracks(0)
    t.put("hands", 1, "ambassador")
    t.begin(0, "neogi").play(0, "play:neogi", "end_turn")
    assert t.options(1) == {"accept", "done"}
    t.play(1, "accept")
    assert (t.names("inner_circles", 1), t.names("hands", 1), t.names("discards", 1)) == (["ambassador"], [], [])
    assert (t.asked(1), t.g.current) == ("act", 1)


@pytest.mark.rule("tyrants.discard.grimlock", "tyrants.discard.reactions")
@pytest.mark.card("grimlock")
def test_the_owner_of_a_grimlock_draws_two_cards_at_once() -> None:
    t = attacked("grimlock", "noble", "noble", "noble", deck=("soldier", "kobold", "imix"))
    t.play(1, "discard:grimlock")
    assert t.names("hands", 1) == ["noble", "noble", "noble", "imix", "kobold"]
    assert (t.names("decks", 1), t.names("discards", 1)) == (["soldier"], ["grimlock"])
    assert view(t.g, 0)["hands"][1] == [None] * 5
    assert (t.asked(0), t.asked(1)) == ("act", "")


@pytest.mark.rule("tyrants.discard.grimlock", "tyrants.draw.reshuffle")
@pytest.mark.card("grimlock")
def test_a_grimlock_may_be_shuffled_in_and_drawn() -> None:
    t = attacked("grimlock", "noble", "noble", "noble", deck=("imix",))
    t.play(1, "discard:grimlock")
    assert t.names("hands", 1) == ["noble", "noble", "noble", "imix", "grimlock"]
    assert view(t.g, 0)["hands"][1] == [None] * 5
    assert (t.names("decks", 1), t.names("discards", 1), t.asked(0)) == ([], [], "act")


@pytest.mark.rule("tyrants.discard.grimlock")
@pytest.mark.card("grimlock")
def test_a_hand_that_a_grimlock_has_filled_can_be_hit_again() -> None:
    t = attacked("grimlock", "noble", "noble", "noble", own=("gauth",), deck=("soldier", "kobold"))
    t.play(1, "discard:grimlock").play(0, "play:gauth", "pick:gauth,1").play(1, "discard:kobold")
    assert t.names("discards", 1) == ["grimlock", "kobold"]
    assert (len(t.g.hands[1]), t.asked(0)) == (4, "act")


@pytest.mark.rule("tyrants.discard.umber_hulk", "tyrants.discard.reactions")
@pytest.mark.card("umber_hulk")
@pytest.mark.parametrize("size", [0, 1, 2, 5])
def test_an_umber_hulk_makes_the_attacker_discard_whatever_the_hand(size: int) -> None:
    t = attacked("umber_hulk", "noble", "noble", "noble", own=("soldier",) * size)
    t.play(1, "discard:umber_hulk")
    if size > 1:
        assert (t.asked(0), t.asked(1)) == ("discard_one", "")
        t.play(0, "discard:soldier")
    assert (len(t.g.hands[0]), t.names("discards", 0)) == (max(size - 1, 0), ["soldier"] * min(size, 1))
    assert (len(t.g.hands[1]), t.names("discards", 1)) == (3, ["umber_hulk"])
    assert (t.asked(0), t.asked(1)) == ("act", "")


@pytest.mark.rule("tyrants.discard.umber_hulk", "tyrants.discard.ambassador", "tyrants.discard.grimlock")
@pytest.mark.parametrize("card", ["ambassador", "grimlock"])
def test_the_attackers_own_card_answers_to_the_umber_hulk(card: str) -> None:
    """The counter-discard is forced by an opponent as well."""
    t = Table.empty(deck_1="aberrations")
    t.put("hands", 1, "umber_hulk", "noble", "noble", "noble")
    t.put("decks", 0, "kobold", "kobold", "kobold")
    t.begin(0, "gauth", card).play(0, "play:gauth", "pick:gauth,1")
    t.play(1, "discard:umber_hulk").play(0, f"discard:{card}")
    if card == "ambassador":
        assert (t.options(0), t.asked(1)) == ({"accept", "done"}, "")
        t.play(0, "accept")
        assert (t.names("inner_circles", 0), t.names("hands", 0)) == (["ambassador"], ["kobold"])
    else:
        assert (t.names("discards", 0), t.names("hands", 0)) == (["grimlock"], ["kobold"] * 3)
    assert (t.asked(0), t.asked(1)) == ("act", "")


@pytest.mark.rule("tyrants.discard.umber_hulk")
@pytest.mark.card("umber_hulk")
def test_two_umber_hulks_and_a_grimlock_answer_each_other() -> None:
    """The second discard of the victim has no limit either: three cards are left by then."""
    t = attacked("umber_hulk", "grimlock", "noble", "noble", own=("umber_hulk", "soldier"), deck=("imix", "kobold"))
    t.play(1, "discard:umber_hulk").play(0, "discard:umber_hulk")
    assert (t.asked(0), t.asked(1)) == ("", "discard_one")
    assert t.options(1) == {"discard:grimlock", "discard:noble"}
    t.play(1, "discard:grimlock")
    assert t.names("discards", 1) == ["umber_hulk", "grimlock"]
    assert t.names("hands", 1) == ["noble", "noble", "kobold", "imix"]
    assert (t.names("hands", 0), t.names("discards", 0)) == (["soldier"], ["umber_hulk"])
    assert (t.asked(0), t.asked(1)) == ("act", "")


@pytest.mark.rule("tyrants.discard.umber_hulk", "tyrants.discard.order")
@pytest.mark.card("umber_hulk")
def test_an_answer_is_finished_before_the_next_opponent_discards() -> None:
    """Nothic against two: the Umber Hulk of the first strikes the attacker, not the second."""
    t = Table.empty(players=3, section="left", deck_1="aberrations").spy(0, "kanaglym")
    t.put("hands", 1, "umber_hulk", "noble", "noble", "noble")
    t.put("hands", 2, "umber_hulk", "noble", "noble", "noble")
    t.begin(0, "nothic", "soldier", "soldier", "kobold").play(0, "play:nothic", "pick:nothic,1", "recall:kanaglym")
    t.play(1, "discard:umber_hulk")
    assert [t.asked(player) for player in range(3)] == ["discard_one", "", ""]
    t.play(0, "discard:kobold")
    assert [t.asked(player) for player in range(3)] == ["", "", "discard_one"]
    t.play(2, "discard:umber_hulk").play(0, "discard:soldier")
    assert t.names("discards", 0) == ["kobold", "soldier"]
    assert ([len(hand) for hand in t.g.hands], t.asked(0)) == ([1, 3, 3], "act")


@pytest.mark.rule("tyrants.discard.umber_hulk", "tyrants.discard.neogi")
@pytest.mark.card("umber_hulk")
def test_at_the_end_of_the_turn_the_attacker_discards_from_what_is_left_in_hand() -> None:
    """Step 1 comes before the hand is discarded, so there is something to choose."""
    t = Table.empty(deck_1="aberrations").empty_barracks(0)
    t.put("hands", 1, "umber_hulk", "noble")
    t.put("decks", 0, "imix", *["noble"] * 6)
    t.begin(0, "neogi", "grimlock", "soldier").play(0, "play:neogi", "end_turn").play(1, "discard:umber_hulk")
    assert t.options(0) == {"discard:grimlock", "discard:soldier"}
    t.play(0, "discard:grimlock")
    assert t.names("discards", 0) == ["grimlock", "neogi", "soldier", "noble", "noble"]  # two were drawn at once
    assert (len(t.g.hands[0]), t.asked(1)) == (5, "act")
