"""Jobs of the teacher, by name, for the thinkers (thinking/jobs.py)."""

from random import Random
from typing import Any

import pentarchy.games  # noqa: F401  # registers the games
from pentarchy.bots import Seat
from pentarchy.bots.search import Budget
from pentarchy.engine.registry import get_game
from pentarchy.teacher.hint import Hint, hints

HINT = "pentarchy.teacher.jobs:hint"


def hint(
    game: str, state: dict[str, Any], player: int, seed: int, content: str = "", tables: Any = None,
    simulations: int = 0,
) -> list[Hint]:  # fmt: skip
    """Hints for a player in a position, made from the seat and never from the state.

    `content` is the fingerprint of the components; `tables` come with those of an older edition. With `simulations` the
    thought is the same on every machine.
    """
    here = get_game(game)
    read = here.state.decode(state, here.source.content(content, tables))
    budget = Budget(simulations=simulations) if simulations else None
    return hints(Seat(here, read, player), Random(seed), budget)
