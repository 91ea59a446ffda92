"""Exploring: points, moving, turning up missions. Rules: explore.*; doors, mice and tents have files of their own."""

import pytest

from pentarchy.engine.views import SPECTATOR, view
from tests.games.wistar.table import Table

MISSIONS = {
    "attic_landing": {"move": 1},
    "kitchen_counter": {"wood": 2},
    "bedroom_wardrobe": {"metal": 2},
    "iron_gate": {"joker": 1},
    "boiler_room": {"metal": 2},
}


@pytest.mark.rule("wistar.explore.points", "wistar.explore.door_bonus", "wistar.explore.reveal_bonus")
@pytest.mark.card("door_01")
def test_three_points_open_a_door_walk_through_it_and_turn_up_a_mission() -> None:
    """The worked example, as a main action in a turn."""
    table = Table.empty().workers(0, farm=3).door(1, "door_01").mission("hall", "kitchen_counter", shown=False)
    table.turn().play(0, "place:sector_f_1", "main")  # in the sixth position: explore
    table.play(0, "open:passage_1")
    assert table.owned() == {"metal": 1}
    assert table.names("doors", 0) == ["door_01"]
    assert table.g.doors_at[0] == ()
    table.play(0, "walk_to:room_hall")
    assert {"reveal_at:room_hall", "fetch:room_hall"} <= table.options()  # the last point could take a mouse
    table.play(0, "reveal_at:room_hall")
    assert table.owned() == {"wood": 2, "metal": 1}
    assert table.count("doors") == 1
    assert table.asked() == "act_which"  # no point is left


@pytest.mark.rule("wistar.explore.points")
def test_the_last_point_could_have_taken_a_mouse_instead() -> None:
    table = Table.empty().workers(0, farm=3).door(1, "door_01").mission("hall", "kitchen_counter", shown=False)
    table.put("box", -1, *table.names("mice_at", 0))
    table.put("mice_at", 0, "mouse_house_02")
    table.main("explore").play(0, "open:passage_1", "walk_to:room_hall", "fetch:room_hall")
    assert table.g.over
    assert table.names("homes", 0) == ["mouse_house_02"]
    assert table.owned() == {"metal": 1}
    assert view(table.g)["missions"][0] == [None]


@pytest.mark.rule("wistar.explore.points", "wistar.explore.spend_all")
@pytest.mark.parametrize("workers", [1, 2, 3, 4, 5])
def test_every_worker_on_the_farm_is_a_point_and_all_are_spent(workers: int) -> None:
    table = Table.empty().open().workers(0, farm=workers).main("explore")
    for step in range(workers):
        assert table.asked() == "explore_which"
        assert not {"pass_by", "enough", "end_turn"} & table.options()
        table.play(0, "walk_to:outside" if step % 2 else "walk_to:room_hall")
    assert table.g.over


@pytest.mark.rule("wistar.explore.points")
def test_workers_elsewhere_and_the_explorer_give_no_points() -> None:
    table = Table.empty().workers(0, forest=1, burrow=1).at(0, "hall").main("explore")
    assert table.g.over


@pytest.mark.rule("wistar.explore.spend_all")
def test_no_quick_action_comes_between_two_points() -> None:
    table = Table.empty().at(0, "hall").goods(0, wood=5, move=2).workers(0, farm=1)
    table.turn().play(0, "place:sector_f_1")
    assert {"pitch_tent", "buy_joker", "bring_out:forest"} <= table.options()
    table.play(0, "main")
    kinds = {option.split(":")[0] for option in table.options()}
    assert kinds == {"open", "walk_to", "fetch"}  # with two players no mission lies in the hall


@pytest.mark.rule("wistar.explore.spend_all")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize(
    "place", ["outside", "hall", "kitchen", "bedroom", "study", "coal_cellar", "boiler_cellar", "cheese_store"]
)
def test_there_is_always_something_to_do_with_a_point(players: int, place: str) -> None:
    """Even with nothing but the explorer: a door can be opened, or the explorer goes back."""
    table = Table.empty(players).at(0, place)
    table.g.dug[0], table.g.beds[0] = 0, 3  # no free room
    for number in range(7):
        if table.g.missions[number]:
            table.g.show(table.g.missions[number], table.g.everyone)
    table.does(0, "explore(1)")
    assert table.asked() == "explore_which"
    assert {option.split(":")[0] for option in table.options()} <= {"open", "walk_to"}


