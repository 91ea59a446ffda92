"""What a player of Viscounts could do: the gain of every action at every space, with these icons and goods.

The bot is asked for a card, a way, an action and a hire one after another; a card is as good as the best way it opens,
a space as the best action there. An `Outlook` holds what the position offers whatever the player has in hand, so that
it is made once for many moves. Gains are estimates of what `heuristic.py` will find when the action has been made.
"""

from typing import NamedTuple

from pentarchy.engine.rules import Frame
from pentarchy.games.viscounts import forecast
from pentarchy.games.viscounts.actions import CHEAP, open_actions
from pentarchy.games.viscounts.buildings import BUILDINGS
from pentarchy.games.viscounts.cards import owned_cards
from pentarchy.games.viscounts.content import (
    BUILD,
    CRIMINAL,
    GOOD_OF,
    LAST_SLOT,
    MERCHANT,
    SILVER,
    TRADE,
    TYPES,
    WORKERS,
    Convert,
    Effects,
)
from pentarchy.games.viscounts.hiring import HIRE
from pentarchy.games.viscounts.holdings import (
    Recruits,
    best_buildings,
    icon_worths,
    offered_bonuses,
    recruits_of,
    ribbons_of,
    site_links,
    tile_score,
)
from pentarchy.games.viscounts.movement import STEP, distances
from pentarchy.games.viscounts.moves import INNER
from pentarchy.games.viscounts.prices import NOT_ENOUGH, Prices, prices_of
from pentarchy.games.viscounts.state import COLOURS, Pile, Viscounts
from pentarchy.kit.weights import weights_of

WEIGHTS = weights_of("pentarchy.games.viscounts")
SHARED = WEIGHTS.number("actions.shared")
OPEN_LINK = WEIGHTS.number("actions.open_link")
ALIKE = 1e-9  # gains that differ by less are looked at: a bound may be off by a rounding
CACHED = 4000  # outlooks that are kept
NO_CONVERTS: list[Convert] = []


class Folk(NamedTuple):
    """The townsfolk beside a segment."""

    silver: int
    icons: Pile
    bonus: float
    hire: float  # what hiring it gives beside its price; 0 if nobody is there


class Means(NamedTuple):
    """What a player acts with."""

    icons: Pile
    goods: Pile
    converts: tuple[Convert, ...]

    def less(self, silver: int) -> "Means":
        """What is left after paying so much silver."""
        ink, stone, gold, have = self.goods
        return Means(self.icons, (ink, stone, gold, have - silver), self.converts)


