"""Hints at a table: what the expert would play, told to who asks, in a match that is nobody else's.

The thought is a job of the bots' thinkers. It belongs to a seat and a number of the match: whoever asks again gets the
same one, and what comes too late is told to nobody.
"""

import asyncio
import logging
from random import Random
from typing import TYPE_CHECKING, Any

import orjson

from pentarchy.match import Match
from pentarchy.server.bot_pool import position
from pentarchy.server.connection import Connection
from pentarchy.server.refusals import Refused, refused_message
from pentarchy.teacher.hint import Hint
from pentarchy.teacher.jobs import HINT
from pentarchy.teacher.words import worded
from pentarchy.thinking import Job, ThinkingError

if TYPE_CHECKING:
    from pentarchy.server.live import LiveTable

Thought = asyncio.Task[list[Hint]]
log = logging.getLogger("pentarchy.tables")


class Hints:
    """The hints of one position of a table; they are dropped with the next number of its match."""

    def __init__(self, table: "LiveTable") -> None:
        self.table = table
        self._of: tuple[Match, int] | None = None
        self._thoughts: dict[int, Thought] = {}  # by seat
        self._answers: set[asyncio.Task[None]] = set()  # the loop alone would forget them
        self._rng = Random()

    async def ask(self, connection: Connection, number: int, at: int) -> None:
        """Begin to think for who asks; the answer comes later, so that whoever waits for it can go on meanwhile."""
        await self.table.refresh()  # somebody may have sat down through another worker
        seat = self.table.own_seat(connection)
        async with self.table.lock:  # a move that is not stored yet is not known to anybody
            match = self.table.running()
            self._check(match, seat, connection, at)
            thought = self._thought(match, seat, connection)
        answer = asyncio.create_task(self._answer(connection, number, seat, at, thought))
        self._answers.add(answer)
        answer.add_done_callback(self._answers.discard)

    def _check(self, match: Match, seat: int, connection: Connection, at: int) -> None:
        if match.over:
            raise Refused("over")
        if not match.timely(seat, at):
            raise Refused("stale")
        if not self.table.row.hints_for(connection.user_id):
            raise Refused("hint-people", 403)
        if match.state.asks[seat] is None:
            raise Refused("hint-turn")
        if len(match.state.legal(seat)) == 1:
            raise Refused("hint-single")

    def _thought(self, match: Match, seat: int, connection: Connection) -> Thought:
        if self._of != (match, match.number):
            self._of = match, match.number
            self._thoughts.clear()
        if seat not in self._thoughts:
            about = position(self.table.row.game, match.state, seat)
            job = Job(HINT, {**about, "seed": self._rng.getrandbits(64)})
            self._thoughts[seat] = asyncio.create_task(self._think(job, connection.user_id or ""))
        return self._thoughts[seat]

    async def _think(self, job: Job, person: str) -> list[Hint]:
        bots = self.table.hub.bots
        found: list[Hint] = await bots.pool.ask(job, bots.seconds, person=person, table=self.table.row.id)
        return found

    async def _answer(self, connection: Connection, number: int, seat: int, at: int, thought: Thought) -> None:
        try:
            found = await asyncio.shield(thought)
            message = self._worded(connection, number, seat, at, found)
        except ThinkingError as error:
            log.warning("hint failed", extra={"table": self.table.row.id, "error": str(error)})
            if self._thoughts.get(seat) is thought:  # it may be tried again
                del self._thoughts[seat]
            message = refused_message(Refused("hint-failed", 503), connection.lang, "hint", number)
        except Refused as refused:
            message = refused_message(refused, connection.lang, "hint", number)
        except Exception:  # whoever waits has to be told
            log.exception("hint failed", extra={"table": self.table.row.id})
            message = refused_message(Refused("broken", 500), connection.lang, "hint", number)
        connection.send(orjson.dumps(message))

    def _worded(self, connection: Connection, number: int, seat: int, at: int, found: list[Hint]) -> dict[str, Any]:
        """What was found, in the language of who asked; a refusal if the table has changed meanwhile."""
        match = self.table.running()
        if self.table.own_seat(connection) != seat or not match.timely(seat, at):
            raise Refused("stale")
        if not self.table.row.hints_for(connection.user_id):
            raise Refused("hint-people", 403)
        look = match.game.look(match.state, seat)
        told = worded(found, look, seat, self.table.speech(connection.lang))
        hints = [{**words, "steps": hint["steps"]} for words, hint in zip(told, found, strict=True)]
        return {"t": "hint", "id": number, "at": match.number, "hints": hints}
