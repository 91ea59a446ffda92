"""Inventions that answer "each time": when they do, what they add, and when they stay silent."""

from typing import Any

import pytest

from tests.games.wistar.inventions import card, changed, counts, ready
from tests.games.wistar.table import Table

MISSION = ("does:mission(0)", "do_mission:kitchen_counter_1", "use_marker:space_vp_three", "give:wood", "give:wood")
ADVANCED = "does:draw('advanced', 2)"
MOUSE = ("does:mouse('house')", "take_from:house")
OPEN, REVEAL = ("does:open_door('near')", "open:passage_8"), ("does:reveal('near')", "reveal_at:room_hall")
DIG, BEDS = ("does:dig_free(2)", "dig_rooms:2"), ("does:bed_free(2)", "build_beds:2")
MOVE, SHIFT = ("turn", "use_move:forest,farm"), ("does:shift(1)", "shift_worker:forest,farm")


def act(table: Table, *script: str) -> Table:
    """Player 0 plays cards for free (`free:`), carries out effects (`does:`) and main actions (`main:`), or moves."""
    for line in script:
        word, _, rest = line.partition(":")
        if word == "free":
            table.plays_free(rest)
        elif word == "does":
            table.does(0, rest)
        elif word == "main":
            table.main(rest)
        elif word == "turn":
            table.turn()
        else:
            table.play(0, line)
    return table


def scene(script: tuple[str, ...], *, own: tuple[str, ...] = (), foreign: tuple[str, ...] = ()) -> Table:
    at = "study" if script == MISSION else "hall"
    table = ready(at).goods(0, wood=3, metal=3, move=1).area(0, *own).area(1, *foreign)
    return act(table, *script)


CASES = [
    card("carpenters_plane", ("free:steel_armour",), {"wood": 2}),
    card("encyclopedia", (ADVANCED,), {"metal": 2}),
    card("university", (ADVANCED,), {"vp": 2}),
    card("inventors_notebook", ("free:observatory",), {"hands": ["woodshed", "stilts"]}),
    card("map_of_the_farm", MISSION, {"vp": 1}),
    card("spring_bat", MOUSE, {"move": 1}),
    card("mechanical_ant", DIG, {"wood": 2}),
    card("robot_scarecrow", ("free:automatic_snail",), {"vp": 2}),
    card("playroom", ("does:vp(3)",), {"vp": 1}),
    card("rope_park", ("free:grappling_gun",), {"move": 1, "vp": 1}),
    card("obstacle_course", MOVE, {"vp": 1}),
    card("bathhouse", BEDS, {"vp": 2}),
    card("biomechanical_gloves", REVEAL, {"metal": 1, "vp": 1}),
    card("microscope", ("free:jetpack",), {"vp": 2}),
    card("magnet_cannon", ("free:jetpack",), {"metal": 1, "vp": 1}),
    card("mechanical_bear", ("main:wood",), {"wood": 2}),
    card("mechanical_rhinoceros", OPEN, {"vp": 1}),
    card("electric_sawmill", ("does:gain('wood', 3)",), {"wood": 1, "vp": 1}),
    card("drilling_rig", ("does:gain('metal', 3)",), {"metal": 1, "vp": 1}),
    card("training_centre", ("does:gain('joker', 1)",), {"vp": 1}),
    card("assembly_line", ("free:whistle",), {"vp": 1}),
    card("assembly_line", ("free:foundry",), {"vp": 1}),
    card("microscope", ("free:foundry",), {"vp": 2}),
]
SILENT = [
    card("carpenters_plane", ("free:whistle",)),
    card("encyclopedia", ("does:draw('basic', 2)",)),
    card("university", ("does:draw('basic', 2)",)),
    card("inventors_notebook", ("free:whistle",)),
    card("magnetic_compass", ("free:observatory",)),
    card("map_of_the_farm", REVEAL),
    card("spring_bat", BEDS),
    card("mechanical_ant", BEDS),
    card("robot_scarecrow", ("free:university",)),
    card("playroom", ("does:gain('wood', 1)",)),
    card("rope_park", ("free:whistle",)),
    card("obstacle_course", SHIFT),
    card("bathhouse", DIG),
    card("biomechanical_gloves", OPEN),
    card("night_vision_visor", ("does:explore(1)", "reveal_at:room_hall")),  # no main action
    card("microscope", ("free:whistle",)),
    card("magnet_cannon", ("free:whistle",)),
    card("magnet_cannon", ("free:grappling_gun",)),
    card("robot_scarecrow", ("free:steel_armour",)),
    card("magnet_cannon", ("does:current(1)",)),
    card("mechanical_bear", ("does:gain('wood', 1)",)),
    card("mechanical_rhinoceros", REVEAL),
    card("electric_sawmill", ("does:gain('metal', 1)",)),
    card("drilling_rig", ("does:gain('wood', 1)",)),
    card("training_centre", ("does:gain('move', 1)",)),
    card("assembly_line", (ADVANCED,)),
    card("automatic_tiger", ("free:whistle",)),
    card("command_tower", ("free:whistle",)),
]
ONGOING = [
    *dict.fromkeys(case.values[0] for case in CASES), "magnetic_compass", "night_vision_visor", "automatic_tiger",
    "command_tower", "construction_crane", "geological_scanner", "positronic_screwdriver", "automatic_snail",
    "automatic_octopus", "robot_workshop", "observatory", "hangar", "automatic_dog",
]  # fmt: skip


