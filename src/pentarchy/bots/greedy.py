"""The bot that looks one move ahead with the game's heuristic.

It tries every move on the same few guesses of what is hidden. Where a move opens a question that belongs to it (an
ask without standing moves, such as "which card?"), the best answer counts, so that moves in several parts are weighed
whole. A standing move leaves the question as it is, so it is compared with the position before it: whatever makes that
better is done first; the rest competes with the answers to the question.
"""

from random import Random

from pentarchy.bots.seat import Seat
from pentarchy.engine.registry import Game
from pentarchy.engine.rules import Move
from pentarchy.engine.state import State

FOLLOW_UPS = 3  # questions deep
CLEAR = 0.05  # points by which a standing move must be better, to be worth doing at once


class GreedyBot:
    """One-ply lookahead on determinised states."""

    def __init__(self, guesses: int = 1) -> None:
        self.guesses = guesses

    def choose(self, seat: Seat, rng: Random) -> Move:
        moves = seat.legal
        if len(moves) == 1:
            return moves[0]
        guesses = [seat.guess(rng) for _ in range(self.guesses)]
        values = {
            move: sum(after(seat.game, guess, seat.player, move, FOLLOW_UPS) for guess in guesses) for move in moves
        }
        best = max(moves, key=values.__getitem__)
        standing = [move for move in moves if move[0] in guesses[0].rules.standing_kinds]
        if standing and best not in standing:
            better = max(standing, key=values.__getitem__)
            now = sum(seat.game.heuristic(guess, seat.player) for guess in guesses)
            if values[better] > now + CLEAR * self.guesses:
                return better
        return best


def after(game: Game, state: State, player: int, move: Move, depth: int) -> float:
    """What a state is worth to a player after a move and the best answers to its follow-up questions."""
    state = state.clone()
    state.apply(player, move)
    question = state.asks[player]
    if depth and question is not None and not state.rules.asks[question[0]].standing:
        return max(after(game, state, player, answer, depth - 1) for answer in state.legal(player))
    return game.heuristic(state, player)
