"""The store: what is accepted is written once, and who comes second is told."""

import asyncio
import time

import pytest

from pentarchy.match import Record
from pentarchy.server.rows import OPEN, RUNNING, Conflict, SeatRow, TableRow, UserRow
from pentarchy.server.schema import migrate, open_engine
from pentarchy.server.store import Store
from pentarchy.server.writer import Append
from tests.server.harness import PATIENCE
from tests.server.hosting import Here, config, serving

pytestmark = pytest.mark.anyio


def user(name: str) -> UserRow:
    return UserRow(f"id of {name}", name, None, None, time.time())


def table(name: str, host: str = "id of Anna") -> TableRow:
    row = TableRow(name, "kingdom", 2, {}, False, "free", host, "invite", OPEN, "hash", "secret", None, [], 1.0, 2.0)
    row.seats = [SeatRow(name, number, OPEN, None, None, "", f"token {number}") for number in range(2)]
    return row


def append(name: str, number: int, action: str = "end", status: str = RUNNING) -> Append:
    return Append(name, number, Record(0, action), [1], {"en": "here"}, status)


class Opened:
    """A store with a person and two tables, and its writer at work."""

    def __init__(self, url: str) -> None:
        self.engine = open_engine(config(url))
        self.store = Store(self.engine)

    async def __aenter__(self) -> Store:
        await migrate(self.engine)
        await self.store.add_user(user("Anna"))
        for name in ("one", "two"):
            await self.store.add_table(table(name))
        self.store.writer.start()
        return self.store

    async def __aexit__(self, *_: object) -> None:
        await self.store.writer.stop()
        await self.engine.dispose()


async def test_the_same_number_twice_is_a_conflict(database_url: str) -> None:
    async with Opened(database_url) as store:
        await store.writer.append(append("one", 0, "first"))
        with pytest.raises(Conflict):
            await store.writer.append(append("one", 0, "second"))
        assert await store.records("one") == [Record(0, "first")]
        row = await store.table("one")
        assert row is not None
        assert (row.number, row.waiting, row.place, row.status) == (1, [1], {"en": "here"}, RUNNING)


async def test_a_conflict_spares_the_others_of_its_batch(database_url: str) -> None:
    async with Opened(database_url) as store:
        await store.writer.append(append("one", 0, "first"))
        # all of these wait together, so they go into one transaction
        wishes = [append("two", 0), append("one", 0, "clash"), append("two", 1), append("one", 1), append("two", 1)]
        async with asyncio.timeout(PATIENCE):  # nobody may be left without an answer
            done = await asyncio.gather(*(store.writer.append(wish) for wish in wishes), return_exceptions=True)
        assert [isinstance(result, Conflict) for result in done] == [False, True, False, False, True]
        assert await store.records("one") == [Record(0, "first"), Record(0, "end")]
        assert await store.records("two") == [Record(0, "end")] * 2
        assert await store.records("two", 1) == [Record(0, "end")]


async def test_two_writers_of_one_match(database_url: str) -> None:
    """Two workers write the same numbers: each number is taken by exactly one."""
    async with Opened(database_url) as store:
        engine = open_engine(config(database_url))
        other = Store(engine)
        other.writer.start()
        taken = []
        for number in range(10):
            both = (append("one", number, "mine"), append("one", number, "theirs"))
            done = await asyncio.gather(
                store.writer.append(both[0]), other.writer.append(both[1]), return_exceptions=True
            )
            assert [type(result) for result in done].count(Conflict) == 1
            taken.append("mine" if done[0] is None else "theirs")
        await other.writer.stop()
        await engine.dispose()
        assert [record.action for record in await store.records("one")] == taken


async def test_a_table_or_a_login_that_exists(database_url: str) -> None:
    async with Opened(database_url) as store:
        with pytest.raises(Conflict):
            await store.add_table(table("one"))
        await store.add_user(user("Boris"))
        await store.change_user("id of Anna", login="anna")
        with pytest.raises(Conflict):
            await store.change_user("id of Boris", login="anna")


async def test_a_seat_is_taken_by_one(database_url: str) -> None:
    async with Opened(database_url) as store:
        values = {"kind": "human", "user_id": "id of Anna", "name": "Anna"}
        done = await asyncio.gather(*(store.sit("one", 0, OPEN, values) for _ in range(4)), return_exceptions=True)
        assert [type(result) for result in done].count(Conflict) == 3
        row = await store.table("one")
        assert row is not None
        row.status, row.entropy = RUNNING, ["word"]
        await store.begin(row)
        for attempt in (store.begin(row), store.sit("one", 1, OPEN, values), store.remove_table("one")):
            with pytest.raises(Conflict):
                await attempt
        await store.link_rematch("one", "two")
        with pytest.raises(Conflict):
            await store.link_rematch("one", "three")


async def test_the_secret_of_cookies_is_drawn_once(database_url: str) -> None:
    async with Opened(database_url) as store:
        found = await asyncio.gather(*(store.secret(f"fresh {number}") for number in range(4)))
        assert len(set(found)) == 1
        assert await store.secret("later") == found[0]


async def test_a_move_that_another_worker_was_faster_with(sqlite_url: str) -> None:
    """The number is taken in the database: the table reads what is stored and refuses the move as too late."""
    async with serving(sqlite_url) as server:
        anna = await server.guest("Anna")
        name = await anna.create(players=1, seats=["me"], seed=1)
        async with anna.at(name) as a:
            await _another_worker_plays(server, name, a.moves[1])
            assert (await a.refused(a.a_play(a.moves[0])))["code"] in ("stale", "illegal")
            await a.until(lambda: a.number == 1, "what is stored")
            await a.play()
        assert len(await server.services.store.records(name)) == 2


async def _another_worker_plays(server: Here, name: str, move: list[object]) -> None:
    live = await server.services.hub.table(name)
    notation = live.running().state.moves.write(tuple(move))
    wish = Append(name, 0, Record(0, notation), [0], {"en": "", "ru": ""}, RUNNING)
    await server.services.store.writer.append(wish)
