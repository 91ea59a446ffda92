"""A database that is locked, full or away: players hear one sentence, nothing is lost, and it goes on by itself."""

import asyncio
import contextlib
import logging
import os
import sqlite3
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from pentarchy.server import health, schema
from tests.server.harness import Player, play_out, until
from tests.server.hosting import Here, serving
from tests.server.stored import stored_match

pytestmark = pytest.mark.anyio
ADVISORS = {"module": "advisors"}


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give up waiting soon, and forget failures soon."""
    monkeypatch.setattr(schema, "BUSY", 1)
    monkeypatch.setattr(health, "LASTING", 0.5)
    monkeypatch.setattr(health, "FRESH", 0.1)


@contextlib.contextmanager
def locked(url: str) -> Iterator[None]:
    """Another program that writes for long."""
    other = sqlite3.connect(url.partition("///")[2], isolation_level=None)
    other.execute("begin immediate")
    try:
        yield
    finally:
        other.rollback()
        other.close()


async def database(server: Here) -> tuple[int, str]:
    answer = await server.stranger().http.get("/healthz")
    return answer.status_code, answer.json()["database"]


async def is_well(server: Here) -> bool:
    return await database(server) == (200, "ok")


async def is_refused(player: Player, code: str) -> None:
    """A move is refused with one sentence, and the table is as before."""
    number = player.number
    assert (await player.refused(player.a_play(player.moves[0])))["code"] == code
    assert (await player.sync())["number"] == number
    assert player.moves


async def test_a_locked_database_is_said_and_waited_for(sqlite_url: str, caplog: pytest.LogCaptureFixture) -> None:
    async with serving(sqlite_url) as here:
        anna = await here.guest("Anna")
        table = await anna.create(seats=["me", "greedy"], options=ADVISORS)
        async with anna.at(table) as a:
            await play_out([a], moves=2)
            await until(lambda: a.ask, "a question")
            with locked(sqlite_url), caplog.at_level(logging.ERROR):
                await is_refused(a, "locked")
                assert await database(here) == (503, "locked")
                assert await anna.refusal("/api/tables", {"game": "kingdom", "players": 1, "seats": ["me"]}, 503) == (
                    "locked"
                )
                assert (await anna.get("/api/me"))["name"] == "Anna"  # reading goes on
            assert "nothing can be stored" in caplog.messages
            await until(lambda: is_well(here), "health")
            await play_out([a], moves=3)
            assert not a.closed
        await stored_match(sqlite_url, table)


async def test_health_notices_a_lock_that_nobody_ran_into(sqlite_url: str) -> None:
    async with serving(sqlite_url) as here:
        assert await is_well(here)
        with locked(sqlite_url):
            await until(lambda: _is(here, (503, "locked")), "health to notice")
        await until(lambda: is_well(here), "health")


async def _is(server: Here, state: tuple[int, str]) -> bool:
    return await database(server) == state


async def test_a_full_database_is_said_and_there_may_be_room_again(
    sqlite_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    """SQLite says the same when its pages are used up as when the disk is full."""
    async with serving(sqlite_url) as here:
        anna = await here.guest("Anna")
        table = await anna.create(seats=["me", "me"])

        async def pages(most: str) -> None:
            await here.services.store.writer.transact(lambda c: c.execute(text(f"pragma max_page_count = {most}")))

        async with anna.at(table, seat=0) as a, anna.at(table, seat=1) as b:
            await pages("1")  # SQLite makes it what there is now
            filled = 0
            while (await here.services.store.chat_count(table)) == filled:  # talk fills the pages that are begun
                with contextlib.suppress(OperationalError):
                    await here.services.store.add_chat(table, 0, "Anna", "x" * 3000, 1.0)
                filled += 1
            with caplog.at_level(logging.ERROR):
                made = 0
                while (code := await played(a, b)) is None:
                    made += 1
                    assert made < 3000
            assert code == "no-room"
            assert "nothing can be stored" in caplog.messages
            assert any(getattr(record, "trouble", "") == "full" for record in caplog.records)
            assert await database(here) == (503, "full")
            await pages("1000000")
            await until(lambda: is_well(here), "health")
            assert await played(a, b) is None
            assert not a.closed
        assert (await stored_match(sqlite_url, table)).number == made + 1


async def played(a: Player, b: Player) -> str | None:
    """The code of the refusal if a move of whoever is asked is refused."""
    player = a if a.ask else b
    since = len(player.messages)
    await player.send(player.a_play(player.moves[0]))
    await player.ping()
    new = player.messages[since:]
    refused = [message["code"] for message in new if message["t"] == "refused"]
    number = max(a.number, b.number)
    for other in (a, b):
        await other.until(lambda other=other: other.number >= number, "the move")
    return refused[0] if refused else None


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of two megabytes."""
    words = ["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", str(tmp_path)]
    if os.geteuid() or subprocess.run(words, capture_output=True, check=False).returncode:
        pytest.skip("Mounting a small disk is not allowed here; the same is tested with a limit of SQLite's own.")
    yield tmp_path
    subprocess.run(["umount", "-l", str(tmp_path)], check=True)


async def test_a_full_disk_is_said_and_there_may_be_room_again(small_disk: Path) -> None:
    url = f"sqlite+aiosqlite:///{small_disk / 'pentarchy.sqlite'}"
    async with serving(url) as here:
        anna = await here.guest("Anna")
        table = await anna.create(seats=["me", "me"])
        async with anna.at(table, seat=0) as a, anna.at(table, seat=1) as b:
            assert await played(a, b) is None
            ballast = small_disk / "ballast"
            with contextlib.suppress(OSError), ballast.open("wb", buffering=0) as file:
                while True:
                    file.write(bytes(4096))
            made = 1
            while (code := await played(a, b)) is None:
                made += 1
                assert made < 3000
            assert code == "no-room"
            assert (await database(here))[0] == 503
            ballast.unlink()
            await until(lambda: is_well(here), "health")
            assert await played(a, b) is None
        assert (await stored_match(url, table)).number == made + 1


async def test_bots_wait_while_nothing_can_be_stored(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """They do not think the same move again and again; when it works again, they play on by themselves."""
    monkeypatch.setattr("pentarchy.server.table_bots.REST", 0.2)
    async with serving(sqlite_url) as here:
        anna = await here.guest("Anna")
        table = await anna.create(seats=["random", "random"], options=ADVISORS)
        live, bots = await here.services.hub.table(table), here.services.hub.bots
        thoughts, choose = [], bots.choose

        async def counted(*words: object, **about: str) -> object:
            thoughts.append(words)
            return await choose(*words, **about)  # type: ignore[arg-type]

        monkeypatch.setattr(bots, "choose", counted)
        async with anna.at(table) as a:
            await a.until(lambda: a.number > 2, "some moves")
            impatient = text("pragma busy_timeout = 0")  # whoever tries learns at once that it is locked
            await here.services.store.writer.transact(lambda connection: connection.execute(impatient))
            with locked(sqlite_url):
                await until(lambda: here.services.store.writer.failed, "the trouble")
                before = len(thoughts)
                await asyncio.sleep(1)
                assert len(thoughts) - before < 10
            number = live.running().number
            await a.until(lambda: a.number > number or a.result, "the bots to play on")
