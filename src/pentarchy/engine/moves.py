"""Moves and events in words and numbers: one table gives notation both ways, integer codes and range checks.

A move is `(kind, *small ints)`. Its notation is `kind:part,part`, its code a number from 0 to `size - 1`; both are
bijections, and codes stay the same as long as the table does.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, get_args, get_origin

from pentarchy.engine.errors import BadMove
from pentarchy.engine.rules import Move


class Domain:
    """The values that one part of a move can take, each with its name in notation."""

    def __init__(self, name: str, tokens: Sequence[str] = (), *, pieces: bool = False) -> None:
        self.name, self.tokens, self.pieces = name, tuple(tokens), pieces
        self.index = {token: i for i, token in enumerate(self.tokens)}
        if len(self.index) != len(self.tokens) or any(set(",: ") & set(token) for token in self.tokens):
            raise ValueError(f"the names of {name} must be unique and without ',', ':' and spaces")

    def __repr__(self) -> str:
        return f"Domain({self.name!r}, {len(self.tokens)} values)"


def numbers(name: str, size: int) -> Domain:
    """A domain of plain numbers 0 to size - 1."""
    return Domain(name, [str(i) for i in range(size)])


COUNT = Domain("count")  # any number: for events only


@cache
def part_names(domains: tuple[Domain, ...]) -> tuple[str, ...]:
    """What texts call the parts of a move or event: as their domains; more of a kind are `name_2`, `name_3`."""
    said = [domain.name for domain in domains]
    numbers_said = [said[: place + 1].count(name) for place, name in enumerate(said)]
    return tuple(f"{name}_{number}" if number > 1 else name for name, number in zip(said, numbers_said, strict=True))


class Table:
    """The kinds of moves (or events) of a game with the domains of their parts."""

    def __init__(self, **kinds: tuple[Domain, ...]) -> None:
        self.kinds = kinds
        self.start: dict[str, int] = {}
        self.size = 0
        for kind, domains in kinds.items():
            self.start[kind] = self.size
            count = 1
            for domain in domains:
                count *= len(domain.tokens)
            self.size += count
        self._order = sorted(self.start.items(), key=lambda item: -item[1])

    @classmethod
    def of(cls, moves: Any) -> "Table":
        """The table of a union such as `tuple[Literal["take"], Card] | tuple[Literal["done"]]`.

        `Card` is `Annotated[int, CARD]` with a domain CARD. So a type checker sees a misspelt kind or a missing part
        wherever a game writes a move down, and the moves stay plain tuples.
        """
        kinds = {}
        for move in [moves] if get_origin(moves) is tuple else get_args(moves):  # a game may have a single kind
            kind, *parts = get_args(move)
            (name,) = get_args(kind)
            kinds[name] = tuple(part.__metadata__[0] for part in parts)
        return cls(**kinds)

    def check(self, move: object) -> Move:
        """The move itself, or BadMove when it is not a move of this game."""
        if not isinstance(move, tuple) or not move or not isinstance(move[0], str) or move[0] not in self.kinds:
            raise BadMove(f"{move!r} is not a move of this game.")
        domains = self.kinds[move[0]]
        if len(move) != len(domains) + 1:
            raise BadMove(f"A move '{move[0]}' has {len(domains)} parts, not {len(move) - 1}.")
        for domain, part in zip(domains, move[1:], strict=True):
            if type(part) is not int or not 0 <= part < len(domain.tokens):
                raise BadMove(f"{part!r} is not a {domain.name} in a move '{move[0]}'.")
        return move

    def write(self, move: Move) -> str:
        """A move in notation, e.g. `offer:farm.2,left,down`."""
        parts = [domain.tokens[part] for domain, part in zip(self.kinds[move[0]], move[1:], strict=True)]
        return f"{move[0]}:{','.join(parts)}" if parts else str(move[0])

    def read(self, text: object) -> Move:
        """The move of a notation, or BadMove."""
        if not isinstance(text, str):
            raise BadMove(f"{text!r} is not a move.")
        kind, colon, rest = text.partition(":")
        if kind not in self.kinds:
            raise BadMove(f"There is no move '{kind}' in this game.")
        domains, parts = self.kinds[kind], rest.split(",") if colon else []
        if len(parts) != len(domains):
            raise BadMove(f"A move '{kind}' has {len(domains)} parts, not {len(parts)}: '{text}'.")
        for domain, part in zip(domains, parts, strict=True):
            if part not in domain.index:
                raise BadMove(f"'{part}' is not a {domain.name} in the move '{text}'.")
        return (kind, *(domain.index[part] for domain, part in zip(domains, parts, strict=True)))

    def encode(self, move: Move) -> int:
        """The fixed number of a move."""
        code = 0
        for domain, part in zip(self.kinds[move[0]], move[1:], strict=True):
            code = code * len(domain.tokens) + part
        return self.start[move[0]] + code

    def decode(self, code: object) -> Move:
        """The move of a number, or BadMove."""
        if type(code) is not int or not 0 <= code < self.size:
            raise BadMove(f"{code!r} is not the number of a move: they go from 0 to {self.size - 1}.")
        kind, start = next((kind, start) for kind, start in self._order if start <= code)
        code -= start
        parts = []
        for domain in reversed(self.kinds[kind]):
            code, part = divmod(code, len(domain.tokens))
            parts.append(part)
        return (kind, *reversed(parts))


def check_domains(*tables: Table, others: Iterable[Domain] = ()) -> None:
    """Refuse two domains with one name and different values: clients and texts know them by their names."""
    known: dict[str, Domain] = {}
    named = (domain for table in tables for domains in table.kinds.values() for domain in domains)
    for domain in (*named, *others):
        if known.setdefault(domain.name, domain).tokens != domain.tokens:
            raise ValueError(f"two domains are called {domain.name} and have different values")
