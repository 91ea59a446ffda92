"""Whether this worker can do its work: what `/healthz` says.

It is 503 when nothing can be stored, or when nobody listens to the other workers any more. It stays 200 while Redis is
away: the workers go on and look into the database for what the others did.
"""

import asyncio
import time
from typing import Any

from sqlalchemy import Connection, insert, select, update

from pentarchy import __version__
from pentarchy.server.endings import end
from pentarchy.server.fanout import DEAD
from pentarchy.server.hub import Hub
from pentarchy.server.schema import meta
from pentarchy.server.trouble import AWAY, LOCKED, trouble_of

FRESH = 2.0  # seconds for which an answer is given again: asking often must cost nothing
PATIENCE = 3.0  # seconds that writing one line may take
LASTING = 10.0  # seconds for which a move that could not be stored is remembered
KEY = "health"
OK = "ok"


class Health:
    """Reads whenever somebody asks; tries to write at most every few seconds, however often that is."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._probe: asyncio.Task[str] | None = None
        self._probed = 0.0

    async def report(self) -> dict[str, Any]:
        database, redis = await self._database(), self.hub.fanout.state
        ok = database == OK and redis != DEAD
        return {"ok": ok, "version": __version__, "database": database, "redis": redis}

    async def _database(self) -> str:
        """ok, locked, full, or away."""
        if not await self._readable():
            return AWAY
        if self._probe is None or (self._probe.done() and time.monotonic() - self._probed > FRESH):
            self._probe, self._probed = asyncio.create_task(self._write()), time.monotonic()
        done, _ = await asyncio.wait([self._probe], timeout=PATIENCE)
        if not done:
            return LOCKED  # somebody keeps us from writing
        writer, said = self.hub.store.writer, self._probe.result()
        if said != OK or writer.failed is None:
            return said
        if time.monotonic() - writer.failed.at < LASTING:
            return writer.failed.trouble  # one line found room, a move did not
        writer.recovered()
        return OK

    async def _readable(self) -> bool:
        try:
            async with asyncio.timeout(PATIENCE), self.hub.store.engine.connect() as connection:
                await connection.execute(select(1))
        except Exception:  # whatever is wrong with the database, the answer is the same
            return False
        return True

    async def _write(self) -> str:
        try:
            await self.hub.store.writer.transact(_write_a_line)
        except Exception as error:  # whatever is wrong, the answer is that it does not work
            return trouble_of(error) or AWAY
        return OK

    async def stop(self) -> None:
        if self._probe is not None:
            await end([self._probe])


def _write_a_line(connection: Connection) -> None:
    now = str(int(time.time()))
    if not connection.execute(update(meta).where(meta.c.key == KEY).values(value=now)).rowcount:
        connection.execute(insert(meta), {"key": KEY, "value": now})
