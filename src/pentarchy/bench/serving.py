"""A real server under load, in a process of its own: accepted moves a second and how soon the other player sees one.

Every table has two people on websockets who play random legal moves; a move counts when the other one is told of it,
which happens only after it is stored. Beside it, in the same run, runs an empty FastAPI echo with messages of the size
of our updates.
"""

import asyncio
import contextlib
import time
from collections import deque
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from random import Random
from typing import Protocol

import orjson
from websockets.asyncio.client import ClientConnection, connect

from pentarchy.bench.processes import Server, game_server, machine_seconds, post, process

TABLES = 50
WARM_UP = 0.25  # of the time, at the start, that is not counted
SPARE = 4  # moves that may be let through at once
SEEN = 64  # messages of which is remembered when they came: far more than are on the way at once
BUSY, CALM = 800, 100  # moves a second of the measurements at a pace


@dataclass
class Load:
    """What was measured under one load."""

    seconds: float = 0.0
    cpu: float = 0.0  # seconds of the server's processes, where the system tells them
    machine: tuple[float, float] = (0.0, 0.0)  # seconds of all processors, and of those what other machines got
    delays: list[float] = field(default_factory=list)  # from sending to the other side, in seconds
    bytes_sent: list[int] = field(default_factory=list)  # by the server, per message

    @property
    def rate(self) -> float:
        return len(self.delays) / self.seconds if self.seconds else 0.0

    @property
    def per_cpu(self) -> float:
        """Accepted moves for each second of CPU that the server took."""
        return len(self.delays) / self.cpu if self.cpu else 0.0

    @property
    def stolen(self) -> float:
        """The share of the processors' time that other machines of the same host took meanwhile."""
        whole, stolen = self.machine
        return stolen / whole if whole else 0.0

    def percentile(self, share: float) -> float:
        """In milliseconds."""
        ordered = sorted(self.delays)
        return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0

    @property
    def mean_bytes(self) -> int:
        return sum(self.bytes_sent) // len(self.bytes_sent) if self.bytes_sent else 0

    @property
    def largest(self) -> int:
        return max(self.bytes_sent, default=0)


class Gate(Protocol):
    """What every move of the players has to come through."""

    async def get(self) -> None: ...


class OnTheWay:
    """The moves of one table between being sent and being seen by the other player.

    With several workers the other one may see a move before or after its player does, two moves at once, or all of the
    table anew; so what counts is the number that a move got.
    """

    def __init__(self) -> None:
        self.sent: tuple[deque[float], ...] = deque(), deque()  # by seat: when; answers come in the order of the moves
        self._stored: tuple[deque[tuple[int, float]], ...] = deque(), deque()  # by seat: number, when it was sent
        self._seen: tuple[deque[tuple[int, float]], ...] = deque(maxlen=SEEN), deque(maxlen=SEEN)

    def refused(self, seat: int) -> None:
        self.sent[seat].popleft()

    def accepted(self, seat: int, number: int) -> list[float]:
        """A move of a seat got this number: how long it took, if the other one has seen it."""
        at = self.sent[seat].popleft()
        for seen, when in self._seen[1 - seat]:
            if seen >= number:
                return [when - at]
        self._stored[seat].append((number, at))
        return []

    def told(self, seat: int, number: int, now: float) -> list[float]:
        """A seat sees the table after so many records: how long the moves of the other one took that it sees now."""
        self._seen[seat].append((number, now))
        moves, delays = self._stored[1 - seat], []
        while moves and moves[0][0] <= number:
            delays.append(now - moves.popleft()[1])
        return delays


