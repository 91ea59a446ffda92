"""Symbols of the appendix: actions, goods, workers, rooms, beds and what is counted. Rules: symbol.*.

Cards and the farm have files of their own; missions, goals, heroes and discounts have theirs.
"""

import pytest

from tests.games.wistar.table import Table

MICE = ("mouse_house_10", "mouse_house_11", "mouse_house_12")


# actions and points -------------------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.symbol.main_action")
@pytest.mark.parametrize(
    ("effect", "goods"),
    [("carry_out('wood')", {"wood": 3}), ("carry_out('metal')", {"metal": 2})],
)
def test_a_main_action_is_carried_out_at_its_current_strength(effect: str, goods: dict[str, int]) -> None:
    """Three workers in the forest, two in the burrow."""
    assert Table.empty().workers(0, forest=3, burrow=2).does(0, effect).owned() == goods


@pytest.mark.rule("wistar.symbol.main_action")
def test_each_of_the_six_main_actions_may_be_shown() -> None:
    def table() -> Table:
        return Table.empty().workers(0, forest=1, burrow=1, farm=2).goods(0, wood=4, metal=4)

    assert table().does(0, "carry_out('dig')").options() == {"dig_rooms:1", "dig_rooms:0"}
    assert table().does(0, "carry_out('beds')").options() == {"build_beds:1", "build_beds:0"}
    projects = table().does(0, "carry_out('projects')").play(0, "draw_from:advanced")
    assert (projects.g.over, projects.count("hand")) == (True, 1)
    explore = table().open().does(0, "carry_out('explore')").play(0, "walk_to:room_hall", "walk_to:room_kitchen")
    assert (explore.g.over, explore.room()) == (True, "kitchen")


@pytest.mark.rule("wistar.symbol.main_action")
def test_a_main_action_of_choice() -> None:
    table = Table.empty().workers(0, burrow=2).goods(0, wood=2).does(0, "carry_out('choice')")
    assert table.options() == {"act:metal", "act:beds", "pass_by"}, "the others have strength 0"
    assert table.play(0, "act:metal").owned() == {"wood": 2, "metal": 2}
    assert Table.empty().does(0, "carry_out('choice')").g.over


@pytest.mark.rule("wistar.symbol.main_action", "wistar.symbol.more_wood")
def test_it_is_the_main_action_itself_so_that_effects_bound_to_it_fire() -> None:
    table = Table.empty().workers(0, forest=1).mice(0, "mouse_house_14").does(0, "carry_out('wood')")
    assert table.owned() == {"wood": 2}


@pytest.mark.rule("wistar.symbol.points")
@pytest.mark.parametrize("points", [1, 2, 3])
def test_points_are_spent_at_once_as_in_the_main_action(points: int) -> None:
    table = Table.empty().does(0, f"project({points})").play(0, *["draw_from:basic"] * points)
    assert (table.g.over, table.count("hand")) == (True, points)
    table = Table.empty().open().does(0, f"explore({points})")
    table.play(0, *["walk_to:room_hall", "walk_to:room_kitchen", "walk_to:room_study"][:points])
    assert table.g.over


@pytest.mark.rule("wistar.symbol.points")
def test_one_project_point_is_not_enough_for_an_advanced_card() -> None:
    table = Table.empty().market(0, "forge").market(1, "garage").does(0, "project(1)")
    assert table.options() == {"take:forge", "draw_from:basic"}
    assert table.why() == {"take:garage": "projects.prices"}


@pytest.mark.rule("wistar.symbol.points")
def test_a_point_is_not_the_main_action() -> None:
    """Night Vision Visor and basement mouse 8: a point more each time you explore; workers do not matter."""
    table = Table.empty().open().area(0, "night_vision_visor").mice(0, "mouse_basement_08").workers(0, farm=2)
    assert table.does(0, "explore(1)").play(0, "walk_to:room_hall").g.over
    table.main("explore").play(0, *["walk_to:room_kitchen", "walk_to:room_hall"] * 2)
    assert table.g.over


