"""Moments for books inside turns and steps: between tokens, before the first turn, before storage, around raids."""

import pytest

from pentarchy.games.lockup.patrol import patrol_steps, place_suspicion
from pentarchy.games.lockup.rounds import play_round
from pentarchy.games.lockup.state import ROLL_CALL
from tests.games.lockup.table import Table


@pytest.mark.rule("lockup.book.between_tokens")
@pytest.mark.card("big_book_of_stealth")
def test_stealth_is_played_between_the_tokens_of_one_turn() -> None:
    """Two tokens lie face down, the third one could only lie open: the book changes that within the turn."""
    t = Table.empty(3)
    t.put("hands", 0, "big_book_of_stealth")
    t.run(play_round()).play(0, "place:crew_4,smithy,down", "place:crew_3,smithy,down")
    assert (t.asked(0), t.why(0)["place:crew_5,smithy,down"]) == ("place_more", "roll_call.max_face_down")
    t.play(0, "book:big_book_of_stealth")
    assert (t.asked(0), t.g.hidden_left[0]) == ("place_more", 2)
    t.play(0, "place:crew_5,smithy,down")
    assert t.at(0, "smithy") == ["crew_4", "crew_3", "crew_5"]


@pytest.mark.rule("lockup.book.between_tokens")
@pytest.mark.card("atlas_of_hideouts", "misers_confession")
@pytest.mark.parametrize("players", [1, 2, 3])
def test_other_books_are_played_between_tokens_too(players: int) -> None:
    t = Table.empty(players)
    t.put("hands", 0, "misers_confession", "atlas_of_hideouts")
    t.run(play_round()).go_on(lambda g: g.asks[0] is not None and g.asks[0][0] == "place_or_pass")
    t.play(0, "place:crew_4,smithy,up")
    assert t.options(0, "book") == {"book:misers_confession", "book:atlas_of_hideouts"}
    t.play(0, "book:misers_confession")
    assert (t.asked(0), t.owned(0)) == ("place_more", {"gold": 1})
    t.play(0, "place:crew_5,smithy,up", "stay")
    assert t.at(0, "smithy") == ["crew_4", "crew_5"]


@pytest.mark.rule("lockup.book.between_tokens", "lockup.roll_call.pass_no_books")
def test_with_all_tokens_placed_books_of_the_own_turn_are_played_before_the_pass() -> None:
    t = Table.empty(2)
    t.put("hands", 0, "atlas_of_hideouts", "misers_confession")
    t.tokens(1, "sewers", "crew_5", down=True)
    t.tokens(0, "smithy", "crew_2", "crew_3", "crew_4", "crew_5", "lookout", "enforcer").run(play_round())
    assert t.options(0) == {"leave", "book:atlas_of_hideouts", "book:misers_confession"}
    t.play(0, "book:atlas_of_hideouts")
    assert t.owned(0) == {"scrap": 1}
    t.play(0, "leave")
    t.go_on(lambda g: g.phase != ROLL_CALL)
    assert t.names("hands", 0) == ["misers_confession"]


@pytest.mark.rule("lockup.book.moments")
@pytest.mark.parametrize("seat", [0, 2])
def test_books_of_starting_bonuses_can_be_played_before_anybodys_turn(seat: int) -> None:
    """The kobolds sit third and have a book from their board."""
    t = Table(3, mode="expert").go_on(lambda g: g.round == 1)
    if not t.g.hands[seat]:
        t.g.stop()
        t.put("hands", seat, "misers_confession")
        t.g.round = 0
        t.run(play_round())
    asked = []
    while t.asked(0) != "place_or_pass":
        asked.append(t.g.asked)
        t.play(t.g.asked, "skip")
    assert seat in asked


@pytest.mark.rule("lockup.book.moments")
def test_without_books_nobody_is_asked_before_the_first_turn() -> None:
    t = Table(3)
    assert (t.asked(0), t.asked(1), t.asked(2)) == ("place_or_pass", "", "")


@pytest.mark.rule("lockup.book.moments", "lockup.patrol.storage.discard")
def test_a_book_is_played_before_surplus_cubes_return() -> None:
    """Six scrap, one too many: exchanged first, one of the other kind is returned instead."""
    t = Table.empty(2).cubes(0, scrap=6)
    t.put("hands", 0, "barterers_ledger")
    t.run(patrol_steps())
    assert t.options(0) == {"drop:scrap", "book:barterers_ledger"}
    t.play(0, "book:barterers_ledger", "swap:scrap,gold", "done")
    assert (t.asked(0), t.options(0)) == ("drop_which", {"drop:scrap", "drop:gold"})
    t.play(0, "drop:scrap")
    assert t.owned(0) == {"scrap": 4, "gold": 1}


@pytest.mark.rule("lockup.patrol.storage.discard")
def test_without_a_choice_surplus_cubes_return_by_themselves() -> None:
    t = Table.empty(2).cubes(0, scrap=7).run(patrol_steps())
    assert (t.g.over, t.owned(0)) == (True, {"scrap": 5})


@pytest.mark.rule("lockup.book.moments", "lockup.patrol.suspicion.restart")
def test_after_a_raid_there_is_a_moment_before_cubes_are_placed_anew() -> None:
    t = Table.empty(3).row("demon_gem").suspicion(0, 11)
    t.put("hands", 1, "misers_confession")
    t.run(place_suspicion()).play(1, "skip")
    assert (t.asked(1), t.g.suspicion, sum(t.g.suspicion_at)) == ("book_or_not", [0, 0, 0], 0)
    t.play(1, "skip")
    assert (t.g.over, sum(t.g.suspicion_at)) == (True, 2)
