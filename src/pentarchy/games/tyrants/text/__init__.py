"""What Tyrants' texts speak about: the values that fill the messages of en.ftl and ru.ftl, in no language.

A value is a number, a word that messages select by, a dict of names by language, or a list of phrases
`(key, values)`, which are written one after another. `view` is what `engine.views.view` shows to a player.
"""

from typing import Any

from pentarchy.engine.moves import Domain, part_names
from pentarchy.engine.rules import Move
from pentarchy.games.tyrants.content import ASPECTS, CARD_FILES, FILES, Content
from pentarchy.games.tyrants.content import parts as parts_of
from pentarchy.games.tyrants.moves import CARD, DECK, EVENTS, MOVES, OWNER, PLACE, SITE, WHY
from pentarchy.games.tyrants.state import PHASES, WHITE
from pentarchy.games.tyrants.text import effects
from pentarchy.games.tyrants.text.prompts import only_goes_on, place_names, prompt_values, route_values, yes
from pentarchy.kit.components import card_names, entry

View = dict[str, Any]
Values = dict[str, Any]
Phrase = tuple[str, Values]

ENDINGS = ("score.winner", "score.tie")
# Pictures among the short words of a card; `or`, `pay` and `end` divide it.
SIGNS = frozenset({
    "power", "influence", "deck", "troop", "kill", "swap", "move", "back", "spy", "trophy", "circle", "devour",
    "discard", "market", "outcast", "focus", "or", "pay", "end",
})  # fmt: skip


def where_values(content: Content, view: View) -> Values:
    """How far the game is."""
    phase: list[Phrase] = [(f"phase-{PHASES[view['phase']]}", {})]
    return {"round": max(1, view["round"]), "phase": phase, "last": yes(view["ending"])}


# moves and events -------------------------------------------------------------------------------------------------
def move_values(content: Content, move: Move, view: View | None, player: int) -> Values:
    """What the label of a move tells beside its parts; with the mover's view also where a card lies."""
    kind, *parts = move
    values = _named(content, MOVES.kinds[kind], tuple(parts))
    if MOVES.kinds[kind][:1] == (CARD,):
        values["from"] = pile_of(view, player, parts[0]) if view else "none"
    if kind == "recruit":
        values["count"] = max(0, content.cost[parts[0]])
    elif kind == "reveal":
        values["aspect"] = ASPECTS[content.aspect[parts[0]]]
    elif kind in ("send_home", "expose"):
        values["own"] = yes(parts[1] == player)
    elif kind == "pick":
        values |= _option(content, *parts)
    elif kind in ("target", "replace", "done", "enough"):
        values |= _asked(content, kind, parts, view, player)
    elif kind == "resolve":
        texts = content.later[parts[0]]
        values |= {"there": yes(texts), "effect": effects.in_order(texts[0]) if texts else ""}
    return values


def _asked(content: Content, kind: str, parts: list[int], view: View | None, player: int) -> Values:
    """What a label says by the card that asks."""
    acting = view["acting"] if view else -1
    if view is None or acting < 0:
        return {"go_on": "no", "refuses": "no", "there": "no", "card_2": "", "what": "none", "count": 0}
    if kind == "done":
        return {"go_on": yes(only_goes_on(content, acting, view, player))}
    if kind == "replace":
        return {"there": "yes", "card_2": card_names(content, acting)}
    if kind == "enough":  # no spy at all is not to pay
        return {"refuses": yes(any(part[0] == "return_own_spies" for part in parts_of(content.effects[acting]))
                               and not view["returned"])}  # fmt: skip
    does = {part[0] for part in parts_of(content.effects[acting])}
    what = {(True, False): "discard", (False, True): "outcast"}.get(("discard" in does, "recruit_outcast" in does))
    return {"what": what or "none", "count": len(view["hands"][parts[0]])}


def _option(content: Content, card: int | None, option: int) -> Values:
    """An option of "choose one" in words, as far as the card is known and has it."""
    options = () if card is None else content.options[card]
    there = option < len(options)
    effect: Any = "" if card is None or not there else [effects.phrase(options[option], content.aspect[card])]
    return {"there": yes(there), "effect": effect, "number": option + 1}


def pile_of(view: View, player: int, card: int) -> str:
    """Where a card lies for a player; the one that is carried out lies before them."""
    if card == view["acting"] and any(card in view[zone][player] for zone in ("played", "lent")):
        return "itself"
    own = {"hands": "hand", "discards": "discards", "inner_circles": "circle", "played": "played", "lent": "played"}
    for zone, name in own.items():
        if card in view[zone][player]:
            return name
    if card in view["borrowed"]:
        return "itself"
    for zone, name in (("devoured", "devoured"), ("priestesses", "supply"), ("guards", "supply")):
        if card in view[zone]:
            return name
    return "row"


