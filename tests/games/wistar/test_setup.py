"""The common board before the first round: wheel, goals, farm. Rules: setup.*."""

import pytest

from pentarchy.engine.views import SPECTATOR, view
from pentarchy.games.wistar.moves import PASSAGE, ROOM
from tests.games.wistar.table import Table

ROOMS = ("hall", "kitchen", "bedroom", "study", "coal_cellar", "boiler_cellar", "cheese_store")
HOUSE_MISSIONS = {
    "attic_landing", "kitchen_counter", "living_room_carpet", "study_desk", "bedroom_wardrobe", "toy_corner",
}  # fmt: skip
BASEMENT_MISSIONS = {"iron_gate", "boiler_room", "rat_catchers_store", "storm_drain"}
TABLES = pytest.mark.parametrize("players", [1, 2, 3, 4])


def is_unseen(table: Table, zone: str) -> bool:
    """Whether nobody at the table sees any piece of a zone."""
    eyes = (*range(table.g.players), SPECTATOR)
    held = [view(table.g, eye)[zone] for eye in eyes]
    flat = [piece for seen in held for pile in seen for piece in (pile if isinstance(pile, list) else [pile])]
    return bool(flat) and all(piece is None for piece in flat)


def herd(table: Table, zone: str, index: int = -1) -> list[str]:
    """The kinds of the mice in a zone: house, basement."""
    return [name.split("_")[1] for name in table.names(zone, index)]


# the wheel ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.setup.sectors_random")
@TABLES
def test_the_six_sectors_lie_on_the_wheel_in_random_order(players: int) -> None:
    orders = {Table(players, seed).g.sectors for seed in range(40)}
    assert all(sorted(order) == [0, 1, 2, 3, 4, 5] for order in orders)
    assert len(orders) > 30
    for place in range(6):
        assert {order[place] for order in orders} == {0, 1, 2, 3, 4, 5}


@pytest.mark.rule("wistar.setup.sectors_by_players")
@pytest.mark.parametrize(
    ("players", "slots"),
    [
        (1, {"a": 2, "b": 2, "c": 1, "d": 1, "e": 1, "f": 1}),
        (2, {"a": 2, "b": 2, "c": 1, "d": 1, "e": 1, "f": 1}),
        (3, {"a": 2, "b": 2, "c": 1, "d": 2, "e": 2, "f": 1}),
        (4, {"a": 2, "b": 2, "c": 1, "d": 2, "e": 2, "f": 3}),
    ],
)
def test_three_sectors_show_the_side_of_the_player_count(players: int, slots: dict[str, int]) -> None:
    """Sectors D and E have a side for 2 and one for 3 and 4, sector F one for 2 and 3 and one for 4."""
    t = Table.empty(players).turn()
    offered = {f"place:sector_{name}_{number}" for name, count in slots.items() for number in range(1, count + 1)}
    assert t.options(0, "place") == offered


@pytest.mark.rule("wistar.setup.wheel_slots")
@pytest.mark.parametrize(("players", "slots"), [(1, 8), (2, 8), (3, 10), (4, 12)])
def test_the_wheel_offers_8_or_10_or_12_slots(players: int, slots: int) -> None:
    t = Table(players).go_on(lambda g: g.round == 1)
    assert len(t.options(0, "place")) == slots


# goals --------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.setup.goals", "wistar.setup.goals_rest")
@TABLES
def test_three_of_thirteen_goals_are_shown_and_ten_lie_face_down(players: int) -> None:
    t = Table(players)
    assert (len(t.g.goals), len(t.g.goal_deck)) == (3, 10)
    assert len({*t.names("goals"), *t.names("goal_deck")}) == 13
    assert view(t.g)["goals"] == list(t.g.goals)
    assert is_unseen(t, "goal_deck")


@pytest.mark.rule("wistar.setup.goals")
def test_the_goals_are_drawn_at_random() -> None:
    assert len({goal for seed in range(60) for goal in Table(2, seed).names("goals")}) == 13


@pytest.mark.rule("wistar.setup.goals_rest")
def test_the_other_goals_are_a_deck_for_effects() -> None:
    t = Table.empty(2)
    deck = t.names("goal_deck")
    t.does(0, "private_goal()")
    assert t.options(0) == {f"keep_goal:{name}" for name in deck[-2:]}


