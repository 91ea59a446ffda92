"""Reaching goals. Rules: goal.*, symbol.goals; every goal card has its test in test_goal_cards.py."""

import pytest

from pentarchy.games.wistar.state import CLOSED
from tests.games.wistar.table import Table

DIGGERS = "claim:goal_rooms"


def rooms_goal(players: int = 4, **dug: int) -> Table:
    """Diggers in play; p0=3 lets player 0 have dug 3 rooms."""
    table = Table.empty(players).goal("goal_rooms")
    for player, number in dug.items():
        table.built(int(player[1:]), dug=number)
    return table


def claims(table: Table, player: int = 0) -> set[str]:
    """Goals that a player could reach in a turn now."""
    table.g.stop()
    return table.turn(player).options(player, "claim")


@pytest.mark.rule("wistar.goal.claim", "wistar.goal.space_taken", "wistar.goal.one_disc_per_card")
def test_three_rooms_reach_the_first_space_of_diggers() -> None:
    """The worked example: an advanced card of the deck and 4 VP; the next player needs 4 rooms."""
    table = rooms_goal(p0=3, p1=3, p2=4).deck(1, "garage").turn().play(0, DIGGERS)
    assert (table.names("hands", 0), table.g.vp[0], table.g.dug[0]) == (["garage"], 14, 3)
    assert table.g.goal_marks[:4] == [0, -1, -1, -1]
    assert DIGGERS not in table.options(), "not again"
    assert claims(table, 1) == set()
    assert table.why(1)[DIGGERS] == "goal.requirement"
    assert claims(table, 2) == {DIGGERS}
    table.play(2, DIGGERS)
    assert (len(table.g.hands[2]), table.g.vp[2]) == (1, 14), "the same bonus"
    assert table.g.goal_marks[:4] == [0, 2, -1, -1]


@pytest.mark.rule("wistar.goal.requirement")
def test_the_requirement_of_the_topmost_free_space_must_be_met_and_nothing_is_spent() -> None:
    table = rooms_goal(p0=2)
    assert claims(table) == set()
    assert table.why(kind="claim") == {DIGGERS: "goal.requirement"}
    table.built(0, dug=5)
    claims(table)
    table.play(0, DIGGERS)
    assert table.g.goal_marks[:4] == [0, -1, -1, -1], "the topmost one even with more"
    assert table.g.dug[0] == 5


@pytest.mark.rule("wistar.goal.space_taken")
@pytest.mark.parametrize(
    ("taken", "needed", "after"),
    [
        ([-1, -1, -1, -1], 3, [0, -1, -1, -1]),
        ([1, -1, -1, -1], 4, [1, 0, -1, -1]),
        ([1, 2, -1, -1], 4, [1, 2, 0, -1]),
        ([1, 2, 3, -1], 5, [1, 2, 3, 0]),
    ],
)
def test_later_players_use_the_following_spaces(taken: list[int], needed: int, after: list[int]) -> None:
    table = rooms_goal(p0=needed - 1)
    table.g.goal_marks[:4] = taken
    assert claims(table) == set()
    assert claims(table.built(0, dug=needed)) == {DIGGERS}
    table.play(0, DIGGERS)
    assert table.g.goal_marks[:4] == after


@pytest.mark.rule("wistar.goal.space_taken")
def test_a_space_covered_in_setup_is_closed() -> None:
    """With two players the spaces of 4 rooms are covered: whoever comes second needs 5."""
    table = rooms_goal(2, p0=3, p1=4)
    table.g.goal_marks[:4] = [-1, CLOSED, CLOSED, -1]
    claims(table)
    table.play(0, DIGGERS)
    assert claims(table, 1) == set()
    assert claims(table.built(1, dug=5), 1) == {DIGGERS}
    table.play(1, DIGGERS)
    assert table.g.goal_marks[:4] == [0, CLOSED, CLOSED, 1]


@pytest.mark.rule("wistar.goal.space_taken")
def test_a_card_whose_spaces_are_all_taken_is_closed() -> None:
    table = rooms_goal(p0=6)
    table.g.goal_marks[:4] = [1, 2, CLOSED, 3]
    assert claims(table) == set()
    assert table.why(kind="claim") == {DIGGERS: "goal.space_taken"}


@pytest.mark.rule("wistar.goal.one_disc_per_card")
def test_a_player_has_one_disc_on_a_card() -> None:
    table = rooms_goal(p0=6)
    claims(table)
    table.play(0, DIGGERS)
    assert claims(table) == set()
    assert table.why(kind="claim") == {DIGGERS: "goal.one_disc_per_card"}
    table.g.goal_marks[:4] = [0, 1, 2, 3]
    assert table.why(kind="claim") == {DIGGERS: "goal.one_disc_per_card"}, "also when no space is left"


@pytest.mark.rule("wistar.goal.no_jokers", "wistar.joker.replaces_skill")
@pytest.mark.parametrize("goal", ["goal_wit", "goal_agility", "goal_observation", "goal_strength", "goal_endurance"])
def test_jokers_do_not_count_for_a_goal(goal: str) -> None:
    table = Table.empty().goal(goal).goods(0, joker=5)
    assert claims(table) == set()
    assert table.why(kind="claim") == {f"claim:{goal}": "goal.requirement"}


