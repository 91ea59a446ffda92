"""Moves of people at a table: one, or several as one gesture, with a question before what cannot be undone.

A gesture is played move by move, each stored and told like any other. It ends without harm where the table has become
another than its player thought: then whoever made it is told how far it went, and why no further.
"""

from collections.abc import Sequence
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Any

import orjson

from pentarchy.engine.views import determinise
from pentarchy.match import Match, Step, Stop
from pentarchy.server.connection import Connection
from pentarchy.server.refusals import Refused, server_texts

if TYPE_CHECKING:
    from pentarchy.server.live import LiveTable


class Stopped(Exception):  # not an error: what was made stays
    """The next step of a gesture cannot be made."""

    def __init__(self, why: Stop) -> None:
        super().__init__(why)
        self.why: Stop = why


class Gestures:
    """What people play at one table."""

    def __init__(self, table: "LiveTable") -> None:
        self.table = table
        self._rng = Random()

    async def play(self, connection: Connection, steps: Sequence[Step], at: int, *, careful: bool) -> None:
        """Play the steps of a gesture, one after another; careful: first ask about what cannot be undone."""
        table = self.table
        seat = table.own_seat(connection)
        if careful and (doubt := await self._doubt(connection, seat, steps, at)):
            connection.send(orjson.dumps(doubt))
            return
        for done, step in enumerate(steps):
            try:
                await table.act(partial(_play_step, seat, step, at, done > 0), seat, owner=connection.user_id)
            except Stopped as stopped:
                self._tell_stop(connection, done, len(steps), stopped.why)
                return
            at = table.running().number  # the one after this step: `act` has let nobody in since

    def _tell_stop(self, connection: Connection, done: int, of: int, why: Stop) -> None:
        text = server_texts(connection.lang).say(f"stopped-{why}", done=done, of=of)
        connection.send(orjson.dumps({"t": "stopped", "done": done, "of": of, "why": why, "text": text}))

    async def _doubt(self, connection: Connection, seat: int, steps: Sequence[Step], at: int) -> dict[str, Any] | None:
        """The question to ask before a gesture, if there is one. What is refused needs none."""
        async with self.table.lock:
            match = self.table.running()
            if not match.timely(seat, at):
                return None
            warning, barrier = self._dangers(match, seat, steps)
        if not warning and not barrier:
            return None
        lang = connection.lang
        text = self.table.speech(lang).texts.say(warning) if warning else server_texts(lang).say("confirm-barrier")
        asked = {"t": "confirm", "move": steps[0].move, "at": at, "barrier": barrier, "text": text}
        return asked if len(steps) == 1 else asked | {"steps": [step._asdict() for step in steps]}

    def _dangers(self, match: Match, seat: int, steps: Sequence[Step]) -> tuple[str, bool]:
        """The first warning of the game, and whether a gesture could not be taken back, as far as the player can know.

        It is tried on what the player could guess about the table, so that the answer tells nothing hidden. A kind of
        move that everybody knows to be final is no surprise.
        """
        trial = determinise(match.state, seat, self._rng)
        warning = ""
        for step in steps:
            if step.move not in trial.legal(seat):
                break
            before = trial.barrier
            warning = warning or match.game.warning(trial, seat, step.move)
            trial.apply(seat, step.move)
            if trial.barrier != before:
                return warning, step.move[0] not in match.game.final
        return warning, False


def _play_step(seat: int, step: Step, at: int, joined: bool, match: Match) -> None:
    """Play a step of a gesture: the first like any move, the others joined to it."""
    if not joined:
        question = match.state.asks[seat]
        if step.ask and question is not None and question[0] != step.ask:
            raise Refused("stale")
        match.play(seat, step.move, at)
        return
    if not match.timely(seat, at):  # through another window its player did something else meanwhile
        raise Stopped("question")
    if why := match.why_stopped(seat, step):
        raise Stopped(why)
    match.play(seat, step.move, joined=True)
