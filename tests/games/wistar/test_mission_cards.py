"""Every mission card: the bonus for turning it up; price, needs, lock, key and reward of each row. Rules: mission.*."""

from typing import Any, NamedTuple

import pytest

from pentarchy.games.wistar.content import SKILLS
from tests.games.wistar.table import Table

HOUSE = ("attic_landing", "kitchen_counter", "living_room_carpet", "study_desk", "bedroom_wardrobe", "toy_corner")
BASEMENT = ("iron_gate", "boiler_room", "rat_catchers_store", "storm_drain")
CARDS = ("whistle", "garage")  # in hand, to be played by a reward
HEROES = ("scientist_gwyr", "acrobat_lila", "scout_argo", "strongman_brok", "wanderer_tobi")


class Mission(NamedTuple):
    """A row: what is spent and needed, the row that opens its lock (0: none), moves after the marker, what changes."""

    card: str
    row: int
    opened_by: int
    asks: dict[str, int]  # goods to spend ("any": wood and metal, or a card) and what must be there
    moves: tuple[str, ...]
    changes: dict[str, int]


def mission(card: str, row: int, opened_by: int, asks: dict[str, int], *moves: str, **changes: int) -> Mission:
    return Mission(card, row, opened_by, asks, moves, changes)


CASES = [
    mission("attic_landing", 1, 0, {"strength": 2}, vp=2),
    mission("attic_landing", 2, 1, {"wood": 2}, "walk_to:room_kitchen", wood=-2, vp=3),
    mission("attic_landing", 3, 0, {"metal": 2}, metal=-2, current=1),
    mission("kitchen_counter", 1, 0, {"any": 2}, "give:wood", wood=-1, metal=-1, vp=3),
    mission("kitchen_counter", 2, 1, {"endurance": 2}, vp=5),
    mission("kitchen_counter", 3, 0, {"agility": 1}, metal=3),
    mission("living_room_carpet", 1, 0, {"agility": 2}, move=2, vp=1),
    mission("living_room_carpet", 2, 1, {"metal": 1}, "take_from:house", metal=-1, mice_house=1, vp=2),
    mission("living_room_carpet", 3, 0, {"strength": 3}, vp=7),
    mission("study_desk", 1, 0, {"wit": 2}, "draw_from:basic", "draw_from:basic", hand_basic=2, vp=1),
    mission("study_desk", 2, 1, {"any": 2, "whistle": 1}, "give:wood", "give:metal", "play_for_free:whistle",
            wood=-1, metal=-1, hand_basic=-1, tools=1),
    mission("study_desk", 3, 2, {"current": 1}, joker=1, vp=5),
    mission("bedroom_wardrobe", 1, 0, {"move": 1, "endurance": 1}, "walk_to:room_kitchen", "walk_to:room_hall",
            move=-1),
    mission("bedroom_wardrobe", 2, 1, {"wood": 1}, "build_beds:1", wood=-1, beds=1, vp=2),
    mission("bedroom_wardrobe", 3, 0, {"observation": 3}, hand_advanced=1, vp=5),
    mission("toy_corner", 1, 0, {"tools": 1, "robots": 1}, wood=1, vp=3),
    mission("toy_corner", 2, 1, {"move": 1}, "act:metal", move=-1, metal=1),
    mission("toy_corner", 3, 0, {"mice": 2}, "stack:advanced", hand_advanced=1, vp=4),
    mission("iron_gate", 1, 0, {"any": 2, "agility": 3}, "give:wood", wood=-1, metal=-1, vp=6),
    mission("iron_gate", 2, 1, {"observation": 2}, vp=5),
    mission("iron_gate", 3, 2, {"strength": 2, "garage": 1}, "play_for_free:garage",
            hand_advanced=-1, structures=1, vp=3),
    mission("boiler_room", 1, 0, {"wood": 3}, wood=-3, current=1, vp=2),
    mission("boiler_room", 2, 1, {"wit": 3}, vp=8),
    mission("boiler_room", 3, 0, {"metal": 1, "strength": 2}, "dig_rooms:2", metal=-1, rooms_dug=2, vp=1),
    mission("rat_catchers_store", 1, 0, {"observation": 3}, vp=6),
    mission("rat_catchers_store", 2, 1, {"agility": 2}, "take_from:basement", mice_base=1, vp=4),
    mission("rat_catchers_store", 3, 0, {"any": 1, "mice": 2, "rooms_dug": 2}, "take_hero:wanderer_tobi",
            hand_basic=-1, heroes=1, vp=2),
    mission("storm_drain", 1, 0, {"endurance": 3}, vp=6),
    mission("storm_drain", 2, 1, {"wit": 2, "agility": 1}, vp=9),
    mission("storm_drain", 3, 0, {"current": 2}, "act:beds", "build_beds:1", beds=1, wood=-2, vp=4),
]  # fmt: skip


