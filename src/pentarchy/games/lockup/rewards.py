"""Taking the reward of a location, or declining it; recruiting, crafting, reserving. Rules: lights_out.decline.*,
location.*, bandit.claim, recruit.*, craft.*, reserve.*."""

from collections.abc import Callable
from functools import lru_cache

from pentarchy.engine.rules import Frame, bind
from pentarchy.games.lockup.books import book_moment
from pentarchy.games.lockup.cubes import exchanges, is_guards, owned, return_cube, source, swap_cubes, take_cubes
from pentarchy.games.lockup.goals import review_goals
from pentarchy.games.lockup.moves import LIBRARY, LOCATIONS, Move, Why
from pentarchy.games.lockup.paying import can_pay, pay_any, pay_symbols, return_spent
from pentarchy.games.lockup.rules import answer, ask, effect, idle_when, step
from pentarchy.games.lockup.state import Lockup
from pentarchy.kit.piles import without


def printed_reward(g: Lockup, side: int) -> tuple[Frame, ...]:
    """What the board gives for a side's place at the location that is checked."""
    return g.content.reward(g.location, g.sides, g.ranking.index(side), len(g.ranking))


@step
def offer_reward(g: Lockup, player: int) -> None:
    """A reward is taken or declined as a whole; in the Library it is simply taken (lights_out.decline)."""
    if g.location == LIBRARY:
        take(g, player, LIBRARY)
        return
    effects = printed_reward(g, player)
    g.ask(player, reward_choice(moment_of(effects), g.location, *effects), then=take_cube(player))


@lru_cache(1 << 8)
def moment_of(effects: tuple[Frame, ...]) -> str:
    """The moment for books at which a reward is offered."""
    words = {part[0] for part in effects} | {part[0] for one in effects for part in one[1:] if isinstance(part, tuple)}
    return "on_own_craft" if "craft" in words else "on_own_recruit" if "recruit" in words else "any_time"


@ask("lights_out.decline")
def reward_choice(g: Lockup, player: int, why: Why, window: str, location: int, *effects: Frame) -> list[Move]:
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
    have, costs = owned(g, player), g.content.cost
    for item in (*[card for space in g.display for card in space], *g.reserved[player]):
        if can_pay(have, costs[item], g.discount):
            moves.append(("make", item))
        elif why is not None:
            why.append((("make", item), "craft.pay"))
    return moves


def _reserve(g: Lockup, player: int, why: Why) -> list[Move]:
    if sum(owned(g, player)) < price_of_reserving(g):
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
def take(g: Lockup, side: int, location: int) -> None:
    """Take a plain reward, if there is anything to get."""
    effects = printed_reward(g, side)
    if not all(g.why_idle(side, -1, part) for part in effects):
        g.then(*(bind(part, side, -1) for part in effects), settle_reward(side))


@answer
def decline(g: Lockup, player: int) -> None:
    """No reward: the tokens move to the Library, nobody moves up (lights_out.decline.no_shift)."""
    g.discount = 0
    g.tell("declined", player, g.location)


@step
def take_cube(g: Lockup, player: int, *cubes: int) -> None:
    """A cube of choice, the last of these, for those before it: none, one or two, which return to the supply first."""
    if not cubes:
        return  # declined, or the reward was of another kind
    *given, wish = cubes
    if not given:
        take_cubes(g, player, -1, wish, 1)
    elif len(given) == 1:
        swap_cubes(g, player, -1, given[0], wish)
    else:
        for resource in given:
            return_cube(g, player, resource)
        g.supply[wish] -= 1
        g.resources[4 * player + wish] += 1
        g.tell("bartered", player, *given, wish, g.location)
    g.then(settle_reward(player))


@step
def settle_reward(g: Lockup, side: int) -> None:
    """Who got something takes the tokens home, and the strongest also the bandits' cubes (bandit.claim)."""
    g.discount = 0
    location = g.location
    if side == g.ranking[0]:
        for resource in range(4):
            cubes, g.cubes_at[4 * location + resource] = g.cubes_at[4 * location + resource], 0
            if cubes:
                g.resources[4 * side + resource] += cubes
                g.tell("took_bandit_cube", g.owner_of(side), resource, cubes, location)
    take_home(g, side)


def take_home(g: Lockup, side: int) -> None:
    if is_guards(g, side):
        g.guards_aside += g.guards_at[g.location]
        g.guards_at[g.location] = ()
        return
    tokens = g.tokens(side, g.location)
    g.placed[LOCATIONS * side + g.location] = ()
    g.returned |= sum([1 << token for token in tokens])
    g.hide(tokens, 1 << side)
    g.cells[side] += tokens


@effect
def first_player(g: Lockup, side: int, card: int) -> None:
    """Take the first player token at once (location.exercise_yard.first)."""
    if g.events is not None:
        g.tell("first_player", g.owner_of(side), int(g.first == side), source(g, side, card))
    g.first = side


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


# recruiting --------------------------------------------------------------------------------------------------------
@effect
def recruit(g: Lockup, side: int, card: int, goons: int, price: int) -> None:
    """Recruit goons of the row for cubes of any types."""


@idle_when("recruit")
def nobody_to_recruit(g: Lockup, side: int, card: int, goons: int, price: int) -> str:
    if sum(bool(space) for space in g.goon_row) < goons:
        return "location.chow_hall.too_few"
    return "" if sum(owned(g, side)) >= max(0, price - g.discount) else "recruit.pay_first"


def price_of_goons(g: Lockup, player: int, goons: int) -> int:
    """Cubes for so many goons, by the reward that is taken, less what books pay (book.waive)."""
    options = printed_reward(g, player)[0]
    offers = options[1:] if options[0] == "choose" else (options,)
    price: int = next(offer[2] for offer in offers if offer[1] == goons)
    return max(0, price - g.discount)


@answer
def enlist(g: Lockup, player: int, goons: int) -> None:
    """The whole price is paid before the goons are taken (recruit.pay_first)."""
    paying = [pay_any(player, price_of_goons(g, player, goons)), pay_for_goons(player, goons), return_spent()]
    g.discount = 0
    g.then(*paying, hire_goons(player, goons), settle_reward(player))


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
    take_item(g, player, item)
    g.items[player] += (item,)
    g.show((item,), g.everyone, by=player)
    paying = [pay_symbols(player, g.content.cost[item]), pay_for_item(player, item), return_spent()]
    g.then(*paying, finish_item(player, item), settle_reward(player))


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


def price_of_reserving(g: Lockup) -> int:
    price: int = g.content.numbers["game"]["reserve"]
    return price


@answer
def set_aside(g: Lockup, player: int, item: int) -> None:
    """Pay a cube, take an item of the display face down (reserve.take)."""
    g.then(pay_any(player, price_of_reserving(g)), reserve_paid(player, item), return_spent(), settle_reward(player))


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
