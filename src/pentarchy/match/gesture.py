"""Several moves that a player makes as one gesture: in the log, those after the first have a `+` before them.

A move joins the last one of its player, as long as that one could still be taken back: no barrier has come since, and
nobody else has moved, but for simultaneous phases. So a gesture is taken back and made again as a whole.
"""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from pentarchy.engine.rules import Move
from pentarchy.engine.state import Event, State

JOIN = "+"  # kinds of moves are words, so no move looks like this
Stop = Literal["barrier", "question", "illegal"]


class Step(NamedTuple):
    """One move of a gesture, with the kind of question that it answers."""

    ask: str
    move: Move


class Entry(NamedTuple):
    """A move that counts, with what it caused and what was so just before it."""

    player: int
    move: Move
    events: tuple[Event, ...]
    barrier: int
    live: int
    joined: bool = False  # to the move before of its player: one gesture


def gesture_of(line: Sequence[Entry], player: int) -> list[int]:
    """The places in the line of the moves of a player's last gesture; none if the player has not moved."""
    places: list[int] = []
    for index in range(len(line) - 1, -1, -1):
        if line[index].player == player:
            places.append(index)
            if not line[index].joined:
                break
    return places[::-1]


def is_open(line: Sequence[Entry], places: Sequence[int]) -> bool:
    """Whether nobody else has moved since these moves of one player, except at the same time.

    Later moves of others do no harm in a simultaneous phase. If the first move was made in one that is still under way
    (its end raises the barrier), so were all the later ones.
    """
    first = line[places[0]]
    return bool(first.live) or len(places) == len(line) - places[0]


def why_stopped(state: State, player: int, step: Step, *, joinable: bool) -> Stop | None:
    """Why the next step of a gesture cannot be made, or None."""
    if not joinable:
        return "barrier"
    question = state.asks[player]
    if question is None or question[0] != step.ask:
        return "question"
    return None if step.move in state.legal(player) else "illegal"
