"""Under which rules and with which components a match is played: its edition, which stays the same to its end.

A program goes on with the matches of an older edition as long as its rules say that they do the same (`Game.continues`)
and the components are at hand: built in, in a content pack, or kept by whoever keeps the match.
"""

from dataclasses import dataclass
from typing import Any

from pentarchy.engine.errors import BadContent, BadSave
from pentarchy.engine.registry import Game, get_game


class OtherEdition(BadSave):
    """A match that this program cannot go on with, through no fault of the match."""


@dataclass(frozen=True)
class Edition:
    """The game, the version of its rules, and the fingerprint of its components."""

    game: str
    version: int
    content: str

    def __str__(self) -> str:
        return f"{self.game}-{self.version}-{self.content}"

    @classmethod
    def here(cls, game: Game, content: Any) -> "Edition":
        """What a match that begins now belongs to."""
        return cls(game.id, game.version, content.hash)

    def check_rules(self) -> None:
        """Raise OtherEdition if the rules here are others, or UnknownGame."""
        game = get_game(self.game)
        if not game.follows(self.version):
            raise OtherEdition(
                f"The match was played by version {self.version} of the rules of {game.title['en']}, "
                f"this program has version {game.version}."
            )


def rebuilt(game: Game, tables: Any, fingerprint: str) -> Any:
    """The components of an older edition from its tables, or BadContent."""
    try:
        content = game.build(tables)
    except (LookupError, TypeError, ValueError, AttributeError) as error:  # tables of a form that is no longer read
        raise BadContent(f"The components of this edition cannot be read any more: {error!r}.") from None
    if content.hash != fingerprint:
        raise BadContent("The components that were kept are not those of this edition.")
    return content
