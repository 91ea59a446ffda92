"""Reading and writing the database. Nothing here knows rules, people's rights or connections.

`Writer` makes accepted moves durable: all that wait together go into one transaction, so that many tables share the
price of a commit. The primary key of `records` is what keeps two writers from continuing the same match differently.
"""

import asyncio
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, TypeVar

import orjson
from sqlalchemy import Connection, and_, bindparam, delete, insert, or_, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from pentarchy.match import Checkpoint, Record
from pentarchy.server.schema import chat, checkpoints, meta, records, seats, sync_sqlite, tables, users

BATCH = 256  # moves in one transaction
LISTED = 50  # tables in one list
OPEN, RUNNING, FINISHED = "open", "running", "finished"
HUMAN, BOT = "human", "bot"  # kinds of seats beside OPEN


T = TypeVar("T")


class Conflict(Exception):
    """Somebody else has written this number, this seat, or this name first."""


@dataclass
class UserRow:
    """A person: a guest, or the owner of an account."""

    id: str
    name: str
    login: str | None
    password: str | None
    session: int
    created: float


@dataclass
class SeatRow:
    """A place at a table."""

    table_id: str
    seat: int
    kind: str
    bot: str | None
    user_id: str | None
    name: str
    token: str
    entropy: str = ""


@dataclass
class TableRow:
    """A table with its seats; the match itself is in the records."""

    id: str
    game: str
    players: int
    options: dict[str, str]
    private: bool
    undo: str
    host: str
    invite: str
    status: str
    content: str
    secret: str
    chosen: str | None
    entropy: list[str]
    created: float
    moved: float
    number: int = 0
    waiting: list[int] = field(default_factory=list)
    place: dict[str, str] = field(default_factory=dict)
    back: dict[str, Any] | None = None
    rematch: str | None = None
    seats: list[SeatRow] = field(default_factory=list)

    def seats_of(self, user_id: str | None) -> list[int]:
        """The seats of a person: several in a hot-seat game."""
        return [seat.seat for seat in self.seats if user_id is not None and seat.user_id == user_id]


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
    at: float = field(default_factory=time.time)


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
        self._queue: asyncio.Queue[tuple[Append, asyncio.Future[None]]] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._ended = False

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
            self._sync_engine.dispose()

    async def append(self, wish: Append) -> None:
        if self._ended:
            raise RuntimeError("the server has stopped: nothing is stored any more")  # rather than wait for ever
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((wish, done))
        await asyncio.shield(done)  # a client that leaves does not stop its move halfway

    async def _run(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while len(batch) < BATCH and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            await self._store(batch)
            for _ in batch:
                self._queue.task_done()

    async def _store(self, batch: list[tuple[Append, asyncio.Future[None]]]) -> None:
        """One transaction for all; if one of them clashes, each for itself, so that only that one fails."""
        try:
            await self._append_all([wish for wish, _ in batch])
        except IntegrityError:
            if len(batch) > 1:
                for item in batch:
                    await self._store([item])
            else:
                _settle(batch[0][1], Conflict(f"number {batch[0][0].number} is taken"))
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

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """Do some work in a transaction of its own."""
        if self._thread is None:
            async with self.engine.begin() as connection:
                return await connection.run_sync(work)
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._in_thread, work)

    def _in_thread(self, work: Callable[[Connection], T]) -> T:
        with self._sync_engine.begin() as connection:
            return work(connection)


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
    _put_checkpoints(connection, wishes)


def _write_sqlite(connection: Connection, wishes: list[Append]) -> None:
    """The same for SQLite, with all rows of a statement in one JSON text."""
    rows = [[w.table_id, w.number, *w.record, w.at] for w in wishes]
    connection.execute(_INSERT_SQLITE, {"rows": orjson.dumps(rows).decode()})
    states = [[w.table_id, w.number + 1, w.at, w.waiting, w.place, w.status] for w in wishes]
    connection.execute(_UPDATE_SQLITE, {"rows": orjson.dumps(states).decode()})
    _put_checkpoints(connection, wishes)


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


