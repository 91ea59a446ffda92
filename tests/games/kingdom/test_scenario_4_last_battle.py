"""Scenario 4, The last battle."""

import pytest

from pentarchy.engine.registry import Outcome
from pentarchy.games.kingdom import GAME
from pentarchy.games.kingdom.content import ADVISOR
from pentarchy.games.kingdom.production import production_step
from pentarchy.games.kingdom.rounds import end_round
from pentarchy.games.kingdom.state import PRODUCTION
from tests.games.kingdom.table import Table

MATERIALS, POPULATION, EXPLORATION = 0, 1, 3
GOALS = ("recruiters", "great_army.1", "barracks.1", "alchemists_forge")
FINAL_TASK = 0b1000_0000  # of The Usurper, the second board


def last_battle() -> Table:
    return Table.empty(1, scenario="last_battle", duchy="valados")


@pytest.mark.rule(
    "kingdom.scenario.4.setup",
    "kingdom.scenario.4.cards",
    "kingdom.scenario.4.advisors",
    "kingdom.scenario.4.soldiers",
)
@pytest.mark.card("last_battle")
def test_the_setup_of_the_last_battle() -> None:
    table = last_battle()
    g = table.g
    assert (g.modules, g.menace_decks, g.boards) == (("advisors", "quests"), (), ("usurper",))
    assert table.names("construction", 0) == ["recruiters", "great_army", "barracks", "alchemists_forge"]
    assert table.names("advisors", 0) == ["master_cartographer"]
    assert (g.soldiers, g.spies, g.active_spies) == ([2], [2], [1])
    assert table.names("danger").count("calamity") == 4
    assert (len(g.deck), len(g.danger)) == (76 - 8, 12)
    others = table.names("deck") + table.names("danger")
    assert (others.count("great_army"), others.count("barracks")) == (1, 2)
    assert [table.content.family[card] for card in g.deck + g.danger].count(ADVISOR) == 10
    assert (g.built, g.menaces, g.drawn) == ([()], [()], [()])


@pytest.mark.rule("kingdom.scenario.4.setup")
@pytest.mark.parametrize(("soldiers", "payable"), [(5, False), (6, True)])
def test_the_board_lies_with_its_one_player_side_up(soldiers: int, payable: bool) -> None:
    table = last_battle()
    table.g.krystallium[0], table.g.soldiers[0] = 1, soldiers
    table.g.alchemy[:] = [0, 7, 0, 0]
    table.run(production_step(EXPLORATION))
    assert ("task:usurper,3" in table.options(0)) == payable
    assert "exchange" in table.options(0)  # the exchange is voluntary with quests
    if payable:
        table.play(0, "task:usurper,3")
        assert (table.g.krystallium, table.g.soldiers, table.g.task_points) == ([0], [0], [20])


@pytest.mark.rule("kingdom.scenario.4.advisors", "kingdom.scenario.4.setup")
def test_the_cartographer_works_from_the_first_round_on() -> None:
    table = last_battle()
    table.g.phase = PRODUCTION
    table.run(production_step(EXPLORATION)).play(0, "advise:master_cartographer")
    assert (table.g.alchemy, table.g.soldiers) == ([0, 0, 0, 2], [1])


@pytest.mark.rule("kingdom.scenario.4.defeat_cards")
@pytest.mark.card("last_battle")
@pytest.mark.parametrize("goal", GOALS)
def test_the_game_is_lost_without_any_one_of_the_four_cards(goal: str) -> None:
    table = last_battle()
    table.g.tasks[0] = FINAL_TASK
    table.put("built", 0, *(card for card in GOALS if card != goal))
    assert GAME.outcome(table.make_total(200).g) == Outcome((), "scenario.4.defeat_cards")
    table.put("built", 0, goal)
    assert GAME.outcome(table.make_total(200).g) == Outcome((0,), "solo.medals", "gold")


@pytest.mark.rule("kingdom.scenario.4.defeat_cards")
@pytest.mark.parametrize(("missing", "lost"), [(2, False), (3, True)])
def test_the_last_cube_of_round_4_decides(missing: int, lost: bool) -> None:
    table = last_battle()
    table.g.tasks[0] = FINAL_TASK
    table.put("built", 0, "recruiters", "great_army.1", "alchemists_forge")
    table.g.lack[table.card("barracks.1")] = missing  # materials; the duchy gives two
    table.g.round = 4
    table.run(production_step(MATERIALS), end_round()).go_on()
    assert GAME.outcome(table.g).ending == ("scenario.4.defeat_cards" if lost else "solo.medals")


@pytest.mark.rule("kingdom.scenario.4.defeat_quest")
@pytest.mark.card("last_battle")
@pytest.mark.parametrize("done", [True, False])
def test_the_game_is_lost_without_the_final_task(done: bool) -> None:
    table = last_battle()
    table.put("built", 0, *GOALS)
    table.put("construction", 0, "farm.1")
    table.g.tasks[0] = 0b0111_1111  # neither the other three nor another board helps
    table.g.krystallium[0], table.g.soldiers[0], table.g.round = 1, 6, 4
    table.run(production_step(EXPLORATION), end_round())
    table.play(0, *["task:usurper,3"] * done).go_on()
    assert table.g.over
    assert GAME.outcome(table.g).ending == ("solo.medals" if done else "scenario.4.defeat_quest")


@pytest.mark.rule("kingdom.scenario.4.medals")
@pytest.mark.card("last_battle")
@pytest.mark.parametrize(
    ("points", "medal"), [(79, ""), (80, "bronze"), (94, "bronze"), (95, "silver"), (124, "silver"), (125, "gold")]
)
def test_m2_the_medals_of_the_last_battle(points: int, medal: str) -> None:
    table = last_battle()
    table.put("built", 0, *GOALS)
    table.g.tasks[0] = FINAL_TASK
    assert GAME.outcome(table.make_total(points).g) == Outcome((0,), "solo.medals", medal)
