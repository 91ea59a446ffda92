"""What Viscounts' texts speak about: the values that fill the messages of en.ftl and ru.ftl, in no language."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

from pentarchy.engine.content import card_names, entry
from pentarchy.engine.moves import Domain, part_names
from pentarchy.engine.rules import Frame, Move
from pentarchy.games.viscounts.actions import dismissal_price
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
    TRADE,
    Content,
    Effects,
    Icons,
)
from pentarchy.games.viscounts.movement import fares
from pentarchy.games.viscounts.moves import (
    BUILDING,
    EVENTS,
    INNER,
    MOVES,
    ORDERS,
    OWNER,
    SECTION,
    SEGMENT,
    SEGMENTS,
    SITE,
    SPACE,
    STOCK,
)
from pentarchy.games.viscounts.payment import free_icons
from pentarchy.games.viscounts.state import PHASES
from pentarchy.games.viscounts.text import effects
from pentarchy.games.viscounts.text.faces import face_lines, gains, icon_list

View = dict[str, Any]
Values = dict[str, Any]
Phrase = tuple[str, Values]

ENDINGS = ("goal.most_vp", "score.tiebreak", "score.shared_victory", "solo.win", "solo.score.same")
AUTOMA = len(OWNER.tokens) - 1


def where_values(content: Content, view: View) -> Values:
    """How far the game is."""
    phase: list[Phrase] = [(f"phase-{PHASES[view['phase']]}", {})]
    last = "yes" if view["last_round"] and view["round"] >= view["last_round"] else "no"
    return {"round": max(1, view["round"]), "phase": phase, "last": last}


# questions --------------------------------------------------------------------------------------------------------
def prompt_values(content: Content, question: Frame, view: View, player: int) -> Values:
    """What the prompt of a question tells beside its words."""
    gather = PROMPTS.get(question[0])
    return gather(content, question, view, player) if gather else {}


def _silver(content: Content, question: Frame, view: View, player: int) -> Values:
    return {"silver": view["goods"][4 * player + 3]}


PROMPTS: dict[str, Callable[[Content, Frame, View, int], Values]] = {
    "move_where": _silver,
    "recruit_or_not": _silver,
    "act": lambda content, question, view, player: {
        "committed": "none" if view["committed"] < 0 else ACTIONS[view["committed"]]
    },
    "pay_which": lambda content, question, view, player: {"count": view["due"], "action": ACTIONS[question[1]]},
    "expel_whom": lambda content, question, view, player: {
        "section": section_names(content, question[2]),
        "tier": question[1] + 1,
    },
    "build_where": lambda content, question, view, player: {"what": question[1]},
    "copy_which": lambda content, question, view, player: {"least": question[1], "most": question[2]},
}


# moves and events -------------------------------------------------------------------------------------------------
def move_values(content: Content, move: Move, view: View | None, player: int) -> Values:
    """What the label of a move tells beside its parts."""
    kind, *parts = move
    values = _named(content, MOVES.kinds[kind], tuple(parts))
    if kind == "pick":
        values["effect"] = [effects.phrase(content.alternatives[parts[0]])]
    if kind in ("construct", "erect"):
        given = content.site_effects[_face(view)][parts[1]]
        values |= {"there": "yes" if given else "no", "effect": effects.phrases(given) or ""}
        values["cost"] = content.building_cost[parts[0]]
    if kind == "recruit":
        values["silver"] = content.silver[parts[0]]
    if kind == "choose_pair":
        values |= _pair(content, parts[0], view)
    if kind == "arrange":
        cards = _new_order(content, parts[0], view, player)
        values |= {"there": "yes" if cards else "no", "cards": cards or ""}
    if kind == "trade":
        values |= _exchange(content, parts[0], view, player)
    if kind == "link":
        links = [link for link in content.links[_face(view)] if link.place == parts[0]]
        said = effects.phrases(links[0].effects) if links else ""
        values |= {"there": "yes" if links else "no", "effect": said}
        values["link"] = [_place_phrase(content, "link", parts[0])]
    if kind == "move":
        values["count"] = dict(fares(_as_state(content, view), player)).get(parts[0], 0) if view is not None else 0
    if kind == "dismiss":
        values["card"] = _adjacent_names(content, view, player)
        values["count"] = dismissal_price(_as_state(content, view), player) if view is not None else 0
    return values


def _as_state(content: Content, view: View) -> Any:
    """What a view tells of the players' ways, prices and icons, in the form that the rules count with."""
    names = ("stride", "viscounts", "built", "goods", "townsfolk", "boards", "bonuses", "lent")
    return SimpleNamespace(
        content=content,
        ring=tuple(view["ring"]),
        slots=lambda side: view["boards"][3 * side : 3 * side + 3],
        is_automa=lambda side: False,  # it makes no moves
        **{name: view[name] for name in names},
    )