class Bench:
    """Players at tables, and the notes on what they see."""

    def __init__(self, server: Server, game: str, seed: int = 0) -> None:
        self.server, self.port, self.game, self.rng = server, server.port, game, Random(seed)
        self.load = Load()
        self.counting = False
        self.gate: Gate | None = None
        self.seated = asyncio.Semaphore(0)  # released by every table that begins to play
        self.people = [post(self.port, "/me", {"name": f"Player {seat + 1}"})[1] for seat in range(2)]

    @contextlib.asynccontextmanager
    async def playing(self, tables: int) -> AsyncIterator[None]:
        """Play at so many tables, until left."""
        players = [asyncio.create_task(self.play_tables()) for _ in range(tables)]
        try:
            for _ in players:
                await self.seated.acquire()  # who comes late would be counted with the time of those who play
            yield
            for player in players:
                if player.done():
                    player.result()  # raises what went wrong
        finally:
            for player in players:
                player.cancel()
            await asyncio.gather(*players, return_exceptions=True)

    def begin(self) -> None:
        """Note from now on what the players see, and what CPU the server takes for it."""
        self.counting, self.load.cpu = True, -self.server.cpu_seconds()
        self.load.machine = machine_seconds()

    def end(self) -> None:
        self.counting = False
        self.load.cpu += self.server.cpu_seconds()
        (whole, stolen), (whole_before, stolen_before) = machine_seconds(), self.load.machine
        self.load.machine = whole - whole_before, stolen - stolen_before

    def new_table(self) -> str:
        wish = {"game": self.game, "players": 2, "seats": ["me", "open"], "entropy": "bench"}
        table, _ = post(self.port, "/tables", wish, self.people[0])
        post(self.port, f"/tables/{table['id']}/join", {}, self.people[1])
        return str(table["id"])

    async def play_tables(self) -> None:
        """Play at one table after another, until cancelled."""
        try:
            while True:
                table, way = await asyncio.to_thread(self.new_table), OnTheWay()
                async with self.connect(table, 0) as first, self.connect(table, 1) as second:
                    self.seated.release()
                    async with asyncio.TaskGroup() as seats:
                        for seat, socket in enumerate((first, second)):
                            seats.create_task(self.play_seat(socket, seat, way))
        finally:
            self.seated.release()  # nobody waits for a table that failed

    @contextlib.asynccontextmanager
    async def connect(self, table: str, seat: int) -> AsyncIterator[ClientConnection]:
        url = f"ws://127.0.0.1:{self.port}/ws/tables/{table}?lang=en"
        headers = {"cookie": self.people[seat]}
        async with connect(url, additional_headers=headers, compression=None, ping_interval=None) as websocket:
            yield websocket

    async def play_seat(self, websocket: ClientConnection, seat: int, way: "OnTheWay") -> None:
        """Answer every question at random; note when a move of the other one arrives."""
        async with asyncio.TaskGroup() as answers:
            await self.look_on(websocket, seat, way, answers)

    async def look_on(
        self, websocket: ClientConnection, seat: int, way: "OnTheWay", answers: asyncio.TaskGroup
    ) -> None:
        answering = False  # a question comes again with every move of the other one, or as a whole: answer it once
        async for text in websocket:
            now = time.perf_counter()
            message = orjson.loads(text)
            kind = message["t"]
            if kind == "refused":
                if message["code"] != "stale":
                    raise RuntimeError(message["text"])
                way.refused(seat)
                answering = False
                await websocket.send('{"t":"sync"}')  # another worker knows more than ours: look again
            if kind not in ("state", "update"):
                continue
            if kind == "update" and self.counting:
                self.load.bytes_sent.append(len(text))
            delays = way.told(seat, message["number"], now)
            if kind == "update" and message["by"] == seat:
                delays += way.accepted(seat, message["number"])
                answering = False
            if self.counting:
                self.load.delays += delays
            if message["result"]:
                return
            if (ask := message["ask"]) and not answering:
                answering = True
                move = self.rng.choice(ask["moves"])["move"]
                play = orjson.dumps({"t": "play", "move": move, "at": message["number"]}).decode()
                if self.gate:  # waiting for one's turn must not keep one from seeing what others do
                    answers.create_task(self.answer_later(self.gate, websocket, play, way.sent[seat]))
                else:
                    way.sent[seat].append(time.perf_counter())
                    await websocket.send(play)

    async def answer_later(self, gate: Gate, websocket: ClientConnection, play: str, sent: deque[float]) -> None:
        await gate.get()
        sent.append(time.perf_counter())
        await websocket.send(play)


async def run_load(server: Server, game: str, seconds: float, tables: int, pace: int = 0) -> Load:
    """Play at many tables at once: as fast as it goes, or at a pace of so many moves a second."""
    bench, gate = Bench(server, game), asyncio.Queue[None](SPARE)
    bench.gate = gate if pace else None
    ticker = asyncio.create_task(_tick(gate, pace)) if pace else None
    try:
        async with bench.playing(tables):
            await asyncio.sleep(seconds * WARM_UP)
            bench.begin()
            started = time.perf_counter()
            await asyncio.sleep(seconds * (1 - WARM_UP))
            bench.load.seconds = time.perf_counter() - started
            bench.end()
    finally:
        if ticker:
            ticker.cancel()
    return bench.load


async def _tick(gate: asyncio.Queue[None], pace: int) -> None:
    """Let so many moves a second through, evenly; what nobody takes is not saved up."""
    started, released = time.perf_counter(), 0
    while True:
        await asyncio.sleep(1 / pace)
        due = int((time.perf_counter() - started) * pace)
        for _ in range(due - released):
            if not gate.full():
                gate.put_nowait(None)
        released = due


async def run_echo(port: int, seconds: float, clients: int, size: int) -> Load:
    """The empty echo: every client sends, waits for the answer, sends again."""
    load, text, counting = Load(), "x" * size, False

    async def client() -> None:
        async with connect(f"ws://127.0.0.1:{port}/echo", compression=None, ping_interval=None) as websocket:
            while True:
                sent = time.perf_counter()
                await websocket.send(text)
                await websocket.recv()
                if counting:
                    load.delays.append(time.perf_counter() - sent)

    clients_running = [asyncio.create_task(client()) for _ in range(clients)]
    await asyncio.sleep(seconds * WARM_UP)
    counting, started = True, time.perf_counter()
    await asyncio.sleep(seconds * (1 - WARM_UP))
    load.seconds = time.perf_counter() - started
    for task in clients_running:
        task.cancel()
    await asyncio.gather(*clients_running, return_exceptions=True)
    return load


@dataclass
class Serving:
    """A server beside its peer."""

    full: Load
    busy: Load
    calm: Load
    echo: Load


def measure_serving(game: str, seconds: float, step: Callable[[], None] = lambda: None) -> Serving:
    """As fast as it goes, a busy and a calm pace, and the echo, one after another on the same machine.

    Each has a server of its own: what a server does after a load, like keeping results, is no part of the next one.
    """
    loads = []
    for pace in (0, BUSY, CALM):
        with game_server() as server:
            loads.append(asyncio.run(run_load(server, game, seconds, TABLES, pace)))
        step()
    with process("-m", "pentarchy.bench.echo_server", "PORT") as server:
        echo = asyncio.run(run_echo(server.port, seconds, 2 * TABLES, loads[0].mean_bytes))
        step()
    full, busy, calm = loads
    return Serving(full, busy, calm, echo)
