"""The Library: what is moved there, its strength and its books. Rules: location.library.*, losers.*."""

import pytest

from pentarchy.engine.views import SPECTATOR, view
from pentarchy.games.lockup.lights_out import check_locations
from pentarchy.games.lockup.moves import LOCATION
from tests.games.lockup.table import Table

ORDER = ("crew_5", "crew_4", "crew_3", "enforcer", "lookout")  # player 0 is the strongest, 1 the second, and so on
TOP = ("misers_confession", "dirty_fighting", "potions_primer", "scavengers_guide", "brawn_before_brains")


def visit(players: int, present: int = 0) -> Table:
    """The first players have tokens in the Library, in descending strength; TOP lies on the book deck."""
    t = Table.empty(players)
    t.put("box", -1, *TOP)
    t.put("book_deck", -1, *(t.content.tokens[book] for book in t.g.box[: -len(TOP) - 1 : -1]))
    for player in range(present or players):
        t.tokens(player, "library", ORDER[player])
    return t


def no_books(t: Table) -> Table:
    """Nobody plays a book."""
    while t.g.asked >= 0 and t.asked(t.g.asked) == "book_or_not":
        t.play(t.g.asked, "skip")
    return t


@pytest.mark.rule("lockup.location.library.strength")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_strength_is_the_sum_of_all_tokens_moved_there(players: int) -> None:
    """Tokens come from several locations; what went home elsewhere does not count."""
    t = Table.empty(players).tokens(0, "exercise_yard", "crew_3").tokens(0, "smithy", "crew_2")
    t.tokens(0, "cell_block", "lookout", "enforcer").tokens(0, "sewers", "crew_5").tokens(1, "commissary", "crew_4")
    t.run(check_locations()).play(0, "decline", "take:sewers", "decline").play(1, "decline").play(0, "decline")
    assert t.g.location == LOCATION.index["library"]
    assert sorted(t.at(0, "library")) == ["crew_2", "crew_3", "enforcer", "lookout"]
    assert t.ranked()[-2:] == [("ranked", 0, 7, 6), ("ranked", 1, 7, 4)]
    assert t.asked(0) == "keep_which"


@pytest.mark.rule("lockup.location.library.strength")
def test_an_enforcer_in_the_library_counts_the_power_of_now() -> None:
    """Strength 1 in the Smithy, 2 in the Library after a book."""
    t = Table.empty(2).tokens(0, "smithy", "enforcer").tokens(1, "smithy", "lookout", "crew_2")
    t.put("hands", 0, "brawn_before_brains")
    t.check("smithy").play(0, "skip", "skip").play(1, "decline").play(0, "skip", "decline", "skip")
    assert t.ranked() == [("ranked", 1, 3, 2), ("ranked", 0, 3, 1)]
    t.check("library").play(0, "book:brawn_before_brains")
    assert t.ranked()[2:] == [("ranked", 0, 7, 2), ("ranked", 1, 7, 2)]
    assert t.asked(0) == "keep_which"


@pytest.mark.rule("lockup.location.library.strength", "lockup.lights_out.tie_break")
def test_ties_in_the_library_go_by_the_token_too() -> None:
    t = Table.empty(3).tokens(0, "library", "crew_3").tokens(2, "library", "crew_3")
    t.g.first = 1
    t.check("library")
    assert (t.g.ranking, t.asked(2)) == ((2, 0), "keep_which")


@pytest.mark.rule("lockup.location.library.first")
@pytest.mark.card("library")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_first_draws_two_books_and_keeps_one(players: int) -> None:
    """The other goes face down under the deck; the opponents see neither."""
    t = visit(players, 1)
    deck = len(t.g.book_deck)
    t.check("library")
    assert t.options(0) == {"keep:misers_confession", "keep:dirty_fighting"}
    assert view(t.g, 0)["drawn"][0] == list(t.g.drawn[0])
    assert view(t.g, 1)["drawn"][0] == [None, None]
    t.play(0, "keep:dirty_fighting")
    assert (t.names("hands", 0), len(t.g.book_deck)) == (["dirty_fighting"], deck - 1)
    assert (t.names("book_deck")[0], t.names("book_deck")[-1]) == ("misers_confession", "potions_primer")
    for eye in (1, SPECTATOR):
        assert set(view(t.g, eye)["book_deck"]) == {None}
        assert view(t.g, eye)["hands"][0] == [None]
    assert len(t.g.cells[0]) == (5 if players == 5 else 6)
    assert no_books(t).g.over


