"""Cubes and stars: what sides gain and lose. Rules: resources.*, power.*, suspicion.*, effect.*."""

from typing import Literal

from pentarchy.engine.rules import Move, Why
from pentarchy.games.lockup.content import RESOURCES
from pentarchy.games.lockup.goals import review_goals
from pentarchy.games.lockup.rules import answer, ask, effect, step
from pentarchy.games.lockup.state import GUARDS, Lockup

Resource = Literal["scrap", "potion", "iron", "gold", "any"]


def is_guards(g: Lockup, side: int) -> bool:
    return g.solo and side == GUARDS


def owned(g: Lockup, side: int) -> list[int]:
    """How many cubes of each resource a side has."""
    return g.resources[4 * side : 4 * side + 4]


def in_turn_order(g: Lockup) -> list[int]:
    """The players, beginning with the first player token; alone, the player."""
    if g.solo:
        return [0]
    return [(g.first + i) % g.players for i in range(g.players)]


# moving cubes -----------------------------------------------------------------------------------------------------
def take_cubes(g: Lockup, side: int, resource: int, count: int) -> int:
    """Cubes from the supply, as many as there are (resources.limited)."""
    taken = min(count, g.supply[resource])
    if taken:
        g.supply[resource] -= taken
        g.resources[4 * side + resource] += taken
        g.got = 1
        g.tell("gained", g.owner_of(side), resource, taken)
    return taken


def return_cube(g: Lockup, side: int, resource: int) -> None:
    g.resources[4 * side + resource] -= 1
    g.supply[resource] += 1


def gain_power(g: Lockup, side: int, count: int) -> None:
    taken = min(count, g.power_supply)
    if taken:
        g.power_supply -= taken
        g.power[side] += taken
        g.got = 1
        g.tell("got_power", g.owner_of(side), taken)
        review_goals(g)


def gain_stars(g: Lockup, side: int, count: int) -> None:
    g.stars[side] += count
    g.got = 1
    g.tell("got_stars", g.owner_of(side), count)


def lose_stars(g: Lockup, side: int, count: int) -> None:
    """Reputation never drops below 0 (raid.floor)."""
    lost = min(count, g.stars[side])
    if lost:
        g.stars[side] -= lost
        g.tell("lost_stars", g.owner_of(side), lost)


def drop_cubes_of_suspicion(g: Lockup, side: int, count: int) -> None:
    dropped = min(count, g.suspicion[side])
    if dropped:
        g.suspicion[side] -= dropped
        g.suspicion_supply += dropped
        g.tell("dropped_suspicion", g.owner_of(side), dropped)


# effects ----------------------------------------------------------------------------------------------------------
@effect
def gain(g: Lockup, side: int, card: int, what: Resource, count: int) -> None:
    """Gain cubes of a resource; of any, the owner picks each."""
    if what != "any":
        take_cubes(g, side, RESOURCES.index(what), count)
    elif any(g.supply):
        if count > 1:
            g.then(gain(side, card, what, count - 1))
        if is_guards(g, side):
            take_cubes(g, side, least_owned(g, side), 1)
        else:
            g.ask(side, gain_which())


@ask("effect.gain_resource", standing=False, trivial=True)
def gain_which(g: Lockup, player: int, why: Why) -> list[Move]:
    """Choose a resource of the supply."""
    if why is not None:
        why.extend((("gain_cube", resource), "resources.limited") for resource in range(4) if not g.supply[resource])
    return [("gain_cube", resource) for resource in range(4) if g.supply[resource]]


@answer
def gain_cube(g: Lockup, player: int, resource: int) -> None:
    take_cubes(g, player, resource, 1)


@effect
def power(g: Lockup, side: int, card: int, count: int) -> None:
    """Gain power cubes."""
    gain_power(g, side, count)


@effect
def stars(g: Lockup, side: int, card: int, count: int) -> None:
    """Gain stars."""
    gain_stars(g, side, count)


