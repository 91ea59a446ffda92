"""Bringing the tables of this worker to what other workers have stored: when they say so, and every few seconds.

What others say is only the fast way; it may be lost. So every few seconds one question to the database, for all tables
in memory together, finds those that have changed, and only these are read.
"""

import asyncio
import contextlib
import logging
from collections.abc import Iterable
from typing import TYPE_CHECKING

from pentarchy.server.endings import end
from pentarchy.server.fanout import AT, BACK, BYE, HELLO, HERE, MOVED, SESSIONS, Hint
from pentarchy.server.new_records import NewRecords
from pentarchy.server.trouble import trouble_of

if TYPE_CHECKING:
    from pentarchy.server.hub import Hub
    from pentarchy.server.live import LiveTable

log = logging.getLogger("pentarchy.tables")
LOOK = 3.0  # seconds between two looks into the database


class KeepingUp:
    """Follows hints, and looks for what no hint told."""

    def __init__(self, hub: "Hub") -> None:
        self.hub = hub
        self.new_records = NewRecords(hub.store.reading)
        self._under_way: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()  # tables of which was heard while they were catching up
        self._whole: set[str] = set()  # tables of which more was heard than that somebody moved
        self._sessions = asyncio.Event()  # somewhere some were ended: look at once

    def heard(self, hint: Hint) -> None:
        """Another worker says something."""
        if hint.what in (AT, HELLO, HERE, BYE):
            self.hub.presence.heard(hint)
        elif hint.what == BACK:
            for table in self.hub.tables:
                self.begin(table.row.id)
        elif hint.what == SESSIONS:
            self._sessions.set()
        else:
            self.begin(hint.table, moves_only=hint.what == MOVED)

    def begin(self, table_id: str, *, moves_only: bool = False) -> None:
        """Let a table catch up, if it is here; each by itself, so that none waits for another."""
        if self.hub.known(table_id) is None and not self.hub.loading(table_id):
            return
        if not moves_only:
            self._whole.add(table_id)
        if table_id in self._under_way:
            self._again.add(table_id)
        else:
            self._under_way[table_id] = asyncio.create_task(self._catch_up(table_id))

    async def _catch_up(self, table_id: str) -> None:
        try:
            while True:
                self._again.discard(table_id)
                await self.hub.loaded(table_id)  # perhaps what is being read is older than the change
                table = self.hub.known(table_id)
                whole = table_id in self._whole
                self._whole.discard(table_id)
                if table is not None:
                    await self._bring(table, moves_only=not whole)
                if table_id not in self._again:
                    return
        finally:
            del self._under_way[table_id]

    async def _bring(self, table: "LiveTable", *, moves_only: bool) -> None:
        try:
            await table.catch_up(moves_only=moves_only)
        except Exception as error:
            if trouble_of(error):  # the table is as it was, only older: the next look finds it again
                log.warning("catching up has to wait", extra={"table": table.row.id, "error": str(error)})
                return
            log.exception("catching up failed", extra={"table": table.row.id})
            self.hub.drop(table)
            table.audience.close()

    # looking ------------------------------------------------------------------------------------------------------
    async def run(self) -> None:
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LOOK):
                    await self._sessions.wait()
            self._sessions.clear()
            try:
                self.hub.presence.forget_silent()
                await self.look()
            except Exception as error:  # the database is away, or a mistake of ours: look again later
                log.warning("looking for changes failed", extra={"error": str(error)})

    async def look(self) -> None:
        """Begin to catch up where the database knows more than we do; end what is connected by ended sessions."""
        if self.hub.shared:
            await self.hub.end_connections()
        for table in await self.behind(self.hub.tables):
            self.begin(table.row.id)

    async def behind(self, tables: Iterable["LiveTable"]) -> list["LiveTable"]:
        """Those of some tables that have changed elsewhere."""
        asked = {table.row.id: table for table in tables}
        seen = await self.hub.store.glances(list(asked)) if asked else {}
        return [table for table_id, table in asked.items() if not table.knows(seen.get(table_id))]

    async def stop(self) -> None:
        await end(list(self._under_way.values()))
        await self.new_records.stop()
