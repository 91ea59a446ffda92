"""What a small picture of a component shows beside its name, in phrases: a label, a value, and for which tables.

What a card does is not here: the client takes it from the help.
"""

from collections.abc import Callable
from typing import Any

from pentarchy.games.viscounts.content import (
    BONUS_CARD,
    FACES,
    FOLK,
    GOODS,
    ICONS,
    LAST_SLOT,
    MANUSCRIPT,
    PLAYER_CARD,
    SCHEME,
    Content,
    Icons,
)
from pentarchy.games.viscounts.moves import BUILDING, SECTION, SEGMENTS
from pentarchy.games.viscounts.text import effects

Phrase = tuple[str, dict[str, Any]]
FaceLine = tuple[str, list[Phrase], tuple[int, ...]]
ALWAYS: tuple[int, ...] = ()


def icon_list(icons: Icons) -> list[Phrase]:
    return [("icons", {"icon": icon, "count": count}) for icon, count in zip(ICONS, icons, strict=True) if count]


def gains(content: Content, card: int) -> list[Phrase]:
    """What a player card brings."""
    *goods, of_choice = content.goods[card]
    deeds, debts = content.papers[card]
    found: list[Phrase] = [
        ("amount", {"good": name, "count": count}) for name, count in zip(GOODS, goods, strict=True) if count
    ]
    found += [("resource-of-choice", {"count": of_choice})] if of_choice else []
    return found + [("papers", {"paper": name, "count": count}) for name, count in (("deed", deeds), ("debt", debts))]


def face_lines(content: Content, name: str) -> list[FaceLine]:
    """A piece or a part of the board in a few words; other components are only named on the table."""
    if name in content.by_design:
        piece = content.by_design[name][0]
        return PIECES[content.family[piece]](content, piece)
    for file, lines in PARTS.items():
        if name in content.tables[file]:
            return lines(content, name)
    return []


def _icons(icons: Icons) -> list[FaceLine]:
    found = icon_list(icons)
    return [("", found, ALWAYS)] if found else []


def _number(label: str, count: int) -> FaceLine:
    return label, [("face-number", {"count": count})], ALWAYS


def _folk(content: Content, card: int) -> list[FaceLine]:
    lines = [_number("face-silver", content.silver[card]), *_icons(content.icons[card])]
    if content.bonus[card]:
        lines.append(("face-bonus", effects.phrases(content.bonus[card]), ALWAYS))
    return lines


def _tile(content: Content, card: int) -> list[FaceLine]:
    return [_number("face-clerics", content.cost[card])]


def _player_card(content: Content, card: int) -> list[FaceLine]:
    return [_number("face-start", content.number[card]), ("", gains(content, card), ALWAYS)]


def _printed_icons(content: Content, card: int) -> list[FaceLine]:
    return _icons(content.icons[card])


PIECES: dict[int, Callable[[Content, int], list[FaceLine]]] = {
    FOLK: _folk,
    MANUSCRIPT: _tile,
    PLAYER_CARD: _player_card,
    SCHEME: _printed_icons,
    BONUS_CARD: _printed_icons,
}


# parts of the board -----------------------------------------------------------------------------------------------
def _segment(content: Content, name: str) -> list[FaceLine]:
    """One line for each of its spaces, from the left, then what is printed under the townsfolk and the manuscripts."""
    segment = SEGMENTS.index(name)
    lines: list[FaceLine] = []
    for cost, given in content.trade[2 * segment : 2 * segment + 2]:
        lines.append(("", [("face-trade", {"cost": cost, "effect": effects.phrases(given)})], ALWAYS))
    folk, tile = content.printed_folk[segment], content.printed_tiles[segment]
    printed = {"silver": folk.silver, "icons": icon_list(folk.icons), "effect": effects.phrases(folk.bonus)}
    said = {"cost": tile.cost, "effect": effects.phrases(tile.effects)}
    return [
        *lines,
        ("", [("face-inner", {})], ALWAYS),
        ("", [("face-printed-townsfolk", printed)], ALWAYS),
        ("", [("face-printed-manuscript", said)], ALWAYS),
    ]


def _site(content: Content, name: str) -> list[FaceLine]:
    fields = content.tables["sites.toml"][name]
    place = LAST_SLOT * SEGMENTS.index(fields["segment"]) + fields["slot"] - 1
    return [("", effects.phrases(content.site_effects[FACES.index(fields["players"])][place]), ALWAYS)]


def _link(content: Content, name: str) -> list[FaceLine]:
    fields = content.tables["links.toml"][name]
    place = LAST_SLOT * SEGMENTS.index(fields["segment"]) + fields["slot"] - 1
    given = next(link.effects for link in content.links[FACES.index(fields["players"])] if link.place == place)
    first, second = fields["ends"]
    return [("", [("face-link", {"first": first, "second": second, "effect": effects.phrases(given)})], ALWAYS)]


def _section(content: Content, name: str) -> list[FaceLine]:
    return [("", effects.phrases(content.sections[SECTION.index[name]]), ALWAYS)]


def _building(content: Content, name: str) -> list[FaceLine]:
    return [_number("face-builders", content.building_cost[BUILDING.index[name]])]


PARTS: dict[str, Callable[[Content, str], list[FaceLine]]] = {
    "segments.toml": _segment,
    "sites.toml": _site,
    "links.toml": _link,
    "castle.toml": _section,
    "buildings.toml": _building,
}
