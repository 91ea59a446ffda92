"""Achievements, and what goons score: metrics, conditions, who holds which card. Rules: achievement.*, supremacy.*,
rush.*, end_goal.*, goon.*."""

from collections.abc import Callable
from typing import Any, Literal

from pentarchy.engine.rules import Frame
from pentarchy.games.lockup.content import ATTRIBUTES, GOON_TYPES, RESOURCES, Content
from pentarchy.games.lockup.rules import goals
from pentarchy.games.lockup.state import Lockup

Attribute = Literal["shield", "gem", "magic"]
Resource = Literal["scrap", "potion", "iron", "gold"]
GoonType = Literal["flayer", "bandit", "dwarf", "ratfolk", "cultist", "demon", "hobgoblin"]
SUPREMACY, RUSH, END_GAME = range(3)


# metrics ----------------------------------------------------------------------------------------------------------
def count_attribute(g: Lockup, side: int, attribute: int) -> int:
    """Symbols on crafted items and recruited goons."""
    printed = g.content.attributes
    return sum([printed[card][attribute] for card in g.items[side] + g.goons[side]])


def count_goons(g: Lockup, side: int, goon_type: int) -> int:
    types = g.content.type
    return sum([types[card] == goon_type for card in g.goons[side]])


def count_items_with(g: Lockup, side: int, resource: int) -> int:
    """Crafted items with the resource in their printed cost; "any" is no particular one (craft.any_no_type)."""
    return sum([g.content.cost[card][resource] > 0 for card in g.items[side]])


def _attr(g: Lockup, side: int, which: str) -> int:
    return count_attribute(g, side, ATTRIBUTES.index(which))


METRICS: dict[str, Callable[..., int]] = {
    "attr": _attr,
    "attr_sets": lambda g, side: min(count_attribute(g, side, attribute) for attribute in range(len(ATTRIBUTES))),
    "items": lambda g, side: len(g.items[side]),
    "items_with": lambda g, side, which: count_items_with(g, side, RESOURCES.index(which)),
    "cost_types": lambda g, side: sum(count_items_with(g, side, resource) > 0 for resource in range(len(RESOURCES))),
    "goons": lambda g, side: len(g.goons[side]),
    "goons_of": lambda g, side, which: count_goons(g, side, GOON_TYPES.index(which)),
    "goon_types": lambda g, side: len({g.content.type[card] for card in g.goons[side]}),
    "power": lambda g, side: g.power[side],
    "books": lambda g, side: len(g.hands[side]) if side < g.players else 0,
}


def measure(g: Lockup, side: int, metric: Frame) -> int:
    return METRICS[metric[0]](g, side, *metric[1:])


# the words of data files -------------------------------------------------------------------------------------------
# They are registered for the parser, which checks their parameters; what they mean is in METRICS and below.
@goals.effect
def attr(g: Lockup, side: int, card: int, which: Attribute) -> None:
    """Symbols of an attribute."""


@goals.effect
def attr_sets(g: Lockup, side: int, card: int) -> None:
    """Sets of all three attributes."""


@goals.effect
def items(g: Lockup, side: int, card: int) -> None:
    """Crafted items; reserved ones do not count (reserve.no_value)."""


@goals.effect
def items_with(g: Lockup, side: int, card: int, which: Resource) -> None:
    """Crafted items with a resource in their cost."""


@goals.effect
def cost_types(g: Lockup, side: int, card: int) -> None:
    """Resources that occur in the costs of crafted items."""


@goals.effect
def goons(g: Lockup, side: int, card: int) -> None:
    """Recruited goons."""


@goals.effect
def goons_of(g: Lockup, side: int, card: int, which: GoonType) -> None:
    """Recruited goons of a type."""


@goals.effect
def goon_types(g: Lockup, side: int, card: int) -> None:
    """Different types of recruited goons."""


@goals.effect
def power(g: Lockup, side: int, card: int) -> None:
    """Power cubes."""


