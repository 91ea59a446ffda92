"""The strength of main actions, wood and metal. Rules: main.*, wood.collect, metal.collect."""

import pytest

from pentarchy.games.wistar.moves import FROM_MAIN
from pentarchy.games.wistar.wheel import main_action
from tests.games.wistar.table import Table

ACTIONS = ("wood", "dig", "metal", "beds", "projects", "explore")


@pytest.mark.rule("wistar.wood.collect")
def test_two_workers_in_the_forest_collect_two_wood() -> None:
    t = Table.empty(2).workers(0, forest=2).turn().play(0, "place:sector_a_1", "main")
    assert t.owned() == {"wood": 2}
    assert t.events("gained")[-1] == ("gained", 0, 0, 2)


@pytest.mark.rule("wistar.wood.collect", "wistar.metal.collect")
@pytest.mark.parametrize(("action", "area"), [("wood", "forest"), ("metal", "burrow")])
@pytest.mark.parametrize("strength", [1, 2, 5, 8])
def test_as_much_is_collected_as_the_action_is_strong(action: str, area: str, strength: int) -> None:
    t = Table.empty(2).goods(0, wood=1, metal=1).workers(0, **{area: strength}).workers(1, forest=2).main(action)
    assert t.owned() == {"wood": 1, "metal": 1} | {action: 1 + strength}
    assert t.g.over, "nothing is asked"


@pytest.mark.rule("wistar.metal.collect")
def test_two_workers_in_the_burrow_collect_two_metal() -> None:
    t = Table.empty(2).workers(0, burrow=2).turn().play(0, "place:sector_c_1", "main")
    assert t.owned() == {"metal": 2}


# areas and strength -------------------------------------------------------------------------------------------------
def strength_of(table: Table, action: str) -> int:
    """How strong a main action turns out to be: what is told, or 0."""
    before = len(table.events("acted"))
    acted = table.main(action).events("acted")[before:]
    table.g.stop()
    return int(str(acted[0][3])) if acted else 0


@pytest.mark.rule("wistar.main.areas", "wistar.main.strength")
def test_the_strength_of_an_action_is_the_number_of_workers_in_its_area() -> None:
    t = Table.empty(2).workers(0, forest=1, burrow=2, farm=4).workers(1, forest=2)
    assert [strength_of(t, action) for action in ACTIONS] == [1, 1, 2, 2, 4, 4]


@pytest.mark.rule("wistar.main.strength")
@pytest.mark.parametrize(
    ("action", "area", "moves", "result"),
    [
        ("dig", "forest", {f"dig_rooms:{number}" for number in range(4)}, 3),
        ("beds", "burrow", {f"build_beds:{number}" for number in range(4)}, 3),
    ],
)
def test_strength_limits_digging_and_building(action: str, area: str, moves: set[str], result: int) -> None:
    t = Table.empty(2).workers(0, **{area: 3}).built(0, beds=1, dug=3).goods(0, wood=20, metal=20).main(action)
    assert t.options(0) == moves
    before = (t.g.dug[0], t.g.beds[0])
    t.play(0, f"{'dig_rooms' if action == 'dig' else 'build_beds'}:{result}")
    assert sum((t.g.dug[0], t.g.beds[0])) - sum(before) == result


@pytest.mark.rule("wistar.main.strength")
@pytest.mark.parametrize(("action", "move"), [("projects", "draw_from:basic"), ("explore", "")])
def test_strength_gives_so_many_points(action: str, move: str) -> None:
    t = Table.empty(2).workers(0, farm=3).at(0, "hall").main(action)
    points = 0
    while t.asked():
        t.play(0, move or min(t.options(0, "walk_to")))
        points += 1
    assert points == 3


@pytest.mark.rule("wistar.main.strength")
def test_workers_moved_before_the_main_action_count() -> None:
    t = Table.empty(2).workers(0, farm=1).goods(0, move=1).turn().play(0, "place:sector_a_1")
    t.play(0, "use_move:farm,forest", "bring_out:forest", "main")
    assert t.owned() == {"wood": 2}


