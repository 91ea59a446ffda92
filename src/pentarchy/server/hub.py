"""All tables that this worker has in memory, and what they share: store, bots, other workers."""

import asyncio
import logging
import re
import time
from functools import cache
from typing import Any

import pentarchy.games  # noqa: F401  # registers the games
from pentarchy.engine.errors import BadSave, IllegalMove
from pentarchy.engine.registry import Game, get_game
from pentarchy.match import Match, Setup, read_checkpoint
from pentarchy.server.bot_pool import BotPool
from pentarchy.server.config import Config
from pentarchy.server.fanout import ANY, make_fanout
from pentarchy.server.live import LiveTable
from pentarchy.server.refusals import Refused
from pentarchy.server.store import FINISHED, OPEN, Store, TableRow
from pentarchy.server.table_info import chat_line, luck_of

TABLE_ID = re.compile(r"[a-z]+-[a-z]+-[0-9]+")
IDLE = 300.0  # seconds after which a table that nobody looks at leaves the memory
log = logging.getLogger("pentarchy.tables")


class Hub:
    """The tables of a worker by id."""

    def __init__(self, config: Config, store: Store) -> None:
        self.config, self.store = config, store
        self.bots = BotPool(config.bot_processes, config.bot_seconds)
        self.fanout = make_fanout(config.redis_url)
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._sweeper: asyncio.Task[None] | None = None
        self.stopping = False

    async def start(self) -> None:
        self.store.writer.start()
        await self.fanout.start(self._heard)
        self._sweeper = asyncio.create_task(self._sweep())

    async def stop(self) -> None:
        """Close every connection, write what waits, end the bots."""
        if self._sweeper is not None:
            self._sweeper.cancel()
        self.stopping = True
        for table in self._tables.values():
            for connection in list(table.connections):
                connection.close()
        await asyncio.gather(*(table.stop_bots() for table in self._tables.values()))  # before the writer they need
        await self.fanout.stop()
        await self.store.writer.stop()
        self.bots.close()

    @staticmethod
    def game(game_id: str) -> Game:
        return get_game(game_id)

    @staticmethod
    def content(game_id: str) -> Any:
        return _content(game_id)

    # tables -------------------------------------------------------------------------------------------------------
    async def table(self, table_id: str) -> LiveTable:
        """The table, from memory or from the store; loaded once, however many ask."""
        if table_id in self._tables:
            return self._tables[table_id]
        if not TABLE_ID.fullmatch(table_id):
            raise Refused("no-table", 404)
        if table_id not in self._loading:
            self._loading[table_id] = asyncio.create_task(self._load(table_id))
        return await asyncio.shield(self._loading[table_id])

    def tables_of(self, user_id: str) -> list[LiveTable]:
        """The tables in memory at which a person sits."""
        return [table for table in self._tables.values() if table.row.seats_of(user_id)]

    def known(self, table_id: str) -> LiveTable | None:
        return self._tables.get(table_id)

    async def _load(self, table_id: str) -> LiveTable:
        try:
            row = await self.store.table(table_id)
            if row is None:
                raise Refused("no-table", 404)
            table = LiveTable(self, row)
            await self.load(table)
            self._tables[table_id] = table
            return table
        finally:
            del self._loading[table_id]

    async def load(self, table: LiveTable, *, whole: bool = False) -> None:
        """Bring a table to what is stored: from its checkpoint, or all of it from the first move on."""
        row = await self.store.table(table.row.id)
        if row is None:
            raise Refused("no-table", 404)
        table.set_row(row)
        if row.status != OPEN:
            # a finished match is looked at from its first move on: log, chart, replay
            match, start = await self.match(row, whole=whole or row.status == FINISHED)
            table.set_match(match, start)

    async def match(self, row: TableRow, *, whole: bool = False) -> tuple[Match, int]:
        """A stored match, and the number from which on it was replayed."""
        started = time.perf_counter()
        content = self.content(row.game)
        setup = Setup.agree(self.game(row.game), row.players, row.options, content, luck_of(row))
        checkpoint = None if whole else await self.store.checkpoint(row.id)
        match = None
        if checkpoint is not None:
            try:
                match = Match.resume(setup, content, read_checkpoint(checkpoint))
            except BadSave:  # of an older version: the records tell everything
                log.warning("checkpoint unreadable", extra={"table": row.id})
        if match is None:
            match = Match(setup, content)
        start = match.number
        try:
            for record in await self.store.records(row.id, start):
                match.do(record)
        except IllegalMove:
            if start == 0:
                raise
            return await self.match(row, whole=True)  # a move from before the checkpoint was taken back since
        if not whole:
            milliseconds = round(1000 * (time.perf_counter() - started), 1)
            log.info("loaded", extra={"table": row.id, "number": match.number, "ms": milliseconds})
        return match, start

    def drop(self, table: LiveTable) -> None:
        self._tables.pop(table.row.id, None)

    async def _sweep(self) -> None:
        """Forget tables that nobody looks at."""
        while True:
            await asyncio.sleep(IDLE / 4)
            for table in list(self._tables.values()):
                if not table.connections and time.monotonic() - table.touched > IDLE and not table.lock.locked():
                    self.drop(table)

    # other workers ------------------------------------------------------------------------------------------------
    async def _heard(self, table_id: str, what: str) -> None:
        """Another worker has changed a table: if it is in memory here, catch up."""
        if table_id == ANY:
            for known in list(self._tables):
                await self._heard(known, what)
            return
        if table_id in self._loading:  # perhaps what is being read is older than the change
            await asyncio.wait([self._loading[table_id]])
        table = self._tables.get(table_id)
        if table is None:
            return
        kind, _, rest = what.partition(" ")
        try:
            if kind == "chat":
                lines = await self.store.chat(table_id, 20)
                for line in lines:
                    if line["id"] == int(rest):
                        table.tell_all({"t": "chat", "line": chat_line(line)})
            else:
                await table.catch_up()
        except Exception:
            log.exception("catching up failed", extra={"table": table_id})
            self.drop(table)
            for connection in list(table.connections):
                connection.close()


@cache
def _content(game_id: str) -> Any:
    return get_game(game_id).load(None)
