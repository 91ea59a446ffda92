"""From options to the first decision. Rules: game.players, modules.*, setup.*."""

import pytest

from pentarchy.engine.errors import BadSetup
from pentarchy.engine.views import SPECTATOR, view
from pentarchy.games.kingdom import GAME
from pentarchy.games.kingdom.content import CALAMITY, DEVELOPMENT, TREASURE
from pentarchy.games.kingdom.planning import planning_phase
from pentarchy.games.kingdom.production import production_step
from pentarchy.games.kingdom.setup import MODULES, SCENARIOS
from pentarchy.games.kingdom.state import DRAFT, SETUP
from tests.games.kingdom.table import Table

MODES = list(GAME.modes())
PLAIN_MODES = [(players, options) for players, options in MODES if "scenario" not in options]


def kinds(table: Table, cards: tuple[int, ...]) -> list[int]:
    return [table.content.family[card] for card in cards]


def play_advisors(table: Table) -> Table:
    """Let everybody keep the first advisor drawn, if advisors are in play."""
    for player in range(table.g.players):
        if table.asked(player) == "keep_one":
            table.g.play(player, table.g.legal(player)[0])
    return table


@pytest.mark.rule("kingdom.game.players")
def test_one_or_two_play_and_each_leads_one_duchy() -> None:
    assert len(Table(1).g.duchies) == 1
    assert len(Table(2).g.duchies) == 2
    for players in (0, 3):
        with pytest.raises(BadSetup, match="1 or 2"):
            GAME.new(players)


@pytest.mark.rule("kingdom.modules.one_per_game", "kingdom.setup.module")
@pytest.mark.parametrize("players", [1, 2])
def test_a_game_has_exactly_one_module_and_never_none(players: int) -> None:
    for module in MODULES:
        assert Table(players, module=module).g.modules == (module,)
    for wrong in ("none", "", "menaces,quests"):
        with pytest.raises(BadSetup, match="option module"):
            GAME.new(players, {"module": wrong})


@pytest.mark.rule("kingdom.modules.one_per_game")
def test_scenarios_name_their_modules_and_two_of_them_combine_two() -> None:
    combined = {}
    for scenario in SCENARIOS:
        with pytest.raises(BadSetup, match="module"):
            GAME.new(1, {"scenario": scenario, "module": "quests"})
        combined[scenario] = len(GAME.new(1, {"scenario": scenario}).modules)
    assert [name for name, count in combined.items() if count == 2] == ["frozen_north", "last_battle"]
    assert sorted(combined.values()) == [1, 1, 1, 1, 2, 2]


@pytest.mark.rule("kingdom.modules.override")
def test_a_module_holds_over_the_basic_rules_and_a_scenario_over_the_module() -> None:
    basic, quests = Table.empty(side="B"), Table.empty(module="quests", side="B")
    for table in (basic, quests):
        table.g.alchemy[:4] = [1, 1, 1, 0]
        table.run(production_step(0))
    assert (basic.g.krystallium[0], sum(basic.g.alchemy[:4])) == (1, 0)
    assert (quests.g.krystallium[0], sum(quests.g.alchemy[:4])) == (0, 5)
    assert Table(1, module="advisors").g.soldiers == [2]
    assert Table(1, scenario="prophecy").g.soldiers == [6]


@pytest.mark.rule("kingdom.setup.module")
def test_the_setup_of_the_chosen_module_is_carried_out() -> None:
    menaces = Table(2, menace_1="shadows", menace_2="thieves").g
    assert menaces.menace_decks == ("shadows", "thieves")
    assert [len(stack) for stack in menaces.menace_stacks] == [3, 3]  # one each is in hand
    advisors = Table(2, module="advisors").g
    assert [len(drawn) for drawn in advisors.drawn] == [2, 2]
    assert Table(2, module="quests", board="usurper").g.boards == ("usurper",)
    assert menaces.boards == advisors.boards == ()


@pytest.mark.rule("kingdom.setup.round_marker")
@pytest.mark.parametrize(("players", "options"), MODES)
def test_the_first_draft_is_that_of_round_one(players: int, options: dict[str, str]) -> None:
    table = Table(players, **options)
    assert table.g.phase == (SETUP if "keep_one" in (table.asked(0), table.asked(players - 1)) else DRAFT)
    play_advisors(table)
    assert (table.g.round, table.g.phase) == (1, DRAFT)


@pytest.mark.rule("kingdom.setup.offering_areas")
def test_two_offering_areas_are_shared_by_both_players() -> None:
    table = Table(2, module="quests", first="1")
    assert len(table.g.offers) == 2
    cards = [table.content.tokens[card] for card in table.g.hands[0][:2]]
    table.play(0, f"offer:{cards[0]},left,up", f"offer:{cards[1]},right,up")
    assert table.options(1, "take") == {"take:left", "take:right"}
    left_for_the_other = table.g.offers[1]
    table.play(1, "take:left")
    for _ in range(2):
        table.g.play(1, table.g.legal(1)[0])
    assert table.options(0, "take") == {"take:left", "take:right"}
    table.play(0, "take:right")
    assert set(left_for_the_other) <= set(table.g.drafted[0])


