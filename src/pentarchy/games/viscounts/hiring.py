"""Hiring townsfolk, in phase 4 and by effects. Rules: hire.*, fx.hire, ability.workshop_1, setup.extra_step_hire."""

from pentarchy.games.viscounts.cards import discard
from pentarchy.games.viscounts.content import ABILITIES, SILVER
from pentarchy.games.viscounts.goods import hand_over
from pentarchy.games.viscounts.moments import bound
from pentarchy.games.viscounts.moves import Move, Why
from pentarchy.games.viscounts.reasons import instead, tell_idle
from pentarchy.games.viscounts.rules import ask, effect, rules, step
from pentarchy.games.viscounts.schemes import scheme
from pentarchy.games.viscounts.sources import NONE, WORKSHOP_1, named
from pentarchy.games.viscounts.state import RECRUIT, Viscounts
from pentarchy.games.viscounts.townsfolk import segment_of, take_top, top_of

HIRE = ABILITIES.index("hire")


@step
def recruit_phase(g: Viscounts, player: int) -> None:
    """The townsfolk beside the viscount may be hired for its silver (hire.optional)."""
    g.phase = RECRUIT
    price = hiring_price(g, player)
    if price >= 0:
        g.ask(player, recruit_or_not(), then=welcome(player, price, NONE))


def hiring_price(g: Viscounts, player: int) -> int:
    """Silver for the townsfolk beside the viscount; -1 if there is none, or not so much silver (hire.optional)."""
    card = top_of(g, segment_of(g, player))
    if card < 0 or g.goods[4 * player + SILVER] < g.content.silver[card]:
        return -1
    return g.content.silver[card]


@ask("hire.optional")
def recruit_or_not(g: Viscounts, player: int, why: Why) -> list[Move]:
    """Hire the townsfolk beside your viscount, or go on."""
    return [("recruit", top_of(g, segment_of(g, player))), ("pass_by",)]


@effect
def hire(g: Viscounts, side: int, card: int) -> None:
    """Any visible townsfolk of the board, for free; the automa gains a scheme instead (fx.hire, solo.scheme_gain)."""
    if g.is_automa(side):
        if g.future_deck:  # without one the scheme itself says what comes instead
            instead(g, "hire")
        g.then(scheme(side, card))
    else:
        g.ask(side, hire_which(card), then=welcome(side, 0, card))


@rules.idle_when("hire")
def nobody_to_hire(g: Viscounts, side: int, card: int) -> str:
    return "" if g.is_automa(side) or any(g.townsfolk) else "fx.hire"


@ask("fx.hire", standing=False)
def hire_which(g: Viscounts, player: int, why: Why, source: int) -> list[Move]:
    """Choose the townsfolk to hire for free."""
    return [("hire_free", pile[-1]) for pile in g.townsfolk if pile]


@step
def welcome(g: Viscounts, player: int, price: int, source: int, card: int = -1) -> None:
    """To the discard pile; then its bonus, then perhaps a discard (hire.to_discard, hire.bonus, ability.workshop_1)."""
    if card < 0:  # nobody is hired
        return
    hand_over(g, player, SILVER, price)
    segment = next(segment for segment, pile in enumerate(g.townsfolk) if pile and pile[-1] == card)
    g.tell("hired", player, card, price, named(source))
    g.discards[player] += (take_top(g, segment),)
    tell_idle(g, player, card, g.content.bonus[card])
    frames = bound(g.content.bonus[card], player, card)
    if g.built[player] & g.content.ability_mask[HIRE]:
        frames.append(discard(player, WORKSHOP_1, 1))
    g.then(*frames)
