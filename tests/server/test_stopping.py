"""A server that is stopped in the middle of everything leaves nothing behind that waits for ever."""

import asyncio

import pytest

from tests.server.harness import until
from tests.server.hosting import serving

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("seed", range(3))
async def test_bots_that_play_are_stopped_before_the_writer(seed: int, sqlite_url: str) -> None:
    """Two bots play a long game as fast as they can when the server ends: their task ends too, between two moves."""
    before = asyncio.all_tasks()
    async with serving(sqlite_url) as here:
        anna = await here.guest("Anna")
        options = {"deck_1": "drow", "deck_2": "undead"}
        table = await anna.create(game="tyrants", players=2, seats=["random", "random"], options=options, seed=seed)
        live = await here.services.hub.table(table)
        await anna.open(table)  # bots alone play only while somebody watches
        await until(lambda: live.row.number > 20, "some moves")
        assert live.bots.task is not None
        assert not live.bots.task.done()
    left = [task for task in asyncio.all_tasks() - before if not task.done()]
    assert not left, left
