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
from pentarchy.games.viscounts.content import (
    BUILD,
    CRIMINAL,
    GOOD_OF,
    GOODS,
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
    castle_of,
    hired_worth,
    icon_worths,
    more_majority,
    offered_bonuses,
    ribbons_of,
    site_links,
    slot_worth,
    tile_score,
    track_rewards,
)
from pentarchy.games.viscounts.moves import INNER, SECTIONS
from pentarchy.games.viscounts.state import Pile, Viscounts

SHARED = 0.5  # of what a link gives another owner, that it costs
OPEN_LINK = 0.2  # of a link whose other site is still empty
MORE = 0.97  # of each further exchange in a trade
NOT_ENOUGH = -1.0  # price of what cannot be paid


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


class Outlook:
    """What the position offers to a player, beside own icons and goods."""

    def __init__(self, g: Viscounts, player: int, turns: float, later: float) -> None:
        """`turns`: actions to come; `later`: those after the next one."""
        self.player, self.turns, self.later, self.content = player, turns, later, g.content
        self.castle, self.tiers = castle_of(g, player), tuple(g.content.numbers["castle"]["tiers"])
        self.castle_now = forecast.castle_worth(self.castle, self.tiers, later)
        self.nobles: list[int] = g.content.numbers["workers"]["nobles"]
        self.ring, self.section_of, self.supply = g.ring, g.castle, g.workers[player]
        self.cheap = bool(g.built[player] & g.content.ability_mask[CHEAP])
        self.papers = g.debts[player] + g.deeds[player]
        self.effects: dict[Frame, float] = {}
        self._value_papers(g)
        steps = int(forecast.STEPS * later + 0.5)
        self.rewards, self.steps = track_rewards(g, player, later), steps
        self.markers = g.corruption[player], g.virtue[player]
        self.rises = [self.all_of(effects) for effects in g.content.sections]
        self.topping = [0.0, *(self._topping(g, count) for count in (1, 2))]
        self.links = site_links(g.content, g.face, g.ring)
        self.buildings = self._buildings(g)
        self.sites = [self._best_site(g, *divmod(space, 3)) for space in range(3 * len(g.ring))]
        self.folk = [self._folk(g, segment) for segment in range(len(g.ring))]
        self.tiles = self._tiles(g)
        self.gains: dict[tuple[int, int, Means], float] = {}

    # effects ------------------------------------------------------------------------------------------------------
    def _value_papers(self, g: Viscounts) -> None:
        player, debts, deeds = self.player, g.debts[self.player], g.deeds[self.player]
        now = forecast.papers_worth(debts, deeds, self.later)
        self.deed = forecast.papers_worth(debts, deeds + 1, self.later) - now
        self.debt = forecast.papers_worth(debts + 1, deeds, self.later) - now
        poverty, prosperity = forecast.open_chances(g.poverty, g.prosperity, g.last_round > 0, g.sides)
        self.flip_deed = self.flip_debt = 0.0
        if deeds:
            won = more_majority(g, g.approved, player, self.turns) * poverty
            self.flip_deed = forecast.papers_worth(debts, deeds - 1, self.later) + 3.0 - now + won
        if debts:
            won = more_majority(g, g.paid, player, self.turns) * prosperity
            self.flip_debt = forecast.papers_worth(debts - 1, deeds, self.later) - now + won
            self.flip_debt += self.effect(("resource", 1))

    def effect(self, part: Frame) -> float:
        """What an effect gives in this position."""
        found = self.effects.get(part)
        if found is None:
            found = self.effects[part] = self._effect(part)
        return found

    def all_of(self, effects: Effects) -> float:
        return sum([self.effect(part) for part in effects], 0.0)

    def _effect(self, part: Frame) -> float:
        name, *values = part
        count = values[0] if values and isinstance(values[0], int) else 1
        if name == "gain":
            return int(values[1]) * forecast.stock_worth(self.later, GOODS.index(values[0]), 1)
        if name == "resource":
            return count * forecast.ANY_RESOURCE * forecast.early(self.later, forecast.USED_UP)
        if name in ("virtue", "corruption"):
            return self.markers_moved(count if name == "corruption" else -count)
        if name in ("deed", "debt"):
            return count * (self.deed if name == "deed" else self.debt)
        if name == "flip_deed":
            return self.flip_deed
        if name == "flip_debt":
            return self.flip_debt
        if name == "flip":
            return min(count, self.papers) * max(self.flip_deed, self.flip_debt)
        if name == "choose":
            return max([self.effect(one) for one in values])
        if name == "both":
            return sum([self.effect(one) for one in values], 0.0)
        if name == "workers":
            return max([self.placing(section, count) for section in range(SECTIONS)])
        if name == "build":
            kind = TYPES.index(values[0])
            return next((worth for number, _, worth in self.buildings if number == kind), 0.0)
        return forecast.plain_worth(part) * forecast.early(self.later, 5.0)

    def markers_moved(self, right: int) -> float:
        """What it gives when corruption goes right, or virtue left."""
        corruption, virtue = self.markers
        now = forecast.track_worth(self.rewards, corruption, virtue, self.steps)
        length = len(self.rewards)
        for _ in range(abs(right)):
            if corruption < virtue:
                corruption, virtue = (corruption + 1, virtue) if right > 0 else (corruption, virtue - 1)
            else:
                corruption = virtue = max(1, min(length, virtue + (1 if right > 0 else -1)))
        return forecast.track_worth(self.rewards, corruption, virtue, self.steps) - now

    def _topping(self, g: Viscounts, count: int) -> float:
        """What so many more workers on the top tier give beside their points: rewards, and perhaps the leader card."""
        tops, points = list(g.tier_3), g.content.numbers["castle"]["leader"]
        now = forecast.leader_worth(tuple(tops), g.leader, self.player, points, self.later)
        tops[self.player] += count
        leads = g.leader < 0 or tops[self.player] > tops[g.leader]
        leader = self.player if leads else g.leader
        then = forecast.leader_worth(tuple(tops), leader, self.player, points, self.later)
        return count * self.all_of(g.content.top_tier) + then - now

    # what lies on the board ---------------------------------------------------------------------------------------
    def _buildings(self, g: Viscounts) -> list[tuple[int, int, float]]:
        """The best building left of each type: type, cost, worth."""
        found, content, icons = [], g.content, icon_worths(g, self.player)
        for number, kind in enumerate(TYPES):
            slots = [slot for slot in range(BUILDINGS) if content.building_type[slot] == number]
            left = [slot for slot in slots if not g.built[self.player] >> slot & 1]
            if left:
                points = content.numbers["buildings"][kind]
                gained = points[len(slots) - len(left) + 1] - points[len(slots) - len(left)]
                ability = max([slot_worth(g, slot, self.later, icons) for slot in left])
                found.append((number, content.building_cost[left[0]], gained + ability))
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
        worth = self.all_of(g.content.site_effects[g.face][site])
        for end, effects in self.links[site]:
            other = g.sites[end]
            mine = other // BUILDINGS == self.player
            worth += self.all_of(effects) * (OPEN_LINK if other < 0 else 1.0 if mine else 1.0 - SHARED)
        return worth

    def _folk(self, g: Viscounts, segment: int) -> Folk:
        content, pile = g.content, g.townsfolk[segment]
        if not pile:
            printed = content.printed_folk[segment]
            return Folk(printed.silver, printed.icons, self.all_of(printed.bonus), 0.0)
        card = pile[-1]
        bonus = self.all_of(content.bonus[card])
        hire = bonus + hired_worth(g, self.player, card, self.later)
        if g.built[self.player] & content.ability_mask[HIRE]:
            hire += forecast.ROUGH["discard"]
        return Folk(content.silver[card], content.icons[card], bonus, hire)

    def _tiles(self, g: Viscounts) -> list[tuple[int, float]]:
        """Cost and worth of the manuscript of each segment."""
        content, player, numbers, found = g.content, self.player, g.content.numbers["manuscripts"], []
        counts, sets, offered = ribbons_of(g, player), tuple(numbers["sets"]), offered_bonuses(g, self.later)
        now = forecast.ribbons_worth(counts, sets, numbers["bonus"], offered, self.later)
        for segment, pile in enumerate(g.manuscripts):
            if not pile:
                printed = content.printed_tiles[segment]
                found.append((printed.cost, self.all_of(printed.effects)))
                continue
            tile = pile[-1]
            more = tuple([count + (ribbon == content.ribbon[tile]) for ribbon, count in enumerate(counts)])
            worth = forecast.ribbons_worth(more, sets, numbers["bonus"], offered, self.later) - now
            worth += tile_score(g, player, tile, self.later)
            found.append((content.cost[tile], worth + self.all_of(content.effects[tile])))
        return found

    # actions ------------------------------------------------------------------------------------------------------
    def placing(self, section: int, count: int) -> float:
        """What workers in a section give, with those who rise."""
        after, risen, top = forecast.placed(self.castle, section, min(count, self.supply))
        worth = forecast.castle_worth(after, self.tiers, self.later) - self.castle_now
        return worth + sum([self.rises[place] for place in risen], 0.0) + self.topping[min(top, 2)]

    def best_at(self, space: int, means: Means, committed: int = -1) -> float:
        """The best action at a space, with the dismissal or the hire beside it; none is always possible."""
        key = (space, committed, means)
        found = self.gains.get(key)
        if found is None:
            found = self.gains[key] = self._best_at(space, means, committed)
        return found

    def _best_at(self, space: int, means: Means, committed: int) -> float:
        segment, folk = space // 3, self.folk[space // 3]
        silver = means.goods[SILVER]
        hire = 0.0
        if folk.hire and folk.silver <= silver:
            hire = max(0.0, folk.hire - self.price(SILVER, folk.silver, silver))
        best = hire
        price = 1 if self.cheap else folk.silver
        lent = None
        if committed < 0 and price <= silver:
            goods = (*means.goods[:SILVER], silver - price)
            icons = tuple([own + more for own, more in zip(means.icons, folk.icons, strict=True)])
            lent = Means(icons, goods, means.converts)
        actions = (committed,) if committed >= 0 else open_actions(space)
        for action in actions:
            gain = self.gain(action, segment, space, means)
            if gain + hire > best:
                best = gain + hire
            if lent is not None and (folk.icons[action] or folk.icons[CRIMINAL]):
                gain = self.gain(action, segment, space, lent)
                gain += folk.bonus - self.price(SILVER, price, silver)
                if gain > best:
                    best = gain
        return best

    def price(self, good: int, count: int, have: int) -> float:
        """What so many of a good cost that one has."""
        later = self.later
        return forecast.stock_worth(later, good, have) - forecast.stock_worth(later, good, have - count)

    def payment(self, action: int, due: int, means: Means) -> float:
        """What it costs to pay icons with goods; NOT_ENOUGH if it is impossible."""
        if due <= 0:
            return 0.0
        good = GOOD_OF[action]
        own = means.goods[good]
        if due <= own and not means.converts:
            return self.price(good, due, own)
        have, cost = list(means.goods), 0.0
        ways = [(good, 1, 1, 99)]
        for convert in means.converts:
            if convert.action == action:
                ways += [(one, convert.amount, convert.icons, 1 if convert.once else 99) for one in convert.goods]
        for good, amount, icons, most in sorted(ways, key=lambda way: way[1] / way[2]):
            times = min(most, have[good] // amount, -(-due // icons))
            if times > 0:
                cost += self.price(good, times * amount, have[good])
                have[good] -= times * amount
                due -= times * icons
            if due <= 0:
                return cost
        return NOT_ENOUGH

    def gain(self, action: int, segment: int, space: int, means: Means) -> float:
        """What an action gives at its best, less the goods; 0 if it is impossible."""
        free = means.icons[action] + means.icons[CRIMINAL]
        for convert in means.converts:
            if convert.merchants and convert.action == action:
                free += means.icons[MERCHANT] // convert.amount * convert.icons
        if action == TRADE:
            return self._trade(2 * segment + space % 3, free, means)
        best = 0.0
        if action == BUILD:
            site = self.sites[space]
            if site >= 0.0:
                for _, needed, worth in self.buildings:
                    cost = self.payment(action, needed - free, means)
                    if cost >= 0.0 and worth + site - cost > best:
                        best = worth + site - cost
        elif action == WORKERS:
            for number, needed in enumerate(self.nobles, 1):
                cost = self.payment(action, needed - free, means) if number <= self.supply else NOT_ENOUGH
                if cost < 0.0:
                    break
                best = max(best, self.placing(self.section_of[segment], number) - cost)
        else:
            needed, worth = self.tiles[segment]
            cost = self.payment(action, needed - free, means)
            if cost >= 0.0:
                best = max(best, worth - cost)
        return best

    def _trade(self, place: int, free: int, means: Means) -> float:
        cost, effects = self.content.trade[place]
        part = effects[0]
        each, silver = self.effect(part), means.goods[SILVER]
        reach = free if part[:2] == ("gain", "silver") else free + silver
        most = min(reach // cost, self.papers if part[0] == "flip" else 3 if part[0] == "destroy" else 9)
        best = worth = 0.0
        for number in range(1, most + 1):
            worth += each
            each *= MORE
            gain = worth - self.price(SILVER, max(0, number * cost - free), silver)
            if gain > best:
                best = gain
        return best
