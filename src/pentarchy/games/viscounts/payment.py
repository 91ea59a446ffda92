"""Icons and what adds to them. Rules: act.icon_sources, act.icons_*, act.ongoing_convert, criminals.*, solo.payment."""

from functools import lru_cache
from typing import NamedTuple

from pentarchy.games.viscounts.content import (
    CRIMINAL,
    GOOD_OF,
    ICONS,
    MERCHANT,
    SILVER,
    TRADE,
    TYPES,
    Automa,
    Content,
    Convert,
    Icons,
)
from pentarchy.games.viscounts.goods import hand_over, owned_goods, tell_spent
from pentarchy.games.viscounts.moves import Move, Why
from pentarchy.games.viscounts.rules import ask, step
from pentarchy.games.viscounts.state import Viscounts

GUILDHALL = TYPES.index("guildhall")
Rows = tuple[Icons, ...]


class Way(NamedTuple):
    """A way to pay icons with goods."""

    good: int
    amount: int
    icons: int
    slot: int  # of the card that allows it once in an action, or -1


OWN_WAYS = tuple([Way(good, 1, 1, -1) for good in GOOD_OF])  # by action: the good that adds to it


def icons_of(g: Viscounts, side: int) -> Icons:
    """All icons of a side: cards on the board, open slots, empty building slots, bonus cards (act.icons_on_board)."""
    open_slots = g.automa_board.slots if g.is_automa(side) else g.content.slot_icons
    icons, (left, middle, right) = g.content.icons, g.slots(side)
    found = [
        icons[left[0]] if left else open_slots[0],
        icons[middle[0]] if middle else open_slots[1],
        icons[right[0]] if right else open_slots[2],
    ]
    if g.built[side]:
        found += permanent_icons(g, side)
    if g.bonuses[side]:
        found += [icons[card] for card in g.bonuses[side]]
    return tuple(map(sum, zip(*found, strict=True)))


def permanent_icons(g: Viscounts, side: int) -> Rows:
    """Icons freed by buildings; the automa's guildhalls free those of its board."""
    built = g.built[side]
    if not built:
        return ()
    return freed_by_guildhalls(g.automa_board, g.content, built) if g.is_automa(side) else freed(g.content, built)


@lru_cache(1 << 10)
def freed(content: Content, built: int) -> Rows:
    return tuple([icons for slot, icons in enumerate(content.building_icons) if built >> slot & 1])


def freed_by_guildhalls(board: Automa, content: Content, built: int) -> Rows:
    halls = [slot for slot, kind in enumerate(content.building_type) if kind == GUILDHALL]
    found = [board.guildhalls[number] for number, slot in enumerate(halls) if built >> slot & 1]
    return tuple([tuple([int(icon == one) for icon in range(len(ICONS))]) for one in found])


class Funds:
    """What a player can bring up for actions, counted once for all that a question offers."""

    def __init__(self, g: Viscounts, player: int) -> None:
        self.g, self.player = g, player
        self.icons, self.goods = icons_of(g, player), owned_goods(g, player)
        self.converts = converts_of(g, player)

    def free(self, action: int, lent: Icons = ()) -> int:
        """Icons of an action that cost nothing: matching ones, criminals, merchants that a card converts."""
        icons, lent = self.icons, lent or self.g.lent
        free, merchants = icons[action] + icons[CRIMINAL], icons[MERCHANT]
        if lent:
            free, merchants = free + lent[action] + lent[CRIMINAL], merchants + lent[MERCHANT]
        return free + turned_merchants(self.converts, action, merchants) if self.converts else free

    def reach(self, action: int, lent: Icons = (), less_silver: int = 0) -> int:
        """How many icons there can be with all that goods add, with some silver spent elsewhere."""
        if self.converts:
            ways = spendable(self.g, self.player, action, less_silver)
            return self.free(action, lent) + sum([times * way.icons for way, times in ways])
        good = GOOD_OF[action]
        return self.free(action, lent) + self.goods[good] - (less_silver if good == SILVER else 0)


def converts_of(g: Viscounts, player: int) -> list[Convert]:
    """What the cards on a board turn into icons: mostly nothing."""
    converts = g.content.converts
    return [found for slot in g.slots(player) if slot and (found := converts[slot[0]]) is not None]


