"""What the database keeps of people and tables, as objects."""

import json
import time
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from pentarchy.match import Edition
from pentarchy.match.fairness import KEYED

OPEN, RUNNING, FINISHED = "open", "running", "finished"
ENDED = "ended"  # by consent, because no program here can go on with it
HUMAN, BOT = "human", "bot"  # kinds of seats beside OPEN
NOBODY = ""  # who has the seat of a bot


class Conflict(Exception):
    """Somebody else has written this number, this seat, or this name first."""


class NotTheirs(Exception):
    """The seat of a record belongs to somebody else by now."""


@dataclass
class UserRow:
    """A person: a guest, or the owner of an account."""

    id: str
    name: str
    login: str | None
    password: str | None
    created: float
    session: str = ""  # by which the caller is known here


@dataclass
class SeatRow:
    """A place at a table."""

    table_id: str
    seat: int
    kind: str
    bot: str | None
    user_id: str | None
    name: str
    token: str
    entropy: str = ""
    left_by: str | None = None  # who may come back to it
    seen: float = 0.0  # when its person was last connected


@dataclass
class Coming:
    """Somebody came or went: a line of the log, with the names of that day."""

    kind: str
    seat: int
    name: str = ""  # empty: as the seat is called from then on
    other: str = ""
    position: int = 0
    at: float = field(default_factory=time.time)


@dataclass
class TableRow:
    """A table with its seats; the match itself is in the records."""

    id: str
    game: str
    players: int
    options: dict[str, str]
    private: bool
    undo: str
    host: str
    invite: str
    status: str
    content: str
    secret: str
    chosen: str | None
    entropy: list[str]
    created: float
    moved: float
    generator: str = KEYED
    rules: int = 1
    number: int = 0
    waiting: list[int] = field(default_factory=list)
    place: dict[str, str] = field(default_factory=dict)
    back: dict[str, Any] | None = None
    ending: list[int] | None = None
    rematch: str | None = None
    absent: dict[str, Any] | None = None
    company: bool = False  # more than one person has had a seat in this match, as the store noted
    seats: list[SeatRow] = field(default_factory=list)

    @property
    def practice(self) -> bool:
        """Somebody chose the deal, and everybody is told so."""
        return self.chosen is not None

    @property
    def edition(self) -> Edition:
        return Edition(self.game, self.rules, self.content)

    def seats_of(self, user_id: str | None) -> list[int]:
        """The seats of a person: several in a hot-seat game."""
        return [seat.seat for seat in self.seats if user_id is not None and seat.user_id == user_id]

    def hints_for(self, user_id: str | None) -> bool:
        """Whether a person may have hints: nobody else plays, has played, or may come back to this match."""
        people = {person for seat in self.seats for person in (seat.user_id, seat.left_by) if person is not None}
        return people == {user_id} and bool(self.seats_of(user_id)) and not self.company

    def left_by(self, user_id: str | None) -> list[SeatRow]:
        """The seats to which a person may come back."""
        return [seat for seat in self.seats if user_id is not None and seat.left_by == user_id and seat.kind == BOT]


class Glance(NamedTuple):
    """What tells whether anything about a table has changed."""

    number: int
    status: str
    back: dict[str, Any] | None
    absent: dict[str, Any] | None
    rematch: str | None
    lines: int  # of the chat
    seats: list[SeatRow]


class BadRow(Exception):
    """A row of the database that nobody of ours wrote like this: it hurts only itself."""


_WORDS, _SEATS = (dict, str), (list, int)
_FORMS: dict[str, tuple[type, type]] = {  # of the columns that are JSON
    "options": _WORDS,
    "entropy": (list, str),
    "waiting": _SEATS,
    "place": _WORDS,
    "back": (dict, object),
    "absent": (dict, object),
    "ending": _SEATS,
}
_NULLABLE = {"back", "absent", "ending"}


def read_table(raw: Mapping[str, Any]) -> TableRow:
    """A table of a row whose JSON columns are still text, or BadRow."""
    values = {name: read_column(name, value) if name in _FORMS else value for name, value in raw.items()}
    return TableRow(**values)


def read_column(name: str, text: Any) -> Any:
    """The value of a JSON column, of the form that it must have."""
    try:
        value = None if text is None else json.loads(text)
    except (TypeError, ValueError):
        raise BadRow(f"{name} is not JSON") from None
    if value is None and name in _NULLABLE:
        return None
    kind, part = _FORMS[name]
    parts: Iterable[Any] = value.values() if isinstance(value, dict) else value or ()
    if not isinstance(value, kind) or not all(isinstance(one, part) for one in parts):
        raise BadRow(f"{name} has another form")
    return value
