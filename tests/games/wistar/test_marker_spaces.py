"""The ten marker spaces: which cards their markers go to, their abilities, fees and VP. Rules: ability.*."""

from typing import Any

import pytest

from tests.games.wistar.table import Table

BROWN = ("bed_discount", "dig_discount", "veranda", "double_move", "skill_token", "vp_three")
GREY = ("vp_six", "free_invention", "main_action", "hero")
FULL = ("mouse_house_01", "mouse_house_02", "mouse_house_10")


def of_space(space: str, *values: Any) -> Any:
    return pytest.param(space, *values, marks=pytest.mark.card(f"space_{space}"), id=space)


def drain(**goods: int) -> Table:
    """At the storm drain with 3 jokers for Hold Your Breath: 6 VP."""
    return Table.empty().at(0, "coal_cellar").mission("coal_cellar", "storm_drain").goods(0, joker=3, **goods)


def unlock(space: str, table: Table | None = None) -> Table:
    """Hold Your Breath is done with this marker."""
    table = (table or drain()).does(0, "mission(0)")
    return table.play(0, "do_mission:storm_drain_1", f"use_marker:space_{space}")


def markers(table: Table, move: str) -> set[str]:
    """The markers that can be used for a mission."""
    table.does(0, "mission(0)").play(0, f"do_mission:{move}")
    return {option.removeprefix("use_marker:space_") for option in table.options()}


# colours ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.ability.brown_markers", "wistar.ability.grey_markers", "wistar.ability.colours")
@pytest.mark.parametrize("space", [of_space(space) for space in BROWN + GREY])
def test_brown_markers_go_anywhere_grey_ones_to_the_basement(space: str) -> None:
    house = Table.empty().at(0, "hall").mission("hall", "attic_landing").goods(0, metal=3)
    assert (space in markers(house, "attic_landing_3")) == (space in BROWN)
    assert space in markers(drain(metal=1), "storm_drain_1")


@pytest.mark.rule("wistar.ability.unlocked", "wistar.ability.colours")
def test_there_are_six_brown_and_four_grey_spaces() -> None:
    table = Table.empty().emptied(0, *BROWN, *GREY)
    assert (table.count("markers_brown"), table.count("markers_grey")) == (6, 4)
    assert len(table.content.spaces) == 10
    assert markers(drain(metal=1), "storm_drain_1") == {*BROWN, *GREY}


@pytest.mark.rule("wistar.ability.grey_markers")
def test_without_a_usable_marker_a_card_cannot_be_done() -> None:
    table = Table.empty().at(0, "hall").mission("hall", "attic_landing").goods(0, metal=3, wood=3)
    table.emptied(0, *BROWN).tent(0, "coal_cellar").mission("coal_cellar", "boiler_room").does(0, "mission(0)")
    assert table.options() == {"do_mission:boiler_room_1", "pass_by"}
    assert table.why()["do_mission:attic_landing_3"] == "ability.grey_markers"


@pytest.mark.rule("wistar.ability.unlocked")
def test_an_ability_comes_into_force_when_its_marker_leaves() -> None:
    """And not before, nor for anybody else."""
    table = drain(wood=1, metal=1).does(0, "bed(1)")
    assert table.g.over, "a bed costs 2 wood"
    unlock("bed_discount", table).play(0, "give:metal").does(0, "bed(1)").play(0, "build_beds:1")
    assert (table.g.beds[0], table.owned()) == (1, {})
    table.goods(1, wood=1).does(1, "bed(1)")
    assert table.g.beds[1] == 0


# the fee ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.ability.discount_fee")
@pytest.mark.parametrize("space", [of_space("bed_discount"), of_space("dig_discount")])
@pytest.mark.parametrize("paid", ["wood", "metal", "card", "move"])
def test_a_discount_marker_costs_a_wood_a_metal_or_a_card(space: str, paid: str) -> None:
    table = drain(**({paid: 1} if paid != "card" else {}))
    if paid == "card":
        table.hand(0, "forge")
    usable = markers(table, "storm_drain_1")
    assert (space in usable) == (paid != "move")
    if paid != "move":
        table.play(0, f"use_marker:space_{space}")
        assert (table.owned(), table.g.hands[0], table.g.vp[0]) == ({}, (), 16)
        assert table.names("discards", 0) == (["forge"] if paid == "card" else [])


