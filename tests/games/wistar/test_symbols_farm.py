"""Symbols of the appendix about mice, missions, doors, tents and the explorer. Rules: symbol.*."""

import pytest

from tests.games.wistar.table import Table

FULL = ("mouse_house_10", "mouse_house_11", "mouse_house_12")


# mice ---------------------------------------------------------------------------------------------------------------
def stacks(house: str = "mouse_house_03", basement: str = "mouse_basement_07") -> Table:
    """These mice lie on top of the supply stacks."""
    table = Table.empty()
    table.put("mouse_supply", 0, house)
    table.put("mouse_supply", 1, basement)
    return table


@pytest.mark.rule("wistar.symbol.take_mouse", "wistar.symbol.mouse_zone")
@pytest.mark.parametrize(
    ("effect", "allowed"),
    [
        ("mouse('house')", {"house"}),
        ("mouse('basement')", {"basement"}),
        ("mouse('either')", {"house", "basement"}),
    ],
)
def test_a_mouse_is_taken_from_the_top_of_a_stack_of_the_shown_kind(effect: str, allowed: set[str]) -> None:
    for zone, mouse in (("house", "mouse_house_03"), ("basement", "mouse_basement_07")):
        table = stacks().does(0, effect)
        assert table.options(kind="take_from") == {f"take_from:{one}" for one in allowed}
        if zone in allowed:
            table.play(0, f"take_from:{zone}")
            assert (table.g.over, table.names("homes", 0)) == (True, [mouse])


@pytest.mark.rule("wistar.symbol.take_mouse")
def test_without_a_free_room_no_mouse_is_taken_nor_looked_at() -> None:
    table = stacks().mice(0, *FULL).does(0, "mouse('either')")
    assert (table.g.over, table.count("mice")) == (True, 3)
    assert not table.g.knows[table.card("mouse_house_03")]


@pytest.mark.rule("wistar.symbol.take_mouse")
def test_from_an_empty_stack_no_mouse_is_taken() -> None:
    table = stacks()
    table.put("box", -1, *table.names("mouse_supply", 0))
    assert table.does(0, "mouse('house')").g.over
    assert table.does(0, "mouse('either')").options(kind="take_from") == {"take_from:basement"}


@pytest.mark.rule("wistar.symbol.take_mouse")
def test_on_the_wheel_it_is_the_mouse_of_the_round() -> None:
    table = stacks()
    table.put("box", -1, *table.names("round_mouse"))
    table.put("round_mouse", -1, "mouse_house_04")
    table.turn().play(0, "place:sector_c_1", "bonus:0", "take_guest")
    assert table.names("homes", 0) == ["mouse_house_04"]


@pytest.mark.rule("wistar.symbol.mouse_zone")
def test_house_and_basement_mice_are_counted_apart() -> None:
    """Nursery: a VP for each house mouse; Submarine: 2 for each of the basement, cheese too."""
    table = Table.empty().mice(0, "mouse_house_10", "mouse_basement_07", "cheese_big")
    assert (table.count("mice_house"), table.count("mice_base"), table.count("mice")) == (1, 2, 3)
    assert table.area(0, "nursery").score()["final"] == 1
    assert table.area(0, "submarine").score()["final"] == 5


@pytest.mark.rule("wistar.symbol.discard_mouse")
@pytest.mark.parametrize("mouse", ["mouse_house_10", "mouse_basement_07"])
def test_a_mouse_of_either_kind_is_discarded(mouse: str) -> None:
    """Farewell Gate: a mouse for 2 metal and 3 VP."""
    table = Table.empty().area(0, "farewell_gate").mice(0, "mouse_house_10", "mouse_basement_07").turn()
    table.play(0, "use:farewell_gate")
    assert table.options() == {"give_mouse:mouse_house_10", "give_mouse:mouse_basement_07"}
    table.play(0, f"give_mouse:{mouse}")
    assert (table.count("mice"), table.where(mouse)) == (1, ("box", -1))
    assert (table.owned(), table.g.vp[0]) == ({"metal": 2}, 13)


@pytest.mark.rule("wistar.symbol.discard_mouse")
def test_without_a_mouse_there_is_none_to_discard() -> None:
    assert "use:farewell_gate" not in Table.empty().area(0, "farewell_gate").turn().options()


