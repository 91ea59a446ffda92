"""Opponents who must discard, and the cards that answer to it. Rules: discard.*."""

from typing import Literal

from pentarchy.engine.rules import bind
from pentarchy.games.tyrants.cards import different
from pentarchy.games.tyrants.cards import discard as discard_card
from pentarchy.games.tyrants.control import opponents
from pentarchy.games.tyrants.moves import Move, Why
from pentarchy.games.tyrants.rules import ask, effect, idle_when, step
from pentarchy.games.tyrants.state import WHITE, Tyrants

Victims = Literal["an_opponent", "each_opponent", "opponents_at_that_site", "owner_of_that_troop", "whoever_caused_it"]


@effect
def discard(g: Tyrants, player: int, card: int, who: Victims, more_than: int = 0) -> None:
    """Make players discard a card of their own choice if they have more than so many, clockwise (discard.order)."""
    if who == "an_opponent":
        g.ask(player, who_discards(more_than), then=forced_discard(player, more_than, card))
    else:
        g.then(*(forced_discard(player, more_than, card, victim) for victim in victims(g, player, who)))


@idle_when("discard")
def nobody_discards(g: Tyrants, player: int, card: int, who: str, more_than: int) -> str:
    """The sizes of hands are public."""
    among = opponents(g, player) if who == "an_opponent" else victims(g, player, who)
    rule = "discard.more_than_three" if more_than else "discard.no_refill"
    return "" if any(len(g.hands[victim]) > more_than for victim in among) else rule


def victims(g: Tyrants, player: int, who: str) -> list[int]:
    if who == "each_opponent":
        return opponents(g, player)
    if who == "opponents_at_that_site":
        there = g.garrisons[g.that_site] if g.that_site >= 0 else (0,) * g.players
        return [other for other in opponents(g, player) if there[other]]
    if who == "owner_of_that_troop":
        return [colour for _, colour in g.killed[-1:] if colour != WHITE]
    return [g.cause]


@ask("discard.more_than_three", standing=False, trivial=True)
def who_discards(g: Tyrants, player: int, why: Why, more_than: int) -> list[Move]:
    """Choose the opponent who must discard, among those with enough cards in hand."""
    moves: list[Move] = []
    for other in opponents(g, player):
        if len(g.hands[other]) > more_than:
            moves.append(("target", other))
        elif why is not None:
            why.append((("target", other), "discard.more_than_three"))
    return moves


@step
def forced_discard(g: Tyrants, cause: int, more_than: int, card: int, victim: int = -1) -> None:
    """The hand is counted just before the discard; -1: nobody could be chosen. Its size alone decides about asking."""
    hand = g.hands[victim] if victim >= 0 else ()
    if len(hand) > more_than:
        g.cause = cause
        g.then(answer_discard(victim, card), discard_is_over())
        if len(hand) == 1:
            discard_card(g, victim, hand[0])
        else:
            g.ask(victim, discard_one(cause, card))


@ask("discard.owner_chooses", standing=False)
def discard_one(g: Tyrants, player: int, why: Why, cause: int, card: int) -> list[Move]:
    """Choose a card to discard."""
    return [("discard", card) for card in different(g, g.hands[player])]


@step
def answer_discard(g: Tyrants, victim: int, by: int) -> None:
    """Ambassador, Grimlock and Umber Hulk answer to a discard that an opponent forced (discard.reactions)."""
    card = g.discards[victim][-1]
    g.tell("discard_forced", victim, card, g.cause, by)
    g.then(*(bind(line, victim, card) for line in g.content.when_discarded[card]))


@step
def discard_is_over(g: Tyrants) -> None:
    """Whatever is discarded next is discarded to pay a cost, unless somebody forces it again."""
    g.cause = -1
