"""The market board: recruiting, devouring, Insane Outcasts. Rules: recruit.*, devour.market_*, undead.*, outcast.*."""

from typing import Literal

from pentarchy.engine.rules import Move, Why
from pentarchy.games.tyrants.cards import (
    Aspect,
    different,
    is_in_front,
    take_away,
    to_devoured,
    to_discard,
    without,
)
from pentarchy.games.tyrants.content import ASPECTS
from pentarchy.games.tyrants.control import opponents, troops
from pentarchy.games.tyrants.rules import answer, ask, effect, step
from pentarchy.games.tyrants.state import Pile, Tyrants

Recipient = Literal["you", "an_opponent", "each_opponent", "an_adjacent_opponent"]


# what lies there --------------------------------------------------------------------------------------------------
def row(g: Tyrants) -> Pile:
    """The cards of the market row."""
    return tuple(card for space in g.market for card in space)


def market_choices(g: Tyrants) -> list[int]:
    """One card of each design of the row; with a Ghost the top devoured card is a choice of its own (undead.ghost)."""
    return different(g, row(g)) + list(g.devoured[-1:] if g.ghost else ())


def stacks(g: Tyrants) -> Pile:
    """The top cards of the two stacks that everybody may recruit from."""
    return g.priestesses[-1:] + g.guards[-1:]


def refill(g: Tyrants, slot: int) -> None:
    """The top card of the market deck goes to an empty space; the last one triggers the end (end.market_empty)."""
    if g.market_deck and not g.market[slot]:
        card = g.market_deck[-1]
        g.market_deck = g.market_deck[:-1]
        g.market[slot] = (card,)
        g.show((card,), g.everyone)
        g.tell("turned_up", card)
        if not g.market_deck and not g.ending:
            g.ending = "market_empty"
            g.tell("market_empty")


def slot_of(g: Tyrants, card: int) -> int:
    return g.market.index((card,))


def take_from_market(g: Tyrants, card: int) -> int:
    """Take a card off the market board; the number of its space in the row, or -1 for another place."""
    for zone in ("priestesses", "guards", "devoured"):
        pile = getattr(g, zone)
        if card in pile:
            setattr(g, zone, without(pile, card))
            return -1
    slot = slot_of(g, card)
    g.market[slot] = ()
    return slot


# recruiting -------------------------------------------------------------------------------------------------------
def recruit_card(g: Tyrants, player: int, card: int) -> None:
    """A card goes to the discard pile, and its space in the row is filled at once (recruit.refill)."""
    slot = take_from_market(g, card)
    to_discard(g, player, (card,))
    g.tell("recruited", player, card)
    if slot >= 0:
        refill(g, slot)


@effect
def recruit_free(
    g: Tyrants,
    player: int,
    card: int,
    count: int,
    aspect: Aspect = "",
    max_cost: int = 0,
    supply: bool = False,
    up_to: bool = False,
) -> None:
    """Recruit without paying (recruit.free, undead.conjurer)."""
    if g.stopped or not count:
        g.stopped = 0
        return
    g.then(recruit_free(player, card, count - 1, aspect, max_cost, supply, up_to))
    g.ask(player, enlist_which(ASPECTS.index(aspect) if aspect else -1, max_cost, supply, up_to))


@ask("recruit.free", standing=False, trivial=True)
def enlist_which(
    g: Tyrants, player: int, why: Why, aspect: int, max_cost: int, supply: bool, up_to: bool
) -> list[Move]:
    """Choose a card of the aspect and cost."""
    cost, moves = g.content.cost, list[Move]()
    for card in (*market_choices(g), *stacks(g)):
        fits = 0 <= cost[card] <= max_cost and aspect in (-1, g.content.aspect[card])
        if fits and (supply or card not in stacks(g)):
            moves.append(("enlist", card))
        elif why is not None:
            why.append((("enlist", card), "recruit.free"))
    return [*moves, ("enough",)] if moves and up_to else moves


@answer
def enlist(g: Tyrants, player: int, card: int) -> None:
    recruit_card(g, player, card)


