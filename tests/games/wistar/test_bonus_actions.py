"""The bonus actions of the wheel's slots, in turns. Rules: bonus.*."""

import pytest

from pentarchy.engine.views import view
from pentarchy.games.wistar.rounds import play_round
from tests.games.wistar.table import Table

FULL = ("mouse_house_01", "mouse_house_02", "mouse_house_03")
EVERYWHERE = {"a_1", "a_2", "b_1", "b_2", "c_1", "d_1", "e_1", "f_1"}


def placed(slot: str, table: Table | None = None, player: int = 0) -> Table:
    """A player has placed a chief in this slot."""
    return (table or Table.empty()).turn(player).play(player, f"place:sector_{slot}")


# by number of players -----------------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.bonus.by_players")
@pytest.mark.parametrize(
    ("players", "slots"),
    [
        (1, EVERYWHERE),
        (2, EVERYWHERE),
        (3, EVERYWHERE | {"d_2", "e_2"}),
        (4, EVERYWHERE | {"d_2", "e_2", "f_2", "f_3"}),
    ],
)
def test_more_slots_are_there_with_more_players(players: int, slots: set[str]) -> None:
    options = Table.empty(players).turn().options(kind="place")
    assert options == {f"place:sector_{slot}" for slot in slots}


@pytest.mark.rule("wistar.bonus.by_players")
@pytest.mark.parametrize(
    ("players", "slot", "bonuses"),
    [
        (2, "d_1", 2), (3, "d_1", 1), (3, "d_2", 2), (4, "d_2", 2),
        (2, "e_1", 2), (3, "e_1", 1), (3, "e_2", 2),
        (2, "f_1", 2), (3, "f_1", 2), (4, "f_1", 1), (4, "f_2", 2), (4, "f_3", 1),
    ],
)  # fmt: skip
def test_the_bonuses_of_a_slot_depend_on_the_number_of_players(players: int, slot: str, bonuses: int) -> None:
    table = placed(slot, Table.empty(players))
    kept = {move for move in table.why() if move.startswith("bonus:")}  # nothing to play, no mission, no worker
    assert table.options(kind="bonus") | kept == {f"bonus:{number}" for number in range(bonuses)}


@pytest.mark.rule("wistar.bonus.by_players", "wistar.bonus.wood", "wistar.bonus.metal", "wistar.bonus.joker")
@pytest.mark.parametrize(
    ("players", "slot", "number", "gained"),
    [
        (2, "a_2", 0, {"metal": 1}),
        (2, "b_2", 0, {"wood": 1}),
        (2, "e_1", 1, {"joker": 1}),
        (3, "d_2", 1, {"wood": 1}),
        (3, "e_2", 0, {"joker": 1}),
        (4, "f_2", 1, {"metal": 1}),
    ],
)
def test_a_bonus_of_wood_metal_or_a_joker(players: int, slot: str, number: int, gained: dict[str, int]) -> None:
    table = Table.empty(players)
    jokers = table.g.supply_jokers
    placed(slot, table).play(0, f"bonus:{number}")
    assert table.owned() == gained
    assert f"bonus:{number}" not in table.options()
    assert jokers - table.g.supply_jokers == gained.get("joker", 0)


# workers ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.bonus.shift")
@pytest.mark.parametrize(("slot", "number", "workers"), [("a_2", 1, 2), ("c_1", 1, 1), ("d_1", 1, 1)])
def test_one_or_two_workers_are_moved(slot: str, number: int, workers: int) -> None:
    table = placed(slot, Table.empty().workers(0, forest=3)).play(0, f"bonus:{number}")
    for _ in range(workers):
        assert table.asked() == "shift_which"
        assert table.options() >= {"shift_worker:forest,burrow", "shift_worker:forest,farm", "enough"}
        table.play(0, "shift_worker:forest,farm")
    assert table.in_area() == {"forest": 3 - workers, "farm": workers}
    assert table.g.todo.count(number) == 0


@pytest.mark.rule("wistar.bonus.shift")
@pytest.mark.parametrize("moved", [0, 1])
def test_fewer_workers_may_be_moved(moved: int) -> None:
    table = placed("a_2", Table.empty().workers(0, forest=2)).play(0, "bonus:1")
    table.play(0, *["shift_worker:forest,farm"] * moved, "enough")
    assert table.asked() == "act_which"
    assert table.in_area() == ({"forest": 2} if not moved else {"forest": 1, "farm": 1})
    table.play(0, "main")  # nothing of the refusal is left
    table.g.stop()
    assert table.does(0, "shift(1)").asked() == "shift_which"


@pytest.mark.rule("wistar.bonus.shift")
def test_workers_of_the_entrance_and_the_explorer_are_not_moved() -> None:
    table = placed("a_2", Table.empty().at(0, "hall").workers(1, forest=2))
    assert "bonus:1" not in table.options()  # both workers are in the entrance
    table.play(0, "bring_out:farm", "bonus:1")
    assert table.options() == {"shift_worker:farm,forest", "shift_worker:farm,burrow", "enough"}


