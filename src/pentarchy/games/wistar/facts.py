"""Numbers that go with moves: what they cost, and what they bring for certain.

`either` is wood and metal together where a discount leaves a choice, `any` wood, metal and hand cards; `exploration`
and `project` are points of these actions; `vp` also what a component, a track or a marker space counts at the end.
"""

from typing import Any

from pentarchy.engine.rules import Frame, MoveFacts
from pentarchy.games.wistar.burrow import price_of
from pentarchy.games.wistar.chains import effects_of
from pentarchy.games.wistar.content import DECKS, GOODS, JOKER, METAL, MOVE, SLOTS, WOOD, Payment, Text
from pentarchy.games.wistar.foresight import (
    Amounts,
    action_forecast,
    answering_to,
    effect_forecast,
    hut_forecast,
)
from pentarchy.games.wistar.inventions import jokers_needed, payable
from pentarchy.games.wistar.missions import mission_of
from pentarchy.games.wistar.modifiers import symbols_of
from pentarchy.games.wistar.moves import FROM_BONUS, FROM_POTION, LOSS, POTION, THING
from pentarchy.games.wistar.projects import price
from pentarchy.games.wistar.rules import facts
from pentarchy.games.wistar.scoring import track
from pentarchy.games.wistar.state import Wistar
from pentarchy.games.wistar.wheel import bonuses, position_of


# a turn -------------------------------------------------------------------------------------------------------------
@facts("hut")
def going_to_the_hut(g: Wistar, player: int) -> MoveFacts:
    return {"gain": hut_forecast(g, player, answering_to(g, player))["gain"]}