@pytest.mark.rule("wistar.effect.ongoing")
@pytest.mark.rule("wistar.memo.each_time")
@pytest.mark.parametrize(("name", "script", "extra"), CASES)
def test_an_ongoing_effect_adds_exactly_this_each_time(
    name: str, script: tuple[str, ...], extra: dict[str, Any]
) -> None:
    """Compared with the same deeds without the card, and with the card lying before another player."""
    without, table = scene(script), scene(script, own=(name,))
    assert without.asked() == table.asked()
    assert changed(counts(without), counts(table)) == {"areas": [name], **extra}
    other = scene(script, foreign=(name,))
    assert counts(other) == counts(without)
    assert changed(counts(without, 1), counts(other, 1)) == {"areas": [name]}


@pytest.mark.parametrize(("name", "script"), SILENT)
def test_an_ongoing_effect_does_not_answer_to_anything_else(name: str, script: tuple[str, ...]) -> None:
    without, table = scene(script), scene(script, own=(name,))
    assert without.asked() == table.asked()
    assert changed(counts(without), counts(table)) == {"areas": [name]}


@pytest.mark.rule("wistar.effect.ongoing")
@pytest.mark.parametrize("name", [card(name) for name in ONGOING])
def test_an_ongoing_card_does_nothing_when_it_is_played_itself(name: str) -> None:
    """Its own play and symbols do not fire its own effect."""
    table = ready().goods(0, wood=2, metal=2).hand(0, "bakery", name)
    before = counts(table)
    table.plays_free(name)
    assert table.g.over
    assert changed(before, counts(table)) == {"areas": [name], "hands": ["bakery"]}
    assert f"use:{name}" not in table.turn().options()


# once more than one symbol, helpers, and effects upon effects --------------------------------------------------------
@pytest.mark.rule("wistar.card.053_magnetic_compass")
@pytest.mark.card("magnetic_compass")
def test_magnetic_compass_gives_a_point_for_each_wit_symbol() -> None:
    table = ready().area(0, "magnetic_compass").plays_free("time_machine")  # two wit symbols
    table.play(0, "reveal_at:room_hall", "walk_to:room_kitchen")
    assert table.g.over
    assert (table.owned(), table.room()) == ({"metal": 2}, "kitchen")
    assert ready().area(1, "magnetic_compass").plays_free("time_machine").g.over


@pytest.mark.card("magnetic_compass")
@pytest.mark.card("rope_park")
@pytest.mark.card("carpenters_plane")
@pytest.mark.card("inventors_notebook")
def test_symbols_of_heroes_and_tokens_are_answered_to_like_those_of_cards() -> None:
    table = ready().area(0, "magnetic_compass").does(0, "hero()").play(0, "take_hero:scientist_gwyr")
    table.play(0, "walk_to:room_kitchen", "walk_to:room_hall")
    assert table.g.over
    park = ready().area(0, "rope_park").does(0, "skill_token()").play(0, "take_token:token_agility")
    assert (park.owned(), park.g.vp[0]) == ({"move": 1}, 11)
    plane = ready().area(0, "carpenters_plane").does(0, "skill_token()").play(0, "take_token:token_endurance")
    assert plane.owned() == {"wood": 1}
    notebook = ready().area(0, "inventors_notebook").does(0, "hero()").play(0, "take_hero:scout_argo")
    assert notebook.names("hands", 0) == ["woodshed", "stilts"]


@pytest.mark.rule("wistar.memo.each_time")
@pytest.mark.card("biomechanical_gloves")
def test_gloves_give_metal_and_a_vp_beside_the_bonus_of_the_mission() -> None:
    """The worked example, here with a mission whose bonus is 2 metal."""
    table = ready().area(0, "biomechanical_gloves").does(0, "explore(1)").play(0, "reveal_at:room_hall")
    assert (table.owned(), table.g.vp) == ({"metal": 3}, [11, 10])


