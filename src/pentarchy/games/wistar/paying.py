"""Paying with goods, cards, mice or beds. Rules: memo.spend_to_gain, mission.spent_cards, symbol.discard*."""

from pentarchy.games.wistar.content import DECKS, GOODS, METAL, WOOD, Payment
from pentarchy.games.wistar.gains import discard, lose_vp, spend_goods
from pentarchy.games.wistar.moves import Move, Why
from pentarchy.games.wistar.rules import answer, ask, step
from pentarchy.games.wistar.state import Wistar
from pentarchy.kit.piles import without


def of_deck(g: Wistar, player: int, what: str) -> list[int]:
    """Hand cards that such a payment can be made with."""
    decks = g.content.deck
    return [card for card in g.hands[player] if what == "card" or DECKS[decks[card]] == what]


def materials(g: Wistar, player: int) -> int:
    """Wood, metal and hand cards together."""
    return g.goods[4 * player + WOOD] + g.goods[4 * player + METAL] + len(g.hands[player])


def can_pay(g: Wistar, player: int, payment: Payment) -> bool:
    what, amount = payment
    if not what:
        return True
    if what in GOODS:
        return g.goods[4 * player + GOODS.index(what)] >= amount
    if what == "any":
        return materials(g, player) >= amount
    if what == "mouse":
        return len(g.homes[player]) >= amount
    if what == "bed":
        return g.beds[player] - g.beds_given[player] >= amount
    if what == "vp":
        return True
    return len(of_deck(g, player, what)) >= amount


@step
def pay(g: Wistar, player: int, source: int, what: str, amount: int) -> None:
    """Spend something for a source; where there is a choice the player is asked, piece by piece."""
    if not what or not amount:
        return
    if what in GOODS:
        spend_goods(g, player, GOODS.index(what), amount, source)
    elif what == "vp":
        lose_vp(g, player, amount, source)
    elif what == "bed":
        g.beds_given[player] += amount
        g.tell("gave_bed", player, amount, source)
    else:
        g.ask(player, pay_which(source, what, amount), then=pay(player, source, what, amount - 1))


@ask("symbol.any_component", standing=False, trivial=True)
def pay_which(g: Wistar, player: int, why: Why, source: int, what: str, left: int) -> list[Move]:
    """Choose what to pay with."""
    if what == "mouse":
        return [("give_mouse", mouse) for mouse in g.homes[player]]
    if what != "any":
        return [("give_card", card) for card in of_deck(g, player, what)]
    goods: list[Move] = [("give", good) for good in (WOOD, METAL) if g.goods[4 * player + good]]
    return [*goods, *(("give_card", card) for card in g.hands[player])]


@answer
def give(g: Wistar, player: int, good: int) -> None:
    _, source, *_ = g.question
    spend_goods(g, player, good, 1, source)


@answer
def give_card(g: Wistar, player: int, card: int) -> None:
    _, source, *_ = g.question
    g.hands[player] = without(g.hands[player], card)
    discard(g, player, card, source)


@answer
def give_mouse(g: Wistar, player: int, mouse: int) -> None:
    """It leaves the game with its effect and VP (mouse.discard)."""
    _, source, *_ = g.question
    g.homes[player] = without(g.homes[player], mouse)
    g.box += (mouse,)
    g.tell("lost_mouse", player, mouse, source)
