"""A player's own townsfolk: drawing, shuffling, discarding, destroying, rearranging. Rules: draw.*, fx.discard,
fx.destroy*, fx.empty_draw_pile, fx.shuffle*, fx.rearrange, p1.min_three_cards, meet.*, solo.discard, solo.destroy."""

from pentarchy.engine.rules import Frame, Move, Why
from pentarchy.games.viscounts.choices import possible_if
from pentarchy.games.viscounts.content import SILVER
from pentarchy.games.viscounts.goods import gain_good, resource
from pentarchy.games.viscounts.moves import ORDERS
from pentarchy.games.viscounts.papers import flip
from pentarchy.games.viscounts.reasons import instead
from pentarchy.games.viscounts.rules import answer, ask, effect, step
from pentarchy.games.viscounts.schemes import shuffle_schemes
from pentarchy.games.viscounts.state import SETUP, Pile, Viscounts
from pentarchy.games.viscounts.track import corruption, criminals, virtue


def without(pile: Pile, card: int) -> Pile:
    return tuple(other for other in pile if other != card)


def owned_cards(g: Viscounts, player: int) -> Pile:
    """All townsfolk of a player: hand, draw pile, discard pile and board."""
    return (
        *g.hands[player], *g.decks[player], *g.discards[player], *(card for slot in g.slots(player) for card in slot)
    )  # fmt: skip


# drawing and shuffling ----------------------------------------------------------------------------------------------
def reshuffle(g: Viscounts, player: int) -> None:
    """The discard pile joins the draw pile, with the check for criminals on the board (draw.check_*)."""
    g.decks[player] = g.shuffled(g.decks[player] + g.discards[player])
    g.discards[player] = ()
    g.tell("shuffled", player)
    check = corruption if criminals(g, player) else virtue
    g.rules.steps[check(player, -1, 1)[0]](g, player, -1, 1)


def top_card(g: Viscounts, player: int) -> int:
    """Take the top card of the draw pile, shuffling first if need be; -1 if there is none (draw.reshuffle)."""
    if not g.decks[player]:
        if not g.discards[player]:
            return -1
        reshuffle(g, player)
    card, g.decks[player] = g.decks[player][-1], g.decks[player][:-1]
    return card


@effect
def shuffle(g: Viscounts, side: int, card: int) -> None:
    """Only with a card in the discard pile (fx.shuffle_needs_card); not during setup."""
    if g.is_automa(side):
        if g.scheme_discard:
            g.then(shuffle_schemes())
        else:
            instead(g, "no_shuffle")
    elif has_discard(g, side, ()):
        reshuffle(g, side)


@possible_if("shuffle")
def has_discard(g: Viscounts, side: int, part: Frame) -> bool:
    return g.phase != SETUP and bool(g.discards[side])


# discarding and destroying ------------------------------------------------------------------------------------------
@possible_if("discard")
def can_discard(g: Viscounts, side: int, part: Frame) -> bool:
    return g.phase != SETUP and bool(g.hands[side] or g.decks[side] or g.discards[side])


@possible_if("destroy")
def can_destroy(g: Viscounts, side: int, part: Frame) -> bool:
    """Nobody owns fewer than three cards (p1.min_three_cards)."""
    least: int = g.content.numbers["game"]["least_cards"]
    return can_discard(g, side, part) and len(owned_cards(g, side)) > least


@effect
def discard(g: Viscounts, side: int, card: int, count: int) -> None:
    """Up to so many cards of the hand, or unseen from the draw pile (fx.discard)."""
    if g.is_automa(side):
        instead(g, "discard")
        g.then(virtue(side, card, count))
    elif g.stopped or not count:
        g.stopped = 0
    elif can_discard(g, side, ()):
        g.then(discard(side, card, count - 1))
        g.ask(side, discard_which())


@effect
def destroy(g: Viscounts, side: int, card: int, count: int) -> None:
    """The same, but the cards leave the game for their silver (fx.destroy, fx.destroy_silver)."""
    if g.is_automa(side):
        instead(g, "destroy")
        g.then(flip(side, card, count))
    elif g.stopped or not count:
        g.stopped = 0
    elif can_destroy(g, side, ()):
        g.then(destroy(side, card, count - 1))
        g.ask(side, destroy_which())


