"""Taking the reward of a location, or declining it; recruiting, crafting, reserving. Rules: lights_out.decline.*,
location.*, recruit.*, craft.*, reserve.*."""

from collections.abc import Callable

from pentarchy.engine.rules import Frame, Move, Why, bind
from pentarchy.games.lockup.books import book_moment, without
from pentarchy.games.lockup.content import ANY
from pentarchy.games.lockup.cubes import exchanges, owned, return_cube, source
from pentarchy.games.lockup.goals import review_goals
from pentarchy.games.lockup.moves import LIBRARY
from pentarchy.games.lockup.rules import answer, ask, effect, idle_when, step
from pentarchy.games.lockup.state import Lockup


@step
def offer_reward(g: Lockup, player: int, location: int, effects: tuple[Frame, ...]) -> None:
    """A reward is taken or declined as a whole; in the Library it is simply taken (lights_out.decline)."""
    if location == LIBRARY:
        g.then(*(bind(part, player, -1) for part in effects))
        return
    words = {part[0] for part in effects} | {part[0] for one in effects for part in one[1:] if isinstance(part, tuple)}
    g.window = "on_own_craft" if "craft" in words else "on_own_recruit" if "recruit" in words else "any_time"
    g.then(close_reward())
    g.ask(player, reward_choice(location, *effects))


@step
def close_reward(g: Lockup) -> None:
    g.window = ""


@ask("lights_out.decline")
def reward_choice(g: Lockup, player: int, why: Why, location: int, *effects: Frame) -> list[Move]:
    """Take the reward, in one of its ways, or decline it and move to the Library."""
    moves: list[Move] = []
    plain = [part for part in effects if not has_ways(part)]
    if plain:
        reasons = [g.why_idle(player, -1, part) for part in plain]
        if not all(reasons):
            moves.append(("take", location))
        elif why is not None:
            why.append((("take", location), "lights_out.rewards.short_supply"))
    for part in effects:
        if has_ways(part):
            moves += ways(g, player, why, part)
    return [*moves, ("decline",)]


def has_ways(reward: Frame) -> bool:
    """Whether a reward is a choice or a "may"; the others are simply taken."""
    return reward[0] in WAYS or reward[0] == "choose" or reward[:2] == ("gain", "any")


def ways(g: Lockup, player: int, why: Why, reward: Frame) -> list[Move]:
    """The ways in which a player can use a reward that has several, or is a "may"."""
    if reward[0] == "choose":
        return [way for option in reward[1:] for way in ways(g, player, why, option)]
    name = "gain_any" if reward[0] == "gain" else reward[0]
    return WAYS[name](g, player, why, *reward[1:])


def _gain_any(g: Lockup, player: int, why: Why, what: str, count: int) -> list[Move]:
    return [("gain_cube", resource) for resource in range(4) if g.supply[resource]]


def _exchange(g: Lockup, player: int, why: Why, count: int) -> list[Move]:
    return exchanges(g, player)


def _trade(g: Lockup, player: int, why: Why, give: int, take: int) -> list[Move]:
    """Two own cubes, of equal or different types, for one of choice (location.commissary.others)."""
    have = owned(g, player)
    return [
        ("barter", one, other, wish)
        for one in range(4)
        for other in range(one, 4)
        if have[one] and have[other] > (one == other)
        for wish in range(4)
        if g.supply[wish] or wish in (one, other)
    ]


def _recruit(g: Lockup, player: int, why: Why, goons: int, price: int) -> list[Move]:
    reason = nobody_to_recruit(g, player, -1, goons, price)
    if reason and why is not None:
        why.append((("enlist", goons), reason))
    return [] if reason else [("enlist", goons)]


def _craft(g: Lockup, player: int, why: Why) -> list[Move]:
    """Items of the display or reserved ones that the player can pay for."""
    moves: list[Move] = []
    for item in (*(card for space in g.display for card in space), *g.reserved[player]):
        if can_pay(owned(g, player), g.content.cost[item], g.discount):
            moves.append(("make", item))
        elif why is not None:
            why.append((("make", item), "craft.pay"))
    return moves


def _reserve(g: Lockup, player: int, why: Why) -> list[Move]:
    if sum(owned(g, player)) < g.content.numbers["game"]["reserve"]:
        if why is not None:
            why.extend((("set_aside", card), "reserve.cost") for space in g.display for card in space)
        return []
    return [("set_aside", card) for space in g.display for card in space]


WAYS: dict[str, Callable[..., list[Move]]] = {
    "gain_any": _gain_any,
    "exchange": _exchange,
    "trade": _trade,
    "recruit": _recruit,
    "craft": _craft,
    "reserve": _reserve,
}


@answer
def take(g: Lockup, player: int, location: int) -> None:
    """Take a plain reward."""
    from pentarchy.games.lockup.lights_out import printed_reward  # it stands on this file

    effects = printed_reward(g, g.ranking.index(player), len(g.ranking), location)
    g.then(*(bind(part, player, -1) for part in effects))


