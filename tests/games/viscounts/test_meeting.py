"""Viscounts that meet at the end of a movement. Rules: meet.*."""

import pytest

from pentarchy.engine.errors import IllegalMove
from tests.games.viscounts.table import Table

ORDERS = {"123", "132", "213", "231", "312", "321"}


def before_the_meeting(players: int = 2) -> Table:
    """Player 0 is about to go one step from lake_left; all others stand on lake_right with three cards each."""
    t = Table.empty(players).board(0, "abbot", "labourer").hand(0, "trader")
    for other in range(1, players):
        t.at(other, "lake_right").board(other, "abbot", "labourer", "squire")
    return t.turn(0).play(0, "play:trader")


@pytest.mark.rule("viscounts.meet.rearrange", "viscounts.meet.before_action")
def test_whoever_is_met_may_rearrange_before_the_action() -> None:
    t = before_the_meeting().play(0, "move:lake_right")
    assert (t.asked(0), t.asked(1)) == ("", "new_order")
    assert t.options(1) == {f"arrange:{order}" for order in ORDERS}
    with pytest.raises(IllegalMove):
        t.play(0, "rest")
    t.play(1, "arrange:312")
    assert t.cards(1) == ["squire", "abbot", "labourer"]
    assert (t.asked(0), t.asked(1)) == ("act", "")
    assert t.events("met") == [("met", 0, 1)]
    assert t.events("rearranged") == [("rearranged", 1)]


@pytest.mark.rule("viscounts.meet.rearrange")
def test_cards_may_stay_as_they_are() -> None:
    t = before_the_meeting().play(0, "move:lake_right").play(1, "arrange:123")
    assert t.cards(1) == ["abbot", "labourer", "squire"]
    assert t.events("rearranged") == []
    assert t.asked(0) == "act"


@pytest.mark.rule("viscounts.meet.rearrange")
def test_on_another_space_of_the_segment_nobody_is_met() -> None:
    t = before_the_meeting().play(0, "move:lake_inner")
    assert (t.asked(0), t.asked(1), t.events("met")) == ("act", "", [])


@pytest.mark.rule("viscounts.meet.rearrange")
def test_on_the_inner_road_viscounts_meet_too() -> None:
    t = before_the_meeting().at(1, "lake_inner").play(0, "move:lake_inner")
    assert t.asked(1) == "new_order"


@pytest.mark.rule("viscounts.meet.rearrange")
def test_a_way_round_the_board_back_to_the_same_company_is_a_meeting() -> None:
    t = Table.empty().at(0, "lake_inner").at(1, "lake_inner").board(1, "abbot", "squire").goods(0, silver=4)
    t.hand(0, "trader").turn(0).play(0, "play:trader", "move:lake_inner")
    assert t.options(1) == {"arrange:123", "arrange:213"}
    t.play(1, "arrange:213")
    assert t.cards(1) == ["squire", "abbot", ""]


@pytest.mark.rule("viscounts.meet.rearrange")
@pytest.mark.parametrize("cards", [[], ["abbot"]])
def test_with_fewer_than_two_cards_there_is_nothing_to_rearrange(cards: list[str]) -> None:
    t = Table.empty().at(1, "lake_right").board(1, *cards).hand(0, "trader")
    t.turn(0).play(0, "play:trader", "move:lake_right")
    assert (t.asked(0), t.asked(1)) == ("act", "")


@pytest.mark.rule("viscounts.meet.each_opponent", "viscounts.meet.before_action")
def test_every_opponent_there_is_asked_in_turn_order_and_the_moving_player_is_not() -> None:
    t = before_the_meeting(4).at(2, "lake_inner").play(0, "move:lake_right")
    assert [t.asked(player) for player in range(4)] == ["", "new_order", "", ""]
    t.play(1, "arrange:321")
    assert [t.asked(player) for player in range(4)] == ["", "", "", "new_order"]
    t.play(3, "arrange:132")
    assert [t.asked(player) for player in range(4)] == ["act", "", "", ""]
    assert t.cards(0) == ["trader", "abbot", "labourer"]
    assert t.cards(1) == ["squire", "labourer", "abbot"]
    assert t.cards(2) == ["abbot", "labourer", "squire"]
    assert t.cards(3) == ["abbot", "squire", "labourer"]
    assert t.events("met") == [("met", 0, 1), ("met", 0, 3)]


@pytest.mark.rule("viscounts.meet.each_opponent")
def test_turn_order_begins_after_the_player_who_moved() -> None:
    t = Table.empty(3).at(2, "lake_left").hand(2, "trader")
    for other in (0, 1):
        t.at(other, "lake_right").board(other, "abbot", "squire")
    t.turn(2).play(2, "play:trader", "move:lake_right")
    assert [t.asked(player) for player in range(3)] == ["new_order", "", ""]
    t.play(0, "arrange:213")
    assert [t.asked(player) for player in range(3)] == ["", "new_order", ""]
    t.play(1, "arrange:123")
    assert t.asked(2) == "act"


@pytest.mark.rule("viscounts.meet.rearrange")
def test_rearranging_triggers_nothing() -> None:
    """The Journeyman and the Thief would do something if they dropped off, the Financier if it was played."""
    t = Table.empty().at(1, "lake_right").board(1, "journeyman", "financier", "thief").hand(0, "trader")
    t.turn(0).play(0, "play:trader", "move:lake_right").play(1, "arrange:231")
    assert t.cards(1) == ["financier", "thief", "journeyman"]
    assert (t.asked(0), t.asked(1)) == ("act", "")
    assert (t.owned(1), t.g.debts[1], t.markers(1)) == ({}, 0, (1, 7))
