"""The search: what it builds, what it keeps, what it costs."""

from dataclasses import replace
from itertools import count
from random import Random
from typing import Any

import pytest

import pentarchy.games  # noqa: F401  # registers the games
from pentarchy.bots import Seat, get_bot
from pentarchy.bots.search import (
    EACH,
    FIRST_WORLDS,
    KNOWN,
    MOST,
    WITHIN,
    WORLDS,
    Budget,
    Search,
    SearchBot,
    Tried,
    best_of,
)
from pentarchy.engine.registry import Game, games, get_game
from pentarchy.engine.rules import Move
from pentarchy.engine.state import State

ALL = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)


def along(game: Game, players: int, seed: int, every: int, most: int = 6) -> list[State]:
    """Some states of a game among greedy bots in which somebody has a choice."""
    state, rng, found, number = game.new(players, seed=seed), Random(seed), [], 0
    bot = get_bot("skilled")
    while (player := state.asked) >= 0 and number < most * every:
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
    for state in along(game, 2, 4, 18):
        search, move = searched(game, state, 16)
        assert move in state.legal(state.asked)
        assert search.root is not None
        assert sum(branch.visits for branch in search.root.branches.values()) == search.root.visits == search.made
        assert search.made <= 16
        for branch in search.root.branches.values():
            assert abs(branch.total) <= branch.visits
        assert len(search.worlds) <= WORLDS


