"""Advice: what the expert thinks of a decision, in numbers."""

from collections.abc import Callable
from random import Random

import pytest

from pentarchy.bots import Seat
from pentarchy.bots.advice import FEWEST, WORLDS, Advice, advise
from pentarchy.bots.search import Budget, Path, Search, World
from pentarchy.engine.registry import Game, get_game
from pentarchy.engine.rules import Move
from pentarchy.engine.state import State
from tests.bots.test_search import ALL, along

BUDGET = Budget(simulations=16)


def seat_of(game: Game, state: State) -> Seat:
    return Seat(game, state, state.asked)


@ALL
def test_the_best_comes_first_and_nothing_else_is_ahead_of_nothing(game: Game) -> None:
    for state in along(game, 2, 4, 7)[::4]:
        found = advise(seat_of(game, state), Random(1), BUDGET)
        best, *others = found.counsels
        assert (best.behind, best.error) == (0.0, 0.0)
        assert [other.behind for other in others] == sorted(other.behind for other in others)
        assert all(other.behind >= -other.error for other in others)  # else it would be the best one
        assert all(other.error >= 0.0 for other in others)
        assert all(
            counsel.move in state.legal(state.asked) and counsel.line[0] == counsel.move for counsel in found.counsels
        )


@ALL
def test_a_move_that_is_asked_for_is_weighed_too(game: Game) -> None:
    for state in along(game, 2, 7, 5)[::6]:
        worst = state.legal(state.asked)[-1]
        counsel = advise(seat_of(game, state), Random(1), BUDGET, also=[worst]).of(worst)
        assert counsel is not None
        assert counsel.line[0] == worst


@ALL
def test_the_line_can_be_played_in_a_guessed_world(game: Game) -> None:
    """Own moves only, one after another, with what has a single answer left out."""
    for state in along(game, 2, 9, 6)[1::4]:
        player = state.asked
        first = Seat(game, state, player).guess(Random(3))
        for counsel in advise(seat_of(game, state), Random(3), BUDGET).counsels:
            world = first.clone()
            for move in counsel.line:
                while len(world.legal(player)) == 1 and world.legal(player)[0] != move:
                    world.apply(player, world.legal(player)[0])
                assert move in world.legal(player)
                world.apply(player, move)


def test_differences_are_of_the_same_world(monkeypatch: pytest.MonkeyPatch) -> None:
    """Worlds in which everything is worth 100 points more tell nothing: the error knows only what moves make of it."""
    game = get_game("kingdom")
    state = along(game, 2, 4, 1)[0]
    met, end_of = list[World](), Search.end_of

    def luck(search: Search, world: World, path: Path, state: State, turn: object) -> float:
        met.extend([world] if world not in met else [])
        return end_of(search, world, path, state, turn) + 100.0 * (met.index(world) % 2)

    monkeypatch.setattr(Search, "end_of", luck)
    lucky = advise(seat_of(game, state), Random(1), Budget(simulations=16), also=state.legal(state.asked)[:3])
    assert len(met) > 3
    assert len(lucky.counsels) > 2
    assert all(counsel.error < 20.0 for counsel in lucky.counsels)