@pytest.mark.rule("wistar.ability.discount_fee")
def test_the_fee_is_one_thing_of_choice() -> None:
    table = unlock("dig_discount", drain(wood=2, metal=1).hand(0, "forge", "jetpack"))
    assert table.options() == {"give:wood", "give:metal", "give_card:forge", "give_card:jetpack"}
    table.play(0, "give_card:jetpack")
    assert table.g.over
    assert (table.owned(), table.names("hands", 0)) == ({"wood": 2, "metal": 1}, ["forge"])


@pytest.mark.rule("wistar.ability.discount_fee")
@pytest.mark.parametrize(
    ("row", "goods", "usable"),
    [
        ("attic_landing_3", {"metal": 2}, False),
        ("attic_landing_3", {"metal": 3}, True),
        ("attic_landing_3", {"metal": 2, "wood": 1}, True),
        ("kitchen_counter_1", {"metal": 1, "wood": 1}, False),
        ("kitchen_counter_1", {"metal": 1, "wood": 2}, True),
        ("toy_corner_2", {"move": 1}, False),
        ("toy_corner_2", {"move": 1, "wood": 1}, True),
    ],
)
def test_the_fee_comes_on_top_of_the_price_of_the_mission(row: str, goods: dict[str, int], usable: bool) -> None:
    table = Table.empty().at(0, "hall").mission("hall", row[:-2]).goods(0, **goods).mark("toy_corner_1", 1)
    found = markers(table, row)
    assert ("bed_discount" in found, "dig_discount" in found) == (usable, usable)
    assert {"veranda", "vp_three"} <= found


@pytest.mark.rule("wistar.ability.discount_fee", "wistar.ability.grey_markers")
@pytest.mark.parametrize(
    ("left", "rule"),
    [(BROWN[:2], "ability.discount_fee"), (BROWN[1:2], "ability.discount_fee"), ((), "ability.grey_markers")],
)
def test_whoever_cannot_pay_the_fee_is_told_so(left: tuple[str, ...], rule: str) -> None:
    """The ladder takes all the wood; in the basement there is another mission, for a grey marker."""
    table = Table.empty().at(0, "hall").mission("hall", "attic_landing").mark("attic_landing_1", 1).goods(0, wood=2)
    table.emptied(0, *(space for space in BROWN if space not in left)).goods(0, joker=3)
    table.tent(0, "coal_cellar").mission("coal_cellar", "storm_drain").does(0, "mission(0)")
    assert "do_mission:storm_drain_1" in table.options()
    assert table.why()["do_mission:attic_landing_2"] == rule
    table = table.goods(0, wood=3).does(0, "mission(0)")
    assert ("do_mission:attic_landing_2" in table.options()) == bool(left)


@pytest.mark.rule("wistar.ability.discount_fee")
@pytest.mark.parametrize("space", [of_space(space) for space in BROWN[2:] + GREY])
def test_the_other_markers_cost_nothing(space: str) -> None:
    assert space in markers(drain(), "storm_drain_1")


# lasting abilities --------------------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.ability.bed_discount")
@pytest.mark.card("space_bed_discount")
@pytest.mark.parametrize(("emptied", "beds"), [((), 1), (("bed_discount",), 3), (("dig_discount",), 1)])
def test_with_the_bed_discount_a_bed_costs_1_wood(emptied: tuple[str], beds: int) -> None:
    table = Table.empty().emptied(0, *emptied).built(0, dug=1).workers(0, burrow=3).goods(0, wood=3).main("beds")
    table.play(0, f"build_beds:{beds}")
    assert table.g.beds[0] == 1 + beds, "one bed was there for the third worker"
    assert table.owned() == ({} if beds == 3 else {"wood": 1})


