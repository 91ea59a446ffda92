"""The order of play. Rules: game.rounds, round.*, end.after_four, soldiers.kept, krystallium.keep."""

from typing import Any

import pytest

from pentarchy.games.kingdom import GAME
from pentarchy.games.kingdom.menaces import battle_phase
from pentarchy.games.kingdom.planning import planning_phase
from pentarchy.games.kingdom.production import production_phase, production_step
from pentarchy.games.kingdom.rounds import end_round
from pentarchy.games.kingdom.scoring import outcome
from pentarchy.games.kingdom.state import BATTLE, DRAFT, END, PHASES
from tests.games.kingdom.table import Table

MATERIALS, EXPLORATION = 0, 3


@pytest.mark.rule("kingdom.game.rounds", "kingdom.end.after_four")
@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("module", ["menaces", "advisors", "quests"])
def test_a_game_lasts_exactly_four_rounds(players: int, module: str) -> None:
    table = Table(players, 3, module=module)
    for _ in table.wander(5):
        assert table.g.phase != END or table.g.round == 4
    assert [args[1] for args in table.events("round_started" if players == 1 else "round_opened")] == [1, 2, 3, 4]
    assert (table.g.phase, table.g.round) == (END, 4)
    assert table.events()[-1] == ("game_ended",)
    assert outcome(table.g).ending


@pytest.mark.rule("kingdom.round.phases")
@pytest.mark.parametrize("module", ["menaces", "advisors", "quests"])
def test_a_round_is_draft_planning_production_and_with_menaces_battle(module: str) -> None:
    table = Table(2, 3, module=module)
    phases: dict[int, list[str]] = {number: [] for number in range(5)}
    for _ in table.wander(5):
        name = PHASES[table.g.phase]
        if name not in phases[table.g.round][-1:]:
            phases[table.g.round].append(name)
    full = ["draft", "planning", "production"] + (["battle"] if module == "menaces" else [])
    for number in range(1, 5):
        asked = [name for name in phases[number] if name != "end"]
        assert asked == full[: len(asked)]  # each once, in this order
    assert full in phases.values()


def same(table: Table) -> dict[str, Any]:
    """The state but for the order of the discard pile, which nothing depends on."""
    state = table.g.encode()
    state["discard"] = sorted(state["discard"])
    return state


@pytest.mark.rule("kingdom.round.simultaneous")
def test_in_the_draft_one_player_acts_at_a_time() -> None:
    table = Table(2, 4, module="quests")
    asked_at_once = set()
    for _ in table.wander(2):
        waiting = sum(question is not None for question in table.g.asks)
        asked_at_once.add((PHASES[table.g.phase], waiting))
    assert ("draft", 2) not in asked_at_once
    assert {("planning", 2), ("production", 2)} <= asked_at_once


def both_plan() -> Table:
    table = Table.empty(side="B", duchy="valados")
    table.put("drafted", 0, "farm.1", "quarry.1")
    table.put("drafted", 1, "farm.2", "quarry.2")
    return table.run(planning_phase(), production_step(MATERIALS))


@pytest.mark.rule("kingdom.round.simultaneous")
def test_in_planning_and_production_it_does_not_matter_who_answers_first() -> None:
    moves = {
        0: ["build:farm.1", "recycle:quarry.1", "place:farm.1", "done"],
        1: ["recycle:farm.2", "build:quarry.2", "done"],
    }
    one, other, mixed = both_plan(), both_plan(), both_plan()
    before = one.options(1)
    one.play(0, *moves[0])
    assert one.options(1) == before  # what a player may do does not depend on the other
    one.play(1, *moves[1])
    other.play(1, *moves[1]).play(0, *moves[0])
    mixed.play(1, moves[1][0]).play(0, *moves[0][:2]).play(1, moves[1][1]).play(0, *moves[0][2:]).play(1, "done")
    assert same(one) == same(other) == same(mixed)
    assert [one.asked(player) for player in (0, 1)] == ["place_cube", "place_cube"]
    one.play(0, "place:farm.1").play(1, "place:quarry.2", "store", "done")
    other.play(1, "place:quarry.2", "store", "done").play(0, "place:farm.1")
    assert one.g.over
    assert same(one) == same(other)


