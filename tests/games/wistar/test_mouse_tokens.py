"""Every guest mouse: its effect, its kind and its VP. Rules: mouse.*."""

from typing import Any

import pytest

from pentarchy.games.wistar.rounds import play_round
from tests.games.wistar.table import Table

INSTANT = ("house_01", "house_10", "house_11", "house_12", "house_13", "basement_04", "basement_05", "basement_06",
           "basement_10")  # fmt: skip
INCOME = ("house_02", "house_06", "house_07", "house_08", "house_09", "basement_01", "basement_02", "basement_03")
ONGOING = ("house_03", "house_04", "house_05", "house_14", "house_15", "basement_07", "basement_08", "basement_09")
HOUSE_VP = (3, 0, 2, 1, 1, 1, 1, 2, 1, 2, 2, 2, 3, 1, 1)
BASEMENT_VP = (0, 1, 2, 2, 1, 3, 1, 2, 2, 3)


def welcome(name: str, table: Table | None = None) -> Table:
    """Player 0 takes this mouse from the hall for a point."""
    table = (table or Table.empty()).at(0, "hall").deck(0, "hammer", "saw").deck(1, "garage", "jetpack")
    table.put("box", -1, *table.names("mice_at", 0))
    table.put("mice_at", 0, f"mouse_{name}")
    return table.does(0, "explore(1)").play(0, "fetch:room_hall")


def next_round(table: Table) -> Table:
    """The start of the next round, up to the first turn or a question before it."""
    table.g.stop()
    return table.run(play_round())


def owned(table: Table) -> tuple[dict[str, int], int, int]:
    """Goods, VP and the number of cards of player 0."""
    return table.owned(), table.g.vp[0], len(table.g.hands[0])


def of_mouse(name: str, *values: Any) -> Any:
    return pytest.param(name, *values, marks=pytest.mark.card(f"mouse_{name}"), id=name)


@pytest.mark.rule("wistar.mouse.vp")
@pytest.mark.parametrize(
    ("name", "vp"),
    [
        *(of_mouse(f"house_{number:02}", vp) for number, vp in enumerate(HOUSE_VP, 1)),
        *(of_mouse(f"basement_{number:02}", vp) for number, vp in enumerate(BASEMENT_VP, 1)),
    ],
)
def test_a_mouse_is_worth_its_printed_vp_at_the_end(name: str, vp: int) -> None:
    table = Table.empty().mice(0, f"mouse_{name}")
    assert table.score()["mice"] == vp
    number, house = int(name[-2:]), name.startswith("house")
    assert (table.count("mice_house"), table.count("mice_base")) == ((1, 0) if house else (0, 1))
    assert len(table.content.by_design[f"mouse_{name}"]) == 1
    names = table.content.tables["mice.toml"][f"mouse_{name}"]["name"]
    assert names["en"] == f"{'House' if house else 'Basement'} mouse {number}"
    assert names["ru"] == f"{'Домашняя' if house else 'Подвальная'} мышь {number}"


@pytest.mark.rule("wistar.mouse.vp")
@pytest.mark.card("cheese_big")
@pytest.mark.card("cheese_small")
def test_cheese_is_worth_6_and_3_vp_and_has_no_effect() -> None:
    table = Table.empty(4).mice(0, "cheese_big").mice(1, "cheese_small").mice(0, "mouse_house_01", "mouse_basement_10")
    assert (table.score(0)["mice"], table.score(1)["mice"]) == (12, 3)
    names = [table.content.tables["mice.toml"][name]["name"]["en"] for name in ("cheese_big", "cheese_small")]
    assert names == ["Big cheese", "Small cheese"]
    alone = Table.empty().at(0, "cheese_store").does(0, "explore(1)").play(0, "fetch_cheese")
    assert owned(alone) == ({}, 10, 0)
    assert owned(next_round(alone)) == ({}, 10, 0)


