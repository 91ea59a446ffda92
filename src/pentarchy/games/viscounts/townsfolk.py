"""The piles of townsfolk on the board; the automa's dismissals. Rules: hire.no_refill, hire.printed, solo.dismiss*."""

from pentarchy.engine.rules import Frame
from pentarchy.games.viscounts.content import Printed
from pentarchy.games.viscounts.moments import bound
from pentarchy.games.viscounts.reasons import by_ability, tell_idle
from pentarchy.games.viscounts.rules import effect, step
from pentarchy.games.viscounts.sources import PRINTED_FOLK, named
from pentarchy.games.viscounts.state import Viscounts


def segment_of(g: Viscounts, side: int) -> int:
    """The segment of a side's viscount."""
    return g.viscounts[side] // 3


def top_of(g: Viscounts, segment: int) -> int:
    """The visible townsfolk of a segment, or -1."""
    pile = g.townsfolk[segment]
    return pile[-1] if pile else -1


def adjacent(g: Viscounts, side: int) -> Printed:
    """The townsfolk beside a viscount: the top card, or what is printed under an empty pile (hire.printed)."""
    card = top_of(g, segment_of(g, side))
    if card < 0:
        return g.content.printed_folk[segment_of(g, side)]
    return g.content.folk[card]


def take_top(g: Viscounts, segment: int) -> int:
    """Take the visible townsfolk; the next one becomes visible."""
    card = g.townsfolk[segment][-1]
    g.townsfolk[segment] = rest = g.townsfolk[segment][:-1]
    if rest:
        g.show(rest[-1:], g.everyone)
        g.tell("townsfolk_shown", rest[-1], segment)
    return card


def dismiss_adjacent(g: Viscounts, side: int, paid: int, source: int) -> list[Frame]:
    """The townsfolk beside the viscount leaves the game; a printed one stays (dismiss.removed). What its bonus is."""
    folk, segment = adjacent(g, side), segment_of(g, side)
    card = top_of(g, segment)
    if card >= 0:
        g.tell("dismissed", g.owner_of(side), card, paid, named(source))
        g.box += (take_top(g, segment),)
    else:
        card = PRINTED_FOLK + segment
        g.tell("dismissed_printed", g.owner_of(side), segment, paid, named(source))
    tell_idle(g, side, card, folk.bonus)
    return bound(folk.bonus, side, card)


@effect
def dismiss(g: Viscounts, side: int, card: int) -> None:
    """The automa dismisses for free and gets the bonus; icons do not help it (solo.dismiss*)."""
    g.then(*dismiss_adjacent(g, side, 0, card))


@step
def dismiss_too(g: Viscounts, side: int, building: str) -> None:
    """The same by the ability of a building (solo.ability.trading_post_3, solo.ability.workshop_1)."""
    g.then(dismiss(side, by_ability(g, building)))
