"""The numbers of the rules, each used in play. Components: numbers.toml."""

from pathlib import Path

import pytest

from pentarchy.games.wistar import GAME
from pentarchy.games.wistar.aggression import hit
from pentarchy.games.wistar.content import load
from pentarchy.games.wistar.modifiers import RIVAL_COUNTS
from pentarchy.games.wistar.rounds import end_round, play_round
from tests.games.wistar.table import Table


def changed(folder: Path, players: int = 2, **entries: dict[str, int | list[int]]) -> Table:
    """A game with other numbers, after the draft."""
    parts = [f"[{name}]\n" + "".join(f"{field} = {value}\n" for field, value in fields.items())
             for name, fields in entries.items()]  # fmt: skip
    (folder / "numbers.toml").write_text("".join(parts), "utf-8")
    t = Table(players)
    t.g = GAME.new(players, {"first": "1"} if players > 1 else {}, 1, content=load(folder), events=True)
    t.content = t.g.content
    return t.go_on(lambda g: g.round == 1)


# the game -----------------------------------------------------------------------------------------------------------
@pytest.mark.card("game")
def test_the_numbers_of_a_game() -> None:
    t = Table(3).go_on(lambda g: g.round == 1)
    assert (t.g.vp, t.g.chiefs_left, t.g.entrance) == ([10] * 3, [3] * 3, [2] * 3)
    assert [len(market) for market in t.g.markets] == [4, 4]
    t.g.stop()
    left = len(t.events("market_left"))
    t.run(play_round())
    assert len(t.events("market_left")) - left == 2 + 2


@pytest.mark.card("game")
def test_a_whole_game_has_five_rounds_of_three_chiefs_each() -> None:
    t = Table(2).go_on()
    assert t.g.round == 5 == t.content.numbers["game"]["rounds"]
    assert len(t.events("turn_started")) == 5 * 2 * 3


@pytest.mark.card("game")
def test_three_rooms_are_free_at_the_start() -> None:
    t = Table.empty(2).goods(0, wood=20).does(0, "bed(6)")
    assert t.options(0) == {f"build_beds:{number}" for number in range(4)}
    t.play(0, "build_beds:3").does(0, "bed(6)")
    assert t.asked() == ""


@pytest.mark.card("game")
def test_there_are_two_tents_and_three_discs() -> None:
    t = Table.empty(2).tent(0, "kitchen").at(0, "hall")
    assert "pitch_tent" in t.turn().options(0)
    t.play(0, "pitch_tent").g.stop()
    assert "pitch_tent" not in t.at(0, "study").turn().options(0)
    t.g.stop()
    t.goal("goal_rooms", "goal_beds", "goal_mice").built(0, dug=6, beds=6)
    for held, offered in (([0, -1], True), ([0, 0], True)):
        t.g.goal_marks[4:6] = held
        assert ("claim:goal_rooms" in t.turn().options(0)) == offered
        t.g.stop()
    t.g.goal_marks[4:9] = [0, 0, -1, -1, 0]
    assert "claim:goal_rooms" not in t.turn().options(0)


@pytest.mark.card("game", "start", "supply", "round_stack")
def test_changed_numbers_change_the_game(tmp_path: Path) -> None:
    """Nothing of them is written into the rules a second time."""
    game: dict[str, int | list[int]] = {
        "rounds": 3,
        "chiefs": 2,
        "market": 3,
        "discarded": 1,
        "vp": 7,
        "workers": 1,
        "rooms": 4,
    }
    t = changed(
        tmp_path,
        game=game,
        start={"wood": 1, "metal": 3, "move": 2, "joker": 1},
        supply={"move": 9, "joker": 5},
        round_stack={"house": 1, "basement": 2},
    )
    assert (t.g.vp, t.g.chiefs_left, t.g.entrance) == ([7, 7], [2, 2], [1, 1])
    assert [t.owned(player) for player in range(2)] == [{"wood": 1, "metal": 3, "move": 2, "joker": 1}] * 2
    assert (t.g.supply_moves, t.g.supply_jokers) == (5, 3)
    assert [len(market) for market in t.g.markets] == [3, 3]
    assert (len(t.g.round_stack), [len(stack) for stack in t.g.mouse_supply]) == (2, [10, 5])
    assert GAME.derived(t.g)["free_rooms"] == [4, 4]
    t.go_on(lambda g: g.round == 2)
    t.go_on()
    assert t.g.round == 3
    assert len(t.events("turn_started")) == 3 * 2 * 2
    assert t.g.audit() == []


