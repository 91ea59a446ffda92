"""The bots of one table: they think in the processes of the pool and move like everybody else."""

import asyncio
import logging
import time
from functools import partial
from typing import TYPE_CHECKING

from pentarchy.engine.state import Move
from pentarchy.match import Match
from pentarchy.server.refusals import Refused
from pentarchy.server.rows import NOBODY

if TYPE_CHECKING:
    from pentarchy.server.live import LiveTable

REST = 2.0  # seconds before a move that the database could not take is tried again
log = logging.getLogger("pentarchy.tables")


class TableBots:
    """Answers for the seats of bots, one after another, while any of them is asked."""

    def __init__(self, table: "LiveTable") -> None:
        self.table = table
        self.task: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """Let the bots that are asked think, unless they do already."""
        if not self.table.hub.stopping and (self.task is None or self.task.done()) and self._asked():
            self.task = asyncio.create_task(self._play())

    async def stop(self) -> None:
        """Wait until the bots have stopped: a move under way is stored, a thought is given up."""
        if self.task is not None and not self.task.done():
            self.task.cancel()
            await asyncio.wait([self.task])

    def _asked(self) -> list[tuple[int, str]]:
        """The bots that are asked; bots alone play only while somebody watches."""
        table = self.table
        alone = all(seat.bot for seat in table.row.seats)
        if table.match is None or (alone and not table.audience.connections):
            return []
        asks = table.match.state.asks
        return [(seat.seat, seat.bot) for seat in table.row.seats if seat.bot and asks[seat.seat] is not None]

    async def _play(self) -> None:
        """Answer for all bots that are asked, one after another, until none is."""
        table, hub = self.table, self.table.hub
        try:
            while (asked := self._asked()) and (match := table.match) is not None and not hub.stopping:
                seat, bot = asked[0]
                at, state = match.number, match.state.clone()
                started = time.monotonic()
                move = await hub.bots.choose(
                    table.row.game, state, seat, bot, person=table.row.host, table=table.row.id
                )
                await asyncio.sleep(max(0.0, hub.config.bot_pause - (time.monotonic() - started)))
                try:
                    await table.act(partial(self._move, seat, move, at), seat, owner=NOBODY)
                except Refused as refused:  # something changed while it thought: think again
                    await asyncio.sleep(REST if refused.status == 503 else 0)
        except Exception:
            log.exception("bots stopped", extra={"table": table.row.id})  # the watchdog wakes them again

    def _move(self, seat: int, move: Move, at: int, match: Match) -> None:
        if not self.table.row.seats[seat].bot:  # a person has come back to this seat
            raise Refused("seat")
        match.play(seat, move, at)
