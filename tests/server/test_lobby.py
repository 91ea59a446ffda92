"""The lists of tables: what is open, what is running, what is mine, and whose turn it is."""

import asyncio

import pytest

from tests.server.harness import Data, Guest
from tests.server.hosting import Here, serving

pytestmark = pytest.mark.anyio


async def ids(guest: Guest) -> dict[str, set[str]]:
    lists = await guest.get("/api/tables")
    assert set(lists) == {"open", "running", "mine"}
    return {name: {row["id"] for row in rows} for name, rows in lists.items()}


async def test_a_table_moves_through_the_lists(database_url: str) -> None:
    async with serving(database_url) as server:
        anna, boris, vera = [await server.guest(name) for name in ("Anna", "Boris", "Vera")]
        table = await anna.create()
        assert await ids(anna) == {"open": set(), "running": set(), "mine": {table}}
        assert await ids(vera) == {"open": {table}, "running": set(), "mine": set()}
        assert await ids(server.stranger()) == {"open": {table}, "running": set(), "mine": set()}
        await boris.join(table)
        assert await ids(vera) == {"open": set(), "running": {table}, "mine": set()}
        assert await ids(boris) == {"open": set(), "running": set(), "mine": {table}}
        await server.wander(table)
        assert await ids(vera) == {"open": set(), "running": set(), "mine": set()}
        assert (await ids(anna))["mine"] == {table}


async def test_a_private_table_is_invisible_without_its_invitation(server: Here) -> None:
    anna, boris, vera = [await server.guest(name) for name in ("Anna", "Boris", "Vera")]
    made = await anna.new_table(private=True)
    table = made["id"]
    page, word, invite = made["invite"].strip("/").split("/")
    assert (page, word) == ("i", table)
    for _ in range(2):  # while it is open, and while it is running
        for guest in (vera, server.stranger()):
            assert all(table not in found for found in (await ids(guest)).values())
            for path in ("", "/log", "/export", "/replay", "?invite=wrong", "?invite="):
                assert await guest.refusal(f"/api/tables/{table}{path}", status=404) == "no-table"
        assert await vera.refusal(f"/api/tables/{table}/join", {"invite": "wrong"}, 404) == "no-table"
        assert await vera.refusal(f"/api/tables/{table}/join", {}, 404) == "no-table"
        assert (await vera.table(table, invite=invite))["id"] == table
        assert (await vera.table(table, invite=invite))["invite"] is None  # who has it need not be told
        for wrong in ({}, {"invite": "wrong"}):
            socket = await vera.socket(table, **wrong)
            await socket.wait_closed()
            assert socket.close_code == 4404
        async with vera.at(table, invite=invite) as spectator:
            assert spectator.seat == -1
        if (await anna.table(table))["status"] == "open":
            assert (await boris.join(table, invite=invite))["invite"] == made["invite"]
    assert table in (await ids(boris))["mine"]


async def test_no_such_table_looks_the_same_as_a_private_one(server: Here) -> None:
    anna = await server.guest("Anna")
    private = await (await server.guest("Boris")).create(private=True)
    answers = [(await anna.http.get(f"/api/tables/{table}")) for table in (private, "no-such-table-1")]
    assert answers[0].status_code == answers[1].status_code == 404
    assert answers[0].content == answers[1].content
    socket = await anna.socket("no-such-table-1")
    await socket.wait_closed()
    assert socket.close_code == 4404


async def test_whose_turn_it_is(server: Here) -> None:
    anna, boris, vera = [await server.guest(name) for name in ("Anna", "Boris", "Vera")]
    table = await anna.create(seed=3)
    row = await anna.table(table)
    assert (row["waiting"], row["yourTurn"], row["where"]) == ([], False, "")
    await boris.join(table)
    live = await server.services.hub.table(table)
    turns = set()
    for _ in range(6):
        match = live.running()
        waiting = [seat for seat, question in enumerate(match.state.asks) if question is not None]
        turns.add(tuple(waiting))
        for guest, seat in ((anna, 0), (boris, 1), (vera, None)):
            lists = await guest.get("/api/tables")
            listed = next(row for rows in lists.values() for row in rows if row["id"] == table)
            for row in (listed, await guest.table(table)):
                assert row["waiting"] == waiting
                assert row["yourTurn"] == (seat in waiting)
        number = match.number
        await server.wander(table, lambda match, number=number: match.number > number)
    assert len(turns) > 1


async def test_where_a_match_is_in_both_languages(server: Here) -> None:
    anna = await server.guest("Anna")
    table = await anna.create(players=1, seats=["me"], seed=3)
    live = await server.services.hub.table(table)

    async def where(lang: str) -> str:
        listed = (await anna.get("/api/tables", lang=lang))["mine"]
        text = next(row["where"] for row in listed if row["id"] == table)
        assert text == (await anna.table(table, lang=lang))["where"]
        return str(text)

    for number in (0, 20, 40):
        match = await server.wander(table, lambda match, number=number: match.number >= number)
        look = match.game.look(match.state, 0)
        for lang in ("en", "ru"):
            assert await where(lang) == live.speech(lang).where(look)
    assert "Round" in await where("en")
    assert "Раунд" in await where("ru")


async def test_the_language_of_a_browser(server: Here) -> None:
    table = await (await server.guest("Anna")).create(seats=["me", "greedy"])
    stranger = server.stranger()

    async def title(header: str, **query: str) -> str:
        answer = await stranger.http.get(f"/api/tables/{table}", headers={"accept-language": header}, params=query)
        return str(answer.json()["seats"][1]["name"])

    english, russian = await title("en"), await title("ru")
    assert english != russian
    assert await title("de-DE, ru-RU;q=0.8, en;q=0.5") == russian
    assert await title("fr") == english
    assert await title("ru", lang="en") == english
    assert await title("", lang="xx") == english


async def test_who_is_online(server: Here) -> None:
    anna, boris = await server.guest("Anna"), await server.guest("Boris")
    table = await anna.create()
    await boris.join(table)

    def online(row: Data) -> list[bool]:
        return [seat["online"] for seat in row["seats"]]

    assert online(await anna.table(table)) == [False, False]
    async with anna.at(table) as a:
        assert online(a.table) == [True, False]
        async with boris.at(table):
            await a.until(lambda: online(a.table) == [True, True], "Boris")
            assert online(await anna.table(table)) == [True, True]
        await a.until(lambda: online(a.table) == [True, False], "Boris gone")


async def test_a_running_table_is_loaded_once_however_many_ask(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server:
        table = await (await server.guest("Anna")).create(seats=["me", "me"])
    async with serving(sqlite_url) as server:
        found = await asyncio.gather(*(server.services.hub.table(table) for _ in range(10)))
        assert len(set(map(id, found))) == 1
