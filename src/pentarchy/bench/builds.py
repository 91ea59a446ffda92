"""Our games in a process of their own for each build, so that pure and compiled ones are measured in the same run.

`python -m pentarchy.bench.builds` is such a process: a line of JSON with what to measure, a line with the figures.
"""

import json
import os
import subprocess
import sys
from dataclasses import asdict
from typing import Any

from pentarchy import BUILD, builds
from pentarchy.bench.measure import Figures, OurGame
from pentarchy.engine.registry import Game, games


class Worker:
    """A process that runs one build."""

    def __init__(self, build: str) -> None:
        environment = {**os.environ, builds.WISH: build}
        command = [sys.executable, "-m", "pentarchy.bench.builds"]
        self.build = build
        self._process = subprocess.Popen(
            command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def measure(self, **wish: Any) -> dict[str, Any]:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(wish) + "\n")
        self._process.stdin.flush()
        figures: dict[str, Any] = json.loads(self._process.stdout.readline())
        return figures

    def stop(self) -> None:
        self._process.communicate()


class BuiltGame:
    """A game as a worker plays it."""

    def __init__(self, game: Game, players: int, worker: Worker) -> None:
        name = f"{game.id}, {players} players" if players > 1 else f"{game.id}, solo"
        self.figures = Figures(f"{name}, {worker.build}")
        self._which, self._worker = {"game": game.id, "players": players}, worker

    def measure(self, part: int, seconds: float) -> None:
        self._add(self._worker.measure(**self._which, part=part, seconds=seconds))

    def weigh(self) -> None:
        self._add(self._worker.measure(**self._which))

    def _add(self, found: dict[str, Any]) -> None:
        for name, value in found.items():
            if name != "name":
                setattr(self.figures, name, getattr(self.figures, name) + value)


def workers() -> list[Worker]:
    """The pure build, and the compiled one where there is one."""
    return [Worker(build) for build in (builds.PURE, *([builds.COMPILED] if BUILD == builds.COMPILED else []))]


def main() -> None:
    import pentarchy.games  # noqa: F401  # registers the games

    known = {game.id: game for game in games()}
    for line in sys.stdin:
        wish = json.loads(line)
        subject = OurGame(known[wish["game"]], wish["players"])
        if "part" in wish:
            subject.measure(wish["part"], wish["seconds"])
        else:
            subject.weigh()
        sys.stdout.write(json.dumps(asdict(subject.figures)) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
