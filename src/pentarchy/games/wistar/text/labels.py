"""What the labels of moves tell beside their parts, and what a view tells about prices, strengths and symbols."""

from collections.abc import Callable
from typing import Any

from pentarchy.engine.views import as_seen
from pentarchy.games.wistar.burrow import price_of
from pentarchy.games.wistar.content import CHEESE, DECKS, METAL, MISSION, ROWS, SLOTS, WOOD, Content
from pentarchy.games.wistar.inventions import jokers_needed, prices
from pentarchy.games.wistar.modifiers import symbols
from pentarchy.games.wistar.state import FREE, Wistar
from pentarchy.games.wistar.text import effects
from pentarchy.games.wistar.text.components import place_phrase, row_names, signed
from pentarchy.kit.components import card_names

View = dict[str, Any]
Values = dict[str, Any]
Phrase = tuple[str, Values]
Parts = list[Any]


# what a view tells --------------------------------------------------------------------------------------------------
def main_action(view: View, sector: int) -> int:
    """The main action beside a sector now."""
    action: int = (view["sectors"].index(sector) + view["turned"]) % len(view["sectors"])
    return action


def strength(content: Content, view: View, player: int, action: int) -> int:
    workers: int = view["workers"][3 * player + content.area[action]]
    return workers


def as_state(content: Content, view: View) -> Wistar:
    """What a view tells of the players, in the form that the rules count with."""
    names = ("areas", "homes", "helpers", "spaces", "goods", "dug", "beds", "beds_given")
    return as_seen(Wistar, content, view, *names)


def prices_now(content: Content, card: int, view: View | None, player: int) -> list[Phrase]:
    """The price of an invention with all discounts, move tokens and jokers for missing skills."""
    wood, metal, moves = content.cost[card]
    if view is None or player < 0 or content.deck[card] < 0:
        return effects.goods((wood, metal, moves)) or effects.FREE
    *_, off = view["question"]
    state = as_state(content, view)
    wild = jokers_needed(state, player, content.needs[card], "play")
    ways = [effects.goods((*way, moves, wild)) or effects.FREE for way in prices(state, player, card, off)]
    said = ways[0]
    for way in ways[1:]:
        said = [("either", {"first": said, "second": way})]
    return said


# missions -----------------------------------------------------------------------------------------------------------
def mission_of(content: Content, number: int) -> tuple[int, int]:
    """The card and the row of a mission by its number."""
    return content.by_kind[MISSION][0] + number // ROWS, number % ROWS


def row_phrase(content: Content, number: int) -> Phrase:
    """A mission by its name and that of its card."""
    card, row = mission_of(content, number)
    return "row", {"name": row_names(content, card, row), "mission": card_names(content, card)}


# labels -------------------------------------------------------------------------------------------------------------
def _invention(content: Content, parts: Parts, view: View | None, player: int) -> Values:
    """What an invention costs, needs and does; other cards only what they do."""
    card = parts[0]
    needed = effects.needs(content.needs[card]) if content.deck[card] >= 0 else []
    return {
        "deck": DECKS[content.deck[card]] if content.deck[card] >= 0 else "none",
        "points": content.numbers["prices"][DECKS[max(0, content.deck[card])]],
        "price": effects.price(content, card),
        "there": "yes" if needed else "no",
        "needs": needed or "",
    } | _effect(content, parts, view, player)


def _effect(content: Content, parts: Parts, view: View | None, player: int) -> Values:
    """What a card or mouse does, and at which occasion."""
    text = content.texts[parts[0]]
    said = {"kind": text.kind, "effect": effects.text_phrases(content, text) or effects.NOTHING}
    return said | {"vp": signed(content.vp[parts[0]])}


def _mouse(content: Content, parts: Parts, view: View | None, player: int) -> Values:
    """A mouse or cheese token, and what it is worth."""
    return {"cheese": "yes" if content.zone[parts[0]] == CHEESE else "no"} | _effect(content, parts, view, player)