# goods --------------------------------------------------------------------------------------------------------------
@pytest.mark.card("start")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_everybody_starts_with_2_wood_2_metal_and_a_move_token(players: int) -> None:
    t = Table(players)
    assert [t.owned(player) for player in range(players)] == [{"wood": 2, "metal": 2, "move": 1}] * players


@pytest.mark.card("supply")
@pytest.mark.parametrize(("good", "tokens"), [("move", 20), ("joker", 12)])
def test_the_supply_of_tokens_is_limited(good: str, tokens: int) -> None:
    t = Table.empty(2).does(0, f"gain('{good}', 30)")
    assert t.owned(0) == {good: tokens}
    assert t.does(1, f"gain('{good}', 1)").owned(1) == {}


@pytest.mark.card("prices")
def test_a_room_costs_2_metal_and_a_bed_2_wood() -> None:
    t = Table.empty(2).goods(0, wood=5, metal=5).does(0, "dig(3)")
    assert t.options(0) == {"dig_rooms:0", "dig_rooms:1", "dig_rooms:2"}
    t.play(0, "dig_rooms:2").does(0, "bed(3)")
    assert t.options(0) == {"build_beds:0", "build_beds:1", "build_beds:2"}
    assert t.play(0, "build_beds:2").owned() == {"wood": 1, "metal": 1}


@pytest.mark.card("prices")
def test_a_basic_card_costs_1_point_and_an_advanced_one_2() -> None:
    t = Table.empty(2).does(0, "project(4)").play(0, "draw_from:basic", "draw_from:advanced")
    assert t.options(0, "draw_from") == {"draw_from:basic"}, "one point is left"
    t.play(0, "draw_from:basic")
    assert t.g.over


@pytest.mark.card("prices")
@pytest.mark.parametrize(("wood", "offered"), [(2, set()), (3, {"buy_joker"}), (4, {"buy_joker", "buy_current"})])
def test_a_joker_costs_3_things_and_current_4(wood: int, offered: set[str]) -> None:
    t = Table.empty(2).goods(0, wood=wood).turn()
    assert t.options(0, "buy_joker") | t.options(0, "buy_current") == offered
    for move, result in (("buy_joker", {"wood": wood - 3, "joker": 1}), ("buy_current", {"wood": wood - 4})):
        if move in offered:
            t = Table.empty(2).goods(0, wood=wood).turn().play(0, move)
            assert t.owned() == {good: amount for good, amount in result.items() if amount}
            assert t.g.current[0] == (1 if move == "buy_current" else 0)


@pytest.mark.card("prices")
def test_changed_prices_are_asked_for(tmp_path: Path) -> None:
    prices: dict[str, int | list[int]] = {"room": 1, "bed": 3, "basic": 2, "advanced": 1, "joker": 1, "current": 2}
    t = changed(tmp_path, prices=prices)
    t.g.stop()
    t.goods(0, wood=3, metal=2).does(0, "dig(6)")
    assert t.options(0) == {"dig_rooms:0", "dig_rooms:1", "dig_rooms:2"}
    t.play(0, "dig_rooms:0").does(0, "bed(6)")
    assert t.options(0) == {"build_beds:0", "build_beds:1"}
    t.play(0, "build_beds:1").does(0, "project(1)")
    assert t.options(0, "draw_from") == {"draw_from:advanced"}
    t.play(0, "draw_from:advanced")
    held = len(t.g.hands[0]) + 2
    t.turn().play(0, "buy_current", "give:metal", "give:metal", "buy_joker")
    t.play(0, min(t.options(0, "give_card")))
    assert len(t.g.hands[0]) == held - 2 - 1
    assert (t.g.current[0], t.owned().get("joker")) == (1, 1)


