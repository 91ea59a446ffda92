"""Standing changes, and everything that is counted. Rules: effect.ongoing, play.discounts, play.needs_*, memo.per."""

from collections.abc import Callable
from functools import lru_cache
from typing import Literal

from pentarchy.engine.rules import Frame
from pentarchy.games.wistar.content import (
    ADVANCED,
    BASEMENT,
    BASIC,
    CHEESE,
    ENERGY,
    HOUSE,
    JOKER,
    KINDS,
    METAL,
    MOVE,
    RIVAL_COUNTS,
    SKILLS,
    SYMBOLS,
    TYPES,
    WOOD,
    Content,
)
from pentarchy.games.wistar.rules import mods
from pentarchy.games.wistar.state import FREE, RIVAL, Wistar
from pentarchy.kit.piles import Pile

At = Literal["play", "play_tool", "play_robot", "play_structure", "dig", "beds", "mission"]
Of = Literal["either", "each", "wood", "metal"]


# the words of data files --------------------------------------------------------------------------------------------
@mods.effect
def discount(g: Wistar, player: int, piece: int, at: At, of: Of, count: int) -> None:
    """So much off a price."""


@mods.effect
def unit_cost(g: Wistar, player: int, piece: int, at: Literal["dig", "beds"], count: int) -> None:
    """What each room or bed costs now."""


@mods.effect
def ignore_skill(g: Wistar, player: int, piece: int, at: Literal["play", "mission"], count: int) -> None:
    """So many skill symbols are not needed."""


@mods.effect
def extra_room(g: Wistar, player: int, piece: int, count: int) -> None:
    """More rooms."""


@mods.effect
def move_power(g: Wistar, player: int, piece: int, count: int) -> None:
    """A move token moves so many workers."""


@mods.effect
def immune(g: Wistar, player: int, piece: int, count: int) -> None:
    """Aggressive effects do not touch the owner."""


@lru_cache(1 << 13)
def standing_of(content: Content, pieces: Pile, spaces: int) -> tuple[Frame, ...]:
    """All standing changes of cards, mice and emptied marker spaces."""
    found = [part for piece in pieces for part in content.texts[piece].mods]
    found += [part for number, space in enumerate(content.spaces) if spaces >> number & 1 for part in space.text.mods]
    return tuple(found)


def changes(g: Wistar, player: int, name: str, at: str = "") -> list[Frame]:
    """The standing changes of one kind, without their names; those of an occasion without that too."""
    found = standing_of(g.content, g.areas[player] + g.homes[player], g.spaces[player])
    if not at:
        return [part[1:] for part in found if part[0] == name]
    return [part[2:] for part in found if part[0] == name and part[1] == at]


def total(g: Wistar, player: int, name: str, at: str = "") -> int:
    return sum([part[-1] for part in changes(g, player, name, at)])


def unit_price(g: Wistar, player: int, at: str, printed: int) -> int:
    prices: list[int] = [printed, *(part[-1] for part in changes(g, player, "unit_cost", at))]
    return min(prices)


# counting -----------------------------------------------------------------------------------------------------------
@lru_cache(1 << 13)
def symbols_of(content: Content, pieces: Pile) -> tuple[int, ...]:
    """Skill and energy symbols of cards, heroes and tokens."""
    totals = [0] * len(SYMBOLS)
    for piece in pieces:
        for symbol, count in enumerate(content.symbols[piece]):
            totals[symbol] += count
    return tuple(totals)


def symbols(g: Wistar, player: int) -> tuple[int, ...]:
    return symbols_of(g.content, g.areas[player] + g.helpers[player])


def mice_of(g: Wistar, player: int, *zones: int) -> int:
    zone = g.content.zone
    return sum([zone[mouse] in zones for mouse in g.homes[player]])


@lru_cache(1 << 13)
def types_of(content: Content, cards: Pile) -> tuple[int, ...]:
    """How many cards are of each type."""
    types = [content.type[card] for card in cards]
    return tuple([types.count(number) for number in range(len(TYPES))])


def types(g: Wistar, player: int) -> tuple[int, ...]:
    return types_of(g.content, g.areas[player])


