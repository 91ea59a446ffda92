"""What is to be played: every two bots meet on the same deals, and on each deal every seat is taken in turn.

A deal with its seats rotated is a `round`: luck that favours a seat or a hand favours everybody as often. So rounds,
not games, are what results are counted by.
"""

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from itertools import combinations
from typing import Any

from pentarchy.engine.errors import BadSetup


@dataclass(frozen=True)
class LineUp:
    """One game: who sits where, on which deal."""

    seats: tuple[str, ...]
    deal: int

    @property
    def key(self) -> str:
        return f"{self.deal}/{','.join(self.seats)}"


@dataclass(frozen=True)
class Tournament:
    """All games between some bots. Among more than two players the first of each pair sits alone among the others.

    Alone, every bot plays the same deals.
    """

    game: str
    players: int
    options: dict[str, str]
    bots: tuple[str, ...]
    games: int  # for each pair of bots, at least; rounds are whole
    seed: int  # of the first deal
    pack: str = ""  # a folder with a content pack

    def __post_init__(self) -> None:
        if len(set(self.bots)) != len(self.bots):
            raise BadSetup("Each bot is named once.")
        if self.players > 1 and len(self.bots) < 2:
            raise BadSetup("An arena needs two bots at least.")

    @property
    def pairs(self) -> list[tuple[str, ...]]:
        """Who meets whom; alone, everybody by themselves."""
        return list(combinations(self.bots, 2)) if self.players > 1 else [(bot,) for bot in self.bots]

    @property
    def deals(self) -> range:
        return range(self.seed, self.seed + -(-self.games // self.players))

    def seatings(self, pair: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
        """The seats of a round: one takes each seat in turn, the other one all that are left."""
        for seat in range(self.players):
            yield tuple(pair[0] if seat == taken else pair[-1] for taken in range(self.players))

    def line_ups(self) -> list[LineUp]:
        """All games, deal by deal, so that a tournament that is stopped early is balanced."""
        return [LineUp(seats, deal) for deal in self.deals for pair in self.pairs for seats in self.seatings(pair)]

    def as_data(self) -> dict[str, Any]:
        return {**asdict(self), "bots": list(self.bots)}