@pytest.mark.rule("wistar.ability.dig_discount")
@pytest.mark.card("space_dig_discount")
@pytest.mark.parametrize(("emptied", "rooms"), [((), 1), (("dig_discount",), 3), (("bed_discount",), 1)])
def test_with_the_digging_discount_a_room_costs_1_metal(emptied: tuple[str], rooms: int) -> None:
    table = Table.empty().emptied(0, *emptied).workers(0, forest=4).goods(0, metal=3).main("dig")
    assert f"dig_rooms:{rooms + 1}" not in table.options()
    table.play(0, f"dig_rooms:{rooms}")
    assert (table.g.dug[0], table.g.goods[1]) == (rooms, 0 if rooms == 3 else 1)


@pytest.mark.rule("wistar.ability.bed_discount", "wistar.ability.dig_discount")
@pytest.mark.card("space_bed_discount", "space_dig_discount")
def test_the_discounts_hold_for_effects_too_and_for_the_rest_of_the_game() -> None:
    table = Table.empty().emptied(0, "bed_discount", "dig_discount").goods(0, wood=2, metal=2)
    for built in (1, 2):
        table.does(0, "bed(1)").play(0, "build_beds:1").does(0, "dig(1)").play(0, "dig_rooms:1")
        assert (table.g.beds[0], table.g.dug[0]) == (built, built)
    assert table.owned() == {}


@pytest.mark.rule("wistar.ability.veranda")
@pytest.mark.card("space_veranda")
def test_the_veranda_is_one_more_room() -> None:
    """Without it there is no room for a fourth guest; with it there is, but not for a fifth."""
    table = drain(wood=4).mice(0, *FULL).does(0, "mouse('house')").does(0, "bed(1)")
    assert table.g.over
    unlock("veranda", table).does(0, "bed(1)").play(0, "build_beds:1")
    assert (table.g.beds[0], table.owned()) == (1, {"wood": 2})
    assert table.does(0, "bed(1)").does(0, "mouse('house')").g.over
    assert table.g.dug[0] == 0


@pytest.mark.rule("wistar.ability.veranda")
@pytest.mark.card("space_veranda")
def test_a_mouse_may_live_on_the_veranda() -> None:
    table = Table.empty().mice(0, *FULL).emptied(0, "veranda").does(0, "mouse('house')")
    table.play(0, "take_from:house")
    assert table.count("mice") == 4


@pytest.mark.rule("wistar.ability.double_move")
@pytest.mark.card("space_double_move")
def test_with_double_move_a_move_token_moves_up_to_two_workers() -> None:
    """To different areas, too; or only one."""
    table = Table.empty().emptied(0, "double_move").workers(0, forest=3).goods(0, move=2).turn()
    table.play(0, "use_move:forest,farm", "shift_worker:forest,burrow")
    assert (table.in_area(), table.owned()) == ({"forest": 1, "burrow": 1, "farm": 1}, {"move": 1})
    assert table.asked() == "place_where"
    table.play(0, "use_move:farm,burrow", "enough")
    assert (table.in_area(), table.owned()) == ({"forest": 1, "burrow": 2}, {})
    assert table.asked() == "place_where"


@pytest.mark.rule("wistar.ability.double_move")
@pytest.mark.card("space_double_move")
def test_other_effects_that_move_workers_are_not_doubled() -> None:
    table = Table.empty().emptied(0, "double_move").workers(0, forest=3).does(0, "shift(1)")
    table.play(0, "shift_worker:forest,farm")
    assert table.g.over
    table = Table.empty().emptied(1, "double_move").workers(0, forest=3).goods(0, move=1).turn()
    table.play(0, "use_move:forest,farm")
    assert table.in_area() == {"forest": 2, "farm": 1}
    assert table.asked() == "place_where", "the space of somebody else"


# abilities that work at once ----------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.ability.skill_token")
@pytest.mark.card("space_skill_token")
def test_the_skill_token_is_chosen_at_once() -> None:
    table = unlock("skill_token").play(0, "take_token:token_wit")
    assert (table.symbols(), table.g.vp[0]) == ({"wit": 1}, 16)