# scoring ------------------------------------------------------------------------------------------------------------
@pytest.mark.card("tracks")
def test_the_tracks_of_beds_and_rooms() -> None:
    t = Table.empty(2)
    lines = [t.built(0, beds=number, dug=number).score() for number in range(7)]
    assert [line["beds"] for line in lines] == [0, 0, 1, 2, 4, 7, 11]
    assert [line["rooms"] for line in lines] == [0, 0, 1, 3, 6, 10, 15]


@pytest.mark.card("tracks", "score")
def test_changed_points_are_scored(tmp_path: Path) -> None:
    tracks: dict[str, int | list[int]] = {"beds": [3, 4, 5, 6, 7, 8], "rooms": [2, 3, 4, 5, 6, 7]}
    t = changed(tmp_path, tracks=tracks, score={"pair": 5, "boosted": 4, "leftovers": 2, "jokers": 3})
    t.g.stop()
    t.built(0, beds=1, dug=2).emptied(0, "vp_three", "vp_six").current(0, 2).goods(0, wood=3, metal=0, move=0, joker=6)
    assert len(t.g.hands[0]) == 2
    line = t.score()
    assert (line["beds"], line["rooms"], line["spaces"]) == (3, 3, 14)
    assert (line["current"], line["leftovers"], line["jokers"]) == (4, 2, 2)


@pytest.mark.card("score")
def test_the_numbers_of_the_final_scoring() -> None:
    t = Table.empty(2).emptied(0, "vp_three", "vp_six").current(0, 2).goods(0, wood=9, joker=3)
    line = t.score()
    assert (line["spaces"], line["current"], line["leftovers"], line["jokers"]) == (3 + 6 + 2, 2, 1, 1)


@pytest.mark.card("round_stack")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_three_house_mice_and_two_of_the_basement_are_mice_of_rounds(players: int) -> None:
    t = Table(players)
    names = t.names("round_stack") + t.names("round_mouse")
    assert [name.split("_")[1] for name in names] == ["basement", "basement", "house", "house", "house"]


# the rival clan -----------------------------------------------------------------------------------------------------
@pytest.mark.card("rival")
@pytest.mark.parametrize(("difficulty", "vp"), [("easy", 3), ("normal", 6), ("hard", 9)])
def test_the_rival_gains_vp_at_the_end_of_every_round(difficulty: str, vp: int) -> None:
    t = Table.empty(1, difficulty=difficulty)
    before = t.g.vp[1]
    t.put("box", -1, *t.names("round_stack"))
    assert t.run(end_round()).g.vp[1] - before == vp


@pytest.mark.card("rival")
@pytest.mark.parametrize(
    ("counter", "line", "points"), [("mice", "mice", 2), ("markers", "spaces", 3), ("inventions", "inventions", 3),
                                    ("goals", "goals", 4)]
)  # fmt: skip
def test_the_rival_scores_its_counters(counter: str, line: str, points: int) -> None:
    t = Table.empty(1)
    assert t.score(1)[line] == 0
    t.g.rival[RIVAL_COUNTS.index(counter)] = 3
    assert t.score(1)[line] == 3 * points


@pytest.mark.card("rival")
@pytest.mark.parametrize(
    ("card", "lost"), [("camouflage_suit", 1), ("slingshot", 1), ("tin_soldier", 2), ("fortress", 3)]
)
def test_the_rival_loses_1_vp_where_a_card_names_none(card: str, lost: int) -> None:
    t = Table.empty(1)
    t.g.vp[1] = 10
    assert t.run(hit(0, 1, t.card(card))).g.vp[1] == 10 - lost