@answer
def decline(g: Lockup, player: int) -> None:
    """No reward: the tokens move to the Library, nobody moves up (lights_out.decline.no_shift)."""
    g.tell("declined", player, g.location)


@answer
def barter(g: Lockup, player: int, one: int, other: int, wish: int) -> None:
    """Two own cubes return to the supply before the new one is taken."""
    return_cube(g, player, one)
    return_cube(g, player, other)
    g.supply[wish] -= 1
    g.resources[4 * player + wish] += 1
    g.got = 1
    g.tell("bartered", player, one, other, wish, g.location)


@effect
def first_player(g: Lockup, side: int, card: int) -> None:
    """Take the first player token at once (location.exercise_yard.first)."""
    if g.events is not None:
        g.tell("first_player", g.owner_of(side), int(g.first == side), source(g, side, card))
    g.first = side
    g.got = 1


# words of locations.toml that are offered as choices, see WAYS -----------------------------------------------------
@effect
def choose(g: Lockup, side: int, card: int, *options: Frame) -> None:
    """Exactly one of these."""


@idle_when("choose")
def nothing_to_choose(g: Lockup, side: int, card: int, *options: Frame) -> str:
    """None of them can be done."""
    reasons = [g.why_idle(side, card, option) for option in options]
    return reasons[0] if all(reasons) else ""


@effect
def trade(g: Lockup, side: int, card: int, give: int, take: int) -> None:
    """Return own cubes, take others."""


@idle_when("trade")
def nothing_to_trade(g: Lockup, side: int, card: int, give: int, take: int) -> str:
    return "" if _trade(g, side, None, give, take) else "location.commissary.others"


# paying -------------------------------------------------------------------------------------------------------------
def can_pay(have: list[int], cost: tuple[int, ...], discount: int) -> bool:
    """Whether cubes cover a cost, with so many symbols ignored."""
    missing = sum(max(0, cost[resource] - have[resource]) for resource in range(4))
    left = sum(max(0, have[resource] - cost[resource]) for resource in range(4))
    spared = max(0, discount - missing)
    return missing <= discount and left >= cost[ANY] - spared


@step
def pay_due(g: Lockup, player: int) -> None:
    """Typed symbols are paid as printed, "any" cube by cube (craft.any_symbol)."""
    due = g.due
    for resource in range(4):
        for _ in range(due[resource]):
            spend_cube(g, player, resource)
    g.due = (0, 0, 0, 0, due[ANY])
    if due[ANY]:
        g.then(pay_due(player))
        g.ask(player, spend_which())


def spend_cube(g: Lockup, player: int, resource: int) -> None:
    """A cube paid lies apart until everybody had a chance to take it (take_spent)."""
    g.resources[4 * player + resource] -= 1
    g.spent[resource] += 1


@ask("craft.any_symbol", standing=False, trivial=True)
def spend_which(g: Lockup, player: int, why: Why) -> list[Move]:
    """Choose the cube to pay with."""
    have = owned(g, player)
    return [("spend", resource) for resource in range(4) if have[resource]]


@answer
def spend(g: Lockup, player: int, resource: int) -> None:
    spend_cube(g, player, resource)
    g.due = (*g.due[:ANY], g.due[ANY] - 1)


@step
def waive_symbols(g: Lockup, player: int) -> None:
    """A book pays symbols of the player's choice; those that cannot be paid come first."""
    if g.discount and any(g.due):
        g.then(waive_symbols(player))
        g.ask(player, waive_which())


@ask("book.waive", standing=False, trivial=True)
def waive_which(g: Lockup, player: int, why: Why) -> list[Move]:
    """Choose the symbol that needs no cube."""
    have = owned(g, player)
    return [
        ("waive", symbol) for symbol in range(5) if g.due[symbol] and can_pay(have, less(g.due, symbol), g.discount - 1)
    ]


def less(cost: tuple[int, ...], symbol: int) -> tuple[int, ...]:
    return (*cost[:symbol], cost[symbol] - 1, *cost[symbol + 1 :])


@answer
def waive(g: Lockup, player: int, symbol: int) -> None:
    g.discount -= 1
    g.due = less(g.due, symbol)


@step
def return_spent(g: Lockup) -> None:
    """What was paid goes back to the supply (resources.spend)."""
    for resource in range(4):
        g.supply[resource] += g.spent[resource]
        g.spent[resource] = 0


# recruiting --------------------------------------------------------------------------------------------------------
@effect
def recruit(g: Lockup, side: int, card: int, goons: int, price: int) -> None:
    """Recruit goons of the row for cubes of any types."""


@idle_when("recruit")
def nobody_to_recruit(g: Lockup, side: int, card: int, goons: int, price: int) -> str:
    if sum(bool(space) for space in g.goon_row) < goons:
        return "location.chow_hall.too_few"
    return "" if sum(owned(g, side)) >= max(0, price - g.discount) else "recruit.pay_first"


