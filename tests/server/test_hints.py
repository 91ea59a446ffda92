"""Hints through a websocket: what the expert would play, to who asks, and only in a match that is nobody else's."""

import asyncio
import logging
from collections.abc import AsyncIterator
from typing import Any

import pytest

from pentarchy.match import Match
from pentarchy.server import hinting
from pentarchy.teacher import hint
from pentarchy.thinking import Job
from tests.server.harness import Data, Guest, Player, is_sentence
from tests.server.hosting import Here, serving
from tests.server.quick_hints import QUICK
from tests.thinking.slow_jobs import DIE, FAIL, HANG

pytestmark = pytest.mark.anyio
PATIENT = 120.0  # seconds for a thought: a slow machine is no mistake of the server


@pytest.fixture(scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Here]:
    folder = tmp_path_factory.mktemp("hints")
    async with serving(f"sqlite+aiosqlite:///{folder / 'pentarchy.sqlite'}", bot_seconds=PATIENT) as here:
        yield here


@pytest.fixture(autouse=True)
def _quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hinting, "HINT", QUICK)


def a_hint(player: Player, at: int | None = None, number: int = 7) -> Data:
    return {"t": "hint", "id": number, "at": player.number if at is None else at}


async def alone(server: Here, lang: str = "en", **wish: Any) -> tuple[str, Player]:
    anna = await server.guest("Anna", lang)
    table = await anna.create(**{"players": 1, "seats": ["me"], "seed": 1, **wish})
    return table, await anna.open(table)


async def refusal(player: Player, message: Data) -> str:
    """The code of a refusal, which is a sentence and says which question it answers."""
    said = await player.tell(message, "refused")
    assert (said["of"], said["id"]) == ("hint", message["id"])
    assert is_sentence(said["text"])
    return str(said["code"])


@pytest.mark.parametrize("lang", ["en", "ru"])
async def test_a_hint_can_be_played_as_it_is_told(server: Here, lang: str) -> None:
    _, a = await alone(server, lang)
    assert a.table["hints"]
    number, look = a.number, a.look
    answer = await a.tell(a_hint(a, number=12), "hint")
    assert (answer["id"], answer["at"]) == (12, number)
    assert (a.number, a.look) == (number, look)
    offered = {tuple(one["move"]): one["text"] for one in (a.ask or {})["moves"]}
    assert 2 <= len(answer["hints"]) <= hint.MOST
    for one in answer["hints"]:
        assert one["text"] == offered[tuple(one["move"])]
        assert one["steps"][0]["move"] == one["move"]
        for sentence in (one["worth"], *one["points"], *one["events"]):
            assert any("а" <= letter <= "я" for letter in sentence.lower()) == (lang == "ru"), sentence
        told = await a.tell({"t": "preview", "id": 1, "steps": one["steps"], "at": number}, "preview")
        assert told["preview"]["made"] == len(one["steps"])
    await a.play(answer["hints"][0]["move"])
    assert a.number == number + 1
    await a.close()


async def test_against_bots_and_in_a_hot_seat_it_is_allowed(server: Here) -> None:
    anna = await server.guest("Anna")
    for seats in (["me", "random"], ["me", "me"]):
        async with anna.at(await anna.create(seats=seats)) as a:
            await a.until(lambda a=a: a.ask, "a question")
            assert a.table["hints"]
            assert (await a.tell(a_hint(a), "hint"))["hints"]


async def no_hints(*players: Player) -> None:
    """Nobody of these is offered a hint, and whoever asks all the same gets none."""
    for player in players:
        await player.sync()
        assert not player.table["hints"]
        assert await refusal(player, a_hint(player)) == "hint-people"


