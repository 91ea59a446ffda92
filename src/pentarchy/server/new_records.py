"""Reading what other workers have appended: all tables that ask together are answered by one question."""

import asyncio
from collections import defaultdict
from typing import Any

import orjson
from sqlalchemy.ext.asyncio import AsyncEngine

from pentarchy.match import Record
from pentarchy.server.endings import end

BATCH = 256  # tables in one question
Asked = tuple[str, int, asyncio.Future[list[Record]]]  # table, number to begin with, who waits


class NewRecords:
    """While a question is on its way, those who ask wait for the next one: many hints come at the same time."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._asked: list[Asked] = []
        self._task: asyncio.Task[None] | None = None

    async def of(self, table_id: str, start: int) -> list[Record]:
        """The records of a match from a number on."""
        done: asyncio.Future[list[Record]] = asyncio.get_running_loop().create_future()
        self._asked.append((table_id, start, done))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run())
        return await done

    async def stop(self) -> None:
        if self._task is not None:
            await end([self._task])
        for _, _, done in self._asked:
            done.cancel()

    async def _run(self) -> None:
        while self._asked:
            asked, self._asked = self._asked[:BATCH], self._asked[BATCH:]
            try:
                found = await self._read([(table_id, start) for table_id, start, _ in asked])
            except Exception as error:  # each of them learns it; the next question may succeed
                for _, _, done in asked:
                    if not done.done():
                        done.set_exception(error)
            except BaseException:  # the server stops
                for _, _, done in asked:
                    done.cancel()
                raise
            else:
                for table_id, _, done in asked:
                    if not done.done():  # who waited may have left
                        done.set_result(found.get(table_id, []))

    async def _read(self, asked: list[tuple[str, int]]) -> dict[str, list[Record]]:
        """A table asks once at a time: it does so under its lock."""
        found = defaultdict[str, list[Record]](list)
        async with self.engine.connect() as connection:
            rows: Any
            if self.engine.dialect.name == "sqlite":
                rows = await connection.exec_driver_sql(_SQLITE, (orjson.dumps(asked).decode(),))
            else:
                rows = await connection.exec_driver_sql(_POSTGRES, ([i for i, _ in asked], [n for _, n in asked]))
            for table_id, player, action in rows:
                found[table_id].append(Record(player, action))
        return found


# OFFSET 0: for each table the index is asked, whatever PostgreSQL believes about sizes
_POSTGRES = (
    "SELECT asked.id, new.player, new.action FROM unnest($1::text[], $2::int[]) AS asked (id, start), LATERAL "
    "(SELECT number, player, action FROM records WHERE table_id = asked.id AND number >= asked.start OFFSET 0) AS new "
    "ORDER BY asked.id, new.number"
)
_SQLITE = (
    "SELECT records.table_id, player, action FROM json_each(?) JOIN records "
    "ON records.table_id = json_extract(value, '$[0]') AND records.number >= json_extract(value, '$[1]') "
    "ORDER BY records.table_id, records.number"
)
