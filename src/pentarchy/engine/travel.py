"""States that go to another process: as JSON with all that is needed to read them there, or through pickle.

Components stay at home: whoever gets a state has the same ones, or gets the tables they were made of.
"""

import copyreg
from collections.abc import Callable
from typing import Any, NamedTuple

from pentarchy.engine.errors import BadContent
from pentarchy.engine.state import State

REMEMBERED = 8  # contents that were built from tables
_BUILT: dict[tuple[str, str], Any] = {}


class Source(NamedTuple):
    """Where a game's components come from. Its parts are pickled by their names."""

    game: str
    load: Callable[[Any], Any]
    build: Callable[[Any], Any]

    def named(self, content: Any) -> dict[str, Any]:
        """Which components these are: their fingerprint, and the tables of those that not every process has."""
        if content.hash == self.load(None).hash:
            return {"content": content.hash}
        return {"content": content.hash, "tables": content.tables}

    def content(self, fingerprint: str, tables: Any = None) -> Any:
        """The components of a state that came: this program's, or those of the tables that came with it."""
        if tables is None:
            if fingerprint not in ("", self.load(None).hash):
                raise BadContent(f"The components {fingerprint} of {self.game} are not here.")
            return self.load(None)
        key = self.game, fingerprint
        if key not in _BUILT:
            if len(_BUILT) >= REMEMBERED:
                _BUILT.clear()
            _BUILT[key] = self.build(tables)
        return _BUILT[key]


def let_pickle(kind: type[State], source: Source) -> None:
    """States of a game can be pickled from now on, in either build."""

    def packed(state: Any) -> tuple[Any, ...]:
        named = source.named(state.content)
        return arrived, (kind, state.encode(), source, named["content"], named.get("tables"))

    copyreg.pickle(kind, packed)


def arrived(kind: type[State], data: Any, source: Source, fingerprint: str, tables: Any) -> State:
    """A state that was pickled; no game has to be registered before."""
    return kind.decode(data, source.content(fingerprint, tables))
