"""What goes wrong: each a few seconds of trouble, after which everything that was not hit itself must be as before."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple

import asyncpg
import redis.asyncio

from pentarchy.server.fanout import CHANNEL
from tests.faults.people import Group
from tests.faults.stage import Stage
from tests.server.harness import until

TROUBLE = 2.0  # seconds that a service is away
Fault = Callable[[Stage], Awaitable[Sequence[Group]]]  # returns the groups that the fault hit on purpose


class Outcome(NamedTuple):
    """What came of one fault."""

    fault: str
    seconds: float  # until every table had gone on
    silent: int  # tables that did not
    lies: int  # moves told and lost, or told and stored otherwise
    note: str = ""  # what else was not as it should be

    @property
    def good(self) -> bool:
        return not (self.silent or self.lies or self.note)


async def suffer(stage: Stage, name: str) -> Outcome:
    """Let something go wrong, and look what came of it."""
    _, silent_before = await stage.goes_on()
    assert not silent_before, f"before '{name}' tables are silent: {[group.table for group in silent_before]}"
    try:
        hit, note = await FAULTS[name](stage), ""
    except (AssertionError, TimeoutError) as error:
        hit, note = (), str(error) or "waited too long"
    seconds, silent = await stage.goes_on(hit)
    return Outcome(name, seconds, len(silent), len(await stage.lies(hit)), note)


# processes ------------------------------------------------------------------------------------------------------
async def server_killed(stage: Stage) -> Sequence[Group]:
    """Server and workers at once, as by a failure of the power; started again."""
    stage.server.kill()
    await stage.begin()
    return ()


async def parent_killed(stage: Stage) -> Sequence[Group]:
    """Only the process that was started: all that it started has to end by itself."""
    parent = stage.server.process.pid
    stage.kill(parent)
    stage.server.process.wait()
    await until(lambda: not stage.processes(of=parent), "the children of the server to end")
    await stage.begin()
    return ()


async def worker_killed(stage: Stage) -> Sequence[Group]:
    """One of several workers: the others take over its people."""
    stage.kill(stage.worker_processes[0])
    return ()


async def bots_killed(stage: Stage) -> Sequence[Group]:
    for pid in stage.processes("pentarchy.thinking.child"):
        stage.kill(pid)
    return ()


# services -------------------------------------------------------------------------------------------------------
async def postgres_away(stage: Stage) -> Sequence[Group]:
    assert stage.postgres is not None
    await asyncio.to_thread(stage.postgres.stop)
    await asyncio.sleep(TROUBLE)
    await asyncio.to_thread(stage.postgres.start)
    return ()


async def worker_killed_without_postgres(stage: Stage) -> Sequence[Group]:
    """The worker that takes the place of another begins while there is no database: it waits, and nobody gives up."""
    assert stage.postgres is not None
    await asyncio.to_thread(stage.postgres.stop)
    words = "waiting for the database"
    before = stage.said(words)
    stage.kill(stage.worker_processes[0])
    await until(lambda: stage.said(words) > before, "a new worker to miss its database")
    await asyncio.to_thread(stage.postgres.start)
    return ()


async def redis_away(stage: Stage) -> Sequence[Group]:
    assert stage.redis is not None
    stage.redis.stop()
    await asyncio.sleep(TROUBLE)
    await asyncio.to_thread(stage.redis.start)
    return ()


async def redis_babbles(stage: Stage) -> Sequence[Group]:
    """Messages that no worker understands."""
    assert stage.redis is not None
    client = redis.asyncio.from_url(stage.redis.url)
    for message in (b"", b"\xff\xfe", b"x", b"a b", b"a  moved", b"a b chat x", b"a " + b"z" * 5000 + b" moved"):
        await client.publish(CHANNEL, message)
    await client.aclose()
    return ()


async def database_locked(stage: Stage) -> Sequence[Group]:
    """Another process holds the only place to write."""
    connection = sqlite3.connect(sqlite_file(stage), isolation_level=None)
    connection.execute("begin immediate")
    await asyncio.sleep(TROUBLE)
    connection.execute("rollback")
    connection.close()
    return ()


# rows -----------------------------------------------------------------------------------------------------------
async def checkpoint_damaged(stage: Stage) -> Sequence[Group]:
    """A checkpoint is never needed: its table, too, goes on."""
    await execute(stage, 'update checkpoints set data = \'{"no": "checkpoint"}\'')
    stage.server.kill()
    await stage.begin()
    return ()


async def option_damaged(stage: Stage) -> Sequence[Group]:
    """A table with an option that no game has any more; the others are not touched by it."""
    hit = stage.groups[0]
    await execute(stage, f"update tables set options = '{{\"weather\": \"rain\"}}' where id = '{hit.table}'")
    stage.server.kill()
    await stage.begin()
    guest = await stage.server.guest("Vera")
    await guest.get("/api/tables")
    return await _put_aside(stage, hit)


async def record_damaged(stage: Stage) -> Sequence[Group]:
    """A match with a move that was never legal."""
    hit = stage.groups[0]
    await execute(stage, f"delete from checkpoints where table_id = '{hit.table}'",
                  f"update records set action = 'dance' where table_id = '{hit.table}' and number = 1")  # fmt: skip
    stage.server.kill()
    await stage.begin()
    return await _put_aside(stage, hit)


async def _put_aside(stage: Stage, group: Group) -> Sequence[Group]:
    """These people begin anew: their old table is lost on purpose."""
    await group.stop()
    stage.groups.remove(group)
    fresh = Group(group.guests, group.wish, seed=1000 + len(stage.servers))
    stage.groups.insert(0, fresh)
    fresh.start()
    return ()


def sqlite_file(stage: Stage) -> str:
    return stage.database_url.partition(":///")[2]


async def execute(stage: Stage, *commands: str) -> None:
    """Change the database past the server."""
    if stage.postgres is None:
        with sqlite3.connect(sqlite_file(stage), timeout=60) as connection:
            for command in commands:
                connection.execute(command)
        connection.close()
        return
    connection_ = await asyncpg.connect(stage.postgres.url)
    for command in commands:
        await connection_.execute(command)
    await connection_.close()


ONE_WORKER = ("server_killed", "parent_killed", "bots_killed", "database_locked", "checkpoint_damaged",
              "option_damaged", "record_damaged")  # fmt: skip
SEVERAL_WORKERS = ("worker_killed", "redis_away", "redis_babbles", "postgres_away", "worker_killed_without_postgres",
                   "parent_killed", "bots_killed", "checkpoint_damaged", "option_damaged")  # fmt: skip
FAULTS: dict[str, Fault] = {name: globals()[name] for name in sorted({*ONE_WORKER, *SEVERAL_WORKERS})}
