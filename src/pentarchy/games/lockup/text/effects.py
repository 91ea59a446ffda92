"""What cards, boards and locations do, in phrases made from the expressions of the data files.

An effect `gain('scrap', 3)` is the message `do-gain`, filled with the parameters of the step by name; conditions of
achievements and scores of goons are said in the same way.
"""

from typing import Any

from pentarchy.engine.rules import Frame
from pentarchy.games.lockup.rules import goals, rules

Phrase = tuple[str, dict[str, Any]]
# What only the table tells: whether somebody plays alone, whether the supply is too small
TOLD_BY_THE_TABLE = {"peek_hidden": {"mode": "any"}, "gain": {"short": "no"}}
OPTIONS = ("first", "second")
FORMS = {"most": "of", "for_each": "each"}  # conditions that need another form of what they count


def phrase(effect: Frame) -> Phrase:
    """An effect in words."""
    name, *given = effect
    if name == "choose":
        return "do-choose", {word: [phrase(option)] for word, option in zip(OPTIONS, given, strict=False)}
    values = dict(zip(rules.effects[name].parameters, given, strict=True))
    return f"do-{name}", values | TOLD_BY_THE_TABLE.get(name, {})


def goal_phrase(condition: Frame, form: str = "plain") -> Phrase:
    """A condition or metric in words; some metrics share their names with effects. `form` is that of its noun."""
    name, *given = condition
    values: dict[str, Any] = {"form": form}
    for parameter in goals.effects[name].parameters.values():
        if parameter.kind is parameter.VAR_POSITIONAL:
            rest = given if given and not isinstance(given[0], tuple) else [goal_phrase(part) for part in given]
            values[parameter.name] = " / ".join(map(str, rest)).replace("-", "−") if name == "table" else rest
        else:
            part = given.pop(0)
            values[parameter.name] = [goal_phrase(part, FORMS.get(name, "plain"))] if isinstance(part, tuple) else part
    return f"goal-{name}", values
