"""What Kingdom's events tell beside their parts: names, prices and gains that follow from the components."""

from collections.abc import Callable
from typing import Any

from pentarchy.games.kingdom.content import BOARDS, Content
from pentarchy.games.kingdom.moves import LAID, SIDE
from pentarchy.games.kingdom.notation import LETTERS, RESOURCES, unpacked
from pentarchy.games.kingdom.scenarios import HOARD_LIMIT
from pentarchy.games.kingdom.text import components

Values = dict[str, Any]
Phrase = tuple[str, Values]

NOTHING: list[Phrase] = [("amount-nothing", {})]
UNSEEN: Values = {  # of a card that the reader may not know: no event with prices or gains is about one, but none fails
    "soldiers": 0, "effect": "other", "gain": NOTHING, "cubes": 0, "points": 0, "bonus": "no", "limit": HOARD_LIMIT,
}  # fmt: skip


def event_values(content: Content, kind: str, parts: tuple[Any, ...]) -> Values:
    """What the sentence of an event tells beside its parts."""
    gather = EVENTS.get(kind)
    if gather is None:
        return {}
    return UNSEEN if None in parts else gather(content, *parts)


def task_names(content: Content, board: int, number: int) -> Values:
    task = content.tasks[BOARDS[board], "two_players"][number]  # names are the same on both sides
    return {"task": task.name, "final": "yes" if task.final else "no"}


def gain_of(content: Content, card: int, boost: int) -> Values:
    """What recycling a card gives."""
    cubes = content.recycle[card]
    extra = boost if content.type[card] >= 0 else 0  # treasures are not boosted
    gain = components.bag([cubes.count(resource) * (1 + extra) for resource in range(4)])
    return {"gain": gain or NOTHING}


# before round 1 ---------------------------------------------------------------------------------------------------
def _duchy(content: Content, player: int, duchy: int) -> Values:
    name = list(content.duchy_icons)[duchy]
    return {"name": content.tables["duchies.toml"][name]["name"], "letter": name[-1].upper()}


def _scenario(content: Content, scenario: int) -> Values:
    laid = list(content.tables["scenarios.toml"].values())[scenario]
    return {"number": laid["number"], "name": laid["name"]}


def _scenario_cards(content: Content, scenario: int, place: int) -> Values:
    laid = list(content.tables["scenarios.toml"].values())[scenario][LAID.tokens[place]]
    counts = laid if isinstance(laid, dict) else dict.fromkeys(laid, 1)
    return {"cards": components.copies(content, counts) or NOTHING}


def _thefts(content: Content, scenario: int, count: int) -> Values:
    return _scenario_cards(content, scenario, LAID.index["built"])


# play -------------------------------------------------------------------------------------------------------------
def _advisor(content: Content, player: int, card: int) -> Values:
    """What an ability costs, and what it gives where that can be said at once."""
    name, *args = content.effect[card] or ("other",)
    values: Values = {"soldiers": content.soldiers[card], "effect": name}
    if name == "gain_krystallium":
        values |= {"effect": "goods", "gain": components.amounts(("krystallium",), args)}
    elif name == "gain_cubes":
        values |= {"effect": "goods", "gain": components.amounts((RESOURCES[LETTERS.index(args[0])],), args[1:])}
    elif name == "boost_recycling":
        values["cubes"] = 1 + args[0]
    return values


def _completed(content: Content, player: int, card: int) -> Values:
    gain = components.amounts(components.REWARDS, content.bonus[card])
    return {"gain": gain, "bonus": "yes" if gain else "no"}


def _produced(content: Content, player: int, resource: int, count: int, duchy: int) -> Values:
    split = "yes" if 0 < duchy < count else "no"
    return {"amount": _amount(resource, count), "split": split, "duchy": duchy, "built": count - duchy}


def _amount(resource: int, count: int) -> list[Phrase]:
    return components.amounts((RESOURCES[resource],), (count,)) or NOTHING


def _task(content: Content, player: int, board: int, number: int, side: int, reward: int, paid: int) -> Values:
    task = content.tasks[BOARDS[board], SIDE.tokens[side]][number]
    gain = components.amounts(components.REWARDS, task.reward)
    return task_names(content, board, number) | {"paid": components.bag(unpacked(paid)) or NOTHING, "gain": gain}


def _final(content: Content, player: int, board: int, side: int, tie: int) -> Values:
    reward = content.tasks[BOARDS[board], SIDE.tokens[side]][-1].reward
    return _quest(content, board) | {"gain": components.amounts(components.REWARDS, reward)}


def _quest(content: Content, board: int) -> Values:
    return {"quest": content.tables["quests.toml"][BOARDS[board]]["name"]}


EVENTS: dict[str, Callable[..., Values]] = {
    "duchy_taken": _duchy,
    "quest_laid": _quest,
    "scenario_began": _scenario,
    "scenario_cards": _scenario_cards,
    "thefts_laid": _thefts,
    "advisor_used": _advisor,
    "calamity_struck": lambda content, player, card: {"points": -content.penalty[card]},
    "lost_to_hoard": lambda content, player, card, count: {"limit": HOARD_LIMIT},
    "recycled": lambda content, player, card, extra: gain_of(content, card, extra),
    "scrapped": lambda content, player, card, count: gain_of(content, card, 0),
    "stored": lambda content, player, resource, count: {"amount": _amount(resource, count)},
    "exchanged": lambda content, player, paid: {"paid": components.bag(unpacked(paid)) or NOTHING},
    "completed": _completed,
    "produced": _produced,
    "task_done": _task,
    "final_reward": _final,
    "neutralised": lambda content, player, card: {"soldiers": content.soldiers[card]},
}
