"""Cubes and stars: what sides gain and lose, and from what. Rules: resources.*, power.*, suspicion.*, effect.*."""

from typing import Literal

from pentarchy.games.lockup.content import CREWS, RESOURCES
from pentarchy.games.lockup.goals import review_goals
from pentarchy.games.lockup.moves import LOCATIONS, SOURCE, Move, Why
from pentarchy.games.lockup.rules import ask, effect, idle_when, returns, step
from pentarchy.games.lockup.state import GUARDS, Lockup
from pentarchy.kit.seats import seats_from

Resource = Literal["scrap", "potion", "iron", "gold", "any"]
returns("gain_cube", "swap", "barter", "accuse", "done")  # done: without it, and no more of "up to"


def is_guards(g: Lockup, side: int) -> bool:
    return side == GUARDS and g.players == 1


def owned(g: Lockup, side: int) -> list[int]:
    """How many cubes of each resource a side has."""
    return g.resources[4 * side : 4 * side + 4]


def in_turn_order(g: Lockup) -> list[int]:
    """The players, beginning with the first player token; alone, the player."""
    return [0] if g.solo else seats_from(g.first, g.players)


def source(g: Lockup, side: int, card: int) -> int:
    """Where something comes from, for the log: a card, or without one the location being checked or the crew board."""
    if card >= 0:
        return SOURCE.index[g.content.designs[card]]
    return g.location if g.location >= 0 else LOCATIONS + CREWS.index(g.crews[side])


# moving cubes -----------------------------------------------------------------------------------------------------
def take_cubes(g: Lockup, side: int, card: int, resource: int, count: int) -> None:
    """Cubes from the supply, as many as there are (resources.limited)."""
    taken = min(count, g.supply[resource])
    if taken:
        g.supply[resource] -= taken
        g.resources[4 * side + resource] += taken
        if g.events is not None:
            g.tell("gained", g.owner_of(side), resource, taken, source(g, side, card))


def return_cube(g: Lockup, side: int, resource: int) -> None:
    g.resources[4 * side + resource] -= 1
    g.supply[resource] += 1


def move_power(g: Lockup, side: int, count: int) -> int:
    """Power cubes from the supply, as many as there are (power.limited)."""
    taken = min(count, g.power_supply)
    g.power_supply -= taken
    g.power[side] += taken
    return taken


def start_with(g: Lockup, player: int, power: int, suspicion: int, storage: int) -> None:
    """What a crew board gives at the start, by the side in use (setup.power, expert.side_b)."""
    move_power(g, player, power)
    taken = min(suspicion, g.suspicion_supply)
    g.suspicion_supply -= taken
    g.suspicion[player] += taken
    g.storage[player] = storage
    if g.events is not None:
        crew = CREWS.index(g.crews[player])
        g.tell("started", player, crew, g.stars[player], g.power[player], taken, storage)


def gain_stars(g: Lockup, side: int, card: int, count: int) -> None:
    g.stars[side] += count
    if g.events is not None:
        g.tell("got_stars", g.owner_of(side), count, source(g, side, card))


# effects ----------------------------------------------------------------------------------------------------------
@effect
def gain(g: Lockup, side: int, card: int, what: Resource, count: int) -> None:
    """Gain cubes of a resource; of any, the owner picks each."""
    if what != "any":
        take_cubes(g, side, card, RESOURCES.index(what), count)
    elif count and any(g.supply):
        if is_guards(g, side):
            g.then(gain_one(side, card, count, least_owned(g, side)))
        else:
            g.ask(side, gain_which(), then=gain_one(side, card, count))


@idle_when("gain")
def nothing_to_gain(g: Lockup, side: int, card: int, what: Resource, count: int) -> str:
    there = any(g.supply) if what == "any" else g.supply[RESOURCES.index(what)]
    return "" if there else "resources.limited"


@ask("effect.gain_resource", standing=False, trivial=True)
def gain_which(g: Lockup, player: int, why: Why) -> list[Move]:
    """Choose a resource of the supply."""
    if why is not None:
        why.extend((("gain_cube", resource), "resources.limited") for resource in range(4) if not g.supply[resource])
    return [("gain_cube", resource) for resource in range(4) if g.supply[resource]]


@step
def gain_one(g: Lockup, side: int, card: int, count: int, resource: int = -1) -> None:
    """A cube of choice, then the others."""
    take_cubes(g, side, card, resource, 1)
    g.then(gain(side, card, "any", count - 1))


@effect
def power(g: Lockup, side: int, card: int, count: int) -> None:
    """Gain power cubes, as many as there are (power.limited)."""
    taken = move_power(g, side, count)
    if taken:
        if g.events is not None:
            g.tell("got_power", g.owner_of(side), taken, source(g, side, card))
        review_goals(g)


@idle_when("power")
def no_power_left(g: Lockup, side: int, card: int, count: int) -> str:
    return "" if g.power_supply else "power.limited"


@effect
def stars(g: Lockup, side: int, card: int, count: int) -> None:
    """Gain stars."""
    gain_stars(g, side, card, count)


