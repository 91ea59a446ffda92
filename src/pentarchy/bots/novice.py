"""The bot for a first game: it weighs moves as the greedy bot does, but misjudges them, as people do who are new.

How far it is off is said by the game (`Game.blur`, in points) and never more than twice that: moves that are clearly
bad are never made. What can be done at any moment is done when it is good, and not otherwise.
"""

from random import Random

from pentarchy.bots.greedy import weigh
from pentarchy.bots.seat import Seat
from pentarchy.engine.rules import Move

FARTHEST = 2.0  # misjudgements, of the usual one


class NoviceBot:
    """One-ply lookahead with mistakes."""

    def choose(self, seat: Seat, rng: Random) -> Move:
        if len(seat.legal) == 1:
            return seat.legal[0]
        guess = seat.guess(rng)
        best, values = weigh(seat.game, [guess], seat.player)
        if best[0] in guess.rules.standing_kinds:
            return best
        seen = {
            move: value + seat.game.blur * max(-FARTHEST, min(FARTHEST, rng.gauss(0.0, 1.0)))
            for move, value in values.items()
            if move[0] not in guess.rules.standing_kinds
        }
        return max(seen, key=seen.__getitem__)