def _guest(content: Content, parts: Parts, view: View | None, player: int) -> Values:
    """The mouse of the round that lies there."""
    if view is None or not view["round_mouse"]:
        return {"there": "no", "guest": "", "vp": 0, "kind": "none", "effect": effects.NOTHING}
    mouse = view["round_mouse"][0]
    return {"there": "yes", "guest": card_names(content, mouse)} | _effect(content, [mouse], view, player)


def _played(content: Content, parts: Parts, view: View | None, player: int) -> Values:
    spent = prices_now(content, parts[0], view, player)
    return {"price": spent} | _effect(content, parts, view, player)


def _pair(content: Content, parts: Parts, view: View | None, player: int) -> Values:
    """The advanced card of a pair, and both prices."""
    values: Values = {"there": "no", "price": effects.price(content, parts[0]), "other": "", "price_2": ""}
    for pair in view["pairs"] if view is not None else []:
        if pair[0] == parts[0]:
            prices = {"other": card_names(content, pair[1]), "price_2": effects.price(content, pair[1])}
            values |= {"there": "yes"} | prices
    return values


def _place(content: Content, parts: Parts, view: View | None, player: int) -> Values:
    """The main action of a slot now, and its bonuses."""
    sector, number = divmod(parts[0], SLOTS)
    slots = content.slots[sector].get(len(view["hands"]), ()) if view is not None else ()
    if view is None or number >= len(slots):
        return {"there": "no", "action": "", "strength": 0, "effect": ""}
    action = main_action(view, sector)
    values = {"there": "yes", "action": effects.action_names(content, action)}
    return values | {
        "strength": strength(content, view, player, action),
        "effect": effects.phrases(content, slots[number]),
    }


def _main(content: Content, parts: Parts, view: View | None, player: int) -> Values:
    return _place(content, [view["slot"] if view is not None else 0], view, player)


