"""Scenario 5, The thieves' guild."""

import pytest

from pentarchy.engine.registry import Outcome
from pentarchy.games.kingdom import GAME
from pentarchy.games.kingdom.menaces import battle_phase
from pentarchy.games.kingdom.planning import planning_phase
from pentarchy.games.kingdom.production import count_production, production_step
from pentarchy.games.kingdom.rounds import end_round
from pentarchy.games.kingdom.state import END
from tests.games.kingdom.table import Table

POPULATION, GOLD = 1, 2
THIEVES = ("thief.1", "thief.2", "thief.3", "thief.4")


def thieves_guild() -> Table:
    return Table.empty(1, scenario="thieves_guild", duchy="valados")


def production(table: Table) -> list[int]:
    return [count_production(table.g, 0, resource) for resource in range(4)]


@pytest.mark.rule("kingdom.scenario.5.setup", "kingdom.scenario.5.thieves", "kingdom.scenario.5.built")
@pytest.mark.card("thieves_guild")
def test_the_setup_of_the_thieves_guild() -> None:
    table = thieves_guild()
    g = table.g
    assert (g.modules, g.menace_decks, g.boards, g.advisors) == (("menaces",), ("shadows",), (), [()])
    danger = table.names("danger")
    assert (len(danger), danger.count("shadow"), danger.count("calamity")) == (12, 4, 0)
    assert table.names("menaces", 0) == ["thief"] * 4
    assert table.names("built", 0) == ["hamlet", "guildhall"]
    others = table.names("deck") + danger
    assert (others.count("hamlet"), others.count("guildhall")) == (2, 2)
    assert (g.soldiers, g.krystallium, g.spies, g.active_spies) == ([0], [0], [2], [1])
    assert (g.construction, g.hoard) == ([()], 0)
    assert table.total(0) == -16


@pytest.mark.rule("kingdom.scenario.5.built")
def test_hamlet_and_guildhall_count_as_built_structures() -> None:
    table = thieves_guild()
    before = table.total(0)
    table.put("built", 0, "impregnable_walls")  # 2 points a structure
    assert table.total(0) == before + 4


@pytest.mark.rule("kingdom.scenario.5.theft_tokens")
@pytest.mark.card("thieves_guild")
def test_the_icons_of_hamlet_and_guildhall_are_covered_and_those_of_the_duchy_card_are_not() -> None:
    table = thieves_guild()
    assert table.g.covered[0].bit_count() == 4
    assert production(table) == [2, 1, 1, 0]
    table.put("built", 0, "hamlet.2", "guildhall.2")  # other copies produce
    assert production(table) == [2, 3, 3, 0]
    table.g.covered[0] = 0
    assert production(table) == [2, 5, 5, 0]


@pytest.mark.rule("kingdom.scenario.5.theft_tokens")
@pytest.mark.parametrize(("covered", "bonus"), [(True, 0), (False, 1)])
def test_covered_icons_give_no_cubes_and_no_supremacy(covered: bool, bonus: int) -> None:
    table = thieves_guild()
    table.put("built", 0, "hamlet.2")
    if not covered:
        table.g.covered[0] = 0
    table.run(production_step(POPULATION))
    assert table.events("produced") == [("produced", 0, POPULATION, 3 if covered else 5, 1)]
    assert table.g.training == [bonus]


@pytest.mark.rule("kingdom.scenario.5.thieves")
def test_the_thieves_of_the_setup_cover_no_icon_of_the_duchy_card() -> None:
    table = thieves_guild()
    table.put("drafted", 0, "farm.1")
    before = table.g.covered[0]
    table.run(planning_phase())
    assert table.asked(0) == "plan_card"
    assert (table.g.covered[0], production(table)) == (before, [2, 1, 1, 0])


@pytest.mark.rule("kingdom.scenario.5.release")
@pytest.mark.card("thieves_guild")
def test_each_thief_neutralised_frees_an_icon_of_the_players_choice() -> None:
    table = thieves_guild()
    table.g.soldiers[0] = 8
    table.run(battle_phase())
    assert table.options(0) == {*(f"neutralise:{thief}" for thief in THIEVES), "done"}
    table.play(0, "neutralise:thief.3")
    assert table.options(0) == {"free:8", "free:10"}  # population of the Hamlet, gold of the Guildhall
    table.play(0, "free:10")
    assert production(table) == [2, 1, 2, 0]
    table.play(0, "neutralise:thief.1", "free:8")
    assert production(table) == [2, 2, 2, 0]
    table.play(0, "neutralise:thief.2", "free:9", "neutralise:thief.4")
    assert production(table) == [2, 3, 3, 0]
    assert (table.g.covered[0], table.g.soldiers[0], table.g.menaces[0]) == (0, 0, ())
    assert table.g.over