@pytest.mark.rule("wistar.bonus.shift_split")
def test_two_workers_may_come_from_and_go_to_different_areas() -> None:
    table = placed("a_2", Table.empty().workers(0, forest=1, burrow=1)).play(0, "bonus:1")
    table.play(0, "shift_worker:forest,farm")
    assert table.options() == {
        "shift_worker:burrow,forest",
        "shift_worker:burrow,farm",
        "shift_worker:farm,forest",
        "shift_worker:farm,burrow",
        "enough",
    }
    table.play(0, "shift_worker:burrow,forest")
    assert table.in_area() == {"forest": 1, "farm": 1}
    assert table.events("moved_worker") == [("moved_worker", 0, 0, 2), ("moved_worker", 0, 1, 0)]


# cards and points ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.bonus.basic_card")
def test_a_basic_card_comes_from_the_top_of_its_deck_and_is_secret() -> None:
    table = placed("b_2", Table.empty().deck(0, "hammer")).play(0, "bonus:1")
    assert table.names("hands", 0) == ["hammer"]
    assert len(table.g.markets[0]) == 4
    assert view(table.g, 0)["hands"][0] == [table.card("hammer")]
    assert view(table.g, 1)["hands"][0] == [None]


@pytest.mark.rule("wistar.bonus.explore_point")
@pytest.mark.parametrize(("players", "slot", "number"), [(2, "f_1", 1), (3, "d_2", 0), (4, "f_2", 0)])
def test_an_exploration_point_is_spent_at_once_whatever_the_workers(players: int, slot: str, number: int) -> None:
    for workers in (0, 2):
        table = Table.empty(players).open().workers(0, farm=workers)
        placed(slot, table).play(0, f"bonus:{number}")
        assert table.asked() == "explore_which"
        table.play(0, "walk_to:room_hall")
        assert table.asked() == "act_which"
        assert table.room() == "hall"


@pytest.mark.rule("wistar.bonus.explore_point")
def test_an_exploration_point_is_not_the_main_action() -> None:
    table = Table.empty().open().workers(0, farm=2).area(0, "night_vision_visor")
    placed("f_1", table).play(0, "bonus:1", "walk_to:room_hall")
    assert table.asked() == "act_which"
    table.play(0, "main")  # the sixth position: here the visor adds a point
    table.play(0, "walk_to:outside", "walk_to:room_hall")
    assert table.asked() == "explore_which"


@pytest.mark.rule("wistar.bonus.potion")
def test_a_potion_of_the_wheel_has_nothing_to_do_with_the_hut() -> None:
    table = placed("f_1").play(0, "bonus:0")
    assert table.options() == {"brew:metal", "brew:wood"}  # used at once
    table.play(0, "brew:wood")
    assert table.owned() == {"wood": 1}  # no move token
    assert table.g.hut == ()
    table.g.stop()
    table = placed("f_1", player=1).play(1, "bonus:0", "brew:metal")
    assert table.owned(1) == {"metal": 1}
    table.g.stop()
    table.run(play_round())
    assert table.g.order == (0, 1)


# the mouse of the round ---------------------------------------------------------------------------------------------
def mouse_of_the_round(name: str) -> Table:
    table = Table.empty()
    table.put("box", -1, *table.names("round_mouse"))
    table.put("round_mouse", -1, name)
    return table


@pytest.mark.rule("wistar.bonus.round_mouse")
def test_the_face_up_mouse_of_the_round_moves_in() -> None:
    table = mouse_of_the_round("mouse_house_10")
    assert view(table.g, 1)["round_mouse"] == [table.card("mouse_house_10")]
    placed("c_1", table).play(0, "bonus:0", "take_guest")
    assert table.names("homes", 0) == ["mouse_house_10"]
    assert table.names("round_mouse") == []
    assert table.owned() == {"wood": 2}  # its instant effect
    assert table.asked() == "act_which"


@pytest.mark.rule("wistar.bonus.round_mouse_no_room")
def test_without_a_free_room_the_mouse_of_the_round_stays_and_leaves_with_the_next_round() -> None:
    table = mouse_of_the_round("mouse_house_10").mice(0, *FULL)
    following = table.names("round_stack")[-1]
    assert placed("c_1", table).why()["bonus:0"] == "bonus.round_mouse_no_room"
    assert "bonus:0" not in table.options()
    table.g.stop()
    table.run(play_round())
    assert table.where("mouse_house_10") == ("box", -1)
    assert table.names("round_mouse") == [following]
    assert ("mouse_left", table.card("mouse_house_10")) in table.events("mouse_left")