@effect
def storage(g: Lockup, side: int, card: int, count: int) -> None:
    """A higher storage limit for the rest of the game; the guards have none (solo.effect.storage)."""
    if not is_guards(g, side):
        g.storage[side] += count
        if g.events is not None:
            g.tell("storage_grew", g.owner_of(side), count, g.storage[side], source(g, side, card))


@idle_when("storage")
def no_storage_limit(g: Lockup, side: int, card: int, count: int) -> str:
    return "solo.effect.storage" if is_guards(g, side) else ""


# suspicion --------------------------------------------------------------------------------------------------------
@effect
def drop_suspicion(g: Lockup, side: int, card: int, count: int) -> None:
    """Return own suspicion cubes to the supply, as many as there are."""
    dropped = min(count, g.suspicion[side])
    if dropped:
        g.suspicion[side] -= dropped
        g.suspicion_supply += dropped
        if g.events is not None:
            g.tell("dropped_suspicion", g.owner_of(side), dropped, source(g, side, card))


@effect
def add_suspicion(g: Lockup, side: int, card: int, count: int) -> None:
    """Take suspicion cubes from the supply (starting bonuses only)."""
    taken = min(count, g.suspicion_supply)
    if taken:
        g.suspicion_supply -= taken
        g.suspicion[side] += taken
        if g.events is not None:
            g.tell("got_suspicion", g.owner_of(side), taken, source(g, side, card))


@idle_when("add_suspicion")
def no_suspicion_left(g: Lockup, side: int, card: int, count: int) -> str:
    return "" if g.suspicion_supply else "expert.suspicion_source"


@effect
def give_suspicion(g: Lockup, side: int, card: int, count: int) -> None:
    """Move own suspicion cubes to an opponent of choice; alone, to the guards, and from them to the player."""
    if not g.suspicion[side]:
        return
    if g.solo:
        g.then(hand_over(side, card, count, 1 - side))
    else:
        g.ask(side, accuse_whom(), then=hand_over(side, card, count))


@idle_when("drop_suspicion", "give_suspicion")
def not_suspected(g: Lockup, side: int, card: int, count: int) -> str:
    return "" if g.suspicion[side] else "effect.mandatory"


@ask("effect.give_suspicion", standing=False, trivial=True)
def accuse_whom(g: Lockup, player: int, why: Why) -> list[Move]:
    """Choose the opponent who gets the suspicion."""
    return [("accuse", other) for other in seats_from(player, g.players)[1:]]


@step
def hand_over(g: Lockup, side: int, card: int, count: int, accused: int = -1) -> None:
    given = min(count, g.suspicion[side])
    g.suspicion[side] -= given
    g.suspicion[accused] += given
    if g.events is not None:
        g.tell("gave_suspicion", g.owner_of(side), g.owner_of(accused), given, source(g, side, card))


# exchanging ---------------------------------------------------------------------------------------------------------
@effect
def exchange(g: Lockup, side: int, card: int, count: int) -> None:
    """Up to so many times: return an own cube, take one of another type (effect.exchange)."""
    if is_guards(g, side):
        guards_exchange(g, side, card)
    elif count:
        g.ask(side, exchange_which(count), then=exchange_one(side, card, count))


@idle_when("exchange")
def nothing_to_exchange(g: Lockup, side: int, card: int, count: int) -> str:
    return "" if exchanges(g, side) else "effect.exchange"


def exchanges(g: Lockup, side: int) -> list[Move]:
    have = owned(g, side)
    return [
        ("swap", give, take) for give in range(4) for take in range(4) if have[give] and give != take and g.supply[take]
    ]


@ask("effect.exchange", standing=False)
def exchange_which(g: Lockup, player: int, why: Why, left: int) -> list[Move]:
    """Choose what to give and what to take, or do not."""
    moves = exchanges(g, player)
    return [*moves, ("done",)] if moves else []


@step
def exchange_one(g: Lockup, side: int, card: int, count: int, give: int = -1, take: int = -1) -> None:
    """An exchange of choice, then the others; none if nothing could or should be exchanged."""
    if take >= 0:
        swap_cubes(g, side, card, give, take)
        g.then(exchange(side, card, count - 1))


def swap_cubes(g: Lockup, side: int, card: int, give: int, take: int) -> None:
    """One own cube for one of another type."""
    return_cube(g, side, give)
    g.supply[take] -= 1
    g.resources[4 * side + take] += 1
    if g.events is not None:
        g.tell("exchanged", g.owner_of(side), give, take, source(g, side, card))


def least_owned(g: Lockup, side: int) -> int:
    """The type of which the guards have least, of the supply's; the rarest of several (solo.commissary.*)."""
    have = owned(g, side)
    return min((resource for resource in range(4) if g.supply[resource]), key=lambda r: (have[r], -r))


def guards_exchange(g: Lockup, side: int, card: int) -> None:
    """One cube of the type they have most of for one they have least of (solo.effect.exchange)."""
    have = owned(g, side)
    if not any(have):
        return
    give = max(range(4), key=lambda r: (have[r], -r))
    takes = [resource for resource in range(4) if g.supply[resource] and resource != give]
    if takes:
        swap_cubes(g, side, card, give, min(takes, key=lambda r: (have[r], -r)))
