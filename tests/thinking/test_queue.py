"""Whose job comes next: nobody waits because somebody else has many tables."""

import asyncio

import pytest

from pentarchy.thinking.queue import FairQueue

pytestmark = pytest.mark.anyio


async def drain(queue: FairQueue[str]) -> list[str]:
    return [await queue.get() for _ in range(len(queue))]


async def test_people_come_in_turn_and_so_do_the_tables_of_each() -> None:
    queue: FairQueue[str] = FairQueue()
    for table in ("a1", "a2", "a3", "a4"):
        queue.put(table, "anna", table)
    queue.put("a1 again", "anna", "a1")
    queue.put("b1", "boris", "b1")
    queue.put("v1", "vera", "v1")
    assert await drain(queue) == ["a1", "b1", "v1", "a2", "a3", "a4", "a1 again"]


async def test_who_comes_later_waits_for_one_job_of_each_person_at_most() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(100):
        queue.put(f"a{number}", "anna", f"a{number}")
    await queue.get()
    queue.put("b", "boris", "b")
    assert [await queue.get(), await queue.get()] == ["a1", "b"]


async def test_whoever_takes_waits_until_something_comes() -> None:
    queue: FairQueue[str] = FairQueue()
    taking = [asyncio.create_task(queue.get()) for _ in range(2)]
    await asyncio.sleep(0)
    queue.put("x", "anna", "t")
    queue.put("y", "anna", "t")
    assert sorted(await asyncio.gather(*taking)) == ["x", "y"]
