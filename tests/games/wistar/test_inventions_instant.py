"""Inventions with an instant effect: what exactly they change, once."""

from typing import Any

import pytest

from tests.games.wistar.inventions import card, case, changed, counts, next_round, ready

HOUSE, BASEMENT = "take_from:house", "take_from:basement"  # a mouse of a supply stack
STEAL = ("do_mission:kitchen_counter_3", "use_marker:space_vp_three")  # asks for agility, gives 3 metal
STOLEN: dict[str, Any] = {"metal": 3, "markers": 1, "spaces": ["vp_three"]}

PLAIN = [
    case("wooden_bicycle", move=2),
    case("first_aid_kit", joker=1),
    case("battery", current=1),
    case("wheelbarrow", metal=2, move=1),
    case("sewing_kit", "build_beds:1", beds=1, entrance=1),
    case("clockwork_beetle", wood=1, metal=1),
    case("wooden_porcupine", vp=3),
    case("saw", wood=2),
    case("scrapyard", metal=2),
    case("workshop", wood=1),
    case("tavern", HOUSE, homes=["mouse_house_11"], metal=2),
    case("fencing_hall", joker=1, move=1),
    case("lightning_rod", current=1),
    case("portable_dynamo", current=1),
    case("power_station", current=2),
    case("automatic_mouse", BASEMENT, homes=["mouse_basement_04"], current=1),
    case("genetic_laboratory", HOUSE, BASEMENT, homes=["mouse_house_11", "mouse_basement_04"], metal=2, current=1),
    case("burrow_tower", "dig_rooms:1", "build_beds:1", dug=1, beds=1, entrance=1),
    case("electric_drill", "dig_rooms:1", dug=1),
    case("wooden_armour", hands=["cat_prison"]),
    case("tin_woodpecker", wood=1),
    case("mechanical_parrot", hands=["woodshed"]),
    case("gymnasium", move=1),
    case("pantry", wood=1),
]
CHOSEN = [
    case("telescope_goggles", "reveal_at:room_hall", metal=2, hands=["woodshed"]),
    case("rope_and_hook", "open:passage_8", metal=1, doors=["door_01"]),
    case("time_bomb", "open:passage_10", joker=1, doors=["door_06"]),
    case("spyglass", "reveal_at:room_hall", metal=2),
    case("bionic_eye", "reveal_at:room_kitchen", move=1),
    case("fishing_rod", "pick:wood", "pick:basic", wood=1, hands=["woodshed"]),
    case("invigorating_potion", "brew:wood", hands=["cat_prison"], wood=1),
    case("well", "brew:metal", metal=1),
    case("travelling_laboratory", "brew:wood", wood=1, joker=1),
    case("magnifying_glass", "take:bakery", "draw_from:basic", hands=["bakery", "woodshed"]),
    case("schoolroom", "take:foundry", hands=["foundry"]),
    case("amphibious_cart", "free_space:space_veranda", spaces=["veranda"]),
    case("parachute", "walk_to:room_kitchen", "walk_to:room_study", room="study", vp=1),
    case("spring_frog", "effect_first:spring_frog,0", "walk_to:room_kitchen", "reveal_at:room_kitchen",
         room="kitchen", move=1),
    case("drawbridge", "open:passage_8", "walk_to:room_coal_cellar", metal=1, doors=["door_01"], room="coal_cellar"),
    case("diving_suit", "open:passage_8", "reveal_at:room_hall", "walk_to:room_kitchen", metal=3, doors=["door_01"],
         room="kitchen"),
    case("hang_glider", "effect_first:hang_glider,0", "travel_to:room_study", "walk_to:room_kitchen", room="kitchen"),
    case("rocket_sled", "walk_to:room_kitchen", "reveal_at:room_kitchen", room="kitchen", move=1),
    case("watchtower", "camp:room_hall", "reveal_at:room_hall", tents=["hall"], metal=2),
    case("mechanical_squirrel", *STEAL, at="study", **STOLEN),
    case("ground_to_cat_missile", *STEAL, at="study", **STOLEN),
    case("mechanical_rabbit", "build_beds:2", have={"wood": 4}, wood=-4, beds=2, entrance=2),
    case("mechanical_badger", "dig_rooms:2", have={"metal": 4}, metal=-4, dug=2),
    case("hostel", "agree", beds_given=1, wood=2),
    case("hammock_grove", "build_beds:1", "send_out:forest", have={"wood": 2}, wood=-2, beds=1, forest=1, vp=1),
    case("motorcycle", "shift_worker:forest,farm", "shift_worker:burrow,farm", move=2, forest=-1, burrow=-1, farm=2),
    case("exoskeleton", "act:metal", metal=2),
    case("hall_of_heroes", "take_hero:scientist_gwyr", helpers=["scientist_gwyr"], vp=2),
    case("android_butler", "brew:metal", metal=1),
]  # fmt: skip


