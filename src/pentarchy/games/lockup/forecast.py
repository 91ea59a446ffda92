"""What rewards are worth to a player: the part of the heuristic that looks ahead.

Cubes are worth what they can be crafted into, goons and items what they will score. Who is likely to get them is in
rivals.py. All weights are in stars, in weights.toml.
"""

from functools import lru_cache
from typing import NamedTuple

from pentarchy.engine.rules import Frame
from pentarchy.games.lockup.content import ANY, ATTRIBUTES, RESOURCES, Content
from pentarchy.games.lockup.goals import END_GAME, RUSH, SUPREMACY
from pentarchy.games.lockup.moves import CELL_BLOCK, CHOW_HALL, LIBRARY
from pentarchy.games.lockup.state import Lockup
from pentarchy.kit.piles import Pile
from pentarchy.kit.weights import weights_of

WEIGHTS = weights_of("pentarchy.games.lockup")
CUBE = WEIGHTS.numbers("cubes.cube")
NEAR = WEIGHTS.numbers("cubes.near")
LATER = WEIGHTS.number("cubes.later")
SECOND = WEIGHTS.number("cubes.second")
OPEN = WEIGHTS.number("cubes.open")
ATTRIBUTE = WEIGHTS.number("items.attribute")
GOAL = WEIGHTS.number("goals.goal")
POWER_WORTH = WEIGHTS.number("items.power")
BOOK = WEIGHTS.number("books.book")
STORAGE = WEIGHTS.number("cubes.storage")
TOKEN = WEIGHTS.number("tokens.first_player")
SUSPICION = WEIGHTS.number("items.suspicion")
EXTRA_GOON = WEIGHTS.number("goons.extra")
MORE_CHANCE = WEIGHTS.numbers("goons.more_chance")
MORE_MOST = WEIGHTS.numbers("goons.more_most")
GROWTH = WEIGHTS.table("goons.growth")
FIRST_PRIZE = WEIGHTS.numbers("others.first_prize")
GUARDS_PRIZE = WEIGHTS.numbers("others.guards_prize")
DENIED = WEIGHTS.number("others.denied")
ACCUSED = WEIGHTS.number("others.accused")
CONSOLATION = WEIGHTS.number("books.consolation")
NONE = (0.0, 0.0, 0.0)  # cubes by place
FEW_CUBES = (NONE, *WEIGHTS.lists("cubes.few").values(), *[NONE] * 4)  # by location, for two
MANY_CUBES = (NONE, *WEIGHTS.lists("cubes.many").values(), *[NONE] * 4)  # for more players
ANY_CUBE = WEIGHTS.number("cubes.any")
AGAIN = WEIGHTS.number("cubes.again")
SPARE = WEIGHTS.number("cubes.spare")
ATTRIBUTE_SET = WEIGHTS.number("goals.attribute_set")
COST_TYPES = WEIGHTS.number("goals.cost_types")
ITEMS_WITH = WEIGHTS.number("goals.items_with")
GOON_TYPES = WEIGHTS.number("goals.goon_types")
DEMON = WEIGHTS.number("items.demon")
EXCHANGE = WEIGHTS.number("items.exchange")
PICK_GOON = WEIGHTS.number("items.pick_goon")
RESERVE_ITEM = WEIGHTS.number("items.reserve_item")
SUSPICION_OFF = WEIGHTS.number("items.suspicion_off")
PRICE = WEIGHTS.number("goons.price")
CUBES_TO_COME = WEIGHTS.number("goons.cubes_to_come")
LAST_BOOK = WEIGHTS.number("books.last")
PICK_BOOK = WEIGHTS.number("books.pick")
LIBRARY_FIRST = WEIGHTS.number("books.library_first")
TRADE = WEIGHTS.number("rewards.trade")
IDLE_TRADE = WEIGHTS.number("rewards.idle_trade")


class Means(NamedTuple):
    """What a player has to buy with, and for what."""

    content: Content
    cubes: Pile
    offers: "Offers"
    rounds: int  # to come
    storage: int


