"""Ending tasks for sure."""

import asyncio
from collections.abc import Iterable
from typing import Any

AGAIN = 0.5  # seconds after which a task that goes on is cancelled once more


async def end(tasks: Iterable["asyncio.Task[Any]"]) -> None:
    """Cancel tasks, and wait until they have ended.

    Once is not enough: before Python 3.12 `asyncio.wait_for`, which drivers of databases use, forgets a cancellation
    that comes just when what it waits for is done; a loop around it would then go on for ever.
    """
    left = {task for task in tasks if not task.done()}
    while left:
        for task in left:
            task.cancel()
        _, left = await asyncio.wait(left, timeout=AGAIN)
