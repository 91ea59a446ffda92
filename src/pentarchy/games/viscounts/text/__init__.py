"""What Viscounts' texts speak about: the values that fill the messages of en.ftl and ru.ftl, in no language."""

from collections.abc import Callable
from typing import Any

from pentarchy.games.viscounts.content import (
    ACTIONS,
    BONUS_CARD,
    FACES,
    FOLK,
    GOODS,
    GROUPS,
    LAST_SLOT,
    MANUSCRIPT,
    PLAYER_CARD,
    RIBBONS,
    SCHEME,
    TYPES,
    Content,
    Effects,
    Icons,
)
from pentarchy.games.viscounts.moves import BUILDING, SECTION, SEGMENTS
from pentarchy.games.viscounts.state import PHASES
from pentarchy.games.viscounts.text import effects
from pentarchy.games.viscounts.text.faces import face_lines, gains, icon_list
from pentarchy.games.viscounts.text.labels import move_values, prompt_values
from pentarchy.games.viscounts.text.log import event_values
from pentarchy.games.viscounts.text.names import section_names, segment_names, space_phrase
from pentarchy.games.viscounts.text.short import SIGNS, short_lines
from pentarchy.kit.components import card_names, entry

View = dict[str, Any]
Values = dict[str, Any]
Phrase = tuple[str, Values]

ENDINGS = ("goal.most_vp", "score.tiebreak", "score.shared_victory", "solo.win", "solo.score.same")


def where_values(content: Content, view: View) -> Values:
    """How far the game is."""
    phase: list[Phrase] = [(f"phase-{PHASES[view['phase']]}", {})]
    last = "yes" if view["last_round"] and view["round"] >= view["last_round"] else "no"
    return {"round": max(1, view["round"]), "phase": phase, "last": last}


# components -------------------------------------------------------------------------------------------------------
def component_lines(content: Content, piece: int | str) -> list[Phrase]:
    """The help of a piece by number, or of another component by the name of its entry."""
    if isinstance(piece, str):
        if piece in content.by_design:
            return component_lines(content, content.by_design[piece][0])
        return OTHERS[next(file for file, table in content.tables.items() if piece in table)](content, piece)
    return PIECES[content.family[piece]](content, piece)


def _icons(icons: Icons) -> list[Phrase]:
    found = icon_list(icons)
    return [("help-icons", {"icons": found})] if found else []


def _does(key: str, lines: Effects) -> list[Phrase]:
    return [(key, {"effect": [effects.phrase(line)]}) for line in lines]


def _folk(content: Content, card: int) -> list[Phrase]:
    lines: list[Phrase] = [
        ("help-townsfolk", {"group": GROUPS[content.group[card]]}),
        ("help-silver", {"count": content.silver[card]}),
        *_icons(content.icons[card]),
    ]
    if content.bonus[card]:
        lines.append(("help-bonus", {"effect": effects.phrases(content.bonus[card])}))
    if content.effects[card]:
        key = "help-instant" if content.timing[card] == "instant" else "help-drop"
        lines.append((key, {"effect": effects.phrases(content.effects[card])}))
    for trigger, texts in content.triggers.items():
        if card in texts:
            lines.append(("help-trigger", {"trigger": trigger, "effect": effects.phrases(texts[card])}))
    convert = content.converts[card]
    if convert is not None:
        said = effects.conversion(convert, ACTIONS[convert.action])
        lines.append(("help-ongoing", {"effect": [said]}))
    return lines


def _tile(content: Content, card: int) -> list[Phrase]:
    lines: list[Phrase] = [
        ("help-manuscript", {"ribbon": RIBBONS[content.ribbon[card]]}),
        ("help-clerics", {"count": content.cost[card]}),
    ]
    if content.effects[card]:
        lines.append(("help-effect", {"effect": effects.phrases(content.effects[card])}))
    points, each, unit = content.scores[card]
    if points:
        lines.append(("help-effect", {"effect": [("score-tile", {"points": points, "each": each, "unit": unit})]}))
    return lines


def _player_card(content: Content, card: int) -> list[Phrase]:
    return [
        ("help-player-card", {"number": content.number[card]}),
        ("help-gains", {"gains": gains(content, card)}),
        ("help-effect", {"effect": effects.phrases(content.effects[card])}),
    ]


def _scheme(content: Content, card: int) -> list[Phrase]:
    lines: list[Phrase] = [("help-scheme", {"future": "yes" if content.future[card] else "no"})]
    lines += _icons(content.icons[card])
    lines += _does("help-effect", content.effects[card])
    lines.append(("help-steps", {"count": content.steps[card]}))
    for number, part in enumerate(content.actions[card], 1):
        lines.append(("help-action", {"number": number, "effect": [effects.phrase(part)]}))
    return lines


