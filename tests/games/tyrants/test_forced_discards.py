"""Opponents who must discard. Rules: discard.*, but for the cards that answer to it."""

import pytest

from pentarchy.engine.errors import IllegalMove
from pentarchy.engine.views import view
from tests.games.tyrants.table import Table

FOUR = ("noble", "soldier", "house_guard", "kobold")
# how each card with the limit of three is played against player 1, who has a troop in Everfire
LIMITED = {
    "chuul": ["spy:everfire"],
    "cranium_rats": ["place:ched_nasad", "place:ched_nasad"],
    "gauth": ["pick:gauth,1"],
    "mindwitness": ["kill:everfire,2"],
    "nothic": ["pick:nothic,1", "recall:kanaglym"],
}


def attacked(card: str, *hand: str) -> Table:
    """Player 0 has played a card against player 1, who holds this hand."""
    t = Table.empty(deck_1="aberrations").troops(0, "everfire").troops(0, "ched_nasad").troops(1, "everfire")
    t.spy(0, "kanaglym")
    t.put("hands", 1, *hand)
    t.begin(0, card, "priestess_of_lolth").play(0, f"play:{card}", *LIMITED[card])
    return t


@pytest.mark.rule("tyrants.discard.owner_chooses", "tyrants.discard.more_than_three")
@pytest.mark.parametrize("card", LIMITED)
def test_the_victim_chooses_a_card_of_the_own_hand(card: str) -> None:
    """In the middle of the other player's turn, who waits; then that turn goes on."""
    t = attacked(card, *FOUR)
    assert (t.asked(0), t.asked(1)) == ("", "discard_one")
    assert view(t.g, 0)["waiting"] == [1]
    assert t.options(1) == {f"discard:{name}" for name in FOUR}
    with pytest.raises(IllegalMove):
        t.play(0, "end_turn")
    t.play(1, "discard:house_guard")
    assert (t.names("discards", 1), t.names("hands", 1)) == (["house_guard"], ["noble", "soldier", "kobold"])
    assert t.names("discards", 0) == []
    assert view(t.g, 0)["discards"][1] == list(t.g.discards[1])
    assert (t.asked(0), t.asked(1)) == ("act", "")


@pytest.mark.rule("tyrants.discard.more_than_three")
@pytest.mark.parametrize("size", [0, 3, 4, 5])
@pytest.mark.parametrize("card", LIMITED)
def test_three_cards_are_safe_and_four_are_not(card: str, size: int) -> None:
    t = attacked(card, *["noble"] * size)
    assert (t.asked(1) == "discard_one") == (size > 3)
    assert (t.asked(0) == "act") == (size <= 3)


@pytest.mark.rule("tyrants.discard.more_than_three")
@pytest.mark.parametrize("hand", [["noble"] * 4, list(FOUR), ["ambassador", "grimlock", "umber_hulk", "noble"]])
def test_who_is_asked_depends_on_the_size_of_the_hand_only(hand: list[str]) -> None:
    """Also with four copies of one card: otherwise the attacker would learn that they are alike."""
    t = attacked("gauth", *hand)
    assert t.asked(1) == "discard_one"
    seen = view(t.g, 0)
    assert (seen["waiting"], seen["hands"][1]) == ([1], [None] * 4)


@pytest.mark.rule("tyrants.discard.more_than_three", "tyrants.discard.no_refill")
def test_the_hand_is_counted_anew_for_each_effect() -> None:
    """Four cards, then three: the second pack of rats finds nobody."""
    t = attacked("cranium_rats", *FOUR)
    t.play(1, "discard:noble")
    t.put("hands", 0, "cranium_rats.2")
    t.g.offered[0] = None
    t.play(0, "play:cranium_rats", "place:everfire", "place:ched_nasad")
    assert (t.asked(0), len(t.g.hands[1])) == ("act", 3)


@pytest.mark.rule("tyrants.discard.more_than_three")
@pytest.mark.parametrize("card", ["cranium_rats", "gauth"])
def test_only_opponents_with_enough_cards_can_be_named(card: str) -> None:
    t = Table.empty(players=4, deck_1="aberrations").troops(0, "ched_nasad")
    for player, size in ((1, 3), (2, 4), (3, 5)):
        t.put("hands", player, *["noble"] * size)
    t.begin(0, card, *["noble"] * 5).play(0, f"play:{card}", *LIMITED[card])
    assert t.options(0) == {"target:3", "target:4"}
    assert t.why(0) == {"target:2": "discard.more_than_three"}
    t.play(0, "target:4").play(3, "discard:noble")
    assert [len(hand) for hand in t.g.hands[1:]] == [3, 4, 4]
    assert t.asked(0) == "act"


