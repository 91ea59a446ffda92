"""The lines of the final scoring. Rules: score.*."""

import pytest

from tests.games.wistar.table import Table

LINES = ("vp", "spaces", "beds", "rooms", "mice", "inventions", "final", "current", "leftovers", "jokers")


@pytest.mark.rule("wistar.score.total")
def test_the_score_is_the_vp_of_play_and_nine_more_lines() -> None:
    t = Table.empty(2)
    assert tuple(t.score()) == LINES
    assert t.score() == dict.fromkeys(LINES, 0) | {"vp": 10}
    t.does(0, "vp(7)")
    assert sum(t.score().values()) == 17


# marker spaces ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.score.abilities")
@pytest.mark.parametrize(
    ("space", "points"),
    [
        ("bed_discount", 0),
        ("dig_discount", 0),
        ("veranda", 2),
        ("double_move", 1),
        ("skill_token", 2),
        ("vp_three", 3),
        ("vp_six", 6),
        ("free_invention", 1),
        ("main_action", 2),
        ("hero", 0),
    ],
)
def test_an_emptied_space_scores_its_vp(space: str, points: int) -> None:
    t = Table.empty(2).emptied(0, space)
    assert t.score()["spaces"] == points
    assert t.score(1)["spaces"] == 0


@pytest.mark.rule("wistar.score.abilities")
@pytest.mark.parametrize(
    ("spaces", "points"),
    [
        (("vp_three", "vp_six"), 11),
        (("vp_three", "veranda"), 5),
        (("vp_six", "veranda"), 8),
        (("vp_three", "vp_six", "double_move", "skill_token", "bed_discount"), 14),  # the example
        (
            ("bed_discount", "dig_discount", "veranda", "double_move", "skill_token", "vp_three", "vp_six",
             "free_invention", "main_action", "hero"),
            19,
        ),
    ],
)  # fmt: skip
def test_the_spaces_of_3_and_6_vp_bring_2_more_together(spaces: tuple[str, ...], points: int) -> None:
    assert Table.empty(2).emptied(0, *spaces).score()["spaces"] == points


@pytest.mark.rule("wistar.score.abilities")
def test_a_space_scores_once_its_marker_lies_on_a_mission() -> None:
    t = Table.empty(2).at(0, "kitchen").mission("kitchen", "kitchen_counter").helpers(0, "token_agility")
    t.does(0, "mission(0)").play(0, "do_mission:kitchen_counter_3", "use_marker:space_veranda")
    assert t.score()["spaces"] == 2


# tracks -------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.score.beds")
@pytest.mark.parametrize(("beds", "points"), [(0, 0), (1, 0), (2, 1), (3, 2), (4, 4), (5, 7), (6, 11)])
def test_only_the_highest_bed_space_scores(beds: int, points: int) -> None:
    assert Table.empty(2).built(0, beds=beds, dug=6).score()["beds"] == points


@pytest.mark.rule("wistar.score.beds")
def test_a_bed_given_away_still_scores() -> None:
    """Hostel discards a bed; the space from which it was removed stays empty."""
    t = Table.empty(2).built(0, beds=3).goods(0, wood=1).plays("hostel").play(0, "agree")
    assert t.g.beds_given[0] == 1
    assert t.score()["beds"] == 2


@pytest.mark.rule("wistar.score.rooms")
@pytest.mark.parametrize(("dug", "points"), [(0, 0), (1, 0), (2, 1), (3, 3), (4, 6), (5, 10), (6, 15)])
@pytest.mark.parametrize("beds", [0, 3])
def test_only_the_highest_room_scores_occupied_or_not(dug: int, points: int, beds: int) -> None:
    assert Table.empty(2).built(0, dug=dug, beds=beds).score()["rooms"] == points


# tokens and cards ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.score.mice")
@pytest.mark.parametrize(
    ("mice", "points"),
    [
        ((), 0),
        (("mouse_house_01",), 3),
        (("mouse_house_02",), 0),
        (("cheese_big",), 6),
        (("cheese_small",), 3),
        (("mouse_house_08", "mouse_basement_10", "cheese_big"), 11),
    ],
)
def test_mice_and_cheese_score_their_vp(mice: tuple[str, ...], points: int) -> None:
    t = Table.empty(3).mice(0, *mice)
    assert t.score()["mice"] == points
    assert t.score(1)["mice"] == 0