@pytest.mark.parametrize("practice", [False, True])
async def test_where_another_person_plays_there_are_none(server: Here, practice: bool) -> None:
    """A bot that plays on for who left does not change it: they may come back, with what the other was told."""
    anna, boris = await server.guest("Anna"), await server.guest("Boris")
    table = await anna.create(**({"seed": 1} if practice else {}))
    await boris.join(table)
    async with anna.at(table) as a:
        async with boris.at(table) as b, server.stranger().at(table) as nobody:
            await no_hints(a, b)
            assert not nobody.table["hints"]
            assert await refusal(nobody, a_hint(nobody)) == "watching"
            await boris.post(f"/api/tables/{table}/leave")
        await a.until(lambda: a.table["seats"][1]["kind"] == "bot", "the bot")
        await a.until(lambda: a.ask, "a question")
        await no_hints(a)
        await boris.post(f"/api/tables/{table}/return")
        async with boris.at(table) as b:
            await no_hints(a, b)


async def test_a_seat_that_was_given_away_ends_the_hints_for_good(server: Here) -> None:
    """Also when it is given back, and all seats are one person's again."""
    anna, boris = await server.guest("Anna"), await server.guest("Boris")
    table = await anna.create(seats=["me", "me"])

    async def give(owner: Guest, to: Guest) -> None:
        link = (await owner.table(table))["seats"][1]["link"]
        await to.post(f"/api/tables/{table}/seat", {"token": link.rpartition("/")[2]})

    async with anna.at(table, seat=0) as a:
        assert a.table["hints"]
        await give(anna, boris)
        async with boris.at(table) as b:
            await no_hints(a, b)
        await give(boris, anna)
        await a.until(lambda: all(seat["you"] for seat in a.table["seats"]), "both seats")
        await no_hints(a)


async def test_who_takes_over_a_match_against_bots_gets_none(server: Here) -> None:
    anna, boris = await server.guest("Anna"), await server.guest("Boris")
    made = await anna.new_table(seats=["me", "random"])
    link = made["seats"][0]["link"]
    await boris.post(f"/api/tables/{made['id']}/seat", {"token": link.rpartition("/")[2]})
    async with boris.at(made["id"]) as b:
        await b.until(lambda: b.ask, "a question")
        await no_hints(b)


