"""Wishes not to be asked about books, and passing in roll call. Rules: book.any_time, roll_call.pass_no_books."""

import pytest

from pentarchy.engine.errors import IllegalMove
from pentarchy.games.lockup import GAME
from pentarchy.games.lockup.lights_out import check_locations
from pentarchy.games.lockup.patrol import patrol_steps
from pentarchy.games.lockup.rounds import begin_phase, end_round, play_round
from pentarchy.games.lockup.state import LIGHTS_OUT, PATROL
from pentarchy.text import Speech
from tests.games.lockup.table import Table


def reader(*locations: str) -> Table:
    """The first player has a token in each of these locations; the second has a book and no tokens."""
    table = Table.empty(3)
    for location, token in zip(locations, ("crew_4", "crew_5", "crew_3"), strict=False):
        table.tokens(0, location, token)
    table.put("hands", 1, "misers_confession", "dirty_fighting")
    return table


def lights_out(table: Table) -> Table:
    return table.run(begin_phase(LIGHTS_OUT), check_locations(), begin_phase(PATROL), patrol_steps(), play_round())


@pytest.mark.rule("lockup.book.any_time")
def test_without_a_wish_a_player_is_asked_at_every_moment() -> None:
    table = lights_out(reader("sewers", "smithy"))
    table.play(1, "skip", "skip").play(0, "take:sewers")
    assert table.asked(1) == "book_or_not"
    table.play(1, "skip")
    assert (table.asked(1), table.g.location) == ("book_or_not", 3)


@pytest.mark.rule("lockup.book.any_time")
def test_quiet_for_a_location_ends_with_the_next_one() -> None:
    table = lights_out(reader("sewers", "smithy")).play(1, "quiet:location").play(0, "take:sewers")
    assert (table.asked(1), table.g.location) == ("book_or_not", 3)  # at the Smithy, not after the reward before
    table.play(1, "quiet:location").play(0, "take:smithy")
    assert (table.asked(1), table.g.phase) == ("book_or_not", PATROL)
    assert table.options(1) == {"book:misers_confession", "skip", "quiet:location", "quiet:phase", "quiet:round"}


@pytest.mark.rule("lockup.book.any_time")
def test_quiet_for_a_phase_ends_with_the_next_one() -> None:
    table = lights_out(reader("sewers", "smithy")).play(1, "quiet:phase").play(0, "take:sewers", "take:smithy")
    assert (table.asked(1), table.g.phase) == ("book_or_not", PATROL)
    table.play(1, "quiet:phase")
    assert (table.asked(0), table.g.round) == ("place_or_pass", 2)
    table.play(0, "leave")
    assert table.asked(1) == "book_or_not"  # roll call is a new phase


@pytest.mark.rule("lockup.book.any_time")
def test_quiet_for_a_round_ends_with_the_next_one() -> None:
    table = lights_out(reader("sewers", "smithy")).play(1, "quiet:round").play(0, "take:sewers", "take:smithy")
    assert (table.asked(0), table.g.round) == ("place_or_pass", 2)  # no question in the patrol either
    table.play(0, "leave")
    assert table.asked(1) == "book_or_not"


@pytest.mark.rule("lockup.book.any_time")
def test_quiet_in_roll_call_for_a_location_lasts_to_the_first_location() -> None:
    table = reader()
    table.run(play_round()).play(0, "place:crew_4,sewers,up", "stay").play(1, "quiet:location")
    table.play(1, "place:crew_4,sewers,up", "stay").play(2, "leave").play(0, "leave").play(1, "leave")
    assert (table.asked(1), table.g.location) == ("book_or_not", 1)


@pytest.mark.rule("lockup.book.any_time", "lockup.book.no_interrupt")
@pytest.mark.parametrize("wish", ["location", "phase"])
def test_quiet_in_the_last_lights_out_does_not_hold_for_the_final_raid(wish: str) -> None:
    """After round 6 there is no patrol that would end the wish, but lights out is over all the same."""
    table = reader("library")
    table.g.round = 6
    table.g.phase = LIGHTS_OUT
    table.run(check_locations(), end_round()).play(1, f"quiet:{wish}")
    table.play(0, min(table.options(0)))
    while not table.asked(1):
        table.play(0, "skip")
    assert (table.asked(1), table.moment(1)) == ("book_or_not", "final_raid")
    assert table.events("final_raid")
    assert not table.events("raided")


