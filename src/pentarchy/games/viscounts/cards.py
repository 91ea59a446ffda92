"""A player's own townsfolk: drawing, shuffling, discarding, destroying, rearranging. Rules: draw.*, fx.discard,
fx.destroy*, fx.empty_draw_pile, fx.shuffle*, fx.rearrange, p1.min_three_cards, meet.*, solo.discard, solo.destroy."""

from functools import cache
from typing import Literal

from pentarchy.games.viscounts.content import SILVER
from pentarchy.games.viscounts.goods import resource
from pentarchy.games.viscounts.moves import ORDERS, Move, Why
from pentarchy.games.viscounts.papers import flip
from pentarchy.games.viscounts.reasons import instead, tell_declined
from pentarchy.games.viscounts.rules import answer, ask, effect, rules, step
from pentarchy.games.viscounts.schemes import shuffle_schemes
from pentarchy.games.viscounts.sources import CHECK_CRIMINALS, CHECK_LAWFUL, EMPTY_DECK, MEETING, named
from pentarchy.games.viscounts.state import SETUP, Pile, Viscounts
from pentarchy.games.viscounts.track import corruption, criminals, virtue
from pentarchy.kit.piles import without

What = Literal["discard", "destroy"]


def owned_cards(g: Viscounts, player: int) -> Pile:
    """All townsfolk of a player: hand, draw pile, discard pile and board."""
    return (
        *g.hands[player], *g.decks[player], *g.discards[player], *(card for slot in g.slots(player) for card in slot)
    )  # fmt: skip


# drawing and shuffling ----------------------------------------------------------------------------------------------
def reshuffle(g: Viscounts, player: int, source: int) -> None:
    """The discard pile joins the draw pile, with the check for criminals on the board (draw.check_*)."""
    g.decks[player] = g.shuffled(g.decks[player] + g.discards[player])
    g.discards[player] = ()
    g.tell("shuffled", player, named(source))
    check = corruption(player, CHECK_CRIMINALS, 1) if criminals(g, player) else virtue(player, CHECK_LAWFUL, 1)
    g.rules.steps[check[0]](g, *check[1:])


def top_card(g: Viscounts, player: int) -> int:
    """Take the top card of the draw pile, shuffling first if need be; -1 if there is none (draw.reshuffle)."""
    if not g.decks[player]:
        if not g.discards[player]:
            return -1
        reshuffle(g, player, EMPTY_DECK)
    card, g.decks[player] = g.decks[player][-1], g.decks[player][:-1]
    return card


@effect
def shuffle(g: Viscounts, side: int, card: int) -> None:
    """Only with a card in the discard pile (fx.shuffle_needs_card); not during setup."""
    if g.is_automa(side):
        if g.scheme_discard:
            g.then(shuffle_schemes(card))
        else:
            instead(g, "no_shuffle")
    elif not nothing_to_shuffle(g, side, card):
        reshuffle(g, side, card)


@rules.idle_when("shuffle")
def nothing_to_shuffle(g: Viscounts, side: int, card: int) -> str:
    if g.is_automa(side):
        return "" if g.scheme_discard else "solo.shuffle_effect"
    return "setup.hire_skips" if g.phase == SETUP else "" if g.discards[side] else "fx.shuffle_needs_card"


# discarding and destroying ------------------------------------------------------------------------------------------
@effect
def discard(g: Viscounts, side: int, card: int, count: int) -> None:
    """Up to so many cards of the hand, or unseen from the draw pile (fx.discard)."""
    if g.is_automa(side):
        instead(g, "discard", count)
        g.then(virtue(side, card, count))
    else:
        part_with_up_to(g, side, card, "discard", count, False)


@rules.idle_when("discard")
def nothing_to_discard(g: Viscounts, side: int, card: int, count: int) -> str:
    """The automa has something to do instead (solo.discard)."""
    if g.is_automa(side):
        return ""
    if g.phase == SETUP:
        return "setup.hire_skips"
    return "" if g.hands[side] or g.decks[side] or g.discards[side] else "fx.discard"


@effect
def destroy(g: Viscounts, side: int, card: int, count: int) -> None:
    """The same, but the cards leave the game for their silver (fx.destroy, fx.destroy_silver)."""
    if g.is_automa(side):
        instead(g, "destroy", count)
        g.then(flip(side, card, count))
    else:
        part_with_up_to(g, side, card, "destroy", count, False)


@rules.idle_when("destroy")
def nothing_to_destroy(g: Viscounts, side: int, card: int, count: int) -> str:
    """Nobody owns fewer than three cards (p1.min_three_cards)."""
    rule = nothing_to_discard(g, side, card, count)
    if rule or g.is_automa(side) or len(owned_cards(g, side)) > g.content.numbers["game"]["least_cards"]:
        return rule
    return "p1.min_three_cards"


def part_with_up_to(g: Viscounts, side: int, source: int, what: What, count: int, again: bool) -> None:
    """One of those that are left (`again`: after another one)."""
    if count and not g.why_idle(side, source, (what, count)):
        question = discard_which if what == "discard" else destroy_which
        g.ask(side, question(count, source), then=part_with(side, source, what, count, again))


