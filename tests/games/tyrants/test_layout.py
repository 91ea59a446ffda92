"""Where sites and spaces lie on the screen: all in play have a place, inside the map, and none lies on another."""

import tomllib
from importlib import resources
from itertools import combinations, pairwise
from typing import Any, NamedTuple

import pytest

from pentarchy.games.tyrants.board import IN_PLAY

GAME = resources.files("pentarchy.games.tyrants")
LAYOUT: dict[str, Any] = tomllib.loads((GAME / "layout.toml").read_text("utf-8"))
SITES: dict[str, Any] = tomllib.loads((GAME / "data" / "sites.toml").read_text("utf-8"))
ROUTES: dict[str, Any] = tomllib.loads((GAME / "data" / "routes.toml").read_text("utf-8"))
SHAPES = ("wide", "narrow", "low", "square")
TABLES = [(shape, sections) for shape in SHAPES for sections in IN_PLAY]
# the areas that a table is drawn in, with the scale of pieces and of names
AREAS = {
    "wide": [(866, 551, 1.0, 1.0), (1225, 700, 24 / 19, 14 / 12.5)],
    "narrow": [(715, 470, 1.0, 1.0), (715, 450, 1.0, 1.0)],
    "low": [(974, 392, 1.0, 1.0), (1060, 442, 1.08, 1.04)],
    "square": [(378, 348, 1.0, 1.0), (348, 320, 0.92, 1.0)],
}
# what of the top row is above the chamber: with a control marker, with spies only
TOP = {"wide": (12, 8), "narrow": (12, 8), "low": (12, 8), "square": (6, 4)}
CORNERS = {
    "wide": ((36, 70), (38, 38)),
    "narrow": ((30, 64), (38, 38)),
    "low": ((30, 64), (38, 38)),
    "square": ((44, 44), (0, 0)),
}
NAMES = {"wide": 165, "narrow": 118, "low": 160, "square": 31}  # the Halls of the Scoured Legion have the widest plate


class Box(NamedTuple):
    left: float
    top: float
    right: float
    bottom: float

    def overlap(self, other: "Box") -> float:
        """How deep, in pixels; less than nothing is the distance."""
        across = min(self.right, other.right) - max(self.left, other.left)
        return min(across, min(self.bottom, other.bottom) - max(self.top, other.top))


def sites_in(sections: str) -> list[str]:
    return [name for name, fields in SITES.items() if fields["section"] in IN_PLAY[sections]]


def routes_in(sections: str) -> list[str]:
    there = sites_in(sections)
    return [name for name, fields in ROUTES.items() if all(end in there for end in fields["between"])]


def columns(shape: str, sections: str, spaces: int) -> int:
    if shape == "square":
        return {4: 2, 5: 3, 6: 3}.get(spaces, spaces)
    return 3 if spaces == 6 and sections != "center" else spaces


