"""Passing in roll call, and what a player who has passed no longer does. Rules: roll_call.*_pass, roll_call.pass_*."""

import pytest

from pentarchy.games.lockup.rounds import play_round
from pentarchy.games.lockup.state import LIGHTS_OUT, ROLL_CALL
from tests.games.lockup.table import Table

ALL = ("lookout", "enforcer", "crew_2", "crew_3", "crew_4", "crew_5")


def begin(players: int, **books: str) -> Table:
    """A round of an empty prison begins; books by player, e.g. `p0="scavengers_guide"`."""
    t = Table.empty(players)
    for player, book in books.items():
        t.put("hands", int(player[1:]), book)
    return t.run(play_round())


def all_in(t: Table, player: int, location: str) -> Table:
    return t.play(player, *(f"place:{token},{location},up" for token in ALL))


@pytest.mark.rule("lockup.roll_call.must_pass")
def test_an_empty_cell_is_a_pass_on_the_next_own_turn() -> None:
    """Not when the last token is laid; without books there is nothing to ask."""
    t = all_in(begin(3), 0, "sewers")
    assert (t.g.passed, t.events("passed")) == (0, [])
    t.play(1, "place:crew_2,smithy,up", "stay")
    assert t.events("passed") == []
    t.play(2, "place:crew_2,smithy,up", "stay")
    assert t.events("passed") == [("passed", 0)]
    assert (t.asked(0), t.asked(1)) == ("", "place_or_pass")


@pytest.mark.rule("lockup.roll_call.must_pass")
def test_until_that_pass_books_can_be_played() -> None:
    """With a book in hand the player is asked, and has the book or the pass to choose from."""
    t = all_in(begin(2, p0="scavengers_guide"), 0, "sewers")
    t.play(0, "skip")
    t.play(1, "place:crew_2,smithy,up", "stay")
    assert (t.asked(0), t.g.passed) == ("book_or_not", 0)
    assert "book:scavengers_guide" in t.options(0)
    t.play(0, "skip")
    assert t.asked(0) == "place_or_pass"
    assert t.options(0) == {"leave", "book:scavengers_guide"}
    t.play(0, "book:scavengers_guide")
    assert (t.owned(0), t.options(0)) == ({"scrap": 3}, {"leave"})
    t.play(0, "leave")
    assert t.events("passed") == [("passed", 0)]
    assert t.asked(1) == "place_or_pass"


@pytest.mark.rule("lockup.roll_call.may_pass", "lockup.roll_call.pass_final")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_who_passes_early_is_skipped_from_then_on(players: int) -> None:
    """The others go on as long as they like."""
    t = begin(players)
    assert "leave" in t.options(0)
    t.play(0, "leave")
    for location in ("sewers", "smithy", "infirmary"):
        token = {"sewers": "crew_3", "smithy": "crew_4", "infirmary": "crew_5"}[location]
        for player in range(1, players):
            assert t.g.asked == player
            t.play(player, f"place:{token},{location},up", "stay")
    assert (t.events("passed"), t.g.asked) == ([("passed", 0)], 1)


@pytest.mark.rule("lockup.roll_call.end", "lockup.roll_call.pass_final")
def test_the_phase_goes_on_for_the_last_one_alone() -> None:
    t = begin(3)
    t.play(0, "leave").play(1, "leave")
    t.play(2, "place:crew_2,sewers,up", "stay")
    assert (t.asked(2), t.g.phase) == ("place_or_pass", ROLL_CALL)
    t.play(2, "place:crew_3,smithy,up", "stay")
    assert (t.asked(2), t.events("location_checked")) == ("place_or_pass", [])
    t.play(2, "leave")
    assert (t.g.phase, t.events("location_checked")) == (LIGHTS_OUT, [("location_checked", 1)])
    assert t.asked(2) == "reward_choice"


@pytest.mark.rule("lockup.roll_call.pass_no_books")
def test_no_books_between_the_pass_and_lights_out() -> None:
    """Player 1 is asked after every turn before the pass, never after it in this phase, then again."""
    t = begin(2, p1="scavengers_guide")
    t.play(0, "place:crew_2,sewers,up", "stay")
    assert t.asked(1) == "book_or_not"
    t.play(1, "skip", "leave")
    for location, token in (("smithy", "crew_3"), ("infirmary", "crew_4")):
        assert (t.asked(0), t.asked(1)) == ("place_or_pass", "")
        t.play(0, f"place:{token},{location},up", "stay")
    t.play(0, "leave")
    assert (t.g.phase, t.asked(1)) == (LIGHTS_OUT, "book_or_not")
    t.play(1, "book:scavengers_guide")
    assert t.owned(1) == {"scrap": 3}
    assert t.asked(0) == "reward_choice"


@pytest.mark.rule("lockup.roll_call.kept_tokens")
def test_tokens_that_were_kept_back_do_nothing() -> None:
    """They add no strength and make nobody present, not even beside tokens that were laid."""
    t = begin(3)
    t.play(0, "place:crew_2,sewers,up", "stay")
    t.play(1, "place:crew_3,sewers,up", "stay").play(2, "leave").play(0, "leave").play(1, "leave")
    assert t.ranked() == [("ranked", 1, 1, 3), ("ranked", 0, 1, 2)]
    assert len(t.g.cells[2]) == 6
    assert (t.asked(0), t.asked(1), t.asked(2)) == ("", "reward_choice", "")
    t.play(1, "take:sewers").play(0, "take:sewers")
    assert (t.owned(1), t.owned(0), t.owned(2)) == ({"scrap": 3}, {"scrap": 1}, {})
    assert [len(cell) for cell in t.g.cells] == [6, 6, 6]
