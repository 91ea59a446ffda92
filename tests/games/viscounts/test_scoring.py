"""The final scoring line by line, ties, shared victories. Rules: score.*; the majorities have a file of their own."""

import pytest

from pentarchy.engine.registry import Outcome
from pentarchy.games.viscounts import GAME
from pentarchy.games.viscounts.scoring import total
from tests.games.viscounts.table import Table


def points(table: Table, side: int = 0) -> dict[str, int]:
    """The lines of a side that are not empty."""
    return {line: count for line, count in table.score(side).items() if count}


@pytest.mark.rule("viscounts.score.example_109")
def test_the_lines_in_the_order_of_the_rulebook() -> None:
    table = Table.empty(3)
    lines = ["trading_posts", "guildhalls", "workshops", "castle", "sets", "manuscripts", "leader", "bonus_cards"]
    assert list(table.score(0)) == [*lines, "debts", "deeds", "poverty", "prosperity"]
    assert points(table) == {}
    assert GAME.score(table.g, 0) == table.score(0)


# buildings ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.score.trading_posts", "viscounts.score.guildhalls", "viscounts.score.workshops")
@pytest.mark.parametrize(
    ("line", "worth"),
    [("trading_posts", (4, 9, 15)), ("guildhalls", (6, 13, 21)), ("workshops", (2, 5, 9))],  # T10
)
@pytest.mark.parametrize("slots", [(1,), (2,), (3,), (1, 2), (1, 3), (2, 3), (1, 2, 3)])
def test_buildings_by_their_number(line: str, worth: tuple[int, int, int], slots: tuple[int, ...]) -> None:
    """Whichever slots are empty."""
    table = Table.empty(2).emptied(1, *(f"{line.removesuffix('s')}_{slot}" for slot in slots))
    assert points(table, 1) == {line: worth[len(slots) - 1]}
    assert points(table, 0) == {}


@pytest.mark.rule("viscounts.score.trading_posts", "viscounts.score.guildhalls", "viscounts.score.workshops")
def test_all_buildings_score_45() -> None:
    kinds = ("trading_post", "guildhall", "workshop")
    table = Table.empty(2).emptied(0, *(f"{kind}_{slot}" for kind in kinds for slot in (1, 2, 3)))
    assert points(table) == {"trading_posts": 15, "guildhalls": 21, "workshops": 9}


# castle -------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.score.castle")
@pytest.mark.parametrize(
    ("workers", "worth"), [((1, 0, 0), 1), ((0, 1, 0), 2), ((0, 0, 1), 3), ((4, 0, 2), 10), ((2, 3, 4), 20)]
)
def test_workers_score_their_tier(workers: tuple[int, int, int], worth: int) -> None:
    """In all sections; those in the supply and those of others do not count."""
    table = Table.empty(2).workers(1, 1, "flip", 1).workers(1, 2, "flip", 1)
    sections = ("ink_stone", "flip", "gold_move", "hire_destroy", "virtue")
    for tier in (1, 2):
        for number in range(workers[tier - 1]):
            table.workers(0, tier, sections[-1 - number], 1)
    assert points(table.on_top(0, workers[2])) == {"castle": worth}
    assert points(table, 1) == {"castle": 3}


@pytest.mark.rule("viscounts.score.leader")
def test_the_leader_card_scores_5_for_its_holder_only() -> None:
    table = Table.empty(3)
    table.g.leader = 1
    assert [points(table, side) for side in range(3)] == [{}, {"leader": 5}, {}]


@pytest.mark.rule("viscounts.score.leader")
def test_whoever_reaches_the_top_has_the_leader_card() -> None:
    """From three workers on the second tier one rises for a resource: 2 + 2 + 3 points, and 5."""
    table = Table.empty(2).workers(0, 2, "flip", 3).workers(0, 1, "virtue", 1)
    table.does(0, "castle_move()").play(0, "shift:castle_virtue,castle_ink_stone", "take_good:ink")
    assert points(table) == {"castle": 8, "leader": 5}


