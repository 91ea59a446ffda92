"""Scenario 3, The frozen north."""

import pytest

from pentarchy.engine.registry import Outcome
from pentarchy.games.kingdom import GAME
from pentarchy.games.kingdom.menaces import battle_phase
from pentarchy.games.kingdom.planning import planning_phase
from pentarchy.games.kingdom.production import production_step
from pentarchy.games.kingdom.rounds import end_round
from pentarchy.games.kingdom.solo import solo_draft_phase
from tests.games.kingdom.table import Table

MATERIALS, POPULATION, EXPLORATION = 0, 1, 3
GOALS = ("giant_lighthouse", "navigators.1", "port.1", "giants_cache")
FINAL_TASK = 0b1000


def frozen_north() -> Table:
    return Table.empty(1, scenario="frozen_north", duchy="valados")


@pytest.mark.rule(
    "kingdom.scenario.3.quest",
    "kingdom.scenario.3.cards",
    "kingdom.scenario.3.giants",
    "kingdom.scenario.3.no_spies",
)
@pytest.mark.card("frozen_north")
def test_the_setup_of_the_frozen_north() -> None:
    table = frozen_north()
    g = table.g
    assert (g.modules, g.menace_decks, g.boards) == (("menaces", "quests"), ("frost_giants",), ("northern_lands",))
    assert table.names("construction", 0) == ["giant_lighthouse", "navigators", "port", "giants_cache"]
    danger = table.names("danger")
    assert (len(danger), danger.count("frost_giant"), danger.count("calamity")) == (12, 4, 0)
    others = table.names("deck") + danger
    assert (others.count("navigators"), others.count("port")) == (2, 2)
    assert (g.soldiers, g.spies, g.active_spies) == ([0], [0], [0])
    assert (g.built, g.menaces, g.advisors) == ([()], [()], [()])


@pytest.mark.rule("kingdom.scenario.3.quest")
@pytest.mark.parametrize(("exploration", "payable"), [(5, False), (6, True)])
def test_the_board_lies_with_its_one_player_side_up(exploration: int, payable: bool) -> None:
    table = frozen_north()
    table.g.alchemy[:] = [0, 0, 2, exploration]
    table.g.soldiers[0] = 2
    table.run(production_step(POPULATION))
    assert ("task:northern_lands,3" in table.options(0)) == payable
    assert "exchange" in table.options(0)  # the exchange is voluntary with quests
    if payable:
        table.play(0, "task:northern_lands,3")
        assert (table.g.alchemy, table.g.soldiers, table.g.task_points) == ([0, 0, 0, 0], [0], [18])


@pytest.mark.rule("kingdom.scenario.3.giants")
def test_the_giants_freeze_in_planning_fall_in_battle_and_cost_points() -> None:
    table = frozen_north()
    table.put("drafted", 0, "frost_giant.1")
    table.run(planning_phase())
    assert table.options(0) == {f"freeze:{card}" for card in GOALS}
    table.play(0, "freeze:giants_cache", "done")
    assert table.total(0) == -4
    table.g.lack[table.card("giants_cache")] = 0
    table.g.soldiers[0] = 2
    table.run(battle_phase()).play(0, "neutralise:frost_giant.1")
    assert table.where("giants_cache") == ("built", 0)
    assert table.total(0) == 5


@pytest.mark.rule("kingdom.scenario.3.giants")
def test_every_round_has_a_battle() -> None:
    table = Table(1, scenario="frozen_north")
    table.put("menaces", 0, *(f"rodent.{number}" for number in range(1, 11)))  # menaces that outlast four rounds
    battles: set[int] = set()

    def watch(_: object) -> bool:
        if table.asked(0) == "fight":
            battles.add(table.g.round)
        return False

    table.go_on(watch)
    assert battles == {1, 2, 3, 4}


@pytest.mark.rule("kingdom.scenario.3.no_spies")
def test_no_spy_comes_later_either() -> None:
    table = frozen_north()
    table.run(solo_draft_phase()).go_on(lambda g: bool(table.options(0, "spy")))
    assert table.g.over
    assert (table.g.spies, table.g.active_spies) == ([0], [0])


@pytest.mark.rule("kingdom.scenario.3.defeat_cards")
@pytest.mark.card("frozen_north")
@pytest.mark.parametrize("goal", GOALS)
def test_the_game_is_lost_without_any_one_of_the_four_cards(goal: str) -> None:
    table = frozen_north()
    table.g.tasks[0] = FINAL_TASK
    table.put("built", 0, *(card for card in GOALS if card != goal))
    assert GAME.outcome(table.make_total(200).g) == Outcome((), "scenario.3.defeat_cards")
    table.put("built", 0, goal)
    assert GAME.outcome(table.make_total(200).g) == Outcome((0,), "solo.medals", "gold")


@pytest.mark.rule("kingdom.scenario.3.defeat_cards")
@pytest.mark.parametrize(("missing", "lost"), [(3, False), (4, True)])
def test_the_last_cube_of_round_4_decides(missing: int, lost: bool) -> None:
    table = frozen_north()
    table.g.tasks[0] = FINAL_TASK
    table.put("built", 0, "giant_lighthouse", "navigators.1", "giants_cache")
    table.g.lack[table.card("port.1")] = missing  # materials; duchy and cache give three
    table.g.round = 4
    table.run(production_step(MATERIALS), end_round()).go_on()
    assert GAME.outcome(table.g).ending == ("scenario.3.defeat_cards" if lost else "solo.medals")


@pytest.mark.rule("kingdom.scenario.3.defeat_quest")
@pytest.mark.card("frozen_north")
@pytest.mark.parametrize("done", [True, False])
def test_the_game_is_lost_without_the_final_task(done: bool) -> None:
    table = frozen_north()
    table.put("built", 0, *GOALS)
    table.put("construction", 0, "farm.1")
    table.g.tasks[0] = 0b0111  # the other three do not help
    table.g.alchemy[:] = [0, 0, 2, 6]
    table.g.soldiers[0], table.g.round = 2, 4
    table.run(production_step(EXPLORATION), end_round())
    table.play(0, *["task:northern_lands,3"] * done).go_on()
    assert table.g.over
    assert GAME.outcome(table.g).ending == ("solo.medals" if done else "scenario.3.defeat_quest")


@pytest.mark.rule("kingdom.scenario.3.medals")
@pytest.mark.card("frozen_north")
@pytest.mark.parametrize(
    ("points", "medal"), [(64, ""), (65, "bronze"), (84, "bronze"), (85, "silver"), (109, "silver"), (110, "gold")]
)
def test_the_medals_of_the_frozen_north(points: int, medal: str) -> None:
    table = frozen_north()
    table.put("built", 0, *GOALS)
    table.g.tasks[0] = FINAL_TASK
    assert GAME.outcome(table.make_total(points).g) == Outcome((0,), "solo.medals", medal)