def case(row: Mission, *more: Any, name: str = "") -> Any:
    mark = pytest.mark.card(row.card)
    return pytest.param(row, *more, marks=mark, id=f"{row.card}_{row.row}{name}")


def room_of(card: str) -> str:
    return "hall" if card in HOUSE else "coal_cellar"


def table_for(row: Mission, lacking: str = "", *, opened: bool = True) -> Table:
    """Player 0 at the card with exactly what the mission asks for, or 1 less of something."""
    room = room_of(row.card)
    table = Table.empty().at(0, room).mission(room, row.card).workers(0, forest=1, burrow=1)
    table.put("mouse_supply", 0, "mouse_house_15")
    table.put("mouse_supply", 1, "mouse_basement_08")
    for what, amount in row.asks.items():
        if not lacking or what not in CARDS:
            give(table, what, amount - (what == lacking))
    if row.moves[:1] == ("act:beds",):
        table.goods(0, wood=2)
    if opened and row.opened_by:
        table.mark(f"{row.card}_{row.opened_by}", 1)
    return table


def give(table: Table, what: str, amount: int) -> None:
    if what == "any" and amount == 1:
        table.hand(0, "forge")
    elif what == "any":
        table.goods(0, wood=amount // 2, metal=amount // 2)
    elif what in ("wood", "metal", "move"):
        table.goods(0, **{what: amount})
    elif what in SKILLS:
        table.helpers(0, *([f"token_{what}"] if amount % 2 else []))
        table.helpers(0, *([HEROES[SKILLS.index(what)]] if amount > 1 else []))
    elif what == "current":
        table.current(0, amount)
    elif what == "rooms_dug":
        table.built(0, dug=amount)
    elif what == "mice":
        table.mice(0, *("mouse_house_14", "cheese_big")[:amount])
    elif what in ("tools", "robots"):
        table.area(0, *(["lamp"] if what == "tools" else ["water_strider"])[:amount])
    else:
        table.hand(0, what)


def state(table: Table) -> dict[str, int]:
    """All that rewards can change."""
    counts = {
        what: table.count(what)
        for what in ("wood", "metal", "current", "beds", "rooms_dug", "mice_house", "mice_base", "tools", "structures")
    }
    decks = [table.content.deck[card] for card in table.g.hands[0]]
    heroes = [name for name in table.names("helpers", 0) if name in HEROES]
    goods = {"move": table.g.goods[2], "joker": table.g.goods[3], "vp": table.g.vp[0], "heroes": len(heroes)}
    return counts | goods | {"hand_basic": decks.count(0), "hand_advanced": decks.count(1)}


@pytest.mark.rule("wistar.mission.requirements", "wistar.mission.marker_and_reward", "wistar.mission.three_rows")
@pytest.mark.parametrize("row", [case(row) for row in CASES])
def test_every_mission_has_its_price_and_reward(row: Mission) -> None:
    table = table_for(row)
    before = state(table)
    table.does(0, "mission(0)").play(0, f"do_mission:{row.card}_{row.row}")
    assert ("use_marker:space_vp_six" in table.options()) == (row.card in BASEMENT), "grey markers"
    table.play(0, "use_marker:space_vp_three", *row.moves)
    assert table.g.over
    after = state(table)
    assert {what: after[what] - before[what] for what in after if after[what] != before[what]} == row.changes
    assert table.count("markers") == 1


@pytest.mark.rule("wistar.mission.requirements")
@pytest.mark.parametrize(
    ("row", "lacking"),
    [case(row, what, name=f"_{what}") for row in CASES for what in row.asks if what not in CARDS],
)
def test_a_mission_is_not_done_with_less(row: Mission, lacking: str) -> None:
    """Exactly the whole is enough, see above."""
    table = table_for(row, lacking).does(0, "mission(0)")
    assert f"do_mission:{row.card}_{row.row}" not in table.options()
    if table.asked():
        assert table.why()[f"do_mission:{row.card}_{row.row}"] == "mission.requirements"


@pytest.mark.rule("wistar.mission.lock", "wistar.mission.any_order")
@pytest.mark.parametrize("row", [case(row) for row in CASES])
def test_a_lock_is_opened_by_its_own_key_only(row: Mission) -> None:
    table = table_for(row, opened=False)
    move = f"do_mission:{row.card}_{row.row}"
    if not row.opened_by:
        assert move in table.does(0, "mission(0)").options()
        return
    for other in {1, 2, 3} - {row.row, row.opened_by}:
        table.mark(f"{row.card}_{other}", 1)
    assert move not in table.does(0, "mission(0)").options()
    table.g.stop()
    assert move in table.mark(f"{row.card}_{row.opened_by}", 1).does(0, "mission(0)").options()


# limits of rewards --------------------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.symbol.play_free")
@pytest.mark.card("study_desk", "iron_gate")
@pytest.mark.parametrize(("number", "allowed"), [(10, "whistle"), (20, "garage")])
def test_the_blueprints_are_of_a_basic_the_treasure_of_an_advanced_invention(number: int, allowed: str) -> None:
    row = CASES[number]
    table = table_for(row).hand(0, "whistle", "garage").does(0, "mission(0)")
    table.play(0, f"do_mission:{row.card}_{row.row}", "use_marker:space_vp_three", *row.moves[:-1])
    assert table.options() == {f"play_for_free:{allowed}", "pass_by"}


@pytest.mark.rule("wistar.symbol.take_mouse", "wistar.symbol.mouse_zone")
@pytest.mark.card("living_room_carpet", "rat_catchers_store")
@pytest.mark.parametrize(("number", "stacks"), [(7, {"house"}), (25, {"house", "basement"})])
def test_trapped_mice_are_of_the_house_prisoners_of_either_stack(number: int, stacks: set[str]) -> None:
    row = CASES[number]
    table = table_for(row).does(0, "mission(0)")
    table.play(0, f"do_mission:{row.card}_{row.row}", "use_marker:space_vp_three")
    assert table.options(kind="take_from") == {f"take_from:{stack}" for stack in stacks}


@pytest.mark.rule("wistar.symbol.main_action")
@pytest.mark.card("toy_corner", "storm_drain")
@pytest.mark.parametrize("number", [16, 29])
def test_the_train_and_the_mains_give_a_main_action_of_choice(number: int) -> None:
    """With workers in the forest and the burrow, and what digging and building take."""
    row = CASES[number]
    table = table_for(row).goods(0, wood=4, metal=4)
    table.g.dug[0] = 4
    table.does(0, "mission(0)")
    table.play(0, f"do_mission:{row.card}_{row.row}", "use_marker:space_vp_three")
    assert table.options() == {"act:wood", "act:dig", "act:metal", "act:beds", "pass_by"}


# turning up ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.symbol.reveal_mission", "wistar.explore.reveal_bonus")
@pytest.mark.parametrize(
    ("card", "moves", "changes"),
    [
        pytest.param(card, moves, changes, marks=pytest.mark.card(card), id=card)
        for card, moves, changes in (
            ("attic_landing", (), {"move": 1}),
            ("kitchen_counter", (), {"wood": 2}),
            ("living_room_carpet", (), {"hand_basic": 1}),
            ("study_desk", (), {"hand_advanced": 1}),
            ("bedroom_wardrobe", (), {"metal": 2}),
            ("toy_corner", ("shift_worker:forest,farm", "shift_worker:burrow,farm"), {}),
            ("iron_gate", (), {"joker": 1}),
            ("boiler_room", (), {"metal": 2}),
            ("rat_catchers_store", ("open:passage_9",), {"vp": 2}),
            ("storm_drain", (), {"vp": 2}),
        )
    ],
)
def test_every_mission_card_has_its_bonus_for_turning_it_up(
    card: str, moves: tuple[str, ...], changes: dict[str, int]
) -> None:
    room = room_of(card)
    table = Table.empty().at(0, room).mission(room, card, shown=False).door(9, "door_07")
    table.workers(0, forest=1, burrow=1)
    before = state(table)
    table.does(0, "reveal('near')").play(0, f"reveal_at:room_{room}", *moves)
    assert table.g.over
    after = state(table)
    assert {what: after[what] - before[what] for what in after if after[what] != before[what]} == changes
    assert table.in_area() == ({"farm": 2} if card == "toy_corner" else {"forest": 1, "burrow": 1})
