"""When books can be played, and who is asked. Rules: book.any_time, book.simultaneous, book.no_interrupt."""

import pytest

from pentarchy.engine.errors import IllegalMove
from pentarchy.games.lockup.books import book_moment
from pentarchy.games.lockup.goals import review_goals
from pentarchy.games.lockup.lights_out import check_locations
from pentarchy.games.lockup.patrol import patrol_steps, raid
from pentarchy.games.lockup.rounds import end_round, play_round
from pentarchy.games.lockup.state import END, LIGHTS_OUT, PATROL
from tests.games.lockup.table import Table

TITLES = (
    "big_book_of_stealth", "cutthroat_crafting", "atlas_of_hideouts", "scavengers_guide", "potions_primer",
    "whispered_metallurgy", "misers_confession", "brawn_before_brains", "dirty_fighting", "guide_to_disguise",
    "art_of_frame_up", "barterers_ledger", "recruiters_notes", "inventors_sketchbook",
)  # fmt: skip
IDLE = ("skip", "leave", "done", "stay")


def questions(table: Table, moves: dict[str, str] | None = None) -> list[tuple[int, str]]:
    """Who is asked what until the end; everybody plays no book and otherwise the named or the first move."""
    asked = []
    while not table.g.over:
        player, kind = table.g.asked, table.asked(table.g.asked)
        asked.append((player, kind))
        move = (moves or {}).get(kind) or next(
            (move for move in IDLE if move in table.options(player)), table.g.moves.write(table.g.legal(player)[0])
        )
        table.play(player, move)
    return asked


def skip_all(table: Table) -> list[int]:
    """Everybody declines to play a book now; who was asked, in this order."""
    asked = []
    while table.g.asked >= 0 and table.asked(table.g.asked) == "book_or_not":
        asked.append(table.g.asked)
        table.play(table.g.asked, "skip")
    return asked


# who and in which order ------------------------------------------------------------------------------------------
@pytest.mark.rule("lockup.book.simultaneous")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 3]), (1, [1, 3, 0]), (2, [3, 0, 1]), (3, [3, 0, 1])])
def test_everybody_with_a_book_is_asked_in_turn_order_from_the_first_player(first: int, order: list[int]) -> None:
    table = Table.empty(4).tokens(0, "sewers", "crew_4")
    table.g.first = first
    for player, title in ((0, "misers_confession"), (1, "cutthroat_crafting"), (3, "brawn_before_brains")):
        table.put("hands", player, title)
    table.check("sewers")
    before_the_reward = [player for player in order if player != 0]  # its owner is asked about the reward itself
    assert skip_all(table) == [*order, *before_the_reward]
    assert table.asked(0) == "reward_choice"


@pytest.mark.rule("lockup.book.simultaneous")
def test_turn_order_follows_the_first_player_token_when_it_changes_hands() -> None:
    table = Table.empty(3).tokens(2, "exercise_yard", "crew_4")
    for player in range(3):
        table.put("hands", player, ("brawn_before_brains", "misers_confession", "dirty_fighting")[player])
    table.check("exercise_yard")
    assert skip_all(table) == [0, 1, 2, 0, 1]
    table.play(2, "take:exercise_yard")
    assert skip_all(table) == [2, 0, 1]


@pytest.mark.rule("lockup.book.simultaneous")
def test_whoever_has_skipped_is_asked_again_when_somebody_else_plays() -> None:
    """But not after having declined since the last book: nothing has happened that could change their mind."""
    table = Table.empty(3).tokens(0, "sewers", "crew_4")
    table.put("hands", 0, "brawn_before_brains", "potions_primer")
    table.put("hands", 1, "misers_confession", "scavengers_guide")
    table.check("sewers").play(0, "skip").play(1, "book:misers_confession")
    assert (table.owned(1), table.asked(1)) == ({"gold": 1}, "book_or_not")  # one more, if they like
    table.play(1, "skip")
    assert table.asked(0) == "book_or_not"  # an answer to the book just played
    assert table.g.ranking == ()
    table.play(0, "book:brawn_before_brains", "skip")
    assert (table.asked(1), table.g.ranking) == ("book_or_not", ())
    table.play(1, "skip")
    assert (table.asked(1), table.g.ranking) == ("book_or_not", (0,))  # the next moment
    table.play(1, "skip")
    assert table.asked(0) == "reward_choice"


