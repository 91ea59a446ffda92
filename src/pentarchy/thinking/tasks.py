"""Jobs of the platform, by name."""

from collections import OrderedDict
from random import Random
from typing import Any

import pentarchy.games  # noqa: F401  # registers the games
from pentarchy.bots import Bot, Seat, get_bot, hurried
from pentarchy.bots.search import SearchBot
from pentarchy.engine.registry import get_game
from pentarchy.engine.state import Move

CHOOSE = "pentarchy.thinking.tasks:choose"
PONDER = "pentarchy.thinking.tasks:ponder"
REMEMBERED = 16  # bots of this process whose last thought may go on with their next decision
_BOTS: OrderedDict[object, Bot] = OrderedDict()


def choose(
    game: str, state: dict[str, Any], player: int, bot: str, seed: int, content: str = "", tables: Any = None,
    table: str = "",
) -> Move:  # fmt: skip
    """What a bot plays in a position. It gets a seat, never the state.

    `content` is the fingerprint of the components; `tables` come with those of an older edition. At a `table` a bot
    that thought here before may go on with what it found out.
    """
    return _bot(bot, (table, player, bot)).choose(_seat(game, state, player, content, tables), Random(seed))


def ponder(
    game: str, state: dict[str, Any], player: int, bot: str, seed: int, content: str = "", tables: Any = None,
    table: str = "",
) -> list[tuple[Move, int, float, float, bool]]:  # fmt: skip
    """What a bot that searches has to say about each move: its part of a thought that several have together."""
    thinking = hurried(get_bot(bot))
    assert isinstance(thinking, SearchBot)
    found = thinking.ponder(_seat(game, state, player, content, tables), Random(seed))
    return [(move, *tried) for move, tried in found.items() if tried.visits]


def _seat(game: str, state: dict[str, Any], player: int, content: str, tables: Any) -> Seat:
    here = get_game(game)
    return Seat(here, here.state.decode(state, here.source.content(content, tables)), player)


def _bot(name: str, whose: tuple[str, int, str]) -> Bot:
    """A bot, the one that thought for the same seat before if it is still there."""
    bot = _BOTS.pop(whose, None) or hurried(get_bot(name))
    if whose[0]:
        _BOTS[whose] = bot
        if len(_BOTS) > REMEMBERED:
            _BOTS.popitem(last=False)
    return bot