def cards_of_kind(g: Wistar, player: int, kind: str) -> int:
    texts = g.content.texts
    return sum([texts[card].kind == kind for card in g.areas[player]])


def cards_of_deck(g: Wistar, player: int, number: int) -> int:
    decks = g.content.deck
    return sum([decks[card] == number for card in g.areas[player]])


def markers_on_missions(g: Wistar, side: int) -> int:
    return sum([mark // 10 == side for mark in g.marks])


def goals_reached(g: Wistar, player: int) -> int:
    own = g.private_goals[player]
    return g.goal_marks.count(player) + (sum([card in g.claimed for card in own]) if own else 0)


def emptied(g: Wistar, player: int, colour: int) -> int:
    spaces = g.content.spaces
    return sum([g.spaces[player] >> number & 1 for number, space in enumerate(spaces) if space.colour == colour])


Counter = Callable[[Wistar, int], int]


def skill_counter(number: int) -> Counter:
    return lambda g, player: symbols(g, player)[number]


def kind_counter(kind: str) -> Counter:
    return lambda g, player: cards_of_kind(g, player, kind)


def type_counter(number: int) -> Counter:
    return lambda g, player: types(g, player)[number]


COUNTERS: dict[str, Counter] = {
    "doors": lambda g, player: len(g.doors[player]),
    "mice": lambda g, player: len(g.homes[player]),
    "mice_house": lambda g, player: mice_of(g, player, HOUSE),
    "mice_base": lambda g, player: mice_of(g, player, BASEMENT, CHEESE),
    "rooms_dug": lambda g, player: g.dug[player],
    "beds": lambda g, player: g.beds[player],
    "markers": markers_on_missions,
    "markers_brown": lambda g, player: emptied(g, player, 0),
    "markers_grey": lambda g, player: emptied(g, player, 1),
    "goals": goals_reached,
    "basic": lambda g, player: cards_of_deck(g, player, BASIC),
    "advanced": lambda g, player: cards_of_deck(g, player, ADVANCED),
    "inventions": lambda g, player: len(g.areas[player]),
    "energy": lambda g, player: symbols(g, player)[ENERGY],
    "jokers": lambda g, player: g.goods[4 * player + JOKER],
    "moves": lambda g, player: g.goods[4 * player + MOVE],
    "wood": lambda g, player: g.goods[4 * player + WOOD],
    "metal": lambda g, player: g.goods[4 * player + METAL],
    "hand": lambda g, player: len(g.hands[player]),
    "current": lambda g, player: g.current[player],
    **{f"skill.{skill}": skill_counter(number) for number, skill in enumerate(SKILLS)},
    **{f"kind.{kind}": kind_counter(kind) for kind in KINDS},
    **{f"{name}s": type_counter(number) for number, name in enumerate(TYPES)},
}


def count(g: Wistar, side: int, what: str) -> int:
    """How many of this somebody has; the rival clan has counters only, others are 0 (solo.aggressive)."""
    if side == RIVAL and g.solo:
        return g.rival[RIVAL_COUNTS.index(what)] if what in RIVAL_COUNTS else 0
    return COUNTERS[what](g, side)


def rooms(g: Wistar, player: int) -> int:
    """All rooms of a board: at the start, dug, and additional ones (rooms.start, ability.veranda)."""
    base: int = g.content.numbers["game"]["rooms"]
    return base + g.dug[player] + total(g, player, "extra_room")


def free_rooms(g: Wistar, player: int) -> int:
    """Rooms without a bed or a mouse (rooms.purpose)."""
    return rooms(g, player) - (g.beds[player] - g.beds_given[player]) - len(g.homes[player])


def marks_on(g: Wistar, goal: int) -> list[int]:
    """What lies on the spaces of a goal card in play."""
    first = 4 * g.goals.index(goal)
    return g.goal_marks[first : first + 4]


def next_goal_row(g: Wistar, goal: int) -> int:
    """The topmost free space of a goal card in play, or -1 (goal.claim)."""
    rows = marks_on(g, goal)
    return rows.index(FREE) if FREE in rows else -1
