"""What main actions, bonuses and the hut would bring now, with all that answers to them "each time"."""

from random import Random
from typing import Any

import pytest

from pentarchy.engine.views import determinise
from pentarchy.games.wistar import GAME, foresight
from pentarchy.games.wistar.content import ACTIONS
from pentarchy.match.gesture import Step
from pentarchy.match.preview import preview
from tests.games.wistar.table import Table


def action(table: Table, name: str, player: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = GAME.insight(table.g, player)["actions"][ACTIONS.index(name)]
    return found


def pieces(table: Table, *names: str) -> list[int]:
    return [table.card(name) for name in names]


def test_workers_gain_wood_and_metal() -> None:
    table = Table.empty().workers(0, forest=2, burrow=1)
    assert action(table, "wood") == {"strength": 2, "gain": {"wood": 2}, "answers": [], "more": False, "why": ""}
    assert action(table, "metal")["gain"] == {"metal": 1}


def test_without_workers_nothing_happens() -> None:
    found = action(Table.empty(), "explore")
    assert found == {"strength": 0, "gain": {}, "answers": [], "more": False, "why": "main.strength_zero"}


def test_pieces_that_answer_are_counted() -> None:
    """A mouse adds a wood to the action, the sawmill answers to the gain with another one and a point."""
    table = Table.empty().workers(0, forest=2).mice(0, "mouse_house_14").area(0, "electric_sawmill")
    found = action(table, "wood")
    assert found["gain"] == {"wood": 4, "vp": 1}
    assert found["answers"] == pieces(table, "mouse_house_14", "electric_sawmill")
    assert not found["more"]
    assert found["strength"] == 2


def test_points_of_exploration_and_projects_are_a_gain() -> None:
    table = Table.empty().workers(0, farm=2).mice(0, "mouse_basement_08")
    assert action(table, "explore")["gain"] == {"exploration": 3}
    assert action(table, "explore")["answers"] == pieces(table, "mouse_basement_08")
    assert not action(table, "explore")["more"]
    assert action(table, "projects")["gain"] == {"project": 2}


def test_as_many_rooms_as_can_be_paid() -> None:
    table = Table.empty().workers(0, forest=3).goods(0, metal=4, wood=9)
    assert (action(table, "dig")["most"], action(table, "dig")["price"]) == (2, {"metal": 4})
    table.emptied(0, "dig_discount")
    assert (action(table, "dig")["most"], action(table, "dig")["price"]) == (3, {"metal": 3})
    table.goods(0, metal=0)
    assert action(table, "dig")["why"] == "dig.cost"


def test_what_answers_to_rooms_and_beds() -> None:
    """As if as many were dug and built as can be."""
    table = Table.empty().workers(0, forest=2, burrow=2).goods(0, metal=4, wood=4)
    table.area(0, "mechanical_ant", "bathhouse")
    assert action(table, "dig")["gain"] == {"wood": 2}
    assert action(table, "dig")["answers"] == pieces(table, "mechanical_ant")
    beds = action(table, "beds")
    assert (beds["most"], beds["price"], beds["gain"]) == (1, {"wood": 2}, {"vp": 1}), "two beds were built for workers"


def test_beds_need_rooms() -> None:
    table = Table.empty().workers(0, burrow=2).goods(0, wood=9)
    table.mice(0, "mouse_house_01", "mouse_house_02", "mouse_house_03")
    assert action(table, "beds")["why"] == "beds.need_free_room"


def test_bonuses_of_every_slot() -> None:
    table = Table.empty().area(0, "drilling_rig")
    found = GAME.insight(table.g, 0)["bonuses"]
    play, (metal, shift) = found["0"][0], found["1"]
    assert play["why"] == "bonus.play"
    assert metal["gain"] == {"metal": 2, "vp": 1}
    assert metal["answers"] == pieces(table, "drilling_rig")
    assert (shift["why"], shift["more"]) == ("bonus.shift", False)
    assert found["4"][1]["gain"] == {"basic": 1}
    assert found["15"][0]["gain"] == {"potion": 1}
    assert found["15"][1]["gain"] == {"exploration": 1}


def test_a_bonus_with_a_question_says_that_more_follows() -> None:
    table = Table.empty().workers(0, farm=1).hand(0, "hammer").goods(0, wood=9, metal=9)
    found = GAME.insight(table.g, 0)["bonuses"]
    assert found["0"][0] == {"gain": {}, "answers": [], "more": True, "why": ""}
    assert found["1"][1]["more"]


def test_an_owner_knows_that_no_card_can_be_played() -> None:
    table = Table.empty().hand(0, "jetpack")
    assert GAME.insight(table.g, 0)["bonuses"]["0"][0]["why"] == "play.all_requirements"


def test_the_hut_and_its_limits() -> None:
    table = Table.empty()
    assert GAME.insight(table.g, 0)["hut"]["gain"] == {"move": 1, "potion": 1}
    table.goods(1, move=table.g.supply_moves)
    assert GAME.insight(table.g, 0)["hut"]["gain"] == {"potion": 1}


def test_jokers_run_out_and_are_answered_to() -> None:
    table = Table.empty().area(0, "training_centre")
    assert GAME.insight(table.g, 0)["bonuses"]["12"][1]["gain"] == {"joker": 1, "vp": 1}
    table.goods(1, joker=table.g.supply_jokers)
    assert GAME.insight(table.g, 0)["bonuses"]["12"][1]["why"] == "general.limited_tokens"


def test_counting_and_trying_say_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is counted where nothing answers is what trying would say."""
    for seed in range(6):
        g, rng = GAME.new(1 + seed % 4, {}, seed), Random(seed)
        for number in range(400):
            if (player := g.asked) < 0:
                break
            if number % 20 == 0:
                counted = GAME.insight(g, player)["actions"]
                everything = frozenset(name for names in foresight.HAPPENS.values() for name in names)
                tried = [foresight.action_forecast(g, player, one, everything) for one in range(len(ACTIONS))]
                assert [one["gain"] for one in counted] == [one["gain"] for one in tried]
            g.play(player, rng.choice(g.legal(player)))


def test_a_forecast_then_happens() -> None:
    """Goods and points that are foretold for collecting are what carrying it out brings."""
    checked = 0
    for seed in range(8):
        g, rng = GAME.new(2, {}, seed), Random(seed)
        while (player := g.asked) >= 0:
            if ("main",) in g.legal(player):
                place = (g.sectors.index(g.slot // 3) + g.turned) % 6
                told = GAME.insight(g, player)["actions"][place]
                if place in (0, 2) and not told["more"]:
                    shown = preview(GAME, g, player, [Step("act_which", ("main",))], rng)
                    goods = shown.look["goods"][4 * player : 4 * player + 4]
                    after = [new - old for new, old in zip(goods, g.goods[4 * player :], strict=False)]
                    assert after[:2] == [told["gain"].get("wood", 0), told["gain"].get("metal", 0)]
                    checked += 1
            g.play(player, rng.choice(g.legal(player)))
    assert checked > 20


@pytest.mark.parametrize("players", [1, 2, 4])
def test_nothing_hidden_counts(players: int) -> None:
    """Whatever the hidden may be, a player sees the same."""
    for seed in range(3):
        g, rng = GAME.new(players, {}, seed), Random(seed)
        for number in range(250):
            if (asked := g.asked) < 0:
                break
            if number % 25 == 0:
                for player in range(players):
                    seen = GAME.insight(g, player), GAME.derived(g)
                    for _ in range(5):
                        other = determinise(g, player, rng)
                        assert (GAME.insight(other, player), GAME.derived(other)) == seen
            g.play(asked, rng.choice(g.legal(asked)))
