"""Hints between workers may be lost, malformed or late: nobody is left behind, and nobody keeps what is not theirs."""

import contextlib
import logging
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from typing import Any

import orjson
import pytest
import redis.asyncio

from pentarchy.bench.processes import free_port
from pentarchy.server import keeping_up
from pentarchy.server.fanout import CHANNEL, Hint, _read
from pentarchy.server.refusals import Refused
from pentarchy.server.rows import NOBODY
from pentarchy.server.table_bots import TableBots
from tests.server.harness import SPECTATOR, Guest, level, play_out, until
from tests.server.hosting import Here, serving
from tests.server.stored import stored_match
from tests.server.test_workers import ADVISORS, own_redis

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def look_often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeping_up, "LOOK", 0.2)


@contextlib.asynccontextmanager
async def two_here(database_url: str, redis_url: str) -> AsyncIterator[tuple[Here, Here]]:
    """Two servers in this process with one database, which have heard of each other."""
    async with serving(database_url, redis_url=redis_url) as one, serving(database_url, redis_url=redis_url) as two:
        for here in (one, two):
            await until(lambda here=here: here.services.hub.fanout.state == "ok", "redis")
        yield one, two


def deaf(*servers: Here) -> None:
    """Let every hint about a table be lost from now on; the signs of life arrive."""
    for here in servers:
        fanout = here.services.hub.fanout
        alive = partial(fanout.publish, "")
        fanout.publish = lambda table, *hint, alive=alive: None if table else alive(*hint)  # type: ignore[method-assign]


def only_hints(*servers: Here) -> None:
    """Let nobody look into the database by themselves."""

    async def nothing() -> None: ...

    for here in servers:
        here.services.hub.keeping_up.look = nothing  # type: ignore[method-assign]


def noting(name: str, work: Any, asked: list[str]) -> Any:
    """The same work, noted when it is asked for."""

    def noted(*args: Any, **more: Any) -> Any:
        asked.append(name)
        return work(*args, **more)

    return noted


async def a_table(one: Here, two: Here, **wish: Any) -> tuple[str, Guest, Guest]:
    """A table of Anna at one worker and Boris at the other."""
    anna, boris = await one.guest("Anna"), await two.guest("Boris")
    table = await anna.create(options=ADVISORS, **wish)
    await boris.join(table)
    return table, anna, boris