def boxes(shape: str, sections: str, area: tuple[float, float, float, float]) -> tuple[dict[str, Box], dict[str, Box]]:
    """Chambers with their top rows, and spaces with the tunnel around them."""
    sizes, (width, height, pieces, names) = LAYOUT[shape], area
    table = sizes[sections]
    piece = table["piece"] * pieces
    chambers = {}
    for name, (x, y) in table["sites"].items():
        spaces, marker = SITES[name]["spaces"], SITES[name]["marker_vp"] >= 0
        across = columns(shape, sections, spaces)
        rows = -(-spaces // across)
        plate = [side * names for side in sizes["plates"][name]]
        half = max(plate[0], across * (piece + sizes["gap"])) / 2 + sizes["pad"]
        tall = (plate[1] + sizes["lift"] + rows * piece + (rows - 1) * sizes["gap"]) / 2 + sizes["pad"]
        x, y = x / 1000 * width, y / 1000 * height
        chambers[name] = Box(x - half, y - tall - TOP[shape][not marker], x + half, y + tall)
    half = piece / 2 + sizes["edge"] - 1
    spots = {
        f"{name}.{number}": Box(x - half, y - half, x + half, y + half)
        for name, points in table["roads"].items()
        for number, (x, y) in enumerate([at / 1000 * width, up / 1000 * height] for at, up in points)
    }
    return chambers, spots


DRAWN = [
    pytest.param(shape, sections, area, id=f"{shape}-{sections}-{area[0]}x{area[1]}")
    for shape, sections in TABLES
    for area in AREAS[shape]
]


@pytest.mark.parametrize(("shape", "sections"), TABLES)
def test_everything_in_play_has_a_place(shape: str, sections: str) -> None:
    table = LAYOUT[shape][sections]
    assert list(table["sites"]) == sites_in(sections)
    assert {name: len(points) for name, points in table["roads"].items()} == {
        name: ROUTES[name]["spaces"] for name in routes_in(sections)
    }
    assert table["piece"] >= {"wide": 19, "narrow": 17, "low": 17, "square": 10}[shape]
    assert LAYOUT[shape]["plates"].keys() == SITES.keys()
    assert max(width for width, _ in LAYOUT[shape]["plates"].values()) <= NAMES[shape]


@pytest.mark.parametrize(("shape", "sections", "area"), DRAWN)
def test_nothing_lies_on_another(shape: str, sections: str, area: tuple[float, float, float, float]) -> None:
    chambers, spots = boxes(shape, sections, area)
    everything = chambers | spots
    touching = [(one, two) for one, two in combinations(everything, 2) if everything[one].overlap(everything[two]) > 1]
    assert not touching


@pytest.mark.parametrize(("shape", "sections", "area"), DRAWN)
def test_everything_is_inside_and_the_corners_are_free(
    shape: str, sections: str, area: tuple[float, float, float, float]
) -> None:
    width, height, _, _ = area
    (wide, high), (wide2, high2) = CORNERS[shape]
    corners = [Box(width - wide, 0, width, high), Box(0, height - high2, wide2, height)]
    for chamber in boxes(shape, sections, area):
        for name, box in chamber.items():
            assert box.left >= 1, name
            assert box.top >= 1, name
            assert box.right <= width - 1, name
            assert box.bottom <= height - 1, name
            assert all(box.overlap(corner) <= 0 for corner in corners), name


@pytest.mark.parametrize(("shape", "sections", "area"), DRAWN)
def test_no_tunnel_runs_through_a_chamber_that_it_does_not_lead_to(
    shape: str, sections: str, area: tuple[float, float, float, float]
) -> None:
    width, height, _, _ = area
    chambers, _ = boxes(shape, sections, area)
    table = LAYOUT[shape][sections]
    for name, points in table["roads"].items():
        first, last = ROUTES[name]["between"]
        chain = [table["sites"][first], *points, table["sites"][last]]
        for (x1, y1), (x2, y2) in pairwise(chain):
            steps = [step / 60 for step in range(61)]
            line = [((x1 + (x2 - x1) * t) / 1000 * width, (y1 + (y2 - y1) * t) / 1000 * height) for t in steps]
            for site, box in chambers.items():
                if site not in {first, last}:
                    inside = [point for point in line if Box(*point, *point).overlap(box) > 0]
                    assert not inside, (name, site)


@pytest.mark.parametrize(("shape", "sections"), TABLES)
def test_neighbours_are_on_the_side_where_the_board_has_them(shape: str, sections: str) -> None:
    table = LAYOUT[shape][sections]
    for name in routes_in(sections):
        one, two = (SITES[end]["at"] for end in ROUTES[name]["between"])
        printed = [two[0] - one[0], two[1] - one[1]]
        one, two = (table["sites"][end] for end in ROUTES[name]["between"])
        found = [two[0] - one[0], two[1] - one[1]]
        for axis, other in ((0, 1), (1, 0)):
            if abs(printed[axis]) > 60 and abs(printed[axis]) > 0.6 * abs(printed[other]):
                assert printed[axis] * found[axis] > 0, name