@pytest.mark.rule("kingdom.round.simultaneous")
def test_the_battle_is_simultaneous_too() -> None:
    def battle() -> Table:
        table = Table.empty(menace_1="thieves", menace_2="shadows")
        table.put("menaces", 0, "thief.1")
        table.put("menaces", 1, "shadow.1")
        table.g.soldiers[:] = [2, 3]
        return table.run(battle_phase())

    one, other = battle(), battle()
    assert [one.asked(player) for player in (0, 1)] == ["fight", "fight"]
    one.play(0, "neutralise:thief.1").play(1, "neutralise:shadow.1")
    other.play(1, "neutralise:shadow.1").play(0, "neutralise:thief.1")
    assert one.g.soldiers == other.g.soldiers == [0, 0]
    assert one.g.menaces == other.g.menaces == [(), ()]


def standing(table: Table) -> Table:
    """Something of everything that can be carried over."""
    paid, open_card = table.put("construction", 0, "dragon_eggs", "farm.1")
    table.put("built", 1, "quarry.1")
    table.g.lack[paid] -= 2 << 4 * EXPLORATION
    table.g.lack[open_card] = 1
    table.g.alchemy[:4] = [1, 0, 2, 1]
    table.g.krystallium[:], table.g.soldiers[:], table.g.training[:] = [3, 1], [4, 35], [1, 0]
    return table


@pytest.mark.rule("kingdom.round.carry_over", "kingdom.krystallium.keep", "kingdom.soldiers.kept")
def test_everything_stays_from_round_to_round() -> None:
    table = standing(Table.empty(side="B", module="quests"))
    kept = ("construction", "built", "lack", "alchemy", "krystallium", "soldiers", "training", "calamities")
    before = {name: table.g.encode()[name] for name in kept}
    table.run(end_round())
    assert (table.g.round, table.g.phase) == (2, DRAFT)
    assert {name: table.g.encode()[name] for name in kept} == before


@pytest.mark.rule("kingdom.round.end")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_after_exploration_the_marker_is_turned_and_a_new_round_begins(number: int) -> None:
    table = Table.empty(side="B", first="1")
    table.g.round = number
    table.run(production_phase(), end_round())
    assert [args[2] for args in table.events("produced")][-1] == EXPLORATION
    assert (table.g.round, table.g.phase, table.g.first) == (number + 1, DRAFT, 1)
    assert (table.asked(0), table.asked(1)) == ("", "offer_card")


@pytest.mark.rule("kingdom.round.end")
def test_with_menaces_the_battle_comes_before_the_end_of_the_round() -> None:
    table = Table(2, 3, menace_1="thieves", menace_2="shadows")
    before, after_battle = (0, 0), set()
    for _ in table.wander(5):
        now = (table.g.round, table.g.phase)
        if before[1] == BATTLE and now != before:
            after_battle.add((now[0] - before[0], now[1]))
        before = now
    assert after_battle == {(1, DRAFT)}


@pytest.mark.rule("kingdom.end.after_four", "kingdom.game.rounds")
def test_after_the_fourth_round_the_game_is_over() -> None:
    table = standing(Table.empty(side="B"))
    table.g.round = 4
    table.run(production_step(EXPLORATION), end_round())
    assert (table.asked(0), table.g.phase) == ("end_phase", DRAFT)
    table.play(0, "krystallium:farm.1,materials")  # the last chance is the last step
    assert table.where("farm.1") == ("built", 0)
    table.play(0, "done")
    assert table.g.over
    assert (table.g.phase, table.g.round) == (END, 4)
    assert table.where("dragon_eggs") == ("construction", 0)  # paying is no longer possible
    assert table.g.krystallium == [2, 1]
    assert table.events()[-1] == ("game_ended",)


@pytest.mark.rule("kingdom.end.after_four")
def test_the_score_is_added_up_from_the_duchy_at_the_end() -> None:
    table = Table.empty(side="B")
    table.put("built", 0, "royal_palace")
    table.put("built", 1, "mausoleum")
    table.g.round = 4
    table.run(production_phase(), end_round())
    assert table.g.over
    assert (table.total(0), table.total(1)) == (11, 9)
    assert GAME.outcome(table.g).winners == (0,)


@pytest.mark.rule("kingdom.soldiers.kept", "kingdom.soldiers.unlimited")
def test_soldiers_are_kept_without_a_limit_until_they_are_used() -> None:
    table = Table.empty(side="B", duchy="valados")
    table.g.soldiers[0], table.g.training[0] = 40, 1
    table.put("built", 0, "quarry.1")
    table.put("construction", 0, "royal_palace")
    table.run(production_step(MATERIALS))
    assert table.g.soldiers[0] == 41
    table.play(0, "soldier:royal_palace", "store", "store", "store", "store", "done")
    assert table.g.soldiers[0] == 40