def turned_merchants(converts: list[Convert], action: int, merchants: int) -> int:
    """Icons of another action into which cards turn so many merchants (act.ongoing_convert)."""
    if action == TRADE:
        return 0
    turning = [one for one in converts if one.merchants and one.action == action]
    return sum([merchants // one.amount * one.icons for one in turning])


def ways_to_pay(g: Viscounts, player: int, action: int) -> list[Way]:
    """What goods add to an action: its own good, and those that cards convert; doubled ones first."""
    ways, converts = [OWN_WAYS[action]], g.content.converts
    for number, slot in enumerate(g.slots(player)):
        for card in slot:
            convert = converts[card]
            if convert is None or convert.action != action:
                continue
            if not convert.once:
                ways += [Way(good, convert.amount, convert.icons, -1) for good in convert.goods]
            elif player != g.active or not g.used >> number & 1:  # who pays is the one whose turn it is
                ways = [Way(good, convert.amount, convert.icons, number) for good in convert.goods] + ways
    return ways


def spendable(g: Viscounts, player: int, action: int, less_silver: int = 0) -> list[tuple[Way, int]]:
    """The ways to pay, each with how often goods allow it; what counts double comes first."""
    have, found = owned_goods(g, player), []
    have[SILVER] -= less_silver
    for way in ways_to_pay(g, player, action):
        good, amount, _, slot = way
        times = have[good] // amount
        if slot >= 0 and times:
            times = 1
        have[good] -= times * amount
        found.append((way, times))
    return found


@step
def pay_due(g: Viscounts, player: int, action: int, due: int) -> None:
    """Goods pay what icons lack: one after another while there is a choice, then the whole rest (act.icon_sources)."""
    if due > 0:
        goods, paid = goods_to_pay(g, player, action), 0
        if len(goods) > 1:
            g.ask(player, pay_which(action, due), then=pay_chosen(player, action, due))
            return
        if not converts_of(g, player):
            hand_over(g, player, goods[0], due)
            paid, due = due, 0
        while due > 0:
            way = pay_once(g, player, action, goods[0])
            paid, due = paid + way.amount, due - way.icons
        tell_spent(g, player, goods[0], paid, action)
    g.used = 0


def open_ways(g: Viscounts, player: int, action: int) -> list[Way]:
    """The ways for which a player has enough."""
    have = owned_goods(g, player)
    return [way for way in ways_to_pay(g, player, action) if have[way.good] >= way.amount]


def goods_to_pay(g: Viscounts, player: int, action: int) -> list[int]:
    return list(dict.fromkeys([way.good for way in open_ways(g, player, action)]))


def way_of(g: Viscounts, player: int, action: int, good: int) -> Way:
    """How the next unit of a good is paid: what counts double comes first (act.ongoing_convert)."""
    ways = [way for way in open_ways(g, player, action) if way.good == good]
    return max(ways, key=lambda way: way.icons / way.amount)


def price_of(g: Viscounts, player: int, action: int, needed: int) -> tuple[int, int, int]:
    """What an action takes beside icons: how many of them goods must pay; the good and how much of it, or -1 and 0
    while the player can choose between several."""
    due = left = max(0, needed - Funds(g, player).free(action))
    ways = open_ways(g, player, action)
    if not due or len({way.good for way in ways}) != 1:
        return due, -1, 0
    ways.sort(key=lambda way: way.amount / way.icons)
    paid = 0
    while left > 0:
        way = ways[0]
        paid, left = paid + way.amount, left - way.icons
        if way.slot >= 0:
            ways.pop(0)
    return due, ways[-1].good, paid


def pay_once(g: Viscounts, player: int, action: int, good: int) -> Way:
    """Pay a unit of a good; how that is done."""
    way = way_of(g, player, action, good)
    if way.slot >= 0:
        g.used |= 1 << way.slot
    hand_over(g, player, good, way.amount)
    return way


@ask("act.icon_sources", standing=False)
def pay_which(g: Viscounts, player: int, why: Why, action: int, due: int) -> list[Move]:
    """Choose the goods to pay with."""
    return [("pay", good) for good in goods_to_pay(g, player, action)]


@step
def pay_chosen(g: Viscounts, player: int, action: int, due: int, good: int = -1) -> None:
    way = pay_once(g, player, action, good)
    tell_spent(g, player, good, way.amount, action)
    g.then(pay_due(player, action, due - way.icons))
