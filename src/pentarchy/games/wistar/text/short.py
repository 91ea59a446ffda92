"""What components do in few words and signs, line by line: the effects of `effects.py` for the room of a card."""

from typing import Any

from pentarchy.engine.rules import Frame
from pentarchy.games.wistar.content import ACTIONS, GOAL, MISSION, NEEDS, STATE, Content, Effects, Payment, Row, Text
from pentarchy.games.wistar.moves import SECTORS, SPACE
from pentarchy.games.wistar.rules import mods, rules
from pentarchy.games.wistar.text import effects
from pentarchy.games.wistar.text.components import goal_needs, list_players, sides_of

Phrase = tuple[str, dict[str, Any]]
# Pictures among the short words of a card; `pay` divides it.
SIGNS = frozenset({
    "wood", "metal", "move", "joker", "current", "energy", "card", "basic", "advanced", "tool", "robot", "structure",
    "wit", "agility", "observation", "strength", "endurance", "skill", "room", "bed", "worker", "explore", "project",
    "door", "explorer", "tent", "mission", "mouse", "marker", "hero", "potion", "goal", "play", "once", "action",
    "swap", "shield", "lock", "key", "players", "pay",
})  # fmt: skip


def short_lines(content: Content, name: str) -> list[Phrase]:
    """A card, token, sector or marker space in few words; nothing of the other parts of the boards."""
    if name in content.by_design:
        return _piece(content, content.by_design[name][0])
    if name in SPACE.tokens:
        return _text(content, content.spaces[SPACE.tokens.index(name)].text)
    return _sector(content, SECTORS.index(name)) if name in SECTORS else []


def _piece(content: Content, piece: int) -> list[Phrase]:
    family, bonus = content.family[piece], phrases(content, content.bonus[piece])
    if family == GOAL:
        values = {"count_of": effects.word(content.goal_count[piece]), "rows": goal_needs(content, piece)}
        return [("short-goal", values | {"effect": bonus})]
    if family == STATE:
        text = content.texts[piece]
        return [("short-rival", _attack(text))] if text.more else []
    if family == MISSION:
        return [*_line(bonus), *(_row(content, row) for row in content.rows[piece])]
    return [*_line(bonus), *_text(content, content.texts[piece])]


def _sector(content: Content, sector: int) -> list[Phrase]:
    """The slots of a sector; one with two sides says for how many players each is."""
    sides, lines = sides_of(content, sector), list[Phrase]()
    for slots, players in sides.items():
        for bonus in slots:
            values = {"players": list_players(players), "effect": phrases(content, bonus)}
            lines += [("short-slot", values)] if len(sides) > 1 else _line(phrases(content, bonus))
    return lines


def _line(said: list[Phrase]) -> list[Phrase]:
    return [("short-line", {"effect": said})] if said else []


# effects ------------------------------------------------------------------------------------------------------------
def phrase(content: Content, effect: Frame) -> Phrase:
    """An effect in few words."""
    name, *given = effect
    values = dict(zip(rules.effects[name].parameters, given, strict=True))
    values = {key: "any" if value == "" else value for key, value in values.items()}
    if name == "carry_out":
        chosen = values["action"] == "choice"
        values["name"] = "" if chosen else effects.action_names(content, ACTIONS.index(values["action"]))
    return f"short-{name}", values


def phrases(content: Content, parts: Effects) -> list[Phrase]:
    return [phrase(content, part) for part in parts]


def _text(content: Content, text: Text) -> list[Phrase]:
    """Everything that a text says, without the kind of its effect, as one line."""
    said = phrases(content, text.effects)
    if said and text.per:
        said = [("short-per", {"effect": said, "count_of": effects.word(text.per)})]
    if said and text.pay[0]:
        said = [("short-pay", {"pay": [_loss(text.pay)], "effect": said})]
    if said and text.condition[0]:
        what, least = text.condition
        said = [("short-if", {"count_of": effects.word(what), "least": least, "effect": said})]
    if said and text.when:
        said = [("short-when", {"when": effects.word(text.when), "effect": said})]
    said += [_change(part) for part in text.mods]
    if text.more:
        said.append(("short-attack", _attack(text)))
    return _line(said)


def _change(part: Frame) -> Phrase:
    name, *given = part
    return f"short-{name}", dict(zip(mods.effects[name].parameters, given, strict=True))


def _attack(text: Text) -> dict[str, Any]:
    said = _loss(text.lose[0])
    for other in text.lose[1:]:
        said = ("either", {"first": [said], "second": [_loss(other)]})
    return {"count_of": effects.word(text.more), "lose": [said]}


def _loss(price: Payment) -> Phrase:
    return "short-lose", {"what": price[0], "amount": price[1]}


# missions -----------------------------------------------------------------------------------------------------------
def _row(content: Content, row: Row) -> Phrase:
    """A mission: what it asks for and takes, and what it gives."""
    lock: list[Phrase] = [("short-lock", {"number": row.lock})] if row.lock else []
    key: list[Phrase] = [("short-key", {"number": row.key})] if row.key else []
    spent = [_loss(row.pay)] if row.pay[0] else []
    asked = [("short-need", {"what": name, "count": count})
             for name, count in zip(NEEDS, row.needs, strict=True) if count]  # fmt: skip
    given = [*phrases(content, row.reward), *key]
    return "short-row", {"terms": [*lock, *spent, *asked] or effects.FREE, "reward": given or effects.NOTHING}
