"""All tables that this worker has in memory, and what they share: store, bots, other workers."""

import asyncio
import logging
import re
import time
from typing import Any

import pentarchy.games  # noqa: F401  # registers the games
from pentarchy.engine.registry import BROKEN, Game, get_game
from pentarchy.match import Match
from pentarchy.server.archivist import Archivist
from pentarchy.server.bot_pool import BotPool
from pentarchy.server.config import Config
from pentarchy.server.editions import Editions, Frozen, check
from pentarchy.server.fanout import SESSIONS, make_fanout
from pentarchy.server.keep import Keep
from pentarchy.server.keeping_up import KeepingUp
from pentarchy.server.live import LiveTable
from pentarchy.server.loading import load_match
from pentarchy.server.presence import Presence
from pentarchy.server.refusals import Refused
from pentarchy.server.rows import FINISHED, OPEN, BadRow, TableRow
from pentarchy.server.store import Store
from pentarchy.thinking import make_pool

TABLE_ID = re.compile(r"[a-z]+-[a-z]+-[0-9]+")
WATCH = 20.0  # seconds after which bots that are asked and silent are woken
IDLE = 300.0  # seconds after which a table that nobody looks at leaves the memory
LASTING = {"records"}  # why a table is frozen that is costly to find out, and stays so for the life of a worker
log = logging.getLogger("pentarchy.tables")


