"""Who meets whom, on which deals, at which seats."""

import pytest

from pentarchy.arena import Tournament
from pentarchy.engine.errors import BadSetup


def tournament(players: int = 2, bots: str = "a,b", games: int = 4, seed: int = 10) -> Tournament:
    return Tournament("kingdom", players, {}, tuple(bots.split(",")), games, seed)


def test_two_bots_change_seats_on_every_deal() -> None:
    assert [(one.deal, one.seats) for one in tournament().line_ups()] == [
        (10, ("a", "b")), (10, ("b", "a")), (11, ("a", "b")), (11, ("b", "a")),
    ]  # fmt: skip


def test_everybody_meets_everybody() -> None:
    assert tournament(bots="a,b,c").pairs == [("a", "b"), ("a", "c"), ("b", "c")]
    assert len(tournament(bots="a,b,c", games=6).line_ups()) == 18


def test_rounds_are_whole() -> None:
    """Five games of two seats are three rounds."""
    assert len(tournament(games=5).line_ups()) == 6


def test_among_four_the_first_is_alone_at_each_seat_in_turn() -> None:
    seats = [one.seats for one in tournament(players=4).line_ups()]
    assert seats == [("a", "b", "b", "b"), ("b", "a", "b", "b"), ("b", "b", "a", "b"), ("b", "b", "b", "a")]


def test_alone_every_bot_has_the_same_deals() -> None:
    played = tournament(players=1, games=2).line_ups()
    assert [(one.deal, one.seats) for one in played] == [(10, ("a",)), (10, ("b",)), (11, ("a",)), (11, ("b",))]


def test_a_tournament_that_is_stopped_early_is_balanced() -> None:
    """All pairs have had their whole round of a deal before the next deal."""
    deals = [one.deal for one in tournament(bots="a,b,c", games=8).line_ups()]
    assert deals == sorted(deals)


@pytest.mark.parametrize(
    ("bots", "said"), [("a,a", "Each bot is named once."), ("a", "An arena needs two bots at least.")]
)
def test_what_cannot_be_played(bots: str, said: str) -> None:
    with pytest.raises(BadSetup) as refused:
        tournament(bots=bots)
    assert str(refused.value) == said
