"""A few thinkers and the jobs that wait for them."""

import asyncio
import logging
from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

from pentarchy.thinking.jobs import Died, Job, ThinkingError, TooSlow
from pentarchy.thinking.queue import FairQueue

REST = 1.0  # seconds before a thinker that could not start is tried again

log = logging.getLogger("pentarchy.thinking")


class Thinker(Protocol):
    """Does one job at a time. After an error or a `close` the next job starts it anew."""

    async def start(self) -> None:
        """Be ready, so that the next job's time is the job's own; nothing if it is already."""

    async def think(self, job: Job) -> Any:
        """The answer, or Died or Failed."""

    async def close(self) -> None:
        """Stop at once, whatever it is doing."""


class _Wish(NamedTuple):
    job: Job
    seconds: float
    answer: "asyncio.Future[Any]"


class Pool:
    """Gives jobs to thinkers, fairly. A job that hangs or dies hurts nobody but itself."""

    def __init__(self, thinkers: list[Thinker]) -> None:
        self.thinkers = thinkers
        self.queue: FairQueue[_Wish] = FairQueue()
        self._tasks: list[asyncio.Task[None]] = []

    async def ask(self, job: Job, seconds: float, *, person: str = "", table: str = "") -> Any:
        """The answer to a job, within a time that begins when somebody takes it up; else a ThinkingError."""
        if not self._tasks:
            self._tasks = [asyncio.create_task(self._serve(thinker)) for thinker in self.thinkers]
        wish = _Wish(job, seconds, asyncio.get_running_loop().create_future())
        self.queue.put(wish, person, table)
        return await wish.answer

    async def _serve(self, thinker: Thinker) -> None:
        while True:
            wish = await self.queue.get()
            if wish.answer.done():  # whoever asked has given up
                continue
            try:
                answer = await self._think(thinker, wish)
            except Died as error:
                await thinker.close()
                _settle(wish.answer, error)
            except ThinkingError as error:
                _settle(wish.answer, error)
            except Exception as error:
                log.exception("thinker failed")
                _settle(wish.answer, Died(str(error)))
                await thinker.close()
                await asyncio.sleep(REST)
            except BaseException:
                wish.answer.cancel()
                raise
            else:
                if not wish.answer.done():
                    wish.answer.set_result(answer)

    async def _think(self, thinker: Thinker, wish: _Wish) -> Any:
        await thinker.start()
        thought = asyncio.ensure_future(thinker.think(wish.job))
        thought.add_done_callback(_look_at)
        try:
            answered = {thought, wish.answer}
            done, _ = await asyncio.wait(answered, timeout=wish.seconds, return_when=asyncio.FIRST_COMPLETED)
            if thought in done:
                return await thought
            await thinker.close()  # too slow, or nobody wants it any more: only killing stops a thought
        finally:
            thought.cancel()
        await asyncio.wait([thought])
        raise TooSlow(f"more than {wish.seconds:g} s")

    async def close(self) -> None:
        """End all thinkers; jobs that wait are given up."""
        for task in self._tasks:
            task.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks)
        self._tasks = []
        while len(self.queue):
            (await self.queue.get()).answer.cancel()
        for thinker in self.thinkers:
            await thinker.close()


def _look_at(thought: "asyncio.Future[Any]") -> None:
    """Whoever gave a thought up does not ask how it ended, and asyncio complains of errors that nobody looked at."""
    if not thought.cancelled():
        thought.exception()


def _settle(answer: "asyncio.Future[Any]", error: ThinkingError) -> None:
    if not answer.done():
        answer.set_exception(error)


def make_pool(processes: int, ray_address: str = "") -> Pool:
    """Processes of this machine, or of a Ray cluster if there is one."""
    make: Callable[[], Thinker]
    if ray_address:
        from pentarchy.thinking.cluster import RayThinker, connect  # an extra: only hosts with several machines need it

        connect(ray_address)
        make = RayThinker
    else:
        from pentarchy.thinking.local import LocalThinker

        make = LocalThinker
    return Pool([make() for _ in range(processes)])
