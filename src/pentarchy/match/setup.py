"""What is agreed before the first move."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

import pentarchy.games  # noqa: F401  # registers the games
from pentarchy.engine.registry import Game, get_game
from pentarchy.match.fairness import Luck


@dataclass(frozen=True)
class Setup:
    """Game, players, all options, the fingerprint of the components, and the source of luck."""

    game: str
    players: int
    options: Mapping[str, str]
    content: str
    luck: Luck

    @classmethod
    def agree(cls, game: Game, players: int, chosen: Mapping[str, str], content: Any, luck: Luck) -> "Setup":
        """A setup with all options resolved, or BadSetup."""
        options = game.resolve(players, dict(chosen))
        return cls(game.id, players, MappingProxyType(options), content.hash, luck)

    def start(self, content: Any) -> Any:
        """The state at the first decision, which tells its events."""
        return get_game(self.game).new(self.players, dict(self.options), self.luck.seed, content=content, events=True)
