"""Digging rooms on the own board, and what rooms are for. Rules: dig.*, rooms.*."""

import pytest

from pentarchy.games.wistar import GAME
from tests.games.wistar.table import Table


def digger(strength: int, metal: int, dug: int = 0) -> Table:
    """Player 0 has so many workers in the forest and so much metal."""
    table = Table.empty().workers(0, forest=strength).goods(0, metal=metal)
    table.g.dug[0] = dug
    return table


def free_rooms(table: Table, player: int = 0) -> int:
    free: int = GAME.derived(table.g)["free_rooms"][player]
    return free


@pytest.mark.rule("wistar.dig.count", "wistar.dig.cost", "wistar.dig.lowest_token")
@pytest.mark.parametrize(("metal", "left"), [(4, 0), (5, 1)])
def test_strength_3_with_metal_for_two_digs_two_rooms(metal: int, left: int) -> None:
    """The worked example: tokens 0 and 1 are removed."""
    table = digger(3, metal).main("dig")
    assert table.options() == {"dig_rooms:2", "dig_rooms:1", "dig_rooms:0"}
    assert table.why() == {"dig_rooms:3": "dig.cost"}
    table.play(0, "dig_rooms:2")
    assert table.g.dug == [2, 0]
    assert table.owned() == ({"metal": left} if left else {})
    assert table.score()["rooms"] == 1
    assert table.events("dug") == [("dug", 0, 2, 4)], "for 4 metal"
    assert table.g.over


@pytest.mark.rule("wistar.dig.count")
@pytest.mark.parametrize("strength", [1, 2, 3, 4, 5])
def test_no_more_rooms_than_the_strength_can_be_dug(strength: int) -> None:
    table = digger(strength, 20).main("dig")
    assert table.options() == {f"dig_rooms:{number}" for number in range(strength + 1)}
    table.play(0, f"dig_rooms:{strength}")
    assert table.g.dug[0] == strength
    assert table.owned() == {"metal": 20 - 2 * strength}


@pytest.mark.rule("wistar.dig.count")
def test_only_workers_in_the_forest_count_for_digging() -> None:
    table = Table.empty().workers(0, burrow=1, farm=1).goods(0, metal=4).main("dig")
    assert table.g.over
    assert table.owned() == {"metal": 4}


@pytest.mark.rule("wistar.dig.count", "wistar.general.partial_action")
@pytest.mark.parametrize("number", [0, 1])
def test_fewer_rooms_may_be_dug(number: int) -> None:
    table = digger(2, 4).main("dig").play(0, f"dig_rooms:{number}")
    assert table.g.dug[0] == number
    assert table.owned() == {"metal": 4 - 2 * number}
    assert table.g.over


@pytest.mark.rule("wistar.dig.cost")
@pytest.mark.parametrize(("metal", "most"), [(0, 0), (1, 0), (2, 1), (3, 1), (6, 3), (7, 3)])
def test_each_room_costs_2_metal_and_no_wood(metal: int, most: int) -> None:
    table = digger(5, metal).goods(0, wood=9).main("dig")
    assert table.options() == ({f"dig_rooms:{number}" for number in range(most + 1)} if most else set())
    if most:
        table.play(0, f"dig_rooms:{most}")
    assert table.g.dug[0] == most
    left = {"wood": 9, "metal": metal - 2 * most}
    assert table.owned() == {name: amount for name, amount in left.items() if amount}


@pytest.mark.rule("wistar.dig.lowest_token")
@pytest.mark.parametrize(("dug", "points"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15)])
def test_the_lowest_token_is_removed_next(dug: int, points: int) -> None:
    table = digger(1, 2, dug).main("dig").play(0, "dig_rooms:1")
    assert table.score()["rooms"] == points
    assert table.g.dug[0] == dug + 1


@pytest.mark.rule("wistar.dig.limit")
def test_six_tokens_are_all_there_is_to_dig() -> None:
    table = digger(3, 10, dug=5).main("dig")
    assert table.options() == {"dig_rooms:1", "dig_rooms:0"}
    assert table.why() == {"dig_rooms:2": "dig.limit", "dig_rooms:3": "dig.limit"}
    table.play(0, "dig_rooms:1")
    assert table.owned() == {"metal": 8}
    assert table.main("dig").g.over  # nothing is asked any more
    assert table.does(0, "dig_free(1)").g.dug[0] == 6
    assert table.events("dug") == [("dug", 0, 1, 2)]
    assert table.owned() == {"metal": 8}


# rooms --------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.rooms.start")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_everybody_starts_with_three_free_rooms(players: int) -> None:
    table = Table(players)
    assert [free_rooms(table, player) for player in range(players)] == [3] * players


@pytest.mark.rule("wistar.rooms.start", "wistar.rooms.purpose")
@pytest.mark.parametrize(("dug", "rooms"), [(0, 3), (1, 4), (2, 5), (3, 6), (4, 7), (5, 8), (6, 9)])
def test_every_dug_room_takes_one_more_token(dug: int, rooms: int) -> None:
    table = Table.empty().at(0, "hall")
    table.g.dug[0] = dug
    herd = [
        f"mouse_house_{number:02}" for number in range(1, 11) if table.where(f"mouse_house_{number:02}")[0] != "mice_at"
    ]
    table.mice(0, *herd[: rooms - 1]).built(0, dug=dug, beds=1)
    assert free_rooms(table) == 0
    assert "fetch:room_hall" in table.does(0, "explore(1)").why()
    table.g.stop()
    table.built(0, dug=dug, beds=0).does(0, "explore(1)").play(0, "fetch:room_hall")
    assert len(table.g.homes[0]) == rooms


@pytest.mark.rule("wistar.rooms.purpose")
def test_each_room_holds_one_bed_or_one_mouse() -> None:
    table = Table.empty().workers(0, burrow=2).goods(0, wood=9).mice(0, "mouse_house_01", "mouse_house_02")
    assert free_rooms(table) == 1
    table.main("beds").play(0, "build_beds:1")
    assert free_rooms(table) == 0
    assert table.main("beds").g.over  # mice fill rooms that beds would need
    table.at(0, "hall").does(0, "explore(1)")
    assert "fetch:room_hall" not in table.options()  # and beds those of mice
    assert table.why()["fetch:room_hall"] == "explore.take_mouse_needs_room"


@pytest.mark.rule("wistar.rooms.purpose")
def test_nothing_can_be_thrown_out_to_make_room() -> None:
    table = Table.empty().goods(0, wood=9, metal=9).mice(0, "mouse_house_01", "mouse_house_02", "mouse_house_04")
    kinds = {option.split(":")[0] for option in table.turn().options()}
    assert kinds == {"place", "hut", "bring_out", "buy_joker", "buy_current"}


@pytest.mark.rule("wistar.rooms.start", "wistar.rooms.purpose")
def test_a_room_dug_in_the_same_turn_can_be_used_at_once() -> None:
    table = digger(1, 2).mice(0, "mouse_house_01", "mouse_house_02", "mouse_house_04").at(0, "hall")
    assert free_rooms(table) == 0
    table.main("dig").play(0, "dig_rooms:1").does(0, "explore(1)")
    assert "fetch:room_hall" in table.options()
