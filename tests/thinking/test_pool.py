"""Jobs in processes of their own: each within a budget that begins when it does; what happens to one hurts no other."""

import asyncio
import gc
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from pentarchy.thinking import Died, Failed, Job, Pool, TooSlow, make_pool
from pentarchy.thinking.local import LocalThinker
from tests.server.harness import until
from tests.thinking.slow_jobs import DIE, ECHO, FAIL, HANG, PID, UNSEEN, WAIT

pytestmark = pytest.mark.anyio
LONG = 3600.0


@pytest.fixture
async def pool() -> AsyncIterator[Pool]:
    made = make_pool(1)
    yield made
    await made.close()


async def test_a_job_is_done_in_another_process(pool: Pool) -> None:
    assert await pool.ask(Job(ECHO, {"state": [1, "two", None]}), LONG) == {"state": [1, "two", None]}
    there = await pool.ask(Job(PID, {}), LONG)
    assert there != os.getpid()
    assert await pool.ask(Job(PID, {}), LONG) == there  # the same one, as long as nothing happens


async def test_the_garbage_collector_leaves_what_a_process_has_loaded_alone(pool: Pool) -> None:
    assert await pool.ask(Job(UNSEEN, {}), LONG) > 10_000  # the games at least


async def test_a_mistake_is_told_and_the_process_goes_on(pool: Pool) -> None:
    there = await pool.ask(Job(PID, {}), LONG)
    with pytest.raises(Failed, match="ValueError: a mistake in a bot"):
        await pool.ask(Job(FAIL, {}), LONG)
    assert await pool.ask(Job(PID, {}), LONG) == there


@pytest.mark.parametrize(("function", "seconds", "error"), [(HANG, 0.2, TooSlow), (DIE, LONG, Died)])
async def test_what_waits_behind_a_job_that_ends_badly_is_done(
    pool: Pool, function: str, seconds: float, error: type[Exception]
) -> None:
    there = await pool.ask(Job(PID, {}), LONG)
    bad = asyncio.create_task(pool.ask(Job(function, {}), seconds, table="bad"))
    good = [asyncio.create_task(pool.ask(Job(PID, {}), LONG, table=f"t{n}")) for n in range(5)]
    with pytest.raises(error):
        await bad
    answers = await asyncio.gather(*good)
    assert len(set(answers)) == 1
    assert there not in answers


async def test_waiting_in_the_queue_costs_no_time_of_the_budget(pool: Pool) -> None:
    """Ten jobs with a budget for little more than one of them each: all are done, though the last one waits long."""
    await pool.ask(Job(PID, {}), LONG)
    jobs = [pool.ask(Job(WAIT, {"seconds": 0.2}), 60.0, table=str(n)) for n in range(10)]
    first = asyncio.get_running_loop().time()
    assert await asyncio.gather(*jobs) == ["done"] * 10
    assert asyncio.get_running_loop().time() - first > 1.9  # one after another: the last has waited nine times as long
    slow = asyncio.create_task(pool.ask(Job(WAIT, {"seconds": 1.0}), LONG, table="slow"))
    await asyncio.sleep(0)
    assert await pool.ask(Job(ECHO, {}), 0.9, table="quick") == {}
    assert await slow == "done"


async def test_a_process_that_was_killed_while_idle_costs_nobody_a_job(pool: Pool) -> None:
    there = await pool.ask(Job(PID, {}), LONG)
    os.kill(there, signal.SIGKILL)
    thinker = pool.thinkers[0]
    assert isinstance(thinker, LocalThinker)
    await until(lambda: thinker.gone, "the end of the process to be noticed")
    assert await pool.ask(Job(PID, {}), LONG) != there


async def test_whoever_gives_up_leaves_the_thinker_to_the_others(pool: Pool) -> None:
    await pool.ask(Job(PID, {}), LONG)
    given_up = asyncio.create_task(pool.ask(Job(HANG, {}), LONG))
    await asyncio.sleep(0.1)
    given_up.cancel()
    assert await pool.ask(Job(ECHO, {}), LONG) == {}


async def test_closing_gives_up_what_waits() -> None:
    pool = make_pool(1)
    jobs = [asyncio.create_task(pool.ask(Job(HANG, {}), LONG, table=str(n))) for n in range(3)]
    await asyncio.sleep(0.1)
    await pool.close()
    done = await asyncio.gather(*jobs, return_exceptions=True)
    assert all(isinstance(error, asyncio.CancelledError) for error in done)


PARENT = """
import asyncio
from pentarchy.thinking import Job, make_pool
from tests.thinking.slow_jobs import HANG, PID

async def main():
    pool = make_pool(1)
    print(await pool.ask(Job(PID, {}), 60), flush=True)
    await pool.ask(Job(HANG, {}), 3600)

asyncio.run(main())
"""


async def test_who_is_interrupted_while_closing_may_close_again() -> None:
    """As when Ctrl-C comes in the middle of it: no process is left that nobody waits for."""
    thinker = LocalThinker()
    await thinker.start()
    process = thinker._process
    assert process is not None
    closing = asyncio.create_task(thinker.close())
    await asyncio.sleep(0)
    closing.cancel()
    await asyncio.wait([closing])
    assert closing.cancelled()
    await thinker.close()
    assert process.returncode is not None
    assert thinker.gone


async def test_the_process_ends_with_its_parent_also_in_the_middle_of_a_thought() -> None:
    parent = subprocess.Popen([sys.executable, "-c", PARENT], stdout=subprocess.PIPE, text=True)
    assert parent.stdout is not None
    child = int(await asyncio.to_thread(parent.stdout.readline))
    os.kill(child, 0)
    parent.kill()
    parent.wait()
    await until(lambda: not alive(child), "the child to end")


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    return state != "Z"  # a zombie waits for somebody to read how it ended


async def test_a_thought_that_nobody_waits_for_ends_without_a_complaint() -> None:
    """Ctrl-C ends the pool while its process dies of the same: asyncio would tell of an error nobody looked at."""
    complaints: list[str] = []
    asyncio.get_running_loop().set_exception_handler(lambda loop, told: complaints.append(told["message"]))
    pool = make_pool(1)
    asked = asyncio.create_task(pool.ask(Job(HANG, {}), LONG))
    (thinker,) = pool.thinkers
    assert isinstance(thinker, LocalThinker)
    thoughts = lambda: [task for task in asyncio.all_tasks() if "LocalThinker.think" in repr(task)]  # noqa: E731
    await until(thoughts)
    asked.cancel()
    assert thinker._process is not None
    thinker._process.kill()
    await pool.close()
    await until(lambda: not thoughts())
    gc.collect()
    await asyncio.sleep(0)
    assert complaints == []