@pytest.mark.rule("wistar.explore.options")
def test_a_point_opens_a_door_moves_turns_up_a_mission_or_takes_a_mouse() -> None:
    table = Table.empty().at(0, "kitchen").does(0, "explore(1)")
    assert table.options() == {
        "open:passage_7",
        "walk_to:room_hall",
        "walk_to:room_study",
        "reveal_at:room_kitchen",
        "fetch:room_kitchen",
    }
    table = Table.empty().at(0, "cheese_store").does(0, "explore(1)")
    assert table.options() == {"open:passage_10", "fetch:room_cheese_store", "fetch_cheese"}


@pytest.mark.rule("wistar.explore.options")
@pytest.mark.parametrize(
    ("move", "changed"),
    [
        ("open:passage_7", "doors"),
        ("walk_to:room_hall", "place"),
        ("reveal_at:room_kitchen", "mission"),
        ("fetch:room_kitchen", "mice"),
    ],
)
def test_each_of_the_four_uses_a_single_point(move: str, changed: str) -> None:
    table = Table.empty().at(0, "kitchen").mission("kitchen", "kitchen_counter", shown=False).door(7, "door_01")
    table.put("box", -1, *table.names("mice_at", 1))
    table.put("mice_at", 1, "mouse_house_10")
    table.does(0, "explore(1)").play(0, move)
    assert table.g.over
    seen = view(table.g)
    now = {
        "doors": table.count("doors"),
        "place": table.room() != "kitchen",
        "mission": seen["missions"][1] != [None],
        "mice": table.count("mice"),
    }
    assert [name for name, value in now.items() if value] == [changed]


@pytest.mark.rule("wistar.explore.repeat")
def test_the_same_may_be_done_several_times() -> None:
    table = Table.empty().door(1, "door_01").door(2, "door_02").does(0, "explore(5)")
    table.play(0, "open:passage_1", "open:passage_2")
    assert table.owned() == {"wood": 1, "metal": 1}
    table.play(0, "walk_to:room_hall", "walk_to:room_kitchen", "walk_to:room_study")
    assert table.room() == "study"
    assert table.g.over


@pytest.mark.rule("wistar.explore.repeat", "wistar.explore.take_mouse")
def test_two_mice_of_a_room_can_be_taken_in_one_action() -> None:
    table = Table.empty(4).at(0, "hall")
    table.put("box", -1, *table.names("mice_at", 0))
    table.put("mice_at", 0, "mouse_house_10", "mouse_house_11")
    table.does(0, "explore(2)").play(0, "fetch:room_hall", "fetch:room_hall")
    assert table.owned() == {"wood": 2, "metal": 2}
    assert table.g.mice_at[0] == ()
    assert table.g.over


# moving -------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.explore.move", "wistar.explore.move_needs_open_passage")
def test_a_step_leads_to_an_adjacent_room_only() -> None:
    table = Table.empty().open().at(0, "hall").does(0, "explore(1)")
    assert table.options(kind="walk_to") == {
        "walk_to:outside",
        "walk_to:room_kitchen",
        "walk_to:room_bedroom",
        "walk_to:room_coal_cellar",
    }
    table.play(0, "walk_to:room_coal_cellar")
    assert table.room() == "coal_cellar"
    assert table.events("walked") == [("walked", 0, 5)]
    assert table.g.over


@pytest.mark.rule("wistar.explore.move_needs_open_passage")
def test_a_door_bars_the_way() -> None:
    table = Table.empty(4).at(0, "hall").does(0, "explore(1)")
    assert not table.options(kind="walk_to")
    table = Table.empty(3).at(0, "hall").does(0, "explore(1)")
    assert table.options(kind="walk_to") == {"walk_to:room_kitchen"}  # no token lies there with three players


