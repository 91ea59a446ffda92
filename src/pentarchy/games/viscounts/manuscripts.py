"""Manuscripts: taking them, bonus cards. Rules: ms.*, fx.manuscript_34, solo.ms.*."""

from pentarchy.games.viscounts.content import Tile
from pentarchy.games.viscounts.moments import bound
from pentarchy.games.viscounts.moves import Move, Why
from pentarchy.games.viscounts.reasons import instead, tell_idle
from pentarchy.games.viscounts.rules import ask, effect, rules, step
from pentarchy.games.viscounts.sources import PRINTED_TILES, named
from pentarchy.games.viscounts.state import AUTOMA, Viscounts
from pentarchy.games.viscounts.townsfolk import segment_of
from pentarchy.kit.piles import without


def tile_at(g: Viscounts, segment: int) -> Tile:
    """The visible manuscript of a segment, or the one printed there (ms.printed)."""
    pile = g.manuscripts[segment]
    if not pile:
        return g.content.printed_tiles[segment]
    return g.content.tiles[pile[-1]]


@step
def take_manuscript(g: Viscounts, side: int, segment: int, source: int) -> None:
    """Take the visible tile and resolve it; a printed one gives its effect only (ms.take, ms.printed)."""
    effects = tile_at(g, segment).effects
    pile = g.manuscripts[segment]
    if pile:
        card, g.manuscripts[segment] = pile[-1], pile[:-1]
        g.tell("transcribed", g.owner_of(side), card, named(source))
        g.scrolls[side] += (card,)
        if pile[:-1]:
            g.show(pile[-2:-1], g.everyone)
            g.tell("manuscript_shown", pile[-2], segment)
        take_bonus_card(g, side, g.content.ribbon[card])
    else:
        card = PRINTED_TILES + segment
        g.tell("copied_printed", g.owner_of(side), segment)
    tell_idle(g, side, card, effects)
    g.then(*bound(effects, side, card))


def take_bonus_card(g: Viscounts, side: int, ribbon: int) -> None:
    """For the first with three of a ribbon, before the effect of the third (ms.bonus_card)."""
    ribbons = g.content.ribbon
    if sum([ribbons[card] == ribbon for card in g.scrolls[side]]) < g.content.numbers["manuscripts"]["bonus"]:
        return
    for bonus in g.bonus_cards:
        if ribbons[bonus] == ribbon:
            g.bonus_cards = without(g.bonus_cards, bonus)
            g.bonuses[side] += (bonus,)
            g.tell("took_bonus", g.owner_of(side), bonus)


def of_cost(g: Viscounts, least: int, most: int) -> list[int]:
    """Segments whose visible manuscript has such a cost; printed ones cannot be collected (fx.manuscript_34)."""
    costs = g.content.cost
    return [segment for segment, pile in enumerate(g.manuscripts) if pile and least <= costs[pile[-1]] <= most]


@effect
def manuscript(g: Viscounts, side: int, card: int, least: int, most: int) -> None:
    """A free manuscript of such a cost from any segment; the automa takes the nearest clockwise (solo.ms.free)."""
    if not g.is_automa(side):
        g.ask(side, copy_which(least, most, card), then=copy_chosen(side, card))
        return
    fitting, here = of_cost(g, least, most), g.ring.index(segment_of(g, AUTOMA))
    if fitting:
        nearest = min(fitting, key=lambda segment: (g.ring.index(segment) - here) % len(g.ring))
        g.then(take_manuscript(side, nearest, card))
    else:
        instead(g, "no_manuscript")


@rules.idle_when("manuscript")
def none_of_cost(g: Viscounts, side: int, card: int, least: int, most: int) -> str:
    return "" if of_cost(g, least, most) else "fx.manuscript_34"


@ask("fx.manuscript_34", standing=False)
def copy_which(g: Viscounts, player: int, why: Why, least: int, most: int, source: int) -> list[Move]:
    """Choose the manuscript to take for free."""
    return [("copy", g.manuscripts[segment][-1]) for segment in of_cost(g, least, most)]


@step
def copy_chosen(g: Viscounts, player: int, source: int, card: int = -1) -> None:
    """Nothing if there was none (fx.mandatory)."""
    if card >= 0:
        segment = next(segment for segment, pile in enumerate(g.manuscripts) if pile[-1:] == (card,))
        g.then(take_manuscript(player, segment, source))
