"""Analyses in the database: one row a match, which is the queue, the progress and the report in one.

Who works on one says so with a time, again and again. Whose last sign is old has died, and the next one goes on where
it stopped.
"""

import contextlib
import time
from typing import NamedTuple

from sqlalchemy import Connection, and_, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from pentarchy.server.schema import analyses
from pentarchy.server.store import Store

WANTED, DONE, FAILED = "wanted", "done", "failed"
SILENT = 60.0  # seconds without a sign after which a worker has died


class Stored(NamedTuple):
    """An analysis as it is kept."""

    table_id: str
    at: float
    position: int
    moves: int
    state: str
    data: bytes | None


COLUMNS = (analyses.c.table_id, analyses.c.at, analyses.c.position, analyses.c.moves, analyses.c.state, analyses.c.data)


class Analyses:
    """Reads and writes the rows."""

    def __init__(self, store: Store, worker: str) -> None:
        self.reading, self.writer, self.worker = store.reading, store.writer, worker

    async def get(self, table_id: str) -> Stored | None:
        async with self.reading.connect() as connection:
            row = (await connection.execute(select(*COLUMNS).where(analyses.c.table_id == table_id))).first()
        return None if row is None else Stored(*row)

    async def waiting(self) -> int:
        """How many are not done."""
        query = select(func.count()).where(analyses.c.state == WANTED)
        async with self.reading.connect() as connection:
            return int(await connection.scalar(query) or 0)

    async def ask(self, table_id: str) -> None:
        """Somebody wants it: nothing if it is there or under way, anew if it failed."""
        new = {"table_id": table_id, "asked": time.time(), "worker": "", "at": 0.0, "position": 0, "moves": 0}

        def work(connection: Connection) -> None:
            failed = and_(analyses.c.table_id == table_id, analyses.c.state == FAILED)
            connection.execute(delete(analyses).where(failed))
            connection.execute(insert(analyses), {**new, "state": WANTED})

        with contextlib.suppress(IntegrityError):
            await self.writer.transact(work)

    async def forget(self, table_id: str) -> None:
        """A report that this program cannot read is made anew."""
        await self.writer.transact(
            lambda connection: connection.execute(delete(analyses).where(analyses.c.table_id == table_id))
        )

    async def take(self) -> Stored | None:
        """The one that waits longest and that nobody works on; from now on this worker does."""
        now = time.time()

        def work(connection: Connection) -> Stored | None:
            free = and_(analyses.c.state == WANTED, analyses.c.at < now - SILENT)
            row = connection.execute(select(*COLUMNS).where(free).order_by(analyses.c.asked).limit(1)).first()
            if row is None:
                return None
            same = and_(analyses.c.table_id == row.table_id, analyses.c.at == row.at)
            taken = connection.execute(update(analyses).where(same).values(worker=self.worker, at=now))
            return Stored(*row) if taken.rowcount else None  # another worker was faster

        return await self.writer.transact(work)

    async def note(self, table_id: str, position: int, moves: int, data: bytes) -> bool:
        """How far it is; False if another worker has it by now."""
        return await self._change(table_id, at=time.time(), position=position, moves=moves, data=data)

    async def finish(self, table_id: str, state: str, data: bytes | None) -> None:
        await self._change(table_id, state=state, data=data, at=time.time())

    async def leave(self, table_id: str) -> None:
        """This worker stops: whoever is there may go on at once."""
        await self._change(table_id, at=0.0)

    async def _change(self, table_id: str, **values: object) -> bool:
        def work(connection: Connection) -> bool:
            own = and_(analyses.c.table_id == table_id, analyses.c.worker == self.worker)
            return connection.execute(update(analyses).where(own).values(**values)).rowcount > 0

        return await self.writer.transact(work)
