"""How strong the levels are: how often each wins against the next weaker one, as measured (strength.toml)."""

import tomllib
from functools import cache
from math import sqrt
from pathlib import Path
from typing import Any, NamedTuple

SIGMAS = 1.96  # of a normal distribution: 95 per cent lie within
FILE = Path(__file__).with_name("strength.toml")


class Measured(NamedTuple):
    """What the arena found about a level, among two players."""

    against: str  # the next weaker level
    wins: int  # per cent; a tie counts half
    games: int
    seconds: float = 0.0  # that it had for a decision then, where that is not what it has at a table

    @property
    def interval(self) -> tuple[int, int]:
        """Per cents between which its wins lie with 95 per cent certainty (by Wilson, who is right for few games)."""
        share, spread = self.wins / 100, SIGMAS**2 / self.games
        middle = (share + spread / 2) / (1 + spread)
        half = SIGMAS / (1 + spread) * sqrt(share * (1 - share) / self.games + spread / self.games / 4)
        return max(0, round(100 * (middle - half))), min(100, round(100 * (middle + half)))


@cache
def _all() -> dict[str, dict[str, Any]]:
    return tomllib.loads(FILE.read_text("utf-8"))


def strength(game: str, level: str) -> Measured | None:
    """What was measured of a level in a game; None where nobody did."""
    found = _all().get(game, {}).get(level)
    return None if found is None else Measured(**found)
