"""What everybody can count at the table, for its drawing. Code: overview.py."""

from typing import Any

import pytest

from pentarchy.games.viscounts import GAME
from pentarchy.games.viscounts.moves import SECTION, SITE
from tests.games.viscounts.table import Table


def counted(t: Table, what: str) -> Any:
    return GAME.derived(t.g)[what]


# the track ----------------------------------------------------------------------------------------------------------
def test_how_far_the_markers_are_apart() -> None:
    t = Table.empty(3).track(0, 2, 5).track(1, 1, 7)
    assert [markers["apart"] for markers in counted(t, "markers")] == [3, 6, 6]
    assert [markers["space"] for markers in counted(t, "markers")] == [0, 0, 0]


def test_who_gets_something_by_a_collision_at_each_space() -> None:
    """On spaces 1 to 3 those with criminals, on 4 everybody, then those without."""
    t = Table.empty(3).board(1, "thief")
    first, second, _ = counted(t, "markers")
    assert first["others"] == [[1], [1], [1], [1, 2], [2], [2], [2]]
    assert second["others"] == [[], [], [], [0, 2], [0, 2], [0, 2], [0, 2]]
    assert (first["criminals"], second["criminals"]) == (0, 1)


def test_where_a_collision_will_be_read() -> None:
    """The second workshop moves the markers of a law-abiding side before the reward."""
    t = Table.empty(2).track(0, 4, 4)
    assert counted(t, "markers")[0]["space"] == 4
    t.emptied(0, "workshop_2")
    assert counted(t, "markers")[0]["space"] == 3
    assert (t.markers(0), t.events("improved")) == ((4, 4), [])
    t.board(0, "thief")
    assert counted(t, "markers")[0]["space"] == 4


def test_where_a_collision_will_be_read_is_open_while_somebody_has_to_choose() -> None:
    """Two cards that answer a collision: their owner chooses the order."""
    t = Table.empty(2).track(0, 4, 4).board(0, "peddler_ink", "peddler_gold")
    assert counted(t, "markers")[0]["space"] == 0


@pytest.mark.parametrize("seed", range(3))
def test_a_collision_is_read_where_it_was_foreseen(seed: int) -> None:
    t = Table.empty(2, seed=seed).track(0, 5, 5).emptied(0, "workshop_2").hand(0, "abbot").turn(0)
    t.play(0, "play:abbot", "move:hills_left")
    space = counted(t, "markers")[0]["space"]
    t.play(0, "rest").go_on(lambda g: g.phase == 6 or g.active != 0)
    assert space == 4
    assert ("got_paper", 0, 1) in t.events(), "space 4 gives a deed, space 5 none"


# buildings ----------------------------------------------------------------------------------------------------------
def test_the_step_of_points_by_type() -> None:
    t = Table.empty(2).emptied(0, "trading_post_2", "workshop_1", "workshop_2", "workshop_3")
    posts, halls, shops = counted(t, "buildings")[0]
    assert posts == {"built": 1, "points": 4, "next": 9}
    assert halls == {"built": 0, "points": 0, "next": 6}
    assert shops == {"built": 3, "points": 9, "next": 9}


@pytest.mark.parametrize("players", [2, 4])
def test_links_of_the_face_and_their_ends(players: int) -> None:
    t = Table.empty(players).building(0, "workshop_1", "lake_1")
    links = {SITE.tokens[place]: (SITE.tokens[a], SITE.tokens[b], n) for place, a, b, n in counted(t, "links")}
    assert links["lake_2"] == ("lake_1", "lake_3", 1)
    assert links["lake_9"][1] == "hills_1", "over the border by the ring"
    t.building(1, "workshop_1", "lake_3")
    assert [n for place, _, _, n in counted(t, "links") if SITE.tokens[place] == "lake_2"] == [2]


def test_the_last_link_of_a_segment_follows_the_ring() -> None:
    t = Table.empty(4)
    t.g.ring = (0, 3, 1, 2, 4)
    assert next(b for place, _, b, _ in counted(t, "links") if SITE.tokens[place] == "lake_9") == 9 * 3


def test_the_places_of_both_faces() -> None:
    small, large = (counted(Table.empty(players), "places") for players in (2, 4))
    assert (len(small), len(large)) == (20, 25)


