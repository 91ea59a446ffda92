"""Placing a chief on the wheel and what it brings. Rules: wheel.*."""

import pytest

from pentarchy.games.wistar.moves import ACTION
from tests.games.wistar.table import Table


# where --------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.wheel.free_slot")
def test_a_slot_with_a_chief_is_taken() -> None:
    t = Table.empty(3).chief(1, "sector_a_1").chief(2, "sector_c_1").turn()
    assert t.options(0, "place") == {
        "place:sector_a_2", "place:sector_b_1", "place:sector_b_2", "place:sector_d_1", "place:sector_d_2",
        "place:sector_e_1", "place:sector_e_2", "place:sector_f_1",
    }  # fmt: skip
    why = t.why(0)
    assert (why["place:sector_a_1"], why["place:sector_c_1"]) == ("wheel.free_slot", "wheel.free_slot")


@pytest.mark.rule("wistar.wheel.free_slot")
def test_the_slot_is_taken_from_then_on() -> None:
    t = Table.empty(2).turn(0).play(0, "place:sector_b_2", "bonus:0", "bonus:1")
    t.g.stop()
    t.turn(1)
    assert "place:sector_b_2" not in t.options(1)
    assert "place:sector_b_1" in t.options(1)
    assert t.why(1)["place:sector_b_2"] == "wheel.free_slot"


@pytest.mark.rule("wistar.wheel.one_own_chief_per_sector")
def test_a_second_own_chief_in_a_sector_is_not_allowed() -> None:
    """The other slot of the sector is free (example own_chief_same_sector)."""
    t = Table.empty(2).chief(0, "sector_a_1").turn(0)
    assert not any("sector_a" in move for move in t.options(0, "place"))
    assert t.why(0)["place:sector_a_2"] == "wheel.one_own_chief_per_sector"
    t.g.stop()
    assert "place:sector_a_2" in t.turn(1).options(1), "another player may"


@pytest.mark.rule("wistar.wheel.one_own_chief_per_sector")
def test_each_of_three_slots_of_a_sector_is_closed_to_the_owner_of_one() -> None:
    t = Table.empty(4).chief(0, "sector_f_2").chief(1, "sector_f_3").turn(0)
    assert not any("sector_f" in move for move in t.options(0, "place"))
    why = t.why(0)
    assert why["place:sector_f_1"] == "wheel.one_own_chief_per_sector"
    assert (why["place:sector_f_2"], why["place:sector_f_3"]) == ("wheel.free_slot", "wheel.free_slot")
    t.g.stop()
    assert {move for move in t.turn(2).options(2, "place") if "sector_f" in move} == {"place:sector_f_1"}


# what ---------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.wheel.main_and_bonus")
@pytest.mark.parametrize("order", [("main", "bonus:0"), ("bonus:0", "main")])
def test_main_and_bonus_action_come_in_either_order(order: tuple[str, str]) -> None:
    """Sector B lies at digging; its first slot allows a mission."""
    t = Table.empty(2).workers(0, forest=2).goods(0, metal=2).helpers(0, "token_agility").at(0, "kitchen")
    t.mission("kitchen", "kitchen_counter").turn().play(0, "place:sector_b_1")
    assert t.options(0, "main") | t.options(0, "bonus") == {"main", "bonus:0"}
    for action in order:
        t.play(0, action)
        if action == "main":
            t.play(0, "dig_rooms:1")
        else:
            t.play(0, "do_mission:kitchen_counter_3", "use_marker:space_vp_three")
    assert (t.g.dug[0], t.count("markers")) == (1, 1)
    assert t.options(0, "main") | t.options(0, "bonus") == set()


@pytest.mark.rule("wistar.wheel.main_and_bonus")
def test_the_order_matters() -> None:
    """A bonus that moves workers first makes the main action stronger."""
    for order, wood in ((("bonus:1", "main"), 3), (("main", "bonus:1"), 1)):
        t = Table.empty(2).workers(0, forest=1, farm=2).turn().play(0, "place:sector_a_2")
        for action in order:
            t.play(0, action)
            if action == "bonus:1":
                t.play(0, "shift_worker:farm,forest", "shift_worker:farm,forest")
        assert t.owned() == {"wood": wood}


@pytest.mark.rule("wistar.wheel.main_and_bonus")
def test_both_actions_are_done_once() -> None:
    t = Table.empty(2).workers(0, forest=2).goods(0, metal=2).turn()
    t.play(0, "place:sector_b_2", "bonus:0", "main", "dig_rooms:1", "bonus:1")
    assert t.options(0, "main") | t.options(0, "bonus") == set()
    assert (t.owned(), len(t.g.hands[0])) == ({"wood": 1}, 1)
    assert t.options(0, "end_turn") <= {"end_turn"}


