"""What is gained and spent: goods, VP, current, cards. Rules: general.*, current.*, bonus.*, symbol.*.

Whatever is gained, spent or lost is told with its source (moves.py).
"""

from typing import Literal

from pentarchy.engine.rules import Frame, bind
from pentarchy.games.wistar.content import ADVANCED, DECKS, GOODS, JOKER, METAL, MOVE, WOOD
from pentarchy.games.wistar.moves import Move, Why
from pentarchy.games.wistar.rules import ask, effect, idle_when, step
from pentarchy.games.wistar.state import Wistar
from pentarchy.kit.piles import drawn

TRIGGER_OF_GOOD = {WOOD: "gain_wood", METAL: "gain_metal"}
THINGS = (WOOD, METAL, 2, 3)  # wood, metal, a card of the basic or of the advanced deck


# goods --------------------------------------------------------------------------------------------------------------
def take_goods(g: Wistar, player: int, good: int, amount: int, source: int) -> None:
    """Wood and metal never run out, the other tokens may (general.limited_tokens)."""
    there = amount if good <= METAL else min(amount, g.supply_moves if good == MOVE else g.supply_jokers)
    if good == MOVE:
        g.supply_moves -= there
    elif good == JOKER:
        g.supply_jokers -= there
    if there <= 0:
        return
    g.goods[4 * player + good] += there
    g.tell("gained", player, good, there, source)
    if there < amount:
        g.in_vain(player, source, "general.limited_tokens", part=True)
    if good in TRIGGER_OF_GOOD:
        g.fire(TRIGGER_OF_GOOD[good], player)
    elif good == JOKER:
        for _ in range(there):
            g.fire("gain_joker", player)


def return_goods(g: Wistar, player: int, good: int, amount: int) -> None:
    """From the area of a player to the supply (general.spend_goods)."""
    g.goods[4 * player + good] -= amount
    g.supply_moves += amount if good == MOVE else 0
    g.supply_jokers += amount if good == JOKER else 0


def spend_goods(g: Wistar, player: int, good: int, amount: int, source: int) -> None:
    if amount:
        return_goods(g, player, good, amount)
        g.tell("spent", player, good, amount, source)


@effect
def gain(g: Wistar, player: int, card: int, what: Literal["wood", "metal", "move", "joker"], amount: int) -> None:
    take_goods(g, player, GOODS.index(what), amount, card)


@idle_when("gain")
def no_tokens(g: Wistar, player: int, card: int, what: str, amount: int) -> str:
    left = {"move": g.supply_moves, "joker": g.supply_jokers}.get(what, 1)
    return "" if left else "general.limited_tokens"


@effect
def vp(g: Wistar, player: int, card: int, amount: int) -> None:
    """VP count at once (general.gain_vp)."""
    gain_vp(g, player, amount, card)


def gain_vp(g: Wistar, side: int, amount: int, source: int) -> None:
    if amount > 0:
        g.vp[side] += amount
        g.tell("gained_vp", g.owner_of(side), amount, source)
        if side < g.players:
            g.fire("gain_vp", side)


def lose_vp(g: Wistar, side: int, amount: int, source: int) -> None:
    """Never below 0 (general.vp_floor)."""
    lost = min(amount, g.vp[side])
    if lost:
        g.vp[side] -= lost
        g.tell("lost_vp", g.owner_of(side), lost, source)
    else:
        g.in_vain(side, source, "general.vp_floor")


@effect
def current(g: Wistar, player: int, card: int, amount: int) -> None:
    """First normal, then boosted, then nothing more (current.first, current.second, current.third)."""
    more = min(amount, 2 - g.current[player])
    if more > 0:
        g.current[player] += more
        g.tell("got_current", player, g.current[player], card)


@idle_when("current")
def is_boosted(g: Wistar, player: int, card: int, amount: int) -> str:
    return "current.third" if g.current[player] > 1 else ""


# cards --------------------------------------------------------------------------------------------------------------
def top_card(g: Wistar, deck: int) -> int:
    """Take the top card of a deck, or -1 if there is none."""
    make_anew(g, deck)
    card, g.decks[deck], _ = drawn(g, g.decks[deck])
    make_anew(g, deck)
    return card