@pytest.mark.rule("lockup.book.simultaneous")
def test_who_plays_a_book_and_then_declines_is_asked_no_third_time() -> None:
    table = Table.empty(3)
    table.put("hands", 0, "misers_confession", "potions_primer")
    table.put("hands", 2, "scavengers_guide")
    table.run(book_moment("any_time")).play(0, "book:misers_confession", "skip").play(2, "skip")
    assert table.g.over


@pytest.mark.rule("lockup.book.simultaneous")
def test_whoever_has_played_the_last_book_is_not_asked_again() -> None:
    """There is nothing to choose with an empty hand."""
    table = Table.empty(3).tokens(0, "sewers", "crew_4")
    table.put("hands", 1, "misers_confession")
    table.check("sewers").play(1, "book:misers_confession")
    assert table.owned(1) == {"gold": 1}
    assert table.asked(1) == ""
    assert table.asked(0) == "reward_choice"


@pytest.mark.rule("lockup.book.simultaneous")
def test_nobody_is_asked_without_books() -> None:
    table = Table.empty(3).tokens(0, "sewers", "crew_4").suspicion_at("sewers", 1).check("sewers")
    assert table.asked(0) == "reward_choice"
    table.play(0, "take:sewers")
    assert table.g.over


@pytest.mark.rule("lockup.book.simultaneous", "lockup.lights_out.tie_break", "lockup.raid.no_tie_break")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_turn_order_settles_books_and_strength_and_no_other_comparison(first: int, order: list[int]) -> None:
    """All three are equal in everything: the order of books and ranks changes with the token, nothing else does."""
    table = Table.empty(3)
    table.put("box", -1, *table.names("goals"))
    table.put("goals", -1, "supremacy_kin", "end_goons")
    for player, title in enumerate(("misers_confession", "potions_primer", "scavengers_guide")):
        table.tokens(player, "smithy", "crew_4").suspicion(player, 2)
        table.put("hands", player, title)
        table.put("goons", player, f"dwarf_{player + 1}", f"dwarf_{player + 4}")
    table.g.first, table.g.stars[:] = first, [20, 20, 20]
    table.check("smithy")
    assert skip_all(table)[:3] == order
    assert table.g.ranking == tuple(order)
    table.g.stop()
    review_goals(table.g)
    assert table.g.supremacy == -1
    assert [table.score(player)["end_goal"] for player in range(3)] == [4, 4, 4]
    table.run(raid())
    assert table.g.stars == [16, 16, 16]


# number only ------------------------------------------------------------------------------------------------------
def whole_round(*books: str) -> list[tuple[int, str]]:
    """All questions of lights out and patrol when the second player holds these books and plays none."""
    table = Table.empty(3).shop("rusty_shiv").row("dwarf_1", "dwarf_2").cubes(0, scrap=4).cubes(1, scrap=4)
    places = {"sewers": "crew_2", "infirmary": "lookout", "chow_hall": "crew_4", "cell_block": "crew_5"}
    for location, token in places.items():
        table.tokens(0, location, token).suspicion_at(location, 1)
    table.tokens(1, "smithy", "crew_3").tokens(1, "cell_block", "crew_4")
    table.put("book_deck", -1, "misers_confession.1", "misers_confession.2")
    table.put("hands", 1, *books)
    table.g.phase = LIGHTS_OUT
    return questions(table.run(check_locations(), patrol_steps()), {})


