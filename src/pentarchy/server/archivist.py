"""Keeps for later programs what this one can still tell: results of matches that end, last positions of the others.

Nothing here can spoil a match: what fails is told to the log and tried again at the next occasion.
"""

import asyncio
import contextlib
import logging
from collections.abc import Iterable
from typing import TYPE_CHECKING

from pentarchy.engine.registry import games
from pentarchy.server.editions import current
from pentarchy.server.packing import pack
from pentarchy.server.pictures import keep_pictures
from pentarchy.server.refusals import Refused
from pentarchy.server.replaying import between_others
from pentarchy.server.results import Past, result_in_steps
from pentarchy.text import LANGUAGES

if TYPE_CHECKING:
    from pentarchy.server.hub import Hub
    from pentarchy.server.live import LiveTable

EVERY = 5.0  # seconds between two looks for tables to paint
PAUSE = 0.2  # seconds between two tables of an older program
log = logging.getLogger("pentarchy.tables")


class Archivist:
    """The chores of a worker that look beyond this version of the program."""

    def __init__(self, hub: "Hub") -> None:
        self.hub, self.keep = hub, hub.keep
        self._chores: list[asyncio.Task[None]] = []
        self._results: set[asyncio.Task[None]] = set()
        self._one = asyncio.Lock()  # results are made one after another

    def start(self) -> None:
        self._chores = [asyncio.create_task(self._paint_now_and_then()), asyncio.create_task(self._catch_up())]

    async def stop(self, tables: Iterable["LiveTable"]) -> None:
        """Finish what is under way and paint everything that has changed: the next start may be another program's."""
        for chore in self._chores:
            chore.cancel()
        if self._results:
            await asyncio.wait(self._results)
        await self.paint(tables, now=True)

    # results ------------------------------------------------------------------------------------------------------
    async def past(self, table_id: str) -> Past | None:
        """What was kept of a finished match, if it can be read."""
        packed = await self.keep.result(table_id)
        found = None if packed is None else Past.read(packed)
        if packed is not None and found is None:
            log.error("result unreadable", extra={"table": table_id})
        return found

    def finished(self, table: "LiveTable") -> None:
        """A match is over: keep what is told about it."""
        task = asyncio.create_task(self._keep_result(table))
        self._results.add(task)
        task.add_done_callback(self._results.discard)

    async def _keep_result(self, table: "LiveTable") -> None:
        row, match = table.row, table.running()
        try:
            if not match.whole:
                match, _ = await self.hub.match(row, whole=True)
            speeches = {lang: table.speech(lang) for lang in LANGUAGES}
            async with self._one:  # not in a thread: it would fight with the moves for Python's lock
                made = await between_others(result_in_steps(match, speeches))
            await self.keep.add_result(row.id, match.number, await asyncio.to_thread(pack, made))
        except Exception:
            log.exception("result not kept", extra={"table": row.id})

    # pictures -----------------------------------------------------------------------------------------------------
    async def paint(self, tables: Iterable["LiveTable"], *, now: bool = False) -> None:
        """Keep the last positions of tables that have changed."""
        try:
            await keep_pictures(self.keep, tables, now=now)
        except Exception:
            log.exception("pictures not kept")

    async def _paint_now_and_then(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            await self.paint(self.hub.tables)

    async def _catch_up(self) -> None:
        """Look once at every table that was left without a result or picture: by an older program, or by a kill."""
        try:
            here = {current(game.id) for game in games()}
            for edition in await self.keep.editions_in_use():
                if edition in here:
                    await self.hub.editions.keep_current(edition.game)
            for table_id in await self.keep.unkept():
                await asyncio.sleep(PAUSE)
                await self._look_at(table_id)
        except Exception:
            log.exception("catching up for later programs failed")

    async def _look_at(self, table_id: str) -> None:
        if self.hub.known(table_id) is None:  # else it is painted as it goes
            with contextlib.suppress(Refused):  # the log has told it
                await self.paint([await self.hub.glance(table_id)], now=True)
