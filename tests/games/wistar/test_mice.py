"""Taking mice and cheese from the farm. Rules: explore.take_mouse*, explore.cheese*."""

import pytest

from pentarchy.engine.views import SPECTATOR, view
from tests.games.wistar.table import Table

FULL = ("mouse_house_01", "mouse_house_02", "mouse_house_04")  # three rooms are full of them


def mice_in_hall(*names: str, players: int = 2) -> Table:
    """These face-down mice lie in the hall, and the explorer of player 0 is there."""
    table = Table.empty(players).at(0, "hall")
    table.put("box", -1, *table.names("mice_at", 0))
    table.put("mice_at", 0, *names)
    return table


@pytest.mark.rule("wistar.explore.take_mouse")
def test_a_mouse_of_the_own_room_moves_in_face_up() -> None:
    table = mice_in_hall("mouse_house_08")
    for eye in (0, 1, SPECTATOR):
        assert view(table.g, eye)["mice_at"][0] == [None]
    table.does(0, "explore(1)").play(0, "fetch:room_hall")
    mouse = table.card("mouse_house_08")
    for eye in (0, 1, SPECTATOR):
        assert view(table.g, eye)["homes"][0] == [mouse]
        assert view(table.g, eye)["mice_at"][0] == []
    assert table.events("took_mouse") == [("took_mouse", 0, mouse)]
    assert table.g.over


@pytest.mark.rule("wistar.explore.take_mouse")
def test_of_two_mice_one_is_picked_unseen_and_kept() -> None:
    table = mice_in_hall("mouse_house_14", "mouse_house_15").does(0, "explore(1)")
    assert table.options(kind="fetch") == {"fetch:room_hall"}  # the tokens cannot be told apart
    table.play(0, "fetch:room_hall")
    assert table.g.over  # nothing more is asked: it is kept
    (taken,), (left,) = table.names("homes", 0), table.names("mice_at", 0)
    assert {taken, left} == {"mouse_house_14", "mouse_house_15"}
    for eye in (0, 1, SPECTATOR):
        assert view(table.g, eye)["mice_at"][0] == [None]


@pytest.mark.rule("wistar.explore.take_mouse")
@pytest.mark.parametrize("place", ["outside", "bedroom"])
def test_mice_of_other_rooms_are_out_of_reach(place: str) -> None:
    table = mice_in_hall("mouse_house_08").open().at(0, place).at(1, "hall").tent(1, "hall").does(0, "explore(1)")
    assert "fetch:room_hall" not in table.options()


@pytest.mark.rule("wistar.explore.take_mouse", "wistar.tent.as_explorer")
def test_a_tent_is_enough_to_take_a_mouse() -> None:
    table = mice_in_hall("mouse_house_08").at(0, "outside").tent(0, "hall").does(0, "explore(1)")
    table.play(0, "fetch:room_hall")
    assert table.names("homes", 0) == ["mouse_house_08"]


@pytest.mark.rule("wistar.explore.take_mouse")
def test_an_empty_room_has_no_mouse_to_take() -> None:
    assert not mice_in_hall().does(0, "explore(1)").options(kind="fetch")


@pytest.mark.rule("wistar.explore.take_mouse_needs_room")
def test_without_a_free_room_no_mouse_is_taken() -> None:
    table = mice_in_hall("mouse_house_08").mice(0, *FULL).does(0, "explore(1)")
    assert not table.options(kind="fetch")
    assert table.why(kind="fetch") == {"fetch:room_hall": "explore.take_mouse_needs_room"}
    table.g.stop()
    table.g.dug[0] = 1
    assert table.does(0, "explore(1)").options(kind="fetch") == {"fetch:room_hall"}


@pytest.mark.rule("wistar.explore.take_mouse_needs_room")
def test_the_second_mouse_of_an_action_needs_a_second_room() -> None:
    table = mice_in_hall("mouse_house_14", "mouse_house_15").mice(0, *FULL[:2]).does(0, "explore(2)")
    table.play(0, "fetch:room_hall")
    assert table.why(kind="fetch") == {"fetch:room_hall": "explore.take_mouse_needs_room"}
    assert not table.options(kind="fetch")


# cheese -------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.explore.cheese")
@pytest.mark.card("cheese_big")
@pytest.mark.card("cheese_small")
def test_the_top_cheese_is_taken_first() -> None:
    table = Table.empty(3).at(0, "cheese_store").at(1, "cheese_store").does(0, "explore(1)")
    table.play(0, "fetch_cheese")
    assert table.g.over
    assert table.names("homes", 0) == ["cheese_big"]
    assert table.score()["mice"] == 6
    table.does(1, "explore(1)").play(1, "fetch_cheese")
    assert table.names("homes", 1) == ["cheese_small"]
    assert table.score(1)["mice"] == 3
    assert "fetch_cheese" not in table.at(2, "cheese_store").does(2, "explore(1)").options(2)
    assert table.events("took_mouse")[0] == ("took_mouse", 0, table.card("cheese_big"))


