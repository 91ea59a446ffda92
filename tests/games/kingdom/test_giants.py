"""Frost giants: which card they freeze, what a frozen card can and cannot do, how both leave."""

import pytest

from pentarchy.engine.errors import IllegalMove
from pentarchy.games.kingdom.menaces import battle_phase
from pentarchy.games.kingdom.planning import planning_phase
from pentarchy.games.kingdom.production import count_production, production_step
from pentarchy.games.kingdom.rounds import end_round
from pentarchy.games.kingdom.state import END
from tests.games.kingdom.table import Table

MATERIALS, POPULATION = 0, 1


def giant_table(players: int = 2) -> Table:
    kinds = {"menace": "frost_giants"} if players == 1 else {"menace_1": "frost_giants", "menace_2": "thieves"}
    return Table.empty(players, module="menaces", side="B", duchy="valados", **kinds)


def frozen_table(card: str, giant: str = "frost_giant.1", soldiers: int = 0) -> Table:
    """A card under construction, nothing paid, with a giant under it."""
    table = giant_table()
    table.put("construction", 0, card)
    table.put("menaces", 0, giant)
    table.g.frozen = ((table.card(card), table.card(giant)),)
    table.g.soldiers[0] = soldiers
    return table


def freezes(table: Table) -> set[tuple[str, str]]:
    tokens = table.content.tokens
    return {(tokens[card], tokens[giant]) for card, giant in table.g.frozen}


# placing --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("kingdom.giants.place")
@pytest.mark.card("frost_giant")
def test_a_giant_goes_under_an_old_card_or_a_new_one() -> None:
    table = giant_table()
    table.put("construction", 0, "quarry.1", "hamlet.1")
    table.put("construction", 1, "quarry.2")
    table.put("drafted", 0, "frost_giant.1", "farm.1", "treasure_mm")
    table.run(planning_phase())
    assert table.asked(0) == "freeze_which"
    assert table.options(0) == {"freeze:quarry.1", "freeze:hamlet.1", "freeze:farm.1"}
    table.play(0, "freeze:hamlet.1")
    assert freezes(table) == {("hamlet.1", "frost_giant.1")}
    assert table.where("frost_giant.1") == ("menaces", 0)
    assert table.where("farm.1") == ("drafted", 0)
    assert table.asked(0) == "plan_card"


@pytest.mark.rule("kingdom.giants.place", "kingdom.giants.forced_card")
def test_a_development_chosen_from_the_draft_area_goes_under_construction_with_its_whole_cost_due() -> None:
    table = giant_table()
    table.put("construction", 0, "quarry.1")
    table.put("drafted", 0, "frost_giant.1", "farm.1")
    table.run(planning_phase()).play(0, "freeze:farm.1")
    assert table.where("farm.1") == ("construction", 0)
    assert table.g.lack[table.card("farm.1")] == table.content.cost[table.card("farm.1")]
    assert freezes(table) == {("farm.1", "frost_giant.1")}


@pytest.mark.rule("kingdom.giants.mandatory", "kingdom.giants.one_per_card")
def test_every_giant_takes_a_card_and_never_the_same_one() -> None:
    table = giant_table()
    table.put("construction", 0, "quarry.1", "hamlet.1")
    table.put("drafted", 0, "frost_giant.1", "frost_giant.2", "farm.1")
    table.run(planning_phase())
    assert "done" not in table.options(0)
    table.play(0, "freeze:quarry.1")
    assert table.options(0) == {"freeze:hamlet.1", "freeze:farm.1"}
    assert table.why(0) == {"freeze:quarry.1": "giants.one_per_card"}
    table.play(0, "freeze:hamlet.1")
    assert freezes(table) == {("quarry.1", "frost_giant.1"), ("hamlet.1", "frost_giant.2")}
    assert table.asked(0) == "plan_card"


@pytest.mark.rule("kingdom.giants.one_per_card", "kingdom.giants.forced_card")
def test_without_a_free_card_a_development_of_the_draft_area_must_be_put_there() -> None:
    table = frozen_table("quarry.1")
    table.put("drafted", 0, "frost_giant.2", "farm.1", "hamlet.1", "treasure_mm")
    table.run(planning_phase())
    assert table.options(0) == {"freeze:farm.1", "freeze:hamlet.1"}
    assert table.why(0) == {"freeze:quarry.1": "giants.one_per_card", "freeze:treasure_mm": "giants.forced_card"}
    table.play(0, "freeze:hamlet.1")
    assert table.where("hamlet.1") == ("construction", 0)
    assert freezes(table) == {("quarry.1", "frost_giant.1"), ("hamlet.1", "frost_giant.2")}


@pytest.mark.rule("kingdom.giants.forced_card")
def test_a_single_development_is_taken_without_asking() -> None:
    table = giant_table()
    table.put("drafted", 0, "frost_giant.1", "farm.1", "treasure_mm", "treasure_gg")
    table.run(planning_phase())
    assert freezes(table) == {("farm.1", "frost_giant.1")}
    assert table.names("drafted", 0) == ["treasure_mm", "treasure_gg"]
    assert table.asked(0) == "plan_card"


