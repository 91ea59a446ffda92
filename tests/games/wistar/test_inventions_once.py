"""Inventions with a 1x effect: what it costs, what exactly it changes, and that it works once a round."""

from typing import Any

import pytest

from tests.games.wistar.inventions import card, changed, counts, next_round, ready
from tests.games.wistar.table import Table

MICE = ("mouse_house_12",)


def once(name: str, *moves: str, have: dict[str, Any] | None = None, **changes: Any) -> Any:
    """A card, the moves after its use, what its owner has before (goods, hand, mice, current, at), what changes."""
    return card(name, moves, have or {}, changes)


def laid(name: str, have: dict[str, Any]) -> Table:
    """Player 0 has the card in play and these things, at the beginning of their turn."""
    goods = {good: have[good] for good in ("wood", "metal", "move", "joker") if good in have}
    table = ready(have.get("at", "hall")).goods(0, **goods).area(0, name).hand(0, *have.get("hand", ()))
    return table.mice(0, *have.get("mice", ())).current(0, have.get("current", 0))


CASES = [
    once("spring_boots", "walk_to:room_kitchen", have={"move": 1}, move=-1, room="kitchen"),
    once("lamp", "reveal_at:room_hall", have={"hand": ["bathhouse"]}, hands=[], metal=2),
    once("pickaxe", "dig_rooms:1", have={"metal": 2}, metal=-2, dug=1),
    once("tourist_tent", "camp:room_study", tents=["study"]),
    once("whistle", "shift_worker:forest,farm", forest=-1, farm=1),
    once("flashlight", "reveal_at:room_hall", have={"current": 1}, metal=2),
    once("electric_scooter", "shift_worker:forest,burrow", have={"current": 1}, move=1, forest=-1, burrow=1),
    once("crowbar", "open:passage_1", have={"metal": 1}, metal=-1, move=1, doors=["door_03"]),
    once("automatic_cheetah", have={"current": 1}, move=1, vp=1),
    once("carrier_pigeon", have={"move": 1}, move=-1, hands=["cat_prison"]),
    once("water_strider", have={"wood": 1}, wood=-1, move=2),
    once("development_department", hands=["woodshed"]),
    once("printing_house", have={"hand": ["bathhouse"]}, hands=[], wood=1, vp=1),
    once("post_office", have={"hand": ["bathhouse"]}, hands=["cat_prison"]),
    once("paper_mill", have={"hand": ["radar_tower"]}, hands=[], wood=1, metal=1, vp=1),
    once("merchants_shop", "swap_for:wood,metal", have={"wood": 1}, wood=-1, metal=1),
    once("farewell_gate", have={"mice": MICE}, homes=[], metal=2, vp=3),
    once("hologram_projector", have={"wood": 1}, wood=-1, joker=1),
    once("grappling_gun", "walk_to:room_kitchen", room="kitchen"),
    once("lockpick", "open:passage_10", joker=1, doors=["door_06"]),
    once("steel_armour", have={"hand": ["bathhouse"]}, hands=[], metal=1, vp=1),
    once("energy_sword", have={"current": 1}, vp=2),
    once("jetpack", "travel_to:room_study", room="study"),
    once("jet_plane", "travel_to:room_study", room="study"),
    once("distillation_apparatus", "brew:metal", have={"wood": 1}, wood=-1, metal=1),
    once("mechanical_spider", "do_mission:kitchen_counter_1", "use_marker:space_vp_three",
         have={"joker": 1, "wood": 2, "at": "study"}, joker=-1, wood=-2, vp=3, markers=1, spaces=["vp_three"]),
    once("garage", "play_card:bakery", have={"wood": 1, "hand": ["bakery"]}, wood=-1, hands=[], areas=["bakery"], vp=1),
    once("joinery", "build_beds:1", have={"metal": 1}, metal=-1, beds=1, entrance=1),
    once("underground_railway", "shift_worker:forest,farm", "shift_worker:burrow,farm", forest=-1, burrow=-1, farm=2),
    once("radar_tower", "do_mission:kitchen_counter_3", "use_marker:space_vp_three", have={"at": "study"}, metal=3,
         markers=1, spaces=["vp_three"]),
    once("computing_centre", "keep:stilts", have={"metal": 2}, metal=-2, areas=["stilts"]),
]  # fmt: skip


