"""Solo mode, goals of the rival, its final score and the result. Rules: solo.rival_goals, solo.rival_score,
solo.result."""

import pytest

from pentarchy.games.wistar import GAME
from pentarchy.games.wistar.rounds import end_round
from pentarchy.games.wistar.state import CLOSED, FREE, TURNS
from pentarchy.text import Speech
from tests.games.wistar.table import Table
from tests.games.wistar.test_solo_setup import OWNER, RIVAL, counters, rival


def goals(table: Table) -> list[list[int]]:
    """The spaces of each goal from the top."""
    return [table.g.goal_marks[4 * number : 4 * number + 4] for number in range(3)]


def end(table: Table, number: int) -> Table:
    """Let a round end, and the game with it."""
    table.g.round, table.g.round_stack = number, ()
    return table.run(end_round())


# goals --------------------------------------------------------------------------------------------------------------
OPEN = [FREE, CLOSED, CLOSED, FREE]
TAKEN = [RIVAL, CLOSED, CLOSED, FREE]


@pytest.mark.rule("wistar.solo.rival_goals")
@pytest.mark.parametrize(("number", "claims"), [(1, False), (2, True), (3, True), (4, True), (5, False)])
def test_a_disc_at_the_end_of_rounds_2_3_and_4(number: int, claims: bool) -> None:
    table = end(Table.empty(1).goal("goal_rooms", "goal_beds", "goal_mice"), number)
    if claims:
        assert table.events("claimed") == [("claimed", OWNER, table.card("goal_rooms"))]
        assert rival(table) == {"goals": 1}
    else:
        assert (table.events("claimed"), rival(table)) == ([], {})


@pytest.mark.rule("wistar.solo.rival_goals")
def test_the_leftmost_goal_without_a_disc_of_the_rival_is_taken() -> None:
    """Whatever it asks for, and without its bonus."""
    table = Table.empty(1).goal("goal_rooms", "goal_beds", "goal_mice")
    table.g.goal_marks[:] = OPEN * 3
    end(table, 2)
    assert goals(table) == [TAKEN, OPEN, OPEN]
    end(table, 3)
    assert goals(table) == [TAKEN, TAKEN, OPEN]
    end(table, 4)
    assert goals(table) == [TAKEN, TAKEN, TAKEN]
    assert (rival(table), table.g.vp[0]) == ({"goals": 3}, 10)
    assert len(table.events("gained_vp")) == 3, "those of the difficulty in each round and no bonus"


@pytest.mark.rule("wistar.solo.rival_goals")
def test_the_topmost_free_space_is_taken() -> None:
    table = Table.empty(1).goal("goal_rooms", "goal_beds", "goal_mice")
    table.g.goal_marks[:] = [0, CLOSED, CLOSED, FREE] + OPEN * 2
    assert goals(end(table, 2))[0] == [0, CLOSED, CLOSED, RIVAL]


@pytest.mark.rule("wistar.solo.rival_goals")
def test_a_full_goal_is_passed_over() -> None:
    table = Table.empty(1).goal("goal_rooms", "goal_beds", "goal_mice")
    table.g.goal_marks[:] = [0, CLOSED, CLOSED, CLOSED] + OPEN * 2
    assert goals(end(table, 2)) == [[0, CLOSED, CLOSED, CLOSED], TAKEN, OPEN]


@pytest.mark.rule("wistar.solo.rival_goals")
def test_without_such_a_space_nothing_happens() -> None:
    table = Table.empty(1).goal("goal_rooms", "goal_beds", "goal_mice")
    table.g.goal_marks[:] = TAKEN * 2 + [0, CLOSED, CLOSED, CLOSED]
    end(table, 4)
    assert (rival(table), goals(table)) == ({}, [TAKEN, TAKEN, [0, CLOSED, CLOSED, CLOSED]])


@pytest.mark.rule("wistar.solo.rival_goals")
def test_its_disc_closes_the_space_for_the_player() -> None:
    """The first space asks for 3 rooms, the other open one for 5."""
    table = Table.empty(1).goal("goal_rooms", "goal_beds", "goal_mice").built(0, dug=3)
    table.g.goal_marks[:] = OPEN * 3
    assert "claim:goal_rooms" in table.turn().options()
    table.g.stop()
    end(table, 2).built(0, dug=4)
    table.g.phase = TURNS
    table.turn()
    assert table.why()["claim:goal_rooms"] == "goal.requirement"
    table.g.stop()
    assert "claim:goal_rooms" in table.built(0, dug=5).turn().options()


# the score ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.solo.rival_score")
@pytest.mark.parametrize(
    ("numbers", "line", "points"),
    [
        ({"mice": 3}, "mice", 6),
        ({"markers": 2}, "spaces", 6),
        ({"inventions": 4}, "inventions", 12),
        ({"goals": 3}, "goals", 12),
        ({"beds": 1}, "beds", 0),
        ({"beds": 4}, "beds", 4),
        ({"beds": 6}, "beds", 11),
        ({"rooms_dug": 1}, "rooms", 0),
        ({"rooms_dug": 3}, "rooms", 3),
        ({"rooms_dug": 6}, "rooms", 15),
    ],
)
def test_the_rival_scores_its_counters(numbers: dict[str, int], line: str, points: int) -> None:
    score = counters(Table.empty(1), **numbers).score(RIVAL)
    assert score.pop("vp") == 10
    assert {name: number for name, number in score.items() if number or name == line} == {line: points}


@pytest.mark.rule("wistar.solo.rival_score")
@pytest.mark.parametrize("name", ["doors", "tools", "robots", "structures", "basic", "advanced"])
def test_other_counters_are_worth_nothing(name: str) -> None:
    assert sum(counters(Table.empty(1), **{name: 5}).score(RIVAL).values()) == 10


@pytest.mark.rule("wistar.solo.rival_score")
def test_everything_together() -> None:
    """37 VP, 2 mice 4, 3 markers 9, 4 inventions 12, 3 goals 12, 5 beds 7, 2 rooms 1: 82."""
    table = counters(Table.empty(1), mice=2, markers=3, inventions=4, goals=3, beds=5, rooms_dug=2, doors=4, tools=4)
    table.g.vp[RIVAL] = 37
    assert sum(table.score(RIVAL).values()) == 82
    assert GAME.derived is not None
    assert sum(GAME.derived(table.g)["rival_score"][0].values()) == 82, "the player can see it at any time"


# the result ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.solo.result")
@pytest.mark.parametrize(("own", "other", "wins"), [(51, 50, True), (50, 50, False), (49, 50, False)])
def test_the_player_must_have_more_vp(own: int, other: int, wins: bool) -> None:
    table = Table.empty(1)
    table.g.vp[:] = [own, other]
    outcome = GAME.outcome(table.g)
    assert (outcome.winners, outcome.ending) == (((0,), "solo.result") if wins else ((), "solo.rival_score"))
    said = Speech(GAME, table.content, "en", ("Alice",)).ending(outcome)
    assert ("Alice" in said) is wins


@pytest.mark.rule("wistar.solo.result", "wistar.solo.rival_score")
def test_final_scores_are_compared() -> None:
    table = counters(Table.empty(1), goals=1)
    table.g.vp[:] = [53, 50]
    assert GAME.outcome(table.g).winners == ()
    assert GAME.outcome(table.mice(0, "mouse_house_10").g).winners == (0,)
