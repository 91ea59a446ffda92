"""A player's cards: draw, discard, promote, devour. Rules: draw.*, promote.*, devour.*, outcast.*."""

from typing import Literal

from pentarchy.games.tyrants.content import ASPECTS
from pentarchy.games.tyrants.moves import PILE, Move, Why
from pentarchy.games.tyrants.rules import answer, ask, effect, idle_when, step
from pentarchy.games.tyrants.state import Tyrants
from pentarchy.kit.piles import Pile, one_of_each, without

Zone = Literal["this_card", "hand", "discard"]
NamedAspect = Literal["ambition", "conquest", "malice", "guile", "obedience"]
Aspect = Literal["", "ambition", "conquest", "malice", "guile", "obedience"]


def different(g: Tyrants, pile: Pile) -> list[int]:
    """One card of each design in a pile, in its order: copies are alike, so only the first is offered."""
    return one_of_each(pile, g.content.design)


# draw and discard -----------------------------------------------------------------------------------------------
def draw_cards(g: Tyrants, player: int, count: int) -> int:
    """Cards from the deck to the hand; an empty deck is made of the discard pile when a card is needed. How many."""
    drawn = 0
    while drawn < count and refresh_deck(g, player):
        deck = g.decks[player]
        take = min(count - drawn, len(deck))
        cards = deck[: -take - 1 : -1]
        g.decks[player] = deck[:-take]
        g.hands[player] += cards
        g.show(cards, 1 << player)
        drawn += take
    return drawn


def refresh_deck(g: Tyrants, player: int) -> bool:
    """Make sure that there is a card on the deck; False when deck and discard pile are empty (draw.nothing_left)."""
    if not g.decks[player] and g.discards[player]:
        g.tell("reshuffled", player)
        g.decks[player], g.discards[player] = g.shuffled(g.discards[player]), ()
    return bool(g.decks[player])


def to_discard(g: Tyrants, player: int, cards: Pile) -> None:
    """Cards onto the discard pile, face up; the last one is on top."""
    g.show(cards, g.everyone, by=player)
    g.discards[player] += cards


@answer
def discard(g: Tyrants, player: int, card: int) -> None:
    """A card from hand to the discard pile: to pay a cost, or forced by an opponent (who is the cause then)."""
    g.hands[player] = without(g.hands[player], card)
    to_discard(g, player, (card,))
    if g.cause < 0:
        g.tell("discarded", player, card, g.acting)


@effect
def deck_to_discard(g: Tyrants, player: int, card: int) -> None:
    """Put the whole deck onto the discard pile, without shuffling (promote.matron_mother)."""
    if deck := g.decks[player]:
        g.tell("deck_discarded", player, len(deck), card)
        g.decks[player] = ()
        to_discard(g, player, deck)


@idle_when("deck_to_discard")
def no_deck(g: Tyrants, player: int, card: int) -> str:
    return "" if g.decks[player] else "promote.matron_mother"


# where a card lies ------------------------------------------------------------------------------------------------
def is_in_front(g: Tyrants, player: int, card: int) -> bool:
    """Whether a card that a player plays can still be moved by its own text."""
    return card in g.played[player] or card in g.borrowed or card in g.lent[player]


def pile_of(g: Tyrants, player: int, card: int) -> str:
    """From which pile a card is about to be taken, for the log; a card that is carried out lies before its player."""
    own = {"hand": g.hands, "deck": g.decks, "discards": g.discards, "circle": g.inner_circles}
    for name, zone in own.items():
        if card in zone[player]:
            return name
    if is_in_front(g, player, card):
        return "played"
    if card in g.devoured:
        return "devoured"
    return "supply" if card in g.priestesses or card in g.guards else "row"


def take_away(g: Tyrants, player: int, card: int) -> None:
    """Take a card of a player from wherever it lies, to put it somewhere else."""
    if card in g.borrowed:
        g.borrowed = without(g.borrowed, card)
        return
    for zone in (g.hands, g.played, g.discards, g.inner_circles, g.lent):
        if card in zone[player]:
            zone[player] = without(zone[player], card)
            return
    raise ValueError(f"player {player} has no card {card}")


def to_inner_circle(g: Tyrants, player: int, card: int, pile: str, by: int) -> None:
    """A card that was taken from a pile goes to the inner circle; an Insane Outcast to the supply instead."""
    g.show((card,), g.everyone, by=player)
    if card in g.content.outcast:
        g.outcasts += (card,)
        g.tell("outcast_not_promoted", player, by)
        return
    g.inner_circles[player] += (card,)
    g.tell("promoted", player, card, PILE.index[pile], by)


