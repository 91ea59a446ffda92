"""Bots think in processes of their own, within a budget, and never hold up the server."""

import asyncio
import logging
import os
import time
from collections.abc import AsyncIterator
from random import Random

import pytest

from pentarchy.engine.registry import get_game
from pentarchy.match import Match
from pentarchy.server import bot_pool
from pentarchy.server.bot_pool import BotPool
from tests.server import slow_bots
from tests.server.harness import PATIENCE, play_out, serving

pytestmark = pytest.mark.anyio


def asked(match: Match) -> int:
    return next(seat for seat, question in enumerate(match.state.asks) if question)


@pytest.fixture
async def pool() -> AsyncIterator[BotPool]:
    """A pool whose process has started, so that the budget is the budget."""
    made = BotPool(1, 60.0)
    match = Match.new("kingdom", 2, seed=1)
    await made.choose("kingdom", match.state, asked(match), "random")
    yield made
    made.close()


async def test_bots_choose_in_another_process(pool: BotPool) -> None:
    assert pool._pool is not None
    processes = list(pool._pool._processes.values())
    assert processes
    assert all(process.pid != os.getpid() for process in processes)
    match = Match.new("kingdom", 2, seed=1)
    for bot in ("random", "greedy"):
        for _ in range(5):
            player = asked(match)
            before = match.state.encode()
            move = await pool.choose("kingdom", match.state, player, bot)
            assert move in match.state.legal(player)
            assert match.state.encode() == before
            match.play(player, move)


async def test_a_bot_that_hangs_is_replaced_by_a_legal_move(
    pool: BotPool, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    assert pool._pool is not None
    stuck = list(pool._pool._processes.values())
    match = Match.new("kingdom", 2, seed=1)
    player = asked(match)
    assert len(match.state.legal(player)) > 1
    pool.seconds = 0.3
    with monkeypatch.context() as patch, caplog.at_level(logging.WARNING):
        patch.setattr(bot_pool, "think", slow_bots.hang)
        assert await pool.choose("kingdom", match.state, player, "greedy") in match.state.legal(player)
    assert "bot too slow" in caplog.messages
    # The pool's own thread waits for the same processes: for a moment only the faster one knows that they ended.
    deadline = time.monotonic() + PATIENCE
    while (left := [process for process in stuck if process.exitcode is None]) and time.monotonic() < deadline:
        await asyncio.sleep(0.01)
    for process in left:
        process.kill()  # so that only this test fails
    assert left == [], "the process that hangs must not stay"
    pool.seconds = 60.0
    assert await pool.choose("kingdom", match.state, player, "greedy") in match.state.legal(player)  # a new process


async def test_a_bot_whose_process_dies_is_replaced_by_a_legal_move(
    pool: BotPool, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    match = Match.new("kingdom", 2, seed=1)
    player = asked(match)
    with monkeypatch.context() as patch, caplog.at_level(logging.WARNING):
        patch.setattr(bot_pool, "think", slow_bots.die)
        assert await pool.choose("kingdom", match.state, player, "greedy") in match.state.legal(player)
    assert "bot process died" in caplog.messages


async def test_where_there_is_only_one_move_no_process_is_asked() -> None:
    pool, rng, state = BotPool(1, 1.0), Random(1), get_game("tyrants").new(2, {}, 1)
    while len(state.legal(state.turn)) > 1:
        state.play(state.turn, rng.choice(state.legal(state.turn)))
    assert not state.over
    assert await pool.choose("tyrants", state, state.turn, "greedy") == state.legal(state.turn)[0]
    assert pool._pool is None


async def test_a_thinking_bot_holds_up_nobody(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """While a bot thinks for ever at one table, people play at others, and talk at its own."""
    monkeypatch.setattr(bot_pool, "think", slow_bots.hang)
    async with serving(sqlite_url, bot_seconds=3600.0) as server:
        anna, boris = await server.guest("Anna"), await server.guest("Boris")
        stuck = await anna.create(seats=["greedy", "greedy"])
        solo = await boris.create(players=1, seats=["me"])
        async with anna.at(stuck) as watching, boris.at(solo) as b:
            assert await play_out([b], moves=15) == 15
            await watching.tell({"t": "chat", "text": "It thinks and thinks."}, "chat")
            assert watching.number == 0


async def test_a_bot_that_is_too_slow_does_not_stop_the_match(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "think", slow_bots.hang)
    monkeypatch.setattr(bot_pool, "START", 0.0)
    async with serving(sqlite_url, bot_seconds=0.05) as server:
        anna = await server.guest("Anna")
        table = await anna.create(seats=["greedy", "me"], seed=1)
        async with anna.at(table) as a:
            while not any(message["t"] == "update" and message["by"] == 0 for message in a.messages):
                number = a.number
                if a.ask:
                    await a.play()
                else:
                    await a.until(lambda number=number: a.number > number, "a move in its place")