@pytest.mark.rule("wistar.setup.goal_spaces_closed")
@pytest.mark.parametrize(
    ("players", "spaces"),
    [(1, [-1, -2, -2, -1]), (2, [-1, -2, -2, -1]), (3, [-1, -2, -1, -1]), (4, [-1, -1, -1, -1])],
)
def test_middle_spaces_of_goals_are_covered_with_fewer_than_four(players: int, spaces: list[int]) -> None:
    """Two with 1 or 2 players, one with 3, none with 4 (-2 is a covered space)."""
    assert Table(players).g.goal_marks == spaces * 3


@pytest.mark.rule("wistar.setup.goal_spaces_closed")
@pytest.mark.parametrize(("players", "needs"), [(2, [3, 5]), (3, [3, 4, 5]), (4, [3, 4, 4, 5])])
def test_only_open_spaces_of_a_goal_can_be_claimed(players: int, needs: list[int]) -> None:
    """The rooms goal asks for 3, 4, 4 and 5 rooms; the next player goes on at the next open space."""
    t = Table(players)
    t.g.stop()
    t.put("goal_deck", -1, *t.names("goals"))
    t.put("goals", -1, "goal_rooms")
    for player, need in enumerate(needs):
        for dug in (need - 1, need):
            t.g.stop()
            t.g.phase = 2
            t.built(player, dug=dug).turn(player)
            assert ("claim:goal_rooms" in t.options(player)) == (dug == need)
        t.play(player, "claim:goal_rooms")


# missions -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.setup.missions", "wistar.setup.missions_by_players")
@pytest.mark.parametrize(
    ("players", "empty"),
    [(1, {"hall", "cheese_store"}), (2, {"hall", "cheese_store"}), (3, {"hall"}), (4, set())],
)
def test_missions_lie_face_down_in_the_rooms_of_their_zone(players: int, empty: set[str]) -> None:
    t = Table(players)
    for number, room in enumerate(ROOMS):
        there = t.names("missions", number)
        assert len(there) == (0 if room in empty else 1), room
        assert set(there) <= (HOUSE_MISSIONS if number < 4 else BASEMENT_MISSIONS), room
    assert is_unseen(t, "missions")


@pytest.mark.rule("wistar.setup.missions")
def test_each_mission_can_lie_in_each_room_of_its_zone() -> None:
    tables = [Table(4, seed) for seed in range(60)]
    for number in range(7):
        seen = {name for t in tables for name in t.names("missions", number)}
        assert seen == (HOUSE_MISSIONS if number < 4 else BASEMENT_MISSIONS)


@pytest.mark.rule("wistar.setup.missions_unused")
@pytest.mark.parametrize(("players", "house", "basement"), [(1, 3, 2), (2, 3, 2), (3, 3, 1), (4, 2, 1)])
def test_unused_missions_go_back_unseen(players: int, house: int, basement: int) -> None:
    t = Table(players)
    unused = [name for name in t.names("unused") if not name.startswith("door")]
    assert len(HOUSE_MISSIONS.intersection(unused)) == house
    assert len(BASEMENT_MISSIONS.intersection(unused)) == basement
    assert is_unseen(t, "unused")
    shown = {name for name in t.names("box") if name in HOUSE_MISSIONS | BASEMENT_MISSIONS}
    assert shown == set()


# mice and cheese ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.setup.cheese_stack")
@pytest.mark.parametrize("players", [3, 4])
def test_the_big_cheese_lies_on_the_small_one(players: int) -> None:
    t = Table.empty(players)
    assert view(t.g)["cheese"] == [t.card("cheese_small"), t.card("cheese_big")]
    for player, cheese in enumerate(("cheese_big", "cheese_small")):
        t.at(player, "cheese_store").does(player, "explore(1)").play(player, "fetch_cheese")
        assert t.names("homes", player) == [cheese]
    t.at(2, "cheese_store").does(2, "explore(1)")
    assert "fetch_cheese" not in t.options(2)


@pytest.mark.rule("wistar.setup.cheese_two_players")
@pytest.mark.parametrize("players", [1, 2])
def test_up_to_two_players_have_the_big_cheese_only(players: int) -> None:
    t = Table(players)
    assert t.names("cheese") == ["cheese_big"]
    assert "cheese_small" in t.names("box")


