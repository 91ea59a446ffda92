"""Analyses on a server: asked for by anybody who may see the match, made once, in the background, and kept."""

import asyncio
import json
import time
from typing import Any

import pytest
from sqlalchemy import text, update

from pentarchy.server.analyses import SILENT
from pentarchy.server.making_analysis import PART
from pentarchy.server.schema import analyses, tables
from pentarchy.teacher.analysis import WORST
from pentarchy.thinking import Job, Pool, TooSlow
from pentarchy.thinking.jobs import run
from pentarchy.thinking.local import LocalThinker
from tests.server.harness import Data, Guest, until
from tests.server.hosting import Here, serving
from tests.teacher.matches import cheap_advice

pytestmark = pytest.mark.anyio
SOLO: Data = {"game": "wistar", "players": 1, "seats": ["me"], "seed": 3}


class Thinker:
    """Does the jobs of a server here and now, in small parts, and notes them; `halt` lets it wait after so many."""

    def __init__(self, server: Here, monkeypatch: pytest.MonkeyPatch, most: int = 12) -> None:
        self.jobs: list[Job] = []
        self.most, self.halt = most, 1000
        self.slow: set[int] = set()  # positions that take too long
        monkeypatch.setattr(server.services.hub.bots.pool, "ask", self.ask)

    async def ask(self, job: Job, seconds: float, **about: str) -> Any:
        assert job.function == PART
        assert seconds == 5.0  # the budget of every thought
        if len(self.jobs) >= self.halt:
            await asyncio.Event().wait()
        self.jobs.append(job)
        await asyncio.sleep(0)
        arguments = {"most": self.most, **job.arguments, "seconds": 60.0}
        if any(first in self.slow for first in range(job.arguments["first"], self._end(arguments))):
            raise TooSlow("more than 5 s")
        return json.loads(json.dumps(run(job.function, json.loads(json.dumps(arguments)))))

    @staticmethod
    def _end(arguments: Data) -> int:
        return int(arguments["first"] + arguments["most"])

    @property
    def firsts(self) -> list[int]:
        return [job.arguments["first"] for job in self.jobs]


@pytest.fixture(autouse=True)
def _cheap(monkeypatch: pytest.MonkeyPatch) -> None:
    cheap_advice(monkeypatch)


async def finished(server: Here, **wish: Any) -> tuple[Guest, str]:
    anna = await server.guest("Anna")
    table = await anna.create(**{**SOLO, **wish})
    await server.wander(table)
    return anna, table


async def report_of(guest: Guest, table: str) -> Data:
    """Wait until an analysis is complete."""
    found: list[Data] = []

    async def complete() -> bool:
        told = await guest.get(f"/api/tables/{table}/analysis")
        found[:] = [told["report"]] if told and told["report"] else []
        return bool(found)

    await until(complete, "the report")
    return found[0]


