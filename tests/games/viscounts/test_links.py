"""Links between buildings. Rules: build.link*."""

from itertools import permutations

import pytest

from pentarchy.games.viscounts.moves import SITE
from tests.games.viscounts.printed_board import (
    LINKS,
    SEGMENTS,
    SITES,
    UNLINKED,
    changed,
    holdings,
    laid_out,
    resolve,
)
from tests.games.viscounts.table import Table

EVERY_LINK = [
    pytest.param(*link, marks=pytest.mark.card(f"{link[1]}_{link[0]}_link_{link[2]}"), id="-".join(map(str, link[:3])))
    for link in LINKS
]
BORDERS = [link for link in LINKS if link[4] == 0]


def construct(table: Table, face: str, site: str, player: int = 0) -> dict[str, int]:
    """Build the third workshop on a site for 3 stone and take the effect of the site; what that has changed."""
    bank, word = SITES[face, site]
    table.at(player, f"{site.split('_')[0]}_{bank}").goods(player, stone=3).action(player)
    table.play(player, f"construct:workshop_3,{site}")
    return resolve(table, player, word)


def pays(table: Table, face: str, near: str, far: str, place: str, word: str) -> None:
    """Player 1 owns the far end, player 0 builds the near one: the link pays first 0, then 1, and nobody else."""
    table.building(1, "guildhall_3", far)
    before = [holdings(table, player) for player in range(table.g.players)]
    site = construct(table, face, near)
    for player in (0, 1):
        changed(table, player, before[player], *([site] if player == 0 else []), resolve(table, player, word))
    if table.g.players > 2:
        changed(table, 2, before[2])
    assert linked(table) == [(0, place), (1, place)]
    assert table.g.over


def linked(table: Table) -> list[tuple[object, str]]:
    """The links that paid, each with whom."""
    return [(owner, SITE.tokens[int(str(place))]) for _, owner, place in table.events("linked")]


# each link ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.build.link", "viscounts.build.link_as_printed")
@pytest.mark.parametrize(("face", "segment", "slot", "first", "second", "word"), EVERY_LINK)
@pytest.mark.parametrize("backwards", [False, True])
def test_a_link_pays_the_owners_of_both_ends(
    face: str, segment: str, slot: int, first: int, second: int, word: str, backwards: bool
) -> None:
    following = SEGMENTS[(SEGMENTS.index(segment) + 1) % 5]
    ends = [f"{segment}_{first}", f"{segment}_{second}" if second else f"{following}_1"]
    near, far = reversed(ends) if backwards else ends
    pays(laid_out(face), face, near, far, f"{segment}_{slot}", word)


@pytest.mark.rule("viscounts.build.link_border")
@pytest.mark.parametrize(("face", "segment", "slot", "first", "second", "word"), BORDERS)
@pytest.mark.parametrize("turn", [1, 2, 3, 4])
def test_in_any_ring_the_last_link_leads_to_the_first_site_of_the_next_segment(
    face: str, segment: str, slot: int, first: int, second: int, word: str, turn: int
) -> None:
    here = SEGMENTS.index(segment)
    following = (here + turn) % 5
    rest = [other for other in range(5) if other not in (here, following)]
    for ring in ((here, following, *rest), (following, *rest, here), (*rest, here, following)):
        for backwards in (False, True):
            table = laid_out(face)
            table.g.ring = ring
            ends = [f"{segment}_8", f"{SEGMENTS[following]}_1"]
            near, far = reversed(ends) if backwards else ends
            pays(table, face, near, far, f"{segment}_9", word)


@pytest.mark.rule("viscounts.build.link_border")
@pytest.mark.parametrize("face", ["small", "large"])
def test_the_last_site_is_linked_to_no_segment_but_the_next_one(face: str) -> None:
    for ring in list(permutations(range(5)))[::17]:
        for position, segment in enumerate(ring):
            following = ring[(position + 1) % 5]
            table = laid_out(face)
            table.g.ring = ring
            others = [other for other in range(5) if other not in (segment, following)]
            for building, other in zip(("guildhall_1", "guildhall_2", "guildhall_3"), others, strict=True):
                table.building(1, building, f"{SEGMENTS[other]}_1")
            construct(table, face, f"{SEGMENTS[segment]}_8")
            assert linked(table) == []


# what is not linked -------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.build.link_as_printed")
@pytest.mark.parametrize(("face", "one", "other"), UNLINKED)
def test_neighbours_without_a_printed_link_pay_nothing(face: str, one: str, other: str) -> None:
    for near, far in ((one, other), (other, one)):
        table = laid_out(face).building(1, "guildhall_3", far)
        before = holdings(table, 1)
        construct(table, face, near)
        changed(table, 1, before)
        assert linked(table) == []
        assert table.g.over


@pytest.mark.rule("viscounts.build.link_as_printed")
@pytest.mark.parametrize(
    ("face", "one", "other"),
    [("small", "lake_1", "lake_6"), ("large", "lake_1", "lake_4"), ("large", "forest_1", "forest_5"),
     ("small", "hills_1", "hills_8"), ("large", "mountains_3", "mountains_7")],
)  # fmt: skip
def test_sites_with_another_one_between_them_are_not_linked(face: str, one: str, other: str) -> None:
    table = laid_out(face).building(1, "guildhall_3", other)
    construct(table, face, one)
    assert linked(table) == []