@pytest.mark.rule("wistar.ability.free_invention")
@pytest.mark.card("space_free_invention")
@pytest.mark.parametrize("card", ["fortress", "whistle"])
def test_a_free_invention_of_either_deck_is_played_at_once(card: str) -> None:
    table = unlock("free_invention", drain().hand(0, "fortress", "whistle"))
    assert table.options() == {"play_for_free:fortress", "play_for_free:whistle", "pass_by"}
    table.play(0, f"play_for_free:{card}")
    assert table.g.over
    assert (table.names("areas", 0), table.count("hand")) == ([card], 1)


@pytest.mark.rule("wistar.ability.main_action")
@pytest.mark.card("space_main_action")
def test_a_main_action_of_choice_is_carried_out_at_its_current_strength() -> None:
    table = unlock("main_action", drain().workers(0, forest=3, farm=1))
    assert table.options() == {"act:wood", "act:projects", "act:explore", "pass_by"}, "without metal nothing is dug"
    assert table.play(0, "act:wood").owned() == {"wood": 3}
    assert table.g.over


@pytest.mark.rule("wistar.ability.free_invention", "wistar.ability.main_action")
@pytest.mark.card("space_free_invention", "space_main_action")
@pytest.mark.parametrize("space", ["free_invention", "main_action"])
def test_they_may_be_declined(space: str) -> None:
    table = unlock(space, drain().workers(0, forest=1).hand(0, "forge"))
    table.play(0, "pass_by")
    assert table.g.over
    assert (table.owned(), table.names("hands", 0), table.g.vp[0]) == ({}, ["forge"], 16)


@pytest.mark.rule("wistar.ability.hero")
@pytest.mark.card("space_hero", "scientist_gwyr")
def test_the_hero_gives_vp_at_once() -> None:
    """The worked example: 3 wit before, so 5 VP beside the 6 of the mission."""
    table = unlock("hero", drain().area(0, "well", "schoolroom", "whistle"))
    table.play(0, "take_hero:scientist_gwyr")
    assert (table.g.vp[0], table.symbols()["wit"]) == (21, 5)


# VP at the end ------------------------------------------------------------------------------------------------------
@pytest.mark.rule(
    "wistar.ability.bed_discount", "wistar.ability.dig_discount", "wistar.ability.veranda",
    "wistar.ability.double_move", "wistar.ability.skill_token", "wistar.ability.three_vp", "wistar.ability.six_vp",
    "wistar.ability.free_invention", "wistar.ability.main_action", "wistar.ability.hero",
)  # fmt: skip
@pytest.mark.parametrize(
    ("space", "vp"),
    [of_space(space, vp) for space, vp in zip(BROWN + GREY, (0, 0, 2, 1, 2, 3, 6, 1, 2, 0), strict=True)],
)
def test_an_emptied_space_gives_its_vp_at_the_end(space: str, vp: int) -> None:
    table = Table.empty().emptied(0, space)
    assert (table.score()["spaces"], table.score(1)["spaces"], table.g.vp) == (vp, 0, [10, 10])


@pytest.mark.rule("wistar.ability.three_vp", "wistar.ability.six_vp")
@pytest.mark.parametrize("space", [of_space("vp_three"), of_space("vp_six")])
def test_the_vp_spaces_do_nothing_at_once(space: str) -> None:
    table = unlock(space)
    assert table.g.over
    assert (table.g.vp[0], table.owned()) == (16, {})


@pytest.mark.rule("wistar.ability.pair_bonus", "wistar.ability.three_vp", "wistar.ability.six_vp")
@pytest.mark.card("space_vp_three", "space_vp_six")
def test_both_vp_spaces_give_2_more() -> None:
    assert Table.empty().emptied(0, "vp_three", "vp_six").score()["spaces"] == 11
    assert Table.empty().emptied(0, "vp_three", "veranda", "main_action").score()["spaces"] == 7
    assert Table.empty().emptied(0, "vp_three").emptied(1, "vp_six").score()["spaces"] == 3
