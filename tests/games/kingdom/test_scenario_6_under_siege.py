"""Scenario 6, Under siege."""

import pytest

from pentarchy.engine.registry import Outcome
from pentarchy.games.kingdom import GAME
from pentarchy.games.kingdom.production import production_step
from pentarchy.games.kingdom.rounds import end_round
from tests.games.kingdom.table import Table

MATERIALS, POPULATION, EXPLORATION = 0, 1, 3
GOALS = ("barracks.1", "royal_guard", "impregnable_walls", "sappers.1")
USURPER, PLAGUE_LORD = 0b1000 << 4, 0b1000 << 8  # the final tasks


def under_siege() -> Table:
    return Table.empty(1, scenario="under_siege", duchy="valados")


@pytest.mark.rule("kingdom.scenario.6.quests", "kingdom.scenario.6.cards")
@pytest.mark.card("under_siege")
def test_the_setup_of_under_siege() -> None:
    table = under_siege()
    g = table.g
    assert (g.modules, g.menace_decks, g.boards) == (("quests",), (), ("usurper", "plague_lord"))
    assert table.names("construction", 0) == ["barracks", "royal_guard", "impregnable_walls", "sappers"]
    assert table.names("danger").count("calamity") == 4
    others = table.names("deck") + table.names("danger")
    assert (others.count("barracks"), others.count("sappers")) == (2, 1)
    assert (g.soldiers, g.spies, g.active_spies) == ([0], [2], [1])
    assert (g.built, g.menaces, g.advisors) == ([()], [()], [()])
    assert len(g.deck) == 66 + 10 - 8


@pytest.mark.rule("kingdom.scenario.6.quests")
@pytest.mark.card("under_siege")
def test_all_eight_tasks_of_both_boards_can_be_done_on_their_one_player_sides() -> None:
    table = under_siege()
    table.g.alchemy[:] = [6, 10, 5, 2]
    table.g.krystallium[0], table.g.soldiers[0] = 1, 5
    table.run(production_step(EXPLORATION))
    assert table.why(0)["task:usurper,3"] == "quests.pay_at_once"  # 6 soldiers alone, 5 for two players
    tasks = [f"task:{board},{number}" for board in ("usurper", "plague_lord") for number in (0, 1, 2)]
    table.play(0, *tasks)
    # rewards: 2 soldiers and 1 krystallium on each board, no spies
    assert (table.g.krystallium, table.g.soldiers, table.g.spies) == ([3], [9], [2])
    assert table.g.alchemy == [0, 3, 0, 0]
    table.play(0, "task:usurper,3", "task:plague_lord,3")
    assert (table.g.krystallium, table.g.soldiers, table.g.alchemy) == ([0], [0], [0, 0, 0, 0])
    assert (table.g.tasks, table.g.task_points) == ([0b1111_1111_0000], [39])


@pytest.mark.rule("kingdom.scenario.6.quests")
def test_the_exchange_in_the_alchemy_area_is_voluntary() -> None:
    table = under_siege()
    table.g.alchemy[:] = [0, 4, 0, 0]
    table.run(production_step(POPULATION)).play(0, "store")
    assert (table.g.alchemy, table.g.krystallium) == ([0, 5, 0, 0], [0])
    assert "exchange" in table.options(0)


@pytest.mark.rule("kingdom.scenario.6.defeat_cards")
@pytest.mark.card("under_siege")
@pytest.mark.parametrize("goal", GOALS)
def test_the_game_is_lost_without_any_one_of_the_four_cards(goal: str) -> None:
    table = under_siege()
    table.g.tasks[0] = USURPER | PLAGUE_LORD
    table.put("built", 0, *(card for card in GOALS if card != goal))
    assert GAME.outcome(table.make_total(200).g) == Outcome((), "scenario.6.defeat_cards")
    table.put("built", 0, goal)
    assert GAME.outcome(table.make_total(200).g) == Outcome((0,), "solo.medals", "gold")


@pytest.mark.rule("kingdom.scenario.6.defeat_cards")
@pytest.mark.parametrize(("missing", "lost"), [(3, False), (4, True)])
def test_the_last_cube_of_round_4_decides(missing: int, lost: bool) -> None:
    table = under_siege()
    table.g.tasks[0] = USURPER | PLAGUE_LORD
    table.put("built", 0, "royal_guard", "impregnable_walls", "sappers.1")
    table.g.lack[table.card("barracks.1")] = missing  # materials; duchy and sappers give three
    table.g.round = 4
    table.run(production_step(MATERIALS), end_round()).go_on()
    assert GAME.outcome(table.g).ending == ("scenario.6.defeat_cards" if lost else "solo.medals")


@pytest.mark.rule("kingdom.scenario.6.defeat_quests")
@pytest.mark.card("under_siege")
@pytest.mark.parametrize(
    ("before", "played", "lost"),
    [
        (USURPER, "task:plague_lord,3", False),
        (PLAGUE_LORD, "task:usurper,3", False),
        (USURPER, "", True),
        (PLAGUE_LORD, "", True),
        (0, "task:usurper,3", True),
        (0, "task:plague_lord,3", True),
    ],
)
def test_the_game_is_lost_without_both_final_tasks(before: int, played: str, lost: bool) -> None:
    table = under_siege()
    table.put("built", 0, *GOALS)
    table.put("construction", 0, "farm.1")
    table.g.tasks[0] = before | 0b0111_0111_1111
    table.g.alchemy[POPULATION] = 3
    table.g.krystallium[0], table.g.soldiers[0], table.g.round = 2, 6, 4
    table.run(production_step(EXPLORATION), end_round())
    table.play(0, *[played] * bool(played)).go_on()
    assert table.g.over
    assert GAME.outcome(table.g).ending == ("scenario.6.defeat_quests" if lost else "solo.medals")


@pytest.mark.rule("kingdom.scenario.6.medals")
@pytest.mark.card("under_siege")
@pytest.mark.parametrize(
    ("points", "medal"), [(59, ""), (60, "bronze"), (84, "bronze"), (85, "silver"), (99, "silver"), (100, "gold")]
)
def test_the_medals_of_under_siege(points: int, medal: str) -> None:
    table = under_siege()
    table.put("built", 0, *GOALS)
    table.g.tasks[0] = USURPER | PLAGUE_LORD
    assert GAME.outcome(table.make_total(points).g) == Outcome((0,), "solo.medals", medal)