@pytest.mark.rule("wistar.symbol.potion")
def test_a_potion_is_used_at_once() -> None:
    table = Table.empty().plays_free("well")
    assert table.options() == {"brew:metal", "brew:wood"}
    assert table.play(0, "brew:metal").owned() == {"metal": 1}
    table.hand(0, "saw").does(0, "potion()").play(0, "brew:play", "play_card:saw")
    assert table.names("areas", 0) == ["well", "saw"]


@pytest.mark.rule("wistar.symbol.more_wood")
@pytest.mark.parametrize(("workers", "wood"), [(0, {}), (1, {"wood": 2}), (3, {"wood": 4})])
def test_one_more_wood_each_time_wood_is_collected(workers: int, wood: dict[str, int]) -> None:
    """With strength 0 there is none."""
    assert Table.empty().workers(0, forest=workers).mice(0, "mouse_house_14").main("wood").owned() == wood


@pytest.mark.rule("wistar.symbol.more_wood")
def test_the_extra_wood_is_part_of_the_same_gain() -> None:
    """The sawmill answers once: 2 workers, 1 more by the mouse, 2 by the bear, 1 by the sawmill with a VP."""
    table = Table.empty().workers(0, forest=2).mice(0, "mouse_house_14").area(0, "mechanical_bear", "electric_sawmill")
    table.main("wood")
    assert (table.owned(), table.g.vp[0]) == ({"wood": 6}, 11)
    table.does(0, "gain('wood', 1)")
    assert (table.owned(), table.g.vp[0]) == ({"wood": 8}, 12), "a gain that is not the action has no more"


# goods --------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.symbol.goods")
@pytest.mark.parametrize(
    ("effect", "goods"), [("gain('wood', 3)", {"wood": 3}), ("gain('metal', 2)", {"metal": 2})]
)  # fmt: skip
def test_wood_or_metal_with_a_number(effect: str, goods: dict[str, int]) -> None:
    assert Table.empty().does(0, effect).owned() == goods


@pytest.mark.rule("wistar.symbol.tokens")
def test_move_tokens_and_jokers_come_from_the_supply() -> None:
    table = Table.empty().does(0, "gain('move', 1)").does(0, "gain('joker', 1)")
    assert (table.owned(), table.g.supply_moves, table.g.supply_jokers) == ({"move": 1, "joker": 1}, 19, 11)


@pytest.mark.rule("wistar.symbol.discard")
@pytest.mark.parametrize(
    ("card", "paid", "left"),
    [
        ("water_strider", "wood", {"move": 2}),
        ("crowbar", "metal", {}),
        ("spring_boots", "move", {}),
        ("mechanical_spider", "joker", {}),
    ],
)
def test_a_good_is_returned_for_an_effect(card: str, paid: str, left: dict[str, int]) -> None:
    """Without it the effect is not offered."""
    table = Table.empty().area(0, card).at(0, "hall").door(8, "door_07").mission("hall", "attic_landing")
    table.helpers(0, "strongman_brok").turn()  # with whom a mission is possible
    assert f"use:{card}" not in table.options()
    table.g.stop()
    supply = (table.g.supply_moves, table.g.supply_jokers)
    table.goods(0, **{paid: 1}).turn().play(0, f"use:{card}")
    assert table.owned() == left
    moves = supply[0] - left.get("move", 0)
    assert (table.g.supply_moves, table.g.supply_jokers) == (moves, supply[1])


@pytest.mark.rule("wistar.symbol.discard")
def test_others_return_goods_too() -> None:
    """Slingshot: whoever has more move tokens discards one."""
    table = Table.empty().goods(1, move=2).plays_free("slingshot").go_on()
    assert (table.owned(1), table.g.supply_moves) == ({"move": 1}, 19)


@pytest.mark.rule("wistar.symbol.any_component")
def test_a_component_gained_is_wood_metal_or_a_card_of_either_deck() -> None:
    table = Table.empty().deck(0, "forge").deck(1, "garage").does(0, "any_good(4)")
    for thing in ("wood", "metal", "basic", "advanced"):
        assert table.options() == {"pick:wood", "pick:metal", "pick:basic", "pick:advanced"}
        table.play(0, f"pick:{thing}")
    assert table.g.over
    assert (table.owned(), table.names("hands", 0)) == ({"wood": 1, "metal": 1}, ["forge", "garage"])