# moves ----------------------------------------------------------------------------------------------------------
async def test_a_move_elsewhere_is_one_question_to_the_database(
    database_url: str, redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who hears that somebody moved asks for the records, and has everything that a move changes."""
    async with two_here(database_url, redis_url) as (one, two):
        only_hints(one, two)
        table, anna, boris = await a_table(one, two)
        async with anna.at(table) as a, boris.at(table) as b:
            store, asked = two.services.store, list[str]()
            new = two.services.hub.keeping_up.new_records
            monkeypatch.setattr(new, "_read", noting("new records", new._read, asked))
            for name in ("records", "table", "chat", "chat_count", "comings", "glances"):
                monkeypatch.setattr(store, name, noting(name, getattr(store, name), asked))
            number = (await a.play())["number"]
            await b.until(lambda: b.number == number, "the move")
            assert asked == ["new records"]
            monkeypatch.undo()
            live, stored = two.services.hub.known(table), await store.table(table)
            assert live is not None
            assert stored is not None
            assert (live.row.number, live.row.waiting, live.row.place) == (stored.number, stored.waiting, stored.place)


async def test_a_move_elsewhere_answers_the_wish_to_take_back(database_url: str, redis_url: str) -> None:
    async with two_here(database_url, redis_url) as (one, two):
        only_hints(one, two)
        table, anna, boris = await a_table(one, two)
        async with anna.at(table) as a, boris.at(table) as b:
            await a.play()
            await a.send({"t": "back"})
            await b.until(lambda: b.back == {"by": 0, "missing": [1]}, "the wish")
            asked = a if a.ask else b
            await asked.play()
            await a.until(lambda: a.back is None, "no wish any more")
            await b.until(lambda: b.back is None, "no wish any more")


# lost hints -----------------------------------------------------------------------------------------------------
async def test_a_lost_hint_is_made_up_for(database_url: str, redis_url: str) -> None:
    """Moves, talk, a wish to take back and its answer arrive at the other worker although nobody says so."""
    async with two_here(database_url, redis_url) as (one, two):
        table, anna, boris = await a_table(one, two)
        async with anna.at(table) as a, boris.at(table) as b:
            deaf(one, two)
            number = (await a.play())["number"]
            await a.send({"t": "chat", "text": "Your turn"})
            await b.until(lambda: b.number == number and b.chat, "the move and the talk")
            assert [line["text"] for line in b.chat] == ["Your turn"]
            await a.send({"t": "back"})
            await b.until(lambda: b.back == {"by": 0, "missing": [1]}, "the wish")
            await b.send({"t": "agree", "yes": True})
            await a.until(lambda: a.number == number + 1 and a.back is None, "the answer")
            await play_out([a, b], moves=4)
            await level([a, b])
            assert len(a.chat) == len(b.chat) == 1  # nothing is told twice
        await stored_match(database_url, table)


async def test_a_reload_shows_what_is_stored(sqlite_url: str, redis_url: str) -> None:
    """Neither a hint nor the look every few seconds: joining and `sync` ask the database themselves."""
    async with two_here(sqlite_url, redis_url) as (one, two):
        table, anna, boris = await a_table(one, two)
        two.services.hub.keeping_up.begin = lambda table_id: None  # type: ignore[method-assign]
        async with anna.at(table) as a, boris.at(table) as b:
            number = (await a.play())["number"]
            await a.send({"t": "chat", "text": "Hello"})
            await a.next("chat", 0)
            assert b.number < number
            await b.sync()
            assert b.number == number
            number = (await a.play())["number"] if a.ask else number
            async with two.stranger().at(table) as c:
                assert c.number == number
                assert [line["text"] for line in c.chat] == ["Hello"]
            assert [line["text"] for line in b.chat] == ["Hello"]  # told to those who were there, too


async def test_one_question_for_all_tables(sqlite_url: str, redis_url: str) -> None:
    async with two_here(sqlite_url, redis_url) as (one, _):
        anna, hub = await one.guest("Anna"), one.services.hub
        tables = [await anna.create(seats=["me", "me"]) for _ in range(5)]
        for table in tables:
            await (await hub.table(table)).talk.lines()
        asked, glances = [], hub.store.glances

        async def counted(table_ids: list[str]) -> Any:
            asked.append(set(table_ids))
            return await glances(table_ids)

        hub.store.glances = counted  # type: ignore[method-assign]
        assert await hub.keeping_up.behind(hub.tables) == []
        assert set(tables) <= asked[0]
        assert len(asked) == 1


async def test_a_line_that_is_stored_late_is_told(sqlite_url: str, redis_url: str) -> None:
    """In PostgreSQL a lower number can be committed after a higher one."""
    async with two_here(sqlite_url, redis_url) as (one, two):
        table, anna, _ = await a_table(one, two)
        async with anna.at(table) as a:
            live = await one.services.hub.table(table)
            await one.services.store.add_chat(table, 0, "Anna", "early", 1.0)
            await live.talk.catch_up()
            (early,) = await live.talk.lines()
            live.talk._lines = [{**early, "id": early["id"] + 1, "text": "late"}]  # as if it had been told first
            await live.talk.catch_up()
            await a.until(lambda: [line["text"] for line in a.chat] == ["early", "early"], "the line again")


# a seat that was handed over ------------------------------------------------------------------------------------
async def hand_over(table: str, owner: Guest, heir: Guest) -> None:
    """Give the seat of one person to another, at the worker of that other."""
    link = next(seat["link"] for seat in (await owner.table(table))["seats"] if seat["you"])
    await heir.post(f"/api/tables/{table}/seat", {"token": link.rpartition("/")[2]})


async def test_who_lost_a_seat_loses_it_at_all_workers(database_url: str, redis_url: str) -> None:
    """The hint is lost, too: within a few seconds Boris looks as a spectator."""
    async with two_here(database_url, redis_url) as (one, two):
        table, anna, boris = await a_table(one, two)
        async with anna.at(table), boris.at(table) as b:
            deaf(one)
            await hand_over(table, boris, await one.guest("Clara"))
            await b.until(lambda: b.seat == SPECTATOR, "the seat to be gone")
            assert b.look is not None
            assert b.look["private"] == []


async def test_who_lost_a_seat_cannot_act_for_it(database_url: str, redis_url: str) -> None:
    """Not even before the other worker knows it."""
    async with two_here(database_url, redis_url) as (one, two):
        table, anna, boris = await a_table(one, two)
        async with anna.at(table), boris.at(table) as b:
            two.services.hub.keeping_up.begin = lambda table_id: None  # type: ignore[method-assign]
            await b.play()
            await hand_over(table, boris, await one.guest("Clara"))
            assert b.seat == 1  # he does not know it yet
            action = b.a_play(b.moves[0]) if b.ask else {"t": "undo", "at": b.number}
            assert (await b.refused(action))["code"] == "seat"
            assert b.seat == SPECTATOR
        assert (await stored_match(database_url, table)).number == 1


MESSAGES = [{"t": "sit", "seat": 1}, {"t": "back"}, {"t": "sync"}, {"t": "lang", "lang": "ru"}]


@pytest.mark.parametrize("message", MESSAGES, ids=lambda message: str(message["t"]))
async def test_every_message_asks_whose_the_seat_is(message: Any, sqlite_url: str, redis_url: str) -> None:
    """Not only moves: what is sent anew is sent to who has the seat, and who has it not has no say."""
    async with two_here(sqlite_url, redis_url) as (one, two):
        table, anna, boris = await a_table(one, two)
        async with anna.at(table), boris.at(table) as b:
            two.services.hub.keeping_up.begin = lambda table_id: None  # type: ignore[method-assign]
            await hand_over(table, boris, await one.guest("Clara"))
            since = len(b.messages)
            await b.send(message)
            await b.ping()
            assert b.seat == SPECTATOR
            private = [m["look"]["private"] for m in b.messages[since:] if m["t"] == "state"]
            assert private
            assert not any(private)


async def test_over_http_too_it_is_asked_whose_the_seat_is(sqlite_url: str, redis_url: str) -> None:
    async with two_here(sqlite_url, redis_url) as (one, two):
        table, anna, boris = await a_table(one, two, private=False)
        async with anna.at(table) as a, boris.at(table) as b:
            await play_out([a, b], moves=12)
            own = await boris.get(f"/api/tables/{table}/log", seat=1)
            two.services.hub.keeping_up.begin = lambda table_id: None  # type: ignore[method-assign]
            await hand_over(table, boris, await one.guest("Clara"))
            assert b.seat == 1  # this worker does not know it yet
            public = await two.stranger().get(f"/api/tables/{table}/log")
            assert await boris.get(f"/api/tables/{table}/log", seat=1) == public != own
            assert not any(seat["you"] or seat["link"] for seat in (await boris.table(table))["seats"])


async def test_a_bot_does_not_move_for_who_came_back(
    sqlite_url: str, redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At one worker a person takes the seat of a bot; the bot of the other worker has just thought of a move."""
    monkeypatch.setattr(TableBots, "wake", lambda self: None)
    async with two_here(sqlite_url, redis_url) as (one, two):
        anna, boris = await one.guest("Anna"), await one.guest("Boris")
        table = await anna.create(options=ADVISORS)
        await boris.join(table)
        await boris.post(f"/api/tables/{table}/leave")
        live = await two.services.hub.table(table)
        two.services.hub.keeping_up.begin = lambda table_id: None  # type: ignore[method-assign]
        await boris.post(f"/api/tables/{table}/return")
        assert live.row.seats[1].bot
        move = live.running().state.legal(1)[0]
        with pytest.raises(Refused, match="seat"):
            await live.act(partial(live.bots._move, 1, move, 0), 1, owner=NOBODY)
        assert (await stored_match(sqlite_url, table)).number == 0
        assert live.row.seats[1].user_id == boris.me["id"]


# whatever Redis says --------------------------------------------------------------------------------------------
NONSENSE: list[bytes] = [
    b"", b"\xff\xfe\x00", "ж".encode("cp1251"), b"one two three", b"[]", b"{}", b"null", b'["x"]', b"[1,2,3,4]",
    b'["x","here","",{"brave-fox-1":7}]', b'["x","here","",5]', b'["x","at","brave-fox-1",{"a":1}]',
    b'["x","moved","no table at all",null]', b'["x","moved","",null]', b'["x","y","z",1,2,3]', b"x" * 100_000,
    b"[[]]", b"[[],5,null]", b'[["x"],["x","moved","no table at all",null]]', b'[["x","at","brave-fox-1",5],"at"]',
]  # fmt: skip


async def test_the_listener_survives_everything(sqlite_url: str, redis_url: str) -> None:
    async with two_here(sqlite_url, redis_url) as (one, two):
        client = redis.asyncio.from_url(redis_url)
        for data in NONSENSE:
            await client.publish(CHANNEL, data)
        await client.aclose()
        table, anna, boris = await a_table(one, two)
        only_hints(one, two)
        async with anna.at(table) as a, boris.at(table) as b:
            await play_out([a, b], moves=6)
        for guest in (anna, boris):
            health = await guest.get("/healthz")
            assert (health["ok"], health["redis"]) == (True, "ok")


def test_a_message_has_one_hint_or_several() -> None:
    moved, chat = ["x", "moved", "brave-fox-1", None], ["x", "chat", "brave-fox-2", None]
    assert _read(orjson.dumps(moved)) == [Hint(*moved)]
    assert _read(orjson.dumps([moved, chat])) == [Hint(*moved), Hint(*chat)]
    assert _read(orjson.dumps([moved, 5, chat, ["", "moved", "", None]])) == [Hint(*moved), Hint(*chat)]


async def test_hints_of_one_moment_are_one_message(sqlite_url: str, redis_url: str) -> None:
    async with two_here(sqlite_url, redis_url) as (one, two):
        heard, begun = list[bytes](), list[str]()
        two.services.hub.keeping_up.begin = lambda table, **_: begun.append(table)  # type: ignore[method-assign]
        fanout: Any = one.services.hub.fanout
        publish = fanout._redis.publish
        fanout._redis.publish = lambda channel, data: (heard.append(data), publish(channel, data))[1]
        names = [f"brave-fox-{number}" for number in range(5)]
        for name in names:
            fanout.publish(name, "moved")
        await until(lambda: begun, "hints")
        assert begun == names
        assert len([data for data in heard if b"brave" in data]) == 1


async def test_a_hint_that_cannot_be_followed_ends_nothing(
    sqlite_url: str, redis_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with two_here(sqlite_url, redis_url) as (one, two):
        presence = two.services.hub.presence
        heard, failed = presence.heard, []

        def fails(hint: Any) -> None:
            failed.append(hint)
            raise RuntimeError("a mistake")

        presence.heard = fails  # type: ignore[method-assign]
        with caplog.at_level(logging.ERROR):
            await until(lambda: failed, "a sign of life")
        presence.heard = heard  # type: ignore[method-assign]
        only_hints(one, two)
        table, anna, boris = await a_table(one, two)
        async with anna.at(table) as a, boris.at(table) as b:
            await play_out([a, b], moves=4)
        assert "a hint could not be followed" in caplog.messages


async def test_health_names_a_listener_that_ended(sqlite_url: str, redis_url: str) -> None:
    async with serving(sqlite_url, redis_url=redis_url) as here:
        stranger, fanout = here.stranger(), here.services.hub.fanout
        await until(lambda: fanout.state == "ok", "redis")
        fanout._tasks[0].cancel()  # type: ignore[attr-defined]
        await until(lambda: fanout.state == "dead", "the end of the listener")
        answer = await stranger.http.get("/healthz")
        assert answer.status_code == 503
        assert answer.json()["redis"] == "dead"
        assert answer.json()["database"] == "ok"


async def test_a_worker_starts_without_redis_and_connects_later(sqlite_url: str, tmp_path: Path) -> None:
    port = free_port()
    url = f"redis://127.0.0.1:{port}/0"
    async with serving(sqlite_url, redis_url=url) as one, serving(sqlite_url, redis_url=url) as two:
        table, anna, boris = await a_table(one, two)
        health = await anna.get("/healthz")
        assert health == {**health, "ok": True, "database": "ok", "redis": "away"}
        async with anna.at(table) as a, boris.at(table) as b:
            await play_out([a, b], moves=2)
            with own_redis(port, tmp_path):
                for guest in (anna, boris):
                    await until(lambda guest=guest: _redis_is(guest, "ok"), "redis to be found")
                await play_out([a, b], moves=4)
            await until(lambda: _redis_is(anna, "away"), "redis to be missed")
            await play_out([a, b], moves=2)
            with own_redis(port, tmp_path):  # another one at the same address
                await until(lambda: _redis_is(anna, "ok"), "redis to be found again")


async def _redis_is(guest: Guest, state: str) -> bool:
    return bool((await guest.get("/healthz"))["redis"] == state)


# presence -------------------------------------------------------------------------------------------------------
def online(info: Any) -> list[bool]:
    return [seat["online"] for seat in info["seats"]]


async def test_online_is_known_at_all_workers(sqlite_url: str, redis_url: str) -> None:
    async with two_here(sqlite_url, redis_url) as (one, two):
        table, anna, boris = await a_table(one, two)
        async with anna.at(table) as a:
            assert online(a.table) == [True, False]
            async with boris.at(table) as b:
                for player in (a, b):
                    await player.until(lambda player=player: online(player.table) == [True, True], "both")
                async with serving(sqlite_url, redis_url=redis_url) as three:  # who comes later asks the others
                    stranger = three.stranger()

                    async def both() -> bool:
                        return online(await stranger.table(table)) == [True, True]

                    await until(both, "the third worker to know")
                    assert online((await stranger.get("/api/tables"))["running"][0]) == [True, True]
            await a.until(lambda: online(a.table) == [True, False], "Boris to be gone")


async def test_a_worker_that_dies_takes_its_people_along(sqlite_url: str, redis_url: str) -> None:
    async with two_here(sqlite_url, redis_url) as (one, two):
        table, anna, boris = await a_table(one, two)
        async with anna.at(table) as a, boris.at(table):
            await a.until(lambda: online(a.table) == [True, True], "both")
            for task in two.services.hub.fanout._tasks:  # type: ignore[attr-defined]
                task.cancel()  # as if it had been killed: no farewell, no sign of life
            await a.until(lambda: online(a.table) == [True, False], "the other worker to be forgotten")