@ask("fx.discard", standing=False)
def discard_which(g: Viscounts, player: int, why: Why) -> list[Move]:
    """Choose a card to discard, or do not."""
    top: list[Move] = [("discard_top",)] if g.decks[player] or g.discards[player] else []
    return [*(("discard_card", card) for card in g.hands[player]), *top, ("decline",)]


@ask("fx.destroy", standing=False)
def destroy_which(g: Viscounts, player: int, why: Why) -> list[Move]:
    """Choose a card to destroy, or do not."""
    top: list[Move] = [("destroy_top",)] if g.decks[player] or g.discards[player] else []
    return [*(("destroy_card", card) for card in g.hands[player]), *top, ("decline",)]


@answer
def decline(g: Viscounts, player: int) -> None:
    """Without it, and no more of "up to"."""
    g.stopped = 1


@answer
def discard_card(g: Viscounts, player: int, card: int) -> None:
    g.hands[player] = without(g.hands[player], card)
    lay_down(g, player, card)


@answer
def discard_top(g: Viscounts, player: int) -> None:
    """The top card of the draw pile, unseen; an empty one is shuffled first (fx.empty_draw_pile)."""
    card = top_card(g, player)
    g.show((card,), g.everyone)
    lay_down(g, player, card)


def lay_down(g: Viscounts, player: int, card: int) -> None:
    """A card goes face up to the discard pile; its own ability does not work (p1.drop_only_by_slide)."""
    g.show((card,), g.everyone, by=player)
    g.discards[player] += (card,)
    g.tell("discarded", player, card)


@answer
def destroy_card(g: Viscounts, player: int, card: int) -> None:
    g.hands[player] = without(g.hands[player], card)
    g.show((card,), g.everyone, by=player)
    leave_game(g, player, card)


@answer
def destroy_top(g: Viscounts, player: int) -> None:
    card = top_card(g, player)
    g.show((card,), g.everyone)
    leave_game(g, player, card)


def leave_game(g: Viscounts, player: int, card: int) -> None:
    g.box += (card,)
    g.tell("destroyed", player, card)
    gain_good(g, player, SILVER, g.content.silver[card])


@effect
def destroy_own(g: Viscounts, side: int, card: int) -> None:
    """During setup: any one of the own cards, chosen openly (setup.extra_step_card9)."""
    g.then(answered())
    g.ask(side, destroy_own_which())


@step
def answered(g: Viscounts) -> None:
    """A refusal was meant for this question only."""
    g.stopped = 0


@ask("setup.extra_step_card9", standing=False)
def destroy_own_which(g: Viscounts, player: int, why: Why) -> list[Move]:
    """Choose one of your cards to destroy, or do not."""
    return [*(("remove", card) for card in g.discards[player]), ("decline",)]


@answer
def remove(g: Viscounts, player: int, card: int) -> None:
    g.discards[player] = without(g.discards[player], card)
    leave_game(g, player, card)


# rearranging --------------------------------------------------------------------------------------------------------
@possible_if("rearrange")
def can_rearrange(g: Viscounts, side: int, part: Frame) -> bool:
    return sum([bool(slot) for slot in g.slots(side)]) > 1


@effect
def rearrange(g: Viscounts, side: int, card: int) -> None:
    """Cards change places among the slots they lie in; nothing is triggered (fx.rearrange)."""
    if g.is_automa(side):
        instead(g, "rearrange")
        g.then(resource(side, card, 1))
    elif can_rearrange(g, side, ()):
        g.ask(side, new_order())


@ask("fx.rearrange", standing=False)
def new_order(g: Viscounts, player: int, why: Why) -> list[Move]:
    """Choose the order of your cards, from the left; the first choice leaves them as they are."""
    cards = sum([bool(slot) for slot in g.slots(player)])
    return [("arrange", number) for number, order in enumerate(ORDERS) if order[cards:] == (0, 1, 2)[cards:]]


@answer
def arrange(g: Viscounts, player: int, number: int) -> None:
    places = [3 * player + slot for slot in range(3) if g.boards[3 * player + slot]]
    cards = [g.boards[place] for place in places]
    for place, source in zip(places, ORDERS[number], strict=False):
        g.boards[place] = cards[source]
    if number:
        g.tell("rearranged", player)


@step
def meet(g: Viscounts, side: int, other: int) -> None:
    """A viscount ended its movement beside another: its owner may rearrange (meet.rearrange, solo.meet_*)."""
    g.tell("met", g.owner_of(side), g.owner_of(other))
    g.then(rearrange(other, -1))