@pytest.mark.rule("wistar.goal.three_discs")
def test_three_goals_may_be_reached() -> None:
    goals = ("goal_rooms", "goal_beds", "goal_doors")
    table = Table.empty().goal(*goals).built(0, beds=3, dug=3).door(1, "door_03")
    table.put("doors", 0, "door_01", "door_02")
    table.turn().play(0, "claim:goal_rooms", "claim:goal_beds", "claim:goal_doors", "open:passage_1")
    assert (table.count("goals"), table.g.vp[0]) == (3, 22)


@pytest.mark.rule("wistar.goal.three_discs")
@pytest.mark.parametrize(("reached", "allowed"), [(2, True), (3, False)])
def test_a_private_goal_needs_one_of_the_three_discs(reached: int, allowed: bool) -> None:
    """The Hot-Air Balloon brings a fourth goal."""
    table = Table.empty().goal("goal_rooms", "goal_beds", "goal_doors").mice(0, "mouse_house_02", "mouse_house_03")
    table.put("private_goals", 0, "goal_mice")
    for number in range(reached):
        table.g.goal_marks[4 * number] = 0
    assert claims(table) == ({"claim:goal_mice"} if allowed else set())
    if allowed:
        table.play(0, "claim:goal_mice")
        assert (table.owned(), table.g.vp[0], table.count("goals")) == ({"move": 2}, 14, 3)
        assert claims(table.built(0, dug=3)) == set(), "no disc is left"
        assert table.why()["claim:goal_mice"] == "goal.one_disc_per_card"
    else:
        assert table.why()["claim:goal_mice"] == "goal.three_discs"


@pytest.mark.rule("wistar.goal.three_discs")
def test_with_a_private_goal_reached_two_others_are_possible() -> None:
    table = Table.empty().goal("goal_rooms", "goal_beds", "goal_doors").built(0, beds=3, dug=3)
    table.mice(0, "mouse_house_02", "mouse_house_03").put("private_goals", 0, "goal_mice")
    table.put("doors", 0, "door_01", "door_02")
    table.turn().play(0, "claim:goal_mice", "claim:goal_rooms")
    assert {"claim:goal_beds", "claim:goal_doors"} <= table.options()
    table.play(0, "claim:goal_beds")
    assert not table.options(kind="claim")


@pytest.mark.rule("wistar.goal.claim")
def test_the_bonus_comes_before_what_answers_to_a_goal() -> None:
    """The Command Tower plays an invention for free: also the one that the goal has just given."""
    table = rooms_goal(p0=3).area(0, "command_tower").deck(1, "garage").turn().play(0, DIGGERS)
    assert table.options() == {"play_for_free:garage", "pass_by"}
    table.play(0, "play_for_free:garage")
    assert (table.names("areas", 0), table.g.vp[0]) == (["command_tower", "garage"], 14)


@pytest.mark.rule("wistar.goal.claim", "wistar.quick.when")
def test_a_goal_is_reached_at_any_moment_of_the_own_turn_between_actions() -> None:
    table = rooms_goal(2, p0=2, p1=6).workers(0, forest=1).goods(0, metal=2).turn()
    assert not table.options(kind="claim")
    table.play(0, "place:sector_b_2", "main", "dig_rooms:1")
    assert DIGGERS in table.options()
    assert table.options(1) == set()


@pytest.mark.rule("wistar.symbol.goals")
def test_reached_goals_are_counted() -> None:
    """Temple of Cheese: 3 VP for each goal at the end; Signal Tower: whoever has more loses 2 VP."""
    table = Table.empty().goal("goal_rooms", "goal_beds", "goal_doors").area(0, "temple_of_cheese")
    assert table.score()["final"] == 0
    table.g.goal_marks[0], table.g.goal_marks[1], table.g.goal_marks[4] = 1, 0, 0
    assert (table.score()["final"], table.count("goals", 1)) == (6, 1)
    table.plays_free("signal_tower", 1)
    table.go_on()
    assert table.g.vp == [8, 10]


@pytest.mark.rule("wistar.symbol.goals")
def test_a_goal_card_is_drawn_from_the_rest_of_the_deck() -> None:
    """Hot-Air Balloon: one of two goals is kept, only its owner can reach it."""
    table = Table.empty().goal("goal_rooms", "goal_beds", "goal_doors").mice(0, "mouse_house_02", "mouse_house_03")
    table.put("goal_deck", -1, "goal_wit", "goal_mice")
    table.plays_free("hot_air_balloon")
    assert table.options() == {"keep_goal:goal_wit", "keep_goal:goal_mice"}
    table.play(0, "keep_goal:goal_mice").mice(1, "mouse_house_04", "mouse_house_05")
    assert claims(table) == {"claim:goal_mice"}
    assert claims(table, 1) == set()
