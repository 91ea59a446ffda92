"""Playing inventions: requirements, prices, discounts, and what happens then. Rules: play.*, effect.*, joker.*,
symbol.play*, symbol.skill_discount, card.030_*, card.125_*."""

from typing import Literal

from pentarchy.engine.rules import Frame
from pentarchy.games.wistar.aggression import attack
from pentarchy.games.wistar.chains import afresh, is_plain
from pentarchy.games.wistar.content import DECKS, JOKER, METAL, MOVE, SKILLS, SYMBOLS, TYPES, WOOD
from pentarchy.games.wistar.gains import discard, has_cards, return_goods, top_card
from pentarchy.games.wistar.modifiers import changes, symbols, total, types
from pentarchy.games.wistar.moves import Move, Why
from pentarchy.games.wistar.order import answers, simultaneous
from pentarchy.games.wistar.rules import answer, ask, effect, idle_when, step
from pentarchy.games.wistar.state import Wistar
from pentarchy.games.wistar.texts import apply_text
from pentarchy.kit.piles import without

Deck = Literal["", "basic", "advanced"]
Type = Literal["", "tool", "robot", "structure"]
Skill = Literal["", "wit", "agility", "observation", "strength", "endurance"]
Off = Literal["", "either", "each"]


# what is needed -----------------------------------------------------------------------------------------------------
def missing_skills(g: Wistar, player: int, needs: tuple[int, ...]) -> int:
    """Skill symbols that are not there (play.needs_skills)."""
    have = symbols(g, player)
    return sum([max(0, needs[skill] - have[skill]) for skill in range(len(SKILLS))])


def unmet(g: Wistar, player: int, needs: tuple[int, ...]) -> str:
    """The rule against it, if something other than skills is missing, or ""."""
    tools, robots, structures, current, mice, dug = needs[len(SKILLS) :]
    for number, least in enumerate((tools, robots, structures)):
        if least and types(g, player)[number] < least:
            return "play.needs_types"
    if g.current[player] < current:
        return "play.needs_current"
    if len(g.homes[player]) < mice:
        return "play.needs_mice"
    return "play.needs_rooms" if g.dug[player] < dug else ""


def jokers_needed(g: Wistar, player: int, needs: tuple[int, ...], at: str, ignored: int = 0) -> int:
    """Missing skills that no effect lets one leave out: a joker each (joker.replaces_skill)."""
    return max(0, missing_skills(g, player, needs) - ignored - total(g, player, "ignore_skill", at))


def prices(g: Wistar, player: int, card: int, off: str) -> list[tuple[int, int]]:
    """Wood and metal after all discounts, in every way to use those that are "either" (play.discounts)."""
    wood, metal, _ = g.content.cost[card]
    if not wood and not metal:
        return [(0, 0)]
    each, either = [0, 0], 0
    found = changes(g, player, "discount", "play")
    found += changes(g, player, "discount", f"play_{TYPES[g.content.type[card]]}")
    for of, amount in [*found, *([(off, 1)] if off else [])]:
        if of == "either":
            either += amount
        else:
            each[WOOD] += amount if of in ("each", "wood") else 0
            each[METAL] += amount if of in ("each", "metal") else 0
    wood, metal = max(0, wood - each[WOOD]), max(0, metal - each[METAL])
    used = min(either, wood + metal)
    return sorted({(wood - on_wood, metal - (used - on_wood)) for on_wood in range(used + 1)
                   if on_wood <= wood and used - on_wood <= metal})  # fmt: skip


def payable(g: Wistar, player: int, card: int, off: str) -> list[tuple[int, int]]:
    wood, metal = g.goods[4 * player : 4 * player + 2]
    return [price for price in prices(g, player, card, off) if price[0] <= wood and price[1] <= metal]


