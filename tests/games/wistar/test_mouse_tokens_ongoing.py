"""Guest mice with ongoing effects. Rules: mouse.ongoing."""

import pytest

from tests.games.wistar.table import Table


def shop(mouse: str, card: str, wood: int, metal: int) -> Table:
    """Player 0 houses a mouse, has a robot and every skill, and may play a card with this much wood and metal."""
    tokens = ("token_wit", "token_agility", "token_observation", "token_strength", "token_endurance")
    table = Table.empty().mice(0, mouse).helpers(0, *tokens).area(0, "tin_soldier").hand(0, card)
    return table.goods(0, wood=wood, metal=metal).does(0, "play()")


@pytest.mark.rule("wistar.mouse.ongoing", "wistar.mouse.vp")
@pytest.mark.card("mouse_house_03")
def test_a_robot_of_2_metal_costs_1_with_the_mouse_for_robots() -> None:
    """The worked example: 2 VP for the mouse at the end."""
    table = shop("mouse_house_03", "mechanical_ant", 0, 2).play(0, "play_card:mechanical_ant")
    assert table.owned() == {"metal": 1}
    assert table.names("areas", 0) == ["tin_soldier", "mechanical_ant"]
    assert table.score()["mice"] == 2


@pytest.mark.rule("wistar.mouse.ongoing")
@pytest.mark.parametrize(
    ("mouse", "cheaper"),
    [
        pytest.param("mouse_house_03", "robot", marks=pytest.mark.card("mouse_house_03")),
        pytest.param("mouse_house_04", "tool", marks=pytest.mark.card("mouse_house_04")),
        pytest.param("mouse_house_05", "structure", marks=pytest.mark.card("mouse_house_05")),
        pytest.param("mouse_basement_07", "tool robot structure", marks=pytest.mark.card("mouse_basement_07")),
    ],
)
@pytest.mark.parametrize(
    ("kind", "card", "wood", "metal"),
    [
        ("tool", "electric_scooter", 0, 2),
        ("robot", "robot_scarecrow", 2, 0),
        ("structure", "bathhouse", 2, 0),
        ("structure", "foundry", 2, 1),
        ("tool", "bionic_eye", 0, 1),
    ],
)
def test_a_mouse_makes_inventions_of_its_type_1_wood_or_metal_cheaper(
    mouse: str, cheaper: str, kind: str, card: str, wood: int, metal: int
) -> None:
    less = (wood - 1, metal) if wood else (wood, metal - 1)
    table = shop(mouse, card, *less)
    assert (f"play_card:{card}" in table.options()) == (kind in cheaper.split())
    if kind not in cheaper.split():
        assert table.why() == {f"play_card:{card}": "play.cost_goods"}


@pytest.mark.rule("wistar.mouse.ongoing")
@pytest.mark.card("mouse_house_05")
def test_the_owner_chooses_whether_wood_or_metal_is_saved() -> None:
    table = shop("mouse_house_05", "pantry", 1, 1)
    table.g.stop()
    table.hand(0, "archive").does(0, "play()").play(0, "play_card:archive")
    assert table.options() == {"settle:0,1", "settle:1,0"}
    table.play(0, "settle:1,0")
    assert table.owned() == {"metal": 1}


@pytest.mark.rule("wistar.mouse.ongoing")
@pytest.mark.card("mouse_house_05")
@pytest.mark.card("mouse_basement_07")
def test_several_mice_add_up_but_never_below_nothing() -> None:
    table = shop("mouse_house_05", "bathhouse", 0, 0)
    assert table.why() == {"play_card:bathhouse": "play.cost_goods"}
    table.g.stop()
    table.mice(0, "mouse_basement_07").does(0, "play()").play(0, "play_card:bathhouse")
    assert table.names("areas", 0) == ["tin_soldier", "bathhouse"]
    assert table.owned() == {}
    table = shop("mouse_house_05", "well", 1, 1)
    table.g.stop()
    table.mice(0, "mouse_basement_07").does(0, "play()").play(0, "play_card:well", "brew:wood")
    assert table.owned() == {"wood": 2, "metal": 1}  # it costs 1 wood


