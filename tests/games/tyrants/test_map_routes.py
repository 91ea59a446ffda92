"""The 40 routes, one by one: their ends, the chain of their spaces, white troops, and where they are in play."""

from functools import cache

import pytest

from pentarchy.games.tyrants.state import WHITE
from tests.games.tyrants.printed_board import BOARDS, ROUTES, SITES, WHITE_SPACES, chain_of, in_play, spaces_of
from tests.games.tyrants.table import Table

EVERY_ROUTE = pytest.mark.parametrize("route", [pytest.param(name, marks=pytest.mark.card(name)) for name in ROUTES])


def board_without_white(sections: str = "all") -> Table:
    """A board on which every space is empty."""
    players, options = BOARDS[sections]
    return Table.empty(players, **options).clear(*in_play(sections))


@cache
def open_to_a_newcomer(sections: str) -> frozenset[str]:
    """Where a player without troops may deploy when no space is taken: all places there are."""
    table = board_without_white(sections).begin(0, power=1)
    return frozenset(move.removeprefix("deploy:") for move in table.options(0, "deploy"))


def reach(table: Table) -> set[str]:
    """Where player 0 may deploy."""
    return {move.removeprefix("deploy:") for move in table.begin(0, power=1).options(0, "deploy")}


@EVERY_ROUTE
@pytest.mark.rule("tyrants.map.route")
def test_a_troop_on_a_space_is_next_to_its_two_neighbours_and_nothing_else(route: str) -> None:
    chain = chain_of(route)
    for before, space, after in zip(chain, chain[1:], chain[2:], strict=False):
        table = board_without_white().troops(0, space)
        assert reach(table) == {before, after}
        assert table.why(0)[f"deploy:{space}"] == "deploy.from_barracks"


@EVERY_ROUTE
@pytest.mark.rule("tyrants.map.route")
def test_a_site_touches_the_nearest_space_of_a_route_and_not_the_rest(route: str) -> None:
    for chain in (chain_of(route), chain_of(route)[::-1]):
        here = reach(board_without_white().troops(0, chain[0]))
        assert chain[1] in here
        assert not here & set(chain[2:])


@EVERY_ROUTE
@pytest.mark.rule("tyrants.map.troop_spaces")
def test_a_space_of_a_route_takes_one_troop(route: str) -> None:
    for space in spaces_of(route):
        table = board_without_white().begin(0, power=2).play(0, f"deploy:{space}")
        assert table.at(space) == {0: 1}
        assert f"deploy:{space}" not in table.options(0)
    assert len(spaces_of(route)) == ROUTES[route]


@EVERY_ROUTE
@pytest.mark.parametrize("sections", BOARDS)
def test_a_route_is_in_play_when_both_its_sites_are(route: str, sections: str) -> None:
    places = set(chain_of(route))
    spaces, ends = set(spaces_of(route)), set(route.split("-"))
    there = ends <= open_to_a_newcomer(sections)
    assert there is (places <= in_play(sections))
    assert spaces & open_to_a_newcomer(sections) == (spaces if there else set())
    for end in ends & open_to_a_newcomer(sections):
        beyond = reach(board_without_white(sections).troops(0, end)) & (places - {end})
        assert bool(beyond) is there, "a route that is absent leads nowhere"


@EVERY_ROUTE
@pytest.mark.parametrize("sections", BOARDS)
def test_white_troops_stand_on_the_marked_spaces_of_a_route(route: str, sections: str) -> None:
    players, options = BOARDS[sections]
    table = Table(players, **options)
    marked = {space for space in spaces_of(route) if table.at(space) == {WHITE: 1}}
    assert marked == set(spaces_of(route)) & WHITE_SPACES & in_play(sections)


@pytest.mark.parametrize("sections", BOARDS)
def test_nothing_else_is_on_the_board(sections: str) -> None:
    assert open_to_a_newcomer(sections) == in_play(sections)
    assert len(open_to_a_newcomer("all")) == len(SITES) + sum(ROUTES.values())
