"""The final task of a quest: who gets its reward, and how it decides the game."""

import pytest

from pentarchy.games.kingdom import GAME
from pentarchy.games.kingdom.draft import take_turn
from pentarchy.games.kingdom.planning import planning_phase
from pentarchy.games.kingdom.production import production_phase
from pentarchy.games.kingdom.state import DRAFT
from tests.games.kingdom.quest_table import finish_planning, give, plan, quest_table
from tests.games.kingdom.table import Table

FINAL = "task:northern_lands,3"
FINAL_COST = "G2 X5 S2"
FINAL_POINTS = 8


def play_both(table: Table, order: tuple[int, int], *moves: str) -> Table:
    for player in order:
        table.play(player, *moves)
    return table


@pytest.mark.rule("kingdom.quests.final_simultaneous")
@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
@pytest.mark.rule("kingdom.quests.same_moment")
def test_in_the_same_planning_phase_the_first_player_gets_the_final_reward(first: int, order: tuple[int, int]) -> None:
    table = play_both(plan(quest_table(first=first), FINAL_COST), order, FINAL)
    assert table.g.task_points == [0, 0], "given at the end of the phase"
    for player in order:
        finish_planning(table, player)
    assert table.g.task_points[first] == FINAL_POINTS
    assert table.g.task_points[1 - first] == 0
    assert table.events("final_reward") == [("final_reward", first, 0, 1, 1)]


@pytest.mark.rule("kingdom.quests.final_simultaneous")
@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_in_the_same_production_step_the_first_player_gets_the_final_reward(first: int, order: tuple[int, int]) -> None:
    table = quest_table(first=first)
    for player in (0, 1):
        give(table, player, FINAL_COST)
    table.run(production_phase())
    play_both(table, order, FINAL)
    assert table.g.task_points[first] == FINAL_POINTS
    assert table.g.task_points[1 - first] == 0


@pytest.mark.rule("kingdom.quests.final_simultaneous", "kingdom.quests.final_reward_once")
@pytest.mark.parametrize("early", [0, 1])
@pytest.mark.parametrize("first", [0, 1])
def test_a_step_earlier_is_earlier_for_the_first_player_too(early: int, first: int) -> None:
    table = quest_table(first=first)
    give(table, early, FINAL_COST)
    table.put("construction", 1 - early, "hamlet")
    table.run(production_phase()).play(early, FINAL)
    assert table.g.producing == 0
    assert table.g.task_points == [0, 0], "the other still has this step to do the same"
    while table.g.producing == 0:
        table.play(1 - early, sorted(table.options(1 - early) & {"store", "done"})[0])
    assert table.g.task_points[early] == FINAL_POINTS
    give(table, 1 - early, FINAL_COST).play(1 - early, FINAL)
    while table.asked(1 - early):
        table.play(1 - early, sorted(table.options(1 - early) & {"store", "done"})[0])
    assert table.g.task_points[early] == FINAL_POINTS
    assert table.g.task_points[1 - early] == 0
    assert GAME.outcome(table.g).ending == "end.winner", "the later one did the final task, too"


@pytest.mark.rule("kingdom.quests.final_reward_once")
@pytest.mark.parametrize("first", [0, 1])
def test_in_the_draft_who_does_the_final_task_first_gets_its_reward(first: int) -> None:
    table = quest_table(first=first)
    table.g.phase = DRAFT
    for player in (0, 1):
        give(table, player, FINAL_COST)
    table.run(take_turn(1 - first), take_turn(first))
    table.play(1 - first, FINAL, "take:left").play(first, FINAL, "take:left")
    assert table.g.task_points[1 - first] == FINAL_POINTS
    assert table.g.task_points[first] == 0
    assert table.g.tasks == [0b1000, 0b1000]


@pytest.mark.rule("kingdom.quests.final_reward_once")
def test_one_player_alone_gets_the_final_reward_once() -> None:
    table = plan(quest_table(), FINAL_COST).play(1, FINAL)
    finish_planning(finish_planning(table, 1), 0)
    assert table.g.task_points == [0, FINAL_POINTS]
    table.run(planning_phase())
    assert table.g.task_points == [0, FINAL_POINTS]


# the end -------------------------------------------------------------------------------------------------------------
def ended(done: tuple[int, ...], points: tuple[int, int]) -> tuple[tuple[int, ...], str]:
    """Who wins when these players have done the final task, with these points; and by which rule."""
    table = quest_table()
    for player in done:
        table.g.tasks[player] = 0b1000
    table.g.task_points[:] = points
    outcome = GAME.outcome(table.g)
    return outcome.winners, outcome.ending


@pytest.mark.rule("kingdom.quests.end_one")
def test_only_the_second_player_finished_and_wins_with_fewer_points() -> None:
    """V1."""
    table = plan(quest_table(), FINAL_COST).play(1, FINAL)
    table.put("built", 0, "royal_palace", "tomb_of_first_king", "sunken_city")
    finish_planning(finish_planning(table, 1), 0)
    assert table.total(0) > table.total(1)
    outcome = GAME.outcome(table.g)
    assert (outcome.winners, outcome.ending) == ((1,), "quests.end_one")
    assert ended((0,), (0, 50)) == ((0,), "quests.end_one")


@pytest.mark.rule("kingdom.quests.end_none")
def test_nobody_finished_and_both_lose() -> None:
    """V2."""
    assert ended((), (50, 10)) == ((), "quests.end_none")


@pytest.mark.rule("kingdom.quests.end_both")
@pytest.mark.parametrize(("points", "winners"), [((50, 49), (0,)), ((8, 9), (1,))])
def test_both_finished_and_points_decide(points: tuple[int, int], winners: tuple[int, ...]) -> None:
    assert ended((0, 1), points) == (winners, "end.winner")


@pytest.mark.rule("kingdom.quests.solo_final")
@pytest.mark.parametrize(
    ("tasks", "winners", "ending", "medal"),
    [(0b0111, (), "quests.solo_final", ""), (0b1000, (0,), "solo.medals", "gold")],
)
def test_alone_the_final_task_is_required(tasks: int, winners: tuple[int, ...], ending: str, medal: str) -> None:
    table = quest_table("usurper", players=1)
    table.g.tasks[0], table.g.task_points[0] = tasks << 4, 150
    outcome = GAME.outcome(table.g)
    assert (outcome.winners, outcome.ending, outcome.medal) == (winners, ending, medal)


@pytest.mark.rule("kingdom.quests.solo_medals")
@pytest.mark.parametrize(
    ("points", "medal"),
    [(69, ""), (70, "bronze"), (94, "bronze"), (95, "silver"), (114, "silver"), (115, "gold")],
)
def test_solo_medals(points: int, medal: str) -> None:
    table = quest_table("northern_lands", players=1)
    table.g.tasks[0], table.g.task_points[0] = 0b1000, points
    outcome = GAME.outcome(table.g)
    assert (outcome.winners, outcome.medal) == ((0,), medal)
