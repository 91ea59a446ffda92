"""The database is made by migrations; they must lead to what the code expects."""

import contextlib
import sqlite3

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect, text

from pentarchy.server.schema import metadata, migrate, open_engine
from tests.server.hosting import config, serving

pytestmark = pytest.mark.anyio


def differences(connection: Connection) -> list[object]:
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    return list(compare_metadata(context, metadata))


async def test_a_fresh_database_is_what_the_code_expects(database_url: str) -> None:
    engine = open_engine(config(database_url))
    try:
        await migrate(engine)
        async with engine.connect() as connection:
            assert await connection.run_sync(differences) == []
    finally:
        await engine.dispose()


async def test_a_missing_column_would_be_noticed(sqlite_url: str) -> None:
    engine = open_engine(config(sqlite_url))
    await migrate(engine)
    async with engine.begin() as connection:
        await connection.execute(text("alter table tables drop column rematch"))
    async with engine.connect() as connection:
        assert await connection.run_sync(differences) != []
    await engine.dispose()


async def test_migrating_again_changes_nothing(database_url: str) -> None:
    async with serving(database_url) as server:
        anna = await server.guest("Anna")
        table = await anna.create(players=1, seats=["me"])
        cookie = anna.cookie
    engine = open_engine(config(database_url))
    for _ in range(2):
        await migrate(engine)
    async with engine.connect() as connection:
        names = await connection.run_sync(lambda sync: set(inspect(sync).get_table_names()))
        assert names == set(metadata.tables) | {"alembic_version"}
    await engine.dispose()
    async with serving(database_url) as server:
        mine = (await server.stranger(cookie=cookie).get("/api/tables"))["mine"]
        assert [row["id"] for row in mine] == [table]


@pytest.mark.parametrize(
    ("story", "company"),
    [
        ("update seats set user_id = null, kind = 'bot', bot = 'skilled' where seat = 1", False),
        ("update seats set user_id = (select host from tables)", False),
        ("select 1", True),
        ("update seats set user_id = (select host from tables); insert into comings {handed}", True),
    ],
)
async def test_matches_of_before_know_whether_several_people_had_seats(
    sqlite_url: str, story: str, company: bool
) -> None:
    """A database of before the column: alone with a bot, hot-seat, two people, and a seat that was handed back."""
    async with serving(sqlite_url) as server:
        anna, boris = await server.guest("Anna"), await server.guest("Boris")
        table = await anna.create()
        await boris.join(table)
    columns = "(table_id, kind, seat, name, other, position, at)"
    handed = f"{columns} values ('{table}', 'handed', 1, 'Boris', 'Anna', 0, 1.0)"
    path = sqlite_url.partition("///")[2]
    with contextlib.closing(sqlite3.connect(path)) as database:
        database.executescript(story.replace("{handed}", handed))
        database.execute("alter table tables drop column company")
        database.execute("update alembic_version set version_num = '0006'")
        database.commit()
    async with serving(sqlite_url) as server:
        row = await server.services.store.table(table)
        assert row is not None
        assert row.company == company


async def test_sqlite_is_durable_and_lets_readers_in(sqlite_url: str) -> None:
    engine = open_engine(config(sqlite_url))
    async with engine.connect() as connection:
        assert await connection.scalar(text("pragma journal_mode")) == "wal"
        assert await connection.scalar(text("pragma synchronous")) == 2  # FULL: a commit is on the disk
        assert await connection.scalar(text("pragma foreign_keys")) == 1
    await engine.dispose()
