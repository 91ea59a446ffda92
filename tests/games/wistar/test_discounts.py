"""What makes inventions, rooms and missions cheaper. Rules: play.discounts, symbol.*_discount."""

import pytest

from tests.games.wistar.table import Table


def offered(table: Table, card: str) -> bool:
    return f"play_card:{card}" in table.hand(0, card).does(0, "play()").options()


# several ways -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.play.discounts")
@pytest.mark.parametrize(
    ("chosen", "left"), [("settle:2,2", {"wood": 2, "metal": 1}), ("settle:3,1", {"wood": 1, "metal": 2})]
)
def test_an_either_or_discount_takes_off_the_kind_that_the_player_chooses(chosen: str, left: dict[str, int]) -> None:
    """Burrow Tower: 3 wood, 2 metal; the Construction Crane takes off one of them."""
    table = Table.empty().area(0, "construction_crane").helpers(0, "strongman_brok").goods(0, wood=4, metal=3)
    table.plays("burrow_tower")
    assert table.options() == {"settle:2,2", "settle:3,1"}
    assert table.play(0, chosen).owned() == left


@pytest.mark.rule("wistar.play.discounts")
@pytest.mark.parametrize(("wood", "metal"), [(2, 2), (3, 1)])
def test_only_what_can_be_paid_is_offered(wood: int, metal: int) -> None:
    table = Table.empty().area(0, "construction_crane").helpers(0, "strongman_brok").goods(0, wood=wood, metal=metal)
    assert table.plays("burrow_tower").owned() == {}
    assert table.where("burrow_tower") == ("areas", 0)


@pytest.mark.rule("wistar.play.discounts")
@pytest.mark.parametrize(("wood", "metal", "allowed"), [(2, 0, True), (0, 2, True), (1, 1, True), (1, 0, False)])
def test_several_discounts_add_up(wood: int, metal: int, allowed: bool) -> None:
    """Crane, house mouse 5 and basement mouse 7: three off the 5 goods of the tower, in any way."""
    table = Table.empty().area(0, "construction_crane").mice(0, "mouse_house_05", "mouse_basement_07")
    table.helpers(0, "strongman_brok").goods(0, wood=wood, metal=metal)
    assert offered(table, "burrow_tower") == allowed
    if allowed:
        assert table.play(0, "play_card:burrow_tower").owned() == {}


@pytest.mark.rule("wistar.play.discounts")
def test_all_ways_to_use_several_either_or_discounts_are_offered() -> None:
    table = Table.empty().area(0, "construction_crane").mice(0, "mouse_house_05", "mouse_basement_07")
    table.helpers(0, "strongman_brok").goods(0, wood=9, metal=9).plays("burrow_tower")
    assert table.options() == {"settle:0,2", "settle:1,1", "settle:2,0"}
    assert table.play(0, "settle:2,0").owned() == {"wood": 7, "metal": 9}


@pytest.mark.rule("wistar.play.discounts")
def test_a_price_never_falls_below_zero_and_the_rest_of_a_discount_is_lost() -> None:
    """Pantry costs 1 wood: it is free, nothing is paid back beside the wood of its effect."""
    table = Table.empty().area(0, "construction_crane").mice(0, "mouse_house_05", "mouse_basement_07")
    assert table.plays("pantry").owned() == {"wood": 2}, "for two structures"


@pytest.mark.rule("wistar.play.discounts", "wistar.symbol.goods_discount")
def test_a_discount_of_each_kind_is_lost_where_the_kind_is_not_in_the_price() -> None:
    """Hangar: tools cost 1 wood and 1 metal less. Electric Scooter costs 2 metal, Microscope 1 wood and 2 metal."""
    table = Table.empty().area(0, "hangar").goods(0, wood=1, metal=1)
    assert table.plays("electric_scooter").owned() == {"wood": 1}
    table.helpers(0, "token_wit", "token_observation").goods(0, wood=0, metal=1)
    assert table.plays("microscope").owned() == {}


@pytest.mark.rule("wistar.play.discounts", "wistar.play.cost_moves")
def test_move_tokens_are_never_discounted() -> None:
    """Rocket Sled: 1 wood, 1 metal, 1 move token."""
    table = Table.empty().area(0, "hangar").mice(0, "mouse_house_04", "mouse_basement_07").current(0, 1)
    assert not offered(table, "rocket_sled")
    assert table.why() == {"play_card:rocket_sled": "play.cost_moves"}
    table.g.stop()
    table.goods(0, move=1)
    assert table.plays("rocket_sled").owned() == {}


@pytest.mark.rule("wistar.play.discounts", "wistar.symbol.goods_discount")
@pytest.mark.parametrize(
    ("giver", "cheaper"),
    [
        ("hangar", "whistle"), ("robot_workshop", "spring_bat"), ("construction_crane", "well"),
        ("mouse_house_04", "whistle"), ("mouse_house_03", "spring_bat"), ("mouse_house_05", "well"),
    ],
)  # fmt: skip
def test_a_discount_for_a_type_is_for_that_type_only(giver: str, cheaper: str) -> None:
    """Each of them costs a single wood or metal, so that it is free for whoever has the discount."""
    for card in ("whistle", "spring_bat", "well"):
        table = Table.empty()
        table.put("homes" if giver.startswith("mouse") else "areas", 0, giver)
        assert offered(table, card) == (card == cheaper)
        table = Table.empty()
        table.put("homes" if giver.startswith("mouse") else "areas", 1, giver)
        assert not offered(table, card), "of another player"


