"""What a game of Scopa is at a decision: every field with its start value, who sees it and what it means."""

from typing import ClassVar

from pentarchy.engine.declare import NOBODY, OWNER, PLAYERS, choice, number, pile, piles, seat
from pentarchy.engine.moves import Table
from pentarchy.engine.rules import Rules
from pentarchy.engine.state import State, state
from pentarchy_scopa.content import Content
from pentarchy_scopa.moves import EVENTS, MOVES
from pentarchy_scopa.rules import rules

PLAYING, END = range(2)
PHASES = ("playing", "end")

Pile = tuple[int, ...]


@state
class Scopa(State):
    """The state. Cards are numbers (content.py); piles are tuples, the last card on top."""

    rules: ClassVar[Rules] = rules
    moves: ClassVar[Table] = MOVES
    happens: ClassVar[Table] = EVENTS
    content: Content

    target: int = number()  # points that end the game; 0: it ends after one deal
    round: int = number()  # the deal
    phase: int = choice(PHASES)
    first: int = seat()  # who plays first in this deal
    last_taker: int = seat()  # who captured last
    deck: Pile = pile(NOBODY)
    table: Pile = pile()
    played: Pile = pile()  # the card that captures, while cards are chosen
    hands: list[Pile] = piles(OWNER)
    taken: list[Pile] = piles()
    points: list[int] = number(PLAYERS)  # of earlier deals
    sweeps: list[int] = number(PLAYERS)  # of this deal

    def audit(self) -> list[str]:
        """What is wrong beyond cards in two places: nothing can be negative."""
        return ["a negative number"] if min(*self.points, *self.sweeps) < 0 else []
