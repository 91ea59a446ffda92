"""The bot of Tyrants: greedy beats random, finishes games, and its heuristic puts positions in the right order."""

from random import Random

import pytest

from pentarchy.bots import Seat, get_bot, play_bots
from pentarchy.games.tyrants import GAME
from pentarchy.games.tyrants.heuristic import heuristic
from tests.games.tyrants.table import Table

DUELS = [("drow", "dragons"), ("demons", "undead"), ("aberrations", "elementals")]


@pytest.mark.parametrize("decks", DUELS, ids="-".join)
@pytest.mark.parametrize("seat", [0, 1])
def test_greedy_beats_random(decks: tuple[str, str], seat: int) -> None:
    state = GAME.new(2, {"deck_1": decks[0], "deck_2": decks[1]}, 300 + seat)
    bots = [get_bot("random"), get_bot("random")]
    bots[seat] = get_bot("greedy")
    play_bots(GAME, state, bots, Random(seat))
    assert GAME.outcome(state).winners == (seat,)


@pytest.mark.soak
def test_greedy_beats_random_in_nineteen_games_of_twenty() -> None:
    modes = [options for players, options in GAME.modes() if players == 2]
    wins = 0
    for number in range(40):
        seat, state = number % 2, GAME.new(2, modes[number % len(modes)], 20_000 + number)
        bots = [get_bot("random"), get_bot("random")]
        bots[seat] = get_bot("greedy")
        play_bots(GAME, state, bots, Random(number))
        wins += GAME.outcome(state).winners == (seat,)
    assert wins >= 38


def test_four_greedy_players_finish_in_a_believable_number_of_rounds() -> None:
    state = GAME.new(4, {"deck_1": "drow", "deck_2": "elementals"}, 11)
    play_bots(GAME, state, [get_bot("greedy")] * 4, Random(11))
    assert state.over
    assert 10 <= state.round <= 30
    assert all(state.inner_circles)  # everybody promoted,
    assert all(map(sum, state.trophies))  # killed
    assert all(player in state.control for player in range(4))  # and holds a site


# what the heuristic prefers ------------------------------------------------------------------------------------------
def worth(table: Table, player: int = 0) -> float:
    return heuristic(table.g, player)


def equal_table() -> Table:
    """Two players with a troop each far from one another, and some cards."""
    table = Table.empty().troops(0, "ched_nasad").troops(1, "skullport")
    for player in range(2):
        table.put("decks", player, *["noble"] * 5, *["soldier"] * 3)
    return table


def test_between_two_players_what_one_gains_the_other_loses() -> None:
    """Before any turn there is no hand or pool that only one of them can use."""
    table = equal_table().troops(0, "eryndlyn", 2).spy(1, "everfire")
    assert worth(table, 0) == pytest.approx(-worth(table, 1))
    assert worth(table, 0) > 0


def test_control_total_control_and_a_marker_are_better_and_better() -> None:
    few = equal_table().clear("tsenviilyq", "kanaglym").troops(0, "kanaglym").begin(0)
    control = equal_table().clear("tsenviilyq", "kanaglym").troops(0, "kanaglym", 2).begin(0)
    total = equal_table().clear("tsenviilyq", "kanaglym").troops(0, "kanaglym", 3).begin(0)
    marker = equal_table().clear("tsenviilyq", "kanaglym").troops(0, "tsenviilyq", 3).begin(0)
    assert worth(few) < worth(control) < worth(total) < worth(marker)


def test_a_spy_spoils_total_control() -> None:
    total = equal_table().troops(0, "kanaglym", 3)
    before = worth(total.begin(0))
    assert worth(total.spy(1, "kanaglym")) < before - 1


def test_what_an_opponent_has_counts_against_oneself() -> None:
    table = equal_table()
    before = worth(table.begin(0))
    assert worth(table.troops(1, "eryndlyn", 3)) < before


