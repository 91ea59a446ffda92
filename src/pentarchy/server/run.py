"""Starting a server: migrate once, then one worker or several."""

import asyncio
import contextlib
import multiprocessing
import os
import signal
import threading
import time
import urllib.request
import webbrowser
from collections.abc import Callable

import uvicorn

from pentarchy.bots.memory import settle_memory
from pentarchy.engine.errors import PentarchyError
from pentarchy.server.app import create_app
from pentarchy.server.config import Config
from pentarchy.server.guard import MAX_MESSAGE
from pentarchy.server.logs import log_config
from pentarchy.server.patient_http import PatientHttp
from pentarchy.server.schema import migrate, open_engine

GRACE = 10  # seconds that open requests have when the server is told to stop
SILENCE = 30  # seconds after which a worker that does not answer its parent is replaced


class CannotServe(PentarchyError):
    """The server cannot start like this."""


def worker_app() -> object:
    """What each worker process runs: the same configuration, the database already migrated."""
    if (parent := multiprocessing.parent_process()) is not None:
        threading.Thread(target=_end_with, args=(parent.join,), daemon=True).start()
    app = create_app(migrated=True)
    settle_memory()
    return app


def _end_with(parent_ends: Callable[[], None]) -> None:
    """A worker whose parent was killed ends in order, and in any case: nobody would ever restart or stop it."""
    parent_ends()
    os.kill(os.getpid(), signal.SIGTERM)
    time.sleep(2 * GRACE)
    os._exit(1)


def serve(host: str, port: int, workers: int, *, open_browser: bool = False, people: bool = False) -> None:
    """Run until interrupted. `people`: logs for people, unless the environment says otherwise."""
    if people:
        os.environ.setdefault("PENTARCHY_LOG", "plain")
    config = Config.from_env()
    if workers > 1 and not config.redis_url:
        raise CannotServe("Several workers need Redis to tell each other of moves: set PENTARCHY_REDIS_URL.")
    asyncio.run(_migrate(config))
    if open_browser:
        threading.Thread(target=_open_when_ready, args=(host, port), daemon=True).start()
    uvicorn.run(
        "pentarchy.server.run:worker_app",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        http=PatientHttp,
        log_config=log_config(as_json=config.log_json),
        ws_max_size=4 * MAX_MESSAGE,
        ws_per_message_deflate=False,  # small messages: compression costs more time than it saves
        timeout_graceful_shutdown=GRACE,
        timeout_worker_healthcheck=SILENCE,
        server_header=False,
        proxy_headers=config.trust_proxy,
    )


async def _migrate(config: Config) -> None:
    engine = open_engine(config)
    await migrate(engine)
    await engine.dispose()


def local_url(host: str, port: int) -> str:
    name = "127.0.0.1" if host in ("0.0.0.0", "::", "") else host
    return f"http://{name}:{port}/"


def _open_when_ready(host: str, port: int) -> None:
    """Open the browser as soon as the server answers."""
    url = local_url(host, port)
    for _ in range(100):
        with contextlib.suppress(OSError):
            urllib.request.urlopen(f"{url}healthz", timeout=1).close()
            webbrowser.open(url)
            return
        time.sleep(0.1)
