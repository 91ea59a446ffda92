"""What components do in few words and signs, line by line: the effects of `effects.py` for the room of a card."""

from typing import Any

from pentarchy.engine.rules import Frame
from pentarchy.games.lockup.content import ACHIEVEMENT, ATTRIBUTES, GOON, GOON_TYPES, RESOURCES, Content
from pentarchy.games.lockup.moves import LOCATION
from pentarchy.games.lockup.rules import rules
from pentarchy.games.lockup.text import effects
from pentarchy.games.lockup.text.faces import LARGE, SMALL

Phrase = tuple[str, dict[str, Any]]
# Pictures among the short words of a card; `or` and `pay` divide it.
SIGNS = frozenset({
    "scrap", "potion", "iron", "gold", "any", "power", "star", "storage", "suspicion", "exchange", "book", "first",
    "goon", "item", "reserve", "hidden", "look", "strength", "lookout", "take", "patrol", "shield", "gem", "magic",
    "players", "final", "or", "pay",
})  # fmt: skip


def short_lines(content: Content, name: str) -> list[Phrase]:
    """A piece, crew or location in few words; nothing of tokens, guards and numbers, which say it by themselves."""
    if name in content.by_design:
        return _piece(content, content.by_design[name][0])
    if name in LOCATION.index:
        return _rewards(content, LOCATION.index[name])
    if name in content.crews:
        return [phrase(part) for part in content.crews[name][3]]
    return [_final(goal_phrase(content.goon_scores[GOON_TYPES.index(name)]))] if name in GOON_TYPES else []


def phrase(effect: Frame) -> Phrase:
    """An effect in few words."""
    name, *given = effect
    if name == "choose":
        return "short-choose", {word: [phrase(option)] for word, option in zip(effects.OPTIONS, given, strict=False)}
    return f"short-{name}", dict(zip(rules.effects[name].parameters, given, strict=True))


def goal_phrase(condition: Frame) -> Phrase:
    """A condition, metric or score in few words, from the same values as the full ones."""
    return _shortened(effects.goal_phrase(condition))


def _shortened(said: Phrase) -> Phrase:
    key, values = said
    return f"short-{key}", {name: _inner(value) for name, value in values.items()}


def _inner(value: Any) -> Any:
    return [_shortened(part) for part in value] if isinstance(value, list) else value


def _final(score: Phrase) -> Phrase:
    """What counts at the end of the game."""
    return "short-final", {"score": [score]}


def _piece(content: Content, piece: int) -> list[Phrase]:
    lines = [phrase(part) for part in content.effects[piece]]
    if content.family[piece] == ACHIEVEMENT:
        lines.append(goal_phrase(content.condition[piece]))
    elif content.family[piece] == GOON:
        if content.resource[piece] >= 0:
            lines.append(("short-brings", {"resource": RESOURCES[content.resource[piece]]}))
        score = content.goon_scores[content.type[piece]]
        demon = content.demon[piece]
        of_demon: Phrase = ("short-demon", {"attribute": ATTRIBUTES[demon], "stars": score[-1]})
        lines.append(_final(of_demon if demon >= 0 else goal_phrase(score)))
    return lines


def _rewards(content: Content, location: int) -> list[Phrase]:
    """Who gets what, on either side of the board; with how many players, where that makes a difference."""
    small, large = content.rewards[location]
    lines: list[Phrase] = []
    for players, rewards in ((SMALL, small), (LARGE, large)):
        for reward in rewards:
            there = [count for count in players if max(count, 2) >= reward.players]
            many = "any" if small == large else f"{there[0]}–{there[-1]}"
            said = [phrase(part) for part in reward.effects]
            line: Phrase = ("short-reward", {"rank": reward.rank, "players": many, "effect": said})
            lines += [line] if line not in lines else []
    return lines
