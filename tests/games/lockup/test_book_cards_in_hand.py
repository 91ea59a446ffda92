"""Books as cards. Rules: book.secret, book.one_shot, book.no_hand_limit, book.deck_empty."""

from random import Random

import pytest

from pentarchy.engine.views import SPECTATOR, determinise, view
from pentarchy.games.lockup.content import BOOK
from pentarchy.games.lockup.patrol import patrol_steps
from tests.games.lockup.table import Table


def all_books(table: Table, zone: str, index: int = -1) -> None:
    """Every book of the deck goes to a zone."""
    table.put(zone, index, *(table.content.tokens[book] for book in table.g.book_deck))


@pytest.mark.rule("lockup.book.secret")
def test_books_in_hand_are_known_to_their_owner_only_but_their_number_to_all() -> None:
    table = Table.empty(3)
    books = table.put("hands", 1, "dirty_fighting", "misers_confession")
    assert view(table.g, 1)["hands"] == [[], books, []]
    for other in (0, 2, SPECTATOR):
        assert view(table.g, other)["hands"] == [[], [None, None], []]


@pytest.mark.rule("lockup.book.secret")
def test_a_book_in_hand_could_be_any_unseen_book_for_the_others() -> None:
    table = Table.empty(3)
    (book,) = table.put("hands", 1, "dirty_fighting")
    assert {determinise(table.g, 1, Random(seed)).hands[1] for seed in range(20)} == {(book,)}
    dealt = {determinise(table.g, 0, Random(seed)).hands[1] for seed in range(40)}
    assert len(dealt) > 10
    assert all(table.content.family[other] == BOOK for (other,) in dealt)


@pytest.mark.rule("lockup.book.secret")
def test_a_book_that_was_drawn_is_told_to_its_owner_only() -> None:
    table = Table.empty(3).tokens(0, "library", "crew_4", "crew_2").tokens(1, "library", "crew_3")
    table.check("library").play(0, min(table.options(0, "keep")))
    told = [(args[0], mask) for kind, args, mask in table.g.events or [] if kind == "drew_book"]
    assert told == [(0, 1)]
    returned = [(args[0], mask) for kind, args, mask in table.g.events or [] if kind == "returned_book"]
    assert returned == [(0, 1)]


@pytest.mark.rule("lockup.book.one_shot")
def test_a_book_is_played_once_and_then_lies_open_on_the_discard_pile() -> None:
    table = Table.empty(3)
    book, other = table.put("hands", 1, "misers_confession", "scavengers_guide")
    table.run(patrol_steps()).play(1, "book:misers_confession")
    assert (table.g.hands[1], table.g.book_discard) == ((other,), (book,))
    for player in (0, 2, SPECTATOR):
        assert view(table.g, player)["book_discard"] == [book]
        assert view(table.g, player)["hands"][1] == [None]
    assert table.options(1, "book") == {"book:scavengers_guide"}
    assert table.owned(1) == {"gold": 1}
    table.play(1, "skip", "skip", "skip")
    assert table.owned(1) == {"gold": 1}  # once


@pytest.mark.rule("lockup.book.one_shot")
def test_of_two_copies_each_is_played_by_itself() -> None:
    table = Table.empty(3)
    table.put("hands", 1, "misers_confession", "misers_confession")
    table.run(patrol_steps())
    assert table.options(1, "book") == {"book:misers_confession"}
    table.play(1, "book:misers_confession")
    assert (table.owned(1), len(table.g.hands[1])) == ({"gold": 1}, 1)
    table.play(1, "book:misers_confession")
    assert (table.owned(1), len(table.g.hands[1])) == ({"gold": 2}, 0)


@pytest.mark.rule("lockup.book.no_hand_limit")
def test_books_are_not_counted_in_the_patrol_and_have_no_limit() -> None:
    """All 28 books and five cubes: nothing is to be returned. A sixth cube is, and it cannot be a book."""
    table = Table.empty(3).cubes(1, scrap=3, iron=2)
    all_books(table, "hands", 1)
    table.run(patrol_steps())
    assert (table.asked(1), len(table.g.hands[1])) == ("book_or_not", 28)
    assert table.owned(1) == {"scrap": 3, "iron": 2}
    table.g.stop()
    table.cubes(1, iron=1).run(patrol_steps())
    assert (table.asked(1), table.options(1, "drop")) == ("drop_which", {"drop:scrap", "drop:iron"})
    table.play(1, "drop:iron")
    assert (table.asked(1), len(table.g.hands[1])) == ("book_or_not", 28)


@pytest.mark.rule("lockup.book.no_hand_limit")
def test_a_full_hand_draws_on() -> None:
    table = Table.empty(3).tokens(1, "library", "crew_5").tokens(0, "library", "crew_2")
    table.put("book_deck", -1, "scavengers_guide.1")
    table.put("hands", 0, *(table.content.tokens[book] for book in table.g.book_deck[:20]))
    table.check("library")
    while len(table.g.hands[0]) == 20:
        player = table.g.asked
        table.play(player, "skip" if table.asked(player) == "book_or_not" else min(table.options(player, "keep")))
    assert len(table.g.hands[0]) == 21


# an empty deck ------------------------------------------------------------------------------------------------------
def library(discarded: int, left: int) -> Table:
    """The first player takes the Library's reward alone; so many books are discarded and left in the deck."""
    table = Table.empty(3).tokens(0, "library", "crew_4")
    books = [table.content.tokens[book] for book in table.g.book_deck]
    table.put("box", -1, *books)
    table.put("book_discard", -1, *books[:discarded])
    table.put("book_deck", -1, *books[discarded : discarded + left])
    return table


@pytest.mark.rule("lockup.book.deck_empty")
def test_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    table = library(discarded=6, left=1)
    top = table.g.book_deck[0]
    table.check("library")
    assert table.asked(0) == "keep_which"
    assert top in table.g.drawn[0]  # the last card of the old deck, and one of the new
    assert (len(table.g.book_deck), table.g.book_discard) == (5, ())
    assert view(table.g, 0)["book_deck"] == [None] * 5  # shuffled: known no more
    assert view(table.g, 1)["drawn"][0] == [None, None]


@pytest.mark.rule("lockup.book.deck_empty")
def test_the_new_deck_is_shuffled() -> None:
    orders = set()
    for seed in range(4):
        table = library(discarded=8, left=0)
        table.g.seed = seed
        table.check("library")
        orders.add((*table.g.book_deck, *table.g.drawn[0]))
    assert len(orders) == 4
    assert len({frozenset(order) for order in orders}) == 1


@pytest.mark.rule("lockup.book.deck_empty", "lockup.effect.pick_book")
def test_a_single_book_to_choose_from_is_kept() -> None:
    table = library(discarded=1, left=0)
    (book,) = table.g.book_discard
    table.check("library")
    assert table.g.hands[0] == (book,)
    assert table.asked(0) == "book_or_not"  # nothing was to be chosen
    assert (table.g.book_deck, table.g.book_discard, table.g.drawn[0]) == ((), (), ())


@pytest.mark.rule("lockup.book.deck_empty")
def test_without_any_book_none_is_drawn() -> None:
    table = library(discarded=0, left=0).check("library")
    assert table.g.over
    assert table.g.hands[0] == ()
    assert table.events("drew_book") == []
