"""Bots of other people: a class of a Python package, or a program in any language that talks over its pipes.

`mypackage.module:MyBot` names a class; a package that declares one as an entry point of the group `pentarchy.bots` is
known by the name it has there. `exec:./mybot --fast` starts a program for each game it plays; how it is talked to is
described in docs/bots.md. A program that ends, hangs or answers what cannot be played raises `BotFailed`: whoever asked
lets a weaker bot play then.
"""

import contextlib
import json
import os
import queue
import shlex
import shutil
import signal
import subprocess
import threading
import time
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
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
GIVEN_UP = 3  # times in a row without an answer, after which a program is asked no more in a game
LONGEST = 1_000  # characters of an answer that are quoted


class BotFailed(PentarchyError):
    """A bot that gave no answer, or none that can be played."""


class BadBot(PentarchyError):
    """A bot that is there, but cannot be loaded or started."""


def names_of_packages() -> list[str]:
    """The bots that packages declare as entry points."""
    return sorted(entry_points(group=GROUP).names)


def bot_of_package(name: str) -> Any | None:
    """The bot of a class by the name of its module, or by that of an entry point; None: there is none."""
    module, colon, found = name.partition(":")
    try:
        if not colon:
            entries = entry_points(group=GROUP)
            if name not in entries.names:
                return None
            made = entries[name].load()
        elif not _is_there(module) or not hasattr(imported := import_module(module), found):
            return None
        else:
            made = getattr(imported, found)
        bot = made()
    except (Exception, SystemExit) as error:  # whatever the code of somebody else does while it is loaded
        raise BadBot(f"The bot '{name}' cannot be loaded: {_in_a_line(error)}") from error
    if not callable(getattr(bot, "choose", None)):
        raise BadBot(f"The bot '{name}' has no method `choose`.")
    return bot


def _is_there(module: str) -> bool:
    """Whether a module can be found; what it imports is another question."""
    try:
        return bool(module) and find_spec(module) is not None
    except (ModuleNotFoundError, ValueError):
        return False


def _in_a_line(error: BaseException) -> str:
    return " ".join(f"{type(error).__name__}: {error}".split())


def check_program(command: str) -> None:
    """Refuse a command that names no program, before anybody counts on it."""
    if shutil.which(_words(command)[0]) is None:
        raise BadBot(f"There is no program '{_words(command)[0]}' to be started.")


def _words(command: str) -> list[str]:
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise BadBot(f"The command '{command}' cannot be read: {error}.") from None
    if not words:
        raise BadBot(f"'{EXEC}' names no program: '{EXEC}node bot.js' starts one.")
    return words


class ProgramBot:
    """A program that is told what its player sees and may do, line by line, and answers with a move."""

    def __init__(self, command: str, seconds: float = SECONDS) -> None:
        self.command, self.seconds = command, seconds
        self._program: subprocess.Popen[str] | None = None
        self._heard: queue.Queue[str | None] = queue.Queue()  # lines of the program; None: it has ended
        self._to_say: queue.Queue[str | None] = queue.Queue()  # lines for it; None: there will be none
        self._silent = 0  # times in a row that it did not answer

    def choose(self, seat: Seat, rng: Random) -> Move:
        if self._silent >= GIVEN_UP:
            raise BotFailed(f"{self.command} did not answer {GIVEN_UP} times in a row and is asked no more.")
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
        while not self._heard.empty():  # what it said unasked is no answer to this
            if self._heard.get_nowait() is None:
                raise BotFailed(f"{self.command} has ended.")
        self._say(f"position {json.dumps(position, separators=(',', ':'))}")
        self._say(f"legal {json.dumps(list(legal))}")
        self._say(f"go {int(1000 * self.seconds)}")
        answer = self._hear("bestmove ")
        self._silent = 0
        if answer not in legal:
            raise BotFailed(f"{self.command} answers with a move that cannot be played: {answer[:LONGEST]!r}")
        return legal[answer]

    def _begin(self) -> None:
        try:
            self._program = subprocess.Popen(
                _words(self.command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8",
                errors="replace", start_new_session=True,
            )  # fmt: skip
        except (OSError, ValueError, BadBot) as error:
            raise BotFailed(f"{self.command} cannot be started: {error}") from None
        self._heard, self._to_say = queue.Queue(), queue.Queue()
        threading.Thread(target=_listen, args=(self._program, self._heard), daemon=True).start()
        threading.Thread(target=_tell, args=(self._program, self._to_say), daemon=True).start()
        self._say(f"pentarchy {PROTOCOL}")
        self._hear("ready")

    def _say(self, line: str) -> None:
        """Another thread tells it: a program that reads nothing holds up nobody."""
        self._to_say.put(f"{line}\n")

    def _hear(self, start: str) -> str:
        """The rest of the next line that begins so; others are remarks of the program to itself."""
        deadline = time.monotonic() + self.seconds + PATIENCE
        while True:
            try:
                line = self._heard.get(timeout=max(0.0, deadline - time.monotonic()))
            except queue.Empty:
                self._silent += 1
                raise BotFailed(f"{self.command} does not answer.") from None
            if line is None:
                raise BotFailed(f"{self.command} has ended.")
            if line.startswith(start):
                return line.removeprefix(start).strip()
            if time.monotonic() >= deadline:
                self._silent += 1
                raise BotFailed(f"{self.command} does not answer.")

    def close(self) -> None:
        """End the program and whatever it has started, however they feel about it."""
        program, self._program = self._program, None
        if program is not None:
            self._to_say.put(None)
            _end(program)
            program.wait()


def _end(program: "subprocess.Popen[str]") -> None:
    """Kill a program with its children: a launcher's own end would leave them, and its pipe open."""
    with contextlib.suppress(ProcessLookupError, PermissionError):
        if hasattr(os, "killpg"):
            os.killpg(program.pid, signal.SIGKILL)  # it leads a session of its own
        else:
            program.kill()


def _tell(program: "subprocess.Popen[str]", lines: "queue.Queue[str | None]") -> None:
    """Write what is to be said until there is no more; whoever writes closes the pipe."""
    with contextlib.suppress(OSError, ValueError):
        assert program.stdin is not None
        with program.stdin:
            while (line := lines.get()) is not None:
                program.stdin.write(line)
                program.stdin.flush()


def _listen(program: "subprocess.Popen[str]", lines: "queue.Queue[str | None]") -> None:
    """Read what it says until it ends; whoever reads closes the pipe."""
    with contextlib.suppress(OSError, ValueError):
        assert program.stdout is not None
        with program.stdout:
            for line in program.stdout:
                lines.put(line)
    lines.put(None)
