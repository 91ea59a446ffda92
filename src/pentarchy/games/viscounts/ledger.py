"""What each side could bring up for each action: icons, criminals that stand for any, goods that top them up.

It is counted as the actions count it (payment.py, automa.py), line by line, so that a client can write the sum out.
"""

from typing import Any

from pentarchy.games.viscounts.automa import resources_for
from pentarchy.games.viscounts.content import ACTIONS, CRIMINAL, GOOD_OF, MERCHANT, TRADE, Icons
from pentarchy.games.viscounts.payment import converts_of, spendable, turned_merchants
from pentarchy.games.viscounts.state import Viscounts

ANY = -1  # the "good" of the Card automa, to which all resources are one
Line = dict[str, Any]


def ledger(g: Viscounts, side: int, icons: list[int]) -> list[Line | None]:
    """Per action; the automa does not trade. `icons` are those of the side (payment.icons_of)."""
    if g.is_automa(side):
        return [None if action == TRADE else _line_of_automa(g, action, icons) for action in range(len(ACTIONS))]
    lent: Icons = g.lent if side == g.active else ()  # by the townsfolk dismissed for the action under way
    have = [count + more for count, more in zip(icons, lent, strict=True)] if lent else icons
    return [_line(g, side, action, have) for action in range(len(ACTIONS))]


def _line(g: Viscounts, side: int, action: int, icons: list[int]) -> Line:
    turned = turned_merchants(converts_of(g, side), action, icons[MERCHANT])
    adds: dict[int, list[int]] = {}
    for way, times in spendable(g, side, action):
        if times:
            good = adds.setdefault(way.good, [0, 0])
            good[0] += times * way.amount
            good[1] += times * way.icons
    goods = [{"good": good, "units": units, "adds": icons} for good, (units, icons) in adds.items()]
    return _summed(icons[action], icons[CRIMINAL], turned, goods)


def _line_of_automa(g: Viscounts, action: int, icons: list[int]) -> Line:
    """It pays unit by unit, and nothing turns icons for it (solo.payment)."""
    units = resources_for(g, action)
    good = GOOD_OF[action] if g.automa_board.prefers else ANY
    goods = [{"good": good, "units": units, "adds": units}] if units else []
    return _summed(icons[action], icons[CRIMINAL], 0, goods)


def _summed(icons: int, wild: int, turned: int, goods: list[dict[str, int]]) -> Line:
    free = icons + wild + turned
    total = free + sum([good["adds"] for good in goods])
    return {"icons": icons, "wild": wild, "turned": turned, "goods": goods, "free": free, "total": total}
