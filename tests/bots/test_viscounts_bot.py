"""The bot of Viscounts: greedy beats random, finishes games, and its heuristic puts positions in the right order."""

from random import Random

import pytest

from pentarchy.bots import Seat, get_bot, play_bots
from pentarchy.engine.views import determinise
from pentarchy.games.viscounts import GAME
from pentarchy.games.viscounts.content import GOODS
from pentarchy.games.viscounts.forecast import Castle, collision_worths, placed, rounds_after, stock_worth, track_worth
from pentarchy.games.viscounts.heuristic import heuristic, known_worth, side_worth
from pentarchy.games.viscounts.prices import prices_of
from pentarchy.games.viscounts.scoring import total
from pentarchy.games.viscounts.state import Viscounts
from tests.games.viscounts.table import Table


def play_against_random(number: int, seed: int) -> bool:
    """One game of greedy against random, the seats by turns; does greedy win?"""
    seat, state = number % 2, GAME.new(2, {}, seed + number)
    bots = [get_bot("random"), get_bot("random")]
    bots[seat] = get_bot("greedy")
    play_bots(GAME, state, bots, Random(number))
    return GAME.outcome(state).winners == (seat,)


@pytest.mark.parametrize("number", range(4))
def test_greedy_beats_random(number: int) -> None:
    assert play_against_random(number, 500)


@pytest.mark.soak
def test_greedy_beats_random_in_nineteen_games_of_twenty() -> None:
    assert sum(play_against_random(number, 20_000) for number in range(20)) >= 19


@pytest.mark.parametrize("automa", ["cleric", "cards"])
def test_greedy_finishes_a_solo_game(automa: str) -> None:
    state = GAME.new(1, {"automa": automa, "difficulty": "plus_3"}, 7)
    play_bots(GAME, state, [get_bot("greedy")], Random(7))
    assert state.over
    assert total(state, 0) > 20


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


def test_points_count_and_so_do_those_of_others() -> None:
    table, ahead, behind = Table.empty(), Table.empty(), Table.empty()
    ahead.papers(0, approved=1)
    behind.papers(1, approved=1)
    assert worth(behind) < worth(table) < worth(ahead)


def test_papers_are_worth_more_flipped() -> None:
    def papers(debts: int = 0, paid: int = 0, deeds: int = 0, approved: int = 0) -> float:
        return worth(Table.empty().papers(0, debts=debts, paid=paid, deeds=deeds, approved=approved))

    assert papers(debts=1) < papers() < papers(deeds=1) < papers(approved=1)
    assert papers(debts=1) < papers() < papers(paid=1)


def test_two_workers_side_by_side_are_nearer_to_rising_than_two_apart() -> None:
    together = Table.empty().workers(0, 1, "flip", 2)
    apart = Table.empty().workers(0, 1, "flip", 1).workers(0, 1, "virtue", 1)
    assert worth(together) > worth(apart)


def test_a_group_of_three_rises_and_spreads_as_in_the_castle() -> None:
    after, risen, top = placed(Castle((2, 0, 0, 0, 2), (2, 0, 0, 0, 0), 0), 0, 1)
    assert after == Castle((1, 1, 0, 1, 0), (2, 0, 0, 0, 1), 1)
    assert (risen, top) == ((0, 4), 1)


def test_a_manuscript_of_another_ribbon_is_worth_more() -> None:
    def scrolls(*names: str) -> float:
        table = Table.empty()
        table.put("scrolls", 0, *names)
        return worth(table)

    assert scrolls("grey3_flip", "black4_ink") > scrolls("grey3_flip", "grey4_stone") > scrolls("grey3_flip")


def test_the_third_manuscript_of_a_ribbon_comes_nearer_to_the_bonus_card() -> None:
    def step(*names: str) -> float:
        table, before = Table.empty(), Table.empty()
        table.put("scrolls", 0, *names)
        before.put("scrolls", 0, *names[:-1])
        return worth(table) - worth(before)

    assert step("grey3_flip", "grey4_stone", "grey5_builders") > step("grey3_flip", "grey4_stone")


def test_virtue_is_good_and_a_collision_far_to_the_left_is_better() -> None:
    def markers(corruption: int, virtue: int) -> float:
        return worth(Table.empty().track(0, corruption, virtue))

    assert markers(1, 4) > markers(1, 5) > markers(1, 6)
    assert markers(1, 4) > markers(2, 5) > markers(4, 7)
    assert markers(1, 1) > markers(3, 3) > markers(7, 7)


def test_a_collision_to_come_is_worth_less_the_fewer_steps_there_are() -> None:
    rewards = (5.0, 3.0, 2.0, 1.0, 0.0, -1.0, -2.0)
    values = [track_worth(rewards, 1, 3, steps) for steps in (0, 2, 6)]
    assert values == sorted(values)
    assert values[0] == 0.0