@pytest.mark.rule("wistar.mouse.ongoing")
@pytest.mark.parametrize(
    ("mouse", "action", "area", "good"),
    [
        pytest.param("mouse_house_14", "wood", "forest", "wood", marks=pytest.mark.card("mouse_house_14")),
        pytest.param("mouse_house_15", "metal", "burrow", "metal", marks=pytest.mark.card("mouse_house_15")),
    ],
)
def test_a_mouse_gives_one_more_each_time_the_action_is_carried_out(
    mouse: str, action: str, area: str, good: str
) -> None:
    table = Table.empty().workers(0, **{area: 2}).mice(0, mouse)
    assert table.main(action).owned() == {good: 3}
    assert table.main(action).owned() == {good: 6}
    assert table.events("gained")[-2:] == [("gained", 0, ["wood", "metal"].index(good), 3)] * 2  # in a single gain
    other = {"wood": "metal", "metal": "wood"}
    elsewhere = Table.empty().workers(0, forest=1, burrow=1).mice(0, mouse).main(other[action])
    assert elsewhere.owned() == {other[action]: 1}
    assert Table.empty().mice(0, mouse).main(action).owned() == {}  # strength 0 fires nothing
    assert Table.empty().mice(0, mouse).does(0, f"gain('{good}', 1)").owned() == {good: 1}  # no main action


@pytest.mark.rule("wistar.mouse.ongoing", "wistar.bonus.explore_point")
@pytest.mark.card("mouse_basement_08")
def test_basement_mouse_8_gives_one_more_exploration_point_to_the_main_action() -> None:
    table = Table.empty().open().workers(0, farm=1).mice(0, "mouse_basement_08").main("explore")
    table.play(0, "walk_to:room_hall", "walk_to:room_kitchen")
    assert table.g.over
    table.does(0, "explore(1)").play(0, "walk_to:room_hall")
    assert table.g.over  # a single point is no main action
    assert Table.empty().mice(0, "mouse_basement_08").main("explore").g.over  # strength 0


@pytest.mark.rule("wistar.mouse.ongoing")
@pytest.mark.card("mouse_basement_09")
def test_basement_mouse_9_saves_1_metal_when_digging() -> None:
    table = Table.empty().workers(0, forest=2).goods(0, metal=3).mice(0, "mouse_basement_09").main("dig")
    assert table.options() == {"dig_rooms:2", "dig_rooms:1", "dig_rooms:0"}
    table.play(0, "dig_rooms:2")
    assert table.owned() == {}  # once for the whole action: 4 - 1
    assert table.goods(0, metal=1).main("dig").options() == {"dig_rooms:1", "dig_rooms:0"}
    table.play(0, "dig_rooms:0")
    assert table.owned() == {"metal": 1}
    assert table.does(0, "dig(1)").g.over  # the discount is one of the main action


@pytest.mark.rule("wistar.mouse.ongoing")
@pytest.mark.card("mouse_basement_09")
def test_basement_mouse_9_saves_1_wood_when_building_beds() -> None:
    table = Table.empty().workers(0, burrow=2).goods(0, wood=3).mice(0, "mouse_basement_09").main("beds")
    table.play(0, "build_beds:2")
    assert table.owned() == {}
    assert table.g.beds[0] == 2
    table = Table.empty().workers(0, burrow=1).goods(0, wood=1).mice(0, "mouse_basement_09").main("beds")
    table.play(0, "build_beds:1")
    assert table.owned() == {}


@pytest.mark.rule("wistar.mouse.ongoing")
@pytest.mark.card("mouse_house_14")
def test_mice_of_others_do_nothing_for_a_player() -> None:
    table = Table.empty().workers(0, forest=2).mice(1, "mouse_house_14").main("wood")
    assert table.owned() == {"wood": 2}
    assert table.owned(1) == {}
