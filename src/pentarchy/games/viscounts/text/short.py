"""What components do in few words and signs, line by line: the effects of `effects.py` for the room of a card."""

from collections.abc import Callable
from typing import Any

from pentarchy.engine.rules import Frame
from pentarchy.games.viscounts.content import ACTIONS, FACES, FOLK, LAST_SLOT, MANUSCRIPT, SCHEME, Content, Effects
from pentarchy.games.viscounts.moves import SECTION, SEGMENTS
from pentarchy.games.viscounts.rules import rules
from pentarchy.games.viscounts.text import effects

Phrase = tuple[str, dict[str, Any]]
# Pictures among the short words of a card; `or` and `pay` divide it.
SIGNS = frozenset({
    "ink", "stone", "gold", "silver", "resource", "debt", "deed", "flip", "corruption", "virtue", "order", "discard",
    "destroy", "shuffle", "hire", "castle", "manuscript", "building", "scheme", "dismiss", "focus", "criminal",
    "builder", "noble", "cleric", "merchant", "collision", "drop", "play", "step", "hand", "automa", "or", "pay",
})  # fmt: skip


def short_lines(content: Content, name: str) -> list[Phrase]:
    """A piece or a part of the boards in few words."""
    if name in content.by_design:
        piece = content.by_design[name][0]
        return PIECES.get(content.family[piece], _plain)(content, piece)
    file = next(file for file, table in content.tables.items() if name in table)
    return OTHERS[file](content, name) if file in OTHERS else []


def phrase(effect: Frame) -> Phrase:
    """An effect in few words."""
    name, *given = effect
    if name == "choose":
        return "short-choose", {word: [phrase(option)] for word, option in zip(effects.OPTIONS, given, strict=True)}
    if name == "both":
        return "short-both", {"parts": [phrase(part) for part in given]}
    return f"short-{name}", dict(zip(rules.effects[name].parameters, given, strict=True))


def phrases(parts: Effects) -> list[Phrase]:
    return [phrase(part) for part in parts]


def line(parts: Effects, key: str = "short-line") -> list[Phrase]:
    """Effects as one line, with a word before them."""
    return [(key, {"effect": phrases(parts)})] if parts else []


# pieces -----------------------------------------------------------------------------------------------------------
def _plain(content: Content, card: int) -> list[Phrase]:
    return line(content.effects[card])


def _folk(content: Content, card: int) -> list[Phrase]:
    """The ability of a townsfolk, then its bonus."""
    lines = line(content.effects[card], "short-instant" if content.timing[card] == "instant" else "short-drop")
    for trigger, texts in content.triggers.items():
        if card in texts:
            lines.append(("short-trigger", {"trigger": trigger, "effect": phrases(texts[card])}))
    convert = content.converts[card]
    if convert is not None:
        _, values = effects.conversion(convert, ACTIONS[convert.action])
        lines.append(("short-convert", values))
    return [*lines, *line(content.bonus[card], "short-bonus")]


def _tile(content: Content, card: int) -> list[Phrase]:
    points, each, unit = content.scores[card]
    scores: list[Phrase] = [("score-tile", {"points": points, "each": each, "unit": unit})] if points else []
    return [*line(content.effects[card]), *scores]


def _scheme(content: Content, card: int) -> list[Phrase]:
    """What happens at once, then the first action of a list that is possible."""
    actions: list[Phrase] = [
        ("short-action", {"number": number, "effect": [phrase(part)]})
        for number, part in enumerate(content.actions[card], 1)
    ]
    return [*line(content.effects[card]), *actions]


PIECES: dict[int, Callable[[Content, int], list[Phrase]]] = {FOLK: _folk, MANUSCRIPT: _tile, SCHEME: _scheme}


# parts of the boards ----------------------------------------------------------------------------------------------
def _segment(content: Content, name: str) -> list[Phrase]:
    """The trade of both outer spaces, then what is printed under the townsfolk and the manuscripts."""
    segment = SEGMENTS.index(name)
    trades = content.trade[2 * segment : 2 * segment + 2]
    lines: list[Phrase] = [("short-trade", {"cost": cost, "effect": phrases(given)}) for cost, given in trades]
    tile = content.printed_tiles[segment]
    printed: Phrase = ("short-tile", {"cost": tile.cost, "effect": phrases(tile.effects)})
    return [*lines, *line(content.printed_folk[segment].bonus, "short-bonus"), printed]


def _place(content: Content, name: str, file: str) -> tuple[int, int]:
    fields = content.tables[file][name]
    return FACES.index(fields["players"]), LAST_SLOT * SEGMENTS.index(fields["segment"]) + fields["slot"] - 1


def _site(content: Content, name: str) -> list[Phrase]:
    face, place = _place(content, name, "sites.toml")
    return line(content.site_effects[face][place])


def _link(content: Content, name: str) -> list[Phrase]:
    face, place = _place(content, name, "links.toml")
    return line(next(link.effects for link in content.links[face] if link.place == place))


def _section(content: Content, name: str) -> list[Phrase]:
    return line(content.sections[SECTION.index[name]])


def _building(content: Content, name: str) -> list[Phrase]:
    """Its ability; icons speak for themselves."""
    ability = content.tables["buildings.toml"][name]["ability"]
    return [] if ability == "icons" else [("short-building", {"ability": ability})]


def _track(content: Content, name: str) -> list[Phrase]:
    space = content.track[int(name.removeprefix("space_")) - 1]
    others: Phrase = ("short-others", {"condition": space.condition, "effect": phrases(space.others)})
    return [*line(space.own, "short-collision"), others, *line(space.automa, "short-automa")]


def _automa(content: Content, name: str) -> list[Phrase]:
    return line((next(board.focus for board in content.automas if board.name == name),), "short-follow")


def _numbers(content: Content, name: str) -> list[Phrase]:
    """What the tiers of the castle give."""
    if name != "castle":
        return []
    lines: list[Phrase] = [
        ("short-removed", {"tier": tier, "effect": phrases(given)}) for tier, given in enumerate(content.removed, 1)
    ]
    return [*lines, *line(content.top_tier, "short-entered")]


OTHERS: dict[str, Callable[[Content, str], list[Phrase]]] = {
    "segments.toml": _segment,
    "sites.toml": _site,
    "links.toml": _link,
    "castle.toml": _section,
    "buildings.toml": _building,
    "track.toml": _track,
    "automas.toml": _automa,
    "numbers.toml": _numbers,
}