@pytest.mark.rule("wistar.effect.instant")
@pytest.mark.parametrize(("name", "at", "have", "moves", "changes"), [*PLAIN, *CHOSEN])
def test_an_instant_effect_comes_once_when_the_card_is_played(
    name: str, at: str, have: dict[str, int], moves: tuple[str, ...], changes: dict[str, Any]
) -> None:
    table = ready(at).goods(0, **have)
    before, others = counts(table), counts(table, 1)
    table.plays_free(name).play(0, *moves)
    assert table.g.over  # nothing more is asked: every number was used up
    assert changed(before, counts(table)) == {"areas": [name], **changes}
    assert counts(table, 1) == others
    after = counts(table)
    assert changed(after, counts(next_round(table))) == {}
    assert table.asked() == "place_where"


@pytest.mark.parametrize(
    ("name", "options"),
    [
        card("rope_and_hook", {"open:passage_1", "open:passage_8", "pass_by"}),
        card("time_bomb", {*(f"open:passage_{number}" for number in (1, 2, 7, 8, 9, 10)), "pass_by"}),
        card("spyglass", {"reveal_at:room_hall", "pass_by"}),
        card("bionic_eye", {*(f"reveal_at:room_{room}" for room in ("hall", "kitchen", "bedroom", "coal_cellar",
                                                                    "boiler_cellar")), "pass_by"}),
        card("exoskeleton", {*(f"act:{name}" for name in ("wood", "dig", "metal", "beds", "projects", "explore")),
                             "pass_by"}),
        card("hang_glider", {"effect_first:hang_glider,0", "effect_first:hang_glider,1"}),
        card("watchtower", {"camp:room_hall", "pass_by"}),
        card("fishing_rod", {"pick:wood", "pick:metal", "pick:basic", "pick:advanced"}),
        card("well", {"brew:metal", "brew:wood"}),
        card("travelling_laboratory", {"brew:metal", "brew:wood"}),
        card("invigorating_potion", {"brew:metal", "brew:wood"}),
        card("parachute", {"walk_to:room_kitchen", "walk_to:room_bedroom", "enough"}),
        card("spring_frog", {"effect_first:spring_frog,0", "effect_first:spring_frog,1"}),
        card("motorcycle", {*(f"shift_worker:{start},{end}" for start in ("forest", "burrow", "farm")
                              for end in ("forest", "burrow", "farm") if start != end), "enough"}),
        card("hall_of_heroes", {*(f"take_hero:{name}" for name in ("scientist_gwyr", "acrobat_lila", "scout_argo",
                                                                   "strongman_brok", "wanderer_tobi"))}),
        card("hostel", {"agree", "pass_by"}),
        card("sewing_kit", {"build_beds:0", "build_beds:1"}),
        card("electric_drill", {"dig_rooms:0", "dig_rooms:1"}),
        card("burrow_tower", {"dig_rooms:0", "dig_rooms:1"}),
        card("tavern", {HOUSE, "pass_by"}),
        card("automatic_mouse", {BASEMENT, "pass_by"}),
        card("genetic_laboratory", {HOUSE, "pass_by"}),
        card("mechanical_rabbit", {"build_beds:0", "build_beds:1", "build_beds:2"}),
        card("mechanical_badger", {"dig_rooms:0", "dig_rooms:1", "dig_rooms:2"}),
        card("hammock_grove", {"build_beds:0", "build_beds:1"}),
        card("drawbridge", {"open:passage_1", "open:passage_8", "walk_to:room_kitchen", "walk_to:room_bedroom",
                            "reveal_at:room_hall", "fetch:room_hall"}),
        card("rocket_sled", {"open:passage_1", "open:passage_8", "walk_to:room_kitchen", "walk_to:room_bedroom",
                             "reveal_at:room_hall", "fetch:room_hall"}),
    ],
)  # fmt: skip
def test_an_instant_effect_with_a_choice_offers_exactly_this(name: str, options: set[str]) -> None:
    assert ready().goods(0, wood=4, metal=4).plays_free(name).options() == options


