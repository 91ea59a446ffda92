"""Presence and control in random games and positions, against a slow reading of the rules on the plain data."""

import tomllib
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

import pentarchy.games.tyrants
from pentarchy.games.tyrants import GAME
from pentarchy.games.tyrants.control import presence
from pentarchy.games.tyrants.moves import PLACE, SITE
from pentarchy.games.tyrants.state import EMPTY, WHITE, Tyrants
from tests.games.tyrants.table import Table

DATA = Path(pentarchy.games.tyrants.__file__).parent / "data"
SITES = tomllib.loads((DATA / "sites.toml").read_text("utf-8"))
ROUTES = tomllib.loads((DATA / "routes.toml").read_text("utf-8"))

Space = tuple[str, int]  # a troop space: of a site or of a route, and its number there
MOVES = 350
MODES = [
    (2, {"deck_1": "drow", "deck_2": "dragons"}),
    (2, {"deck_1": "demons", "deck_2": "undead"}),
    (3, {"deck_1": "aberrations", "deck_2": "undead", "section": "left"}),
    (3, {"deck_1": "elementals", "deck_2": "drow", "section": "right"}),
    (4, {"deck_1": "dragons", "deck_2": "aberrations"}),
    (4, {"deck_1": "elementals", "deck_2": "demons"}),
]


def sections(g: Tyrants) -> set[str]:
    """The sections in play, from the table of the rulebook."""
    return {"center", *({"left", "right"} if g.players == 4 else {g.sections} if g.players == 3 else ())}


def in_play(g: Tyrants) -> tuple[list[str], list[str]]:
    """Sites and routes in play."""
    sites = [name for name, site in SITES.items() if site["section"] in sections(g)]
    return sites, [name for name, route in ROUTES.items() if set(route["between"]) <= set(sites)]


def notation(route: str, space: int) -> str:
    return route if ROUTES[route]["spaces"] == 1 else f"{route}.{space + 1}"


def colours(g: Tyrants) -> dict[Space, int]:
    """Who stands on every space in play: the troops of a site one after another, then its empty spaces."""
    sites, routes = in_play(g)
    here: dict[Space, int] = {}
    for name in sites:
        row = [colour for colour, count in enumerate(g.garrisons[SITE.index[name]]) for _ in range(count)]
        assert len(row) == SITES[name]["spaces"]
        here |= {(name, number): colour for number, colour in enumerate(row)}
    for name in routes:
        for number in range(ROUTES[name]["spaces"]):
            bit = PLACE.index[notation(name, number)] - len(SITES)
            (here[name, number],) = (colour for colour in range(EMPTY + 1) if g.roads[colour] >> bit & 1)
    return here


def touching(g: Tyrants) -> set[tuple[Space, Space]]:
    """Pairs of neighbouring spaces: all of a site touch each other, the ends of routes, and all of two linked sites."""
    sites, routes = in_play(g)
    ground = {name: [(name, number) for number in range(SITES[name]["spaces"])] for name in sites}
    groups = [(spaces, spaces) for spaces in ground.values()]
    for name in routes:
        first, last = ROUTES[name]["between"]
        road = [[(name, number)] for number in range(ROUTES[name]["spaces"])]
        groups += pairwise([ground[first], *road, ground[last]])
    return {pair for one, other in groups for a in one for b in other for pair in ((a, b), (b, a))}


def slow_presence(g: Tyrants, player: int, here: dict[Space, int], pairs: set[tuple[Space, Space]]) -> set[str]:
    """The places of all spaces that hold or touch a troop of a player, and the sites of the player's spies."""
    own = {space for space, colour in here.items() if colour == player}
    reached = own | {other for space, other in pairs if space in own}
    spied = {name for name in SITES if g.spies[player] >> SITE.index[name] & 1}
    return spied | {name if name in SITES else notation(name, number) for name, number in reached}