# papers -------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.score.unpaid_debts")
def test_an_unpaid_debt_costs_2_and_a_paid_one_nothing() -> None:
    table = Table.empty(2).papers(0, debts=3).papers(1, paid=4)
    assert (points(table, 0), points(table, 1)) == ({"debts": -6}, {})
    table.papers(0, debts=1, paid=2)
    assert points(table) == {"debts": -2}
    assert total(table.g, 0) == -2


@pytest.mark.rule("viscounts.score.acquired_deeds", "viscounts.score.approved_deeds")
@pytest.mark.parametrize(("deeds", "approved", "worth"), [(1, 0, 1), (4, 0, 4), (0, 1, 3), (0, 3, 9), (4, 2, 10)])
def test_a_deed_scores_1_and_an_approved_one_3(deeds: int, approved: int, worth: int) -> None:
    assert points(Table.empty(2).papers(0, deeds=deeds, approved=approved)) == {"deeds": worth}


@pytest.mark.rule("viscounts.score.approved_deeds", "viscounts.score.unpaid_debts")
def test_flipping_is_worth_2_each() -> None:
    table = Table.empty(2).papers(0, debts=1, deeds=1)
    assert points(table) == {"debts": -2, "deeds": 1}
    table.does(0, "flip_deed()").does(0, "flip_debt()").play(0, "take_good:ink")
    assert points(table) == {"deeds": 3}


# icon manuscripts ---------------------------------------------------------------------------------------------------
def icon_tile(tile: str, *starting: str) -> Table:
    """A player with one manuscript and, of the starting cards, only these (in the discard pile)."""
    table = Table.empty(2)
    table.out(*(f"{name}.1" for name in table.names("discards", 0) if name not in starting))
    table.put("scrolls", 0, tile)
    return table


@pytest.mark.rule("viscounts.score.icon_manuscripts")
def test_four_nobles_on_cards_and_the_noble_guildhall_score_5() -> None:
    """Cards count on the board, in the hand, in the draw pile and in the discard pile."""
    table = icon_tile("yellow5_nobles", "squire").board(0, middle="diplomat").hand(0, "princess").deck(0, "aristocrat")
    assert table.score(0)["manuscripts"] == 4
    assert table.emptied(0, "guildhall_2").score(0)["manuscripts"] == 5


@pytest.mark.rule("viscounts.score.icon_manuscripts")
@pytest.mark.parametrize("place", ["hands", "decks", "discards", "boards"])
def test_all_icons_of_a_card_count_wherever_it_lies(place: str) -> None:
    table = icon_tile("blue6_criminals")
    table.put(place, 0, "antagonist")
    assert table.score(0)["manuscripts"] == 2


@pytest.mark.rule("viscounts.score.icon_manuscripts", "viscounts.score.icon_extras")
@pytest.mark.parametrize(
    ("tile", "building", "card", "each"),
    [
        ("grey5_builders", "guildhall_1", "bonus_grey", 1),
        ("yellow5_nobles", "guildhall_2", "bonus_yellow", 1),
        ("black5_clerics", "guildhall_3", "bonus_black", 1),
        ("blue5_merchants", "trading_post_3", "bonus_blue", 1),  # two merchants
    ],
)
def test_permanent_icons_of_buildings_and_bonus_cards_count(tile: str, building: str, card: str, each: int) -> None:
    table = icon_tile(tile)
    assert table.score(0)["manuscripts"] == 0
    assert table.emptied(0, building).score(0)["manuscripts"] == each
    table.put("bonuses", 0, card)
    assert table.score(0)["manuscripts"] == 2 * each


@pytest.mark.rule("viscounts.score.icon_manuscripts", "viscounts.score.icon_extras")
@pytest.mark.parametrize("tile", ["grey5_builders", "yellow5_nobles", "black5_clerics", "blue5_merchants"])
def test_what_does_not_count(tile: str) -> None:
    """Icons printed in the open slots, criminals, cards out of the game, of others or on the board's piles."""
    table = icon_tile(tile).hand(0, "antagonist").out("charlatan", "enforcer", "bishop", "therese")
    table.folk("lake", "foreman").hand(1, "aristocrat").discard(1, "vicar").emptied(1, "guildhall_1", "guildhall_2")
    assert table.cards(0) == ["", "", ""]
    assert table.score(0)["manuscripts"] == 0