@ALL
def test_every_move_is_tried_once_before_any_is_tried_twice(game: Game) -> None:
    """In the same guess, so that they can be compared; where there is no time for all, those that look best."""
    for state in along(game, 2, 11, 25, most=4):
        moves = state.legal(state.asked)
        for simulations in (len(moves) // 2 + 1, len(moves)):
            search, _ = searched(game, state, simulations)
            assert search.root is not None
            branches = search.root.branches.values()
            assert max(branch.visits for branch in branches) == 1
            left = [branch.prior for branch in branches if not branch.visits]
            assert max(left, default=0.0) <= min(branch.prior for branch in branches if branch.visits)
            assert len(search.worlds) <= FIRST_WORLDS + len(moves) // EACH


@ALL
def test_the_same_generator_gives_the_same_move(game: Game) -> None:
    for state in along(game, 2, 5, 40, most=3):
        assert searched(game, state, 12)[1] == searched(game, state, 12)[1]


@ALL
def test_the_state_searched_from_stays_as_it_was(game: Game) -> None:
    state = along(game, 2, 6, 30)[-1]
    before = state.encode()
    searched(game, state, 20)
    assert state.encode() == before


@ALL
def test_along_greedys_own_line_nothing_is_to_be_found_out(game: Game) -> None:
    """Every beginning of it leads where greedy's line leads: the shortcut says what playing on would say."""
    told = 0
    for state in along(game, 2, 7, 14):
        search, _ = searched(game, state, 12)
        player, turn = search.player, game.turn(state)
        for world in search.worlds[:3]:
            end = world.state.clone()
            for number, move in enumerate(world.line, 1):
                end.apply(player, move)
                search.answer_alone(end, turn)
                assert search.play_on(end.clone(), turn) == pytest.approx(world.greedy)
                told += world.line[:number] in world.ends
            assert all(world.ends[path] == 0.0 for path in world.ends if path == world.line[: len(path)])
    assert told


def test_there_are_more_worlds_the_longer_it_thinks() -> None:
    """Moves are compared in the same few worlds first: each costs a line of greedy's own."""
    game = get_game("viscounts")
    state = next(state for state in along(game, 2, 4, 1) if len(state.legal(state.asked)) > 5)
    for simulations in (1, 6, 20, 100):
        search, _ = searched(game, state, simulations)
        most = min(WORLDS, FIRST_WORLDS + search.made // EACH)
        assert most - 1 <= len(search.worlds) <= most


def test_where_nothing_new_can_come_it_stops() -> None:
    """Two answers in sixteen worlds: soon everything was tried."""
    game = get_game("kingdom")
    state = next(state for state in along(game, 2, 4, 1) if len(state.legal(state.asked)) == 2)
    search, _ = searched(game, state, 100_000)
    assert KNOWN < search.made < 100_000


@ALL
def test_it_stops_when_nothing_can_change_the_choice(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Earlier than its budget says, with the same move."""
    states, sooner = along(game, 2, 9, 20), 0
    early = [searched(game, state, 20) for state in states]
    monkeypatch.setattr(Search, "is_settled", lambda self, left: False)
    for state, (search, move) in zip(states, early, strict=True):
        whole, choice = searched(game, state, 20)
        assert move == choice
        assert search.made <= whole.made
        sooner += search.made < whole.made
    assert sooner


def test_what_clear_decisions_leave_hard_ones_may_have(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each thought takes as long as it is told it may, but for the second, which takes nothing."""
    given, bot, seat = thoughts_of(0.5, monkeypatch, idle=2)
    for _ in range(5):
        bot.choose(seat, Random(1))
    assert given == [1.5, 0.5, 1.0, 0.5, 0.5]  # at first there is a loan, afterwards the average is kept
    bot._saved = 100.0
    bot.choose(seat, Random(1))
    assert given[-1] == MOST * 0.5


def test_the_first_decision_of_a_turn_has_most_of_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those after it go on with what it found; what they leave is there for the next turn."""
    given, bot, seat = thoughts_of(0.5, monkeypatch)
    bot._saved = 0.0
    bot.choose(seat, Random(1))
    kept = Search(seat.game, seat.player, lambda: seat.guess(Random(1)))
    monkeypatch.setattr(SearchBot, "_is_about", lambda bot, search, seat: True)
    for _ in range(2):
        kept.made, bot._kept = 10, kept
        bot.choose(seat, Random(1))
    bot._kept = None
    bot.choose(seat, Random(1))
    within = WITHIN * 0.5
    assert given == [0.5, within, within, pytest.approx(0.5 + 2 * (0.5 - within))]


def thoughts_of(seconds: float, monkeypatch: pytest.MonkeyPatch, idle: int = 0) -> tuple[list[float], SearchBot, Seat]:
    """A bot whose thoughts take as long as they may, but for one, and how long that is."""
    now, given = [0.0], list[float]()

    def think(search: Search, budget: Budget) -> Move:
        given.append(round(budget.seconds, 6))
        now[0] += budget.seconds if len(given) != idle else 0.0
        return seat.legal[0]

    monkeypatch.setattr("pentarchy.bots.search.time.process_time", lambda: now[0])
    monkeypatch.setattr(Search, "think", think)
    game = get_game("viscounts")
    state = along(game, 2, 1, 3)[1]
    seat = Seat(game, state, state.asked)
    return given, SearchBot(Budget(seconds=seconds)), seat


def test_the_time_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that goes on a tenth of a second at each look: half a second is enough for five simulations."""
    game, clock = get_game("viscounts"), count()
    state = along(game, 2, 1, 3)[1]
    monkeypatch.setattr("pentarchy.bots.search.time.process_time", lambda: next(clock) / 10)
    search = Search(game, state.asked, lambda: Seat(game, state, state.asked).guess(Random(1)))
    search.think(Budget(seconds=0.55))
    assert search.made == 5


def test_where_somebody_waits_the_clock_counts_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a machine so busy that the processor time of the search stands still."""
    game, clock = get_game("viscounts"), count()
    state = along(game, 2, 1, 3)[1]
    monkeypatch.setattr("pentarchy.bots.search.time.process_time", lambda: 0.0)
    monkeypatch.setattr("pentarchy.bots.search.time.monotonic", lambda: next(clock) / 10)
    search = Search(game, state.asked, lambda: Seat(game, state, state.asked).guess(Random(1)))
    search.think(Budget(seconds=1.0, wait=0.55))
    assert search.made == 6  # before the first one nobody looks at the clock
    search.think(Budget(simulations=50, wait=0.35))
    assert search.made == 6 + 4


@ALL
def test_a_decision_that_goes_on_with_a_thought_is_thought_about(game: Game) -> None:
    """One branch is far ahead there, since the search went along it: the others are tried all the same."""
    went_on = 0
    for state in along(game, 2, 12, 12):
        search, move = searched(game, state, 40)
        if search.follow(move):
            made = search.made
            search.think(Budget(simulations=5))
            assert search.made > made
            went_on += 1
    assert went_on


def test_where_a_game_has_chapters_no_position_beyond_the_next_one_is_weighed() -> None:
    """Lockup: at the beginning of the next round, before anybody has placed anything, or at the end."""
    game, weighed, ends = get_game("lockup"), list[Any](), 0

    def spy(state: Any, player: int) -> float:
        weighed.append(state)
        return game.heuristic(state, player)

    for state in along(game, 2, 13, 15, most=8):
        rng, seat = Random(1), Seat(game, state, state.asked)
        search = Search(replace(game, heuristic=spy), state.asked, lambda seat=seat, rng=rng: seat.guess(rng))
        guess: Any = seat.guess(rng)
        search.play_on(guess.clone(), game.turn(guess))
        end = weighed[-1]  # what was weighed last is where it ended
        assert end.asked < 0 or (end.round == guess.round + 1 and not any(end.visited))
        ends += end.asked >= 0
    assert ends > 3


def test_one_simulation_is_made_however_late_it_is() -> None:
    game = get_game("viscounts")
    state = along(game, 2, 1, 3)[1]
    search = Search(game, state.asked, lambda: Seat(game, state, state.asked).guess(Random(1)))
    assert search.think(Budget(seconds=0.0, wait=0.0)) in state.legal(state.asked)
    assert search.made == 1


def test_what_several_found_counts_together() -> None:
    a, b = ("a",), ("b",)
    assert best_of([{a: Tried(5, 1.0), b: Tried(3, 0.0)}, {a: Tried(1, 1.0), b: Tried(4, 0.0)}]) == b
    assert best_of([{a: Tried(2, 0.5), b: Tried(2, 1.5)}]) == b  # tried as often: what led farther


def test_nothing_is_done_for_nothing() -> None:
    """A standing move that leads no farther than an answer does, and looked no better, is not made."""
    walk, end = ("use_move", 0, 1), ("end_turn",)
    assert best_of([{walk: Tried(20, 18.0, 0.3, stands=True), end: Tried(10, 9.0, 0.4)}]) == end
    assert best_of([{walk: Tried(20, 18.0, 0.5, stands=True), end: Tried(10, 9.0, 0.4)}]) == walk  # it looked good
    assert best_of([{walk: Tried(20, 18.0, 0.3, stands=True), end: Tried(10, 8.0, 0.4)}]) == walk  # and led farther
    assert best_of([{walk: Tried(20, 18.0, 0.3, stands=True), end: Tried(EACH - 1, 7.0, 0.4)}]) == walk  # hardly tried
    assert best_of([{walk: Tried(20, 18.0, 0.3), end: Tried(10, 9.0, 0.4)}]) == walk  # an answer is as good as another
    halves = {walk: Tried(10, 9.0, 0.3, stands=True), end: Tried(EACH // 2, 3.6, 0.4)}
    assert best_of([halves]) == walk
    assert best_of([halves, halves]) == end  # together they tried it often enough


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
    bots = [SearchBot(Budget(simulations=6)) for _ in range(2)]
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
    """A deal of Kingdom with few simulations, from both seats: better in points over all."""
    game, deal, ahead = get_game("kingdom"), 11, 0
    for own in range(2):
        state = game.new(2, seed=deal)
        bots = [get_bot("expert@16x" if seat == own else "skilled") for seat in range(2)]
        rngs = [Random(f"{deal}/{seat}") for seat in range(2)]
        while (player := state.asked) >= 0:
            state.apply(player, bots[player].choose(Seat(game, state, player), rngs[player]))
        scores = [sum(game.score(state, seat).values()) for seat in range(2)]
        ahead += scores[own] - scores[1 - own]
    assert ahead > 0