@pytest.mark.rule("wistar.explore.entrance_moves")
def test_an_explorer_may_go_out_and_in_again_for_a_point_each() -> None:
    table = Table.empty(4).open(1, 2).does(0, "explore(3)")
    assert table.options() == {"walk_to:room_hall", "walk_to:room_bedroom"}
    table.play(0, "walk_to:room_hall")
    assert "walk_to:outside" in table.options()
    assert "walk_to:room_bedroom" not in table.options()  # the way leads through the entrance
    table.play(0, "walk_to:outside")
    assert table.room() == "outside"
    table.play(0, "walk_to:room_bedroom")
    assert table.room() == "bedroom"
    assert table.g.over


@pytest.mark.rule("wistar.explore.shared_rooms")
def test_any_number_of_explorers_may_be_in_a_room() -> None:
    table = Table.empty(4).open()
    for player in range(4):
        table.does(player, "explore(1)").play(player, "walk_to:room_hall")
    assert [table.room(player) for player in range(4)] == ["hall"] * 4


# missions -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.explore.reveal_mission")
def test_only_the_face_down_mission_of_the_own_room_can_be_turned_up() -> None:
    table = Table.empty().at(0, "study").does(0, "explore(1)")
    assert table.options(kind="reveal_at") == {"reveal_at:room_study"}
    table.play(0, "reveal_at:room_study")
    table.g.stop()
    assert not table.does(0, "explore(1)").options(kind="reveal_at")  # it is face up now
    for place in ("outside", "hall"):
        table = Table.empty().at(0, place).at(1, "kitchen").does(0, "explore(1)")
        assert not table.options(kind="reveal_at")


@pytest.mark.rule("wistar.explore.reveal_bonus")
@pytest.mark.parametrize(("name", "gained"), MISSIONS.items())
def test_whoever_turns_up_a_mission_gains_its_bonus_once(name: str, gained: dict[str, int]) -> None:
    table = Table.empty().at(1, "kitchen").mission("kitchen", name, shown=False)
    table.does(1, "explore(1)").play(1, "reveal_at:room_kitchen")
    assert table.owned(1) == gained
    assert table.owned(0) == {}
    assert table.events("revealed") == [("revealed", 1, table.card(name), 2)]
    assert table.g.over


@pytest.mark.rule("wistar.explore.reveal_mission", "wistar.explore.revealed_for_all")
def test_a_mission_is_secret_until_it_is_turned_up_and_open_to_all_afterwards() -> None:
    table = Table.empty().at(0, "kitchen").mission("kitchen", "attic_landing", shown=False)
    for eye in (0, 1, SPECTATOR):
        assert view(table.g, eye)["missions"][1] == [None]
    table.does(0, "explore(1)").play(0, "reveal_at:room_kitchen")
    for eye in (0, 1, SPECTATOR):
        assert view(table.g, eye)["missions"][1] == [table.card("attic_landing")]
    assert table.names("missions", 1) == ["attic_landing"]


@pytest.mark.rule("wistar.explore.revealed_for_all")
def test_another_player_may_do_a_mission_that_was_turned_up() -> None:
    table = Table.empty().at(0, "kitchen").at(1, "kitchen").goods(1, metal=2)
    table.mission("kitchen", "attic_landing", shown=False)
    assert table.does(1, "mission(0)").g.over  # face down: nobody can
    table.does(0, "explore(1)").play(0, "reveal_at:room_kitchen")
    table.does(1, "mission(0)")
    assert table.options(1) == {"do_mission:attic_landing_3", "pass_by"}
    table.g.stop()
    assert table.at(1, "hall").does(1, "mission(0)").g.over  # but only where the explorer is


@pytest.mark.rule("wistar.explore.open_door", "wistar.explore.move_needs_open_passage")
def test_doors_elsewhere_and_rooms_behind_closed_doors_say_why() -> None:
    table = Table.empty(4).does(0, "explore(1)")
    assert table.options() == {"open:passage_1", "open:passage_2"}
    assert table.why(kind="open") == {f"open:passage_{number}": "explore.open_door" for number in range(3, 11)}
    assert table.why(kind="walk_to") == {
        "walk_to:room_hall": "explore.move_needs_open_passage",
        "walk_to:room_bedroom": "explore.move_needs_open_passage",
    }
