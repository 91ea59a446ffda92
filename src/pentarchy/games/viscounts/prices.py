"""What things are worth to a player of Viscounts in a position, whatever lies on the board: effects, workers, trades.

`Prices` holds what does not change while cards and buildings come and go, so that it is made once for many moves.
Gains are estimates of what `heuristic.py` will find when the action has been made. Weights are in weights.toml.
"""

from pentarchy.engine.rules import Frame
from pentarchy.games.viscounts import forecast
from pentarchy.games.viscounts.content import GOOD_OF, GOODS, SILVER, WORKERS, Convert, Effects
from pentarchy.games.viscounts.holdings import castle_of, more_majority, track_rewards
from pentarchy.games.viscounts.moves import SECTIONS
from pentarchy.games.viscounts.state import COLOURS, Pile, Viscounts
from pentarchy.kit.weights import weights_of

WEIGHTS = weights_of("pentarchy.games.viscounts")
MORE = WEIGHTS.number("actions.more")
EFFECT_TURNS = WEIGHTS.number("effects.turns")
NOT_ENOUGH = -1.0  # price of what cannot be paid
CACHED = 1000  # prices that are kept


class Prices:
    """What effects, workers, goods and trades are worth to a player."""

    def __init__(self, g: Viscounts, player: int, turns: float, rewards: tuple[float, ...]) -> None:
        """`turns`: actions to come; `later`: those after the next one."""
        self.player, self.turns, self.content = player, turns, g.content
        self.later = later = max(0.0, turns - 1.0)
        self.castle, self.tiers = castle_of(g, player), tuple(g.content.numbers["castle"]["tiers"])
        self.castle_now = forecast.castle_worth(self.castle, self.tiers, later)
        self.supply = g.workers[player]
        self.nobles: list[int] = g.content.numbers["workers"]["nobles"]
        self.papers = g.debts[player] + g.deeds[player]
        self.rewards, self.steps = rewards, int(forecast.STEPS * later + 0.5)
        self.markers = g.corruption[player], g.virtue[player]
        self.effects: dict[Frame, float] = {}
        self._value_papers(g)
        self.placings: dict[tuple[int, int], float] = {}
        self.rises = [self.all_of(effects) for effects in g.content.sections]
        self.topping = [0.0, *(self._topping(g, count) for count in (1, 2))]
        self.trade = [self._trades(place) for place in range(len(g.content.trade))]
        self.most_trading = [max(worths) for worths in self.trade]
        self.most_placing = [self._most_placing(section) for section in range(SECTIONS)]
        self.traded: dict[tuple[int, int, int], float] = {}
        self.employed: dict[tuple[int, int, int], float] = {}
        self.sites: dict[tuple[int, Pile, Pile], list[float]] = {}  # the best empty ones, see opportunities.py

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
        return forecast.plain_worth(part) * forecast.early(self.later, EFFECT_TURNS)

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

    # actions ------------------------------------------------------------------------------------------------------
    def placing(self, section: int, count: int) -> float:
        """What workers in a section give, with those who rise."""
        found = self.placings.get((section, count))
        if found is None:
            after, risen, top = forecast.placed(self.castle, section, min(count, self.supply))
            worth = forecast.castle_worth(after, self.tiers, self.later) - self.castle_now
            found = worth + sum([self.rises[place] for place in risen], 0.0) + self.topping[min(top, 2)]
            self.placings[section, count] = found
        return found

    def _most_placing(self, section: int) -> float:
        """What placing workers in a section gives at most."""
        most = 0.0
        for number in range(1, min(len(self.nobles), self.supply) + 1):
            most = max(most, self.placing(section, number))
        return most

    def price(self, good: int, count: int, have: int) -> float:
        """What so many of a good cost that one has."""
        later = self.later
        return forecast.stock_worth(later, good, have) - forecast.stock_worth(later, good, have - count)

    def payment(self, action: int, due: int, goods: Pile, converts: list[Convert]) -> float:
        """What it costs to pay icons with goods; NOT_ENOUGH if it is impossible."""
        if due <= 0:
            return 0.0
        good = GOOD_OF[action]
        if not converts:
            return self.price(good, due, goods[good]) if due <= goods[good] else NOT_ENOUGH
        have, cost = list(goods), 0.0
        ways = [(good, 1, 1, 99)]
        for convert in converts:
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

    def employing(self, section: int, free: int, goods: Pile, converts: list[Convert]) -> float:
        """What placing workers in a section gives at its best, less the goods; kept by the good that pays."""
        if converts:
            return self._employing(section, free, goods, converts)
        key = (section, free, goods[GOOD_OF[WORKERS]])
        found = self.employed.get(key)
        if found is None:
            found = self.employed[key] = self._employing(section, free, goods, converts)
        return found

    def _employing(self, section: int, free: int, goods: Pile, converts: list[Convert]) -> float:
        best = 0.0
        for number, needed in enumerate(self.nobles[: self.supply], 1):
            cost = self.payment(WORKERS, needed - free, goods, converts)
            if cost < 0.0:
                break
            best = max(best, self.placing(section, number) - cost)
        return best

    def _trades(self, place: int) -> list[float]:
        """What a trade brings by the number of exchanges, without their price."""
        part, worth, found = self.content.trade[place][1][0], 0.0, [0.0]
        each = self.effect(part)
        for _ in range(self.papers if part[0] == "flip" else 3 if part[0] == "destroy" else 9):
            worth += each
            each *= MORE
            found.append(worth)
        return found

    def trading(self, place: int, free: int, silver: int) -> float:
        """What trading at a place gives at its best, less the silver."""
        found = self.traded.get((place, free, silver))
        if found is None:
            found = self.traded[place, free, silver] = self._trading(place, free, silver)
        return found

    def _trading(self, place: int, free: int, silver: int) -> float:
        cost, effects = self.content.trade[place]
        reach = free if effects[0][:2] == ("gain", "silver") else free + silver
        best, later, worths = 0.0, self.later, self.trade[place]
        have = forecast.stock_worth(later, SILVER, silver)
        for number in range(1, min(reach // cost, len(worths) - 1) + 1):
            left = forecast.stock_worth(later, SILVER, silver - max(0, number * cost - free))
            gain = worths[number] - (have - left)
            if gain > best:
                best = gain
        return best


PRICES: dict[object, Prices] = {}


def prices_of(g: Viscounts, player: int, turns: float) -> Prices:
    """Looked up by all that they depend on."""
    rewards = track_rewards(g, player, max(0.0, turns - 1.0))
    key = (
        g.content, player, g.players, turns, tuple(g.tier_1[player::COLOURS]), tuple(g.tier_2[player::COLOURS]),
        tuple(g.tier_3), g.leader, g.workers[player], g.debts[player], g.deeds[player], tuple(g.paid),
        tuple(g.approved), g.corruption[player], g.virtue[player], rewards, g.poverty, g.prosperity, g.last_round > 0,
    )  # fmt: skip
    found = PRICES.get(key)
    if found is None:
        if len(PRICES) >= CACHED:
            PRICES.clear()
        found = PRICES[key] = Prices(g, player, turns, rewards)
    return found
