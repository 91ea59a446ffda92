"""Sitting down, standing up, and handing a seat over by its link."""

import asyncio

import pytest

from pentarchy.engine.state import Move, State
from pentarchy.server.connection import Connection
from tests.server.harness import Data, follow, play_out, rehearse, travelled, until
from tests.server.hosting import Here

pytestmark = pytest.mark.anyio


def token(table: Data, seat: int) -> str:
    page, word, found = table["seats"][seat]["link"].strip("/").split("/")
    assert (page, word) == ("s", table["id"])
    return str(found)


def links(table: Data) -> list[bool]:
    return [seat["link"] is not None for seat in table["seats"]]


async def test_joining_begins_the_match_when_the_last_seat_is_taken(server: Here) -> None:
    anna, boris = await server.guest("Anna"), await server.guest("Boris")
    table = await anna.create()
    async with anna.at(table) as a:
        assert (a.look, a.ask, a.table["status"]) == (None, None, "open")
        assert (await a.refused({"t": "play", "move": ["take", 0], "at": 0}))["code"] == "open"
        joined = await boris.join(table)
        assert joined["status"] == "running"
        assert [seat["you"] for seat in joined["seats"]] == [False, True]
        await a.until(lambda: a.look, "the start")
        assert a.table["status"] == "running"


async def test_nobody_sits_down_twice_and_no_table_is_overfull(server: Here) -> None:
    anna, boris, vera = [await server.guest(name) for name in ("Anna", "Boris", "Vera")]
    table = await anna.create()
    assert await anna.refusal(f"/api/tables/{table}/join", {}, 409) == "seated"
    await boris.join(table)
    for guest in (anna, boris, vera):
        assert await guest.refusal(f"/api/tables/{table}/join", {}, 409) == "begun"


async def test_many_who_want_the_last_seat(server: Here) -> None:
    anna = await server.guest("Anna")
    others = [await server.guest(f"Guest {number}") for number in range(6)]
    table = await anna.create()
    answers = await asyncio.gather(*(guest.http.post(f"/api/tables/{table}/join", json={}) for guest in others))
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 5
    assert {answer.json().get("code") for answer in answers if answer.status_code == 409} <= {"full", "begun"}
    winner = next(guest for guest, answer in zip(others, answers, strict=True) if answer.status_code == 200)
    assert (await anna.table(table))["seats"][1]["name"] == winner.name


async def test_leaving_opens_the_seat_again(server: Here) -> None:
    anna, boris, vera = [await server.guest(name) for name in ("Anna", "Boris", "Vera")]
    table = await anna.create(seats=["open", "open"])
    mine = await boris.join(table)
    old = token(mine, 0)
    async with boris.at(table) as b:
        assert b.seat == 0
        await boris.post(f"/api/tables/{table}/leave")
        await b.until(lambda: b.closed, "the end of the connection")
    assert (await anna.table(table))["seats"][0]["kind"] == "open"
    assert await boris.refusal(f"/api/tables/{table}/leave", {}, 409) == "not-seated"
    # the link of the seat is another one now, so that who left does not keep a key
    assert await boris.refusal(f"/api/tables/{table}/seat", {"token": old}, 403) == "token"
    async with boris.at(table) as b:
        await vera.join(table)
        await anna.join(table)
        await b.until(lambda: b.look, "the start")
        match = (await server.services.hub.table(table)).running()
        assert (b.seat, b.ask) == (-1, None)
        assert b.look == travelled(match.game.look(match.state))


async def test_somebody_who_leaves_in_the_middle_is_replaced_by_a_bot_and_may_come_back(server: Here) -> None:
    anna, boris = await server.guest("Anna"), await server.guest("Boris")
    script, _ = rehearse(lambda match: match.number > 6 and match.state.asks[1] is not None, seed=5)
    table = await anna.create(seed=5)
    link = {"token": token(await boris.join(table), 1)}
    async with anna.at(table) as a, boris.at(table) as b:
        await follow([a, b], script)
        await boris.post(f"/api/tables/{table}/leave")
        await b.until(lambda: b.closed, "the end of the connection")
        await a.until(lambda: a.table["seats"][1]["kind"] == "bot", "the bot")
        assert a.table["seats"][1]["link"] is None
        await a.until(lambda: a.number > len(script), "a move of the bot")
        # somebody has to stay
        assert await anna.refusal(f"/api/tables/{table}/leave", {}, 409) == "begun"
        # who left comes back by being who they are, not by a link that others may have
        assert await boris.refusal(f"/api/tables/{table}/seat", link, 403) == "token"
        assert (await boris.post(f"/api/tables/{table}/return"))["seats"][1]["you"] is True
        await a.until(lambda: a.table["seats"][1]["name"] == "Boris", "Boris")
    async with anna.at(table) as a, boris.at(table) as b:
        assert b.seat == 1
        await play_out([a, b], moves=4)


