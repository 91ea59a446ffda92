"""What a card does, in phrases made from the expressions of its data file: the text and the behaviour cannot differ.

An effect `deploy(3)` is the message `do-deploy`, filled with the parameters of the step by name. Effects inside effects
are phrases inside phrases.
"""

from typing import Any

from pentarchy.engine.rules import Frame
from pentarchy.games.tyrants.content import Content, parts
from pentarchy.games.tyrants.rules import rules

Phrase = tuple[str, dict[str, Any]]
OPTIONS = ("first", "second", "third")  # of "choose one"


def phrase(effect: Frame) -> Phrase:
    """An effect in words."""
    name, *given = effect
    values: dict[str, Any] = {}
    for parameter in rules.effects[name].parameters.values():
        if parameter.kind is parameter.VAR_POSITIONAL:
            values[parameter.name] = _several(given)
        else:
            values[parameter.name] = _value(given.pop(0))
    if name == "choose":
        values = {word: [phrase(option)] for word, option in zip(OPTIONS, effect[1:], strict=False)}
        values["count"] = len(effect) - 1
    return f"do-{name}", values


def _value(value: Any) -> Any:
    if isinstance(value, tuple):
        return [phrase(value)]
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value if value != "" else "none"


def _several(values: list[Any]) -> Any:
    """Effects one after another, or words that name one text together."""
    return [phrase(value) for value in values] if isinstance(values[0], tuple) else "_or_".join(values)


def lines(content: Content, card: int) -> list[Phrase]:
    """The lines of a card."""
    return [phrase(line) for line in content.effects[card]]


def behind(content: Content, card: int, name: str) -> list[Phrase]:
    """What a card promises for paying its cost (`pay`), for Focus (`focus`), or if one wishes (`may`)."""
    for part in parts((*content.effects[card], *content.when_discarded[card])):
        if part[0] == name:
            return [phrase(promised) for promised in (part[2:] if name == "pay" else part[1:])]
    return []


__all__ = ["behind", "lines", "phrase"]
