"""What outlives a version of the program, in the database: editions, results, last positions, the wish to end.

A part of the store, in a file of its own; what is in these rows is packed elsewhere.
"""

import contextlib
from collections.abc import Iterable, Sequence

from sqlalchemy import Connection, and_, delete, insert, select, update
from sqlalchemy import Table as SqlTable
from sqlalchemy.exc import IntegrityError

from pentarchy.match import Edition
from pentarchy.server.rows import ENDED, FINISHED, HUMAN, OPEN, RUNNING
from pentarchy.server.schema import editions, pictures, results, seats, tables
from pentarchy.server.store import Store


class Keep:
    """Reads and writes what is kept."""

    def __init__(self, store: Store) -> None:
        self.reading, self.writer = store.reading, store.writer

    # editions -----------------------------------------------------------------------------------------------------
    async def editions(self) -> set[str]:
        """The words of all editions that are kept."""
        async with self.reading.connect() as connection:
            return set((await connection.execute(select(editions.c.edition))).scalars())

    async def edition(self, word: str) -> tuple[bytes, bytes] | None:
        """Components and books of an edition, packed."""
        query = select(editions.c.tables, editions.c.books).where(editions.c.edition == word)
        async with self.reading.connect() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else (bytes(row[0]), bytes(row[1]))

    async def tables_of_content(self, game: str, content: str) -> bytes | None:
        """The components with a fingerprint, whichever version of the rules they were used with."""
        like = editions.c.edition.startswith(f"{game}-", autoescape=True) & editions.c.edition.endswith(f"-{content}")
        async with self.reading.connect() as connection:
            found = await connection.scalar(select(editions.c.tables).where(like).limit(1))
        return None if found is None else bytes(found)

    async def add_edition(self, word: str, kept: bytes, books: bytes) -> None:
        """Keep an edition, unless it is kept already."""

        def work(connection: Connection) -> None:
            connection.execute(insert(editions), {"edition": word, "tables": kept, "books": books})

        with contextlib.suppress(IntegrityError):  # another worker did
            await self.writer.transact(work)

    async def editions_in_use(self) -> list[Edition]:
        """The editions of all matches that have begun."""
        query = select(tables.c.game, tables.c.rules, tables.c.content).where(tables.c.status != OPEN).distinct()
        async with self.reading.connect() as connection:
            return [Edition(*row) for row in await connection.execute(query)]

    # results and pictures -----------------------------------------------------------------------------------------
    async def result(self, table_id: str) -> bytes | None:
        return await self._data(results, table_id)

    async def picture(self, table_id: str) -> bytes | None:
        return await self._data(pictures, table_id)

    async def _data(self, kind: SqlTable, table_id: str) -> bytes | None:
        async with self.reading.connect() as connection:
            found = await connection.scalar(select(kind.c.data).where(kind.c.table_id == table_id))
        return None if found is None else bytes(found)

    async def add_result(self, table_id: str, number: int, data: bytes) -> None:
        """Keep what is told of a finished match; the first that was made stays, and its picture is not needed."""

        def work(connection: Connection) -> None:
            connection.execute(insert(results), {"table_id": table_id, "number": number, "data": data})
            connection.execute(delete(pictures).where(pictures.c.table_id == table_id))

        with contextlib.suppress(IntegrityError):  # another worker did
            await self.writer.transact(work)

    async def put_pictures(self, made: Sequence[tuple[str, int, bytes]]) -> None:
        """Keep the last positions of some tables, in place of older ones."""
        names = [table_id for table_id, _, _ in made]

        def work(connection: Connection) -> None:
            of_these = pictures.c.table_id.in_(names)
            known = {name: number for name, number, _ in connection.execute(select(pictures).where(of_these))}
            newer = [row for row in sorted(made) if row[1] >= known.get(row[0], 0)]
            if newer:
                connection.execute(delete(pictures).where(pictures.c.table_id.in_([name for name, _, _ in newer])))
                columns = ("table_id", "number", "data")
                connection.execute(insert(pictures), [dict(zip(columns, row, strict=True)) for row in newer])

        if made:
            with contextlib.suppress(IntegrityError):  # another worker painted one just now: the next time will do
                await self.writer.transact(work)

    async def unkept(self) -> list[str]:
        """Tables that somebody should look at once: finished without a result, or ahead of their picture."""
        async with self.reading.connect() as connection:
            no_result = and_(tables.c.status == FINISHED, results.c.table_id.is_(None))
            finished = select(tables.c.id).join_from(tables, results, isouter=True).where(no_result)
            old = pictures.c.table_id.is_(None) | (pictures.c.number < tables.c.number)
            running = select(tables.c.id).join_from(tables, pictures, isouter=True)
            behind = running.where(and_(tables.c.status == RUNNING, old))
            return [*(await connection.execute(finished)).scalars(), *(await connection.execute(behind)).scalars()]

    # ending -------------------------------------------------------------------------------------------------------
    async def agree_to_end(self, table_id: str, own: Iterable[int], *, yes: bool) -> bool:
        """Note that the people of some seats agree to end a match, or that they do not: whether it is ended now."""

        def work(connection: Connection) -> bool:
            row = connection.execute(
                select(tables.c.ending, tables.c.status).where(tables.c.id == table_id).with_for_update()
            ).one()
            agreed = sorted({*(row.ending or ()), *own}) if yes else None
            people = select(seats.c.seat).where(and_(seats.c.table_id == table_id, seats.c.kind == HUMAN))
            ended = yes and set(connection.execute(people).scalars()) <= set(agreed or ())
            status = ENDED if ended and row.status in (OPEN, RUNNING) else row.status
            connection.execute(update(tables).where(tables.c.id == table_id).values(ending=agreed, status=status))
            return status == ENDED

        return await self.writer.transact(work)
