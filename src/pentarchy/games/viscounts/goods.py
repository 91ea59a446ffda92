"""Ink, stone, gold and silver. Rules: supply.*, fx.goods, fx.resource, solo.resource_*, solo.no_silver."""

from typing import Literal

from pentarchy.games.viscounts.content import GOODS, INK, SILVER
from pentarchy.games.viscounts.moves import ANY, Move, Why
from pentarchy.games.viscounts.reasons import instead
from pentarchy.games.viscounts.rules import ask, effect, step
from pentarchy.games.viscounts.sources import named
from pentarchy.games.viscounts.state import Viscounts


def owned_goods(g: Viscounts, side: int) -> list[int]:
    return g.goods[4 * side : 4 * side + 4]


def gain_good(g: Viscounts, side: int, good: int, count: int, source: int) -> None:
    """Goods are unlimited (supply.unlimited)."""
    g.goods[4 * side + good] += count
    g.tell("gained", g.owner_of(side), in_words(g, side, good), count, named(source))


def hand_over(g: Viscounts, side: int, good: int, count: int) -> None:
    """Pay without a word: for what tells its price itself."""
    g.goods[4 * side + good] -= count


def tell_spent(g: Viscounts, side: int, good: int, count: int, action: int) -> None:
    g.tell("spent", g.owner_of(side), in_words(g, side, good), count, action)


def in_words(g: Viscounts, side: int, good: int) -> int:
    """The Card automa keeps all resources in one heap, so none of them is told by its name."""
    return ANY if g.is_automa(side) and not g.automa_board.prefers else good


@effect
def gain(g: Viscounts, side: int, card: int, what: Literal["ink", "stone", "gold", "silver"], count: int) -> None:
    """Take goods; the automa takes a resource for every two silver (solo.no_silver)."""
    good = GOODS.index(what)
    if not g.is_automa(side):
        gain_good(g, side, good, count, card)
    elif good == SILVER:
        instead(g, "silver")
        g.then(resource(side, card, count // 2))
    else:
        gain_good(g, side, good if g.automa_board.prefers else INK, count, card)


@effect
def resource(g: Viscounts, side: int, card: int, count: int) -> None:
    """Ink, stone or gold of the owner's choice (fx.resource)."""
    if not count:
        return
    if g.is_automa(side):
        take_preferred(g, side, count, card)
        return
    if count > 1:
        g.then(resource(side, card, count - 1))
    g.ask(side, resource_which(card), then=take_chosen(side, card))


def take_preferred(g: Viscounts, side: int, count: int, source: int) -> None:
    """One by one by the chart, told together while they are of one kind (solo.resource_preference)."""
    while count:
        good, number = preferred(g, side), 1
        g.goods[4 * side + good] += 1
        while number < count and preferred(g, side) == good:
            g.goods[4 * side + good] += 1
            number += 1
        g.tell("gained", g.owner_of(side), in_words(g, side, good), number, named(source))
        count -= number


def preferred(g: Viscounts, side: int) -> int:
    """The first resource of its chart below the limit; to the Card automa all are one (solo.resource_card_automa)."""
    for good, limit in g.automa_board.prefers:
        if not limit or g.goods[4 * side + good] < limit:
            return good
    return INK


@ask("fx.resource", standing=False)
def resource_which(g: Viscounts, player: int, why: Why, source: int) -> list[Move]:
    """Choose the resource to take."""
    return [("take_good", good) for good in range(SILVER)]


@step
def take_chosen(g: Viscounts, player: int, source: int, good: int = -1) -> None:
    gain_good(g, player, good, 1, source)
