"""The bot of Wistar: greedy beats random, finishes games, and its heuristic puts positions in the right order."""

from random import Random
from typing import cast

import pytest

from pentarchy.bots import Seat, get_bot, play_bots
from pentarchy.engine.views import determinise
from pentarchy.games.wistar import GAME
from pentarchy.games.wistar.content import COLLECT_METAL, COLLECT_WOOD
from pentarchy.games.wistar.heuristic import heuristic, horizon
from pentarchy.games.wistar.plans import View
from pentarchy.games.wistar.scoring import total
from pentarchy.games.wistar.state import Wistar
from tests.games.wistar.table import Table


@pytest.mark.parametrize("number", range(4))
def test_greedy_beats_random(number: int) -> None:
    seat, state = number % 2, GAME.new(2, {}, 500 + number)
    bots = [get_bot("random"), get_bot("random")]
    bots[seat] = get_bot("greedy")
    play_bots(GAME, state, bots, Random(number))
    assert GAME.outcome(state).winners == (seat,)


@pytest.mark.soak
def test_greedy_beats_random_in_nineteen_games_of_twenty() -> None:
    wins = 0
    for number in range(20):
        seat, state = number % 2, GAME.new(2, {}, 20_000 + number)
        bots = [get_bot("random"), get_bot("random")]
        bots[seat] = get_bot("greedy")
        play_bots(GAME, state, bots, Random(number))
        wins += GAME.outcome(state).winners == (seat,)
    assert wins >= 19


def test_greedy_finishes_a_solo_game() -> None:
    state = GAME.new(1, {"difficulty": "normal"}, 7)
    play_bots(GAME, state, [get_bot("greedy")], Random(7))
    assert state.over
    assert total(state, 0) > 30


def test_one_greedy_player_of_four_wins() -> None:
    state = GAME.new(4, {}, 3)
    bots = [get_bot("random")] * 4
    bots[2] = get_bot("greedy")
    play_bots(GAME, state, bots, Random(3))
    assert state.over
    assert GAME.outcome(state).winners == (2,)


# what the heuristic prefers ------------------------------------------------------------------------------------------
def worth(table: Table, player: int = 0) -> float:
    return heuristic(table.g, player)


def table(number: int = 3, players: int = 2) -> Table:
    """Nobody has anything in the middle of the game; these goals do not matter to what the tests compare."""
    made = Table.empty(players).goal("goal_wit", "goal_strength", "goal_doors")
    made.g.round = number
    return made


def test_points_count_and_so_do_those_of_others() -> None:
    plain, ahead, behind = table(), table(), table()
    ahead.g.vp[0] += 3
    behind.g.vp[1] += 3
    assert worth(behind) < worth(plain) < worth(ahead)


@pytest.mark.parametrize("good", ["wood", "metal", "move", "joker"])
def test_every_good_is_worth_something_and_the_next_one_less(good: str) -> None:
    none, one, six, seven = (worth(table().goods(0, **{good: amount})) for amount in (0, 1, 6, 7))
    assert one - none > seven - six > 0


def test_wood_is_worth_more_early() -> None:
    def gain(number: int) -> float:
        return worth(table(number).goods(0, wood=2)) - worth(table(number))

    assert gain(1) > gain(4) > 0


def test_a_worker_is_worth_more_early_and_most_while_it_can_go_anywhere() -> None:
    def gain(number: int) -> float:
        more, plain = table(number), table(number)
        more.g.entrance[0] += 1
        return worth(more) - worth(plain)

    assert gain(1) > gain(4) > 0
    assert worth(table()) > worth(table().workers(0, forest=2)) > worth(table().workers(0, forest=1, farm=1))


def test_a_worker_is_wanted_where_the_action_to_do_needs_it() -> None:
    """The chief stands beside the main action wood, which belongs to the forest."""

    def brought(area: str) -> float:
        made = table().turn().play(0, "place:sector_a_2").play(0, f"bring_out:{area}")
        return worth(made)

    assert brought("forest") > max(brought("burrow"), brought("farm"))


def test_a_move_token_is_not_wasted() -> None:
    made = table().workers(0, forest=2).goods(0, move=1)
    moved = table().workers(0, forest=1, farm=1)
    assert worth(made) > worth(moved)


def test_a_move_token_is_kept_until_an_action_needs_the_worker() -> None:
    """To bring workers together is worth no token: it can be done when it is needed."""
    apart = table(1).workers(0, forest=1, farm=2).goods(0, move=1)
    together = table(1).workers(0, farm=3)
    assert worth(apart) >= worth(together)


def test_a_chief_in_the_hut_costs_nothing_when_its_turn_is_over() -> None:
    plain, hut = table(), table()
    plain.g.order, hut.g.hut = (0, 1), (0,)
    plain.g.active = hut.g.active = 1
    assert worth(hut) == pytest.approx(worth(plain))


