"""Coming back and coming late: the same question, the state and not the history."""

import pytest

from tests.server.harness import follow, level, play_out, rehearse
from tests.server.hosting import Here, serving

pytestmark = pytest.mark.anyio


def kept(message: dict[str, object]) -> dict[str, object]:
    """A state without what depends on who is there."""
    return {name: value for name, value in message.items() if name != "table"}


async def test_the_same_question_after_coming_back(server: Here) -> None:
    anna, boris = await server.guest("Anna"), await server.guest("Boris")
    table = await anna.create(seed=7)
    await boris.join(table)
    async with anna.at(table) as a, boris.at(table) as b:
        for number in range(0, 40, 8):
            await play_out([a, b], moves=8, seed=number)
            for guest, player in ((anna, a), (boris, b)):
                fresh = await player.sync()
                async with guest.at(table) as again:
                    assert kept(again.messages[0]) == kept(fresh)


async def test_the_same_question_after_the_server_came_back(sqlite_url: str) -> None:
    script, _ = rehearse(lambda match: match.number == 45, seed=7)
    async with serving(sqlite_url) as server:
        anna, boris = await server.guest("Anna"), await server.guest("Boris")
        table = await anna.create(seed=7)
        await boris.join(table)
        async with anna.at(table) as a, boris.at(table) as b:
            await follow([a, b], script)
            before = [await a.sync(), await b.sync()]
        cookies = [anna.cookie, boris.cookie]
    async with serving(sqlite_url) as server:
        for cookie, old in zip(cookies, before, strict=True):
            async with server.stranger(cookie=cookie).at(table) as again:
                fresh = again.messages[0]
                same = {"seat", "number", "position", "look", "ask", "undo", "back", "chat", "result"}
                assert {name: fresh[name] for name in same} == {name: old[name] for name in same}
                # the lines of the log after the checkpoint; the earlier ones are there for the asking
                assert fresh["earlier"] is True
                assert fresh["events"] == old["events"][len(old["events"]) - len(fresh["events"]) :]


async def test_a_late_comer_gets_the_state_and_only_the_last_lines(server: Here) -> None:
    anna, boris, vera = [await server.guest(name) for name in ("Anna", "Boris", "Vera")]
    table = await anna.create(seed=7)
    await boris.join(table)
    async with vera.at(table) as early:
        assert early.earlier is False
    await server.wander(table, lambda match: match.number >= 100)
    async with vera.at(table) as late:
        assert late.position == 100
        assert late.earlier is True
        positions = {line["position"] for line in late.events}
        assert min(positions) > 100 - 60
        assert max(positions) <= 100
        older = (await vera.get(f"/api/tables/{table}/log", before=min(positions)))["events"]
        everything = (await vera.get(f"/api/tables/{table}/log"))["events"]
        assert older + late.events == everything
        assert older[0]["position"] == 0
        assert older[0]["player"] == -1


async def test_the_log_is_told_as_each_seat_may_know_it(server: Here) -> None:
    anna, boris, vera = await server.guest("Anna"), await server.guest("Boris", lang="ru"), await server.guest("Vera")
    table = await anna.create(seed=7)
    await boris.join(table)
    match = await server.wander(table, lambda match: match.number >= 60)
    live = await server.services.hub.table(table)
    told = {}
    for guest, eye in ((anna, 0), (boris, 1), (vera, -1), (server.stranger(), -1)):
        speech = live.speech(guest.lang)
        expected = [
            (position, speech.event(event)) for position, group in enumerate(match.events_for(eye)) for event in group
        ]
        for seat in (-1, 0, 1, 8):  # asking for the seat of another changes nothing
            lines = (await guest.get(f"/api/tables/{table}/log", seat=seat))["events"]
            assert [(line["position"], line["text"]) for line in lines] == expected
        told[eye] = [line["args"] for line in lines]
    assert told[0] != told[-1]  # the match has hidden things to tell
    assert told[0] != told[1]


async def test_the_log_of_a_table_that_has_not_begun(server: Here) -> None:
    anna = await server.guest("Anna")
    table = await anna.create()
    assert await anna.refusal(f"/api/tables/{table}/log") == "open"
    for bad in ("before=-1", "before=x", "seat=99", "seat=-2"):
        assert await anna.refusal(f"/api/tables/{table}/log?{bad}", status=422) == "form"


async def test_the_log_of_a_hot_seat(server: Here) -> None:
    anna = await server.guest("Anna")
    table = await anna.create(seats=["me", "me"], seed=7)
    await server.wander(table, lambda match: match.number >= 40)
    zero, one = [(await anna.get(f"/api/tables/{table}/log", seat=seat))["events"] for seat in (0, 1)]
    assert zero != one


async def test_messages_wait_for_a_slow_client_only_so_long(server: Here) -> None:
    """A client that reads nothing is dropped; the table goes on and the client can come back."""
    anna, vera = await server.guest("Anna"), await server.guest("Vera")
    table = await anna.create(players=1, seats=["me"])
    live = await server.services.hub.table(table)
    async with vera.at(table) as v:
        connection = next(iter(live.audience.connections))
        for _ in range(1000):
            connection.send(b'{"t":"pong"}')
        await v.until(lambda: v.closed, "being dropped")
    async with vera.at(table) as v, anna.at(table) as a:
        await a.play()
        await level([a, v])
