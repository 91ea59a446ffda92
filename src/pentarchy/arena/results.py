"""The games of a tournament, in a file (journal.py) in the order in which they ended."""

from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from pentarchy.arena.journal import Journal
from pentarchy.arena.tournament import LineUp, Tournament

GROWS = ("games", "bots")  # a tournament may go on with more of them


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
        game = cls(**known)
        lists = (game.seats, game.scores, game.winners, game.decisions, game.cpu, game.faults)
        if not all(isinstance(one, tuple) for one in lists) or not all(isinstance(bot, str) for bot in game.seats):
            raise TypeError("a game has lists of what was at its seats")
        return game

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
        head = {"arena": 1, "edition": edition, **tournament.as_data()}
        self._journal = Journal(path, head, "results of an arena", "tournament", GROWS)
        try:
            games = [Played.read(step) for step in self._journal.steps]
        except (TypeError, AttributeError):
            raise self._journal.refuse("a game") from None
        self.played = {game.line_up.key: game for game in games}

    def add(self, game: Played) -> None:
        self.played[game.line_up.key] = game
        self._journal.add(asdict(game))

    def of(self, tournament: Tournament) -> list[Played]:
        """The games of a tournament that were played, in its order."""
        keys = [line_up.key for line_up in tournament.line_ups()]
        return [self.played[key] for key in keys if key in self.played]

    def left(self, tournament: Tournament) -> list[LineUp]:
        return [line_up for line_up in tournament.line_ups() if line_up.key not in self.played]
