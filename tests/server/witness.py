"""A witness inside a server: for every byte that leaves it, it knows the true state of the table at that moment.

Frames are searched when they are queued for a client, in `Connection.send`, which nothing that is sent can pass by;
`all_seen` then compares them with what really arrived. Bodies of HTTP are searched as they arrive.
"""

from collections import Counter
from collections.abc import Sequence

import httpx
import orjson
import pytest

from pentarchy.engine.views import SPECTATOR
from pentarchy.match import Entry, Match
from pentarchy.server.connection import Connection
from pentarchy.server.live import LiveTable
from pentarchy.server.rows import OPEN
from tests.server.harness import Guest, Player
from tests.server.hosting import Here
from tests.server.leak_search import Reader, Search

Knows = list[int]
NONE: Knows = []


class Witness:
    """Watches one server. `leaks` is what was found, `frames` and `bodies` say how much was searched."""

    def __init__(self, here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
        self.here = here
        self.leaks: list[str] = []
        self.frames: Counter[str] = Counter()
        self.bodies = 0
        self.cookies: dict[str, str] = {}  # of everybody who was here, with whose it is
        self._searches: dict[str, Search] = {}
        self._past: dict[str, Past] = {}
        sending = Connection.send
        witness = self

        def send(self: Connection, data: bytes) -> None:
            witness.see_frame(self, data)
            sending(self, data)

        monkeypatch.setattr(Connection, "send", send)

    # what is sent -------------------------------------------------------------------------------------------------
    def see_frame(self, connection: Connection, data: bytes) -> None:
        table = next(
            table for table in self.here.services.hub._tables.values() if connection in table.audience.connections
        )
        self.frames[data.decode()] += 1
        self.search(data, table, connection.user_id, connection.seat)

    def watch(self, guest: Guest, table_id: str) -> None:
        """Search every body that this guest gets while a match runs: all that is told could be about that table."""

        async def see(answer: httpx.Response) -> None:
            await answer.aread()
            table = self.here.services.hub.known(table_id)
            assert table is not None
            if table.match is not None and table.match.over:
                return  # from now on whoever asks for it gets everything
            self.bodies += 1
            seat = answer.request.url.params.get("seat", "")
            user = guest.me.get("id")
            own = table.row.seats_of(user)
            eye = int(seat) if seat.isdecimal() and int(seat) in own else own[0] if own else SPECTATOR
            self.search(answer.content, table, user, eye)

        guest.http.event_hooks["response"].append(see)

    def search(self, data: bytes, table: LiveTable, user: str | None, seat: int) -> None:
        if not data:
            return
        eye = seat if seat in table.row.seats_of(user) else SPECTATOR
        reader = self.reader(table, user, eye)
        if table.row.game not in self._searches:
            hub = self.here.services.hub
            self._searches[table.row.game] = Search(hub.game(table.row.game), hub.content(table.row.game))
        found = self._searches[table.row.game].leaks(data, orjson.loads(data), reader)
        self.leaks += [f"to seat {seat} at {table.row.number}: {leak}" for leak in found]

    def all_seen(self, players: Sequence[Player]) -> None:
        """What arrived is what was searched."""
        arrived = Counter(text for player in players for text in player.received)
        assert arrived, "nothing arrived"
        assert not arrived - self.frames, "something arrived that the witness did not see"

    # what is true -------------------------------------------------------------------------------------------------
    def reader(self, table: LiveTable, user: str | None, eye: int) -> Reader:
        match, secrets = table.match, self.secrets(table, user)
        if match is None:
            nothing: frozenset[int] = frozenset()
            return Reader(nothing, lambda position: nothing, secrets)
        past = self._past.setdefault(table.row.id, Past())
        past.note(match)
        bit = match.setup.players if eye == SPECTATOR else eye
        return Reader(known_cards(match.state.knows, bit), lambda position: past.known(match, position, bit), secrets)

    def secrets(self, table: LiveTable, user: str | None) -> tuple[str, ...]:
        """Words that nobody but their owner may read: links of seats, invitations, cookies; the luck until the end."""
        row, own = table.row, table.row.seats_of(user)
        host = user is not None and row.host == user
        words = [seat.token for seat in row.seats if seat.seat not in own and not (host and seat.kind == OPEN)]
        words += [row.invite] if not own and not host else []
        words += [*self.cookies]
        words += [seat.user_id for seat in row.seats if seat.user_id and seat.user_id != user]
        match = table.match
        if match is None:
            return (*words, row.secret)
        if not match.over:
            luck, state = match.setup.luck, match.state
            words += [luck.secret, luck.shown_seed, str(state.seed), f"{state.seed:x}"]
        return tuple(word for word in words if word)


class Past:
    """Who knew which card when: after every move of the line, as it is now."""

    def __init__(self) -> None:
        self._after: dict[int, tuple[Entry | None, Knows]] = {}
        self._known: dict[tuple[int, int], tuple[Knows, frozenset[int]]] = {}

    def note(self, match: Match) -> None:
        """Remember the present: a match that goes on from a checkpoint does not know what was before."""
        entry = match.line[-1] if match.line else None
        if match.position not in self._after or self._after[match.position][0] is not entry:
            self._after[match.position] = entry, match.state.knows[:]

    def known(self, match: Match, position: int, bit: int) -> frozenset[int]:
        """The cards that somebody, named by their bit of the masks, knew after so many moves."""
        knows = self._at(match, position)
        before = self._known.get((position, bit))
        if before is None or before[0] is not knows:
            before = self._known[position, bit] = knows, known_cards(knows, bit)
        return before[1]

    def _at(self, match: Match, position: int) -> Knows:
        first = match.position - len(match.line)
        entry, knows = self._after.get(position, (None, NONE))
        if first < position <= match.position and match.line[position - first - 1] is not entry:
            entry, knows = self._after[position] = match.line[position - first - 1], match.at(position).knows
        return knows


def known_cards(knows: Knows, bit: int) -> frozenset[int]:
    return frozenset(card for card, mask in enumerate(knows) if mask >> bit & 1)