# missions and doors -------------------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.symbol.reveal_mission")
def test_a_mission_near_the_explorer_or_a_tent_is_turned_up_with_its_bonus() -> None:
    table = Table.empty().at(0, "hall").mission("hall", "kitchen_counter", shown=False).tent(0, "study")
    table.mission("study", "storm_drain", shown=False).mission("bedroom", "iron_gate", shown=False)
    table.does(0, "reveal('near')")
    assert table.options() == {"reveal_at:room_hall", "reveal_at:room_study", "pass_by"}
    table.play(0, "reveal_at:room_hall")
    assert (table.g.over, table.owned()) == (True, {"wood": 2})
    table.does(0, "reveal('near')")
    assert table.options() == {"reveal_at:room_study", "pass_by"}, "only those that lie face down"


@pytest.mark.rule("wistar.symbol.reveal_mission")
def test_any_mission_if_the_card_says_so() -> None:
    """Mission cards lie in all rooms; those of the study and the cheese store are turned up already."""
    table = Table.empty().mission("study", "attic_landing").mission("cheese_store", "storm_drain")
    hidden = {"hall": "study_desk", "kitchen": "kitchen_counter", "bedroom": "toy_corner"}
    hidden |= {"coal_cellar": "iron_gate", "boiler_cellar": "boiler_room"}
    for room, card in hidden.items():
        table.mission(room, card, shown=False)
    assert table.does(0, "reveal('near')").g.over
    table.does(0, "reveal('anywhere')")
    assert table.options() == {f"reveal_at:room_{room}" for room in hidden} | {"pass_by"}


@pytest.mark.rule("wistar.symbol.open_door")
def test_a_door_nearby_is_opened_with_its_bonus_and_kept() -> None:
    """From the kitchen: only to the coal cellar; with a tent there also to the others of the cellar."""
    table = Table.empty().at(0, "kitchen").door(7, "door_01").does(0, "open_door('near')")
    assert table.options() == {"open:passage_7", "pass_by"}
    table.play(0, "open:passage_7")
    assert (table.g.over, table.owned(), table.names("doors", 0)) == (True, {"metal": 1}, ["door_01"])
    assert table.does(0, "open_door('near')").g.over
    table.tent(0, "coal_cellar").does(0, "open_door('near')")
    assert table.options() == {"open:passage_8", "open:passage_9", "pass_by"}


@pytest.mark.rule("wistar.symbol.open_door")
def test_any_door_if_the_card_says_so() -> None:
    table = Table.empty().at(0, "kitchen").open(1, 9).does(0, "open_door('anywhere')")
    assert table.options() == {f"open:passage_{number}" for number in (2, 7, 8, 10)} | {"pass_by"}


@pytest.mark.rule("wistar.symbol.open_door")
def test_the_door_tokens_of_a_player_are_counted() -> None:
    """Stilts: a VP for each door at the end."""
    table = Table.empty().area(0, "stilts")
    table.put("doors", 0, "door_01", "door_02")
    table.put("doors", 1, "door_03")
    assert (table.score()["final"], table.count("doors"), table.count("doors", 1)) == (2, 2, 1)


# tents and the explorer ---------------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.symbol.pitch_tent")
def test_a_tent_is_pitched_by_an_effect_as_by_the_quick_action() -> None:
    table = Table.empty().at(0, "study").does(0, "tent('here')")
    assert table.options() == {"camp:room_study", "pass_by"}
    table.play(0, "camp:room_study")
    assert table.events("pitched") == [("pitched", 0, 4)]
    assert table.does(0, "tent('here')").g.over, "not twice in a room"
    assert Table.empty().does(0, "tent('here')").g.over, "not outside"
    assert Table.empty().at(0, "hall").tent(0, "study").tent(0, "kitchen").does(0, "tent('here')").g.over, "both stand"


@pytest.mark.rule("wistar.symbol.move_explorer")
def test_the_explorer_takes_a_step_through_an_open_passage() -> None:
    """With two players the doors between hall and kitchen and between hall and bedroom are open."""
    table = Table.empty().at(0, "hall").does(0, "walk(1)")
    assert table.options() == {"walk_to:room_kitchen", "walk_to:room_bedroom", "enough"}
    table.play(0, "walk_to:room_kitchen")
    assert (table.g.over, table.room()) == (True, "kitchen")
    table.does(0, "walk(2)").play(0, "walk_to:room_study", "enough")
    assert (table.g.over, table.room()) == (True, "study")


@pytest.mark.rule("wistar.symbol.move_explorer")
def test_without_an_open_passage_there_is_no_step() -> None:
    table = Table.empty().does(0, "walk(1)")
    assert (table.g.over, table.g.explorers[0]) == (True, 0)