@pytest.mark.rule("lockup.book.any_time", "lockup.book.no_interrupt")
def test_after_the_last_round_there_is_nothing_left_to_wait_for() -> None:
    """In the last lights out the round brings nothing that the phase would not; before the scoring no wish is left."""
    table = reader("smithy")
    table.g.round = 6
    table.g.phase = LIGHTS_OUT
    table.run(check_locations(), end_round())
    assert table.options(1, "quiet") == {"quiet:location", "quiet:phase"}
    look = GAME.look(table.g, 1)
    assert [Speech(GAME, table.content, lang).move(("quiet", 1), look, 1) for lang in ("en", "ru")] == [
        "No book until the final raid",
        "Без книг до заключительного обыска",
    ]
    table.play(1, "quiet:phase").play(0, "take:smithy")
    for window, words in (("final_raid", "The final raid comes next."), ("scoring", "The last moment for books")):
        assert (table.moment(1), table.options(1)) == (window, {"skip", "book:misers_confession"})
        question = table.g.asks[1]
        assert question is not None
        assert Speech(GAME, table.content, "en").prompt(question, GAME.look(table.g, 1), 1).startswith(words)
        table.play(1, "skip")
    assert table.g.over


@pytest.mark.rule("lockup.book.any_time")
def test_a_wish_is_the_own_one_and_does_not_close_own_questions() -> None:
    """Others are still asked, and whoever is quiet can play books in their own questions."""
    table = reader("sewers").tokens(1, "sewers", "crew_3")
    table.put("hands", 2, "scavengers_guide")
    lights_out(table).play(1, "quiet:round")
    assert table.asked(2) == "book_or_not"
    table.play(2, "skip", "skip").play(0, "take:sewers")
    assert table.asked(2) == "book_or_not"
    table.play(2, "skip")
    assert table.asked(1) == "reward_choice"
    assert table.options(1) == {"take:sewers", "decline", "book:misers_confession"}
    table.play(1, "book:misers_confession")
    assert table.owned(1) == {"gold": 1}


@pytest.mark.rule("lockup.book.any_time", "lockup.book.simultaneous")
def test_a_quiet_player_is_not_asked_again_when_others_play_books() -> None:
    table = reader("sewers")
    table.put("hands", 2, "scavengers_guide", "potions_primer")
    lights_out(table).play(1, "quiet:location").play(2, "book:scavengers_guide", "skip")
    assert table.asked(2) == "book_or_not"
    table.play(2, "skip")
    assert table.asked(0) == "reward_choice"


# passing ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("lockup.roll_call.pass_no_books", "lockup.book.any_time")
def test_who_has_passed_plays_no_books_until_lights_out() -> None:
    table = reader()
    table.put("hands", 2, "scavengers_guide")
    table.run(play_round()).play(0, "place:crew_4,sewers,up", "stay")
    assert table.asked(1) == "book_or_not"
    table.play(1, "skip").play(2, "skip").play(1, "leave")
    assert (table.asked(1), table.asked(2)) == ("", "book_or_not")
    table.play(2, "book:scavengers_guide")
    with pytest.raises(IllegalMove):
        table.play(1, "book:misers_confession.1")
    while table.g.phase < LIGHTS_OUT:
        assert table.g.asked != 1
        table.play(table.g.asked, "skip" if table.asked(table.g.asked) == "book_or_not" else "leave")
    assert (table.asked(1), table.g.location) == ("book_or_not", 1)


@pytest.mark.rule("lockup.roll_call.pass_no_books", "lockup.book.any_time")
def test_a_book_can_be_played_before_passing_in_the_own_turn() -> None:
    """Also by a player without tokens, who can do nothing else but pass."""
    table = reader()
    table.put("box", -1, *(f"{name}.2" for name in table.names("cells", 1)))
    table.run(play_round()).play(0, "leave").play(1, "skip")
    assert table.asked(1) == "place_or_pass"
    assert table.options(1) == {"leave", "book:misers_confession"}
    table.play(1, "book:misers_confession", "leave")
    assert (table.owned(1), table.asked(2)) == ({"gold": 1}, "place_or_pass")