@pytest.mark.rule("wistar.bonus.round_mouse_one")
def test_only_one_mouse_is_to_be_had_in_a_round() -> None:
    table = mouse_of_the_round("mouse_house_11").does(1, "round_mouse()").play(1, "take_guest")
    assert table.names("homes", 1) == ["mouse_house_11"]
    assert "bonus:0" not in placed("c_1", table).options()
    assert table.why()["bonus:0"] == "bonus.round_mouse_one"


@pytest.mark.rule("wistar.bonus.round_mouse", "wistar.general.optional_parts")
def test_the_mouse_of_the_round_may_be_left_where_it_is() -> None:
    """Taking mice is optional: a player may want to keep the room."""
    table = placed("c_1", mouse_of_the_round("mouse_house_10")).play(0, "bonus:0")
    assert "pass_by" in table.options()
    table.play(0, "pass_by")
    assert table.names("round_mouse") == ["mouse_house_10"]
    assert table.names("homes", 0) == []


# playing and missions -----------------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.bonus.play")
@pytest.mark.parametrize(("players", "slot"), [(2, "a_1"), (2, "d_1"), (3, "d_1"), (4, "f_3")])
def test_a_basic_or_an_advanced_card_of_the_hand_is_played(players: int, slot: str) -> None:
    table = Table.empty(players).hand(0, "wooden_bicycle", "lockpick", "joinery").helpers(0, "token_endurance")
    placed(slot, table.goods(0, wood=1, metal=1)).play(0, "bonus:0")
    assert table.options() == {"play_card:wooden_bicycle", "play_card:joinery", "pass_by"}
    assert table.why() == {"play_card:lockpick": "play.needs_skills"}
    table.play(0, "play_card:joinery")
    assert table.names("areas", 0) == ["joinery"]
    assert table.names("hands", 0) == ["wooden_bicycle", "lockpick"]
    assert table.owned() == {"metal": 1}
    assert table.asked() == "act_which"  # a single card


@pytest.mark.rule("wistar.bonus.mission")
@pytest.mark.parametrize(("slot", "players"), [("b_1", 2), ("e_1", 2), ("e_1", 3)])
def test_a_mission_row_is_done_with_any_marker_for_its_reward(slot: str, players: int) -> None:
    table = Table.empty(players).at(0, "kitchen").mission("kitchen", "kitchen_counter").goods(0, wood=1, metal=1)
    placed(slot, table).play(0, "bonus:0")
    assert table.options() == {"do_mission:kitchen_counter_1", "pass_by"}
    table.play(0, "do_mission:kitchen_counter_1")
    assert {"use_marker:space_vp_three", "use_marker:space_veranda"} <= table.options()
    table.play(0, "use_marker:space_vp_three", "give:wood")  # then the metal is given
    assert table.owned() == {}
    assert table.g.vp[0] == 13
    assert table.count("markers") == 1
    assert table.asked() == "act_which"


@pytest.mark.rule("wistar.bonus.mission", "wistar.mission.presence", "wistar.mission.requirements")
def test_a_mission_bonus_without_a_possible_mission_is_kept_until_there_is_one() -> None:
    """It cannot be wasted; what is gained in the same turn may make it possible, and the turn may end without it."""
    table = Table.empty().at(0, "kitchen").mission("kitchen", "kitchen_counter").workers(0, burrow=2)
    table.g.turned = 1  # sector b lies at metal
    placed("b_1", table)
    assert table.options(kind="bonus") == set()
    assert table.why()["bonus:0"] == "mission.requirements"
    table.play(0, "main")
    assert table.options(kind="bonus") == {"bonus:0"}
    assert "end_turn" not in table.options()


@pytest.mark.rule("wistar.bonus.mission", "wistar.mission.presence")
def test_far_from_all_missions_the_turn_ends_without_the_bonus() -> None:
    table = placed("b_1", Table.empty().mission("kitchen", "kitchen_counter").goods(0, wood=4))
    assert table.why()["bonus:0"] == "mission.presence"
    assert {"end_turn", "buy_joker"} <= table.options()
    table.play(0, "end_turn")
    assert (table.g.todo, table.g.over) == ((), True)


@pytest.mark.rule("wistar.bonus.play", "wistar.bonus.shift", "wistar.bonus.round_mouse_no_room")
@pytest.mark.parametrize(
    ("slot", "number", "rule"),
    [("a_1", 0, "bonus.play"), ("a_2", 1, "bonus.shift"), ("c_1", 0, "bonus.round_mouse_no_room")],
)
def test_a_bonus_that_can_do_nothing_is_not_offered(slot: str, number: int, rule: str) -> None:
    table = placed(slot, Table.empty().mice(0, *FULL))
    assert f"bonus:{number}" not in table.options()
    assert table.why()[f"bonus:{number}"] == rule


@pytest.mark.rule("wistar.bonus.play")
def test_whether_playing_is_offered_tells_nothing_about_the_hand() -> None:
    """Others see which bonuses a player leaves: with any card in hand it can be tried."""
    assert "bonus:0" in placed("a_1", Table.empty().hand(0, "power_station")).options()