# the castle ---------------------------------------------------------------------------------------------------------
def test_workers_room_and_groups_by_section() -> None:
    t = Table.empty(3).workers(0, 1, "flip", 3).workers(1, 1, "flip", 1).workers(2, 2, "flip", 2)
    section = counted(t, "sections")[SECTION.index["castle_flip"]]
    assert section == {
        "segment": 1, "first": [3, 1, 0], "second": [0, 0, 2], "room": [-1, 1], "ready": [[0], []]
    }  # fmt: skip


def test_the_segment_beside_a_section_follows_the_castle() -> None:
    t = Table.empty(2)
    t.g.castle = (2, 3, 4, 0, 1)
    assert [section["segment"] for section in counted(t, "sections")] == [3, 4, 0, 1, 2]


def test_how_far_everybody_is_from_the_leader_card() -> None:
    t = Table.empty(3).on_top(1, 2)
    assert counted(t, "lead") == {"side": -1, "points": 5, "lacks": [1, -1, 1]}
    t.g.leader = 1
    assert counted(t, "lead") == {"side": 1, "points": 5, "lacks": [3, 0, 3]}


# manuscripts --------------------------------------------------------------------------------------------------------
def test_sets_and_what_one_more_adds() -> None:
    t = Table.empty(2)
    t.put("scrolls", 0, "grey3_flip", "grey3_virtue", "black3_flip")
    found = counted(t, "sets")[0]
    assert (found["ribbons"], found["sets"], found["points"]) == ([2, 1, 0, 0], [2, 1], 5)
    assert found["next"] == [1, 3, 5, 5], "a set of its own, then the second set, then the first"
    assert found["bonus"] == [1, 2, 3, 3]
    assert found["tiles"] == []


def test_tiles_that_count_something_and_bonus_cards_that_are_gone() -> None:
    t = Table.empty(2).emptied(0, "workshop_1", "workshop_2")
    (tile,) = t.put("scrolls", 0, "grey6_buildings")
    t.put("bonuses", 1, "bonus_grey")
    found = counted(t, "sets")[0]
    assert found["tiles"] == [[tile, t.score(0)["manuscripts"]]]
    assert found["bonus"] == [0, 3, 3, 3]


# the end and the rest -----------------------------------------------------------------------------------------------
def test_how_far_the_end_is() -> None:
    t = Table.empty(3).papers(0, approved=2, paid=1).papers(1, approved=1)
    found = counted(t, "to_end")
    assert (found["poverty"], found["prosperity"], found["rounds"]) == (15, 16, -1)
    assert (found["approved"], found["paid"]) == ([12, 8, 0], [12, 0, 0])
    t.g.last_round = t.g.round + 1
    assert counted(t, "to_end")["rounds"] == 1


def test_who_has_won_when_it_is_over() -> None:
    t = Table.empty(2).goods(1, silver=1)
    assert counted(t, "winners") == []
    t.g.phase = 7
    assert counted(t, "winners") == [1], "as many points, but more goods"


@pytest.mark.parametrize(("silver", "winner"), [(0, 1), (9, 1)])
def test_who_does_not_beat_the_automa_has_lost(silver: int, winner: int) -> None:
    t = Table.empty(1).goods(0, silver=silver)
    t.g.phase = 7
    t.g.goods[4:8] = [0, 0, 0, 0]
    assert counted(t, "winners") == [winner]


def test_the_limit_of_hands_and_the_order_of_turns() -> None:
    t = Table.empty(3).emptied(1, "workshop_3")
    t.g.active = t.g.leader = 2
    assert (counted(t, "hand_limit"), counted(t, "order")) == ([3, 4, 4], [2, 0, 1])


def test_what_is_under_the_buildings_of_an_automa() -> None:
    (board,) = counted(Table.empty(1, automa="cleric"), "automa_board")
    assert board["focus"] == ["act", "transcribe"]
    assert board["wants"] == [[0, 6], [1, 4], [2, 0]]
    assert [slot["icon"] for slot in board["slots"]] == [-1, -1, -1, 3, 1, 2, -1, -1, -1]
    assert board["slots"][0]["ability"] == "trading_post_1"
    assert board["order"][:3] == [3, 4, 5]
    assert counted(Table.empty(2), "automa_board") == []


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_no_name_is_that_of_a_field(players: int) -> None:
    """A generic client shows both side by side."""
    t = Table.empty(players)
    assert not set(GAME.derived(t.g)) & set(t.g.zones)
