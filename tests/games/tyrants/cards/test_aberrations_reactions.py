"""Aberrations that answer to a discard forced by an opponent: Ambassador, Grimlock, Umber Hulk."""

import pytest

from tests.games.tyrants.cards.aberrations_and_undead import at_rest, hand_size, hold, pool
from tests.games.tyrants.table import Table


def forced(card: str, *of_the_cause: str) -> Table:
    """Player 0, with these cards in hand, makes player 1 discard; player 1 has this card and three Nobles."""
    t = hold(Table.empty(), 1, 4, card).begin(0, "gauth", *of_the_cause)
    t.play(0, "play:gauth", "pick:gauth,1")
    assert t.options(1) == {"discard:noble", f"discard:{card}"}
    return t


def own_cost(card: str) -> Table:
    """Player 0 discards this card to be rid of an Insane Outcast; player 1 has a hand, player 0 a deck."""
    t = hold(Table.empty(deck_1="demons"), 1, 4)
    t.put("decks", 0, *["noble"] * 3)
    t.begin(0, "insane_outcast", card, "soldier").play(0, "play:insane_outcast", f"discard:{card}")
    assert t.names("discards", 0) == [card]
    assert t.names("played", 0) == []
    return t


# any of the three --------------------------------------------------------------------------------------------------
@pytest.mark.card("ambassador", "grimlock", "umber_hulk")
@pytest.mark.rule("tyrants.discard.reactions")
@pytest.mark.parametrize("card", ["ambassador", "grimlock", "umber_hulk"])
def test_no_answer_to_a_cost_that_the_owner_pays(card: str) -> None:
    t = own_cost(card)
    assert t.names("hands", 0) == ["soldier"]
    assert hand_size(t, 1) == 4
    assert at_rest(t)


@pytest.mark.card("ambassador", "grimlock", "umber_hulk")
@pytest.mark.rule("tyrants.discard.reactions")
@pytest.mark.parametrize("card", ["ambassador", "grimlock", "umber_hulk"])
def test_no_answer_to_the_end_of_the_turn(card: str) -> None:
    """Left in hand it is simply discarded; five new cards are drawn and no more, and nobody else loses a card."""
    t = hold(Table.empty(), 1, 4)
    t.put("decks", 0, *["noble"] * 8)
    t.begin(0, card).play(0, "end_turn")
    assert t.names("discards", 0) == [card]
    assert (hand_size(t, 0), len(t.g.decks[0]), hand_size(t, 1)) == (5, 3, 4)
    assert at_rest(t, 1)


@pytest.mark.card("ambassador", "grimlock", "umber_hulk")
@pytest.mark.rule("tyrants.discard.owner_chooses")
@pytest.mark.parametrize("card", ["ambassador", "grimlock", "umber_hulk"])
def test_no_answer_while_another_card_is_discarded(card: str) -> None:
    """Only the card that is discarded answers, not one that stays in hand."""
    t = forced(card, "soldier")
    t.put("decks", 1, "soldier", "soldier")
    t.play(1, "discard:noble")
    assert sorted(t.names("hands", 1)) == sorted([card, "noble", "noble"])
    assert (t.names("discards", 1), t.names("hands", 0)) == (["noble"], ["soldier"])
    assert at_rest(t)


# Ambassador --------------------------------------------------------------------------------------------------------
@pytest.mark.card("ambassador")
@pytest.mark.rule("tyrants.discard.ambassador")
@pytest.mark.parametrize(("answer", "zone"), [("accept", "inner_circles"), ("done", "discards")])
def test_ambassador_may_be_promoted_instead(answer: str, zone: str) -> None:
    """The owner decides; either way it was the required discard and no second card has to go."""
    t = forced("ambassador").play(1, "discard:ambassador")
    assert t.asked(1) == "accept_or_not"
    assert t.options(1) == {"accept", "done"}
    t.play(1, answer)
    assert t.names(zone, 1) == ["ambassador"]
    assert len(t.g.inner_circles[1] + t.g.discards[1]) == 1
    assert hand_size(t, 1) == 3
    assert at_rest(t)


@pytest.mark.card("ambassador")
@pytest.mark.rule("tyrants.promote.eot_another", "tyrants.promote.eot_mandatory")
def test_ambassador_promotes_another_card_at_the_end_of_the_turn() -> None:
    """One card played this turn, not the Ambassador, not one still in hand; it cannot be declined."""
    t = Table.empty().begin(0, "ambassador", "noble", "soldier", "house_guard")
    t.play(0, "play:ambassador", "play:noble", "play:soldier")
    assert t.names("inner_circles", 0) == []
    t.play(0, "end_turn")
    assert t.asked(0) == "promote_which"
    assert t.options(0) == {"promote:noble", "promote:soldier"}
    assert t.why(0) == {"promote:ambassador": "promote.eot_another"}
    t.play(0, "promote:soldier")
    assert t.names("inner_circles", 0) == ["soldier"]
    assert sorted(t.names("hands", 0)) == ["ambassador", "house_guard", "noble"]
    assert at_rest(t, 1)