@pytest.mark.rule("wistar.wheel.finish_one_first")
def test_nothing_else_can_be_done_in_the_middle_of_an_action() -> None:
    """Neither a bonus nor a quick action, until both exploration points are spent."""
    t = Table.empty(2).workers(0, farm=2).built(0, beds=1).goods(0, wood=4, move=1).at(0, "hall").turn()
    t.play(0, "place:sector_f_1", "main")
    for _ in range(2):
        assert t.asked() == "explore_which"
        kinds = {move.split(":")[0] for move in t.options(0)}
        assert kinds <= {"open", "walk_to", "reveal_at", "fetch"}
        t.play(0, min(t.options(0, "walk_to")))
    assert {"bonus:0", "bonus:1", "buy_joker", "bring_out:farm", "use_move:farm,forest"} <= t.options(0)


@pytest.mark.rule("wistar.wheel.finish_one_first")
def test_what_an_action_causes_belongs_to_it() -> None:
    """A door opened by the main action grants a point, which is spent before the bonus can be chosen."""
    t = (
        Table.empty(2)
        .workers(0, farm=1)
        .door(1, "door_08")
        .turn()
        .play(0, "place:sector_f_1", "main", "open:passage_1")
    )
    assert t.asked() == "explore_which"
    assert t.options(0, "bonus") == set()
    t.play(0, "open:passage_2")
    while t.asked() != "act_which":
        t.g.play(0, t.g.legal(0)[-1])
    assert t.options(0, "bonus") == {"bonus:0", "bonus:1"}


@pytest.mark.rule("wistar.wheel.two_bonuses")
@pytest.mark.parametrize(
    "order",
    [
        ("main", "bonus:0", "bonus:1"),
        ("main", "bonus:1", "bonus:0"),
        ("bonus:0", "main", "bonus:1"),
        ("bonus:1", "main", "bonus:0"),
        ("bonus:0", "bonus:1", "main"),
        ("bonus:1", "bonus:0", "main"),
    ],
)
def test_two_bonuses_and_the_main_action_come_in_any_order(order: tuple[str, ...]) -> None:
    """Sector A at wood: strength 1, a metal, and two workers to shift."""
    t = Table.empty(2).workers(0, forest=1).turn().play(0, "place:sector_a_2")
    for number, action in enumerate(order):
        assert t.options(0, "main") | t.options(0, "bonus") == set(order[number:])
        t.play(0, action)
        if action == "bonus:1":
            t.play(0, "enough")
    assert t.owned() == {"wood": 1, "metal": 1}


@pytest.mark.rule("wistar.wheel.two_bonuses")
def test_quick_actions_are_possible_between_two_bonuses() -> None:
    t = Table.empty(2).turn().play(0, "place:sector_a_2", "bonus:0", "bring_out:forest")
    assert t.options(0, "main") | t.options(0, "bonus") == {"main", "bonus:1"}
    t.play(0, "main")
    assert t.owned() == {"wood": 1, "metal": 1}


# the turning wheel --------------------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.wheel.position_gives_main", "wistar.wheel.position_order")
@pytest.mark.parametrize(
    ("turned", "action"), list(enumerate(["wood", "dig", "metal", "beds", "projects", "explore", "wood"]))
)
def test_the_same_sector_serves_another_action_after_the_wheel_has_turned(turned: int, action: str) -> None:
    """Sector A lies at wood at first; actions follow each other clockwise."""
    t = Table.empty(2).workers(0, forest=2, burrow=2, farm=2).goods(0, wood=2, metal=2).built(0, beds=4, dug=4)
    t.g.turned = turned
    t.turn().play(0, "place:sector_a_1")
    assert ACTION.tokens[int(str(t.events("placed")[-1][3]))] == action
    t.play(0, "main")
    questions = {
        "dig": "dig_how_many",
        "beds": "build_how_many",
        "projects": "project_which",
        "explore": "explore_which",
    }
    assert t.asked() == questions.get(action, "act_which")
    more = {"wood": {"wood": 4, "metal": 2}, "metal": {"wood": 2, "metal": 4}}
    assert t.owned() == more.get(action, {"wood": 2, "metal": 2})


@pytest.mark.rule("wistar.wheel.position_gives_main")
def test_the_bonus_stays_with_its_sector() -> None:
    for turned in range(6):
        t = Table.empty(2)
        t.g.turned = turned
        t.turn().play(0, "place:sector_b_2", "bonus:0")
        assert t.owned() == {"wood": 1}


@pytest.mark.rule("wistar.wheel.position_order")
def test_neighbouring_actions_share_an_area() -> None:
    """Forest, forest, burrow, burrow, farm, farm."""
    for position, sector in enumerate("abcdef"):
        for number, area in enumerate(("forest", "burrow", "farm")):
            t = Table.empty(2).workers(0, **{area: 1}).goods(0, wood=2, metal=2)
            t.turn().play(0, f"place:sector_{sector}_1")
            assert ("main" in t.options()) == (position // 2 == number)
