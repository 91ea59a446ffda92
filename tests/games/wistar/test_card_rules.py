"""The rulebook's explanations of single inventions. Rules: card.*, memo.spend_to_gain."""

import pytest

from pentarchy.engine.views import SPECTATOR, view
from tests.games.wistar.inventions import card, changed, counts, next_round, ready
from tests.games.wistar.table import Table

CLOSED = {f"open:passage_{number}" for number in (1, 2, 7, 8, 9, 10)}


# the farm -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.card.004_bionic_eye")
@pytest.mark.card("bionic_eye")
def test_bionic_eye_turns_up_any_mission_of_the_farm_and_gains_its_bonus() -> None:
    table = ready("outside").plays_free("bionic_eye")
    rooms = ("hall", "kitchen", "bedroom", "coal_cellar", "boiler_cellar")
    assert table.options() == {*(f"reveal_at:room_{room}" for room in rooms), "pass_by"}
    table.play(0, "reveal_at:room_boiler_cellar")
    assert table.owned() == {"joker": 1}
    for eye in (0, 1, SPECTATOR):
        assert view(table.g, eye)["missions"][5] == [table.card("iron_gate")]
    assert "reveal_at:room_boiler_cellar" not in table.does(0, "reveal('anywhere')").options()


@pytest.mark.rule("wistar.card.012_065_any_door")
@pytest.mark.parametrize("name", [card("lockpick"), card("time_bomb")])
def test_lockpick_and_time_bomb_open_any_door_of_the_farm(name: str) -> None:
    table = ready("outside")
    if name == "lockpick":
        table.area(0, name).turn().play(0, "use:lockpick")
    else:
        table.plays_free(name)
    assert table.options() == {*CLOSED, "pass_by"}
    table.play(0, "open:passage_9")
    assert table.names("hands", 0) == ["woodshed"]  # the bonus
    assert table.names("doors", 0) == ["door_04"]
    assert table.g.doors_at[8] == ()
    assert table.room() == "outside"


@pytest.mark.rule("wistar.card.022_027_travel")
@pytest.mark.parametrize("name", [card("jetpack"), card("jet_plane")])
def test_jetpack_and_jet_plane_go_to_any_room_behind_open_passages(name: str) -> None:
    table = ready().area(0, name).open(8).turn().play(0, f"use:{name}")
    assert table.options() == {*(f"travel_to:room_{room}" for room in ("kitchen", "bedroom", "study", "coal_cellar")),
                               "pass_by"}  # fmt: skip
    table.play(0, "travel_to:room_coal_cellar")
    assert table.room() == "coal_cellar"
    outside = ready("outside").area(0, name).turn()
    assert outside.why()[f"use:{name}"] == "card.022_027_travel"  # behind closed doors there is nowhere to go
    entering = ready("outside").area(0, name).open(2, 7).turn().play(0, f"use:{name}")
    rooms = ("hall", "kitchen", "bedroom", "study", "coal_cellar")
    assert entering.options() == {*(f"travel_to:room_{room}" for room in rooms), "pass_by"}


@pytest.mark.rule("wistar.card.050_tourist_tent")
@pytest.mark.card("tourist_tent")
def test_tourist_tent_is_pitched_in_any_connected_room_without_an_own_tent() -> None:
    table = ready().area(0, "tourist_tent").tent(0, "kitchen").turn().play(0, "use:tourist_tent")
    assert table.options() == {"camp:room_hall", "camp:room_bedroom", "camp:room_study", "pass_by"}
    table.play(0, "camp:room_bedroom")
    assert counts(table)["tents"] == ["kitchen", "bedroom"]


@pytest.mark.rule("wistar.card.050_tourist_tent")
@pytest.mark.card("tourist_tent")
def test_with_both_tents_pitched_tourist_tent_moves_one_of_them() -> None:
    table = ready().area(0, "tourist_tent").tent(0, "kitchen").tent(0, "boiler_cellar")
    table.turn().play(0, "use:tourist_tent")
    moves = {
        f"move_tent:room_{old},room_{new}"
        for old in ("kitchen", "boiler_cellar")
        for new in ("hall", "bedroom", "study")
    }
    assert table.options() == {*moves, "pass_by"}
    table.play(0, "move_tent:room_boiler_cellar,room_study")
    assert counts(table)["tents"] == ["kitchen", "study"]


