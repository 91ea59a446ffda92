"""Phase 2: the viscount goes along the roads. Rules: move.*, meet.*, ability.trading_post_1."""

from collections.abc import Mapping
from functools import lru_cache

from pentarchy.games.viscounts.cards import meet
from pentarchy.games.viscounts.content import ABILITIES, SILVER
from pentarchy.games.viscounts.goods import hand_over
from pentarchy.games.viscounts.moves import INNER, LEFT, RIGHT, Move, Why
from pentarchy.games.viscounts.rules import ask, step
from pentarchy.games.viscounts.state import MOVEMENT, Pile, Viscounts

STEP = ABILITIES.index("step")


@lru_cache(256)
def steps_from(ring: Pile) -> tuple[tuple[int, ...], ...]:
    """For each space the spaces one step away (move.from_left, move.from_right, move.from_inner)."""
    ways: list[tuple[int, ...]] = [()] * (3 * len(ring))
    for position, segment in enumerate(ring):
        here, after = 3 * segment, 3 * ring[(position + 1) % len(ring)]
        ways[here + LEFT] = (here + RIGHT, here + INNER)
        ways[here + RIGHT] = (after + LEFT,)
        ways[here + INNER] = (here + RIGHT, after + INNER)
    return tuple(ways)


@lru_cache(1 << 14)
def distances(ring: Pile, start: int, least: int) -> tuple[int, ...]:
    """For each space the fewest steps, at least so many, that end there (move.min_distance)."""
    places = places_on(ring)
    found = distances_along(len(ring), places[start], least)
    return tuple([found[place] for place in places])


@lru_cache(256)
def places_on(ring: Pile) -> tuple[int, ...]:
    """For each space the number that it would have, were the segments laid in their own order."""
    return tuple([3 * ring.index(space // 3) + space % 3 for space in range(3 * len(ring))])


@lru_cache(1 << 10)
def distances_along(segments: int, start: int, least: int) -> tuple[int, ...]:
    """The distances on so many segments in their own order: the same whatever lies where, so no game counts anew."""
    ways, found, there = steps_from(tuple(range(segments))), [-1] * (3 * segments), {start}
    walked = 0
    while min(found) < 0:
        if walked >= least:
            for space in there:
                if found[space] < 0:
                    found[space] = walked
        there = {after for space in there for after in ways[space]}
        walked += 1
    return tuple(found)


@lru_cache(1 << 14)
def way_to(ring: Pile, start: int, steps: int, space: int) -> tuple[int, ...]:
    """The spaces of one way of so many steps, the last is where it ends; the outer road where there are several."""
    ways, there = steps_from(ring), [{start}]
    for _ in range(steps):
        there.append({after for before in there[-1] for after in ways[before]})
    found = [space]
    for before in reversed(there[:-1]):
        found.append(min([one for one in before if found[-1] in ways[one]], key=lambda one: (one % 3 == INNER, one)))
    return tuple(reversed(found[:-1]))


def ways(g: Viscounts, player: int) -> tuple[int, ...]:
    """For each space how many steps the viscount makes to get there now."""
    return distances(g.ring, g.viscounts[player], g.stride)


def fares(g: Viscounts, player: int) -> Mapping[int, int]:
    """The spaces that can be reached, each with its price in silver: 1 for each additional step (move.extra_paid)."""
    free = g.stride
    if g.built[player] & g.content.ability_mask[STEP]:
        free += 1
    each: int = g.content.numbers["game"]["extra_step"]
    return fares_from(g.ring, g.viscounts[player], g.stride, free, each, g.goods[4 * player + SILVER])


@lru_cache(1 << 14)
def fares_from(ring: Pile, start: int, least: int, free: int, each: int, silver: int) -> Mapping[int, int]:
    found = {}
    for space, steps in enumerate(distances(ring, start, least)):
        price = (steps - free) * each if steps > free else 0
        if price <= silver:
            found[space] = price
    return found


@step
def movement_phase(g: Viscounts, player: int, least: int) -> None:
    """At least as far as the silver of the card just played, wherever that card lies by now (move.min_distance)."""
    g.phase, g.stride = MOVEMENT, least
    g.ask(player, move_where(), then=go_there(player))


@ask("move.min_distance")
def move_where(g: Viscounts, player: int, why: Why) -> list[Move]:
    """Choose where your viscount goes."""
    fare = fares(g, player)
    if why is not None:
        why.extend((("move", space), "move.extra_paid") for space in range(3 * len(g.ring)) if space not in fare)
    return [("move", space) for space in fare]


@step
def go_there(g: Viscounts, player: int, space: int = -1) -> None:
    """Pay for additional steps; everybody whose viscount stands there may rearrange (meet.each_opponent)."""
    price = fares(g, player)[space]
    hand_over(g, player, SILVER, price)
    g.viscounts[player] = space
    g.tell("moved", player, space, price)
    if g.viscounts.count(space) > 1:
        g.then(*[meet(player, other) for other in g.turn_order()[1:] if g.viscounts[other] == space])
