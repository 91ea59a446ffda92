"""Property 13: an effect that can do nothing says so, wherever it may come up."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from pentarchy.engine.state import State
from pentarchy.testing.play import Case, Chooser, differences, walk

PASSING = {"stacks", "running"}  # control flow: a frame was taken from its stack to be carried out


def idle_effects_say_so(case: Case, choose: Chooser) -> None:
    """13. An effect that changes, asks, tells and begins nothing has said so before (`idle_when`); one that has said so
    asks nobody."""
    with watched(case.game.state):
        for _ in walk(case, choose, events=True):
            pass


@contextmanager
def watched(kind: type[State]) -> Iterator[None]:
    """While this lasts, every effect is looked at before and after it is carried out."""
    steps, effects = kind.rules.steps, kind.rules.effects
    plain = {name: steps[name] for name in effects}
    steps.update({name: watcher(name, step) for name, step in plain.items()})
    try:
        yield
    finally:
        steps.update(plain)


def watcher(name: str, step: Callable[..., None]) -> Callable[..., None]:
    def carry_out(g: Any, player: int, piece: int, *arguments: Any) -> None:
        if g.events is None or 0 in [part for part in arguments if type(part) is int]:
            return step(g, player, piece, *arguments)  # a simulation; the rest of a count that has run out
        why, before, told = g.why_idle(player, piece, (name, *arguments)), g.clone(), len(g.events)
        step(g, player, piece, *arguments)
        waiting = list(map(len, g.stacks)) != list(map(len, before.stacks))
        asks = g.asks != before.asks
        happened = asks or waiting or len(g.events) > told or bool(set(differences(g, before)) - PASSING)
        assert why or happened, f"{name}{arguments} of piece {piece} did nothing for {player}, and did not say so"
        assert not (why and asks), f"{name}{arguments} of piece {piece} is idle by {why}, and asks {player}"
        return None

    return carry_out