def _bonus(content: Content, parts: Parts, view: View | None, player: int) -> Values:
    """One of the bonuses of the slot."""
    slots = content.slots[view["slot"] // SLOTS][len(view["hands"])] if view is not None else ()
    here = slots[view["slot"] % SLOTS] if view is not None and slots else ()
    if parts[0] >= len(here):
        return {"there": "no", "shown": parts[0] + 1, "effect": ""}
    return {"there": "yes", "shown": parts[0] + 1, "effect": [effects.phrase(content, here[parts[0]])]}


def _part(content: Content, parts: Parts, view: View | None, player: int) -> Values:
    """One of the effects of a piece: of its text, or a bonus that it gives."""
    piece, number = parts
    lines = (*content.texts[piece].effects, *content.bonus[piece])
    return {"effect": [effects.phrase(content, lines[number])] if number < len(lines) else effects.NOTHING}


def _of_piece(content: Content, parts: Parts, view: View | None, player: int) -> Values:
    """What a piece does now: the bonus of a goal, or a text without its occasion."""
    text = content.texts[parts[0]]._replace(when="")
    said = effects.phrases(content, content.bonus[parts[0]]) or effects.text_phrases(content, text)
    return {"effect": said or effects.NOTHING}


def _act(content: Content, parts: Parts, view: View | None, player: int) -> Values:
    if view is None:
        return {"there": "no", "strength": 0}
    return {"there": "yes", "strength": strength(content, view, player, parts[0])}


def _claim(content: Content, parts: Parts, view: View | None, player: int) -> Values:
    """What the next space of a goal asks for, and its bonus."""
    goal, need = parts[0], 0
    rows = content.goal_rows[goal]
    if view is not None and goal in view["goals"]:
        first = 4 * view["goals"].index(goal)
        marks = view["goal_marks"][first : first + 4]
        need = rows[marks.index(FREE)] if FREE in marks else 0
    elif rows:
        need = rows[0]
    values = {"count_of": effects.word(content.goal_count[goal] or "doors"), "need": need}
    return values | {"effect": effects.phrases(content, content.bonus[goal]) or effects.NOTHING}


def _mission(content: Content, parts: Parts, view: View | None, player: int) -> Values:
    card, row = mission_of(content, parts[0])
    mission = content.rows[card][row]
    missing = 0
    if view is not None and player >= 0:
        _, ignored = view["question"]
        missing = jokers_needed(as_state(content, view), player, mission.needs, "mission", ignored)
    return {"terms": effects.terms(mission), "missing": missing, "reward": effects.reward(content, mission)}


def _space(content: Content, parts: Parts, view: View | None, player: int) -> Values:
    """The fee of a marker space, its ability and its points."""
    space = content.spaces[parts[0]]
    ability = effects.text_phrases(content, space.text)
    return {
        "fee": "yes" if space.fee[0] else "no",
        "pay": [effects.payment(space.fee)] if space.fee[0] else "",
        "there": "yes" if ability else "no",
        "effect": ability or "",
        "vp": signed(space.vp),
    }


def _cheese(content: Content, parts: Parts, view: View | None, player: int) -> Values:
    there = view is not None and view["cheese"]
    vp = content.vp[view["cheese"][-1]] if view is not None and there else 0
    return {"vp": vp} | _points(content, parts, view, player)


def _points(content: Content, parts: Parts, view: View | None, player: int) -> Values:
    """The exploration points that it costs: one, or none for an effect."""
    return {"points": int(view is not None and view["question"][0] == "explore_which")}


def _home(at: str, good: int) -> Callable[[Content, Parts, View | None, int], Values]:
    """What so many rooms or beds cost, unless the question is about free ones."""

    def cost(content: Content, parts: Parts, view: View | None, player: int) -> Values:
        if view is None or view["question"][0] in ("dig_free_how_many", "build_free_how_many"):
            return {"price": effects.FREE}
        _, _, whole_action = view["question"]
        paid = price_of(as_state(content, view), player, at, parts[0], whole_action)
        return {"price": effects.goods(tuple(paid if one == good else 0 for one in range(METAL + 1))) or effects.FREE}

    return cost


def _tent(content: Content, parts: Parts, view: View | None, player: int) -> Values:
    place = view["explorers"][player] if view is not None else 0
    return {"there": "yes" if place else "no", "place": place_phrase(content, place)}


def _settle(content: Content, parts: Parts, view: View | None, player: int) -> Values:
    """Wood and metal, and what else the invention takes."""
    more = view["question"][1:3] if view is not None else ()  # move tokens and jokers
    return {"price": effects.goods((*parts, *more)) or effects.FREE}


def _symbols(content: Content, parts: Parts, view: View | None, player: int) -> Values:
    """The symbols of a hero or token, and the VP that a hero brings now."""
    listed = content.symbols[parts[0]]
    vp = 0
    if view is not None and any(listed):
        skill = listed.index(max(listed))
        vp = symbols(as_state(content, view), player)[skill] + listed[skill]
    return {"there": "yes" if vp else "no", "vp": vp, "symbols": effects.symbols(listed) or effects.NOTHING}


def _price_of(name: str) -> Callable[[Content, Parts, View | None, int], Values]:
    return lambda content, parts, view, player: {"cost": content.numbers["prices"][name]}


LABELS: dict[str, Callable[[Content, Parts, View | None, int], Values]] = {
    "choose_pair": _pair,
    "place": _place,
    "main": _main,
    "bonus": _bonus,
    "buy_joker": _price_of("joker"),
    "buy_current": _price_of("current"),
    "use": _effect,
    "copy": _effect,
    "income_first": _effect,
    "effect_first": _part,
    "piece_first": _of_piece,
    "give_mouse": _mouse,
    "take_guest": _guest,
    "pitch_tent": _tent,
    "claim": _claim,
    "keep_goal": _claim,
    "take": _invention,
    "take_found": _invention,
    "salvage_card": _invention,
    "keep": _invention,
    "play_for_free": _invention,
    "play_card": _played,
    "draw_from": lambda content, parts, view, player: {"points": content.numbers["prices"][DECKS[parts[0]]]},
    "fetch_cheese": _cheese,
    "open": _points,
    "walk_to": _points,
    "reveal_at": _points,
    "fetch": _points,
    "dig_rooms": _home("dig", METAL),
    "build_beds": _home("beds", WOOD),
    "settle": _settle,
    "do_mission": _mission,
    "use_marker": _space,
    "free_space": _space,
    "act": _act,
    "take_hero": _symbols,
    "take_token": _symbols,
}
