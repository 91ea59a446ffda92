"""A table under way in this worker: its match in memory, whoever is connected, and everything that can be done there.

Order is everything here. A change is tried on the match, then stored, and only then told; all three under the lock of
the table. If another worker was faster, storing fails: the match is loaded anew and the change is tried again on it.
"""

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from pentarchy.engine.errors import BadMove, IllegalMove, PentarchyError, StaleMove
from pentarchy.engine.views import SPECTATOR
from pentarchy.match import REDO, TAKE_BACK, UNDO, Match, Record
from pentarchy.server import table_info
from pentarchy.server.absence import Absence
from pentarchy.server.audience import Audience
from pentarchy.server.comings import Comings
from pentarchy.server.connection import Connection
from pentarchy.server.fanout import CHAT, MOVED
from pentarchy.server.gestures import Gestures
from pentarchy.server.hinting import Hints
from pentarchy.server.refusals import Refused
from pentarchy.server.results import Past
from pentarchy.server.rows import FINISHED, NOBODY, OPEN, RUNNING, Conflict, Glance, NotTheirs, TableRow
from pentarchy.server.table_bots import TableBots
from pentarchy.server.taking_back import TakingBack
from pentarchy.server.talk import Talk
from pentarchy.server.trouble import refusal
from pentarchy.server.trying import Previews
from pentarchy.server.writer import Append
from pentarchy.text import LANGUAGES, Wording

if TYPE_CHECKING:
    from pentarchy.server.hub import Hub

TRIES = 4  # of a change that other workers get in the way of
CHECKPOINT_EVERY = 24  # records


