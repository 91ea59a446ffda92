"""Telling other workers that a table changed: in one process nothing is needed, between several it is Redis.

A message is only a hint, `table:number`: who hears it reads the records from the database. A lost message costs a
delay until the next one, never a wrong table.
"""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

log = logging.getLogger("pentarchy.fanout")
Heard = Callable[[str, str], Awaitable[None]]  # table id, what changed
CHANNEL = "pentarchy:tables"
ANY = ""  # in place of a table: messages were lost, anything may have changed


class Fanout(Protocol):
    """How workers tell each other."""

    async def start(self, heard: Heard) -> None: ...
    async def publish(self, table_id: str, what: str) -> None: ...
    async def stop(self) -> None: ...


class Alone:
    """One worker: nobody else to tell."""

    async def start(self, heard: Heard) -> None: ...

    async def publish(self, table_id: str, what: str) -> None: ...

    async def stop(self) -> None: ...


class RedisFanout:
    """Several workers, connected by publish and subscribe."""

    def __init__(self, url: str) -> None:
        import redis.asyncio  # an extra: only servers with several workers need it
        import redis.exceptions

        self._redis: Any = redis.asyncio.from_url(url)
        self._away = (redis.exceptions.RedisError, OSError)
        self._me = secrets.token_hex(8)
        self._task: asyncio.Task[None] | None = None

    async def start(self, heard: Heard) -> None:
        pubsub = self._redis.pubsub(ignore_subscribe_messages=True)
        await pubsub.subscribe(CHANNEL)
        self._task = asyncio.create_task(self._listen(pubsub, heard))

    async def _listen(self, pubsub: Any, heard: Heard) -> None:
        missed = False
        while True:
            try:
                message = await pubsub.get_message(timeout=1.0 if missed else None)
            except self._away:  # keep asking, the library connects and subscribes again
                missed = True
                await asyncio.sleep(1)
                continue
            if missed:
                missed = False
                await heard(ANY, "back")
            if message is not None:
                sender, table_id, what = message["data"].decode().split(" ", 2)
                if sender != self._me:
                    await heard(table_id, what)

    async def publish(self, table_id: str, what: str) -> None:
        try:
            await self._redis.publish(CHANNEL, f"{self._me} {table_id} {what}")
        except self._away as error:  # the move is stored and told here: others learn of it with the next one
            log.warning("redis is away", extra={"error": str(error)})

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        await self._redis.aclose()


def make_fanout(redis_url: str) -> Fanout:
    return RedisFanout(redis_url) if redis_url else Alone()
