"""Jobs of the platform, by name."""

from random import Random
from typing import Any

import pentarchy.games  # noqa: F401  # registers the games
from pentarchy.bots import Seat, get_bot
from pentarchy.engine.registry import get_game
from pentarchy.engine.state import Move

CHOOSE = "pentarchy.thinking.tasks:choose"


def choose(
    game: str, state: dict[str, Any], player: int, bot: str, seed: int, content: str = "", tables: Any = None
) -> Move:
    """What a bot plays in a position. It gets a seat, never the state.

    `content` is the fingerprint of the components; `tables` come with those of an older edition.
    """
    here = get_game(game)
    read = here.state.decode(state, here.source.content(content, tables))
    return get_bot(bot).choose(Seat(here, read, player), Random(seed))