@goals.effect
def books(g: Lockup, side: int, card: int) -> None:
    """Unplayed books."""


@goals.effect
def most(g: Lockup, side: int, card: int, metric: Frame, least: int) -> None:
    """Supremacy: more than anybody else, and at least so many."""


@goals.effect
def at_least(g: Lockup, side: int, card: int, metric: Frame, least: int) -> None:
    """Rush: so many."""


@goals.effect
def both(g: Lockup, side: int, card: int, *conditions: Frame) -> None:
    """Rush: all of these."""


@goals.effect
def majority(g: Lockup, side: int, card: int, metric: Frame) -> None:
    """End game: stars for most and second most."""


@goals.effect
def for_each(g: Lockup, side: int, card: int, metric: Frame, stars: int) -> None:
    """End game: everybody scores so many stars for each."""


@goals.effect
def flat(g: Lockup, side: int, card: int, stars: int) -> None:
    """A goon: so many stars each."""


@goals.effect
def table(g: Lockup, side: int, card: int, *stars: int) -> None:
    """Goons: stars for 1, 2, ... of the type together."""


@goals.effect
def per(g: Lockup, side: int, card: int, what: Literal["items", "power", "demon"], stars: int) -> None:
    """A goon: so many stars for each item, power cube, or symbol of the attribute named on it."""


# holding them -------------------------------------------------------------------------------------------------------
def goal(g: Lockup, goal_type: int) -> int:
    """The achievement of a type that is in play, or -1."""
    return next((card for card in g.goals if g.content.goal_type[card] == goal_type), -1)


def review_goals(g: Lockup) -> None:
    """After every single reward or effect: who takes Supremacy or Rush now (achievement.one_at_a_time)."""
    card = goal(g, SUPREMACY)
    if card >= 0:
        _review_supremacy(g, card)
    card = goal(g, RUSH)
    if card >= 0 and g.rush < 0:
        for side in range(g.sides):
            if fulfils(g, side, g.content.condition[card]):
                g.rush = side
                stars = goal_awards(g.content, card, g.sides)[0]
                g.stars[side] += stars
                g.tell("goal_taken", g.owner_of(side), card, stars)
                break


def _review_supremacy(g: Lockup, card: int) -> None:
    """A tie with the holder moves nothing (supremacy.tie)."""
    _, metric, least = g.content.condition[card]
    counts = [measure(g, side, metric) for side in range(g.sides)]
    highest = max(counts)
    if highest >= least and counts.count(highest) == 1 and counts.index(highest) != g.supremacy:
        before, g.supremacy = g.supremacy, counts.index(highest)
        if before < 0:
            g.tell("goal_taken", g.owner_of(g.supremacy), card, highest)
        else:
            g.tell("goal_passed", g.owner_of(g.supremacy), g.owner_of(before), card, highest)


def fulfils(g: Lockup, side: int, condition: Frame) -> bool:
    if condition[0] == "both":
        return all(fulfils(g, side, part) for part in condition[1:])
    return measure(g, side, condition[1]) >= int(condition[2])


def goal_awards(content: Content, card: int, sides: int) -> tuple[int, int]:
    """The stars of an achievement for first and second place; (0, 0) if everybody scores for each of something."""
    awards, kind = content.numbers["awards"], content.goal_type[card]
    if kind == SUPREMACY:
        return awards["supremacy_two" if sides == 2 else "supremacy"], 0
    if kind == RUSH:
        return awards["rush"], 0
    if content.condition[card][0] == "for_each":
        return 0, 0
    return (awards["two_first"], 0) if sides == 2 else (awards["first"], awards["second"])