@pytest.mark.rule("viscounts.build.link_as_printed")
def test_there_are_14_links_on_one_face_and_20_on_the_other() -> None:
    assert [sum(face == link[0] for link in LINKS) for face in ("small", "large")] == [14, 20]
    names = {f"{segment}_{face}_link_{slot}" for face, segment, slot, *_ in LINKS}
    assert set(laid_out("small").content.tables["links.toml"]) == names


@pytest.mark.rule("viscounts.build.link")
def test_a_link_to_an_empty_site_pays_nothing() -> None:
    table = laid_out("large")
    before = holdings(table, 0)
    changed(table, 0, before, construct(table, "large", "hills_1"))
    assert linked(table) == []


# owners -------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.build.link_same_owner")
@pytest.mark.parametrize(
    ("face", "near", "far", "word"),
    [("small", "hills_1", "hills_3", "two_silver"), ("large", "lake_4", "lake_6", "debt"),
     ("large", "cliffs_2", "cliffs_4", "hire"), ("small", "cliffs_8", "mountains_1", "virtue"),
     ("small", "cliffs_3", "cliffs_6", "castle_move"), ("large", "forest_1", "forest_3", "flip")],
)  # fmt: skip
def test_a_link_between_own_buildings_pays_once(face: str, near: str, far: str, word: str) -> None:
    table = laid_out(face).building(0, "guildhall_3", far)
    before = [holdings(table, player) for player in range(table.g.players)]
    changed(table, 0, before[0], construct(table, face, near), resolve(table, 0, word))
    for other in range(1, table.g.players):
        changed(table, other, before[other])
    assert len(linked(table)) == 1
    assert table.g.over


@pytest.mark.rule("viscounts.build.link")
def test_a_third_player_can_complete_a_link_of_others_sites() -> None:
    """The owner of the building is paid, whoever it is: here player 0, in the turn of player 2."""
    table = laid_out("large").building(0, "guildhall_1", "hills_3")
    construct(table, "large", "hills_1", player=2)
    assert [table.owned(player) for player in range(3)] == [{"silver": 2}, {}, {"ink": 1, "silver": 2}]


@pytest.mark.rule("viscounts.build.link_once")
def test_a_link_that_has_paid_does_not_pay_again() -> None:
    table = laid_out("small").building(1, "guildhall_3", "lake_6")
    construct(table, "small", "lake_8")
    assert linked(table) == [(0, "lake_7"), (1, "lake_7")]
    table.at(1, "hills_left").goods(1, stone=3).action(1).play(1, "construct:workshop_3,hills_1")
    for player in (1, 0):
        resolve(table, player, "castle_move")
    assert linked(table)[2:] == [(1, "lake_9"), (0, "lake_9")]
    assert table.owned(0) == {"ink": 1, "silver": 1}  # of lake_7, and of the card destroyed at lake_8
    assert table.owned(1) == {"ink": 2}  # of lake_7 and of hills_1
    table.at(1, "lake_left").goods(1, stone=3).action(1).play(1, "construct:workshop_2,lake_3")
    resolve(table, 1, "hire")
    assert len(linked(table)) == 4


# two links at once --------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.build.link_several")
@pytest.mark.parametrize("order", [("forest_2", "forest_4"), ("forest_4", "forest_2")])
def test_of_two_links_the_builder_chooses_the_first(order: tuple[str, str]) -> None:
    """For each link the builder resolves first, then the other owner."""
    table = laid_out("large").building(1, "guildhall_1", "forest_1").building(2, "guildhall_1", "forest_5")
    before = [holdings(table, player) for player in range(3)]
    site = construct(table, "large", "forest_3")
    assert table.options(0) == {"link:forest_2", "link:forest_4"}
    table.play(0, f"link:{order[0]}")
    if order[0] == "forest_2":
        assert table.markers(0) == table.markers(2) == (1, 7)  # the other link has not paid yet
    else:
        assert table.markers(0) == table.markers(2) == (1, 6)
    flips = [resolve(table, player, "flip") for player in (0, 1)]
    changed(table, 0, before[0], site, flips[0], {"virtue": -1})
    changed(table, 1, before[1], flips[1])
    changed(table, 2, before[2], {"virtue": -1})
    others = {"forest_2": 1, "forest_4": 2}
    assert linked(table) == [(player, link) for link in order for player in (0, others[link])]
    assert table.g.over


@pytest.mark.rule("viscounts.build.link_several", "viscounts.build.link_same_owner")
def test_two_links_to_the_same_player_both_pay() -> None:
    table = laid_out("small").building(1, "guildhall_1", "hills_3").building(1, "guildhall_2", "lake_8")
    before = holdings(table, 1)
    construct(table, "small", "hills_1")
    table.play(0, "link:hills_2")
    moved = [resolve(table, player, "castle_move") for player in (0, 1)]
    changed(table, 1, before, {"silver": 2}, moved[1])
    assert table.owned(0) == {"ink": 1, "silver": 2}


@pytest.mark.rule("viscounts.build.link_several")
def test_two_links_between_own_buildings_pay_once_each() -> None:
    table = laid_out("small").building(0, "guildhall_3", "hills_6").building(0, "guildhall_2", "forest_1")
    before = holdings(table, 0)
    site = construct(table, "small", "hills_8")
    assert table.options(0) == {"link:hills_7", "link:hills_9"}
    table.play(0, "link:hills_9")
    changed(table, 0, before, site, {"gold": 1}, {"virtue": -1})
    assert linked(table) == [(0, "hills_9"), (0, "hills_7")]
