"""Medals of solo games without a scenario."""

import pytest

from pentarchy.engine.registry import Outcome
from pentarchy.games.kingdom import GAME
from tests.games.kingdom.table import Table

MENACE_KINDS = ("giant_rats", "frost_giants", "shadows", "thieves")
BOUNDARIES = [(69, ""), (70, "bronze"), (94, "bronze"), (95, "silver"), (114, "silver"), (115, "gold")]


def finished(points: int, side: str = "B", **options: str) -> Outcome:
    """The outcome of a solo game that ended with so many points, the final task done where there is one."""
    table = Table.empty(1, side=side, **options)
    table.g.tasks[0] = 0b1000_1000_1000
    assert table.make_total(points).total() == points
    return GAME.outcome(table.g)


@pytest.mark.rule("kingdom.menaces.solo_medals", "kingdom.solo.medals")
@pytest.mark.parametrize("kind", [pytest.param(kind, marks=pytest.mark.card(kind)) for kind in MENACE_KINDS])
@pytest.mark.parametrize(("points", "medal"), BOUNDARIES)
def test_medals_with_menaces(kind: str, points: int, medal: str) -> None:
    assert finished(points, module="menaces", menace=kind) == Outcome((0,), "solo.medals", medal)


@pytest.mark.rule("kingdom.solo.medals")
@pytest.mark.parametrize(
    "module", [pytest.param(module, marks=pytest.mark.card(module)) for module in ("advisors", "quests")]
)
@pytest.mark.parametrize(("points", "medal"), BOUNDARIES)
def test_medals_with_advisors_and_quests(module: str, points: int, medal: str) -> None:
    assert finished(points, module=module) == Outcome((0,), "solo.medals", medal)


@pytest.mark.rule("kingdom.solo.medals")
def test_below_bronze_the_game_is_not_lost() -> None:
    assert finished(0, module="advisors").winners == (0,)


@pytest.mark.rule("kingdom.solo.side_a")
def test_m1_on_side_a_108_points_count_as_93() -> None:
    assert finished(108, side="A", module="advisors").medal == "bronze"
    assert finished(108, side="B", module="advisors").medal == "silver"


@pytest.mark.rule("kingdom.solo.side_a")
@pytest.mark.parametrize("duchy", ["valados", "teressie"])
@pytest.mark.parametrize(("points", "medal"), [(points + 15, medal) for points, medal in BOUNDARIES])
def test_on_side_a_every_medal_takes_15_points_more(duchy: str, points: int, medal: str) -> None:
    assert finished(points, side="A", duchy=duchy, module="menaces").medal == medal