# items and goons ---------------------------------------------------------------------------------------------------
@lru_cache(1 << 10)
def wanted(content: Content, goals: Pile, rush_won: bool) -> tuple[str, ...]:
    """The metrics that count for achievements in play, as words: `items`, `attr.gem`, `goons_of.dwarf`."""
    found: list[str] = []
    for goal_type in (SUPREMACY, RUSH, END_GAME):
        cards = [card for card in goals if content.goal_type[card] == goal_type]
        if cards and not (goal_type == RUSH and rush_won):
            condition = content.condition[cards[0]]
            for metric in condition[1:] if condition[0] == "both" else condition[1:2]:
                metric = metric[1] if metric[0] == "at_least" else metric
                found.append(".".join(metric))
    return tuple(found)


Offers = tuple[tuple[int, float, float], ...]  # items within reach: card, worth, chance that they stay so


@lru_cache(1 << 12)
def offers_of(
    content: Content, display: tuple[Pile, ...], reserved: Pile, goals: tuple[str, ...], goons: Pile, rounds: int
) -> Offers:
    """Reserved items stay, those of the display may be taken by others."""
    chances = [(card, OPEN) for space in display for card in space] + [(card, 1.0) for card in reserved]
    return tuple([(card, item_worth(content, card, goals, goons, rounds), chance) for card, chance in chances])


@lru_cache(1 << 14)
def item_worth(content: Content, card: int, goals: tuple[str, ...], goons: Pile, rounds: int) -> float:
    """Stars of an item, with what its effects and symbols and its number bring."""
    worth = content.value[card] + effects_worth(content.effects[card], rounds)
    types, demons = content.type, [content.demon[goon] for goon in goons if content.demon[goon] >= 0]
    worth += sum([content.goon_scores[types[goon]][1:2] == ("items",) for goon in goons])
    for attribute, count in enumerate(content.attributes[card]):
        name = ATTRIBUTES[attribute]
        wished = GOAL * (("attr." + name in goals) + ATTRIBUTE_SET * ("attr_sets" in goals))
        worth += count * (ATTRIBUTE * min(rounds, 2) / 2 + wished + DEMON * demons.count(attribute))
    worth += GOAL * ("items" in goals) + COST_TYPES * ("cost_types" in goals)
    for resource, name in enumerate(RESOURCES):
        if content.cost[card][resource] and "items_with." + name in goals:
            worth += ITEMS_WITH
    return worth


@lru_cache(1 << 12)
def effects_worth(effects: tuple[Frame, ...], rounds: int) -> float:
    """What the lines of a card give, roughly."""
    worth = 0.0
    for name, *values in effects:
        if name == "gain":
            each = ANY_CUBE if values[0] == "any" else CUBE[RESOURCES.index(values[0])]
            worth += each * values[1]
        elif name in ("draw_book", "pick_book"):
            worth += book_worth(rounds) + (PICK_BOOK if name == "pick_book" else 0.0)
        elif name in ("drop_suspicion", "give_suspicion", "add_suspicion"):
            worth += SUSPICION * values[0] * (-1.0 if name == "add_suspicion" else SUSPICION_OFF)
        elif name == "power":
            worth += values[0] * power_worth(rounds)
        elif name == "storage":
            worth += values[0] * STORAGE * rounds
        elif name in ("stars", "exchange"):
            worth += values[0] if name == "stars" else EXCHANGE
        elif name in ("pick_goon", "reserve_item"):
            worth += PICK_GOON if name == "pick_goon" else RESERVE_ITEM
    return worth


def power_worth(rounds: int) -> float:
    return POWER_WORTH * rounds


def book_worth(rounds: int) -> float:
    return BOOK if rounds else LAST_BOOK


class Gang(NamedTuple):
    """All that the scores of goons look at."""

    content: Content
    goons: Pile
    items: int
    power: int
    symbols: Pile
    rounds: int


