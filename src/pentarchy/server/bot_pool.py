"""The bots of a worker: whose thoughts are done elsewhere (`pentarchy.thinking`), and what is played if one fails."""

import logging
from random import Random

from pentarchy.bots import weaker
from pentarchy.engine.registry import get_game
from pentarchy.engine.state import Move, State
from pentarchy.thinking import Died, Job, Pool, ThinkingError, TooSlow
from pentarchy.thinking.tasks import CHOOSE

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
        named = get_game(game_id).source.named(state.content)
        position = {"game": game_id, "state": state.encode(), "player": player, **named}
        for level in (bot, *weaker(bot)):
            arguments = {**position, "bot": level}
            job = Job(CHOOSE, {**arguments, "seed": self._rng.getrandbits(64)})
            about = {"bot": level, "game": game_id, "table": table}
            try:
                move = tuple(await self.pool.ask(job, self.seconds, person=person, table=table))
            except ThinkingError as error:
                log.warning(_what(error), extra={**about, "error": str(error)})
            else:
                if move in moves:
                    return move
                log.error("bot chose an illegal move", extra={**about, "move": move})
        log.error("no bot can think: any move is played", extra={"game": game_id, "table": table})
        return moves[self._rng.randrange(len(moves))]

    async def close(self) -> None:
        await self.pool.close()


def _what(error: ThinkingError) -> str:
    if isinstance(error, TooSlow):
        return "bot too slow"
    return "bot process died" if isinstance(error, Died) else "bot failed"