@pytest.mark.rule("lockup.book.secret", "lockup.book.any_time")
@pytest.mark.parametrize("title", TITLES)
def test_who_is_asked_depends_on_the_number_of_books_and_never_on_which(title: str) -> None:
    """A book that could not be played at any of these moments is asked about just as one that fits all of them."""
    asked = whole_round(f"{title}.2" if title != "misers_confession" else "scavengers_guide.2")
    assert asked == whole_round("potions_primer.1")
    assert asked.count((1, "book_or_not")) > 10
    assert asked != whole_round()


@pytest.mark.rule("lockup.book.secret")
@pytest.mark.parametrize("title", TITLES)
def test_roll_call_asks_alike_whatever_the_book(title: str) -> None:
    def asked(book: str) -> list[tuple[int, str]]:
        table = Table.empty(3)
        table.put("hands", 1, book)
        table.run(play_round()).play(0, "place:crew_4,sewers,up", "stay").play(1, "skip")
        table.play(1, "place:crew_4,sewers,up", "stay", "skip").play(2, "leave")
        seen = []
        while table.g.phase < LIGHTS_OUT:
            seen.append((table.g.asked, table.asked(table.g.asked)))
            table.play(table.g.asked, "skip" if seen[-1][1] == "book_or_not" else "leave")
        return [*seen, (table.g.asked, table.asked(table.g.asked))]

    assert asked(f"{title}.1") == asked("potions_primer.2")


# moments ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("lockup.book.any_time")
def test_books_are_played_between_the_steps_of_a_check_and_after_each_reward() -> None:
    table = Table.empty(3).tokens(0, "sewers", "crew_4").tokens(1, "sewers", "crew_3").suspicion_at("sewers", 1)
    table.put("hands", 2, "misers_confession")
    table.check("sewers")
    assert (table.asked(2), table.g.ranking, table.moment(2)) == ("book_or_not", (), "before_location")
    table.play(2, "skip")
    assert (table.asked(2), table.g.ranking, table.g.suspicion) == ("book_or_not", (0, 1), [0, 0, 0])
    table.play(2, "skip")
    assert (table.asked(2), table.g.suspicion, table.owned(0)) == ("book_or_not", [1, 0, 0], {})
    table.play(2, "skip")
    assert table.asked(0) == "reward_choice"
    table.play(0, "take:sewers")
    assert (table.asked(2), table.owned(0), table.owned(1)) == ("book_or_not", {"scrap": 3}, {})
    table.play(2, "skip").play(1, "take:sewers")
    assert table.asked(2) == "book_or_not"
    table.play(2, "book:misers_confession")
    assert table.owned(2) == {"gold": 1}


@pytest.mark.rule("lockup.book.any_time")
def test_a_location_without_suspicion_or_without_tokens_has_no_moment_for_it() -> None:
    table = Table.empty(3).tokens(0, "sewers", "crew_4")
    table.put("hands", 2, "misers_confession")
    table.check("sewers").play(2, "skip")
    assert (table.asked(2), table.g.ranking, table.moment(2)) == ("book_or_not", (0,), "reward_next")
    table.play(2, "skip")
    assert table.asked(0) == "reward_choice"
    table.play(0, "take:sewers").play(2, "skip")
    table.suspicion_at("smithy", 1).check("smithy")
    assert table.g.over


@pytest.mark.rule("lockup.book.any_time", "lockup.rush.first")
def test_a_book_can_forestall_a_reward_once_the_tokens_are_turned_up() -> None:
    """Only the ranking shows that the rival would be first to have five power: there is still time to be faster."""
    table = Table.empty(3).tokens(0, "exercise_yard", "crew_5", down=True).tokens(1, "exercise_yard", "crew_4")
    table.put("box", -1, *table.names("goals"))
    table.put("goals", -1, "rush_power")
    table.power(0, 4).power(1, 4).put("hands", 1, "brawn_before_brains")
    table.check("exercise_yard").play(1, "skip")
    assert (table.g.ranking, table.g.rush) == ((0, 1), -1)
    table.play(1, "book:brawn_before_brains").play(0, "take:exercise_yard")
    assert (table.g.rush, table.g.power[:2]) == (1, [5, 5])