@pytest.mark.rule("wistar.mouse.one_effect")
def test_every_mouse_has_one_effect_of_one_of_three_kinds() -> None:
    content = Table.empty().content
    kinds = {design: content.texts[pieces[0]].kind for design, pieces in content.by_design.items()}
    mice = {name: kind for name, kind in kinds.items() if name.startswith("mouse_")}
    assert mice == {
        **{f"mouse_{name}": "instant" for name in INSTANT},
        **{f"mouse_{name}": "income" for name in INCOME},
        **{f"mouse_{name}": "ongoing" for name in ONGOING},
    }
    assert (kinds["cheese_big"], kinds["cheese_small"]) == ("none", "none")
    for name in mice:
        text = content.texts[content.by_design[name][0]]
        assert bool(text.mods) + bool(text.effects) == 1
        assert len(text.effects) <= 1


# instant ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.mouse.instant")
@pytest.mark.parametrize(
    ("name", "goods", "cards"),
    [
        of_mouse("house_01", {}, ["saw"]),
        of_mouse("house_10", {"wood": 2}, []),
        of_mouse("house_11", {"metal": 2}, []),
        of_mouse("house_12", {"joker": 1}, []),
    ],
)
def test_an_instant_gain_comes_once_when_the_mouse_is_taken(name: str, goods: dict[str, int], cards: list[str]) -> None:
    """The worked example is house mouse 1: a basic card from the deck at once, 3 VP at the end."""
    table = welcome(name)
    assert (table.owned(), table.names("hands", 0), table.g.vp[0]) == (goods, cards, 10)
    assert table.g.over
    assert table.g.homes[1] == ()
    next_round(table)
    assert (table.owned(), table.names("hands", 0), table.g.vp[0]) == (goods, cards, 10)


@pytest.mark.rule("wistar.mouse.instant")
@pytest.mark.card("mouse_house_13")
def test_house_mouse_13_gives_an_exploration_point() -> None:
    table = welcome("house_13")
    assert table.asked() == "explore_which"
    table.play(0, "walk_to:room_kitchen")
    assert table.g.over
    next_round(table)
    assert table.asked() == "place_where"  # no point in the next round


@pytest.mark.rule("wistar.mouse.instant")
@pytest.mark.card("mouse_basement_04")
def test_basement_mouse_4_gives_current() -> None:
    table = welcome("basement_04")
    assert table.g.current == [1, 0]
    assert next_round(table).g.current == [1, 0]


@pytest.mark.rule("wistar.mouse.instant")
@pytest.mark.card("mouse_basement_05")
def test_basement_mouse_5_plays_a_basic_invention_for_free() -> None:
    table = welcome("basement_05", Table.empty().hand(0, "mechanical_ant", "bionic_eye"))
    assert table.options() == {"play_for_free:mechanical_ant", "pass_by"}  # no advanced one
    table.play(0, "play_for_free:mechanical_ant")
    assert table.names("areas", 0) == ["mechanical_ant"]  # it costs 2 metal and asks for strength
    assert table.g.over


@pytest.mark.rule("wistar.mouse.instant")
@pytest.mark.card("mouse_basement_06")
def test_basement_mouse_6_does_a_mission_under_the_usual_rules() -> None:
    table = welcome("basement_06", Table.empty().mission("hall", "attic_landing").goods(0, metal=2))
    assert table.options() == {"do_mission:attic_landing_3", "pass_by"}  # skills are missing for the first row
    table.play(0, "do_mission:attic_landing_3", "use_marker:space_vp_three")
    assert table.g.current[0] == 1
    assert table.owned() == {}
    assert welcome("basement_06", Table.empty().mission("hall", "attic_landing")).g.over


@pytest.mark.rule("wistar.mouse.instant")
@pytest.mark.card("mouse_basement_10")
def test_basement_mouse_10_gives_a_potion() -> None:
    table = welcome("basement_10")
    assert table.options() == {"brew:metal", "brew:wood"}
    table.play(0, "brew:metal")
    assert table.owned() == {"metal": 1}  # and no move token
    assert table.g.over
    assert table.g.hut == ()


