"""What hand cards and missions cost now, and what is lacking."""

from random import Random
from typing import Any

from pentarchy.games.wistar import GAME
from pentarchy.games.wistar.moves import ROW, SPACE
from tests.games.wistar.table import Table


def price(table: Table, card: str, player: int = 0) -> dict[str, Any]:
    found = {entry["card"]: entry for entry in GAME.insight(table.g, player)["hand"]}
    entry: dict[str, Any] = found[table.card(card)]
    return entry


def mission(table: Table, row: str, player: int = 0) -> dict[str, Any]:
    found = {entry["row"]: entry for entry in GAME.insight(table.g, player)["missions"]}
    entry: dict[str, Any] = found[ROW.index[row]]
    return entry


# cards --------------------------------------------------------------------------------------------------------------
def test_a_card_that_can_be_played() -> None:
    table = Table.empty().hand(0, "hammer").goods(0, wood=5, metal=5)
    found = price(table, "hammer")
    wood, metal, _ = table.content.cost[table.card("hammer")]
    assert (found["ways"], found["payable"], found["lacks"], found["why"]) == ([[wood, metal]], [True], {}, "")


def test_goods_that_are_lacking() -> None:
    table = Table.empty().hand(0, "jetpack").goods(0, metal=1)
    card = table.card("jetpack")
    found = price(table, "jetpack")
    assert found["lacks"]["metal"] == table.content.cost[card][1] - 1
    assert found["payable"] == [False]
    assert found["why"]


def test_skills_are_missing_until_jokers_stand_in() -> None:
    """A card that needs two endurance: with one symbol there a joker is due."""
    table = Table.empty().hand(0, "steel_armour").goods(0, metal=9, wood=9)
    found = price(table, "steel_armour")
    assert found["missing"] == {"endurance": 2}
    assert (found["joker"], found["lacks"], found["why"]) == (2, {"joker": 2}, "play.needs_skills")
    table.goods(0, joker=2)
    assert (price(table, "steel_armour")["lacks"], price(table, "steel_armour")["why"]) == ({}, "")


def test_a_discount_of_either_leaves_ways() -> None:
    """A mouse takes a wood or a metal off any invention."""
    table = Table.empty().mice(0, "mouse_basement_07")
    for card in table.content.inventions:
        wood, metal, _ = table.content.cost[card]
        if wood and metal:
            break
    name = table.content.designs[card]
    table.hand(0, name).goods(0, wood=wood - 1, metal=metal)
    found = price(table, name)
    assert found["ways"] == [[wood - 1, metal], [wood, metal - 1]]
    assert found["payable"] == [True, False]


def test_the_question_may_give_a_discount() -> None:
    table = Table.empty().hand(0, "jetpack").goods(0, metal=2)
    before = price(table, "jetpack")["ways"]
    table.does(0, "play(off='each')")
    assert sum(price(table, "jetpack")["ways"][0]) == sum(before[0]) - 1


def test_hands_of_others_are_not_told() -> None:
    table = Table.empty().hand(0, "hammer").hand(1, "jetpack")
    assert [entry["card"] for entry in GAME.insight(table.g, 0)["hand"]] == [table.card("hammer")]


# missions -----------------------------------------------------------------------------------------------------------
def test_a_mission_here_and_elsewhere() -> None:
    table = Table.empty().mission("kitchen", "attic_landing").at(0, "kitchen")
    found = mission(table, "attic_landing_3")
    assert (found["here"], found["place"], found["lacks"], found["why"]) == (
        True, 2, {"metal": 2}, "mission.requirements",
    )  # fmt: skip
    table.goods(0, metal=2).at(0, "outside")
    found = mission(table, "attic_landing_3")
    assert (found["here"], found["lacks"], found["why"]) == (False, {}, "")
    assert found["spaces"], "brown markers"
    assert all(table.content.spaces[space].colour == 0 for space in found["spaces"])


def test_jokers_of_a_mission() -> None:
    table = Table.empty().mission("kitchen", "attic_landing")
    found = mission(table, "attic_landing_1")
    assert (found["missing"], found["joker"], found["lacks"]) == ({"strength": 2}, 2, {"joker": 2})


def test_a_lock_is_a_reason_of_its_own() -> None:
    table = Table.empty().mission("kitchen", "attic_landing").goods(0, wood=2)
    assert mission(table, "attic_landing_2")["why"] == "mission.lock"
    assert mission(table, "attic_landing_2")["lacks"] == {}
    table.mark("attic_landing_1", side=1)
    assert mission(table, "attic_landing_2")["why"] == ""


def test_rows_that_are_done_are_left_out() -> None:
    table = Table.empty().mission("kitchen", "attic_landing").mark("attic_landing_1")
    assert ROW.index["attic_landing_1"] not in [entry["row"] for entry in GAME.insight(table.g, 0)["missions"]]


def test_without_a_marker_nothing_can_be_done() -> None:
    table = Table.empty().mission("kitchen", "attic_landing").goods(0, metal=2)
    table.emptied(0, *(space.removeprefix("space_") for space in SPACE.tokens[:6]))
    found = mission(table, "attic_landing_3")
    assert (found["spaces"], found["lacks"], found["why"]) == ([], {"marker": 1}, "ability.grey_markers")


def test_the_fee_of_the_last_marker() -> None:
    """The metal that the mission takes cannot pay the fee too."""
    table = Table.empty().mission("kitchen", "attic_landing").goods(0, metal=2)
    table.emptied(0, *(space.removeprefix("space_") for space in SPACE.tokens[1:6]))
    found = mission(table, "attic_landing_3")
    assert (found["lacks"], found["why"]) == ({"any": 1}, "ability.discount_fee")


def test_nothing_lacks_where_the_engine_lets_one() -> None:
    """In random games: whatever is offered lacks nothing, and what lacks nothing has no rule against it."""
    for seed in range(10):
        g, rng = GAME.new(1 + seed % 4, {}, seed), Random(seed)
        while (player := g.asked) >= 0:
            told = GAME.insight(g, player)
            for entry in [*told["hand"], *told["missions"]]:
                assert bool(entry["lacks"]) <= bool(entry["why"])
                if entry["why"] and entry["why"] not in ("mission.lock", "mission.free_row"):
                    assert entry["lacks"]
            playable = {entry["card"] for entry in told["hand"] if not entry["why"]}
            doable = {entry["row"] for entry in told["missions"] if entry["here"] and not entry["why"]}
            question = (g.asks[player] or ("",))[0]
            if question == "play_which":
                assert {move[1] for move in g.legal(player) if move[0] == "play_card"} <= playable
            if question == "mission_which":
                assert {move[1] for move in g.legal(player) if move[0] == "do_mission"} == doable
            g.play(player, rng.choice(g.legal(player)))
