"""Inventions that change prices, requirements or rooms for good. Rules: card.030_164_*, card.073_*, card.125_*."""

import pytest

from tests.games.wistar.inventions import card, ready
from tests.games.wistar.table import Table

# inventions without needs for 1 wood and 1 metal, and for 2 wood or 2 metal
BOTH = {"tool": "telescope_goggles", "robot": "mechanical_cow", "structure": "archive"}
TWO = {"tool": "hot_air_balloon", "robot": "wooden_beaver", "structure": "bakery"}


def offered(table: Table) -> set[str]:
    """The cards of player 0 that can be played now."""
    table.g.stop()
    moves = table.does(0, "play()").options(0, "play_card")
    table.g.stop()
    return {move.split(":")[1] for move in moves}


@pytest.mark.rule("wistar.card.030_164_play_discount")
@pytest.mark.parametrize(
    ("name", "types"),
    [card("positronic_screwdriver", ("tool", "robot", "structure")), card("construction_crane", ("structure",))],
)
def test_1_wood_or_1_metal_less_is_paid_as_the_owner_likes(name: str, types: tuple[str, ...]) -> None:
    cheaper = {BOTH[kind] for kind in types}
    hand = Table.empty().area(0, name).hand(0, *BOTH.values())
    assert offered(hand.goods(0, wood=1)) == cheaper
    assert offered(hand.goods(0, wood=0, metal=1)) == cheaper
    assert offered(hand.goods(0, metal=0)) == set()  # not two less
    assert offered(hand.goods(0, wood=1, metal=1)) == set(BOTH.values())
    for kind in types:
        table = Table.empty().area(0, name).goods(0, wood=1, metal=1).plays(BOTH[kind])
        assert table.options() == {"settle:1,0", "settle:0,1"}
        table.play(0, "settle:0,1")
        assert table.owned()["wood"] == 1
        assert "metal" not in table.owned()


@pytest.mark.rule("wistar.card.030_164_play_discount")
@pytest.mark.parametrize(
    ("name", "types"),
    [card("positronic_screwdriver", ("tool", "robot", "structure")), card("construction_crane", ("structure",))],
)
def test_a_discount_of_1_takes_1_of_2_wood_from_every_card_played(name: str, types: tuple[str, ...]) -> None:
    table = Table.empty().area(0, name).hand(0, *TWO.values()).goods(0, wood=1)
    assert offered(table) == {TWO[kind] for kind in types}
    assert offered(table.goods(0, wood=0)) == set()
    table = Table.empty().area(1, name).hand(0, *TWO.values()).goods(0, wood=1)
    assert offered(table) == set()  # the discount of another player
    table = Table.empty().area(0, name).hand(0, "bakery", "forge").goods(0, wood=2)
    table.plays("bakery").plays("forge")  # each time
    assert table.owned() == {"metal": 1}  # the income of the forge


@pytest.mark.parametrize(("name", "kind"), [card("robot_workshop", "robot"), card("hangar", "tool")])
def test_1_wood_and_1_metal_less_for_one_type(name: str, kind: str) -> None:
    table = Table.empty().area(0, name).hand(0, *BOTH.values(), *TWO.values())
    assert offered(table) == {BOTH[kind]}  # nothing is left to pay
    assert offered(table.goods(0, wood=1)) == {BOTH[kind], TWO[kind]}
    both = {BOTH[kind], TWO[kind], *BOTH.values()}
    assert offered(table.goods(0, wood=1, metal=1)) == both
    table.goods(0, wood=2, metal=2).plays(TWO[kind])
    assert table.g.goods[:2] == ([2, 2] if kind == "robot" else [1, 2])  # the beaver brings a wood back
    others = Table.empty().area(1, name).hand(0, *BOTH.values()).goods(0, wood=1)
    assert offered(others) == set()


@pytest.mark.card("geological_scanner")
def test_geological_scanner_takes_1_metal_off_the_whole_dig_action() -> None:
    table = ready().area(0, "geological_scanner").goods(0, metal=3).main("dig")
    assert table.options() == {"dig_rooms:0", "dig_rooms:1", "dig_rooms:2"}
    table.play(0, "dig_rooms:2")
    assert (table.g.dug[0], table.owned()) == (5, {})
    table = ready().area(0, "geological_scanner").goods(0, metal=2).main("dig").play(0, "dig_rooms:1")
    assert table.owned() == {"metal": 1}
    assert ready().goods(0, metal=3).main("dig").options() == {"dig_rooms:0", "dig_rooms:1"}  # without it
    table = ready().area(0, "geological_scanner").goods(0, metal=1)
    assert table.does(0, "dig(1)").g.over  # not for a single room dug by an effect
    assert ready().area(0, "geological_scanner").goods(0, wood=3).main("beds").options() == {
        "build_beds:0",
        "build_beds:1",
    }