async def test_asked_twice_it_is_made_once_and_everybody_may_read_it(
    server: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinker = Thinker(server, monkeypatch)
    anna, table = await finished(server)
    path = f"/api/tables/{table}/analysis"
    assert await anna.get(path) is None
    told = await asyncio.gather(*(server.stranger().post(path) for _ in range(4)), anna.post(path))
    assert all(one is not None for one in told)
    report = await report_of(anna, table)
    moves = len((await anna.get(f"/api/tables/{table}/replay"))["frames"]) - 1
    assert thinker.firsts == list(range(0, moves + 1, thinker.most))
    await anna.post(path)
    assert (await server.stranger().get(path))["report"] == report
    assert len(thinker.jobs) == len(range(0, moves + 1, thinker.most))  # nothing was made again
    assert (await server.stranger("ru").get(path))["report"]["mistakes"][0]["best"] != report["mistakes"][0]["best"]
    assert report["standing"][-1][0] == report["moves"] == moves
    assert len(report["mistakes"]) == min(WORST, report["lost"][0])
    assert set(report["mistakes"][0]["line"][0]) == {"text", "look", "seen"}


async def test_progress_is_told_while_it_is_made(server: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    thinker = Thinker(server, monkeypatch)
    thinker.halt = 2
    anna, table = await finished(server)
    await anna.post(f"/api/tables/{table}/analysis")
    told: list[Data] = []

    async def begun() -> bool:
        told[:] = [await anna.get(f"/api/tables/{table}/analysis")]
        return bool(told[0]["done"] == 2 * thinker.most)

    await until(begun, "some progress")
    assert told[0]["moves"] > told[0]["done"]
    assert told[0]["report"] is None
    assert server.services.analyst._task is not None
    await server.services.analyst.stop()  # it waits for ever
    server.services.analyst.start()


async def test_a_match_in_progress_is_refused(server: Here) -> None:
    anna = await server.guest("Anna")
    running = await anna.create(**SOLO)
    for guest in (anna, server.stranger("ru")):
        assert await guest.refusal(f"/api/tables/{running}/analysis", {}) == "analysis-running"
        assert await guest.refusal(f"/api/tables/{running}/analysis") == "analysis-running"
    async with server.services.store.reading.connect() as connection:
        query = text("select count(*) from analyses where table_id = :id")
        assert await connection.scalar(query, {"id": running}) == 0


async def test_strangers_learn_nothing_of_a_private_table(server: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    Thinker(server, monkeypatch)
    anna, table = await finished(server, private=True)
    path = f"/api/tables/{table}/analysis"
    assert await server.stranger().refusal(path, {}, status=404) == "no-table"
    assert await anna.get(path) is None  # the stranger has begun nothing
    await anna.post(path)
    await report_of(anna, table)
    assert await server.stranger().refusal(path, status=404) == "no-table"
    invite = (await anna.table(table))["invite"].rpartition("/")[2]
    assert (await server.stranger().get(path, invite=invite))["report"]


async def test_another_program_goes_on_where_it_stopped(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(sqlite_url) as server:
        thinker = Thinker(server, monkeypatch)
        thinker.halt = 2
        anna, table = await finished(server)
        await anna.post(f"/api/tables/{table}/analysis")
        await until(lambda: len(thinker.jobs) == 2, "two parts")
        stored = server.services.analyst.analyses

        async def kept() -> bool:
            row = await stored.get(table)
            return row is not None and row.position == 2 * thinker.most

        await until(kept, "both parts to be stored")
    # nobody asks again
    async with serving(sqlite_url) as server:
        second = Thinker(server, monkeypatch)
        server.services.analyst._wanted.set()  # its first look was before the thinker was here
        await report_of(server.stranger(), table)
        assert min(second.firsts, default=2 * thinker.most) == 2 * thinker.most


async def test_two_workers_do_not_do_it_twice(server: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who gives no sign for long has died; before that nobody else takes it up."""
    thinker = Thinker(server, monkeypatch)
    anna, table = await finished(server)
    analyst = server.services.analyst
    await analyst.stop()
    await anna.post(f"/api/tables/{table}/analysis")

    async def last_sign(ago: float) -> None:
        other = update(analyses).where(analyses.c.table_id == table).values(worker="other", at=time.time() - ago)
        await server.services.store.writer.transact(lambda connection: connection.execute(other))

    await last_sign(SILENT / 2)
    assert await analyst.analyses.take() is None
    assert not await analyst.analyses.note(table, 1, 2, b"")  # it is the other's
    await last_sign(SILENT + 1)
    analyst.start()
    await report_of(anna, table)
    assert thinker.firsts[0] == 0


async def test_another_edition_is_refused(server: Here) -> None:
    anna, table = await finished(server)
    older = update(tables).where(tables.c.id == table).values(rules=99)
    await server.services.store.writer.transact(lambda connection: connection.execute(older))
    server.services.hub.drop(await server.services.hub.table(table))
    assert await anna.refusal(f"/api/tables/{table}/analysis", {}, status=410) == "analysis-edition"
    assert await anna.get(f"/api/tables/{table}/analysis") is None


async def test_a_decision_that_takes_too_long_is_left_out(server: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    thinker = Thinker(server, monkeypatch, most=30)
    anna, table = await finished(server)
    await anna.post(f"/api/tables/{table}/analysis")
    whole = await report_of(anna, table)
    slow = whole["mistakes"][0]["position"]
    thinker.slow, thinker.jobs = {slow}, []
    await server.services.analyst.analyses.forget(table)
    await anna.post(f"/api/tables/{table}/analysis")
    part = await report_of(anna, table)
    assert part["moves"] == whole["moves"]
    assert sum(part["weighed"]) == sum(whole["weighed"]) - 1
    assert [job.arguments["simulations"] for job in thinker.jobs if job.arguments["first"] == slow] == [32, 32, 16]


async def test_analyses_are_limited(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(sqlite_url, limits=True) as server:
        Thinker(server, monkeypatch)
        anna, table = await finished(server)
        _, other = await finished(server)
        limits = server.services.limits
        limits.analyses.rate, limits.analyses.burst = 0, 1
        await anna.post(f"/api/tables/{table}/analysis")
        await anna.post(f"/api/tables/{table}/analysis")  # it is there: it costs nothing
        assert await anna.refusal(f"/api/tables/{other}/analysis", {}, status=429) == "rate"
        limits.analyses._levels.pop("127.0.0.1")  # from another address, but the same person
        assert await anna.refusal(f"/api/tables/{other}/analysis", {}, status=429) == "rate"


async def test_a_report_that_cannot_be_read_is_made_anew(server: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    Thinker(server, monkeypatch)
    anna, table = await finished(server)
    await anna.post(f"/api/tables/{table}/analysis")
    report = await report_of(anna, table)
    broken = update(analyses).where(analyses.c.table_id == table).values(data=b"?")
    await server.services.store.writer.transact(lambda connection: connection.execute(broken))
    assert await anna.get(f"/api/tables/{table}/analysis") is None
    await anna.post(f"/api/tables/{table}/analysis")
    assert await report_of(anna, table) == report


async def test_a_part_is_made_by_a_real_thinker(server: Here) -> None:
    _, table = await finished(server)
    row = await server.services.hub.row(table)
    pool = Pool([LocalThinker()])
    about = {"key": "x", "played": await server.services.archive.played(row), "names": {"en": ["Anna"]}}
    try:
        job = Job(PART, {**about, "first": 0, "simulations": 4, "seconds": 60.0, "most": 3})
        made = await pool.ask(job, 60.0)
    finally:
        await pool.close()
    assert [found["position"] for found in made["found"]] == [0, 1, 2]
    assert made["report"]["next"] == 0