_INSERT_SQLITE = text(
    "INSERT INTO records (table_id, number, player, action, at) "
    "SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'), "
    "json_extract(value, '$[3]'), json_extract(value, '$[4]') FROM json_each(:rows)"
)
_UPDATE_SQLITE = text(
    "UPDATE tables SET number = json_extract(value, '$[1]'), moved = json_extract(value, '$[2]'), "
    "waiting = json_extract(value, '$[3]'), place = json_extract(value, '$[4]'), status = json_extract(value, '$[5]'), "
    "back = NULL FROM json_each(:rows) WHERE tables.id = json_extract(value, '$[0]')"
)
_DELETE_CHECKPOINT = delete(checkpoints).where(checkpoints.c.table_id == bindparam("b_id"))


class Store:
    """All other questions to the database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.writer = Writer(engine)

    # people -------------------------------------------------------------------------------------------------------
    async def secret(self, fresh: str) -> str:
        """The key that signs cookies: the stored one, or from now on this one."""
        async with self.engine.connect() as connection:
            found = await connection.scalar(select(meta.c.value).where(meta.c.key == "secret"))
        if found is not None:
            return str(found)
        try:

            def work(connection: Connection) -> None:
                connection.execute(insert(meta), {"key": "secret", "value": fresh})

            await self.writer.transact(work)
        except IntegrityError:  # another worker was first
            return await self.secret(fresh)
        return fresh

    async def add_user(self, user: UserRow) -> None:

        def work(connection: Connection) -> None:
            connection.execute(insert(users), vars(user))

        await self.writer.transact(work)

    async def user(self, user_id: str) -> UserRow | None:
        return await self._user(users.c.id == user_id)

    async def user_by_login(self, login: str) -> UserRow | None:
        return await self._user(users.c.login == login)

    async def _user(self, where: Any) -> UserRow | None:
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(users).where(where))).mappings().first()
        return None if row is None else UserRow(**row)

    async def change_user(self, user_id: str, **values: Any) -> None:
        """Change fields of a person; a new name also stands at their seats from now on."""
        try:

            def work(connection: Connection) -> None:
                connection.execute(update(users).where(users.c.id == user_id).values(**values))
                if "name" in values:
                    self._rename_seats(connection, user_id, values["name"])

            await self.writer.transact(work)
        except IntegrityError:
            raise Conflict("this login is taken") from None

    def _rename_seats(self, connection: Connection, user_id: str, name: str) -> None:
        """Where a person has several seats, each keeps its number: one name for several people."""
        own = select(seats.c.table_id, seats.c.seat).where(seats.c.user_id == user_id)
        rows = (connection.execute(own)).all()
        tables_of = [table_id for table_id, _ in rows]
        for table_id, seat in rows:
            at = and_(seats.c.table_id == table_id, seats.c.seat == seat)
            shown = f"{name} {seat + 1}" if tables_of.count(table_id) > 1 else name
            connection.execute(update(seats).where(at).values(name=shown))

    # tables -------------------------------------------------------------------------------------------------------
    async def add_table(self, table: TableRow) -> None:
        row = {key: value for key, value in vars(table).items() if key != "seats"}
        try:

            def work(connection: Connection) -> None:
                connection.execute(insert(tables), row)
                connection.execute(insert(seats), [vars(seat) for seat in table.seats])

            await self.writer.transact(work)
        except IntegrityError:
            raise Conflict("this table exists") from None

    async def table(self, table_id: str) -> TableRow | None:
        found = await self._tables(tables.c.id == table_id)
        return found[0] if found else None

    async def public_tables(self, status: str) -> list[TableRow]:
        return await self._tables(and_(tables.c.status == status, tables.c.private.is_(False)))

    async def tables_of(self, user_id: str) -> list[TableRow]:
        own = select(seats.c.table_id).where(seats.c.user_id == user_id)
        return await self._tables(or_(tables.c.id.in_(own), and_(tables.c.host == user_id, tables.c.status == OPEN)))

    async def _tables(self, where: Any) -> list[TableRow]:
        async with self.engine.connect() as connection:
            query = select(tables).where(where).order_by(tables.c.moved.desc()).limit(LISTED)
            found = [TableRow(**row) for row in (await connection.execute(query)).mappings()]
            if found:
                by_id = {table.id: table for table in found}
                rows = select(seats).where(seats.c.table_id.in_(by_id)).order_by(seats.c.seat)
                for row in (await connection.execute(rows)).mappings():
                    by_id[row["table_id"]].seats.append(SeatRow(**row))
        return found

    async def change_table(self, table_id: str, **values: Any) -> None:

        def work(connection: Connection) -> None:
            connection.execute(update(tables).where(tables.c.id == table_id).values(**values))

        await self.writer.transact(work)

    async def link_rematch(self, table_id: str, rematch: str) -> None:
        """Say which table follows, or raise Conflict if one does already."""

        def work(connection: Connection) -> None:
            free = and_(tables.c.id == table_id, tables.c.rematch.is_(None))
            if not (connection.execute(update(tables).where(free).values(rematch=rematch))).rowcount:
                raise Conflict("there is a rematch already")

        await self.writer.transact(work)

    async def sit(self, table_id: str, seat: int, was: str, row: dict[str, Any]) -> None:
        """Change a seat that is still of the kind `was`, or raise Conflict; `row` are the values to set."""

        def work(connection: Connection) -> None:
            same = and_(seats.c.table_id == table_id, seats.c.seat == seat, seats.c.kind == was)
            still_open = select(tables.c.id).where(and_(tables.c.id == table_id, tables.c.status == OPEN))
            change = update(seats).where(and_(same, seats.c.table_id.in_(still_open))).values(**row)
            if not (connection.execute(change)).rowcount:
                raise Conflict("the seat has changed")

        await self.writer.transact(work)

    async def hand_over(self, table_id: str, seat: int, row: dict[str, Any]) -> None:
        """Give a taken seat to somebody else, at any time; `row` are the values to set."""

        def work(connection: Connection) -> None:
            same = and_(seats.c.table_id == table_id, seats.c.seat == seat)
            connection.execute(update(seats).where(same).values(**row))

        await self.writer.transact(work)

    async def begin(self, table: TableRow) -> None:
        """The match begins: its luck is settled. Conflict if it has begun already."""

        def work(connection: Connection) -> None:
            still_open = and_(tables.c.id == table.id, tables.c.status == OPEN)
            values = {
                name: getattr(table, name) for name in ("status", "entropy", "content", "moved", "waiting", "place")
            }
            if not (connection.execute(update(tables).where(still_open).values(**values))).rowcount:
                raise Conflict("the match has begun")

        await self.writer.transact(work)

    async def remove_table(self, table_id: str) -> None:
        """Take away a table that was never played at."""

        def work(connection: Connection) -> None:
            still_open = and_(tables.c.id == table_id, tables.c.status == OPEN)
            if connection.scalar(select(tables.c.id).where(still_open)) is None:
                raise Conflict("the match has begun")
            connection.execute(delete(chat).where(chat.c.table_id == table_id))
            connection.execute(delete(seats).where(seats.c.table_id == table_id))
            connection.execute(delete(tables).where(tables.c.id == table_id))

        await self.writer.transact(work)

    # matches ------------------------------------------------------------------------------------------------------
    async def checkpoint(self, table_id: str) -> Any:
        """What was stored of a checkpoint, or None; `read_checkpoint` says whether it is one."""
        async with self.engine.connect() as connection:
            return await connection.scalar(select(checkpoints.c.data).where(checkpoints.c.table_id == table_id))

    async def records(self, table_id: str, start: int = 0) -> list[Record]:
        """The records of a match from a number on."""
        where = and_(records.c.table_id == table_id, records.c.number >= start)
        query = select(records.c.player, records.c.action).where(where).order_by(records.c.number)
        async with self.engine.connect() as connection:
            return [Record(player, action) for player, action in await connection.execute(query)]

    # chat ---------------------------------------------------------------------------------------------------------
    async def add_chat(self, table_id: str, seat: int, name: str, text: str, at: float) -> int:
        row = {"table_id": table_id, "seat": seat, "name": name, "text": text, "at": at}

        def work(connection: Connection) -> int:
            return int((connection.execute(insert(chat).values(**row).returning(chat.c.id))).scalar_one())

        return await self.writer.transact(work)

    async def chat(self, table_id: str, last: int) -> Sequence[dict[str, Any]]:
        query = select(chat).where(chat.c.table_id == table_id).order_by(chat.c.id.desc()).limit(last)
        async with self.engine.connect() as connection:
            return [dict(row) for row in (await connection.execute(query)).mappings()][::-1]
