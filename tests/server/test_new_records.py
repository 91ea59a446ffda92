"""What other workers have appended is read for many tables at once, and a connection that died is noticed."""

import asyncio
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from pentarchy.match import Record
from pentarchy.server import schema
from pentarchy.server.new_records import NewRecords
from tests.server.harness import PATIENCE
from tests.server.test_store import Opened, append

pytestmark = pytest.mark.anyio


async def filled(opened: Opened) -> NewRecords:
    """Two tables with a few records, and whoever asks for them."""
    for name, count in (("one", 3), ("two", 2)):
        for number in range(count):
            await opened.store.writer.append(append(name, number, f"{name} {number}"))
    return NewRecords(opened.store.reading)


async def test_tables_that_ask_together_are_one_question(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = Opened(database_url)
    async with opened:
        new, questions = await filled(opened), list[Any]()
        read = new._read

        async def noted(asked: list[tuple[str, int]]) -> dict[str, list[Record]]:
            questions.append(asked)
            return await read(asked)

        monkeypatch.setattr(new, "_read", noted)
        wishes = [("two", 0), ("one", 1), ("none", 0), ("three", 5)]
        async with asyncio.timeout(PATIENCE):
            found = await asyncio.gather(*(new.of(*wish) for wish in wishes))
        assert questions == [wishes]
        assert found == [[Record(0, "two 0"), Record(0, "two 1")], [Record(0, "one 1"), Record(0, "one 2")], [], []]
        assert await new.of("one", 3) == []
        assert await new.of("one", 2) == [Record(0, "one 2")]
        await new.stop()


async def test_who_leaves_and_what_fails_hurts_no_later_question(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = Opened(sqlite_url)
    async with opened:
        new = await filled(opened)

        async def fails(_: object) -> dict[str, list[Record]]:
            raise OSError("the database is away")

        with monkeypatch.context() as broken:
            broken.setattr(new, "_read", fails)
            done = await asyncio.gather(new.of("one", 0), new.of("two", 0), return_exceptions=True)
            assert [type(result) for result in done] == [OSError, OSError]
        leaving, staying = asyncio.create_task(new.of("one", 0)), asyncio.create_task(new.of("two", 1))
        await asyncio.sleep(0)
        leaving.cancel()
        async with asyncio.timeout(PATIENCE):
            assert await staying == [Record(0, "two 1")]


async def test_who_waits_when_the_server_stops_is_let_go(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = Opened(sqlite_url)
    async with opened:
        new = await filled(opened)

        async def hangs(_: object) -> dict[str, list[Record]]:
            await asyncio.Event().wait()
            return {}

        monkeypatch.setattr(new, "_read", hangs)
        first = asyncio.create_task(new.of("one", 0))
        await asyncio.sleep(0.01)
        second = asyncio.create_task(new.of("two", 0))
        await asyncio.sleep(0.01)
        async with asyncio.timeout(PATIENCE):
            await new.stop()
            await asyncio.wait([first, second])
        assert first.cancelled()
        assert second.cancelled()


KILL = text("select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> :me")


async def lose_connections(opened: Opened, other: Opened) -> None:
    """PostgreSQL ends all connections of one, asked by another."""
    await opened.store.table("one")
    async with other.engine.connect() as connection:
        me = await connection.scalar(text("select pg_backend_pid()"))
        await connection.execute(KILL, {"me": me})


async def test_a_connection_that_died_while_it_rested_is_replaced(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened, other = Opened(postgres_url), Opened(postgres_url)
    async with opened:
        await lose_connections(opened, other)
        monkeypatch.setattr(schema, "RESTED", 0.0)
        await opened.store.writer.append(append("one", 0))
        assert await opened.store.records("one") == [Record(0, "end")]
        await other.engine.dispose()


async def test_one_that_died_in_use_fails_once(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who asks at that moment is told that the database is away; nobody after them."""
    opened, other = Opened(postgres_url), Opened(postgres_url)
    async with opened:
        monkeypatch.setattr(schema, "RESTED", 3600.0)
        await lose_connections(opened, other)
        with pytest.raises(DBAPIError):
            await opened.store.table("one")
        assert await opened.store.table("one") is not None
        await opened.store.writer.append(append("one", 0))
        await other.engine.dispose()
