"""The worked examples of the rulebook and of the notes on the data, with their numbers."""

from pathlib import Path

import pytest

from pentarchy.engine.errors import IllegalMove
from pentarchy.games.kingdom import GAME
from pentarchy.games.kingdom.construction import into_alchemy
from pentarchy.games.kingdom.planning import planning_phase
from pentarchy.games.kingdom.production import count_production, count_type, production_phase, production_step
from pentarchy.games.kingdom.scoring import score, total
from pentarchy.games.kingdom.state import DRAFT
from tests.games.kingdom.table import Table

MATERIALS, POPULATION, GOLD, EXPLORATION = range(4)


@pytest.mark.rule("kingdom.production.count", "kingdom.construction.take_cubes")
def test_boris_produces_five_materials() -> None:
    table = Table.empty(module="quests", side="B", duchy="valados")
    table.put("built", 0, "quarry", "sawmill")
    assert count_production(table.g, 0, MATERIALS) == 5
    table.run(production_step(MATERIALS))
    assert table.g.produced[0] == table.g.alchemy[MATERIALS] == 5


@pytest.mark.rule("kingdom.production.per_type")
def test_the_expeditionary_corps_alone_yields_one_and_with_two_more_companies_three() -> None:
    table = Table.empty(side="B")
    table.put("built", 0, "expeditionary_corps")
    assert count_production(table.g, 0, EXPLORATION) == 1
    table.put("built", 0, "royal_guard", "mercenaries")
    assert count_production(table.g, 0, EXPLORATION) == 3


@pytest.mark.rule("kingdom.production.per_type_zero")
def test_a_per_type_card_without_its_type_yields_nothing() -> None:
    table = Table.empty(side="B")
    table.put("built", 0, "lost_mines")  # materials per structure
    assert count_production(table.g, 0, MATERIALS) == 2  # the duchy card alone


@pytest.mark.rule("kingdom.construction.complete", "kingdom.construction.move_to_duchy", "kingdom.bonus.gain")
def test_maxim_finishes_the_barracks_and_produces_more_population() -> None:
    table = Table.empty(side="B", duchy="teressie")
    table.put("built", 0, "sawmill")
    table.put("construction", 0, "barracks")
    before = count_production(table.g, 0, POPULATION)
    table.run(production_phase())
    assert table.g.produced[0] == 3
    table.play(0, "place:barracks.1", "place:barracks.1")
    assert table.where("barracks") == ("construction", 0)
    soldiers, training = table.g.soldiers[0], table.g.training[0]
    table.play(0, "place:barracks.1")
    assert table.where("barracks") == ("built", 0)
    won = len([event for event in table.events("supremacy") if event[1] == 0]) - 1  # in the steps after
    assert table.g.soldiers[0] == soldiers + 1 + (training + won) // 2, "its bonus, and what supremacy brought"
    produced = [args[3] for args in table.events("produced") if args[1:3] == (0, POPULATION)]
    assert produced == [before + 1]


@pytest.mark.rule("kingdom.score.total", "kingdom.score.base", "kingdom.score.modifiers", "kingdom.score.calamities")
def test_the_scoring_example_gives_39_points() -> None:
    table = Table.empty(module="quests", side="A", duchy="teressie")
    table.put("built", 0, "hells_gate", "tatis_tribe", "philosophers_stone", "lost_mines", "great_library")
    table.put("calamities", 0, "calamity.1", "calamity.2")
    table.put("construction", 0, "dragon_eggs")
    table.g.krystallium[0], table.g.soldiers[0] = 3, 2
    assert score(table.g, 0) == {"base": 11, "modifiers": 36, "calamities": -8, "menaces": 0, "tasks": 0}
    assert total(table.g, 0) == 39