@effect
def storage(g: Lockup, side: int, card: int, count: int) -> None:
    """A higher storage limit for the rest of the game; the guards have none (solo.effect.storage)."""
    if not is_guards(g, side):
        g.storage[side] += count
        g.tell("storage_grew", g.owner_of(side), count)


@effect
def drop_suspicion(g: Lockup, side: int, card: int, count: int) -> None:
    """Return own suspicion cubes to the supply, as many as there are."""
    drop_cubes_of_suspicion(g, side, count)


@effect
def add_suspicion(g: Lockup, side: int, card: int, count: int) -> None:
    """Take suspicion cubes from the supply (starting bonuses only)."""
    taken = min(count, g.suspicion_supply)
    if taken:
        g.suspicion_supply -= taken
        g.suspicion[side] += taken
        g.tell("got_suspicion", g.owner_of(side), taken)


@effect
def give_suspicion(g: Lockup, side: int, card: int, count: int) -> None:
    """Move own suspicion cubes to an opponent of choice; alone, to the guards, and from them to the player."""
    if not g.suspicion[side]:
        return
    if g.solo:
        pass_suspicion(g, side, 1 - side, count)
    else:
        g.then(hand_over(side, count))
        g.ask(side, accuse_whom())


@ask("effect.give_suspicion", standing=False, trivial=True)
def accuse_whom(g: Lockup, player: int, why: Why) -> list[Move]:
    """Choose the opponent who gets the suspicion."""
    return [("accuse", (player + i) % g.players) for i in range(1, g.players)]


@answer
def accuse(g: Lockup, player: int, other: int) -> None:
    g.accused = other


@step
def hand_over(g: Lockup, side: int, count: int) -> None:
    pass_suspicion(g, side, g.accused, count)


def pass_suspicion(g: Lockup, side: int, other: int, count: int) -> None:
    given = min(count, g.suspicion[side])
    g.suspicion[side] -= given
    g.suspicion[other] += given
    g.tell("gave_suspicion", g.owner_of(side), g.owner_of(other), given)


# exchanging ---------------------------------------------------------------------------------------------------------
@effect
def exchange(g: Lockup, side: int, card: int, count: int) -> None:
    """Up to so many times: return an own cube, take one of another type (effect.exchange)."""
    if is_guards(g, side):
        guards_exchange(g, side)
        return
    if g.stopped or not count:
        g.stopped = 0
        return
    g.then(exchange(side, card, count - 1))
    g.ask(side, exchange_which())


def exchanges(g: Lockup, side: int) -> list[Move]:
    have = owned(g, side)
    return [
        ("swap", give, take) for give in range(4) for take in range(4) if have[give] and give != take and g.supply[take]
    ]


@ask("effect.exchange", standing=False)
def exchange_which(g: Lockup, player: int, why: Why) -> list[Move]:
    """Choose what to give and what to take, or do not."""
    moves = exchanges(g, player)
    return [*moves, ("done",)] if moves else []


@answer
def swap(g: Lockup, player: int, give: int, take: int) -> None:
    return_cube(g, player, give)
    g.tell("spent", g.owner_of(player), give, 1)
    take_cubes(g, player, take, 1)


@answer
def done(g: Lockup, player: int) -> None:
    """Without it, and no more of "up to"."""
    g.stopped = 1


def least_owned(g: Lockup, side: int) -> int:
    """The type of which the guards have least, of the supply's; the rarest of several (solo.commissary.*)."""
    have = owned(g, side)
    return min((resource for resource in range(4) if g.supply[resource]), key=lambda r: (have[r], -r))


def guards_exchange(g: Lockup, side: int) -> None:
    """One cube of the type they have most of for one they have least of (solo.effect.exchange)."""
    have = owned(g, side)
    if not any(have):
        return
    give = max(range(4), key=lambda r: (have[r], -r))
    takes = [resource for resource in range(4) if g.supply[resource] and resource != give]
    if takes:
        swap(g, side, give, min(takes, key=lambda r: (have[r], -r)))