def test_goods_are_worth_something_until_the_last_action() -> None:
    def goods(last: bool) -> float:
        rich, poor = Table.empty().goods(0, stone=3, silver=2), Table.empty()
        for one in (rich, poor):
            if last:
                one.g.last_round = one.g.round
                one.g.active = 1  # the own turn of the last round is over
        return worth(rich) - worth(poor)

    assert goods(last=False) > 1.0
    assert goods(last=True) == 0.0


def test_many_of_a_good_are_worth_less_each_and_least_of_all_near_the_end() -> None:
    """Half of the goods of a large heap came to nothing when only one action was left."""
    for good in range(len(GOODS)):
        early, late = [stock_worth(turns, good, 5) / stock_worth(turns, good, 1) for turns in (8.0, 1.0)]
        assert late < early < 5.0
        assert stock_worth(0.0, good, 5) == 0.0


def test_a_collision_with_many_debts_is_worse_for_who_has_debts_and_silver() -> None:
    content = Table.empty().content
    poor, rich = collision_worths(content, 0, 0, 0, 8.0), collision_worths(content, 4, 0, 6, 8.0)
    assert rich[-1] < poor[-1]
    assert max(collision_worths(content, 0, 0, 0, 0.0)) == 3.0  # three deeds at the left end, silver is useless
    assert min(collision_worths(content, 0, 0, 0, 0.0)) == -6.0


def test_the_worker_who_brings_the_leader_card_is_worth_more() -> None:
    """Two of three workers of a section are on the second tier already; the next rise puts one on top."""

    def third(rival: int) -> float:
        table = Table.empty().workers(0, 1, "flip", 2).workers(0, 2, "flip", 2)
        table.g.tier_3[1], table.g.leader = rival, 1 if rival else -1
        return prices_of(table.g, 0, 4.0).placing(1, 1)

    assert third(rival=0) > third(rival=5) + 2.0


def test_fewer_papers_in_the_stacks_mean_fewer_rounds() -> None:
    table = Table.empty(4)
    rounds = [rounds_after(table.g)]
    for table.g.prosperity in (10, 3, 0):
        rounds.append(rounds_after(table.g))
    assert rounds == sorted(rounds, reverse=True)
    assert 14.0 > rounds[0] > rounds[-1] == 1.0


def test_a_building_is_worth_its_points_and_its_ability() -> None:
    def built(*names: str) -> float:
        return worth(Table.empty().emptied(0, *names))

    assert built("guildhall_1") > built("trading_post_1") > built("workshop_1") > built()


def test_a_space_is_as_good_as_the_action_there() -> None:
    """Before the action: four stones build a guildhall only beside the river; one stone builds nothing anywhere."""

    def standing(space: str, stone: int) -> float:
        table = Table.empty().board(0, "labourer", "labourer.2", "labourer.3").goods(0, stone=stone)
        return worth(table.at(0, space).action())

    outer, inner = standing("lake_left", 4), standing("lake_inner", 4)
    assert outer > inner
    assert outer - inner > standing("lake_left", 0) - standing("lake_inner", 0)


def test_when_the_game_is_over_more_points_are_better() -> None:
    state = GAME.new(2, {}, 4)
    play_bots(GAME, state, [get_bot("random")] * 2, Random(4))
    first, second = total(state, 0), total(state, 1)
    assert (heuristic(state, 0) > heuristic(state, 1)) == (first > second)


def test_the_worth_that_is_looked_up_is_the_worth_of_the_side() -> None:
    """All along a game, so that nothing a side's worth depends on is missing in what it is looked up by."""
    for state in some_states(2, 5):
        for side in range(2):
            assert known_worth(state, side, 3.0) == side_worth(state, side, 3.0)


# what is hidden ------------------------------------------------------------------------------------------------------
def some_states(players: int, seed: int) -> list[Viscounts]:
    """States all along a random game."""
    state, rng, found = GAME.new(players, {}, seed), Random(seed), []
    while not state.over:
        asked = [player for player in range(players) if state.asks[player] is not None]
        player = rng.choice(asked)
        state.apply(player, rng.choice(state.legal(player)))
        if rng.random() < 0.06:
            found.append(state.clone())
    assert all(isinstance(one, Viscounts) for one in found)
    return [one for one in found if isinstance(one, Viscounts)]


def test_hidden_cards_of_others_do_not_change_the_worth() -> None:
    """Whatever the hands and draw piles of others are guessed to be, a position is worth the same."""
    compared = 0
    for state in some_states(3, 11):
        player = 0
        own = (state.hands[player], state.decks[player])
        expected = None
        for number in range(4):
            guess = determinise(state, player, Random(number))
            guess.hands[player], guess.decks[player] = own
            value = round(heuristic(guess, player), 9)
            expected = value if expected is None else expected
            assert value == expected
            compared += guess.encode() != state.encode()
    assert compared


def test_greedy_takes_what_costs_nothing() -> None:
    """Three nobles on the board: two workers are better than one, and than nothing."""
    table = Table.empty().board(0, "squire", "squire.2", "squire.3").at(0, "forest_inner").action()
    assert get_bot("greedy").choose(Seat(GAME, table.g, 0), Random(1))[0] in ("station", "dismiss")
