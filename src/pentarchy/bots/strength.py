"""How strong the levels are: how often each wins against the next weaker one, as measured (strength.toml)."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

FILE = Path(__file__).with_name("strength.toml")


class Measured(NamedTuple):
    """What the arena found about a level, among two players."""

    against: str  # the next weaker level
    wins: int  # per cent; a tie counts half
    games: int


@cache
def _all() -> dict[str, dict[str, Any]]:
    return tomllib.loads(FILE.read_text("utf-8"))


def strength(game: str, level: str) -> Measured | None:
    """What was measured of a level in a game; None where nobody did."""
    found = _all().get(game, {}).get(level)
    return None if found is None else Measured(**found)