@pytest.mark.rule("wistar.effect.once")
@pytest.mark.parametrize(("name", "moves", "have", "changes"), CASES)
def test_a_1x_effect_is_a_quick_action_with_exactly_this_result(
    name: str, moves: tuple[str, ...], have: dict[str, Any], changes: dict[str, Any]
) -> None:
    table = laid(name, have)
    before, others = counts(table), counts(table, 1)
    table.turn().play(0, f"use:{name}", *moves)
    assert table.asked() == "place_where"  # back at the beginning of the turn
    assert changed(before, counts(table)) == changes
    assert counts(table, 1) == others
    assert f"use:{name}" not in table.options()
    assert table.why()[f"use:{name}"] == "quick.use_once_blocked"


@pytest.mark.parametrize("name", [card(case.values[0]) for case in CASES])
def test_a_1x_effect_does_nothing_when_the_card_is_played(name: str) -> None:
    table = ready().goods(0, wood=2, metal=2, move=2, joker=2).current(0, 2).hand(0, "bathhouse", "robo_cat", name)
    before = counts(table)
    table.plays_free(name)
    assert table.g.over
    assert changed(before, counts(table)) == {"hands": ["bathhouse", "robo_cat"], "areas": [name]}


@pytest.mark.rule("wistar.memo.spend_to_gain")
@pytest.mark.parametrize(
    ("name", "have"),
    [
        card("spring_boots", {"wood": 3, "joker": 1}),
        card("lamp", {"move": 1, "joker": 1}),
        card("crowbar", {"wood": 3}),
        card("carrier_pigeon", {"wood": 3}),
        card("water_strider", {"metal": 3}),
        card("printing_house", {"wood": 3}),
        card("post_office", {"wood": 3, "hand": ["radar_tower"]}),
        card("paper_mill", {"wood": 3, "hand": ["bathhouse"]}),
        card("farewell_gate", {"wood": 3}),
        card("hologram_projector", {"move": 1}),
        card("steel_armour", {"metal": 3}),
        card("distillation_apparatus", {"move": 1}),
        card("mechanical_spider", {"wood": 3, "at": "study"}),
        card("joinery", {"move": 1}),
        card("computing_centre", {"wood": 1, "move": 1}),
    ],
)
def test_without_the_full_payment_the_effect_cannot_be_used(name: str, have: dict[str, Any]) -> None:
    assert f"use:{name}" not in laid(name, have).turn().options()


@pytest.mark.rule("wistar.memo.spend_to_gain")
@pytest.mark.parametrize(
    ("name", "number"),
    [card("lamp", 1), card("hologram_projector", 1), card("distillation_apparatus", 1), card("joinery", 1),
     card("computing_centre", 2)],
)  # fmt: skip
def test_any_goods_are_wood_metal_and_cards_in_any_mix(name: str, number: int) -> None:
    table = laid(name, {"wood": 2, "metal": 1, "move": 1, "hand": ["bathhouse"]}).turn().play(0, f"use:{name}")
    assert table.options() == {"give:wood", "give:metal", "give_card:bathhouse"}
    table.play(0, "give_card:bathhouse")
    assert table.where("bathhouse") == ("discards", 0)
    assert (table.asked() == "pay_which") is (number == 2)


@pytest.mark.parametrize("name", [card("printing_house"), card("steel_armour")])
def test_any_card_of_the_hand_is_discarded_onto_the_pile_of_its_deck(name: str) -> None:
    table = laid(name, {"hand": ["bathhouse", "radar_tower"]}).turn().play(0, f"use:{name}")
    assert table.options() == {"give_card:bathhouse", "give_card:radar_tower"}
    table.play(0, "give_card:radar_tower")
    assert table.where("radar_tower") == ("discards", 1)


