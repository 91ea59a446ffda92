"""What a table refuses: stale and double moves, moves of others, and everything that is not a message."""

import json

import pytest

from tests.server.harness import Player, follow, is_sentence, level, rehearse
from tests.server.hosting import Here

pytestmark = pytest.mark.anyio


async def records(server: Here, table: str) -> int:
    return len(await server.services.store.records(table))


def asked(*players: Player) -> Player:
    return next(player for player in players if player.ask)


# the number of a move -------------------------------------------------------------------------------------------
async def test_a_move_for_an_old_number_is_refused(server: Here) -> None:
    anna = await server.guest("Anna")
    table = await anna.create(players=1, seats=["me"], seed=1)
    async with anna.at(table) as a:
        await a.play()
        for at in (0, -1, a.number + 1, 10**9):
            refusal = await a.refused(a.a_play(a.moves[0], at=at))
            assert (refusal["code"], refusal["rule"]) == ("stale", None)
        assert await records(server, table) == a.number == 1
        await a.play()


async def test_a_double_click_is_one_move(server: Here) -> None:
    anna = await server.guest("Anna")
    table = await anna.create(players=1, seats=["me"], seed=1)
    async with anna.at(table) as a:
        click = a.a_play(a.moves[0])
        since = len(a.messages)
        await a.send(click)
        await a.send(click)
        assert (await a.next("refused", since))["code"] == "stale"
        await a.next("update", since)
        assert a.number == await records(server, table) == 1


async def test_two_tabs_of_one_seat_stay_the_same(server: Here) -> None:
    anna, boris = await server.guest("Anna"), await server.guest("Boris")
    table = await anna.create(seed=1)
    await boris.join(table)
    async with anna.at(table) as one, anna.at(table, lang="ru") as two, boris.at(table) as b:
        for _ in range(8):
            mover = asked(one, b)
            await mover.play()
            await level([one, two, b])
            assert one.look == two.look
            assert one.undo == two.undo
            assert (one.ask is None) == (two.ask is None)
        # both tabs answer the same question: the first is taken, the second is told that the table has changed
        while one.ask is None:
            await b.play()
            await level([one, two, b])
        at, number = one.number, await records(server, table)
        since = len(two.messages)
        await one.send(one.a_play(one.moves[0], at=at))
        await one.until(lambda: one.number > at)
        await two.send(two.a_play(one.moves[0] if one.moves else ["x"], at=at))
        assert (await two.next("refused", since))["code"] in ("stale", "bad")
        assert await records(server, table) == number + 1
        assert two.number == one.number


async def test_an_impossible_move_is_refused_with_its_rule(server: Here) -> None:
    """The reason is the one that the question gave beforehand, in the language of the reader."""
    script, match = rehearse(
        lambda match: any(match.state.asks[seat] and match.state.explain(seat) for seat in range(2)), seed=1
    )
    seat = next(seat for seat in range(2) if match.state.asks[seat] and match.state.explain(seat))
    anna, boris = await server.guest("Anna"), await server.guest("Boris", lang="ru")
    table = await anna.create(seed=1)
    await boris.join(table)
    async with anna.at(table) as a, boris.at(table) as b:
        await follow([a, b], script)
        player, number = (a, b)[seat], a.number
        assert player.ask is not None
        for move, rule in player.ask["why"][:3]:
            refusal = await player.refused(player.a_play(move))
            assert (refusal["code"], refusal["rule"]) == ("illegal", rule)
            live = await server.services.hub.table(table)
            assert refusal["text"] == live.speech("en" if seat == 0 else "ru").reason(rule)
        assert await records(server, table) == number


async def test_a_move_when_nobody_asks(server: Here) -> None:
    anna, boris = await server.guest("Anna"), await server.guest("Boris")
    table = await anna.create(seed=1)
    await boris.join(table)
    async with anna.at(table) as a, boris.at(table) as b:
        mover = asked(a, b)
        waiting = b if mover is a else a
        assert (await waiting.refused(waiting.a_play(mover.moves[0])))["code"] == "illegal"
        assert await records(server, table) == 0


# messages that are none -----------------------------------------------------------------------------------------
NOT_MOVES = [
    [],
    [7],
    ["nonsense"],
    ["nonsense", 1, 2],
    [None],
    [["take"], 1],
    ["take", "1"],
    ["take", -1],
    ["take", 1.5],
    ["take", True],
    ["take", 1 << 40],
    ["take", None],
    ["take", [1]],
    ["take", *range(50)],
    "take",
    {"kind": "take"},
    7,
    None,
]
NOT_MESSAGES = [
    "",
    "hello",
    "{",
    "[]",
    "7",
    "null",
    '"play"',
    "{}",
    '{"t": null}',
    '{"t": ["play"]}',
    '{"t": "dance"}',
    '{"t": "PLAY"}',
    '{"t": "play"}',
    '{"t": "play", "at": 0}',
    '{"t": "undo"}',
    '{"t": "undo", "at": "0"}',
    '{"t": "undo", "at": null}',
    '{"t": "redo", "at": 1.5}',
    '{"t": "redo", "at": 1e400}',
    '{"t": "undo", "at": 123456789012345678901234567890}',
    '{"t": "agree"}',
    '{"t": "agree", "yes": 1}',
    '{"t": "agree", "yes": "yes"}',
    '{"t": "chat"}',
    '{"t": "chat", "text": 7}',
    '{"t": "chat", "text": ["x"]}',
    '{"t": "lang"}',
    '{"t": "lang", "lang": 7}',
    '{"t": "sit"}',
    '{"t": "sit", "seat": "0"}',
    '{"t": "sit", "seat": true}',
    '{"t": "undo", "at": true}',
    "[" * 2000,
    '{"t": "ping"} {"t": "ping"}',
    "\u0000",
]


