"""The picture of the farm: all rooms, doors and passages have their place, nothing overlaps, and a content pack that
corrects the map corrects the picture with it."""

from copy import deepcopy
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from pentarchy.engine.registry import get_game
from pentarchy.games.wistar import layout
from pentarchy.games.wistar.content import build, load
from pentarchy.games.wistar.moves import PASSAGE, ROOM
from pentarchy.server.book import book, book_of
from tests.games.packs import complaint_of

complaint = partial(complaint_of, load)
LAYOUT: dict[str, Any] = load().layout
SHAPES = ("wide", "tall")


@pytest.mark.parametrize("shape", SHAPES)
def test_every_room_and_passage_has_its_place(shape: str) -> None:
    plan = LAYOUT[shape]
    assert list(plan["places"]) == list(ROOM.tokens)
    assert list(plan["passages"]) == list(PASSAGE.tokens)
    assert [tuple(passage["between"]) for passage in plan["passages"].values()] == load().passages


@pytest.mark.parametrize("shape", SHAPES)
def test_nothing_lies_over_anything_else(shape: str) -> None:
    plan = LAYOUT[shape]
    width, height = plan["size"]
    rooms = list(plan["places"].values())
    doors = {name: layout.door_box(plan, name) for name in plan["passages"]}
    for box in [*rooms, *doors.values(), *plan["scenery"].values()]:
        assert min(box) >= 0
        assert box[0] + box[2] <= width
        assert box[1] + box[3] <= height
    assert not [(a, b) for a in rooms for b in rooms if a is not b and layout.overlap(a, b)]
    for name, door in doors.items():
        assert not [other for other, box in doors.items() if other != name and layout.overlap(door, box)]
        apart = [box for place, box in enumerate(rooms) if place not in plan["passages"][name]["between"]]
        assert not [box for box in apart if layout.overlap(door, box)], f"{name} looks as if it led elsewhere"


@pytest.mark.parametrize("shape", SHAPES)
def test_paths_lead_through_no_other_room(shape: str) -> None:
    """Between two points of a path lies no room that the passage does not join."""
    plan = LAYOUT[shape]
    rooms = list(plan["places"].values())
    for name, passage in plan["passages"].items():
        for (x0, y0), (x1, y1) in zip(passage["path"], passage["path"][1:], strict=False):
            for share in range(101):
                x, y = x0 + (x1 - x0) * share / 100, y0 + (y1 - y0) * share / 100
                for place, (left, top, width, height) in enumerate(rooms):
                    if place not in passage["between"]:
                        assert not (left < x < left + width and top < y < top + height), name


def test_a_picture_is_no_component(tmp_path: Path) -> None:
    """It is not in the fingerprint: whoever moves a room goes on with the same matches."""
    (tmp_path / "layout.toml").write_text(
        "[room_hall]\nwide = [58, 158, 272, 111]\n[passage_5]\n"
        "wide = { hang = 'floor', door = [250, 148], path = [[250, 158], [250, 139]] }"
    )
    moved = load(tmp_path)
    assert moved.layout["wide"]["places"]["room_hall"] == [58, 158, 272, 111]
    assert moved.layout["tall"] == LAYOUT["tall"]
    assert moved.hash == load().hash
    assert "layout.toml" not in moved.tables


def test_a_pack_corrects_the_map_and_its_picture(tmp_path: Path) -> None:
    """Passage 8 leads from the hall to the boiler cellar, with a door for three players and more."""
    (tmp_path / "passages.toml").write_text("[passage_8]\nbetween = ['hall', 'boiler_cellar']\nplayers = [3, 4]\n")
    (tmp_path / "layout.toml").write_text(
        "[passage_8]\nwide = { hang = 'floor', door = [310, 283], path = [[310, 269], [310, 296]] }\n"
        "tall = { hang = 'tunnel', door = [190, 341], path = [[160, 328], [160, 341], [230, 341], [230, 354]] }\n"
        "[passage_7]\n"
        "wide = { hang = 'tunnel', door = [230, 282], path = [[352, 269], [336, 282], [200, 282], [190, 296]] }\n"
        "tall = { hang = 'tunnel', door = [196, 341], path = [[222, 328], [210, 341], [182, 341], [170, 354]] }"
    )
    said = complaint(tmp_path)
    assert said == "layout.toml: [passage_7] tall: its door lies over [passage_8]."
    text = (tmp_path / "layout.toml").read_text()
    (tmp_path / "layout.toml").write_text(text.replace("door = [190, 341]", "door = [160, 341]"))
    corrected = load(tmp_path / ".")
    assert corrected.passages[7] == (1, 6)
    assert corrected.door_players[7] == (3, 4)
    assert corrected.layout["wide"]["passages"]["passage_8"]["between"] == [1, 6]
    assert corrected.hash != load().hash
    assert get_game("wistar").new(2, content=corrected).doors_at[7] == ()
    assert book_of(get_game("wistar"), corrected, "en")["layout"] == corrected.layout