@pytest.mark.rule("tyrants.discard.more_than_three")
@pytest.mark.card("gauth")
def test_a_single_possible_victim_needs_no_naming() -> None:
    t = Table.empty(players=4, deck_1="aberrations")
    for player, size in ((1, 3), (2, 4), (3, 0)):
        t.put("hands", player, *["noble"] * size)
    t.begin(0, "gauth").play(0, "play:gauth", "pick:gauth,1")
    assert (t.asked(0), t.asked(2)) == ("", "discard_one")


@pytest.mark.rule("tyrants.discard.order")
@pytest.mark.card("nothic")
def test_several_opponents_discard_clockwise_from_the_active_player() -> None:
    t = Table.empty(players=4, deck_1="aberrations").spy(2, "kanaglym")
    for player in (0, 1, 3):
        t.put("hands", player, *FOUR)
    t.begin(2, "nothic").play(2, "play:nothic", "pick:nothic,1", "recall:kanaglym")
    for player in (3, 0, 1):
        assert [p for p in range(4) if t.asked(p)] == [player]
        t.play(player, "discard:soldier")
    assert [len(hand) for hand in t.g.hands] == [3, 3, 0, 3]
    assert t.asked(2) == "act"


@pytest.mark.rule("tyrants.discard.order", "tyrants.discard.more_than_three")
@pytest.mark.card("nothic")
def test_whoever_has_too_few_cards_is_passed_over() -> None:
    t = Table.empty(players=3, section="left", deck_1="aberrations").spy(0, "kanaglym")
    t.put("hands", 1, *["noble"] * 3)
    t.put("hands", 2, *["noble"] * 4)
    t.begin(0, "nothic").play(0, "play:nothic", "pick:nothic,1", "recall:kanaglym")
    assert (t.asked(1), t.asked(2)) == ("", "discard_one")
    t.play(2, "discard:noble")
    assert ([len(hand) for hand in t.g.hands], t.asked(0)) == ([0, 3, 3], "act")


@pytest.mark.rule("tyrants.discard.no_refill")
def test_a_discarded_card_is_not_replaced() -> None:
    t = attacked("gauth", *FOUR, "noble")
    t.put("decks", 1, "imix")
    t.play(1, "discard:noble").play(0, "end_turn")
    assert (t.asked(1), len(t.g.hands[1]), t.names("decks", 1)) == ("act", 4, ["imix"])


@pytest.mark.rule("tyrants.discard.neogi")
@pytest.mark.card("neogi")
@pytest.mark.parametrize("size", [0, 1, 2, 5])
def test_the_neogi_strikes_at_the_end_of_the_turn_whatever_the_hand(size: int) -> None:
    """A last card goes without a question, for there is nothing to choose."""
    t = Table.empty(deck_1="aberrations").troops(0, "ched_nasad")
    t.put("hands", 1, *["noble"] * size)
    t.begin(0, "neogi", "soldier").play(0, "play:neogi", *["place:ched_nasad"] * 3, "place:ched_nasad-llacerellyn.1")
    assert (t.asked(0), len(t.g.hands[1])) == ("act", size)
    t.play(0, "end_turn")
    if size > 1:
        assert t.asked(1) == "discard_one"
        assert t.names("hands", 0) == ["soldier"]  # its own player has discarded nothing yet
        t.play(1, "discard:noble")
    assert (len(t.g.hands[1]), t.names("discards", 1)) == (max(size - 1, 0), ["noble"] * min(size, 1))
    assert (t.asked(1), t.g.current) == ("act", 1)


@pytest.mark.rule("tyrants.discard.neogi", "tyrants.discard.order", "tyrants.discard.no_refill")
@pytest.mark.card("neogi")
def test_the_neogi_hits_every_opponent_in_turn_and_none_with_an_empty_hand() -> None:
    t = Table.empty(players=4, deck_1="aberrations").troops(0, "ruins_of_dekanter")
    t.put("hands", 1, "noble", "soldier")
    t.put("hands", 3, "noble", "soldier")
    t.begin(0, "neogi").play(0, "play:neogi", *["place:ruins_of_dekanter"] * 3, "place:phaerlin-ruins_of_dekanter.2")
    t.play(0, "end_turn").play(1, "discard:noble")
    assert (t.asked(2), t.asked(3)) == ("", "discard_one")
    t.play(3, "discard:soldier")
    assert [t.names("discards", player) for player in (1, 2, 3)] == [["noble"], [], ["soldier"]]
    assert (t.asked(1), t.g.current) == ("act", 1)