class LiveTable:
    """One table. All changes go through `act`."""

    def __init__(self, hub: "Hub", row: TableRow) -> None:
        self.hub, self.row = hub, row
        self.match: Match | None = None
        self.past: Past | None = None  # of a finished match that was loaded: what is kept of it, in place of the match
        self.painted = -1  # number of the last picture
        self.lock = asyncio.Lock()
        self.audience, self.bots, self.taking_back = Audience(self), TableBots(self), TakingBack(self)
        self.talk, self.comings, self.absence = Talk(self), Comings(self), Absence(self)
        self.gestures, self.previews, self.hints = Gestures(self), Previews(self), Hints(self)
        self.touched = time.monotonic()
        self._speech: dict[str, Wording] = {}
        self._stored = 0  # number of the last checkpoint

    # what it is ---------------------------------------------------------------------------------------------------
    def speech(self, lang: str) -> Wording:
        if lang not in self._speech:
            names = [table_info.seat_name(seat, lang) for seat in self.row.seats]
            content = self.match.content if self.match else self.hub.content(self.row.game)
            self._speech[lang] = Wording(self.hub.game(self.row.game), content, lang, names)
        return self._speech[lang]

    def set_row(self, row: TableRow) -> None:
        """Seats, names or status have changed."""
        self.audience.reseat(self.row, row)
        self.row = row
        self._speech.clear()

    def set_match(self, match: Match, checkpoint: int = 0) -> None:
        self.match, self.past, self._stored = match, None, checkpoint
        self.audience.begin_anew()
        self._speech.clear()

    def set_past(self, past: Past) -> None:
        self.match, self.past = None, past
        self.audience.begin_anew()

    def running(self) -> Match:
        if self.match is None:
            raise Refused("open" if self.past is None else "over")
        return self.match

    @property
    def position(self) -> int:
        """After how many moves the match is."""
        return self.match.position if self.match else 0

    # connections --------------------------------------------------------------------------------------------------
    async def join(self, connection: Connection) -> None:
        await self.absence.note(connection)
        async with self.lock:
            if connection.seat not in self.row.seats_of(connection.user_id):  # it was handed over a moment ago
                connection.seat = SPECTATOR
            self.audience.connections.add(connection)
            connection.send(await self.audience.state_for(connection))
            self.audience.tell_table(but=connection)
        self.hub.presence.tell(self)
        self.bots.wake()

    def leave(self, connection: Connection) -> None:
        self.touched = time.monotonic()
        self.audience.leave(connection)
        self.hub.presence.tell(self)

    async def resend(self, connection: Connection) -> None:
        await self.refresh()
        async with self.lock:
            connection.send(await self.audience.state_for(connection))

    async def sit(self, connection: Connection, seat: int) -> None:
        """Hot seat: look as another seat of one's own."""
        await self.refresh()
        if seat != SPECTATOR and seat not in self.row.seats_of(connection.user_id):
            raise Refused("seat", 403)
        connection.seat = seat
        await self.resend(connection)

    # changes ------------------------------------------------------------------------------------------------------
    async def undo(self, connection: Connection, at: int) -> None:
        seat = self.own_seat(connection)
        if self.row.undo != "free":
            raise Refused("undo-policy" if self.row.undo == "none" else "undo-shown")
        await self.act(lambda match: self._undo(match, seat, at), seat, action=UNDO, owner=connection.user_id)

    def _undo(self, match: Match, seat: int, at: int) -> None:
        if not match.can_undo(seat):
            raise Refused("undo-shown" if self.taking_back.possible(match, seat) else "undo")
        match.undo(seat, at)

    async def redo(self, connection: Connection, at: int) -> None:
        seat = self.own_seat(connection)

        def again(match: Match) -> None:
            if not match.can_redo(seat):
                raise Refused("redo")
            match.redo(seat, at)

        await self.act(again, seat, action=REDO, owner=connection.user_id)

    async def act(
        self, change: Callable[[Match], object], seat: int, *, action: str = "", owner: str | None = None
    ) -> None:
        """Try a change, store it, tell it. `action` is what the log says, if it is not a move.

        `owner` is whoever must have the seat when it is stored: a person, NOBODY for a bot; None: that is not asked.
        """
        async with self.lock:
            for _ in range(TRIES):
                if owner is not None and owner != (self.row.seats[seat].user_id or NOBODY):
                    raise Refused("seat", 403)  # it was handed over while this waited for its turn
                match, asked_back = self.running(), self.row.back is not None
                line = list(match.line) if action else None
                self._try(change, match)
                if not await self._is_stored(match, owner):
                    continue
                self.audience.tell_change(seat, line, rewound=action in (UNDO, TAKE_BACK))
                if asked_back:  # whoever asked to take back what was before this move has to ask again
                    self.taking_back.tell()
                break
            else:
                raise Refused("stale")
        self.hub.fanout.publish(self.row.id, MOVED)
        self.bots.wake()

    def _try(self, change: Callable[[Match], object], match: Match) -> None:
        try:
            change(match)
        except StaleMove:
            raise Refused("stale") from None
        except IllegalMove as error:
            raise Refused("over" if match.over else "illegal", rule=error.rule) from None
        except BadMove:
            raise Refused("bad", 422) from None

    async def _is_stored(self, match: Match, owner: str | None) -> bool:
        """Whether the last record of the match is stored; if not, the match is again what is stored."""
        try:
            await self._store(match, owner)
        except Conflict:  # another worker has written this number: start from what is stored
            await self.reload()
            return False
        except NotTheirs:  # through another worker the seat was handed over
            await self.reload()
            raise Refused("seat", 403) from None
        except Exception as error:
            refused = refusal(error)
            if refused is None:
                await self._forget()
                raise
            await self._step_back(match.number)
            raise refused from error
        except BaseException:
            await self._forget()
            raise
        return True

    async def _step_back(self, number: int) -> None:
        """The database has trouble: go back to what is stored. If it was stored after all, everybody is told."""
        try:
            await self.hub.load(self)
        except Exception:
            await self._forget()
            raise
        if self.running().number >= number:
            await self.audience.tell_state()

    async def _store(self, match: Match, owner: str | None) -> None:
        """Make the last record of the match durable, now and then with a checkpoint."""
        checkpoint = match.checkpoint() if match.number - self._stored >= CHECKPOINT_EVERY else None
        waiting = [seat for seat, question in enumerate(match.state.asks) if question is not None]
        status = FINISHED if match.over else RUNNING
        place = self.place(match)
        row = self.row
        asked = owner if self.hub.shared else None  # alone we know whose the seat is
        wish = Append(row.id, match.number - 1, match.log[-1], waiting, place, status, checkpoint, asked)
        await self.hub.store.writer.append(wish)
        if checkpoint is not None:
            self._stored = checkpoint.number
        finished = row.status != status
        row.number, row.waiting, row.place, row.status, row.moved, row.back = (
            match.number, waiting, place, status, wish.at, None)  # fmt: skip
        if finished:
            self.audience.tell_table()
            self.hub.archivist.finished(self)

    def place(self, match: Match) -> dict[str, str]:
        """How far the match is, in every language, for the lists of tables."""
        seen = self.audience.looks(match).public
        return {lang: self.speech(lang).where(seen) for lang in LANGUAGES}

    async def reload(self, *, whole: bool = False) -> None:
        """Take the match from the store as it is there, and tell everybody all of it."""
        await self.hub.load(self, whole=whole)
        await self.audience.tell_state()

    async def _forget(self) -> None:
        """The store failed: what is in memory may be more than what is stored. Let everybody connect anew."""
        self.match = None
        self.hub.drop(self)
        self.audience.close()

    # other workers ------------------------------------------------------------------------------------------------
    def knows(self, seen: Glance | None) -> bool:
        """Whether what is stored is what we have."""
        row, number = self.row, self.match.number if self.match is not None else self.row.number
        if seen is None or seen.number > number or not self.talk.knows(seen.lines):
            return False
        kept = (row.status, row.back, row.absent, row.rematch, row.seats)
        return (seen.status, seen.back, seen.absent, seen.rematch, seen.seats) == kept

    async def refresh(self) -> None:
        """Look whether the database knows more than we do, and if so, catch up."""
        if await self.hub.keeping_up.behind([self]):
            await self.catch_up()

    async def catch_up(self, *, moves_only: bool = False) -> None:
        """Another worker has changed this table: read what is new, and tell it. Moves alone are one question."""
        async with self.lock:
            if moves_only and self.match is not None and await self._catch_up_moves(self.match):
                return
            before, store = self.row, self.hub.store
            row = await store.table(before.id)
            if row is None:  # it was taken away
                self.hub.drop(self)
                self.audience.close()
                return
            new = await store.records(row.id, self.match.number) if self.match is not None else []
            await self.talk.catch_up()
            self.set_row(row)
            if self.match is None and self.past is None and row.status != OPEN:
                await self.reload()
                return
            await self.audience.tell_moved()
            if await self._follow(new):
                self._tell_row(before)
            await self.comings.tell()

    async def _catch_up_moves(self, match: Match) -> bool:
        """Follow the moves that are new; False: there is more to it, as the match is over."""
        if not await self._follow(await self.hub.keeping_up.new_records.of(self.row.id, match.number)):
            return True
        if match.over:
            return False
        row, waiting = self.row, [seat for seat, question in enumerate(match.state.asks) if question is not None]
        asked_back = row.back is not None
        row.number, row.waiting, row.place, row.moved, row.back = (
            match.number, waiting, self.place(match), time.time(), None)  # fmt: skip
        if asked_back:  # a move has answered it
            self.taking_back.tell()
        return True

    async def _follow(self, new: list[Record]) -> bool:
        """Do what was done elsewhere; False: everything was loaded and told anew."""
        if not new:
            return True
        match = self.running()
        line = list(match.line)
        try:
            for record in new:
                match.do(record)
        except PentarchyError:  # ours differs from the stored one: believe the store
            await self.reload()
            return False
        taken_back = any(record.action in (UNDO, TAKE_BACK) for record in new)
        self.audience.tell_change(new[-1].player, line, rewound=taken_back)
        return True

    def _tell_row(self, before: TableRow) -> None:
        """Tell what has changed about the table itself."""
        row = self.row
        if (before.status, before.rematch, before.seats) != (row.status, row.rematch, row.seats):
            self.audience.tell_table()
        if before.back != row.back:
            self.taking_back.tell()
        if before.absent != row.absent:
            self.absence.tell()

    # telling ------------------------------------------------------------------------------------------------------
    def own_seat(self, connection: Connection) -> int:
        """The seat that a connection acts for: looking through it is not enough, it must be theirs."""
        if connection.seat == SPECTATOR:
            raise Refused("watching", 403)
        if connection.seat not in self.row.seats_of(connection.user_id):
            raise Refused("seat", 403)  # it was handed over meanwhile
        return connection.seat

    def undo_data(self, match: Match, seat: int) -> dict[str, Any]:
        if seat == SPECTATOR:
            return {"can": False, "redo": False, "ask": False}
        free = self.row.undo == "free"
        can = free and match.can_undo(seat)
        return {
            "can": can,
            "redo": free and match.can_redo(seat),
            "ask": not can and self.taking_back.possible(match, seat),
        }

    async def changed(self) -> None:
        """The row was changed through HTTP in this worker: tell it here and elsewhere."""
        async with self.lock:
            await self.audience.tell_moved()
            self.audience.tell_table()
            await self.comings.tell()
        self.hub.fanout.publish(self.row.id, "table")

    # chat ---------------------------------------------------------------------------------------------------------
    async def chat(self, connection: Connection, name: str, text: str) -> None:
        at = time.time()
        line_id = await self.hub.store.add_chat(self.row.id, connection.seat, name, text, at)
        self.talk.said({"id": line_id, "seat": connection.seat, "name": name, "text": text, "at": at})
        self.hub.fanout.publish(self.row.id, CHAT)
