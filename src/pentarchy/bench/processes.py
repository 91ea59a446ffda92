"""Servers in processes of their own, with fresh databases, and the CPU they take."""

import contextlib
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from random import SystemRandom
from typing import Any, NamedTuple
from urllib.request import Request, urlopen

import orjson

from pentarchy.engine.errors import PentarchyError

PROC = Path("/proc")  # where Linux tells of its processes
PATIENCE = 120.0  # seconds that a server may take to answer: on a busy machine PostgreSQL alone takes half a minute
USER_TIME, SYSTEM_TIME, PARENT = 11, 12, 1  # places in /proc/<pid>/stat after the name of the program
PORTS = range(12_000, 32_000)  # below those that Linux, macOS and Windows give to who asks for any
STOLEN = 7  # place in /proc/stat; behind it are parts of places before it


_CLAIMS: list[socket.socket] = []  # held as long as this process lives


def free_port() -> int:
    """A port that nobody listens at, and that nobody else gets before a server listens there.

    That takes seconds; somebody else's server there would answer, and players would sit down at it while the own one
    has ended. Systems give other numbers to who asks for any port; against others who ask here the UDP port of the
    same number is the claim, which no server of ours uses.
    """
    while True:
        port, claim = _unused_port(), socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        try:
            claim.bind(("127.0.0.1", port))
        except OSError:
            claim.close()
            continue
        _CLAIMS.append(claim)
        return port


def _unused_port() -> int:
    while True:
        port = SystemRandom().choice(PORTS)
        with contextlib.suppress(OSError), socket.socket() as probe:
            probe.bind(("127.0.0.1", port))
            return port


class NoServer(PentarchyError):
    """A server process that does not begin to answer."""


class Server(NamedTuple):
    """A server process that answers."""

    port: int
    pid: int

    def cpu_seconds(self) -> float:
        """CPU that the process and those it started have taken so far, of all that run; 0 where nobody tells it."""
        stats = _stats()
        return sum(ticks for pid, (_, ticks) in stats.items() if _descends(pid, self.pid, stats)) / _ticks_a_second()


def machine_seconds() -> tuple[float, float]:
    """CPU time of the machine since its start: all of it, and what was given to other machines of the same host."""
    try:
        ticks = [int(field) for field in (PROC / "stat").read_text().split("\n", 1)[0].split()[1:]]
    except (OSError, ValueError):  # nobody tells it here
        return 0.0, 0.0
    stolen = ticks[STOLEN] if len(ticks) > STOLEN else 0
    return sum(ticks[: STOLEN + 1]) / _ticks_a_second(), stolen / _ticks_a_second()


def _descends(pid: int, ancestor: int, stats: dict[int, tuple[int, int]]) -> bool:
    while pid != ancestor and pid in stats:
        pid = stats[pid][0]
    return pid == ancestor


def _ticks_a_second() -> int:
    return os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 1  # without it there are no figures either


def _stats() -> dict[int, tuple[int, int]]:
    """The parent and the ticks of CPU of every process."""
    found = {}
    for path in PROC.glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):  # it has just ended
            fields = path.read_text("utf-8", "replace").rpartition(")")[2].split()
            found[int(path.parent.name)] = int(fields[PARENT]), int(fields[USER_TIME]) + int(fields[SYSTEM_TIME])
    return found


@contextlib.contextmanager
def process(*arguments: str, python: str = sys.executable, **env: str) -> Iterator[Server]:
    """A server process of this Python, or of another one, ready to answer."""
    port = free_port()
    command = [python, *(part.replace("PORT", str(port)) for part in arguments)]
    running = subprocess.Popen(command, env={**os.environ, **env}, stderr=subprocess.DEVNULL)
    try:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            if running.poll() is not None:
                raise NoServer(f"The server ended at once: {' '.join(arguments)}.")
            with contextlib.suppress(OSError):
                urlopen(f"http://127.0.0.1:{port}/healthz", timeout=1).close()
                break
            time.sleep(0.1)
        else:
            raise NoServer("The server does not answer.")
        yield Server(port, running.pid)
    finally:
        running.terminate()
        running.wait(20)


@contextlib.contextmanager
def game_server(python: str = sys.executable, **env: str) -> Iterator[Server]:
    """`pentarchy serve` with a fresh SQLite database, every commit on the disk, no limits for the single caller."""
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite+aiosqlite:///{Path(folder) / 'bench.sqlite'}"
        settings = {"PENTARCHY_DATABASE_URL": url, "PENTARCHY_REDIS_URL": "", "PENTARCHY_LIMITS": "off"}
        settings |= {"PENTARCHY_BOT_PAUSE": "0"} | env
        with process("-m", "pentarchy", "serve", "--port", "PORT", python=python, **settings) as server:
            yield server


def post(port: int, path: str, body: Any, cookie: str = "") -> tuple[Any, str]:
    """Call the server; its answer, and the cookie it sets."""
    headers = {"content-type": "application/json", "cookie": cookie}
    request = Request(f"http://127.0.0.1:{port}/api{path}", orjson.dumps(body), headers)
    with urlopen(request, timeout=30) as response:
        return orjson.loads(response.read()), str(response.headers.get("set-cookie", "")).partition(";")[0]
