"""Sections hold three workers; who leaves and what for; castle moves in the turn of others. Rules: castle.capacity,
castle.remove_*, castle.tier3_safe, castle.off_turn*."""

import pytest

from tests.games.viscounts.table import Table


def place(table: Table, section: str, count: int, player: int = 0) -> Table:
    """Place workers for free, up to the next decision."""
    return table.does(player, f"workers({count})").play(player, f"settle:castle_{section}")


# the limit ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.castle.capacity")
@pytest.mark.parametrize(
    ("others", "placed", "leave"), [((1, 0), 2, 0), ((1, 1), 1, 0), ((2, 0), 2, 1), ((2, 1), 1, 1), ((2, 1), 2, 2)]
)
def test_a_section_holds_three_workers_of_all_colours(others: tuple[int, int], placed: int, leave: int) -> None:
    table = Table.empty(3).workers(1, 1, "flip", others[0]).workers(2, 1, "flip", others[1])
    place(table, "flip", placed)
    for _ in range(leave):
        assert table.asked() == "expel_whom"
        table.play(0, "expel:castle_flip,1,1")
    assert table.g.over
    assert sum(table.tier(1, side).get("flip", 0) for side in range(3)) == min(3, sum(others) + placed)


@pytest.mark.rule("viscounts.castle.capacity")
def test_room_is_made_only_after_all_movements() -> None:
    """Two others and three own workers in E are five for a moment; then the own ones have gone."""
    table = Table.empty().workers(1, 1, "virtue", 2)
    place(table, "virtue", 3)
    assert table.g.over
    assert table.tier(1, 1) == {"virtue": 2}
    table = Table.empty().workers(1, 1, "virtue", 2).workers(1, 1, "ink_stone", 3).workers(0, 2, "virtue", 2)
    place(table, "virtue", 3)
    assert table.asked() == "resource_which"  # the third tier first
    table.play(0, "take_good:ink")
    assert table.options() == {"expel:castle_ink_stone,1,1", "expel:castle_ink_stone,1,2"}


@pytest.mark.rule("viscounts.castle.capacity", "viscounts.castle.remove_choice")
def test_each_section_of_both_tiers_is_checked() -> None:
    """A on both tiers and B and E on the first have a fourth worker."""
    table = Table.empty().workers(1, 2, "ink_stone", 3)
    table.workers(1, 1, "flip", 3).workers(1, 1, "virtue", 3).workers(1, 1, "ink_stone", 3)
    place(table, "ink_stone", 4)
    wanted = {"castle_ink_stone,1", "castle_flip,1", "castle_virtue,1", "castle_ink_stone,2"}
    asked = set()
    while table.asked(0) == "expel_whom":
        places = {move.removeprefix("expel:")[:-2] for move in table.options(0)}
        assert len(places) == 1  # one section after another
        place_now = places.pop()
        asked.add(place_now)
        assert table.options(0) == {f"expel:{place_now},1", f"expel:{place_now},2"}
        table.play(0, f"expel:{place_now},2")
        if table.asked(1):
            table.play(1, "take_good:ink")
    assert asked == wanted
    assert table.tier(1, 1) == {"ink_stone": 2, "flip": 2, "virtue": 2}
    assert table.tier(2, 1) == {"ink_stone": 2}
    assert table.g.over


@pytest.mark.rule("viscounts.castle.capacity")
def test_a_full_section_elsewhere_is_left_alone() -> None:
    table = Table.empty(3).workers(1, 1, "flip", 2).workers(2, 1, "flip", 1).workers(1, 2, "flip", 2)
    table.workers(2, 2, "flip", 1)
    assert place(table, "virtue", 1).g.over


# who leaves ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.castle.remove_choice")
@pytest.mark.parametrize("owner", [0, 1, 2])
def test_the_player_chooses_whose_worker_leaves(owner: int) -> None:
    """Own ones may be chosen too."""
    table = Table.empty(4).workers(1, 1, "flip", 2).workers(2, 1, "flip", 1)
    place(table, "flip", 1)
    assert table.options() == {f"expel:castle_flip,1,{number}" for number in (1, 2, 3)}  # the fourth has none there
    before = [table.tier(1, side).get("flip", 0) for side in range(3)]
    table.play(0, f"expel:castle_flip,1,{owner + 1}")
    after = [table.tier(1, side).get("flip", 0) for side in range(3)]
    assert [one - other for one, other in zip(before, after, strict=True)] == [int(side == owner) for side in range(3)]
    assert table.owned(owner) == {"silver": 2}
    assert table.g.over


@pytest.mark.rule("viscounts.castle.remove_return", "viscounts.castle.remove_tier1")
def test_from_the_first_tier_workers_go_home_for_2_silver_each() -> None:
    """The example of the rule: 2 red, 2 blue, 1 yellow; both blue workers leave."""
    table = Table.empty(3).workers(1, 1, "flip", 2).workers(2, 1, "flip", 1)
    assert table.g.workers == [20, 18, 19]
    place(table, "flip", 2).play(0, "expel:castle_flip,1,2")
    assert (table.owned(1), table.g.workers[1]) == ({"silver": 2}, 19)  # at once
    table.play(0, "expel:castle_flip,1,2")
    assert [table.owned(side) for side in range(3)] == [{}, {"silver": 4}, {}]
    assert table.g.workers == [18, 20, 19]
    assert [table.tier(1, side) for side in range(3)] == [{"flip": 2}, {}, {"flip": 1}]
    assert table.g.over


