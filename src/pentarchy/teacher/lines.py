"""The line of an advice, move by move, up to the first unknown: in words, and as the table would look.

It is tried as a preview (match/preview.py), from what the player knew, so it ends before anything hidden is shown or
luck decides, and before somebody else moves.
"""

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from pentarchy.engine.registry import Game
from pentarchy.engine.rules import Move
from pentarchy.engine.state import State
from pentarchy.match import Preview, Step, preview
from pentarchy.text import Speech

Data = dict[str, Any]
STEPS = 12  # of a line: no client may ask for more of them
FOR_THE_PLAYER = {"insight"}  # fields of a look that a replay, which is for everybody, does not have
UNDER_WAY = {"question", "waiting"}  # fields of a look that say who is asked what: nothing that lies on the table


class Foreseen(NamedTuple):
    """A step of a line, and what it and those before it lead to."""

    step: Step
    decided: bool  # else it is the only answer to its question, and no move of the line
    before: Data  # the look of its player when it is made
    found: Preview


def foresee(
    game: Game, state: State, player: int, line: Sequence[Move], rng: Random, look: Data | None = None
) -> Iterator[Foreseen]:
    """The steps of a line that can be foreseen, one after another. Questions with one answer are answered."""
    base = game.look(state, player) if look is None else look
    shown, steps, left = base, list[Step](), list(line)
    question, moves = state.asks[player], state.legal(player)
    while question is not None and len(steps) < STEPS:
        decided = len(moves) > 1
        if decided and (not left or left[0] not in moves):  # its end, or legal only in the world it was found in
            return
        steps.append(Step(question[0], left.pop(0) if decided else moves[0]))
        found = preview(game, state, player, steps, rng, base)
        yield Foreseen(steps[-1], decided, shown, found)
        question, moves, shown = found.ask, found.moves, base | found.look


def told_line(state: State, line: Sequence[Foreseen], player: int, speeches: Mapping[str, Speech]) -> list[Data]:
    """A line from a state as plain data: each move in words, the fields it leads to, and whether the table shows them.

    A door that is opened, say, shows nothing as long as nobody knows what lies behind it.
    """
    unseen = {name for name, field in state.zones.items() if field.scratch} | FOR_THE_PLAYER | UNDER_WAY
    return [
        {
            "words": {lang: speech.move(one.step.move, one.before, player) for lang, speech in speeches.items()},
            "look": {name: value for name, value in one.found.look.items() if name not in FOR_THE_PLAYER},
            "seen": not unseen.issuperset(one.found.look),
        }
        for one in line
        if one.decided
    ]