@pytest.mark.rule("lockup.book.any_time")
@pytest.mark.parametrize(("location", "rewards"), [("smithy", 2), ("infirmary", 2), ("sewers", 4)])
def test_a_place_without_a_reward_brings_no_question(location: str, rewards: int) -> None:
    """Four crews are there, a fifth player has a book: one question before the rewards, one after each of them."""
    table = Table.empty(5)
    for player, token in enumerate(("crew_5", "crew_4", "crew_3", "lookout")):
        table.tokens(player, location, token)
    table.put("hands", 4, "misers_confession")
    table.check(location).play(4, "skip")
    asked = questions(table, {"reward_choice": f"take:{location}"})
    assert asked.count((4, "book_or_not")) == 1 + rewards


@pytest.mark.rule("lockup.book.any_time")
def test_in_an_own_question_books_can_be_played_and_the_question_comes_again() -> None:
    table = Table.empty(3).tokens(0, "smithy", "crew_4")
    table.put("hands", 0, "misers_confession", "dirty_fighting")
    table.check("smithy").play(0, "skip")
    assert table.options(0) == {"take:smithy", "decline", "book:misers_confession"}
    assert table.why(0) == {"book:dirty_fighting": "book.any_time"}
    table.play(0, "book:misers_confession")
    assert table.asked(0) == "reward_choice"
    assert table.options(0) == {"take:smithy", "decline"}
    table.play(0, "take:smithy")
    assert table.owned(0) == {"gold": 1, "iron": 2}


@pytest.mark.rule("lockup.book.any_time")
def test_what_a_book_gives_in_an_own_question_can_be_spent_at_once() -> None:
    table = Table.empty(3).tokens(0, "cell_block", "crew_4").shop("rusty_shiv")
    table.put("hands", 0, "scavengers_guide")
    table.check("cell_block").play(0, "skip")
    assert table.options(0) == {"decline", "book:scavengers_guide"}
    table.play(0, "book:scavengers_guide")
    assert table.options(0) == {"decline", "make:rusty_shiv", "set_aside:rusty_shiv"}
    table.play(0, "make:rusty_shiv")
    assert (table.names("items", 0), table.owned(0), table.g.over) == (["rusty_shiv"], {"scrap": 1}, True)


@pytest.mark.rule("lockup.book.any_time", "lockup.lights_out.decline")
@pytest.mark.parametrize("book", ["misers_confession", "brawn_before_brains"])
def test_what_a_book_gave_is_no_reward_of_the_location(book: str) -> None:
    """A player who plays a book and then declines goes to the Library and leaves the bandits' cubes."""
    table = Table.empty(3).tokens(0, "smithy", "crew_4").bandit_cube("smithy", "potion")
    table.put("hands", 0, book)
    table.check("smithy").play(0, "skip").play(0, f"book:{book}").play(0, "decline")
    assert table.at(0, "library") == ["crew_4"]
    assert "potion" not in table.owned(0)


@pytest.mark.rule("lockup.book.moments")
def test_nothing_is_played_while_something_is_half_resolved() -> None:
    """Not while a price is paid, not while an effect is chosen."""
    table = Table.empty(3).cubes(0, scrap=3, iron=1).tokens(0, "cell_block", "crew_4")
    table.put("hands", 0, "misers_confession")
    table.shop("loaded_dice").check("cell_block").play(0, "skip").play(0, "make:loaded_dice")
    assert (table.asked(0), table.options(0, "book")) == ("spend_which", set())
    table.play(0, "spend:scrap")
    assert (table.asked(0), table.options(0, "book")) == ("exchange_which", set())


