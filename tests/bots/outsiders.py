"""Bots as somebody else would write them, for the tests of those from outside."""

import os
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


class Leaver(LastBot):
    """A bot that ends the program in the middle of a thought, as far as it is let."""

    def choose(self, seat: Seat, rng: Random) -> Move:
        raise SystemExit("bye")


class Quitter(LastBot):
    """A bot that ends its whole process."""

    def choose(self, seat: Seat, rng: Random) -> Move:
        os._exit(3)


class Floating(LastBot):
    """A move that equals a legal one, but is none: with floats."""

    def choose(self, seat: Seat, rng: Random) -> Move:
        kind, *parts = seat.legal[0]
        return (kind, *map(float, parts))


class Clinging(LastBot):
    """A bot that cannot let go."""

    def close(self) -> None:
        raise RuntimeError("never")


class Mute:
    """Nothing that could choose."""


class Unmade(LastBot):
    """A bot that cannot be made."""

    def __init__(self) -> None:
        raise RuntimeError("no graphics card")


class Babbler(LastBot):
    """A bot that fails in another way each time."""

    def choose(self, seat: Seat, rng: Random) -> Move:
        raise RuntimeError(f"step {rng.random()} failed")
