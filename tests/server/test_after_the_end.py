"""When a match is over: playing again, looking back, and taking it away as a file that proves itself."""

import asyncio
import json
from typing import Any

import pytest
from sqlalchemy import select

from pentarchy.engine.views import view
from pentarchy.match import Match, from_json, verify
from pentarchy.server.schema import tables
from tests.server.harness import Data, Guest, travelled
from tests.server.hosting import Here, serving

pytestmark = pytest.mark.anyio


async def finished(server: Here, **wish: Any) -> tuple[Guest, Guest, str]:
    """Anna and Boris have played."""
    anna, boris = await server.guest("Anna"), await server.guest("Boris")
    table = await anna.create(**wish)
    await boris.join(table, invite=await invitation(anna, table))
    await server.wander(table)
    return anna, boris, table


async def invitation(guest: Guest, table: str) -> str | None:
    path = (await guest.table(table))["invite"]
    return path.rpartition("/")[2] if path else None


async def all_tables(server: Here) -> list[str]:
    async with server.services.store.engine.connect() as connection:
        return list((await connection.execute(select(tables.c.id))).scalars())


# again ----------------------------------------------------------------------------------------------------------
async def test_a_rematch_is_one_table_with_the_seats_one_on(server: Here) -> None:
    anna, boris, table = await finished(server, private=True, undo="consent", options={"module": "advisors"})
    async with boris.at(table) as b:
        first = await anna.post(f"/api/tables/{table}/rematch")
        assert first["status"] == "open"
        assert [seat["name"] for seat in first["seats"]] == ["", "Anna"]
        await b.until(lambda: b.table["rematch"] == first["id"], "the news")
    second = await boris.post(f"/api/tables/{table}/rematch")
    assert second["id"] == first["id"]
    assert second["status"] == "running"
    assert [seat["name"] for seat in second["seats"]] == ["Boris", "Anna"]
    for _ in range(2):  # asking again changes nothing
        for guest in (anna, boris):
            assert (await guest.post(f"/api/tables/{table}/rematch"))["id"] == first["id"]
    old = await anna.table(table)
    assert old["rematch"] == first["id"]
    for field in ("game", "players", "private", "undo", "options"):
        assert second[field] == old[field]
    assert second["commitment"] != old["commitment"]


async def test_both_ask_for_a_rematch_at_once(server: Here) -> None:
    anna, boris, table = await finished(server)
    before = set(await all_tables(server))
    path = f"/api/tables/{table}/rematch"
    answers = await asyncio.gather(*(guest.post(path) for guest in (anna, boris, anna, boris)))
    assert len({answer["id"] for answer in answers}) == 1
    assert (await anna.table(answers[0]["id"]))["status"] == "running"
    assert len(set(await all_tables(server)) - before) == 1, "the tables of those who came second are left over"


async def test_a_double_click_on_rematch_against_bots(server: Here) -> None:
    anna = await server.guest("Anna")
    table = await anna.create(players=1, seats=["me"])
    await server.wander(table)
    before = set(await all_tables(server))
    path = f"/api/tables/{table}/rematch"
    answers = await asyncio.gather(*(anna.post(path) for _ in range(3)))
    assert len({answer["id"] for answer in answers}) == 1
    assert len(set(await all_tables(server)) - before) == 1, "the tables of the other clicks are left over"


async def test_who_may_ask_for_a_rematch(server: Here) -> None:
    anna, _, table = await finished(server)
    vera = await server.guest("Vera")
    assert await vera.refusal(f"/api/tables/{table}/rematch", {}, 403) == "not-seated"
    running = await anna.create(seats=["me", "me"])
    assert await anna.refusal(f"/api/tables/{running}/rematch", {}, 409) == "not-finished"


# looking back ---------------------------------------------------------------------------------------------------
def opened(match: Match, position: int) -> Data:
    """What everybody may see of a position when all is over."""
    state = match.at(position)
    shown = state.clone()
    shown.knows = [shown.everyone] * len(shown.knows)
    scores = [match.game.score(state, player) for player in range(state.players)]
    return travelled(view(shown) | {"derived": match.game.derived(state), "scores": scores, "insight": {}})


