"""A table under way in this worker: its match in memory, whoever is connected, and everything that can be done there.

Order is everything here. A change is tried on the match, then stored, and only then told; all three under the lock of
the table. If another worker was faster, storing fails: the match is loaded anew and the change is tried again on it.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Any

import orjson

from pentarchy.engine.errors import BadMove, IllegalMove, PentarchyError, StaleMove
from pentarchy.engine.state import Move
from pentarchy.engine.views import SPECTATOR, public
from pentarchy.match import REDO, TAKE_BACK, UNDO, Entry, Match
from pentarchy.server import present, table_info
from pentarchy.server.refusals import Refused, server_texts
from pentarchy.server.store import BOT, FINISHED, HUMAN, OPEN, RUNNING, Append, Conflict, TableRow
from pentarchy.text import LANGUAGES, Speech

if TYPE_CHECKING:
    from pentarchy.server.hub import Hub

Data = dict[str, Any]
log = logging.getLogger("pentarchy.tables")

TRIES = 4  # of a change that other workers get in the way of
CHECKPOINT_EVERY = 24  # records
LOG_LINES = 60  # moves whose events a newcomer gets
CHAT_LINES = 100
QUEUE = 400  # messages that wait for a slow client, before it is dropped


class Connection:
    """One browser at a table. Messages wait in a queue, so that a slow one holds up nobody."""

    def __init__(self, user_id: str | None, seat: int, lang: str) -> None:
        self.user_id, self.seat, self.lang = user_id, seat, lang
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(QUEUE)
        self.closing = False
        self.moved = False  # to another seat than it was told of

    def send(self, data: bytes) -> None:
        if self.closing:
            return
        try:
            self.queue.put_nowait(data)
        except asyncio.QueueFull:
            self.close()

    def close(self) -> None:
        """End after what was sent; a client that is too slow loses the rest and connects again."""
        self.closing = True
        while self.queue.full():
            self.queue.get_nowait()
        self.queue.put_nowait(None)


class LiveTable:
    """One table. All changes go through `act`."""

    def __init__(self, hub: "Hub", row: TableRow) -> None:
        self.hub, self.row = hub, row
        self.match: Match | None = None
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.touched = time.monotonic()
        self._looks: dict[int, Data] = {}  # what each watched seat was told last
        self._speech: dict[str, Speech] = {}
        self._stored = 0  # number of the last checkpoint
        self._bots: asyncio.Task[None] | None = None
        self._rng = Random()

    # what it is ---------------------------------------------------------------------------------------------------
    def speech(self, lang: str) -> Speech:
        if lang not in self._speech:
            names = [table_info.seat_name(seat, lang) for seat in self.row.seats]
            content = self.match.content if self.match else self.hub.content(self.row.game)
            self._speech[lang] = Speech(self.hub.game(self.row.game), content, lang, names)
        return self._speech[lang]

    def set_row(self, row: TableRow) -> None:
        """Seats, names or status have changed: whoever sat down looks from there, whoever gave a seat away no more."""
        for connection in self.connections:
            before, own = self.row.seats_of(connection.user_id), row.seats_of(connection.user_id)
            if connection.seat not in own and (connection.seat != SPECTATOR or not before):
                connection.moved = connection.moved or bool(own) or connection.seat != SPECTATOR
                connection.seat = own[0] if own else SPECTATOR
        self.row = row
        self._speech.clear()

    def set_match(self, match: Match, checkpoint: int = 0) -> None:
        self.match, self._stored = match, checkpoint
        self._looks.clear()
        self._speech.clear()

    def running(self) -> Match:
        if self.match is None:
            raise Refused("open")
        return self.match

    def online(self) -> set[int]:
        """Seats whose people are connected."""
        users = {connection.user_id for connection in self.connections}
        return {seat.seat for seat in self.row.seats if seat.kind == HUMAN and seat.user_id in users}

    # connections --------------------------------------------------------------------------------------------------
    async def join(self, connection: Connection) -> None:
        async with self.lock:
            self.connections.add(connection)
            connection.send(await self.state_for(connection))
            self._tell_table(but=connection)
        self.wake_bots()

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.touched = time.monotonic()
        if not any(other.seat == connection.seat for other in self.connections):
            self._looks.pop(connection.seat, None)
        self._tell_table()

    async def resend(self, connection: Connection) -> None:
        async with self.lock:
            connection.send(await self.state_for(connection))

    async def sit(self, connection: Connection, seat: int) -> None:
        """Hot seat: look as another seat of one's own."""
        if seat != SPECTATOR and seat not in self.row.seats_of(connection.user_id):
            raise Refused("seat", 403)
        connection.seat = seat
        await self.resend(connection)

    # changes ------------------------------------------------------------------------------------------------------
    async def play(self, connection: Connection, move: Move, at: int, *, careful: bool) -> None:
        """Make a move; careful: first ask the player about what cannot be undone."""
        seat = self._own_seat(connection)
        if careful and (wish := await self._doubt(connection, seat, move, at)):
            connection.send(wish)
            return
        await self.act(lambda match: match.play(seat, move, at), seat)

    async def _doubt(self, connection: Connection, seat: int, move: Move, at: int) -> bytes | None:
        """The question to ask before a move, if there is one. A move that is refused needs none."""
        async with self.lock:
            match = self.running()
            if move not in match.state.legal(seat) or not match.timely(seat, at):
                return None
            warning = match.game.warning(match.state, seat, move)
            barrier = move[0] not in match.game.final and present.crosses_barrier(match, seat, move, self._rng)
        if not warning and not barrier:
            return None
        lang = connection.lang
        text = self.speech(lang).texts.say(warning) if warning else server_texts(lang).say("confirm-barrier")
        return orjson.dumps({"t": "confirm", "move": move, "at": at, "barrier": barrier, "text": text})

    async def undo(self, connection: Connection, at: int) -> None:
        seat = self._own_seat(connection)
        if self.row.undo != "free":
            raise Refused("undo-policy" if self.row.undo == "none" else "undo-shown")
        await self.act(lambda match: self._undo(match, seat, at), seat, action=UNDO)

    def _undo(self, match: Match, seat: int, at: int) -> None:
        if not match.can_undo(seat):
            raise Refused("undo-shown" if self._can_ask(match, seat) else "undo")
        match.undo(seat, at)

    async def redo(self, connection: Connection, at: int) -> None:
        seat = self._own_seat(connection)

        def again(match: Match) -> None:
            if not match.can_redo(seat):
                raise Refused("redo")
            match.redo(seat, at)

        await self.act(again, seat, action=REDO)

    async def act(self, change: Callable[[Match], object], seat: int, *, action: str = "") -> None:
        """Try a change, store it, tell it. `action` is what the log says, if it is not a move."""
        async with self.lock:
            for _ in range(TRIES):
                match, asked_back = self.running(), self.row.back is not None
                line = list(match.line) if action else None
                try:
                    change(match)
                except StaleMove:
                    raise Refused("stale") from None
                except IllegalMove as error:
                    raise Refused("over" if match.over else "illegal", rule=error.rule) from None
                except BadMove:
                    raise Refused("bad", 422) from None
                try:
                    await self._store(match)
                except Conflict:  # another worker has written this number: start from what is stored
                    await self._reload()
                    continue
                except BaseException:
                    await self._forget()
                    raise
                self._tell(seat, line, rewound=action in (UNDO, TAKE_BACK))
                if asked_back:  # whoever asked to take back what was before this move has to ask again
                    self._tell_back()
                break
            else:
                raise Refused("stale")
        await self.hub.fanout.publish(self.row.id, "moved")
        self.wake_bots()

    async def _store(self, match: Match) -> None:
        """Make the last record of the match durable, now and then with a checkpoint."""
        checkpoint = match.checkpoint() if match.number - self._stored >= CHECKPOINT_EVERY else None
        waiting = [seat for seat, question in enumerate(match.state.asks) if question is not None]
        status = FINISHED if match.over else RUNNING
        place = self.place(match)
        row = self.row
        wish = Append(row.id, match.number - 1, match.log[-1], waiting, place, status, checkpoint)
        await self.hub.store.writer.append(wish)
        if checkpoint is not None:
            self._stored = checkpoint.number
        finished = row.status != status
        row.number, row.waiting, row.place, row.status, row.moved, row.back = (
            match.number, waiting, place, status, wish.at, None)  # fmt: skip
        if finished:
            self._tell_table()

    def place(self, match: Match) -> dict[str, str]:
        """How far the match is, in every language, for the lists of tables."""
        seen = public(match.state)
        return {lang: self.speech(lang).where(seen) for lang in LANGUAGES}

    async def _reload(self, *, whole: bool = False) -> None:
        """Take the match from the store as it is there, and tell everybody all of it."""
        await self.hub.load(self, whole=whole)
        for connection in list(self.connections):  # somebody may leave meanwhile
            connection.send(await self.state_for(connection))

    async def _forget(self) -> None:
        """The store failed: what is in memory may be more than what is stored. Let everybody connect anew."""
        self.match = None
        self.hub.drop(self)
        for connection in list(self.connections):
            connection.close()

    async def catch_up(self) -> None:
        """Another worker has changed this table: read what is new."""
        async with self.lock:
            row = await self.hub.store.table(self.row.id)
            if row is None:
                return
            began = self.row.status == OPEN != row.status
            self.set_row(row)
            if began or self.match is None:
                await self._reload()
                return
            await self._tell_moved()
            match = self.match
            new = await self.hub.store.records(row.id, match.number)
            line = list(match.line)
            try:
                for record in new:
                    match.do(record)
            except PentarchyError:  # ours differs from the stored one: believe the store
                await self._reload()
                return
            if new:
                taken_back = any(record.action in (UNDO, TAKE_BACK) for record in new)
                self._tell(new[-1].player, line, rewound=taken_back)
            self._tell_table()
            self._tell_back()

    # taking back by consent ---------------------------------------------------------------------------------------
    def _can_ask(self, match: Match, seat: int) -> bool:
        """Whether the others can be asked to let a player take a move back."""
        if self.row.undo == "none" or match.over or seat == SPECTATOR:
            return False
        return not match.whole or any(entry.player == seat for entry in match.line)

    async def ask_back(self, connection: Connection) -> None:
        """Ask everybody else to agree to a move being taken back; bots do, and one's own other seats."""
        seat = self._own_seat(connection)
        if self.row.undo == "none":
            raise Refused("undo-policy")
        if not self._can_ask(self.running(), seat):
            raise Refused("undo")
        own = self.row.seats_of(connection.user_id)
        agreed = [other.seat for other in self.row.seats if other.kind == BOT or other.seat in own]
        await self._set_back({"by": seat, "agreed": agreed})

    async def agree(self, connection: Connection, *, yes: bool) -> None:
        seat, back = self._own_seat(connection), self.row.back
        if back is None:
            raise Refused("back")
        own = self.row.seats_of(connection.user_id)
        if not yes or back["by"] == seat:  # declined, or the wish is withdrawn
            await self._set_back(None)
        else:
            await self._set_back({"by": back["by"], "agreed": sorted({*back["agreed"], *own})})

    async def _set_back(self, back: Data | None) -> None:
        await self.hub.store.change_table(self.row.id, back=back)
        self.row.back = back
        if back is not None and not self._missing(back):
            await self._take_back(back["by"])
            return
        self._tell_back()
        await self.hub.fanout.publish(self.row.id, "back")

    async def _take_back(self, seat: int) -> None:
        async with self.lock:
            if not self.running().whole:
                await self._reload(whole=True)
        try:
            await self.act(lambda match: match.undo(seat, force=True), seat, action=TAKE_BACK)
        finally:
            self.row.back = None
            self._tell_back()

    def _missing(self, back: Data) -> list[int]:
        return [seat.seat for seat in self.row.seats if seat.kind == HUMAN and seat.seat not in back["agreed"]]

    def back(self) -> Data | None:
        back = self.row.back
        return None if back is None else {"by": back["by"], "missing": self._missing(back)}

    # bots ---------------------------------------------------------------------------------------------------------
    def wake_bots(self) -> None:
        """Let the bots that are asked think, unless they do already."""
        if not self.hub.stopping and (self._bots is None or self._bots.done()) and self._asked_bots():
            self._bots = asyncio.create_task(self._bots_play())

    async def stop_bots(self) -> None:
        """Wait until the bots have stopped: a move under way is stored, a thought is given up."""
        if self._bots is not None and not self._bots.done():
            self._bots.cancel()
            await asyncio.wait([self._bots])

    def _asked_bots(self) -> list[tuple[int, str]]:
        if self.match is None:
            return []
        asks = self.match.state.asks
        return [(seat.seat, seat.bot) for seat in self.row.seats if seat.bot and asks[seat.seat] is not None]

    async def _bots_play(self) -> None:
        """Answer for all bots that are asked, one after another, until none is."""
        try:
            while (asked := self._asked_bots()) and (match := self.match) is not None and not self.hub.stopping:
                seat, bot = asked[0]
                at, state = match.number, match.state.clone()
                started = time.monotonic()
                move = await self.hub.bots.choose(self.row.game, state, seat, bot)
                await asyncio.sleep(max(0.0, self.hub.config.bot_pause - (time.monotonic() - started)))
                try:
                    await self.act(partial(self._bot_move, seat, move, at), seat)
                except Refused:  # something changed while it thought: think again
                    await asyncio.sleep(0)
        except Exception:
            log.exception("bots stopped", extra={"table": self.row.id})

    def _bot_move(self, seat: int, move: Move, at: int, match: Match) -> None:
        if not self.row.seats[seat].bot:  # a person has come back to this seat
            raise Refused("seat")
        match.play(seat, move, at)

    # telling ------------------------------------------------------------------------------------------------------
    def _own_seat(self, connection: Connection) -> int:
        """The seat that a connection acts for: looking through it is not enough, it must be theirs."""
        if connection.seat == SPECTATOR:
            raise Refused("watching", 403)
        if connection.seat not in self.row.seats_of(connection.user_id):
            raise Refused("seat", 403)  # it was handed over meanwhile
        return connection.seat

    def _undo_data(self, match: Match, seat: int) -> Data:
        if seat == SPECTATOR:
            return {"can": False, "redo": False, "ask": False}
        free = self.row.undo == "free"
        can = free and match.can_undo(seat)
        return {"can": can, "redo": free and match.can_redo(seat), "ask": not can and self._can_ask(match, seat)}

    def _tell(self, by: int, before: Sequence[Entry] | None, *, rewound: bool) -> None:
        """Tell everybody what a change did: to each what they may know, in their language.

        `before` is the line as it was told; None: one more move than that.
        """
        match = self.running()
        start = match.position if before is None else _first_new(before, match)
        looks = present.Looks(match)
        sent: dict[tuple[int, str], bytes] = {}
        fresh: dict[int, Data] = {}
        for connection in self.connections:
            seat, lang = connection.seat, connection.lang
            if (seat, lang) not in sent:
                look, speech = looks.of(seat), self.speech(lang)
                fresh[seat] = look
                old = self._looks.get(seat)
                sent[seat, lang] = orjson.dumps(
                    {
                        "t": "update",
                        "by": by,
                        "number": match.number,
                        "position": match.position,
                        "look": look if old is None else present.difference(old, look),
                        "ask": present.ask(match, seat, look, speech),
                        "undo": self._undo_data(match, seat),
                        "events": present.events(match, seat, speech, start),
                        "rewound": start if rewound else None,
                        "result": present.result(match, speech),
                    }
                )
            connection.send(sent[seat, lang])
        self._looks |= fresh

    async def state_for(self, connection: Connection) -> bytes:
        """Everything that a connection needs to begin."""
        connection.moved = False
        lang, seat, match = connection.lang, connection.seat, self.match
        lines = await self.hub.store.chat(self.row.id, CHAT_LINES)
        message: Data = {
            "t": "state",
            "table": self.info(connection.user_id, lang),
            "seat": seat,
            "number": 0,
            "position": 0,
            "look": None,
            "ask": None,
            "undo": {"can": False, "redo": False, "ask": False},
            "back": self.back(),
            "events": [],
            "earlier": False,
            "chat": [table_info.chat_line(line) for line in lines],
            "result": None,
        }
        if match is not None:
            speech = self.speech(lang)
            look = present.Looks(match).of(seat)
            self._looks[seat] = look
            events, earlier = present.last_lines(match, seat, speech, LOG_LINES)
            message |= {
                "number": match.number,
                "position": match.position,
                "look": look,
                "ask": present.ask(match, seat, look, speech),
                "undo": self._undo_data(match, seat),
                "events": events,
                "earlier": earlier,
                "result": present.result(match, speech),
            }
        return orjson.dumps(message)

    def info(self, user_id: str | None, lang: str) -> Data:
        return table_info.table_info(self.row, user_id, lang, self.online())

    def _tell_table(self, but: Connection | None = None) -> None:
        for connection in self.connections:
            if connection is not but:
                info = self.info(connection.user_id, connection.lang)
                connection.send(orjson.dumps({"t": "table", "table": info}))

    async def _tell_moved(self) -> None:
        """Everything anew to those who look from another seat than before."""
        for connection in list(self.connections):
            if connection.moved:
                connection.send(await self.state_for(connection))

    def _tell_back(self) -> None:
        self.tell_all({"t": "back", "back": self.back()})

    def tell_all(self, message: Data) -> None:
        data = orjson.dumps(message)
        for connection in self.connections:
            connection.send(data)

    async def changed(self) -> None:
        """The row was changed through HTTP in this worker: tell it here and elsewhere."""
        async with self.lock:
            await self._tell_moved()
            self._tell_table()
        await self.hub.fanout.publish(self.row.id, "table")

    # chat ---------------------------------------------------------------------------------------------------------
    async def chat(self, connection: Connection, name: str, text: str) -> None:
        at = time.time()
        line_id = await self.hub.store.add_chat(self.row.id, connection.seat, name, text, at)
        line = {"id": line_id, "seat": connection.seat, "name": name, "text": text, "at": at}
        self.tell_all({"t": "chat", "line": table_info.chat_line(line)})
        await self.hub.fanout.publish(self.row.id, f"chat {line_id}")


def _first_new(before: Sequence[Entry], match: Match) -> int:
    """The first position to which another move leads than before."""
    same = 0
    for old, new in zip(before, match.line, strict=False):
        if old is not new:
            break
        same += 1
    return match.position - len(match.line) + same + 1