async def test_a_bot_does_not_move_for_somebody_who_came_back_meanwhile(server: Here) -> None:
    anna, boris = await server.guest("Anna"), await server.guest("Boris")
    script, _ = rehearse(lambda match: match.number > 6 and match.state.asks[1] is not None, seed=5)
    table = await anna.create(seed=5)
    await boris.join(table)
    bots = server.services.hub.bots
    choose, thinks, done = bots.choose, asyncio.Event(), asyncio.Event()

    async def slowly(game: str, state: State, player: int, bot: str, **about: str) -> Move:
        thinks.set()
        await done.wait()
        return state.legal(player)[0]

    async with anna.at(table) as a, boris.at(table) as b:
        await follow([a, b], script)
        bots.choose = slowly
        try:
            await boris.post(f"/api/tables/{table}/leave")
            await thinks.wait()
            await boris.post(f"/api/tables/{table}/return")
            done.set()
            live = await server.services.hub.table(table)
            await until(lambda: live.bots.task is None or live.bots.task.done(), "the bot to stop")
        finally:
            bots.choose = choose
    assert len(await server.services.store.records(table)) == len(script)


async def test_nobody_leaves_a_finished_match(server: Here) -> None:
    anna, vera = await server.guest("Anna"), await server.guest("Vera")
    table = await anna.create(players=1, seats=["me"])
    await server.wander(table)
    assert await anna.refusal(f"/api/tables/{table}/leave", {}, 409) == "begun"
    assert await vera.refusal(f"/api/tables/{table}/leave", {}, 409) == "not-seated"


async def test_when_the_host_leaves_the_table_goes(server: Here) -> None:
    anna, boris = await server.guest("Anna"), await server.guest("Boris")
    table = await anna.create(seats=["me", "open"])
    async with boris.at(table) as b:
        await anna.post(f"/api/tables/{table}/leave")
        await b.until(lambda: b.closed, "the end of the table")
    assert await boris.refusal(f"/api/tables/{table}", status=404) == "no-table"
    assert (await anna.get("/api/tables"))["mine"] == []


async def test_links_of_seats_are_shown_only_to_those_who_may_have_them(server: Here) -> None:
    anna, boris, vera = [await server.guest(name) for name in ("Anna", "Boris", "Vera")]
    made = await anna.new_table(seats=["me", "open"])
    table = made["id"]
    assert links(made) == [True, True]  # one's own, and the open one to send to somebody
    assert links(await vera.table(table)) == [False, False]
    joined = await boris.join(table)
    assert links(joined) == [False, True]
    assert links(await anna.table(table)) == [True, False]
    assert links(await vera.table(table)) == [False, False]
    for guest in (anna, boris, vera, server.stranger()):
        lists = await guest.get("/api/tables")
        row = next(row for rows in lists.values() for row in rows if row["id"] == table)
        assert links(row) == links(await guest.table(table))
        async with guest.at(table) as player:
            assert links(player.table) == links(row)
            for tokens in (token(made, 0), token(joined, 1)):
                theirs = tokens in str(row)
                assert (tokens in "".join(player.received)) == theirs


async def test_an_open_seat_is_taken_by_its_link(server: Here) -> None:
    anna, boris = await server.guest("Anna"), await server.guest("Boris")
    made = await anna.new_table(seats=["open", "me"], private=True)
    wish = {"token": token(made, 0)}
    sitting = await boris.post(f"/api/tables/{made['id']}/seat", wish)  # without the invitation: the link is enough
    assert sitting["status"] == "running"
    assert sitting["seats"][0]["you"] is True


@pytest.mark.parametrize("wrong", ["", "x", "A" * 22, "ü"])
async def test_no_seat_without_its_token(server: Here, wrong: str) -> None:
    anna, boris = await server.guest("Anna"), await server.guest("Boris")
    made, other = await anna.new_table(), await anna.new_table()
    for guess in (wrong, token(other, 0), made["commitment"][:22]):
        assert await boris.refusal(f"/api/tables/{made['id']}/seat", {"token": guess}, 403) == "token"
    assert [seat["name"] for seat in (await anna.table(made["id"]))["seats"]] == ["Anna", ""]


