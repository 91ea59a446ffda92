"""What looked good at the decisions of later turns, so that it is not looked for anew in every simulation.

A search plays on by nearly the same decisions again and again. The first time a question comes up in a turn all of its
moves are weighed, and their order is kept; from then on only those that looked best then, and those that could not be
made then, are weighed.
"""

from collections.abc import Mapping
from typing import NamedTuple

from pentarchy.engine.rules import Frame, Move
from pentarchy.engine.state import State

FEW = 3  # moves of each kind that looked best: answers to the question, and standing ones


class Occasion(NamedTuple):
    """A decision that comes again in another simulation."""

    player: int
    turn: object
    question: Frame | None


class Habits:
    """The orders of moves at the decisions of one search."""

    def __init__(self) -> None:
        self._orders: dict[Occasion, dict[Move, None]] = {}  # the best first

    def worth_weighing(self, occasion: Occasion, state: State) -> tuple[Move, ...]:
        """The moves of a question without those that were there before and did not look good."""
        legal, order = state.legal(occasion.player), self._orders.get(occasion)
        if order is None:
            return legal
        standing, allowed = state.rules.standing_kinds, set(legal)
        taken, left = set[Move](), [FEW, FEW]
        for move in order:
            is_standing = move[0] in standing
            if left[is_standing] and move in allowed:
                left[is_standing] -= 1
                taken.add(move)
        return tuple([move for move in legal if move in taken or move not in order])

    def learn(self, occasion: Occasion, values: Mapping[Move, float]) -> None:
        """Keep the order of moves that were weighed, where there was none."""
        if occasion not in self._orders:
            best = sorted(values, key=values.__getitem__, reverse=True)
            self._orders[occasion] = dict.fromkeys(best)