@pytest.mark.rule("kingdom.giants.no_card")
@pytest.mark.parametrize("players", [1, 2])
def test_a_giant_without_any_card_stays_alone_and_falls_to_soldiers_alone(players: int) -> None:
    table = giant_table(players)
    table.put("drafted", 0, "frost_giant.1", "treasure_mm")
    table.g.soldiers[0] = 2
    table.run(planning_phase())
    assert table.where("treasure_mm") == ("discard", -1), "it is not frozen, and can only be recycled"
    assert (table.names("menaces", 0), table.g.frozen) == (["frost_giant"], ())
    table.run(battle_phase()).play(0, "neutralise:frost_giant.1")
    assert (table.where("frost_giant.1"), table.g.soldiers[0]) == (("box", -1), 0)
    assert table.g.over


@pytest.mark.rule("kingdom.tokens.at_decisions", "kingdom.menaces.fixed_order")
def test_a_giant_acts_before_tokens_can_complete_the_card_that_it_freezes() -> None:
    table = giant_table()
    table.put("construction", 0, "farm.1", "quarry.1")
    table.put("drafted", 0, "frost_giant.1")
    table.g.lack[table.card("farm.1")], table.g.krystallium[0] = 1, 1
    table.run(planning_phase())
    assert table.options(0) == {"freeze:farm.1", "freeze:quarry.1"}
    table.play(0, "freeze:quarry.1")
    assert "krystallium:farm.1,materials" in table.options(0), "but at once after it"


@pytest.mark.rule("kingdom.giants.no_card")
def test_a_lonely_giant_does_not_freeze_a_card_later() -> None:
    table = giant_table()
    table.put("menaces", 0, "frost_giant.1")
    table.put("construction", 0, "quarry.1")
    table.put("drafted", 0, "farm.1")
    table.run(planning_phase())
    assert table.asked(0) == "plan_card"
    assert table.g.frozen == ()


# a frozen card --------------------------------------------------------------------------------------------------
@pytest.mark.rule("kingdom.giants.frozen")
def test_a_frozen_card_takes_cubes_but_is_not_completed() -> None:
    table = frozen_table("farm.1")
    table.run(production_step(MATERIALS))
    assert "place:farm.1" in table.options(0)
    table.play(0, "place:farm.1", "place:farm.1")
    assert table.g.lack[table.card("farm.1")] == 0
    assert table.where("farm.1") == ("construction", 0)
    assert count_production(table.g, 0, POPULATION) == 1
    assert table.g.audit() == []


@pytest.mark.rule("kingdom.giants.frozen")
def test_a_frozen_card_takes_krystallium_and_soldiers_but_is_not_completed() -> None:
    table = frozen_table("royal_palace", soldiers=1)  # M2 G4 S1
    table.g.krystallium[0] = 6
    table.run(production_step(MATERIALS)).play(0, "soldier:royal_palace")
    table.play(0, *["krystallium:royal_palace,gold"] * 4, *["krystallium:royal_palace,materials"] * 2)
    assert (table.g.lack[table.card("royal_palace")], table.g.soldiers[0], table.g.krystallium[0]) == (0, 0, 0)
    assert table.where("royal_palace") == ("construction", 0)
    assert table.total(0) == -4


@pytest.mark.rule("kingdom.giants.no_recycle")
def test_a_frozen_card_cannot_be_discarded() -> None:
    table = frozen_table("farm.1")
    table.put("construction", 0, "quarry.1")
    table.run(production_step(POPULATION))
    assert table.options(0, "scrap") == {"scrap:quarry.1"}
    assert table.why(0)["scrap:farm.1"] == "giants.no_recycle"
    with pytest.raises(IllegalMove):
        table.play(0, "scrap:farm.1")


@pytest.mark.rule("kingdom.giants.no_recycle", "kingdom.giants.place")
def test_a_draft_card_that_was_frozen_can_no_more_be_recycled() -> None:
    table = giant_table()
    table.put("drafted", 0, "frost_giant.1", "farm.1", "quarry.1")
    table.run(planning_phase()).play(0, "freeze:farm.1")
    assert table.options(0) == {"build:quarry.1", "recycle:quarry.1"}


# neutralising ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("kingdom.giants.neutralise", "kingdom.giants.completed_card")
@pytest.mark.card("frost_giant")
def test_soldiers_and_the_whole_cost_free_the_card_which_is_completed_at_once() -> None:
    table = frozen_table("farm.1", soldiers=2)
    table.g.lack[table.card("farm.1")] = 0
    table.run(battle_phase()).play(0, "neutralise:frost_giant.1")
    assert (table.where("farm.1"), table.where("frost_giant.1")) == (("built", 0), ("box", -1))
    assert (table.g.frozen, table.g.soldiers[0]) == ((), 0)
    assert count_production(table.g, 0, POPULATION) == 2
    assert table.g.over


