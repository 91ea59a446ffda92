"""What everybody has in a position of Lockup, as far as own cubes do not count: for the heuristic, in stars.

Achievements, raids to come, goons, books and tokens. Rewards and the worth of cubes and cards are in forecast.py, all
weights in weights.toml.
"""

from functools import lru_cache
from math import exp
from typing import Any

from pentarchy.games.lockup import forecast
from pentarchy.games.lockup.content import RESOURCES, Content
from pentarchy.games.lockup.forecast import Buyer, Means, book_worth, cube_values
from pentarchy.games.lockup.goals import measure
from pentarchy.games.lockup.moves import LIBRARY
from pentarchy.games.lockup.state import LIGHTS_OUT, Lockup
from pentarchy.kit.piles import Pile
from pentarchy.kit.weights import weights_of

WEIGHTS = weights_of("pentarchy.games.lockup")
LEADER = WEIGHTS.number("others.leader")
WAITING = WEIGHTS.number("books.waiting")
BOOKS = WEIGHTS.lists("books.titles")
LATE_BOOK = WEIGHTS.number("books.late")
CUBES = WEIGHTS.number("others.cubes")
RESERVED = WEIGHTS.number("others.reserved")
TOKEN_STARS = WEIGHTS.number("tokens.first_player_stars")
LAST_RAID_DOUBT = WEIGHTS.numbers("raids.last_doubt")
RAID_DOUBT = WEIGHTS.numbers("raids.doubt")
LITTLE = WEIGHTS.number("raids.little")
LEAST = WEIGHTS.number("raids.least")
MAJORITY_DOUBT = WEIGHTS.numbers("goals.majority_doubt")
SUPREMACY_DOUBT = WEIGHTS.numbers("goals.supremacy_doubt")
HOLDER = WEIGHTS.number("goals.holder")
NOBODY = WEIGHTS.number("goals.nobody")
RUSH = WEIGHTS.number("goals.rush")


def margin(worths: list[float], player: int) -> float:
    others = worths[:player] + worths[player + 1 :]
    return worths[player] - LEADER * max(others) - (1 - LEADER) * sum(others, 0.0) / len(others)


def all_worths(g: Lockup, player: int, rounds: int) -> list[float]:
    """What everybody has; of the player's cubes only what they could not craft (see plans_worth)."""
    goals = goal_worths(g, rounds)
    costs = raid_losses(tuple(g.suspicion), g.content, g.solo, raid_doubt(g, rounds))
    values, each, book = cube_values(g.content, rounds), forecast.power_worth(rounds), book_worth(rounds)
    worths = []
    for side in range(g.sides):
        _, scored = forecast.gang_of(g.content, g.items[side], g.goons[side], g.power[side], rounds)
        worth = g.stars[side] + goals[side] - costs[side] + scored
        worth += each * min(g.power[side], 8)
        if side < g.players:
            worth += forecast.STORAGE * rounds * g.storage[side]
            worth += hand_worth(g, player, rounds) if side == player else book * len(g.hands[side])
        if side != player:
            cubes = g.resources[4 * side : 4 * side + 4]
            worth += CUBES * sum([a * b for a, b in zip(values, cubes, strict=True)], 0.0)
            worth += RESERVED * len(g.reserved[side])
        worths.append(worth)
    worths[g.first] += token_worth(g, rounds)
    for frame in g.stacks[-1]:
        if frame[0] == "finish_item":  # paid for, its stars come at once
            worths[frame[1]] += g.content.value[frame[2]] + forecast.effects_worth(g.content.effects[frame[2]], rounds)
    return worths


def token_worth(g: Lockup, rounds: int) -> float:
    """The first player token: a little every round, stars at the end."""
    stars: int = g.content.numbers["leftovers"]["first_player"]
    return stars * (1.0 if rounds == 0 else TOKEN_STARS) + forecast.TOKEN * min(rounds, 2)


def buyer_of(g: Lockup, player: int, rounds: int) -> Buyer:
    """What rewards are valued with."""
    content, goons = g.content, g.goons[player]
    goals = forecast.wanted(content, g.goals, g.rush >= 0)
    offers = forecast.offers_of(content, tuple(g.display), g.reserved[player], goals, goons, rounds)
    means = Means(content, tuple(g.resources[4 * player : 4 * player + 4]), offers, rounds, g.storage[player])
    gang, _ = forecast.gang_of(content, g.items[player], goons, g.power[player], rounds)
    return Buyer(player, means, gang, goals, token_worth(g, rounds), next_suspicion(g, player, rounds))


# suspicion and achievements -------------------------------------------------------------------------------------------
def raid_doubt(g: Lockup, rounds: int) -> float:
    """How much suspicion can still change before a raid: less the emptier the supply, and at the end."""
    to_come = sum(g.suspicion_at)
    if rounds == 0:
        return LAST_RAID_DOUBT[0] + LAST_RAID_DOUBT[1] * to_come
    return RAID_DOUBT[0] + RAID_DOUBT[1] * to_come + RAID_DOUBT[2] * g.suspicion_supply


