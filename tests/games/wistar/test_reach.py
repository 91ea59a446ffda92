"""What exploration points reach: the way there and what it costs, doors, missions, mice, tents."""

from random import Random
from typing import Any

import pytest

from pentarchy.games.wistar import GAME
from tests.games.wistar.table import Table

HALL, KITCHEN, BEDROOM, STUDY, COAL, BOILER, CHEESE = range(1, 8)


def reach(table: Table, player: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = GAME.insight(table.g, player)["explore"]
    return found


def sums(table: Table, player: int = 0) -> dict[tuple[Any, ...], int]:
    return {tuple(target["move"]): target["points"] for target in reach(table, player)["targets"]}


def exploring(points: int, **more: Any) -> Table:
    table = Table.empty(4).workers(0, farm=1)
    table.g.workers[2] = points
    return table


def test_beside_the_farm_there_are_two_doors() -> None:
    """Four players: every passage has a door. One point opens one, two more lead inside."""
    table = exploring(1)
    assert sums(table) == {("open", 0): 1, ("open", 1): 1}
    table = exploring(3)
    found = sums(table)
    assert (found["walk_to", HALL], found["walk_to", BEDROOM]) == (2, 2)
    assert (found["fetch", HALL], found["reveal_at", BEDROOM]) == (3, 3)
    assert found["open", 2] == 3
    assert ("walk_to", KITCHEN) not in found


def test_the_way_is_a_chain_of_moves() -> None:
    table = exploring(3).open(1)
    (way,) = [target for target in reach(table)["targets"] if target["move"] == ["fetch", HALL]]
    assert [step["move"] for step in way["steps"]] == [["walk_to", HALL], ["fetch", HALL]]
    assert {step["ask"] for step in way["steps"]} == {"explore_which"}


def test_a_door_is_opened_from_the_near_side() -> None:
    table = exploring(4).at(0, "hall")
    (way,) = [target for target in reach(table)["targets"] if target["move"] == ["walk_to", KITCHEN]]
    assert [step["move"] for step in way["steps"]] == [["open", 2], ["walk_to", KITCHEN]]


def test_an_open_way_goes_before_a_door() -> None:
    """Both ways to the study cost three points; the one through open passages leaves nothing to chance."""
    table = exploring(3).at(0, "outside").open(2, 4).open(1, 3, 6)
    (way,) = [target for target in reach(table)["targets"] if target["move"] == ["walk_to", STUDY]]
    assert [step["move"] for step in way["steps"]] == [["walk_to", BEDROOM], ["walk_to", STUDY]]


def test_tents_act_where_they_stand() -> None:
    table = exploring(1).tent(0, "boiler_cellar")
    found = sums(table)
    assert found["fetch", BOILER] == found["reveal_at", BOILER] == found["open", 9] == found["open", 8] == 1
    assert ("walk_to", BOILER) not in found


def test_mice_need_a_free_room() -> None:
    table = exploring(2).at(0, "hall").mice(0, "mouse_house_01", "mouse_house_02", "mouse_house_03")
    assert ("fetch", HALL) not in sums(table)


def test_cheese_only_once() -> None:
    table = exploring(1).at(0, "cheese_store")
    assert sums(table)["fetch_cheese",] == 1
    table.mice(0, "cheese_small")
    assert ("fetch_cheese",) not in sums(table)


def test_points_that_are_being_spent() -> None:
    table = exploring(3).open().at(0, "hall").main("explore")
    assert (reach(table)["ask"], reach(table)["points"]) == ("explore_which", 3)
    table.play(0, "walk_to:room_kitchen")
    assert reach(table)["points"] == 2
    assert all(target["points"] <= 2 for target in reach(table)["targets"])


def test_free_steps_lead_through_open_passages_only() -> None:
    table = Table.empty().open(1, 3).does(0, "walk(2)")
    assert reach(table)["ask"] == "walk_where"
    found = sums(table)
    assert found == {("walk_to", HALL): 1, ("walk_to", KITCHEN): 2, ("walk_to", BEDROOM): 2} | found
    assert not [move for move in found if move[0] != "walk_to"]


def test_without_workers_there_is_nothing_to_reach() -> None:
    assert reach(Table.empty()) == {"ask": "", "points": 0, "targets": []}


@pytest.mark.parametrize("players", [1, 2, 4])
def test_the_first_step_is_always_legal_and_one_step_is_all_of_them(players: int) -> None:
    """Targets at one point are exactly what the engine offers; chains without doors go through."""
    seen = 0
    for seed in range(12):
        g, rng = GAME.new(players, {}, seed), Random(seed)
        while (player := g.asked) >= 0:
            question = g.asks[player] or ("",)
            if question[0] == "explore_which":
                told = GAME.insight(g, player)["explore"]
                near = {tuple(target["move"]) for target in told["targets"] if target["points"] == 1}
                assert near == set(g.legal(player))
                for target in told["targets"]:
                    copy = g.clone()
                    for step in target["steps"]:
                        copy.play(player, tuple(step["move"]))
                        if step["move"][0] == "open":
                            break
                seen += 1
            g.play(player, rng.choice(g.legal(player)))
    assert seen > 20