def test_a_route_towards_a_site_is_worth_something() -> None:
    near = equal_table().troops(0, "ched_nasad-llacerellyn.2")
    site = equal_table().troops(0, "ched_nasad")
    assert worth(equal_table().begin(0)) < worth(near.begin(0)) < worth(site.begin(0))


@pytest.mark.parametrize("card", ["noble", "doppelganger", "severin_silrajin"])
def test_a_promoted_card_is_better_than_in_the_discard_pile_near_the_end(card: str) -> None:
    promoted, kept = equal_table().empty_barracks(1, 3), equal_table().empty_barracks(1, 3)
    promoted.put("inner_circles", 0, card)
    kept.put("discards", 0, card)
    assert worth(promoted.begin(0)) > worth(kept.begin(0))


def test_early_a_strong_card_stays_in_the_deck_and_a_starter_goes() -> None:
    def gain(card: str) -> float:
        promoted, kept = equal_table(), equal_table()
        promoted.put("inner_circles", 0, card)
        kept.put("discards", 0, card)
        return worth(promoted.begin(0)) - worth(kept.begin(0))

    assert gain("noble") > 0 > gain("bounty_hunter")


def test_better_cards_make_a_better_deck() -> None:
    def with_card(*cards: str) -> float:
        table = equal_table()
        table.put("discards", 0, *cards)
        return worth(table.begin(0))

    assert with_card("insane_outcast") < with_card() < with_card("house_guard") < with_card("severin_silrajin")


def test_cards_in_hand_are_worth_something_in_the_own_turn() -> None:
    table = equal_table().begin(0, "weaponmaster")
    held = worth(table)
    assert held > worth(equal_table().begin(0))
    table.play(0, "end_turn")
    assert worth(table) < held


def test_the_pool_is_worth_what_it_can_buy() -> None:
    def pool(power: int, influence: int) -> float:
        table = equal_table()
        table.market("advocate", "deathblade")
        return worth(table.begin(0, power=power, influence=influence))

    assert pool(0, 0) < pool(2, 0) < pool(2, 2) < pool(2, 6)
    assert pool(0, 1) == pool(0, 0)  # nothing costs 1


def test_spending_is_better_than_ending_the_turn() -> None:
    """A person does not leave power lying: the bot deploys it, and assassinates when that is worth more."""
    table = equal_table().troops(1, "ched_nasad").begin(0, power=3)
    move = get_bot("greedy").choose(Seat(GAME, table.g, 0), Random(1))
    assert move[0] in ("assassinate", "deploy")


def test_a_promotion_to_come_counts() -> None:
    table = equal_table().begin(0, "noble", "advocate")
    table.play(0, "play:noble", "play:advocate")
    before = worth(table)
    table.play(0, "pick:advocate,1")
    assert worth(table) > before


def test_who_is_ahead_ends_the_game_and_who_is_behind_does_not() -> None:
    def after_last_troop(leader: int) -> tuple[float, float]:
        table = equal_table().empty_barracks(0, 1)
        table.g.vp[leader] += 20
        table.begin(0, power=1)
        before = worth(table)
        table.play(0, "deploy:ched_nasad")
        assert table.g.ending == "last_troop"
        return before, worth(table)

    before, ended = after_last_troop(0)
    assert ended > before
    before, ended = after_last_troop(1)
    assert ended < before


def test_when_the_game_is_over_only_points_count() -> None:
    table = equal_table().empty_barracks(0, 0)
    table.g.ending = "last_troop"
    table.put("discards", 0, "house_guard")
    table.put("discards", 1, *["bounty_hunter"] * 2, "severin_silrajin")
    table.begin(1)
    table.play(1, "end_turn")
    assert table.g.over
    ahead = sum(table.score(0).values()) - sum(table.score(1).values())
    assert ahead < 0
    assert worth(table, 0) < 0 < worth(table, 1)
    assert worth(table, 0) == -worth(table, 1)