class Hub:
    """The tables of a worker by id."""

    def __init__(self, config: Config, store: Store) -> None:
        self.config, self.store = config, store
        self.bots = BotPool(make_pool(config.bot_processes, config.ray_address), config.bot_seconds)
        self.shared = bool(config.redis_url)  # other workers change the same tables
        self.fanout = make_fanout(config.redis_url)
        self.presence, self.keeping_up = Presence(self), KeepingUp(self)
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._chores: list[asyncio.Task[None]] = []
        self._frozen: dict[str, str] = {}  # tables that we cannot go on with -> why
        self.keep = Keep(store)
        self.editions = Editions(self.keep)
        self.archivist = Archivist(self)
        self.stopping = False

    async def start(self) -> None:
        for name, why in BROKEN.items():
            log.error("game not loaded", extra={"game": name, "error": why})
        self.store.writer.start()
        await self.fanout.start(self.keeping_up.heard, self.presence.here)
        chores = [self._sweep(), self._watch_bots(), *([self.keeping_up.run()] if self.shared else [])]
        self._chores = [asyncio.create_task(chore) for chore in chores]
        self.archivist.start()

    async def stop(self) -> None:
        """Close every connection, write what waits, end the bots."""
        for chore in self._chores:
            chore.cancel()
        self.stopping = True
        for table in self._tables.values():
            for connection in list(table.audience.connections):
                connection.close()
        await asyncio.gather(*(table.bots.stop() for table in self._tables.values()))  # before the writer they need
        await self.archivist.stop(self.tables)
        await self.fanout.stop()
        await self.keeping_up.stop()
        await self.store.writer.stop()
        await self.bots.close()

    @staticmethod
    def game(game_id: str) -> Game:
        return get_game(game_id)

    @staticmethod
    def content(game_id: str) -> Any:
        """The components of a match that begins now; a stored match has those of its edition."""
        return get_game(game_id).load(None)

    # tables -------------------------------------------------------------------------------------------------------
    async def table(self, table_id: str) -> LiveTable:
        """The table, from memory or from the store; loaded once, however many ask."""
        if table_id in self._tables:
            return self._tables[table_id]
        if not TABLE_ID.fullmatch(table_id):
            raise Refused("no-table", 404)
        if self._frozen.get(table_id) in LASTING:
            raise Frozen(self._frozen[table_id])
        if table_id not in self._loading:
            self._loading[table_id] = asyncio.create_task(self._load(table_id))
        return await asyncio.shield(self._loading[table_id])

    @property
    def tables(self) -> list[LiveTable]:
        """All tables in memory."""
        return list(self._tables.values())

    def loading(self, table_id: str) -> bool:
        return table_id in self._loading

    async def loaded(self, table_id: str) -> None:
        """Wait until a table is not being loaded."""
        if table_id in self._loading:
            await asyncio.wait([self._loading[table_id]])

    async def row(self, table_id: str) -> TableRow:
        """A table without its match, as it is stored now: for whoever only asks about it."""
        if not self.shared and table_id in self._tables:
            return self._tables[table_id].row
        try:
            row = await self.store.table(table_id) if TABLE_ID.fullmatch(table_id) else None
        except BadRow as error:
            raise self._freeze(table_id, Frozen("row", error)) from None
        if row is None:
            raise Refused("no-table", 404)
        return row

    def tables_of(self, user_id: str) -> list[LiveTable]:
        """The tables in memory at which a person sits."""
        return [table for table in self._tables.values() if table.row.seats_of(user_id)]

    def watched_by(self, user_id: str) -> list[LiveTable]:
        """The tables to which a person is connected here."""
        return [t for t in self._tables.values() if any(c.user_id == user_id for c in t.audience.connections)]

    def known(self, table_id: str) -> LiveTable | None:
        return self._tables.get(table_id)

    async def _load(self, table_id: str) -> LiveTable:
        try:
            self._tables[table_id] = await self.glance(table_id)
            return self._tables[table_id]
        finally:
            del self._loading[table_id]

    async def glance(self, table_id: str) -> LiveTable:
        """The table as it is stored, for somebody who only looks; or Frozen."""
        try:
            row = await self.store.table(table_id)
            if row is None:
                raise Refused("no-table", 404)
            table = LiveTable(self, row)
            await self.load(table)
        except BadRow as error:
            raise self._freeze(table_id, Frozen("row", error)) from None
        except Frozen as frozen:
            raise self._freeze(table_id, frozen) from None
        self._frozen.pop(table_id, None)
        return table

    def _freeze(self, table_id: str, frozen: Frozen) -> Frozen:
        """Remember that we cannot go on with a table; the log tells it once."""
        if table_id not in self._frozen and frozen.reason != "ended":
            log.error("table frozen", extra={"table": table_id, "reason": frozen.reason, "error": frozen.error})
        self._frozen[table_id] = frozen.reason
        return frozen

    def frozen(self, row: TableRow) -> str | None:
        """Why this program cannot go on with a table, as far as that is known without loading it."""
        if row.status != FINISHED:  # which is shown from what was kept
            try:
                check(row)
            except Frozen as frozen:
                return frozen.reason
        return self._frozen.get(row.id)

    async def load(self, table: LiveTable, *, whole: bool = False) -> None:
        """Bring a table to what is stored: from its checkpoint, or all of it from the first move on."""
        row = await self.store.table(table.row.id)
        if row is None:
            raise Refused("no-table", 404)
        table.set_row(row)
        if row.status == OPEN:
            check(row)
        elif row.status == FINISHED and (past := await self.archivist.past(row.id)) is not None:
            table.set_past(past)
        else:
            # a finished match is looked at from its first move on: log, chart, replay
            match, start = await self.match(row, whole=whole or row.status == FINISHED)
            table.set_match(match, start)
            if row.status == FINISHED:
                self.archivist.finished(table)

    async def match(self, row: TableRow, *, whole: bool = False) -> tuple[Match, int]:
        """A stored match, and the number from which on it was replayed; Frozen if we cannot go on with it."""
        return await load_match(self.store, self.editions, row, whole=whole)

    def drop(self, table: LiveTable) -> None:
        self._tables.pop(table.row.id, None)

    async def _sweep(self) -> None:
        """Forget tables that nobody looks at."""
        while True:
            await asyncio.sleep(IDLE / 4)
            await self.archivist.paint([table for table in self._tables.values() if self._is_idle(table)], now=True)
            for table in list(self._tables.values()):
                if self._is_idle(table):
                    self.drop(table)

    @staticmethod
    def _is_idle(table: LiveTable) -> bool:
        quiet = time.monotonic() - table.touched > IDLE
        return quiet and not table.audience.connections and not table.lock.locked()

    async def _watch_bots(self) -> None:
        """Wake bots that are asked and do not think: after a mistake, a restart, or the death of another worker."""
        while True:
            try:
                silent = await self.store.waiting_for_bots(time.time() - WATCH)
            except Exception:  # the database is away: look again later
                log.exception("watching bots failed")
                silent = []
            for table_id in silent:
                try:
                    (await self.table(table_id)).bots.wake()
                except Frozen:
                    pass  # the log has told it
                except Exception:  # one table that cannot be loaded is no reason to leave the others
                    log.exception("table cannot be loaded", extra={"table": table_id})
            for table in list(self._tables.values()):
                table.bots.wake()
            await asyncio.sleep(WATCH)

    # sessions -----------------------------------------------------------------------------------------------------
    async def sessions_ended(self, user_id: str) -> None:
        """Sessions of a person were ended: what is connected by them is closed, here and at other workers."""
        await self.end_connections(user_id)
        self.fanout.publish("", SESSIONS, user_id)

    async def end_connections(self, user_id: str | None = None) -> None:
        """Close the connections, of one person or of all, whose sessions are no more."""
        found = [
            connection
            for table in self._tables.values()
            for connection in table.audience.connections
            if connection.session and user_id in (None, connection.user_id)
        ]
        begun = await self.store.begun_sessions({connection.session for connection in found})
        for connection in found:
            if connection.session not in begun:
                connection.close()
