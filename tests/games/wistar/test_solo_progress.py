"""Solo mode, progress of the rival: VP, rooms and beds, doors, mice, missions, inventions. Rules: solo.progress_*."""

import pytest

from pentarchy.engine.views import SPECTATOR, view
from pentarchy.games.wistar.rival import progress
from tests.games.wistar.table import Table
from tests.games.wistar.test_solo_setup import OWNER, RIVAL, counters, draws, face_down, rival

CARD = pytest.mark.card
ROOMS = ("hall", "kitchen", "bedroom", "study", "coal_cellar", "boiler_cellar", "cheese_store")


def marked(table: Table) -> list[str]:
    """The rows on which markers of the rival lie."""
    rows = [(number // 3, number % 3 + 1) for number, mark in enumerate(table.g.marks) if mark // 10 == RIVAL]
    missions = list(table.content.tables["missions.toml"])
    return [f"{missions[card]}_{row}" for card, row in rows]


def no_missions(table: Table) -> Table:
    """Let no mission card lie on the farm."""
    table.g.box += tuple(card for there in table.g.missions for card in there)
    table.g.missions[:] = [()] * 7
    return table


# VP, rooms, beds ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.solo.progress_vp")
@pytest.mark.card("state_01")
def test_progress_in_vp() -> None:
    table = draws(Table.empty(1), "state_01")
    assert (table.g.vp, table.events("gained_vp")) == ([10, 12], [("gained_vp", OWNER, 2)])
    assert rival(table) == {}


@pytest.mark.rule("wistar.solo.progress_home")
@pytest.mark.parametrize(
    ("card", "before", "after"),
    [
        pytest.param("state_02", {}, {"beds": 1}, marks=pytest.mark.card("state_02")),
        pytest.param("state_03", {}, {"rooms_dug": 1}, marks=pytest.mark.card("state_03")),
        pytest.param("state_06", {"beds": 2}, {"beds": 3, "rooms_dug": 1}, marks=pytest.mark.card("state_06")),
        pytest.param("state_06", {"beds": 5, "rooms_dug": 6}, {"beds": 6, "rooms_dug": 6}, id="the last bed"),
        pytest.param("state_06", {"beds": 6, "rooms_dug": 5}, {"beds": 6, "rooms_dug": 6}, id="the last room"),
    ],
)
def test_rooms_and_beds_rise_to_six(card: str, before: dict[str, int], after: dict[str, int]) -> None:
    table = draws(counters(Table.empty(1), **before), card)
    assert (rival(table), table.g.vp) == (after, [10, 10])


@pytest.mark.rule("wistar.solo.progress_home")
def test_rooms_and_beds_rise_by_the_number_shown() -> None:
    table = counters(Table.empty(1), beds=5)
    progress(table.g, table.card("state_06"), "beds", 3)
    progress(table.g, table.card("state_06"), "rooms_dug", 2)
    assert rival(table) == {"beds": 6, "rooms_dug": 2}
    progress(table.g, table.card("state_06"), "beds", 1)
    assert table.events("built_bed") == [("built_bed", OWNER, 1, 0)], "only what it gained is told"
    assert table.events("dug") == [("dug", OWNER, 2, 0)]


# doors --------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.solo.progress_doors")
@pytest.mark.card("state_10")
@pytest.mark.parametrize(("opened", "next_one"), [((), 1), ((1,), 2), ((1, 2), 7), ((1, 2, 7, 9), 8)])
def test_the_door_with_the_lowest_number_leaves_the_farm(opened: tuple[int, ...], next_one: int) -> None:
    table = Table.empty(1)
    if opened:
        table.open(*opened)
    doors = list(table.g.doors_at)
    (door,) = doors[next_one - 1]
    draws(table, "state_10")
    doors[next_one - 1] = ()
    assert (table.g.doors_at, rival(table)) == (doors, {"doors": 1, "mice": 1})
    assert table.where(table.content.designs[door]) == ("box", -1)
    assert view(table.g, SPECTATOR)["box"].count(door) == 1
    assert table.events("opened") == [("opened", OWNER, next_one - 1, door)]


@pytest.mark.rule("wistar.solo.progress_doors")
def test_its_passage_is_open_and_its_bonus_is_lost() -> None:
    table = draws(Table.empty(1).door(1, "door_07"), "state_10")
    assert (table.g.vp, table.names("doors", 0)) == ([10, 10], [])
    table.does(0, "explore(1)")
    assert "walk_to:room_hall" in table.options()
    assert "open:passage_1" not in table.options()


@pytest.mark.rule("wistar.solo.progress_doors")
def test_with_no_door_left_the_rival_gains_a_vp() -> None:
    table = draws(Table.empty(1).open(), "state_10")
    assert (table.g.vp, rival(table)) == ([10, 11], {"mice": 1})


# mice ---------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.solo.progress_mice")
@pytest.mark.card("state_10")
@pytest.mark.parametrize("first", [0, 1, 4, 6])
def test_a_mouse_leaves_the_first_room_that_has_one(first: int) -> None:
    table = Table.empty(1)
    for room in range(first):
        table.g.box += table.g.mice_at[room]
        table.g.mice_at[room] = ()
    (mouse,) = table.g.mice_at[first]
    draws(table, "state_10")
    assert [len(there) for there in table.g.mice_at] == [0] * (first + 1) + [1] * (6 - first)
    assert (rival(table), table.where(table.content.designs[mouse])) == ({"doors": 1, "mice": 1}, ("box", -1))
    assert table.events("took_mouse") == [("took_mouse", OWNER, mouse)]


@pytest.mark.rule("wistar.solo.progress_mice")
def test_of_several_mice_in_a_room_one_leaves() -> None:
    table = Table.empty(1)
    table.put("mice_at", 0, "mouse_house_05")
    draws(table, "state_10")
    assert (len(table.g.mice_at[0]), rival(table)["mice"]) == (1, 1)


@pytest.mark.rule("wistar.solo.progress_mice")
def test_with_no_mouse_left_the_rival_gains_a_vp() -> None:
    table = Table.empty(1)
    table.g.box += tuple(mouse for there in table.g.mice_at for mouse in there)
    table.g.mice_at[:] = [()] * 7
    draws(table, "state_10")
    assert (table.g.vp, rival(table)) == ([10, 11], {"doors": 1})
    assert table.names("cheese") == ["cheese_big"], "cheese is no mouse"


# missions -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.solo.progress_markers")
@pytest.mark.card("state_11", "state_13")
@pytest.mark.parametrize("card", ["state_11", "state_13"])
def test_the_topmost_free_row_of_the_first_mission_turned_up_is_blocked(card: str) -> None:
    """Neither its needs, 2 strength, nor later its lock matter."""
    table = face_down(Table.empty(1)).mission("bedroom", "attic_landing").mission("study", "study_desk")
    draws(table, card)
    assert (marked(table), rival(table)) == (["attic_landing_1"], {"markers": 1})
    assert table.events("did_mission")[0][1] == OWNER
    table.mission("kitchen", "kitchen_counter")
    draws(table, card)
    assert marked(table) == ["attic_landing_1", "kitchen_counter_1"]


@pytest.mark.rule("wistar.solo.progress_markers")
def test_a_locked_row_is_blocked_too() -> None:
    table = face_down(Table.empty(1)).mission("bedroom", "attic_landing").mark("attic_landing_1", 0)
    draws(table, "state_11")
    assert marked(table) == ["attic_landing_2"]
    table = face_down(Table.empty(1)).mission("bedroom", "study_desk").mark("study_desk_2", 0)
    draws(table, "state_11", "state_13")
    assert (marked(table), rival(table)["markers"]) == (["study_desk_1", "study_desk_3"], 2)


@pytest.mark.rule("wistar.solo.progress_markers")
def test_a_full_mission_is_passed_over() -> None:
    table = face_down(Table.empty(1)).mission("bedroom", "attic_landing").mission("study", "study_desk")
    for row in (1, 2, 3):
        table.mark(f"attic_landing_{row}", 0)
    assert marked(draws(table, "state_11")) == ["study_desk_1"]


@pytest.mark.rule("wistar.solo.progress_markers")
def test_the_key_of_a_blocked_row_counts_as_done_and_the_row_is_taken() -> None:
    table = face_down(Table.empty(1)).mission("bedroom", "attic_landing").at(0, "bedroom").goods(0, wood=2, joker=2)
    table.does(0, "mission(0)")
    assert table.options(0, "do_mission") == {"do_mission:attic_landing_1"}
    table.play(0, "pass_by")
    draws(table, "state_11").does(0, "mission(0)")
    assert table.options(0, "do_mission") == {"do_mission:attic_landing_2"}
    assert table.why()["do_mission:attic_landing_1"] == "mission.free_row"


@pytest.mark.rule("wistar.solo.progress_markers")
def test_the_rival_gains_no_reward_of_the_mission() -> None:
    table = face_down(Table.empty(1)).mission("bedroom", "living_room_carpet")
    assert draws(table, "state_11").g.vp == [10, 10]


@pytest.mark.rule("wistar.solo.progress_markers_none")
@pytest.mark.parametrize("hidden", [("kitchen", "study"), ("study", "boiler_cellar")])
def test_with_no_free_row_the_first_face_down_mission_is_turned_up(hidden: tuple[str, str]) -> None:
    """Its bonus, 2 wood for whoever turns it up, goes to nobody."""
    table = no_missions(Table.empty(1)).mission(hidden[0], "kitchen_counter", shown=False)
    table.mission(hidden[1], "iron_gate", shown=False)
    draws(table, "state_11")
    card, room = table.card("kitchen_counter"), ROOMS.index(hidden[0])
    assert (marked(table), rival(table), table.g.vp, table.owned()) == ([], {}, [10, 10], {})
    seen = view(table.g, 0)["missions"]
    assert (seen[room], seen[ROOMS.index(hidden[1])]) == ([card], [None])
    assert table.events("revealed") == [("revealed", OWNER, card, room + 1)]


@pytest.mark.rule("wistar.solo.progress_markers_none")
def test_a_mission_that_is_turned_up_is_blocked_only_the_next_time() -> None:
    table = no_missions(Table.empty(1)).mission("kitchen", "kitchen_counter", shown=False)
    assert marked(draws(table, "state_11")) == []
    assert marked(draws(table, "state_13")) == ["kitchen_counter_1"]


@pytest.mark.rule("wistar.solo.progress_markers_none")
def test_with_neither_the_rival_gains_a_vp() -> None:
    table = draws(no_missions(Table.empty(1)), "state_11")
    assert (table.g.vp, rival(table)) == ([10, 11], {})
    table = no_missions(Table.empty(1)).mission("study", "study_desk")
    for row in (1, 2, 3):
        table.mark(f"study_desk_{row}", RIVAL)
    assert draws(table, "state_13").g.vp == [10, 11]


# inventions ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.solo.progress_inventions")
@pytest.mark.parametrize(
    ("card", "last", "taken"),
    [
        pytest.param(
            "state_09", ("jetpack", "bakery"), {"tools": 1, "advanced": 1}, marks=pytest.mark.card("state_09")
        ),
        pytest.param(
            "state_08", ("robo_cat", "bakery"), {"robots": 1, "advanced": 1}, marks=pytest.mark.card("state_08")
        ),
        pytest.param(
            "state_12", ("jetpack", "bakery"), {"structures": 1, "basic": 1}, marks=pytest.mark.card("state_12")
        ),
    ],
)
def test_the_rightmost_card_of_the_market_is_taken_and_counted(
    card: str, last: tuple[str, str], taken: dict[str, int]
) -> None:
    advanced, basic = last
    table = Table.empty(1).market(1, "garage", "foundry", "joinery", advanced).market(0, "lamp", "well", "forge", basic)
    table.deck(0, "stilts", "saw").deck(1, "submarine", "armoured_car")
    draws(table, card)
    deck, name = (0, basic) if "basic" in taken else (1, advanced)
    assert rival(table) == {"inventions": 1, **taken}
    assert table.names("rival_cards") == [name]
    assert table.events("took") == [("took", OWNER, table.card(name))]
    assert len(table.names("markets", 0)) == len(table.names("markets", 1)) == 4
    assert name not in table.names("markets", deck) + table.names("discards", deck)


@pytest.mark.rule("wistar.solo.progress_inventions")
@pytest.mark.card("state_09")
def test_the_market_is_filled_before_its_card_is_discarded() -> None:
    table = Table.empty(1).market(1, "garage", "foundry", "joinery", "jetpack").deck(1, "submarine", "armoured_car")
    draws(table, "state_09")
    assert table.names("rival_cards") == ["jetpack"]
    assert table.names("discards", 1) == ["joinery"]
    assert table.names("markets", 1) == ["submarine", "armoured_car", "garage", "foundry"]
    told = [
        (kind, table.content.designs[args[0]]) for kind, args, _ in table.g.events or [] if kind.startswith("market")
    ]
    assert told[-3:] == [("market_shown", "armoured_car"), ("market_left", "joinery"), ("market_shown", "submarine")]


@pytest.mark.rule("wistar.solo.progress_inventions")
def test_its_effect_is_ignored_and_it_cannot_be_salvaged() -> None:
    table = Table.empty(1).market(0, "lamp", "well", "forge", "bathhouse").area(0, "archive")
    draws(table, "state_12")
    assert (table.names("rival_cards"), table.g.vp) == (["bathhouse"], [10, 10])
    draws(table, "state_02")
    assert table.g.vp == [10, 10], "a bed of the rival is worth nothing to its bathhouse"
    table.does(0, "salvage()")
    assert "salvage_card:bathhouse" not in table.options()
    assert "salvage_card:forge" in table.options()
    assert view(table.g, 0)["rival_cards"] == [table.card("bathhouse")]


@pytest.mark.rule("wistar.solo.copy_rival")
@CARD("mechanical_chameleon", "distillation_apparatus")
def test_the_chameleon_copies_a_card_of_the_rival() -> None:
    table = Table.empty(1).area(0, "mechanical_chameleon").goods(0, wood=1, metal=1)
    table.put("rival_cards", -1, "distillation_apparatus")
    table.turn().play(0, "use:mechanical_chameleon")
    assert table.options() == {"copy:distillation_apparatus", "pass_by"}
