"""Giant rats and their rodents."""

import pytest

from pentarchy.engine.views import view
from pentarchy.games.kingdom.menaces import battle_phase
from pentarchy.games.kingdom.planning import planning_phase
from tests.games.kingdom.table import Table

RATS = ["giant_rat.1", "giant_rat.2", "giant_rat.3", "giant_rat.4"]


def rat_table(players: int = 2) -> Table:
    kinds = {"menace": "giant_rats"} if players == 1 else {"menace_1": "giant_rats", "menace_2": "thieves"}
    return Table.empty(players, module="menaces", side="B", duchy="valados", **kinds)


def rats_and_rodents(table: Table, player: int = 0) -> tuple[int, int]:
    held = table.names("menaces", player)
    return held.count("giant_rat"), held.count("rodent")


@pytest.mark.rule("kingdom.rats.setup")
@pytest.mark.card("giant_rat", "rodent")
def test_four_rats_are_the_deck_and_ten_rodents_an_open_stack() -> None:
    table = rat_table()
    assert table.names("menace_stacks", 0) == ["giant_rat"] * 4
    assert table.names("rodent_stack") == ["rodent"] * 10
    for player in (0, 1):
        assert view(table.g, player)["rodent_stack"] == list(table.g.rodent_stack)
    assert Table.empty(module="menaces", menace_1="shadows", menace_2="thieves").g.rodent_stack == ()


@pytest.mark.rule("kingdom.rats.spawn")
@pytest.mark.card("giant_rat")
@pytest.mark.parametrize("players", [1, 2])
def test_r1_a_second_rat_brings_two_rodents(players: int) -> None:
    table = rat_table(players)
    table.put("menaces", 0, "giant_rat.1", "rodent.1")
    table.put("drafted", 0, "giant_rat.2")
    table.run(planning_phase())
    assert table.where("giant_rat.2") == ("menaces", 0)
    assert rats_and_rodents(table) == (2, 3)
    assert len(table.g.rodent_stack) == 7
    assert table.g.over


@pytest.mark.rule("kingdom.rats.spawn", "kingdom.rats.setup")
@pytest.mark.card("giant_rat", "rodent")
def test_r2_four_rats_one_by_one_bring_all_ten_rodents() -> None:
    table = rat_table()
    for rat in RATS:
        table.put("drafted", 0, rat)
        table.run(planning_phase())
    assert table.events("rodents_came") == [
        ("rodents_came", 0, count, 0, left) for count, left in ((1, 9), (2, 7), (3, 4), (4, 0))
    ]
    assert rats_and_rodents(table) == (4, 10)
    assert table.g.rodent_stack == ()


@pytest.mark.rule("kingdom.rats.one_by_one")
def test_r3_two_rats_in_one_draft_area_bring_one_and_two_rodents() -> None:
    table = rat_table()
    table.put("drafted", 0, "giant_rat.1", "giant_rat.2")
    table.run(planning_phase())
    assert table.events("rodents_came") == [("rodents_came", 0, 1, 0, 9), ("rodents_came", 0, 2, 0, 7)]
    assert rats_and_rodents(table) == (2, 3)


@pytest.mark.rule("kingdom.rats.one_by_one")
def test_without_a_new_rat_no_rodents_come() -> None:
    table = rat_table()
    table.put("menaces", 0, "giant_rat.1", "giant_rat.2")
    table.put("drafted", 0, "farm.1")
    table.run(planning_phase())
    assert table.asked(0) == "plan_card"
    assert rats_and_rodents(table) == (2, 0)
    assert len(table.g.rodent_stack) == 10


@pytest.mark.rule("kingdom.rats.spawn")
def test_rats_of_the_opponent_do_not_count() -> None:
    table = rat_table()
    table.put("menaces", 1, "giant_rat.1", "giant_rat.2")
    table.put("drafted", 0, "giant_rat.3")
    table.run(planning_phase())
    assert rats_and_rodents(table, 0) == (1, 1)
    assert rats_and_rodents(table, 1) == (2, 0)


@pytest.mark.rule("kingdom.rats.stack_short")
def test_a_short_stack_gives_what_is_left() -> None:
    table = rat_table()
    table.put("menaces", 0, "giant_rat.1", "giant_rat.2")
    table.put("box", -1, *(f"rodent.{number}" for number in range(1, 9)))
    table.put("drafted", 0, "giant_rat.3")
    table.run(planning_phase())
    assert rats_and_rodents(table) == (3, 2)
    assert (table.g.rodent_stack, table.g.defeat) == ((), "")
    table.put("drafted", 0, "giant_rat.4")
    table.run(planning_phase())
    assert rats_and_rodents(table) == (4, 2)
    assert table.g.over


@pytest.mark.rule("kingdom.rats.rodents")
@pytest.mark.card("rodent")
def test_rodents_stay_when_their_rat_is_neutralised_and_fall_one_by_one() -> None:
    table = rat_table()
    table.put("menaces", 0, "giant_rat.1", "rodent.1", "rodent.2")
    table.g.soldiers[0] = 3
    assert table.total(0) == -5
    table.run(battle_phase()).play(0, "neutralise:giant_rat.1")
    assert table.names("menaces", 0) == ["rodent", "rodent"]
    assert table.total(0) == -2
    table.play(0, "neutralise:rodent.2")
    assert table.g.menaces[0] == (table.card("rodent.1"),)
    assert (table.g.soldiers[0], table.total(0)) == (0, -1)
    assert table.g.over


@pytest.mark.rule("kingdom.rats.rodents")
@pytest.mark.card("rodent")
def test_a_rodent_has_no_effect_in_planning() -> None:
    table = rat_table()
    table.put("menaces", 0, *(f"rodent.{number}" for number in range(1, 6)))
    table.put("construction", 0, "quarry.1")
    table.put("drafted", 0, "farm.1")
    table.run(planning_phase())
    assert table.asked(0) == "plan_card"
    assert table.names("drafted", 0) == ["farm"]
    assert rats_and_rodents(table) == (0, 5)
    assert (table.g.frozen, table.g.covered[0]) == ((), 0)
