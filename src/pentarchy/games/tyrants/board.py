"""The map: sites, routes and what is next to what, as bit masks. Rules: map.*, setup.sections_*, setup.out_of_play.

A place is a site (0 to 25) or a single troop space of a route (26 to 78). The spaces inside a site are alike, so a
site is one place with several spaces; every space of a route is a place of its own. A set of places is a bit mask.
"""

from itertools import pairwise
from typing import Any, NamedTuple

from pentarchy.kit.entries import Entry
from pentarchy.kit.tables import Tables

SECTIONS = ("center", "left", "right")
# the parts of the board in play, by the name of the combination
IN_PLAY = {
    "center": ("center",),
    "left": ("center", "left"),
    "right": ("center", "right"),
    "all": SECTIONS,
}


def site_names(tables: Tables) -> tuple[str, ...]:
    return tuple(tables["sites.toml"])


def road_names(tables: Tables) -> tuple[str, ...]:
    """Every troop space of every route in notation: `labyrinth-skullport.2` is the one next to Skullport."""
    return tuple(
        f"{name}.{space + 1}" if fields["spaces"] > 1 else name
        for name, fields in tables["routes.toml"].items()
        for space in range(fields["spaces"])
    )


class Site(NamedTuple):
    """What is printed at a site."""

    section: str
    vp: int
    spaces: int
    white: int
    start: bool
    marker_vp: int  # -1 without a control marker


class Board(NamedTuple):
    """The sections in play: what is next to what."""

    near: tuple[int, ...]  # per place: itself and the places next to it
    places: int  # all places in play
    sites: tuple[int, ...]
    markers: tuple[int, ...]  # sites with a control marker
    starts: tuple[int, ...]  # starting sites
    white_roads: int  # spaces of routes that start with a white troop


def read_sites(tables: Tables) -> tuple[Site, ...]:
    return tuple(_read_site(Entry("sites.toml", name, fields)) for name, fields in tables["sites.toml"].items())


def _read_site(entry: Entry) -> Site:
    entry.names("name")
    site = Site(
        SECTIONS[entry.choice("section", SECTIONS)],
        entry.count("vp"),
        entry.count("spaces"),
        entry.count("white"),
        entry.get("start", bool),
        entry.get("marker_vp", int),
    )
    if site.white > site.spaces:
        raise entry.error("white", f"there are only {site.spaces} spaces.")
    return site


def read_board(tables: Tables, sites: tuple[Site, ...], sections: tuple[str, ...]) -> Board:
    """The part of the map that lies in these sections. A route is there when both its sites are."""
    names = site_names(tables)
    there = [number for number, site in enumerate(sites) if site.section in sections]
    next_to: dict[int, set[int]] = {site: {site} for site in there}
    white_roads, space = 0, len(names)
    for name, fields in tables["routes.toml"].items():
        entry = Entry("routes.toml", name, fields)
        first, last = (names.index(site) for site in entry.get("between", list))
        spaces = entry.count("spaces")
        chain = [first, *range(space, space + spaces), last]
        if first in next_to and last in next_to:
            for place in chain[1:-1]:
                next_to[place] = {place}
            for one, other in pairwise(chain):
                next_to[one].add(other)
                next_to[other].add(one)
            white_roads |= mask_of([space + index for index in _white_spaces(entry, spaces)])
        space += spaces
    return Board(
        tuple(mask_of(next_to.get(place, ())) for place in range(space)),
        mask_of(next_to),
        tuple(there),
        tuple(site for site in there if sites[site].marker_vp >= 0),
        tuple(site for site in there if sites[site].start),
        white_roads,
    )


def _white_spaces(entry: Entry, spaces: int) -> list[int]:
    white: list[Any] = entry.get("white", list)
    if any(type(index) is not int or not 0 <= index < spaces for index in white):
        raise entry.error("white", f"a list of numbers from 0 to {spaces - 1}.")
    return white


def mask_of(places: "set[int] | list[int] | dict[int, set[int]] | tuple[int, ...]") -> int:
    mask = 0
    for place in places:
        mask |= 1 << place
    return mask


def places_of(mask: int) -> list[int]:
    """The places of a mask in ascending order."""
    places = []
    while mask:
        low = mask & -mask
        places.append(low.bit_length() - 1)
        mask ^= low
    return places