@pytest.mark.card("ambassador")
@pytest.mark.rule("tyrants.promote.eot_another")
def test_ambassador_alone_promotes_nothing() -> None:
    t = Table.empty()
    t.put("decks", 0, *["noble"] * 5)
    t.begin(0, "ambassador").play(0, "play:ambassador", "end_turn")
    assert t.names("inner_circles", 0) == []
    assert t.names("discards", 0) == ["ambassador"]
    assert at_rest(t, 1)


@pytest.mark.card("ambassador")
@pytest.mark.rule("tyrants.promote.eot_another", "tyrants.promote.eot_stays")
def test_two_ambassadors_promote_each_other() -> None:
    """The second one still promotes after it has been promoted by the first."""
    t = Table.empty().begin(0, "ambassador", "ambassador").play(0, "play:ambassador", "play:ambassador", "end_turn")
    assert t.names("inner_circles", 0) == ["ambassador", "ambassador"]
    assert at_rest(t, 1)


# Grimlock ----------------------------------------------------------------------------------------------------------
@pytest.mark.card("grimlock")
@pytest.mark.rule("tyrants.discard.grimlock")
def test_grimlock_draws_two_cards_at_once() -> None:
    """In the opponent's turn, for its owner only."""
    t = forced("grimlock")
    t.put("decks", 1, "house_guard", "soldier", "noble")
    t.put("decks", 0, "noble", "noble")
    t.play(1, "discard:grimlock")
    assert t.names("hands", 1) == ["noble"] * 4 + ["soldier"]
    assert (t.names("decks", 1), t.names("discards", 1)) == (["house_guard"], ["grimlock"])
    assert hand_size(t, 0) == 0
    assert at_rest(t)


@pytest.mark.card("grimlock")
@pytest.mark.rule("tyrants.discard.grimlock", "tyrants.draw.reshuffle")
def test_grimlock_may_be_drawn_again_itself() -> None:
    """With an empty deck the discard pile is shuffled, the Grimlock among it; beyond it nothing is drawn."""
    t = forced("grimlock").play(1, "discard:grimlock")
    assert t.names("hands", 1) == ["noble", "noble", "noble", "grimlock"]
    assert t.names("discards", 1) == []
    assert at_rest(t)


@pytest.mark.card("grimlock")
@pytest.mark.rule("tyrants.deploy.presence", "tyrants.deploy.from_barracks")
def test_grimlock_deploys_one_troop() -> None:
    """Played, it draws nothing."""
    t = Table.empty().troops(0, "everfire", 3)
    t.put("decks", 0, "noble", "noble")
    t.begin(0, "grimlock").play(0, "play:grimlock")
    near = ("menzoberranzan-everfire.2", "chasmleap_bridge-everfire", "everfire-halls_of_the_scoured_legion")
    assert t.options(0) == {f"place:{place}" for place in near}
    assert t.why(0)["place:everfire"] == "deploy.from_barracks"
    assert t.why(0)["place:chasmleap_bridge"] == "deploy.presence"
    t.play(0, "place:chasmleap_bridge-everfire")
    assert t.at("chasmleap_bridge-everfire") == {0: 1}
    assert hand_size(t, 0) == 0
    assert at_rest(t)


@pytest.mark.card("grimlock")
@pytest.mark.rule("tyrants.deploy.no_troops_on_map")
def test_grimlock_without_a_troop_on_the_board_deploys_anywhere() -> None:
    """A spy does not change that."""
    t = Table.empty().spy(0, "everfire").begin(0, "grimlock").play(0, "play:grimlock", "place:kanaglym")
    assert t.at("kanaglym") == {0: 1}
    assert at_rest(t)


# Umber Hulk --------------------------------------------------------------------------------------------------------
@pytest.mark.card("umber_hulk")
@pytest.mark.rule("tyrants.discard.umber_hulk")
def test_umber_hulk_makes_who_caused_it_discard() -> None:
    """Two cards are enough: the limit of the first card does not count."""
    t = forced("umber_hulk", "soldier", "house_guard").play(1, "discard:umber_hulk")
    assert (t.asked(0), t.asked(1)) == ("discard_one", "")
    assert t.options(0) == {"discard:soldier", "discard:house_guard"}
    t.play(0, "discard:house_guard")
    assert (t.names("hands", 0), t.names("discards", 0)) == (["soldier"], ["house_guard"])
    assert (hand_size(t, 1), t.names("discards", 1)) == (3, ["umber_hulk"])
    assert at_rest(t)


@pytest.mark.card("umber_hulk")
@pytest.mark.rule("tyrants.discard.umber_hulk", "tyrants.discard.no_refill")
@pytest.mark.parametrize("hand", [["soldier"], []])
def test_umber_hulk_against_a_hand_of_one_or_none(hand: list[str]) -> None:
    t = forced("umber_hulk", *hand).play(1, "discard:umber_hulk")
    assert (t.names("hands", 0), t.names("discards", 0)) == ([], hand)
    assert at_rest(t)


