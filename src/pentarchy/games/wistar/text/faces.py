"""What a small picture of a component shows beside its name, in phrases: a label, a value, and for which tables.

What a component does when it is used is not here: the client takes it from the help.
"""

from collections.abc import Callable

from pentarchy.games.wistar.content import (
    ADVANCED_CARD,
    BASIC_CARD,
    COLOURS,
    DOOR,
    GOAL,
    HERO,
    MISSION,
    MOUSE,
    NO_TEXT,
    Content,
)
from pentarchy.games.wistar.moves import SECTORS, SPACE
from pentarchy.games.wistar.text import effects
from pentarchy.games.wistar.text.components import Phrase, goal_needs, sides_of, signed

FaceLine = tuple[str, list[Phrase], tuple[int, ...]]
ALWAYS: tuple[int, ...] = ()


def face_lines(content: Content, name: str) -> list[FaceLine]:
    """A piece, sector or marker space in a few words; other components are only named on the table."""
    if name in content.by_design:
        piece = content.by_design[name][0]
        return FACES[content.family[piece]](content, piece) if content.family[piece] in FACES else []
    if name in SPACE.tokens:
        return _space(content, SPACE.tokens.index(name))
    return _slots(content, SECTORS.index(name)) if name in SECTORS else []


def _points(points: int) -> FaceLine:
    return "face-end", [("points", {"vp": signed(points)})], ALWAYS


def _symbols(content: Content, piece: int) -> list[FaceLine]:
    found = effects.symbols(content.symbols[piece])
    return [("face-symbols", found, ALWAYS)] if found else []


def _invention(content: Content, card: int) -> list[FaceLine]:
    lines: list[FaceLine] = [("face-price", effects.price(content, card), ALWAYS)]
    if any(content.needs[card]):
        lines.append(("face-needs", effects.needs(content.needs[card]), ALWAYS))
    return [*lines, *_symbols(content, card), _points(content.vp[card])]


def _bonus(content: Content, piece: int) -> list[FaceLine]:
    return [("face-bonus", effects.phrases(content, content.bonus[piece]), ALWAYS)]


def _mouse(content: Content, mouse: int) -> list[FaceLine]:
    return [_points(content.vp[mouse])]


def _goal(content: Content, goal: int) -> list[FaceLine]:
    values = {"count_of": effects.word(content.goal_count[goal]), "rows": goal_needs(content, goal)}
    return [("face-needs", [("goal-rows", values)], ALWAYS), *_bonus(content, goal)]


def _slots(content: Content, sector: int) -> list[FaceLine]:
    """The bonuses of each slot, for tables of every size."""
    lines: list[FaceLine] = []
    for slots, players in sides_of(content, sector).items():
        lines += [("face-bonus", effects.phrases(content, bonus), tuple(players)) for bonus in slots]
    return lines


def _space(content: Content, number: int) -> list[FaceLine]:
    """The fee of a marker space, where its marker may go, and its points, as far as its name does not say them."""
    space = content.spaces[number]
    lines: list[FaceLine] = []
    if space.fee[0]:
        lines.append(("face-price", [("do-spend", effects.paid(space.fee))], ALWAYS))
    if COLOURS[space.colour] == "grey":
        lines.append(("face-marker", [("marker-basement", {})], ALWAYS))
    return [*lines, _points(space.vp)] if space.vp and space.text != NO_TEXT else lines


FACES: dict[int, Callable[[Content, int], list[FaceLine]]] = {
    BASIC_CARD: _invention,
    ADVANCED_CARD: _invention,
    MISSION: _bonus,
    MOUSE: _mouse,
    DOOR: _bonus,
    GOAL: _goal,
    HERO: _symbols,
}
