"""What a main action, a bonus or the hut would bring a player now, with all that answers to it "each time".

Where nothing answers it is counted; otherwise it is tried on a copy that stops before anything hidden (`State.strict`).
Of rooms and beds as many as can be paid are dug or built; points of exploration and projects are a gain themselves.
"""

from typing import Any, TypedDict

from pentarchy.engine.errors import Beyond
from pentarchy.engine.rules import Frame, bind
from pentarchy.games.wistar.burrow import most_beds, most_rooms, price_of
from pentarchy.games.wistar.content import (
    ACTIONS,
    BEDS,
    COLLECT_METAL,
    COLLECT_WOOD,
    DIG,
    EXPLORE,
    GOODS,
    JOKER,
    METAL,
    MOVE,
    PROJECTS,
    SLOTS,
    WOOD,
)
from pentarchy.games.wistar.moves import FROM_BONUS, FROM_HUT, FROM_MAIN, SECTORS
from pentarchy.games.wistar.once import why_futile
from pentarchy.games.wistar.state import Wistar
from pentarchy.games.wistar.wheel import bonuses, main_action, slots_of, strength, why_no_action

Amounts = dict[str, int]
POINTS = {"explore_which": "exploration", "project_which": "project"}
COUNTED = ("dig_how_many", "build_how_many")
GAIN_OF = {COLLECT_WOOD: "wood", COLLECT_METAL: "metal", PROJECTS: "project", EXPLORE: "exploration"}
HAPPENS = {  # by main action: what pieces may answer to
    **{name: (f"act.{name}",) for name in ("projects", "explore")},
    "wood": ("act.wood", "gain_wood"), "metal": ("act.metal", "gain_metal"), "dig": ("act.dig", "dig_room"),
    "beds": ("act.beds", "build_bed"),
}  # fmt: skip
GAINED = {"wood": "gain_wood", "metal": "gain_metal", "joker": "gain_joker", "move": "", "vp": "gain_vp", "current": ""}


class Forecast(TypedDict, total=False):
    """What would come of something."""

    strength: int
    gain: Amounts  # for certain, what answers to it included
    price: Amounts
    most: int  # rooms or beds
    answers: list[int]  # own pieces that answer to it
    more: bool  # more follows: a question, or something hidden
    why: str  # the rule why it would do nothing, or ""


def answering_to(g: Wistar, player: int) -> frozenset[str]:
    """All that the pieces before a player answer to."""
    texts = g.content.texts
    return frozenset([texts[piece].when for piece in (*g.areas[player], *g.homes[player]) if texts[piece].when])


# main actions -------------------------------------------------------------------------------------------------------
def action_forecast(g: Wistar, player: int, action: int, heard: frozenset[str]) -> Forecast:
    """A main action at its strength now."""
    power, why = strength(g, player, action), why_no_action(g, player, action)
    found: Forecast = {"strength": power, "gain": {}, "answers": [], "more": False, "why": why}
    if why:
        return found
    if action in (DIG, BEDS):
        found |= _digging(g, player, action, power)
    if heard.isdisjoint(HAPPENS[ACTIONS[action]]):
        if action in GAIN_OF:
            found["gain"] = {GAIN_OF[action]: power}
    else:
        found |= tried(g, player, main_action(player, action, FROM_MAIN), found.get("price", {}))
    return found


def _digging(g: Wistar, player: int, action: int, power: int) -> Forecast:
    """As many rooms or beds as can be had, and their price."""
    at, good = ("dig", METAL) if action == DIG else ("beds", WOOD)
    most = (most_rooms if action == DIG else most_beds)(g, player, power, True)
    price = price_of(g, player, at, most, True)
    return {"most": most, "price": {GOODS[good]: price} if price else {}}


