"""What the sentences of the log tell beside their parts."""

from collections.abc import Callable
from typing import Any

from pentarchy.games.viscounts.content import Content
from pentarchy.games.viscounts.moves import EVENTS, OWNER, STOCK
from pentarchy.games.viscounts.text import effects
from pentarchy.games.viscounts.text.names import AUTOMA, Phrase, Values, card_phrase, named, place_phrase, section_names

Parts = tuple[Any, ...]
FIRST: list[Phrase] = [("name-owner-automa", {})]  # the automa at the beginning of a sentence


def event_values(content: Content, kind: str, parts: Parts) -> Values:
    """What the sentence of an event tells beside its parts."""
    values = named(content, EVENTS.kinds[kind], parts)
    if EVENTS.kinds[kind][:1] == (OWNER,) and parts[0] == AUTOMA:
        values["owner"] = FIRST
    if kind in SENTENCES:
        values |= SENTENCES[kind](content, parts)
    return values


def _expelled(content: Content, parts: Parts) -> Values:
    """Whoever makes room stands first in the sentence; whoever removes an own worker, alone."""
    owner, _, _, by = parts
    values: Values = {"own": "yes" if owner == by else "no", "room": content.numbers["castle"]["room"]}
    if owner == AUTOMA:
        values["owner"] = [("automa", {})]
    if by == AUTOMA:
        values["owner_2"] = FIRST
    return values


def _traded(content: Content, parts: Parts) -> Values:
    """The rate of the space."""
    segment, side = divmod(parts[3], 3)
    cost, given = content.trade[2 * segment + min(side, 1)]
    return {"cost": cost, "effect": effects.told(given)}


def _line(content: Content, parts: Parts) -> Values:
    """A line of a scheme; others of a scheme are only ever told with a number that it has."""
    card, number = parts
    lines = content.actions[card] if card is not None else ()
    return {"effect": effects.told((lines[number - 1],)) if 0 < number <= len(lines) else ""}


def _counts(content: Content, parts: Parts) -> Values:
    """What it pays beside icons."""
    _, _, count, good = parts
    return {"paid": [("amount", {"good": STOCK.tokens[good], "count": count})]}


def _focus(content: Content, parts: Parts) -> Values:
    return {"effect": effects.told((content.automas[parts[1]].focus,))}


def _threshold(content: Content, parts: Parts) -> Values:
    return {"least": content.numbers["castle"]["threshold"]}


def _steps(content: Content, parts: Parts) -> Values:
    """Of steps on the track: how many there should be."""
    _, moved, lost, _ = parts
    return {"total": moved + lost, "all": "none" if not moved else "some" if lost else "all"}


def _by(content: Content, parts: Parts) -> Values:
    return {"by": "automa" if parts[0] == AUTOMA else "player"}


def _laid(content: Content, parts: Parts) -> Values:
    """The section in the middle of a sentence."""
    names = section_names(content, parts[1])
    values: Values = {"section": {lang: name[:1].lower() + name[1:] for lang, name in names.items()}}
    return values if parts[2] is None else values | {"card": [card_phrase(content, parts[2])]}


def _needed(content: Content, parts: Parts) -> Values:
    """The clerics of a manuscript."""
    return {"needed": 0 if parts[1] is None else content.cost[parts[1]]}


SENTENCES: dict[str, Callable[[Content, Parts], Values]] = {
    "linked": lambda content, parts: {
        "link": [place_phrase(content, "link", parts[2])],
        "own": "yes" if parts[0] == parts[1] else "no",
    },
    "automa_counts": _counts,
    "automa_focus": _focus,
    "townsfolk_shown": lambda content, parts: {} if parts[0] is None else {"card": [card_phrase(content, parts[0])]},
    "segment_laid": _laid,
    "dropped": _by,
    "placed": _by,
    "corrupted": _steps,
    "improved": _steps,
    "transcribed": _needed,
    "copied_printed": lambda content, parts: {"needed": content.printed_tiles[parts[1]].cost},
    "automa_option": lambda content, parts: {"effect": effects.told((content.alternatives[parts[0]],))},
    "picked_option": lambda content, parts: {"effect": [effects.phrase(content.alternatives[parts[1]])]},
    "automa_line": _line,
    "expelled": _expelled,
    "traded": _traded,
    "climbed": _threshold,
    "spread": _threshold,
}