@answer
def enlist(g: Lockup, player: int, goons: int) -> None:
    """The whole price is paid before the goons are taken (recruit.pay_first)."""
    from pentarchy.games.lockup.lights_out import printed_reward  # it stands on this file

    options = printed_reward(g, g.ranking.index(player), len(g.ranking), g.location)[0]
    offers = options[1:] if options[0] == "choose" else (options,)
    price = next(offer[2] for offer in offers if offer[1] == goons)
    g.got = 1
    g.due = (0, 0, 0, 0, max(0, price - g.discount))
    g.discount = 0
    g.then(pay_due(player), pay_for_goons(player, goons), return_spent(), hire_goons(player, goons))


@step
def pay_for_goons(g: Lockup, player: int, goons: int) -> None:
    """What was paid; of goons for nothing only the recruiting is told."""
    if any(g.spent):
        g.tell("paid_for_goons", player, goons, *g.spent)


@step
def hire_goons(g: Lockup, player: int, left: int) -> None:
    """One after the other, each with its effect."""
    if left:
        g.then(hire_goons(player, left - 1))
        g.ask(player, hire_which())


@ask("recruit.face_up_only", standing=False, trivial=True)
def hire_which(g: Lockup, player: int, why: Why) -> list[Move]:
    """Choose a goon of the row, whichever location it stands at."""
    return [("hire", card) for space in g.goon_row for card in space]


@answer
def hire(g: Lockup, player: int, card: int) -> None:
    g.goon_row[g.goon_row.index((card,))] = ()
    join_goon(g, player, -1, card)


def join_goon(g: Lockup, side: int, by: int, card: int) -> None:
    """A goon is recruited, by a reward or a trait: its attribute counts, its effect follows (recruit.effects)."""
    g.goons[side] += (card,)
    if g.events is not None:
        g.tell("recruited", g.owner_of(side), card, source(g, side, by))
    review_goals(g)
    g.then(*(bind(line, side, card) for line in g.content.effects[card]))


# crafting and reserving -------------------------------------------------------------------------------------------
@effect
def craft(g: Lockup, side: int, card: int) -> None:
    """Craft one item."""


@idle_when("craft")
def nothing_to_craft(g: Lockup, side: int, card: int) -> str:
    return "" if _craft(g, side, None) else "craft.pay"


@effect
def reserve(g: Lockup, side: int, card: int) -> None:
    """Reserve one item for the price of numbers.toml."""


@idle_when("reserve")
def nothing_to_reserve(g: Lockup, side: int, card: int) -> str:
    return "" if _reserve(g, side, None) else "reserve.cost"


@answer
def make(g: Lockup, player: int, item: int) -> None:
    """Pay, then stars and effects; opponents may answer to the payment (craft.*)."""
    g.got = 1
    take_item(g, player, item)
    g.items[player] += (item,)
    g.show((item,), g.everyone, by=player)
    g.due = g.content.cost[item]
    paying = [waive_symbols(player), pay_due(player), pay_for_item(player, item)]
    g.then(*paying, return_spent(), finish_item(player, item))


@step
def pay_for_item(g: Lockup, player: int, item: int) -> None:
    """Only a payment can be answered: whoever crafts for nothing has paid nothing."""
    g.tell("crafted", player, item, *g.spent)
    if any(g.spent):
        g.then(book_moment("on_opponent_craft", player))


def take_item(g: Lockup, player: int, item: int) -> None:
    """An item leaves the display or the reserve."""
    if item in g.reserved[player]:
        g.reserved[player] = without(g.reserved[player], item)
    else:
        g.display[g.display.index((item,))] = ()


@step
def finish_item(g: Lockup, side: int, item: int) -> None:
    """The item lies open: stars, which the log has told with the payment, then its effects from left to right."""
    g.stars[side] += g.content.value[item]
    review_goals(g)
    g.then(*(bind(line, side, item) for line in g.content.effects[item]))


@answer
def set_aside(g: Lockup, player: int, item: int) -> None:
    """Pay a cube, take an item of the display face down (reserve.take)."""
    g.got = 1
    g.due = (0, 0, 0, 0, g.content.numbers["game"]["reserve"])
    g.then(pay_due(player), reserve_paid(player, item), return_spent())


@step
def reserve_paid(g: Lockup, player: int, item: int) -> None:
    put_aside(g, player, -1, item)


def put_aside(g: Lockup, side: int, by: int, item: int) -> None:
    """An item of the display is reserved, for what was paid or by a bonus."""
    g.display[g.display.index((item,))] = ()
    g.reserved[side] += (item,)
    if g.events is not None:
        g.tell("reserved", g.owner_of(side), item, *g.spent, source(g, side, by))
    g.hide((item,), g.everyone if g.solo else 1 << side)