@pytest.mark.rule("wistar.play.discounts", "wistar.symbol.goods_discount")
@pytest.mark.parametrize(
    ("effect", "wood", "metal", "allowed"),
    [
        ("play(off='either')", 3, 1, True),
        ("play(off='either')", 2, 2, True),
        ("play(off='either')", 2, 1, False),
        ("play(off='each')", 2, 1, True),
        ("play(off='each')", 1, 2, False),
        ("play(off='each')", 3, 0, False),
        ("play()", 3, 1, False),
    ],
)
def test_an_effect_lets_one_play_cheaper(effect: str, wood: int, metal: int, allowed: bool) -> None:
    table = Table.empty().helpers(0, "strongman_brok").goods(0, wood=wood, metal=metal).hand(0, "burrow_tower")
    assert ("play_card:burrow_tower" in table.does(0, effect).options()) == allowed
    if allowed:
        assert table.play(0, "play_card:burrow_tower").owned() == {}


# rooms and beds -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.symbol.dig_action_discount")
@pytest.mark.parametrize(("metal", "rooms", "left"), [(5, 3, 0), (4, 2, 1), (1, 1, 0), (3, 1, 2)])
def test_the_scanner_takes_a_metal_off_the_whole_digging_action(metal: int, rooms: int, left: int) -> None:
    """With strength 3: 1, 3 or 5 metal for one, two or three rooms."""
    table = Table.empty().area(0, "geological_scanner").workers(0, forest=3).goods(0, metal=metal).main("dig")
    table.play(0, f"dig_rooms:{rooms}")
    assert (table.g.dug[0], table.g.goods[1]) == (rooms, left)


@pytest.mark.rule("wistar.symbol.dig_action_discount")
def test_the_scanner_cannot_do_more_and_does_not_count_for_digging_by_an_effect() -> None:
    table = Table.empty().area(0, "geological_scanner").workers(0, forest=3).goods(0, metal=4).main("dig")
    assert table.options() == {"dig_rooms:2", "dig_rooms:1", "dig_rooms:0"}
    table = Table.empty().area(0, "geological_scanner").goods(0, metal=1).does(0, "dig(1)")
    assert table.g.over
    assert table.g.dug[0] == 0


@pytest.mark.rule("wistar.symbol.dig_action_discount", "wistar.symbol.goods_discount")
def test_the_discount_of_an_action_comes_each_time_and_never_falls_below_zero() -> None:
    """With the digging discount a room costs 1 metal; scanner and basement mouse 9 take off 2 in all."""
    table = Table.empty().area(0, "geological_scanner").mice(0, "mouse_basement_09").emptied(0, "dig_discount")
    table.workers(0, forest=1).goods(0, metal=1)
    for dug in (1, 2, 3):
        table.main("dig").play(0, "dig_rooms:1")
        assert (table.g.dug[0], table.owned()) == (dug, {"metal": 1})


@pytest.mark.rule("wistar.symbol.goods_discount")
def test_a_wood_discount_lowers_the_price_of_beds_and_a_metal_discount_that_of_rooms() -> None:
    table = Table.empty().mice(0, "mouse_basement_09").workers(0, forest=1, burrow=1).goods(0, wood=1, metal=1)
    table.main("beds").play(0, "build_beds:1").main("dig").play(0, "dig_rooms:1")
    assert (table.g.beds[0], table.g.dug[0], table.owned()) == (1, 1, {})


# skills -------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.symbol.skill_discount")
@pytest.mark.parametrize(
    ("card", "helpers", "jokers", "allowed"),
    [
        ("foundry", ("token_strength",), 0, True),
        ("foundry", (), 0, False),
        ("foundry", (), 1, True),
        ("cat_prison", ("token_strength",), 0, False),
        ("cat_prison", ("strongman_brok",), 0, True),
        ("root_cellar", (), 0, True),
    ],
)
def test_one_required_skill_may_be_left_out(card: str, helpers: tuple[str], jokers: int, allowed: bool) -> None:
    """The Observatory: Foundry needs 2 strength, the prison 3. No joker is spent for the symbol that is left out."""
    table = Table.empty().area(0, "observatory").helpers(0, *helpers).goods(0, wood=9, metal=9, joker=jokers)
    assert offered(table, card) == allowed
    if allowed:
        assert "joker" not in table.play(0, f"play_card:{card}").owned()


@pytest.mark.rule("wistar.symbol.skill_discount")
def test_a_skill_discount_is_no_discount_of_types_current_mice_or_rooms() -> None:
    for card in ("robot_workshop", "portable_dynamo", "nursery", "tavern", "toolbox"):
        table = Table.empty().area(0, "observatory").goods(0, wood=9, metal=9)
        assert offered(table, card) == (card == "portable_dynamo")


@pytest.mark.rule("wistar.symbol.skill_discount")
@pytest.mark.parametrize(
    ("giver", "effect", "jokers", "allowed"),
    [
        ("automatic_octopus", "mission(0)", 0, True),
        ("observatory", "mission(0)", 0, False),
        ("observatory", "mission(1)", 0, True),
        ("automatic_octopus", "mission(1)", 0, True),
    ],
)
def test_a_skill_may_be_left_out_at_a_mission(giver: str, effect: str, jokers: int, allowed: bool) -> None:
    """Open the Hatch needs 2 strength; one is there. The Octopus and Radar Tower work for missions only."""
    table = Table.empty().area(0, giver).helpers(0, "token_strength").at(0, "hall").mission("hall", "attic_landing")
    table.does(0, effect)
    assert ("do_mission:attic_landing_1" in table.options()) == allowed


@pytest.mark.rule("wistar.symbol.skill_discount")
def test_skill_discounts_at_a_mission_add_up() -> None:
    table = Table.empty().area(0, "automatic_octopus").at(0, "hall").mission("hall", "attic_landing")
    assert "do_mission:attic_landing_1" in table.does(0, "mission(1)").options()
    table.g.stop()
    assert "do_mission:attic_landing_1" not in table.does(0, "mission(0)").options()