@pytest.mark.rule("viscounts.castle.remove_tier2", "viscounts.castle.remove_return")
@pytest.mark.parametrize("good", ["ink", "stone", "gold"])
def test_from_the_second_tier_for_1_virtue_and_a_resource_of_choice(good: str) -> None:
    """The owner of the worker chooses."""
    table = Table.empty().workers(1, 2, "ink_stone", 3)
    place(table, "ink_stone", 3)
    assert table.options(0) == {"expel:castle_ink_stone,2,1", "expel:castle_ink_stone,2,2"}
    table.play(0, "expel:castle_ink_stone,2,2")
    assert table.asked(0) == ""
    assert table.options(1) == {"take_good:ink", "take_good:stone", "take_good:gold"}
    assert table.markers(1) == (1, 6)
    table.play(1, f"take_good:{good}")
    assert table.owned(1) == {good: 1}
    assert (table.g.workers[1], table.tier(2, 1)) == (18, {"ink_stone": 2})
    assert (table.owned(0), table.markers(0)) == ({"ink": 1, "stone": 1}, (1, 7))
    assert table.g.over


@pytest.mark.rule("viscounts.castle.remove_tier2", "viscounts.castle.remove_choice")
def test_an_own_worker_of_the_second_tier_can_leave() -> None:
    table = place(Table.empty().workers(1, 2, "ink_stone", 3), "ink_stone", 3)
    table.play(0, "expel:castle_ink_stone,2,1", "take_good:gold")
    assert table.owned(0) == {"ink": 1, "stone": 1, "gold": 1}
    assert (table.markers(0), table.g.workers[0], table.tier(2, 0)) == ((1, 6), 18, {})
    assert table.g.over


@pytest.mark.rule("viscounts.castle.tier3_safe")
def test_the_third_tier_has_no_limit() -> None:
    table = Table.empty(3).on_top(0, 4).on_top(1, 3).on_top(2, 2).workers(0, 2, "virtue", 2)
    place(table, "virtue", 3).play(0, "take_good:ink")
    assert table.g.tier_3 == [5, 3, 2]
    assert not table.events("expelled")
    assert table.g.over


# in the turn of somebody else ---------------------------------------------------------------------------------------
def linked_move() -> Table:
    """Player 0 builds at cliffs_3, player 1 owns cliffs_6: the link is a castle move. Charlatan answers at the end."""
    table = Table.empty().board(0, "abbot", "charlatan", "trader").at(0, "cliffs_left").goods(0, stone=1)
    return table.building(1, "guildhall_3", "cliffs_6")


@pytest.mark.rule("viscounts.castle.off_turn")
@pytest.mark.card("cliffs_small_link_5")
def test_the_current_player_finishes_first_then_the_other_then_the_turn_goes_on() -> None:
    table = linked_move()
    for side in (0, 1):
        table.workers(side, 1, "virtue", 2).workers(side, 1, "hire_destroy", 1).workers(side, 2, "virtue", 2 - side)
    table.workers(0, 1, "flip", 1)
    table.action().play(0, "construct:workshop_3,cliffs_3", "decline")
    assert (table.asked(0), table.asked(1)) == ("shift_which", "")
    table.play(0, "shift:castle_hire_destroy,castle_virtue")
    assert (table.asked(0), table.asked(1)) == ("resource_which", "")
    table.play(0, "take_good:ink")
    assert table.tier(1, 1) == {"virtue": 2, "hire_destroy": 1}  # not moved yet
    assert (table.asked(0), table.asked(1)) == ("", "shift_which")
    assert table.markers(0) == (1, 5)
    table.play(1, "shift:castle_hire_destroy,castle_virtue")
    assert (table.tier(1, 1), table.tier(2, 1)) == ({"ink_stone": 1, "hire_destroy": 1}, {"virtue": 2})
    assert table.markers(1) == (1, 5)
    assert table.options(1) == {"expel:castle_virtue,2,1", "expel:castle_virtue,2,2"}
    assert table.markers(0) == (1, 5)  # Charlatan still waits
    table.play(1, "expel:castle_virtue,2,2", "take_good:gold")
    assert table.markers(0) == (2, 5)
    assert table.g.over


@pytest.mark.rule("viscounts.castle.off_turn_removal")
@pytest.mark.card("cliffs_small_link_5")
def test_whoever_moved_workers_chooses_who_leaves() -> None:
    """The move makes no group of three, but a fourth worker in a full section."""
    table = linked_move().workers(0, 1, "flip", 3).workers(1, 1, "ink_stone", 1)
    table.action().play(0, "construct:workshop_3,cliffs_3", "decline", "stay")
    table.play(1, "shift:castle_ink_stone,castle_flip")
    assert (table.asked(0), table.asked(1)) == ("", "expel_whom")
    assert table.options(1) == {"expel:castle_flip,1,1", "expel:castle_flip,1,2"}
    table.play(1, "expel:castle_flip,1,1")
    assert (table.owned(0), table.owned(1)) == ({"silver": 2}, {})
    assert (table.tier(1, 0), table.tier(1, 1)) == ({"flip": 2}, {"flip": 1})
    assert table.markers(0) == (2, 7)
    assert table.g.over


@pytest.mark.rule("viscounts.castle.off_turn", "viscounts.castle.off_turn_removal")
@pytest.mark.card("cliffs_small_link_5")
def test_the_current_player_makes_room_before_the_other_moves() -> None:
    table = linked_move().workers(1, 1, "flip", 3).workers(0, 1, "ink_stone", 1)
    table.action().play(0, "construct:workshop_3,cliffs_3", "decline", "shift:castle_ink_stone,castle_flip")
    assert (table.asked(0), table.asked(1)) == ("expel_whom", "")
    table.play(0, "expel:castle_flip,1,2")
    assert table.options(1) == {
        "shift:castle_flip,castle_gold_move", "shift:castle_flip,castle_ink_stone", "stay",
    }  # fmt: skip
    table.play(1, "stay")
    assert table.g.over
