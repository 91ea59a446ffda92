"""Bots think in processes of their own, so that they never hold up a table, with a budget of time for each move."""

import asyncio
import logging
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import Random
from typing import Any

from pentarchy.bots import Seat, get_bot
from pentarchy.engine.registry import get_game
from pentarchy.engine.state import Move, State

START = 20.0  # seconds that a process may take to start

log = logging.getLogger("pentarchy.bots")


def think(game_id: str, data: dict[str, Any], player: int, bot: str, seed: int) -> Move:
    """In a process of the pool: what a bot plays in a position. It gets a seat, never the state."""
    import pentarchy.games  # noqa: F401  # registers the games in this process

    game = get_game(game_id)
    state = game.state.decode(data, game.load(None))
    return get_bot(bot).choose(Seat(game, state, player), Random(seed))


class BotPool:
    """A few processes for all bots of a worker."""

    def __init__(self, processes: int, seconds: float) -> None:
        self.processes, self.seconds = processes, seconds
        self._pool: ProcessPoolExecutor | None = None
        self._rng = Random()
        self._warm = False

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # spawned, not forked: a fork of a process with threads and open sockets is asking for trouble
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.processes, mp_context=context)
        return self._pool

    async def choose(self, game_id: str, state: State, player: int, bot: str) -> Move:
        """A legal move: the bot's, or any when the bot is too slow or fails."""
        moves = state.legal(player)
        if len(moves) == 1:
            return moves[0]
        seed = self._rng.getrandbits(64)
        loop = asyncio.get_running_loop()
        try:
            job = loop.run_in_executor(self._open(), think, game_id, state.encode(), player, bot, seed)
            move = tuple(await asyncio.wait_for(job, self.seconds + self._grace()))
            if move in moves:
                return move
            log.error("bot chose an illegal move", extra={"bot": bot, "game": game_id, "move": move})
        except TimeoutError:
            log.warning("bot too slow", extra={"bot": bot, "game": game_id})
            self._drop()
        except BrokenProcessPool:
            log.warning("bot process died", extra={"bot": bot, "game": game_id})
            self._drop()
        except Exception:  # a mistake in a bot must not stop the table
            log.exception("bot failed", extra={"bot": bot, "game": game_id})
        return moves[self._rng.randrange(len(moves))]

    def _grace(self) -> float:
        """The first move also pays for the start of the processes."""
        warm, self._warm = self._warm, True
        return 0.0 if warm else START

    def _drop(self) -> None:
        """Give up processes that hang; the next move starts new ones."""
        pool, self._pool, self._warm = self._pool, None, False
        if pool is not None:
            for process in list(getattr(pool, "_processes", {}).values()):  # the pool has no other way to end them
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        self._drop()
