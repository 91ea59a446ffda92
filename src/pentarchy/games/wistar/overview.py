"""What everybody at the table can count, so that no client has to: the wheel, boards, goals, missions, the end."""

from typing import Any

from pentarchy.games.wistar.burrow import BEDS, ROOMS
from pentarchy.games.wistar.content import ROWS, SLOTS
from pentarchy.games.wistar.farm import is_hidden, own_tents, present
from pentarchy.games.wistar.goals import need_of
from pentarchy.games.wistar.missions import is_unlocked, row_number
from pentarchy.games.wistar.modifiers import (
    count,
    free_rooms,
    goals_reached,
    marks_on,
    next_goal_row,
    rooms,
    standing_of,
    symbols,
    types,
    unit_price,
)
from pentarchy.games.wistar.rounds import order_by_hut
from pentarchy.games.wistar.scoring import PAIR, rival_score
from pentarchy.games.wistar.state import FREE, RIVAL, Wistar
from pentarchy.games.wistar.wheel import POSITIONS, bonuses, sector_at, slots_of, strength

Numbers = dict[str, Any]


def derived(g: Wistar) -> Numbers:
    """Everything of this kind, for a look."""
    return {"rival_score": [rival_score(g)] if g.solo else [], **_boards(g), **_board_of_all(g)}


def _boards(g: Wistar) -> Numbers:
    """What the boards of the players come to."""
    players, content, printed = range(g.players), g.content, g.content.numbers["prices"]
    return {
        "symbols": [list(symbols(g, player)) for player in players],
        "free_rooms": [free_rooms(g, player) for player in players],
        "rooms": [rooms(g, player) for player in players],
        "strengths": [[strength(g, player, action) for action in range(POSITIONS)] for player in players],
        "types": [list(types(g, player)) for player in players],
        "markers": [count(g, side, "markers") for side in range(g.sides)],
        "left": [_left(g, player) for player in players],
        "unit_prices": [
            {
                "room": unit_price(g, player, "dig", printed["room"]),
                "bed": unit_price(g, player, "beds", printed["bed"]),
            }
            for player in players
        ],
        "standing": [
            [list(part) for part in standing_of(content, g.areas[player] + g.homes[player], g.spaces[player])]
            for player in players
        ],
        "present": [present(g, player) for player in players],
    }


def _left(g: Wistar, player: int) -> Numbers:
    """What is left on the board of a player."""
    game = g.content.numbers["game"]
    return {
        "beds": BEDS - g.beds[player],
        "digs": ROOMS - g.dug[player],
        "tents": game["tents"] - len(own_tents(g, player)),
        "discs": game["discs"] - goals_reached(g, player),
        "markers": len(g.content.spaces) - g.spaces[player].bit_count(),
    }


def _board_of_all(g: Wistar) -> Numbers:
    content, more_rounds = g.content, len(g.round_stack)
    pair = [number for number, space in enumerate(content.spaces) if space.name in PAIR]
    each = content.numbers["game"]["chiefs"]
    return {
        "wheel": [_sector(g, sector_at(g, position)) for position in range(POSITIONS)],
        "goals": [_goal(g, goal, -1) for goal in g.goals]
        + [_goal(g, goal, player) for player in range(g.players) for goal in g.private_goals[player]],
        "missions": [
            {"card": card, "place": place, "rows": _rows(g, card)}
            for place, there in enumerate(g.missions, 1)
            for card in there
            if not is_hidden(g, place)
        ],
        "pair": {"spaces": pair, "vp": content.numbers["score"]["pair"]},
        "fees": [space.fee[1] for space in content.spaces],
        "next_order": list(order_by_hut(g)),
        "to_end": {
            "rounds": max(g.round, 1) + more_rounds,
            "rounds_left": more_rounds,
            "turns": [left + each * more_rounds for left in g.chiefs_left],
        },
        "cheese": {"left": len(g.cheese), "vp": content.vp[g.cheese[-1]] if g.cheese else 0},
    }


def _sector(g: Wistar, sector: int) -> Numbers:
    """The slots of a sector, who stands there, and their bonuses."""
    slots = range(SLOTS * sector, SLOTS * sector + slots_of(g, sector))
    return {
        "sector": sector,
        "slots": [
            {"slot": slot, "chief": g.chiefs[slot], "bonuses": [list(part) for part in bonuses(g, slot)]}
            for slot in slots
        ],
    }


def _goal(g: Wistar, goal: int, owner: int) -> Numbers:
    """The next space of a goal, and how far everybody is."""
    what, discs = g.content.goal_count[goal], g.content.numbers["game"]["discs"]
    row = next_goal_row(g, goal) if owner < 0 else (0 if goal not in g.claimed else -1)
    open_to = []
    for side in range(g.sides):
        if owner >= 0:
            may = side == owner and row >= 0
        elif g.solo and side == RIVAL:
            may = row >= 0 and RIVAL not in marks_on(g, goal)
        else:
            may = need_of(g, side, goal) >= 0
        is_player = not (g.solo and side == RIVAL)
        open_to.append(may and not (is_player and goals_reached(g, side) >= discs))
    return {
        "card": goal,
        "owner": owner,
        "row": row,
        "need": g.content.goal_rows[goal][row] if row >= 0 else FREE,
        "have": [count(g, side, what) for side in range(g.sides)],
        "open": open_to,
    }


def _rows(g: Wistar, card: int) -> list[Numbers]:
    """Who has done the missions of a card, and which of them open which."""
    rows, first = g.content.rows[card], row_number(g, card, 0)
    keys = {row.key: first + number for number, row in enumerate(rows) if row.key}
    locks = {row.lock: first + number for number, row in enumerate(rows) if row.lock}
    found = []
    for number in range(ROWS):
        row, mark = rows[number], g.marks[first + number]
        found.append(
            {
                "row": first + number,
                "by": mark // 10 if mark >= 0 else -1,
                "lock": ("open" if is_unlocked(g, card, row) else "shut") if row.lock else "",
                "key": locks.get(row.key, -1) if row.key else -1,
                "opened_by": keys.get(row.lock, -1) if row.lock else -1,
            }
        )
    return found
