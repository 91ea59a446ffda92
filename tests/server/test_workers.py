"""Several workers, one game: whoever plays through whichever worker, there is one log, and everybody sees it."""

import asyncio
import contextlib
import secrets
import shutil
import subprocess
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from pentarchy.bench.processes import free_port
from pentarchy.match import JOIN, Record
from pentarchy.server.live import CHECKPOINT_EVERY
from pentarchy.server.rows import HUMAN, RUNNING, Conflict, SeatRow, TableRow, UserRow
from pentarchy.server.schema import migrate, open_engine
from pentarchy.server.store import Store
from pentarchy.server.writer import Append
from tests.server import services
from tests.server.harness import SPECTATOR, Guest, Player, follow, level, play_out, until
from tests.server.hosting import Apart, config, serving, subprocess_server
from tests.server.hurry import all_hurry, answer, sees_all, was_told_the_truth
from tests.server.stored import stored_match, stored_records
from tests.server.test_chains import a_chain, chain, planning

pytestmark = pytest.mark.anyio
ADVISORS = {"module": "advisors"}


@contextlib.asynccontextmanager
async def two_workers(database_url: str, redis_url: str, folder: Path) -> AsyncIterator[list[Apart]]:
    """Two processes at two ports with one database, told of each other's moves by Redis."""
    async with (
        subprocess_server(database_url, folder, redis_url=redis_url) as one,
        subprocess_server(database_url, folder, redis_url=redis_url) as two,
    ):
        yield [one, two]
        errors = [line for worker in (one, two) for line in worker.lines if line["level"] in ("error", "critical")]
        assert not errors, errors[:3]


class Pair(NamedTuple):
    """Two workers and their database."""

    workers: list[Apart]
    database_url: str


@pytest.fixture(scope="module")
def common_url(postgres_server: str) -> Iterator[str]:
    """A PostgreSQL database for all tests of this file."""
    name = f"pentarchy_workers_{secrets.token_hex(8)}"
    services.execute(postgres_server, f"create database {name}")
    yield f"{postgres_server.rpartition('/')[0]}/{name}"
    services.execute(postgres_server, f"drop database if exists {name} with (force)")


@pytest.fixture(scope="module")
async def pair(common_url: str, redis_url: str, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Pair]:
    """Two workers for all tests of this file."""
    async with two_workers(common_url, redis_url, tmp_path_factory.mktemp("workers")) as workers:
        yield Pair(workers, common_url)


def elsewhere(guest: Guest, worker: Apart) -> Guest:
    """The same person at another worker."""
    other = worker.stranger(guest.lang, guest.cookie)
    other.me = guest.me
    return other


async def a_duel(workers: list[Apart], **wish: Any) -> tuple[str, Guest, Guest]:
    """A table whose players are at different workers."""
    anna, boris = await workers[0].guest("Anna"), await workers[1].guest("Boris", lang="ru")
    table = await anna.create(options=ADVISORS, **wish)
    await boris.join(table)
    return table, anna, boris


async def the_same_for_all(players: list[Player], database_url: str, table: str) -> None:
    """Everybody is at the stored number and sees the same public things; the log is whole."""
    match = await stored_match(database_url, table)
    for player in players:
        await player.until(lambda player=player: player.number >= match.number, "the last number")
        was_told_the_truth(player, match)
    looks = [await sees_all(player) for player in players]
    hidden = {name for name, zone in match.state.zones.items() if zone.sees != "all"} | {"private", "insight"}
    public = [{name: value for name, value in look.items() if name not in hidden} for look in looks]
    assert all(look == public[0] for look in public)


async def test_gestures_through_two_workers_at_once(pair: Pair) -> None:
    """Both plan at the same time, each with one wish for three moves; a gesture is taken back as a whole."""
    workers, postgres_url = pair
    script, match = planning()
    anna, boris = await workers[0].guest("Anna"), await workers[1].guest("Boris", lang="ru")
    table = await anna.create(seed=match.setup.luck.shown_seed)
    await boris.join(table)
    async with anna.at(table) as a, boris.at(table) as b:
        await follow([a, b], script)
        before = a.look
        steps = [a_chain(match, seat) for seat in (0, 1)]
        for player, chosen in zip((a, b), steps, strict=True):
            await player.send(chain(player, chosen))
        for player in (a, b):
            await player.until(lambda player=player: player.number == match.number + 6, "both gestures")
        told = (await stored_match(postgres_url, table)).log[match.number :]
        for seat in (0, 1):
            own = [record.action.startswith(JOIN) for record in told if record.player == seat]
            assert own == [False, True, True]
        await the_same_for_all([a, b], postgres_url, table)
        assert a.undo["can"]
        await a.tell({"t": "undo", "at": a.number}, "update")
        await level([a, b])
        assert a.look is not None
        assert before is not None
        assert a.look["hands"] == before["hands"]
        await the_same_for_all([a, b], postgres_url, table)


