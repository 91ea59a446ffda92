"""The help of Kingdom's components as phrases: what is printed on a card, a duchy, a task, a scenario."""

from collections.abc import Callable, Sequence
from typing import Any

from pentarchy.games.kingdom.content import ADVISOR, CALAMITY, DEVELOPMENT, MENACE, TREASURE, Content, Task
from pentarchy.games.kingdom.notation import RESOURCES, TYPES, unpacked
from pentarchy.games.kingdom.rules import rules

Phrase = tuple[str, dict[str, Any]]

SIDES = {1: "one_player", 2: "two_players"}
GOODS = (*RESOURCES, "krystallium", "soldiers")
LOST_AT_ONCE = ("rat_invasion", "thieves_guild")  # scenarios with a condition worded "at any moment"
REWARDS = ("krystallium", "soldiers", "spies", "points")


def amounts(goods: Sequence[str], counts: Sequence[int]) -> list[Phrase]:
    return [(f"amount-{good}", {"count": count}) for good, count in zip(goods, counts, strict=False) if count]


def bag(counts: Sequence[int]) -> list[Phrase]:
    """How many of each, in the order M P G X K S."""
    return amounts(GOODS, counts)


def per_type(amount: Phrase, card_type: int) -> Phrase:
    """An amount for each built card of a type; type -1 is an amount once."""
    return amount if card_type < 0 else ("amount-per_type", {"amount": [amount], "type": TYPES[card_type]})


# cards ----------------------------------------------------------------------------------------------------------
def card_lines(content: Content, card: int) -> list[Phrase]:
    count = len(content.by_design[content.designs[card]])
    return [*CARDS[content.family[card]](content, card), ("help-copies", {"count": count})]


def _development(content: Content, card: int) -> list[Phrase]:
    lines: list[Phrase] = [
        ("help-type", {"type": TYPES[content.type[card]]}),
        ("help-cost", {"bag": bag(unpacked(content.cost[card]))}),
        _recycling(content, card),
        _production(content.production[card]),
    ]
    if any(content.bonus[card]):
        lines.append(("help-bonus", {"bag": amounts(REWARDS, content.bonus[card])}))
    return [*lines, _points(content.base[card], content.modifiers[card])]


def _recycling(content: Content, card: int) -> Phrase:
    cubes = content.recycle[card]
    return "help-recycle", {"bag": bag([cubes.count(resource) for resource in range(4)])}


def _production(rows: tuple[tuple[int, int, int], ...]) -> Phrase:
    made = [per_type(_amount(RESOURCES[resource], count), card_type) for resource, count, card_type in rows]
    return ("help-production", {"bag": made}) if made else ("help-no-production", {})


def _points(base: int, modifiers: tuple[tuple[int, int], ...]) -> Phrase:
    points = [_amount("points", base)] if base else []
    points += [per_type(_amount("points", count), card_type) for card_type, count in modifiers]
    return ("help-points", {"bag": points}) if points else ("help-no-points", {})


def _amount(good: str, count: int) -> Phrase:
    return f"amount-{good}", {"count": count}


def _treasure(content: Content, card: int) -> list[Phrase]:
    return [("help-treasure", {}), _recycling(content, card)]


def _advisor(content: Content, card: int) -> list[Phrase]:
    moments: list[Phrase] = [(f"moment-{moment}", {}) for moment in content.moments[card]]
    last = list(content.moments[card]) == ["end"]  # there is one end of the game, so once in all
    lines: list[Phrase] = [
        ("help-advisor", {}),
        _text(content, card),
        ("help-when", {"moments": moments}),
        ("help-ability", {"soldiers": content.soldiers[card], "last": "yes" if last else "no"}),
    ]
    return [*lines, ("help-two-players", {})] if content.two_player_only[card] else lines


def _calamity(content: Content, card: int) -> list[Phrase]:
    return [("help-calamity", {}), _penalty(content, card)]


def _menace(content: Content, card: int) -> list[Phrase]:
    return [
        ("help-menace", {}),
        _text(content, card),
        *([("help-shadow-alone", {})] if content.effect_name(card) == "discard_for_shadow" else []),
        ("help-neutralise", {"soldiers": content.soldiers[card]}),
        _penalty(content, card),
    ]