async def test_a_hint_that_is_thought_about_is_not_told_once_somebody_else_sits_there(
    server: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, boris = await server.guest("Anna"), await server.guest("Boris")
    made = await anna.new_table(seats=["me", "me"])
    pool, sat = server.services.hub.bots.pool, asyncio.Event()
    ask = pool.ask

    async def late(*given: Any, **about: str) -> Any:
        found = await ask(*given, **about)
        await sat.wait()
        return found

    monkeypatch.setattr(pool, "ask", late)
    async with anna.at(made["id"]) as a:
        await a.until(lambda: a.ask, "a question")  # of the seat that begins, whichever that is
        await a.send(a_hint(a))
        token = made["seats"][1 - a.seat]["link"].rpartition("/")[2]
        await boris.post(f"/api/tables/{made['id']}/seat", {"token": token})
        sat.set()
        said = await a.next("refused", 0)
        assert (said["code"], said["of"]) == ("hint-people", "hint")


async def test_nobody_else_hears_of_a_hint(server: Here) -> None:
    table, a = await alone(server)
    async with server.stranger().at(table) as other:
        await other.ping()
        heard = len(other.messages)
        await a.tell(a_hint(a), "hint")
        await other.ping()
        assert [message["t"] for message in other.messages[heard:]] == ["pong"]
    await a.close()


async def test_what_is_refused(server: Here) -> None:
    _, a = await alone(server)
    assert await refusal(a, a_hint(a, at=99)) == "stale"
    number = a.number
    await a.play()
    if a.number > number:
        assert await refusal(a, a_hint(a, at=number)) == "stale"
    for wish in ({"t": "hint", "at": 0}, {"t": "hint", "id": 1}, {"t": "hint", "id": "1", "at": 0}):
        assert (await a.tell(wish, "refused"))["code"] == "message"
    await a.close()


def single(match: Match) -> list[int]:
    """Seats whose question has one answer."""
    return [seat for seat, asked in enumerate(match.state.asks) if asked and len(match.state.legal(seat)) == 1]


async def test_who_is_not_asked_or_has_no_choice_gets_none(server: Here) -> None:
    anna = await server.guest("Anna")
    table = await anna.create(game="tyrants", seats=["me", "me"], seed=1, options={})
    match = await server.wander(table, lambda match: len(single(match)) == 1)
    seat = single(match)[0]
    async with anna.at(table, seat=seat) as a, anna.at(table, seat=1 - seat) as b:
        assert await refusal(a, a_hint(a)) == "hint-single"
        assert await refusal(b, a_hint(b)) == "hint-turn"
        await server.wander(table)
        await a.sync()
        assert await refusal(a, a_hint(a)) == "over"


async def test_a_position_is_thought_about_once(server: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    """Asked again, at once or later, from another window, in another language: until the match goes on."""
    pool, asked = server.services.hub.bots.pool, list[Job]()
    ask = pool.ask

    async def counted(job: Job, seconds: float, **about: str) -> Any:
        asked.append(job)
        return await ask(job, seconds, **about)

    monkeypatch.setattr(pool, "ask", counted)
    _, a = await alone(server)
    for number in (1, 2):
        await a.send(a_hint(a, number=number))
    await a.until(lambda: [m["id"] for m in a.messages if m["t"] == "hint"] == [1, 2], "both answers")
    await a.tell({"t": "lang", "lang": "ru"}, "state")
    third = await a.tell(a_hint(a, number=3), "hint")
    assert [one["move"] for one in third["hints"]] == [one["move"] for one in a.messages[-1]["hints"]]
    assert len(asked) == 1
    assert "seats" not in asked[0].arguments
    await a.play()
    if len(a.moves) > 1:
        await a.tell(a_hint(a), "hint")
        assert len(asked) == 2
    await a.close()


async def test_who_waits_can_go_on_and_then_it_is_stale(server: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    """A move comes through while the thinker thinks; the hint of before it is told to nobody."""
    gate = asyncio.Event()
    pool = server.services.hub.bots.pool
    ask = pool.ask

    async def late(*given: Any, **about: str) -> Any:
        found = await ask(*given, **about)
        await gate.wait()
        return found

    monkeypatch.setattr(pool, "ask", late)
    _, a = await alone(server)
    await a.send(a_hint(a))
    await a.play()
    gate.set()
    said = await a.next("refused", 0)
    assert (said["code"], said["of"], said["id"]) == ("stale", "hint", 7)
    assert not [message for message in a.messages if message["t"] == "hint"]
    await a.close()


@pytest.mark.parametrize(("job", "seconds"), [(FAIL, PATIENT), (DIE, PATIENT), (HANG, 0.5)])
async def test_a_thinker_that_fails_is_one_sentence_and_the_next_hint_comes(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, job: str, seconds: float
) -> None:
    async with serving(sqlite_url, bot_seconds=seconds) as server:
        _, a = await alone(server)
        monkeypatch.setattr(hinting, "HINT", job)
        with caplog.at_level(logging.WARNING):
            assert await refusal(a, a_hint(a)) == "hint-failed"
        assert "hint failed" in caplog.messages
        server.services.hub.bots.seconds = PATIENT
        monkeypatch.setattr(hinting, "HINT", QUICK)
        assert (await a.tell(a_hint(a), "hint"))["hints"]
        await a.close()


async def test_too_many_are_refused(sqlite_url: str) -> None:
    async with serving(sqlite_url, limits=True) as server:
        _, a = await alone(server)
        for number in range(20):
            await a.send(a_hint(a, number=number))
        await a.until(lambda: any(message["t"] == "refused" for message in a.messages), "a refusal")
        said = next(message for message in a.messages if message["t"] == "refused")
        assert (said["code"], said["of"]) == ("rate", "hint")
        await a.tell(a.a_play(a.moves[0]), "update")  # moves are counted apart
        await a.close()
