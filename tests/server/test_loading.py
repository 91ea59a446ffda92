"""Loading a table: from its checkpoint in a moment, from the first move on if need be, always to the same match."""

import logging

import pytest
from sqlalchemy import delete, select, update

from pentarchy.server.live import CHECKPOINT_EVERY
from pentarchy.server.schema import checkpoints
from tests.server.harness import rehearse
from tests.server.hosting import Here, serving

pytestmark = pytest.mark.anyio


async def played(server: Here, number: int, seed: int = 9) -> str:
    anna = await server.guest("Anna")
    table = await anna.create(seats=["me", "me"], seed=seed)
    await server.wander(table, lambda match: match.number >= number)
    return table


async def checkpoint_number(server: Here, table: str) -> int | None:
    async with server.services.store.engine.connect() as connection:
        query = select(checkpoints.c.number).where(checkpoints.c.table_id == table)
        found = await connection.scalar(query)
    return None if found is None else int(found)


async def test_a_long_match_is_loaded_from_its_checkpoint(database_url: str) -> None:
    async with serving(database_url) as server:
        table = await played(server, 150)
        before = (await server.services.hub.table(table)).running()
        row = await server.services.store.table(table)
    async with serving(database_url) as server:
        live = await server.services.hub.table(table)
        match = live.running()
        assert row is not None
        assert not match.whole
        assert match.number == before.number == row.number
        assert len(match.log) < before.number / 2, "almost everything was replayed"
        assert before.number - match.number + len(match.log) <= 3 * CHECKPOINT_EVERY
        whole, start = await server.services.hub.match(live.row, whole=True)
        assert start == 0
        assert whole.whole
        for one in (match, whole):
            assert one.state.encode() == before.state.encode()
            assert (one.number, one.position) == (before.number, before.position)
            assert [one.can_undo(seat) for seat in (0, 1)] == [before.can_undo(seat) for seat in (0, 1)]
            assert [one.can_redo(seat) for seat in (0, 1)] == [before.can_redo(seat) for seat in (0, 1)]
            assert one.events_for(0, one.position) == before.events_for(0, before.position)
            assert one._since == before._since


async def test_play_goes_on_the_same_from_a_checkpoint(sqlite_url: str) -> None:
    """The same moves lead to the same end, whether the table was ever unloaded or not."""
    script, expected = rehearse(lambda match: match.over, seed=9)
    async with serving(sqlite_url) as server:
        anna = await server.guest("Anna")
        table = await anna.create(seats=["me", "me"], seed=9)
        hub = server.services.hub
        for count, (seat, move) in enumerate(script):
            live = await hub.table(table)
            await live.act(lambda match, seat=seat, move=move: match.play(seat, move), seat)
            if count % 17 == 0:
                hub.drop(live)
        match = (await hub.table(table)).running()
        assert match.state.encode() == expected.state.encode()
        assert match.outcome() == expected.outcome()


async def test_checkpoints_are_written_now_and_then(server: Here) -> None:
    table = await played(server, CHECKPOINT_EVERY - 1)
    assert await checkpoint_number(server, table) is None
    await server.wander(table, lambda match: match.number >= 100)
    first = await checkpoint_number(server, table)
    assert first is not None
    assert CHECKPOINT_EVERY <= first <= 100
    await server.wander(table, lambda match: match.number >= 160)
    second = await checkpoint_number(server, table)
    assert second is not None
    assert second > first


UNREADABLE = (
    [50, 50, [0, 0], {}],
    [50, 50, [0], {"nonsense": True}],
    [50, 50, [0, 0], {"hands": "none"}],
    [50, 50, [0, 0], None],
    [50, 50, None, {}],
    [50, 50],  # of a version that kept something else
    [50, 50, [0, 0], {}, "more"],
    {"number": 50},
)


async def test_an_unreadable_checkpoint_is_only_slower(server: Here, caplog: pytest.LogCaptureFixture) -> None:
    table = await played(server, 80)
    live = await server.services.hub.table(table)
    before = live.running().state.encode()
    assert await checkpoint_number(server, table) is not None
    for data in UNREADABLE:
        async with server.services.store.engine.begin() as connection:
            await connection.execute(update(checkpoints).where(checkpoints.c.table_id == table).values(data=data))
        server.services.hub.drop(live)
        caplog.clear()
        with caplog.at_level(logging.WARNING, "pentarchy.tables"):
            live = await server.services.hub.table(table)
        assert live.running().whole, data
        assert live.running().state.encode() == before
        assert "checkpoint unreadable" in caplog.messages


async def test_without_a_checkpoint_the_records_are_enough(server: Here) -> None:
    table = await played(server, 80)
    live = await server.services.hub.table(table)
    before = live.running().state.encode()
    async with server.services.store.engine.begin() as connection:
        await connection.execute(delete(checkpoints).where(checkpoints.c.table_id == table))
    server.services.hub.drop(live)
    assert (await server.services.hub.table(table)).running().state.encode() == before