def test_moves_are_weighed_in_other_worlds_than_those_they_were_found_in(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where all luck is in the worlds of the search, nothing is said of it."""
    game = get_game("viscounts")
    state = next(state for state in along(game, 2, 4, 1) if len(state.legal(state.asked)) > 3)
    lucky, end_of = state.legal(state.asked)[-1], Search.end_of

    def luck(search: Search, world: World, path: Path, state: State, turn: object) -> float:
        blessed = path[0] == lucky and world in search.worlds
        return 1000.0 if blessed else end_of(search, world, path, state, turn)

    monkeypatch.setattr(Search, "end_of", luck)
    found = advise(seat_of(game, state), Random(1), Budget(simulations=128))
    assert lucky in [counsel.move for counsel in found.counsels]  # it was what the search chose
    assert all(abs(other.behind) < 100.0 for other in found.counsels)
    assert found.worlds == WORLDS
    assert (
        advise(seat_of(game, state), Random(1), Budget(simulations=1)).worlds == FEWEST
    )  # never so few as to say nothing


def test_one_answer_is_no_decision() -> None:
    game = get_game("tyrants")
    state = game.new(2, seed=1)
    seat = seat_of(game, state)
    seat.legal = seat.legal[:1]
    found = advise(seat, Random(1), BUDGET)
    assert [counsel.move for counsel in found.counsels] == list(seat.legal)
    assert (found.worlds, found.simulations) == (0, 0)


def weighing(monkeypatch: pytest.MonkeyPatch, worth: dict[Move, Callable[[int], float]]) -> tuple[Advice, Move]:
    """An advice where moves are worth what is said, by the number of the world that they are weighed in."""
    game = get_game("viscounts")
    state = next(state for state in along(game, 2, 4, 1) if len(state.legal(state.asked)) > 3)
    chosen, met = state.legal(state.asked)[0], list[World]()

    def end(search: Search, world: World, path: Path, state: State, turn: object) -> float:
        if world in search.worlds:
            return 1000.0 * (path[0] == chosen)
        met.extend([world] if world not in met else [])
        return worth[path[0]](met.index(world)) if path[0] in worth else -50.0

    monkeypatch.setattr(Search, "end_of", end)
    return advise(seat_of(game, state), Random(1), Budget(simulations=64), also=list(worth)), chosen


def moves_to_weigh() -> tuple[Move, Move]:
    game = get_game("viscounts")
    state = next(state for state in along(game, 2, 4, 1) if len(state.legal(state.asked)) > 3)
    first, second, *_ = state.legal(state.asked)
    return first, second


def test_what_is_ahead_by_more_than_its_error_is_the_best(monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = moves_to_weigh()
    found, chosen = weighing(monkeypatch, {first: lambda world: 0.0, second: lambda world: 3.0 + world % 2})
    assert chosen == first
    assert found.counsels[0].move == second
    behind = found.of(first)
    assert behind is not None
    assert 3.0 < behind.behind < 4.0


def test_what_is_ahead_within_its_error_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    """Then it says so with a number below zero."""
    first, second = moves_to_weigh()
    found, chosen = weighing(monkeypatch, {first: lambda world: 0.0, second: lambda world: 9.0 if world == 1 else -0.2})
    assert found.counsels[0].move == chosen == first
    ahead = found.of(second)
    assert ahead is not None
    assert -ahead.error <= ahead.behind < 0.0


def test_all_worlds_that_agree_have_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = moves_to_weigh()
    found, _ = weighing(monkeypatch, {first: lambda world: 0.1 * 3, second: lambda world: 0.1 + 0.1})
    counsel = found.of(second)
    assert counsel is not None
    assert counsel.error == 0.0


def test_a_plan_in_another_order_is_told_once() -> None:
    """Kingdom: with several cubes to place, whichever is first, the turn ends the same."""
    game, told = get_game("kingdom"), 0
    for state in along(game, 2, 1, 6, most=20):
        found = advise(seat_of(game, state), Random(1), BUDGET, rivals=state.legal(state.asked))
        plans = [tuple(sorted(counsel.line)) for counsel in found.counsels]
        assert len(set(plans)) == len(plans)
        told += len(plans)
    assert told > 20


def test_who_begins_elsewhere_and_then_does_the_same_has_lost_nothing() -> None:
    """Tyrants and Kingdom: a move that stands later in the best line, where the rest leads to the same position."""
    met = 0
    for game, every in ((get_game("tyrants"), 5), (get_game("kingdom"), 3)):
        for state in along(game, 2, 3, every, most=30):
            seat = seat_of(game, state)
            legal = state.legal(seat.player)
            line = advise(seat, Random(1), BUDGET, most=1).counsels[0].line
            for move in [move for move in line[1:] if move in legal]:
                rest = [one for number, one in enumerate(line) if number != line.index(move)]
                if ends_alike(game, seat, line, (move, *rest)):
                    counsel = advise(seat, Random(1), BUDGET, also=[move], most=1).of(move)
                    assert counsel is not None
                    assert counsel.behind <= 0.0
                    met += 1
    assert met > 5


def ends_alike(game: Game, seat: Seat, *lines: Path) -> bool:
    """Whether all lines can be played in some guesses, and lead to the same positions there."""
    for number in range(4):
        ends = []
        for line in lines:
            world = seat.guess(Random(number))
            for move in line:
                while len(world.legal(seat.player)) == 1 and world.legal(seat.player)[0] != move:
                    world.apply(seat.player, world.legal(seat.player)[0])
                if move not in world.legal(seat.player):
                    return False
                world.apply(seat.player, move)
            ends.append(world.encode())
        if any(end != ends[0] for end in ends):
            return False
    return True
