"""Servers for tests: in this process (`serving`) or as a process of its own that can be stopped and killed."""

import asyncio
import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import uvicorn

from pentarchy.bench.processes import free_port
from pentarchy.match import Match
from pentarchy.server.app import create_app
from pentarchy.server.config import Config, async_url
from pentarchy.server.patient_http import PatientHttp
from pentarchy.server.services import Services
from tests.server.harness import PATIENCE, Data, Guest, until


class Host:
    """A server that guests can visit."""

    def __init__(self, base: str) -> None:
        self.base = base
        self._guests: list[Guest] = []

    async def guest(self, name: str = "Anna", lang: str = "en") -> Guest:
        """A new person with a name."""
        guest = self.stranger(lang)
        await guest.rename(name)
        return guest

    def stranger(self, lang: str = "en", cookie: str | None = None) -> Guest:
        """Somebody without a name; or another browser with a cookie."""
        guest = Guest(self.base, lang, cookie)
        self._guests.append(guest)
        return guest

    async def goodbye(self) -> None:
        for guest in self._guests:
            await guest.close()


class Here(Host):
    """A server in this process. `services` are its insides: store, hub, desk, people, limits."""

    def __init__(self, base: str, app: Any) -> None:
        super().__init__(base)
        self.app = app

    @property
    def services(self) -> Services:
        found: Services = self.app.state.services
        return found

    async def wander(
        self, table_id: str, stop: Callable[[Match], object] = lambda match: False, seed: int = 1
    ) -> Match:
        """Random moves from inside, which is faster than websockets, until the match is over or as wanted."""
        table, rng = await self.services.hub.table(table_id), Random(seed)
        while not (match := table.running()).over and not stop(match):
            seat = rng.choice([seat for seat, question in enumerate(match.state.asks) if question is not None])
            move = rng.choice(match.state.legal(seat))
            await table.act(lambda match, seat=seat, move=move: match.play(seat, move), seat)
        return match


class _Uvicorn(uvicorn.Server):
    """Leaves the signals to pytest."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


def config(database_url: str, **settings: Any) -> Config:
    """Settings for tests: no limits, bots without a pause; everything can be said otherwise."""
    return Config(async_url(database_url), **{"limits": False, "bot_pause": 0.0, **settings})


@contextlib.asynccontextmanager
async def serving(database_url: str, **settings: Any) -> AsyncIterator[Here]:
    """A real server on a free port, in this process and loop; stopped the way SIGTERM stops it."""
    chosen = config(database_url, **settings)
    app = create_app(chosen)
    listener = socket.create_server(("127.0.0.1", 0))
    server = _Uvicorn(
        uvicorn.Config(
            app,
            log_config=None,
            http=PatientHttp,
            timeout_graceful_shutdown=5,
            ws_per_message_deflate=False,
            proxy_headers=chosen.trust_proxy,
        )
    )
    task = asyncio.create_task(server.serve(sockets=[listener]))
    await until(lambda: server.started or task.done(), "the server")
    assert server.started, "the server did not start: see the log"
    here = Here(f"http://127.0.0.1:{listener.getsockname()[1]}", app)
    try:
        yield here
    finally:
        await here.goodbye()
        server.should_exit = True
        await task


class Apart(Host):
    """A server as a process of its own. `log` is the file of its standard error."""

    def __init__(self, base: str, process: subprocess.Popen[bytes], log: Path) -> None:
        super().__init__(base)
        self.process, self.log = process, log

    def stop(self, patience: float = PATIENCE) -> int:
        """End it gracefully: its exit code."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(patience)

    def kill(self) -> None:
        """End it and all its workers at once, whatever they are doing."""
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(PATIENCE)

    @property
    def lines(self) -> list[Data]:
        """Its log, read."""
        return [json.loads(line) for line in self.log.read_text().splitlines()]


@contextlib.asynccontextmanager
async def subprocess_server(
    database_url: str, folder: Path, *, port: int | None = None, workers: int = 1, redis_url: str = "", **env: str
) -> AsyncIterator[Apart]:
    """`python -m pentarchy serve`, answering; its log goes to a file in `folder`. Ended, if it still runs, by SIGKILL.

    Limits are off and bots do not pause; `env` are further variables of the environment.
    """
    port = port or free_port()
    log = folder / f"server-{port}-{len(list(folder.glob('server-*')))}.log"
    with log.open("wb") as errors:
        process = subprocess.Popen(
            [sys.executable, "-m", "pentarchy", "serve", "--port", str(port), "--workers", str(workers)],
            env=environment(database_url, folder, PENTARCHY_REDIS_URL=redis_url, **env),
            stdout=errors,
            stderr=errors,
            start_new_session=True,  # so that its workers can be killed with it
        )
    server = Apart(f"http://127.0.0.1:{port}", process, log)
    try:
        await _answers(server)
        yield server
    finally:
        await server.goodbye()
        server.kill()


def environment(database_url: str, folder: Path, **env: str) -> dict[str, str]:
    """The environment of a server of a test: nothing of the tester's own settings."""
    mine = {name: value for name, value in os.environ.items() if not name.startswith("PENTARCHY_")}
    test = {"PENTARCHY_LIMITS": "off", "PENTARCHY_BOT_PAUSE": "0", "PENTARCHY_HOME": str(folder)}
    test["PENTARCHY_BOT_SECONDS"] = "60"  # a slow machine is no mistake of a bot
    return {**mine, **test, "PENTARCHY_DATABASE_URL": database_url, **env}


async def _answers(server: Apart) -> None:
    async with httpx.AsyncClient(trust_env=False, verify=False) as http:

        async def healthy() -> bool:
            assert server.process.poll() is None, f"the server ended: {server.log.read_text()}"
            try:
                return (await http.get(f"{server.base}/healthz")).status_code == 200
            except httpx.TransportError:
                return False

        await until(healthy, "the server to answer")
