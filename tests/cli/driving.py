"""The command line as a person uses it: lines are typed, the screen is read, an answer may depend on what it shows."""

import contextlib
import io
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from unittest.mock import patch

from pentarchy.cli.main import main
from pentarchy.cli.saves import Save
from pentarchy.match import Match, from_json

Answer = Callable[[str], str | None]  # from what was shown since the last answer to a line; None ends the input
NUMBER = re.compile(r"(?:^ *|  +)(\d+)\. ", re.MULTILINE)  # of an option; sentences have numbers with a dot, too
PATIENCE = 3000  # no match has more questions


@dataclass(frozen=True)
class Ran:
    """How a command ended and what it wrote."""

    code: int
    out: str
    err: str = ""

    @property
    def sentence(self) -> str:
        """What a refused command says: one line, and nothing else."""
        assert self.code == 1, self
        assert self.err.endswith(".\n"), self
        assert self.err.count("\n") == 1, self
        assert "Traceback" not in self.out + self.err
        return self.err.strip()


class Keyboard(io.TextIOBase):
    """Standard input that looks at the screen before it answers. `Ctrl-C` as an answer is the key."""

    def __init__(self, screen: io.StringIO, answer: Answer) -> None:
        self.screen, self.answer, self.read_so_far, self.asked = screen, answer, 0, 0

    def readline(self, size: int | None = -1) -> str:  # type: ignore[override]  # builtins.input reads lines only
        shown = self.screen.getvalue()[self.read_so_far :]
        self.read_so_far += len(shown)
        self.asked += 1
        assert self.asked < PATIENCE, shown
        line = self.answer(shown)
        if line == "Ctrl-C":
            raise KeyboardInterrupt
        return "" if line is None else f"{line}\n"


def run(*words: object, answer: Answer | Iterable[str] = ()) -> Ran:
    """Run the command in this process, from the same entry point as in a shell."""
    out, err = io.StringIO(), io.StringIO()
    keyboard = Keyboard(out, answer if callable(answer) else in_turn(answer))
    argv = ["pentarchy", *map(str, words)]
    with (
        patch.object(sys, "argv", argv), patch.object(sys, "stdin", keyboard),
        contextlib.redirect_stdout(out), contextlib.redirect_stderr(err),
    ):  # fmt: skip
        try:
            main()
            code = 0
        except SystemExit as end:
            code = end.code if isinstance(end.code, int) else int(bool(end.code))
    return Ran(code, out.getvalue(), err.getvalue())


def in_turn(lines: Iterable[str]) -> Answer:
    """Type these lines one after another."""
    left = iter(lines)
    return lambda shown: next(left, None)


def anyhow(seed: int) -> Answer:
    """Choose any option that is shown; hand over with Enter, and mean it when asked again."""
    rng = Random(seed)

    def answer(shown: str) -> str:
        if shown.endswith("yes or no: "):
            return "yes"
        numbers = NUMBER.findall(shown)
        return rng.choice(numbers) if numbers else ""

    return answer


def until(answer: Answer, count: int, last: str | None = None) -> Answer:
    """Answer so many times, then once with something else."""
    left = iter([True] * count)
    return lambda shown: answer(shown) if next(left, False) else last


def then(*answers: Answer) -> Answer:
    """One way to answer until it ends the input, then the next."""
    pending = list(answers)

    def answer(shown: str) -> str | None:
        while pending:
            if (line := pending[0](shown)) is not None:
                return line
            pending.pop(0)
        return None

    return answer


def shell(*words: object, text: str = "", **env: str) -> Ran:
    """Run the command in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "pentarchy", *map(str, words)], input=text.encode(), capture_output=True,
        env={**os.environ, **env}, timeout=120, check=False,
    )  # fmt: skip
    encoding = env.get("PYTHONIOENCODING", "utf-8")
    return Ran(done.returncode, done.stdout.decode(encoding), done.stderr.decode(encoding))


def finished(home: Path, seed: int | None = None) -> Path:
    """The file of a match that two bots have played to its end."""
    match, rng = Match.new("kingdom", 2, seed=seed), Random(6)
    while not match.over:
        player = match.state.asked
        match.play(player, rng.choice(match.state.legal(player)))
    path = home / "saves" / "finished.json"
    Save(path, ("random", "random"), "en").write(match)
    return path


def saved_files(home: Path) -> list[Path]:
    return sorted((home / "saves").glob("*.json"))


def saved_match(path: Path, pack: Path | None = None) -> Match:
    return from_json(json.dumps(json.loads(path.read_text("utf-8"))["match"]), pack)
