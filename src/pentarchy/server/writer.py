"""Making accepted moves durable: all that wait together go into one transaction, so that many tables share the price of
a commit. The primary key of `records` is what keeps two writers from continuing the same match differently.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import NamedTuple, TypeVar

import orjson
from sqlalchemy import Connection, bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from pentarchy.match import Checkpoint, Record
from pentarchy.server.rows import NOBODY, Conflict, NotTheirs
from pentarchy.server.schema import checkpoints, records, seats, sync_sqlite, tables
from pentarchy.server.trouble import trouble_of

BATCH = 256  # moves in one transaction
GATHER = 0.002  # seconds that moves wait for others while the writer is busy: a commit costs as much as several moves
log = logging.getLogger("pentarchy.database")

T = TypeVar("T")


@dataclass
class Append:
    """An accepted move on its way to the disk, with what the lists of tables show of it."""

    table_id: str
    number: int
    record: Record
    waiting: list[int]
    place: dict[str, str]
    status: str
    checkpoint: Checkpoint | None = None
    owner: str | None = None  # who must have the seat: a person, NOBODY for a bot; None: that is not asked
    at: float = field(default_factory=time.time)


class Failure(NamedTuple):
    """Something that the database could not take."""

    trouble: str
    at: float


class Writer:
    """Appends records; `append` returns when the move is durable, or raises Conflict.

    SQLite lets one write at a time, and every statement waits for its thread's turn with Python's lock. So all writing
    is done by one thread, a transaction is one visit to it, and a batch of moves is two statements.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._thread: ThreadPoolExecutor | None = None
        if engine.dialect.name == "sqlite":
            self._thread = ThreadPoolExecutor(1, "writer")
            self._sync_engine = sync_sqlite(engine)
            self._connection: Connection | None = None  # of the thread: getting one costs as much as a commit
        self._queue: asyncio.Queue[tuple[Append, asyncio.Future[None]]] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._ended = False
        self.failed: Failure | None = None  # what could not be stored last; None: all is well

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Write what waits, then end."""
        if self._task is not None:
            await self._queue.join()
            self._task.cancel()
            self._task = None
        self._ended = True
        if self._thread is not None:
            self._thread.shutdown()
            if self._connection is not None:
                self._connection.close()
            self._sync_engine.dispose()

    async def append(self, wish: Append) -> None:
        if self._ended:
            raise RuntimeError("the server has stopped: nothing is stored any more")  # rather than wait for ever
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((wish, done))
        await asyncio.shield(done)  # a client that leaves does not stop its move halfway

    async def _run(self) -> None:
        ended = 0.0
        while True:
            batch = [await self._queue.get()]
            if time.monotonic() - ended < GATHER:  # one after another; who moves alone does not wait
                await asyncio.sleep(GATHER)
            while len(batch) < BATCH and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            await self._store(batch)
            ended = time.monotonic()
            for _ in batch:
                self._queue.task_done()

    async def _store(self, batch: list[tuple[Append, asyncio.Future[None]]]) -> None:
        """One transaction for all; if one of them clashes, each for itself, so that only that one fails."""
        try:
            await self._append_all([wish for wish, _ in batch])
        except (IntegrityError, NotTheirs) as error:
            if len(batch) > 1:
                for item in batch:
                    await self._store([item])
            else:
                taken = Conflict(f"number {batch[0][0].number} is taken")
                _settle(batch[0][1], error if isinstance(error, NotTheirs) else taken)
        except Exception as error:  # whoever made the move learns that it was not stored; the writer goes on
            for _, done in batch:
                _settle(done, error)
        else:
            for _, done in batch:
                _settle(done, None)

    async def _append_all(self, wishes: list[Append]) -> None:
        wishes = sorted(wishes, key=_order)
        write = _write if self._thread is None else _write_sqlite
        await self.transact(lambda connection: write(connection, wishes))
        self.recovered()

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """Do some work in a transaction of its own."""
        try:
            return await self._transact(work)
        except Exception as error:
            if trouble := trouble_of(error):
                self._note(trouble, str(error))
            raise

    def _note(self, trouble: str, error: str) -> None:
        """Remember trouble of the database; the log says once that it begins, and once that it is over."""
        before, self.failed = self.failed, Failure(trouble, time.monotonic())
        if before is None or before.trouble != trouble:
            log.error("nothing can be stored", extra={"trouble": trouble, "error": error})

    def recovered(self) -> None:
        if self.failed is not None:
            self.failed = None
            log.info("storing works again")

    async def _transact(self, work: Callable[[Connection], T]) -> T:
        if self._thread is None:
            async with self.engine.begin() as connection:
                return await connection.run_sync(work)
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._in_thread, work)

    def _in_thread(self, work: Callable[[Connection], T]) -> T:
        if self._connection is None:
            self._connection = self._sync_engine.connect()
        with self._connection.begin():
            return work(self._connection)


def _order(wish: Append) -> str:
    """All workers write in one order: else they wait for each other."""
    return wish.table_id


def _write(connection: Connection, wishes: list[Append]) -> None:
    """The statements of one transaction."""
    rows = [{"table_id": w.table_id, "number": w.number, "at": w.at, **w.record._asdict()} for w in wishes]
    states = [
        {
            "b_id": w.table_id,
            "b_number": w.number + 1,
            "b_moved": w.at,
            "b_waiting": w.waiting,
            "b_place": w.place,
            "b_status": w.status,
        }
        for w in wishes
    ]
    connection.execute(_INSERT_RECORD, rows)
    connection.execute(_UPDATE_TABLE, states)
    _check_owners(connection, wishes)
    _put_checkpoints(connection, wishes)


def _write_sqlite(connection: Connection, wishes: list[Append]) -> None:
    """The same for SQLite, with all rows of a statement in one JSON text."""
    rows = [[w.table_id, w.number, *w.record, w.at] for w in wishes]
    connection.exec_driver_sql(_INSERT_SQLITE, (orjson.dumps(rows).decode(),))
    states = [[w.table_id, w.number + 1, w.at, w.waiting, w.place, w.status] for w in wishes]
    connection.exec_driver_sql(_UPDATE_SQLITE, (orjson.dumps(states).decode(),))
    _check_owners(connection, wishes)
    _put_checkpoints(connection, wishes)


def _check_owners(connection: Connection, wishes: list[Append]) -> None:
    """Whoever lost a seat at another worker does not act for it: asked in the same transaction, after the writing."""
    asked = {(w.table_id, w.record.player): w.owner for w in wishes if w.owner is not None}
    if asked:
        found = connection.execute(_OWNERS, {"b_ids": list({table_id for table_id, _ in asked})})
        owners = {(table_id, seat): user_id or NOBODY for table_id, seat, user_id in found}
        for place, owner in asked.items():
            if owners.get(place) != owner:
                raise NotTheirs(f"seat {place[1]} of {place[0]}")


def _put_checkpoints(connection: Connection, wishes: list[Append]) -> None:
    marks = [(w.table_id, w.checkpoint) for w in wishes if w.checkpoint is not None]
    if marks:
        connection.execute(_DELETE_CHECKPOINT, [{"b_id": table_id} for table_id, _ in marks])
        data = [{"table_id": table_id, "number": mark.number, "data": list(mark)} for table_id, mark in marks]
        connection.execute(insert(checkpoints), data)


def _settle(done: asyncio.Future[None], error: BaseException | None) -> None:
    if not done.done():
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)


_INSERT_RECORD = insert(records)
_UPDATE_TABLE = (
    update(tables)
    .where(tables.c.id == bindparam("b_id"))
    .values(
        number=bindparam("b_number"),
        moved=bindparam("b_moved"),
        waiting=bindparam("b_waiting"),
        place=bindparam("b_place"),
        status=bindparam("b_status"),
        back=None,
    )
)


_INSERT_SQLITE = (
    "INSERT INTO records (table_id, number, player, action, at) "
    "SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'), "
    "json_extract(value, '$[3]'), json_extract(value, '$[4]') FROM json_each(?)"
)
_UPDATE_SQLITE = (
    "UPDATE tables SET number = json_extract(value, '$[1]'), moved = json_extract(value, '$[2]'), "
    "waiting = json_extract(value, '$[3]'), place = json_extract(value, '$[4]'), status = json_extract(value, '$[5]'), "
    "back = NULL FROM json_each(?) WHERE tables.id = json_extract(value, '$[0]')"
)
_OWNERS = select(seats.c.table_id, seats.c.seat, seats.c.user_id).where(
    seats.c.table_id.in_(bindparam("b_ids", expanding=True))
)
_DELETE_CHECKPOINT = delete(checkpoints).where(checkpoints.c.table_id == bindparam("b_id"))
