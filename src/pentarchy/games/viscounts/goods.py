"""Ink, stone, gold and silver. Rules: supply.*, fx.goods, fx.resource, solo.resource_*, solo.no_silver."""

from typing import Literal

from pentarchy.engine.rules import Move, Why
from pentarchy.games.viscounts.content import GOODS, INK, SILVER
from pentarchy.games.viscounts.rules import answer, ask, effect
from pentarchy.games.viscounts.state import Viscounts


def owned_goods(g: Viscounts, side: int) -> list[int]:
    return g.goods[4 * side : 4 * side + 4]


def gain_good(g: Viscounts, side: int, good: int, count: int) -> None:
    """Goods are unlimited (supply.unlimited)."""
    g.goods[4 * side + good] += count
    g.tell("gained", g.owner_of(side), good, count)


def spend(g: Viscounts, side: int, good: int, count: int) -> None:
    if count:
        g.goods[4 * side + good] -= count
        g.tell("spent", g.owner_of(side), good, count)


@effect
def gain(g: Viscounts, side: int, card: int, what: Literal["ink", "stone", "gold", "silver"], count: int) -> None:
    """Take goods; the automa takes a resource for every two silver (solo.no_silver)."""
    good = GOODS.index(what)
    if not g.is_automa(side):
        gain_good(g, side, good, count)
    elif good == SILVER:
        g.then(resource(side, card, count // 2))
    else:
        gain_good(g, side, good if g.automa_board.prefers else INK, count)


@effect
def resource(g: Viscounts, side: int, card: int, count: int) -> None:
    """Ink, stone or gold of the owner's choice (fx.resource)."""
    if not count:
        return
    if g.is_automa(side):
        for _ in range(count):
            gain_good(g, side, preferred(g, side), 1)
        return
    if count > 1:
        g.then(resource(side, card, count - 1))
    g.ask(side, resource_which())


def preferred(g: Viscounts, side: int) -> int:
    """The first resource of its chart below the limit; to the Card automa all are one (solo.resource_card_automa)."""
    for good, limit in g.automa_board.prefers:
        if not limit or g.goods[4 * side + good] < limit:
            return good
    return INK


@ask("fx.resource", standing=False)
def resource_which(g: Viscounts, player: int, why: Why) -> list[Move]:
    """Choose the resource to take."""
    return [("take_good", good) for good in range(SILVER)]


@answer
def take_good(g: Viscounts, player: int, good: int) -> None:
    gain_good(g, player, good, 1)
