"""A link opens a seat once: whoever had it before somebody sat down has a piece of paper, and no cards."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import Data, Guest, Player, play_out, until
from tests.server.hosting import Here, serving, subprocess_server
from tests.server.test_seats import token

pytestmark = pytest.mark.anyio


async def take(guest: Guest, table: str, link: str) -> Data:
    return dict(await guest.post(f"/api/tables/{table}/seat", {"token": link}))


async def opens_nothing(guest: Guest, table: str, link: str) -> None:
    assert await guest.refusal(f"/api/tables/{table}/seat", {"token": link}, 403) == "token"


async def tokens(server: Here, table: str) -> list[str]:
    row = await server.services.store.table(table)
    assert row is not None
    return [seat.token for seat in row.seats]


async def duel(server: Here) -> tuple[str, Guest, Guest]:
    anna, boris = await server.guest("Anna"), await server.guest("Boris")
    table = await anna.create()
    await boris.join(table)
    return table, anna, boris


# links ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("by_link", [True, False])
async def test_the_link_that_the_host_had_is_worthless_after_somebody_sat_down(server: Here, by_link: bool) -> None:
    anna, boris = await server.guest("Anna"), await server.guest("Boris")
    made = await anna.new_table(private=True)
    link, table = token(made, 1), made["id"]
    if by_link:
        await take(boris, table, link)
    else:
        await boris.join(table, invite=made["invite"].rpartition("/")[2])
    for guest in (anna, await server.guest("Vera")):
        await opens_nothing(guest, table, link)
    assert [seat["name"] for seat in (await anna.table(table))["seats"]] == ["Anna", "Boris"]


async def test_the_link_of_a_former_owner_is_worthless(server: Here) -> None:
    table, anna, boris = await duel(server)
    vera = await server.guest("Vera")
    old = token(await boris.table(table), 1)
    mine = await take(vera, table, old)
    assert token(mine, 1) != old
    for guest in (anna, boris, await server.guest("Gleb")):
        await opens_nothing(guest, table, old)
    # the new owner has the new link, nobody else is told it
    assert [seat["link"] is not None for seat in (await boris.table(table))["seats"]] == [False, False]
    await take(boris, table, token(mine, 1))
    await opens_nothing(vera, table, token(mine, 1))


async def test_every_sitting_down_and_standing_up_gives_a_seat_another_link(server: Here) -> None:
    anna, boris, vera = [await server.guest(name) for name in ("Anna", "Boris", "Vera")]
    table = await anna.create()
    seen = [(await tokens(server, table))[1]]

    async def then(guest: Guest, path: str, **body: Any) -> None:
        await guest.post(f"/api/tables/{table}/{path}", body)
        seen.append((await tokens(server, table))[1])
        assert len(set(seen)) == len(seen), path

    await then(boris, "join")
    await then(vera, "seat", token=seen[-1])
    await then(vera, "leave")
    await then(vera, "return")
    for guest in (anna, boris, vera):
        for old in seen[:-1]:
            await opens_nothing(guest, table, old)


async def test_a_rematch_has_links_of_its_own(server: Here) -> None:
    table, anna, boris = await duel(server)
    await server.wander(table)
    old = await tokens(server, table)
    again = await anna.post(f"/api/tables/{table}/rematch")
    link = token(again, 0)  # open: the host has its link
    await boris.post(f"/api/tables/{table}/rematch")
    assert not {*old, link} & {*await tokens(server, again["id"])}
    await opens_nothing(anna, again["id"], link)


async def test_the_owner_needs_no_link_and_loses_nothing_by_opening_it(server: Here) -> None:
    table, anna, _ = await duel(server)
    link = token(await anna.table(table), 0)
    assert token(await take(anna, table, link), 0) == link


async def test_links_of_taken_seats_are_told_to_their_owners_alone(server: Here) -> None:
    table, anna, boris = await duel(server)
    vera = await server.guest("Vera")
    links = await tokens(server, table)
    async with anna.at(table) as a, vera.at(table) as v:
        await boris.post(f"/api/tables/{table}/leave")
        links += await tokens(server, table)
        await boris.post(f"/api/tables/{table}/return")
        links += await tokens(server, table)
        async with boris.at(table) as b:
            for number, (guest, player) in enumerate(((anna, a), (boris, b), (vera, v))):
                await player.sync()
                texts = [(await guest.http.get(path)).text for path in ("/api/tables", f"/api/tables/{table}")]
                foreign = [link for place, link in enumerate(links) if place % 2 != number]
                assert not any(link in text for link in foreign for text in texts + player.received)


# coming back ----------------------------------------------------------------------------------------------------
async def test_only_who_left_comes_back(server: Here) -> None:
    table, anna, boris = await duel(server)
    vera = await server.guest("Vera")
    assert await boris.refusal(f"/api/tables/{table}/return", {}, 403) == "not-left"
    await boris.post(f"/api/tables/{table}/leave")
    for guest in (anna, vera):
        assert await guest.refusal(f"/api/tables/{table}/return", {}, 403) == "not-left"
    assert [row["left"] for row in (await boris.get("/api/tables"))["mine"]] == [True]
    assert (await anna.table(table))["left"] is False
    answers = await asyncio.gather(*(boris.http.post(f"/api/tables/{table}/return", json={}) for _ in range(3)))
    assert {answer.status_code for answer in answers} <= {200, 403}
    assert [seat["name"] for seat in (await anna.table(table))["seats"]] == ["Anna", "Boris"]


async def test_who_left_a_private_table_still_sees_it(server: Here) -> None:
    anna, boris = await server.guest("Anna"), await server.guest("Boris")
    made = await anna.new_table(private=True)
    await take(boris, made["id"], token(made, 1))
    await boris.post(f"/api/tables/{made['id']}/leave")
    assert (await boris.table(made["id"]))["left"] is True
    async with boris.at(made["id"]) as b:
        assert b.seat == -1
        await boris.post(f"/api/tables/{made['id']}/return")
        await b.until(lambda: b.seat == 1, "the seat")


async def test_nobody_comes_back_to_a_match_that_is_over(server: Here) -> None:
    table, anna, boris = await duel(server)
    await server.wander(table, lambda match: match.position > 150)
    await boris.post(f"/api/tables/{table}/leave")
    async with anna.at(table) as a:
        await play_out([a])
    assert await boris.refusal(f"/api/tables/{table}/return", {}, 409) == "over"


async def test_who_takes_a_second_seat_is_told_apart(server: Here) -> None:
    table, anna, boris = await duel(server)
    await take(anna, table, token(await boris.table(table), 1))
    names = [seat["name"] for seat in (await anna.table(table))["seats"]]
    assert names == ["Anna", "Anna 2"]


# the log --------------------------------------------------------------------------------------------------------
def lines(player: Player) -> list[str]:
    return [line["text"] for line in player.comings]


async def test_the_log_says_who_came_and_went(server: Here) -> None:
    anna, boris, vera = [await server.guest(name) for name in ("Anna", "Boris", "Vera")]
    expected = [
        "Anna sat down.",
        "Boris sat down.",
        "Boris stood up.",
        "Boris sat down.",
        "Boris handed seat 2 to Vera.",
        "Vera left; a bot plays on.",
        "Veronica came back.",
    ]
    table = await anna.create(game="tyrants", players=3)
    async with anna.at(table) as a, server.stranger().at(table) as stranger:
        await boris.join(table)
        await boris.post(f"/api/tables/{table}/leave")
        link = token(await boris.join(table), 1)
        await (await server.guest("Gleb")).join(table)
        await take(vera, table, link)
        await vera.post(f"/api/tables/{table}/leave")
        await vera.rename("Veronica")
        await vera.post(f"/api/tables/{table}/return")
        expected.insert(4, "Gleb sat down.")
        for player in (a, stranger):
            await player.until(lambda player=player: len(player.comings) == len(expected), "all lines")
            assert lines(player) == expected
        async with server.stranger().at(table) as late, server.stranger("ru").at(table) as russian:
            assert late.comings == a.comings
            assert lines(russian)[1] == "Boris садится за стол."
            assert lines(russian)[5] == "Boris передаёт место 2: теперь там Vera."


async def test_a_line_stands_where_the_match_was(server: Here) -> None:
    table, anna, boris = await duel(server)
    await server.wander(table, lambda match: match.position == 7)
    await boris.post(f"/api/tables/{table}/leave")
    await boris.post(f"/api/tables/{table}/return")
    async with anna.at(table) as a:
        positions = [line["position"] for line in a.comings]
        assert positions[:3] == [0, 0, 7]
        assert positions[3] >= 7  # the bot may have moved meanwhile


async def test_a_table_that_is_taken_away_goes_with_its_lines(server: Here) -> None:
    anna, boris = await server.guest("Anna"), await server.guest("Boris")
    table = await anna.create(game="tyrants", players=3)
    await boris.join(table)
    await anna.post(f"/api/tables/{table}/leave")
    assert await anna.refusal(f"/api/tables/{table}", status=404) == "no-table"
    assert await server.services.store.comings(table, 10) == []


# two workers ----------------------------------------------------------------------------------------------------
async def test_two_want_one_open_seat_through_two_workers(postgres_url: str, redis_url: str, tmp_path: Path) -> None:
    """One of them sits down, the other is told that the seat is taken; whoever watches hears of it at both workers."""
    async with (
        subprocess_server(postgres_url, tmp_path, redis_url=redis_url) as one,
        subprocess_server(postgres_url, tmp_path, redis_url=redis_url) as two,
    ):
        anna = await one.guest("Anna")
        rivals = [await one.guest("Boris"), await two.guest("Vera")]
        for number in range(6):
            made = await anna.new_table()
            table, link = made["id"], token(made, 1)
            path, body = ("seat", {"token": link}) if number % 2 else ("join", {})
            async with two.stranger().at(table) as watching:
                answers = await asyncio.gather(
                    *(guest.http.post(f"/api/tables/{table}/{path}", json=body) for guest in rivals)
                )
                codes = sorted(answer.status_code for answer in answers)
                assert codes[0] == 200, answers
                assert codes[1] in (403, 409), answers
                winner = rivals[0 if answers[0].status_code == 200 else 1]
                await watching.until(lambda w=watching: len(w.comings) == 2, "both lines")
                assert lines(watching) == ["Anna sat down.", f"{winner.name} sat down."]
                assert (await anna.table(table))["seats"][1]["name"] == winner.name


async def test_two_use_one_link_through_two_workers(sqlite_url: str, redis_url: str) -> None:
    async with serving(sqlite_url, redis_url=redis_url) as one, serving(sqlite_url, redis_url=redis_url) as two:
        anna, boris = await one.guest("Anna"), await one.guest("Boris")
        rivals = [await one.guest("Vera"), await two.guest("Gleb")]
        for _ in range(5):
            table = await anna.create()
            link = token(await boris.join(table), 1)
            path = f"/api/tables/{table}/seat"
            answers = await asyncio.gather(*(guest.http.post(path, json={"token": link}) for guest in rivals))
            assert sorted(answer.status_code for answer in answers) == [200, 403]
            winner = rivals[0 if answers[0].status_code == 200 else 1]

            async def stands(server: Here, table: str = table, name: str = winner.name) -> bool:
                return (await server.services.hub.table(table)).row.seats[1].name == name

            for server in (one, two):
                await until(lambda server=server, stands=stands: stands(server), "the new owner")