def slow_control(g: Tyrants, site: str, here: dict[Space, int]) -> tuple[int, int]:
    """Who has more than each other colour, and whether nobody else has a space or a spy there."""
    row = [colour for (name, _), colour in here.items() if name == site]
    count = Counter(row)
    who = [p for p in range(g.players) if all(count[p] > count[c] for c in range(EMPTY) if c != p)]
    if not who:
        return -1, -1
    spied = any(g.spies[other] >> SITE.index[site] & 1 for other in range(g.players) if other != who[0])
    return who[0], who[0] if set(row) == {who[0]} and not spied else -1


def differences(g: Tyrants, pairs: set[tuple[Space, Space]]) -> Iterator[str]:
    """Where the game and the slow reading disagree."""
    here = colours(g)
    for player in range(g.players):
        mask = presence(g, player)
        there = {name for place, name in enumerate(PLACE.tokens) if mask >> place & 1}
        if wrong := there ^ slow_presence(g, player, here, pairs):
            yield f"presence of {player}: {wrong}"
    for number, name in enumerate(SITES):
        told = g.control[number], g.total_control[number]
        if told != slow_control(g, name, here):
            yield f"control of {name}: {told}, {[c for (site, _), c in here.items() if site == name]}"


@pytest.mark.rule("tyrants.presence.site_troop", "tyrants.presence.site_adjacent", "tyrants.presence.route")
@pytest.mark.rule("tyrants.presence.site_spy", "tyrants.presence.spy_no_route", "tyrants.presence.not_chained")
@pytest.mark.rule("tyrants.control.majority", "tyrants.control.at_once", "tyrants.total_control.condition")
@pytest.mark.parametrize(("players", "options"), MODES)
@pytest.mark.parametrize("seed", [1, 2])
def test_presence_and_control_hold_at_every_decision(players: int, options: dict[str, str], seed: int) -> None:
    g, rng = GAME.new(players, options, seed), Random(seed)
    pairs = touching(g)
    for number in range(MOVES):
        player = g.asked
        assert player >= 0, "the game ended too early"
        assert list(differences(g, pairs)) == [], f"after {number} moves"
        moves = g.legal(player)
        if len(moves) > 1 and moves[-1] == ("end_turn",) and rng.random() < 0.9:
            moves = moves[:-1]  # long turns fill the board sooner
        g.play(player, rng.choice(moves))


@pytest.mark.rule("tyrants.control.majority", "tyrants.control.nobody", "tyrants.total_control.condition")
@pytest.mark.rule("tyrants.total_control.own_spy", "tyrants.control.spies_do_not_count")
@pytest.mark.parametrize(("players", "section"), [(2, ""), (3, "left"), (3, "right"), (4, "")])
@pytest.mark.parametrize("seed", range(6))
def test_presence_and_control_hold_in_random_positions(players: int, section: str, seed: int) -> None:
    """From a nearly empty board to a nearly full one, with sites that fill up in one colour more often than not."""
    rng = Random(seed)
    t = Table.empty(players, section=section) if section else Table.empty(players)
    sites, routes = in_play(t.g)
    t.clear(*(name for name in sites if rng.random() < 0.8))
    pairs, kinds = touching(t.g), Counter[str]()
    for name in sites:
        favourite = rng.randrange(players)
        while EMPTY in (row := [c for (at, _), c in colours(t.g).items() if at == name]) and rng.random() < 0.9:
            colour = favourite if rng.random() < 0.8 else rng.choice([*range(players), WHITE])
            t.troops(colour, name)
            assert list(differences(t.g, pairs)) == [], row
        for player in range(players):
            if rng.random() < 0.2:
                t.spy(player, name)
                assert list(differences(t.g, pairs)) == [], name
        kinds[f"{t.controls(name)[0] >= 0} {t.controls(name)[1] >= 0}"] += 1
    roads = [notation(name, number) for name in routes for number in range(ROUTES[name]["spaces"])]
    for road in rng.sample(roads, len(roads) // 2):
        t.clear(road).troops(rng.randrange(players), road)
        assert list(differences(t.g, pairs)) == [], road
    assert kinds["False False"]
    assert kinds["True False"]
    assert kinds["True True"]