@pytest.mark.rule("kingdom.giants.neutralise")
def test_f1_a_paid_card_stays_frozen_with_one_soldier_too_few() -> None:
    table = frozen_table("farm.1", soldiers=1)
    table.put("construction", 0, "quarry.1")
    table.g.lack[table.card("farm.1")] = 0
    table.run(battle_phase())
    assert table.why(0)["neutralise:frost_giant.1"] == "battle.neutralise"
    table.play(0, "done")
    assert freezes(table) == {("farm.1", "frost_giant.1")}
    assert (table.where("farm.1"), table.g.soldiers[0]) == (("construction", 0), 1)
    assert table.g.over


@pytest.mark.rule("kingdom.giants.incomplete", "kingdom.giants.incomplete_soldiers", "kingdom.giants.neutralise")
def test_f2_with_one_cube_missing_the_giant_stays_and_no_soldiers_are_spent() -> None:
    table = frozen_table("farm.1", soldiers=2)
    table.put("construction", 0, "quarry.1")
    table.g.lack[table.card("farm.1")] = 1
    table.run(battle_phase())
    assert table.why(0)["neutralise:frost_giant.1"] == "giants.incomplete"
    with pytest.raises(IllegalMove):
        table.play(0, "neutralise:frost_giant.1")
    table.play(0, "done")
    assert freezes(table) == {("farm.1", "frost_giant.1")}
    assert (table.where("farm.1"), table.g.soldiers[0]) == (("construction", 0), 2)
    assert table.names("menaces", 0) == ["frost_giant"]


@pytest.mark.rule("kingdom.giants.neutralise")
def test_missing_krystallium_and_soldiers_may_be_added_in_the_battle() -> None:
    table = frozen_table("royal_palace", soldiers=3)  # M2 G4 S1
    table.g.lack[table.card("royal_palace")] = 1 | 1 << 4 * 5  # one of the materials and the soldier
    table.g.krystallium[0] = 1
    table.run(battle_phase())
    assert table.why(0)["neutralise:frost_giant.1"] == "giants.incomplete"
    table.play(0, "krystallium:royal_palace,materials", "soldier:royal_palace", "neutralise:frost_giant.1")
    assert (table.where("royal_palace"), table.g.soldiers[0]) == (("built", 0), 0)
    assert table.total(0) == 11


@pytest.mark.rule("kingdom.giants.incomplete")
def test_each_giant_looks_at_its_own_card_only() -> None:
    table = frozen_table("farm.1", soldiers=4)
    table.put("construction", 0, "quarry.1")
    table.put("menaces", 0, "frost_giant.2")
    table.g.frozen += ((table.card("quarry.1"), table.card("frost_giant.2")),)
    table.g.lack[table.card("quarry.1")] = 0
    table.run(battle_phase())
    assert table.options(0, "neutralise") == {"neutralise:frost_giant.2"}
    table.play(0, "neutralise:frost_giant.2")
    assert freezes(table) == {("farm.1", "frost_giant.1")}
    assert (table.where("quarry.1"), table.where("farm.1")) == (("built", 0), ("construction", 0))


@pytest.mark.rule("kingdom.giants.completed_card")
def test_the_bonus_of_a_freed_card_can_be_spent_in_the_same_battle() -> None:
    table = frozen_table("barracks.1", soldiers=2)  # bonus S1
    table.g.lack[table.card("barracks.1")] = 0
    table.put("menaces", 0, "rodent.1")
    table.run(battle_phase()).play(0, "neutralise:frost_giant.1")
    assert table.g.soldiers[0] == 1
    table.play(0, "neutralise:rodent.1")
    assert (table.g.menaces[0], table.g.soldiers[0]) == ((), 0)
    assert table.g.over


@pytest.mark.rule("kingdom.giants.completed_card")
def test_a_card_freed_in_the_battle_of_round_4_scores() -> None:
    table = frozen_table("mausoleum", soldiers=2)
    table.g.lack[table.card("mausoleum")] = 0
    table.g.round = 4
    assert table.total(0) == -4
    table.run(battle_phase(), end_round()).play(0, "neutralise:frost_giant.1")
    assert (table.g.phase, table.g.over) == (END, True)
    assert table.total(0) == 9


@pytest.mark.rule("kingdom.giants.completed_card")
def test_a_freed_card_produces_from_the_next_round_on() -> None:
    table = frozen_table("quarry.1", soldiers=2)
    table.g.lack[table.card("quarry.1")] = 0
    table.run(production_step(MATERIALS), battle_phase(), production_step(MATERIALS))
    table.play(0, "neutralise:frost_giant.1")
    mine = [amount for _, player, _, amount, _ in table.events("produced") if player == 0]
    assert mine == [2, 4]
    assert table.g.over