# bonuses and the hut ------------------------------------------------------------------------------------------------
def effect_forecast(g: Wistar, player: int, source: int, part: Frame, heard: frozenset[str]) -> Forecast:
    """An effect, as its owner can tell."""
    found: Forecast = {"gain": {}, "answers": [], "more": False, "why": why_futile(g, player, source, part)}
    if found["why"]:
        return found
    if part[0] == "draw":
        found["gain"], found["more"] = {part[1]: part[2]}, part[1] == "advanced" and "gain_advanced" in heard
    elif part[0] == "potion":
        found["gain"], found["more"] = {"potion": 1}, True
    elif part[0] in ("explore", "project"):
        found["gain"] = {"exploration" if part[0] == "explore" else "project": part[1]}
    elif part[0] in ("gain", "vp", "current"):
        good, amount = part[-2:]  # of VP and current the effect itself is the name
        if GAINED[good] in heard:
            found |= tried(g, player, bind(part, player, source))
        else:
            found["gain"] = {good: min(amount, _there(g, player, good, amount))}
    else:
        found["more"] = True
    return found


def _there(g: Wistar, player: int, good: str, amount: int) -> int:
    """How much of it can be had (general.limited_tokens, current.third)."""
    limited = {GOODS[MOVE]: g.supply_moves, GOODS[JOKER]: g.supply_jokers, "current": 2 - g.current[player]}
    return limited.get(good, amount)


def bonus_forecasts(g: Wistar, player: int, heard: frozenset[str]) -> dict[str, list[Forecast]]:
    """The bonuses of every slot of the wheel."""
    seen: dict[Frame, Forecast] = {}  # the same bonus lies in several slots
    found = {}
    for sector in range(len(SECTORS)):
        for slot in range(SLOTS * sector, SLOTS * sector + slots_of(g, sector)):
            parts = bonuses(g, slot)
            for part in parts:
                if part not in seen:
                    seen[part] = effect_forecast(g, player, FROM_BONUS, part, heard)
            found[str(slot)] = [seen[part] for part in parts]
    return found


def hut_forecast(g: Wistar, player: int, heard: frozenset[str]) -> Forecast:
    """A move token and a potion (alchemist.gain)."""
    token = effect_forecast(g, player, FROM_HUT, ("gain", "move", 1), heard)
    return {**token, "gain": {**token["gain"], "potion": 1}, "more": True, "why": ""}


# trying -------------------------------------------------------------------------------------------------------------
def tried(g: Wistar, player: int, frame: Frame, price: Amounts | None = None) -> Forecast:
    """What a frame brings up to the first real question, on a copy; its price is told apart."""
    trial, points, more = _copy(g), Amounts(), False
    trial.then(frame)
    try:
        trial.run()
        while (question := trial.asks[player]) is not None and not more:
            more = not _goes_on(trial, player, question, points)
    except Beyond:
        more = True
    gain = {**_difference(g, trial, player), **points}
    for good, amount in (price or {}).items():
        gain[good] += amount
    return {
        "gain": {good: amount for good, amount in gain.items() if amount > 0},
        "answers": _sources(trial),
        "more": more,
    }


def _copy(g: Wistar) -> Wistar:
    """A copy at which nobody is asked anything, and nothing is under way."""
    trial = g.clone()
    trial.stop()
    trial.responding, trial.strict, trial.events = (), True, []
    return trial


def _goes_on(trial: Wistar, player: int, question: Frame, points: Amounts) -> bool:
    """Answer for the player as a forecast does; whether it was such a question."""
    if question[0] in COUNTED:
        trial.apply(player, trial.legal(player)[0])
        return True
    if question[0] not in POINTS:
        return False
    good = POINTS[question[0]]
    points[good] = points.get(good, 0) + question[1]
    trial.asks[player] = trial.offered[player] = None
    stack = trial.stacks[trial.running]
    if question[0] == "explore_which" and stack and stack[-1][0] == "explore":
        stack.pop()  # the points that come after this one
    trial.run()
    return True


def _difference(g: Wistar, trial: Wistar, player: int) -> Amounts:
    first = 4 * player
    found = {good: trial.goods[first + number] - g.goods[first + number] for number, good in enumerate(GOODS)}
    more: dict[str, Any] = {"vp": (g.vp, trial.vp), "current": (g.current, trial.current)}
    return found | {name: after[player] - before[player] for name, (before, after) in more.items()}


def _sources(trial: Wistar) -> list[int]:
    """Pieces that have answered, as the events of a trial name them."""
    pieces = len(trial.content.texts)
    named = [args[-1] for kind, args, _ in trial.events or () if kind in SOURCED and args[-1] < pieces]
    return list(dict.fromkeys(named))


SOURCED = ("added", "applied", "gained", "gained_vp", "got_current")
