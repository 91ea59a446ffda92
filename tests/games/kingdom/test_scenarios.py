"""What all six scenarios have in common."""

import pytest

from pentarchy.engine.errors import BadSetup
from pentarchy.engine.registry import Outcome
from pentarchy.games.kingdom import GAME
from pentarchy.games.kingdom.content import CALAMITY, TREASURE
from pentarchy.games.kingdom.menaces import battle_phase
from pentarchy.games.kingdom.production import production_step
from pentarchy.games.kingdom.rounds import end_round
from pentarchy.games.kingdom.setup import SCENARIOS
from pentarchy.games.kingdom.state import DRAFT, END
from tests.games.kingdom.table import Table

MATERIALS, EXPLORATION = 0, 3


@pytest.mark.rule("kingdom.scenario.solo")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_scenario_is_a_solo_game_that_starts_with_a_solo_draft(scenario: str) -> None:
    table = Table(1, scenario=scenario)
    assert (table.asked(0), table.g.phase) == ("take_or_search", DRAFT)
    assert len(table.g.danger) == 12
    assert [len(area) for area in table.g.offers] == [2, 2]
    with pytest.raises(BadSetup):
        GAME.resolve(2, {"scenario": scenario})
    with pytest.raises(BadSetup):
        GAME.resolve(1, {"scenario": scenario, "module": "quests"})


@pytest.mark.rule("kingdom.scenario.solo")
def test_the_modules_are_those_that_the_scenarios_name() -> None:
    modules = [Table(1, scenario=scenario).g.modules for scenario in SCENARIOS]
    assert modules == [
        ("menaces",),
        ("advisors",),
        ("menaces", "quests"),
        ("advisors", "quests"),
        ("menaces",),
        ("quests",),
    ]


@pytest.mark.rule("kingdom.scenario.advisors_no_treasures")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_with_advisors_the_treasures_stay_in_the_box(scenario: str) -> None:
    table = Table(1, scenario=scenario)
    in_box = [table.content.family[card] for card in table.g.box].count(TREASURE)
    assert in_box == (10 if scenario in ("prophecy", "last_battle") else 0)


@pytest.mark.rule("kingdom.scenario.menaces_no_calamities")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_with_menaces_the_calamities_stay_in_the_box(scenario: str) -> None:
    table = Table(1, scenario=scenario)
    with_menaces = scenario in ("rat_invasion", "frozen_north", "thieves_guild")
    kinds = table.content.family
    assert [kinds[card] for card in table.g.box].count(CALAMITY) == (8 if with_menaces else 4)
    assert [kinds[card] for card in table.g.danger].count(CALAMITY) == (0 if with_menaces else 4)


@pytest.mark.rule("kingdom.scenario.named_cards")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_named_cards_leave_their_decks_and_the_other_copies_stay_there(scenario: str) -> None:
    table = Table.empty(1, scenario=scenario)
    g, content = table.g, table.content
    named = g.construction[0] + g.built[0] + g.advisors[0]
    assert named
    for card in named:
        others = [copy for copy in content.by_design[content.designs[card]] if copy not in named]
        assert card not in g.deck + g.danger + g.box
        assert set(others) <= {*g.deck, *g.danger}
    assert all(g.lack[card] == content.cost[card] for card in g.construction[0])


@pytest.mark.rule("kingdom.scenario.any_copy")
def test_any_copy_of_a_required_card_counts_and_the_one_laid_out_may_be_discarded() -> None:
    table = Table.empty(1, scenario="frozen_north")
    table.g.tasks[0] = 0b1000
    table.put("built", 0, "giant_lighthouse", "navigators.1", "giants_cache")
    table.run(production_step(EXPLORATION))
    assert table.options(0, "scrap") == {"scrap:port.1"}
    table.play(0, "scrap:port.1", "done")
    assert GAME.outcome(table.g) == Outcome((), "scenario.3.defeat_cards")
    table.put("built", 0, "port.3")
    assert GAME.outcome(table.g).winners == (0,)


@pytest.mark.rule("kingdom.scenario.any_copy")
@pytest.mark.parametrize("scenario", ["prophecy", "frozen_north", "last_battle", "under_siege"])
def test_all_cards_laid_out_may_be_discarded(scenario: str) -> None:
    table = Table(1, scenario=scenario)
    tokens = table.content.tokens
    assert table.options(0, "scrap") == {f"scrap:{tokens[card]}" for card in table.g.construction[0]}


@pytest.mark.rule("kingdom.scenario.duchy")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_duchy_and_side_are_free_with_side_b_preselected(scenario: str) -> None:
    assert Table(1, scenario=scenario).g.duchies[0].endswith("_b")
    for duchy in ("valados", "teressie"):
        for side in ("A", "B"):
            assert Table(1, scenario=scenario, duchy=duchy, side=side).g.duchies == (f"{duchy}_{side.lower()}",)


@pytest.mark.rule("kingdom.scenario.duchy")
@pytest.mark.parametrize(("side", "medal"), [("A", "bronze"), ("B", "silver")])
def test_on_side_a_15_points_are_subtracted(side: str, medal: str) -> None:
    table = Table.empty(1, scenario="prophecy", side=side)
    table.put("built", 0, "hells_gate", "secret_brotherhood", "royal_citadel")
    assert GAME.outcome(table.make_total(94).g).medal == medal


@pytest.mark.rule("kingdom.scenario.defeat")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_lost_scenario_brings_no_medal_whatever_the_score(scenario: str) -> None:
    table = Table.empty(1, scenario=scenario).make_total(300)
    table.g.round = 4
    table.run(battle_phase(), end_round()).go_on()
    assert (table.g.phase, table.g.over) == (END, True)
    outcome = GAME.outcome(table.g)
    assert (outcome.winners, outcome.medal) == ((), "")
    assert outcome.ending.startswith(f"scenario.{SCENARIOS.index(scenario) + 1}.defeat")


@pytest.mark.rule("kingdom.scenario.defeat")
def test_end_of_game_abilities_come_before_the_check() -> None:
    table = Table.empty(1, scenario="prophecy")
    table.put("built", 0, "hells_gate", "secret_brotherhood")
    table.put("advisors", 0, "royal_architect")
    table.g.lack[table.card("royal_citadel")] = 2 << 4 * MATERIALS
    table.g.round, table.g.soldiers[0] = 4, 2
    assert GAME.outcome(table.g).winners == ()
    table.run(end_round()).play(0, "advise:royal_architect")
    assert table.where("royal_citadel") == ("built", 0)
    assert table.g.over
    assert GAME.outcome(table.g).winners == (0,)
