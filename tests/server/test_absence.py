"""Somebody who is awaited stays away for days: the others may let a bot play on, if all of them agree."""

import time
from pathlib import Path

import pytest

from tests.server.harness import Guest, Player
from tests.server.hosting import Here, serving, subprocess_server

pytestmark = pytest.mark.anyio
DAYS = 4 * 24 * 3600.0


async def at_table(server: Here, count: int = 3) -> tuple[str, list[Guest], int]:
    """A table of people who were here long ago, and the seat that is awaited."""
    guests = [await server.guest(name) for name in ("Anna", "Boris", "Vera", "Gleb")[:count]]
    table = await guests[0].create(game="tyrants", players=count)
    for guest in guests[1:]:
        await guest.join(table)
    live = await server.services.hub.table(table)
    await last_seen(server, table, range(count), time.time() - DAYS)
    assert len(live.row.waiting) == 1
    return table, guests, live.row.waiting[0]


async def last_seen(server: Here, table: str, seats: range | list[int], at: float) -> None:
    await server.services.store.seen(table, list(seats), at)
    await server.services.store.change_table(table, moved=at)
    row = await server.services.store.table(table)
    assert row is not None
    (await server.services.hub.table(table)).set_row(row)


async def replaced(player: Player, seat: int) -> None:
    await player.until(lambda: player.table["seats"][seat]["kind"] == "bot", "the bot")


async def test_with_two_players_the_word_of_the_other_is_enough(server: Here) -> None:
    table, guests, away = await at_table(server, 2)
    name = guests[away].name
    async with guests[1 - away].at(table) as player, server.stranger("ru").at(table) as other:
        assert [seat["away"] for seat in player.table["seats"]] == [seat == away for seat in range(2)]
        await player.send({"t": "absent", "seat": away})
        for one in (player, other):
            await replaced(one, away)
            await one.until(lambda one=one: len(one.comings) == 3, "the line")
        assert player.comings[-1]["text"] == f"{name} has been away for long: as all agreed, a bot plays on."
        assert "с общего согласия" in other.comings[-1]["text"]
        await player.until(lambda: player.ask, "the bot's move")
        # who was away comes back like anybody who left
        assert (await guests[away].table(table))["left"] is True
        await guests[away].post(f"/api/tables/{table}/return")
        await player.until(lambda: player.table["seats"][away]["name"] == name, "the return")


async def test_all_others_have_to_agree(server: Here) -> None:
    table, guests, away = await at_table(server)
    here = [seat for seat in range(3) if seat != away]
    async with guests[here[0]].at(table) as one, guests[here[1]].at(table) as two, server.stranger().at(table) as watch:
        await one.send({"t": "absent", "seat": away})
        for player in (one, two, watch):
            await player.until(lambda player=player: player.absent is not None, "the wish")
            assert player.absent == {"seat": away, "by": here[0], "missing": [here[1]]}
        assert (await watch.refused({"t": "replace", "yes": True}))["code"] == "watching"
        # declined, then withdrawn, then agreed to
        await two.send({"t": "replace", "yes": False})
        await one.until(lambda: one.absent is None, "the answer")
        assert (await two.refused({"t": "replace", "yes": True}))["code"] == "no-absence"
        await two.send({"t": "absent", "seat": away})
        await one.until(lambda: one.absent is not None, "the second wish")
        await two.send({"t": "replace", "yes": False})
        await one.until(lambda: one.absent is None, "the end of the wish")
        assert one.table["seats"][away]["kind"] == "human"
        await one.send({"t": "absent", "seat": away})
        await two.until(lambda: two.absent is not None, "the third wish")
        async with guests[here[1]].at(table) as again:  # it is kept
            assert again.absent == two.absent
        await two.send({"t": "replace", "yes": True})
        await replaced(one, away)
        assert one.absent is None


async def test_who_is_away_as_long_is_not_waited_for(server: Here) -> None:
    table, guests, away = await at_table(server)
    one = next(seat for seat in range(3) if seat != away)
    async with guests[one].at(table) as player:
        await player.send({"t": "absent", "seat": away})
        await replaced(player, away)
        kinds = [seat["kind"] for seat in player.table["seats"]]
        assert kinds.count("bot") == 1  # the third one is not awaited, and stays


async def test_who_comes_in_time_keeps_the_seat(server: Here) -> None:
    table, guests, away = await at_table(server)
    here = [seat for seat in range(3) if seat != away]
    async with guests[here[0]].at(table) as one, guests[here[1]].at(table) as two:
        await one.send({"t": "absent", "seat": away})
        await two.until(lambda: two.absent is not None, "the wish")
        async with guests[away].at(table) as back:
            await two.until(lambda: two.absent is None, "the end of the wish")
            assert back.absent is None
            assert (await one.refused({"t": "absent", "seat": away}))["code"] == "not-away"
        assert (await one.refused({"t": "absent", "seat": away}))["code"] == "not-away"  # was here a moment ago


async def test_only_who_is_awaited_and_away_for_long(server: Here) -> None:
    table, guests, away = await at_table(server)
    one = next(seat for seat in range(3) if seat != away)
    other = 3 - one - away
    async with guests[one].at(table) as player, server.stranger().at(table) as watching:
        for seat in (one, other, -1, 3, 10**9):  # myself, not awaited, nobody
            assert (await player.refused({"t": "absent", "seat": seat}))["code"] == "not-away"
        await last_seen(server, table, [away], time.time() - 71 * 3600)
        assert (await player.refused({"t": "absent", "seat": away}))["code"] == "not-away"
        assert (await watching.refused({"t": "absent", "seat": away}))["code"] == "watching"
        assert (await player.refused({"t": "replace", "yes": True}))["code"] == "no-absence"


async def test_the_host_of_the_server_says_how_long(sqlite_url: str) -> None:
    async with serving(sqlite_url, absent_hours=200) as server:
        table, guests, away = await at_table(server, 2)
        async with guests[1 - away].at(table) as player:
            assert not any(seat["away"] for seat in player.table["seats"])
            assert (await player.refused({"t": "absent", "seat": away}))["code"] == "not-away"


async def test_agreeing_through_two_workers(postgres_url: str, redis_url: str, tmp_path: Path) -> None:
    async with (
        serving(postgres_url, redis_url=redis_url) as one,
        subprocess_server(postgres_url, tmp_path, redis_url=redis_url) as two,
    ):
        table, guests, away = await at_table(one)
        here = [seat for seat in range(3) if seat != away]
        far = two.stranger(cookie=guests[here[1]].cookie)
        async with guests[here[0]].at(table) as a, far.at(table) as b:
            await a.send({"t": "absent", "seat": away})
            await b.until(lambda: b.absent is not None, "the wish")
            assert b.absent["missing"] == [here[1]]
            await b.send({"t": "replace", "yes": True})
            for player in (a, b):
                await replaced(player, away)
                await player.until(lambda player=player: "away for long" in player.comings[-1]["text"], "the line")
