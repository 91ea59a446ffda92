"""The treasures on the table: never built, recycled for two cubes that are placed one by one."""

from typing import NamedTuple

import pytest

from pentarchy.engine.errors import IllegalMove
from pentarchy.games.kingdom.planning import planning_phase
from tests.games.kingdom.cards.card import NEEDS, RESOURCES, table_of
from tests.games.kingdom.table import Table


class Treasure(NamedTuple):
    """A treasure as printed: the two cubes it gives."""

    id: str
    cubes: str


TREASURES = [
    pytest.param(row, id=row.id, marks=pytest.mark.card(row.id))
    for row in (
        Treasure("treasure_mm", cubes="MM"),
        Treasure("treasure_mp", cubes="MP"),
        Treasure("treasure_mg", cubes="MG"),
        Treasure("treasure_mx", cubes="MX"),
        Treasure("treasure_pp", cubes="PP"),
        Treasure("treasure_pg", cubes="PG"),
        Treasure("treasure_px", cubes="PX"),
        Treasure("treasure_gg", cubes="GG"),
        Treasure("treasure_gx", cubes="GX"),
        Treasure("treasure_xx", cubes="XX"),
    )
]


def planned(treasure: Treasure, *construction: str) -> Table:
    table = table_of()
    table.put("drafted", 0, treasure.id)
    table.put("construction", 0, *construction)
    return table.run(planning_phase())


@pytest.mark.parametrize("treasure", TREASURES)
def test_it_cannot_be_built(treasure: Treasure) -> None:
    table = planned(treasure, "farm.1")
    assert table.options(0) == {f"recycle:{treasure.id}", "scrap:farm.1"}
    assert table.why(0)[f"build:{treasure.id}"] == "treasure.recycle_only"
    with pytest.raises(IllegalMove, match=r"treasure\.recycle_only"):
        table.play(0, f"build:{treasure.id}")
    assert table.where(treasure.id) == ("drafted", 0)


@pytest.mark.parametrize("treasure", TREASURES)
def test_it_is_recycled_for_its_two_cubes(treasure: Treasure) -> None:
    table = planned(treasure)  # with nothing else to do it goes by itself
    assert table.g.alchemy[:4] == [treasure.cubes.count(letter) for letter in RESOURCES]
    assert table.where(treasure.id) == ("discard", -1)
    assert table.asked(0) == ""


@pytest.mark.parametrize("treasure", TREASURES)
def test_its_cubes_are_placed_one_by_one(treasure: Treasure) -> None:
    table = table_of()
    first, second = treasure.cubes[0], treasure.cubes[1]
    card = table.content.tokens[table.put("construction", 0, NEEDS[first])[0]]
    table.put("drafted", 0, treasure.id)
    table.run(planning_phase()).play(0, f"recycle:{treasure.id}")
    assert table.options(0, "place") == {f"place:{card}"}
    table.play(0, f"place:{card}")
    if second == first:
        table.play(0, "store")
    assert table.g.alchemy[:4] == [int(letter == second) for letter in RESOURCES]
    assert table.events("placed") == [("placed", 0, RESOURCES.index(first), table.card(card))]
    table.play(0, "done")
    assert table.asked(0) == ""