def why_not(g: Wistar, player: int, card: int, off: str) -> str:
    """The rule against playing a card now, or ""."""
    content, goods = g.content, g.goods[4 * player : 4 * player + 4]
    if rule := unmet(g, player, content.needs[card]):
        return rule
    if jokers_needed(g, player, content.needs[card], "play") > goods[JOKER]:
        return "play.needs_skills"
    if content.cost[card][MOVE] > goods[MOVE]:
        return "play.cost_moves"
    return "" if payable(g, player, card, off) else "play.cost_goods"


def fits(g: Wistar, card: int, deck: str, kind: str, lacks: str) -> bool:
    """Whether an effect allows this card at all."""
    content = g.content
    return (
        (not deck or DECKS[content.deck[card]] == deck)
        and (not kind or TYPES[content.type[card]] == kind)
        and (not lacks or not content.symbols[card][SKILLS.index(lacks)])
    )


def has_card_of(g: Wistar, player: int, deck: str) -> bool:
    """Whether a player is asked at all: that depends on the backs of the hand only, which everybody sees."""
    hand = g.hands[player]
    return any(DECKS[g.content.deck[card]] == deck for card in hand) if deck else bool(hand)


# playing ------------------------------------------------------------------------------------------------------------
@effect
def play(g: Wistar, player: int, card: int, deck: Deck = "", kind: Type = "", lacks: Skill = "", off: Off = "") -> None:
    """One invention of the hand for its price (bonus.play, symbol.play)."""
    if has_card_of(g, player, deck):
        g.ask(player, play_which(deck, kind, lacks, off), then=pay_and_play(player, off))


@idle_when("play")
def holds_no_card(g: Wistar, player: int, card: int, deck: str = "", *_: str) -> str:
    return "" if has_card_of(g, player, deck) else "bonus.play"


def why_none_to_play(g: Wistar, player: int, deck: str = "", kind: str = "", lacks: str = "", off: str = "") -> str:
    """The same for the eyes of the owner alone: no card of the hand can be played now."""
    hand = g.hands[player]
    fitting = any(fits(g, card, deck, kind, lacks) and not why_not(g, player, card, off) for card in hand)
    return "" if fitting else "play.all_requirements"


@ask("play.all_requirements", standing=False)
def play_which(g: Wistar, player: int, why: Why, deck: str, kind: str, lacks: str, off: str) -> list[Move]:
    """Choose the invention to play, or none."""
    moves: list[Move] = []
    for card in g.hands[player]:
        if not fits(g, card, deck, kind, lacks):
            continue
        if rule := why_not(g, player, card, off):
            if why is not None:
                why.append((("play_card", card), rule))
        else:
            moves.append(("play_card", card))
    return [*moves, ("pass_by",)]


@step
def pay_and_play(g: Wistar, player: int, off: str, card: int = -1) -> None:
    """Discounts of "either" are asked where they can be used in several ways; jokers are spent as needed."""
    if card < 0:
        return
    g.show((card,), g.everyone, by=player)  # also while its price is chosen
    moves, jokers = g.content.cost[card][MOVE], jokers_needed(g, player, g.content.needs[card], "play")
    ways = payable(g, player, card, off)
    if len(ways) > 1:
        g.ask(player, price_which(moves, jokers, *ways), then=pay_and_put(player, card, moves, jokers))
    else:
        g.then(pay_and_put(player, card, moves, jokers, *ways[0]))


@ask("play.discounts", standing=False)
def price_which(g: Wistar, player: int, why: Why, moves: int, jokers: int, *ways: tuple[int, int]) -> list[Move]:
    """Choose what to pay."""
    return [("settle", wood, metal) for wood, metal in ways]


@step
def pay_and_put(g: Wistar, player: int, card: int, moves: int, jokers: int, wood: int = 0, metal: int = 0) -> None:
    """The price is paid, the card comes into play: one thing in the log."""
    price = (wood, metal, moves, jokers)
    for good, amount in enumerate(price):
        return_goods(g, player, good, amount)
    g.tell("played", player, card, *price)
    g.hands[player] = without(g.hands[player], card)
    into_area(g, player, card)


