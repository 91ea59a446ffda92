"""What Lockup's texts speak about: the values that fill the messages of en.ftl and ru.ftl, in no language."""

from collections.abc import Callable
from typing import Any

from pentarchy.engine.content import card_names, entry
from pentarchy.engine.moves import Domain, part_names
from pentarchy.engine.rules import Frame, Move
from pentarchy.games.lockup.content import (
    ACHIEVEMENT,
    ATTRIBUTES,
    BOOK,
    GOAL_TYPES,
    GOON,
    GOON_TYPES,
    GUARD,
    ITEM,
    LOCATION_CARD,
    POWER,
    RESOURCES,
    TOKEN,
    TRAIT,
    Content,
)
from pentarchy.games.lockup.moves import CREW, EVENTS, LOCATION, MOVES, SIDE
from pentarchy.games.lockup.state import PHASES
from pentarchy.games.lockup.text import effects
from pentarchy.games.lockup.text.faces import amounts, attributes, face_lines

View = dict[str, Any]
Values = dict[str, Any]
Phrase = tuple[str, Values]

ENDINGS = ("end.winner", "end.tie_items", "end.tie_shared", "solo.end.win", "solo.end.scoring")
GUARDS = len(SIDE.tokens) - 1
MODES = ("normal", "expert")


def where_values(content: Content, view: View) -> Values:
    """How far the game is."""
    phase: list[Phrase] = [(f"phase-{PHASES[view['phase']]}", {})]
    rounds = content.numbers["game"]["rounds"]
    return {"round": max(1, view["round"]), "rounds": rounds, "phase": phase}


# questions --------------------------------------------------------------------------------------------------------
def prompt_values(content: Content, question: Frame, view: View, player: int) -> Values:
    """What the prompt of a question tells beside its words."""
    gather = PROMPTS.get(question[0])
    return gather(content, question, view, player) if gather else {}


def _location(content: Content, question: Frame, view: View, player: int) -> Values:
    return {"location": location_names(content, question[1])}


def _reward(content: Content, question: Frame, view: View, player: int) -> Values:
    reward = [effects.phrase(part) for part in question[2:]]
    return {"location": location_names(content, question[1]), "effect": reward}


def _due(content: Content, question: Frame, view: View, player: int) -> Values:
    return {"count": view["due"][4] if view["due"] else 0}


def _surplus(content: Content, question: Frame, view: View, player: int) -> Values:
    return {"count": sum(view["resources"][4 * player : 4 * player + 4]) - view["storage"][player]}


def _moment(content: Content, question: Frame, view: View, player: int) -> Values:
    """Which books fit now, and at which location, if one is being checked."""
    where = location_names(content, view["location"]) if view["location"] >= 0 else ""
    return {"window": view["window"] or "any_time", "location": where}


PROMPTS: dict[str, Callable[[Content, Frame, View, int], Values]] = {
    "crew_choice": lambda content, question, view, player: {"mode": MODES[view["expert"]]},
    "place_or_pass": lambda content, question, view, player: {"hidden": view["hidden_left"][player]},
    "place_more": _location,
    "reward_choice": _reward,
    "spend_which": _due,
    "drop_which": _surplus,
    "book_or_not": _moment,
}


# moves and events -------------------------------------------------------------------------------------------------
def move_values(content: Content, move: Move, view: View | None, player: int) -> Values:
    """What the label of a move tells beside its parts."""
    kind, *parts = move
    values = _named(content, MOVES.kinds[kind], tuple(parts))
    if kind == "make":
        values["cost"] = amounts(content.cost[parts[0]])
        values["value"] = content.value[parts[0]]
    if kind == "book":
        said = [effects.phrase(line) for line in content.effects[parts[0]]] if content.kinds[parts[0]] == BOOK else []
        values |= {"there": "yes" if said else "no", "effect": said or ""}
    if kind == "lead":
        power, suspicion, storage, bonuses = content.crews[CREW.tokens[parts[0]]]
        values |= {"mode": MODES[view["expert"] if view else 0], "power": power, "suspicion": suspicion}
        values |= {"storage": storage, "effect": [effects.phrase(line) for line in bonuses]}
    if kind == "take" and view is not None and view["ranking"]:
        values["known"] = "yes"
    return values


def event_values(content: Content, kind: str, parts: tuple[Any, ...]) -> Values:
    """What the sentence of an event tells beside its parts."""
    return _named(content, EVENTS.kinds[kind], parts)


def _named(content: Content, domains: tuple[Domain, ...], parts: tuple[Any, ...]) -> Values:
    """Locations and crews by their names, and the guards by theirs."""
    values: Values = {}
    for name, domain, part in zip(part_names(domains), domains, parts, strict=True):
        if domain is LOCATION:
            values[name] = location_names(content, part)
        elif domain is CREW:
            values[name] = content.tables["crews.toml"][CREW.tokens[part]]["name"]
        elif domain is SIDE and part == GUARDS:
            values[name] = [("guards", {})]
    return values


def location_names(content: Content, location: int) -> dict[str, str]:
    names: dict[str, str] = content.tables["locations.toml"][LOCATION.tokens[location]]["name"]
    return names