# devouring --------------------------------------------------------------------------------------------------------
@effect
def devour_market(g: Tyrants, player: int, card: int, may: bool = False) -> None:
    """Devour a card of the row; another one takes its place (devour.market_refill)."""
    if row(g):
        g.ask(player, devour_from_row(may))


@ask("devour.market_optional", standing=False)
def devour_from_row(g: Tyrants, player: int, why: Why, may: bool) -> list[Move]:
    """Choose the market card to devour, or none."""
    moves: list[Move] = [("devour", card) for card in different(g, row(g))]
    if why is not None:
        why.extend((("devour", card), "devour.market_optional") for card in stacks(g) + g.outcasts[-1:])
    return [*moves, ("done",)] if may else moves


@answer
def devour(g: Tyrants, player: int, card: int) -> None:
    """A card is devoured: of the row, or to pay a cost, an own one."""
    if card in row(g):
        slot = take_from_market(g, card)
        to_devoured(g, player, card)
        refill(g, slot)
    else:
        g.paid = 1
        take_away(g, player, card)
        to_devoured(g, player, card)


@effect
def take_place_in_market(g: Tyrants, player: int, card: int) -> None:
    """Devour a card of the row; this card takes its place (undead.carrion_crawler)."""
    if row(g) and is_in_front(g, player, card):
        g.then(move_into_market(player, card))
        g.ask(player, replace_which())


@ask("undead.carrion_crawler", standing=False, trivial=True)
def replace_which(g: Tyrants, player: int, why: Why) -> list[Move]:
    """Choose the market card to devour."""
    return [("replace", card) for card in different(g, row(g))]


@answer
def replace(g: Tyrants, player: int, card: int) -> None:
    g.slot = take_from_market(g, card)
    to_devoured(g, player, card)


@step
def move_into_market(g: Tyrants, player: int, card: int) -> None:
    take_away(g, player, card)
    g.market[g.slot] = (card,)
    g.slot = -1
    g.tell("joined_market", player, card)


@effect
def devoured_joins_market(g: Tyrants, player: int, card: int) -> None:
    """Until the end of the turn the top devoured card counts as a market card (undead.ghost)."""
    g.ghost = 1


# Insane Outcasts --------------------------------------------------------------------------------------------------
@effect
def recruit_outcast(g: Tyrants, player: int, card: int, who: Recipient, count: int = 1) -> None:
    """Insane Outcasts go to somebody's discard pile, as far as there are any (outcast.recipients)."""
    if not g.outcasts:
        return
    if who == "you":
        g.then(add_outcasts(player, count))
    elif who == "each_opponent":
        g.then(*(add_outcasts(other, count) for other in opponents(g, player)))
    else:
        g.target = -1
        g.then(add_outcasts_to_target(count))
        g.ask(player, who_gets_outcast(who == "an_adjacent_opponent"))


@step
def add_outcasts(g: Tyrants, player: int, count: int) -> None:
    """Each player takes all due cards before the next (recruit.outcast_shortage)."""
    for _ in range(min(count, len(g.outcasts))):
        card = g.outcasts[-1]
        g.outcasts = g.outcasts[:-1]
        to_discard(g, player, (card,))
        g.tell("outcast_joined", player)


@ask("outcast.recipients", standing=False, trivial=True)
def who_gets_outcast(g: Tyrants, player: int, why: Why, adjacent: bool) -> list[Move]:
    """Choose the opponent who recruits an Insane Outcast; perhaps only one next to the troops just deployed."""
    near, moves = 0, list[Move]()
    for place in g.landed:
        near |= g.board.near[place]
    for other in opponents(g, player):
        if not adjacent or troops(g, other) & near:
            moves.append(("target", other))
        elif why is not None:
            why.append((("target", other), "outcast.gibbering_mouther"))
    return moves


@step
def add_outcasts_to_target(g: Tyrants, count: int) -> None:
    if g.target >= 0:
        g.then(add_outcasts(g.target, count))


@answer
def target(g: Tyrants, player: int, other: int) -> None:
    g.target = other
