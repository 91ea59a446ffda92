"""The worked examples of the rulebook, with its numbers."""

import pytest

from pentarchy.games.kingdom.production import count_production, production_step
from tests.games.kingdom.table import Table

MATERIALS, POPULATION = 0, 1


@pytest.mark.rule("kingdom.production.count")
def test_boris_produces_five_materials() -> None:
    table = Table.empty(module="quests", side="B", duchy="valados")
    table.put("built", 0, "quarry", "sawmill")
    assert count_production(table.g, 0, MATERIALS) == 5


@pytest.mark.rule("kingdom.construction.complete", "kingdom.construction.move_to_duchy")
def test_maxim_finishes_the_barracks_and_produces_more_population() -> None:
    table = Table.empty(module="quests", side="B", duchy="teressie")
    table.put("built", 0, "sawmill")
    table.put("construction", 0, "barracks")
    before = count_production(table.g, 0, POPULATION)
    table.run(production_step(MATERIALS)).play(0, "place:barracks.1", "place:barracks.1", "place:barracks.1")
    assert table.where("barracks") == ("built", 0)
    assert count_production(table.g, 0, POPULATION) == before + 1
    assert table.g.soldiers[0] == 1
