"""Taking back: alone to the last barrier, beyond it only if the others agree; and what tables can agree on before."""

import contextlib
from collections.abc import AsyncIterator, Callable

import pytest

from pentarchy.match import TAKE_BACK, UNDO, Match
from tests.match.playing import planning_together
from tests.server.harness import Player, follow, level, rehearse, travelled
from tests.server.hosting import Here, serving

pytestmark = pytest.mark.anyio
SEED = 2


def beyond(match: Match) -> bool:
    """Player 1 has moved, and cannot take it back alone."""
    moved = any(entry.player == 0 for entry in match.line)
    return match.number > 6 and moved and not match.can_undo(0) and match.line[-1].player == 0


@contextlib.asynccontextmanager
async def two_at(
    server: Here, stop: Callable[[Match], object] = planning_together, undo: str = "free"
) -> AsyncIterator[tuple[Player, Player, str]]:
    """Anna and Boris at a position that was rehearsed."""
    anna, boris = await server.guest("Anna"), await server.guest("Boris")
    table = await anna.create(seed=SEED, undo=undo)
    await boris.join(table)
    script, _ = rehearse(stop, seed=SEED)
    async with anna.at(table) as a, boris.at(table) as b:
        await follow([a, b], script)
        yield a, b, table


async def as_fresh(*players: Player) -> None:
    """What everybody has must be what they would be told anew."""
    for player in players:
        look, ask, undo, position = player.look, player.ask, player.undo, player.position
        events = player.events
        fresh = await player.sync()
        assert (look, ask, undo, position) == (fresh["look"], fresh["ask"], fresh["undo"], fresh["position"])
        # one may remember more than a newcomer is told, and a newcomer is told more when much was taken back
        both = max(lines[0]["position"] if lines else 0 for lines in (events, fresh["events"]))
        kept, told = ([line for line in lines if line["position"] >= both] for lines in (events, fresh["events"]))
        assert kept == told


# alone ----------------------------------------------------------------------------------------------------------
async def test_undo_and_redo_of_ones_own_move(database_url: str) -> None:
    async with serving(database_url) as server, two_at(server) as (a, b, table):
        before, position, events = a.look, a.position, a.events
        update = await a.play()
        after = a.look
        assert a.undo == {"can": True, "redo": False, "ask": False}
        assert update["rewound"] is None
        undone = await a.tell({"t": "undo", "at": a.number}, "update")
        assert undone["rewound"] == position + 1
        assert a.look == before
        assert a.position == position
        assert a.events == events  # the lines of the move are gone
        assert a.undo["redo"] is True
        await level([a, b])
        await as_fresh(a, b)
        redone = await a.tell({"t": "redo", "at": a.number}, "update")
        assert a.look == after
        assert redone["events"] == update["events"]
        await level([a, b])
        await as_fresh(a, b)
        stored = await server.services.store.records(table)
        assert [record.action for record in stored[-2:]] == ["-undo", "-redo"]


async def test_undo_keeps_what_the_other_did_at_the_same_time(server: Here) -> None:
    async with two_at(server) as (a, b, _):
        await a.play()
        await level([a, b])
        await b.play()
        await level([a, b])
        theirs = b.look
        await a.tell({"t": "undo", "at": a.number}, "update")
        await level([a, b])
        await as_fresh(a, b)
        assert b.undo["can"] is True
        await a.play()
        await level([a, b])
        assert theirs is not None
        assert b.look == theirs


async def test_undo_needs_the_number_too(server: Here) -> None:
    async with two_at(server) as (a, _, _table):
        await a.play()
        stale = {"t": "undo", "at": a.number - 1}
        await a.tell({"t": "undo", "at": a.number}, "update")
        assert (await a.refused(stale))["code"] in ("stale", "undo-shown")
        assert (await a.refused({"t": "redo", "at": 0}))["code"] == "stale"


