"""Workers telling each other that a table changed: in one process nothing is needed, between several it is Redis.

A message is only a hint: who hears it reads the database. Any of them may be lost, doubled or malformed; what is
missed is noticed by looking into the database every few seconds (`keeping_up.py`).
"""

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

import orjson

from pentarchy.server.endings import end

log = logging.getLogger("pentarchy.fanout")
CHANNEL = "pentarchy:tables"
BEAT = 2.0  # seconds between two signs of life of a worker
SILENCE = 10.0  # seconds after which a worker that was not heard is gone
PATIENCE = 5.0  # seconds for Redis to answer
REST = 1.0  # seconds before Redis is tried again
BATCH = 64  # hints in one message
WAITING = 10_000  # hints on the way to Redis; older ones are dropped
NONE, OK, AWAY, DEAD = "none", "ok", "away", "dead"  # how it is with Redis

# what a hint can say
HELLO, HERE, BYE = "hello", "here", "bye"  # of a worker: it begins to listen; who is connected there; it ends
AT = "at"  # of a table: who is connected there now
MOVED = "moved"  # of a table: there are new records
CHAT = "chat"  # of a table: something was said
SESSIONS = "sessions"  # of a person: some were ended
BACK = "back-again"  # from ourselves: messages may have been lost, anything may have changed


class Hint(NamedTuple):
    """What a worker says: about a table, or about itself."""

    sender: str
    what: str
    table: str = ""
    data: Any = None


Heard = Callable[[Hint], None]


class Fanout(Protocol):
    """How workers tell each other. Nobody waits for a hint to arrive."""

    @property
    def state(self) -> str:
        """none, ok, away (it goes on alone and connects again), or dead (nobody listens any more)."""

    async def start(self, heard: Heard, here: Callable[[], Any]) -> None:
        """Listen; `here` gives what a worker tells of itself with every sign of life."""

    def publish(self, table_id: str, what: str, data: Any = None) -> None: ...
    async def stop(self) -> None: ...


class Alone:
    """One worker: nobody else to tell."""

    state = NONE

    async def start(self, heard: Heard, here: Callable[[], Any]) -> None: ...

    def publish(self, table_id: str, what: str, data: Any = None) -> None: ...

    async def stop(self) -> None: ...


class RedisFanout:
    """Several workers, connected by publish and subscribe."""

    def __init__(self, url: str) -> None:
        import redis.asyncio  # an extra: only servers with several workers need it
        import redis.exceptions
        from redis.asyncio.retry import Retry
        from redis.backoff import NoBackoff

        patience = {"socket_timeout": PATIENCE, "socket_connect_timeout": PATIENCE}
        self._redis: Any = redis.asyncio.from_url(url, retry=Retry(NoBackoff(), 0), **patience)
        self._away = (redis.exceptions.RedisError, OSError)
        self._me = secrets.token_hex(8)
        self._queue: asyncio.Queue[bytes] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []
        self._echo: float | None = None  # when we last heard ourselves; None: not connected
        self._said = OK  # what the log knows

    @property
    def state(self) -> str:
        if any(task.done() for task in self._tasks):
            return DEAD
        return OK if self._echo is not None and time.monotonic() - self._echo < SILENCE else AWAY

    async def start(self, heard: Heard, here: Callable[[], Any]) -> None:
        work = (self._listen(heard), self._send(), self._beat(here))
        self._tasks = [asyncio.create_task(part) for part in work]

    def publish(self, table_id: str, what: str, data: Any = None) -> None:
        if self._queue.qsize() >= WAITING:
            self._queue.get_nowait()
        self._queue.put_nowait(orjson.dumps([self._me, what, table_id, data]))

    async def stop(self) -> None:
        await end(self._tasks)
        self._tasks = []
        with contextlib.suppress(*self._away):
            if self._echo is not None:
                await self._redis.publish(CHANNEL, orjson.dumps([self._me, BYE, "", None]))
            await self._redis.aclose()

    # listening ----------------------------------------------------------------------------------------------------
    async def _listen(self, heard: Heard) -> None:
        """Listen for ever: whatever happens to a connection, there is a next one."""
        while True:
            try:
                await self._hear(heard)
            except self._away as error:
                self._note(AWAY, str(error))
            except Exception:  # also a mistake of ours ends only this connection
                log.exception("listening failed")
            self._echo = None
            await asyncio.sleep(REST)

    async def _hear(self, heard: Heard) -> None:
        async with self._redis.pubsub() as pubsub:
            await pubsub.subscribe(CHANNEL)
            while True:
                message = await pubsub.get_message(timeout=BEAT)
                if message is None:
                    pass
                elif message["type"] == "subscribe":  # from here on nothing is missed, before it anything may be
                    self._echo = time.monotonic()
                    self._note(OK)
                    self.publish("", HELLO)
                    _pass_on(Hint(self._me, BACK), heard)
                else:
                    self._pass_on_all(_read(message["data"]), heard)
                if self._echo is not None and time.monotonic() - self._echo > SILENCE:
                    raise ConnectionError("what we say does not come back")

    def _pass_on_all(self, hints: list[Hint], heard: Heard) -> None:
        for hint in hints:
            if hint.sender == self._me:
                self._echo = time.monotonic()
            else:
                _pass_on(hint, heard)

    def _note(self, state: str, error: str = "") -> None:
        """Say once that Redis went away, and once that it came back."""
        if state != self._said:
            self._said = state
            log.log(logging.INFO if state == OK else logging.WARNING, f"redis is {state}", extra={"error": error})

    # speaking -----------------------------------------------------------------------------------------------------
    async def _send(self) -> None:
        while True:
            hints = [await self._queue.get()]  # moves that were stored together are told together
            while len(hints) < BATCH and not self._queue.empty():
                hints.append(self._queue.get_nowait())
            try:
                await self._redis.publish(CHANNEL, hints[0] if len(hints) == 1 else b"[%b]" % b",".join(hints))
            except self._away as error:  # others look into the database anyway
                self._note(AWAY, str(error))
                while not self._queue.empty():
                    self._queue.get_nowait()
                await asyncio.sleep(REST)
            except Exception:
                log.exception("telling other workers failed")

    async def _beat(self, here: Callable[[], Any]) -> None:
        while True:
            try:
                self.publish("", HERE, here())
            except Exception:
                log.exception("no sign of life")
            await asyncio.sleep(BEAT)


def _read(data: Any) -> list[Hint]:
    """The hints of a message, one or a list of them; none in whatever else somebody may publish there."""
    try:
        said = orjson.loads(data)
    except orjson.JSONDecodeError:
        said = None
    several = said if isinstance(said, list) and said and isinstance(said[0], list) else [said]
    hints = [hint for one in several if (hint := _hint(one)) is not None]
    if len(hints) < len(several):
        log.warning("a message from Redis makes no sense", extra={"start": repr(data[:40])})
    return hints


def _hint(said: Any) -> Hint | None:
    if not isinstance(said, list) or not 2 <= len(said) <= len(Hint._fields):
        return None
    hint = Hint(*said)
    return hint if hint.sender and all(isinstance(part, str) for part in hint[:3]) else None


def _pass_on(hint: Hint, heard: Heard) -> None:
    try:
        heard(hint)
    except Exception:  # one hint that cannot be followed is no reason to miss the others
        log.exception("a hint could not be followed", extra={"what": hint.what, "table": hint.table})


def make_fanout(redis_url: str) -> Fanout:
    return RedisFanout(redis_url) if redis_url else Alone()
