"""Sentences about a match that goes on: what follows from the same facts as before is not put into words again.

A sentence is a function of its question, move or event, of the players' names, and of those fields of the look that
were read for it: that is all that a game's `Facts` get. So it is kept with what was read, and holds for every look in
which that is equal. What names nobody and reads nothing is the same at all tables with these components, and kept once
for all of them. Who gets other names, another language or other components gets another `Wording`.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import Any

from pentarchy.engine.rules import Frame, Move
from pentarchy.text.speech import Speech, View

KEPT = 1_000  # sentences of one table; when there are more, all are forgotten
SHARED = 20_000  # of all tables with the same components
CONTENTS = 64  # components and languages of which sentences are shared
NOTHING: View = {}  # what sentences about events look at
Read = tuple[tuple[str, Any], ...]  # fields with what they were


class Watched(dict[str, Any]):
    """A look that notes which of its fields are read; whoever goes through it reads all."""

    def __init__(self, look: View) -> None:
        super().__init__(look)
        self.read: set[str] = set()

    def __getitem__(self, name: str) -> Any:
        self.read.add(name)
        return super().__getitem__(name)

    def get(self, name: str, default: Any = None) -> Any:
        self.read.add(name)
        return super().get(name, default)

    def __iter__(self) -> Iterator[str]:
        self.read.update(super().keys())
        return super().__iter__()

    def keys(self) -> Any:
        self.read.update(super().keys())
        return super().keys()

    def values(self) -> Any:
        self.read.update(super().keys())
        return super().values()

    def items(self) -> Any:
        self.read.update(super().keys())
        return super().items()


@lru_cache(CONTENTS)
def shared_by(content: Any, lang: str) -> dict[Any, str]:
    """The sentences that all tables with these components share. Components are one object for all who have them."""
    return {}


class Wording(Speech):
    """What is said at one table in one language. Its looks are whole: all have the same fields."""

    def __init__(self, *who: Any) -> None:
        super().__init__(*who)
        self._shared = shared_by(self.content, self.lang)
        self._own: dict[Any, tuple[Read, str]] = {}
        self._look: View = {}
        self._seen = Watched(self._look)
        self._named = False  # whether somebody was named since this was last set

    def player(self, player: int) -> str:
        self._named = True
        return super().player(player)

    def prompt(self, question: Frame, view: View, player: int) -> str:
        return self._kept(("ask", question, player), view, lambda seen: Speech.prompt(self, question, seen, player))

    def move(self, move: Move, view: View | None = None, player: int = 0) -> str:
        if not view:
            return super().move(move, view, player)
        return self._kept((move, player), view, lambda seen: Speech.move(self, move, seen, player))

    def where(self, view: View) -> str:
        return self._kept("where", view, lambda seen: Speech.where(self, seen))

    def event(self, event: Sequence[Any]) -> str:
        key = "event", event[0], event[1]
        return self._kept(key, NOTHING, lambda _: Speech.event(self, event))

    def _kept(self, key: Any, view: View, say: Callable[[View], str]) -> str:
        """The sentence that was said before, if it would be said again."""
        shared = self._shared.get(key)
        if shared is not None:
            return shared
        found = self._own.get(key)
        if found is not None:
            for name, value in found[0]:
                if view[name] is not value and view[name] != value:
                    break
            else:
                return found[1]
        return self._say_anew(key, view, say)

    def _say_anew(self, key: Any, view: View, say: Callable[[View], str]) -> str:
        if self._look is not view:  # a question and its moves are about one look
            self._look, self._seen = view, Watched(view)
        read, self._named = set[str](), False
        self._seen.read = read
        text = say(self._seen)
        if not read and not self._named:
            _put(self._shared, key, text, SHARED)
        else:
            _put(self._own, key, (tuple([(name, view[name]) for name in read if name in view]), text), KEPT)
        return text


def _put(kept: dict[Any, Any], key: Any, value: Any, most: int) -> None:
    if len(kept) >= most:
        kept.clear()
    kept[key] = value
