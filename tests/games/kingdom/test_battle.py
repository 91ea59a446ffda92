"""The battle phase: soldiers against menaces."""

import pytest

from pentarchy.engine.errors import IllegalMove
from pentarchy.games.kingdom.draft import take_turn
from pentarchy.games.kingdom.menaces import battle_phase
from pentarchy.games.kingdom.planning import planning_phase
from pentarchy.games.kingdom.production import production_step
from pentarchy.games.kingdom.state import BATTLE
from tests.games.kingdom.table import Table

COSTS = [
    pytest.param("giant_rat", 2, marks=pytest.mark.card("giant_rat")),
    pytest.param("rodent", 1, marks=pytest.mark.card("rodent")),
    pytest.param("frost_giant", 2, marks=pytest.mark.card("frost_giant")),
    pytest.param("shadow", 3, marks=pytest.mark.card("shadow")),
    pytest.param("thief", 2, marks=pytest.mark.card("thief")),
]


def battle_table() -> Table:
    return Table.empty(module="menaces", side="B", duchy="valados")


@pytest.mark.rule("kingdom.battle.costs", "kingdom.battle.neutralise")
@pytest.mark.parametrize(("design", "cost"), COSTS)
def test_a_menace_costs_the_soldiers_shown_on_it(design: str, cost: int) -> None:
    table = battle_table()
    table.put("menaces", 0, f"{design}.1")
    table.g.soldiers[0] = cost
    table.run(battle_phase())
    assert table.g.phase == BATTLE
    assert table.options(0) == {f"neutralise:{design}.1", "done"}
    table.play(0, f"neutralise:{design}.1")
    assert (table.g.soldiers[0], table.g.menaces[0]) == (0, ())
    assert table.g.over


@pytest.mark.rule("kingdom.battle.costs", "kingdom.battle.neutralise")
@pytest.mark.parametrize(("design", "cost"), COSTS)
def test_one_soldier_less_does_not_neutralise_a_menace(design: str, cost: int) -> None:
    table = battle_table()
    table.put("menaces", 0, f"{design}.1")
    table.put("construction", 0, "farm.1")
    table.g.soldiers[0], table.g.training[0] = cost - 1, 1
    table.run(battle_phase())
    assert table.why(0)[f"neutralise:{design}.1"] == "battle.neutralise"
    with pytest.raises(IllegalMove):
        table.play(0, f"neutralise:{design}.1")
    table.play(0, "done")
    assert (table.g.soldiers[0], table.g.training[0]) == (cost - 1, 1)
    assert table.names("menaces", 0) == [design]


@pytest.mark.rule("kingdom.battle.neutralise")
def test_any_number_of_own_menaces_fall_in_any_order() -> None:
    table = battle_table()
    table.put("menaces", 0, "rodent.1", "shadow.1", "giant_rat.1")
    table.put("menaces", 1, "thief.1")
    table.g.soldiers[:] = [5, 0]
    table.run(battle_phase())
    fights = {"neutralise:rodent.1", "neutralise:shadow.1", "neutralise:giant_rat.1"}
    assert table.options(0) == {*fights, "done"}
    table.play(0, "neutralise:giant_rat.1")
    assert table.options(0) == {*fights, "done"} - {"neutralise:giant_rat.1"}
    table.play(0, "neutralise:shadow.1")
    assert table.names("menaces", 0) == ["rodent"]
    assert table.names("menaces", 1) == ["thief"]
    assert table.g.soldiers == [0, 0]
    assert table.g.over


@pytest.mark.rule("kingdom.battle.neutralise")
def test_nobody_has_to_fight() -> None:
    table = battle_table()
    table.put("menaces", 0, "rodent.1")
    table.g.soldiers[0] = 9
    table.run(battle_phase()).play(0, "done")
    assert (table.g.soldiers[0], table.names("menaces", 0)) == (9, ["rodent"])
    assert table.g.over


@pytest.mark.rule("kingdom.battle.neutralise", "kingdom.battle.simultaneous")
def test_both_players_fight_at_the_same_time_with_their_own_soldiers() -> None:
    table = battle_table()
    table.put("menaces", 0, "thief.1")
    table.put("menaces", 1, "thief.2", "rodent.1")
    table.g.soldiers[:] = [2, 3]
    table.run(battle_phase())
    assert (table.asked(0), table.asked(1)) == ("fight", "fight")
    assert table.options(1) == {"neutralise:thief.2", "neutralise:rodent.1", "done"}
    with pytest.raises(IllegalMove):
        table.play(0, "neutralise:thief.2")
    table.play(1, "neutralise:thief.2").play(0, "neutralise:thief.1").play(1, "done")
    assert table.g.soldiers == [0, 1]
    assert table.g.over


@pytest.mark.rule("kingdom.battle.to_box")
@pytest.mark.parametrize("design", ["giant_rat", "rodent", "frost_giant", "shadow", "thief"])
def test_a_neutralised_menace_returns_to_the_box(design: str) -> None:
    table = battle_table()
    table.put("menaces", 0, f"{design}.1")
    table.g.soldiers[0] = 3
    table.run(battle_phase()).play(0, f"neutralise:{design}.1")
    assert table.where(f"{design}.1") == ("box", -1)
    assert table.total(0) == 0


@pytest.mark.rule("kingdom.battle.to_box")
def test_a_neutralised_shadow_demands_no_more_cards() -> None:
    table = battle_table()
    table.put("menaces", 0, "shadow.1")
    table.put("drafted", 0, "farm.1", "farm.2")
    table.g.soldiers[0] = 3
    table.run(battle_phase(), planning_phase()).play(0, "neutralise:shadow.1")
    assert table.asked(0) == "plan_card"
    assert table.names("drafted", 0) == ["farm", "farm"]


@pytest.mark.rule("kingdom.battle.only_phase")
def test_menaces_cannot_be_fought_in_the_other_phases_and_stay_until_the_next_battle() -> None:
    table = battle_table()
    table.put("menaces", 0, "rodent.1")
    table.put("construction", 0, "farm.1")
    table.put("drafted", 0, "farm.2")
    table.g.soldiers[0] = 9
    for frame in (take_turn(0), planning_phase(), production_step(0)):
        table.run(frame)
        assert table.asked(0)
        assert not table.options(0, "neutralise")
        with pytest.raises(IllegalMove):
            table.play(0, "neutralise:rodent.1")
        table.go_on()
    assert (table.g.soldiers[0], table.names("menaces", 0)) == (9, ["rodent"])
    table.run(battle_phase())
    assert table.options(0, "neutralise") == {"neutralise:rodent.1"}


@pytest.mark.rule("kingdom.battle.only_phase")
def test_a_menace_spared_can_be_fought_in_the_next_battle() -> None:
    table = battle_table()
    table.put("menaces", 0, "rodent.1")
    table.g.soldiers[0] = 1
    table.run(battle_phase(), battle_phase()).play(0, "done")
    assert table.options(0) == {"neutralise:rodent.1", "done"}
    table.play(0, "neutralise:rodent.1")
    assert table.where("rodent.1") == ("box", -1)
    assert table.g.over