@pytest.mark.rule("tyrants.discard.mindwitness")
@pytest.mark.card("mindwitness")
def test_the_mindwitness_hits_the_owner_of_the_troop_it_killed() -> None:
    t = Table.empty(players=3, section="left", deck_1="aberrations").troops(0, "everfire")
    t.troops(1, "everfire").troops(2, "everfire")
    for player in (1, 2):
        t.put("hands", player, *FOUR)
    t.begin(0, "mindwitness").play(0, "play:mindwitness", "kill:everfire,3")
    assert (t.asked(1), t.asked(2)) == ("", "discard_one")
    t.play(2, "discard:noble")
    assert ([len(hand) for hand in t.g.hands], t.asked(0)) == ([0, 4, 3], "act")


@pytest.mark.rule("tyrants.discard.mindwitness")
@pytest.mark.card("mindwitness")
@pytest.mark.parametrize("site", ["mantol_derith", "kanaglym"])
def test_a_white_troop_or_no_kill_makes_nobody_discard(site: str) -> None:
    """Also if a player's troop was killed earlier in the turn, by another card."""
    t = Table.empty(deck_1="aberrations").troops(0, "everfire").troops(1, "everfire")
    t.put("hands", 1, *FOUR)
    t.begin(0, "blackguard", "mindwitness").play(0, "play:blackguard", "pick:blackguard,1")
    assert t.g.trophies[0][1] == 1
    t.troops(0, site)
    t.play(0, "play:mindwitness")
    if site == "mantol_derith":
        t.play(0, "kill:mantol_derith,white")
    assert (len(t.g.hands[1]), t.asked(0)) == (4, "act")


@pytest.mark.rule("tyrants.discard.chuul")
@pytest.mark.card("chuul")
def test_the_chuul_hits_everyone_with_a_troop_at_its_spy() -> None:
    """Not those with only a spy there, not those with too few cards."""
    t = Table.empty(players=4, deck_1="aberrations")
    t.troops(1, "everfire").troops(2, "everfire").troops(3, "everfire-chaulssin").spy(3, "everfire")
    for player, size in ((1, 4), (2, 3), (3, 5)):
        t.put("hands", player, *["noble"] * size)
    t.begin(0, "chuul").play(0, "play:chuul", "spy:everfire")
    assert [player for player in range(4) if t.asked(player)] == [1]
    t.play(1, "discard:noble")
    assert ([len(hand) for hand in t.g.hands[1:]], t.asked(0)) == ([3, 3, 5], "act")


@pytest.mark.rule("tyrants.discard.chuul")
@pytest.mark.card("chuul")
def test_without_a_spy_placed_the_chuul_hits_nobody() -> None:
    """All five spies stay where they are; one of them stands beside the opponent."""
    t = Table.empty(deck_1="aberrations").troops(1, "everfire")
    t.spy(0, "everfire", "kanaglym", "skullport", "labyrinth", "eryndlyn")
    t.put("hands", 1, *FOUR)
    t.begin(0, "chuul").play(0, "play:chuul")
    assert t.asked(0) == "recall_first"
    t.play(0, "done")
    assert (len(t.g.hands[1]), t.asked(0)) == (4, "act")


@pytest.mark.rule("tyrants.discard.chuul")
@pytest.mark.card("chuul")
def test_two_opponents_at_the_site_discard_one_after_the_other() -> None:
    t = Table.empty(players=3, section="left", deck_1="aberrations").troops(0, "everfire").troops(2, "everfire")
    for player in (0, 2):
        t.put("hands", player, *FOUR)
    t.begin(1, "chuul").play(1, "play:chuul", "spy:everfire")
    assert (t.asked(2), t.asked(0)) == ("discard_one", "")
    t.play(2, "discard:noble").play(0, "discard:kobold")
    assert ([len(hand) for hand in t.g.hands], t.asked(1)) == ([3, 0, 3], "act")
