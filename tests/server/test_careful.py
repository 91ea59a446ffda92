"""Careful moves: the player is asked before what cannot be undone, and only then."""

import pytest

from pentarchy.match import Match
from tests.server.harness import Move, Script, follow, rehearse
from tests.server.hosting import Here

pytestmark = pytest.mark.anyio


def trial(match: Match, player: int, move: tuple[object, ...]) -> bool:
    """Whether a move crosses a barrier here."""
    state = match.state.clone()
    before = state.barrier
    state.apply(player, move)
    return bool(state.barrier != before)


def a_move(want_barrier: bool, seed: int) -> tuple[Script, int, Move]:
    """A position with a move that crosses a barrier, or with one that does not: script, player, move."""
    found: list[tuple[int, Move]] = []

    def stop(match: Match) -> bool:
        for player, question in enumerate(match.state.asks):
            for move in match.state.legal(player) if question is not None else ():
                if trial(match, player, move) == want_barrier:
                    found.append((player, list(move)))
                    return True
        return False

    script, _ = rehearse(stop, seed=seed)
    return script, *found[0]


@pytest.mark.parametrize("lang", ["en", "ru"])
async def test_before_a_barrier_the_player_is_asked(server: Here, lang: str) -> None:
    script, seat, move = a_move(True, 6)
    anna, boris = await server.guest("Anna", lang), await server.guest("Boris", lang)
    table = await anna.create(seed=6)
    await boris.join(table)
    async with anna.at(table) as a, boris.at(table) as b:
        await follow([a, b], script)
        player, other = (a, b) if seat == 0 else (b, a)
        number, heard = player.number, len(other.messages)
        confirm = await player.tell(player.a_play(move, careful=True), "confirm")
        assert confirm["move"] == move
        assert confirm["at"] == number
        assert confirm["barrier"] is True
        assert any("а" <= letter <= "я" for letter in confirm["text"].lower()) == (lang == "ru")
        await other.ping()
        assert [message["t"] for message in other.messages[heard:]] == ["pong"]  # nothing happened yet
        assert await server.services.store.records(table, number) == []
        await player.tell(player.a_play(confirm["move"], at=confirm["at"]), "update")
        assert player.undo["can"] is False


async def test_without_a_barrier_nobody_is_asked(server: Here) -> None:
    script, seat, move = a_move(False, 6)
    anna, boris = await server.guest("Anna"), await server.guest("Boris")
    table = await anna.create(seed=6)
    await boris.join(table)
    async with anna.at(table) as a, boris.at(table) as b:
        await follow([a, b], script)
        player = (a, b)[seat]
        await player.tell(player.a_play(move, careful=True), "update")
        assert player.undo["can"] is True
        assert all(message["t"] != "confirm" for message in player.messages)


async def test_a_bad_move_is_refused_and_not_asked_about(server: Here) -> None:
    script, seat, move = a_move(True, 6)
    anna, boris = await server.guest("Anna"), await server.guest("Boris")
    table = await anna.create(seed=6)
    await boris.join(table)
    async with anna.at(table) as a, boris.at(table) as b:
        await follow([a, b], script)
        player, other = (a, b) if seat == 0 else (b, a)
        assert (await player.refused(player.a_play(["nonsense"], careful=True)))["code"] == "bad"
        assert (await player.refused(player.a_play(move, at=0, careful=True)))["code"] == "stale"
        if other.ask is None:
            assert (await other.refused(other.a_play(move, careful=True)))["code"] == "illegal"


@pytest.mark.parametrize("lang", ["en", "ru"])
async def test_a_warning_of_the_game_is_said_before_the_move(server: Here, lang: str) -> None:
    """There is one Hell's Gate, and the scenario needs it."""
    anna = await server.guest("Anna", lang)
    table = await anna.create(players=1, seats=["me"], seed=1, options={"scenario": "prophecy"})
    live = await server.services.hub.table(table)
    move: Move = ["scrap", live.running().content.by_design["hells_gate"][0]]
    async with anna.at(table) as a:
        confirm = await a.tell(a.a_play(move, careful=True), "confirm")
        assert confirm["move"] == move
        assert confirm["text"] == live.speech(lang).texts.say("warning-last-copy")
        assert await server.services.store.records(table) == []
        await a.tell(a.a_play(move), "update")  # who knows what they do is not asked


async def test_before_what_everybody_knows_to_be_final_nobody_is_asked(server: Here) -> None:
    """The end of a turn of Tyrants draws cards and cannot be taken back, but needs no question every time."""
    anna, boris = await server.guest("Anna"), await server.guest("Boris")
    table = await anna.create(game="tyrants", options={"first": "1"}, seed=6)
    await boris.join(table)
    async with anna.at(table) as a, boris.at(table) as b:
        for player in (a, b):
            await player.tell(player.a_play(player.ask["moves"][0]["move"]), "update")
        await a.ping()
        await a.tell(a.a_play(["end_turn"], careful=True), "update")
        assert all(message["t"] != "confirm" for message in a.messages)
        assert a.undo["can"] is False
