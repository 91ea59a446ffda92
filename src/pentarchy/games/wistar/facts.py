"""Numbers that go with moves: prices of inventions, rooms, beds, jokers and currents.

`either` is wood and metal together where a discount leaves a choice, `any` wood, metal and hand cards.
"""

from typing import Any

from pentarchy.engine.rules import MoveFacts
from pentarchy.games.wistar.burrow import price_of
from pentarchy.games.wistar.content import GOODS, JOKER, METAL, MOVE, WOOD
from pentarchy.games.wistar.inventions import jokers_needed, payable
from pentarchy.games.wistar.rules import facts
from pentarchy.games.wistar.state import Wistar


@facts("play_card")
def playing(g: Wistar, player: int, card: int) -> MoveFacts:
    *_, off = _asked(g, player)
    moves, jokers = g.content.cost[card][MOVE], jokers_needed(g, player, g.content.needs[card], "play")
    ways = payable(g, player, card, off)
    goods = dict(zip(GOODS[:2], ways[0], strict=True)) if len(ways) == 1 else {"either": sum(ways[0])}
    return {"price": {**goods, GOODS[MOVE]: moves, GOODS[JOKER]: jokers}}


@facts("settle")
def settling(g: Wistar, player: int, wood: int, metal: int) -> MoveFacts:
    _, moves, jokers, *_ = _asked(g, player)
    return {"price": dict(zip(GOODS, (wood, metal, moves, jokers), strict=True))}


@facts("dig_rooms")
def digging(g: Wistar, player: int, number: int) -> MoveFacts:
    kind, *_, whole_action = _asked(g, player)
    return {"price": {GOODS[METAL]: price_of(g, player, "dig", number, whole_action)}} if kind == "dig_how_many" else {}


@facts("build_beds")
def building(g: Wistar, player: int, number: int) -> MoveFacts:
    kind, *_, whole_action = _asked(g, player)
    price = price_of(g, player, "beds", number, whole_action) if kind == "build_how_many" else 0
    return {"price": {GOODS[WOOD]: price}}


@facts("buy_joker")
def buying_a_joker(g: Wistar, player: int) -> MoveFacts:
    return {"price": {"any": g.content.numbers["prices"]["joker"]}, "gain": {GOODS[JOKER]: 1}}


@facts("buy_current")
def buying_a_current(g: Wistar, player: int) -> MoveFacts:
    return {"price": {"any": g.content.numbers["prices"]["current"]}}


@facts("use_move")
def using_a_move(g: Wistar, player: int, start: int, end: int) -> MoveFacts:
    return {"price": {GOODS[MOVE]: 1}}


@facts("give")
def giving(g: Wistar, player: int, good: int) -> MoveFacts:
    return {"price": {GOODS[good]: 1}}


@facts("open", "fetch", "reveal_at", "walk_to")
def exploring(g: Wistar, player: int, place: int) -> MoveFacts:
    """One point of exploration each; an effect that moves the explorer takes none."""
    return {"price": {"exploration": 1}} if _asked(g, player)[0] == "explore_which" else {}


def _asked(g: Wistar, player: int) -> tuple[Any, ...]:
    question = g.asks[player]
    assert question is not None
    return question
