"""The registry of Tyrants' steps, asks and answers; each file of this folder adds its rule area."""

from collections.abc import Callable
from functools import wraps
from typing import Any, Concatenate, ParamSpec, cast

from pentarchy.engine.rules import Frame, Rules

rules = Rules()
step, ask, answer, returns = rules.step, rules.ask, rules.answer, rules.returns
idle_when, facts = rules.idle_when, rules.facts
combining = rules.effect  # an effect made of others: these tell themselves what they cannot do

P = ParamSpec("P")
Effect = Callable[Concatenate[Any, int, int, P], None]


def effect(fn: Effect[P]) -> Callable[Concatenate[int, int, P], Frame]:
    """Register an effect that the log names when it can do nothing (play.skip_impossible)."""
    name, run = fn.__name__, cast(Callable[..., None], fn)

    @wraps(fn)
    def carried_out(g: Any, player: int, card: int, *args: Any) -> None:
        if g.events is not None:
            g.tell_idle(player, card, (name, *args))
        run(g, player, card, *args)

    return cast(Callable[Concatenate[int, int, P], Frame], rules.effect(carried_out))