MISTAKES = [
    ("passages", "[passage_8]\nbetween = ['hall', 'boiler_cellar']",
     "layout.toml: [passage_8.wide] path: must end at the edge of the second place."),
    ("passages", "[passage_8]\nbetween = ['kitchen', 'coal_cellar']",
     "layout.toml: [passage_8.wide] path: must begin at the edge of the first place."),
    ("passages", "[passage_8]\nbetween = ['hall', 'attic']",
     "passages.toml: [passage_8] between: must be two of outside, hall, kitchen, bedroom, study, coal_cellar, "
     "boiler_cellar, cheese_store, not ['hall', 'attic']."),
    ("passages", "[passage_8]\nbetween = ['hall', 'hall']",
     "passages.toml: [passage_8] between: must be two of outside, hall, kitchen, bedroom, study, coal_cellar, "
     "boiler_cellar, cheese_store, not ['hall', 'hall']."),
    ("passages", "[passage_10]\nbetween = ['hall', 'kitchen']",
     "passages.toml: [passage_10] between: no passage leads to cheese_store."),
    ("passages", "[passage_3]\nplayers = [0]", "passages.toml: [passage_3] players: must be numbers of players."),
    ("layout", "[room_hall]\nwide = [58, 157, 272]",
     "layout.toml: [room_hall] wide: must be 4 whole numbers from 0 on, not [58, 157, 272]."),
    ("layout", "[room_hall]\nwide = [58, 157, 272, -1]",
     "layout.toml: [room_hall] wide: must be 4 whole numbers from 0 on, not [58, 157, 272, -1]."),
    ("layout", "[room_hall]\nwide = [58, 157, 600, 112]",
     "layout.toml: [room_hall] wide: does not lie inside the picture of 612 x 408."),
    ("layout", "[room_hall]\nwide = [58, 157, 300, 112]", "layout.toml: [room_hall] wide: lies over [room_kitchen]."),
    ("layout", "[room_hall]\nwide = [58, 157, 0, 112]", "layout.toml: [room_hall] wide: has no size."),
    ("layout", "[room_hall]\nwide = 'left'", "layout.toml: [room_hall] wide: must be a list, not 'left'."),
    ("layout", "[room_attic]\nwide = [0, 0, 1, 1]",
     "layout.toml: [room_attic]: no such entry; a pack changes entries, it adds none."),
    ("layout", "[passage_1]\nwide = [56, 240]", "layout.toml: [passage_1] wide: must be a dict, not [56, 240]."),
    ("layout", "[passage_1]\nwide = { hang = 'wall', door = [56, 240] }",
     "layout.toml: [passage_1.wide] path: is missing."),
    ("layout", "[passage_1]\nwide = { hang = 'roof', door = [56, 240], path = [[54, 240], [58, 240]] }",
     "layout.toml: [passage_1.wide] hang: must be one of wall, floor, tunnel, not 'roof'."),
    ("layout", "[passage_1]\nwide = { hang = 'wall', door = [900, 240], path = [[54, 240], [58, 240]] }",
     "layout.toml: [passage_1.wide] door: must be a point of the picture, not [900, 240]."),
    ("layout", "[passage_1]\nwide = { hang = 'wall', door = [56, 200], path = [[54, 240], [58, 240]] }",
     "layout.toml: [passage_1.wide] door: must lie on the path."),
    ("layout", "[passage_1]\nwide = { hang = 'wall', door = [56, 240], path = [[54, 240]] }",
     "layout.toml: [passage_1.wide] path: must be two points or more."),
    ("layout", "[passage_1]\nwide = { hang = 'wall', door = [56, 240], path = [[54, 240], [58, 240]], up = 1 }",
     "layout.toml: [passage_1.wide] up: no such field."),
]  # fmt: skip


@pytest.mark.parametrize(("file", "text", "says"), MISTAKES)
def test_a_mistake_is_named_with_file_entry_and_field(tmp_path: Path, file: str, text: str, says: str) -> None:
    assert complaint(tmp_path, **{file: text}) == says


def test_there_must_be_a_door_for_each_passage_that_has_one(tmp_path: Path) -> None:
    """As printed there are as many doors as passages: so any of them may have one."""
    said = complaint(tmp_path, passages="[passage_8]\nplayers = 'all'")
    assert said == "passages.toml: [passage_8] players: must be a list, not 'all'."


def test_a_map_of_an_older_edition_is_drawn_straight() -> None:
    """Its components come without a picture: passages that are others today go the nearest way."""
    tables = deepcopy(load().tables)
    assert build(tables).layout == LAYOUT
    tables["passages.toml"]["passage_6"]["between"] = ["bedroom", "kitchen"]
    drawn = build(tables).layout
    assert drawn["wide"]["passages"]["passage_6"]["between"] == [3, 2]
    assert drawn["wide"]["passages"]["passage_6"]["path"] == [[330, 139], [336, 157]]
    assert drawn["tall"]["places"] == LAYOUT["tall"]["places"]


def test_clients_get_it_with_the_book() -> None:
    assert book("wistar", "ru")["layout"] == LAYOUT
