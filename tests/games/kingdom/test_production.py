"""Phase C: four steps, counted once each. Rules: production.*, construction.take_cubes."""

import pytest

from pentarchy.games.kingdom import GAME
from pentarchy.games.kingdom.production import count_production, production_phase, production_step
from pentarchy.games.kingdom.state import PRODUCTION
from tests.games.kingdom.table import Table

MATERIALS, POPULATION, GOLD, EXPLORATION = range(4)


def side_b() -> Table:
    """Both duchies produce 2 materials, 1 population and 1 gold."""
    return Table.empty(side="B", duchy="valados")


@pytest.mark.rule("kingdom.production.order")
def test_the_steps_are_materials_population_gold_exploration() -> None:
    table = side_b().run(production_phase())
    assert [args[1:3] for args in table.events("produced")] == [(p, step) for step in range(4) for p in (0, 1)]
    assert table.g.over


@pytest.mark.rule("kingdom.production.order", "kingdom.production.next_step")
def test_every_step_stays_open_while_something_can_be_done() -> None:
    table = side_b()
    table.put("construction", 0, "hells_gate")
    table.run(production_phase())
    for resource in range(4):
        assert (table.asked(0), table.g.phase, table.g.producing) == ("end_phase", PRODUCTION, resource)
        assert table.options(0) == {"done", "scrap:hells_gate"}
        table.play(0, "done")
    assert table.g.over
    assert table.g.producing == -1


@pytest.mark.rule("kingdom.production.step_parts")
def test_a_step_counts_then_compares_then_takes_the_cubes() -> None:
    table = side_b()
    table.put("built", 1, "quarry.1")
    for player in (0, 1):
        table.put("construction", player, f"hamlet.{player + 1}")
    table.run(production_step(MATERIALS))
    assert [table.asked(player) for player in (0, 1)] == ["place_cube", "place_cube"]  # both at the same time
    assert table.g.produced == [2, 4]
    assert table.g.training == [0, 1]  # compared before any cube is placed
    assert table.g.cubes == [(0, 0), (0, 0, 0, 0)]
    told = [args[0] for args in table.events()][-3:]
    assert told == ["produced", "produced", "supremacy"]


@pytest.mark.rule("kingdom.production.count")
@pytest.mark.parametrize(
    ("duchy", "icons"), [("valados_a", (2, 2, 0, 0)), ("valados_b", (2, 1, 1, 0)), ("teressie_a", (2, 1, 0, 1))]
)
def test_the_icons_of_the_duchy_card_count(duchy: str, icons: tuple[int, ...]) -> None:
    name, side = duchy.split("_")
    table = Table.empty(side=side.upper(), duchy=name)
    assert table.g.duchies[0] == duchy
    assert tuple(count_production(table.g, 0, resource) for resource in range(4)) == icons


@pytest.mark.rule("kingdom.production.count")
def test_the_icons_of_built_cards_are_added_each_resource_for_itself() -> None:
    table = side_b()
    table.put("built", 0, "port.1", "sawmill.1", "golden_island", "quarry.1")  # G1 X1, M1 G1, G3, M2
    assert [count_production(table.g, 0, resource) for resource in range(4)] == [5, 1, 6, 1]
    assert [count_production(table.g, 1, resource) for resource in range(4)] == [2, 1, 1, 0]


@pytest.mark.rule("kingdom.production.unbuilt_excluded")
def test_cards_under_construction_and_in_the_draft_area_do_not_produce() -> None:
    table = side_b()
    table.put("construction", 0, "quarry.1")
    table.put("drafted", 0, "quarry.2")
    assert count_production(table.g, 0, MATERIALS) == 2
    table.put("built", 0, "lost_mines")  # 1 material per structure: those two are not built
    assert count_production(table.g, 0, MATERIALS) == 2
    table.put("built", 0, "quarry.1")
    assert count_production(table.g, 0, MATERIALS) == 2 + 2 + 1


@pytest.mark.rule("kingdom.production.per_type")
def test_a_card_with_a_type_icon_counts_the_built_cards_of_the_type_and_itself() -> None:
    table = side_b()
    table.put("built", 0, "recruiters")
    assert count_production(table.g, 0, POPULATION) == 1 + 1
    table.put("built", 1, "scouts.1", "scouts.2")  # the opponent's never count
    table.put("built", 0, "hamlet.1")  # a structure: only its own 2
    assert count_production(table.g, 0, POPULATION) == 1 + 1 + 2
    table.put("built", 0, "scouts.3", "mercenaries")
    assert count_production(table.g, 0, POPULATION) == 1 + 3 + 2


