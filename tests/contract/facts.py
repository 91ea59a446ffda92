"""The games that keep the contract: those that are shipped, and the toy."""

import pentarchy.games  # noqa: F401  # registers the games
from pentarchy.engine.registry import Game, games
from tests.contract import toys

GAMES: tuple[Game, ...] = (toys.GAME, *(game for game in games() if game.package.startswith("pentarchy.games.")))