@pytest.mark.rule("viscounts.score.icon_extras")
@pytest.mark.parametrize(
    ("cards", "points"), [((), 0), (("trader",), 0), (("lender",), 1), (("therese",), 1), (("therese", "trader"), 2)]
)
def test_fractions_are_rounded_down(cards: tuple[str, ...], points: int) -> None:
    table = icon_tile("blue5_merchants").hand(0, *cards)
    assert table.score(0)["manuscripts"] == points


@pytest.mark.rule("viscounts.score.manuscripts")
def test_sets_and_printed_points_are_added() -> None:
    """Three ribbons 9; three buildings 3 and two paid debts 2."""
    table = Table.empty(2).emptied(0, "workshop_1", "workshop_2", "workshop_3").papers(0, paid=2)
    table.put("scrolls", 0, "grey6_buildings", "yellow6_debts", "blue3_hire")
    assert points(table) == {"workshops": 9, "sets": 9, "manuscripts": 5}
    assert total(table.g, 0) == 23


# who wins -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.score.tiebreak")
def test_more_points_win_whatever_is_left() -> None:
    table = Table.empty(2).papers(0, deeds=2).papers(1, deeds=3).goods(0, silver=20)
    assert GAME.outcome(table.g) == Outcome((1,), "goal.most_vp")


@pytest.mark.rule("viscounts.score.tiebreak")
@pytest.mark.parametrize(
    ("first", "second", "winner"),
    [
        ({"silver": 3}, {"silver": 2}, 0),
        ({"silver": 3}, {"ink": 1, "stone": 1, "gold": 2}, 1),
        ({"silver": 1, "ink": 1}, {"gold": 1}, 0),
        ({"stone": 4}, {"silver": 3, "stone": 2}, 1),
        ({}, {"ink": 1}, 1),
    ],
)
def test_a_tie_goes_to_whoever_has_more_silver_and_resources(
    first: dict[str, int], second: dict[str, int], winner: int
) -> None:
    """Every silver, ink well, stone and gold counts one."""
    table = Table.empty(2).papers(0, approved=1).papers(1, deeds=3).goods(0, **first).goods(1, **second)
    assert GAME.outcome(table.g) == Outcome((winner,), "score.tiebreak")


@pytest.mark.rule("viscounts.score.tiebreak")
def test_only_tied_players_compare() -> None:
    table = Table.empty(4).papers(0, deeds=4).papers(1, deeds=5).papers(2, deeds=5).papers(3, deeds=1)
    table.goods(0, silver=9).goods(1, silver=1).goods(2, gold=2).goods(3, ink=9)
    assert GAME.outcome(table.g) == Outcome((2,), "score.tiebreak")


@pytest.mark.rule("viscounts.score.shared_victory")
@pytest.mark.parametrize(
    ("players", "deeds", "silver", "winners"),
    [
        (2, (3, 3), (2, 2), (0, 1)),
        (3, (3, 3, 3), (0, 0, 0), (0, 1, 2)),
        (3, (3, 3, 3), (2, 1, 2), (0, 2)),
        (4, (1, 3, 2, 3), (7, 2, 7, 2), (1, 3)),
    ],
)
def test_with_as_much_left_they_share_the_victory(
    players: int, deeds: tuple[int, ...], silver: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    table = Table.empty(players)
    for player in range(players):
        table.papers(player, deeds=deeds[player]).goods(player, silver=silver[player])
    assert GAME.outcome(table.g) == Outcome(winners, "score.shared_victory")


@pytest.mark.rule("viscounts.score.shared_victory")
def test_different_goods_of_the_same_number_are_a_tie() -> None:
    table = Table.empty(2).goods(0, silver=1, ink=1, stone=1).goods(1, gold=3)
    assert GAME.outcome(table.g) == Outcome((0, 1), "score.shared_victory")
