"""What exploration points can reach from here, each with the way there: a chain of moves, and what it costs.

Whoever goes through a closed door opens it first. What that brings nobody knows: a chain stops there by itself.
Rules: explore.*, tent.as_explorer, symbol.move_explorer.
"""

from typing import Any

from pentarchy.games.wistar.content import EXPLORE
from pentarchy.games.wistar.farm import has_cheese, is_hidden, is_shut, other_end, passages_at, present
from pentarchy.games.wistar.foresight import Forecast
from pentarchy.games.wistar.modifiers import free_rooms
from pentarchy.games.wistar.moves import Move
from pentarchy.games.wistar.state import Wistar

Way = tuple[Move, ...]
ASKS = ("explore_which", "walk_where")


def explore_insight(g: Wistar, player: int, actions: list[Forecast]) -> dict[str, Any]:
    """Points that are being spent, or those that the main action would give, and what they reach."""
    question = g.asks[player] or ("",)
    kind = question[0] if question[0] in ASKS else ""
    points = question[1] if kind else actions[EXPLORE]["gain"].get("exploration", 0)
    doors = kind != "walk_where"
    ways = ways_to(g, player, points, doors)
    moves = [*(way for way in ways.values() if way), *(finds(g, player, ways) if doors else [])]
    targets = [way for way in moves if len(way) <= points]
    ask = kind or "explore_which"
    return {
        "ask": kind,
        "points": points,
        "targets": [
            {"move": list(way[-1]), "points": len(way), "steps": [{"ask": ask, "move": list(step)} for step in way]}
            for way in sorted(targets, key=len)
        ],
    }


def ways_to(g: Wistar, player: int, points: int, doors: bool) -> dict[int, Way]:
    """The shortest way to every place, a point for a step and one for a door; the own place has the empty one."""
    found: dict[int, Way] = {g.explorers[player]: ()}
    rim = [g.explorers[player]]
    while rim:
        place = min(rim, key=lambda one: _length(found[one]))
        rim.remove(place)
        for passage in passages_at(g.content, place):
            shut = bool(g.doors_at[passage])
            if shut and not (doors and is_shut(g, passage)):
                continue
            after = other_end(g.content, passage, place)
            opened: Way = (("open", passage),) if shut else ()
            way: Way = (*found[place], *opened, ("walk_to", after))
            if len(way) <= points and (after not in found or _length(way) < _length(found[after])):
                found[after] = way
                rim = [one for one in rim if one != after] + [after]
    return found


def _length(way: Way) -> tuple[int, int]:
    """Of ways that cost the same the one with fewer doors: there is less that nobody knows yet."""
    return len(way), sum([move[0] == "open" for move in way])


def finds(g: Wistar, player: int, ways: dict[int, Way]) -> list[Way]:
    """Doors, missions, mice and cheese, at places where the player is or could go."""
    here = dict.fromkeys(present(g, player), ())
    nearest: dict[int, Way] = {**ways, **here}
    found: list[Way] = []
    for passage, ends in enumerate(g.content.passages):
        sides = [nearest[end] for end in ends if end in nearest and ("open", passage) not in nearest[end]]
        if sides and g.doors_at[passage] and is_shut(g, passage):
            found.append((*min(sides, key=len), ("open", passage)))
    housed = free_rooms(g, player) > 0
    for place, way in nearest.items():
        if not place:
            continue
        if is_hidden(g, place):
            found.append((*way, ("reveal_at", place)))
        if housed and g.mice_at[place - 1]:
            found.append((*way, ("fetch", place)))
        if housed and g.content.rooms[place - 1].cheese and g.cheese and not has_cheese(g, player):
            found.append((*way, ("fetch_cheese",)))
    return found