@pytest.mark.rule("lockup.location.library.first")
def test_only_the_reader_hears_which_books_were_drawn_and_returned() -> None:
    t = visit(3, 1).check("library").play(0, "keep:dirty_fighting")
    masks = [mask for kind, _, mask in t.g.events or [] if kind in ("drew_book", "returned_book")]
    assert masks == [0b0001, 0b0001]
    assert t.asked(0) == "book_or_not"


@pytest.mark.rule("lockup.location.library.second", "lockup.location.library.third", "lockup.location.library.others")
@pytest.mark.card("library")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_second_and_third_draw_one_book_and_nobody_else(players: int) -> None:
    """In descending strength from the top of the deck; all tokens are home afterwards."""
    t = visit(players).check("library").play(0, "keep:misers_confession")
    assert no_books(t).g.over
    expected = [["misers_confession"], ["potions_primer"], ["scavengers_guide"], [], []]
    assert [t.names("hands", player) for player in range(players)] == expected[:players]
    assert view(t.g, 0)["hands"][1] == [None]
    assert [len(cell) for cell in t.g.cells] == [5 if players == 5 else 6] * players


@pytest.mark.rule("lockup.location.library.second", "lockup.location.library.third")
def test_the_place_counts_not_the_number_of_players() -> None:
    """Two of five in the Library: the second draws one book."""
    t = Table.empty(5).tokens(4, "library", "crew_3").tokens(2, "library", "crew_5").check("library")
    t.g.play(2, t.g.legal(2)[0])
    no_books(t)
    assert [len(hand) for hand in t.g.hands] == [0, 0, 1, 0, 1]
    assert t.g.over


@pytest.mark.rule("lockup.lights_out.losers.library_home", "lockup.location.library.others")
@pytest.mark.parametrize("players", [4, 5])
def test_without_a_reward_tokens_go_home_from_the_library(players: int) -> None:
    """They do not stay there for the next round."""
    t = visit(players).tokens(3, "library", "crew_5").tokens(3, "library", "lookout")
    t.power(3, 0)
    for player in range(3):  # all stronger than player 3
        t.tokens(
            player, "library", *(name for name in ("crew_4", "crew_5", "crew_3") if name not in t.at(player, "library"))
        )
    t.check("library")
    assert t.g.ranking[3] == 3
    t.play(0, "keep:misers_confession")
    no_books(t)
    assert (t.at(3, "library"), t.names("hands", 3)) == ([], [])
    assert len(t.g.cells[3]) == (5 if players == 5 else 6)
    assert t.events("to_library") == []
    assert t.g.over


@pytest.mark.rule("lockup.lights_out.losers.library_home")
def test_with_no_books_left_tokens_go_home_all_the_same() -> None:
    t = visit(2)
    t.g.book_deck, t.g.box = (), (*t.g.box, *t.g.book_deck)
    t.check("library")
    assert (t.at(0, "library"), t.at(1, "library"), t.g.hands) == ([], [], [(), ()])
    assert [len(cell) for cell in t.g.cells] == [6, 6]
    assert t.g.over


@pytest.mark.rule("lockup.lights_out.losers.to_library", "lockup.lights_out.losers.face_up")
def test_losers_compete_in_the_library_in_the_same_round() -> None:
    """Third of the Smithy, with a token that lay face down: open for all in the Library, then a book."""
    t = Table.empty(3).tokens(0, "smithy", "crew_5").tokens(1, "smithy", "crew_4")
    t.tokens(2, "smithy", "crew_3", down=True).run(check_locations()).play(0, "take:smithy").play(1, "take:smithy")
    assert (t.g.location, t.asked(2), t.at(2, "library")) == (7, "keep_which", ["crew_3"])
    assert view(t.g, 0)["placed"][8 * 2 + 7] == [t.token(2, "crew_3")]
    t.g.play(2, t.g.legal(2)[0])
    assert len(t.g.hands[2]) == 1
    assert no_books(t).g.over
