"""Means, errors and ratings of results that are known."""

from math import inf, log, log10
from random import Random

import pytest

from pentarchy.arena import Tournament
from pentarchy.arena.results import Played
from pentarchy.arena.standings import estimate, meetings, ratings, rounds_of, share, standings


def game(deal: int, seats: str, winner: int, scores: tuple[int, ...] = (0, 0), medal: str = "") -> Played:
    names = tuple(seats.split(","))
    return Played(deal, names, scores, (winner,), "end", medal, (10,) * len(names), (1.0,) * len(names))


def rounds(wins: int, number: int) -> list[Played]:
    """So many rounds of two games, of which `a` wins both or none."""
    found = []
    for deal in range(number):
        a_wins = deal < wins
        found += [game(deal, "a,b", 0 if a_wins else 1), game(deal, "b,a", 1 if a_wins else 0)]
    return found


def test_an_estimate_is_a_mean_with_its_error() -> None:
    assert estimate([1.0]).error == inf
    found = estimate([10.0, 12.0, 14.0])
    assert found.mean == 12
    assert found.error == pytest.approx(4.30 * 2 / 3**0.5)
    assert (found.low, found.high) == (12 - found.error, 12 + found.error)


def test_a_few_wins_in_a_row_are_no_certainty() -> None:
    found = share([1.0, 1.0, 1.0])
    assert found.mean == 1
    assert found.error > 0.3


def test_an_interval_holds_the_truth_as_often_as_it_says() -> None:
    rng, held = Random(1), 0
    for _ in range(400):
        held += abs((one := estimate([rng.gauss(5, 3) for _ in range(30)])).mean - 5) < one.error
    assert 368 <= held <= 392  # 95 % of 400 are 380


def test_only_whole_rounds_count() -> None:
    played = [*rounds(2, 3), game(3, "a,b", 0)]
    assert len(rounds_of(played, ("a", "b"))) == 3


def test_a_pair_that_won_two_of_three() -> None:
    tournament = Tournament("kingdom", 2, {}, ("a", "b"), 6, 0)
    (met,) = meetings(tournament, rounds(2, 3))
    assert (met.pair, met.games, met.rounds, met.wins.mean) == (("a", "b"), 6, 3, pytest.approx(2 / 3))


def test_margins_are_of_the_first() -> None:
    tournament = Tournament("kingdom", 2, {}, ("a", "b"), 4, 0)
    played = [
        game(0, "a,b", 0, (30, 20)),
        game(0, "b,a", 1, (20, 24)),
        game(1, "a,b", 0, (9, 8)),
        game(1, "b,a", 0, (5, 2)),
    ]
    (met,) = meetings(tournament, played)
    assert met.margin.mean == (10 + 4 + 1 - 3) / 4


def test_three_times_as_many_wins_are_191_points() -> None:
    """A hundred games, so that the one drawn game more hardly counts."""
    found = ratings(("a", "b"), [rounds(75, 100)])
    assert found["a"].mean - found["b"].mean == pytest.approx(400 * log10(150.5 / 50.5))
    assert found["a"].mean == pytest.approx(-found["b"].mean)


def test_one_against_three_equal_ones_wins_a_quarter() -> None:
    line_ups = [["a", "b", "b", "b"], ["b", "a", "b", "b"], ["b", "b", "a", "b"], ["b", "b", "b", "a"]]
    played = [game(deal, ",".join(seats), deal % 4) for deal in range(100) for seats in line_ups]
    found = ratings(("a", "b"), [played])
    assert abs(found["a"].mean - found["b"].mean) < 3


def test_ratings_have_errors_that_shrink() -> None:
    few = ratings(("a", "b"), rounds_of(rounds(6, 10), ("a", "b")))
    many = ratings(("a", "b"), rounds_of(rounds(60, 100), ("a", "b")))
    assert few["a"].error > 2 * many["a"].error > 0
    always = ratings(("a", "b"), rounds_of(rounds(5, 5), ("a", "b")))
    assert always["a"].error > 0


@pytest.mark.parametrize(("chance", "number"), [(0.5, 4), (0.8, 10), (0.95, 10), (0.95, 40)])
def test_the_interval_of_a_rating_holds_the_truth_as_often_as_it_says(chance: float, number: int) -> None:
    """Also where one of them wins nearly always."""
    rng, truth, held = Random(5), 200 * log10(chance / (1 - chance)), 0
    for _ in range(200):
        played = [game(deal, "a,b", int(rng.random() >= chance)) for deal in range(number)]
        found = ratings(("a", "b"), [played])["a"]
        held += abs(found.mean - truth) <= found.error
    assert held >= 182  # 95 % of 200 are 190


def test_of_three_bots_each_pair_tells_of_both() -> None:
    """Twice as many games of everybody with everybody: errors less by the root of two, nearly."""
    played = [game(deal, seats, deal % 2) for deal in range(40) for seats in ("a,b", "b,c", "a,c")]
    found, twice = (ratings(("a", "b", "c"), [games]) for games in (played, played * 2))
    assert found["a"].error == pytest.approx(found["c"].error)
    assert found["a"].error / twice["a"].error == pytest.approx(2**0.5, rel=0.02)
    once = ratings(("a", "b"), [[one for one in played if set(one.seats) == {"a", "b"}]])
    # of a mean of two: half of 1 / sqrt(n p (1 - p)), with the drawn game more
    assert once["a"].error == pytest.approx(1.96 * 400 / log(10) / 2 / (41 / 4) ** 0.5)


def test_standings_count_seats_and_time() -> None:
    tournament = Tournament("kingdom", 2, {}, ("a", "b"), 6, 0)
    first, second = standings(tournament, rounds(2, 3))
    assert (first.bot, second.bot) == ("a", "b")
    assert first.wins_by_seat == ((2, 3), (2, 3))
    assert second.wins_by_seat == ((1, 3), (1, 3))
    assert first.cpu == pytest.approx(0.1)


def test_alone_there_are_medals() -> None:
    tournament = Tournament("kingdom", 1, {}, ("a", "b"), 2, 0)
    played = [
        game(0, "a", 0, (50,), "gold"),
        game(0, "b", 0, (20,)),
        game(1, "a", 0, (60,), "gold"),
        game(1, "b", 0, (10,)),
    ]
    a, b = meetings(tournament, played)
    assert (a.pair, a.margin.mean, a.medals) == (("a",), 55, {"gold": 2})
    assert (b.pair, b.margin.mean, b.medals) == (("b",), 15, {})
