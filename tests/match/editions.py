"""Newer programs for tests: a game of the registry in another version, or with other components or options."""

import copy
import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from pentarchy.engine import registry
from pentarchy.engine.registry import Game, get_game

# a number of each game that a newer edition could change: file, entry, field, value
CHANGES: dict[str, tuple[str, str, str, Any]] = {
    "kingdom": ("developments.toml", "farm", "cost", "M1"),
    "lockup": ("items.toml", "rusty_shiv", "value", 1),
    "tyrants": ("drow.toml", "advocate", "cost", 1),
    "viscounts": ("townsfolk.toml", "abbot", "silver", 1),
    "wistar": ("basic_inventions.toml", "hammer", "vp", 5),
}


def travelled(tables: Any) -> Any:
    """Tables as they come back from a store."""
    return json.loads(json.dumps(tables))


def changed_content(game: Game) -> Any:
    """The components of a game with one number changed."""
    file, entry, field, value = CHANGES[game.id]
    tables = copy.deepcopy(game.load(None).tables)
    assert tables[file][entry][field] != value
    tables[file][entry][field] = value
    return game.build(tables)


@contextmanager
def newer(game_id: str, *, content: bool = False, **fields: Any) -> Iterator[Game]:
    """The game as a newer program has it: with other components, or with other fields of `Game`."""
    old = get_game(game_id)
    if content:
        made = changed_content(old)
        fields["load"] = lambda pack=None: made if pack is None else old.load(pack)
    new = replace(old, **fields)
    registry._GAMES[game_id] = new
    try:
        yield new
    finally:
        registry._GAMES[game_id] = old
