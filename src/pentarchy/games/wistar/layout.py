"""Where rooms, doors and passages of the farm lie in its picture (data/layout.toml): read, checked, put up by shape.

A picture is no rule. It stands beside the passages, so that whoever corrects the map in a content pack corrects it too:
a path that does not lead from one of its places to the other is refused.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from pentarchy.kit.entries import Entry

FILE = "layout.toml"
SHAPES = ("wide", "tall")
HANGS = ("wall", "floor", "tunnel")
SCENERY = ("roof", "slab", "soil", "cave")
OUTSIDE = "outside"
CLOSE = 1  # so far a door may lie beside its path

Box = list[int]  # left, top, width, height
Point = list[int]
Plan = dict[str, Any]
Entries = dict[str, dict[str, Any]]


def plans(entries: Entries, places: Sequence[str], passages: dict[str, tuple[int, int]]) -> dict[str, Plan]:
    """The picture by shape; `places` from outside on, `passages` by name with the numbers of the places they join."""
    return {shape: _plan(entries, shape, places, passages) for shape in SHAPES}


def _plan(entries: Entries, shape: str, places: Sequence[str], passages: dict[str, tuple[int, int]]) -> Plan:
    size = _numbers(entries, "picture", shape, 2)
    boxes = {place: _box(entries, place, shape, size) for place in places}
    _refuse_overlaps(entries, shape, boxes)
    return {
        "size": size,
        "places": boxes,
        "passages": {
            name: _passage(entries, name, shape, ends, [boxes[places[end]] for end in ends], size)
            for name, ends in passages.items()
        },
        "doors": {hang: _numbers(entries, f"door_{hang}", shape, 2) for hang in HANGS},
        "scenery": {name: box for name in SCENERY if (box := _box(entries, name, shape, size))[2]},
    }


def _entry(entries: Entries, name: str) -> Entry:
    return Entry(FILE, name, entries[name])


def _are_numbers(value: Any, length: int) -> bool:
    return isinstance(value, list) and len(value) == length and all(type(one) is int and one >= 0 for one in value)


def _numbers(entries: Entries, name: str, shape: str, length: int) -> list[int]:
    entry = _entry(entries, name)
    numbers = entry.get(shape, list)
    if not _are_numbers(numbers, length):
        raise entry.error(shape, f"must be {length} whole numbers from 0 on, not {numbers!r}.")
    return numbers


def _box(entries: Entries, name: str, shape: str, size: list[int]) -> Box:
    left, top, width, height = box = _numbers(entries, name, shape, 4)
    if left + width > size[0] or top + height > size[1]:
        raise _entry(entries, name).error(shape, f"does not lie inside the picture of {size[0]} x {size[1]}.")
    return box


def _refuse_overlaps(entries: Entries, shape: str, boxes: dict[str, Box]) -> None:
    for name, box in boxes.items():
        if not box[2] or not box[3]:
            raise _entry(entries, name).error(shape, "has no size.")
        for other, beside in boxes.items():
            if other != name and overlap(box, beside):
                raise _entry(entries, name).error(shape, f"lies over [{other}].")


def refuse_hidden_doors(entries: Entries, drawn: dict[str, Plan]) -> None:
    """Complain about a door that lies over another one, or over a place that its passage does not join."""
    for shape, plan in drawn.items():
        doors = {name: door_box(plan, name) for name in plan["passages"]}
        for name, box in doors.items():
            ends = plan["passages"][name]["between"]
            beside = {place: at for number, (place, at) in enumerate(plan["places"].items()) if number not in ends}
            for other, taken in {**doors, **beside}.items():
                if other != name and overlap(box, taken):
                    raise _entry(entries, name).error(shape, f"its door lies over [{other}].")


def door_box(plan: Plan, passage: str) -> Box:
    """What the door of a passage covers."""
    (x, y), (width, height) = plan["passages"][passage]["door"], plan["doors"][plan["passages"][passage]["hang"]]
    return [x - width // 2, y - height // 2, width, height]


def overlap(one: Box, other: Box) -> bool:
    return all(one[i] < other[i] + other[i + 2] and other[i] < one[i] + one[i + 2] for i in range(2))


def _passage(
    entries: Entries, name: str, shape: str, ends: tuple[int, int], boxes: list[Box], size: list[int]
) -> dict[str, Any]:
    entry = _entry(entries, name)
    fields = Entry(FILE, f"{name}.{shape}", entry.get(shape, dict))
    if unknown := [field for field in fields.fields if field not in ("hang", "door", "path")]:
        raise fields.error(unknown[0], "no such field.")
    hang = HANGS[fields.choice("hang", HANGS)]
    door, path = fields.get("door", list), fields.get("path", list)
    if not _are_numbers(door, 2) or door[0] > size[0] or door[1] > size[1]:
        raise fields.error("door", f"must be a point of the picture, not {door!r}.")
    if len(path) < 2 or not all(_are_numbers(point, 2) for point in path):
        raise fields.error("path", "must be two points or more.")
    for number, box in enumerate(boxes):
        if not _on_edge(path[-number], box):
            word = ("begin", "end")[number]
            raise fields.error("path", f"must {word} at the edge of the {('first', 'second')[number]} place.")
    if not any(_beside(door, start, end) for start, end in pairwise(path)):
        raise fields.error("door", "must lie on the path.")
    return {"hang": hang, "door": door, "path": path, "between": list(ends)}


def _on_edge(point: Point, box: Box) -> bool:
    left, top, right, bottom = box[0], box[1], box[0] + box[2], box[1] + box[3]
    x, y = point
    within = left <= x <= right and top <= y <= bottom
    return within and (x in (left, right) or y in (top, bottom))


def _beside(point: Point, start: Point, end: Point) -> bool:
    """Whether a point lies on a part of a path, or so close beside it that nobody sees it."""
    (x, y), (x0, y0), (x1, y1) = point, start, end
    length = (x1 - x0) ** 2 + (y1 - y0) ** 2
    share = max(0.0, min(1.0, ((x - x0) * (x1 - x0) + (y - y0) * (y1 - y0)) / length)) if length else 0.0
    return abs(x0 + share * (x1 - x0) - x) <= CLOSE and abs(y0 + share * (y1 - y0) - y) <= CLOSE


def straightened(entries: Entries, places: Sequence[str], passages: dict[str, tuple[int, int]]) -> Entries:
    """The same picture for a map with other passages, whose components come without one: each goes the nearest way."""
    drawn = {name: dict(fields) for name, fields in entries.items()}
    for name, (first, second) in passages.items():
        for shape in SHAPES:
            path = _nearest(entries[places[first]][shape], entries[places[second]][shape])
            across = path[0][1] == path[1][1]
            hang = "wall" if across else "floor" if path[0][0] == path[1][0] else "tunnel"
            door = [(path[0][i] + path[1][i]) // 2 for i in range(2)]
            drawn[name][shape] = {"hang": hang, "door": door, "path": path}
    return drawn


def _nearest(one: Box, other: Box) -> list[Point]:
    """The shortest way from one box to another, in the middle of where they face each other."""
    start, end = [0, 0], [0, 0]
    for i in range(2):
        low, high = max(one[i], other[i]), min(one[i] + one[i + 2], other[i] + other[i + 2])
        if low <= high:  # they face each other here
            start[i] = end[i] = (low + high) // 2
        else:
            before = one[i] < other[i]
            start[i] = one[i] + one[i + 2] if before else one[i]
            end[i] = other[i] if before else other[i] + other[i + 2]
    return [start, end]
