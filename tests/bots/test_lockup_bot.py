"""The bot of Lockup: greedy beats random, finishes games, and its heuristic puts positions in the right order."""

from random import Random

import pytest

from pentarchy.bots import Seat, get_bot, play_bots
from pentarchy.engine.views import determinise
from pentarchy.games.lockup import GAME
from pentarchy.games.lockup.heuristic import heuristic
from pentarchy.games.lockup.state import ROLL_CALL
from tests.games.lockup.table import Table


@pytest.mark.parametrize("number", range(6))
def test_greedy_beats_random(number: int) -> None:
    seat, state = number % 2, GAME.new(2, {"mode": "normal"}, 500 + number)
    bots = [get_bot("random"), get_bot("random")]
    bots[seat] = get_bot("greedy")
    play_bots(GAME, state, bots, Random(number))
    assert GAME.outcome(state).winners == (seat,)


@pytest.mark.soak
def test_greedy_beats_random_in_nineteen_games_of_twenty() -> None:
    wins = 0
    for number in range(20):
        seat, mode = number % 2, ("normal", "expert")[number // 2 % 2]
        state = GAME.new(2, {"mode": mode}, 20_000 + number)
        bots = [get_bot("random"), get_bot("random")]
        bots[seat] = get_bot("greedy")
        play_bots(GAME, state, bots, Random(number))
        wins += GAME.outcome(state).winners == (seat,)
    assert wins >= 19


def test_greedy_finishes_a_solo_game_in_expert_mode() -> None:
    state = GAME.new(1, {"difficulty": "extreme", "mode": "expert"}, 7)
    play_bots(GAME, state, [get_bot("greedy")], Random(7))
    assert state.over
    assert state.items[0] or state.goons[0]


def test_one_greedy_player_of_five_wins() -> None:
    """Five players are without one of their tokens; the others play at random."""
    state = GAME.new(5, {"mode": "normal"}, 3)
    bots = [get_bot("random")] * 5
    bots[2] = get_bot("greedy")
    play_bots(GAME, state, bots, Random(3))
    assert state.over
    assert GAME.outcome(state).winners == (2,)


# what the heuristic prefers ------------------------------------------------------------------------------------------
def worth(table: Table, player: int = 0) -> float:
    return heuristic(table.g, player)


def roll_call(players: int = 3, number: int = 3) -> Table:
    """Everybody has all tokens in hand in the middle of the game; one item and some goons are there."""
    table = Table.empty(players).shop("rusty_shiv").row("dwarf_1", "flayer_1", "dwarf_4")
    table.g.phase, table.g.round = ROLL_CALL, number
    return table


def test_stars_count_and_so_do_those_of_others() -> None:
    table, ahead, behind = roll_call(), roll_call(), roll_call()
    ahead.g.stars[0] += 3
    behind.g.stars[1] += 3
    assert worth(behind) < worth(table) < worth(ahead)


@pytest.mark.parametrize("goons", [("dwarf_1", "dwarf_2"), ("ratfolk_1", "ratfolk_2", "ratfolk_3")], ids=len)
def test_one_more_of_a_set_is_better_than_one_of_another(goons: tuple[str, ...]) -> None:
    def joined(card: str) -> float:
        table = roll_call()
        table.put("goons", 0, *goons, card)
        return worth(table)

    kind = goons[0].split("_")[0]
    other = "ratfolk" if kind == "dwarf" else "dwarf"
    assert joined(f"{kind}_5") > joined(f"{other}_5")


def test_a_demon_is_worth_its_symbols_and_a_hobgoblin_power() -> None:
    def gain(card: str, item: str, power: int) -> float:
        table, without = roll_call(), roll_call()
        for one in (table, without):
            one.put("items", 0, item)
            one.power(0, power)
        table.put("goons", 0, card)
        return worth(table) - worth(without)

    assert gain("demon_gem", "ruby_earring", 1) > gain("demon_shield", "ruby_earring", 1)
    assert gain("hobgoblin_1", "ruby_earring", 6) > gain("hobgoblin_1", "ruby_earring", 1)


def test_cubes_that_pay_an_item_are_worth_more_than_others() -> None:
    def cubes(**counts: int) -> float:
        table = roll_call().cubes(0, **counts)
        table.g.passed |= 1  # nothing to recruit with this round
        return worth(table)

    alone, pair = cubes(scrap=1) - cubes(), cubes(scrap=2) - cubes(scrap=1)
    assert pair > alone > 0
    assert cubes(gold=1) > cubes(iron=1) > cubes(potion=1)


def test_the_cell_block_is_worth_a_token_when_an_item_can_be_paid() -> None:
    def gain(scrap: int) -> float:
        table, without = roll_call(number=6).cubes(0, scrap=scrap), roll_call(number=6).cubes(0, scrap=scrap)
        for one in (table, without):
            one.g.passed |= 1  # what is in hand does not count
        table.tokens(0, "cell_block", "crew_2")
        return worth(table) - worth(without)

    assert gain(2) > gain(0)


def test_strength_counts_against_what_the_others_show() -> None:
    def placed(own: str, rival: str) -> float:
        table = roll_call()
        table.g.passed = 0b111
        table.tokens(0, "smithy", own).tokens(1, "smithy", rival)
        return worth(table)

    assert placed("crew_4", "crew_3") > placed("crew_2", "crew_3")
    assert placed("crew_4", "crew_3") > placed("crew_4", "crew_5")
    assert placed("crew_5", "crew_3") == placed("crew_4", "crew_3")  # stronger than needed


def test_a_lookout_is_wanted_where_suspicion_lies() -> None:
    def gain(cubes: int) -> float:
        with_lookout, alone = roll_call().suspicion_at("sewers", cubes), roll_call().suspicion_at("sewers", cubes)
        for one in (with_lookout, alone):
            one.g.passed = 0b111
            one.tokens(0, "sewers", "crew_4")
        with_lookout.tokens(0, "sewers", "lookout")
        return worth(with_lookout) - worth(alone)

    assert gain(2) > gain(1) > gain(0)


def test_suspicion_costs_most_to_who_has_most() -> None:
    def cost(own: int, others: int) -> float:
        first = roll_call().suspicion(1, others)
        second = roll_call().suspicion(1, others).suspicion(0, own)
        return worth(first) - worth(second)

    assert cost(3, 0) > cost(1, 0) > 0
    assert cost(1, 0) > cost(1, 4)


def test_passing_gives_up_the_tokens_in_hand() -> None:
    table, passed = roll_call(), roll_call()
    passed.g.passed |= 1
    assert worth(table) > worth(passed)


def test_hidden_tokens_of_others_do_not_change_the_worth_by_what_they_are() -> None:
    """The mean of what could lie there counts, so every guess of it is worth the same."""
    table = Table(3).play(0, "leave")
    player = table.g.asked
    table.play(player, "place:crew_5,smithy,down").play(player, "stay")
    worths = {round(heuristic(determinise(table.g, 0, Random(number)), 0), 9) for number in range(8)}
    assert len(worths) == 1


def test_when_the_game_is_over_only_stars_count() -> None:
    state = GAME.new(2, {"mode": "normal"}, 4)
    play_bots(GAME, state, [get_bot("random")] * 2, Random(4))
    first, second = (sum(GAME.score(state, side).values()) for side in range(2))
    assert heuristic(state, 0) == first - second


def test_greedy_takes_a_reward_that_costs_nothing() -> None:
    table = Table.empty(2).tokens(0, "smithy", "crew_4").check("smithy")
    assert get_bot("greedy").choose(Seat(GAME, table.g, 0), Random(1)) == ("take", 3)