@pytest.mark.rule("wistar.card.073_automatic_snail")
@pytest.mark.card("automatic_snail")
def test_automatic_snail_is_one_more_room_for_a_mouse_or_a_bed() -> None:
    full = ("mouse_house_01", "mouse_house_02", "mouse_house_04")
    assert "fetch:room_hall" not in Table.empty().mice(0, *full).at(0, "hall").does(0, "explore(1)").options()
    table = Table.empty().mice(0, *full).at(0, "hall").area(0, "automatic_snail").does(0, "explore(1)")
    table.play(0, "fetch:room_hall")
    assert len(table.g.homes[0]) == 4
    table.g.stop()
    assert "fetch:room_hall" not in table.does(0, "explore(1)").options()  # not two more
    beds = Table.empty().workers(0, burrow=2).mice(0, *full).area(0, "automatic_snail").goods(0, wood=4)
    assert beds.main("beds").options() == {"build_beds:0", "build_beds:1"}
    assert beds.play(0, "build_beds:1").g.beds[0] == 1
    assert Table.empty().workers(0, burrow=2).mice(0, *full).goods(0, wood=4).main("beds").g.over


@pytest.mark.rule("wistar.card.073_automatic_snail")
@pytest.mark.card("automatic_snail")
def test_the_room_of_the_snail_is_not_dug() -> None:
    table = Table.empty().area(0, "automatic_snail")
    assert table.count("rooms_dug") == 0
    assert table.score()["rooms"] == 0
    assert (
        "play_card:wooden_porcupine"
        not in table.goods(0, wood=2).hand(0, "wooden_porcupine").does(0, "play()").options()
    )  # it asks for a room dug


@pytest.mark.rule("wistar.card.125_observatory")
@pytest.mark.card("observatory")
def test_observatory_lets_1_skill_symbol_be_missing_for_every_invention() -> None:
    cards = ("university", "lockpick", "microscope", "mechanical_squirrel")
    table = Table.empty().area(0, "observatory").hand(0, *cards).goods(0, wood=3, metal=3)
    # wit is missing, or wit beside observation; not two agility
    assert offered(table) == {"university", "microscope", "mechanical_squirrel"}
    assert offered(table.helpers(0, "token_agility")) == set(cards)
    table.plays("lockpick")
    assert table.names("helpers", 0) == ["token_agility"]
    assert "university" in offered(table)  # each time
    foreign = Table.empty().area(1, "observatory").hand(0, "university").goods(0, wood=3)
    assert offered(foreign) == set()


@pytest.mark.card("observatory")
def test_observatory_saves_a_joker_and_nothing_but_a_skill() -> None:
    table = Table.empty().area(0, "observatory").goods(0, metal=1, joker=1).plays("lockpick")
    assert table.owned() == {}  # two agility are missing: one is ignored, the joker stands for the other
    table = Table.empty().area(0, "observatory").goods(0, metal=2, joker=1).plays("biomechanical_gloves")
    assert table.owned() == {"joker": 1}  # only wit is missing
    needy = ("jetpack", "nursery", "toolbox", "automatic_mole")  # current, mice, tools, rooms
    assert offered(Table.empty().area(0, "observatory").hand(0, *needy).goods(0, wood=3, metal=3)) == set()


@pytest.mark.card("automatic_octopus")
def test_automatic_octopus_lets_1_skill_symbol_be_missing_for_every_mission() -> None:
    table = ready("study").area(0, "automatic_octopus")  # kitchen counter: endurance 2 behind a lock, agility 1
    table.mark("kitchen_counter_1", 1)
    assert table.does(0, "mission(0)").why()["do_mission:kitchen_counter_2"] == "mission.requirements"
    table.g.stop()
    table.helpers(0, "token_endurance")
    table.does(0, "mission(0)").play(0, "do_mission:kitchen_counter_2", "use_marker:space_vp_three")
    assert table.g.vp[0] == 15
    without = ready("study").mark("kitchen_counter_1", 1).helpers(0, "token_endurance", "token_agility")
    assert without.does(0, "mission(0)").options() == {"do_mission:kitchen_counter_3", "pass_by"}
    inventions = Table.empty().area(0, "automatic_octopus").hand(0, "university").goods(0, wood=3)
    assert offered(inventions) == set()  # for missions only
