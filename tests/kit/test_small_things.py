"""What games share: piles, seats, who won."""

from typing import Any

from pentarchy.kit.piles import drawn, one_of_each, without
from pentarchy.kit.results import best
from pentarchy.kit.seats import first_player, first_player_options, random_order, seats_from
from tests.engine.tiny import start, vocabulary


def state(players: int = 3) -> Any:
    return start(vocabulary(), players=players)


def test_a_piece_leaves_a_pile() -> None:
    assert without((3, 1, 4, 1), 4) == (3, 1, 1)
    assert without((3, 1, 4, 1), 1) == (3, 4, 1)


def test_of_equal_pieces_the_first_stands_for_all() -> None:
    designs = ["port", "port", "mine", "port", "farm"]
    assert one_of_each((3, 2, 0, 4, 1), designs) == [3, 2, 4]
    assert one_of_each((1,), designs) == [1]
    assert one_of_each((), designs) == []


def test_drawing_makes_an_empty_deck_anew() -> None:
    g = state()
    assert drawn(g, (5, 6), (7,)) == (6, (5,), (7,))
    piece, deck, discard = drawn(g, (), (1, 2, 3))
    assert sorted((piece, *deck)) == [1, 2, 3]
    assert discard == ()
    assert drawn(g, (), ()) == (-1, (), ())


def test_seats_go_round() -> None:
    assert seats_from(2, 4) == [2, 3, 0, 1]


def test_the_first_player_is_chosen_or_drawn() -> None:
    options = first_player_options((1, 2, 3))
    assert [(option.values, option.players) for option in options] == [
        (("random", "1", "2"), (2,)),
        (("random", "1", "2", "3"), (3,)),
    ]
    assert first_player(state(), "3") == 2
    assert first_player(state(1), "") == 0
    g = state()
    assert {first_player(g, "random") for _ in range(50)} == {0, 1, 2}


def test_an_order_by_lot_has_everything_once() -> None:
    assert sorted(random_order(state(), range(9))) == list(range(9))


def test_ties_are_broken_one_criterion_after_another() -> None:
    points, coins = [7, 9, 9, 9], [5, 1, 3, 3]
    assert best(range(3), points.__getitem__) == ((1, 2), 1)
    assert best(range(3), points.__getitem__, coins.__getitem__) == ((2,), 2)
    assert best(range(4), points.__getitem__, coins.__getitem__) == ((2, 3), 2)
    assert best([0, 1], points.__getitem__, coins.__getitem__) == ((1,), 1)
