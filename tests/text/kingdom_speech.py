"""Kingdom's speech for tests of its exact sentences."""

from typing import Any

from pentarchy.engine.views import view
from pentarchy.games.kingdom import GAME
from pentarchy.text import Speech

CONTENT = GAME.load(None)
ENGLISH = Speech(GAME, CONTENT, "en", ("Alice", "Bob"))
RUSSIAN = Speech(GAME, CONTENT, "ru", ("Алиса", "Борис"))


def card(token: str) -> int:
    return CONTENT.tokens.index(token)


def sight(**changes: Any) -> dict[str, Any]:
    """What player 0 sees at the start of a game, with some things changed."""
    return view(GAME.new(2, {"module": "quests", "side": "A", "duchy": "valados"}, 3), 0) | changes