def to_devoured(g: Tyrants, player: int, card: int, pile: str) -> None:
    """A card that was taken from a pile leaves the game; an Insane Outcast goes to the supply instead."""
    g.show((card,), g.everyone, by=player)
    if card in g.content.outcast:
        g.outcasts += (card,)
        g.tell("outcast_not_devoured", player, g.acting)
        return
    g.devoured += (card,)
    g.tell("devoured", player, card, PILE.index[pile], g.acting)


def devour_own(g: Tyrants, player: int, card: int, pile: str = "") -> None:
    """Devour a card of a player, wherever it lies."""
    pile = pile or pile_of(g, player, card)
    take_away(g, player, card)
    to_devoured(g, player, card, pile)


@effect
def return_this_to_supply(g: Tyrants, player: int, card: int) -> None:
    """The Insane Outcast that is played goes back to its stack (outcast.play)."""
    if is_in_front(g, player, card):
        take_away(g, player, card)
        g.outcasts += (card,)
        g.tell("outcast_returned", player)


@idle_when("return_this_to_supply")
def is_back_already(g: Tyrants, player: int, card: int) -> str:
    return "" if is_in_front(g, player, card) else "outcast.play"


# promote ----------------------------------------------------------------------------------------------------------
@effect
def promote_another(g: Tyrants, player: int, card: int, count: int, up_to: bool = False) -> None:
    """Promote other cards played this turn that still lie in front of the player (promote.eot_*)."""
    if count:
        more = promote_another(player, card, count - 1, up_to)
        g.ask_and_go_on(player, promote_which(card, up_to, count), more)


@idle_when("promote_another")
def no_other_card(g: Tyrants, player: int, card: int, count: int, up_to: bool) -> str:
    return "" if any(other != card for other in g.played[player]) else "promote.eot_eligible"


@ask("promote.eot_another", standing=False, trivial=True)
def promote_which(g: Tyrants, player: int, why: Why, card: int, up_to: bool, left: int = 1) -> list[Move]:
    """Choose another card played this turn."""
    others = tuple(other for other in g.played[player] if other != card)
    if why is not None and card in g.played[player]:
        why.append((("promote", card), "promote.eot_another"))
    return _promotions(g, others, up_to)


@effect
def promote_played(g: Tyrants, player: int, card: int, aspect: NamedAspect) -> None:
    """Promote a card of an aspect played this turn (promote.obedience)."""
    g.ask(player, promote_of_aspect(ASPECTS.index(aspect)))


@idle_when("promote_played")
def none_of_aspect(g: Tyrants, player: int, card: int, aspect: str) -> str:
    return "" if g.can_answer(player, promote_of_aspect(ASPECTS.index(aspect))) else "promote.obedience"


@ask("promote.obedience", standing=False, trivial=True)
def promote_of_aspect(g: Tyrants, player: int, why: Why, aspect: int) -> list[Move]:
    """Choose a card of the aspect."""
    if why is not None:
        others = tuple(card for card in g.played[player] if g.content.aspect[card] != aspect)
        why.extend((("promote", card), "promote.obedience") for card in different(g, others))
    return _promotions(g, tuple(card for card in g.played[player] if g.content.aspect[card] == aspect), False)


@effect
def promote_any_played(g: Tyrants, player: int, card: int, minion_type: str) -> None:
    """Promote any number of cards of a type played this turn (promote.undead_type)."""
    if not none_of_type(g, player, card, minion_type):
        g.ask(player, promote_of_type(minion_type), then=promote_any_played(player, card, minion_type))


@idle_when("promote_any_played")
def none_of_type(g: Tyrants, player: int, card: int, minion_type: str) -> str:
    fits = any(g.content.type[other] == minion_type for other in g.played[player])
    return "" if fits else "promote.undead_type"


@ask("promote.undead_type", standing=False)
def promote_of_type(g: Tyrants, player: int, why: Why, minion_type: str) -> list[Move]:
    """Choose a card of the type, or stop."""
    if why is not None:
        others = tuple(card for card in g.played[player] if g.content.type[card] != minion_type)
        why.extend((("promote", card), "promote.undead_type") for card in different(g, others))
    return _promotions(g, tuple(card for card in g.played[player] if g.content.type[card] == minion_type), True)


def _promotions(g: Tyrants, cards: Pile, up_to: bool) -> list[Move]:
    moves: list[Move] = [("promote", card) for card in different(g, cards)]
    return [*moves, ("enough",)] if moves and up_to else moves


@effect
def promote_from(g: Tyrants, player: int, card: int, *zones: Zone) -> None:
    """Promote one card at once: this one, from the hand, or from the discard pile."""
    if not nothing_there(g, player, card, *zones):
        g.ask(player, promote_from_where(card, *zones))


@idle_when("promote_from")
def nothing_there(g: Tyrants, player: int, card: int, *zones: str) -> str:
    """A card of the inner circle that is being played would go back there anyway."""
    moves = promote_from_options(g, player, card, zones)
    return "" if any(other not in g.lent[player] for other in moves) else "promote.from_discard"


