"""What is gained and spent: goods, VP, current, cards. Rules: general.*, current.*, bonus.*, symbol.*."""

from typing import Any, Literal

from pentarchy.engine.rules import Frame, Move, Why, bind
from pentarchy.games.wistar.content import ADVANCED, DECKS, GOODS, JOKER, METAL, MOVE, WOOD, Text
from pentarchy.games.wistar.modifiers import count
from pentarchy.games.wistar.rules import answer, ask, effect, step
from pentarchy.games.wistar.state import Wistar

PLAIN = ("gain", "draw", "current")  # they ask nothing, and may help with what is chosen
SILENT = (*PLAIN, "vp")  # they ask nothing
ACTIONS = ("carry_out", "explore", "mission", "play", "play_free", "potion", "project")  # much may come between
NumberedPart = tuple[Any, ...]  # the place of an effect in its text, then the effect
TRIGGER_OF_GOOD = {WOOD: "gain_wood", METAL: "gain_metal"}


# goods --------------------------------------------------------------------------------------------------------------
def take_goods(g: Wistar, player: int, good: int, amount: int) -> None:
    """Wood and metal never run out, the other tokens may (general.limited_tokens)."""
    if good == MOVE:
        amount = min(amount, g.supply_moves)
        g.supply_moves -= amount
    elif good == JOKER:
        amount = min(amount, g.supply_jokers)
        g.supply_jokers -= amount
    if amount <= 0:
        return
    g.goods[4 * player + good] += amount
    g.tell("gained", player, good, amount)
    if good in TRIGGER_OF_GOOD:
        g.fire(TRIGGER_OF_GOOD[good], player)
    elif good == JOKER:
        for _ in range(amount):
            g.fire("gain_joker", player)


def return_goods(g: Wistar, player: int, good: int, amount: int) -> None:
    """From the area of a player to the supply (general.spend_goods)."""
    g.goods[4 * player + good] -= amount
    g.supply_moves += amount if good == MOVE else 0
    g.supply_jokers += amount if good == JOKER else 0


def spend_goods(g: Wistar, player: int, good: int, amount: int) -> None:
    if amount:
        return_goods(g, player, good, amount)
        g.tell("spent", player, good, amount)


@effect
def gain(g: Wistar, player: int, card: int, what: Literal["wood", "metal", "move", "joker"], amount: int) -> None:
    take_goods(g, player, GOODS.index(what), amount)


@effect
def vp(g: Wistar, player: int, card: int, amount: int) -> None:
    """VP count at once (general.gain_vp)."""
    gain_vp(g, player, amount)


def gain_vp(g: Wistar, side: int, amount: int) -> None:
    if amount > 0:
        g.vp[side] += amount
        g.tell("gained_vp", g.owner_of(side), amount)
        if side < g.players:
            g.fire("gain_vp", side)


def lose_vp(g: Wistar, side: int, amount: int) -> None:
    """Never below 0 (general.vp_floor)."""
    lost = min(amount, g.vp[side])
    if lost:
        g.vp[side] -= lost
        g.tell("lost_vp", g.owner_of(side), lost)


@effect
def current(g: Wistar, player: int, card: int, amount: int) -> None:
    """First normal, then boosted, then nothing more (current.first, current.second, current.third)."""
    for _ in range(amount):
        if g.current[player] < 2:
            g.current[player] += 1
            g.tell("got_current", player, g.current[player])


# cards --------------------------------------------------------------------------------------------------------------
def top_card(g: Wistar, deck: int) -> int:
    """Take the top card of a deck; an empty one is made anew from its discard pile (round.start.g_reshuffle)."""
    if not g.decks[deck]:
        if not g.discards[deck]:
            return -1
        g.decks[deck], g.discards[deck] = g.shuffled(g.discards[deck]), ()
        g.tell("shuffled", deck)
    card, g.decks[deck] = g.decks[deck][-1], g.decks[deck][:-1]
    if not g.decks[deck] and g.discards[deck]:
        g.decks[deck], g.discards[deck] = g.shuffled(g.discards[deck]), ()
        g.tell("shuffled", deck)
    return card


def to_hand(g: Wistar, player: int, card: int) -> None:
    """A card joins the hand, which its owner alone knows; advanced ones may be answered to."""
    g.hands[player] += (card,)
    g.show((card,), 1 << player)
    g.tell("drew", player, card)
    g.hide((card,), 1 << player)
    if g.content.deck[card] == ADVANCED:
        g.fire("gain_advanced", player)


def discard(g: Wistar, player: int, card: int) -> None:
    """Face up onto the pile of its own deck (mission.spent_cards)."""
    g.show((card,), g.everyone, by=player)
    g.discards[g.content.deck[card]] += (card,)
    g.tell("discarded", player, card)


@effect
def draw(g: Wistar, player: int, card: int, deck: Literal["basic", "advanced"], amount: int) -> None:
    """From the top of a deck to hand (bonus.basic_card)."""
    for _ in range(amount):
        drawn = top_card(g, DECKS.index(deck))
        if drawn >= 0:
            to_hand(g, player, drawn)


