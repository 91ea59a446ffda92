"""Project points, the markets, and cards that search the decks. Rules: projects.*, symbol.points, symbol.draft_three,
symbol.reveal_top_card, card.137_*, card.144_148_*, card.156_*, card.177_*."""

from typing import Literal

from pentarchy.games.wistar.content import DECKS, METAL, TYPES, WOOD
from pentarchy.games.wistar.gains import has_cards, spend_goods, take_thing, to_hand, top_card
from pentarchy.games.wistar.moves import FROM_PROJECT, Move, Why
from pentarchy.games.wistar.paying import materials
from pentarchy.games.wistar.rules import answer, ask, effect, idle_when, step
from pentarchy.games.wistar.state import Wistar
from pentarchy.kit.piles import without

Deck = Literal["basic", "advanced"]
Type = Literal["tool", "robot", "structure"]


@effect
def project(g: Wistar, player: int, card: int, number: int) -> None:
    """Points for cards of the markets and decks, all to be spent (projects.points, projects.spend_all)."""
    if can_spend(g, number):
        g.then(spend_points(player, number))


@idle_when("project")
def finds_no_card(g: Wistar, player: int, card: int, number: int) -> str:
    return "" if can_spend(g, number) else "projects.sources"


def can_spend(g: Wistar, points: int) -> bool:
    """Whether so many points buy any card."""
    return any(price(g, deck) <= points and (g.markets[deck] or has_cards(g, deck)) for deck in range(2))


@step
def spend_points(g: Wistar, player: int, points: int) -> None:
    """One card after another; points that buy none are lost (projects.spend_all)."""
    if can_spend(g, points):
        g.ask(player, project_which(points))
    elif points:
        g.in_vain(player, FROM_PROJECT, "projects.sources", part=True)


def price(g: Wistar, deck: int) -> int:
    points: int = g.content.numbers["prices"][DECKS[deck]]
    return points


@ask("projects.sources", standing=False)
def project_which(g: Wistar, player: int, why: Why, points: int) -> list[Move]:
    """Take a card of a market, or draw from a deck."""
    moves: list[Move] = []
    for deck in range(2):
        if price(g, deck) <= points:
            moves += [("take", card) for card in g.markets[deck]]
            moves += [("draw_from", deck)] if has_cards(g, deck) else []
        elif why is not None:
            why.extend((("take", card), "projects.prices") for card in g.markets[deck])
    return moves


@answer
def take(g: Wistar, player: int, card: int) -> None:
    pay_points(g, player, g.content.deck[card])
    from_market(g, player, card, FROM_PROJECT)


def from_market(g: Wistar, player: int, card: int, source: int) -> None:
    """Gaps stay until the end of the turn (projects.refill)."""
    deck = g.content.deck[card]
    g.markets[deck] = without(g.markets[deck], card)
    to_hand(g, player, card, source)


@answer
def draw_from(g: Wistar, player: int, deck: int) -> None:
    pay_points(g, player, deck)
    to_hand(g, player, top_card(g, deck), FROM_PROJECT)


def pay_points(g: Wistar, player: int, deck: int) -> None:
    """What is left of the points is spent when all that answers to this card is done (general.nested_effects)."""
    _, points = g.question
    g.then(spend_points(player, points - price(g, deck)))


@step
def refill_markets(g: Wistar) -> None:
    fill_markets(g)


def fill_markets(g: Wistar) -> None:
    """Cards slide right, gaps on the left are filled from the decks."""
    for deck in range(2):
        while len(g.markets[deck]) < g.content.numbers["game"]["market"]:
            card = top_card(g, deck)
            if card < 0:
                break
            g.show((card,), g.everyone)
            g.markets[deck] = (card, *g.markets[deck])
            g.tell("market_shown", card)


def drop_from_market(g: Wistar, deck: int, number: int) -> None:
    """The rightmost cards are discarded (round.start.g_market)."""
    keep = max(0, len(g.markets[deck]) - number)
    for card in g.markets[deck][keep:]:
        g.discards[deck] += (card,)
        g.tell("market_left", card)
    g.markets[deck] = g.markets[deck][:keep]


# searching ----------------------------------------------------------------------------------------------------------
@effect
def turn_up(g: Wistar, player: int, card: int, deck: Deck, kind: Type) -> None:
    """The top card: of this type to hand, otherwise discarded (card.144_148_reveal_take)."""
    shown = top_card(g, DECKS.index(deck))
    if shown >= 0:
        turned_up(g, player, shown, TYPES.index(kind), card)


@idle_when("turn_up")
def turns_up_nothing(g: Wistar, player: int, card: int, deck: str, kind: str) -> str:
    return "" if has_cards(g, DECKS.index(deck)) else "symbol.reveal_top_card"