@pytest.mark.card("night_vision_visor")
def test_night_vision_visor_adds_a_point_to_the_main_action_explore() -> None:
    moves = ("reveal_at:room_hall", "walk_to:room_kitchen")
    assert ready().main("explore").play(0, *moves).g.over
    table = ready().area(0, "night_vision_visor").main("explore").play(0, *moves)
    assert table.asked() == "explore_which"
    assert table.play(0, "reveal_at:room_kitchen").g.over
    idle = ready().workers(0, forest=6).area(0, "night_vision_visor")
    assert idle.main("explore").g.over  # with strength 0 nothing happens


@pytest.mark.rule("wistar.effect.ongoing")
@pytest.mark.card("mechanical_bear")
@pytest.mark.card("electric_sawmill")
def test_more_wood_is_part_of_the_gain_so_the_sawmill_answers_once() -> None:
    table = ready().area(0, "mechanical_bear", "electric_sawmill").main("wood")
    assert (table.owned(), table.g.vp[0]) == ({"wood": 2 + 2 + 1}, 11)


@pytest.mark.rule("wistar.card.110_112_sawmill_rig")
@pytest.mark.card("electric_sawmill")
@pytest.mark.card("drilling_rig")
def test_sawmill_and_rig_answer_once_for_a_gain_of_any_size() -> None:
    """The worked example: with 3 workers in the forest 4 wood and 1 VP."""
    table = Table.empty().workers(0, forest=3).area(0, "electric_sawmill").main("wood")
    assert (table.owned(), table.g.vp[0]) == ({"wood": 4}, 11)
    table = Table.empty().workers(0, burrow=3).area(0, "drilling_rig").main("metal")
    assert (table.owned(), table.g.vp[0]) == ({"metal": 4}, 11)


@pytest.mark.rule("wistar.card.110_112_sawmill_rig")
@pytest.mark.card("electric_sawmill")
@pytest.mark.card("drilling_rig")
@pytest.mark.parametrize(
    ("effect", "moves", "goods", "vp"),
    [
        ("open_door('anywhere')", ("open:passage_7",), {"wood": 2}, 11),
        ("potion()", ("brew:metal",), {"metal": 2}, 11),
        ("any_good(2)", ("pick:wood", "pick:wood"), {"wood": 3}, 11),
        ("mouse('house')", ("take_from:house",), {"metal": 3}, 11),
        ("draw('basic', 1)", (), {}, 10),
    ],
)
def test_sawmill_and_rig_answer_to_wood_and_metal_from_anywhere(
    effect: str, moves: tuple[str, ...], goods: dict[str, int], vp: int
) -> None:
    table = ready().area(0, "electric_sawmill", "drilling_rig").does(0, effect).play(0, *moves)
    assert (table.owned(), table.g.vp[0]) == (goods, vp)


@pytest.mark.rule("wistar.card.150_playroom")
@pytest.mark.rule("wistar.effect.ongoing")
@pytest.mark.card("playroom")
@pytest.mark.card("rope_park")
def test_playroom_adds_a_vp_to_every_gain_but_not_to_its_own() -> None:
    table = ready().area(0, "playroom").does(0, "vp(4)")
    assert table.g.vp[0] == 15
    table.does(0, "vp(1)")
    assert table.g.vp[0] == 17
    table.plays_free("bakery")  # an income of 1 VP
    assert table.g.vp[0] == 19
    table.area(0, "rope_park").plays_free("grappling_gun")  # a VP of another ongoing effect
    assert table.g.vp[0] == 21
    assert table.score()["vp"] == 21
    assert table.score()["final"] == 0  # nothing in the final scoring
    assert table.score()["inventions"] == -2 + 1 + 2 + 4


@pytest.mark.rule("wistar.card.150_playroom")
@pytest.mark.card("playroom")
def test_playroom_works_on_goals_too_and_once_for_a_multiplied_gain() -> None:
    table = Table.empty().area(0, "playroom").built(0, dug=3).goal("goal_rooms", "goal_beds", "goal_mice")
    assert table.turn().play(0, "claim:goal_rooms").g.vp[0] == 10 + 4 + 1
    porcupine = ready().area(0, "playroom").plays_free("wooden_porcupine")
    assert porcupine.g.vp[0] == 10 + 3 + 1


@pytest.mark.rule("wistar.card.086_mechanical_rhinoceros")
@pytest.mark.card("mechanical_rhinoceros")
@pytest.mark.parametrize(
    ("effect", "move"),
    [
        ("explore(1)", "open:passage_8"),
        ("open_door('near')", "open:passage_8"),
        ("open_door('anywhere')", "open:passage_10"),
    ],
)
def test_rhinoceros_gives_a_vp_for_a_door_opened_in_whatever_way(effect: str, move: str) -> None:
    assert ready().area(0, "mechanical_rhinoceros").does(0, effect).play(0, move).g.vp[0] == 11