@ask("promote.from_discard", standing=False, trivial=True)
def promote_from_where(g: Tyrants, player: int, why: Why, card: int, *zones: str) -> list[Move]:
    """Choose the card to promote."""
    if why is not None:
        others = tuple(other for other in g.played[player] if other != card or "this_card" not in zones)
        why.extend((("promote", other), "play.not_discarded_yet") for other in different(g, others))
    return [("promote", other) for other in promote_from_options(g, player, card, zones)]


def promote_from_options(g: Tyrants, player: int, card: int, zones: tuple[str, ...]) -> list[int]:
    """The cards of these piles, copies in one pile once."""
    this = (card,) if is_in_front(g, player, card) else ()
    piles = {"this_card": this, "hand": g.hands[player], "discard": g.discards[player]}
    return [other for zone in zones for other in different(g, piles[zone])]


@answer
def promote(g: Tyrants, player: int, card: int) -> None:
    promote_by(g, player, card, g.acting)


def promote_by(g: Tyrants, player: int, card: int, by: int) -> None:
    """A card of a player goes to the inner circle because of a card."""
    pile = pile_of(g, player, card)
    take_away(g, player, card)
    to_inner_circle(g, player, card, pile, by)


@effect
def promote_this(g: Tyrants, player: int, card: int) -> None:
    """The card itself goes to the inner circle (promote.this_card, discard.ambassador)."""
    if not cannot_be_promoted(g, player, card):
        promote_by(g, player, card, card)


@idle_when("promote_this")
def cannot_be_promoted(g: Tyrants, player: int, card: int) -> str:
    there = card in g.played[player] or card in g.borrowed or card in g.discards[player]  # there when just discarded
    return "" if there else "promote.this_card"


@effect
def promote_top(g: Tyrants, player: int, card: int) -> None:
    """Promote the top card of the deck, unseen (promote.deck_top)."""
    if refresh_deck(g, player):
        top = g.decks[player][-1]
        g.decks[player] = g.decks[player][:-1]
        to_inner_circle(g, player, top, "deck", card)


@idle_when("promote_top")
def no_card_left(g: Tyrants, player: int, card: int) -> str:
    return "" if g.decks[player] or g.discards[player] else "promote.deck_top"


# devour to pay ------------------------------------------------------------------------------------------------------
@effect
def devour_from_hand(g: Tyrants, player: int, card: int) -> None:
    """A cost: devour a card in hand (devour.from_hand)."""
    g.ask(player, devour_which(card, "hands"))


@effect
def devour_from_inner_circle(g: Tyrants, player: int, card: int) -> None:
    """A cost: devour a card of the inner circle (devour.inner_circle)."""
    g.ask(player, devour_which(card, "inner_circles"))


@idle_when("devour_from_inner_circle")
def empty_circle(g: Tyrants, player: int, card: int) -> str:
    return "" if g.inner_circles[player] else "cost.in_full"


@ask("cost.optional", standing=False)
def devour_which(g: Tyrants, player: int, why: Why, card: int, zone: str) -> list[Move]:
    """Choose the card to devour, or do not pay."""
    moves: list[Move] = [("devour", other) for other in different(g, getattr(g, zone)[player])]
    return [*moves, ("done",)]


@effect
def devour_this(g: Tyrants, player: int, card: int) -> None:
    """A cost: devour the card that is played (devour.this_card)."""
    g.ask(player, devour_it(card))


@idle_when("devour_this")
def has_left(g: Tyrants, player: int, card: int) -> str:
    return "" if is_in_front(g, player, card) else "devour.this_card"


@ask("devour.this_card", standing=False)
def devour_it(g: Tyrants, player: int, why: Why, card: int) -> list[Move]:
    """Devour the card, or keep it and do not pay."""
    return [("devour", card), ("done",)]


@effect
def discard_from_hand(g: Tyrants, player: int, card: int) -> None:
    """A cost: discard a card from hand (outcast.play)."""
    g.ask(player, discard_which(card))


@idle_when("discard_from_hand", "devour_from_hand")
def empty_hand(g: Tyrants, player: int, card: int) -> str:
    return "" if g.hands[player] else "cost.in_full"


@ask("cost.optional", standing=False)
def discard_which(g: Tyrants, player: int, why: Why, card: int) -> list[Move]:
    """Choose the card to discard, or do not pay."""
    moves: list[Move] = [("discard", other) for other in different(g, g.hands[player])]
    return [*moves, ("done",)]


@step
def discard_all(g: Tyrants, player: int) -> None:
    """Step 3 of the end of the turn: all played cards and the hand (end_turn.discard)."""
    cards = g.played[player] + g.hands[player]
    g.played[player] = g.hands[player] = ()
    to_discard(g, player, cards)
