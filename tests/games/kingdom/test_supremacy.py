"""The soldier for the greater production. Rules: supremacy.*."""

import pytest

from pentarchy.engine.registry import Outcome
from pentarchy.games.kingdom.planning import planning_phase
from pentarchy.games.kingdom.production import production_step, train
from pentarchy.games.kingdom.rounds import end_round
from pentarchy.games.kingdom.scoring import outcome
from pentarchy.games.kingdom.state import PRODUCTION
from tests.games.kingdom.table import Table

MATERIALS, POPULATION, GOLD, EXPLORATION = range(4)


def side_b() -> Table:
    """Both duchies produce 2 materials, 1 population and 1 gold."""
    return Table.empty(side="B", duchy="valados")


@pytest.mark.rule("kingdom.supremacy.compare")
@pytest.mark.parametrize("leader", [0, 1])
@pytest.mark.parametrize(("built", "resource"), [("quarry.1", 0), ("farm.1", 1), ("guildhall.1", 2), ("scouts.1", 3)])
def test_who_produces_more_gets_the_bonus_and_only_the_soldier(leader: int, built: str, resource: int) -> None:
    table = side_b()
    table.put("built", leader, built)
    table.run(production_step(resource))
    assert table.g.training == [int(player == leader) for player in (0, 1)]
    assert table.g.soldiers == table.g.krystallium == [0, 0]
    assert table.events("supremacy") == [
        ("supremacy", leader, resource, table.g.produced[leader], table.g.produced[1 - leader], 0)
    ]
    assert sum(table.g.alchemy[4 * leader : 4 * leader + 4]) == table.g.produced[leader]  # no other bonus


@pytest.mark.rule("kingdom.supremacy.compare")
def test_one_against_none_is_enough() -> None:
    table = Table.empty(side="A", duchy="valados").run(production_step(EXPLORATION))
    assert table.g.produced == [0, 1]
    assert table.g.training == [0, 1]


@pytest.mark.rule("kingdom.supremacy.tie")
@pytest.mark.parametrize("resource", range(4))
def test_with_equal_totals_nobody_gets_it(resource: int) -> None:
    table = side_b()
    table.g.training[:] = [1, 0]
    table.run(production_step(resource))
    assert table.g.produced == [[2, 1, 1, 0][resource]] * 2
    assert (table.g.training, table.g.soldiers) == ([1, 0], [0, 0])
    assert table.events("supremacy") == []
    assert table.events("supremacy_tie") == [("supremacy_tie", resource, table.g.produced[0])]


@pytest.mark.rule("kingdom.supremacy.training_put", "kingdom.supremacy.training_take")
def test_the_bonus_puts_a_soldier_into_training_or_takes_it_out() -> None:
    table = side_b()
    table.g.soldiers[0] = 5
    states = []
    for _ in range(4):
        train(table.g, 0)
        states.append((table.g.training[0], table.g.soldiers[0]))
    assert states == [(1, 5), (0, 6), (1, 6), (0, 7)]
    assert (table.g.training[1], table.g.soldiers[1]) == (0, 0)


@pytest.mark.rule("kingdom.supremacy.training_not_owned", "kingdom.tokens.owned")
def test_a_soldier_in_training_cannot_be_spent_and_stays_to_the_next_round() -> None:
    table = side_b()
    table.put("construction", 0, "royal_palace")
    table.g.training[0] = 1
    table.run(planning_phase())
    assert table.options(0, "soldier") == set()
    assert table.why(0)["soldier:royal_palace"] == "tokens.owned"
    table.play(0, "done").run(end_round())
    assert (table.g.round, table.g.training, table.g.soldiers) == (2, [1, 0], [0, 0])


@pytest.mark.rule("kingdom.supremacy.training_not_owned", "kingdom.tie.soldiers")
def test_a_soldier_in_training_does_not_break_a_tie() -> None:
    table = side_b()
    table.g.training[:] = [1, 0]
    assert outcome(table.g).ending == "tie.shared"
    table.g.soldiers[1] = 1
    assert outcome(table.g) == Outcome((1,), "tie.soldiers")


@pytest.mark.rule("kingdom.supremacy.training_not_owned")
def test_the_training_area_never_holds_two() -> None:
    table = Table(2, 6, module="quests")
    for _ in table.wander(8):
        assert set(table.g.training) <= {0, 1}
    assert table.events("supremacy")


@pytest.mark.rule("kingdom.supremacy.only_production")
def test_cubes_of_advisors_and_krystallium_do_not_count() -> None:
    table = Table.empty(side="B", module="advisors")
    table.put("advisors", 0, "master_builder")
    table.put("construction", 0, "impregnable_walls")
    table.g.soldiers[0], table.g.krystallium[0] = 1, 1
    table.g.phase = PRODUCTION
    table.run(production_step(MATERIALS)).play(0, "krystallium:impregnable_walls,materials", "advise:master_builder")
    while table.asked(0) == "place_cube":
        table.play(0, "place:impregnable_walls")
    assert len(table.events("placed")) == 4  # 2 produced, 2 of the advisor
    assert table.g.produced == [2, 2]
    assert table.g.training == [0, 0]


@pytest.mark.rule("kingdom.supremacy.only_production")
def test_recycled_cubes_do_not_count_and_a_covered_icon_does_not_either() -> None:
    table = side_b()
    table.put("drafted", 0, "quarry.1", "quarry.2")
    table.run(planning_phase(), production_step(MATERIALS)).play(0, "recycle:quarry.1", "recycle:quarry.2")
    assert table.g.alchemy[MATERIALS] == 4
    assert table.g.training == [0, 0]
    table.g.covered[1] = 1  # one of the opponent's two material icons
    table.run(production_step(MATERIALS))
    assert table.g.training == [1, 0]