async def test_a_table_is_one_table_at_two_workers(pair: Pair) -> None:
    workers, postgres_url = pair
    anna, boris = await workers[0].guest("Anna"), await workers[1].guest("Boris")
    clara = workers[1].stranger()
    table = await anna.create(options=ADVISORS)
    async with anna.at(table) as a, clara.at(table) as c, boris.at(table) as b:
        # seats and the beginning
        assert a.look is None
        await boris.join(table)
        for player in (a, b, c):
            await player.until(lambda player=player: player.look is not None, "the beginning")
            await player.until(
                lambda player=player: player.table["seats"][1]["name"] == "Boris",
                "the name of the second seat",
            )
            assert player.table["status"] == "running"
        assert (a.seat, b.seat, c.seat) == (0, 1, SPECTATOR)
        # moves
        await play_out([a, b, c], moves=2 * CHECKPOINT_EVERY)
        await the_same_for_all([a, b, c], postgres_url, table)
        # talk
        await a.send({"t": "chat", "text": "Hello"})
        await b.send({"t": "chat", "text": "Hello yourself"})
        for player in (a, b, c):
            await player.until(lambda player=player: len(player.chat) == 2, "the talk")
            assert {line["text"] for line in player.chat} == {"Hello", "Hello yourself"}
        # taking back: declined, then agreed to
        for yes in (False, True):
            number = a.number
            await a.send({"t": "back"})
            await b.until(lambda: b.back == {"by": 0, "missing": [1]}, "the wish")
            await c.until(lambda: c.back is not None, "the wish")
            await b.send({"t": "agree", "yes": yes})
            for player in (a, b, c):
                await player.until(lambda player=player: player.back is None, "the answer")
            if yes:
                await b.until(lambda number=number: b.number == number + 1, "the move to be taken back")
        await level([a, b, c])
        await the_same_for_all([a, b, c], postgres_url, table)
        # and on to the end
        await play_out([a, b, c])
        assert a.result == b.result == c.result is not None
        await the_same_for_all([a, b, c], postgres_url, table)


async def test_somebody_who_joins_through_another_worker_sits_at_once(pair: Pair) -> None:
    """The websocket of Boris is at one worker, his wish to join goes to the other; so does who takes his seat over."""
    workers, _ = pair
    anna, boris, clara = [await workers[0].guest(name) for name in ("Anna", "Boris", "Clara")]
    table = await anna.create(options=ADVISORS)
    async with anna.at(table) as a, elsewhere(boris, workers[1]).at(table) as b:
        assert b.seat == SPECTATOR
        link = (await boris.join(table))["seats"][1]["link"]
        await b.until(lambda: b.seat == 1 and b.ask, "the seat")
        await play_out([a, b], moves=6)
        await clara.post(f"/api/tables/{table}/seat", {"token": link.rpartition("/")[2]})
        await b.until(lambda: b.seat == SPECTATOR, "the seat to be given away")
        assert b.look is not None
        assert b.look["private"] == []


async def hammer(workers: list[Apart], database_url: str, seed: int, stop: int = 1_000_000) -> None:
    table, anna, boris = await a_duel(workers)
    async with anna.at(table) as a, boris.at(table) as b, workers[0].stranger().at(table) as c:
        promised = await all_hurry([a, b], seed, stop=stop)
        await the_same_for_all([a, b, c], database_url, table)
        match = await stored_match(database_url, table)
        assert sum(len(promises) for promises in promised) == match.number, "what was accepted is what is stored"
        for player, promises in zip((a, b), promised, strict=True):
            was_told_the_truth(player, match, promises)


async def test_whole_games_in_a_hurry_through_two_workers(pair: Pair) -> None:
    """Several tables at once, both players always at the same time: the log never forks."""
    workers, url = pair
    await asyncio.gather(*(hammer(workers[:: 1 if i % 2 else -1], url, i) for i in range(2)))


async def test_workers_that_write_many_tables_at_once_do_not_block_each_other(postgres_url: str) -> None:
    """Both write the same numbers of the same tables, in opposite order: each number is stored once.

    Without one order for all, PostgreSQL finds a deadlock and all moves of a batch fail, also those of other tables.
    """
    engines = [open_engine(config(postgres_url)) for _ in range(2)]
    await migrate(engines[0])
    one, two = stores = [Store(engine) for engine in engines]
    await one.add_user(UserRow("anna", "Anna", None, None, 0.0))
    for table in "abcdef":
        seats = [SeatRow(table, 0, HUMAN, None, "anna", "Anna", "token")]
        await one.add_table(
            TableRow(
                table, "kingdom", 1, {}, False, "free", "anna", "", RUNNING, "", "", None, [], 0.0, 0.0, seats=seats
            )
        )
    for store in stores:
        store.writer.start()
    for number in range(20):
        wishes = [(one, table) for table in "abcdef"] + [(two, table) for table in "fedcba"]
        said = await asyncio.gather(
            *(store.writer.append(Append(table, number, Record(0, "x"), [], {}, RUNNING)) for store, table in wishes),
            return_exceptions=True,
        )
        assert said.count(None) == 6, said
        assert all(answer is None or isinstance(answer, Conflict) for answer in said), said
    for store in stores:
        await store.writer.stop()
        await store.engine.dispose()


