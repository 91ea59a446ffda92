"""A table on which every invention can show what it does, and what it changed. For tests of inventions."""

from typing import Any

import pytest

from pentarchy.games.wistar.content import AREAS, GOODS
from pentarchy.games.wistar.moves import ROOM, SPACE
from pentarchy.games.wistar.rounds import play_round
from tests.games.wistar.table import Table

PILES = ("hands", "areas", "homes", "doors", "helpers", "private_goals")


def ready(at: str = "hall") -> Table:
    """Player 0 has 2 workers in every area, 4 beds, 3 rooms dug and 2 free, and an explorer in the hall.

    Closed doors and their bonuses: 1 outside-hall (move token), 2 outside-bedroom (2 VP), 7 kitchen-coal cellar (wood),
    8 hall-coal cellar (metal), 9 coal-boiler cellar (basic card), 10 to the cheese store (joker). Missions lie face
    down in hall (2 metal), kitchen (move token), bedroom, coal cellar and boiler cellar, face up in the study.
    """
    table = Table.empty().at(0, at).workers(0, forest=2, burrow=2, farm=2)
    table.g.dug[0] = 3
    for passage, door in ((1, 3), (2, 7), (7, 2), (8, 1), (9, 4), (10, 6)):
        table.door(passage, f"door_{door:02}")
    for room, card in (
        ("hall", "bedroom_wardrobe"), ("kitchen", "attic_landing"), ("study", "kitchen_counter"),
        ("bedroom", "toy_corner"), ("coal_cellar", "boiler_room"), ("boiler_cellar", "iron_gate"),
    ):  # fmt: skip
        table.mission(room, card, shown=room == "study")
    table.put("mouse_supply", 0, "mouse_house_11")  # 2 metal
    table.put("mouse_supply", 1, "mouse_basement_04")  # current
    table.market(0, "bakery", "forge", "backpack", "wooden_beaver")
    table.market(1, "foundry", "cheese_dairy", "jet_plane", "wind_farm")
    table.deck(0, "root_cellar", "stilts", "woodshed")
    return table.deck(1, "submarine", "radio_room", "cat_prison")


def case(name: str, *moves: str, at: str = "hall", have: dict[str, int] | None = None, **changes: Any) -> Any:
    """An invention, where the explorer stands, the goods before, the moves, and everything that is different after."""
    return pytest.param(name, at, have or {}, moves, changes, marks=pytest.mark.card(name), id=name)


def counts(table: Table, player: int = 0) -> dict[str, Any]:
    """Everything an invention can change for a player."""
    g = table.g
    spaces = [name.removeprefix("space_") for number, name in enumerate(SPACE.tokens) if g.spaces[player] >> number & 1]
    tents = [ROOM.tokens[tent].removeprefix("room_") for tent in g.tents[2 * player : 2 * player + 2] if tent >= 0]
    return {
        **dict(zip(GOODS, g.goods[4 * player :], strict=False)),
        **dict(zip(AREAS, g.workers[3 * player :], strict=False)),
        **{name: getattr(g, name)[player] for name in ("vp", "current", "dug", "beds", "beds_given", "entrance")},
        **{zone: table.names(zone, player) for zone in PILES},
        "markers": table.count("markers", player),
        "spaces": spaces,
        "tents": tents,
        "room": table.room(player),
    }


def changed(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """Differences of numbers, names that joined a pile, or the new value; a pile that lost something as a whole."""
    found: dict[str, Any] = {}
    for name, new in after.items():
        old = before[name]
        if new == old:
            continue
        if isinstance(new, int):
            found[name] = new - old
        elif isinstance(new, list) and all(piece in new for piece in old):
            found[name] = [piece for piece in new if piece not in old]
        else:
            found[name] = new
    return found


def next_round(table: Table) -> Table:
    """The start of the next round, up to the first turn or a question before it."""
    table.g.stop()
    return table.run(play_round())


def card(name: str, *values: Any) -> Any:
    """A case of a table that begins with the name of an invention."""
    return pytest.param(name, *values, marks=pytest.mark.card(name), id=name)
