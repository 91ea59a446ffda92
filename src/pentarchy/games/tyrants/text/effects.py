"""What a card does, in phrases made from the expressions of its data file: the text and the behaviour cannot differ.

An effect `deploy(3)` is the message `do-deploy`, filled with the parameters of the step by name, or `short-deploy` for
the small room of a card. Effects inside effects are phrases inside phrases. Focus names the aspect of its card, so
phrases know it.
"""

from typing import Any

from pentarchy.engine.rules import Frame
from pentarchy.games.tyrants.content import ASPECTS, NO_ASPECT, Content, parts
from pentarchy.games.tyrants.rules import rules

Phrase = tuple[str, dict[str, Any]]
OPTIONS = ("first", "second", "third")  # of "choose one"
SHORT = {"do-then": "short-then", "do-and": "short-and", "do-later": "short-later"}
GAINS = ("power", "influence", "vp")


def phrase(effect: Frame, aspect: int = NO_ASPECT, *, short: bool = False, inner: bool = True) -> Phrase:
    """An effect in words, or in few; `aspect` is that of its card, `inner` says that it is part of another effect."""
    name, *given = effect
    values: dict[str, Any] = {}
    for parameter in rules.effects[name].parameters.values():
        if parameter.kind is parameter.VAR_POSITIONAL:
            values[parameter.name] = _several(given, aspect, short)
        else:
            values[parameter.name] = _value(given.pop(0), aspect, short)
    if name == "choose":
        options = zip(OPTIONS, effect[1:], strict=False)
        values = {word: [phrase(option, aspect, short=short)] for word, option in options}
        values |= {"count": len(effect) - 1, "inner": "yes" if inner else "no"}
    if name == "focus":
        values["aspect"] = ASPECTS[aspect]
    return (f"short-{name}", values) if short else (f"do-{name}", values)


def _value(value: Any, aspect: int, short: bool) -> Any:
    if isinstance(value, tuple):
        return [phrase(value, aspect, short=short)]
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value if value != "" else "none"


def _several(values: list[Any], aspect: int, short: bool) -> Any:
    """Effects one after another, or words that name one text together."""
    return in_order(tuple(values), aspect, short=short) if isinstance(values[0], tuple) else "_or_".join(values)


def in_order(effects: tuple[Frame, ...], aspect: int = NO_ASPECT, *, short: bool = False) -> list[Phrase]:
    """Effects one after another as one phrase: "A, then B"."""
    told, before = phrase(effects[0], aspect, short=short), effects[0]
    for effect in effects[1:]:
        word, following = "do-then", phrase(effect, aspect, short=short)
        if effect[0] == "at_end_of_turn":
            word = "do-later"
        elif is_plain_gain(before) and is_plain_gain(effect) and effect[0] == "influence":
            word, following = "do-and", following if short else ("more-influence", following[1])
        told, before = (SHORT[word] if short else word, {"before": [told], "next": [following]}), effect
    return [told]


def is_plain_gain(effect: Frame) -> bool:
    """A gain of so much, whatever is counted: "gain 2 power and 2 influence"."""
    return effect[0] in GAINS and effect[-1] == ""


def lines(content: Content, card: int) -> list[Phrase]:
    """The lines of a card."""
    return [phrase(line, content.aspect[card]) for line in content.effects[card]]


def face(content: Content, card: int) -> list[Phrase]:
    """All that a card says: its lines, and what it does when it is discarded, devoured or promoted."""
    said = lines(content, card)
    if content.when_discarded[card]:
        said.append(("when-discarded", {"effect": in_order(content.when_discarded[card], content.aspect[card])}))
    if card in content.outcast:
        said.append(("when-devoured", {}))
    return said


def short_face(content: Content, card: int) -> list[Phrase]:
    """The same in few words and signs, line by line."""
    aspect = content.aspect[card]
    said = [phrase(line, aspect, short=True, inner=False) for line in content.effects[card]]
    if content.when_discarded[card]:
        effect = in_order(content.when_discarded[card], aspect, short=True)
        said.append(("short-when-discarded", {"effect": effect}))
    if card in content.outcast:
        said.append(("short-when-devoured", {}))
    return said


def behind(content: Content, card: int, name: str) -> list[Phrase]:
    """What a card promises for paying its cost (`pay`), for Focus (`focus`), or if one wishes (`may`)."""
    for part in parts((*content.effects[card], *content.when_discarded[card])):
        if part[0] == name:
            return in_order(part[2:] if name == "pay" else part[1:], content.aspect[card])
    return []


__all__ = ["behind", "face", "in_order", "lines", "phrase", "short_face"]
