"""What moves all the time in a position: goods, workers, hand cards, and the actions of a turn that are still to do.

A chief that was placed counts with what its actions are likely to bring, because they are chosen one by one
afterwards. All weights are in points, in weights.toml.
"""

from collections.abc import Sequence
from functools import lru_cache

from pentarchy.engine.rules import Frame
from pentarchy.games.wistar.content import (
    BEDS,
    COLLECT_METAL,
    COLLECT_WOOD,
    DIG,
    JOKER,
    METAL,
    MOVE,
    PROJECTS,
    SLOTS,
    WOOD,
)  # fmt: skip
from pentarchy.games.wistar.forecast import Outlook, saturating
from pentarchy.games.wistar.gains import take_thing
from pentarchy.games.wistar.missions import mission_of
from pentarchy.games.wistar.prospects import Prospects
from pentarchy.games.wistar.state import Wistar
from pentarchy.games.wistar.wheel import MAIN, bonuses, free_slots, position_of, strength
from pentarchy.kit.piles import Pile
from pentarchy.kit.weights import weights_of

WEIGHTS = weights_of("pentarchy.games.wistar")
GOOD = WEIGHTS.number("goods.first")
GOOD_EARLY = WEIGHTS.number("goods.first_early")
DEMAND = WEIGHTS.number("goods.demand")
REST = WEIGHTS.number("goods.rest")
MOVE_WORTH = WEIGHTS.number("goods.move")
MOVE_DEMAND = WEIGHTS.number("goods.move_demand")
MOVE_PRICE = WEIGHTS.number("goods.move_price")
JOKER_WORTH = WEIGHTS.number("goods.joker")
JOKER_DEMAND = WEIGHTS.number("goods.joker_demand")
JOKER_CHIEF = WEIGHTS.number("goods.joker_chief")
JOKER_REST = WEIGHTS.number("goods.joker_rest")
DEMAND_CHIEF = WEIGHTS.number("goods.demand_chief")
PRICE_CHIEFS = WEIGHTS.number("goods.price_chiefs")
JOKER_SPENT = WEIGHTS.number("goods.joker_spent")
WORKER = WEIGHTS.number("workers.worker")
SHARES = WEIGHTS.numbers("workers.shares")
ENTRANCE = WEIGHTS.number("workers.entrance")
PLAN = WEIGHTS.number("hand.plan")
UNPAID = WEIGHTS.number("hand.unpaid")
PLAYS = WEIGHTS.number("hand.plays")
PLAY_RANK = WEIGHTS.number("hand.rank")
PRICE = WEIGHTS.number("goods.price")
CARD = WEIGHTS.number("hand.card")
BLIND = WEIGHTS.number("hand.blind")
LIKELY = WEIGHTS.number("to_do.likely")
DUE = WEIGHTS.number("to_do.due")
HUT = WEIGHTS.number("to_do.hut")
MOST_TOKENS = 2  # move tokens that are tried for one action
UNPLACED = WEIGHTS.number("workers.unplaced")
FIRST = WEIGHTS.number("to_do.first")
PLACING = WEIGHTS.number("to_do.placing")
POTION = WEIGHTS.number("to_do.potion")
MOUSE_ROOM = WEIGHTS.number("to_do.mouse")
EXPLORE = WEIGHTS.number("to_do.explore")
MARKER = WEIGHTS.number("to_do.marker")
ALL_TO_DO = (MAIN, 0, 1)


