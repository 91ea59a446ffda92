"""The check of a database: every match is replayed and compared with what is kept about it. Nothing is changed."""

from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any

from alembic.config import Config as AlembicConfig
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, select
from sqlalchemy.ext.asyncio import AsyncEngine

from pentarchy.engine.errors import BadSave, PentarchyError
from pentarchy.match import Match, read_checkpoint
from pentarchy.match.log_file import canonical
from pentarchy.server.config import Config
from pentarchy.server.editions import Editions, Frozen
from pentarchy.server.keep import Keep
from pentarchy.server.results import Past
from pentarchy.server.rows import ENDED, FINISHED, OPEN, BadRow, TableRow
from pentarchy.server.schema import MIGRATIONS, open_engine, tables
from pentarchy.server.store import Store

REPLAYS, KEPT, FROZEN, BROKEN = "replays", "kept", "frozen", "broken"  # what becomes of a match, best first
STATES = (REPLAYS, KEPT, FROZEN, BROKEN)


class OtherSchema(PentarchyError):
    """The database belongs to another version of the program."""


@dataclass(frozen=True)
class Finding:
    """One match: whether it replays, is shown from what was kept, is frozen or broken; and why."""

    table: str
    edition: str
    state: str
    reason: str = ""  # a key of the texts
    detail: str = ""


class Doctor:
    """Looks at all matches of a database, one after another."""

    def __init__(self, config: Config) -> None:
        self.engine: AsyncEngine = open_engine(config)
        self.store = Store(self.engine)
        self.keep = Keep(self.store)
        self.editions = Editions(self.keep)

    async def close(self) -> None:
        await self.store.writer.stop()
        await self.engine.dispose()

    async def matches(self) -> list[str]:
        """The tables whose matches have begun; OtherSchema if this is not a database of this version."""
        async with self.engine.connect() as connection:
            if not await connection.run_sync(_is_current):
                raise OtherSchema("This database is not of this version: start `pentarchy serve` on it once.")
            query = select(tables.c.id).where(tables.c.status != OPEN).order_by(tables.c.created)
            return list((await connection.execute(query)).scalars())

    async def examine(self, found: list[str]) -> AsyncIterator[Finding]:
        for table_id in found:
            try:
                yield await self._finding(table_id)
            except Exception as error:  # what is damaged in a way that nobody thought of is told like the rest
                yield Finding(table_id, "", BROKEN, "row", repr(error))

    async def _finding(self, table_id: str) -> Finding:
        try:
            row = await self.store.table(table_id)
        except BadRow as error:
            return Finding(table_id, "", BROKEN, "row", str(error))
        if row is None:  # taken away meanwhile
            return Finding(table_id, "", REPLAYS)
        past = await self._past(row)
        try:
            setup, content = await self.editions.setup(row)
            match = await self._replay(row, Match(setup, content))
        except Frozen as frozen:
            state = KEPT if past is not None or row.status == ENDED else FROZEN
            return Finding(table_id, str(row.edition), state, frozen.reason, frozen.error)
        except Broken as broken:
            return Finding(table_id, str(row.edition), BROKEN, broken.reason, broken.detail)
        wrong = await self._differs(row, match, past)
        return Finding(table_id, str(row.edition), BROKEN if wrong else REPLAYS, wrong)

    async def _past(self, row: TableRow) -> Past | None:
        packed = await self.keep.result(row.id)
        return None if packed is None else Past.read(packed)

    async def _replay(self, row: TableRow, match: Match) -> Match:
        """Do every record; on the way the checkpoint must be what the records say."""
        mark = await self._checkpoint(row)
        for record in await self.store.records(row.id):
            try:
                match.do(record)
            except Exception as error:  # whatever the rules stumble over
                raise Broken("records", f"number {match.number}: {error or repr(error)}") from None
            if mark is not None and match.number == mark[0] and canonical(match.state.encode()) != mark[1]:
                raise Broken("checkpoint", f"number {match.number}")
        return match

    async def _checkpoint(self, row: TableRow) -> tuple[int, str] | None:
        """Number and state of the checkpoint; one that nobody can read is never used."""
        try:
            mark = read_checkpoint(await self.store.checkpoint(row.id))
        except BadSave:
            return None
        return mark.number, canonical(mark.state)

    async def _differs(self, row: TableRow, match: Match, past: Past | None) -> str:
        """What is kept about a match and does not fit its replay: a key of the texts, or nothing."""
        if row.number != match.number or (row.status == FINISHED) != match.over:
            return "status"
        if past is not None and canonical(past.scores()) != canonical(match.scores()):
            return "result"
        return ""


class Broken(Exception):
    """A match whose records make no sense under its own edition."""

    def __init__(self, reason: str, detail: str) -> None:
        super().__init__(reason)
        self.reason, self.detail = reason, detail


def _is_current(connection: Connection) -> bool:
    """Whether all migrations have been made."""
    settings: Any = AlembicConfig()
    settings.set_main_option("script_location", str(MIGRATIONS))
    heads = set(ScriptDirectory.from_config(settings).get_heads())
    return set(MigrationContext.configure(connection).get_current_heads()) == heads
