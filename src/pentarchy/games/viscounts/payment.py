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
    Icons,
)
from pentarchy.games.viscounts.goods import hand_over, owned_goods, tell_spent
from pentarchy.games.viscounts.moves import Move, Why
from pentarchy.games.viscounts.rules import ask, step
from pentarchy.games.viscounts.state import Pile, Viscounts

GUILDHALL = TYPES.index("guildhall")
Rows = tuple[Icons, ...]


class Way(NamedTuple):
    """A way to pay icons with goods."""

    good: int
    amount: int
    icons: int
    slot: int  # of the card that allows it once in an action, or -1


def icons_of(g: Viscounts, side: int) -> list[int]:
    """All icons of a side: cards on the board, open slots, empty building slots, bonus cards (act.icons_on_board)."""
    slots = g.automa_board.slots if g.is_automa(side) else g.content.slot_icons
    left, middle, right = g.slots(side)
    return list(icons_together(g.content, left, middle, right, slots, g.bonuses[side], permanent_icons(g, side)))


@lru_cache(1 << 14)
def icons_together(
    content: Content, left: Pile, middle: Pile, right: Pile, open_slots: Rows, bonuses: Pile, freed: Rows
) -> Icons:
    """Kept, since every action is counted with them, several times."""
    found = [content.icons[card] for card in (*left, *middle, *right, *bonuses)]
    found += [icons for slot, icons in zip((left, middle, right), open_slots, strict=True) if not slot]
    found += freed
    return tuple([sum(counts) for counts in zip(*found, strict=True)]) if found else (0,) * len(ICONS)


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


def free_icons(g: Viscounts, player: int, action: int, lent: tuple[int, ...] = ()) -> int:
    """Icons of an action that cost nothing: matching ones, criminals, merchants that a card converts."""
    icons = icons_of(g, player)
    for icon, count in enumerate(lent or g.lent):
        icons[icon] += count
    return icons[action] + icons[CRIMINAL] + turned_merchants(g, player, action, icons[MERCHANT])


def turned_merchants(g: Viscounts, player: int, action: int, merchants: int) -> int:
    """Icons of another action into which cards turn so many merchants (act.ongoing_convert)."""
    if action == TRADE:
        return 0
    total = 0
    for slot in g.slots(player):
        for card in slot:
            convert = g.content.converts[card]
            if convert is not None and convert.merchants and convert.action == action:
                total += merchants // convert.amount * convert.icons
    return total


def ways_to_pay(g: Viscounts, player: int, action: int) -> list[Way]:
    """What goods add to an action: its own good, and those that cards convert; doubled ones first."""
    ways = [Way(GOOD_OF[action], 1, 1, -1)]
    for number, slot in enumerate(g.slots(player)):
        for card in slot:
            convert = g.content.converts[card]
            if convert is None or convert.action != action:
                continue
            if not convert.once:
                ways += [Way(good, convert.amount, convert.icons, -1) for good in convert.goods]
            elif player != g.active or not g.used >> number & 1:  # who pays is the one whose turn it is
                ways = [Way(good, convert.amount, convert.icons, number) for good in convert.goods] + ways
    return ways


def payable(g: Viscounts, player: int, action: int, less_silver: int = 0) -> int:
    """How many icons goods can add at most, with some silver spent elsewhere."""
    return sum([times * way.icons for way, times in spendable(g, player, action, less_silver)])


def spendable(g: Viscounts, player: int, action: int, less_silver: int = 0) -> list[tuple[Way, int]]:
    """The ways to pay, each with how often goods allow it; what counts double comes first."""
    have = owned_goods(g, player)
    have[SILVER] -= less_silver
    found = []
    for way in ways_to_pay(g, player, action):
        times = have[way.good] // way.amount
        times = min(times, 1) if way.slot >= 0 else times
        have[way.good] -= times * way.amount
        found.append((way, times))
    return found


@step
def pay_due(g: Viscounts, player: int, action: int, due: int) -> None:
    """Goods pay what icons lack: one after another while there is a choice, then the whole rest (act.icon_sources)."""
    if due > 0:
        goods = goods_to_pay(g, player, action)
        if len(goods) > 1:
            g.ask(player, pay_which(action, due), then=pay_chosen(player, action, due))
            return
        paid = 0
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
    return list(dict.fromkeys(way.good for way in open_ways(g, player, action)))


def way_of(g: Viscounts, player: int, action: int, good: int) -> Way:
    """How the next unit of a good is paid: what counts double comes first (act.ongoing_convert)."""
    ways = [way for way in open_ways(g, player, action) if way.good == good]
    return max(ways, key=lambda way: way.icons / way.amount)


def price_of(g: Viscounts, player: int, action: int, needed: int) -> tuple[int, int, int]:
    """What an action takes beside icons: how many of them goods must pay; the good and how much of it, or -1 and 0
    while the player can choose between several."""
    due = left = max(0, needed - free_icons(g, player, action))
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
