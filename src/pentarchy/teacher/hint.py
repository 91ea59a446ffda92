"""Hints: the best moves of a decision, what they are worth, and what surely follows from them.

The expert weighs the moves (bots/advice.py). Then the line of own moves that proved best after each is tried as a
preview, which ends before anything hidden or left to luck: its events and points are what surely follows. It is made
from a seat, so it tells what the player could have found out alone. All of it is plain data, which words.py puts
into words.
"""

from random import Random
from typing import Any, TypedDict

from pentarchy.bots import Seat
from pentarchy.bots.advice import Counsel, advise
from pentarchy.bots.greedy import weigh
from pentarchy.bots.search import Budget
from pentarchy.engine.rules import Move
from pentarchy.engine.state import State
from pentarchy.match import Preview
from pentarchy.teacher.lines import foresee
from pentarchy.teacher.standing import told_error

THINKING = Budget(seconds=0.6)  # of processor time; weighing what was found takes about as long again, at most twice
MOST = 3  # moves that are recommended
FINE = 0.05  # points: less than that is no difference that anybody is told
SURE = 2.0  # standard errors: neither is less than that
Score = dict[str, int]


class Gain(TypedDict):
    """How the points of a seat would change, line by line; -1 is the opponent of a single player."""

    seat: int
    lines: Score


class Hint(TypedDict):
    """A move that can be recommended, ready for JSON."""

    move: list[Any]
    notation: str
    behind: float  # points that it is worse than the best one; less than nothing: ahead, within the error
    error: float  # standard error of that; nothing only where all worlds agree
    worlds: int  # guesses in which it was weighed
    even: bool  # nobody can tell it from the best one
    soon: float  # of the points that it is behind, those that the own score shows when this turn ends
    moves: int  # decisions of the line that can be foreseen
    steps: list[dict[str, Any]]  # the line as far as it can be foreseen: {ask, move}, the move first
    events: list[list[Any]]  # what would happen: [kind, parts]
    gains: list[Gain]  # only what changes, the own first
    end: str  # where it ends, as of a preview


def hints(seat: Seat, rng: Random, budget: Budget | None = None) -> list[Hint]:
    """Two or three moves of a decision, each of another plan, the best first; one if all others come to the same.

    What looks best at first sight is weighed, too: where a thought is long, the search may have tried a single move.
    """
    state = seat.guess(rng)
    advice = advise(seat, rng, budget or THINKING, rivals=_promising(seat, state))
    look = seat.game.look(state, seat.player)
    return [_hint(seat, state, look, counsel, advice.worlds, rng) for counsel in advice.counsels[:MOST]]


def _promising(seat: Seat, state: State) -> list[Move]:
    """The moves, what looks best at first sight first."""
    _, values = weigh(seat.game, [state], seat.player)
    return sorted(seat.legal, key=values.__getitem__, reverse=True)


def _hint(seat: Seat, state: State, look: dict[str, Any], counsel: Counsel, worlds: int, rng: Random) -> Hint:
    line = list(foresee(seat.game, state, seat.player, counsel.line, rng, look))
    found = line[-1].found
    behind, error = round(counsel.behind, 2), told_error(counsel.error)
    return {
        "move": list(counsel.move),
        "notation": state.moves.write(counsel.move),
        "behind": behind,
        "error": error,
        "worlds": worlds,
        "even": behind <= max(FINE, SURE * error),
        "soon": round(counsel.soon, 2),
        "moves": sum(step.decided for step in line),
        "steps": [{"ask": step.ask, "move": list(step.move)} for step, *_ in line],
        "events": [[event.kind, list(event.args)] for event in found.events],
        "gains": _gains(seat, look, found),
        "end": found.end,
    }


def _gains(seat: Seat, look: dict[str, Any], found: Preview) -> list[Gain]:
    """Whose points would change, the own first."""
    after = look | found.look
    seats = sorted(range(len(look["scores"])), key=lambda one: one != seat.player)
    pairs = [(one, look["scores"][one], after["scores"][one]) for one in seats]
    pairs.append((-1, _rival(seat, look), _rival(seat, after)))
    gains: list[Gain] = [{"seat": one, "lines": _difference(old, new)} for one, old, new in pairs]
    return [gain for gain in gains if gain["lines"]]


def _rival(seat: Seat, look: dict[str, Any]) -> Score:
    """The points of a single player's opponent; none without one."""
    found: list[Score] = look["derived"][f"{seat.game.rival}_score"] if seat.game.rival else []
    return found[0] if found else {}


def _difference(old: Score, new: Score) -> Score:
    names = dict.fromkeys((*old, *new))
    return {name: change for name in names if (change := new.get(name, 0) - old.get(name, 0))}