def make_anew(g: Wistar, deck: int) -> None:
    """An empty deck is made anew at once, from its discard pile (round.start.g_reshuffle)."""
    if not g.decks[deck] and g.discards[deck]:
        g.decks[deck], g.discards[deck] = g.shuffled(g.discards[deck]), ()
        g.tell("shuffled", deck)


def has_cards(g: Wistar, deck: int) -> bool:
    """Whether a card can be taken from a deck."""
    return bool(g.decks[deck] or g.discards[deck])


def to_hand(g: Wistar, player: int, card: int, source: int) -> None:
    """A card joins the hand, which its owner alone knows; advanced ones may be answered to."""
    g.hands[player] += (card,)
    g.show((card,), 1 << player)
    g.tell("drew", player, card, g.content.deck[card], source)
    g.hide((card,), 1 << player)
    if g.content.deck[card] == ADVANCED:
        g.fire("gain_advanced", player)


def discard(g: Wistar, player: int, card: int, source: int) -> None:
    """Face up onto the pile of its own deck (mission.spent_cards)."""
    g.show((card,), g.everyone, by=player)
    g.discards[g.content.deck[card]] += (card,)
    g.tell("discarded", player, card, source)


@effect
def draw(g: Wistar, player: int, card: int, deck: Literal["basic", "advanced"], amount: int) -> None:
    """From the top of a deck to hand (bonus.basic_card)."""
    for number in range(amount):
        taken = top_card(g, DECKS.index(deck))
        if taken < 0:
            if number:  # otherwise nothing is drawn at all, which is told already
                g.in_vain(player, card, "symbol.take_card", part=True)
            break
        to_hand(g, player, taken, card)


@idle_when("draw")
def no_card_to_draw(g: Wistar, player: int, card: int, deck: str, amount: int) -> str:
    return "" if has_cards(g, DECKS.index(deck)) else "symbol.take_card"


@effect
def draw_any(g: Wistar, player: int, card: int, amount: int) -> None:
    """From the top of either deck, one after another (symbol.card)."""
    if amount and (has_cards(g, 0) or has_cards(g, 1)):
        if amount > 1:
            g.then(draw_any(player, card, amount - 1))
        g.ask(player, draw_which(amount), then=draw_chosen(player, card))


@idle_when("draw_any")
def no_card_at_all(g: Wistar, player: int, card: int, amount: int) -> str:
    return "" if has_cards(g, 0) or has_cards(g, 1) else "symbol.take_card"


@ask("symbol.take_card", standing=False)
def draw_which(g: Wistar, player: int, why: Why, left: int) -> list[Move]:
    """Choose the deck to draw from."""
    return [("stack", deck) for deck in range(2) if has_cards(g, deck)]


@step
def draw_chosen(g: Wistar, player: int, source: int, deck: int = -1) -> None:
    to_hand(g, player, top_card(g, deck), source)


@effect
def any_good(g: Wistar, player: int, card: int, amount: int) -> None:
    """Wood, metal or cards. All are chosen before any is taken: together they are one gain (symbol.one_gain)."""
    g.then(choose_things(player, card, amount))


@step
def choose_things(g: Wistar, player: int, source: int, left: int, *chosen: int) -> None:
    if left:
        g.ask(player, pick_which(source, left, *chosen), then=choose_things(player, source, left - 1, *chosen))
    else:
        g.then(*(take_thing(player, source, thing, chosen.count(thing)) for thing in THINGS if thing in chosen))


@ask("symbol.any_component", standing=False)
def pick_which(g: Wistar, player: int, why: Why, source: int, left: int, *chosen: int) -> list[Move]:
    """Choose wood, metal or a card."""
    cards = [len(g.decks[deck]) + len(g.discards[deck]) - chosen.count(2 + deck) for deck in range(2)]
    return [("pick", WOOD), ("pick", METAL), *(("pick", 2 + deck) for deck in range(2) if cards[deck] > 0)]


def take_thing(player: int, source: int, thing: int, amount: int) -> Frame:
    """The gain of wood, metal, or cards of the basic or advanced deck."""
    name = ("gain", GOODS[thing]) if thing <= METAL else ("draw", DECKS[thing - 2])
    return bind((*name, amount), player, source)
