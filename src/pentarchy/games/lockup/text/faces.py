"""What a small picture of a component shows beside its name, in phrases: a label, a value, and for which tables.

What a component does when it is used is not here: the client takes it from the help.
"""

from collections.abc import Callable
from typing import Any

from pentarchy.games.lockup.content import (
    ACHIEVEMENT,
    ATTRIBUTES,
    BOOK,
    GOAL_TYPES,
    GOON,
    GUARD,
    ITEM,
    POWER,
    RESOURCES,
    TOKEN,
    Content,
)
from pentarchy.games.lockup.moves import LOCATION
from pentarchy.games.lockup.text import effects

Phrase = tuple[str, dict[str, Any]]
FaceLine = tuple[str, list[Phrase], tuple[int, ...]]
SYMBOLS = (*RESOURCES, "any")
ALWAYS: tuple[int, ...] = ()
SMALL, LARGE = (1, 2), (3, 4, 5)  # players on either side of the board


def amounts(counts: tuple[int, ...], key: str = "amount") -> list[Phrase]:
    """Resources of a cost, those of any type last."""
    return [(key, {"symbol": name, "count": count}) for name, count in zip(SYMBOLS, counts, strict=False) if count]


def attributes(counts: tuple[int, ...]) -> list[Phrase]:
    return [
        ("attribute", {"attribute": name, "count": count})
        for name, count in zip(ATTRIBUTES, counts, strict=True)
        if count
    ]


def face_lines(content: Content, name: str) -> list[FaceLine]:
    """A piece or location in a few words; other components are only named on the table."""
    if name in content.by_design:
        piece = content.by_design[name][0]
        return FACES[content.family[piece]](content, piece) if content.family[piece] in FACES else []
    return _rewards(content, LOCATION.index[name]) if name in LOCATION.index else []


def _fighter(content: Content, piece: int) -> list[FaceLine]:
    """A crew token or guard."""
    strength = content.strength[piece]
    whose = "guards" if content.family[piece] == GUARD else "crew"
    value: Phrase = ("face-power", {"whose": whose}) if strength == POWER else ("face-number", {"count": strength})
    lines: list[FaceLine] = [("face-strength", [value], ALWAYS)]
    if content.lookout[piece]:
        lines.append(("", [("face-lookout", {})], ALWAYS))
    return lines


def _item(content: Content, piece: int) -> list[FaceLine]:
    cost: FaceLine = ("face-cost", amounts(content.cost[piece]), ALWAYS)
    return [cost, *_attributes(content, piece)]


def _attributes(content: Content, piece: int) -> list[FaceLine]:
    found = attributes(content.attributes[piece])
    return [("", found, ALWAYS)] if found else []


def _goon(content: Content, piece: int) -> list[FaceLine]:
    lines: list[FaceLine] = [
        ("face-suspicion", [("face-number", {"count": content.suspicion[piece]})], ALWAYS),
        *_attributes(content, piece),
    ]
    if content.resource[piece] >= 0:
        lines.append(("face-brings", [("resource", {"resource": RESOURCES[content.resource[piece]]})], ALWAYS))
    score = content.goon_scores[content.type[piece]]
    said = effects.goal_phrase(score)
    if content.demon[piece] >= 0:
        said = ("face-demon", {"attribute": ATTRIBUTES[content.demon[piece]], "stars": score[2]})
    return [*lines, ("face-end", [said], ALWAYS)]


def _book(content: Content, piece: int) -> list[FaceLine]:
    return [("", [("face-when", {"window": content.when[piece]})], ALWAYS)]


def _achievement(content: Content, piece: int) -> list[FaceLine]:
    return [("", [(f"face-{GOAL_TYPES[content.goal_type[piece]]}", {})], ALWAYS)]


def _rewards(content: Content, location: int) -> list[FaceLine]:
    """Who gets what, for tables of every size."""
    lines: list[FaceLine] = []
    for players, rewards in zip((SMALL, LARGE), content.rewards[location], strict=True):
        for reward in rewards:
            said = [effects.phrase(part) for part in reward.effects]
            there = tuple(count for count in players if max(count, 2) >= reward.players)
            lines.append((f"face-rank-{reward.rank}", said, there))
    return lines


FACES: dict[int, Callable[[Content, int], list[FaceLine]]] = {
    TOKEN: _fighter,
    ITEM: _item,
    GOON: _goon,
    BOOK: _book,
    ACHIEVEMENT: _achievement,
    GUARD: _fighter,
}
