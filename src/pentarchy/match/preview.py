"""What a move, or the start of a gesture of several, would do: as far as its player can foresee it.

It is tried on a guess of everything that the player does not know, and ends before anything hidden is shown or luck
decides (`State.strict`). So it is the same for every guess, and tells nothing that the player could not count alone.
"""

from collections.abc import Sequence
from random import Random
from typing import Any, Literal, NamedTuple

from pentarchy.engine.declare import all_piles
from pentarchy.engine.errors import Beyond, IllegalMove
from pentarchy.engine.registry import Game
from pentarchy.engine.rules import Frame, Move
from pentarchy.engine.state import State
from pentarchy.engine.views import determinise
from pentarchy.match.gesture import Step
from pentarchy.match.told import Told, redacted

End = Literal["yours", "others", "hidden", "over"]


class Preview(NamedTuple):
    """What would come of some steps, as their player may know it."""

    look: dict[str, Any]  # the fields of `Game.look` that would be different
    events: tuple[Told, ...]
    ask: Frame | None  # the own next question
    end: End  # at an own question, at somebody else's, before something hidden or left to luck, or at the end
    made: int  # steps; the one that led to something hidden is among them
    moves: tuple[Move, ...] = ()  # the answers to that question


def preview(
    game: Game, state: State, seat: int, steps: Sequence[Step], rng: Random, look: dict[str, Any] | None = None
) -> Preview:
    """Try some steps of a player; IllegalMove or BadMove for one that is not offered there.

    Steps after one that ends elsewhere than at an own question are not made. `look` is the player's look now, if it is
    at hand.
    """
    trial = determinise(state, seat, rng)
    trial.strict, trial.events = True, []
    made, end = 0, _end(trial, seat)
    for step in steps:
        if made and end != "yours":
            break
        _check(trial, seat, step)
        end = _try(trial, seat, step.move)
        made += 1
    before = game.look(state, seat) if look is None else look
    after = game.look(trial, seat)
    return Preview(
        {name: value for name, value in after.items() if before[name] != value},
        tuple(redacted(trial, event, seat) for event in trial.events),
        trial.asks[seat] if end == "yours" else None,
        end,
        made,
        trial.legal(seat) if end == "yours" else (),
    )


def _check(trial: State, seat: int, step: Step) -> None:
    question = trial.asks[seat]
    if question is not None and question[0] != step.ask:
        raise IllegalMove(f"Player {seat + 1} is asked {question[0]}, not {step.ask}.")
    trial.check_legal(seat, step.move)


def _try(trial: State, seat: int, move: Move) -> End:
    """Make a move as far as it can be foreseen."""
    before = trial.clone()
    try:
        trial.apply(seat, move)
    except Beyond:
        _lay_down(trial, before, seat)
        return "hidden"
    return _end(trial, seat)


def _lay_down(trial: State, before: State, seat: int) -> None:
    """Make a state whole that was stopped in the middle of a step: every piece lies in one place.

    A piece may have been in the air, or lie where the next line would have shown it, and count there. What the player
    does not know therefore lies where it lay before the move: it is a guess, and nothing may follow from it.
    """
    known = {piece for piece, mask in enumerate(before.knows) if mask >> seat & 1}
    was = {(name, index): pile for name, index, pile in all_piles(before)}
    now = {(name, index): pile for name, index, pile in all_piles(trial)}
    moved = {piece for place, pile in now.items() for piece in known & set(pile) - set(was.get(place, ()))}
    for place in was | now:  # a list of piles may have grown or shrunk
        old, new = was.get(place, ()), now.get(place, ())
        come = tuple(piece for piece in new if piece in moved and piece not in old)
        whole = tuple(piece for piece in old if piece not in moved) + come
        if set(whole) != set(new) or len(whole) != len(new):
            _set_pile(trial, *place, whole)


def _set_pile(trial: State, name: str, index: int, pile: tuple[int, ...]) -> None:
    if index < 0:
        setattr(trial, name, pile)
        return
    held = getattr(trial, name)
    held += [()] * (index + 1 - len(held))
    held[index] = pile


def _end(trial: State, seat: int) -> End:
    if trial.asks[seat] is not None:
        return "yours"
    return "over" if trial.over else "others"
