"""The registry of Wistar's steps, asks and answers, and of the words in which standing changes are written."""

from collections.abc import Callable
from functools import wraps
from typing import Any, ParamSpec, cast

from pentarchy.engine.rules import Frame, Rules, Step

P = ParamSpec("P")

rules = Rules()
step, ask, answer, idle_when, facts = rules.step, rules.ask, rules.answer, rules.idle_when, rules.facts
standing_answer, standing = rules.standing_answer, rules.standing

rules.returns(  # to the step that asked; the other moves have an answer of their own
    "act", "build_beds", "dig_rooms", "do_mission", "effect_first", "enough", "free_space", "income_first", "keep",
    "pick", "piece_first", "play_card", "resolve_first", "salvage_card", "send_out", "settle", "shift_worker", "stack",
    "suffer", "swap_for", "take_found", "take_from", "take_hero", "take_token", "use_marker",
)  # fmt: skip

mods = Rules()  # standing changes: parsed like effects, looked up in modifiers.py


def effect(fn: Step[P]) -> Callable[P, Frame]:
    """Register an effect that data files may name. What comes up in vain is told, with the rule that says why."""
    name, run = fn.__name__, cast(Callable[..., None], fn)

    @wraps(fn)
    def carried_out(g: Any, player: int, piece: int, *args: Any) -> None:
        if g.events is not None and (rule := g.why_idle(player, piece, (name, *args))):
            g.in_vain(player, piece, rule, part=g.is_one_of_several(piece, (name, *args)))
        run(g, player, piece, *args)

    return rules.effect(cast(Step[P], carried_out))