@contextlib.contextmanager
def own_redis(port: int, folder: Path) -> Iterator[None]:
    """A Redis server that may be killed."""
    program = shutil.which("redis-server")
    if program is None:
        pytest.skip(services.NO_REDIS)
    words = ["--port", str(port), "--bind", "127.0.0.1", "--save", "", "--dir", str(folder)]
    process = subprocess.Popen([program, *words], stdout=subprocess.DEVNULL)
    try:
        while not services.redis_answers(f"redis://127.0.0.1:{port}/0"):
            assert process.poll() is None, "redis-server ended at once"
        yield
    finally:
        process.kill()
        process.wait()


async def test_redis_may_go_away_for_a_while(sqlite_url: str, tmp_path: Path) -> None:
    """Without Redis each worker goes on alone; when it is back, they hear of each other again."""
    port = free_port()
    url = f"redis://127.0.0.1:{port}/0"
    with contextlib.ExitStack() as first:
        first.enter_context(own_redis(port, tmp_path))
        async with serving(sqlite_url, redis_url=url) as one, serving(sqlite_url, redis_url=url) as two:
            anna, boris = await one.guest("Anna"), await two.guest("Boris")
            table = await anna.create(options=ADVISORS)
            await boris.join(table)
            async with anna.at(table) as a, boris.at(table) as b:
                await a.until(lambda: a.ask, "the beginning")
                first.close()
                for player in (a, b):  # both are asked at the beginning; the second finds out that it is behind
                    number = (await player.play())["number"]
                assert number == 2
                await a.sync()
                with own_redis(port, tmp_path):

                    async def heard() -> bool:
                        await a.send({"t": "chat", "text": "Do you hear me?"})
                        await a.ping()
                        return bool(b.chat)

                    await until(heard, "the other worker to hear again")
                    await play_out([a, b], moves=10)
                await stored_match(sqlite_url, table)


async def test_two_workers_share_a_sqlite_file(sqlite_url: str, redis_url: str, tmp_path: Path) -> None:
    async with two_workers(sqlite_url, redis_url, tmp_path) as workers:
        await asyncio.gather(*(hammer(workers, sqlite_url, i, stop=40) for i in range(2)))


async def test_a_move_sent_through_both_workers_counts_once(pair: Pair) -> None:
    """Each person has a browser at each worker, and every move is sent from both at the same moment."""
    rng, (workers, postgres_url) = Random(1), pair
    table, anna, boris = await a_duel(workers)
    people = [(anna, elsewhere(anna, workers[1])), (elsewhere(boris, workers[0]), boris)]
    pairs = [[await browser.open(table) for browser in person] for person in people]
    made = 0
    while made < 60:
        await level([player for pair in pairs for player in pair])
        pair = rng.choice([pair for pair in pairs if pair[0].ask])
        since = [len(player.messages) for player in pair]
        message = pair[0].a_play(rng.choice(pair[0].moves))
        await asyncio.gather(*(player.send(message) for player in pair))
        await asyncio.gather(*(player.ping() for player in pair))
        made += 1
        await asyncio.gather(*(answer(player, start) for player, start in zip(pair, since, strict=True)))
        news = [player.messages[start:] for player, start in zip(pair, since, strict=True)]
        refused = [message for new in news for message in new if message["t"] == "refused"]
        assert [message["code"] for message in refused] == ["stale"]
        _, log = await stored_records(postgres_url, table)
        assert len(log) == made
    everybody = [player for pair in pairs for player in pair]
    await the_same_for_all(everybody, postgres_url, table)
    for player in everybody:
        await player.close()


async def test_the_workers_of_one_command_share_a_table(postgres_url: str, redis_url: str, tmp_path: Path) -> None:
    """`pentarchy serve --workers 2`: whichever worker a browser gets, it plays at the same table."""
    async with subprocess_server(postgres_url, tmp_path, workers=2, redis_url=redis_url) as server:
        table, anna, boris = await a_duel([server, server])
        browsers = [await (anna, boris)[i % 2].open(table) for i in range(8)]  # of both workers, most likely
        for player in browsers:
            assert player.look is not None
        await all_hurry(browsers[:2], 5, stop=50)
        await the_same_for_all(browsers, postgres_url, table)
        for player in browsers:
            await player.close()