@pytest.mark.card("umber_hulk")
@pytest.mark.rule("tyrants.discard.umber_hulk")
def test_umber_hulk_hits_only_who_caused_it() -> None:
    """Of three players the third loses nothing, and the other victim still has to discard afterwards."""
    t = Table.empty(players=3, section="left").spy(0, "everfire")
    hold(hold(t, 1, 4, "umber_hulk"), 2, 5).begin(0, "nothic", "noble", "noble")
    t.play(0, "play:nothic", "pick:nothic,1", "recall:everfire")
    t.play(1, "discard:umber_hulk")
    assert [t.asked(player) for player in range(3)] == ["discard_one", "", ""]
    t.play(0, "discard:noble")
    assert [t.asked(player) for player in range(3)] == ["", "", "discard_one"]
    t.play(2, "discard:noble")
    assert [hand_size(t, player) for player in range(3)] == [1, 3, 4]
    assert at_rest(t)


@pytest.mark.card("umber_hulk")
@pytest.mark.rule("tyrants.discard.umber_hulk", "tyrants.discard.reactions")
def test_umber_hulk_is_answered_by_an_umber_hulk() -> None:
    """The counter-discard is forced by an opponent too, so it goes on until somebody discards something else."""
    t = forced("umber_hulk", "umber_hulk", "noble").play(1, "discard:umber_hulk")
    t.play(0, "discard:umber_hulk")
    assert (t.asked(0), t.asked(1)) == ("", "discard_one")
    assert t.options(1) == {"discard:noble"}
    t.play(1, "discard:noble")
    assert (hand_size(t, 0), hand_size(t, 1)) == (1, 2)
    assert at_rest(t)


@pytest.mark.card("umber_hulk", "grimlock", "ambassador")
@pytest.mark.rule("tyrants.discard.umber_hulk", "tyrants.discard.reactions")
@pytest.mark.parametrize("card", ["grimlock", "ambassador"])
def test_the_one_who_started_answers_to_the_counter_discard(card: str) -> None:
    t = forced("umber_hulk", card)
    t.put("decks", 0, "soldier", "soldier")
    t.play(1, "discard:umber_hulk")
    if card == "ambassador":
        t.play(0, "accept")
    assert t.names("hands", 0) == (["soldier", "soldier"] if card == "grimlock" else [])
    assert t.names("inner_circles", 0) == (["ambassador"] if card == "ambassador" else [])
    assert at_rest(t)


@pytest.mark.card("umber_hulk")
@pytest.mark.rule("tyrants.discard.neogi", "tyrants.discard.umber_hulk")
def test_umber_hulk_answers_the_neogi_at_the_end_of_the_turn() -> None:
    """What is still in hand then can be lost; played cards cannot."""
    t = hold(Table.empty().troops(0, "everfire").empty_barracks(0), 1, 2, "umber_hulk")
    t.begin(0, "neogi", "soldier", "house_guard").play(0, "play:neogi", "end_turn")
    t.play(1, "discard:umber_hulk")
    assert t.options(0) == {"discard:soldier", "discard:house_guard"}
    t.play(0, "discard:soldier")
    assert t.events("discard_forced")[-1] == ("discard_forced", 0, t.card("soldier"), 1, t.card("umber_hulk"))
    assert at_rest(t, 1)


@pytest.mark.card("umber_hulk")
@pytest.mark.rule("tyrants.deploy.several", "tyrants.deploy.empty_barracks_vp")
@pytest.mark.parametrize(("left", "troops", "vp"), [(10, 3, 0), (2, 2, 1), (0, 0, 3)])
def test_umber_hulk_deploys_three_troops(left: int, troops: int, vp: int) -> None:
    """Each one that the barracks do not have is 1 VP; nobody discards."""
    t = hold(Table.empty().troops(0, "ched_nasad").empty_barracks(0, left), 1, 5)
    t.begin(0, "umber_hulk", "noble").play(0, "play:umber_hulk", *["place:ched_nasad"] * troops)
    assert t.at("ched_nasad") == {0: 1 + troops}
    assert t.g.vp[0] == vp
    assert (hand_size(t, 0), hand_size(t, 1)) == (1, 5)
    assert pool(t) == (0, 0)
    assert at_rest(t)


@pytest.mark.card("umber_hulk")
@pytest.mark.rule("tyrants.deploy.no_space")
def test_umber_hulk_without_space_deploys_nothing() -> None:
    """Troops in the barracks but every space with presence taken: no troop and no VP."""
    t = Table.empty().troops(0, "llacerellyn", 2).troops(1, "eryndlyn-llacerellyn").troops(1, "tsenviilyq-llacerellyn")
    t.troops(1, "ched_nasad-llacerellyn.2").begin(0, "umber_hulk").play(0, "play:umber_hulk")
    assert t.g.barracks[0] == 38
    assert t.g.vp[0] == 0
    assert at_rest(t)