@pytest.mark.parametrize("seed", [5001, 5002, 5003])
def test_no_worker_walks_there_and_back_for_nothing(seed: int) -> None:
    """Skilled against itself, up to the last round, in which nothing is left that could be better."""
    state, rng, bot = GAME.new(2, {}, seed), Random(seed), get_bot("skilled")
    walked, walks = None, 0
    while (player := state.asked) >= 0:
        kind, *areas = bot.choose(Seat(GAME, state, player), rng)
        if kind in ("use_move", "shift_worker") and cast(Wistar, state).round < 5:
            walks += 1
            assert walked != (player, *areas[::-1])
            walked = (player, *areas)
        elif len(state.legal(player)) > 1:
            walked = None
        state.apply(player, (kind, *areas))
    assert walks > 3


def test_a_card_that_can_be_played_is_worth_more_than_one_that_cannot() -> None:
    """Robo-Cat needs current and two symbols of agility."""
    missing, half, met = table(), table(), table()
    for made in (missing, half, met):
        made.goods(0, metal=3).hand(0, "robo_cat")
    for made in (half, met):
        made.current(0, 1)
    met.area(0, "wooden_bicycle", "camouflage_suit")
    none = {True: table().goods(0, metal=3), False: table().goods(0, metal=3)}
    none[True].current(0, 1).area(0, "wooden_bicycle", "camouflage_suit")
    none[False].current(0, 1)
    gain = worth(missing) - worth(table().goods(0, metal=3))
    assert worth(met) - worth(none[True]) > worth(half) - worth(none[False]) > gain > 0


def test_goods_are_worth_more_for_a_card_in_hand_that_they_pay() -> None:
    """The bakery costs 2 wood: with it one wants wood rather than metal."""

    def gain(good: str, *hand: str) -> float:
        return worth(table().hand(0, *hand).goods(0, **{good: 2})) - worth(table().hand(0, *hand))

    assert gain("wood", "bakery") > gain("wood") == pytest.approx(gain("metal", "bakery"))


def test_the_main_action_that_pays_for_a_card_in_hand_promises_more() -> None:
    def promised(action: int, card: str) -> float:
        g = table().hand(0, card).turn().g
        return View(g, 0, *horizon(g, 0)).main(action, 2)

    assert promised(COLLECT_WOOD, "bakery") > promised(COLLECT_METAL, "bakery")
    assert promised(COLLECT_METAL, "electric_scooter") > promised(COLLECT_WOOD, "electric_scooter")


def test_a_card_in_play_is_worth_more_than_in_hand() -> None:
    assert worth(table().area(0, "bakery")) > worth(table().hand(0, "bakery")) > worth(table())


def test_income_is_worth_more_early() -> None:
    def gain(number: int) -> float:
        return worth(table(number).area(0, "bakery")) - worth(table(number))

    assert gain(2) > gain(4)


def test_a_skill_is_worth_more_for_a_goal() -> None:
    def gain(skill: str) -> float:
        return worth(table().helpers(0, f"token_{skill}")) - worth(table())

    assert gain("wit") == pytest.approx(gain("strength"))
    assert gain("wit") > gain("endurance")


def test_a_goal_that_is_reached_is_claimed() -> None:
    made = table().area(0, "whistle", "encyclopedia", "well").turn()
    assert get_bot("greedy").choose(Seat(GAME, made.g, 0), Random(1))[0] == "claim"


def test_an_explorer_wants_to_be_where_a_mission_can_be_done() -> None:
    def at(room: str) -> float:
        return worth(table().open().mission("kitchen", "kitchen_counter").goods(0, wood=2).at(0, room))

    assert at("kitchen") > at("hall") > at("outside")


def test_a_mission_is_done_when_there_is_a_chance() -> None:
    made = table().open().mission("kitchen", "kitchen_counter").goods(0, wood=4).at(0, "kitchen")
    made.does(0, "mission(0)")
    assert get_bot("greedy").choose(Seat(GAME, made.g, 0), Random(1))[0] == "do_mission"


def test_free_rooms_beds_and_dug_rooms_are_worth_something() -> None:
    plain, dug, bed = table(), table().built(0, dug=1), table().built(0, beds=1)
    assert worth(dug) > worth(plain)
    assert worth(bed) > worth(plain)


def test_earlier_in_the_hut_is_better() -> None:
    first, second = table(), table()
    first.g.hut, second.g.hut = (0, 1), (1, 0)
    assert worth(first) > worth(second)


def test_what_is_hidden_does_not_matter() -> None:
    """Hands of others, decks, missions, mice and doors: every guess of them is worth the same."""
    state = GAME.new(3, {}, 11)
    play = Random(2)
    for _ in range(60):
        state.apply(state.asked, play.choice(state.legal(state.asked)))
    for player in range(3):
        worths = {round(heuristic(determinise(state, player, Random(number)), player), 9) for number in range(8)}
        assert len(worths) == 1


def test_the_same_position_is_worth_the_same_whatever_was_looked_at_before() -> None:
    """Kept parts of positions must not leak into others."""
    first, second = table(players=3).area(0, "bakery"), table(players=3).area(0, "bakery")
    before = worth(first)
    second.built(1, beds=3).goods(0, wood=3)
    worth(second)
    assert worth(first) == before


def test_when_the_game_is_over_only_points_count() -> None:
    state = GAME.new(2, {}, 4)
    play_bots(GAME, state, [get_bot("random")] * 2, Random(4))
    better = state.clone()
    better.vp[0] += 2
    assert heuristic(better, 0) == heuristic(state, 0) + 2