# how far everybody is -----------------------------------------------------------------------------------------------
def goal_standing(g: Lockup, card: int) -> dict[str, Any]:
    """An achievement in play: what every side counts for it, who leads or holds it, and what it brings now."""
    kind, condition, sides = g.content.goal_type[card], g.content.condition[card], range(g.sides)
    conditions = condition[1:] if condition[0] == "both" else (condition,)
    each = condition[0] == "for_each"
    parts: list[dict[str, Any]] = [
        {"counts": [measure(g, side, part[1]) for side in sides], "least": int(part[2]) if kind != END_GAME else 0}
        for part in conditions
    ]
    counts, least = parts[0]["counts"], parts[0]["least"]
    if len(parts) > 1:
        counts, least = [sum(part["counts"][side] >= part["least"] for part in parts) for side in sides], len(parts)
    highest = max(counts)
    return {
        "card": card,
        "counts": counts,
        "least": least,
        "parts": parts,
        "leaders": [side for side in sides if counts[side] == highest > 0],
        "holder": (g.supremacy, g.rush, -1)[kind],
        "awards": list(goal_awards(g.content, card, g.sides)),
        "each": int(condition[2]) if each else 0,
        "stars": [goal_stars(g, side, kind) for side in sides],
    }


def goal_stars(g: Lockup, side: int, kind: int) -> int:
    """What an achievement of a type brings a side as things stand; Rush: what it has brought."""
    if kind == RUSH:
        return goal_awards(g.content, goal(g, RUSH), g.sides)[0] if g.rush == side else 0
    return supremacy_stars(g, side) if kind == SUPREMACY else end_goal_stars(g, side)


# scoring ------------------------------------------------------------------------------------------------------------
def supremacy_stars(g: Lockup, side: int) -> int:
    """For the holder at the end (scoring.supremacy)."""
    if g.supremacy != side:
        return 0
    return goal_awards(g.content, goal(g, SUPREMACY), g.sides)[0]


def end_goal_stars(g: Lockup, side: int) -> int:
    """The End game card (end_goal.*)."""
    card = goal(g, END_GAME)
    if card < 0:
        return 0
    word, metric, *stars = g.content.condition[card]
    if word == "for_each":
        return int(stars[0]) * measure(g, side, metric)
    return places([measure(g, other, metric) for other in range(g.sides)], g.content.numbers["awards"])[side]


def places(counts: list[int], stars: dict[str, Any]) -> list[int]:
    """Stars for the most and the second most, by the table of raids and majorities; 0 takes no place."""
    got = [0] * len(counts)
    ranks = sorted({count for count in counts if count}, reverse=True)[:2]
    leaders = [i for i, count in enumerate(counts) if ranks and count == ranks[0]]
    if len(counts) == 2:
        for i in leaders:
            got[i] = stars["two_first"] if len(leaders) == 1 else stars["two_tie"]
        return got
    for i in leaders:
        got[i] = stars["first"] if len(leaders) == 1 else stars["tie_first"]
    if len(leaders) == 1 and len(ranks) > 1:
        seconds = [i for i, count in enumerate(counts) if count == ranks[1]]
        for i in seconds:
            got[i] = stars["second"] if len(seconds) == 1 else stars["tie_second"]
    return got


def goon_stars(g: Lockup, side: int) -> int:
    """All goons of a side by their types."""
    return sum(gang_stars(g, side).values())


def gang_stars(g: Lockup, side: int) -> dict[int, int]:
    """What the goons of a side score, type by type."""
    stars = {}
    for goon_type, score in enumerate(g.content.goon_scores):
        cards = [card for card in g.goons[side] if g.content.type[card] == goon_type]
        if cards:
            set_of_them = score[0] == "table"
            stars[goon_type] = (
                _table(score, cards) if set_of_them else sum(_score(g, side, score, card) for card in cards)
            )
    return stars


def _table(score: Frame, cards: list[int]) -> int:
    return int(score[min(len(cards), len(score) - 1)])


def _score(g: Lockup, side: int, score: Frame, card: int) -> int:
    if score[0] == "flat":
        return int(score[1])
    what, stars = score[1:]
    counts = {"items": len(g.items[side]), "power": g.power[side]}
    return int(stars) * (count_attribute(g, side, g.content.demon[card]) if what == "demon" else counts[what])