@lru_cache(1 << 15)
def gang_worth(gang: Gang) -> float:
    """What goons will score: sets may grow, items, power and symbols come."""
    content, rounds = gang.content, gang.rounds
    worth, counts = 0.0, [0] * len(content.goon_scores)
    for card in gang.goons:
        counts[content.type[card]] += 1
        score = content.goon_scores[content.type[card]]
        if score[0] == "flat":
            worth += score[1]
        elif score[0] == "per":
            have = {"items": gang.items, "power": gang.power, "demon": gang.symbols[content.demon[card]]}[score[1]]
            worth += score[2] * (have + GROWTH[score[1]] * rounds)
    for score, count in zip(content.goon_scores, counts, strict=True):
        if score[0] == "table" and count:
            worth += set_worth(score[1:], count, rounds)
    return worth


def set_worth(stars: tuple[int, ...], count: int, rounds: int) -> float:
    """A set of goons as it is, and what more of them could add."""
    last = len(stars) - 1
    worth = now = float(stars[min(count - 1, last)])
    for more, (each_round, most) in enumerate(zip(MORE_CHANCE, MORE_MOST, strict=True), 1):
        gain = stars[min(count - 1 + more, last)] - now - EXTRA_GOON * more
        worth += min(most, each_round * rounds) * max(0.0, gain)
    return worth


@lru_cache(1 << 13)
def gang_of(content: Content, items: Pile, goons: Pile, power: int, rounds: int) -> tuple[Gang, float]:
    """A side's goons with what they look at, and what they will score."""
    printed, shields, gems, magic = content.attributes, 0, 0, 0
    for card in items + goons:
        shield, gem, spell = printed[card]
        shields, gems, magic = shields + shield, gems + gem, magic + spell
    gang = Gang(content, goons, len(items), power, (shields, gems, magic), rounds)
    return gang, gang_worth(gang)


@lru_cache(1 << 10)
def board_reward(content: Content, location: int, sides: int, place: int, present: int) -> tuple[Frame, ...]:
    return content.reward(location, sides, place, present)


@lru_cache(1 << 15)
def goon_gain(gang: Gang, card: int, goals: tuple[str, ...]) -> float:
    """What a goon adds to those a player has."""
    content = gang.content
    symbols = tuple([a + b for a, b in zip(gang.symbols, content.attributes[card], strict=True)])
    joined = gang._replace(goons=(*gang.goons, card), symbols=symbols)
    worth = gang_worth(joined) - gang_worth(gang) + effects_worth(content.effects[card], gang.rounds)
    worth += GOAL * (("goons" in goals) + ("goons_of.dwarf" in goals and content.type[card] == 2))
    new_type = content.type[card] not in [content.type[goon] for goon in gang.goons]
    worth += GOON_TYPES * (new_type and "goon_types" in goals)
    for attribute, count in enumerate(content.attributes[card]):
        worth += count * (ATTRIBUTE + GOAL * ("attr." + ATTRIBUTES[attribute] in goals))
    return worth


# cubes -------------------------------------------------------------------------------------------------------------
def cube_values(content: Content, rounds: int) -> tuple[float, ...]:
    if rounds:
        return CUBE
    left = content.numbers["leftovers"]
    return (left["scrap"], left["potion"], left["iron"], left["gold"])


@lru_cache(1 << 16)
def cubes_worth(means: Means, coming: Pile, here: float, discount: int = 0) -> float:
    """Own cubes, and the best item they may become: `here` is the chance to craft this round, with what is coming."""
    values = cube_values(means.content, means.rounds)
    worth = sum([values[i] * means.cubes[i] for i in range(4)], 0.0)
    spare = sum(means.cubes) - means.storage
    if spare > 0 and means.rounds:
        worth -= SPARE * spare
    later = LATER if means.rounds else 0.0
    best = later * craft_gain(means, means.cubes, values, discount)
    if here:
        pile = tuple([a + b for a, b in zip(means.cubes, coming, strict=True)])
        best = max(best, here * craft_gain(means, pile, values, discount) + AGAIN * best)
    return worth + best


def craft_gain(means: Means, cubes: Pile, values: tuple[float, ...], discount: int) -> float:
    """The gain of the best item by what it costs and what is missing, and a share of the second best."""
    best = second = 0.0
    for card, worth, chance in means.offers:
        missing, price = shortage(means.content.cost[card], cubes, values)
        missing = max(0, missing - discount)
        if missing < len(NEAR):
            gain = NEAR[missing] * chance * (worth - price)
            if gain > best:
                best, second = gain, best
            elif gain > second:
                second = gain
    return best + SECOND * second


