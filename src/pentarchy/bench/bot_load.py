"""Many tables with a greedy bot each at one server: how long people wait for bots, and whether every table is served.

Every person answers at random and at once. A wait begins when the bot is the only one who is asked and ends with its
move; one that has not ended when the measurement does counts, too, so a table that falls silent shows.
"""

import asyncio
import contextlib
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from statistics import median
from typing import Any

import orjson
from websockets.asyncio.client import connect

from pentarchy.bench.processes import game_server, post

TABLES = 200
PERSON, BOT = 0, 1  # seats
FAIR = 10  # times the median: nobody should wait longer
AT_ONCE = 20  # tables that begin at the same time


@dataclass
class Waits:
    """How long the people of each table waited for their bot, in seconds."""

    by_table: list[list[float]] = field(default_factory=list)
    open: dict[int, float] = field(default_factory=dict)  # table -> since when it waits

    def close(self, at: float) -> None:
        """The measurement ends: whoever waits has waited so long at least."""
        for table, since in self.open.items():
            self.by_table[table].append(at - since)

    @property
    def all(self) -> list[float]:
        return [wait for waits in self.by_table for wait in waits]

    @property
    def median(self) -> float:
        return median(self.all) if self.all else 0.0

    @property
    def longest(self) -> float:
        return max(self.all, default=0.0)

    @property
    def silent(self) -> int:
        """Tables whose last wait is still under way and much longer than any fair one."""
        return sum(self.by_table[table][-1] > FAIR * self.median for table in self.open)


async def run_bots(port: int, game: str, seconds: float, tables: int) -> Waits:
    """Play at all tables at once for some time, counted from when the last of them has begun."""
    waits, begun = Waits([[] for _ in range(tables)]), asyncio.Semaphore(AT_ONCE)
    all_there, there = asyncio.Event(), 0

    async def table(index: int) -> None:
        nonlocal there
        async with begun:
            cookie = (await asyncio.to_thread(post, port, "/me", {"name": f"Player {index}"}))[1]
            path = await asyncio.to_thread(_new_table, port, game, cookie)
            there += 1
            if there == tables:
                all_there.set()
        while True:
            await _play(path, cookie, index, waits, Random(index))
            path = await asyncio.to_thread(_new_table, port, game, cookie)

    players = [asyncio.create_task(table(index)) for index in range(tables)]
    await _or_failure(all_there.wait(), players)
    for one in waits.by_table:
        one.clear()  # while some tables began, others had the bots for themselves
    await _or_failure(asyncio.sleep(seconds), players)
    waits.close(time.perf_counter())
    for player in players:
        player.cancel()
    await asyncio.gather(*players, return_exceptions=True)
    return waits


async def _or_failure(wanted: Any, players: list[asyncio.Task[None]]) -> None:
    """Wait for something, or raise what went wrong at a table."""
    waiting = asyncio.ensure_future(wanted)
    done, _ = await asyncio.wait([waiting, *players], return_when=asyncio.FIRST_COMPLETED)
    for task in done:
        task.result()
    await waiting


def _new_table(port: int, game: str, cookie: str) -> str:
    wish = {"game": game, "players": 2, "seats": ["me", "greedy"], "entropy": "bench"}
    table, _ = post(port, "/tables", wish, cookie)
    return f"ws://127.0.0.1:{port}/ws/tables/{table['id']}?lang=en"


async def _play(path: str, cookie: str, index: int, waits: Waits, rng: Random) -> None:
    """One match: answer at random, note how long the bot takes."""
    headers = {"cookie": cookie}
    async with connect(path, additional_headers=headers, compression=None, ping_interval=None) as websocket:
        async for text in websocket:
            message = orjson.loads(text)
            if message["t"] not in ("state", "update"):
                continue
            if message.get("by") == BOT and index in waits.open:
                waits.by_table[index].append(time.perf_counter() - waits.open.pop(index))
            if message["result"]:
                waits.open.pop(index, None)
                return
            if ask := message["ask"]:
                waits.open.pop(index, None)
                move = rng.choice(ask["moves"])["move"]
                await websocket.send(orjson.dumps({"t": "play", "move": move, "at": message["number"]}).decode())
            else:
                waits.open.setdefault(index, time.perf_counter())


def measure_bots(game: str, seconds: float, step: Callable[[], None] = lambda: None, tables: int = TABLES) -> Waits:
    """A server of its own with so many tables."""
    with game_server() as (port, _), contextlib.closing(asyncio.new_event_loop()) as loop:
        waits = loop.run_until_complete(run_bots(port, game, seconds, tables))
        step()
    return waits