@pytest.mark.rule("wistar.setup.mice_on_farm", "wistar.setup.mice_by_players")
@pytest.mark.parametrize(
    ("players", "house", "basement"),
    [
        (1, [1, 1, 1, 1], [1, 1, 1]),
        (2, [1, 1, 1, 1], [1, 1, 1]),
        (3, [2, 1, 2, 1], [2, 1, 2]),
        (4, [2, 2, 2, 2], [2, 2, 2]),
    ],
)
def test_mice_lie_face_down_in_the_rooms_of_their_zone(players: int, house: list[int], basement: list[int]) -> None:
    t = Table(players)
    assert [len(there) for there in t.g.mice_at] == house + basement
    for number in range(7):
        assert set(herd(t, "mice_at", number)) == {"house" if number < 4 else "basement"}
    assert is_unseen(t, "mice_at")


@pytest.mark.rule("wistar.setup.mice_on_farm")
def test_every_mouse_can_lie_on_the_farm() -> None:
    tables = [Table(2, seed) for seed in range(80)]
    seen = {name for t in tables for number in range(7) for name in t.names("mice_at", number)}
    assert len(seen) == 25


@pytest.mark.rule("wistar.setup.round_stack", "wistar.setup.round_mouse")
@TABLES
def test_three_house_mice_lie_on_two_of_the_basement_and_the_first_is_turned_up(players: int) -> None:
    t = Table(players)
    assert herd(t, "round_stack") == ["basement", "basement", "house", "house"]
    assert herd(t, "round_mouse") == ["house"]
    assert is_unseen(t, "round_stack")
    assert view(t.g)["round_mouse"] == list(t.g.round_mouse)


@pytest.mark.rule("wistar.setup.round_stack")
def test_the_mice_of_the_rounds_are_random() -> None:
    assert len({name for seed in range(80) for name in Table(4, seed).names("round_stack")}) == 25


@pytest.mark.rule("wistar.setup.round_mouse")
def test_rounds_1_to_3_offer_house_mice_and_4_and_5_basement_mice() -> None:
    t = Table(2)
    offered = []
    for number in range(1, 6):
        offered += herd(t, "round_mouse")
        t.go_on(lambda g, number=number: g.round > number)
    assert offered == ["house", "house", "house", "basement", "basement"]


@pytest.mark.rule("wistar.setup.mice_supply")
@pytest.mark.parametrize(("players", "house", "basement"), [(1, 8, 5), (2, 8, 5), (3, 6, 3), (4, 4, 2)])
def test_all_other_mice_form_two_face_down_stacks(players: int, house: int, basement: int) -> None:
    t = Table(players)
    assert herd(t, "mouse_supply", 0) == ["house"] * house
    assert herd(t, "mouse_supply", 1) == ["basement"] * basement
    assert is_unseen(t, "mouse_supply")


# doors --------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.setup.doors", "wistar.setup.doors_by_players")
@pytest.mark.parametrize(("players", "empty"), [(1, {3, 4, 5, 6}), (2, {3, 4, 5, 6}), (3, {3, 4}), (4, set())])
def test_doors_lie_face_down_on_the_passages_in_use(players: int, empty: set[int]) -> None:
    """Passage 3 is Hall-Kitchen, 4 Bedroom-Study, 5 Hall-Bedroom, 6 Kitchen-Study."""
    t = Table(players)
    assert {number for number, there in enumerate(t.g.doors_at, 1) if not there} == empty
    assert all(len(there) <= 1 for there in t.g.doors_at)
    assert sum(name.startswith("door") for name in t.names("unused")) == len(empty)
    assert is_unseen(t, "doors_at")


@pytest.mark.rule("wistar.setup.doors")
def test_every_door_can_lie_at_every_passage() -> None:
    tables = [Table(4, seed) for seed in range(90)]
    for passage in range(10):
        assert len({name for t in tables for name in t.names("doors_at", passage)}) == 10


@pytest.mark.rule("wistar.setup.unused_door_space_open")
@pytest.mark.parametrize(
    ("players", "start", "reached"),
    [
        (2, "hall", {"kitchen", "bedroom"}),
        (2, "study", {"kitchen", "bedroom"}),
        (3, "hall", {"kitchen"}),
        (3, "study", {"bedroom"}),
        (4, "hall", set()),
    ],
)
def test_a_passage_without_a_door_is_open_from_the_start(players: int, start: str, reached: set[str]) -> None:
    t = Table.empty(players).at(0, start).does(0, "explore(1)")
    assert t.options(0, "walk_to") == {f"walk_to:room_{room}" for room in reached}


def test_the_names_of_rooms_and_passages_are_those_of_these_tests() -> None:
    assert list(ROOM.tokens) == ["outside", *(f"room_{room}" for room in ROOMS)]
    assert list(PASSAGE.tokens) == [f"passage_{number}" for number in range(1, 11)]