@pytest.mark.rule("kingdom.score.total", "kingdom.score.base", "kingdom.score.modifiers")
def test_the_scoring_example_does_not_rest_on_the_cards_of_the_data_set(tmp_path: Path) -> None:
    pack = {"farm": "2 4*structure", "quarry": "6 3*structure", "hamlet": "3 2*structure", "guildhall": ""}
    rows = "".join(f'[{name}]\nvp = "{points}"\n' for name, points in pack.items())
    (tmp_path / "developments.toml").write_text(rows, "utf-8")
    table = Table.empty(module="quests", side="B")
    table.g.content = GAME.load(tmp_path)
    table.put("built", 0, *pack)
    table.put("calamities", 0, "calamity.1", "calamity.2")
    assert total(table.g, 0) == 11 + (4 + 3 + 2) * 4 - 2 * 4 == 39


@pytest.mark.rule("kingdom.supremacy.training_put", "kingdom.supremacy.training_take", "kingdom.supremacy.compare")
def test_supremacy_won_twice_gives_one_soldier() -> None:
    table = Table.empty(side="B", duchy="valados")
    table.put("built", 0, "quarry.1", "farm.1")
    table.run(production_step(MATERIALS))
    assert (table.g.training[0], table.g.soldiers[0]) == (1, 0)
    table.run(production_step(POPULATION))
    assert (table.g.training[0], table.g.soldiers[0]) == (0, 1)


@pytest.mark.rule("kingdom.supremacy.tie")
def test_equal_totals_give_nobody_anything() -> None:
    table = Table.empty(side="B")
    table.put("built", 0, "quarry.1")
    table.put("built", 1, "quarry.2")
    table.run(production_step(MATERIALS))
    assert table.g.produced == [4, 4]
    assert (table.g.training, table.g.soldiers) == ([0, 0], [0, 0])


@pytest.mark.rule("kingdom.alchemy.exchange")
@pytest.mark.parametrize(("before", "gained", "krystallium"), [(4, 1, 1), (3, 7, 2)])
def test_five_cubes_are_exchanged_and_again_if_there_are_more(before: int, gained: int, krystallium: int) -> None:
    table = Table.empty()
    table.g.alchemy[GOLD] = before
    for _ in range(gained):
        into_alchemy(table.g, 0, EXPLORATION)
    assert (sum(table.g.alchemy[:4]), table.g.krystallium[0]) == (0, krystallium)


@pytest.mark.rule("kingdom.draft.turn_count", "kingdom.draft.first_player", "kingdom.draft.discard_rest")
@pytest.mark.parametrize("seed", range(6))
def test_a_draft_is_eight_offers_of_two_and_four_picks_each(seed: int) -> None:
    table = Table(2, seed, module="quests")
    picks, second = [], 1 - table.g.first
    for player, move in table.wander(seed):
        if table.g.phase != DRAFT:
            break
        if move.startswith("take"):
            picks.append(player)
            if len(picks) == 8:
                left = table.g.offers[0 if move == "take:right" else 1]
    assert len(table.events("offered")) == 16
    assert picks == [second, 1 - second] * 4
    assert set(table.g.discard) == set(left)  # at most one area is left


@pytest.mark.rule("kingdom.calamity.to_duchy", "kingdom.calamity.inert", "kingdom.score.calamities")
def test_a_calamity_goes_on_the_duchy_and_costs_four_points() -> None:
    table = Table.empty(module="quests", side="B")
    table.put("drafted", 0, "calamity.1", "farm.1")
    table.run(planning_phase())
    with pytest.raises(IllegalMove):
        table.play(0, "recycle:calamity.1")
    assert table.where("calamity.1") == ("calamities", 0)
    assert total(table.g, 0) == -4
    assert sum(count_type(table.g, 0, card_type) for card_type in range(4)) == 0


@pytest.mark.rule("kingdom.treasure.two_resources", "kingdom.treasure.recycle_only")
def test_a_treasure_gives_two_cubes_and_cannot_be_built() -> None:
    table = Table.empty()
    table.put("drafted", 0, "treasure_gx", "farm.1")
    table.run(planning_phase())
    assert table.options(0) == {"recycle:treasure_gx", "build:farm.1", "recycle:farm.1"}
    table.play(0, "recycle:treasure_gx")
    assert table.g.alchemy[:4] == [0, 0, 1, 1]