@facts("main")
def carrying_out_the_main_action(g: Wistar, player: int) -> MoveFacts:
    return acting(g, player, position_of(g, g.slot // SLOTS))


@facts("act")
def acting(g: Wistar, player: int, action: int) -> MoveFacts:
    return {"gain": action_forecast(g, player, action, answering_to(g, player))["gain"]}


@facts("bonus")
def taking_a_bonus(g: Wistar, player: int, number: int) -> MoveFacts:
    return {"gain": _certain(g, player, FROM_BONUS, bonuses(g, g.slot)[number : number + 1])}


@facts("brew")
def brewing(g: Wistar, player: int, use: int) -> MoveFacts:
    name = POTION.tokens[use]
    return {"gain": _certain(g, player, FROM_POTION, (("gain", name, 1),) if name in GOODS else ())}


def _certain(g: Wistar, player: int, source: int, parts: tuple[Frame, ...]) -> Amounts:
    """What effects bring for certain, together."""
    heard, found = answering_to(g, player), Amounts()
    for part in parts:
        for good, amount in effect_forecast(g, player, source, part, heard)["gain"].items():
            found[good] = found.get(good, 0) + amount
    return found


# inventions ---------------------------------------------------------------------------------------------------------
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


@facts("play_for_free", "keep")
def playing_for_free(g: Wistar, player: int, card: int) -> MoveFacts:
    return {"gain": _counting(g.content.vp[card])}


@facts("use", "copy")
def using(g: Wistar, player: int, card: int) -> MoveFacts:
    text = g.content.texts[card]
    return {"price": _price(text.pay), "gain": _of_text(g, player, card, text)}


@facts("agree")
def agreeing(g: Wistar, player: int) -> MoveFacts:
    return using(g, player, _asked(g, player)[1])


def _of_text(g: Wistar, player: int, card: int, text: Text) -> Amounts:
    return _certain(g, player, card, effects_of(g, player, text))


def _price(payment: Payment) -> Amounts:
    what, amount = payment
    return {what: amount} if what else {}


def _counting(points: int) -> Amounts:
    """Points of a component; a few take some away."""
    return {"vp": points} if points > 0 else {}


# the own board ------------------------------------------------------------------------------------------------------
@facts("dig_rooms")
def digging(g: Wistar, player: int, number: int) -> MoveFacts:
    kind, *_, whole_action = _asked(g, player)
    gain = {"rooms_dug": number, "vp": track(g, "rooms", g.dug[player] + number) - track(g, "rooms", g.dug[player])}
    price = price_of(g, player, "dig", number, whole_action) if kind == "dig_how_many" else 0
    return {"price": {GOODS[METAL]: price}, "gain": gain}


@facts("build_beds")
def building(g: Wistar, player: int, number: int) -> MoveFacts:
    kind, *_, whole_action = _asked(g, player)
    gain = {"beds": number, "vp": track(g, "beds", g.beds[player] + number) - track(g, "beds", g.beds[player])}
    price = price_of(g, player, "beds", number, whole_action) if kind == "build_how_many" else 0
    return {"price": {GOODS[WOOD]: price}, "gain": gain}


@facts("buy_joker")
def buying_a_joker(g: Wistar, player: int) -> MoveFacts:
    return {"price": {"any": g.content.numbers["prices"]["joker"]}, "gain": {GOODS[JOKER]: 1}}


@facts("buy_current")
def buying_a_current(g: Wistar, player: int) -> MoveFacts:
    return {"price": {"any": g.content.numbers["prices"]["current"]}, "gain": {"current": 1}}


@facts("use_move")
def using_a_move(g: Wistar, player: int, start: int, end: int) -> MoveFacts:
    return {"price": {GOODS[MOVE]: 1}}


@facts("claim")
def reaching_a_goal(g: Wistar, player: int, goal: int) -> MoveFacts:
    return {"gain": _certain(g, player, goal, g.content.bonus[goal])}


# paying and choosing goods ------------------------------------------------------------------------------------------
@facts("give")
def giving(g: Wistar, player: int, good: int) -> MoveFacts:
    return {"price": {GOODS[good]: 1}}


@facts("give_card")
def giving_a_card(g: Wistar, player: int, card: int) -> MoveFacts:
    return {"price": {"card": 1}}


@facts("give_mouse")
def giving_a_mouse(g: Wistar, player: int, mouse: int) -> MoveFacts:
    return {"price": {"mouse": 1, **_counting(g.content.vp[mouse])}}


@facts("suffer")
def suffering(g: Wistar, player: int, loss: int) -> MoveFacts:
    what, _, amount = LOSS.tokens[loss].rpartition("_")
    return {"price": {what: int(amount)}}


@facts("pick")
def picking(g: Wistar, player: int, thing: int) -> MoveFacts:
    return {"gain": {THING.tokens[thing]: 1}}


@facts("swap_for")
def swapping(g: Wistar, player: int, given: int, thing: int) -> MoveFacts:
    return {"price": {GOODS[given] if given <= METAL else "card": 1}, "gain": {THING.tokens[thing]: 1}}


# projects and the farm ----------------------------------------------------------------------------------------------
@facts("take")
def taking(g: Wistar, player: int, card: int) -> MoveFacts:
    return {"price": {"project": price(g, g.content.deck[card])}}


@facts("draw_from")
def drawing(g: Wistar, player: int, deck: int) -> MoveFacts:
    return {"price": {"project": price(g, deck)}, "gain": {DECKS[deck]: 1}}


@facts("open", "fetch", "reveal_at", "walk_to")
def exploring(g: Wistar, player: int, place: int) -> MoveFacts:
    """One point of exploration each; an effect that moves the explorer takes none."""
    return {"price": {"exploration": 1}} if _asked(g, player)[0] == "explore_which" else {}


@facts("fetch_cheese")
def fetching_cheese(g: Wistar, player: int) -> MoveFacts:
    return {"price": {"exploration": 1}, "gain": _counting(g.content.vp[g.cheese[-1]])}


@facts("take_guest")
def taking_the_mouse_of_the_round(g: Wistar, player: int) -> MoveFacts:
    return {"gain": _counting(g.content.vp[g.round_mouse[0]])}


# missions -----------------------------------------------------------------------------------------------------------
@facts("do_mission")
def doing_a_mission(g: Wistar, player: int, number: int) -> MoveFacts:
    card, row = mission_of(g, number)
    jokers = jokers_needed(g, player, row.needs, "mission", _asked(g, player)[1])
    spent = _price(row.pay)
    return {
        "price": {**spent, GOODS[JOKER]: spent.get(GOODS[JOKER], 0) + jokers},
        "gain": _certain(g, player, card, row.reward),
    }


@facts("use_marker", "free_space")
def emptying_a_space(g: Wistar, player: int, space: int) -> MoveFacts:
    return {"price": _price(g.content.spaces[space].fee), "gain": _counting(g.content.spaces[space].vp)}


@facts("take_hero")
def taking_a_hero(g: Wistar, player: int, card: int) -> MoveFacts:
    """A VP for each symbol of its skill, its own among them (ability.hero)."""
    own = g.content.symbols[card]
    have = symbols_of(g.content, g.areas[player] + g.helpers[player] + (card,))
    return {"gain": {"vp": have[own.index(max(own))]}}


def _asked(g: Wistar, player: int) -> tuple[Any, ...]:
    question = g.asks[player]
    assert question is not None
    return question