@pytest.mark.rule("wistar.symbol.any_component")
def test_a_component_paid_is_wood_metal_or_a_hand_card() -> None:
    """The Hologram Projector: a component for a joker."""
    table = Table.empty().area(0, "hologram_projector").goods(0, wood=1, metal=1, move=1).hand(0, "forge", "garage")
    table.turn().play(0, "use:hologram_projector")
    assert table.options() == {"give:wood", "give:metal", "give_card:forge", "give_card:garage"}
    table.play(0, "give_card:garage")
    assert (table.owned(), table.names("discards", 1)) == ({"wood": 1, "metal": 1, "move": 1, "joker": 1}, ["garage"])


@pytest.mark.rule("wistar.symbol.vp")
def test_vp_are_gained_or_lost_by_number() -> None:
    """Tin Soldier: whoever has more robots loses 2 VP; Fortress: whoever has more structures 3."""
    assert Table.empty().does(0, "vp(3)").g.vp == [13, 10]
    table = Table.empty().area(1, "spring_bat", "water_strider", "forge", "well").plays_free("tin_soldier").go_on()
    assert table.g.vp == [10, 8]
    assert table.plays_free("fortress").go_on().g.vp == [10, 5]


# workers, rooms, beds -----------------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.symbol.place_worker")
def test_a_worker_comes_out_of_the_entrance_by_an_effect() -> None:
    table = Table.empty().does(0, "worker(1)")
    assert table.options() == {"send_out:forest", "send_out:burrow", "send_out:farm", "enough"}
    table.play(0, "send_out:burrow")
    assert (table.g.over, table.in_area(), table.g.entrance[0]) == (True, {"burrow": 1}, 1)
    table.does(0, "worker(1)").play(0, "enough")
    assert (table.g.over, table.g.entrance[0]) == (True, 1)
    assert Table.empty().workers(0, forest=2).does(0, "worker(1)").g.over, "an empty entrance"


@pytest.mark.rule("wistar.symbol.shift_workers")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_so_many_workers_change_their_area(number: int) -> None:
    table = Table.empty().workers(0, forest=3).goods(0, move=1).does(0, f"shift({number})")
    for _ in range(number):
        assert table.options() == table.options(kind="shift_worker") | {"enough"}
        table.play(0, "shift_worker:forest,burrow")
    assert (table.g.over, table.g.workers[:2], table.owned()) == (True, [3 - number, number], {"move": 1})


@pytest.mark.rule("wistar.symbol.shift_workers")
def test_fewer_may_be_moved_and_none_from_the_entrance() -> None:
    table = Table.empty().workers(0, forest=2).does(0, "shift(2)")
    assert table.options() == {"shift_worker:forest,burrow", "shift_worker:forest,farm", "enough"}
    assert table.play(0, "shift_worker:forest,farm", "enough").g.over
    assert table.in_area() == {"forest": 1, "farm": 1}
    assert Table.empty().does(0, "shift(2)").g.over


@pytest.mark.rule("wistar.symbol.dig")
@pytest.mark.parametrize(("effect", "metal", "left"), [("dig(1)", 3, 1), ("dig_free(1)", 0, 0), ("dig_free(1)", 3, 3)])
def test_a_room_is_dug_at_the_usual_price_or_for_free(effect: str, metal: int, left: int) -> None:
    table = Table.empty().goods(0, metal=metal).does(0, effect)
    assert table.options() == {"dig_rooms:1", "dig_rooms:0"}
    table.play(0, "dig_rooms:1")
    assert (table.g.dug[0], table.g.goods[1]) == (1, left)


@pytest.mark.rule("wistar.symbol.dig")
def test_without_metal_or_tokens_nothing_is_dug() -> None:
    assert Table.empty().goods(0, metal=1).does(0, "dig(1)").g.over
    table = Table.empty().built(0, dug=6).does(0, "dig_free(2)")
    assert (table.g.over, table.g.dug[0]) == (True, 6)


@pytest.mark.rule("wistar.symbol.underground_removed")
def test_removed_underground_tokens_are_counted() -> None:
    """Wooden Porcupine: a VP for each room dug; the veranda is none."""
    table = Table.empty().built(0, dug=3).emptied(0, "veranda").plays_free("wooden_porcupine")
    assert table.g.vp[0] == 13
    assert table.area(0, "mechanical_elephant").score()["final"] == 3