async def test_what_is_not_a_message_is_refused_and_the_connection_stays(server: Here) -> None:
    for lang in ("en", "ru"):
        anna = await server.guest("Anna", lang)
        table = await anna.create(players=1, seats=["me"], seed=1)
        async with anna.at(table) as a:
            for text in NOT_MESSAGES:
                refusal = await a.refused(text)
                assert refusal["code"] == "message", text
                assert is_sentence(refusal["text"])
            for move in NOT_MOVES:
                refusal = await a.refused({"t": "play", "move": move, "at": 0})
                assert refusal["code"] in ("message", "bad"), move
                assert is_sentence(refusal["text"])
            for at in ("0", None, 0.5, [0], True):
                assert (await a.refused({"t": "play", "move": a.moves[0], "at": at}))["code"] == "message", at
            assert await records(server, table) == 0
            await a.play()


async def test_a_message_of_bytes_is_refused_and_the_connection_stays(server: Here) -> None:
    anna = await server.guest("Anna")
    table = await anna.create(players=1, seats=["me"])
    async with anna.at(table) as a:
        assert (await a.refused(b'{"t": "ping"}'))["code"] == "message"
        await a.ping()


async def test_a_long_message_is_refused(server: Here) -> None:
    anna = await server.guest("Anna")
    table = await anna.create(players=1, seats=["me"])
    async with anna.at(table) as a:
        long = json.dumps({"t": "chat", "text": "x" * 8000})
        assert (await a.refused(long))["code"] == "body"
        await a.ping()


async def test_a_message_with_more_than_it_needs_is_understood(server: Here) -> None:
    anna = await server.guest("Anna")
    table = await anna.create(players=1, seats=["me"])
    async with anna.at(table) as a:
        await a.tell({"t": "ping", "extra": [1, 2]}, "pong")
        await a.tell({**a.a_play(a.moves[0]), "careful": "perhaps", "extra": None}, "update")


# those who only watch -------------------------------------------------------------------------------------------
async def test_spectators_can_look_and_do_nothing(server: Here) -> None:
    anna, boris, vera = [await server.guest(name) for name in ("Anna", "Boris", "Vera")]
    table = await anna.create(seed=1)
    await boris.join(table)
    for guest in (vera, server.stranger()):
        for query in ({}, {"seat": 0}, {"seat": 1}, {"seat": "\u00b2"}, {"seat": "x"}):
            async with anna.at(table) as a, boris.at(table) as b, guest.at(table, **query) as v:
                assert (v.seat, v.ask) == (-1, None)
                assert v.undo == {"can": False, "redo": False, "ask": False}
                move, number = asked(a, b).moves[0], v.number
                wishes = [
                    {"t": "undo", "at": number},
                    {"t": "redo", "at": number},
                    {"t": "back"},
                    {"t": "agree", "yes": True},
                ]
                for message in [v.a_play(move), *wishes]:
                    assert (await v.refused(message))["code"] == "watching"
                for seat in (0, 1):
                    assert (await v.refused({"t": "sit", "seat": seat}))["code"] == "seat"
    assert await records(server, table) == 0


async def test_a_player_cannot_look_from_the_seat_of_the_other(server: Here) -> None:
    anna, boris = await server.guest("Anna"), await server.guest("Boris")
    table = await anna.create(seed=1)
    await boris.join(table)
    async with anna.at(table, seat=1) as a:
        assert a.seat == 0
        assert (await a.refused({"t": "sit", "seat": 1}))["code"] == "seat"
        await a.tell({"t": "sit", "seat": -1}, "state")
        assert (await a.refused(a.a_play(["end"])))["code"] == "watching"


async def test_the_language_can_change_in_the_middle(server: Here) -> None:
    anna = await server.guest("Anna")
    table = await anna.create(players=1, seats=["me"])
    async with anna.at(table) as a:
        assert a.ask is not None
        english = a.ask["text"]
        await a.tell({"t": "lang", "lang": "ru"}, "state")
        assert a.ask["text"] != english
        assert "Сервер" in (await a.refused("x"))["text"]
        await a.tell({"t": "lang", "lang": "tlh"}, "state")
        assert a.ask["text"] == english
