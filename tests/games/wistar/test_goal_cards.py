"""Every goal card: what it counts, how much each space asks for, which spaces are covered, its bonus. Rules: goal.*."""

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from tests.games.wistar.table import Table

SPACES = ("veranda", "double_move", "skill_token", "vp_three", "bed_discount")
ROWS = ("attic_landing_1", "attic_landing_3", "iron_gate_1", "storm_drain_1", "boiler_room_1")
MICE = ("mouse_house_10", "cheese_big", "mouse_basement_04", "mouse_house_11", "mouse_house_12")
TOOLS = ("whistle", "lamp", "stilts", "saw", "jetpack")
ROBOTS = ("spring_bat", "automatic_dog", "water_strider", "tin_soldier", "robo_cat")
STRUCTURES = ("well", "forge", "bakery", "garage", "museum_of_inventions")
SKILLS = {
    "wit": ("token_wit", "scientist_gwyr", "well", "archive"),
    "agility": ("token_agility", "acrobat_lila", "stilts", "playroom"),
    "observation": ("token_observation", "scout_argo", "woodshed", "spyglass"),
    "strength": ("token_strength", "strongman_brok", "saw", "forge"),
    "endurance": ("token_endurance", "wanderer_tobi", "bakery", "backpack"),
}


def mark(table: Table, number: int) -> None:
    for row, space in zip(ROWS[:number], SPACES, strict=False):
        table.mark(row, 0, f"space_{space}")


def symbols(skill: str) -> Callable[[Table, int], Any]:
    """A hero for two, a token for the third, cards for the rest."""
    token, hero, *cards = SKILLS[skill]

    def give(table: Table, number: int) -> None:
        table.helpers(0, hero, *([token] if number > 2 else [])).area(0, *cards[: max(0, number - 3)])

    return give


class Goal(NamedTuple):
    needs: tuple[int, ...]
    give: Callable[[Table, int], Any]
    moves: tuple[str, ...]
    goods: dict[str, int]
    cards: tuple[int, int]  # basic, advanced


HIGH, LOW = (3, 4, 4, 5), (2, 3, 3, 4)
GOALS = {
    "goal_rooms": Goal(HIGH, lambda table, number: table.built(0, dug=number), (), {}, (0, 1)),
    "goal_beds": Goal(HIGH, lambda table, number: table.built(0, beds=number), (), {"metal": 2}, (0, 0)),
    "goal_mice": Goal(LOW, lambda table, number: table.mice(0, *MICE[:number]), (), {"move": 2}, (0, 0)),
    "goal_missions": Goal(HIGH, mark, (), {"joker": 1}, (0, 0)),
    "goal_doors": Goal(
        LOW,
        lambda table, number: table.put("doors", 0, *(f"door_{door:02}" for door in range(2, number + 2))),
        ("open:passage_1",),
        {"metal": 1},
        (0, 0),
    ),
    "goal_tools": Goal(HIGH, lambda table, number: table.area(0, *TOOLS[:number]), (), {"metal": 1}, (1, 0)),
    "goal_robots": Goal(LOW, lambda table, number: table.area(0, *ROBOTS[:number]), (), {"metal": 2}, (0, 0)),
    "goal_structures": Goal(HIGH, lambda table, number: table.area(0, *STRUCTURES[:number]), (), {"wood": 2}, (0, 0)),
    "goal_wit": Goal(HIGH, symbols("wit"), ("draw_from:basic", "draw_from:basic"), {}, (2, 0)),
    "goal_agility": Goal(HIGH, symbols("agility"), (), {"move": 2}, (0, 0)),
    "goal_observation": Goal(HIGH, symbols("observation"), ("open:passage_1",), {"metal": 1}, (0, 0)),
    "goal_strength": Goal(HIGH, symbols("strength"), (), {"wood": 1, "metal": 1}, (0, 0)),
    "goal_endurance": Goal(HIGH, symbols("endurance"), ("pick:wood", "pick:basic"), {"wood": 1}, (1, 0)),
}
CASES = [pytest.param(name, goal, marks=pytest.mark.card(name), id=name) for name, goal in GOALS.items()]


def table_with(name: str, number: int, taken: int = 0) -> Table:
    """Player 0 has so many of what the goal counts, at the beginning of a turn; others took the spaces above."""
    table = Table.empty(4).goal(name).door(1, "door_01")
    table.g.goal_marks[:taken] = (1, 2, 3)[:taken]
    GOALS[name].give(table, number)
    return table.turn()


@pytest.mark.rule("wistar.goal.requirement", "wistar.goal.space_taken")
@pytest.mark.parametrize(("name", "goal"), CASES)
@pytest.mark.parametrize("space", [0, 1, 2, 3])
def test_each_space_asks_for_its_number(name: str, goal: Goal, space: int) -> None:
    need = goal.needs[space]
    assert f"claim:{name}" in table_with(name, need, space).options()
    table = table_with(name, need - 1, space)
    assert f"claim:{name}" not in table.options()
    assert table.why()[f"claim:{name}"] == "goal.requirement"


@pytest.mark.rule("wistar.goal.requirement")
@pytest.mark.parametrize(("name", "goal"), CASES)
def test_what_another_player_has_does_not_count(name: str, goal: Goal) -> None:
    table = table_with(name, goal.needs[0])
    table.g.stop()
    assert f"claim:{name}" not in table.turn(1).options(1)


@pytest.mark.rule("wistar.goal.claim")
@pytest.mark.parametrize(("name", "goal"), CASES)
def test_each_goal_gives_its_bonus_at_once(name: str, goal: Goal) -> None:
    """4 VP with something else; points for exploring or projects are spent at once."""
    table = table_with(name, goal.needs[0]).play(0, f"claim:{name}", *goal.moves)
    assert table.asked() == "place_where"
    assert (table.g.vp[0], table.owned()) == (14, goal.goods)
    decks = [table.content.deck[card] for card in table.g.hands[0]]
    assert (decks.count(0), decks.count(1)) == goal.cards


@pytest.mark.rule("wistar.setup.goal_spaces_closed")
@pytest.mark.parametrize("name", [pytest.param(name, marks=pytest.mark.card(name)) for name in GOALS])
def test_some_spaces_are_covered_with_fewer_players(name: str) -> None:
    """The second and third for one or two players, the second for three."""
    content = Table.empty().content
    assert content.goal_closed[content.by_design[name][0]] == [[2, 3], [2, 3], [2], []]


@pytest.mark.rule("wistar.goal.requirement")
@pytest.mark.parametrize(
    ("goal", "others"),
    [("goal_tools", ROBOTS + STRUCTURES), ("goal_robots", TOOLS + STRUCTURES), ("goal_structures", TOOLS + ROBOTS)],
)
def test_other_types_do_not_count(goal: str, others: tuple[str]) -> None:
    assert not Table.empty().goal(goal).area(0, *others).turn().options(kind="claim")


@pytest.mark.rule("wistar.goal.requirement")
@pytest.mark.parametrize("skill", SKILLS)
def test_other_skills_do_not_count(skill: str) -> None:
    others = [piece for other, pieces in SKILLS.items() if other != skill for piece in pieces[:2]]
    table = Table.empty().goal(f"goal_{skill}").helpers(0, *others, SKILLS[skill][1])
    assert not table.turn().options(kind="claim"), "two are not enough"