@pytest.mark.rule("wistar.symbol.bed")
@pytest.mark.parametrize(("effect", "wood", "left"), [("bed(1)", 3, 1), ("bed_free(1)", 0, 0), ("bed_free(1)", 3, 3)])
def test_a_bed_is_built_at_the_usual_price_or_for_free(effect: str, wood: int, left: int) -> None:
    table = Table.empty().goods(0, wood=wood).does(0, effect)
    assert table.options() == {"build_beds:1", "build_beds:0"}
    table.play(0, "build_beds:1")
    assert (table.g.beds[0], table.g.goods[0], table.g.entrance[0]) == (1, left, 3)


@pytest.mark.rule("wistar.symbol.bed")
@pytest.mark.parametrize("effect", ["bed(1)", "bed_free(1)"])
def test_a_bed_needs_a_free_room(effect: str) -> None:
    table = Table.empty().goods(0, wood=4).mice(0, *MICE).does(0, effect)
    assert (table.g.over, table.g.beds[0]) == (True, 0)
    assert Table.empty().goods(0, wood=1).does(0, "bed(1)").g.over, "2 wood"


@pytest.mark.rule("wistar.symbol.built_bed")
def test_built_beds_are_counted_also_those_that_were_discarded() -> None:
    """The worked example: Hostel discards one of four beds, Dormitory still gives 4 VP."""
    table = Table.empty().built(0, beds=4, dug=1).area(0, "dormitory").goal("goal_beds").does(0, "mouse('house')")
    assert table.g.over, "no room is free"
    table.plays_free("hostel").play(0, "agree")
    assert (table.owned(), table.count("beds"), table.score()["final"]) == ({"wood": 2}, 4, 4)
    table.does(0, "mouse('house')").play(0, "take_from:house")
    assert table.count("mice") == 1
    table.turn()
    assert "claim:goal_beds" in table.options()


@pytest.mark.rule("wistar.symbol.built_bed")
def test_without_a_bed_none_is_discarded() -> None:
    table = Table.empty().plays_free("hostel")
    assert (table.g.over, table.owned()) == (True, {})


@pytest.mark.rule("wistar.symbol.own_markers")
def test_own_markers_on_missions_are_counted() -> None:
    """Not those of others, nor one that was set aside."""
    table = Table.empty().mark("iron_gate_1", 0).mark("iron_gate_2", 0, "space_vp_six").mark("iron_gate_3", 1)
    table.emptied(0, "veranda")
    assert (table.count("markers"), table.count("markers", 1)) == (2, 1)
    table.plays_free("automatic_horse")
    assert (table.owned(), table.g.vp[0]) == ({"move": 2}, 12)


# gaining symbols ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.symbol.gain_symbol")
@pytest.mark.parametrize(
    ("watching", "played", "goods", "vp", "cards"),
    [
        ("carpenters_plane", "steel_armour", {"wood": 2}, 0, 0),
        ("carpenters_plane", "lamp", {}, 0, 0),
        ("rope_park", "stilts", {"move": 1}, 1, 0),
        ("inventors_notebook", "woodshed", {}, 0, 1),
        ("magnet_cannon", "flashlight", {"metal": 1}, 1, 0),
        ("magnet_cannon", "lamp", {}, 0, 0),
    ],
)
def test_each_symbol_that_comes_into_the_area_is_answered_to(
    watching: str, played: str, goods: dict[str, int], vp: int, cards: int
) -> None:
    """Once for each symbol: the Steel Armour has two. Energy for the Magnet Cannon."""
    table = Table.empty().area(0, watching).plays_free(played)
    assert (table.owned(), table.g.vp[0], table.count("hand")) == (goods, 10 + vp, cards)


@pytest.mark.rule("wistar.symbol.gain_symbol")
def test_neither_jokers_nor_symbols_of_others_are_answered_to() -> None:
    table = Table.empty().area(0, "rope_park", "carpenters_plane").does(0, "gain('joker', 2)")
    table.plays_free("stilts", 1).plays_free("steel_armour", 1)
    assert (table.owned(), table.g.vp) == ({"joker": 2}, [10, 10])
