"""The bots of a worker: whose thoughts are done elsewhere (`pentarchy.thinking`), and what is played if one fails."""

import asyncio
import logging
from random import Random
from typing import Any

from pentarchy.bots import TOGETHER, weaker
from pentarchy.bots.search import Tried, best_of
from pentarchy.engine.registry import get_game
from pentarchy.engine.state import Move, State
from pentarchy.thinking import Died, Job, Pool, ThinkingError, TooSlow
from pentarchy.thinking.tasks import CHOOSE, PONDER

log = logging.getLogger("pentarchy.bots")


class BotPool:
    """Answers for bots. One that is too slow or fails is replaced by the next weaker level, and the log says so."""

    def __init__(self, pool: Pool, seconds: float) -> None:
        self.pool, self.seconds = pool, seconds
        self._rng = Random()

    async def choose(
        self, game_id: str, state: State, player: int, bot: str, *, person: str = "", table: str = ""
    ) -> Move:
        """A legal move: the bot's, or that of a weaker one."""
        moves = state.legal(player)
        if len(moves) == 1:
            return moves[0]
        known = position(game_id, state, player) | {"table": table}
        for level in (bot, *weaker(bot)):
            about = {"bot": level, "game": game_id, "table": table}
            think = self._together if level in TOGETHER and self._idle() else self._alone
            try:
                move = await think({**known, "bot": level}, person, table)
            except ThinkingError as error:
                log.warning(_what(error), extra={**about, "error": str(error)})
            else:
                if move in moves:
                    return move
                log.error("bot chose an illegal move", extra={**about, "move": move})
        log.error("no bot can think: any move is played", extra={"game": game_id, "table": table})
        return moves[self._rng.randrange(len(moves))]

    def _idle(self) -> bool:
        """Whether several may think about one decision: there are some, and nobody waits for them."""
        return len(self.pool.thinkers) > 1 and not len(self.pool.queue)

    async def _alone(self, arguments: dict[str, Any], person: str, table: str) -> Move:
        return tuple(await self._ask(CHOOSE, arguments, person, table))

    async def _together(self, arguments: dict[str, Any], person: str, table: str) -> Move:
        """All thinkers have a thought of their own about the decision; whose fails is left out, unless all do."""
        asked = [self._ask(PONDER, arguments, person, table) for _ in self.pool.thinkers]
        thoughts = await asyncio.gather(*asked, return_exceptions=True)
        found = [thought for thought in thoughts if not isinstance(thought, BaseException)]
        for error in thoughts:
            if isinstance(error, BaseException) and not (found and isinstance(error, ThinkingError)):
                raise error
        return best_of([{tuple(move): Tried(*tried) for move, *tried in thought} for thought in found])

    async def _ask(self, task: str, arguments: dict[str, Any], person: str, table: str) -> Any:
        job = Job(task, {**arguments, "seed": self._rng.getrandbits(64)})
        return await self.pool.ask(job, self.seconds, person=person, table=table)

    async def close(self) -> None:
        await self.pool.close()


def position(game_id: str, state: State, player: int) -> dict[str, Any]:
    """What a thinker needs to know of a position to be asked about it."""
    named = get_game(game_id).source.named(state.content)
    return {"game": game_id, "state": state.encode(), "player": player, **named}


def _what(error: ThinkingError) -> str:
    if isinstance(error, TooSlow):
        return "bot too slow"
    return "bot process died" if isinstance(error, Died) else "bot failed"
