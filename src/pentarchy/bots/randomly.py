"""The bot that takes any legal move."""

from random import Random

from pentarchy.bots.seat import Seat
from pentarchy.engine.rules import Move


class RandomBot:
    """Every legal move is equally likely."""

    def choose(self, seat: Seat, rng: Random) -> Move:
        return seat.legal[int(rng.random() * len(seat.legal))]
