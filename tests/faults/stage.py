"""A real server with people at its tables, and what is true of it after something went wrong."""

import asyncio
import contextlib
import os
import signal
import time
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

from pentarchy.bench.processes import free_port
from tests.faults.machines import Postgres, Redis
from tests.faults.people import Group
from tests.server.harness import PATIENCE
from tests.server.hosting import Apart, subprocess_server

WISHES: tuple[dict[str, Any], ...] = (  # two people, or one with a bot; all five games
    {"game": "kingdom", "seats": ["me", "open"]},
    {"game": "tyrants", "seats": ["me", "greedy"]},
    {"game": "viscounts", "seats": ["me", "open"]},
    {"game": "wistar", "seats": ["greedy", "me"]},
    {"game": "lockup", "seats": ["me", "open"]},
    {"game": "kingdom", "seats": ["me", "greedy"]},
)
GO_ON = 6  # moves that everybody must be told of after a fault


class Stage:
    """The server, its services and its people."""

    def __init__(self, database_url: str, folder: Path, workers: int = 1) -> None:
        self.database_url, self.folder, self.workers, self.port = database_url, folder, workers, free_port()
        self.postgres: Postgres | None = None
        self.redis: Redis | None = None
        self.groups: list[Group] = []
        self.servers: list[Apart] = []
        self._open = contextlib.AsyncExitStack()

    async def begin(self, **env: str) -> None:
        """Start the server, again at the same address if it ran before."""
        redis_url = self.redis.url if self.redis else ""
        settings = {"port": self.port, "workers": self.workers, "redis_url": redis_url, **env}
        server = await self._open.enter_async_context(subprocess_server(self.database_url, self.folder, **settings))
        self.servers.append(server)

    @property
    def server(self) -> Apart:
        return self.servers[-1]

    async def seat_people(self, wishes: Sequence[dict[str, Any]] = WISHES) -> None:
        for number, wish in enumerate(wishes):
            names = [f"Anna {number}", f"Boris {number}"][: 1 + wish["seats"].count("open")]
            guests = [await self.server.guest(name) for name in names]
            group = Group(guests, {"players": 2, "options": {}, **wish}, seed=number)
            self.groups.append(group)
            group.start()

    async def close(self) -> None:
        for group in self.groups:
            await group.stop()
        await self._open.aclose()

    # processes ----------------------------------------------------------------------------------------------------
    @property
    def worker_processes(self) -> list[int]:
        """What the server started itself, but not what its workers started."""
        return self.processes("spawn_main", children=True)

    def processes(self, words: str = "", of: int | None = None, *, children: bool = False) -> list[int]:
        """The living processes of a server whose command has these words in it, or only its own children."""
        session = of or self.server.process.pid
        found = []
        for folder in Path("/proc").glob("[0-9]*"):
            with contextlib.suppress(OSError, IndexError):
                fields = (folder / "stat").read_text().rpartition(")")[2].split()
                command = (folder / "cmdline").read_bytes().replace(b"\0", b" ").decode()
                if int(fields[1 if children else 3]) == session and fields[0] != "Z" and words in command:
                    found.append(int(folder.name))
        return found

    def kill(self, pid: int) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)

    def said(self, words: str) -> int:
        """How often the log of the server has these words."""
        return self.server.log.read_text().count(words)

    # what must be so ----------------------------------------------------------------------------------------------
    async def goes_on(self, but: Sequence[Group] = ()) -> tuple[float, list[Group]]:
        """Wait until every table has gone on: how long it took, and the tables that did not."""
        started = time.monotonic()
        waiting = {group: group.heard + GO_ON for group in self.groups if group not in but}
        while waiting and time.monotonic() - started < PATIENCE:
            for group, enough in list(waiting.items()):
                if group.heard >= enough:
                    del waiting[group]
            await asyncio.sleep(0.02)
        return time.monotonic() - started, list(waiting)

    async def lies(self, but: Sequence[Group] = ()) -> list[str]:
        """Everything that anybody was told and that is not stored, or stored otherwise."""
        people = [person for group in self.groups if group not in but for person in group.everybody]
        return [lie for person in people for lie in await person.lies(self.database_url)]

    @property
    def told(self) -> int:
        return sum(group.told for group in self.groups)


@contextlib.asynccontextmanager
async def stage(
    database_url: str, folder: Path, *, postgres: Postgres | None = None, redis: Redis | None = None, workers: int = 1,
    **env: str,
) -> AsyncIterator[Stage]:  # fmt: skip
    made = Stage(database_url, folder, workers)
    made.postgres, made.redis = postgres, redis
    try:
        await made.begin(**env)
        await made.seat_people()
        yield made
    finally:
        await made.close()
