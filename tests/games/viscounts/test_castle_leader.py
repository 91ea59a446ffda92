"""The castle leader card. Rules: castle.leader_*."""

import pytest

from pentarchy.games.viscounts.rounds import draw_phase
from tests.games.viscounts.table import Table


def climber(player: int = 0, on_top: tuple[int, ...] = (0, 0), leader: int = -1) -> Table:
    """A player with two workers on the second tier of E, ready to rise; so many are on the third tier."""
    table = Table.empty(len(on_top)).workers(player, 2, "virtue", 2)
    for side, count in enumerate(on_top):
        table.on_top(side, count)
    table.g.leader = leader
    return table


def rise(table: Table, player: int = 0, workers: int = 1) -> Table:
    """So many workers of the player reach the third tier, up to the first reward."""
    table.workers(player, 1, "virtue", 3 * workers - 2)
    return table.does(player, "workers(2)").play(player, "settle:castle_virtue")


@pytest.mark.rule("viscounts.castle.leader_first")
@pytest.mark.parametrize("player", [0, 1, 2])
def test_the_first_on_the_third_tier_takes_the_card_at_once(player: int) -> None:
    table = climber(player, (0, 0, 0))
    assert table.g.leader == -1
    rise(table, player)
    assert table.asked(player) == "resource_which"  # even before the reward
    assert table.g.leader == player
    assert table.events("took_leader") == [("took_leader", player)]


@pytest.mark.rule("viscounts.castle.leader_first")
def test_workers_on_the_second_tier_do_not_bring_it() -> None:
    table = Table.empty().workers(0, 2, "virtue", 1).workers(0, 1, "virtue", 2)
    table.does(0, "workers(1)").play(0, "settle:castle_virtue")
    assert table.tier(2, 0) == {"virtue": 2}
    assert table.g.leader == -1


@pytest.mark.rule("viscounts.castle.leader_change")
@pytest.mark.parametrize(
    ("own", "holder", "changes"),
    [(0, 1, False), (1, 1, True), (0, 2, False), (1, 2, False), (2, 2, True), (3, 5, False)],
)
def test_the_card_passes_on_strictly_more_workers(own: int, holder: int, changes: bool) -> None:
    """T24: with 1 against 1 the leader stays, with 2 against 1 the card passes."""
    table = rise(climber(0, (own, holder, 0), leader=1))
    assert table.g.tier_3 == [own + 1, holder, 0]
    assert table.g.leader == (0 if changes else 1)
    assert table.events("took_leader") == ([("took_leader", 0)] if changes else [])


@pytest.mark.rule("viscounts.castle.leader_change")
def test_it_passes_as_soon_as_there_are_more() -> None:
    """Two workers rise one after another: a tie first, then more, each before its reward."""
    table = rise(climber(0, (0, 1), leader=1), workers=2)
    assert (table.g.tier_3, table.g.leader) == ([1, 1], 1)
    table.play(0, "take_good:ink")
    assert (table.g.tier_3, table.g.leader) == ([2, 1], 0)
    table.play(0, "take_good:ink")
    assert table.g.over


@pytest.mark.rule("viscounts.castle.leader_change")
def test_the_leader_keeps_the_card_when_rising_again() -> None:
    table = rise(climber(0, (1, 1), leader=0))
    assert table.g.leader == 0
    assert table.events("took_leader") == []


@pytest.mark.rule("viscounts.castle.leader_change")
def test_only_the_number_of_the_holder_counts() -> None:
    """Player 0 has more than player 2, but not more than the leader."""
    table = rise(climber(0, (1, 2, 1), leader=1))
    assert table.g.tier_3 == [2, 2, 1]
    assert table.g.leader == 1


def drawn(leader: int, hand: int, *emptied: str) -> list[str]:
    """The hand of player 0 after phase 6, with so many cards before."""
    cards = ["abbot", "financier", "journeyman", "labourer", "lender", "squire", "thief", "trader"]
    table = Table.empty().hand(0, *cards[:hand]).deck(0, *cards[hand:]).emptied(0, *emptied)
    table.g.leader = leader
    return table.run(draw_phase(0)).names("hands", 0)


@pytest.mark.rule("viscounts.castle.leader_hand")
@pytest.mark.parametrize(
    ("leader", "emptied", "limit"),
    [(-1, (), 3), (1, (), 3), (0, (), 4), (0, ("workshop_3",), 5), (1, ("workshop_3",), 4)],
)
def test_the_leader_has_one_more_card_in_hand(leader: int, emptied: tuple[str, ...], limit: int) -> None:
    assert len(drawn(leader, 0, *emptied)) == len(drawn(leader, 2, *emptied)) == limit


@pytest.mark.rule("viscounts.castle.leader_loss")
@pytest.mark.parametrize(("hand", "after"), [(4, 4), (5, 5), (3, 3), (2, 3)])
def test_who_has_lost_the_card_keeps_the_hand_but_draws_to_the_lower_limit(hand: int, after: int) -> None:
    assert len(drawn(1, hand)) == after


@pytest.mark.rule("viscounts.castle.leader_loss")
def test_losing_the_card_costs_no_cards() -> None:
    table = climber(0, (1, 1), leader=1).hand(1, "abbot", "thief", "trader", "squire")
    rise(table).play(0, "take_good:ink")
    assert table.g.leader == 0
    assert table.names("hands", 1) == ["abbot", "thief", "trader", "squire"]
    assert table.g.over