async def test_what_cannot_be_undone_alone(server: Here) -> None:
    anna, boris = await server.guest("Anna"), await server.guest("Boris")
    table = await anna.create(seed=SEED)
    await boris.join(table)
    async with anna.at(table) as a:
        assert a.undo == {"can": False, "redo": False, "ask": False}
        assert (await a.refused({"t": "undo", "at": 0}))["code"] == "undo"
        assert (await a.refused({"t": "redo", "at": 0}))["code"] == "redo"
        assert (await a.refused({"t": "back"}))["code"] == "undo"
        assert (await a.refused({"t": "agree", "yes": True}))["code"] == "back"
    async with two_at(server, beyond) as (a, _, _table):
        assert a.undo == {"can": False, "redo": False, "ask": True}
        assert (await a.refused({"t": "undo", "at": a.number}))["code"] == "undo-shown"


# by consent -----------------------------------------------------------------------------------------------------
async def ask_back(a: Player, b: Player) -> None:
    await a.send({"t": "back", "at": a.number})
    await b.until(lambda: b.back == {"by": 0, "missing": [1]}, "the wish")
    await a.until(lambda: a.back == {"by": 0, "missing": [1]}, "one's own wish")


async def test_a_move_beyond_a_barrier_is_taken_back_if_all_agree(database_url: str) -> None:
    async with serving(database_url) as server, two_at(server, beyond) as (a, b, table):
        match = (await server.services.hub.table(table)).running()
        index = max(place for place, entry in enumerate(match.line) if entry.player == 0)
        expected = [travelled(match.game.look(match.at(index), seat)) for seat in range(2)]
        old_events = [line for line in b.events if line["position"] <= index]
        await ask_back(a, b)
        late = b.back
        await b.send({"t": "agree", "yes": True})
        for player in (a, b):
            await player.until(lambda player=player: player.position == index and player.back is None)
        assert late is not None
        assert [a.look, b.look] == expected
        assert b.events == old_events
        await as_fresh(a, b)
        stored = await server.services.store.records(table)
        assert (stored[-1].player, stored[-1].action) == (0, TAKE_BACK)
        rewound = [message["rewound"] for message in b.messages if message["t"] == "update"][-1]
        assert rewound == index + 1
        await a.play()


async def test_a_wish_can_be_declined_and_withdrawn(server: Here) -> None:
    async with two_at(server, beyond) as (a, b, table):
        number = a.number
        await ask_back(a, b)
        await b.send({"t": "agree", "yes": False})
        await a.until(lambda: a.back is None, "the answer")
        await ask_back(a, b)
        await a.send({"t": "agree", "yes": True})  # whoever asked: the wish is withdrawn, never granted
        await b.until(lambda: b.back is None, "the end of the wish")
        assert (await b.refused({"t": "agree", "yes": True}))["code"] == "back"
        assert a.number == b.number == number == len(await server.services.store.records(table))


async def test_a_move_ends_the_wish(server: Here) -> None:
    async with two_at(server, beyond) as (a, b, table):
        await ask_back(a, b)
        mover = a if a.ask else b
        await mover.play()
        await level([a, b])
        assert (await b.refused({"t": "agree", "yes": True}))["code"] == "back"
        row = await server.services.store.table(table)
        assert row is not None
        assert row.back is None
        for player in (a, b):
            await player.until(lambda player=player: player.back is None, "the end of the wish")


async def test_a_wish_waits_for_those_who_come_later(server: Here) -> None:
    async with two_at(server, beyond) as (a, b, table):
        await ask_back(a, b)
        await b.close()
        cookie = str(b.socket.request.headers["Cookie"]).partition("=")[2]
        boris = server.stranger(cookie=cookie)
        async with boris.at(table) as again:
            assert again.back == {"by": 0, "missing": [1]}
            await again.send({"t": "agree", "yes": True})
            await a.until(lambda: a.back is None and a.messages[-1]["t"] == "back", "the end of the wish")
        assert (await server.services.store.records(table))[-1].action == TAKE_BACK


async def test_bots_and_ones_own_other_seats_agree_at_once(server: Here) -> None:
    anna = await server.guest("Anna")
    for seats in (["me", "random"], ["me", "me"]):
        table = await anna.create(seats=seats, seed=SEED)
        async with anna.at(table, seat=0) as a:
            while not a.undo["ask"]:
                if a.ask:
                    await a.play(a.moves[-1])
                elif seats[1] == "me":
                    await a.tell({"t": "sit", "seat": 1}, "state")
                    await a.play(a.moves[-1])
                    await a.tell({"t": "sit", "seat": 0}, "state")
                else:
                    number = a.number
                    await a.until(lambda number=number: a.ask or a.number > number, "the bot")
            await a.send({"t": "back"})
            await a.until(lambda: any(m["t"] == "update" and m["rewound"] is not None for m in a.messages), "consent")
            assert TAKE_BACK in [record.action for record in await server.services.store.records(table)]


