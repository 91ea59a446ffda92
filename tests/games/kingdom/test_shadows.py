"""Shadows: a card in every planning phase, cubes for the opponent."""

import pytest

from pentarchy.games.kingdom.planning import planning_phase
from tests.games.kingdom.table import Table


def shadow_table() -> Table:
    return Table.empty(module="menaces", side="B", duchy="valados", menace_1="shadows", menace_2="thieves")


def alchemy(table: Table, player: int) -> int:
    return sum(table.g.alchemy[4 * player : 4 * player + 4])


@pytest.mark.rule("kingdom.shadows.discard", "kingdom.shadows.move")
@pytest.mark.card("shadow")
def test_a_new_shadow_costs_one_card_of_the_holders_choice_and_moves_on() -> None:
    table = shadow_table()
    table.put("drafted", 0, "shadow.1", "farm.1", "quarry.1", "treasure_mm")
    table.put("construction", 0, "hamlet.1")
    table.run(planning_phase())
    assert table.asked(0) == "lose_which"
    assert table.options(0) == {"lose:farm.1", "lose:quarry.1", "lose:treasure_mm"}
    table.play(0, "lose:quarry.1")
    assert table.where("quarry.1") == ("discard", -1)
    assert table.where("shadow.1") == ("menaces", 0)
    assert table.names("drafted", 0) == ["farm", "treasure_mm"]
    assert table.asked(0) == "plan_card"


@pytest.mark.rule("kingdom.shadows.discard")
def test_h2_a_shadow_held_and_a_new_one_cost_two_cards() -> None:
    table = shadow_table()
    table.put("menaces", 0, "shadow.1")
    table.put("drafted", 0, "shadow.2", "farm.1", "farm.2", "farm.3")
    table.run(planning_phase()).play(0, "lose:farm.1")
    assert table.asked(0) == "lose_which"
    table.play(0, "lose:farm.2")
    assert table.names("drafted", 0) == ["farm"]
    assert table.names("menaces", 0) == ["shadow", "shadow"]
    assert table.asked(0) == "plan_card"
    assert alchemy(table, 1) == 2


@pytest.mark.rule("kingdom.shadows.discard")
def test_with_too_few_cards_all_of_them_go() -> None:
    table = shadow_table()
    table.put("menaces", 0, "shadow.1", "shadow.2", "shadow.3")
    table.put("drafted", 0, "farm.1", "treasure_mm")
    table.run(planning_phase())
    assert (table.g.drafted[0], alchemy(table, 1)) == ((), 3)
    assert table.g.over, "which one goes first is no question"


@pytest.mark.rule("kingdom.shadows.discard")
def test_it_is_asked_which_cards_go_only_while_one_can_be_kept() -> None:
    table = shadow_table()
    table.put("menaces", 0, "shadow.1")
    table.put("drafted", 0, "shadow.2", "farm.1", "quarry.1", "treasure_mm")
    table.run(planning_phase())
    assert table.g.asks[0] == ("lose_which", 2)
    table.play(0, "lose:farm.1")
    assert table.g.asks[0] == ("lose_which", 1)
    table = shadow_table()
    table.put("menaces", 0, "shadow.1")
    table.put("drafted", 0, "shadow.2", "farm.1", "quarry.1")
    table.run(planning_phase())
    assert (table.asked(0), alchemy(table, 1)) == ("", 2)


@pytest.mark.rule("kingdom.shadows.discard")
@pytest.mark.rule("kingdom.shadows.which_card")
def test_other_menaces_cannot_be_discarded_for_a_shadow() -> None:
    table = shadow_table()
    table.put("drafted", 0, "shadow.1", "thief.1", "farm.1", "farm.2")
    table.run(planning_phase())
    assert table.options(0) == {"lose:farm.1", "lose:farm.2"}
    table.play(0, "lose:farm.1")
    assert sorted(table.names("menaces", 0)) == ["shadow", "thief"]


@pytest.mark.rule("kingdom.shadows.move", "kingdom.shadows.discard")
def test_a_shadow_kept_demands_a_card_in_every_later_planning_phase() -> None:
    table = shadow_table()
    table.put("drafted", 0, "shadow.1", "farm.1")
    table.run(planning_phase())
    assert (table.where("shadow.1"), table.where("farm.1")) == (("menaces", 0), ("discard", -1))
    for card in ("farm.2", "farm.3"):
        table.put("drafted", 0, card)
        table.run(planning_phase())
        assert table.where(card) == ("discard", -1)
    assert alchemy(table, 1) == 3


@pytest.mark.rule("kingdom.shadows.not_recycling")
def test_the_holder_gets_nothing_for_the_card_discarded() -> None:
    table = shadow_table()
    table.put("drafted", 0, "shadow.1", "farm.1")
    table.put("construction", 0, "hamlet.1")
    table.run(planning_phase())
    assert (alchemy(table, 0), table.g.cubes[0]) == (0, ())
    assert not table.events("recycled")
    assert table.asked(0) == "end_phase"


@pytest.mark.rule("kingdom.shadows.opponent_gain")
@pytest.mark.card("shadow")
def test_the_opponent_gets_one_cube_for_a_development() -> None:
    table = shadow_table()
    table.put("drafted", 0, "shadow.1", "farm.1")
    table.run(planning_phase())
    assert (alchemy(table, 0), alchemy(table, 1)) == (0, 1)
    assert table.g.krystallium == [0, 0]
    assert table.g.over


@pytest.mark.rule("kingdom.shadows.opponent_gain")
def test_each_player_gains_from_the_others_shadows() -> None:
    table = shadow_table()
    table.put("drafted", 0, "shadow.1", "farm.1")
    table.put("drafted", 1, "shadow.2", "treasure_mm")
    table.run(planning_phase())
    assert (alchemy(table, 0), alchemy(table, 1)) == (2, 1)


@pytest.mark.rule("kingdom.shadows.treasure")
@pytest.mark.card("shadow")
def test_h1_the_opponent_gets_two_cubes_for_a_treasure() -> None:
    table = shadow_table()
    table.put("menaces", 0, "shadow.1")
    table.put("drafted", 0, "treasure_mm", "farm.1")
    table.run(planning_phase()).play(0, "lose:treasure_mm")
    assert (alchemy(table, 0), alchemy(table, 1)) == (0, 2)


@pytest.mark.rule("kingdom.shadows.alchemy_only")
def test_the_cubes_go_to_the_alchemy_area_before_any_card_is_planned() -> None:
    table = shadow_table()
    table.put("drafted", 0, "shadow.1", "farm.1")
    table.put("drafted", 1, "farm.2")
    table.put("construction", 1, "quarry.1", "scouts.1", "great_library", "tatis_tribe")  # they need all four kinds
    lack = [table.g.lack[card] for card in table.g.construction[1]]
    table.run(planning_phase())
    assert table.asked(1) == "plan_card"
    assert alchemy(table, 1) == 1
    assert [table.g.lack[card] for card in table.g.construction[1]] == lack
    assert table.g.cubes[1] == ()


@pytest.mark.rule("kingdom.shadows.alchemy_only")
def test_the_fifth_cube_becomes_a_krystallium_at_once() -> None:
    table = shadow_table()
    table.g.alchemy[4:] = [1, 1, 1, 1]
    table.put("drafted", 0, "shadow.1", "treasure_mm")
    table.put("drafted", 1, "farm.2")
    table.run(planning_phase())
    assert (alchemy(table, 1), table.g.krystallium[1]) == (1, 1)
    assert table.asked(1) == "plan_card"