@pytest.mark.rule("kingdom.scenario.5.shadow_resource")
@pytest.mark.card("thieves_guild")
def test_a_card_lost_to_a_shadow_puts_one_useless_cube_beside_the_stack_a_treasure_too() -> None:
    table = thieves_guild()
    table.put("drafted", 0, "shadow.1", "shadow.2", "farm.1", "treasure_mm", "quarry.1")
    table.run(planning_phase()).play(0, "lose:farm.1")
    assert table.g.hoard == 1
    table.play(0, "lose:treasure_mm")
    assert table.g.hoard == 2
    assert (table.g.alchemy, table.g.krystallium, table.g.owed) == ([0, 0, 0, 0], [0], [0])
    table.play(0, "recycle:quarry.1")
    assert table.g.hoard == 2  # recycling is no discard for a shadow
    assert table.g.over


@pytest.mark.rule("kingdom.scenario.5.shadow_resource")
def test_other_games_have_no_cubes_beside_the_stack() -> None:
    table = Table.empty(1, module="menaces", menace="shadows")
    table.put("drafted", 0, "shadow.1", "farm.1")
    table.run(planning_phase())
    assert (table.where("farm.1"), table.g.hoard) == (("discard", -1), 0)


@pytest.mark.rule("kingdom.scenario.5.defeat_resources", "kingdom.scenario.defeat")
@pytest.mark.card("thieves_guild")
@pytest.mark.parametrize(("hoard", "lost"), [(3, False), (4, True)])
def test_n2_the_fifth_cube_beside_the_stack_loses_the_game_at_once(hoard: int, lost: bool) -> None:
    table = thieves_guild()
    table.g.hoard = hoard
    table.put("drafted", 0, "shadow.1", "farm.1", "quarry.1")
    table.run(planning_phase(), end_round()).play(0, "lose:farm.1")
    assert table.g.over == lost
    assert table.asked(0) == ("" if lost else "plan_card")
    if lost:
        assert table.g.phase == END
        assert table.where("quarry.1") == ("drafted", 0)
        table.put("box", -1, *THIEVES)
        assert GAME.outcome(table.make_total(300).g) == Outcome((), "scenario.5.defeat_resources")


@pytest.mark.rule("kingdom.scenario.5.defeat_thieves")
@pytest.mark.card("thieves_guild")
@pytest.mark.parametrize(("soldiers", "lost"), [(2, False), (1, True)])
def test_the_game_is_lost_unless_all_four_thieves_are_neutralised(soldiers: int, lost: bool) -> None:
    table = thieves_guild()
    table.put("box", -1, *THIEVES[:3])
    table.g.covered[0] = 1 << 8
    table.g.soldiers[0], table.g.round = soldiers, 4
    table.run(battle_phase(), end_round()).go_on()
    assert table.g.over
    outcome = GAME.outcome(table.make_total(120).g)
    assert outcome == (Outcome((), "scenario.5.defeat_thieves") if lost else Outcome((0,), "solo.medals", "gold"))


@pytest.mark.rule("kingdom.scenario.5.defeat_thieves")
def test_a_shadow_left_at_the_end_only_costs_points() -> None:
    table = thieves_guild()
    table.put("box", -1, *THIEVES)
    table.put("menaces", 0, "shadow.1")
    assert GAME.outcome(table.g).winners == (0,)
    assert table.total(0) == -4


@pytest.mark.rule("kingdom.scenario.5.medals")
@pytest.mark.card("thieves_guild")
@pytest.mark.parametrize(
    ("points", "medal"), [(79, ""), (80, "bronze"), (94, "bronze"), (95, "silver"), (119, "silver"), (120, "gold")]
)
def test_the_medals_of_the_thieves_guild(points: int, medal: str) -> None:
    table = thieves_guild()
    table.put("box", -1, *THIEVES)
    assert GAME.outcome(table.make_total(points).g) == Outcome((0,), "solo.medals", medal)
