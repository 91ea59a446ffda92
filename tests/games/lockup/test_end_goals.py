"""The End game card, judged at the end. Rules: end_goal.*."""

import pytest

from tests.games.lockup.table import Table

# goons in any number, and items, to be counted
GOONS = tuple(f"dwarf_{number}" for number in range(1, 9)) + tuple(f"ratfolk_{number}" for number in range(1, 7))


def gangs(*counts: int, goal: str = "end_goons", first: int = 0) -> Table:
    """The players, or the player and the guards, have so many goons; most goons are what the End game card wants."""
    players = 1 if goal == "solo" else len(counts)
    table = Table.empty(players)
    table.put("box", -1, *table.names("goals"))
    table.put("goals", -1, "end_goons" if goal == "solo" else goal)
    for side, count in enumerate(counts):
        begin = sum(counts[:side])
        table.put("goons", side, *GOONS[begin : begin + count])
    table.g.first = first
    return table


def stars(table: Table) -> list[int]:
    return [table.score(side)["end_goal"] for side in range(table.g.sides)]


@pytest.mark.rule("lockup.end_goal.first", "lockup.end_goal.second")
@pytest.mark.parametrize(
    ("counts", "expected"),
    [
        ((4, 3, 1), [8, 4, 0]),
        ((1, 3, 4), [0, 4, 8]),
        ((2, 1, 5, 4), [0, 0, 8, 4]),
        ((1, 2, 3, 4, 0), [0, 0, 4, 8, 0]),
    ],
)
def test_the_most_and_the_second_most_score(counts: tuple[int, ...], expected: list[int]) -> None:
    assert stars(gangs(*counts)) == expected


@pytest.mark.rule("lockup.end_goal.tie_first")
@pytest.mark.parametrize(
    ("counts", "expected"),
    [((4, 4, 3), [4, 4, 0]), ((2, 2, 2), [4, 4, 4]), ((1, 3, 2, 3), [0, 4, 0, 4])],
)
def test_a_tie_for_most_leaves_nothing_for_second_place(counts: tuple[int, ...], expected: list[int]) -> None:
    """The first player token does not matter."""
    for first in range(len(counts)):
        assert stars(gangs(*counts, first=first)) == expected


@pytest.mark.rule("lockup.end_goal.tie_second")
@pytest.mark.parametrize(
    ("counts", "expected"),
    [((5, 3, 3), [8, 2, 2]), ((2, 2, 3, 2), [2, 2, 8, 2]), ((2, 4, 1, 2), [2, 8, 0, 2])],
)
def test_a_tie_for_second_most_scores_2_each(counts: tuple[int, ...], expected: list[int]) -> None:
    for first in range(len(counts)):
        assert stars(gangs(*counts, first=first)) == expected


@pytest.mark.rule("lockup.end_goal.two_players")
@pytest.mark.parametrize(("counts", "expected"), [((4, 2), [6, 0]), ((1, 3), [0, 6])])
@pytest.mark.parametrize("goal", ["end_goons", "solo"])
def test_with_two_sides_only_the_most_score(counts: tuple[int, ...], expected: list[int], goal: str) -> None:
    """Two players, or one and the guards."""
    assert stars(gangs(*counts, goal=goal)) == expected


@pytest.mark.rule("lockup.end_goal.two_players_tie")
@pytest.mark.parametrize("goal", ["end_goons", "solo"])
def test_with_two_sides_a_tie_scores_nothing(goal: str) -> None:
    table = gangs(3, 3, goal=goal)
    assert stars(table) == [0, 0]
    table.put("goons", 1, "flayer_1")
    assert stars(table) == [0, 6]


@pytest.mark.rule("lockup.end_goal.zero")
@pytest.mark.parametrize(
    ("counts", "expected"),
    [
        ((2, 0, 0), [8, 0, 0]),
        ((0, 0, 0), [0, 0, 0]),
        ((0, 1, 0, 1), [0, 4, 0, 4]),
        ((1, 0), [6, 0]),
        ((0, 0), [0, 0]),
    ],
)
def test_who_has_none_takes_no_place(counts: tuple[int, ...], expected: list[int]) -> None:
    """Neither the second nor a shared first one."""
    assert stars(gangs(*counts)) == expected


@pytest.mark.rule("lockup.end_goal.everyone")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_other_cards_are_scored_by_everybody_alone(players: int) -> None:
    """A star for each power cube: ties, zeros and the number of players change nothing."""
    table = gangs(*[0] * players, goal="end_power")
    for player, power in enumerate((3, 3, 0, 5, 1)[:players]):
        table.power(player, power)
    assert stars(table) == [3, 3, 0, 5, 1][:players]
    table.power(0, 6)
    assert stars(table) == [6, 3, 0, 5, 1][:players]


@pytest.mark.rule("lockup.end_goal.when")
def test_only_the_end_counts() -> None:
    """Who leads early takes no card and no stars; who leads at the end scores."""
    table = gangs(1, 0, 0).row("flayer_1", "flayer_2").cubes(1, scrap=4).tokens(1, "chow_hall", "crew_5")
    assert stars(table) == [8, 0, 0]
    table.check("chow_hall").play(1, "enlist:2", "hire:flayer_1")
    assert table.g.over
    assert stars(table) == [4, 8, 0]
    assert table.g.stars == [10, 10, 10]
    assert table.events("goal_taken") == []
    assert table.names("goals") == ["end_goons"]