def event_values(content: Content, kind: str, parts: tuple[Any, ...]) -> Values:
    """What the sentence of an event tells beside its parts."""
    values = _named(content, EVENTS.kinds[kind], parts)
    if kind in ("chose", "chose_in_vain"):
        values |= _option(content, parts[1], parts[2])
    if kind in ("cannot", "chose_in_vain"):
        values["rule"] = WHY.tokens[parts[-1]].replace(".", "-")
    elif kind == "declined":
        values["cost"] = _cost(content, parts[1])
    elif kind == "counted":
        values["count_2"] = parts[3]
    elif kind == "moved":
        values["same"] = yes(parts[2] == parts[3])
    elif kind == "trophy_placed":
        values |= {"own": yes(parts[2] == parts[0]), "own_hall": yes(parts[1] == parts[0])}
    elif kind == "laid_out":
        for name, deck in zip(("deck", "deck_2"), parts[:2], strict=True):
            values[name] = [(f"value-deck_1-{DECK.tokens[deck]}", {})]
    elif kind in ("troop_returned", "spy_returned"):
        values["own"] = yes(parts[0] == parts[1])
    elif kind == "outcast_joined":
        values["own"] = yes(parts[0] == parts[2])
    elif kind == "promoted":
        values["same"] = yes(parts[1] == parts[3])
    elif kind == "total_lost":
        values["spied"] = yes(parts[2] == parts[3])
    return values


def _cost(content: Content, card: int | None) -> str:
    """Whether what a player forgoes has a cost, and whether it is an option."""
    if card is None or not any(part[0] == "pay" for part in parts_of(content.effects[card])):
        return "none"
    return "option" if any(option[0] == "pay" for option in content.options[card]) else "line"


def _named(content: Content, domains: tuple[Domain, ...], parts: tuple[Any, ...]) -> Values:
    """Places by their names, and whether a troop is white."""
    values: Values = {}
    for name, domain, part in zip(part_names(domains), domains, parts, strict=True):
        if domain in (SITE, PLACE):
            values[name] = place_names(content, part)
        elif domain is OWNER:
            values["white"] = yes(part == WHITE)
    return values


# components -------------------------------------------------------------------------------------------------------
def component_lines(content: Content, piece: int | str) -> list[Phrase]:
    """The help of a card by number, or of a site or route by the name of its entry, without where it comes from."""
    if isinstance(piece, int):
        return card_lines(content, piece)
    file = next(file for file in FILES if piece in content.tables[file])
    if file in CARD_FILES:
        return card_lines(content, content.by_design[piece][0])
    return site_lines(content, piece) if file == "sites.toml" else [_route_line(content, piece)]


def card_lines(content: Content, card: int) -> list[Phrase]:
    """What is printed on a card, its effect line by line."""
    file, aspect = content.entries[content.designs[card]].file, ASPECTS[content.aspect[card]]
    lines: list[Phrase] = [
        ("help-card", {"deck": file.removesuffix(".toml"), "type": [(f"type-{content.type[card]}", {})]}),
        ("help-aspect", {"aspect": aspect}),
        ("help-cost", {"count": content.cost[card]}) if content.cost[card] >= 0 else ("help-no-cost", {}),
        *(("help-effect", {"effect": [line]}) for line in effects.face(content, card)),
    ]
    points = {"deck": content.deck_vp[card], "circle": content.inner_circle_vp[card]}
    copies = len(content.by_design[content.designs[card]])
    return [*lines, ("help-points", points), ("help-copies", {"count": copies})]


def short_lines(content: Content, name: str) -> list[Phrase]:
    """What a card does in few words and signs, line by line; nothing of sites and routes."""
    return effects.short_face(content, content.by_design[name][0]) if name in content.by_design else []


def site_lines(content: Content, name: str) -> list[Phrase]:
    site = content.sites[SITE.index[name]]
    lines: list[Phrase] = [
        ("help-site", {"section": site.section}),
        ("help-site-points", {"vp": site.vp}),
        ("help-site-total", {}),
        ("help-site-spaces", {"spaces": site.spaces, "white": site.white}),
    ]
    if site.start:
        lines.append(("help-site-start", {}))
    if site.marker_vp >= 0:
        lines.append(("help-site-marker", {"vp": site.marker_vp}))
    return lines


def _route_line(content: Content, name: str) -> Phrase:
    values = route_values(content, name)
    return ("help-route", values) if values["spaces"] else ("help-touching", values)


__all__ = ["ENDINGS", "PHASES", "SIGNS", "card_names", "component_lines", "entry", "event_values", "move_values",
           "prompt_values", "short_lines", "where_values"]  # fmt: skip