@pytest.mark.card("watchtower")
def test_watchtower_pitches_a_tent_only_where_the_explorer_is_and_moves_none() -> None:
    table = ready("study").tent(0, "kitchen").tent(0, "hall").plays_free("watchtower")
    assert table.options() == {"reveal_at:room_kitchen", "reveal_at:room_hall", "pass_by"}  # near the tents
    outside = ready("outside").plays_free("watchtower")
    assert outside.g.over


@pytest.mark.rule("wistar.card.098_mechanical_squirrel")
@pytest.mark.card("mechanical_squirrel")
def test_mechanical_squirrel_does_a_mission_at_the_explorer_or_a_tent() -> None:
    table = ready("hall").tent(0, "study").goods(0, wood=1, metal=1).plays_free("mechanical_squirrel")
    assert table.options() == {"do_mission:kitchen_counter_1", "do_mission:kitchen_counter_3", "pass_by"}
    assert table.why() == {"do_mission:kitchen_counter_2": "mission.lock"}
    table.play(0, "do_mission:kitchen_counter_1", "use_marker:space_veranda", "give:wood")
    assert (table.owned(), table.g.vp[0]) == ({}, 13)
    assert ready("hall").plays_free("mechanical_squirrel").g.over  # no mission here


@pytest.mark.rule("wistar.card.124_radar_tower")
@pytest.mark.card("radar_tower")
def test_radar_tower_does_a_mission_with_1_skill_symbol_less() -> None:
    table = ready("study").area(0, "radar_tower").mark("kitchen_counter_1", 1).turn().play(0, "use:radar_tower")
    assert table.options() == {"do_mission:kitchen_counter_3", "pass_by"}  # two endurance are too many
    helped = ready("hall").tent(0, "study").area(0, "radar_tower").mark("kitchen_counter_1", 1)
    helped.helpers(0, "token_endurance").turn().play(0, "use:radar_tower")
    helped.play(0, "do_mission:kitchen_counter_2", "use_marker:space_vp_three")
    assert helped.g.vp[0] == 15
    joker = ready("study").area(0, "radar_tower").goods(0, joker=1).turn()
    joker.play(0, "use:radar_tower", "do_mission:kitchen_counter_3", "use_marker:space_vp_three")
    assert joker.owned() == {"metal": 3, "joker": 1}


# exchanges ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.memo.spend_to_gain")
@pytest.mark.card("lamp")
def test_lamp_as_in_the_worked_example() -> None:
    table = ready().area(0, "lamp").hand(0, "jetpack").turn().play(0, "use:lamp")
    assert table.where("jetpack") == ("discards", 1)
    assert table.asked() == "explore_which"
    table.play(0, "walk_to:room_kitchen")
    assert table.asked() == "place_where"
    assert table.goods(0, wood=1).why()["use:lamp"] == "quick.use_once_blocked"


@pytest.mark.rule("wistar.card.016_151_discard_card")
@pytest.mark.parametrize(("name", "good"), [card("steel_armour", "metal"), card("printing_house", "wood")])
def test_steel_armour_and_printing_house_turn_a_card_into_a_good_and_a_vp(name: str, good: str) -> None:
    table = ready().area(0, name).hand(0, "bathhouse", "jetpack").turn()
    table.play(0, f"use:{name}", "give_card:jetpack")
    assert (table.owned(), table.g.vp[0]) == ({good: 1}, 11)
    assert table.names("hands", 0) == ["bathhouse"]  # one exchange only
    assert table.names("discards", 1) == ["jetpack"]


@pytest.mark.rule("wistar.card.118_joinery")
@pytest.mark.card("joinery")
@pytest.mark.parametrize("paid", ["give:wood", "give:metal", "give_card:jetpack"])
def test_joinery_builds_a_free_bed_for_any_one_thing(paid: str) -> None:
    table = ready().area(0, "joinery").goods(0, wood=1, metal=1).hand(0, "jetpack").turn()
    table.play(0, "use:joinery", paid, "build_beds:1")
    assert (table.g.beds[0], table.g.entrance[0]) == (5, 1)
    assert sum(table.owned().values()) + len(table.g.hands[0]) == 2
    next_round(table)
    assert "use:joinery" in table.options()  # a 1x effect


@pytest.mark.rule("wistar.card.141_hostel")
@pytest.mark.card("hostel")
def test_hostel_gives_2_wood_for_a_bed_which_frees_its_room_and_still_counts() -> None:
    table = ready().mice(0, "mouse_house_12", "mouse_house_01")  # all rooms are full
    before = counts(table)
    table.plays_free("hostel").play(0, "agree")
    assert changed(before, counts(table)) == {"areas": ["hostel"], "beds_given": 1, "wood": 2}
    assert table.in_area() == {"forest": 2, "burrow": 2, "farm": 2}  # the worker stays
    assert table.count("beds") == 4
    assert table.score()["beds"] == 4
    assert "fetch:room_hall" in table.does(0, "explore(1)").options()