async def test_taking_back_beyond_a_checkpoint(sqlite_url: str) -> None:
    """A table that was loaded from its checkpoint reads the rest of its past when it is needed."""

    def far(match: Match) -> bool:
        return match.number >= 60 and beyond(match)

    async with serving(sqlite_url) as server, two_at(server, far) as (a, b, table):
        cookies = [str(p.socket.request.headers["Cookie"]).partition("=")[2] for p in (a, b)]
        number = a.number
    async with serving(sqlite_url) as server:
        live = await server.services.hub.table(table)
        assert not live.running().whole
        anna, boris = (server.stranger(cookie=cookie) for cookie in cookies)
        async with anna.at(table) as a, boris.at(table) as b:
            assert a.number == number
            for _ in range(3):  # each time further
                position = a.position
                await ask_back(a, b)
                await b.send({"t": "agree", "yes": True})
                await a.until(lambda position=position: a.position < position, "consent")
                await level([a, b])
                await as_fresh(a, b)
            assert live.running().whole
            while a.ask is None:
                await b.play()
                await level([a, b])
            await a.play()


# what a table agreed on -----------------------------------------------------------------------------------------
async def test_a_table_where_everything_needs_consent(server: Here) -> None:
    async with two_at(server, undo="consent") as (a, b, table):
        await a.play()
        await level([a, b])
        assert a.undo == {"can": False, "redo": False, "ask": True}
        assert (await a.refused({"t": "undo", "at": a.number}))["code"] == "undo-shown"
        await ask_back(a, b)
        await b.send({"t": "agree", "yes": True})
        await a.until(lambda: a.back is None, "consent")
        actions = [record.action for record in await server.services.store.records(table)]
        assert actions[-1] == TAKE_BACK
        assert UNDO not in actions


async def test_a_table_where_nothing_is_taken_back(server: Here) -> None:
    async with two_at(server, undo="none") as (a, _, _table):
        await a.play()
        assert a.undo == {"can": False, "redo": False, "ask": False}
        for message in ({"t": "undo", "at": a.number}, {"t": "back"}):
            assert (await a.refused(message))["code"] == "undo-policy"


async def test_redo_is_refused_where_undo_is(server: Here) -> None:
    for policy in ("consent", "none"):
        async with two_at(server, undo=policy) as (a, _, _table):
            await a.play()
            assert (await a.refused({"t": "redo", "at": a.number}))["code"] == "redo"


async def test_nothing_is_taken_back_after_the_end(server: Here) -> None:
    anna = await server.guest("Anna")
    table = await anna.create(players=1, seats=["me"])
    await server.wander(table)
    async with anna.at(table) as a:
        assert a.undo == {"can": False, "redo": False, "ask": False}
        assert (await a.refused({"t": "undo", "at": a.number}))["code"] == "undo"
        assert (await a.refused({"t": "back"}))["code"] == "undo"


async def test_who_comes_back_to_a_seat_is_asked_too(server: Here) -> None:
    """While a bot plays on for Vera nobody asks her; when she is back before the others have answered, she is."""
    guests = [await server.guest(name) for name in ("Anna", "Boris", "Vera")]
    table = await guests[0].create(game="tyrants", players=3, undo="consent")
    for guest in guests[1:]:
        await guest.join(table)
    live = await server.services.hub.table(table)
    mover = live.row.waiting[0]
    # The friend is next, so that the bot in Vera's seat has no move to make: one would end the request.
    friend, vera = (guests[(mover + step) % 3] for step in (1, 2))
    async with guests[mover].at(table) as a, friend.at(table) as b:
        await a.play()
        await vera.post(f"/api/tables/{table}/leave")
        await a.tell({"t": "back"}, "back")
        await vera.post(f"/api/tables/{table}/return")
        number = live.running().number
        await b.tell({"t": "agree", "yes": True}, "back")
        assert b.back is not None
        assert b.back["missing"] == [guests.index(vera)]
        assert live.running().number == number