def shortage(cost: Pile, cubes: Pile, values: tuple[float, ...]) -> tuple[int, float]:
    """Cubes that a cost lacks, and what all cubes of it are worth."""
    missing, left, price = 0, 0, values[0] * cost[ANY]
    for resource in range(4):
        lack = cost[resource] - cubes[resource]
        price += cost[resource] * values[resource]
        if lack > 0:
            missing += lack
        else:
            left -= lack
    return missing + max(0, cost[ANY] - left), price


# rewards -----------------------------------------------------------------------------------------------------------
class Buyer(NamedTuple):
    """What a player's rewards are valued with."""

    player: int
    means: Means
    gang: Gang
    goals: tuple[str, ...]
    token: float  # what the first player token is worth
    suspicion: float  # what another cube of suspicion costs


def reward_worth(g: Lockup, buyer: Buyer, place: int, present: int, location: int) -> float:
    """What a place at a location brings; without a reward there is the Library."""
    effects = board_reward(g.content, location, g.sides, place, present)
    consolation = CONSOLATION * book_worth(buyer.means.rounds)
    if location == LIBRARY:
        return book_worth(buyer.means.rounds) + (LIBRARY_FIRST if place == 0 else 0.0) if effects else 0.0
    if location == CELL_BLOCK:
        return 0.0  # counted with the cubes
    return max(consolation, sum([part_worth(g, buyer, part) for part in effects], 0.0)) if effects else consolation


def part_worth(g: Lockup, buyer: Buyer, part: Frame) -> float:
    name, rounds = part[0], buyer.means.rounds
    if name == "gain":
        if part[1] == "any":
            return max([more_cubes(buyer, resource, 1) for resource in range(4) if g.supply[resource]], default=0.0)
        resource = RESOURCES.index(part[1])
        return more_cubes(buyer, resource, min(part[2], g.supply[resource]))
    if name == "power":
        return power_gain(buyer, part[1])
    if name == "first_player":
        return buyer.token if g.first != buyer.player else 0.0
    if name == "choose":
        return max([part_worth(g, buyer, option) for option in part[1:]])
    if name == "recruit":
        return recruit_worth(g, buyer, part[1], part[2])
    return TRADE if sum(buyer.means.cubes) > (name == "trade") and rounds else IDLE_TRADE


def more_cubes(buyer: Buyer, resource: int, count: int) -> float:
    content, have, offers, rounds, storage = buyer.means
    cubes = (*have[:resource], have[resource] + count, *have[resource + 1 :])
    none, room = (0, 0, 0, 0), storage + 2
    more, now = Means(content, cubes, offers, rounds, room), Means(content, have, offers, rounds, room)
    return cubes_worth(more, none, 0.0) - cubes_worth(now, none, 0.0)


def power_gain(buyer: Buyer, count: int) -> float:
    gang = buyer.gang
    scored = gang_worth(gang._replace(power=gang.power + count)) - gang_worth(gang)
    return count * power_worth(buyer.means.rounds) + scored + GOAL * count * ("power" in buyer.goals)


def recruit_worth(g: Lockup, buyer: Buyer, goons: int, price: int) -> float:
    """The best goons of the row, less the cubes they cost; a few cubes may still come."""
    have = sum(buyer.means.cubes) + (CUBES_TO_COME if g.location < CHOW_HALL else 0.0)
    if have < price - 1:
        return 0.0
    gains = sorted([goon_gain(buyer.gang, card, buyer.goals) for space in g.goon_row for card in space], reverse=True)
    values = cube_values(g.content, buyer.means.rounds)
    return max(0.0, sum(gains[:goons], 0.0) - price * values[0] * PRICE) * min(1.0, have / price)


def likely_cubes(location: int, place: int, sides: int) -> float:
    """Cubes of the location's own kind by place."""
    return (FEW_CUBES if sides == 2 else MANY_CUBES)[location][min(place, 2)]