@ask("fx.discard", standing=False)
def discard_which(g: Viscounts, player: int, why: Why, count: int, source: int) -> list[Move]:
    """Choose a card to discard, or do not."""
    top: list[Move] = [("discard_top",)] if g.decks[player] or g.discards[player] else []
    return [*(("discard_card", card) for card in g.hands[player]), *top, ("decline",)]


@ask("fx.destroy", standing=False)
def destroy_which(g: Viscounts, player: int, why: Why, count: int, source: int) -> list[Move]:
    """Choose a card to destroy, or do not."""
    top: list[Move] = [("destroy_top",)] if g.decks[player] or g.discards[player] else []
    return [*(("destroy_card", card) for card in g.hands[player]), *top, ("decline",)]


@answer
def discard_top(g: Viscounts, player: int) -> None:
    draw_to_part_with(g, player)


@answer
def destroy_top(g: Viscounts, player: int) -> None:
    draw_to_part_with(g, player)


def draw_to_part_with(g: Viscounts, player: int) -> None:
    """The top card of the draw pile, unseen; an empty one is shuffled first (fx.empty_draw_pile)."""
    card = top_card(g, player)
    g.hands[player] += (card,)
    g.hand_back(card)  # from here on as if it had been chosen from the hand


@step
def part_with(g: Viscounts, side: int, source: int, what: What, count: int, again: bool, card: int = -1) -> None:
    """A card goes face up to the discard pile or out of the game, without its ability (p1.drop_only_by_slide)."""
    if card < 0:  # and no more of "up to"
        tell_declined(g, side, f"{what}_more" if again else what, source)
        return
    g.hands[side] = without(g.hands[side], card)
    g.show((card,), g.everyone, by=side)
    if what == "discard":
        g.discards[side] += (card,)
        g.tell("discarded", side, card, named(source))
    else:
        remove_for_silver(g, side, card, source)
    if count > 1:
        part_with_up_to(g, side, source, what, count - 1, True)


def remove_for_silver(g: Viscounts, player: int, card: int, source: int) -> None:
    """A card leaves the game for its silver (fx.destroy_silver)."""
    g.box += (card,)
    silver = g.content.silver[card]
    g.goods[4 * player + SILVER] += silver
    g.tell("destroyed", player, card, silver, named(source))


@effect
def destroy_own(g: Viscounts, side: int, card: int) -> None:
    """During setup: any one of the own cards, chosen openly (setup.extra_step_card9)."""
    g.ask(side, destroy_own_which(card), then=destroy_chosen(side, card))


@ask("setup.extra_step_card9", standing=False)
def destroy_own_which(g: Viscounts, player: int, why: Why, source: int) -> list[Move]:
    """Choose one of your cards to destroy, or do not."""
    return [*(("remove", card) for card in g.discards[player]), ("decline",)]


@step
def destroy_chosen(g: Viscounts, player: int, source: int, card: int = -1) -> None:
    if card < 0:
        tell_declined(g, player, "destroy", source)
    else:
        g.discards[player] = without(g.discards[player], card)
        remove_for_silver(g, player, card, source)


# rearranging --------------------------------------------------------------------------------------------------------
@effect
def rearrange(g: Viscounts, side: int, card: int) -> None:
    """Cards change places among the slots they lie in; nothing is triggered (fx.rearrange)."""
    if g.is_automa(side):
        instead(g, "rearrange")
        g.then(resource(side, card, 1))
    elif len(found := orders(g, side)) > 1:
        g.ask(side, new_order(card), then=rearrange_chosen(side, card), options=found)


def orders(g: Viscounts, player: int) -> tuple[Move, ...]:
    """The orders that differ: equal cards that change places are as before; the first leaves all as they are."""
    designs = [g.content.designs[slot[0]] for slot in g.slots(player) if slot]
    return orders_of(tuple([designs.index(design) for design in designs]))


@cache
def orders_of(cards: Pile) -> tuple[Move, ...]:
    """Of cards that are numbered so that equal ones have the same number."""
    found: dict[Pile, int] = {}
    for number, order in enumerate(ORDERS):
        if order[len(cards) :] == (0, 1, 2)[len(cards) :]:
            found.setdefault(tuple(cards[source] for source in order[: len(cards)]), number)
    return tuple(("arrange", number) for number in found.values())


@rules.idle_when("rearrange")
def nothing_to_rearrange(g: Viscounts, side: int, card: int) -> str:
    return "" if g.is_automa(side) or len(orders(g, side)) > 1 else "fx.rearrange"


@ask("fx.rearrange", standing=False)
def new_order(g: Viscounts, player: int, why: Why, source: int) -> list[Move]:
    """Choose the order of your cards, from the left; the first choice leaves them as they are."""
    return list(orders(g, player))


@step
def rearrange_chosen(g: Viscounts, player: int, source: int, order: int = 0) -> None:
    places = [3 * player + slot for slot in range(3) if g.boards[3 * player + slot]]
    cards = [g.boards[place] for place in places]
    for place, old in zip(places, ORDERS[order], strict=False):
        g.boards[place] = cards[old]
    if order:
        g.tell("rearranged", player, named(source))
    else:
        tell_declined(g, player, "rearrange", source)


@step
def meet(g: Viscounts, side: int, other: int) -> None:
    """A viscount ended its movement beside another: its owner may rearrange (meet.rearrange, solo.meet_*)."""
    g.tell("met", g.owner_of(side), g.owner_of(other))
    g.then(rearrange(other, MEETING))
