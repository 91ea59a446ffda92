"""Calamities. Rules: calamity.*, score.calamities."""

import pytest

from pentarchy.engine.errors import IllegalMove
from pentarchy.games.kingdom.planning import planning_phase
from pentarchy.games.kingdom.production import count_production, count_type, production_phase
from pentarchy.games.kingdom.scoring import score
from tests.games.kingdom.table import Table


@pytest.mark.rule("kingdom.calamity.to_duchy")
def test_calamities_go_to_the_duchy_before_anything_else() -> None:
    table = Table.empty(module="quests")
    table.put("drafted", 0, "calamity.1", "farm.1", "calamity.2")
    table.put("drafted", 1, "calamity.3")
    table.run(planning_phase())
    assert table.names("calamities", 0) == ["calamity", "calamity"]
    assert table.names("calamities", 1) == ["calamity"]
    assert table.names("drafted", 0) == ["farm"]
    assert table.options(0) == {"build:farm.1", "recycle:farm.1"}
    for move in ("recycle:calamity.1", "build:calamity.1"):
        with pytest.raises(IllegalMove):
            table.play(0, move)
    assert table.events("stored") == []


@pytest.mark.rule("kingdom.calamity.to_duchy")
def test_only_an_advisor_may_remove_a_calamity_before_it_comes() -> None:
    table = Table.empty(module="advisors")
    table.put("drafted", 0, "calamity.1", "calamity.2", "farm.1")
    table.put("drafted", 1, "calamity.3")
    table.put("advisors", 0, "high_priestess", "court_alchemist")
    table.g.soldiers[:] = [3, 3]
    table.run(planning_phase())
    assert table.asked(0) == "avert"
    assert table.options(0) == {"advise:high_priestess", "done"}
    table.play(0, "advise:high_priestess")
    assert len(table.g.calamities[0]) == 1  # the other one came
    assert len(table.g.calamities[1]) == 1
    assert table.asked(0) == "plan_card"


@pytest.mark.rule("kingdom.calamity.inert")
def test_a_calamity_in_the_duchy_stays_and_is_nothing_but_a_loss() -> None:
    table = Table.empty(module="quests", side="B")
    table.put("built", 0, "farm.1")
    before = [count_production(table.g, 0, resource) for resource in range(4)]
    table.put("calamities", 0, "calamity.1", "calamity.2")
    assert [count_production(table.g, 0, resource) for resource in range(4)] == before
    assert [count_type(table.g, 0, card_type) for card_type in range(4)] == [1, 0, 0, 0]
    assert len(table.g.built[0]) == 1
    table.run(planning_phase(), production_phase())
    assert not {text for text in table.options(0) if "calamity" in text}
    assert table.names("calamities", 0) == ["calamity", "calamity"]


@pytest.mark.rule("kingdom.calamity.inert")
def test_no_calamity_ever_leaves_a_duchy() -> None:
    table = Table(2, 4, module="advisors")
    held: list[set[int]] = [set(), set()]
    for _ in table.wander(6):
        for player in (0, 1):
            assert held[player] <= set(table.g.calamities[player])
            held[player] = set(table.g.calamities[player])
    assert held[0] | held[1]


@pytest.mark.rule("kingdom.score.calamities")
@pytest.mark.parametrize("count", [0, 1, 2, 8])
def test_each_calamity_costs_four_points(count: int) -> None:
    table = Table.empty(module="quests", side="B")
    table.put("calamities", 0, *(f"calamity.{number + 1}" for number in range(count)))
    assert score(table.g, 0)["calamities"] == table.total(0) == -4 * count
    assert table.total(1) == 0