# income -------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.mouse.income")
@pytest.mark.card("mouse_house_02")
def test_an_income_of_1_vp_comes_at_once_and_in_every_later_round() -> None:
    """The worked example: taken in round 2."""
    table = welcome("house_02")
    assert table.g.round == 2
    seen = [table.g.vp[0]]
    for _ in range(3):
        seen.append(next_round(table).g.vp[0])
    assert table.g.round == 5
    assert seen == [11, 12, 13, 14]
    assert table.g.vp[1] == 10
    assert table.score()["mice"] == 0


@pytest.mark.rule("wistar.mouse.income")
@pytest.mark.parametrize(
    ("name", "goods", "vp"),
    [
        of_mouse("house_06", {"wood": 1}, 0),
        of_mouse("house_07", {"metal": 1}, 0),
        of_mouse("house_08", {"move": 1}, 0),
        of_mouse("basement_01", {}, 2),
    ],
)
def test_an_income_comes_at_once_and_at_the_next_start_of_a_round(name: str, goods: dict[str, int], vp: int) -> None:
    table = welcome(name)
    for times in (1, 2, 3):
        assert owned(table) == ({good: times * amount for good, amount in goods.items()}, 10 + times * vp, 0)
        next_round(table)


@pytest.mark.rule("wistar.mouse.income")
@pytest.mark.parametrize(
    ("name", "cards"), [of_mouse("house_09", ["saw", "hammer"]), of_mouse("basement_02", ["jetpack", "garage"])]
)
def test_an_income_of_cards_comes_from_the_deck(name: str, cards: list[str]) -> None:
    table = welcome(name)
    assert table.names("hands", 0) == cards[:1]
    assert next_round(table).names("hands", 0) == cards


@pytest.mark.rule("wistar.mouse.income")
@pytest.mark.card("mouse_basement_03")
def test_basement_mouse_3_gives_wood_metal_or_a_card() -> None:
    table = welcome("basement_03")
    assert table.options() == {"pick:wood", "pick:metal", "pick:basic", "pick:advanced"}
    table.play(0, "pick:wood")
    assert table.g.over
    next_round(table)
    assert table.asked() == "pick_which"
    table.play(0, "pick:metal")
    assert table.owned() == {"wood": 1, "metal": 1}
    assert table.asked() == "place_where"


# discarded ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.mouse.discard")
@pytest.mark.card("mouse_house_06")
def test_a_discarded_mouse_leaves_its_room_and_takes_income_and_vp_along() -> None:
    table = Table.empty().mice(0, "mouse_house_06", "mouse_house_02", "mouse_house_03").area(0, "farewell_gate")
    supply = list(table.g.mouse_supply)
    assert "fetch:room_hall" not in table.at(0, "hall").does(0, "explore(1)").options()
    table.g.stop()
    table.turn().play(0, "use:farewell_gate", "give_mouse:mouse_house_06")
    assert table.where("mouse_house_06") == ("box", -1)  # it leaves the game
    assert table.g.mouse_supply == supply
    assert table.score()["mice"] == 2
    table.g.stop()
    assert "fetch:room_hall" in table.does(0, "explore(1)").options()  # its room is free
    table.goods(0, wood=0, metal=0)
    assert next_round(table).owned() == {}  # no wood
    assert table.g.vp[0] == 10 + 3 + 1  # Farewell Gate, and the income of the mouse that stayed


@pytest.mark.rule("wistar.mouse.discard")
@pytest.mark.card("mouse_house_14")
def test_a_discarded_mouse_takes_its_ongoing_effect_along() -> None:
    table = Table.empty().workers(0, forest=1).mice(0, "mouse_house_14").area(0, "farewell_gate")
    table.turn().play(0, "use:farewell_gate")
    table.g.stop()
    assert table.main("wood").owned()["wood"] == 1
