"""The 26 sites, one by one: spaces, white troops, VP, starting site, marker, section."""

import pytest

from pentarchy.games.tyrants.state import WHITE
from tests.games.tyrants.printed_board import BOARDS, SECTIONS, SITES, next_to
from tests.games.tyrants.table import Table

EVERY_SITE = pytest.mark.parametrize("name", [pytest.param(name, marks=pytest.mark.card(name)) for name in SITES])
EVERYTHING = 100  # power enough


def whole_board() -> Table:
    return Table.empty(players=4)


@EVERY_SITE
@pytest.mark.rule("tyrants.map.site", "tyrants.map.troop_spaces")
def test_the_spaces_of_a_site_take_one_troop_each(name: str) -> None:
    """Fill what is empty, make room where white troops stand, fill the rest: no troop more than there are spaces."""
    site = SITES[name]
    table = whole_board().spy(0, name).begin(0, power=EVERYTHING)
    assert table.at(name) == ({WHITE: site.white} if site.white else {})
    table.play(0, *[f"deploy:{name}"] * (site.spaces - site.white))
    assert f"deploy:{name}" not in table.options(0)
    table.play(0, *[f"assassinate:{name},white"] * site.white)
    assert f"assassinate:{name},white" not in table.options(0)
    table.play(0, *[f"deploy:{name}"] * site.white)
    assert table.at(name) == {0: site.spaces}
    assert table.g.trophies[0][WHITE] == site.white
    assert (table.asked(0), table.why(0)[f"deploy:{name}"]) == ("act", "deploy.from_barracks")


@EVERY_SITE
@pytest.mark.rule("tyrants.map.site", "tyrants.score.sites", "tyrants.score.total_control")
def test_a_site_scores_its_vp_for_control_and_two_more_for_total_control(name: str) -> None:
    site = SITES[name]
    table = whole_board().clear(name)
    table.begin(0, power=EVERYTHING).play(0, f"deploy:{name}")
    alone = 2 if site.spaces == 1 else 0
    assert (table.score(0)["sites"], table.score(0)["total_control"]) == (site.vp, alone)
    table.play(0, *[f"deploy:{name}"] * (site.spaces - 1))
    assert (table.score(0)["sites"], table.score(0)["total_control"]) == (site.vp, 2)
    assert table.score(1)["sites"] == 0


@EVERY_SITE
@pytest.mark.rule("tyrants.map.site")
def test_a_site_with_a_marker_pays_influence_and_under_total_control_vp(name: str) -> None:
    site = SITES[name]
    has_marker = site.marker >= 0
    table = whole_board().clear(name).troops(0, name, site.spaces)
    table.begin(0)
    assert table.g.influence == has_marker
    assert table.g.vp[0] == 0, "VP come at the end of the turn"
    table.play(0, "end_turn")
    assert table.g.vp[0] == (site.marker if has_marker else 0)
    assert table.asked(1) == "act"
    assert table.g.influence == 0, "the next player holds nothing"


@EVERY_SITE
@pytest.mark.rule("tyrants.map.site")
def test_players_start_in_starting_sites_only(name: str) -> None:
    table, start = Table(4), SITES[name].start
    assert (f"settle:{name}" in table.options(0)) is start
    assert (table.why(0).get(f"settle:{name}") == "setup.starting_site") is not start
    if start:
        table.play(0, f"settle:{name}")
        assert table.at(name)[0] == 1
        assert f"settle:{name}" not in table.options(1)


@EVERY_SITE
@pytest.mark.parametrize("sections", BOARDS)
def test_a_site_is_there_with_its_section_only(name: str, sections: str) -> None:
    """A spy can be sent to any site in play: so exactly there."""
    players, options = BOARDS[sections]
    there = SITES[name].section in SECTIONS[sections]
    table = Table.empty(players, **options).begin(0, "spy_master").play(0, "play:spy_master")
    assert (f"spy:{name}" in table.options(0)) is there
    assert table.at(name) == ({WHITE: SITES[name].white} if there and SITES[name].white else {})
    assert table.asked(0) == "spy_where"


@EVERY_SITE
@pytest.mark.rule("tyrants.map.route")
def test_a_troop_in_a_site_reaches_the_ends_of_its_routes_and_no_more(name: str) -> None:
    table = whole_board().clear(*SITES, *(place for site in SITES for place in next_to(site)))
    table.troops(0, name).begin(0, power=1)
    itself = {name} if SITES[name].spaces > 1 else set()
    assert table.options(0, "deploy") == {f"deploy:{place}" for place in next_to(name) | itself}
