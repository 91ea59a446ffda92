"""Bots by name: the levels, weakest first, and how long one may think.

`expert@0.3` thinks for 0.3 seconds of processor time about a decision, `expert@64x` makes 64 simulations, which is the
same on every machine. Bots of other people have names, too (outside.py): they play where a person at the own computer
names them, in the arena and in simulations, never because a file or a message says so.
"""

import re
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Protocol, cast

from pentarchy.bots.greedy import GreedyBot
from pentarchy.bots.novice import NoviceBot
from pentarchy.bots.outside import EXEC, ProgramBot, bot_of_package, check_program, names_of_packages
from pentarchy.bots.randomly import RandomBot
from pentarchy.bots.search import Budget, SearchBot
from pentarchy.bots.seat import Seat
from pentarchy.engine.errors import PentarchyError
from pentarchy.engine.rules import Move


class Bot(Protocol):
    """Chooses a legal move from what a player knows. All its chance comes from `rng`."""

    def choose(self, seat: Seat, rng: Random) -> Move: ...


class UnknownBot(PentarchyError):
    """No bot has this name."""


MASTER_SECONDS = 3.0

LEVELS: dict[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "novice": NoviceBot,
    "skilled": GreedyBot,
    "expert": SearchBot,
    "master": lambda: SearchBot(Budget(seconds=MASTER_SECONDS)),
}  # weakest first
OFFERED = ("novice", "skilled", "expert", "master")  # to people
OLD_NAMES = {"greedy": "skilled"}
THINKING = ("expert", "master")  # levels whose time can be said
TOGETHER = ("master",)  # levels for which several processes think about a decision, where there are some
PATIENCE = 1.5  # times its processor time that a bot may take by the clock, where somebody waits
BUDGET = re.compile(r"[a-z]+@(?:(?P<simulations>\d+)x|(?P<seconds>\d+(\.\d+)?))")


def level_of(name: str) -> str:
    """The level that a name stands for, or an UnknownBot."""
    level = name.partition("@")[0]
    level = OLD_NAMES.get(level, level)
    if level not in LEVELS:
        raise UnknownBot(f"There is no bot '{name}'; there are {', '.join([*LEVELS, *names_of_packages()])}.")
    return level


def is_level(name: object) -> bool:
    """Whether this is the name of a level, without a time of its own."""
    return isinstance(name, str) and (name in LEVELS or name in OLD_NAMES)


def get_level(name: str) -> Bot:
    """The bot of a level, as in `expert@0.3`."""
    level = level_of(name)
    if "@" not in name:
        return LEVELS[level]()
    said = BUDGET.fullmatch(name)
    budget = Budget(float(said["seconds"] or 0.0), int(said["simulations"] or 0)) if said else Budget(0.0)
    if level not in THINKING or not (budget.seconds or budget.simulations):
        raise UnknownBot(
            f"'{name}' says no time: 'expert@0.5' has half a second a decision, 'expert@64x' 64 simulations."
        )
    return SearchBot(budget)


def hurried(bot: Bot) -> Bot:
    """The same bot where people wait: on a busy machine it thinks less rather than for longer."""
    if isinstance(bot, SearchBot) and not bot.budget.simulations:
        bot.budget = replace(bot.budget, wait=PATIENCE * bot.budget.seconds)
    return bot


def is_bot(name: object) -> bool:
    """Whether this is the name of a level, perhaps with a time: what a file may name."""
    try:
        return isinstance(name, str) and bool(get_level(name))
    except UnknownBot:
        return False


def get_bot(name: str) -> Bot:
    """The bot of a name: a level, or a bot of somebody else."""
    if name.startswith(EXEC):
        return ProgramBot(name.removeprefix(EXEC))
    try:
        return get_level(name)
    except UnknownBot:
        if "@" in name or (found := bot_of_package(name)) is None:
            raise
        return cast(Bot, found)


def check_bot(name: str) -> None:
    """Refuse a bot that there is not, or that cannot be loaded, before anything is played."""
    if name.startswith(EXEC):
        check_program(name.removeprefix(EXEC))
    else:
        get_bot(name)


def weaker(name: str) -> list[str]:
    """The levels below a bot, the strongest of them first: who plays when it cannot."""
    names = list(LEVELS)
    try:
        return names[: names.index(level_of(name))][::-1]
    except UnknownBot:
        return names[: names.index(OLD_NAMES["greedy"]) + 1][::-1]
