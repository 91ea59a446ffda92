"""What the properties must be told about a game, because no table of the game says it."""

from functools import partial
from typing import NamedTuple

import pentarchy.games  # noqa: F401  # registers the games
from pentarchy.engine.registry import Game, games
from tests.contract import properties, toys
from tests.contract.properties import Property


class Facts(NamedTuple):
    """Exceptions that a game is entitled to; none for a game that is not listed."""

    other_endings: frozenset[str] = frozenset()  # rules by which something else than points decides
    heaps: frozenset[str] = frozenset()  # zones whose order means nothing, because nobody draws from them


FACTS = {
    "kingdom": Facts(
        other_endings=frozenset({"quests.end_one", "quests.end_none"}),
        heaps=frozenset({"discard", "box"}),
    ),
}
GAMES: tuple[Game, ...] = (toys.GAME, *games())


def fitted(check: Property, game: Game) -> Property:
    """A property that knows the facts of a game."""
    facts = FACTS.get(game.id, Facts())
    if check is properties.scores_add_up:
        return partial(properties.scores_add_up, other_endings=facts.other_endings)
    if check is properties.order_does_not_matter:
        return partial(properties.order_does_not_matter, heaps=facts.heaps)
    return check
