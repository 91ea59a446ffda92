"""Replays, files and logs are made once, elsewhere, and strangers who ask for them hold up nobody."""

import asyncio
import base64
import gzip
from typing import Any

import pytest

from pentarchy.match import Match, Record
from pentarchy.server import making
from pentarchy.server.archive import Shelf
from pentarchy.server.guard import HEAVY
from pentarchy.server.loading import PIECE
from pentarchy.thinking import Died, Job
from tests.server.harness import Guest
from tests.server.hosting import Here, serving

pytestmark = pytest.mark.anyio


async def finished(server: Here, **wish: Any) -> tuple[Guest, str]:
    anna = await server.guest("Anna")
    table = await anna.create(seats=["me", "me"], **wish)
    await server.wander(table)
    return anna, table


def counted(server: Here, monkeypatch: pytest.MonkeyPatch) -> list[Job]:
    """The jobs that are given to the process of the archive from now on."""
    jobs, ask = [], server.services.archive.pool.ask

    async def noted(job: Job, seconds: float, **about: str) -> Any:
        jobs.append(job)
        return await ask(job, seconds, **about)

    monkeypatch.setattr(server.services.archive.pool, "ask", noted)
    return jobs


def test_a_shelf_has_only_so_much_room() -> None:
    shelf = Shelf(100)
    for key in "abc":
        shelf.put(key, bytes(40))
    assert [key for key in "abc" if shelf.get(key)] == ["b", "c"]
    shelf.get("b")
    shelf.put("d", bytes(40))
    assert [key for key in "bcd" if shelf.get(key)] == ["b", "d"]
    assert shelf.used == 80
    shelf.put("huge", bytes(200))
    assert shelf.used == 0


async def test_each_is_made_once_however_many_ask(server: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, table = await finished(server)
    jobs = counted(server, monkeypatch)
    for path, function in (("replay", making.REPLAY), ("export", making.FILE), ("log", making.LOG)):
        jobs.clear()
        strangers = [server.stranger("en") for _ in range(6)]
        answers = await asyncio.gather(*(stranger.http.get(f"/api/tables/{table}/{path}") for stranger in strangers))
        assert {answer.status_code for answer in answers} == {200}
        assert len({answer.content for answer in answers}) == 1
        again = await server.stranger("en").http.get(f"/api/tables/{table}/{path}", headers={"accept-encoding": "x"})
        assert again.content == answers[0].content  # also for who does not read gzip
        assert "content-encoding" not in again.headers
        assert [job.function for job in jobs] == [function]
    russian = await server.stranger("ru").get(f"/api/tables/{table}/replay")
    assert russian["frames"][1]["move"] != (await anna.get(f"/api/tables/{table}/replay"))["frames"][1]["move"]


async def test_a_replay_for_all_holds_nobodys_links(server: Here) -> None:
    """What is kept is the same for everybody: who asks first, the host of a private table, leaves nothing in it."""
    anna, table = await finished(server, private=True)
    info = await anna.table(table)
    first = await anna.http.get(f"/api/tables/{table}/replay")
    secrets = [info["invite"], *(seat["link"] for seat in info["seats"])]
    assert all(secrets)
    assert not any(secret.rpartition("/")[2] in first.text for secret in secrets)
    assert await server.stranger().refusal(f"/api/tables/{table}/replay", status=404) == "no-table"
    assert await server.stranger().refusal(f"/api/tables/{table}/export", status=404) == "no-table"


async def test_another_name_and_a_longer_match_are_made_anew(server: Here) -> None:
    anna = await server.guest("Anna")
    table = await anna.create(seats=["me", "me"])
    await server.wander(table, lambda match: match.number >= 10)
    short = (await anna.get(f"/api/tables/{table}/log"))["events"]
    await server.wander(table)
    assert len((await anna.get(f"/api/tables/{table}/log"))["events"]) > len(short)
    before = await anna.http.get(f"/api/tables/{table}/replay")
    await anna.rename("Annette")
    after = await anna.http.get(f"/api/tables/{table}/replay")
    assert "Annette" not in before.text
    assert "Annette" in after.text


async def test_heavy_work_costs_more_than_what_is_ready(sqlite_url: str) -> None:
    async with serving(sqlite_url, limits=True) as server:
        anna, table = await finished(server)
        limits = server.services.limits
        limits.requests.rate = limits.work.rate = 0
        limits.requests._levels.clear()
        stranger = server.stranger()
        await stranger.get(f"/api/tables/{table}/replay")
        left = limits.requests.burst - 1 - HEAVY
        assert limits.requests._levels["127.0.0.1"][0] == left
        for _ in range(3):
            await stranger.get(f"/api/tables/{table}/replay")
        assert limits.requests._levels["127.0.0.1"][0] == left - 3
        # each of these is another piece of work
        codes = [(await stranger.http.get(f"/api/tables/{table}/log?before={n}")).status_code for n in range(8)]
        assert codes[:3] == [200] * 3
        assert codes[-1] == 429
        limits.requests._levels.clear()  # from another address, but the same person
        limits.work._levels[anna.me["id"]] = limits.work._levels.get(anna.me["id"], (HEAVY - 1, 0.0))
        assert await anna.refusal(f"/api/tables/{table}/log?before=90", status=429) == "rate"


async def test_work_that_fails_is_one_sentence_and_the_next_one_succeeds(
    server: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, table = await finished(server)

    async def dies(job: Job, seconds: float, **about: str) -> Any:
        raise Died("the process ended")

    with monkeypatch.context() as broken:
        broken.setattr(server.services.archive.pool, "ask", dies)
        assert await anna.refusal(f"/api/tables/{table}/replay", status=500) == "broken"
    assert (await anna.get(f"/api/tables/{table}/replay"))["frames"]


async def test_a_request_about_a_table_loads_no_match(sqlite_url: str) -> None:
    """Whoever asks for a replay makes the server replay nothing itself."""
    async with serving(sqlite_url) as server:
        _, table = await finished(server)
    async with serving(sqlite_url) as server:
        for path in ("", "/replay", "/export", "/log"):
            await server.stranger().get(f"/api/tables/{table}{path}")
        assert server.services.hub.known(table) is None


async def test_a_long_match_is_loaded_in_pieces(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """While a match is replayed in memory, others have their turn."""
    turns, done, do = 0, set(), Match.do

    def noted(match: Match, record: Record) -> None:
        done.add(turns)
        do(match, record)

    async with serving(sqlite_url) as server:
        _, table = await finished(server)
        row = await server.services.store.table(table)
        assert row is not None
        assert row.number > 100
        monkeypatch.setattr(Match, "do", noted)
        loading = asyncio.create_task(server.services.hub.match(row, whole=True))
        while not loading.done():
            await asyncio.sleep(0)
            turns += 1
        assert len(done) >= row.number // PIECE


def test_what_is_made_is_compressed() -> None:
    packed = making._packed(b"x" * 10_000)
    assert len(packed) < 200
    assert gzip.decompress(base64.b64decode(packed)) == b"x" * 10_000