class Outlook:
    """What the board offers to a player, beside own icons and goods."""

    def __init__(self, g: Viscounts, player: int, prices: Prices) -> None:
        self.player, self.prices = player, prices
        self.ring, self.section_of = g.ring, g.castle
        self.cheap = bool(g.built[player] & g.content.ability_mask[CHEAP])
        self.stride = int(bool(g.built[player] & g.content.ability_mask[STEP]))
        self.links = site_links(g.content, g.face, g.ring)
        icons = icon_worths(g, player)
        self.buildings = best_buildings(g.content, g.built[player], prices.later, icons)
        self.sites = self._sites(g)
        recruits = recruits_of(g, player, prices.later, icons)
        self.folk = [self._folk(g, segment, recruits) for segment in range(len(g.ring))]
        self.tiles = self._tiles(g)
        self.bounds = self._bounds()
        self.order = self._order()
        self.gains: dict[tuple[int, int, int, int], float] = {}
        self.bargains: dict[tuple[int, int], tuple[float, float, int]] = {}
        self.ways: dict[tuple[int, int, Means], float] = {}

    # what lies on the board ---------------------------------------------------------------------------------------
    def _sites(self, g: Viscounts) -> list[float]:
        """The best empty site of each space, kept with the prices while nobody builds."""
        key = (g.face, g.ring, tuple(g.sites))
        found = self.prices.sites.get(key)
        if found is None:
            found = [self._best_site(g, *divmod(space, 3)) for space in range(3 * len(g.ring))]
            self.prices.sites[key] = found
        return found

    def _best_site(self, g: Viscounts, segment: int, bank: int) -> float:
        """What the best empty site of an outer space gives; NOT_ENOUGH if there is none."""
        if bank == INNER:
            return NOT_ENOUGH
        best, banks, first = NOT_ENOUGH, g.content.bank[g.face], LAST_SLOT * segment
        for site in range(first, first + LAST_SLOT):
            if banks[site] == bank and g.sites[site] < 0:
                best = max(best, 0.0, self._site(g, site))
        return best

    def _site(self, g: Viscounts, site: int) -> float:
        worth = self.prices.all_of(g.content.site_effects[g.face][site])
        for end, effects in self.links[site]:
            other = g.sites[end]
            mine = other // BUILDINGS == self.player
            worth += self.prices.all_of(effects) * (OPEN_LINK if other < 0 else 1.0 if mine else 1.0 - SHARED)
        return worth

    def _folk(self, g: Viscounts, segment: int, recruits: Recruits) -> Folk:
        content, pile = g.content, g.townsfolk[segment]
        if not pile:
            printed = content.printed_folk[segment]
            return Folk(printed.silver, printed.icons, self._all_of(printed.bonus), 0.0)
        card = pile[-1]
        bonus = self._all_of(content.bonus[card])
        hire = bonus + recruits.worth(content, card)
        if g.built[self.player] & content.ability_mask[HIRE]:
            hire += forecast.ROUGH["discard"]
        return Folk(content.silver[card], content.icons[card], bonus, hire)

    def _tiles(self, g: Viscounts) -> list[tuple[int, float]]:
        """Cost and worth of the manuscript of each segment."""
        content, player, numbers, found = g.content, self.player, g.content.numbers["manuscripts"], []
        counts, sets, offered = ribbons_of(g, player), tuple(numbers["sets"]), offered_bonuses(g, self.prices.later)
        now = forecast.ribbons_worth(counts, sets, numbers["bonus"], offered, self.prices.later)
        for segment, pile in enumerate(g.manuscripts):
            if not pile:
                printed = content.printed_tiles[segment]
                found.append((printed.cost, self._all_of(printed.effects)))
                continue
            tile = pile[-1]
            more = tuple([count + (ribbon == content.ribbon[tile]) for ribbon, count in enumerate(counts)])
            worth = forecast.ribbons_worth(more, sets, numbers["bonus"], offered, self.prices.later) - now
            worth += tile_score(g, player, tile, self.prices.later)
            found.append((content.cost[tile], worth + self._all_of(content.effects[tile])))
        return found

    def _all_of(self, effects: Effects) -> float:
        return sum([self._built(part) if part[0] == "build" else self.prices.effect(part) for part in effects], 0.0)

    def _built(self, part: Frame) -> float:
        """What an effect that builds gives."""
        kind = TYPES.index(part[1])
        return next((worth for number, _, worth in self.buildings if number == kind), 0.0)

    # actions ------------------------------------------------------------------------------------------------------
    def best_way(self, start: int, least: int, means: Means) -> float:
        """The best action within reach of a card with so much silver, less the price of the way."""
        key = (start, least, means)
        found = self.ways.get(key)
        if found is None:
            found = self.ways[key] = self._best_way(start, least, means)
        return found

    def _best_way(self, start: int, least: int, means: Means) -> float:
        free, silver, best = least + self.stride, means.goods[SILVER], 0.0
        fares = {0: (means, 0.0)}  # what is left to act with, and what the silver was worth
        steps = distances(self.ring, start, least)
        for most, space in self.order:
            if most <= best:
                break  # nor do those that follow
            fare = max(0, steps[space] - free)
            if fare > silver:
                continue
            found = fares.get(fare)
            if found is None:
                found = fares[fare] = (means.less(fare), self.prices.price(SILVER, fare, silver))
            left, price = found
            gain = self.best_at(space, left, -1, best + price - ALIKE) - price
            if gain > best:
                best = gain
        return best

    def best_at(self, space: int, means: Means, committed: int = -1, floor: float = 0.0) -> float:
        """The best action at a space, with the dismissal or the hire beside it; none is always possible.

        What cannot bring more than `floor` is not looked at.
        """
        folk, goods = self.folk[space // 3], means.goods
        hire, dismissal, price = self.deals(space // 3, goods[SILVER])
        best = hire
        lends = price >= 0 and committed < 0
        for action in (committed,) if committed >= 0 else open_actions(space):
            most = self.bounds[space][action]
            converts = [one for one in means.converts if one.action == action] if means.converts else NO_CONVERTS
            free = free_icons(means.icons, action, converts)
            if most + hire > floor:
                best = max(best, self.gain(action, space, free, goods, converts) + hire)
            if lends and most + dismissal > floor and (folk.icons[action] or folk.icons[CRIMINAL]):
                free += free_icons(folk.icons, action, NO_CONVERTS)
                left = goods
                if converts:  # merchants of both count together
                    free = free_icons(added(means.icons, folk.icons), action, converts)
                if converts or action == TRADE:
                    left = (*goods[:SILVER], goods[SILVER] - price)
                best = max(best, self.gain(action, space, free, left, converts) + dismissal)
        return best

    def _bounds(self) -> list[tuple[float, float, float, float]]:
        """What each action can give at most at each space, whatever is paid for it."""
        prices, found = self.prices, []
        building = max([worth for _, _, worth in self.buildings], default=0.0)
        for segment, (_, tile) in enumerate(self.tiles):
            for bank in range(3):
                if bank == INNER:
                    found.append((0.0, 0.0, prices.most_placing[self.section_of[segment]], max(0.0, tile)))
                else:
                    site = self.sites[3 * segment + bank]
                    build = max(0.0, building + site) if site >= 0.0 else 0.0
                    found.append((prices.most_trading[2 * segment + bank], build, 0.0, 0.0))
        return found

    def _order(self) -> list[tuple[float, int]]:
        """The spaces with what they can give at most, the best first."""
        beside = [max(0.0, folk.hire, folk.bonus) for folk in self.folk]
        found = [(max(most) + beside[space // 3], space) for space, most in enumerate(self.bounds)]
        found.sort(reverse=True)
        return found

    def deals(self, segment: int, silver: int) -> tuple[float, float, int]:
        """What a hire and a dismissal give with so much silver, and the price of the latter; -1: it cannot be paid."""
        found = self.bargains.get((segment, silver))
        if found is None:
            folk = self.folk[segment]
            price, hire, dismissal = 1 if self.cheap else folk.silver, 0.0, 0.0
            if folk.hire and folk.silver <= silver:
                hire = max(0.0, folk.hire - self.prices.price(SILVER, folk.silver, silver))
            if price <= silver:
                dismissal = folk.bonus - self.prices.price(SILVER, price, silver)
            found = self.bargains[segment, silver] = (hire, dismissal, price if price <= silver else -1)
        return found

    def gain(self, action: int, space: int, free: int, goods: Pile, converts: list[Convert]) -> float:
        """What an action gives at its best, less the goods; 0 if it is impossible.

        Kept by what it depends on: without abilities that convert, only the good of the action counts.
        """
        if action == TRADE:
            return self.prices.trading(2 * (space // 3) + space % 3, free, goods[SILVER])
        if action == WORKERS:
            return self.prices.employing(self.section_of[space // 3], free, goods, converts)
        if converts:
            return self._gain(action, space, free, goods, converts)
        key = (action, space, free, goods[GOOD_OF[action]])
        found = self.gains.get(key)
        if found is None:
            found = self.gains[key] = self._gain(action, space, free, goods, converts)
        return found

    def _gain(self, action: int, space: int, free: int, goods: Pile, converts: list[Convert]) -> float:
        best = 0.0
        if action == BUILD:
            site = self.sites[space]
            if site >= 0.0:
                for _, needed, worth in self.buildings:
                    cost = self.prices.payment(action, needed - free, goods, converts)
                    if cost >= 0.0 and worth + site - cost > best:
                        best = worth + site - cost
            return best
        needed, worth = self.tiles[space // 3]
        cost = self.prices.payment(action, needed - free, goods, converts)
        return max(best, worth - cost) if cost >= 0.0 else best


def added(icons: Pile, more: Pile) -> Pile:
    return tuple([own + another for own, another in zip(icons, more, strict=True)])


def free_icons(icons: Pile, action: int, converts: list[Convert]) -> int:
    """Icons that an action gets for nothing: its own, criminals, and merchants that cards turn into them."""
    free = icons[action] + icons[CRIMINAL]
    for convert in converts:
        if convert.merchants:
            free += icons[MERCHANT] // convert.amount * convert.icons
    return free


OUTLOOKS: dict[object, Outlook] = {}


def outlook_of(g: Viscounts, player: int, turns: float) -> Outlook:
    """Looked up by what it depends on, but for own silver and bonus cards: what those add to it is that of the first
    position that was seen, so that moves which differ in them only are compared by what they have."""
    key = (
        g.content, player, turns, g.face, g.ring, g.castle, g.players, g.built[player], tuple(g.sites),
        tuple(g.tier_1[player::COLOURS]), tuple(g.tier_2[player::COLOURS]), tuple(g.tier_3), g.leader,
        g.workers[player], tuple([pile[-1:] for pile in g.townsfolk]), tuple([pile[-1:] for pile in g.manuscripts]),
        g.scrolls[player], g.bonus_cards, tuple(g.debts), tuple(g.deeds), tuple(g.paid), tuple(g.approved),
        g.corruption[player], g.virtue[player], g.poverty, g.prosperity, g.last_round,
        len(g.hands[player]) + len(g.decks[player]), tuple(sorted(owned_cards(g, player))),
        sum(g.goods[4 * player : 4 * player + SILVER]),
    )  # fmt: skip
    found = OUTLOOKS.get(key)
    if found is None:
        if len(OUTLOOKS) >= CACHED:
            OUTLOOKS.clear()
        found = OUTLOOKS[key] = Outlook(g, player, prices_of(g, player, turns))
    return found