async def test_nobody_is_told_the_link_of_a_bots_seat(server: Here) -> None:
    anna, boris = await server.guest("Anna"), await server.guest("Boris")
    table = await anna.create(seats=["me", "greedy"])
    row = await server.services.store.table(table)
    assert row is not None
    for guest in (anna, boris):
        async with guest.at(table) as player:
            texts = [(await guest.http.get("/api/tables")).text, (await guest.http.get(f"/api/tables/{table}")).text]
            assert not any(row.seats[1].token in text for text in texts + player.received)


async def test_a_seat_is_handed_over_in_the_middle_of_a_match(server: Here) -> None:
    anna, boris, vera = [await server.guest(name) for name in ("Anna", "Boris", "Vera")]
    script, match = rehearse(lambda match: match.number > 10 and match.state.asks[0] is not None, seed=5)
    table = await anna.create(seed=5)
    await boris.join(table)
    async with anna.at(table) as a, boris.at(table) as b, vera.at(table) as v:
        await follow([a, b], script)
        prompt, hand = a.ask, a.look
        assert prompt is not None
        await vera.post(f"/api/tables/{table}/seat", {"token": token(a.table, 0)})
        await v.until(lambda: v.seat == 0, "the seat")
        assert v.ask == prompt  # the same question, options and reasons
        assert v.look == hand
        await b.until(lambda: b.table["seats"][0]["name"] == "Vera", "the new name")
        # the old owner can do nothing any more
        move = prompt["moves"][0]["move"]
        for message in (a.a_play(move), {"t": "undo", "at": a.number}, {"t": "redo", "at": a.number}, {"t": "back"}):
            assert (await a.refused(message))["code"] in ("seat", "watching")
        assert match.number == (await server.services.hub.table(table)).running().number
        await v.play(move)
        await b.until(lambda: b.number == match.number + 1)
        assert (await anna.get("/api/tables"))["mine"] == []


async def test_whoever_handed_a_seat_over_sees_no_more_of_its_cards(server: Here) -> None:
    anna, boris, vera = [await server.guest(name) for name in ("Anna", "Boris", "Vera")]
    script, _ = rehearse(lambda match: match.number > 10 and match.state.asks[0] is not None, seed=5)
    table = await anna.create(seed=5)
    await boris.join(table)
    async with anna.at(table) as a, boris.at(table) as b, vera.at(table) as v:
        await follow([a, b], script)
        await vera.post(f"/api/tables/{table}/seat", {"token": token(a.table, 0)})
        await v.until(lambda: v.seat == 0, "the seat")
        await a.until(lambda: a.table["seats"][0]["name"] == "Vera", "the new name")
        await v.play()
        await a.until(lambda: a.number == v.number, "the move")
        match = (await server.services.hub.table(table)).running()
        assert a.seat == -1
        assert a.ask is None
        assert a.look == travelled(match.game.look(match.state))


async def test_a_seat_moves_to_another_device(server: Here) -> None:
    """The same person needs no link: the cookie or the account is enough. Taking one's own seat changes nothing."""
    anna = await server.guest("Anna")
    made = await anna.new_table(seats=["me", "me"])
    same = await anna.post(f"/api/tables/{made['id']}/seat", {"token": token(made, 0)})
    assert [seat["you"] for seat in same["seats"]] == [True, True]
    assert [seat["name"] for seat in same["seats"]] == ["Anna 1", "Anna 2"]


async def test_people_may_come_and_go_while_a_match_begins(server: Here) -> None:
    """What a newcomer is sent is read from the database: meanwhile others connect and leave."""
    anna, boris, vera = [await server.guest(name) for name in ("Anna", "Boris", "Vera")]
    table = await anna.create()
    live = await server.services.hub.table(table)
    async with anna.at(table) as a, vera.at(table), vera.at(table):
        send, gone = live.audience.state_for, []

        async def slow(connection: Connection) -> bytes:
            """Somebody closes the browser at this very moment."""
            if not gone:
                gone.append(next(other for other in live.audience.connections if other is not connection))
                live.leave(gone[0])
            return await send(connection)

        live.audience.state_for = slow
        assert (await boris.join(table))["status"] == "running"
        live.audience.state_for = send
        assert (await a.sync())["table"]["status"] == "running"
