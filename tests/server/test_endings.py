"""Tasks are ended even where a driver of a database forgets that they were cancelled."""

import asyncio
from typing import Any

import pytest

from pentarchy.server.endings import end
from pentarchy.server.fanout import RedisFanout

pytestmark = pytest.mark.anyio


class Forgetful:
    """What `asyncio.wait_for` does before Python 3.12, when an answer comes just as it is cancelled."""

    def __init__(self) -> None:
        self.forgotten = 0

    async def wait(self) -> None:
        try:
            await asyncio.sleep(3600)
        except asyncio.CancelledError:
            if self.forgotten:
                raise
            self.forgotten += 1


async def test_a_loop_that_forgets_a_cancellation_ends_all_the_same() -> None:
    driver = Forgetful()

    async def loop() -> None:
        while True:
            await driver.wait()

    task, done = asyncio.create_task(loop()), asyncio.create_task(asyncio.sleep(0))
    await asyncio.sleep(0.01)
    async with asyncio.timeout(60):
        await end([task, done])
    assert task.cancelled()
    assert driver.forgotten == 1


async def test_a_worker_that_tells_others_without_end_stops() -> None:
    driver = Forgetful()

    class Redis:
        async def publish(self, channel: str, data: bytes) -> None:
            await driver.wait()

        async def aclose(self) -> None: ...

        def pubsub(self) -> Any:
            raise OSError("there is none")

    fanout = RedisFanout("redis://127.0.0.1:1")
    fanout._redis = Redis()
    await fanout.start(lambda hint: None, lambda: None)
    fanout.publish("some-table", "moved")
    await asyncio.sleep(0.01)
    tasks = fanout._tasks
    async with asyncio.timeout(60):
        await fanout.stop()
    assert driver.forgotten == 1
    assert all(task.done() for task in tasks)
