"""The search: what it builds, what it keeps, what it costs."""

from itertools import count
from random import Random

import pytest

import pentarchy.games  # noqa: F401  # registers the games
from pentarchy.bots import Seat, get_bot
from pentarchy.bots.search import KNOWN, WORLDS, Budget, Search, SearchBot
from pentarchy.engine.registry import Game, games, get_game
from pentarchy.engine.rules import Move
from pentarchy.engine.state import State

ALL = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)


def along(game: Game, players: int, seed: int, every: int) -> list[State]:
    """States of a game among greedy bots in which somebody has a choice."""
    state, rng, found, number = game.new(players, seed=seed), Random(seed), [], 0
    bot = get_bot("skilled")
    while (player := state.asked) >= 0 and number < 12 * every:
        if len(state.legal(player)) > 1:
            if number % every == 0:
                found.append(state.clone())
            number += 1
        state.apply(player, bot.choose(Seat(game, state, player), rng))
    return found


def searched(game: Game, state: State, simulations: int, seed: int = 1) -> tuple[Search, Move]:
    player, rng = state.asked, Random(seed)
    seat = Seat(game, state, player)
    search = Search(game, player, lambda: seat.guess(rng))
    return search, search.think(Budget(simulations=simulations))


@ALL
def test_visits_add_up_and_the_move_is_legal(game: Game) -> None:
    for state in along(game, 2, 4, 9):
        search, move = searched(game, state, 40)
        assert move in state.legal(state.asked)
        assert search.root is not None
        assert sum(branch.visits for branch in search.root.branches.values()) == search.root.visits == search.made
        assert search.made <= 40
        for branch in search.root.branches.values():
            assert abs(branch.total) <= branch.visits
        assert len(search.worlds) <= WORLDS


@ALL
def test_the_same_generator_gives_the_same_move(game: Game) -> None:
    for state in along(game, 2, 5, 20):
        assert searched(game, state, 24)[1] == searched(game, state, 24)[1]


@ALL
def test_the_state_searched_from_stays_as_it_was(game: Game) -> None:
    state = along(game, 2, 6, 15)[-1]
    before = state.encode()
    searched(game, state, 20)
    assert state.encode() == before


def test_where_nothing_new_can_come_it_stops() -> None:
    """Two answers in sixteen worlds: soon everything was tried."""
    game = get_game("kingdom")
    state = next(state for state in along(game, 2, 4, 1) if len(state.legal(state.asked)) == 2)
    search, _ = searched(game, state, 100_000)
    assert KNOWN < search.made < 100_000


def test_the_time_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that goes on a tenth of a second at each look: half a second is enough for five simulations."""
    game, clock = get_game("viscounts"), count()
    state = along(game, 2, 1, 3)[1]
    monkeypatch.setattr("pentarchy.bots.search.time.process_time", lambda: next(clock) / 10)
    search = Search(game, state.asked, lambda: Seat(game, state, state.asked).guess(Random(1)))
    search.think(Budget(seconds=0.55))
    assert search.made == 5


def test_one_answer_costs_nothing() -> None:
    game = get_game("wistar")
    state, rng = game.new(2, seed=2), Random(2)
    while len(state.legal(state.asked)) > 1:
        state.apply(state.asked, state.legal(state.asked)[int(rng.random() * len(state.legal(state.asked)))])
    seat = Seat(game, state, state.asked)
    seat.guess = lambda rng: pytest.fail("nothing is to be guessed")
    assert SearchBot().choose(seat, rng) == seat.legal[0]


@ALL
def test_what_was_found_is_kept_for_the_next_decision_of_the_turn(game: Game) -> None:
    """A search that goes on is about just what the seat sees then, and its tree fits."""
    state, rng, went_on = game.new(2, seed=8), Random(8), 0
    bots = [SearchBot(Budget(simulations=12)) for _ in range(2)]
    for _ in range(60):
        player = state.asked
        if player < 0:
            break
        bot, seat = bots[player], Seat(game, state, player)
        kept = bot._kept
        if kept is not None and len(seat.legal) > 1 and bot._is_about(kept, seat):
            went_on += 1
            assert kept.root is not None
            assert all(world.state.legal(player) == seat.legal for world in kept.worlds)
            assert sum(branch.visits for branch in kept.root.branches.values()) == kept.root.visits
        state.apply(player, bot.choose(seat, rng))
    assert went_on


@ALL
def test_a_turn_is_told_from_the_next(game: Game) -> None:
    """In whole games by chance a turn never comes again, and there are as many as the game is long."""
    for players in game.players:
        state, rng, turns = game.new(players, seed=1), Random(1), [None]
        while state.asked >= 0:
            if game.turn(state) != turns[-1]:
                turns.append(game.turn(state))
            moves = state.legal(state.asked)
            state.apply(state.asked, moves[int(rng.random() * len(moves))])
        assert len(turns) == len(set(turns)), [turn for turn in turns if turns.count(turn) > 1][:4]
        assert len(turns) > 8


def test_it_beats_the_bot_it_is_built_on() -> None:
    """Four games of Kingdom with few simulations, both seats: better in points over all."""
    game, ahead = get_game("kingdom"), 0
    for deal in (11, 12):
        for own in range(2):
            state = game.new(2, seed=deal)
            bots = [get_bot("expert@48x" if seat == own else "skilled") for seat in range(2)]
            rngs = [Random(f"{deal}/{seat}") for seat in range(2)]
            while (player := state.asked) >= 0:
                state.apply(player, bots[player].choose(Seat(game, state, player), rngs[player]))
            scores = [sum(game.score(state, seat).values()) for seat in range(2)]
            ahead += scores[own] - scores[1 - own]
    assert ahead > 0
