"""What Lockup's texts speak about: the values that fill the messages of en.ftl and ru.ftl, in no language."""

from collections.abc import Callable
from typing import Any

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
from pentarchy.games.lockup.goals import goal_awards
from pentarchy.games.lockup.moves import LOCATION
from pentarchy.games.lockup.state import PHASES
from pentarchy.games.lockup.text import effects
from pentarchy.games.lockup.text.faces import amounts, attributes, face_lines
from pentarchy.games.lockup.text.sentences import event_values, location_names, move_values, prompt_values, stars
from pentarchy.games.lockup.text.short import SIGNS, short_lines
from pentarchy.kit.components import card_names, entry

View = dict[str, Any]
Values = dict[str, Any]
Phrase = tuple[str, Values]

ENDINGS = ("end.winner", "end.tie_items", "end.tie_shared", "solo.end.win", "solo.end.scoring")


def where_values(content: Content, view: View) -> Values:
    """How far the game is."""
    phase: list[Phrase] = [(f"phase-{PHASES[view['phase']]}", {})]
    rounds = content.numbers["game"]["rounds"]
    return {"round": max(1, view["round"]), "rounds": rounds, "phase": phase}


# components -------------------------------------------------------------------------------------------------------
def component_lines(content: Content, piece: int | str) -> list[Phrase]:
    """The help of a piece by number, or of another component by the name of its entry."""
    if isinstance(piece, str):
        if piece in content.by_design:
            return component_lines(content, content.by_design[piece][0])
        return OTHERS[next(file for file, table in content.tables.items() if piece in table)](content, piece)
    lines = PIECES[content.family[piece]](content, piece)
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
    head: list[Phrase] = [("help-item", {"value": stars(content.value[piece])})]
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
    first, second = goal_awards(content, piece, 3)
    values = {"count": first, "second": second, "two": goal_awards(content, piece, 2)[0]}
    return [(f"help-{GOAL_TYPES[content.goal_type[piece]]}", values), ("help-effect", {"effect": [condition]})]


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
    head: list[Phrase] = [(f"help-{name}", {})] if name in ("raid", "awards") else []
    return head + [
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

__all__ = ["ENDINGS", "PHASES", "SIGNS", "card_names", "component_lines", "entry", "event_values", "face_lines",
           "move_values", "prompt_values", "short_lines", "where_values"]  # fmt: skip