@pytest.mark.rule("lockup.book.any_time", "lockup.book.moments")
def test_books_are_played_between_roll_call_turns() -> None:
    table = Table.empty(3)
    table.put("hands", 2, "misers_confession", "big_book_of_stealth")
    table.run(play_round()).play(0, "place:crew_4,sewers,up", "stay")
    assert table.options(2) == {"book:misers_confession", "skip", "quiet:location", "quiet:phase", "quiet:round"}
    assert table.why(2) == {"book:big_book_of_stealth": "book.any_time"}  # only in the own turn
    table.play(2, "book:misers_confession", "skip")
    assert (table.owned(2), table.asked(1)) == ({"gold": 1}, "place_or_pass")


@pytest.mark.rule("lockup.book.any_time")
def test_books_are_played_after_each_step_of_the_patrol() -> None:
    table = Table.empty(3).cubes(1, scrap=6)
    table.g.phase = PATROL
    table.put("hands", 2, "scavengers_guide")
    table.run(patrol_steps())
    seen = []
    while not table.g.over:
        seen.append((sum(table.owned(1).values()), any(table.g.display), any(table.g.goon_row)))
        table.play(2, "skip")
    assert seen == [(5, False, False), (5, True, False), (5, True, True), (5, True, True)]


# raids and the end --------------------------------------------------------------------------------------------------
def due_for_a_raid() -> Table:
    """The row needs two suspicion, the supply is empty; the second player has most."""
    table = Table.empty(3).suspicion(0, 4).suspicion(1, 8)
    table.g.stars[:] = [20, 20, 20]
    table.row("", "", "", "flayer_3")
    return table


@pytest.mark.rule("lockup.book.no_interrupt", "lockup.book.any_time")
def test_books_are_played_just_before_a_raid_but_not_within_it() -> None:
    """The frame-up moves suspicion before the comparison; once it is compared, stars are lost without a question."""
    table = due_for_a_raid()
    table.put("hands", 1, "art_of_frame_up", "misers_confession")
    table.run(patrol_steps())
    while not table.events("raid"):
        assert skip_one(table) == 1
    assert (table.asked(1), table.g.stars) == ("book_or_not", [20, 20, 20])
    table.play(1, "book:art_of_frame_up", "accuse:1")
    assert (table.g.suspicion, table.g.stars) == ([5, 6, 0], [20, 20, 20])
    while table.g.stars == [20, 20, 20]:
        skip_one(table)
    assert table.g.stars == [16, 12, 20]
    assert table.g.suspicion == [0, 0, 0]  # already over at the next question


def skip_one(table: Table) -> int:
    player = table.g.asked
    assert table.asked(player) == "book_or_not"
    table.play(player, "skip")
    return player


@pytest.mark.rule("lockup.book.no_interrupt")
def test_a_raid_is_settled_in_one_go() -> None:
    table = due_for_a_raid()
    for player in range(3):
        table.put("hands", player, ("art_of_frame_up", "misers_confession", "scavengers_guide")[player])
    table.run(raid())
    assert table.g.over  # nobody was asked
    assert table.g.stars == [16, 12, 20]


@pytest.mark.rule("lockup.book.no_interrupt", "lockup.book.any_time")
def test_books_are_played_before_and_after_the_final_raid_but_not_in_the_scoring() -> None:
    table = Table.empty(3).suspicion(1, 3)
    table.g.round, table.g.stars[:] = 6, [20, 20, 20]
    table.put("hands", 1, "misers_confession", "scavengers_guide", "potions_primer")
    table.run(end_round())
    assert (table.asked(1), table.g.stars[1]) == ("book_or_not", 20)
    table.play(1, "book:misers_confession", "skip")
    assert (table.asked(1), table.g.stars[1]) == ("book_or_not", 12)
    table.play(1, "book:scavengers_guide")
    assert table.asked(1) == "book_or_not"
    table.play(1, "skip")
    assert (table.g.over, table.g.phase) == (True, END)
    with pytest.raises(IllegalMove):
        table.play(1, "book:potions_primer.1")
    assert table.score(1)["books"] == 1  # the one that was kept
