"""The printed board in a few words, for tests: sites and routes as they can be counted on it."""

from typing import NamedTuple

SECTIONS = {
    "center": {"center"},
    "left": {"center", "left"},
    "right": {"center", "right"},
    "all": {"center", "left", "right"},
}
BOARDS = {
    "center": (2, {}),
    "left": (3, {"section": "left"}),
    "right": (3, {"section": "right"}),
    "all": (4, {}),
}


class Site(NamedTuple):
    section: str
    vp: int
    spaces: int
    white: int
    start: bool = False
    marker: int = -1  # VP of its control marker each turn


SITES = {
    "gauntlgrym": Site("left", 2, 3, 2, marker=1),
    "wormwrithings": Site("left", 3, 3, 0),
    "jhachalkhyn": Site("left", 4, 4, 0, start=True),
    "buiyrandyn": Site("left", 3, 3, 1),
    "stoneshaft_clanhold": Site("left", 4, 2, 2),
    "chchitl": Site("left", 2, 3, 2, marker=1),
    "blingdenstone": Site("center", 4, 2, 2),
    "mantol_derith": Site("center", 4, 5, 2, start=True),
    "gracklstugh": Site("center", 3, 4, 2),
    "labyrinth": Site("center", 3, 3, 1),
    "skullport": Site("center", 4, 5, 2, start=True),
    "kanaglym": Site("center", 3, 3, 0),
    "menzoberranzan": Site("center", 5, 6, 3, marker=2),
    "chasmleap_bridge": Site("center", 1, 1, 0),
    "araumycos": Site("center", 3, 4, 4, marker=3),
    "eryndlyn": Site("center", 3, 3, 0, start=True),
    "tsenviilyq": Site("center", 4, 3, 3, marker=1),
    "everfire": Site("center", 3, 3, 0),
    "halls_of_the_scoured_legion": Site("center", 3, 2, 1),
    "ched_nasad": Site("center", 3, 4, 0, start=True),
    "llacerellyn": Site("center", 2, 2, 0),
    "chaulssin": Site("right", 4, 5, 0, start=True),
    "phaerlin": Site("right", 2, 3, 2, marker=1),
    "yathchol": Site("right", 4, 2, 2),
    "ruins_of_dekanter": Site("right", 5, 6, 2),
    "sszuraassnee": Site("right", 2, 3, 2, marker=1),
}

ROUTES = {  # how many troop spaces
    "gauntlgrym-wormwrithings": 0,
    "gauntlgrym-jhachalkhyn": 1,
    "wormwrithings-mantol_derith": 1,
    "jhachalkhyn-buiyrandyn": 1,
    "jhachalkhyn-gracklstugh": 1,
    "buiyrandyn-stoneshaft_clanhold": 1,
    "buiyrandyn-labyrinth": 1,
    "stoneshaft_clanhold-chchitl": 1,
    "stoneshaft_clanhold-skullport": 2,
    "chchitl-kanaglym": 1,
    "blingdenstone-mantol_derith": 1,
    "mantol_derith-gracklstugh": 1,
    "mantol_derith-menzoberranzan": 3,
    "gracklstugh-labyrinth": 1,
    "gracklstugh-chasmleap_bridge": 2,
    "labyrinth-skullport": 2,
    "labyrinth-araumycos": 2,
    "skullport-kanaglym": 1,
    "kanaglym-eryndlyn": 2,
    "kanaglym-tsenviilyq": 2,
    "menzoberranzan-chasmleap_bridge": 2,
    "menzoberranzan-everfire": 2,
    "chasmleap_bridge-araumycos": 1,
    "chasmleap_bridge-everfire": 1,
    "araumycos-eryndlyn": 1,
    "araumycos-ched_nasad": 1,
    "eryndlyn-llacerellyn": 1,
    "tsenviilyq-llacerellyn": 1,
    "everfire-halls_of_the_scoured_legion": 1,
    "everfire-chaulssin": 1,
    "halls_of_the_scoured_legion-ched_nasad": 2,
    "halls_of_the_scoured_legion-yathchol": 1,
    "ched_nasad-llacerellyn": 2,
    "ched_nasad-yathchol": 1,
    "ched_nasad-ruins_of_dekanter": 1,
    "llacerellyn-sszuraassnee": 2,
    "chaulssin-phaerlin": 1,
    "phaerlin-yathchol": 1,
    "phaerlin-ruins_of_dekanter": 2,
    "ruins_of_dekanter-sszuraassnee": 1,
}

WHITE_SPACES = {
    "blingdenstone-mantol_derith",
    "labyrinth-araumycos.2",
    "chasmleap_bridge-araumycos",
    "araumycos-eryndlyn",
    "araumycos-ched_nasad",
}


def spaces_of(route: str) -> list[str]:
    """The troop spaces of a route in notation, from its first site on."""
    count = ROUTES[route]
    return [f"{route}.{space + 1}" for space in range(count)] if count > 1 else [route] * count


def chain_of(route: str) -> list[str]:
    """A route with the sites at its ends."""
    first, last = route.split("-")
    return [first, *spaces_of(route), last]


def next_to(site: str) -> set[str]:
    """The places that touch a site: the nearest space of each of its routes, or the site at the other end."""
    chains = [chain_of(route) for route in ROUTES]
    return {chain[1] for chain in chains if chain[0] == site} | {chain[-2] for chain in chains if chain[-1] == site}


def in_play(sections: str) -> set[str]:
    """All places of the sections in play: their sites, and the spaces of the routes between them."""
    sites = {name for name, site in SITES.items() if site.section in SECTIONS[sections]}
    return sites | {place for route in ROUTES if set(route.split("-")) <= sites for place in spaces_of(route)}
