"""What everybody can count: the wheel, boards, goals, missions, the order and the end."""

from typing import Any

import pytest

from pentarchy.games.wistar import GAME
from pentarchy.games.wistar.moves import ROW, SLOT
from tests.games.wistar.table import Table


def derived(table: Table) -> dict[str, Any]:
    return GAME.derived(table.g)


def test_every_plate_stands_beside_a_sector() -> None:
    table = Table.empty().chief(1, "sector_a_2")
    wheel = derived(table)["wheel"]
    assert [plate["sector"] for plate in wheel] == [0, 1, 2, 3, 4, 5]
    assert wheel[0]["slots"][1] == {
        "slot": SLOT.index["sector_a_2"],
        "chief": 1,
        "bonuses": [["gain", "metal", 1], ["shift", 2]],
    }


def test_the_wheel_turns_and_the_plates_stay() -> None:
    table = Table.empty()
    table.g.turned = 1
    assert [plate["sector"] for plate in derived(table)["wheel"]] == [5, 0, 1, 2, 3, 4]


@pytest.mark.parametrize(("players", "slots"), [(1, 8), (2, 8), (3, 10), (4, 12)])
def test_slots_are_those_of_the_number_of_players(players: int, slots: int) -> None:
    table = Table.empty(players)
    assert sum(len(plate["slots"]) for plate in derived(table)["wheel"]) == slots


def test_what_is_left_on_a_board() -> None:
    table = Table.empty().built(0, beds=2, dug=1).tent(0, "hall").mark("attic_landing_1").goal("goal_beds")
    table.g.goal_marks[0] = 0
    assert derived(table)["left"][0] == {"beds": 4, "digs": 5, "tents": 1, "discs": 2, "markers": 9}
    assert derived(table)["left"][1] == {"beds": 6, "digs": 6, "tents": 2, "discs": 3, "markers": 10}


def test_rooms_and_prices() -> None:
    table = Table.empty().built(0, beds=1, dug=2).emptied(0, "veranda", "dig_discount")
    found = derived(table)
    assert (found["rooms"], found["free_rooms"]) == ([6, 3], [5, 3])
    assert found["unit_prices"] == [{"room": 1, "bed": 2}, {"room": 2, "bed": 2}]
    assert found["standing"][0] == [["unit_cost", "dig", 1], ["extra_room", 1]]


def test_types_and_markers() -> None:
    table = Table.empty().area(0, "hammer").mark("attic_landing_1", side=1)
    assert derived(table)["types"] == [[1, 0, 0], [0, 0, 0]]
    assert derived(table)["markers"] == [0, 1]


# goals --------------------------------------------------------------------------------------------------------------
def test_how_far_everybody_is_towards_a_goal() -> None:
    table = Table.empty().goal("goal_beds").built(0, beds=2)
    (goal,) = derived(table)["goals"]
    assert goal == {
        "card": table.card("goal_beds"), "owner": -1, "row": 0, "need": 3, "have": [2, 0], "open": [True, True],
    }  # fmt: skip


def test_a_goal_is_open_only_once_to_each() -> None:
    table = Table.empty().goal("goal_beds")
    table.g.goal_marks[:4] = [0, -2, -2, -1]
    (goal,) = derived(table)["goals"]
    assert (goal["row"], goal["need"], goal["open"]) == (3, 5, [False, True])
    table.g.goal_marks[3] = 1
    (goal,) = derived(table)["goals"]
    assert (goal["row"], goal["need"], goal["open"]) == (-1, -1, [False, False])


def test_without_discs_no_goal_is_open() -> None:
    table = Table.empty().goal("goal_beds", "goal_rooms", "goal_mice")
    table.put("private_goals", 0, "goal_doors")
    table.g.goal_marks[0] = table.g.goal_marks[4] = table.g.goal_marks[8] = 0
    assert [goal["open"][0] for goal in derived(table)["goals"]] == [False] * 4


def test_private_goals_belong_to_one() -> None:
    table = Table.empty().goal("goal_beds")
    table.put("private_goals", 1, "goal_doors")
    private = derived(table)["goals"][1]
    assert (private["owner"], private["row"], private["need"], private["open"]) == (1, 0, 2, [False, True])
    table.g.claimed = (table.card("goal_doors"),)
    assert derived(table)["goals"][1]["open"] == [False, False]


def test_the_rival_clan_has_its_counters() -> None:
    table = Table.empty(1).goal("goal_beds")
    table.g.rival[3] = 2
    (goal,) = derived(table)["goals"]
    assert (goal["have"], goal["open"]) == ([0, 2], [True, True])
    assert derived(table)["rival_score"][0]["beds"] == 1


# missions -----------------------------------------------------------------------------------------------------------
def test_locks_and_keys_of_missions() -> None:
    table = Table.empty().mission("hall", "attic_landing")
    first = ROW.index["attic_landing_1"]
    (card,) = [one for one in derived(table)["missions"] if one["card"] == table.card("attic_landing")]
    assert card["place"] == 1
    assert card["rows"] == [
        {"row": first, "by": -1, "lock": "", "key": first + 1, "opened_by": -1},
        {"row": first + 1, "by": -1, "lock": "shut", "key": -1, "opened_by": first},
        {"row": first + 2, "by": -1, "lock": "", "key": -1, "opened_by": -1},
    ]
    table.mark("attic_landing_1", side=1)
    (card,) = [one for one in derived(table)["missions"] if one["card"] == table.card("attic_landing")]
    assert (card["rows"][0]["by"], card["rows"][1]["lock"]) == (1, "open")


def test_missions_face_down_are_not_told() -> None:
    assert derived(Table.empty())["missions"] == []


# order and end ------------------------------------------------------------------------------------------------------
def test_the_hut_makes_the_next_order() -> None:
    table = Table.empty(4)
    table.g.hut = (2, 0, 2)
    assert derived(table)["next_order"] == [2, 0, 1, 3]


def test_how_long_it_still_is() -> None:
    table = Table.empty()
    left = len(table.g.round_stack)
    table.chief(0, "sector_a_1")
    assert derived(table)["to_end"] == {
        "rounds": 2 + left,
        "rounds_left": left,
        "turns": [2 + 3 * left, 3 + 3 * left],
    }


def test_where_everybody_can_act() -> None:
    table = Table.empty().at(0, "hall").tent(0, "study").tent(0, "hall")
    assert derived(table)["present"] == [[1, 4], [0]]


def test_fees_the_pair_and_the_cheese() -> None:
    table = Table.empty()
    found = derived(table)
    assert found["fees"] == [1, 1, 0, 0, 0, 0, 0, 0, 0, 0]
    assert found["pair"] == {"spaces": [5, 6], "vp": 2}
    assert found["cheese"]["left"] == len(table.g.cheese)
    table.g.cheese = ()
    assert derived(table)["cheese"] == {"left": 0, "vp": 0}
