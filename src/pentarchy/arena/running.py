"""Play a tournament with several thinkers at once, on this machine or in a Ray cluster."""

import asyncio
from collections.abc import Callable

from pentarchy.arena.play import job
from pentarchy.arena.results import Played, Results
from pentarchy.arena.tournament import LineUp, Tournament
from pentarchy.thinking import Pool, make_pool

PATIENCE = 24 * 3600.0  # seconds for a game: bots keep their own time


def run(
    tournament: Tournament, results: Results, jobs: int, ray_address: str = "", told: Callable[[], None] = lambda: None
) -> None:
    """Play what is left. Every game is kept as soon as it has ended, so this may be stopped at any time."""
    asyncio.run(_run(tournament, results, make_pool(jobs, ray_address), told))


async def _run(tournament: Tournament, results: Results, pool: Pool, told: Callable[[], None]) -> None:
    waiting = iter(results.left(tournament))

    async def play(line_up: LineUp) -> None:
        results.add(Played.read(await pool.ask(job(tournament, line_up), PATIENCE)))
        told()

    async def play_on() -> None:
        for line_up in waiting:  # shared by all: whoever is free takes the next
            await play(line_up)

    try:
        async with asyncio.TaskGroup() as group:
            for _ in pool.thinkers:
                group.create_task(play_on())
    finally:
        await pool.close()
