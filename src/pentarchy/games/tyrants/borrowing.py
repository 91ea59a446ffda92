"""Cards that play other cards, from the inner circle or from the market. Rules: borrow.*.

A card of the inner circle lies in `lent` while it is played, a market card in `borrowed`: both have left their places,
so nothing counts or chooses them there. Afterwards they go back, or are devoured, unless their own text moved them.
"""

from typing import Any

from pentarchy.games.tyrants.cards import devour_own, different, pile_of
from pentarchy.games.tyrants.market import market_choices, refill, take_from_market
from pentarchy.games.tyrants.moves import PILE, Move, Why
from pentarchy.games.tyrants.playing import carry_out
from pentarchy.games.tyrants.rules import answer, ask, effect, idle_when, step
from pentarchy.games.tyrants.state import Tyrants
from pentarchy.kit.piles import without


# from the inner circle ----------------------------------------------------------------------------------------------
@effect
def play_from_inner_circle(g: Tyrants, player: int, card: int) -> None:
    """Play a card of the inner circle as if from hand, then return it there (borrow.elder_brain)."""
    g.ask(player, borrow_from_inner_circle())


@ask("borrow.elder_brain", standing=False, trivial=True)
def borrow_from_inner_circle(g: Tyrants, player: int, why: Why) -> list[Move]:
    """Choose the card to play."""
    return [("borrow", card) for card in different(g, g.inner_circles[player])]


@idle_when("play_from_inner_circle")
def nobody_to_play(g: Tyrants, player: int, card: int) -> str:
    return "" if g.inner_circles[player] else "borrow.elder_brain"


# from the market ----------------------------------------------------------------------------------------------------
@effect
def play_from_market(g: Tyrants, player: int, card: int, max_cost: int) -> None:
    """Play a market card as if from hand, then devour it (borrow.ulitharid)."""
    g.ask(player, borrow_from_market(max_cost))


@ask("borrow.ulitharid", standing=False, trivial=True)
def borrow_from_market(g: Tyrants, player: int, why: Why, max_cost: int) -> list[Move]:
    """Choose a market card that is not too dear."""
    cost, moves = g.content.cost, list[Move]()
    for card in market_choices(g):
        if 0 <= cost[card] <= max_cost:
            moves.append(("borrow", card))
        elif why is not None:
            why.append((("borrow", card), "borrow.ulitharid"))
    return moves


@idle_when("play_from_market")
def nothing_cheap(g: Tyrants, player: int, card: int, max_cost: int) -> str:
    return "" if g.can_answer(player, borrow_from_market(max_cost)) else "borrow.ulitharid"


# both ---------------------------------------------------------------------------------------------------------------
@answer
def borrow(g: Tyrants, player: int, card: int) -> None:
    """Carry out another card in the middle of one; what the first remembers comes back afterwards."""
    remembered = (g.acting, g.that_site, g.killed, g.landed, g.returned)
    g.tell("played_from", player, card, PILE.index[pile_of(g, player, card)], g.acting)
    if card in g.inner_circles[player]:
        g.inner_circles[player] = without(g.inner_circles[player], card)
        g.lent[player] += (card,)
        g.then(back_to_circle(player, card), remember(remembered))
    else:
        slot = take_from_market(g, card)
        g.borrowed += (card,)
        g.then(remember(remembered), devour_borrowed(player, card, slot))
    carry_out(g, player, card)


@step
def remember(g: Tyrants, remembered: tuple[Any, ...]) -> None:
    """The card that played another one goes on where it was."""
    g.acting, g.that_site, g.killed, g.landed, g.returned = remembered


@step
def back_to_circle(g: Tyrants, player: int, card: int) -> None:
    """A card of the inner circle returns there, unless its text moved it (borrow.moved_itself)."""
    if card in g.lent[player]:
        g.lent[player] = without(g.lent[player], card)
        g.inner_circles[player] += (card,)
        g.tell("back_in_circle", player, card)


@step
def devour_borrowed(g: Tyrants, player: int, card: int, slot: int) -> None:
    """A market card is devoured, unless its text moved it, and its space is filled; -1: it was devoured already."""
    if card in g.borrowed:
        devour_own(g, player, card, "row" if slot >= 0 else "devoured")
    if slot >= 0:
        refill(g, slot)
