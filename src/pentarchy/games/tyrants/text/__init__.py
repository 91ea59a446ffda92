"""What Tyrants' texts speak about: the values that fill the messages of en.ftl and ru.ftl, in no language.

A value is a number, a word that messages select by, a dict of names by language, or a list of phrases
`(key, values)`, which are written one after another. `view` is what `engine.views.view` shows to a player.
"""

from collections.abc import Callable
from typing import Any

from pentarchy.engine.content import card_names, entry
from pentarchy.engine.moves import Domain, part_names
from pentarchy.engine.rules import Frame, Move
from pentarchy.games.tyrants.content import ASPECTS, CARD_FILES, FILES, Content
from pentarchy.games.tyrants.moves import EVENTS, MOVES, OWNER, PLACE, SITE, SITES
from pentarchy.games.tyrants.state import PHASES, WHITE
from pentarchy.games.tyrants.text import effects

View = dict[str, Any]
Values = dict[str, Any]
Phrase = tuple[str, Values]

ENDINGS = ("score.winner", "score.tie")


def where_values(content: Content, view: View) -> Values:
    """How far the game is."""
    phase: list[Phrase] = [(f"phase-{PHASES[view['phase']]}", {})]
    return {"round": max(1, view["round"]), "phase": phase, "last": _yes(view["ending"])}


# questions --------------------------------------------------------------------------------------------------------
def prompt_values(content: Content, question: Frame, view: View, player: int) -> Values:
    """What the prompt of a question tells beside its words."""
    gather = PROMPTS.get(question[0])
    return gather(content, question, view) if gather else {}


def _for(name: str) -> Callable[[Content, Frame, View], Values]:
    """A question about a cost: the card, and what it promises."""
    return lambda content, question, view: {
        "card": card_names(content, question[1]),
        "effect": effects.behind(content, question[1], name),
    }


def _targets(content: Content, question: Frame, view: View) -> Values:
    return {"target": question[1], "where": question[2], "up_to": _yes(question[3:] == (True,))}


def _card(content: Content, question: Frame, view: View) -> Values:
    return {"card": card_names(content, question[1])}


def _enlist(content: Content, question: Frame, view: View) -> Values:
    aspect = "none" if question[1] < 0 else ASPECTS[question[1]]
    return {"aspect": aspect, "cost": question[2], "up_to": _yes(question[4])}


PROMPTS: dict[str, Callable[[Content, Frame, View], Values]] = {
    "act": lambda content, question, view: {"power": view["power"], "influence": view["influence"]},
    "kill_which": _targets,
    "supplant_which": _targets,
    "lift_which": lambda content, question, view: {"up_to": _yes(question[1])},
    "return_which": lambda content, question, view: {"whose": question[1], "up_to": _yes(question[2])},
    "promote_which": lambda content, question, view: _card(content, question, view) | {"up_to": _yes(question[2])},
    "promote_of_aspect": lambda content, question, view: {"aspect": ASPECTS[question[1]]},
    "promote_of_type": lambda content, question, view: {"minion_type": question[1]},
    "choose_one": _card,
    "pay_with_spy": _for("pay"),
    "pay_with_spies": _for("pay"),
    "devour_which": lambda content, question, view: _for("pay")(content, question, view) | {"zone": question[2]},
    "devour_it": _for("pay"),
    "discard_which": _for("pay"),
    "accept_or_not": _for("may"),
    "reveal_which": lambda content, question, view: (
        _for("focus")(content, question, view) | {"aspect": ASPECTS[content.aspect[question[1]]]}
    ),
    "enlist_which": _enlist,
    "devour_from_row": lambda content, question, view: {"may": _yes(question[1])},
    "who_gets_outcast": lambda content, question, view: {"adjacent": _yes(question[1])},
    "who_discards": lambda content, question, view: {"count": question[1]},
    "borrow_from_market": lambda content, question, view: {"cost": question[1]},
    "exhume_which": lambda content, question, view: {"colour": question[1], "up_to": _yes(question[4])},
}


# moves and events -------------------------------------------------------------------------------------------------
def move_values(content: Content, move: Move, view: View | None, player: int) -> Values:
    """What the label of a move tells beside its parts."""
    kind, *parts = move
    values = _named(content, MOVES.kinds[kind], tuple(parts))
    if kind == "recruit":
        values["cost"] = max(0, content.cost[parts[0]])
    if kind == "pick":
        options = content.options[parts[0]]
        there = parts[1] < len(options)
        values |= {"there": _yes(there), "effect": [effects.phrase(options[parts[1]])] if there else ""}
        values["number"] = parts[1] + 1
    if kind == "resolve":
        texts = content.later[parts[0]]
        values |= {"there": _yes(texts), "effect": [effects.phrase(part) for part in texts[0]] if texts else ""}
    return values


def event_values(content: Content, kind: str, parts: tuple[Any, ...]) -> Values:
    """What the sentence of an event tells beside its parts."""
    return _named(content, EVENTS.kinds[kind], parts)


def _named(content: Content, domains: tuple[Domain, ...], parts: tuple[Any, ...]) -> Values:
    """Places by their names, and whether a troop is white."""
    values: Values = {}
    for name, domain, part in zip(part_names(domains), domains, parts, strict=True):
        if domain in (SITE, PLACE):
            values[name] = place_names(content, part)
        elif domain is OWNER:
            values["white"] = _yes(part == WHITE)
    return values


def place_names(content: Content, place: int) -> Any:
    """The name of a site, or a phrase for a space of a route."""
    if place < SITES:
        return content.tables["sites.toml"][SITE.tokens[place]]["name"]
    route, _, number = PLACE.tokens[place].partition(".")
    return [("place-road", _route(content, route) | {"number": int(number or 1)})]


def _route(content: Content, name: str) -> Values:
    fields, sites = content.tables["routes.toml"][name], content.tables["sites.toml"]
    one, other = fields["between"]
    return {"one": sites[one]["name"], "other": sites[other]["name"], "spaces": fields["spaces"]}


def _yes(fact: object) -> str:
    return "yes" if fact else "no"


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
        ("help-cost", {"cost": content.cost[card]}) if content.cost[card] >= 0 else ("help-no-cost", {}),
        *(("help-effect", {"effect": [line]}) for line in effects.lines(content, card)),
    ]
    if content.when_discarded[card]:
        reaction = [effects.phrase(line) for line in content.when_discarded[card]]
        lines.append(("help-when-discarded", {"effect": reaction}))
    if card in content.outcast:
        lines.append(("help-outcast", {}))
    points = {"deck": content.deck_vp[card], "circle": content.inner_circle_vp[card]}
    copies = len(content.by_design[content.designs[card]])
    return [*lines, ("help-points", points), ("help-copies", {"count": copies})]


def site_lines(content: Content, name: str) -> list[Phrase]:
    site = content.sites[SITE.index[name]]
    lines: list[Phrase] = [
        ("help-site", {"section": site.section}),
        ("help-site-points", {"vp": site.vp}),
        ("help-site-spaces", {"spaces": site.spaces, "white": site.white}),
    ]
    if site.start:
        lines.append(("help-site-start", {}))
    if site.marker_vp >= 0:
        lines.append(("help-site-marker", {"vp": site.marker_vp}))
    return lines


def _route_line(content: Content, name: str) -> Phrase:
    values = _route(content, name)
    return ("help-route", values) if values["spaces"] else ("help-touching", values)


__all__ = ["ENDINGS", "PHASES", "card_names", "component_lines", "entry", "event_values", "move_values",
           "prompt_values", "where_values"]  # fmt: skip