# components -------------------------------------------------------------------------------------------------------
def component_lines(content: Content, piece: int | str) -> list[Phrase]:
    """The help of a piece by number, or of another component by the name of its entry."""
    if isinstance(piece, str):
        if piece in content.by_design:
            return component_lines(content, content.by_design[piece][0])
        return OTHERS[next(file for file, table in content.tables.items() if piece in table)](content, piece)
    lines = PIECES[content.kinds[piece]](content, piece)
    return [*lines, ("help-copies", {"count": len(content.by_design[content.designs[piece]])})]


def _does(content: Content, piece: int) -> list[Phrase]:
    return [("help-effect", {"effect": [effects.phrase(line)]}) for line in content.effects[piece]]


def _attributes(content: Content, piece: int) -> list[Phrase]:
    found = attributes(content.attributes[piece])
    return [("help-attributes", {"attributes": found})] if found else []


def _strength(content: Content, piece: int) -> Phrase:
    strength = content.strength[piece]
    return ("help-power", {}) if strength == POWER else ("help-strength", {"count": strength})


def _token(content: Content, piece: int) -> list[Phrase]:
    lines: list[Phrase] = [("help-token", {}), _strength(content, piece)]
    return [*lines, ("help-lookout", {})] if content.lookout[piece] else lines


def _item(content: Content, piece: int) -> list[Phrase]:
    head: list[Phrase] = [("help-item", {"value": content.value[piece]})]
    return [*head, ("help-cost", {"cost": amounts(content.cost[piece])}), *_attributes(content, piece),
            *_does(content, piece)]  # fmt: skip


def _goon(content: Content, piece: int) -> list[Phrase]:
    lines: list[Phrase] = [
        ("help-goon", {"type": GOON_TYPES[content.type[piece]]}),
        ("help-suspicion", {"count": content.suspicion[piece]}),
        *_attributes(content, piece),
        *_does(content, piece),
        ("help-scores", {"score": [effects.goal_phrase(content.goon_scores[content.type[piece]])]}),
    ]
    if content.resource[piece] >= 0:
        lines.append(("help-bandit", {"resource": RESOURCES[content.resource[piece]]}))
    if content.demon[piece] >= 0:
        lines.append(("help-demon", {"attribute": ATTRIBUTES[content.demon[piece]], "count": 1}))
    return lines


def _book(content: Content, piece: int) -> list[Phrase]:
    return [("help-book", {}), ("help-when", {"window": content.when[piece]}), *_does(content, piece)]


def _achievement(content: Content, piece: int) -> list[Phrase]:
    condition = effects.goal_phrase(content.condition[piece])
    return [(f"help-{GOAL_TYPES[content.goal_type[piece]]}", {}), ("help-effect", {"effect": [condition]})]


def _trait(content: Content, piece: int) -> list[Phrase]:
    return [("help-trait", {}), *_does(content, piece)]


def _guard(content: Content, piece: int) -> list[Phrase]:
    lines: list[Phrase] = [("help-guard", {"colour": content.colour[piece]}), _strength(content, piece)]
    if content.lookout[piece]:
        lines.append(("help-lookout", {}))
    return [*lines, ("help-reinforce", {})] if content.reinforce[piece] else lines


def _location_card(content: Content, piece: int) -> list[Phrase]:
    location = content.leads_to[piece]
    if location < 0:
        return [("help-off-duty", {})]
    return [("help-location-card", {"location": location_names(content, location)})]


PIECES: dict[int, Callable[[Content, int], list[Phrase]]] = {
    TOKEN: _token,
    ITEM: _item,
    GOON: _goon,
    BOOK: _book,
    ACHIEVEMENT: _achievement,
    TRAIT: _trait,
    GUARD: _guard,
    LOCATION_CARD: _location_card,
}


def _crew(content: Content, name: str) -> list[Phrase]:
    power, suspicion, storage, bonuses = content.crews[name]
    head: Phrase = ("help-crew", {"power": power, "suspicion": suspicion, "storage": storage})
    return [head, *(("help-effect", {"effect": [effects.phrase(line)]}) for line in bonuses)]


def _place(content: Content, name: str) -> list[Phrase]:
    """A location with its rewards, on the larger side and, where it differs, on the smaller one."""
    small, large = content.rewards[LOCATION.index[name]]
    lines: list[Phrase] = [("help-location", {"number": LOCATION.index[name] + 1})]
    for side, rewards in (("large", large), ("small", small)):
        for reward in rewards:
            said = [effects.phrase(part) for part in reward.effects]
            lines.append(
                ("help-reward", {"side": side, "rank": reward.rank, "players": reward.players, "effect": said})
            )
    return lines


def _goon_type(content: Content, name: str) -> list[Phrase]:
    score = effects.goal_phrase(content.goon_scores[GOON_TYPES.index(name)])
    return [("help-goon", {"type": name}), ("help-scores", {"score": [score]})]


def _numbers(content: Content, name: str) -> list[Phrase]:
    skipped = ("name", "source", "confidence", "field_sources")
    return [
        ("help-number", {"field": [(f"field-{field}", {})], "count": value})
        for field, value in content.numbers[name].items()
        if field not in skipped
    ]


OTHERS: dict[str, Callable[[Content, str], list[Phrase]]] = {
    "crews.toml": _crew,
    "locations.toml": _place,
    "goon_types.toml": _goon_type,
    "numbers.toml": _numbers,
}

__all__ = ["ENDINGS", "PHASES", "card_names", "component_lines", "entry", "event_values", "face_lines", "move_values",
           "prompt_values", "where_values"]  # fmt: skip