@pytest.mark.rule("wistar.card.141_hostel")
@pytest.mark.rule("wistar.memo.spend_to_gain")
@pytest.mark.card("hostel")
def test_hostel_is_voluntary_and_needs_a_bed() -> None:
    table = ready().plays_free("hostel").play(0, "pass_by")
    assert (table.owned(), counts(table)["beds_given"]) == ({}, 0)
    assert table.g.over
    assert Table.empty().plays_free("hostel").g.over
    given = Table.empty().built(0, beds=1).plays_free("hostel").play(0, "agree")
    given.put("hands", 0, "hostel")
    assert given.plays_free("hostel").g.over  # its only bed was discarded before


@pytest.mark.rule("wistar.card.177_merchants_shop")
@pytest.mark.card("merchants_shop")
@pytest.mark.parametrize(
    ("goods", "hand", "options"),
    [
        ({"wood": 1}, (), {"wood,metal", "wood,basic", "wood,advanced"}),
        ({"metal": 1}, (), {"metal,wood", "metal,basic", "metal,advanced"}),
        ({}, ("bathhouse", "jetpack"), {"basic,wood", "basic,metal"}),  # a card for wood or metal, not for a card
    ],
)
def test_merchants_shop_swaps_things_of_different_kinds(
    goods: dict[str, int], hand: tuple[str, ...], options: set[str]
) -> None:
    table = ready().area(0, "merchants_shop").goods(0, **goods).hand(0, *hand).turn().play(0, "use:merchants_shop")
    assert table.options() == {*(f"swap_for:{option}" for option in options), "pass_by"}


@pytest.mark.rule("wistar.card.177_merchants_shop")
@pytest.mark.card("merchants_shop")
def test_merchants_shop_takes_any_card_and_gives_one_of_the_deck_chosen() -> None:
    table = ready().area(0, "merchants_shop").hand(0, "bathhouse", "jetpack").turn()
    table.play(0, "use:merchants_shop", "swap_for:basic,metal")
    assert table.options() == {"give_card:bathhouse", "give_card:jetpack"}
    table.play(0, "give_card:jetpack")
    assert (table.owned(), table.where("jetpack")) == ({"metal": 1}, ("discards", 1))
    table = ready().area(0, "merchants_shop").goods(0, metal=2).turn()
    table.play(0, "use:merchants_shop", "swap_for:metal,advanced")
    assert (table.owned(), table.names("hands", 0)) == ({"metal": 1}, ["cat_prison"])


@pytest.mark.rule("wistar.card.177_merchants_shop")
@pytest.mark.card("merchants_shop", "mechanical_chameleon")
@pytest.mark.parametrize("copied", [False, True])
def test_the_card_for_the_shop_is_given_before_anything_is_gained(copied: bool) -> None:
    """Copied by the chameleon too, in the position and in the log."""
    table = ready().hand(0, "bathhouse", "jetpack").area(int(copied), "merchants_shop")
    if copied:
        table.area(0, "mechanical_chameleon").turn().play(0, "use:mechanical_chameleon", "copy:merchants_shop")
    else:
        table.turn().play(0, "use:merchants_shop")
    table.play(0, "swap_for:basic,metal")
    assert (table.owned(), table.asked()) == ({}, "give_which")
    table.play(0, "give_card:jetpack")
    assert [kind for kind, _, _ in table.g.events or []][-2:] == ["discarded", "gained"]


# decks and discard piles --------------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.card.052_invigorating_potion")
@pytest.mark.card("invigorating_potion")
def test_invigorating_potion_draws_an_advanced_card_that_the_potion_can_play() -> None:
    table = ready().deck(1, "bionic_eye").goods(0, metal=1).helpers(0, "token_observation")
    table.plays_free("invigorating_potion").play(0, "brew:play")
    assert table.options() == {"play_card:bionic_eye", "pass_by"}
    table.play(0, "play_card:bionic_eye", "pass_by")
    assert table.owned() == {}
    assert table.g.hut == ()  # no move token, no place in the hut


