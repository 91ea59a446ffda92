"""What a position is worth to a player, for bots that look ahead. All weights are in points, in weights.toml.

Three parts: what lies open and rarely changes (an `Outlook`, forecast.py), what the farm offers (prospects.py), and
what moves all the time: goods, workers, hand cards and the actions of a turn that are still to do (plans.py). Others
count with their points only, their hands and all that is face down not at all.
"""

from typing import Any

from pentarchy.games.wistar.forecast import Outlook
from pentarchy.games.wistar.plans import View
from pentarchy.games.wistar.prospects import Prospects, prospects
from pentarchy.games.wistar.scoring import total
from pentarchy.games.wistar.state import END, Wistar
from pentarchy.kit.weights import weights_of

WEIGHTS = weights_of("pentarchy.games.wistar")
RIVALS = WEIGHTS.number("others.rivals")
HIT = WEIGHTS.number("others.hit")
CACHED = 4_000

OUTLOOKS: dict[Any, Outlook] = {}
POINTS: dict[Any, int] = {}
WORTHS: dict[Any, float] = {}


def heuristic(g: Wistar, player: int) -> float:
    """One's own worth less a part of the others' points."""
    others = [points(g, side) for side in range(g.players) if side != player]
    against = RIVALS * sum(others, 0.0) / len(others) if others else 0.0  # the rival clan's points come anyway
    if g.phase == END:
        return total(g, player) - against
    return own_worth(g, player) - against + attacks(g, player)


def turn_of(g: Wistar) -> tuple[int, int]:
    """What changes with every turn: how many have begun, counted by the chiefs that are left."""
    return (g.round, sum(g.chiefs_left) - any(asks_place(g, player) for player in range(g.players)))


def own_worth(g: Wistar, player: int) -> float:
    """What a player has and can do, looked up by all that it depends on: many ways lead to the same position."""
    outlook, farm, placing = horizon(g, player)
    key = (
        farm, g.vp[player], g.hands[player], *g.goods[4 * player : 4 * player + 4], g.entrance[player],
        *g.workers[3 * player : 3 * player + 3], g.hut, g.order, g.active, g.slot, g.todo, g.sectors, g.turned,
        tuple(g.chiefs), *g.markets, g.round_mouse, g.asks[player], tuple(g.stacks[-1]), placing,
    )  # fmt: skip
    found = WORTHS.get(key)
    if found is None:
        if len(WORTHS) >= CACHED:
            WORTHS.clear()
        found = WORTHS[key] = View(g, player, outlook, farm, placing).worth()
    return found


def horizon(g: Wistar, player: int) -> tuple[Outlook, Prospects, bool]:
    """What a player looks at beside what moves all the time, and whether a chief is to be placed."""
    game, placing = g.content.numbers["game"], asks_place(g, player)
    rounds: int = max(0, game["rounds"] - max(g.round, 1))
    chiefs: int = g.chiefs_left[player] + game["chiefs"] * rounds - placing
    if g.solo and rounds:  # there the next turn follows at once: no loss of hope when a turn is ended
        chiefs = game["chiefs"] * rounds + 1
    outlook = outlook_of(g, player, max(0, chiefs), rounds)
    return outlook, prospects(g, player, outlook), placing


def points(g: Wistar, side: int) -> int:
    """The points of somebody else, kept while nothing changes."""
    key = (
        g.content, side, g.vp[side], g.spaces[side], g.beds[side], g.dug[side], g.homes[side], g.areas[side],
        g.helpers[side], g.current[side], len(g.hands[side]), len(g.doors[side]), *g.goods[4 * side : 4 * side + 4],
        g.goal_marks.count(side), g.claimed, tuple(g.marks),
    )  # fmt: skip
    found = POINTS.get(key)
    if found is None:
        if len(POINTS) >= CACHED:
            POINTS.clear()
        found = POINTS[key] = total(g, side)
    return found


def attacks(g: Wistar, player: int) -> float:
    """Victims that still have to choose what they lose."""
    struck: int = sum([frame[0] == "hit" and frame[1] != player for frame in g.stacks[-1]])
    struck += sum([ask is not None and ask[0] == "suffer_which" for side, ask in enumerate(g.asks) if side != player])
    return RIVALS * HIT * struck / max(1, g.sides - 1)


def outlook_of(g: Wistar, player: int, chiefs: int, rounds: int) -> Outlook:
    """The outlook of a position, kept while nothing of it changes."""
    key = (
        g.content, player, g.players, chiefs, rounds, tuple(g.areas), tuple(g.homes), g.helpers[player],
        g.spaces[player], g.current[player], tuple(g.dug), tuple(g.beds), g.beds_given[player],
        tuple(map(len, g.doors)), tuple(g.marks), g.goals, tuple(g.goal_marks), g.private_goals[player], g.claimed,
        g.used, tuple(g.rival),
    )  # fmt: skip
    found = OUTLOOKS.get(key)
    if found is None:
        if len(OUTLOOKS) >= CACHED:
            OUTLOOKS.clear()
        found = OUTLOOKS[key] = Outlook(g, player, chiefs, rounds)
    return found


def asks_place(g: Wistar, player: int) -> bool:
    """A player has still to place the chief of this turn (perhaps after a quick action under way)."""
    question = g.asks[player]
    if question is not None and question[0] == "place_where":
        return True
    waiting = [frame[2] for frame in g.stacks[-1] if frame[0] == "ask_again" and frame[1] == player]
    return any(question[0] == "place_where" for question in waiting)