def _bonus_card(content: Content, card: int) -> list[Phrase]:
    head: Phrase = ("help-bonus-card", {"ribbon": RIBBONS[content.ribbon[card]], "vp": content.vp[card]})
    return [head, *_icons(content.icons[card])]


PIECES: dict[int, Callable[[Content, int], list[Phrase]]] = {
    FOLK: _folk,
    MANUSCRIPT: _tile,
    PLAYER_CARD: _player_card,
    SCHEME: _scheme,
    BONUS_CARD: _bonus_card,
}


def _segment(content: Content, name: str) -> list[Phrase]:
    segment = SEGMENTS.index(name)
    lines: list[Phrase] = []
    for side, number in enumerate(content.tables["segments.toml"][name]["spaces"]):
        cost, given = content.trade[2 * segment + side]
        lines.append(("help-trade", {"number": number, "cost": cost, "effect": effects.phrases(given)}))
    folk, tile = content.printed_folk[segment], content.printed_tiles[segment]
    printed = {"silver": folk.silver, "icons": icon_list(folk.icons), "effect": effects.phrases(folk.bonus)}
    lines.append(("help-printed-townsfolk", printed))
    lines.append(("help-printed-manuscript", {"cost": tile.cost, "effect": effects.phrases(tile.effects)}))
    return lines


def _site(content: Content, name: str) -> list[Phrase]:
    fields = content.tables["sites.toml"][name]
    place = LAST_SLOT * SEGMENTS.index(fields["segment"]) + fields["slot"] - 1
    given = content.site_effects[FACES.index(fields["players"])][place]
    head: Phrase = ("help-site", {"players": fields["players"], "bank": fields["bank"]})
    return [head, ("help-effect", {"effect": effects.phrases(given)})]


def _link(content: Content, name: str) -> list[Phrase]:
    fields = content.tables["links.toml"][name]
    place = LAST_SLOT * SEGMENTS.index(fields["segment"]) + fields["slot"] - 1
    links = content.links[FACES.index(fields["players"])]
    given = next(link.effects for link in links if link.place == place)
    first, second = fields["ends"]
    head: Phrase = ("help-link", {"players": fields["players"], "first": first, "second": second})
    return [head, ("help-effect", {"effect": effects.phrases(given)})]


def _section(content: Content, name: str) -> list[Phrase]:
    return [("help-section", {}), ("help-effect", {"effect": effects.phrases(content.sections[SECTION.index[name]])})]


def _building(content: Content, name: str) -> list[Phrase]:
    slot = BUILDING.index[name]
    ability = content.tables["buildings.toml"][name]["ability"]
    icons = _icons(content.building_icons[slot]) or [("help-ability", {"ability": ability})]
    kind = TYPES[content.building_type[slot]]
    points = " / ".join(str(number) for number in content.numbers["buildings"][kind][1:])
    return [("help-building", {"cost": content.building_cost[slot]}), *icons,
            ("help-building-vp", {"what": kind, "points": points})]  # fmt: skip


def _track(content: Content, name: str) -> list[Phrase]:
    space = content.track[int(name.removeprefix("space_")) - 1]
    return [
        ("help-own", {"effect": effects.phrases(space.own)}),
        ("help-others", {"condition": space.condition, "effect": effects.phrases(space.others)}),
        ("help-automa", {"effect": effects.phrases(space.automa)}),
    ]


def _automa(content: Content, name: str) -> list[Phrase]:
    board = next(board for board in content.automas if board.name == name)
    prefers: list[Phrase] = [("preference", {"good": GOODS[good], "count": limit}) for good, limit in board.prefers]
    return [
        ("help-focus", {"effect": [effects.phrase(board.focus)]}),
        ("help-prefers", {"prefers": prefers}) if prefers else ("help-one-pool", {}),
    ]


def _numbers(content: Content, name: str) -> list[Phrase]:
    """Numbers in a line each; what stands there as effects or icons is said by the rules."""
    lines: list[Phrase] = []
    for field, value in content.numbers[name].items():
        listed = value if isinstance(value, list) else [value]
        if field != "name" and all(isinstance(one, int) for one in listed) and listed:
            said = " / ".join(str(one).replace("-", "−") for one in listed)
            lines.append(("help-number", {"field": [(f"field-{field}", {})], "value": said}))
    return lines or [("help-printed-icons", {})]


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

__all__ = ["ENDINGS", "PHASES", "SIGNS", "card_names", "component_lines", "entry", "event_values", "face_lines",
           "move_values", "prompt_values", "section_names", "segment_names", "short_lines", "space_phrase",
           "where_values"]  # fmt: skip
