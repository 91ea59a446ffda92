"""The market board: recruiting, devouring, Insane Outcasts. Rules: recruit.*, devour.market_*, undead.*, outcast.*."""

from typing import Literal

from pentarchy.games.tyrants.cards import (
    Aspect,
    devour_own,
    different,
    is_in_front,
    pile_of,
    take_away,
    to_devoured,
    to_discard,
)
from pentarchy.games.tyrants.content import ASPECTS
from pentarchy.games.tyrants.control import opponents, troops
from pentarchy.games.tyrants.moves import PILE, Move, Why
from pentarchy.games.tyrants.rules import answer, ask, effect, idle_when, returns, step
from pentarchy.games.tyrants.state import Tyrants
from pentarchy.kit.piles import Pile, without

Recipient = Literal["you", "an_opponent", "each_opponent", "an_adjacent_opponent"]


# what lies there --------------------------------------------------------------------------------------------------
def row(g: Tyrants) -> Pile:
    """The cards of the market row."""
    return tuple([card for space in g.market for card in space])


def market_choices(g: Tyrants) -> list[int]:
    """One card of each design of the row; with a Ghost the top devoured card is a choice of its own (undead.ghost)."""
    return [*different(g, row(g)), *(g.devoured[-1:] if g.ghost else ())]


def stacks(g: Tyrants) -> Pile:
    """The top cards of the two stacks that everybody may recruit from."""
    return g.priestesses[-1:] + g.guards[-1:]


def refill(g: Tyrants, slot: int) -> None:
    """The top card of the market deck goes to an empty space; the last one triggers the end (end.market_empty)."""
    if g.market_deck and not g.market[slot]:
        g.tell("turned_up", turn_up(g, slot))
        if not g.market_deck and not g.ending:
            g.ending = "market_empty"
            g.tell("market_empty")


def turn_up(g: Tyrants, slot: int) -> int:
    """The top card of the market deck goes face up to a space."""
    card = g.market_deck[-1]
    g.market_deck = g.market_deck[:-1]
    g.market[slot] = (card,)
    g.show((card,), g.everyone)
    return card


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
def recruit_card(g: Tyrants, player: int, card: int, cost: int) -> None:
    """A card goes to the discard pile, and its space in the row is filled at once (recruit.refill); -1: for free."""
    pile = PILE.index[pile_of(g, player, card)]
    slot = take_from_market(g, card)
    to_discard(g, player, (card,))
    if cost >= 0:
        g.tell("recruited", player, card, cost, pile)
    else:
        g.tell("enlisted", player, card, pile, g.acting)
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
    if count:
        question = enlist_which(ASPECTS.index(aspect) if aspect else -1, max_cost, supply, up_to, count)
        g.ask_and_go_on(player, question, recruit_free(player, card, count - 1, aspect, max_cost, supply, up_to))


@idle_when("recruit_free")
def nobody_fits(
    g: Tyrants, player: int, card: int, count: int, aspect: str, max_cost: int, supply: bool, up_to: bool
) -> str:
    question = enlist_which(ASPECTS.index(aspect) if aspect else -1, max_cost, supply, up_to)
    return "" if g.can_answer(player, question) else "recruit.free"


