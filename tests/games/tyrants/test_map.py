"""What the board is: spaces, sites, routes, sections that are not in play. Rules: map.*, setup.out_of_play."""

import pytest

from pentarchy.engine.errors import IllegalMove
from pentarchy.games.tyrants.moves import PLACE, SITES
from pentarchy.games.tyrants.state import WHITE
from tests.games.tyrants.printed_board import BOARDS, in_play
from tests.games.tyrants.table import Table


def places(table: Table, kind: str) -> set[str]:
    """The places that player 0 is offered in moves of a kind."""
    return {move.split(":")[1].split(",")[0] for move in table.options(0, kind)}


# spaces --------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("tyrants.map.troop_spaces")
def test_a_full_place_takes_no_troop_by_any_way() -> None:
    """Neither deployed nor moved there; white troops fill a space like any other."""
    table = (
        Table.empty().troops(0, "chasmleap_bridge").troops(1, "ched_nasad", 4).troops(0, "halls_of_the_scoured_legion")
    )
    table.begin(0, "cleric_of_laogzed", power=5)
    full = {"chasmleap_bridge", "halls_of_the_scoured_legion", "chasmleap_bridge-araumycos"}
    assert not full & places(table, "deploy")
    assert {table.why(0)[f"deploy:{place}"] for place in full} == {"deploy.from_barracks"}
    with pytest.raises(IllegalMove, match=r"deploy\.from_barracks"):
        table.play(0, "deploy:chasmleap_bridge")
    table.play(0, "play:cleric_of_laogzed", "lift:halls_of_the_scoured_legion,white")
    full |= {"ched_nasad", "araumycos", "blingdenstone"}
    assert not full & places(table, "drop")
    assert {table.why(0)[f"drop:{place}"] for place in full} == {"map.troop_spaces"}
    table.play(0, "drop:everfire")
    assert (table.at("everfire"), table.at("halls_of_the_scoured_legion")) == ({WHITE: 1}, {0: 1})


@pytest.mark.rule("tyrants.map.site")
def test_a_site_of_one_space_follows_the_same_rules() -> None:
    table = Table.empty().spy(1, "chasmleap_bridge").begin(0, power=4).play(0, "deploy:chasmleap_bridge")
    assert table.controls("chasmleap_bridge") == (0, -1)
    assert (table.score(0)["sites"], table.score(0)["total_control"]) == (1, 0)
    table.play(0, "return_spy:chasmleap_bridge,2")
    assert table.controls("chasmleap_bridge") == (0, 0)
    assert (table.score(0)["sites"], table.score(0)["total_control"]) == (1, 2)


# routes --------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("tyrants.map.route")
def test_along_a_long_route_presence_goes_one_space_at_a_time() -> None:
    road = [f"mantol_derith-menzoberranzan.{space}" for space in (1, 2, 3)]
    table = Table.empty().troops(0, "mantol_derith").begin(0, power=4)
    for near, far in ((road[0], road[1]), (road[1], road[2]), (road[2], "menzoberranzan")):
        assert near in places(table, "deploy")
        assert far not in places(table, "deploy")
        assert table.why(0)[f"deploy:{far}"] == "deploy.presence"
        table.play(0, f"deploy:{near}")
    table.play(0, "deploy:menzoberranzan")
    assert table.at("menzoberranzan") == {0: 1, WHITE: 3}


@pytest.mark.rule("tyrants.map.direct_link")
@pytest.mark.parametrize(("here", "there"), [("gauntlgrym", "wormwrithings"), ("wormwrithings", "gauntlgrym")])
def test_gauntlgrym_and_the_wormwrithings_touch(here: str, there: str) -> None:
    """A troop in one gives presence in the other: deploying, killing, returning a spy; a spy does not."""
    table = Table.empty(3, section="left").clear("gauntlgrym").troops(0, here).troops(1, there).spy(1, there)
    table.begin(0, power=7)
    assert {f"deploy:{there}", f"assassinate:{there},2", f"return_spy:{there},2"} <= table.options(0)
    assert "deploy:jhachalkhyn" not in table.options(0)
    table.play(0, f"return_spy:{there},2", f"assassinate:{there},2", f"deploy:{there}")
    assert table.at(there)[0] == 1
    spying = Table.empty(3, section="left").clear("gauntlgrym").spy(0, here).troops(0, "kanaglym").begin(0, power=1)
    assert f"deploy:{there}" not in spying.options(0)


# sections that are not in play ---------------------------------------------------------------------------------------
ANYWHERE = {
    "spy": ["play:spy_master"],
    "oust": ["play:black_dragon"],
    "drop": ["play:cleric_of_laogzed"],  # one white troop in reach
    "lay": ["play:mummy_lord", "pick:mummy_lord,1"],
    "deploy": [],
}


@pytest.mark.rule("tyrants.setup.out_of_play")
@pytest.mark.parametrize("sections", BOARDS)
@pytest.mark.parametrize("kind", ANYWHERE)
def test_anywhere_means_the_sections_in_play(sections: str, kind: str) -> None:
    players, options = BOARDS[sections]
    table = Table.empty(players, **options).trophies(1, WHITE, 1)
    if kind == "drop":
        table.troops(0, "labyrinth")
    table.begin(0, "spy_master", "black_dragon", "cleric_of_laogzed", "mummy_lord", power=1).play(0, *ANYWHERE[kind])
    offered = places(table, kind)
    assert offered
    assert offered <= in_play(sections)
    named = {move.split(":")[1].split(",")[0] for move in table.why(0) if not move.startswith("recruit")}
    assert named <= in_play(sections), "not even a reason names a place that does not exist"
    assert bool(offered & (in_play(sections) - in_play("center"))) is (sections != "center"), "outer ones count too"


@pytest.mark.rule("tyrants.setup.out_of_play")
@pytest.mark.parametrize("sections", BOARDS)
def test_nothing_lies_in_sections_that_are_not_in_play(sections: str) -> None:
    players, options = BOARDS[sections]
    g = Table(players, **options).g
    outside = {PLACE.index[place] for place in in_play("all") - in_play(sections)}
    assert not any(sum(g.garrisons[place]) for place in outside if place < SITES)
    assert not any(mask >> place - SITES & 1 for mask in g.roads for place in outside if place >= SITES)
    assert bool(outside) is (sections != "all")


@pytest.mark.rule("tyrants.setup.out_of_play")
@pytest.mark.parametrize(
    ("sections", "site", "road"),
    [
        ("center", "mantol_derith", "wormwrithings-mantol_derith"),
        ("center", "ched_nasad", "ched_nasad-yathchol"),
        ("left", "llacerellyn", "llacerellyn-sszuraassnee.1"),
        ("right", "skullport", "stoneshaft_clanhold-skullport.2"),
    ],
)
def test_a_route_into_a_section_out_of_play_is_absent(sections: str, site: str, road: str) -> None:
    for board, there in ((sections, False), ("all", True)):
        players, options = BOARDS[board]
        table = Table.empty(players, **options).troops(0, site).begin(0, power=1)
        assert (f"deploy:{road}" in table.options(0)) is there
        assert f"deploy:{road}" not in table.why(0)
    refused = Table.empty(BOARDS[sections][0], **BOARDS[sections][1]).troops(0, site).begin(0, power=1)
    with pytest.raises(IllegalMove):
        refused.play(0, f"deploy:{road}")