def _penalty(content: Content, card: int) -> Phrase:
    points = content.penalty[card]
    return ("help-penalty", {"count": -points}) if points < 0 else _points(points, ())


def _text(content: Content, card: int) -> Phrase:
    """What the card does, in the words of its data file."""
    return "help-text", {"text": content.entries[content.designs[card]].fields["text"]}


CARDS: dict[int, Callable[[Content, int], list[Phrase]]] = {
    DEVELOPMENT: _development,
    TREASURE: _treasure,
    ADVISOR: _advisor,
    CALAMITY: _calamity,
    MENACE: _menace,
}


def short_card(content: Content, card: int) -> list[Phrase]:
    """What an advisor or a menace does, in few words and signs; an ability with its price."""
    if not content.effect[card]:
        return []
    name, *given = content.effect[card]
    said: Phrase = (f"short-{name}", dict(zip(rules.effects[name].parameters, given, strict=True)))
    if content.family[card] != ADVISOR:
        return [said]
    return [("short-ability", {"soldiers": content.soldiers[card], "effect": [said]})]


# duchies, tasks, quests, scenarios, medals ------------------------------------------------------------------------
def _duchy(content: Content, name: str) -> list[Phrase]:
    icons = content.duchy_icons[name]
    made = bag([icons.count(resource) for resource in range(4)])
    points = _points(content.duchy_base[name], content.duchy_modifiers[name])
    return [("help-duchy", {}), ("help-production", {"bag": made}), points]


def task_lines(task: Task) -> list[Phrase]:
    return [
        ("help-final" if task.final else "help-task", {"task": task.name}),
        ("help-cost", {"bag": bag(task.cost)}),
        ("help-reward", {"bag": amounts(REWARDS, task.reward)}),
    ]


def _quest(content: Content, name: str) -> list[Phrase]:
    """A board with its tasks, as they are on each of its sides."""
    lines: list[Phrase] = [("help-quest", {})]
    for number, task in enumerate(content.tasks[name, "two_players"]):
        lines.append(("help-final" if task.final else "help-task", {"task": task.name}))
        lines += [
            ("help-side", {"players": players, "bag": bag(there.cost), "reward": amounts(REWARDS, there.reward)})
            for players, side in SIDES.items()
            for there in (content.tasks[name, side][number],)
        ]
    return lines


def _scenario(content: Content, name: str) -> list[Phrase]:
    """What starts where, how it is lost, and the medals."""
    return [
        ("help-scenario", {"number": content.scenario(name)["number"]}),
        *goals(content, name),
        *_medals(content, name),
    ]


def goals(content: Content, name: str) -> list[Phrase]:
    """What a scenario asks for: without any of it the game is lost."""
    laid = content.scenario(name)
    lines: list[Phrase] = []
    if laid["construction"]:
        lines.append(("goal-build", {"cards": copies(content, laid["construction"])}))
    if laid["menaces"]:
        lines.append(("goal-neutralise", {"cards": copies(content, laid["menaces"])}))
    lines += [final_goal(content, quest) for quest in laid["quests"]]
    return [*lines, (f"goal-{name}", {})] if name in LOST_AT_ONCE else lines


def short_goals(content: Content, name: str) -> list[Phrase]:
    """The same in few words."""
    return [(f"short-{key}", values) for key, values in goals(content, name)]


def final_goal(content: Content, quest: str) -> Phrase:
    """Whoever has not completed the final task of a quest has lost."""
    return "goal-final", {"quest": content.tables["quests.toml"][quest]["name"]}


def copies(content: Content, counts: dict[str, int]) -> list[Phrase]:
    """Cards with how many copies of each."""
    return [
        ("copies", {"card": content.entries[design].fields["name"], "copies": count})
        for design, count in counts.items()
    ]


def _medals(content: Content, name: str) -> list[Phrase]:
    bronze, silver, gold = content.medals[name]
    return [("help-medals", {"bronze": bronze, "silver": silver, "gold": gold})]


OTHER: dict[str, Callable[[Content, str], list[Phrase]]] = {
    "duchies.toml": _duchy,
    "quests.toml": _quest,
    "scenarios.toml": _scenario,
    "medals.toml": _medals,
}