@pytest.mark.rule("wistar.memo.if_then")
@pytest.mark.rule("wistar.card.018_059_061_097_with_current")
@pytest.mark.parametrize(
    ("name", "moves", "changes"),
    [
        card("energy_sword", (), {"vp": 2}),
        card("flashlight", ("reveal_at:room_hall",), {"metal": 2}),
        card("electric_scooter", ("shift_worker:farm,forest",), {"move": 1, "farm": -1, "forest": 1}),
        card("automatic_cheetah", (), {"move": 1, "vp": 1}),
    ],
)
def test_with_current_normal_or_boosted_the_same_is_gained_and_nothing_spent(
    name: str, moves: tuple[str, ...], changes: dict[str, Any]
) -> None:
    """The worked example: a flashlight gives 0, 1 and 1 exploration points without, with normal and boosted current."""
    assert f"use:{name}" not in laid(name, {}).turn().options()
    for level in (1, 2):
        table = laid(name, {"current": level})
        before = counts(table)
        table.turn().play(0, f"use:{name}", *moves)
        assert changed(before, counts(table)) == changes
        assert table.asked() == "place_where"


@pytest.mark.rule("wistar.effect.once")
@pytest.mark.card("energy_sword")
def test_a_1x_effect_is_ready_again_in_the_next_round() -> None:
    table = laid("energy_sword", {"current": 1}).turn().play(0, "use:energy_sword")
    next_round(table)
    assert table.g.vp[0] == 12
    table.play(0, "use:energy_sword")
    assert table.g.vp[0] == 14
    assert "use:energy_sword" not in table.options()


@pytest.mark.rule("wistar.effect.once")
@pytest.mark.card("automatic_cheetah")
def test_a_1x_effect_can_be_used_in_the_turn_in_which_the_card_was_played() -> None:
    """Ruling: once the running action is finished."""
    table = ready().hand(0, "automatic_cheetah").goods(0, metal=2).current(0, 1).helpers(0, "token_agility")
    table.turn().play(0, "hut", "brew:play", "play_card:automatic_cheetah")
    assert table.asked() == "act_which"
    table.play(0, "use:automatic_cheetah")
    assert (table.g.vp[0], table.owned()) == (11, {"move": 2})  # one of the hut


@pytest.mark.parametrize(
    ("name", "have", "options"),
    [
        card("crowbar", {"metal": 1}, {"open:passage_1", "open:passage_8", "pass_by"}),
        card("lockpick", {}, {*(f"open:passage_{number}" for number in (1, 2, 7, 8, 9, 10)), "pass_by"}),
        card("jetpack", {}, {"travel_to:room_kitchen", "travel_to:room_bedroom", "travel_to:room_study", "pass_by"}),
        card("jet_plane", {}, {"travel_to:room_kitchen", "travel_to:room_bedroom", "travel_to:room_study", "pass_by"}),
        card("grappling_gun", {}, {"walk_to:room_kitchen", "walk_to:room_bedroom", "enough"}),
        card("tourist_tent", {}, {"camp:room_hall", "camp:room_kitchen", "camp:room_bedroom", "camp:room_study",
                                  "pass_by"}),
        card("spring_boots", {"move": 1}, {"open:passage_1", "open:passage_8", "walk_to:room_kitchen",
                                           "walk_to:room_bedroom", "reveal_at:room_hall", "fetch:room_hall"}),
        card("pickaxe", {"metal": 9}, {"dig_rooms:0", "dig_rooms:1"}),
        card("distillation_apparatus", {"wood": 1}, {"brew:metal", "brew:wood"}),
        card("joinery", {"wood": 1}, {"build_beds:0", "build_beds:1"}),
        card("mechanical_spider", {"joker": 2, "wood": 2, "at": "study"},
             {"do_mission:kitchen_counter_1", "do_mission:kitchen_counter_3", "pass_by"}),
        card("garage", {"wood": 1, "hand": ["bakery", "drawbridge", "pantry"]},
             {"play_card:bakery", "play_card:pantry", "play_card:drawbridge", "pass_by"}),
    ],
)  # fmt: skip
def test_a_1x_effect_with_a_choice_offers_exactly_this(name: str, have: dict[str, Any], options: set[str]) -> None:
    table = laid(name, have).turn().play(0, f"use:{name}")
    assert table.options() == options
