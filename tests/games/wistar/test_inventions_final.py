"""Inventions with a final effect: what they count at the end of the game."""

from typing import Any

import pytest

from tests.games.wistar.inventions import card, changed, counts, next_round, ready
from tests.games.wistar.table import Table


def owner(name: str, have: dict[str, Any]) -> Table:
    """Player 0 owns the card and these things; player 1 has plenty of everything, which never counts."""
    table = Table.empty().goods(1, wood=9, metal=9, move=5, joker=5).mice(1, "mouse_house_15", "mouse_basement_09")
    table.area(1, "hammer", "lamp", "mechanical_cow", "clockwork_rooster", "exoskeleton", "snare", "obstacle_course")
    table.area(1, "dormitory", "submarine").built(1, beds=6, dug=6).emptied(1, "vp_six", "skill_token")
    table.put("doors", 1, "door_08", "door_09", "door_10")
    table.area(0, name, *have.get("area", ())).mice(0, *have.get("mice", ())).goods(0, **have.get("goods", {}))
    table.built(0, beds=have.get("beds", 0), dug=have.get("dug", 0)).emptied(0, *have.get("spaces", ()))
    table.put("doors", 0, *(f"door_{number:02}" for number in range(1, 1 + have.get("doors", 0))))
    table.goal("goal_rooms", "goal_beds", "goal_mice")
    table.g.goal_marks[8] = 1
    for goal in range(have.get("goals", 0)):
        table.g.goal_marks[4 * goal] = 0
    return table


CASES = [
    card("stilts", {"doors": 3}, 3),
    card("laser_cutter", {"doors": 4}, 4),
    card("toolbox", {"area": ("lamp", "jetpack", "well", "spring_frog")}, 3),
    card("clockwork_turtle", {"area": ("mechanical_bear", "well", "lamp")}, 2),
    card("steam_giant", {"area": ("mechanical_bear", "spring_frog", "well", "lamp")}, 6),
    card("root_cellar", {"area": ("power_station", "well", "lamp", "spring_frog")}, 3),
    card("dormitory", {"beds": 4, "dug": 3}, 4),
    card("mechanical_elephant", {"beds": 2, "dug": 5}, 5),
    card("board_of_honour", {"area": ("stilts", "lamp", "bakery")}, 4),
    card("nursery", {"mice": ("mouse_house_01", "mouse_house_02", "mouse_basement_01", "cheese_big")}, 2),
    card("submarine", {"mice": ("mouse_house_01", "mouse_basement_01", "cheese_big")}, 4),
    card("infirmary", {"mice": ("mouse_house_01", "mouse_basement_01", "cheese_big")}, 3),
    card("metal_warehouse", {"goods": {"wood": 1, "metal": 3, "move": 2}}, 3),
    card("woodshed", {"goods": {"wood": 4, "metal": 1, "joker": 1}}, 4),
    card("cartographers_office", {"spaces": ("bed_discount", "veranda", "vp_three", "vp_six", "hero")}, 3),
    card("radio_room", {"spaces": ("bed_discount", "vp_six", "hero")}, 4),
    card("armoured_car", {"area": ("jetpack", "power_station", "well", "lamp", "spring_frog", "hammer")}, 6),
    card("computer_hall", {"area": ("jetpack", "power_station", "well", "lamp", "spring_frog")}, 3),
    card("universal_translator", {"area": ("mechanical_bear", "bathhouse", "lamp", "bakery")}, 4),
    card("museum_of_inventions", {"area": ("hammer", "well", "exoskeleton", "bakery", "lamp")}, 3),
    card("control_room", {"area": ("lamp", "jetpack", "bakery", "hammer", "bathhouse")}, 4),
    card("botanical_garden", {"area": ("bakery", "foundry", "lamp", "hammer", "bathhouse")}, 4),
    card("cat_prison", {"area": ("snare", "robo_cat", "lamp", "hammer")}, 6),
    card("temple_of_cheese", {"goals": 2}, 6),
    card("particle_accelerator", {"area": ("flashlight", "exoskeleton", "hammer")}, 6),
]  # fmt: skip


@pytest.mark.rule("wistar.effect.final")
@pytest.mark.rule("wistar.memo.per")
@pytest.mark.parametrize(("name", "have", "points"), CASES)
def test_a_final_effect_counts_exactly_what_its_owner_has_at_the_end(
    name: str, have: dict[str, Any], points: int
) -> None:
    table = owner(name, have)
    assert table.score()["final"] == points
    table.put("box", -1, name)
    assert table.score()["final"] == 0


@pytest.mark.rule("wistar.effect.final")
@pytest.mark.parametrize("name", [card(case.values[0]) for case in CASES])
def test_a_final_effect_gives_nothing_during_the_game(name: str) -> None:
    table = ready().goods(0, wood=3, metal=3).mice(0, "mouse_house_10", "mouse_basement_04")
    before = counts(table)
    table.plays_free(name)
    assert table.g.over
    assert changed(before, counts(table)) == {"areas": [name]}
    after = counts(table)
    assert changed(after, counts(next_round(table))) == {}


@pytest.mark.rule("wistar.card.013_111_decks")
@pytest.mark.card("armoured_car")
@pytest.mark.card("computer_hall")
def test_armoured_car_and_computer_hall_count_the_decks_of_inventions() -> None:
    table = Table.empty().area(0, "armoured_car", "computer_hall", "jetpack", "well", "lamp")
    assert table.score()["final"] == 3 * 2 + 2


@pytest.mark.rule("wistar.card.136_143_marker_spaces")
@pytest.mark.card("radio_room")
@pytest.mark.card("cartographers_office")
def test_radio_room_and_cartographers_office_count_markers_however_they_were_removed() -> None:
    table = ready().area(0, "radio_room", "cartographers_office").emptied(0, "vp_six", "hero", "veranda")
    assert table.score()["final"] == 2 * 2 + 1
    table.plays_free("amphibious_cart").play(0, "free_space:space_vp_three")  # set aside, on no mission
    assert table.score()["final"] == 2 * 2 + 2


@pytest.mark.rule("wistar.card.176_178_stores")
@pytest.mark.card("metal_warehouse")
@pytest.mark.card("woodshed")
def test_stored_wood_and_metal_also_count_as_leftovers() -> None:
    table = Table.empty().area(0, "metal_warehouse", "woodshed").goods(0, wood=3, metal=4)
    score = table.score()
    assert (score["final"], score["leftovers"]) == (7, 1)


@pytest.mark.rule("wistar.card.173_dormitory")
@pytest.mark.rule("wistar.card.141_hostel")
@pytest.mark.card("dormitory")
@pytest.mark.card("hostel")
def test_dormitory_counts_a_bed_discarded_through_the_hostel() -> None:
    """The worked example: 4 beds were built, one of them was discarded."""
    table = Table.empty().area(0, "dormitory").built(0, beds=4, dug=3)
    table.plays_free("hostel").play(0, "agree")
    assert table.score()["final"] == 4
    assert table.score()["beds"] == 4  # the value of the fourth space


@pytest.mark.card("temple_of_cheese")
def test_temple_of_cheese_counts_a_private_goal_only_when_it_is_reached() -> None:
    table = owner("temple_of_cheese", {"goals": 1})
    table.put("private_goals", 0, "goal_doors")
    assert table.score()["final"] == 3
    table.put("doors", 0, "door_01", "door_02")
    table.turn().play(0, "claim:goal_doors")
    assert table.score()["final"] == 6
