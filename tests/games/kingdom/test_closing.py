"""No phase ends by itself while a player can still do what is allowed at any moment. Rule: tokens.any_time."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from pentarchy.engine.rules import Move
from pentarchy.games.kingdom import GAME
from pentarchy.games.kingdom.content import load
from pentarchy.games.kingdom.menaces import battle_phase
from pentarchy.games.kingdom.planning import planning_phase
from pentarchy.games.kingdom.production import production_phase, production_step
from pentarchy.games.kingdom.quests import settle_final
from pentarchy.games.kingdom.rounds import end_round
from pentarchy.games.kingdom.rules import rules
from pentarchy.games.kingdom.setup import modes
from pentarchy.games.kingdom.state import BATTLE, DRAFT, END, PRODUCTION, Kingdom
from tests.games.kingdom.table import Table
from tests.games.packs import pack

FINAL = "task:northern_lands,3"


# the last cubes -------------------------------------------------------------------------------------------------
@pytest.mark.rule("kingdom.tokens.at_decisions")
@pytest.mark.parametrize(
    ("number", "stored", "module", "asked"),
    [(4, 3, "advisors", ""), (4, 4, "advisors", "end_phase"), (3, 3, "advisors", "end_phase"),
     (4, 3, "quests", "end_phase")],
)  # fmt: skip
def test_after_the_last_cubes_nobody_is_asked_for_a_discard_that_brings_nothing(
    number: int, stored: int, module: str, asked: str
) -> None:
    table = Table.empty(1, module=module, side="B", duchy="valados")
    table.put("construction", 0, "farm.1")
    table.g.covered[0], table.g.alchemy[0] = 255, stored  # nothing is produced
    table.g.soldiers[0] = 0
    table.g.round, table.g.phase = number, PRODUCTION
    assert table.run(production_step(3)).asked(0) == asked


# the battle -----------------------------------------------------------------------------------------------------
def last_giant(**options: str) -> Table:
    """Round 4, the battle: a paid card that brings krystallium lies on the only menace, beside an unpaid card."""
    table = Table.empty(1, **options)
    table.put("construction", 0, "mint.1", "farm.1")
    table.put("menaces", 0, "frost_giant.1")
    table.g.lack[table.card("mint.1")], table.g.lack[table.card("farm.1")] = 0, 1
    table.g.frozen = ((table.card("mint.1"), table.card("frost_giant.1")),)
    table.g.soldiers[0], table.g.round = 2, 4
    return table.run(battle_phase(), end_round())


@pytest.mark.rule("kingdom.tokens.any_time", "kingdom.battle.neutralise", "kingdom.giants.completed_card")
def test_the_krystallium_of_the_card_under_the_last_giant_can_still_be_used() -> None:
    table = last_giant(module="menaces", menace="frost_giants")
    table.play(0, "neutralise:frost_giant.1")
    assert table.g.krystallium[0] == 1
    assert (table.g.phase, table.asked(0)) == (BATTLE, "fight")
    assert table.options(0) == {"krystallium:farm.1,materials", "scrap:farm.1", "done"}
    table.play(0, "krystallium:farm.1,materials")
    assert sorted(table.names("built", 0)) == ["farm", "mint"]
    assert table.g.over, "now nothing is left to do"


@pytest.mark.rule("kingdom.tokens.any_time", "kingdom.scenario.3.defeat_quest", "kingdom.quests.any_time")
def test_a_scenario_is_won_with_what_the_last_giant_gives_free() -> None:
    """Scenario 3: the freed card brings the krystallium that the final task lacks."""
    table = last_giant(scenario="frozen_north")
    g, cost = table.g, table.content.tasks["northern_lands", "one_player"][3].cost
    for design in ("giant_lighthouse", "navigators", "port", "giants_cache"):
        table.put("built", 0, design)
    g.alchemy[:], g.krystallium[0], g.soldiers[0] = cost[:4], cost[4] - 1, 2 + cost[5]
    assert table.options(0, "task") <= {"task:northern_lands,0", "task:northern_lands,1", "task:northern_lands,2"}
    table.play(0, "neutralise:frost_giant.1", FINAL)
    assert table.options(0) >= {"done"}
    table.play(0, "done")
    assert g.over
    assert GAME.outcome(g).winners == (0,)


@pytest.mark.rule("kingdom.battle.neutralise")
def test_after_the_last_menace_nobody_is_asked_without_anything_to_do() -> None:
    table = Table.empty(module="menaces")
    table.put("menaces", 0, "rodent.1")
    table.g.soldiers[0] = 2
    table.run(battle_phase()).play(0, "neutralise:rodent.1")
    assert table.g.over


# the end of the game ----------------------------------------------------------------------------------------------
@pytest.mark.card("royal_architect")
@pytest.mark.rule("kingdom.advisors.end_of_game", "kingdom.end.after_four", "kingdom.scenario.4.defeat_quest")
def test_what_an_ability_brings_at_the_end_of_the_game_can_still_be_used() -> None:
    """Scenario 4: the Royal Architect completes the Great Army, and its soldiers take the capital."""
    table = Table.empty(1, scenario="last_battle")
    g = table.g
    table.put("advisors", 0, "royal_architect")
    table.put("built", 0, "recruiters", "barracks", "alchemists_forge")
    g.lack[table.card("great_army.1")] = 1
    g.soldiers[0], g.krystallium[0], g.round = 2 + 3, 1, 4
    table.run(end_round())
    assert (g.phase, table.asked(0)) == (END, "last_ability")
    table.play(0, "advise:royal_architect")
    assert (table.where("great_army.1"), g.soldiers[0]) == (("built", 0), 6)
    table.play(0, "task:usurper,3")
    assert g.over
    assert GAME.outcome(g).winners == (0,)


@pytest.mark.rule("kingdom.advisors.end_of_game")
def test_at_the_end_of_the_game_nobody_is_asked_twice() -> None:
    table = Table.empty(module="advisors")
    table.put("construction", 0, "farm")
    table.g.round = 4
    table.run(end_round())
    assert table.g.over, "nothing has changed since the player ended the last phase"


# quests -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("kingdom.quests.alchemy_optional", "kingdom.production.next_step", "kingdom.planning.end")
@pytest.mark.parametrize("phase", [planning_phase, production_phase])
def test_with_seven_cubes_a_phase_stays_open_for_the_exchange(phase: Callable[[], Any]) -> None:
    table = Table.empty(1, module="quests", board="usurper", side="B")
    table.g.alchemy[:] = [7, 0, 0, 0]
    table.run(phase())
    assert table.asked(0) == "end_phase"
    table.play(0, "exchange")
    assert table.g.krystallium[0] == 1
    assert sum(table.g.alchemy) >= 2


@pytest.mark.rule("kingdom.quests.final_simultaneous", "kingdom.tokens.any_time")
def test_a_final_reward_given_when_a_step_is_over_can_be_used_before_the_next(tmp_path: Path) -> None:
    """With changed components the final task gives krystallium: it completes a card before production is counted."""
    table = Table.empty(2, module="quests", board="northern_lands", side="B", duchy="valados", first="1")
    tasks = load().tables["quests.toml"]["northern_lands"]["two_players"]
    rows = ",\n".join(
        f'{{ id = "{task["id"]}", name = {{ en = "{task["name"]["en"]}", ru = "{task["name"]["ru"]}" }}, '
        f'cost = "{task["cost"]}", reward = "K1", final = {str(task["final"]).lower()} }}'
        for task in tasks
    )
    table.content = table.g.content = load(pack(tmp_path, quests=f"[northern_lands]\ntwo_players = [\n{rows}\n]"))
    table.put("construction", 1, "farm.1")
    g, cost = table.g, table.content.tasks["northern_lands", "two_players"][3].cost
    g.lack[table.card("farm.1")], g.soldiers[1], g.krystallium[1] = 1, cost[5], sum(cost[:5])
    table.run(production_phase())
    while g.producing == 0 and FINAL in table.options(1):
        table.play(1, FINAL)
    while g.producing == 0 and not g.krystallium[1]:
        table.play(1, "done" if table.asked(1) == "end_phase" else "store")
    assert (g.producing, g.owner_of_final, table.asked(1)) == (0, [1], "end_phase")
    table.play(1, "krystallium:farm.1,materials")
    assert table.where("farm.1") == ("built", 1)
    produced = [event[3] for event in table.events("produced") if event[1:3] == (1, 1)]
    assert produced == [2], "the Farm produces in the next step of the same round"


# everywhere ---------------------------------------------------------------------------------------------------------
class Witness:
    """Remembers what a player could have done when they were last asked, and looks when play goes on without them."""

    def __init__(self) -> None:
        self.offered: dict[int, set[Move]] = {}
        self.looked = 0

    def note(self, g: Kingdom, player: int) -> None:
        self.offered[player] = set(g.legal(player))

    def look(self, g: Kingdom) -> None:
        """Nobody has a move now that is allowed at any moment and that they did not decline just before."""
        for player in range(g.players):
            new = set(rules.standing_moves(g, player, None)) - self.offered.get(player, set())
            assert not new, f"player {player} could not do {new} in phase {g.phase} of round {g.round}"
            self.looked += 1


@contextmanager
def watched(witness: Witness, *names: str) -> Iterator[None]:
    """While this lasts the witness looks before each of these steps: from there on something is counted or over."""
    plain = {name: rules.steps[name] for name in names}

    def watcher(step: Callable[..., None]) -> Callable[..., None]:
        def carry_out(g: Kingdom, *arguments: Any) -> None:
            if g.phase != DRAFT:
                witness.look(g)
            step(g, *arguments)

        return carry_out

    rules.steps.update({name: watcher(step) for name, step in plain.items()})
    try:
        yield
    finally:
        rules.steps.update(plain)


@pytest.mark.rule("kingdom.tokens.any_time", "kingdom.planning.end", "kingdom.production.next_step")
@pytest.mark.parametrize("mode", [pytest.param(mode, id=f"{mode[0]}-{'-'.join(mode[1].values())}") for mode in modes()])
def test_in_no_mode_a_phase_takes_a_move_away(mode: tuple[int, dict[str, str]]) -> None:
    """Random games with many tokens: before each production step, before rodents breed and before the end."""
    players, options = mode
    witness = Witness()
    with watched(witness, "production_step", "breed_rodents", "end_round", "end_game"):
        for seed in range(4):
            rng, g = Random(seed), GAME.new(players, options, seed)
            while not g.over:
                player = rng.choice([seat for seat in range(players) if g.asks[seat] is not None])
                g.soldiers[player] += g.phase == PRODUCTION and rng.random() < 0.3  # before the moves are computed
                g.offered[player] = None
                witness.note(g, player)
                moves = [move for move in g.legal(player) if move[0] != "scrap"] or list(g.legal(player))
                g.apply(player, rng.choice(moves))
    assert witness.looked > 20


def test_the_witness_sees_a_phase_that_ends_by_itself() -> None:
    """So the test above can fail."""
    table = Table.empty(module="menaces")
    table.put("construction", 0, "farm.1")
    with pytest.raises(AssertionError, match="could not do"):
        Witness().look(table.g)


def test_steps_of_simultaneous_phases_end_for_each_player_alone() -> None:
    table = Table.empty(2, module="quests", side="B")
    table.put("construction", 0, "farm.1")
    table.run(production_step(3), settle_final())
    assert (table.asked(0), table.asked(1)) == ("end_phase", "")