@pytest.mark.rule("wistar.main.strength")
@pytest.mark.parametrize("shift", ["shift_worker:forest,farm", "shift_worker:farm,forest"])
def test_workers_moved_during_the_main_action_do_not_count(shift: str) -> None:
    """Two points; a door opened with the first one moves a worker to the farm or away from it."""
    t = Table.empty(2).workers(0, forest=2, farm=2).door(1, "door_09").main("explore").play(0, "open:passage_1")
    t.play(0, shift, "enough")
    assert t.asked() == "explore_which"
    t.play(0, "walk_to:room_hall")
    assert t.g.over


@pytest.mark.rule("wistar.main.strength")
def test_workers_on_beds_and_in_the_entrance_do_not_count() -> None:
    t = Table.empty(2).built(0, beds=3).workers(0, forest=1)
    assert t.g.entrance[0] == 4
    assert [strength_of(t, action) for action in ACTIONS] == [1, 1, 0, 0, 0, 0]


@pytest.mark.rule("wistar.main.strength_zero")
@pytest.mark.parametrize(("sector", "action"), list(zip("abcdef", ACTIONS, strict=True)))
def test_without_workers_the_main_action_does_nothing(sector: str, action: str) -> None:
    t = Table.empty(2).goods(0, wood=4, metal=4).at(0, "hall").turn().play(0, f"place:sector_{sector}_1")
    assert "main" not in t.options(), "it is not offered"
    assert t.why()["main"] == "main.strength_zero"
    t.run(main_action(0, ACTIONS.index(action), FROM_MAIN))
    assert t.asked() == "act_which", f"{action} asks nothing"
    assert (t.owned(), t.g.dug[0], t.g.beds[0], t.g.hands[0]) == ({"wood": 4, "metal": 4}, 0, 0, ())
    assert t.events("acted") == []
    assert {0} <= set(t.g.todo), "the bonus is still there"


@pytest.mark.rule("wistar.main.strength_zero")
def test_the_slot_may_be_used_for_its_bonus_alone() -> None:
    t = Table.empty(2).turn().play(0, "place:sector_b_2", "bonus:0", "bonus:1")
    assert (t.owned(), len(t.g.hands[0])) == ({"wood": 1}, 1)


@pytest.mark.rule("wistar.main.strength_zero")
@pytest.mark.parametrize(
    ("action", "mouse", "area"),
    [
        ("wood", "mouse_house_14", "forest"),
        ("metal", "mouse_house_15", "burrow"),
        ("explore", "mouse_basement_08", "farm"),
    ],
)
def test_strength_0_fires_no_each_time_effect(action: str, mouse: str, area: str) -> None:
    """Each of these mice adds one to a main action."""
    t = Table.empty(2).mice(0, mouse).at(0, "hall").main(action)
    assert (t.owned(), t.asked()) == ({}, "")
    t.workers(0, **{area: 1}).main(action)
    if action == "explore":
        t.play(0, "walk_to:room_kitchen")
        assert t.asked() == "explore_which", "a second point"
    else:
        assert t.owned() == {action: 2}


@pytest.mark.rule("wistar.main.explorer_is_no_worker")
@pytest.mark.parametrize("room", ["outside", "hall", "boiler_cellar"])
def test_the_explorer_adds_nothing_to_the_farm(room: str) -> None:
    t = Table.empty(2).at(0, room)
    assert (strength_of(t, "explore"), strength_of(t, "projects")) == (0, 0)
    t.workers(0, farm=1)
    assert (strength_of(t, "explore"), strength_of(t, "projects")) == (1, 1)


@pytest.mark.rule("wistar.main.explorer_is_no_worker")
def test_the_explorer_cannot_be_moved_to_an_area() -> None:
    t = Table.empty(2).at(0, "hall").goods(0, move=1).workers(0, farm=0).built(0, beds=0).turn()
    assert t.options(0, "use_move") == set()
    assert t.play(0, "bring_out:farm", "bring_out:farm").options(0, "bring_out") == set()
    assert t.room() == "hall"
