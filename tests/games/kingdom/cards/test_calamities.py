"""The calamities on the table."""

import pytest

from pentarchy.games.kingdom.planning import planning_phase
from tests.games.kingdom.cards.card import harvest
from tests.games.kingdom.table import Table

POINTS, COPIES = -4, 8


def quest_table() -> Table:
    return Table.empty(module="quests", board="usurper", side="B", duchy="valados")


@pytest.mark.card("calamity")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_each_goes_to_the_duchy_and_costs_four_points(count: int) -> None:
    table = quest_table()
    table.put("drafted", 0, *["calamity"] * count)
    before = table.total(0), table.total(1)
    table.run(planning_phase())
    assert table.names("calamities", 0) == ["calamity"] * count
    assert table.names("drafted", 0) == []
    assert (table.total(0), table.total(1)) == (before[0] + POINTS * count, before[1])


@pytest.mark.card("calamity")
def test_nobody_is_asked_what_to_do_with_it_and_it_gives_no_cube() -> None:
    table = quest_table()
    table.put("drafted", 0, "calamity")
    table.run(planning_phase())
    assert table.asked(0) == table.asked(1) == ""
    assert table.g.alchemy == [0] * 8
    assert [event for event in table.events() if event[0] in ("recycled", "started")] == []


@pytest.mark.card("calamity")
def test_on_the_duchy_it_counts_as_no_card_of_any_type() -> None:
    table = Table.empty(module="advisors", side="A", duchy="valados")
    table.put("built", 0, "expeditionary_corps", "grand_market", "tatis_tribe", "lost_mines", "royal_citadel")
    made, points = harvest(table), table.total(0)
    table.put("calamities", 0, "calamity", "calamity")
    assert harvest(table) == made
    assert table.total(0) == points + 2 * POINTS


@pytest.mark.card("calamity")
def test_there_are_eight_of_them() -> None:
    table = quest_table()
    assert table.names("calamity_stack") == ["calamity"] * COPIES
