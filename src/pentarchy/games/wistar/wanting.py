"""What hand cards and missions cost a player now, and what is lacking for them. Rules: play.*, mission.*, joker.*."""

from typing import Any

from pentarchy.games.wistar.content import BASEMENT, GOODS, JOKER, METAL, MOVE, NEEDS, ROWS, SKILLS, WOOD, Payment, Row
from pentarchy.games.wistar.farm import is_hidden, present
from pentarchy.games.wistar.inventions import jokers_needed, prices, why_not
from pentarchy.games.wistar.missions import row_number, spaces_left, usable_spaces, why_no_mission
from pentarchy.games.wistar.modifiers import symbols, types
from pentarchy.games.wistar.paying import materials, of_deck
from pentarchy.games.wistar.state import Wistar

Amounts = dict[str, int]
Numbers = dict[str, Any]


def missing(g: Wistar, player: int, needs: tuple[int, ...]) -> Amounts:
    """What is needed and not there, by name; effects and jokers may stand in for skills."""
    if not any(needs):
        return {}
    have = (*symbols(g, player)[: len(SKILLS)], *types(g, player))
    have += g.current[player], len(g.homes[player]), g.dug[player]
    short = {name: least - there for name, least, there in zip(NEEDS, needs, have, strict=True)}
    return {name: amount for name, amount in short.items() if amount > 0}


def _lacks(g: Wistar, player: int, short: Amounts, due: Amounts) -> Amounts:
    """Of goods that are due what is not there, and of what is missing all but skills: for these jokers are due."""
    goods = {name: due[name] - g.goods[4 * player + GOODS.index(name)] for name in due}
    found = {**goods, **{name: amount for name, amount in short.items() if name not in SKILLS}}
    return {name: amount for name, amount in found.items() if amount > 0}


# cards --------------------------------------------------------------------------------------------------------------
def card_prices(g: Wistar, player: int) -> list[Numbers]:
    """The cards of a hand, with the discount of the question that is open."""
    question = g.asks[player] or ("",)
    off = question[-1] if question[0] == "play_which" else ""
    return [card_price(g, player, card, off) for card in g.hands[player]]


def card_price(g: Wistar, player: int, card: int, off: str) -> Numbers:
    wood, metal = g.goods[4 * player + WOOD], g.goods[4 * player + METAL]
    ways, needs = prices(g, player, card, off), g.content.needs[card]
    moves, jokers = g.content.cost[card][MOVE], jokers_needed(g, player, needs, "play")
    short = missing(g, player, needs)
    best = min(ways, key=lambda way: max(0, way[0] - wood) + max(0, way[1] - metal))
    return {
        "card": card,
        "ways": [list(way) for way in ways],
        "payable": [way[0] <= wood and way[1] <= metal for way in ways],
        "move": moves,
        "joker": jokers,
        "missing": short,
        "lacks": _lacks(g, player, short, dict(zip(GOODS, (*best, moves, jokers), strict=True))),
        "why": why_not(g, player, card, off),
    }


# missions -----------------------------------------------------------------------------------------------------------
def mission_prices(g: Wistar, player: int) -> list[Numbers]:
    """The free rows of all missions that are turned up, wherever they are."""
    question, here = g.asks[player] or ("",), present(g, player)
    ignored = question[1] if question[0] == "mission_which" else 0
    return [
        mission_price(g, player, card, number, place, ignored) | {"here": place in here}
        for place, there in enumerate(g.missions, 1)
        for card in there
        if not is_hidden(g, place)
        for number in range(row_number(g, card, 0), row_number(g, card, ROWS))
        if g.marks[number] < 0
    ]


def mission_price(g: Wistar, player: int, card: int, number: int, place: int, ignored: int) -> Numbers:
    row, basement = g.content.rows[card][number % ROWS], g.content.zone[card] == BASEMENT
    short, spaces = missing(g, player, row.needs), usable_spaces(g, player, basement, row.pay)
    jokers = jokers_needed(g, player, row.needs, "mission", ignored)
    return {
        "row": number,
        "place": place,
        "joker": jokers,
        "missing": short,
        "lacks": _lacks(g, player, short, {GOODS[JOKER]: jokers}) | _unpaid(g, player, row, basement, spaces),
        "spaces": spaces,
        "why": why_no_mission(g, player, card, number, ignored),
    }


def _unpaid(g: Wistar, player: int, row: Row, basement: bool, spaces: list[int]) -> Amounts:
    """What the price of a mission still takes, and the marker or its fee where none can be had."""
    what, amount = row.pay
    if (short := amount - _have(g, player, row.pay)) > 0:
        return {what: short}
    if spaces:
        return {}
    left = spaces_left(g, player, basement)
    fees = [g.content.spaces[space].fee[1] for space in left]
    taken = amount if what in ("wood", "metal", "any", "card", "basic", "advanced") else 0
    return {"any": min(fees) + taken - materials(g, player)} if left else {"marker": 1}


def _have(g: Wistar, player: int, payment: Payment) -> int:
    """How much a player could pay of this (paying.can_pay)."""
    what, amount = payment
    if what in GOODS:
        return g.goods[4 * player + GOODS.index(what)]
    if what == "any":
        return materials(g, player)
    if what == "mouse":
        return len(g.homes[player])
    if what == "bed":
        return g.beds[player] - g.beds_given[player]
    return amount if what in ("", "vp") else len(of_deck(g, player, what))