@lru_cache(1 << 14)
def raid_losses(suspicion: Pile, content: Content, solo: bool, doubt: float) -> list[float]:
    """What the next raid is likely to cost each side."""
    numbers = content.numbers["raid"]
    first, second = numbers["first"], numbers["second"]
    if len(suspicion) == 2:
        first, second = content.numbers["solo"]["raid"] if solo else numbers["two_first"], 0
    return [
        (first * most + second * next_most) * suspicion[side] / (suspicion[side] + LITTLE * doubt)
        for side, (most, next_most) in enumerate(ranks(suspicion, doubt))
    ]


def ranks(counts: Pile, doubt: float) -> list[tuple[float, float]]:
    """Everybody's chance to have most, and second most."""
    found = []
    for side, count in enumerate(counts):
        most, second = 1.0, 0.0
        for other, rival in enumerate(counts):
            if other != side:
                more = 1.0 / (1.0 + exp(min(30.0, (rival - count) * 1.7 / doubt)))
                second = second * more + most * (1.0 - more)
                most *= more
        found.append((most, second))
    return found


def next_suspicion(g: Lockup, player: int, rounds: int) -> float:
    """What a cube of suspicion more costs a player."""
    more = tuple([count + (side == player) for side, count in enumerate(g.suspicion)])
    doubt = raid_doubt(g, rounds)
    now = raid_losses(tuple(g.suspicion), g.content, g.solo, doubt)[player]
    return max(LEAST, raid_losses(more, g.content, g.solo, doubt)[player] - now)


def goal_worths(g: Lockup, rounds: int) -> list[float]:
    """What the achievements in play will bring everybody."""
    worths, awards = [0.0] * g.sides, g.content.numbers["awards"]
    for card in g.goals:
        word, *parts = g.content.condition[card]
        if word in ("most", "majority", "for_each"):
            counts = tuple([measure(g, side, parts[0]) for side in range(g.sides)])
        if word == "most":
            gained = supremacy_worths(counts, parts[1], g.supremacy, rounds)
            award = awards["supremacy_two" if g.sides == 2 else "supremacy"]
            worths = [worth + award * more for worth, more in zip(worths, gained, strict=True)]
        elif word == "for_each":
            worths = [worth + parts[1] * count for worth, count in zip(worths, counts, strict=True)]
        elif word == "majority":
            gained = majority_worths(counts, g.content, MAJORITY_DOUBT[0] + MAJORITY_DOUBT[1] * rounds)
            worths = [worth + more for worth, more in zip(worths, gained, strict=True)]
        elif g.rush < 0:
            for side in range(g.sides):
                worths[side] += awards["rush"] * RUSH * progress(g, side, (word, *parts)) ** 2
    return worths


@lru_cache(1 << 14)
def supremacy_worths(counts: Pile, least: int, holder: int, rounds: int) -> list[float]:
    """The share of Supremacy that each side can count on; nobody has it below the minimum."""
    doubt = SUPREMACY_DOUBT[0] + SUPREMACY_DOUBT[1] * rounds
    weights = [exp((count + HOLDER * (side == holder)) / doubt) if count else 0.0 for side, count in enumerate(counts)]
    nobody = exp((least - NOBODY) / doubt) if holder < 0 else 0.0
    whole = sum(weights, 0.0) + nobody + 0.001
    return [weight / whole for weight in weights]


@lru_cache(1 << 14)
def majority_worths(counts: Pile, content: Content, doubt: float) -> list[float]:
    awards = content.numbers["awards"]
    first, second = (awards["first"], awards["second"]) if len(counts) > 2 else (awards["two_first"], 0)
    return [
        (first * most + second * next_most) * (1.0 if count else 0.0)
        for count, (most, next_most) in zip(counts, ranks(counts, doubt), strict=True)
    ]


def progress(g: Lockup, side: int, condition: Any) -> float:
    """How much of a Rush is fulfilled."""
    if condition[0] == "both":
        return sum([progress(g, side, part) for part in condition[1:]], 0.0) / len(condition[1:])
    least: int = condition[2]
    return min(1.0, measure(g, side, condition[1]) / least)


# books --------------------------------------------------------------------------------------------------------------
def hand_worth(g: Lockup, player: int, rounds: int) -> float:
    """Own books: a little more than what they give, until there is no later moment."""
    late = rounds == 0 and g.phase == LIGHTS_OUT and (g.location < 0 or g.location == LIBRARY)
    designs, effects, worth = g.content.designs, g.content.effects, 0.0
    for book in g.hands[player]:
        if late:
            worth += LATE_BOOK
        elif designs[book] in BOOKS:
            last, each = BOOKS[designs[book]]
            worth += last + each * rounds
        else:
            values = cube_values(g.content, rounds)
            gained = [(part[1], part[2]) for part in effects[book] if part[0] == "gain"]
            worth += WAITING + sum([values[RESOURCES.index(what)] * count for what, count in gained])
    return worth
