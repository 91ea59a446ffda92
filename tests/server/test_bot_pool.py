"""Bots think in processes of their own, within a budget, and never hold up the server."""

import logging
from collections.abc import AsyncIterator
from random import Random
from typing import Any

import pytest

from pentarchy.engine.registry import get_game
from pentarchy.match import Match
from pentarchy.server import bot_pool, hub
from pentarchy.server.bot_pool import BotPool
from pentarchy.thinking import Failed, Job, make_pool, tasks
from tests.server.harness import KINGDOM, play_out, until
from tests.server.hosting import serving
from tests.thinking.slow_jobs import DIE, FAIL, HANG

pytestmark = pytest.mark.anyio


def asked(match: Match) -> int:
    return next(seat for seat, question in enumerate(match.state.asks) if question)


@pytest.fixture
async def bots() -> AsyncIterator[BotPool]:
    made = BotPool(make_pool(1), 60.0)
    yield made
    await made.close()


async def test_bots_choose_in_another_process(bots: BotPool) -> None:
    match = Match.new("kingdom", 2, seed=1)
    for bot in ("random", "greedy"):
        for _ in range(5):
            player = asked(match)
            before = match.state.encode()
            move = await bots.choose("kingdom", match.state, player, bot)
            assert move in match.state.legal(player)
            assert match.state.encode() == before
            match.play(player, move)


@pytest.mark.parametrize(
    ("function", "seconds", "line"),
    [(HANG, 0.3, "bot too slow"), (DIE, 60.0, "bot process died"), (FAIL, 60.0, "bot failed")],
)
async def test_a_bot_that_cannot_is_replaced_by_the_next_weaker_one(
    bots: BotPool,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    function: str,
    seconds: float,
    line: str,
) -> None:
    """Only one level is broken: the next weaker one plays, and the log names the level that failed."""
    match = Match.new("kingdom", 2, seed=1)
    player, ask = asked(match), bots.pool.ask
    assert len(match.state.legal(player)) > 1
    await bots.choose("kingdom", match.state, player, "random")  # the process has started
    levels = []

    async def broken(job: Job, budget: float, **about: str) -> Any:
        levels.append(job.arguments["bot"])
        return await (ask(Job(function, {}), seconds) if levels[-1] == "skilled" else ask(job, budget, **about))

    monkeypatch.setattr(bots.pool, "ask", broken)
    with caplog.at_level(logging.WARNING):
        assert await bots.choose("kingdom", match.state, player, "skilled") in match.state.legal(player)
    assert levels == ["skilled", "novice"]
    assert line in caplog.messages
    assert "no bot can think: any move is played" not in caplog.messages


async def test_a_master_is_thought_for_by_all_processes_together(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each thinks for itself with chance of its own; one that fails is left out, and what the others found counts."""
    bots, match = BotPool(make_pool(3), 60.0), Match.new("kingdom", 2, seed=1)
    player, asked_jobs = asked(match), list[Job]()
    first, second = match.state.legal(player)[:2]

    async def thought(job: Job, budget: float, **about: str) -> Any:
        asked_jobs.append(job)
        if len(asked_jobs) == 1:
            raise Failed("no")
        return [[list(first), 4, 0.0], [list(second), 1 + 4 * (len(asked_jobs) - 2), 0.0]]

    monkeypatch.setattr(bots.pool, "ask", thought)
    assert await bots.choose("kingdom", match.state, player, "master") == first  # 4 + 4 against 1 + 5
    assert len({job.arguments["seed"] for job in asked_jobs}) == len(asked_jobs) == 3
    await bots.close()


async def test_a_master_of_several_processes_plays(bots: BotPool) -> None:
    together, match = BotPool(make_pool(2), 60.0), Match.new("kingdom", 2, seed=1)
    player = asked(match)
    assert await together.choose("kingdom", match.state, player, "master") in match.state.legal(player)
    await together.close()


def test_a_bot_goes_on_with_its_last_thought_at_the_same_table_only() -> None:
    kept = tasks._bot("expert", ("one", 0, "expert"))
    assert tasks._bot("expert", ("one", 0, "expert")) is kept
    others = [tasks._bot("expert", key) for key in (("one", 1, "expert"), ("two", 0, "expert"), ("", 0, "expert"))]
    assert kept not in others
    assert tasks._bot("expert", ("", 0, "expert")) is not others[-1]  # nobody knows whose it would be
    for number in range(tasks.REMEMBERED):
        tasks._bot("skilled", (f"table {number}", 0, "skilled"))
    assert tasks._bot("expert", ("one", 0, "expert")) is not kept


async def test_where_there_is_only_one_move_no_process_is_asked() -> None:
    bots, rng, state = BotPool(make_pool(1), 1.0), Random(1), get_game("tyrants").new(2, {}, 1)
    while len(state.legal(state.asked)) > 1:
        state.play(state.asked, rng.choice(state.legal(state.asked)))
    assert not state.over
    assert await bots.choose("tyrants", state, state.asked, "greedy") == state.legal(state.asked)[0]
    assert not bots.pool._tasks


async def test_a_thinking_bot_holds_up_nobody(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """While a bot thinks for ever at one table, people play at others, and talk at its own."""
    monkeypatch.setattr(bot_pool, "CHOOSE", HANG)
    async with serving(sqlite_url, bot_seconds=3600.0) as server:
        anna, boris = await server.guest("Anna"), await server.guest("Boris")
        stuck = await anna.create(seats=["greedy", "greedy"])
        solo = await boris.create(players=1, seats=["me"])
        async with anna.at(stuck) as watching, boris.at(solo) as b:
            assert await play_out([b], moves=15) == 15
            await watching.tell({"t": "chat", "text": "It thinks and thinks."}, "chat")
            assert watching.number == 0


async def test_a_bot_that_is_too_slow_does_not_stop_the_match(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "CHOOSE", HANG)
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


async def test_bots_alone_play_only_while_somebody_watches(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server:
        anna = await server.guest("Anna")
        table = await anna.create(seats=["random", "random"])
        live = await server.services.hub.table(table)
        assert live.row.number == 0
        async with anna.at(table) as a:
            await a.until(lambda: a.number > 5, "some moves")
        await until(lambda: live.bots.task is None or live.bots.task.done(), "the bots to stop")
        assert live.row.status == "running"


async def test_bots_that_stopped_are_woken(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever ended their task: somebody looks every now and then."""
    monkeypatch.setattr(hub, "WATCH", 0.05)
    async with serving(sqlite_url) as server:
        anna = await server.guest("Anna")
        bots = server.services.hub.bots
        choose = bots.choose

        async def fails(*arguments: Any, **about: Any) -> Any:
            bots.choose = choose
            raise RuntimeError("a mistake of the server")

        bots.choose = fails
        table = await anna.create(game="tyrants", seats=["random", "me"], options={}, seed=1)
        live = await server.services.hub.table(table)
        await until(lambda: live.match is not None and live.match.state.asks[1] is not None, "the turn of the person")


async def test_one_person_has_a_bounded_number_of_tables_with_bots(sqlite_url: str) -> None:
    async with serving(sqlite_url, bot_tables=2) as server:
        anna, boris = await server.guest("Anna"), await server.guest("Boris")
        for _ in range(2):
            await anna.create(seats=["me", "greedy"])
        wish = {**KINGDOM, "seats": ["me", "random"]}
        assert await anna.refusal("/api/tables", wish, 429) == "bot-tables"
        await anna.create(players=1, seats=["me"])  # without bots
        await boris.create(seats=["me", "greedy"])
