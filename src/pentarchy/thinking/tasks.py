"""Jobs of the platform, by name."""

from random import Random
from typing import Any

import pentarchy.games  # noqa: F401  # registers the games
from pentarchy.bots import Seat, get_bot
from pentarchy.engine.errors import BadContent
from pentarchy.engine.registry import Game, get_game
from pentarchy.engine.state import Move

CHOOSE = "pentarchy.thinking.tasks:choose"
REMEMBERED = 8  # contents of older editions
_OLDER: dict[tuple[str, str], Any] = {}


def choose(
    game: str, state: dict[str, Any], player: int, bot: str, seed: int, content: str = "", tables: Any = None
) -> Move:
    """What a bot plays in a position. It gets a seat, never the state.

    `content` is the fingerprint of the components; `tables` come with those of an older edition.
    """
    here = get_game(game)
    read = here.state.decode(state, content_of(here, content, tables))
    return get_bot(bot).choose(Seat(here, read, player), Random(seed))


def content_of(game: Game, fingerprint: str, tables: Any) -> Any:
    """The components of a match: this program's, or those that came with a job."""
    if tables is None:
        if fingerprint not in ("", game.load(None).hash):
            raise BadContent(f"The components {fingerprint} of {game.id} are not here.")
        return game.load(None)
    if (game.id, fingerprint) not in _OLDER:
        if len(_OLDER) >= REMEMBERED:
            _OLDER.clear()
        _OLDER[game.id, fingerprint] = game.build(tables)
    return _OLDER[game.id, fingerprint]