@pytest.mark.rule("kingdom.setup.development_deck")
@pytest.mark.parametrize("module", ["menaces", "quests"])
def test_developments_and_treasures_make_one_face_down_deck_of_80(module: str) -> None:
    table = Table.empty(2, module=module)
    deck = table.g.deck
    assert len(deck) == len(set(deck)) == 80
    assert kinds(table, deck).count(DEVELOPMENT) == 70
    assert kinds(table, deck).count(TREASURE) == 10
    for eye in (SPECTATOR, 0, 1):
        assert view(table.g, eye)["deck"] == [None] * 80


@pytest.mark.rule("kingdom.setup.development_deck")
def test_the_deck_is_shuffled_by_the_seed() -> None:
    decks = {Table(2, seed, module="quests").g.deck for seed in range(20)}
    assert len(decks) == 20
    assert Table(2, 5, module="quests").g.deck in decks
    assert len({deck[0] for deck in decks}) > 5
    assert all(deck != tuple(sorted(deck)) for deck in decks)


@pytest.mark.rule("kingdom.setup.calamity_stack")
def test_eight_calamities_lie_face_up_beside_the_deck() -> None:
    table = Table(2, module="advisors")  # asked before anything is dealt
    assert len(table.g.calamity_stack) == 8
    assert set(kinds(table, table.g.calamity_stack)) == {CALAMITY}
    assert None not in view(table.g, SPECTATOR)["calamity_stack"]
    assert len(Table(2, module="quests").g.calamity_stack) == 6  # one each is in hand
    menaces = Table(2, module="menaces")
    assert menaces.g.calamity_stack == ()
    assert kinds(menaces, menaces.g.box).count(CALAMITY) == 8


@pytest.mark.rule("kingdom.setup.supply")
def test_cubes_and_soldiers_come_from_the_supply_and_nobody_has_any_before() -> None:
    table = Table.empty(side="A", duchy="valados")
    assert (table.g.alchemy, table.g.krystallium, table.g.cubes) == ([0] * 8, [0, 0], [(), ()])
    assert (table.g.soldiers, table.g.training) == ([0, 0], [0, 0])
    table.run(production_step(1))  # population: Valados 2, Teressie 1
    assert (table.g.alchemy, table.g.training) == ([0, 2, 0, 0, 0, 1, 0, 0], [1, 0])


@pytest.mark.rule("kingdom.setup.duchy")
def test_each_player_gets_another_duchy_on_the_same_side() -> None:
    assert Table(2, duchy="valados", side="A").g.duchies == ("valados_a", "teressie_a")
    assert Table(2, duchy="teressie", side="B").g.duchies == ("teressie_b", "valados_b")
    drawn = {Table(2, seed, side="B").g.duchies for seed in range(12)}
    assert drawn == {("valados_b", "teressie_b"), ("teressie_b", "valados_b")}
    with pytest.raises(BadSetup, match="option side"):
        GAME.new(2, {"side": "A,B"})


@pytest.mark.rule("kingdom.setup.recommended_side")
@pytest.mark.parametrize("players", [1, 2])
def test_side_a_is_preselected(players: int) -> None:
    for module in MODULES:
        assert GAME.resolve(players, {"module": module})["side"] == "A"
    assert all(duchy.endswith("_a") for duchy in Table(players).g.duchies)


@pytest.mark.rule("kingdom.setup.traps")
@pytest.mark.parametrize("module", MODULES)
def test_each_of_two_players_starts_with_two_traps(module: str) -> None:
    table = Table(2, module=module)
    assert table.g.traps == [2, 2]
    assert play_advisors(table).g.traps == [2, 2]
    assert Table(1, module=module).g.traps == [0]


@pytest.mark.rule("kingdom.setup.play_area")
def test_each_player_has_a_duchy_a_construction_area_and_a_draft_area() -> None:
    table = Table.empty(module="quests", side="B")
    table.put("drafted", 0, "farm.1", "quarry.1")
    table.put("construction", 1, "farm.2")
    table.run(planning_phase()).play(0, "build:farm.1", "recycle:quarry.1", "place:farm.1")
    assert table.where("farm.1") == ("construction", 0)
    table.g.krystallium[0] = 1
    table.play(0, "krystallium:farm.1,materials")
    assert table.where("farm.1") == ("built", 0)
    assert table.where("farm.2") == ("construction", 1)
    seen = view(table.g, SPECTATOR)
    assert [len(seen[zone]) for zone in ("built", "construction", "drafted", "duchies")] == [2, 2, 2, 2]


@pytest.mark.rule("kingdom.setup.start_empty")
@pytest.mark.parametrize(("players", "options"), PLAIN_MODES)
def test_players_start_with_nothing_but_what_the_module_gives(players: int, options: dict[str, str]) -> None:
    g = play_advisors(Table(players, **options)).g
    assert g.built == g.construction == g.drafted == g.menaces == g.calamities == g.cubes == [()] * players
    assert g.alchemy == [0] * 4 * players
    assert g.krystallium == g.training == g.tasks == g.task_points == g.covered == [0] * players
    given = 2 if options["module"] == "advisors" else 0
    assert g.soldiers == [given] * players
    assert [len(cards) for cards in g.advisors] == [1 if given else 0] * players