def _face(view: View | None) -> int:
    return view["face"] if view is not None else 1


def _pair(content: Content, card: int, view: View | None) -> Values:
    """The hero that lies below a player card."""
    if view is not None and [card] in view["pair_cards"]:
        (hero,) = view["pair_heroes"][view["pair_cards"].index([card])]
        return {"there": "yes", "hero": card_names(content, hero)}
    return {"there": "no", "hero": ""}


def _new_order(content: Content, number: int, view: View | None, player: int) -> list[Phrase]:
    """The cards of the board in the order chosen."""
    slots = view["boards"][3 * player : 3 * player + 3] if view is not None else []
    cards = [card for slot in slots for card in slot if card is not None]
    order = [cards[source] for source in ORDERS[number] if source < len(cards)]
    return [("card", {"card": card_names(content, card), "known": "yes"}) for card in order]


def _exchange(content: Content, times: int, view: View | None, player: int) -> Values:
    """What a trade costs and gives at the space of the viscount."""
    if view is None or view["viscounts"][player] < 0 or view["viscounts"][player] % 3 == INNER:
        return {"there": "no", "effect": ""}
    space = view["viscounts"][player]
    cost, given = content.trade[2 * (space // 3) + space % 3]
    name, *parts = given[0]
    said = [effects.phrase((name, *parts[:-1], parts[-1] * times))]
    silver = max(0, cost * times - free_icons(_as_state(content, view), player, TRADE))
    return {"there": "yes", "cost": cost * times, "count": silver, "effect": said}


def _adjacent_names(content: Content, view: View | None, player: int) -> Any:
    """The townsfolk beside the viscount."""
    space = view["viscounts"][player] if view is not None else -1
    if view is not None and space >= 0 and view["townsfolk"][space // 3]:
        return card_names(content, view["townsfolk"][space // 3][-1])
    return [("printed-townsfolk", {})]


def event_values(content: Content, kind: str, parts: tuple[Any, ...]) -> Values:
    """What the sentence of an event tells beside its parts."""
    values = _named(content, EVENTS.kinds[kind], parts)
    return values | {"link": [_place_phrase(content, "link", parts[1])]} if kind == "linked" else values


def _named(content: Content, domains: tuple[Domain, ...], parts: tuple[Any, ...]) -> Values:
    """Places, buildings and the automa by their names."""
    values: Values = {}
    for name, domain, part in zip(part_names(domains), domains, parts, strict=True):
        if domain is SPACE:
            values[name] = [space_phrase(content, part)]
        elif domain is SITE:
            values[name] = [_place_phrase(content, "site", part)]
        elif domain is SEGMENT:
            values[name] = segment_names(content, part)
        elif domain is SECTION:
            values[name] = section_names(content, part)
        elif domain is BUILDING:
            values[name] = content.tables["buildings.toml"][BUILDING.tokens[part]]["name"]
        elif domain is STOCK:
            values["good"] = STOCK.tokens[part]
        elif domain is OWNER and part == AUTOMA:
            values[name] = [("automa", {})]
    return values


def _place_phrase(content: Content, what: str, place: int) -> Phrase:
    """A site or a link by its segment and its slot there."""
    segment, slot = divmod(place, LAST_SLOT)
    return what, {"segment": segment_names(content, segment), "number": slot + 1}


def space_phrase(content: Content, space: int) -> Phrase:
    """An outer space by its number, an inner one by its segment."""
    segment, side = divmod(space, 3)
    names = segment_names(content, segment)
    if side == INNER:
        return "space-inner", {"segment": names}
    return "space-outer", {
        "segment": names,
        "number": content.tables["segments.toml"][SEGMENTS[segment]]["spaces"][side],
    }


def segment_names(content: Content, segment: int) -> dict[str, str]:
    names: dict[str, str] = content.tables["segments.toml"][SEGMENTS[segment]]["name"]
    return names


def section_names(content: Content, section: int) -> dict[str, str]:
    names: dict[str, str] = content.tables["castle.toml"][SECTION.tokens[section]]["name"]
    return names


# components -------------------------------------------------------------------------------------------------------
def component_lines(content: Content, piece: int | str) -> list[Phrase]:
    """The help of a piece by number, or of another component by the name of its entry."""
    if isinstance(piece, str):
        if piece in content.by_design:
            return component_lines(content, content.by_design[piece][0])
        return OTHERS[next(file for file, table in content.tables.items() if piece in table)](content, piece)
    return PIECES[content.kinds[piece]](content, piece)


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
    return [("help-building", {"cost": content.building_cost[slot]}), *icons]


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

__all__ = ["ENDINGS", "PHASES", "card_names", "component_lines", "entry", "event_values", "face_lines", "move_values",
           "prompt_values", "where_values"]  # fmt: skip
