"""Reading and writing the database; moves are written by `writer.py`.

Nothing here knows rules, people's rights or connections.
"""

import contextlib
import logging
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from sqlalchemy import JSON, Connection, Select, Text, and_, cast, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from pentarchy.match import Record
from pentarchy.server.names import distinct
from pentarchy.server.rows import (
    BOT,
    HUMAN,
    OPEN,
    RUNNING,
    BadRow,
    Coming,
    Conflict,
    Glance,
    SeatRow,
    TableRow,
    UserRow,
    read_column,
    read_table,
)
from pentarchy.server.schema import chat, checkpoints, comings, meta, records, seats, sessions, tables, users
from pentarchy.server.soundness import check_table
from pentarchy.server.writer import Writer

ALONE = "AUTOCOMMIT"
LISTED = 50  # tables in one list
# JSON is read row by row, so that one that is damaged takes no other with it
COLUMNS = [cast(c, Text).label(c.name) if isinstance(c.type, JSON) else c for c in tables.c]
log = logging.getLogger("pentarchy.tables")


class Store:
    """All other questions to the database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        # each question for itself: in PostgreSQL a transaction around it is two more ways there and back
        self.reading = engine if engine.dialect.name == "sqlite" else engine.execution_options(isolation_level=ALONE)
        self.writer = Writer(engine)
        self._damaged: set[str] = set()  # tables whose rows cannot be read
        self._complained: set[str] = set()  # tables of which the log has said so

    # people -------------------------------------------------------------------------------------------------------
    async def secret(self, fresh: str) -> str:
        """The key that signs cookies: the stored one, or from now on this one."""
        async with self.reading.connect() as connection:
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
            connection.execute(insert(users), {key: value for key, value in vars(user).items() if key != "session"})

        await self.writer.transact(work)

    async def user(self, user_id: str) -> UserRow | None:
        return await self._user(users.c.id == user_id)

    async def user_by_login(self, login: str) -> UserRow | None:
        return await self._user(users.c.login == login)

    async def _user(self, where: Any) -> UserRow | None:
        async with self.reading.connect() as connection:
            row = (await connection.execute(select(users).where(where))).mappings().first()
        return None if row is None else UserRow(**row)

    # sessions -----------------------------------------------------------------------------------------------------
    async def add_session(self, session: str, user_id: str, at: float) -> None:

        def work(connection: Connection) -> None:
            connection.execute(insert(sessions), {"id": session, "user_id": user_id, "created": at})

        await self.writer.transact(work)

    async def user_of_session(self, session: str, user_id: str) -> UserRow | None:
        """The person of a session that was not ended."""
        begun = select(sessions.c.user_id).where(and_(sessions.c.id == session, sessions.c.user_id == user_id))
        user = await self._user(users.c.id.in_(begun))
        if user is not None:
            user.session = session
        return user

    async def end_sessions(self, user_id: str, session: str | None = None) -> None:
        """End a session of a person, or all of them."""
        where = sessions.c.user_id == user_id

        def work(connection: Connection) -> None:
            connection.execute(
                delete(sessions).where(where if session is None else and_(where, sessions.c.id == session))
            )

        await self.writer.transact(work)

    async def begun_sessions(self, asked: Collection[str]) -> set[str]:
        """Which of these sessions were not ended."""
        async with self.reading.connect() as connection:
            return set((await connection.execute(select(sessions.c.id).where(sessions.c.id.in_(asked)))).scalars())

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
            mine = [number for table, number in rows if table == table_id]
            shown = _distinct_name(connection, table_id, mine, shown)
            connection.execute(update(seats).where(at).values(name=shown))

    # tables -------------------------------------------------------------------------------------------------------
    async def add_table(self, table: TableRow, came: Sequence[Coming] = ()) -> None:
        row = {key: value for key, value in vars(table).items() if key != "seats"}
        try:

            def work(connection: Connection) -> None:
                connection.execute(insert(tables), row)
                connection.execute(insert(seats), [vars(seat) for seat in table.seats])
                for coming in came:
                    _note(connection, table.id, coming)

            await self.writer.transact(work)
        except IntegrityError:
            raise Conflict("this table exists") from None

    async def table(self, table_id: str) -> TableRow | None:
        """A table, None if there is none, or BadRow."""
        found = await self._tables(tables.c.id == table_id)
        if not found and table_id in self._damaged:
            raise BadRow(table_id)
        return found[0] if found else None

    async def public_tables(self, status: str) -> list[TableRow]:
        return await self._tables(and_(tables.c.status == status, tables.c.private.is_(False)))

    async def tables_of(self, user_id: str) -> list[TableRow]:
        own = select(seats.c.table_id).where(seats.c.user_id == user_id)
        left = select(seats.c.table_id).where(and_(seats.c.left_by == user_id, seats.c.kind == BOT))
        return await self._tables(
            or_(
                tables.c.id.in_(own),
                and_(tables.c.id.in_(left), tables.c.status == RUNNING),
                and_(tables.c.host == user_id, tables.c.status == OPEN),
            )
        )

    async def bot_tables(self, user_id: str) -> int:
        """At how many tables with bots a person plays."""
        own = select(seats.c.table_id).where(seats.c.user_id == user_id)
        query = select(func.count()).where(
            tables.c.status == RUNNING, tables.c.id.in_(_with_bots()), tables.c.id.in_(own)
        )
        async with self.reading.connect() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def waiting_for_bots(self, since: float) -> list[str]:
        """The tables of people where a bot is asked and nothing happened for a while: a worker may have died there."""
        people = select(seats.c.table_id).where(seats.c.kind == HUMAN)
        found = await self._tables(
            and_(
                tables.c.status == RUNNING,
                tables.c.moved < since,
                tables.c.id.in_(_with_bots()),
                tables.c.id.in_(people),
            )
        )
        return [table.id for table in found if any(s.kind == BOT for s in table.seats if s.seat in table.waiting)]

    async def _tables(self, where: Any) -> list[TableRow]:
        async with self.reading.connect() as connection:
            query = select(*COLUMNS).where(where).order_by(tables.c.moved.desc()).limit(LISTED)
            found = self._readable((await connection.execute(query)).mappings())
            if found:
                by_id = {table.id: table for table in found}
                rows = select(seats).where(seats.c.table_id.in_(by_id)).order_by(seats.c.seat)
                for row in (await connection.execute(rows)).mappings():
                    by_id[row["table_id"]].seats.append(SeatRow(**row))
        return [table for table in found if self._is_sound(table)]

    def _is_sound(self, table: TableRow) -> bool:
        try:
            check_table(table)
        except BadRow as error:
            self.complain(table.id, str(error))
            self._damaged.add(table.id)
            return False
        return True

    async def glances(self, table_ids: list[str]) -> dict[str, Glance]:
        """What tells whether these tables have changed, in one question."""
        said = select(chat.c.table_id, func.count().label("lines")).where(chat.c.table_id.in_(table_ids))
        lines = said.group_by(chat.c.table_id).subquery()
        kept = (
            tables.c.number,
            tables.c.status,
            cast(tables.c.back, Text),
            cast(tables.c.absent, Text),
            tables.c.rematch,
        )
        both = tables.join(seats, seats.c.table_id == tables.c.id).outerjoin(lines, lines.c.table_id == tables.c.id)
        query = (
            select(*kept, func.coalesce(lines.c.lines, 0), *seats.c)
            .select_from(both)
            .where(tables.c.id.in_(table_ids))
            .order_by(seats.c.seat)
        )
        found: dict[str, Glance] = {}
        async with self.reading.connect() as connection:
            for number, status, back, absent, rematch, spoken, *place in await connection.execute(query):
                seat = SeatRow(**dict(zip(seats.c.keys(), place, strict=True)))
                with contextlib.suppress(BadRow):  # whoever reads this table learns that it is damaged
                    wishes = read_column("back", back), read_column("absent", absent)
                    seen = Glance(number, status, *wishes, rematch, spoken, [])
                    found.setdefault(seat.table_id, seen).seats.append(seat)
        return found

    def _readable(self, rows: Iterable[Mapping[Any, Any]]) -> list[TableRow]:
        """Those rows that can be read; of the others the log tells once."""
        found = []
        for row in rows:
            try:
                found.append(read_table(row))
                self._damaged.discard(row["id"])
            except BadRow as error:
                self.complain(row["id"], str(error))
                self._damaged.add(row["id"])
        return found

    def complain(self, table_id: str, error: str) -> None:
        """Tell the log, once, that what is stored about a table cannot be shown."""
        if table_id not in self._complained:
            log.error("table damaged", extra={"table": table_id, "error": error})
        self._complained.add(table_id)

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

    async def sit(self, table_id: str, seat: int, was: str, row: dict[str, Any], coming: Coming | None = None) -> None:
        """Change a seat that is still of the kind `was`, or raise Conflict; `row` are the values to set."""
        still_open = select(tables.c.id).where(and_(tables.c.id == table_id, tables.c.status == OPEN))
        same = and_(seats.c.kind == was, seats.c.table_id.in_(still_open))
        await self._change_seat(table_id, seat, same, row, coming)

    async def hand_over(self, seat: SeatRow, row: dict[str, Any], coming: Coming) -> None:
        """Give a seat to somebody else, at any time; Conflict if it has changed hands: then its link is another one."""
        await self._change_seat(seat.table_id, seat.seat, seats.c.token == seat.token, row, coming, company=True)

    async def _change_seat(
        self,
        table_id: str,
        seat: int,
        same: Any,
        row: dict[str, Any],
        coming: Coming | None,
        *,
        company: bool = False,
    ) -> None:
        at = and_(seats.c.table_id == table_id, seats.c.seat == seat, same)

        def work(connection: Connection) -> None:
            shown = row["name"] and _distinct_name(connection, table_id, [seat], row["name"])
            values = {**row, "name": shown}
            if not (connection.execute(update(seats).where(at).values(**values))).rowcount:
                raise Conflict("the seat has changed")
            if company:  # it stays so, also when all seats are one person's again
                connection.execute(update(tables).where(tables.c.id == table_id).values(company=True))
            if coming is not None:
                _note(connection, table_id, replace(coming, name=coming.name or shown, other=coming.other or shown))

        await self.writer.transact(work)

    async def seen(self, table_id: str, own: Collection[int], at: float) -> None:
        """Somebody is here, at these seats."""
        mine = and_(seats.c.table_id == table_id, seats.c.seat.in_(own))

        def work(connection: Connection) -> None:
            connection.execute(update(seats).where(mine).values(seen=at))

        await self.writer.transact(work)

    async def begin(self, table: TableRow) -> None:
        """The match begins: its luck is settled. Conflict if it has begun already."""

        def work(connection: Connection) -> None:
            still_open = and_(tables.c.id == table.id, tables.c.status == OPEN)
            values = {
                name: getattr(table, name)
                for name in ("status", "entropy", "content", "rules", "moved", "waiting", "place")
            }
            people = select(func.count(seats.c.user_id.distinct())).where(seats.c.table_id == table.id)
            values["company"] = or_(tables.c.company, people.scalar_subquery() > 1)
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
            connection.execute(delete(comings).where(comings.c.table_id == table_id))
            connection.execute(delete(seats).where(seats.c.table_id == table_id))
            follows = update(tables).where(tables.c.rematch == table_id).values(rematch=None)
            connection.execute(follows)  # of the table before it another one can follow now
            connection.execute(delete(tables).where(tables.c.id == table_id))

        await self.writer.transact(work)

    # matches ------------------------------------------------------------------------------------------------------
    async def checkpoint(self, table_id: str) -> Any:
        """What was stored of a checkpoint, or None; `read_checkpoint` says whether it is one."""
        async with self.reading.connect() as connection:
            return await connection.scalar(select(checkpoints.c.data).where(checkpoints.c.table_id == table_id))

    async def records(self, table_id: str, start: int = 0) -> list[Record]:
        """The records of a match from a number on."""
        where = and_(records.c.table_id == table_id, records.c.number >= start)
        query = select(records.c.player, records.c.action).where(where).order_by(records.c.number)
        async with self.reading.connect() as connection:
            return [Record(player, action) for player, action in await connection.execute(query)]

    # chat ---------------------------------------------------------------------------------------------------------
    async def add_chat(self, table_id: str, seat: int, name: str, text: str, at: float) -> int:
        row = {"table_id": table_id, "seat": seat, "name": name, "text": text, "at": at}

        def work(connection: Connection) -> int:
            return int((connection.execute(insert(chat).values(**row).returning(chat.c.id))).scalar_one())

        return await self.writer.transact(work)

    async def chat_count(self, table_id: str) -> int:
        query = select(func.count()).select_from(chat).where(chat.c.table_id == table_id)
        async with self.reading.connect() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def chat(self, table_id: str, last: int) -> Sequence[dict[str, Any]]:
        query = select(chat).where(chat.c.table_id == table_id).order_by(chat.c.id.desc()).limit(last)
        async with self.reading.connect() as connection:
            return [dict(row) for row in (await connection.execute(query)).mappings()][::-1]

    async def comings(self, table_id: str, last: int, since: int = 0) -> Sequence[dict[str, Any]]:
        """Who came and went, the last lines after a number."""
        where = and_(comings.c.table_id == table_id, comings.c.id > since)
        query = select(comings).where(where).order_by(comings.c.id.desc()).limit(last)
        async with self.reading.connect() as connection:
            return [dict(row) for row in (await connection.execute(query)).mappings()][::-1]


def _distinct_name(connection: Connection, table_id: str, own: Collection[int], name: str) -> str:
    """The name by which somebody is told from all others at a table; two who sit down at once wait for each other."""
    connection.execute(select(tables.c.id).where(tables.c.id == table_id).with_for_update())
    others = and_(seats.c.table_id == table_id, seats.c.seat.not_in(own))
    return distinct(name, list(connection.execute(select(seats.c.name).where(others)).scalars()))


def _note(connection: Connection, table_id: str, coming: Coming) -> None:
    connection.execute(insert(comings), {"table_id": table_id, **vars(coming)})


def _with_bots() -> Select[tuple[str]]:
    return select(seats.c.table_id).where(seats.c.kind == BOT)
