"""Points of the poverty and prosperity cards. Rules: score.poverty, score.prosperity, score.majority_*."""

import pytest

from tests.games.viscounts.table import Table

CARDS = ("poverty", "prosperity")
cards = pytest.mark.parametrize("card", CARDS)


def flipped(card: str, *counts: int, players: int = 0) -> Table:
    """The card is revealed; the sides have flipped so many of its type: approved deeds, paid debts."""
    table = Table.empty(players or len(counts))
    for side, count in enumerate(counts):
        if card == "poverty":
            table.papers(side, approved=count)
        else:
            table.papers(side, paid=count)
    setattr(table.g, card, 0)
    return table


def shares(table: Table, card: str) -> list[int]:
    return [table.score(side)[card] for side in range(table.g.sides)]


# what counts --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.score.poverty")
def test_poverty_rewards_approved_deeds() -> None:
    """Neither acquired deeds nor debts; prosperity is not revealed."""
    table = Table.empty(4).papers(0, approved=1, deeds=9, paid=9, debts=9).papers(1, approved=2, paid=1)
    table.papers(2, approved=3).papers(3, deeds=9, debts=9, paid=9)
    assert (shares(table, "poverty"), shares(table, "prosperity")) == ([0, 0, 0, 0], [0, 0, 0, 0])
    table.g.poverty = 0
    assert (shares(table, "poverty"), shares(table, "prosperity")) == ([4, 8, 12, 0], [0, 0, 0, 0])


@pytest.mark.rule("viscounts.score.prosperity")
def test_prosperity_rewards_paid_debts() -> None:
    """Neither unpaid debts nor deeds; poverty is not revealed."""
    table = Table.empty(4).papers(0, paid=1, debts=9, approved=9, deeds=9).papers(1, paid=2, approved=1)
    table.papers(2, paid=3).papers(3, deeds=9, debts=9, approved=9)
    table.g.prosperity = 0
    assert (shares(table, "poverty"), shares(table, "prosperity")) == ([0, 0, 0, 0], [4, 8, 12, 0])


@pytest.mark.rule("viscounts.score.poverty")
def test_poverty_counts_once_the_last_debt_above_it_is_taken() -> None:
    table = Table.empty(3).papers(0, approved=1)
    table.g.poverty = 2
    assert shares(table.does(1, "debt(1)"), "poverty") == [0, 0, 0]
    assert shares(table.does(1, "debt(1)"), "poverty") == [12, 0, 0]
    assert shares(table.does(1, "debt(2)"), "poverty") == [12, 0, 0]  # the stack goes on below
    assert shares(table, "prosperity") == [0, 0, 0]


@pytest.mark.rule("viscounts.score.prosperity")
def test_prosperity_counts_once_the_last_deed_above_it_is_taken() -> None:
    table = Table.empty(3).papers(0, paid=1)
    table.g.prosperity = 2
    assert shares(table.does(1, "deed(1)"), "prosperity") == [0, 0, 0]
    assert shares(table.does(1, "deed(1)"), "prosperity") == [12, 0, 0]
    assert shares(table.does(1, "deed(2)"), "prosperity") == [12, 0, 0]
    assert shares(table, "poverty") == [0, 0, 0]


@pytest.mark.rule("viscounts.score.poverty", "viscounts.score.prosperity")
def test_both_cards_score_if_both_are_revealed() -> None:
    table = flipped("poverty", 3, 2, 1).papers(0, approved=3, paid=1).papers(1, approved=2, paid=4)
    table.g.prosperity = 0
    assert (shares(table, "poverty"), shares(table, "prosperity")) == ([12, 8, 4], [8, 12, 0])


# three and four players ---------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.score.poverty", "viscounts.score.prosperity")
@cards
@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ((3, 2, 1), [12, 8, 4]),
        ((1, 5, 3), [4, 12, 8]),
        ((4, 3, 2, 1), [12, 8, 4, 0]),
        ((1, 2, 7, 3), [0, 4, 12, 8]),
    ],
)
def test_12_8_and_4_for_the_first_three(card: str, counts: tuple[int, ...], points: list[int]) -> None:
    assert shares(flipped(card, *counts), card) == points


@pytest.mark.rule("viscounts.score.majority_needs_one")
@cards
@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ((0, 0, 0, 0), [0, 0, 0, 0]),
        ((1, 0, 0, 0), [12, 0, 0, 0]),
        ((2, 0, 1), [12, 0, 8]),
        ((0, 2, 2, 0), [0, 10, 10, 0]),
        ((0, 0), [0, 0]),
        ((0, 1), [0, 12]),
    ],
)
def test_without_a_flipped_card_there_is_nothing(card: str, counts: tuple[int, ...], points: list[int]) -> None:
    assert shares(flipped(card, *counts), card) == points


@pytest.mark.rule("viscounts.score.majority_ties")
@cards
@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ((4, 4, 2, 0), [10, 10, 4, 0]),  # T21
        ((4, 4, 2, 1), [10, 10, 4, 0]),
        ((2, 2, 1), [10, 10, 4]),
        ((3, 3, 2, 2), [10, 10, 2, 2]),
        ((1, 3, 3, 3), [0, 8, 8, 8]),
        ((2, 2, 2), [8, 8, 8]),
        ((5, 5, 5, 5), [6, 6, 6, 6]),
    ],
)
def test_a_tie_for_the_first_place(card: str, counts: tuple[int, ...], points: list[int]) -> None:
    """They share the places they cover; whoever comes next takes the place after them."""
    assert shares(flipped(card, *counts), card) == points


@pytest.mark.rule("viscounts.score.majority_ties", "viscounts.score.majority_ties_second")
@cards
@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ((5, 3, 3, 3), [12, 4, 4, 4]),  # T22
        ((3, 3, 5, 3), [4, 4, 12, 4]),
        ((5, 3, 3, 1), [12, 6, 6, 0]),
        ((1, 4, 1), [6, 12, 6]),
        ((5, 4, 2, 2), [12, 8, 2, 2]),  # for the third place
    ],
)
def test_a_tie_for_a_later_place(card: str, counts: tuple[int, ...], points: list[int]) -> None:
    assert shares(flipped(card, *counts), card) == points


# one and two players ------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.score.majority_12_players")
@cards
@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize(
    ("counts", "points"),
    [((3, 1), [12, 4]), ((1, 2), [4, 12]), ((2, 2), [8, 8]), ((3, 0), [12, 0]), ((0, 0), [0, 0])],  # T23
)
def test_two_sides_get_12_and_4(players: int, card: str, counts: tuple[int, int], points: list[int]) -> None:
    """Two players, or one and the automa."""
    assert shares(flipped(card, *counts, players=players), card) == points