@pytest.mark.rule("wistar.card.144_148_reveal_take")
@pytest.mark.parametrize(
    ("name", "deck", "fitting", "other"),
    [
        card("scientists_office", 1, "jetpack", "foundry"),
        card("development_department", 0, "bakery", "hammer"),
    ],
)
def test_the_top_card_of_the_deck_goes_to_hand_or_is_discarded(name: str, deck: int, fitting: str, other: str) -> None:
    table = ready().area(0, name).deck(deck, fitting).turn().play(0, f"use:{name}")
    assert table.names("hands", 0) == [fitting]
    assert ("turned_up", table.card(fitting), 1) in table.events("turned_up")
    table = ready().area(0, name).deck(deck, other).turn().play(0, f"use:{name}")
    assert table.names("hands", 0) == []
    assert table.names("discards", deck) == [other]
    next_round(table)
    assert f"use:{name}" in table.options()


@pytest.mark.rule("wistar.card.144_148_reveal_take")
@pytest.mark.card("scientists_office")
def test_the_other_types_and_the_other_deck_do_not_count() -> None:
    for top in ("mechanical_bear", "garage"):
        table = ready().area(0, "scientists_office").deck(1, top).deck(0, "hammer").turn()
        table.play(0, "use:scientists_office")
        assert (table.names("hands", 0), table.names("discards", 1)) == ([], [top])
    table = ready().area(0, "development_department").deck(0, "spring_frog").deck(1, "garage").turn()
    table.play(0, "use:development_department")
    assert (table.names("hands", 0), table.names("discards", 0)) == ([], ["spring_frog"])


@pytest.mark.rule("wistar.card.156_archive")
@pytest.mark.card("archive")
def test_archive_takes_any_card_of_a_discard_pile() -> None:
    table = ready().area(0, "archive")
    table.put("discards", 0, "hammer", "bakery")
    table.put("discards", 1, "jetpack")
    table.turn().play(0, "use:archive")
    assert table.options() == {"salvage_card:hammer", "salvage_card:bakery", "salvage_card:jetpack", "pass_by"}
    table.play(0, "salvage_card:hammer")
    assert table.names("hands", 0) == ["hammer"]
    assert [table.names("discards", deck) for deck in range(2)] == [["bakery"], ["jetpack"]]
    assert "use:archive" not in table.options()
    next_round(table)
    assert "use:archive" in table.options()


@pytest.mark.rule("wistar.card.137_autonomous_laboratory")
@pytest.mark.card("autonomous_laboratory")
def test_autonomous_laboratory_takes_a_tool_of_each_market() -> None:
    table = ready().market(0, "bakery", "hammer", "spring_frog", "lamp").market(1, "jetpack", "foundry", "garage")
    table.plays_free("autonomous_laboratory")
    assert table.options() == {"take_found:hammer", "take_found:lamp"}
    table.play(0, "take_found:lamp", "take_found:jetpack")
    assert table.names("hands", 0) == ["lamp", "jetpack"]
    assert table.names("markets", 0) == ["bakery", "hammer", "spring_frog"]
    assert table.names("markets", 1) == ["foundry", "garage"]
    assert table.g.over


@pytest.mark.rule("wistar.card.137_autonomous_laboratory")
@pytest.mark.card("autonomous_laboratory")
def test_autonomous_laboratory_turns_up_cards_until_a_missing_tool_appears() -> None:
    table = ready().market(0, "bakery", "forge", "well", "tavern").market(1, "jetpack", "foundry")
    table.deck(0, "hammer", "woodshed", "spring_frog").plays_free("autonomous_laboratory")
    assert table.names("hands", 0) == ["hammer"]
    assert table.names("discards", 0) == ["spring_frog", "woodshed"]
    assert table.options() == {"take_found:jetpack"}  # the other market has a tool
    assert table.play(0, "take_found:jetpack").g.over


@pytest.mark.rule("wistar.card.137_autonomous_laboratory")
@pytest.mark.card("autonomous_laboratory")
def test_autonomous_laboratory_finds_nothing_without_tools() -> None:
    table = ready().market(0, "bakery", "forge").market(1, "jetpack")
    table.put("box", -1, *table.names("decks", 0))
    table.put("decks", 0, "woodshed")
    table.plays_free("autonomous_laboratory").play(0, "take_found:jetpack")
    assert table.names("hands", 0) == ["jetpack"]
    assert table.names("decks", 0) == ["woodshed"]
    table.put("discards", 0, "hammer")
    table.put("hands", 0, "autonomous_laboratory")
    table.plays_free("autonomous_laboratory")
    assert "hammer" in table.names("hands", 0)  # the discard pile makes a new deck


