"""Advice: what the expert thinks of a decision, in numbers."""

from random import Random

import pytest

from pentarchy.bots import Seat
from pentarchy.bots.advice import FEWEST, WORLDS, advise
from pentarchy.bots.search import Budget, Path, Search, World
from pentarchy.engine.registry import Game, get_game
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
    best, *others = found.counsels
    assert best.move == lucky
    assert all(abs(other.behind) < 100.0 for other in others)
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
