"""Bots of other people: a class of a Python package, or a program in any language that talks over its pipes.

`mypackage.module:MyBot` names a class; a package that declares one as an entry point of the group `pentarchy.bots` is
known by the name it has there. `exec:./mybot --fast` starts a program for each game it plays; how it is talked to is
described in docs/bots.md. A program that ends, hangs or answers what cannot be played raises `BotFailed`: whoever asked
lets a weaker bot play then.
"""

import contextlib
import json
import queue
import shlex
import subprocess
import threading
from importlib import import_module
from importlib.metadata import entry_points
from random import Random
from typing import Any

from pentarchy.bots.seat import Seat
from pentarchy.engine.errors import PentarchyError
from pentarchy.engine.rules import Move

GROUP = "pentarchy.bots"
EXEC = "exec:"
PROTOCOL = 1
PATIENCE = 10.0  # seconds beyond its own time that a program may take for an answer
SECONDS = 1.0  # that it is given for a decision
LONGEST = 1_000  # characters of an answer that are quoted


class BotFailed(PentarchyError):
    """A bot that gave no answer, or none that can be played."""


def bot_of_package(name: str) -> Any | None:
    """The bot of a class by the name of its module, or by that of an entry point; None: there is none."""
    if ":" in name:
        module, _, found = name.partition(":")
        try:
            return getattr(import_module(module), found)()
        except (ImportError, AttributeError, TypeError, ValueError):
            return None
    with contextlib.suppress(KeyError):
        return entry_points(group=GROUP)[name].load()()
    return None


class ProgramBot:
    """A program that is told what its player sees and may do, line by line, and answers with a move."""

    def __init__(self, command: str, seconds: float = SECONDS) -> None:
        self.command, self.seconds = command, seconds
        self._program: subprocess.Popen[str] | None = None
        self._lines: queue.Queue[str | None] = queue.Queue()

    def choose(self, seat: Seat, rng: Random) -> Move:
        try:
            return self._choose(seat, rng)
        except BotFailed:
            self.close()  # the next decision begins with a fresh one
            raise

    def _choose(self, seat: Seat, rng: Random) -> Move:
        if self._program is None:
            self._begin()
        table = seat.game.state.moves
        legal = {table.write(move): move for move in seat.legal}
        position = {"game": seat.game.id, "seat": seat.player, "seed": rng.getrandbits(32), "view": seat.view()}
        self._say(f"position {json.dumps(position, separators=(',', ':'))}")
        self._say(f"legal {json.dumps(list(legal))}")
        self._say(f"go {int(1000 * self.seconds)}")
        answer = self._hear("bestmove ")
        if answer not in legal:
            raise BotFailed(f"{self.command} answers with a move that cannot be played: {answer[:LONGEST]!r}")
        return legal[answer]

    def _begin(self) -> None:
        try:
            self._program = subprocess.Popen(
                shlex.split(self.command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8",
                errors="replace",
            )  # fmt: skip
        except (OSError, ValueError) as error:
            raise BotFailed(f"{self.command} cannot be started: {error}") from None
        self._lines = queue.Queue()
        threading.Thread(target=_listen, args=(self._program, self._lines), daemon=True).start()
        self._say(f"pentarchy {PROTOCOL}")
        self._hear("ready")

    def _say(self, line: str) -> None:
        assert self._program is not None
        assert self._program.stdin is not None
        try:
            self._program.stdin.write(f"{line}\n")
            self._program.stdin.flush()
        except (OSError, ValueError):
            raise BotFailed(f"{self.command} has ended.") from None

    def _hear(self, start: str) -> str:
        """The rest of the next line that begins so; others are remarks of the program to itself."""
        while True:
            try:
                line = self._lines.get(timeout=self.seconds + PATIENCE)
            except queue.Empty:
                raise BotFailed(f"{self.command} does not answer.") from None
            if line is None:
                raise BotFailed(f"{self.command} has ended.")
            if line.startswith(start):
                return line.removeprefix(start).strip()

    def close(self) -> None:
        """End the program, however it feels about it."""
        program, self._program = self._program, None
        if program is not None:
            program.kill()
            program.wait()
            for pipe in (program.stdin, program.stdout):
                with contextlib.suppress(OSError):
                    if pipe is not None:
                        pipe.close()


def _listen(program: "subprocess.Popen[str]", lines: "queue.Queue[str | None]") -> None:
    with contextlib.suppress(OSError, ValueError):
        for line in program.stdout or ():
            lines.put(line)
    lines.put(None)