# goals and markers --------------------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.card.038_hot_air_balloon")
@pytest.mark.card("hot_air_balloon")
def test_hot_air_balloon_keeps_one_of_two_goals_for_its_owner_alone() -> None:
    table = Table.empty().goal("goal_wit", "goal_beds", "goal_mice")
    table.put("goal_deck", -1, "goal_tools", "goal_doors", "goal_rooms")
    table.plays_free("hot_air_balloon")
    assert table.options() == {"keep_goal:goal_rooms", "keep_goal:goal_doors"}
    table.play(0, "keep_goal:goal_rooms")
    assert table.names("private_goals", 0) == ["goal_rooms"]
    assert table.where("goal_doors") == ("box", -1)
    assert table.where("goal_tools") == ("goal_deck", -1)
    for eye in (0, 1, SPECTATOR):
        assert view(table.g, eye)["private_goals"][0] == [table.card("goal_rooms")]
    table.built(0, dug=2).built(1, dug=6)
    assert table.turn(1).options(1, "claim") == set()
    table.g.stop()
    assert table.turn().why()["claim:goal_rooms"] == "goal.requirement"


@pytest.mark.rule("wistar.card.038_hot_air_balloon")
@pytest.mark.card("hot_air_balloon")
def test_a_private_goal_asks_for_its_first_space_and_is_reached_once() -> None:
    table = Table.empty().goal("goal_wit", "goal_beds", "goal_mice").built(0, dug=3).deck(1, "jetpack")
    table.put("private_goals", 0, "goal_rooms")
    table.turn().play(0, "claim:goal_rooms")
    assert (table.g.vp[0], table.names("hands", 0)) == (14, ["jetpack"])
    assert table.count("goals") == 1
    assert table.options(0, "claim") == set()


@pytest.mark.rule("wistar.card.038_hot_air_balloon")
@pytest.mark.card("hot_air_balloon")
def test_a_private_goal_needs_one_of_the_three_discs() -> None:
    table = Table.empty().goal("goal_wit", "goal_beds", "goal_mice").built(0, dug=3)
    table.put("private_goals", 0, "goal_rooms")
    table.g.goal_marks[0] = table.g.goal_marks[4] = 0
    assert table.turn().options(0, "claim") == {"claim:goal_rooms"}
    table.g.stop()
    table.g.goal_marks[8] = 0
    assert table.turn().options(0, "claim") == set()


@pytest.mark.rule("wistar.card.055_amphibious_cart")
@pytest.mark.card("amphibious_cart")
def test_amphibious_cart_removes_a_marker_of_a_brown_space() -> None:
    table = ready().goods(0, wood=1).emptied(0, "double_move").plays_free("amphibious_cart")
    brown = ("bed_discount", "dig_discount", "veranda", "skill_token", "vp_three")
    assert table.options() == {*(f"free_space:space_{name}" for name in brown), "pass_by"}
    table.play(0, "free_space:space_skill_token", "take_token:token_wit")  # the ability works at once
    assert table.names("helpers", 0) == ["token_wit"]
    assert table.owned() == {"wood": 1}
    assert table.count("markers") == 0  # the marker lies on no mission
    assert table.score()["spaces"] == 1 + 2
    assert table.g.over


@pytest.mark.rule("wistar.card.055_amphibious_cart")
@pytest.mark.card("amphibious_cart")
@pytest.mark.parametrize("space", ["bed_discount", "dig_discount"])
def test_for_a_discount_space_the_cart_still_asks_for_the_fee(space: str) -> None:
    table = ready().goods(0, wood=1, metal=1).hand(0, "jetpack").plays_free("amphibious_cart")
    table.play(0, f"free_space:space_{space}")
    assert table.options() == {"give:wood", "give:metal", "give_card:jetpack"}
    table.play(0, "give:metal")
    assert (table.owned(), counts(table)["spaces"]) == ({"wood": 1}, [space])


@pytest.mark.rule("wistar.card.055_amphibious_cart")
@pytest.mark.card("amphibious_cart")
def test_without_the_fee_the_cart_cannot_empty_a_discount_space() -> None:
    """The worked example: nothing but the two discount spaces is left, and nothing to pay the fee with."""
    table = ready().goods(0, wood=2, metal=1, move=3, joker=2).helpers(0, "token_endurance")
    table.emptied(0, "veranda", "double_move", "skill_token", "vp_three").plays("amphibious_cart")
    assert table.g.over
    assert counts(table)["spaces"] == ["veranda", "double_move", "skill_token", "vp_three"]
