"""Where the parts of the round board lie: sites, links and spaces of both faces are inside, none on another."""

import tomllib
from importlib import resources
from itertools import combinations
from math import cos, dist, radians, sin
from typing import Any

import pytest

from pentarchy.games.viscounts import GAME
from pentarchy.games.viscounts.content import LAST_SLOT
from pentarchy.games.viscounts.state import Viscounts

LAYOUT: dict[str, Any] = tomllib.loads(
    (resources.files("pentarchy.games.viscounts") / "layout.toml").read_text("utf-8")
)
SEGMENT = 72  # degrees
SPACE, SITE, LINK = 0.056, 0.046, 0.033  # diameters, in parts of the width of the board
RIM = 0.5
Point = tuple[float, float]


def point(position: int, degrees: float, radius: float) -> Point:
    """In parts of the width, from the middle; the first segment of the ring stands on top."""
    turn = radians(SEGMENT * position - SEGMENT / 2 + degrees)
    return LAYOUT["size"] * radius * sin(turn), -LAYOUT["size"] * radius * cos(turn)


def angle(place: int, ring: tuple[int, ...]) -> float:
    segment, slot = divmod(place, LAST_SLOT)
    return float(SEGMENT * ring.index(segment) - SEGMENT / 2 + LAYOUT["rim"]["slots"][slot])


def on_rim(degrees: float) -> Point:
    return point(0, degrees + SEGMENT / 2, LAYOUT["rim"]["radius"])


def things(g: Viscounts) -> dict[str, tuple[Point, float]]:
    """Everything that can be pressed on the rim and the roads: its middle and its size."""
    derived, found = GAME.derived(g), dict[str, tuple[Point, float]]()
    for site in derived["places"]:
        found[f"site {site}"] = (on_rim(angle(site, g.ring)), SITE)
    for place, first, second, _ in derived["links"]:
        start, end = angle(first, g.ring), angle(second, g.ring)
        found[f"link {place}"] = (on_rim((start + (end if end > start else end + 360)) / 2), LINK)
    for position, segment in enumerate(g.ring):
        for side in ("left", "right", "inner"):
            found[f"{side} of {segment}"] = (point(position, *LAYOUT["segment"][side]), SPACE)
    return found


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("players", [2, 4])
def test_sites_links_and_spaces_lie_apart_and_inside(players: int, seed: int) -> None:
    g = GAME.new(players, {}, seed)
    found = things(g)
    assert len(found) == {2: 20, 4: 25}[players] + len(g.content.links[g.face]) + 15
    for name, ((x, y), size) in found.items():
        assert dist((x, y), (0, 0)) + size / 2 < RIM, f"{name} sticks out"
    for (name, (one, size)), (other_name, (other, other_size)) in combinations(found.items(), 2):
        assert dist(one, other) > (size + other_size) / 2, f"{name} lies on {other_name}"


def test_parts_of_a_segment_stay_in_it() -> None:
    for name, (degrees, radius) in LAYOUT["segment"].items():
        assert 0 < degrees < SEGMENT, name
        assert 0 < radius <= 1, name
    for table in ("board", "picture"):
        for name, places in LAYOUT[table].items():
            assert len(places) == 360 / SEGMENT, name
            assert all(0 < degrees < SEGMENT and 0 < radius <= 1 for degrees, radius in places), name
    assert LAYOUT["rim"]["slots"] == sorted(LAYOUT["rim"]["slots"])
    assert len(LAYOUT["rim"]["slots"]) == LAST_SLOT


def test_the_castle_lies_within_the_inner_road() -> None:
    outer, middle, top = LAYOUT["castle"]["edges"]
    assert top < middle < outer < LAYOUT["segment"]["inner"][1] - SPACE / 2 / LAYOUT["size"]
    first, second = LAYOUT["castle"]["workers"]
    assert middle < first < outer
    assert top < second < middle