@effect
def draw_any(g: Wistar, player: int, card: int, amount: int) -> None:
    """From the top of either deck, one after another (symbol.card)."""
    if amount:
        g.then(draw_any(player, card, amount - 1))
        g.ask(player, draw_which())


@ask("symbol.take_card", standing=False)
def draw_which(g: Wistar, player: int, why: Why) -> list[Move]:
    """Choose the deck to draw from."""
    return [("stack", deck) for deck in range(2) if g.decks[deck] or g.discards[deck]]


@answer
def stack(g: Wistar, player: int, deck: int) -> None:
    to_hand(g, player, top_card(g, deck))


@effect
def any_good(g: Wistar, player: int, card: int, amount: int) -> None:
    """Wood, metal or a card, one after another (symbol.any_good)."""
    if amount:
        g.then(any_good(player, card, amount - 1))
        g.ask(player, pick_which())


@ask("symbol.any_component", standing=False)
def pick_which(g: Wistar, player: int, why: Why) -> list[Move]:
    """Choose wood, metal or a card."""
    decks: list[Move] = [("pick", 2 + deck) for deck in range(2) if g.decks[deck] or g.discards[deck]]
    return [("pick", WOOD), ("pick", METAL), *decks]


@answer
def pick(g: Wistar, player: int, thing: int) -> None:
    take_thing(g, player, thing)


def take_thing(g: Wistar, player: int, thing: int) -> None:
    """Wood, metal, or a card of the basic or advanced deck."""
    if thing <= METAL:
        take_goods(g, player, thing, 1)
    else:
        to_hand(g, player, top_card(g, thing - 2))


# what texts do ------------------------------------------------------------------------------------------------------
def scaled(text: Text, times: int) -> tuple[Frame, ...]:
    """The effects of a text with every number multiplied (memo.per)."""
    return tuple((*part[:-1], part[-1] * times) for part in text.effects)


def effects_of(g: Wistar, player: int, text: Text) -> tuple[Frame, ...]:
    """What a text does for a player now: nothing if its condition is not met (memo.if_then)."""
    what, least = text.condition
    if what and count(g, player, what) < least:
        return ()
    if text.per:
        times = count(g, player, text.per)
        return scaled(text, times) if times else ()
    return text.effects


def is_plain(text: Text) -> bool:
    """Whether a text brings plain gains and nothing else, in a number that is printed."""
    return not text.pay[0] and not text.per and not text.more and all(part[0] in PLAIN for part in text.effects)


def is_silent(parts: tuple[Frame, ...]) -> bool:
    """Whether effects ask nothing."""
    return all(part[0] in SILENT for part in parts)


def plain_first(parts: tuple[Frame, ...], player: int, piece: int) -> list[Frame]:
    """Gains that come together: plain ones first, as their owner would order them (general.nested_effects)."""
    return [bind(part, player, piece) for part in sorted(parts, key=lambda part: part[0] not in PLAIN)]


def frames_of(parts: tuple[Frame, ...], player: int, piece: int) -> list[Frame]:
    """The same for the text or bonus of a piece; beside an action of its own the owner orders what asks."""
    asking = [(number, *part) for number, part in enumerate(parts) if part[0] not in SILENT]
    kinds = {part[1] for part in asking}
    if len(kinds) < 2 or kinds.isdisjoint(ACTIONS):
        return plain_first(parts, player, piece)
    silent = [bind(part, player, piece) for part in parts if part[0] in SILENT]
    plain = [frame for frame in silent if frame[0] in PLAIN]
    return [*plain, in_any_order(player, piece, *asking), *(frame for frame in silent if frame not in plain)]


@step
def in_any_order(g: Wistar, player: int, piece: int, *parts: NumberedPart) -> None:
    """Effects with choices, in the order that their owner likes (general.nested_effects)."""
    if len(parts) > 1:
        g.then(first_chosen(player, piece, *parts))
        g.ask(player, effect_which(piece, *parts))
    else:
        g.then(*(bind(part[1:], player, piece) for part in parts))


@ask("general.nested_effects", standing=False)
def effect_which(g: Wistar, player: int, why: Why, piece: int, *parts: NumberedPart) -> list[Move]:
    """Choose the effect that comes first."""
    return [("effect_first", piece, part[0]) for part in parts]


@answer
def effect_first(g: Wistar, player: int, piece: int, number: int) -> None:
    g.picked = number


@step
def first_chosen(g: Wistar, player: int, piece: int, *parts: NumberedPart) -> None:
    (first,) = [part for part in parts if part[0] == g.picked]
    rest = [part for part in parts if part is not first]
    g.then(bind(first[1:], player, piece), in_any_order(player, piece, *rest))


@effect
def respond(g: Wistar, player: int, piece: int) -> None:
    """An "each time" effect: what it adds does not fire it again (effect.ongoing)."""
    g.responding += (piece,)
    parts = effects_of(g, player, g.content.texts[piece])
    g.then(*frames_of(parts, player, piece), responded(piece))


@step
def answering(g: Wistar, piece: int) -> None:
    """From here on a card does not answer to what it does itself."""
    g.responding += (piece,)


@step
def responded(g: Wistar, piece: int) -> None:
    g.responding = tuple([other for other in g.responding if other != piece])
