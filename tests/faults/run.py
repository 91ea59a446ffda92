"""All faults again and again for some minutes: `make soak MINUTES=30`, or `python -m tests.faults.run 30`.

Prints what came of each: how often, how long until every table had gone on, tables that fell silent, moves that were
told and are lost. Ends with 1 if there is any of the last two.
"""

import argparse
import asyncio
import contextlib
import sys
import tempfile
import time
import traceback
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

from rich.console import Console
from rich.table import Table

from tests.faults.faults import ONE_WORKER, SEVERAL_WORKERS, Outcome, suffer
from tests.faults.machines import own_postgres, own_redis
from tests.faults.stage import Stage, stage


@contextlib.asynccontextmanager
async def one_worker(folder: Path) -> AsyncIterator[Stage]:
    async with stage(f"sqlite+aiosqlite:///{folder / 'pentarchy.sqlite'}", folder) as made:
        yield made


@contextlib.asynccontextmanager
async def several_workers(folder: Path) -> AsyncIterator[Stage]:
    with own_postgres() as postgres, own_redis() as redis:
        async with stage(postgres.url, folder, postgres=postgres, redis=redis, workers=2) as made:
            yield made


STAGES = {"one worker, SQLite": (one_worker, ONE_WORKER), "two workers, PostgreSQL": (several_workers, SEVERAL_WORKERS)}


async def run(name: str, folder: Path, minutes: float, found: list[tuple[str, Outcome]]) -> int:
    """Every fault of a stage at least once, then again until the time is over: how many moves were told."""
    make, faults = STAGES[name]
    until, told = time.monotonic() + 60 * minutes, 0
    while True:
        left = list(faults)
        while left:
            async with make(Path(tempfile.mkdtemp(dir=folder))) as here:
                good = True
                while left and good:  # a new server after a fault that it did not get over
                    outcome = await suffer(here, left.pop(0))
                    found.append((name, outcome))
                    good = outcome.good
                told += here.told
        if time.monotonic() > until:
            return told


def show(found: Sequence[tuple[str, Outcome]], told: int) -> None:
    table = Table("server", "fault", "times", "longest, s", "silent tables", "moves lost or wrong", "and")
    for server, fault in dict.fromkeys((server, outcome.fault) for server, outcome in found):
        some = [outcome for where, outcome in found if (where, outcome.fault) == (server, fault)]
        table.add_row(server, fault, str(len(some)), f"{max(one.seconds for one in some):.1f}",
                      str(sum(one.silent for one in some)), str(sum(one.lies for one in some)),
                      " ".join(sorted({one.note[:80] for one in some})))  # fmt: skip
    Console(width=120).print(table, f"{told:,} moves told to players")


def main(minutes: float) -> int:
    found: list[tuple[str, Outcome]] = []
    told, broken = 0, False
    for name in STAGES:
        with tempfile.TemporaryDirectory() as folder:
            try:
                told += asyncio.run(run(name, Path(folder), minutes / len(STAGES), found))
            except Exception:  # the table of what was found before is still worth seeing
                traceback.print_exc()
                broken = True
    show(found, told)
    return int(broken or not all(outcome.good for _, outcome in found))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("minutes", type=float, nargs="?", default=10.0)
    sys.exit(main(parser.parse_args().minutes))
