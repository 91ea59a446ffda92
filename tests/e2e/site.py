"""The server as its users run it, and people who prepare tables on it without a browser."""

import json
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from pentarchy.bench.processes import free_port
from tests.e2e.positions import FIRST, AskedSo, Script, by_chance
from tests.server.harness import COOKIE, KINGDOM
from tests.server.hosting import environment

Data = dict[str, Any]
PATIENCE = 60.0  # seconds


class Site:
    """`python -m pentarchy serve` on a free port, with a database of its own."""

    def __init__(self, folder: Path) -> None:
        port = free_port()
        self.base = f"http://127.0.0.1:{port}"
        self.log = folder / "server.log"
        url = f"sqlite+aiosqlite:///{folder / 'pentarchy.sqlite'}"
        with self.log.open("wb") as errors:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "pentarchy", "serve", "--port", str(port)],
                env=environment(url, folder),
                stdout=errors,
                stderr=errors,
            )
        self._wait()

    def _wait(self) -> None:
        deadline = time.monotonic() + PATIENCE
        with httpx.Client(trust_env=False) as http:
            while True:
                assert self.process.poll() is None, f"the server ended: {self.log.read_text()}"
                try:
                    if http.get(f"{self.base}/healthz").status_code == 200:
                        return
                except httpx.TransportError:
                    assert time.monotonic() < deadline, "the server does not answer"
                    time.sleep(0.05)

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(PATIENCE)

    def guest(self, name: str) -> "Guest":
        return Guest(self.base, name)


class Guest:
    """Somebody with a name. A browser that gets the cookie is this person's."""

    def __init__(self, base: str, name: str) -> None:
        self.base, self.name = base, name
        self.http = httpx.Client(base_url=base, timeout=PATIENCE, trust_env=False)
        self.post("/api/me", {"name": name})

    @property
    def cookie(self) -> str:
        return str(self.http.cookies[COOKIE])

    def get(self, path: str) -> Any:
        answer = self.http.get(path)
        assert answer.is_success, answer.text
        return answer.json()

    def post(self, path: str, body: Data) -> Any:
        answer = self.http.post(path, json=body)
        assert answer.is_success, answer.text
        return answer.json() if answer.content else None

    def create(self, **wish: Any) -> str:
        """The id of a new table: Kingdom for two, unless the wish says otherwise."""
        known = {**KINGDOM, "seats": ["me", "open"], "practice": "seed" in wish}
        return str(self.post("/api/tables", {**known, **wish})["id"])

    def join(self, table: str) -> None:
        self.post(f"/api/tables/{table}/join", {})

    @contextmanager
    def at(self, table: str) -> Iterator["Line"]:
        """A websocket at a table."""
        with connect(
            f"{self.base.replace('http', 'ws', 1)}/ws/tables/{table}",
            additional_headers={"Cookie": f"{COOKIE}={self.cookie}"},
            proxy=None,
            max_size=None,
            max_queue=None,  # nobody reads while others move
        ) as socket:
            yield Line(socket)


class Line:
    """A websocket at a table that plays what it is told."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self.number = int(self._next("state")["number"])

    def _next(self, *kinds: str) -> Data:
        while True:
            message: Data = json.loads(self._socket.recv(PATIENCE))
            if message["t"] in kinds:
                return message

    def play(self, move: Sequence[Any], number: int) -> int:
        """Play a move that is made for a number of the log: the number after it."""
        self._socket.send(json.dumps({"t": "play", "move": list(move), "at": number, "careful": False}))
        while True:
            message = self._next("update", "refused")
            assert message["t"] == "update", f"{move}: {message}"
            if message["number"] > number:
                return int(message["number"])


def follow(table: str, guests: Sequence[Guest], script: Script) -> None:
    """Play what was rehearsed; the guests are in the order of their seats."""
    with ExitStack() as connections:
        lines = [connections.enter_context(guest.at(table)) for guest in guests]
        number = lines[0].number
        for seat, move in script:
            number = lines[seat].play(move, number)


def two_by_chance(site: Site, game: str, wanted: AskedSo) -> tuple[str, Guest, Guest]:
    """A table where a question has come to one of two people: its path, who is asked, and the other."""
    seed, script, player = by_chance(game, wanted)
    guests = [site.guest("Анна"), site.guest("Борис")]
    table = guests[0].create(game=game, players=2, seed=seed, options=FIRST)
    guests[1].join(table)
    follow(table, guests, script)
    return f"/t/{table}", guests[player], guests[1 - player]
