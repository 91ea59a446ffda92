"""Thinking in a Ray cluster keeps the promises of local processes: a real one, started on this machine."""

import asyncio
import os
from collections.abc import AsyncIterator, Iterator
from typing import Any

import pytest

from pentarchy.match import Match
from pentarchy.server.bot_pool import BotPool
from pentarchy.thinking import Died, Failed, Job, Pool, TooSlow, make_pool
from tests.thinking.slow_jobs import DIE, ECHO, FAIL, HANG, PID

WHY = "Ray is not made for this version of Python"
ray: Any = pytest.importorskip("pentarchy.thinking.cluster", reason=WHY, exc_type=ImportError).ray
pytestmark = pytest.mark.anyio
LONG = 3600.0


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """A cluster of its own for these tests, which reports to nobody; the pool joins it by its address."""
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    here = _started()
    yield here.address_info["gcs_address"]
    ray.shutdown()


def _started(tries: int = 5) -> Any:
    """Ray gives itself 30 seconds to start, which a busy machine does not always have."""
    for left in reversed(range(tries)):
        try:
            return ray.init(address="local", num_cpus=2, include_dashboard=False, object_store_memory=80_000_000,
                            log_to_driver=False, namespace="pentarchy")  # fmt: skip
        except Exception as error:  # its own class of error is this one
            ray.shutdown()
            if not left or "timed out during startup" not in str(error):
                raise
    raise AssertionError("unreachable")


@pytest.fixture
async def pool(cluster: str) -> AsyncIterator[Pool]:
    made = make_pool(1, cluster)
    yield made
    await made.close()


async def test_jobs_are_done_in_the_cluster(pool: Pool) -> None:
    assert await pool.ask(Job(ECHO, {"state": [1, "two", None]}), LONG) == {"state": [1, "two", None]}
    there = await pool.ask(Job(PID, {}), LONG)
    with pytest.raises(Failed, match="a mistake in a bot"):
        await pool.ask(Job(FAIL, {}), LONG)
    assert await pool.ask(Job(PID, {}), LONG) == there


@pytest.mark.parametrize(("function", "seconds", "error"), [(HANG, 1.0, TooSlow), (DIE, LONG, Died)])
async def test_what_waits_behind_a_job_that_ends_badly_is_done(
    pool: Pool, function: str, seconds: float, error: type[Exception]
) -> None:
    there = await pool.ask(Job(PID, {}), LONG)
    bad = asyncio.create_task(pool.ask(Job(function, {}), seconds, table="bad"))
    good = [asyncio.create_task(pool.ask(Job(PID, {}), LONG, table=f"t{n}")) for n in range(3)]
    with pytest.raises(error):
        await bad
    answers = await asyncio.gather(*good)
    assert len(set(answers)) == 1
    assert there not in answers


async def test_bots_think_there(pool: Pool) -> None:
    bots, match = BotPool(pool, LONG), Match.new("kingdom", 2, seed=1)
    for _ in range(5):
        player = match.state.asked
        move = await bots.choose("kingdom", match.state, player, "greedy")
        assert move in match.state.legal(player)
        match.play(player, move)