async def test_a_replay_rebuilds_every_position(database_url: str) -> None:
    async with serving(database_url) as server:
        anna, _, table = await finished(server)
        match = (await server.services.hub.table(table)).running()
        for guest in (anna, server.stranger("ru")):
            replay = await guest.get(f"/api/tables/{table}/replay")
            frames = replay["frames"]
            assert len(frames) == match.position + 1
            look: Data = {}
            for position, frame in enumerate(frames):
                look |= frame["look"]
                assert look == opened(match, position)
                assert frame["player"] == (match.line[position - 1].player if position else -1)
                assert bool(frame["move"]) == (position > 0)
                assert frame["where"]
                assert frame["scores"] == [sum(score.values()) for score in look["scores"]]
                told = match.events[position]
                assert [line["kind"] for line in frame["events"]] == [kind for kind, _, _ in told]
                assert [line["args"] for line in frame["events"]] == [list(args) for _, args, _ in told]
            assert replay["result"]["winners"] == list(match.outcome().winners)
            assert replay["result"]["luck"]["seed"] == match.setup.luck.shown_seed
            assert (await guest.http.get(replay["file"])).status_code == 200
            assert replay["table"]["id"] == table


async def test_a_replay_after_a_restart_is_the_same(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server:
        anna, _, table = await finished(server)
        before = (await anna.get(f"/api/tables/{table}/replay"))["frames"]
    async with serving(sqlite_url) as server:
        assert (await server.stranger().get(f"/api/tables/{table}/replay"))["frames"] == before


async def test_while_a_match_runs_there_is_no_replay(server: Here) -> None:
    anna = await server.guest("Anna")
    table = await anna.create(seats=["me", "me"])
    assert await anna.refusal(f"/api/tables/{table}/replay", status=409) == "running"
    waiting = await anna.create()
    assert await anna.refusal(f"/api/tables/{waiting}/replay", status=409) == "running"


# taking it away -------------------------------------------------------------------------------------------------
async def test_the_export_of_a_finished_match_proves_itself(server: Here) -> None:
    anna, _, table = await finished(server, entropy="a word")
    promised = (await anna.table(table))["commitment"]
    answer = await server.stranger().http.get(f"/api/tables/{table}/export")
    assert answer.headers["content-disposition"] == f'attachment; filename="{table}.json"'
    report = verify(answer.text, promised=promised)
    assert report.ok
    assert report.fair
    match = (await server.services.hub.table(table)).running()
    assert list(from_json(answer.text).log) == list(match.log)
    assert report.outcome == match.outcome()


async def test_the_export_of_a_running_match_is_only_an_announcement(server: Here) -> None:
    anna = await server.guest("Anna")
    for seed in (None, 77_000_111):
        table = await anna.create(seats=["me", "me"], seed=seed)
        match = await server.wander(table, lambda match: match.number >= 30)
        text = (await anna.http.get(f"/api/tables/{table}/export")).text
        data = json.loads(text)
        assert data["running"] == match.number
        assert not {"log", "snapshots", "result"} & set(data)
        assert match.setup.luck.shown_seed not in text
        row = await server.services.store.table(table)
        assert row is not None
        assert not row.secret or row.secret not in text


async def test_there_is_nothing_to_export_before_the_start(server: Here) -> None:
    anna = await server.guest("Anna")
    table = await anna.create()
    assert await anna.refusal(f"/api/tables/{table}/export", status=409) == "open"


async def test_after_a_rematch_that_nobody_played_there_is_another(server: Here) -> None:
    """Whoever made it stands up, which takes it away: the table before it does not lead there any more."""
    anna, boris = await server.guest("Anna"), await server.guest("Boris")
    table = await anna.create()
    await boris.join(table)
    await server.wander(table)
    first = await anna.post(f"/api/tables/{table}/rematch")
    await anna.post(f"/api/tables/{first['id']}/leave")
    second = await boris.post(f"/api/tables/{table}/rematch")
    assert second["id"] != first["id"]
    assert (await anna.post(f"/api/tables/{table}/rematch"))["id"] == second["id"]


async def test_a_private_table_is_nothing_to_strangers_whatever_they_want(server: Here) -> None:
    anna, vera = await server.guest("Anna"), await server.guest("Vera")
    table = await anna.create(private=True)
    for path in ("leave", "return", "rematch"):
        assert await vera.refusal(f"/api/tables/{table}/{path}", {}, 404) == "no-table"
