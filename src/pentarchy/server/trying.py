"""Previews at a table: what a move would do, told to who points at it. They change nothing."""

from random import Random
from typing import TYPE_CHECKING, Any

import orjson

from pentarchy.engine.errors import BadMove, IllegalMove
from pentarchy.match import Match, Preview, Step, preview
from pentarchy.server.connection import Connection
from pentarchy.server.refusals import Refused
from pentarchy.text import Speech

if TYPE_CHECKING:
    from pentarchy.server.live import LiveTable

Data = dict[str, Any]
Steps = tuple[Step, ...]
KEPT = 200  # previews of one position; a hand over a map asks for the same ones again and again


class Previews:
    """The previews of one position of a table; they are dropped with the next number of its match."""

    def __init__(self, table: "LiveTable") -> None:
        self.table = table
        self._of: tuple[Match, int] | None = None
        self._looks: dict[int, Data] = {}
        self._made: dict[tuple[int, Steps], Preview] = {}
        self._rng = Random()

    async def tell(self, connection: Connection, number: int, steps: Steps, at: int) -> None:
        """Answer whoever asks what these steps would do; `number` is by what the client knows its question."""
        seat = self.table.own_seat(connection)
        async with self.table.lock:  # a move that is not stored yet is not known to anybody
            match = self.table.running()
            if not match.timely(seat, at):
                raise Refused("stale")
            found = self._find(match, seat, steps)
            data = self._worded(match, seat, found, self.table.speech(connection.lang))
            message = {"t": "preview", "id": number, "at": match.number, "preview": data}
        connection.send(orjson.dumps(message))

    def _find(self, match: Match, seat: int, steps: Steps) -> Preview:
        if self._of != (match, match.number):
            self._of = match, match.number
            self._looks.clear()
            self._made.clear()
        if (seat, steps) not in self._made:
            if len(self._made) >= KEPT:
                del self._made[next(iter(self._made))]
            self._made[seat, steps] = self._try(match, seat, steps)
        return self._made[seat, steps]

    def _try(self, match: Match, seat: int, steps: Steps) -> Preview:
        try:
            return preview(match.game, match.state, seat, steps, self._rng, self._look(match, seat))
        except IllegalMove as error:
            raise Refused("over" if match.over else "illegal", rule=error.rule) from None
        except BadMove:
            raise Refused("bad", 422) from None

    def _look(self, match: Match, seat: int) -> Data:
        if seat not in self._looks:
            self._looks[seat] = match.game.look(match.state, seat)
        return self._looks[seat]

    def _worded(self, match: Match, seat: int, found: Preview, speech: Speech) -> Data:
        """A preview as a client gets it."""
        ask = None
        if found.ask is not None:
            text = speech.prompt(found.ask, self._look(match, seat) | found.look, seat)
            ask = {"kind": found.ask[0], "args": found.ask[1:], "text": text, "moves": found.moves}
        line = {"position": match.position + 1, "player": seat}
        events = [line | {"kind": e.kind, "args": e.args, "text": speech.event(e)} for e in found.events]
        return {"look": found.look, "events": events, "ask": ask, "end": found.end, "made": found.made}