@pytest.mark.rule("wistar.score.mice")
def test_a_mouse_that_was_given_away_scores_nothing() -> None:
    """Farewell Gate: discard a mouse for two metal and three VP."""
    t = Table.empty(2).mice(0, "mouse_house_01", "mouse_house_08").area(0, "farewell_gate").turn()
    t.play(0, "use:farewell_gate", "give_mouse:mouse_house_01")
    assert (t.score()["mice"], t.score()["vp"]) == (2, 13)


@pytest.mark.rule("wistar.score.inventions")
@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ((), 0),
        (("reconnaissance_centre",), 4),
        (("time_machine", "hammer"), 10),
        (("saw",), -1),
        (("playroom", "joinery", "lamp"), -1),
    ],
)
def test_played_inventions_score_their_vp_also_negative_ones(cards: tuple[str, ...], points: int) -> None:
    t = Table.empty(2).area(0, *cards).hand(0, "first_aid_kit").area(1, "fortress")
    assert t.score()["inventions"] == points


@pytest.mark.rule("wistar.score.final_effects")
@pytest.mark.parametrize(
    ("card", "points"),
    [("dormitory", 4), ("nursery", 2), ("cartographers_office", 3), ("woodshed", 5), ("stilts", 1), ("submarine", 2)],
)
def test_a_final_effect_counts_the_state_at_the_end(card: str, points: int) -> None:
    """Four beds, two house mice and cheese, three brown spaces and a grey one, five wood, a door."""
    t = Table.empty(2).built(0, beds=4, dug=6).mice(0, "mouse_house_01", "mouse_house_02", "cheese_big")
    t.emptied(0, "veranda", "vp_three", "double_move", "hero").goods(0, wood=5)
    t.put("doors", 0, "door_01")
    assert t.score()["final"] == 0
    t.area(0, card)
    assert t.score()["final"] == points
    assert t.score(1)["final"] == 0


@pytest.mark.rule("wistar.score.final_effects")
def test_other_kinds_of_effects_and_cards_in_hand_are_no_final_effects() -> None:
    t = Table.empty(2).area(0, "bakery", "playroom", "wooden_porcupine", "energy_sword").hand(0, "woodshed")
    assert t.built(0, dug=3).goods(0, wood=3).score()["final"] == 0


@pytest.mark.rule("wistar.score.final_effects", "wistar.score.leftovers")
def test_goods_count_for_every_line() -> None:
    """Three wood score for Woodshed, and with two metal for Metal Warehouse and as leftovers again."""
    t = Table.empty(2).area(0, "woodshed", "metal_warehouse").goods(0, wood=3, metal=2)
    assert (t.score()["final"], t.score()["leftovers"]) == (5, 1)


# leftovers ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.score.boosted_current")
@pytest.mark.parametrize(("level", "points"), [(0, 0), (1, 0), (2, 2)])
def test_boosted_current_scores_2(level: int, points: int) -> None:
    assert Table.empty(2).current(0, level).score()["current"] == points


@pytest.mark.rule("wistar.score.leftovers")
@pytest.mark.parametrize(
    ("wood", "metal", "moves", "cards", "points"),
    [
        (2, 1, 1, 4, 1),  # the example: 8 things
        (0, 0, 0, 0, 0),
        (4, 0, 0, 0, 0),
        (5, 0, 0, 0, 1),
        (0, 5, 0, 0, 1),
        (0, 0, 5, 0, 1),
        (0, 0, 0, 5, 1),
        (4, 4, 1, 0, 1),
        (4, 4, 1, 1, 2),
        (20, 3, 0, 1, 4),
    ],
)
def test_five_things_left_score_1(wood: int, metal: int, moves: int, cards: int, points: int) -> None:
    """Of all kinds together; jokers are no such things."""
    names = ("saw", "hammer", "jet_plane", "lamp", "lockpick")[:cards]
    t = Table.empty(2).goods(0, wood=wood, metal=metal, move=moves, joker=1).hand(0, *names)
    assert t.score()["leftovers"] == points


@pytest.mark.rule("wistar.score.jokers")
@pytest.mark.parametrize(("jokers", "points"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (12, 6)])
def test_two_jokers_score_1(jokers: int, points: int) -> None:
    """A single joker scores nothing (the example)."""
    t = Table.empty(2).goods(0, joker=jokers)
    assert (t.score()["jokers"], t.score()["leftovers"]) == (points, 0)
