"""The interface of bots, their list, and whole games among them."""

from collections.abc import Sequence
from random import Random
from typing import Protocol

from pentarchy.bots.greedy import GreedyBot
from pentarchy.bots.randomly import RandomBot
from pentarchy.bots.seat import Seat
from pentarchy.engine.errors import PentarchyError
from pentarchy.engine.registry import Game
from pentarchy.engine.rules import Move
from pentarchy.engine.state import State


class Bot(Protocol):
    """Chooses a legal move from what a player knows. All its chance comes from `rng`."""

    def choose(self, seat: Seat, rng: Random) -> Move: ...


class UnknownBot(PentarchyError):
    """No bot has this name."""


BOTS: dict[str, type[RandomBot] | type[GreedyBot]] = {"random": RandomBot, "greedy": GreedyBot}  # weakest first


def get_bot(name: str) -> Bot:
    if name not in BOTS:
        raise UnknownBot(f"There is no bot '{name}'; there are {', '.join(BOTS)}.")
    return BOTS[name]()


def weaker(name: str) -> list[str]:
    """The levels below a bot, the strongest of them first: who plays when it cannot."""
    names = list(BOTS)
    return names[: names.index(name)][::-1] if name in names else names[::-1]


def play_bots(game: Game, state: State, bots: Sequence[Bot], rng: Random) -> int:
    """Let bots, one per player, play a game to its end; the number of decisions."""
    decisions = 0
    while (player := state.asked) >= 0:
        state.apply(player, bots[player].choose(Seat(game, state, player), rng))
        decisions += 1
    return decisions
