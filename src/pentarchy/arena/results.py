"""The file of a tournament: a line of JSON for what is played, then one a game, in the order in which they ended.

A tournament that was stopped goes on with the same file; games that are in it are not played again.
"""

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from pentarchy.arena.tournament import LineUp, Tournament
from pentarchy.engine.errors import PentarchyError

GROWS = ("games", "bots")  # a tournament may go on with more of them


class BadResults(PentarchyError):
    """A file that is not one of this tournament."""


@dataclass(frozen=True)
class Played:
    """How a game ended, seat by seat."""

    deal: int
    seats: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    ending: str
    medal: str
    decisions: tuple[int, ...]
    cpu: tuple[float, ...]  # seconds of processor time
    faults: tuple[str, ...] = field(default=())  # what went wrong with a bot, which then played a weaker level

    @classmethod
    def read(cls, data: dict[str, Any]) -> "Played":
        known: dict[str, Any] = {name: tuple(it) if isinstance(it, list) else it for name, it in data.items()}
        return cls(**known)

    @property
    def line_up(self) -> LineUp:
        return LineUp(self.seats, self.deal)

    def won(self, seat: int) -> float:
        """A win is 1, a shared one is shared."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def margin(self, seat: int) -> float:
        """Points ahead of the best other one; alone, the points."""
        others = [score for other, score in enumerate(self.scores) if other != seat]
        return self.scores[seat] - max(others, default=0)


class Results:
    """Games that were played, kept in a file if there is one."""

    def __init__(self, tournament: Tournament, edition: str, path: Path | None = None) -> None:
        self.played: dict[str, Played] = {}
        self._path = path
        head = {"arena": 1, "edition": edition, **tournament.as_data()}
        if path is None:
            return
        if path.exists():
            self._read(path, head)
        else:
            path.write_text(json.dumps(head) + "\n", "utf-8")

    def _read(self, path: Path, head: dict[str, Any]) -> None:
        lines = list(_whole_lines(path))
        kept = lines[0] if lines else None
        if not isinstance(kept, dict) or kept.get("arena") != 1:
            raise BadResults(f"{path} is not a file of results of an arena.")
        others = [name for name in head if name not in GROWS and kept.get(name) != head[name]]
        if others:
            was, now = kept.get(others[0]), head[others[0]]
            raise BadResults(f"{path} is of another tournament: its {others[0]} is {was!r}, not {now!r}.")
        try:
            games = [Played.read(line) for line in lines[1:]]
        except (TypeError, AttributeError):
            raise BadResults(f"{path} has a line that is not a game.") from None
        self.played = {game.line_up.key: game for game in games}

    def add(self, game: Played) -> None:
        self.played[game.line_up.key] = game
        if self._path:
            with self._path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(asdict(game)) + "\n")

    def of(self, tournament: Tournament) -> list[Played]:
        """The games of a tournament that were played, in its order."""
        keys = [line_up.key for line_up in tournament.line_ups()]
        return [self.played[key] for key in keys if key in self.played]

    def left(self, tournament: Tournament) -> list[LineUp]:
        return [line_up for line_up in tournament.line_ups() if line_up.key not in self.played]


def _whole_lines(path: Path) -> Iterator[Any]:
    """The lines of a file; a last one that was cut when a machine stopped is dropped from it."""
    text = path.read_text("utf-8", errors="replace")
    whole, newline, cut = text.rpartition("\n")
    if cut:
        path.write_text(whole + newline, "utf-8")
    for line in whole.splitlines():
        try:
            yield json.loads(line)
        except ValueError:
            raise BadResults(f"{path} has a line that is not JSON.") from None
