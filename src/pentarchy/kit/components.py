"""Everything printed on the components of a game, by the numbers of its pieces."""

from collections.abc import Callable
from typing import Any, TypeVar

from pentarchy.engine.rules import Frame, Rules
from pentarchy.kit.entries import Entry
from pentarchy.kit.expressions import effect_parser
from pentarchy.kit.tables import Tables, digest, tokens_of

T = TypeVar("T")


class Components:
    """Everything printed on the components of a game: its tables, and the pieces of some files by number.

    A game adds lists of its own with a value for each piece, see `per_piece`.
    """

    def __init__(self, tables: Tables, files: tuple[str, ...]) -> None:
        self.tables = tables
        self.frames: dict[str, Frame] = {}  # every expression of the tables that a parser of effects has read
        self.hash = digest(tables)
        self.tokens = tokens_of(tables, files)  # of each piece in notation: port.2
        self.designs: list[str] = []  # entry of each piece: port
        self.family: list[int] = []  # file of each piece
        self.entries: dict[str, Entry] = {}
        self.by_design: dict[str, tuple[int, ...]] = {}
        self.by_kind: list[tuple[int, ...]] = []
        for kind, file in enumerate(files):
            start = len(self.designs)
            for name, fields in tables[file].items():
                self._number(Entry(file, name, fields), kind)
            self.by_kind.append(tuple(range(start, len(self.designs))))

    def _number(self, entry: Entry, kind: int) -> None:
        first, copies = len(self.designs), entry.count("copies")
        entry.names("name")
        self.entries[entry.name] = entry
        self.by_design[entry.name] = tuple(range(first, first + copies))
        self.designs += [entry.name] * copies
        self.family += [kind] * copies

    def effect_parser(self, rules: Rules) -> Callable[[str], Frame]:
        """A parser of expressions in registered effects that keeps what it has read: clients get it as structure."""
        parse = effect_parser(rules)

        def read(text: str) -> Frame:
            frame = parse(text)
            if self.frames.setdefault(text, frame) != frame:
                raise ValueError(f"'{text}' means different things in two registries of effects.")
            return frame

        return read

    def entry_of(self, piece: int) -> Entry:
        return self.entries[self.designs[piece]]

    def per_piece(self, value: T) -> list[T]:
        """A list with a value for each piece."""
        return [value] * len(self.tokens)


def card_names(content: Components, card: int) -> dict[str, str]:
    """The name of a card by language."""
    names: dict[str, str] = content.entry_of(card).fields["name"]
    return names


def entry(content: Components, piece: int | str) -> tuple[str, dict[str, Any]]:
    """The name and the fields of a component in the data files: of a card by number, of others by name."""
    name = content.designs[piece] if isinstance(piece, int) else piece
    return name, next(table[name] for table in content.tables.values() if name in table)
