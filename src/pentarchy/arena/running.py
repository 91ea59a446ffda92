"""Play a tournament with several thinkers at once, on this machine or in a Ray cluster."""

import asyncio
from collections.abc import Callable

from pentarchy.arena.play import job
from pentarchy.arena.results import Played, Results
from pentarchy.arena.tournament import LineUp, Tournament
from pentarchy.thinking import Pool, ThinkingError, make_pool

PATIENCE = 24 * 3600.0  # seconds for a game: bots keep their own time


def run(
    tournament: Tournament, results: Results, jobs: int, ray_address: str = "", told: Callable[[], None] = lambda: None
) -> list[LineUp]:
    """Play what is left. Every game is kept as soon as it has ended, so this may be stopped at any time.

    Games that could not be played to their end, because a bot has ended its whole process, are given back.
    """
    return asyncio.run(_run(tournament, results, make_pool(jobs, ray_address), told))


async def _run(tournament: Tournament, results: Results, pool: Pool, told: Callable[[], None]) -> list[LineUp]:
    waiting, broken = iter(results.left(tournament)), list[LineUp]()

    async def play(line_up: LineUp) -> None:
        try:
            results.add(Played.read(await pool.ask(job(tournament, line_up), PATIENCE)))
        except ThinkingError:
            broken.append(line_up)
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
    return broken