class View:
    """A position seen by one player."""

    def __init__(self, g: Wistar, player: int, outlook: Outlook, farm: Prospects, placing: bool) -> None:
        self.g, self.player, self.outlook, self.farm, self.placing = g, player, outlook, farm, placing
        self.rounds, self.chiefs = outlook.rounds, outlook.chiefs
        self.goods = tuple(g.goods[4 * player : 4 * player + 4])
        self.mains: list[float] = []
        self.tried: dict[tuple[int, int], float] = {}  # main actions by strength
        self.nets = self.planned(self.goods[WOOD], self.goods[METAL])

    def worth(self) -> float:
        g, player, goods = self.g, self.player, self.goods
        worth = g.vp[player] + self.outlook.base + self.farm.worth + self.hand(self.nets)
        if self.chiefs:
            worth += CARD * len(g.hands[player])
        else:
            worth += (sum(goods[:JOKER]) + len(g.hands[player])) // 5 + goods[JOKER] // 2
        worth += self.standing(tuple(g.workers[3 * player : 3 * player + 3]), goods[MOVE])
        if finals := self.outlook.finals:
            kept = zip(("wood", "metal", "moves", "jokers", "hand"), (*goods, len(g.hands[player])), strict=True)
            worth += sum([finals.get(what, 0.0) * amount for what, amount in kept], 0.0)
        return worth + self.order() + LIKELY * self.to_do()

    def standing(self, areas: Pile, moves: int) -> float:
        """Goods and workers, with so many move tokens left."""
        wood, metal, _, jokers = self.goods
        return stock_worth((wood, metal, moves, jokers), areas, self.g.entrance[self.player], self.chiefs)

    def order(self) -> float:
        """The place in the next round, and what the chief of this turn does without in the hut."""
        g, hut = self.g, self.g.hut
        here = g.active == self.player and g.slot < 0 and not self.placing
        worth = -HUT if here and hut and hut[-1] == self.player else 0.0
        if self.rounds:
            order = list(dict.fromkeys((*hut, *g.order)))
            worth += FIRST * (g.sides - 1 - order.index(self.player))
        return worth

    # cards --------------------------------------------------------------------------------------------------------
    def net(self, card: int) -> float:
        """What playing a card would bring, less its price, as likely as its requirements are met."""
        found = self.outlook.nets.get(card)
        if found is None:
            odds, _ = self.outlook.chance(self.g.content.needs[card], 0)
            found = self.outlook.nets[card] = max(0.0, self.gain(card)) * odds
        return found

    def gain(self, card: int) -> float:
        """What playing a card brings, less its price."""
        wood, metal, moves = self.g.content.cost[card]
        each = REST + PRICE * (GOOD + GOOD_EARLY * self.chiefs) * min(1.0, self.chiefs / PRICE_CHIEFS)
        price = max(0, wood + metal - self.outlook.off) * each + MOVE_PRICE * moves
        return self.outlook.worth(card) - price

    def paid(self, card: int, wood: int, metal: int) -> float:
        """The net of a card, less while its price is missing: one wants to collect for it."""
        cost = self.g.content.cost[card]
        price = cost[WOOD] + cost[METAL]
        short = max(0, cost[WOOD] - wood) + max(0, cost[METAL] - metal) - self.outlook.off
        return self.net(card) * (1.0 - UNPAID * short / price if short > 0 else 1.0)

    def planned(self, wood: int, metal: int) -> tuple[float, ...]:
        """What the cards in hand promise with so many goods, the best first."""
        hand, kept = self.g.hands[self.player], self.outlook.plans
        found = kept.get((hand, wood, metal))
        if found is None:
            nets = sorted([self.paid(card, wood, metal) for card in hand], reverse=True)
            found = kept[hand, wood, metal] = tuple(nets)
        return found

    def hand(self, nets: Sequence[float]) -> float:
        """The best cards, as many as will be played."""
        many = PLAYS * self.chiefs
        return PLAN * sum([net * PLAY_RANK**i * min(1.0, many - i) for i, net in enumerate(nets) if i < many], 0.0)

    def best_play(self, wood: int, metal: int) -> float:
        """What a chance to play a card now adds."""
        content, outlook = self.g.content, self.outlook
        best = 0.0
        for card in self.g.hands[self.player]:
            cost = content.cost[card]
            short = max(0, cost[WOOD] - wood) + max(0, cost[METAL] - metal)
            if short <= outlook.off and cost[MOVE] <= self.goods[MOVE]:
                odds, spent = outlook.chance(content.needs[card], self.goods[JOKER])
                if odds == 1.0:
                    kept = PLAN * min(1.0, PLAYS * self.chiefs) * self.paid(card, self.goods[WOOD], self.goods[METAL])
                    best = max(best, self.gain(card) - kept - JOKER_SPENT * spent)
        return best

    def projects(self, points: int) -> float:
        """Cards of the markets for project points, the best for their points first."""
        g, gain, left = self.g, 0.0, points
        wood, metal = self.goods[WOOD], self.goods[METAL]
        cards = [(self.paid(card, wood, metal), 1 + deck) for deck in range(2) for card in g.markets[deck]]
        offers = [(net / cost, cost, net) for net, cost in cards]
        nets = list(self.nets)
        before = self.hand(nets)
        for each, cost, net in sorted(offers, reverse=True):
            if cost <= left and each > 0:
                nets.append(net)
                left -= cost
                gain += CARD
        nets.sort(reverse=True)
        return gain + self.hand(nets) - before + BLIND * self.outlook.soon * left

    # what is still to do ------------------------------------------------------------------------------------------
    def to_do(self) -> float:
        """Actions of this turn that were not carried out yet, and effects that wait for an answer."""
        g, player, worth = self.g, self.player, 0.0
        if g.active == player and g.todo and g.slot >= 0:
            worth += self.chief(g.slot, g.todo) - DUE * len(g.todo)
        elif self.placing:
            self.mains = [self.main_with_entrance(action) for action in range(6)]
            worth += PLACING * max([self.whole(slot) for slot in free_slots(g, player)], default=0.0)
        for frame in g.stacks[-1]:
            if len(frame) > 1 and frame[1] == player:
                worth += self.waiting(frame)
        question = g.asks[player]
        if question is not None:
            worth += self.asked(question)
        return worth

    def whole(self, slot: int) -> float:
        """What a chief would do in a slot, counted as when it stands there."""
        todo = ALL_TO_DO[: 1 + len(bonuses(self.g, slot))]
        return self.chief(slot, todo) - DUE * len(todo)

    def chief(self, slot: int, todo: Pile) -> float:
        """What a chief in a slot has still to do."""
        g, worth = self.g, 0.0
        wood, metal = self.goods[WOOD], self.goods[METAL]
        if MAIN in todo:
            action = position_of(g, slot // SLOTS)
            worth += self.mains[action] if self.mains else self.main_with_entrance(action)
            power = strength(g, self.player, action) + g.entrance[self.player]
            wood += power if action == COLLECT_WOOD else 0
            metal += power if action == COLLECT_METAL else 0
        given = bonuses(g, slot)
        parts = [part for number, part in enumerate(given) if number in todo]
        for part in parts:
            wood += part[1:] == ("wood", 1)
            metal += part[1:] == ("metal", 1)
            if part[0] == "shift" and MAIN in todo:
                worth += self.shifted(position_of(g, slot // SLOTS), part[1])
        return worth + sum([self.bonus(part, wood, metal) for part in parts], 0.0)

    def shifted(self, action: int, number: int) -> float:
        """What workers of other areas add to a main action."""
        power, free = strength(self.g, self.player, action), self.g.entrance[self.player]
        there = sum(self.g.workers[3 * self.player : 3 * self.player + 3]) - power
        more = self.main(action, power + free + min(number, there)) - self.main(action, power + free)
        return UNPLACED * max(0.0, more)

    def main_with_entrance(self, action: int) -> float:
        """A main action; workers of the entrance can still join it."""
        power, free = strength(self.g, self.player, action), self.g.entrance[self.player]
        placed = best = self.main(action, power)
        if free:
            best = placed + UNPLACED * (self.main(action, power + free) - placed)
        elsewhere = sum(self.g.workers[3 * self.player : 3 * self.player + 3]) - power
        for tokens in range(1, min(self.goods[MOVE], elsewhere, MOST_TOKENS) + 1):
            more = self.main(action, power + free + tokens) - self.main(action, power + free)
            best = max(best, placed + UNPLACED * more - self.price_of_moving(action, tokens))
        return best

    def price_of_moving(self, action: int, tokens: int) -> float:
        """What the workers that come to a main action leave, and the tokens: counted as much as what is to do."""
        areas, moves = tuple(self.g.workers[3 * self.player : 3 * self.player + 3]), self.goods[MOVE]
        moved = gathered(areas, self.g.content.area[action], tokens)
        return (self.standing(areas, moves) - self.standing(moved, moves - tokens)) / LIKELY

    def bonus(self, part: Frame, wood: int, metal: int) -> float:
        name = part[0]
        if name == "play":
            return self.best_play(wood, metal)
        if name == "mission":
            return self.job(wood, metal)
        if name == "potion":
            return max(self.best_play(wood, metal), self.job(wood, metal), POTION * self.outlook.soon)
        if name == "explore":
            return self.farm.explore(part[1])
        if name == "shift":
            return 0.0  # see shifted
        if name == "round_mouse":
            return self.mouse() if self.g.round_mouse and self.outlook.free > 0 else 0.0
        return self.outlook.effect(part)

    def job(self, wood: int, metal: int) -> float:
        return self.farm.best_job(wood, metal, self.goods[MOVE], self.goods[JOKER], len(self.g.hands[self.player]))

    def mouse(self) -> float:
        outlook, (mouse,) = self.outlook, self.g.round_mouse
        text = self.g.content.texts[mouse]
        now = outlook.effects(text.effects) if text.kind in ("instant", "income") else 0.0
        worth = self.g.content.vp[mouse] + now + outlook.later(text, mouse) + outlook.more_of("mice")
        return worth - MOUSE_ROOM * outlook.soon

    def main(self, action: int, power: int) -> float:
        """What a main action of this strength adds."""
        found = self.tried.get((action, power))
        if found is None:
            found = self.tried[action, power] = self._main(action, power) if power else 0.0
        return found

    def _main(self, action: int, power: int) -> float:
        outlook, goods = self.outlook, self.goods
        if action in (COLLECT_WOOD, COLLECT_METAL):
            power += round(outlook.answers_of("act.wood" if action == COLLECT_WOOD else "act.metal"))
            return self.goods_gain(**{"wood" if action == COLLECT_WOOD else "metal": power})
        if action == DIG:
            most = min(power, 6 - outlook.dug, goods[METAL] // 2)
            return max([self.dig(number) for number in range(1, most + 1)], default=0.0)
        if action == BEDS:
            most = min(power, 6 - outlook.beds, max(0, outlook.free), goods[WOOD] // 2)
            return max([self.beds(number) for number in range(1, most + 1)], default=0.0)
        return self.projects(power) if action == PROJECTS else self.farm.explore(power)

    def goods_gain(self, wood: int = 0, metal: int = 0) -> float:
        now = self.goods
        then = (now[WOOD] + wood, now[METAL] + metal, *now[MOVE:])
        hand = self.hand(self.planned(then[WOOD], then[METAL])) - self.hand(self.nets)
        return goods_worth(then, self.chiefs) - goods_worth(now, self.chiefs) + hand

    def dig(self, number: int) -> float:
        outlook = self.outlook
        worth = outlook.track("rooms", outlook.dug + number) - outlook.track("rooms", outlook.dug)
        worth += outlook.rooms_worth(outlook.free + number) - outlook.rooms_worth(outlook.free)
        return worth + outlook.more_of("rooms_dug", number) + self.goods_gain(metal=-2 * number)

    def beds(self, number: int) -> float:
        outlook = self.outlook
        worth = outlook.track("beds", outlook.beds + number) - outlook.track("beds", outlook.beds)
        worth += outlook.rooms_worth(outlook.free - number) - outlook.rooms_worth(outlook.free)
        worth += number * WORKER * self.chiefs * ENTRANCE
        return worth + outlook.more_of("beds", number) + self.goods_gain(wood=-2 * number)

    def waiting(self, frame: Frame) -> float:
        """Effects on the stack: they come when the question under way is answered."""
        name, g = frame[0], self.g
        if name == "pay_and_put":
            return self.outlook.worth(frame[2])
        if name == "choose_things":  # wood, metal and cards that are taken together
            parts = [take_thing(0, 0, thing, 1) for thing in frame[4:]]
            return self.outlook.effects(tuple([(part[0], *part[3:]) for part in parts]))
        if name == "put_marker":
            return self.row(frame[2]) + self.outlook.marker(frame[3])
        if name == "gain_reward":
            return self.row(frame[2])
        if name == "both_rewards":
            return self.row(frame[2]) + self.outlook.effects(g.content.spaces[frame[3]].text.effects)
        if name == "gain_ability":
            return self.outlook.effects(g.content.spaces[frame[2]].text.effects)
        if name == "main_action":
            return self.main(frame[2], strength(g, self.player, frame[2]))
        if name == "explore":
            return self.farm.explore(frame[3])
        if name in g.rules.effects and len(frame) > 2:
            return self.outlook.effect((name, *frame[3:]))
        return 0.0

    def row(self, number: int) -> float:
        return self.outlook.effects(mission_of(self.g, number)[1].reward)

    def asked(self, question: Frame) -> float:
        """What an open question still has to give."""
        name = question[0]
        if name == "project_which":
            points: int = question[1]
            return BLIND * self.outlook.soon * points
        if name == "explore_which":
            return EXPLORE * self.outlook.soon
        if name == "marker_which":
            return self.row(question[1]) + MARKER
        return 0.0


@lru_cache(1 << 14)
def goods_worth(goods: Pile, chiefs: int) -> float:
    """Wood and metal, move tokens and jokers: less and less the more there are and the fewer chiefs are to come."""
    demand = min(DEMAND, DEMAND_CHIEF * chiefs)
    wood, metal, moves, jokers = goods
    first = GOOD + GOOD_EARLY * chiefs
    worth = saturating(wood, first, demand, REST) + saturating(metal, first, demand, REST)
    worth += saturating(moves, MOVE_WORTH, min(MOVE_DEMAND, chiefs), REST)
    return worth + saturating(jokers, JOKER_WORTH, min(JOKER_DEMAND, JOKER_CHIEF * chiefs), JOKER_REST)


@lru_cache(1 << 12)
def workers_worth(areas: Pile, entrance: int, chiefs: int) -> float:
    """Strength for the chiefs to come; concentrated workers are a little better."""
    worth = sum([share * number for share, number in zip(SHARES, sorted(areas, reverse=True), strict=True)], 0.0)
    return WORKER * chiefs * (worth + ENTRANCE * entrance)


@lru_cache(1 << 14)
def stock_worth(goods: Pile, areas: Pile, entrance: int, chiefs: int) -> float:
    """Goods and workers. Whoever has tokens counts as if workers were together already: to move them can wait.

    Otherwise a token is spent on order among the workers, and the next one to undo it for an action.
    """
    wood, metal, moves, jokers = goods
    home, best = areas.index(max(areas)), -1.0
    for tokens in range(min(moves, sum(areas) - areas[home]) + 1):
        worth = goods_worth((wood, metal, moves - tokens, jokers), chiefs) if chiefs else 0.0
        best = max(best, worth + workers_worth(gathered(areas, home, tokens), entrance, chiefs))
    return best


def gathered(areas: Pile, home: int, tokens: int) -> Pile:
    """Workers after so many of them came to an area, from where the fewest are."""
    found = list(areas)
    for _ in range(tokens):
        start = min([(number, area) for area, number in enumerate(found) if number and area != home])[1]
        found[start] -= 1
        found[home] += 1
    return tuple(found)
