"""Debts and deeds. Rules: debts.*, fx.debt, fx.deed, fx.flip*, end.*, solo.flip_*, solo.nothing_to_flip."""

from pentarchy.engine.rules import Frame
from pentarchy.games.viscounts.choices import reactions
from pentarchy.games.viscounts.goods import resource
from pentarchy.games.viscounts.moves import DEBT, DEED, Move, Why
from pentarchy.games.viscounts.reasons import instead
from pentarchy.games.viscounts.rules import ask, effect, rules, step
from pentarchy.games.viscounts.sources import PAID_DEBT, named
from pentarchy.games.viscounts.state import AUTOMA, Viscounts
from pentarchy.games.viscounts.townsfolk import dismiss_too
from pentarchy.games.viscounts.track import virtue

FLIP_DISMISSES = 1 << 2  # the automa's third trading post slot


@effect
def debt(g: Viscounts, side: int, card: int, count: int) -> None:
    """Take debts; one by one if something answers to each (debts.take_from_top, card.event_ability)."""
    if not count:
        return
    frames = reactions(g, side, "gain_debt")
    taken = 1 if frames else count
    g.debts[side] += taken
    g.tell("got_paper", g.owner_of(side), DEBT, taken, named(card))
    if g.poverty > 0:
        g.poverty = max(0, g.poverty - taken)
        if not g.poverty:
            begin_end(g, DEBT)
    if frames:
        g.then(*frames, *([debt(side, card, count - 1)] if count > 1 else []))


@effect
def deed(g: Viscounts, side: int, card: int, count: int) -> None:
    if not count:
        return
    g.deeds[side] += count
    g.tell("got_paper", g.owner_of(side), DEED, count, named(card))
    if g.prosperity > 0:
        g.prosperity = max(0, g.prosperity - count)
        if not g.prosperity:
            begin_end(g, DEED)


def begin_end(g: Viscounts, paper: int) -> None:
    """Poverty or prosperity lies open: this round and one more (debts.trigger, end.final_round)."""
    if not g.last_round:
        g.last_round = g.round + 1
    g.tell("revealed_end", paper, g.last_round - g.round)


# flipping -----------------------------------------------------------------------------------------------------------
@effect
def flip_debt(g: Viscounts, side: int, card: int) -> None:
    """Pay a debt and take a resource (debts.flip_debt_reward)."""
    flip_own(g, side, DEBT, card)


@effect
def flip_deed(g: Viscounts, side: int, card: int) -> None:
    """Have a deed approved."""
    flip_own(g, side, DEED, card)


def flip_own(g: Viscounts, side: int, paper: int, source: int) -> None:
    """Without one of this kind the automa gains a virtue (solo.nothing_to_flip)."""
    if (g.debts, g.deeds)[paper][side]:
        turn_over(g, side, paper, source)
    elif g.is_automa(side):
        instead(g, "no_debt" if paper == DEBT else "no_deed")
        g.then(virtue(side, source, 1))


@effect
def flip(g: Viscounts, side: int, card: int, count: int) -> None:
    """A debt or a deed, each time (fx.flip)."""
    if not count:
        return
    g.then(flip(side, card, count - 1))
    if g.is_automa(side):
        automa_flips(g, card)
    else:
        g.ask(side, flip_which(card), then=flip_chosen(side, card))


@rules.idle_when("flip")
def nothing_to_flip(g: Viscounts, side: int, card: int, count: int) -> str:
    """The automa has something to do instead (solo.nothing_to_flip)."""
    return "" if g.is_automa(side) or g.debts[side] or g.deeds[side] else "debts.flip_own_unflipped"


@rules.idle_when("flip_debt")
def no_debt(g: Viscounts, side: int, card: int) -> str:
    return "" if g.is_automa(side) or g.debts[side] else "debts.flip_own_unflipped"


@rules.idle_when("flip_deed")
def no_deed(g: Viscounts, side: int, card: int) -> str:
    return "" if g.is_automa(side) or g.deeds[side] else "debts.flip_own_unflipped"


@ask("fx.flip", standing=False, trivial=True)
def flip_which(g: Viscounts, player: int, why: Why, source: int) -> list[Move]:
    """Choose what to flip."""
    return [("flip_one", paper) for paper, own in ((DEBT, g.debts), (DEED, g.deeds)) if own[player]]


@step
def flip_chosen(g: Viscounts, side: int, source: int, paper: int = -1) -> None:
    """Nothing if there was none (fx.mandatory)."""
    if paper >= 0:
        turn_over(g, side, paper, source)


def turn_over(g: Viscounts, side: int, paper: int, source: int) -> None:
    """Flip one; for a debt first a resource, then what answers to it (card.event_ability)."""
    g.tell("flipped", g.owner_of(side), paper, named(source))
    frames: list[Frame] = []
    if paper == DEBT:
        g.debts[side] -= 1
        g.paid[side] += 1
        frames = [resource(side, PAID_DEBT, 1), *reactions(g, side, "flip_debt")]
    else:
        g.deeds[side] -= 1
        g.approved[side] += 1
    if g.is_automa(side) and g.built[side] & FLIP_DISMISSES:
        frames.append(dismiss_too(side, "trading_post_3"))
    g.then(*frames)


def automa_flips(g: Viscounts, source: int) -> None:
    """The kind of which fewer are flipped, a debt if equal; with nothing to flip a virtue (solo.flip_*)."""
    own = g.debts[AUTOMA], g.deeds[AUTOMA]
    if not any(own):
        instead(g, "no_paper")
        g.then(virtue(AUTOMA, source, 1))
        return
    paper = DEBT if own[DEBT] and (g.paid[AUTOMA] <= g.approved[AUTOMA] or not own[DEED]) else DEED
    if all(own):
        g.tell("automa_chooses", paper, g.paid[AUTOMA], g.approved[AUTOMA])
    turn_over(g, AUTOMA, paper, source)