@pytest.mark.rule("kingdom.production.per_type_zero")
def test_a_card_with_a_type_icon_yields_nothing_without_that_type() -> None:
    table = side_b()
    table.put("built", 0, "grand_market.1", "grand_market.2")  # 1 gold per structure each; they are monuments
    assert count_production(table.g, 0, GOLD) == 1
    table.put("built", 0, "farm.1")
    assert count_production(table.g, 0, GOLD) == 1 + 2


@pytest.mark.rule("kingdom.production.snapshot")
def test_a_card_completed_during_a_step_produces_from_the_next_one_on() -> None:
    table = side_b()
    table.put("construction", 0, "quarry.1", "port.1")
    table.g.lack[table.card("quarry.1")] = 1
    table.run(production_step(MATERIALS)).play(0, "place:quarry.1")
    assert table.where("quarry.1") == ("built", 0)
    assert (table.g.produced[0], table.g.cubes[0]) == (2, (0,))  # not 4
    table.play(0, "store", "done")
    table.run(production_step(MATERIALS))
    assert table.g.produced[0] == 4


@pytest.mark.rule("kingdom.production.snapshot")
def test_a_card_completed_in_a_step_counts_in_the_next_step_of_the_round() -> None:
    table = side_b()
    table.put("construction", 0, "hamlet.1")
    table.g.lack[table.card("hamlet.1")] = 1
    table.run(production_phase()).play(0, "place:hamlet.1")
    produced = [args[2:4] for args in table.events("produced") if args[1] == 0]
    assert produced == [(MATERIALS, 2), (POPULATION, 3), (GOLD, 1), (EXPLORATION, 0)]


@pytest.mark.rule("kingdom.construction.take_cubes")
def test_all_produced_cubes_are_taken_and_none_can_be_declined() -> None:
    table = side_b()
    table.put("built", 0, "quarry.1", "quarry.2")
    table.put("construction", 0, "impregnable_walls")
    table.run(production_step(MATERIALS))
    for left in range(6, 0, -1):
        assert len(table.g.cubes[0]) == left
        assert table.options(0) == {"place:impregnable_walls", "store", "scrap:impregnable_walls"}
        table.play(0, "place:impregnable_walls" if left % 2 else "store")
    assert table.events("placed") == [("placed", 0, MATERIALS, table.card("impregnable_walls"))] * 3
    assert [event[3] for event in table.events("stored") if event[1] == 0] == [1, 1, 1]


@pytest.mark.rule("kingdom.production.next_step")
def test_the_next_step_waits_until_all_have_placed_their_cubes() -> None:
    table = side_b()
    table.put("construction", 0, "farm.1")
    table.put("construction", 1, "farm.2")
    table.run(production_phase())
    table.play(0, "place:farm.1", "place:farm.1")
    assert (table.asked(0), table.asked(1), table.g.producing) == ("", "place_cube", MATERIALS)
    table.play(1, "place:farm.2")
    assert table.g.producing == MATERIALS
    assert table.g.produced == [2, 2]
    table.play(1, "store")
    assert (table.asked(1), table.g.producing) == ("end_phase", MATERIALS)
    table.play(1, "done")
    assert table.g.producing == POPULATION


@pytest.mark.rule("kingdom.supremacy.compare")
def test_everybody_is_told_who_would_have_supremacy() -> None:
    table = side_b()
    table.put("built", 1, "quarry.1")  # two more materials
    told = GAME.derived(table.g)
    assert told["income"] == [[2, 1, 1, 0], [4, 1, 1, 0]]
    assert (told["supremacy"], told["to_reach"]) == ([1, -1, -1, -1], 0)


@pytest.mark.rule("kingdom.supremacy.compare")
def test_during_a_step_supremacy_is_what_was_counted() -> None:
    """A card that is built in the step does not change who had more."""
    table = side_b()
    table.put("built", 1, "quarry.1")
    for player in (0, 1):
        table.put("construction", player, f"hamlet.{player + 1}")
    table.run(production_step(MATERIALS))
    table.put("built", 0, "quarry.2", "quarry.3")
    assert GAME.derived(table.g)["supremacy"][MATERIALS] == 1
    assert GAME.derived(table.g)["income"][0][MATERIALS] == 6


@pytest.mark.rule("kingdom.solo.supremacy")
@pytest.mark.parametrize(("cards", "leader"), [(("quarry.1",), -1), (("quarry.1", "sawmill.1"), 0)])
def test_alone_five_are_enough(cards: tuple[str, ...], leader: int) -> None:
    table = Table.empty(1, module="quests", side="B", duchy="valados")
    table.put("built", 0, *cards)
    told = GAME.derived(table.g)
    assert (told["supremacy"][MATERIALS], told["to_reach"]) == (leader, 5)
