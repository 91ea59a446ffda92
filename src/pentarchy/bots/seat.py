"""A place at the table, as a bot gets it: what the player sees, may do, and guesses; never the state itself."""

from collections.abc import Callable
from random import Random
from typing import Any

from pentarchy.engine.registry import Game
from pentarchy.engine.rules import Move
from pentarchy.engine.state import State
from pentarchy.engine.views import determinise, view


class Seat:
    """All that one player knows. `guess` deals what is hidden anew, so that a bot can try moves on it."""

    __slots__ = ("game", "guess", "legal", "player", "view")

    def __init__(self, game: Game, state: State, player: int) -> None:
        self.game, self.player = game, player
        self.legal: tuple[Move, ...] = state.legal(player)
        self.view: Callable[[], dict[str, Any]] = lambda: view(state, player)
        self.guess: Callable[[Random], State] = lambda rng: determinise(state, player, rng)