def turned_up(g: Wistar, player: int, card: int, kind: int, source: int) -> bool:
    """Show a card; of this type it goes to hand."""
    g.show((card,), g.everyone)
    g.tell("turned_up", card, int(g.content.type[card] == kind), source)
    if g.content.type[card] == kind:
        to_hand(g, player, card, source)
        return True
    g.discards[g.content.deck[card]] += (card,)
    return False


@effect
def seek(g: Wistar, player: int, card: int, deck: Deck, kind: Type) -> None:
    """From the market; without one there cards are turned up until one appears (card.137_autonomous_laboratory)."""
    number, wanted = DECKS.index(deck), TYPES.index(kind)
    if any(g.content.type[shown] == wanted for shown in g.markets[number]):
        g.ask(player, seek_which(number, wanted), then=seek_chosen(player, card))
        return
    if not has_cards(g, number):
        return
    if all(g.content.type[one] != wanted for one in g.decks[number] + g.discards[number]):
        g.in_vain(player, card, "card.137_autonomous_laboratory")
        return
    found = False
    while not found:
        found = turned_up(g, player, top_card(g, number), wanted, card)


@idle_when("seek")
def seeks_nowhere(g: Wistar, player: int, card: int, deck: str, kind: str) -> str:
    """What a deck still holds nobody knows: only an empty one is certain to be in vain."""
    number = DECKS.index(deck)
    there = has_cards(g, number) or any(TYPES[g.content.type[shown]] == kind for shown in g.markets[number])
    return "" if there else "card.137_autonomous_laboratory"


@ask("card.137_autonomous_laboratory", standing=False)
def seek_which(g: Wistar, player: int, why: Why, deck: int, kind: int) -> list[Move]:
    """Choose the card to take from the market."""
    return [("take_found", card) for card in g.markets[deck] if g.content.type[card] == kind]


@step
def seek_chosen(g: Wistar, player: int, source: int, card: int = -1) -> None:
    from_market(g, player, card, source)


@effect
def salvage(g: Wistar, player: int, card: int) -> None:
    """Any card of a discard pile (card.156_archive)."""
    g.ask(player, salvage_which(), then=salvage_chosen(player, card))


@idle_when("salvage")
def salvages_nothing(g: Wistar, player: int, card: int) -> str:
    return "" if g.discards[0] or g.discards[1] else "card.156_archive"


@ask("card.156_archive", standing=False)
def salvage_which(g: Wistar, player: int, why: Why) -> list[Move]:
    """Choose a card of a discard pile, or none."""
    moves: list[Move] = [("salvage_card", card) for pile in g.discards for card in pile]
    return [*moves, ("pass_by",)] if moves else []


@step
def salvage_chosen(g: Wistar, player: int, source: int, card: int = -1) -> None:
    if card >= 0:
        deck = g.content.deck[card]
        g.discards[deck] = without(g.discards[deck], card)
        to_hand(g, player, card, source)


@effect
def swap(g: Wistar, player: int, card: int) -> None:
    """Spend wood, metal or a card, gain another of the three (card.177_merchants_shop)."""
    g.ask(player, swap_which(), then=swap_chosen(player, card))


@idle_when("swap")
def swaps_nothing(g: Wistar, player: int, card: int) -> str:
    return "" if materials(g, player) else "card.177_merchants_shop"


@ask("card.177_merchants_shop", standing=False)
def swap_which(g: Wistar, player: int, why: Why) -> list[Move]:
    """Choose what to give and what to take, or do not."""
    kinds = [good for good in (WOOD, METAL) if g.goods[4 * player + good]]
    moves: list[Move] = [("swap_for", good, thing) for good in kinds for thing in things_beside(g, good)]
    if g.hands[player]:
        moves += [("swap_for", 2, good) for good in (WOOD, METAL)]
    return [*moves, ("pass_by",)] if moves else []


def things_beside(g: Wistar, good: int) -> list[int]:
    decks = [2 + deck for deck in range(2) if has_cards(g, deck)]
    return [other for other in (WOOD, METAL) if other != good] + decks


@step
def swap_chosen(g: Wistar, player: int, source: int, given: int = -1, thing: int = -1) -> None:
    """What is given leaves first; a card whatever its deck, which one is asked."""
    if given < 0:
        return
    gained = take_thing(player, source, thing, 1)
    if given <= METAL:
        g.then(gained)
        spend_goods(g, player, given, 1, source)
    else:
        g.ask(player, give_which(source), then=gained)


@ask("card.177_merchants_shop", standing=False, trivial=True)
def give_which(g: Wistar, player: int, why: Why, source: int) -> list[Move]:
    """Choose the card to give."""
    return [("give_card", card) for card in g.hands[player]]
