"""The registry of Wistar's steps, asks and answers, and of the words in which standing changes are written."""

from collections.abc import Callable
from functools import wraps
from typing import Any, ParamSpec

from pentarchy.engine.rules import Frame, Rules, Step

P = ParamSpec("P")

rules = Rules()
step, ask, answer, idle_when = rules.step, rules.ask, rules.answer, rules.idle_when
standing_answer, standing = rules.standing_answer, rules.standing

mods = Rules()  # standing changes: parsed like effects, looked up in modifiers.py


def effect(fn: Step[P]) -> Callable[P, Frame]:
    """Register an effect that data files may name. What comes up in vain is told, with the rule that says why."""
    name = fn.__name__

    @wraps(fn)
    def carried_out(g: Any, /, *args: P.args, **kwargs: P.kwargs) -> None:
        if g.events is not None and (rule := g.why_idle(args[0], args[1], (name, *args[2:]))):
            g.in_vain(args[0], args[1], rule, part=g.is_one_of_several(args[1], (name, *args[2:])))
        fn(g, *args, **kwargs)

    return rules.effect(carried_out)
