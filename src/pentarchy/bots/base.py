"""Whole games among bots."""

from collections.abc import Sequence
from random import Random

from pentarchy.bots.levels import Bot
from pentarchy.bots.seat import Seat
from pentarchy.engine.registry import Game
from pentarchy.engine.state import State


def play_bots(game: Game, state: State, bots: Sequence[Bot], rng: Random) -> int:
    """Let bots, one per player, play a game to its end; the number of decisions."""
    decisions = 0
    while (player := state.asked) >= 0:
        state.apply(player, bots[player].choose(Seat(game, state, player), rng))
        decisions += 1
    return decisions
