"""The bot that looks one move ahead with the game's heuristic.

It tries every move on the same few guesses of what is hidden. Where a move opens a question that belongs to it (an
ask without standing moves, such as "which card?"), the best answer counts, so that moves in several parts are weighed
whole: all answers while they are few; where there are many, only the lines that look best so far are followed, but
further. A standing move leaves the question as it is, so it is compared with the position before it: whatever makes
that better is done first. The others count with the answer that follows, beside the answers alone; otherwise an answer
that looks bad would be put off with moves that help nothing.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import inf
from random import Random

from pentarchy.bots.habits import Habits, Occasion
from pentarchy.bots.seat import Seat
from pentarchy.engine.registry import Game
from pentarchy.engine.rules import Move
from pentarchy.engine.state import State

FOLLOW_UPS = 3  # questions deep, with all answers
BUDGET = 40  # answers to the questions at one depth below a move; more are not tried in full
LINES = 2  # followed where the budget is too small
LONG_LINES = 8  # questions deep, where only some lines are followed
CLEAR = 0.05  # points by which a standing move must be better, to be worth doing at once


class GreedyBot:
    """One-ply lookahead on determinised states."""

    def __init__(self, guesses: int = 1) -> None:
        self.guesses = guesses

    def choose(self, seat: Seat, rng: Random) -> Move:
        if len(seat.legal) == 1:
            return seat.legal[0]
        return weigh(seat.game, [seat.guess(rng) for _ in range(self.guesses)], seat.player)[0]


def weigh(game: Game, guesses: Sequence[State], player: int) -> tuple[Move, dict[Move, float]]:
    """The best move on some guesses, and what each move is worth, on the average."""
    moves, count = guesses[0].legal(player), len(guesses)
    values = {move: sum([after(game, guess, player, move) for guess in guesses]) / count for move in moves}
    return pick(game, guesses, player, values), values


def move_on(game: Game, state: State, player: int, habits: Habits) -> State:
    """A state after the best move and those answers to its follow-up questions with which it is the best.

    So what was found out about them is not found out again, question by question, and what did not look good at such a
    decision before is not looked at. The state given may be changed.
    """
    if len(state.legal(player)) == 1:
        state.apply(player, state.legal(player)[0])
        return state
    occasion = Occasion(player, game.turn(state), state.asks[player])
    moves = habits.worth_weighing(occasion, state)
    lines = {move: best_line(game, state, player, move) for move in moves}
    values = {move: value for move, (value, _) in lines.items()}
    habits.learn(occasion, values)
    return lines[pick(game, [state], player, values)][1]


def pick(game: Game, guesses: Sequence[State], player: int, values: dict[Move, float]) -> Move:
    """The best of the moves that were weighed; standing ones that may help are weighed again with what follows."""
    count = len(guesses)
    standing = [move for move in values if move[0] in guesses[0].rules.standing_kinds]
    if not standing:
        return _best(values, values)
    better = _best(standing, values)
    now = sum([game.heuristic(guess, player) for guess in guesses]) / count
    if values[better] > now + CLEAR:
        return better
    answer = _best([move for move in values if move not in standing], values)
    helpful = [move for move in standing if values[move] > values[answer]]
    for move in helpful:
        values[move] = sum([answered(game, guess, player, move) for guess in guesses]) / count
    return _best([*helpful, answer], values)


def _best(moves: Iterable[Move], values: Mapping[Move, float]) -> Move:
    """Of equals the last one: to do no more stands behind what there is to do, so that nothing is done for nothing."""
    return max(reversed(list(moves)), key=values.__getitem__)


def after(game: Game, state: State, player: int, move: Move, budget: int = BUDGET) -> float:
    """What a state is worth to a player after a move and the best answers to its follow-up questions."""
    return best_line(game, state, player, move, budget)[0]


def answered(game: Game, state: State, player: int, move: Move) -> float:
    """What a state is worth to a player after a standing move and the best answer to the question it left open."""
    value, state = best_line(game, state, player, move)
    if state.asks[player] is None or is_open(state, player):
        return value
    own = [answer for answer in state.legal(player) if answer[0] not in state.rules.standing_kinds]
    return max(after(game, state, player, answer) for answer in own)


def best_line(game: Game, state: State, player: int, move: Move, budget: int = BUDGET) -> tuple[float, State]:
    """A move and the best answers to its follow-up questions: the worth of the state then, and the state."""
    state = state.clone()
    state.apply(player, move)
    if not is_open(state, player):
        return game.heuristic(state, player), state
    best, found, worth = -inf, state, game.heuristic
    lines, depth, end = [state], 0, FOLLOW_UPS
    while lines and depth < end:
        if len(lines) > 1 and sum([len(line.legal(player)) for line in lines]) > budget:
            lines = sorted(lines, key=lambda line: -worth(line, player))[:LINES]
            end = LONG_LINES
        longer = []
        for line in lines:
            for made in answers(line, player):
                if is_open(made, player):
                    longer.append(made)
                elif (value := worth(made, player)) > best:  # the others are let go at once: they are many
                    best, found = value, made
        lines = longer
        depth += 1
    for line in lines:
        if (value := worth(line, player)) > best:
            best, found = value, line
    return best, found


def is_open(state: State, player: int) -> bool:
    """Is the player asked something that belongs to the move just made?"""
    question = state.asks[player]
    return question is not None and not state.rules.asks[question[0]].standing


def answers(state: State, player: int) -> Iterator[State]:
    """The states after each answer to a question, one by one; the last one is the state itself, which ends with it."""
    *moves, last = state.legal(player)
    for move in moves:
        line = state.clone()
        line.apply(player, move)
        yield line
    state.apply(player, last)
    yield state
