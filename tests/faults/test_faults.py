"""Each fault once, on a server with one worker and on one with several: nothing told is lost, no table stays silent."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from pathlib import Path

import pytest

from tests.faults.faults import ONE_WORKER, SEVERAL_WORKERS, Outcome, suffer
from tests.faults.machines import small_disk
from tests.faults.run import one_worker, several_workers
from tests.faults.stage import Stage, stage
from tests.server.harness import until
from tests.server.stored import stored_match

HEALTHY_AGAIN = 60.0  # seconds; only a broken server takes so long

pytestmark = pytest.mark.anyio
Make = Callable[[Path], AbstractAsyncContextManager[Stage]]


async def all_faults(make: Make, faults: tuple[str, ...], folder: Path) -> None:
    outcomes: list[Outcome] = []
    async with make(folder) as here:
        for fault in faults:
            outcomes.append(await suffer(here, fault))
            assert outcomes[-1].good, outcomes
        for group in here.groups:
            await group.stop()
        here.server.kill()  # bots would go on while we read
        for group in here.groups:
            for person in group.people:
                await stored_match(here.database_url, person.table)  # raises where the log makes no sense


async def test_one_worker_gets_over_every_fault(tmp_path: Path) -> None:
    await all_faults(one_worker, ONE_WORKER, tmp_path)


async def test_several_workers_get_over_every_fault(tmp_path: Path) -> None:
    await all_faults(several_workers, SEVERAL_WORKERS, tmp_path)


async def test_a_full_disk_is_said_and_play_goes_on_when_there_is_room(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk", megabytes=24) as disk:
        if disk is None:
            pytest.skip("No small disk can be mounted here.")
        async with stage(f"sqlite+aiosqlite:///{disk / 'pentarchy.sqlite'}", tmp_path) as here:
            await here.goes_on()
            ballast = disk / "ballast"
            with ballast.open("wb", buffering=0) as file:
                try:
                    while True:
                        file.write(b"\0" * 4096)
                except OSError:
                    pass
            people = [person for group in here.groups for person in group.people]
            await until(lambda: any("no-room" in person.refused for person in people), "somebody to be told")
            guest = here.server.stranger()
            health = await guest.http.get("/healthz")
            assert health.status_code == 503, health.text
            ballast.unlink()
            _, silent = await here.goes_on()
            assert not silent
            assert not await here.lies()
            async with asyncio.timeout(HEALTHY_AGAIN):  # an old answer is given for a moment
                while (await guest.http.get("/healthz")).status_code != 200:
                    await asyncio.sleep(0.1)


def test_the_database_of_a_fault_run_is_a_real_file(tmp_path: Path) -> None:
    """The faults change rows past the server: were the file another one, they would do nothing."""

    async def count() -> int:
        async with one_worker(tmp_path) as here:
            await here.goes_on()
            with sqlite3.connect(tmp_path / "pentarchy.sqlite") as connection:
                found = connection.execute("select count(*) from records").fetchone()[0]
            connection.close()
            return int(found)

    assert asyncio.run(count()) > 0