@ask("recruit.free", standing=False, trivial=True)
def enlist_which(
    g: Tyrants, player: int, why: Why, aspect: int, max_cost: int, supply: bool, up_to: bool, left: int = 1
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
    recruit_card(g, player, card, -1)


# devouring --------------------------------------------------------------------------------------------------------
@effect
def devour_market(g: Tyrants, player: int, card: int, may: bool = False) -> None:
    """Devour a card of the row; another one takes its place (devour.market_refill)."""
    g.ask_and_go_on(player, devour_from_row(may), after_devouring(player, card))


@step
def after_devouring(g: Tyrants, player: int, card: int) -> None:
    """Nothing follows; who devours nothing drops this, and nothing else."""


@idle_when("devour_market")
def empty_row(g: Tyrants, player: int, card: int, may: bool) -> str:
    return "" if row(g) else "recruit.market_deck_empty"


@ask("devour.market_optional", standing=False)
def devour_from_row(g: Tyrants, player: int, why: Why, may: bool) -> list[Move]:
    """Choose the market card to devour, or none."""
    moves: list[Move] = [("devour", card) for card in different(g, row(g))]
    if why is not None:
        why.extend((("devour", card), "devour.market_optional") for card in stacks(g) + g.outcasts[-1:])
    return [*moves, ("done",)] if moves and may else moves


@answer
def devour(g: Tyrants, player: int, card: int) -> None:
    """A card is devoured: of the row, or to pay a cost, an own one."""
    if card in row(g):
        slot = take_from_market(g, card)
        to_devoured(g, player, card, "row")
        refill(g, slot)
    else:
        devour_own(g, player, card)


@effect
def take_place_in_market(g: Tyrants, player: int, card: int) -> None:
    """Devour a card of the row; this card takes its place (undead.carrion_crawler)."""
    if not no_place(g, player, card):
        g.ask(player, replace_which(), then=move_into_market(player, card))


@idle_when("take_place_in_market")
def no_place(g: Tyrants, player: int, card: int) -> str:
    return "" if row(g) and is_in_front(g, player, card) else "undead.carrion_crawler"


@ask("undead.carrion_crawler", standing=False, trivial=True)
def replace_which(g: Tyrants, player: int, why: Why) -> list[Move]:
    """Choose the market card to devour."""
    return [("replace", card) for card in different(g, row(g))]


returns("replace")


@step
def move_into_market(g: Tyrants, player: int, card: int, other: int = -1) -> None:
    """The card takes the place of another, which is devoured."""
    slot = take_from_market(g, other)
    g.devoured += (other,)
    take_away(g, player, card)
    g.market[slot] = (card,)
    g.tell("took_place", player, other, card)


@effect
def devoured_joins_market(g: Tyrants, player: int, card: int) -> None:
    """Until the end of the turn the top devoured card counts as a market card (undead.ghost)."""
    if not g.ghost:
        g.ghost = 1
        g.tell("devoured_opened", player, card)


@idle_when("devoured_joins_market")
def nothing_devoured(g: Tyrants, player: int, card: int) -> str:
    """Also with an empty pile, although what is devoured later in the turn would lie open."""
    return "" if g.devoured and not g.ghost else "undead.ghost"


# Insane Outcasts --------------------------------------------------------------------------------------------------
@effect
def recruit_outcast(g: Tyrants, player: int, card: int, who: Recipient, count: int = 1) -> None:
    """Insane Outcasts go to somebody's discard pile, as far as there are any (outcast.recipients)."""
    if not g.outcasts:
        return
    if who == "you":
        g.then(add_outcasts(count, player, card, player))
    elif who == "each_opponent":
        g.then(*(add_outcasts(count, player, card, other) for other in opponents(g, player)))
    else:
        g.ask(player, who_gets_outcast(who == "an_adjacent_opponent"), then=add_outcasts(count, player, card))


@idle_when("recruit_outcast")
def no_outcast(g: Tyrants, player: int, card: int, who: str, count: int) -> str:
    if not g.outcasts:
        return "recruit.stack_empty"
    near = who != "an_adjacent_opponent" or g.can_answer(player, who_gets_outcast(True))
    return "" if near else "outcast.gibbering_mouther"


@step
def add_outcasts(g: Tyrants, count: int, cause: int, by: int, player: int = -1) -> None:
    """Each player takes all due cards before the next (recruit.outcast_shortage); -1: nobody could be chosen."""
    due = min(count, len(g.outcasts))
    if due and player >= 0:
        cards = g.outcasts[: -due - 1 : -1]
        g.outcasts = g.outcasts[:-due]
        to_discard(g, player, cards)
        g.tell("outcast_joined", player, due, cause, by)


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


returns("target")  # also for discarding.py
