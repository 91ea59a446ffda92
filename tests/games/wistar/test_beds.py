"""Building beds. Rules: beds.*."""

import pytest

from pentarchy.games.wistar import GAME
from tests.games.wistar.table import Table

SMALL_FAMILY = ("mouse_house_01", "mouse_house_02", "mouse_house_04")


def builder(strength: int, wood: int, *, beds: int = 0, dug: int = 0) -> Table:
    """Player 0 has so many workers in the burrow; those that are left stand in the entrance."""
    table = Table.empty().goods(0, wood=wood).built(0, beds=beds, dug=dug)
    table.g.workers[0:3] = [0, strength, 0]
    table.g.entrance[0] = max(0, 2 + beds - strength)
    return table


def free_rooms(table: Table) -> int:
    free: int = GAME.derived(table.g)["free_rooms"][0]
    return free


@pytest.mark.rule(
    "wistar.beds.count",
    "wistar.beds.cost",
    "wistar.beds.lowest_token",
    "wistar.beds.worker",
    "wistar.beds.need_free_room",
)
@pytest.mark.parametrize(("wood", "left"), [(2, 0), (5, 3)])
def test_strength_2_with_one_free_room_builds_one_bed(wood: int, left: int) -> None:
    """The worked example: the token of 2 VP goes into the free room, its worker to the burrow entrance."""
    table = Table.empty().workers(0, burrow=2).built(0, beds=2).goods(0, wood=wood)
    assert free_rooms(table) == 1
    assert table.g.entrance[0] == 2
    table.main("beds")
    assert table.options() == {"build_beds:1", "build_beds:0"}
    table.play(0, "build_beds:1")
    assert table.g.beds == [3, 0]
    assert table.owned() == ({"wood": left} if left else {})
    assert table.score()["beds"] == 2
    assert table.g.entrance[0] == 3
    assert table.in_area() == {"burrow": 2}
    assert free_rooms(table) == 0
    assert table.events("built_bed") == [("built_bed", 0, 1, 2)]
    assert table.g.over


@pytest.mark.rule("wistar.beds.count")
@pytest.mark.parametrize("strength", [1, 2, 3, 4])
def test_no_more_beds_than_the_strength_can_be_built(strength: int) -> None:
    table = builder(strength, 20, dug=4).main("beds")
    assert table.options() == {f"build_beds:{number}" for number in range(strength + 1)}
    table.play(0, f"build_beds:{strength}")
    assert table.g.beds[0] == strength
    assert table.owned() == {"wood": 20 - 2 * strength}


@pytest.mark.rule("wistar.beds.count")
def test_only_workers_in_the_burrow_count_for_beds() -> None:
    table = Table.empty().workers(0, forest=1, farm=1).goods(0, wood=4).main("beds")
    assert table.g.over
    assert table.g.beds == [0, 0]


@pytest.mark.rule("wistar.beds.count", "wistar.general.partial_action")
@pytest.mark.parametrize("number", [0, 1])
def test_fewer_beds_may_be_built(number: int) -> None:
    table = Table.empty().workers(0, burrow=2).goods(0, wood=4).main("beds").play(0, f"build_beds:{number}")
    assert table.g.beds[0] == number
    assert table.owned() == {"wood": 4 - 2 * number}
    assert table.g.over


@pytest.mark.rule("wistar.beds.cost")
@pytest.mark.parametrize(("wood", "most"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_each_bed_costs_2_wood_and_no_metal(wood: int, most: int) -> None:
    table = builder(3, wood).goods(0, metal=9).main("beds")
    assert table.options() == ({f"build_beds:{number}" for number in range(most + 1)} if most else set())
    if most:
        assert table.why() == {f"build_beds:{number}": "beds.cost" for number in range(most + 1, 4)}
        table.play(0, f"build_beds:{most}")
    assert table.g.beds[0] == most
    left = {"wood": wood - 2 * most, "metal": 9}
    assert table.owned() == {name: amount for name, amount in left.items() if amount}


@pytest.mark.rule("wistar.beds.lowest_token")
@pytest.mark.parametrize(("beds", "points"), [(0, 0), (1, 1), (2, 2), (3, 4), (4, 7), (5, 11)])
def test_the_lowest_bed_is_built_next(beds: int, points: int) -> None:
    table = builder(1, 2, beds=beds, dug=3).main("beds").play(0, "build_beds:1")
    assert table.score()["beds"] == points
    assert table.g.beds[0] == beds + 1
    assert free_rooms(table) == 6 - beds - 1


@pytest.mark.rule("wistar.beds.worker")
def test_the_worker_of_a_bed_waits_in_the_entrance_and_can_be_brought_out() -> None:
    table = Table.empty().workers(0, burrow=2).goods(0, wood=4).main("beds").play(0, "build_beds:2")
    assert table.g.entrance[0] == 2
    assert table.in_area() == {"burrow": 2}
    table.turn().play(0, "bring_out:farm", "bring_out:forest")
    assert table.in_area() == {"forest": 1, "burrow": 2, "farm": 1}
    assert not table.options(kind="bring_out")


@pytest.mark.rule("wistar.beds.need_free_room")
def test_without_a_free_room_no_bed_is_built() -> None:
    table = Table.empty().workers(0, burrow=2).goods(0, wood=4).mice(0, *SMALL_FAMILY)
    assert table.main("beds").g.over
    assert table.does(0, "bed_free(1)").g.beds[0] == 0
    assert table.g.entrance[0] == 0
    assert table.owned() == {"wood": 4}


@pytest.mark.rule("wistar.beds.need_free_room")
def test_free_rooms_limit_the_number_of_beds() -> None:
    table = builder(3, 9).mice(0, "mouse_house_01").main("beds")
    assert table.options() == {"build_beds:2", "build_beds:1", "build_beds:0"}
    assert table.why() == {"build_beds:3": "beds.need_free_room"}


@pytest.mark.rule("wistar.beds.limit")
def test_the_sixth_bed_is_the_last_one() -> None:
    table = builder(3, 10, beds=5, dug=6).main("beds")
    assert table.options() == {"build_beds:1", "build_beds:0"}
    table.play(0, "build_beds:1")
    assert table.g.beds[0] == 6
    assert free_rooms(table) == 3
    assert table.main("beds").g.over
    assert table.does(0, "bed_free(1)").g.beds[0] == 6
    assert table.owned() == {"wood": 8}


@pytest.mark.rule("wistar.beds.limit")
def test_the_limit_is_named_as_the_reason_against_more_beds() -> None:
    table = builder(3, 10, beds=5, dug=6).main("beds")
    assert table.why() == {"build_beds:2": "beds.limit", "build_beds:3": "beds.limit"}


@pytest.mark.rule("wistar.beds.limit")
def test_a_bed_discarded_for_the_hostel_cannot_be_built_again() -> None:
    table = builder(1, 10, beds=6, dug=3)
    assert free_rooms(table) == 0
    table.plays_free("hostel").play(0, "agree")
    assert free_rooms(table) == 1  # its room is free
    assert table.g.entrance[0] == 7  # but its worker stays, and its space stays empty
    assert table.main("beds").g.over
    assert table.score()["beds"] == 11
