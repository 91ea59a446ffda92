"""Our server beside that of another version, in one run: accepted moves for each second of CPU, slice by slice in turn.

All servers run from the start to the end, each with players at tables of its own; only those of one play at a time. So
whatever else the machine does meets all of them alike. What a server does after its slice, like keeping the results of
matches that ended, counts as well.
"""

import asyncio
import contextlib
import sys
import time
from collections.abc import Callable, Sequence
from typing import NamedTuple

from pentarchy import BUILD, builds
from pentarchy.bench.processes import Server, game_server
from pentarchy.bench.serving import WARM_UP, Bench, Load

SLICES = 6
TABLES = 20  # of each server
PAUSE = 0.2  # seconds for what is on the way when a slice ends


class Contender(NamedTuple):
    """A version whose server is measured: what it is called, the Python that has it, and which build it runs."""

    name: str
    python: str
    build: str = ""  # "": what it chooses itself


class Door:
    """Lets all moves through, or none."""

    def __init__(self) -> None:
        self.open = asyncio.Event()

    async def get(self) -> None:
        await self.open.wait()


def contenders(against: str) -> list[Contender]:
    """The other version first, then ours: the pure build, and the compiled one where it runs."""
    built = (builds.PURE, *([builds.COMPILED] if BUILD == builds.COMPILED else []))
    return [Contender(against, against), *(Contender(build, sys.executable, build) for build in built)]


def measure_versions(
    which: Sequence[Contender], game: str, seconds: float, step: Callable[[], None] = lambda: None
) -> list[Load]:
    """What each version does under full load in so many seconds, of which a part at the start is not counted."""
    with contextlib.ExitStack() as running:
        servers = [running.enter_context(_server(contender)) for contender in which]
        return asyncio.run(_in_turn(servers, game, seconds, step))


def _server(contender: Contender) -> contextlib.AbstractContextManager[Server]:
    return game_server(contender.python, **{builds.WISH: contender.build})


async def _in_turn(servers: Sequence[Server], game: str, seconds: float, step: Callable[[], None]) -> list[Load]:
    benches, doors = [Bench(server, game) for server in servers], [Door() for _ in servers]
    async with contextlib.AsyncExitStack() as playing:
        for bench, door in zip(benches, doors, strict=True):
            bench.gate = door
            await playing.enter_async_context(bench.playing(TABLES))
        for bench, door in zip(benches, doors, strict=True):
            await _let_play(door, seconds * WARM_UP)
            bench.begin()
        for _ in range(SLICES):
            for bench, door in zip(benches, doors, strict=True):
                bench.load.seconds += await _let_play(door, seconds * (1 - WARM_UP) / SLICES)
            step()
        for bench in benches:
            bench.end()
    return [bench.load for bench in benches]


async def _let_play(door: Door, seconds: float) -> float:
    """Open a door for so long, then let what is on the way arrive: how long it was open."""
    started = time.perf_counter()
    door.open.set()
    await asyncio.sleep(seconds)
    door.open.clear()
    took = time.perf_counter() - started
    await asyncio.sleep(PAUSE)
    return took
