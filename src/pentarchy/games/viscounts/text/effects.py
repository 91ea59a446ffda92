"""What cards, sites and the castle do, in phrases made from the expressions of the data files.

An effect `gain('ink', 2)` is the message `do-gain`, filled with the parameters of the step by name.
"""

from typing import Any

from pentarchy.engine.rules import Frame
from pentarchy.games.viscounts.content import GOODS, Convert
from pentarchy.games.viscounts.rules import rules

Phrase = tuple[str, dict[str, Any]]
OPTIONS = ("first", "second")


def phrase(effect: Frame) -> Phrase:
    """An effect in words."""
    name, *given = effect
    if name == "choose":
        return "do-choose", {word: [phrase(option)] for word, option in zip(OPTIONS, given, strict=True)}
    if name == "both":
        return "do-both", {"parts": [phrase(part) for part in given]}
    return f"do-{name}", dict(zip(rules.effects[name].parameters, given, strict=True))


def phrases(effects: tuple[Frame, ...]) -> list[Phrase]:
    return [phrase(part) for part in effects]


NOUNS = ("flip", "destroy")  # said of somebody in the log, not to them


def told(effects: tuple[Frame, ...]) -> list[Phrase]:
    """Effects as the log names them."""
    found: list[Phrase] = []
    for part in effects:
        name, values = phrase(part)
        if part[0] == "both":
            found += told(part[1:])
        else:
            found.append((f"told-{part[0]}", values) if part[0] in NOUNS else (name, values))
    return found


def conversion(convert: Convert, action: str) -> Phrase:
    """What a card turns into icons of an action."""
    what = "merchant" if convert.merchants else "_".join(GOODS[good] for good in convert.goods)
    values = {"what": what, "count": convert.amount, "icons": convert.icons, "action": action}
    return "do-convert", values | {"once": "yes" if convert.once else "no"}
