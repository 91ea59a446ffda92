"""What is agreed before the first move."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

import pentarchy.games  # noqa: F401  # registers the games
from pentarchy.engine.registry import Game, get_game
from pentarchy.match.edition import Edition
from pentarchy.match.fairness import Luck


@dataclass(frozen=True)
class Setup:
    """Game, players, all options, the fingerprint of the components, the source of luck, the version of the rules."""

    game: str
    players: int
    options: Mapping[str, str]
    content: str
    luck: Luck
    version: int

    @classmethod
    def agree(
        cls, game: Game, players: int, chosen: Mapping[str, str], content: Any, luck: Luck, version: int | None = None
    ) -> "Setup":
        """A setup with all options resolved, or BadSetup. `version`: of a match that began under older rules."""
        options = game.resolve(players, dict(chosen))
        began = game.version if version is None else version
        return cls(game.id, players, MappingProxyType(options), content.hash, luck, began)

    @property
    def edition(self) -> Edition:
        return Edition(self.game, self.version, self.content)

    def start(self, content: Any) -> Any:
        """The state at the first decision, which tells its events."""
        return get_game(self.game).new(self.players, dict(self.options), self.luck.seed, content=content, events=True)