@pytest.mark.rule("wistar.explore.cheese", "wistar.tent.as_explorer")
@pytest.mark.parametrize(("place", "tent", "offered"), [
    ("cheese_store", "hall", True),
    ("hall", "cheese_store", True),
    ("boiler_cellar", "hall", False),
    ("coal_cellar", "boiler_cellar", False),
])  # fmt: skip
def test_the_explorer_or_a_tent_must_be_in_the_last_basement_room(place: str, tent: str, offered: bool) -> None:
    table = Table.empty().open().at(0, place).tent(0, tent).at(1, "cheese_store").does(0, "explore(1)")
    assert ("fetch_cheese" in table.options()) == offered


@pytest.mark.rule("wistar.explore.cheese", "wistar.explore.take_mouse_needs_room")
def test_cheese_needs_a_free_room_like_a_mouse() -> None:
    table = Table.empty().at(0, "cheese_store").mice(0, *FULL).does(0, "explore(1)")
    assert "fetch_cheese" not in table.options()
    why = table.why()
    assert why["fetch:room_cheese_store"] == why["fetch_cheese"] == "explore.take_mouse_needs_room"
    table = Table.empty().workers(0, burrow=2).at(0, "cheese_store").mice(0, *FULL[:2]).goods(0, wood=2)
    table.does(0, "explore(1)").play(0, "fetch_cheese")
    assert table.main("beds").g.over  # the cheese lies in the last room


@pytest.mark.rule("wistar.explore.cheese_one_per_player")
@pytest.mark.card("cheese_big")
def test_a_second_cheese_is_not_allowed() -> None:
    """The worked example."""
    table = Table.empty(3).at(0, "cheese_store").mice(0, "cheese_big")
    assert table.names("cheese") == ["cheese_small"]
    table.does(0, "explore(1)")
    assert "fetch_cheese" not in table.options()
    assert table.why(kind="fetch_cheese") == {"fetch_cheese": "explore.cheese_one_per_player"}
    assert "fetch:room_cheese_store" in table.options()  # mice are still welcome


@pytest.mark.rule("wistar.explore.cheese_is_basement_mouse")
@pytest.mark.parametrize("cheese", ["cheese_big", "cheese_small"])
def test_cheese_is_counted_as_a_basement_mouse(cheese: str) -> None:
    table = Table.empty(3).mice(0, cheese)
    assert [table.count(what) for what in ("mice", "mice_base", "mice_house")] == [1, 1, 0]
    assert table.area(0, "submarine").score()["final"] == 2  # 2 VP for each basement mouse
    assert table.area(0, "nursery").score()["final"] == 2  # 1 VP for each house mouse


@pytest.mark.rule("wistar.explore.cheese_is_basement_mouse")
def test_cheese_meets_a_requirement_of_mice() -> None:
    table = Table.empty().goods(0, wood=1).hand(0, "nursery").does(0, "play()")
    assert table.why() == {"play_card:nursery": "play.needs_mice"}
    table.g.stop()
    assert "play_card:nursery" in table.mice(0, "cheese_big").does(0, "play()").options()


@pytest.mark.rule("wistar.explore.cheese_is_basement_mouse")
def test_cheese_fires_what_answers_to_mice() -> None:
    table = Table.empty().area(0, "spring_bat").at(0, "cheese_store").does(0, "explore(1)").play(0, "fetch_cheese")
    assert table.owned() == {"move": 1}


@pytest.mark.rule("wistar.explore.cheese_is_basement_mouse", "wistar.mouse.discard")
def test_cheese_can_be_discarded_where_a_mouse_must_be() -> None:
    table = Table.empty().mice(0, "cheese_big", "mouse_house_02")
    table.area(0, "farewell_gate").turn().play(0, "use:farewell_gate")
    assert table.options() == {"give_mouse:cheese_big", "give_mouse:mouse_house_02"}
    table.play(0, "give_mouse:cheese_big")
    assert table.names("homes", 0) == ["mouse_house_02"]
    assert table.where("cheese_big")[0] == "box"
    assert table.owned() == {"metal": 2}


@pytest.mark.rule("wistar.explore.cheese_is_basement_mouse")
def test_cheese_counts_when_mice_are_compared() -> None:
    table = Table.empty().mice(0, "cheese_big").plays_free("time_machine", player=1)
    assert table.options(0) == {"suffer:mouse_1", "suffer:vp_3"}
    table.play(0, "suffer:mouse_1")
    assert table.g.homes[0] == ()
    assert table.g.vp[0] == 10
