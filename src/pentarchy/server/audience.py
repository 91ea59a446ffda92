"""Whoever is connected to a table, and what they are told: to each what they may know, in their language."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import orjson

from pentarchy.engine.views import SPECTATOR
from pentarchy.match import Entry, Match
from pentarchy.server import present, table_info
from pentarchy.server.connection import Connection
from pentarchy.server.results import Past
from pentarchy.server.rows import TableRow

if TYPE_CHECKING:
    from pentarchy.server.live import LiveTable

Data = dict[str, Any]
LOG_LINES = 60  # moves whose events a newcomer gets


class Audience:
    """The connections of one table."""

    def __init__(self, table: "LiveTable") -> None:
        self.table = table
        self.connections: set[Connection] = set()
        self._told: dict[int, Data] = {}  # the look that each watched seat was told last
        self._looks: present.Looks | None = None  # those of the last position that was asked for

    def online(self) -> set[int]:
        """Seats whose people are connected."""
        return self.table.hub.presence.online(self.table.row)

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        if not any(other.seat == connection.seat for other in self.connections):
            self._told.pop(connection.seat, None)
        self.tell_table()

    def reseat(self, before: TableRow, after: TableRow) -> None:
        """Whoever sat down looks from there, whoever gave a seat away no more."""
        for connection in self.connections:
            had, own = before.seats_of(connection.user_id), after.seats_of(connection.user_id)
            if connection.seat not in own and (connection.seat != SPECTATOR or not had):
                connection.moved = connection.moved or bool(own) or connection.seat != SPECTATOR
                connection.seat = own[0] if own else SPECTATOR

    def begin_anew(self) -> None:
        """Another match is told from now on: no difference to what was told makes sense."""
        self._told.clear()
        self._looks = None

    def looks(self, match: Match) -> present.Looks:
        """The looks of the match as it is now: every change gives it another number."""
        if self._looks is None or (self._looks.match, self._looks.number) != (match, match.number):
            self._looks = present.Looks(match, self._looks)
        return self._looks

    def close(self) -> None:
        for connection in list(self.connections):
            connection.close()

    def tell_change(self, by: int, before: Sequence[Entry] | None, *, rewound: bool) -> None:
        """Tell everybody what a change did: to each what they may know, in their language.

        `before` is the line as it was told; None: one more move than that.
        """
        match = self.table.running()
        start = match.position if before is None else _first_new(before, match)
        looks = self.looks(match)
        sent: dict[tuple[int, str], bytes] = {}
        fresh: dict[int, Data] = {}
        for connection in self.connections:
            seat, lang = connection.seat, connection.lang
            if (seat, lang) not in sent:
                look, speech = looks.of(seat), self.table.speech(lang)
                fresh[seat] = look
                old = self._told.get(seat)
                sent[seat, lang] = orjson.dumps(
                    {
                        "t": "update",
                        "by": by,
                        "number": match.number,
                        "position": match.position,
                        "look": look if old is None else present.difference(old, look),
                        "ask": present.ask(match, seat, look, speech),
                        "undo": self.table.undo_data(match, seat),
                        "events": present.events(match, seat, speech, start),
                        "rewound": start if rewound else None,
                        "result": present.result(match, speech),
                    }
                )
            connection.send(sent[seat, lang])
        self._told |= fresh

    async def state_for(self, connection: Connection) -> bytes:
        """Everything that a connection needs to begin."""
        connection.moved = False
        lang, seat, match = connection.lang, connection.seat, self.table.match
        lines = await self.table.talk.lines()
        message: Data = {
            "t": "state",
            "table": self.info(connection.user_id, lang),
            "seat": seat,
            "number": 0,
            "position": 0,
            "look": None,
            "ask": None,
            "undo": {"can": False, "redo": False, "ask": False},
            "back": self.table.taking_back.shown(),
            "absent": self.table.absence.shown(),
            "events": [],
            "earlier": False,
            "chat": lines,
            "comings": await self.table.comings.lines(lang),
            "result": None,
        }
        if match is not None:
            speech = self.table.speech(lang)
            look = self.looks(match).of(seat)
            self._told[seat] = look
            events, earlier = present.last_lines(match, seat, speech, LOG_LINES)
            message |= {
                "number": match.number,
                "position": match.position,
                "look": look,
                "ask": present.ask(match, seat, look, speech),
                "undo": self.table.undo_data(match, seat),
                "events": events,
                "earlier": earlier,
                "result": present.result(match, speech),
            }
        elif self.table.past is not None:
            message |= self._past(self.table.past, seat, lang)
        return orjson.dumps(message)

    def _past(self, past: Past, seat: int, lang: str) -> Data:
        """What is told of a finished match, as it was told when it ended."""
        start = max(0, past.position - LOG_LINES + 1)
        return {
            "number": past.number,
            "position": past.position,
            "look": past.look(seat),
            "events": past.lines(lang, start),
            "earlier": start > 0,
            "result": past.result(lang),
        }

    def info(self, user_id: str | None, lang: str) -> Data:
        return table_info.table_info(self.table.row, user_id, lang, self.online(), self.table.absence.away())

    async def tell_state(self) -> None:
        """Everything to everybody."""
        for connection in list(self.connections):  # somebody may leave meanwhile
            connection.send(await self.state_for(connection))

    async def tell_moved(self) -> None:
        """Everything anew to those who look from another seat than before."""
        for connection in list(self.connections):
            if connection.moved:
                connection.send(await self.state_for(connection))

    def tell_table(self, but: Connection | None = None) -> None:
        for connection in self.connections:
            if connection is not but:
                info = self.info(connection.user_id, connection.lang)
                connection.send(orjson.dumps({"t": "table", "table": info}))

    def tell_all(self, message: Data) -> None:
        data = orjson.dumps(message)
        for connection in self.connections:
            connection.send(data)


def _first_new(before: Sequence[Entry], match: Match) -> int:
    """The first position to which another move leads than before."""
    same = 0
    for old, new in zip(before, match.line, strict=False):
        if old is not new:
            break
        same += 1
    return match.position - len(match.line) + same + 1