@effect
def play_free(g: Wistar, player: int, card: int, deck: Deck = "", kind: Type = "") -> None:
    """One invention of the hand, whatever it asks for (play.free)."""
    if has_card_of(g, player, deck):
        g.ask(player, play_free_which(deck, kind))


@idle_when("play_free")
def holds_none_for_free(g: Wistar, player: int, card: int, deck: str = "", kind: str = "") -> str:
    return "" if has_card_of(g, player, deck) else "play.free"


@ask("play.free", standing=False)
def play_free_which(g: Wistar, player: int, why: Why, deck: str, kind: str) -> list[Move]:
    """Choose the invention to play for free, or none."""
    moves: list[Move] = [("play_for_free", card) for card in g.hands[player] if fits(g, card, deck, kind, "")]
    return [*moves, ("pass_by",)]


@answer
def play_for_free(g: Wistar, player: int, card: int) -> None:
    g.hands[player] = without(g.hands[player], card)
    put_into_play(g, player, card)


def put_into_play(g: Wistar, player: int, card: int) -> None:
    """Without any price (play.free)."""
    g.show((card,), g.everyone, by=player)
    g.tell("played_free", player, card)
    into_area(g, player, card)


def into_area(g: Wistar, player: int, card: int) -> None:
    """The card lies open and counts itself; others answer to it, then its own effect comes (play.into_area).

    Plain gains of its own come before the answers: they may help with these (general.nested_effects).
    """
    content = g.content
    g.areas[player] += (card,)
    afresh(g)
    text = content.texts[card]
    own: list[Frame] = []
    if text.kind in ("instant", "income"):
        own.append(apply_text(player, card))
    elif text.kind == "aggressive":
        own.append(attack(player, card))
    played = ("play_invention", f"play_{DECKS[content.deck[card]]}", f"play_{TYPES[content.type[card]]}")
    fired = answers(g, player, *symbol_triggers(g, card), *played)
    others = [frame for frame in fired if frame[2] != card]  # its own play and symbols do not fire its own effect
    if is_plain(text):
        g.then(*own, *simultaneous(g, player, [], others))
    else:
        g.then(*simultaneous(g, player, own, others))


def symbol_triggers(g: Wistar, piece: int) -> list[str]:
    """Each symbol that comes into the area may be answered to (symbol.gain_symbol)."""
    names = [*(f"gain_skill.{SYMBOLS[skill]}" for skill in range(len(SKILLS))), "gain_energy"]
    return [name for name, amount in zip(names, g.content.symbols[piece], strict=True) for _ in range(amount)]


# three cards --------------------------------------------------------------------------------------------------------
@effect
def draft(g: Wistar, player: int, card: int, deck: Literal["basic", "advanced"]) -> None:
    """Take three cards, play one for free, discard the others (symbol.draft_three)."""
    for _ in range(3):
        drawn = top_card(g, DECKS.index(deck))
        if drawn >= 0:
            g.show((drawn,), 1 << player)
            g.looked[player] += (drawn,)
    g.ask(player, keep_which(), then=draft_chosen(player, card))


@idle_when("draft")
def drafts_nothing(g: Wistar, player: int, card: int, deck: str) -> str:
    return "" if has_cards(g, DECKS.index(deck)) else "symbol.draft_three"


@ask("symbol.draft_three", standing=False)
def keep_which(g: Wistar, player: int, why: Why) -> list[Move]:
    """Choose the invention to play for free, or none."""
    moves: list[Move] = [("keep", card) for card in g.looked[player]]
    return [*moves, ("pass_by",)] if moves else []


@step
def draft_chosen(g: Wistar, player: int, source: int, card: int = -1) -> None:
    """Whoever plays none discards all of them."""
    for other in g.looked[player]:
        if other != card:
            discard(g, player, other, source)
    g.looked[player] = ()
    if card >= 0:
        put_into_play(g, player, card)