@pytest.mark.rule("wistar.card.099_spring_bat")
@pytest.mark.card("spring_bat")
@pytest.mark.parametrize(
    ("at", "effect", "moves"),
    [
        ("hall", "explore(1)", ("fetch:room_hall",)),
        ("hall", "mouse('basement')", ("take_from:basement",)),
        ("cheese_store", "explore(1)", ("fetch_cheese",)),
    ],
)
def test_spring_bat_gives_a_move_token_for_any_mouse(at: str, effect: str, moves: tuple[str, ...]) -> None:
    table = ready(at).area(0, "spring_bat")
    table.put("box", -1, *table.names("mice_at", 0))
    table.put("mice_at", 0, "mouse_house_12")
    table.does(0, effect).play(0, *moves)
    assert table.owned().get("move") == 1
    assert len(table.g.homes[0]) == 1


@pytest.mark.rule("wistar.card.099_spring_bat")
@pytest.mark.card("spring_bat")
def test_spring_bat_answers_to_the_mouse_of_the_round() -> None:
    table = ready().area(0, "spring_bat")
    table.put("box", -1, *table.names("round_mouse"))
    table.put("round_mouse", -1, "mouse_house_12")
    table.does(0, "round_mouse()").play(0, "take_guest")
    assert table.owned() == {"move": 1, "joker": 1}


@pytest.mark.rule("wistar.card.130_training_centre")
@pytest.mark.card("training_centre")
def test_training_centre_gives_a_vp_for_each_joker_token_also_a_bought_one() -> None:
    table = ready().area(0, "training_centre").does(0, "gain('joker', 2)")
    assert table.g.vp[0] == 12
    table.goods(0, wood=3).turn().play(0, "buy_joker")
    assert (table.owned(), table.g.vp[0]) == ({"joker": 3}, 13)
    table.g.supply_jokers = 0
    table.g.stop()
    assert table.does(0, "gain('joker', 1)").g.vp[0] == 13  # there is none left


@pytest.mark.rule("wistar.card.051_155_advanced_taken")
@pytest.mark.card("encyclopedia")
@pytest.mark.card("university")
@pytest.mark.parametrize(
    ("effect", "moves", "times"),
    [
        ("draw('advanced', 1)", (), 1),
        ("project(3)", ("take:foundry", "take:bakery"), 1),
        ("project(4)", ("draw_from:advanced", "take:foundry"), 2),
        ("any_good(1)", ("pick:advanced",), 1),
        ("salvage()", ("salvage_card:radar_tower",), 1),
        ("seek('advanced', 'tool')", ("take_found:jet_plane",), 1),
        ("draft('advanced')", ("keep:cat_prison",), 0),  # these never come into the hand
    ],
)
def test_encyclopedia_and_university_answer_to_advanced_cards_from_anywhere(
    effect: str, moves: tuple[str, ...], times: int
) -> None:
    table = ready().area(0, "encyclopedia", "university")
    table.put("discards", 1, "radar_tower")
    table.does(0, effect).play(0, *moves)
    assert table.g.over
    assert (table.owned(), table.g.vp[0]) == ({"metal": times} if times else {}, 10 + times)


@pytest.mark.rule("wistar.symbol.one_gain")
@pytest.mark.card("electric_sawmill", "drilling_rig", "goal_endurance", "fishing_rod")
@pytest.mark.parametrize(
    ("moves", "goods", "vp"),
    [
        (("pick:wood", "pick:wood"), {"wood": 3}, 1),
        (("pick:wood", "pick:metal"), {"wood": 2, "metal": 2}, 2),
        (("pick:metal", "pick:basic"), {"metal": 2}, 1),
    ],
)
def test_components_gained_by_one_effect_are_one_gain_of_each_kind(
    moves: tuple[str, ...], goods: dict[str, int], vp: int
) -> None:
    """By the bonus of a goal and by a card: all are chosen before any is taken."""
    goal = Table.empty().area(0, "electric_sawmill", "drilling_rig", "dormitory", "bathhouse").goal("goal_endurance")
    goal.turn().play(0, "claim:goal_endurance", moves[0])
    assert goal.owned() == {}, "nothing is taken yet"
    goal.play(0, moves[1])
    assert (goal.owned(), goal.g.vp[0]) == (goods, 10 + 4 + vp)
    rod = Table.empty().area(0, "electric_sawmill", "drilling_rig").plays_free("fishing_rod").play(0, *moves)
    assert (rod.owned(), rod.g.vp[0]) == (goods, 10 + vp)
