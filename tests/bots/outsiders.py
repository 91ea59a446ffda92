"""Bots as somebody else would write them, for the tests of those from outside."""

from random import Random

from pentarchy.bots import Seat
from pentarchy.engine.rules import Move


class LastBot:
    """Always the last move."""

    def choose(self, seat: Seat, rng: Random) -> Move:
        return seat.legal[-1]


class Cheat:
    """A move that nobody may make."""

    def choose(self, seat: Seat, rng: Random) -> Move:
        return ("win",)


class Broken:
    """A bot with a mistake."""

    def choose(self, seat: Seat, rng: Random) -> Move:
        raise ZeroDivisionError("division by zero")
