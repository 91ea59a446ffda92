"""Bots: one interface, `choose(seat, rng)`. They see views and determinised states only."""

from pentarchy.bots.base import play_bots
from pentarchy.bots.careful import Careful
from pentarchy.bots.levels import (
    LEVELS,
    OFFERED,
    TOGETHER,
    Bot,
    UnknownBot,
    check_bot,
    get_bot,
    hurried,
    is_bot,
    is_level,
    level_of,
    weaker,
)
from pentarchy.bots.seat import Seat

__all__ = [
    "LEVELS",
    "OFFERED",
    "TOGETHER",
    "Bot",
    "Careful",
    "Seat",
    "UnknownBot",
    "check_bot",
    "get_bot",
    "hurried",
    "is_bot",
    "is_level",
    "level_of",
    "play_bots",
    "weaker",
]