@pytest.mark.rule("wistar.memo.per")
@pytest.mark.parametrize(
    ("name", "area", "changes"),
    [
        card("wooden_armour", ("steel_armour",), {"hands": ["cat_prison", "radio_room", "submarine"]}),
        card("tin_woodpecker", ("bionic_eye",), {"wood": 3}),
        card("mechanical_parrot", ("mechanical_cow", "lamp"), {"hands": ["woodshed", "stilts"]}),
        card("gymnasium", ("energy_sword", "hammer"), {"move": 4}),
        card("pantry", ("well", "bathhouse", "lamp"), {"wood": 3}),
    ],
)
def test_an_effect_counts_what_is_in_play_with_the_card_itself(
    name: str, area: tuple[str, ...], changes: dict[str, Any]
) -> None:
    """The worked example: with Wooden Armour there are 3 endurance symbols, so 3 advanced cards are drawn."""
    table = ready().area(0, *area).area(1, "mechanical_bear", "observatory", "power_station", "steam_giant")
    before = counts(table)
    table.plays_free(name)
    assert changed(before, counts(table)) == {"areas": [name], **changes}
    assert table.g.over


@pytest.mark.rule("wistar.card.091_wooden_porcupine")
@pytest.mark.card("wooden_porcupine")
@pytest.mark.parametrize(("dug", "vp"), [(1, 11), (6, 16)])
def test_wooden_porcupine_gives_a_vp_for_each_room_dug(dug: int, vp: int) -> None:
    table = ready().built(0, dug=dug).goods(0, wood=2).built(1, dug=4)
    assert table.plays("wooden_porcupine").g.vp == [vp, 10]


@pytest.mark.rule("wistar.card.075_114_165_supply_mice")
@pytest.mark.parametrize(
    ("name", "moves", "mice"),
    [
        card("automatic_mouse", (BASEMENT,), ["mouse_basement_04"]),
        card("genetic_laboratory", (HOUSE, BASEMENT), ["mouse_house_11", "mouse_basement_04"]),
        card("tavern", (HOUSE,), ["mouse_house_11"]),
    ],
)
def test_mice_come_from_the_top_of_the_stacks_while_there_are_rooms(
    name: str, moves: tuple[str, ...], mice: list[str]
) -> None:
    table = ready()
    left = [len(stack) - (move in moves) for stack, move in zip(table.g.mouse_supply, (HOUSE, BASEMENT), strict=True)]
    assert table.plays_free(name).play(0, *moves).names("homes", 0) == mice
    assert [len(stack) for stack in table.g.mouse_supply] == left
    one = ready().mice(0, "mouse_house_12").plays_free(name).play(0, moves[0])
    assert one.names("homes", 0) == ["mouse_house_12", mice[0]]
    assert one.g.over  # both rooms are full
    full = ready().mice(0, "mouse_house_12", "mouse_house_01")
    assert full.plays_free(name).g.over


@pytest.mark.card("sewing_kit")
@pytest.mark.card("burrow_tower")
def test_a_free_bed_needs_a_free_room_which_burrow_tower_digs_first() -> None:
    table = ready().mice(0, "mouse_house_12", "mouse_house_01")
    assert table.plays_free("sewing_kit").g.over
    table.plays_free("burrow_tower").play(0, "dig_rooms:1", "build_beds:1")
    assert (table.g.dug[0], table.g.beds[0]) == (4, 5)
