"""Solo mode, lights out: strength, ties, suspicion, and the rewards that the guards take like a player."""

import pytest

from pentarchy.engine.views import SPECTATOR, view
from pentarchy.games.lockup.lights_out import check_locations
from pentarchy.games.lockup.moves import INFIRMARY, LIBRARY, SEWERS, SMITHY
from pentarchy.games.lockup.patrol import check_storage
from tests.games.lockup.table import Table
from tests.games.lockup.test_solo_setup import solo, without_books

PLAYER, GUARDS, GUARDS_NAME = 0, 1, 5


def ranked(table: Table) -> list[tuple[object, ...]]:
    """Who was ranked with which strength, strongest first."""
    return [(side, strength) for _, side, _, strength in table.ranked()]


# order and strength -----------------------------------------------------------------------------------------------
@pytest.mark.rule("lockup.solo.lights_out.order")
def test_locations_in_ascending_order_each_turning_its_guards_up() -> None:
    table = solo().guards("smithy", "guard_blue_2", down=True).guards("sewers", "guard_blue_4", down=True)
    table.guards("infirmary", "guard_blue_1a", down=True).tokens(0, "infirmary", "crew_5")
    table.run(check_locations())
    assert (table.asked(0), table.g.location) == ("reward_choice", INFIRMARY)
    assert view(table.g, 0)["guards_at"][SMITHY] == [None]
    assert view(table.g, 0)["guards_at"][INFIRMARY] == [table.card("guard_blue_1a")]
    table.play(0, "take:infirmary")
    assert [place for _, place in table.events("location_checked")] == [SEWERS, INFIRMARY, SMITHY]
    assert [guard for _, _, guard, _ in table.events("revealed")] == [
        table.card(name) for name in ("guard_blue_4", "guard_blue_1a", "guard_blue_2")
    ]
    assert table.g.over


@pytest.mark.rule("lockup.solo.lights_out.order")
def test_a_location_without_tokens_and_guards_is_passed_over() -> None:
    table = solo().suspicion_at("sewers", 2).check("sewers")
    assert (table.events("location_checked"), table.g.suspicion, table.g.over) == ([], [0, 0], True)


@pytest.mark.rule("lockup.solo.lights_out.strength")
@pytest.mark.parametrize(("own", "order"), [("crew_5", [0, 5]), ("crew_4", [5, 0])])
def test_all_guards_of_a_location_add_up(own: str, order: list[int]) -> None:
    """2 + 1 + 0 + power 1 = 4, and the guards win ties here."""
    names = ("guard_blue_2", "guard_blue_1a", "guard_blue_lookout", "guard_blue_enforcer")
    table = solo().guards("smithy", *names[:2]).guards("smithy", *names[2:], down=True).tokens(0, "smithy", own)
    table.check("smithy")
    assert [side for side, _ in ranked(table)] == order
    assert (GUARDS_NAME, 4) in ranked(table)
    assert table.asked(0) == "reward_choice"


@pytest.mark.rule("lockup.solo.lights_out.strength", "lockup.solo.guard_cards")
def test_the_power_of_the_guards_counts_at_the_moment_of_the_check() -> None:
    """The guards' power grows in the Exercise Yard from 2 to 3 before their enforcer fights in the Sewers."""
    table = solo().power(GUARDS, 2).power(PLAYER, 6).guards("exercise_yard", "guard_blue_1a")
    table.guards("sewers", "guard_blue_enforcer").tokens(0, "sewers", "crew_3").run(check_locations())
    assert ranked(table)[1:] == [(GUARDS_NAME, 3), (PLAYER, 3)]
    assert (table.owned(GUARDS), table.asked(0)) == ({"scrap": 2}, "reward_choice")


@pytest.mark.rule("lockup.solo.lights_out.ties")
@pytest.mark.parametrize(("first", "iron"), [(PLAYER, (2, 1)), (GUARDS, (1, 2))])
def test_in_a_tie_the_first_player_token_decides(first: int, iron: tuple[int, int]) -> None:
    table = solo().guards("smithy", "guard_blue_4").tokens(0, "smithy", "crew_4").suspicion_at("smithy", 1)
    table.g.first = first
    table.check("smithy").play(0, "take:smithy")
    assert (table.owned(PLAYER)["iron"], table.owned(GUARDS)["iron"]) == iron
    assert table.g.suspicion[first] == 1
    assert table.g.suspicion[1 - first] == 0


@pytest.mark.rule("lockup.solo.lights_out.ties")
@pytest.mark.parametrize("first", [PLAYER, GUARDS])
def test_without_a_tie_the_first_player_token_does_not_matter(first: int) -> None:
    table = solo().guards("smithy", "guard_blue_3").tokens(0, "smithy", "crew_4")
    table.g.first = first
    table.check("smithy").play(0, "take:smithy")
    assert (table.owned(PLAYER), table.owned(GUARDS)) == ({"iron": 2}, {"iron": 1})


@pytest.mark.rule("lockup.solo.lights_out.ties", "lockup.solo.lights_out.ordinary")
def test_a_token_won_in_the_yard_decides_ties_of_the_same_phase() -> None:
    table = solo().tokens(0, "exercise_yard", "crew_5").guards("exercise_yard", "guard_blue_4")
    table.tokens(0, "sewers", "crew_3").guards("sewers", "guard_blue_3").run(check_locations())
    table.play(0, "take:exercise_yard")
    assert (table.g.first, ranked(table)[2:]) == (PLAYER, [(PLAYER, 3), (GUARDS_NAME, 3)])
    table.play(0, "take:sewers")
    assert (table.owned(PLAYER), table.owned(GUARDS)) == ({"scrap": 2}, {"scrap": 1})


@pytest.mark.rule("lockup.solo.lights_out.ties")
@pytest.mark.parametrize(("first", "question", "books"), [(PLAYER, "keep_which", 2), (GUARDS, "book_or_not", 1)])
def test_ties_in_the_library_too(first: int, question: str, books: int) -> None:
    """The first one picks of two books, the second draws one."""
    table = solo().tokens(0, "library", "crew_4").guards("library", "guard_blue_4")
    table.g.first = first
    table.check("library")
    assert table.asked(0) == question
    assert len(table.g.drawn[0]) + len(table.g.hands[0]) == books


# suspicion --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("lockup.solo.lights_out.suspicion")
@pytest.mark.parametrize(
    ("tokens", "guards", "takes"),
    [
        (("crew_2",), ("guard_blue_4",), [0, 2]),
        (("crew_5",), ("guard_blue_4",), [2, 0]),
        (("crew_2",), ("guard_blue_4", "guard_blue_lookout"), [2, 0]),
        (("crew_5", "lookout"), ("guard_blue_1a",), [0, 2]),
        (("crew_5", "lookout"), ("guard_blue_1a", "guard_green_lookout"), [0, 0]),
        ((), ("guard_blue_1a",), [0, 2]),
        ((), ("guard_blue_lookout",), [0, 0]),
    ],
)
def test_suspicion_goes_to_the_strongest_side_without_a_lookout(
    tokens: tuple[str, ...], guards: tuple[str, ...], takes: list[int]
) -> None:
    table = solo().tokens(0, "smithy", *tokens).guards("smithy", *guards, down=True).suspicion_at("smithy", 2)
    table.check("smithy")
    assert table.g.suspicion == takes
    assert table.g.suspicion_at[SMITHY] == 2 - sum(takes)


@pytest.mark.rule("lockup.solo.lights_out.suspicion")
def test_a_lookout_of_another_location_does_not_help_the_guards() -> None:
    table = solo().guards("sewers", "guard_blue_lookout").guards("smithy", "guard_blue_1a").suspicion_at("smithy", 1)
    table.run(check_locations())
    assert table.g.suspicion == [0, 1]


@pytest.mark.rule("lockup.solo.lights_out.suspicion")
def test_a_disguise_of_the_player_passes_the_suspicion_to_the_guards() -> None:
    table = solo().tokens(0, "smithy", "crew_5").guards("smithy", "guard_blue_1a").suspicion_at("smithy", 1)
    table.put("hands", 0, "guide_to_disguise.1")
    table.check("smithy")  # no question before the check: this book is not for then
    assert (table.asked(0), table.options(0, "book")) == ("book_or_not", {"book:guide_to_disguise"})
    table.play(0, "book:guide_to_disguise")
    assert table.g.hands[0] == ()
    assert without_books(table).g.suspicion == [0, 1]
    assert table.asked(0) == "reward_choice"


# books --------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("lockup.book.alone")
@pytest.mark.parametrize(
    ("title", "question"), [("dirty_fighting", "book_or_not"), ("atlas_of_hideouts", "reward_choice")]
)
def test_alone_the_player_is_asked_about_books_only_if_one_can_be_played(title: str, question: str) -> None:
    table = solo().tokens(0, "smithy", "crew_5").guards("smithy", "guard_blue_1a")
    table.put("hands", 0, title)
    assert table.check("smithy").asked(0) == question


@pytest.mark.rule("lockup.book.alone")
@pytest.mark.parametrize("players", [1, 2])
def test_alone_of_two_equal_books_one_is_kept_without_a_question(players: int) -> None:
    table = solo() if players == 1 else Table.empty(2)
    table.tokens(0, "library", "crew_4")
    table.put("book_deck", -1, "misers_confession.1", "misers_confession.2")
    table.check("library")
    assert (table.asked(0) == "keep_which") is (players == 2)
    assert (table.names("hands", 0) == ["misers_confession"]) is (players == 1)
    known = view(table.g, SPECTATOR)["hands" if players == 1 else "drawn"][0]
    assert (None in known) is (players == 2)


@pytest.mark.rule("lockup.book.alone", "lockup.patrol.storage.discard")
@pytest.mark.parametrize(("title", "asked"), [("dirty_fighting", False), ("scavengers_guide", True)])
def test_alone_a_single_kind_of_surplus_returns_by_itself_unless_a_book_may_come_first(title: str, asked: bool) -> None:
    table = solo().cubes(0, scrap=6)
    table.put("hands", 0, title)
    assert (table.run(check_storage(0)).asked(0) == "drop_which") is asked


# rewards by the ordinary table --------------------------------------------------------------------------------------
@pytest.mark.rule("lockup.solo.lights_out.ordinary")
@pytest.mark.parametrize(
    ("location", "first", "second"),
    [
        ("sewers", {"scrap": 2}, {"scrap": 1}),
        ("infirmary", {"potion": 2}, {"potion": 1}),
        ("smithy", {"iron": 2}, {"iron": 1}),
    ],
)
def test_the_guards_take_cubes_like_a_second_player(
    location: str, first: dict[str, int], second: dict[str, int]
) -> None:
    alone = solo().guards(location, "guard_blue_lookout").check(location)
    stronger = solo().guards(location, "guard_blue_4").tokens(0, location, "crew_2").check(location)
    weaker = solo().guards(location, "guard_blue_1a").tokens(0, location, "crew_2").check(location)
    weaker.play(0, f"take:{location}")
    assert (alone.owned(GUARDS), stronger.owned(GUARDS), weaker.owned(GUARDS)) == (first, first, second)
    assert (alone.g.over, stronger.asked(0), weaker.g.over) == (True, "reward_choice", True)


@pytest.mark.rule("lockup.solo.lights_out.ordinary")
def test_the_guards_in_the_exercise_yard() -> None:
    """Strongest: power and the token; second: power only."""
    table = solo().guards("exercise_yard", "guard_blue_4").tokens(0, "exercise_yard", "crew_2")
    table.g.first = PLAYER
    table.check("exercise_yard").play(0, "take:exercise_yard")
    assert (table.g.power, table.g.first) == ([2, 2], GUARDS)
    table.guards("exercise_yard", "guard_blue_1a").tokens(0, "exercise_yard", "crew_2").check("exercise_yard")
    table.play(0, "take:exercise_yard")
    assert (table.g.power, table.g.first) == ([3, 3], PLAYER)


@pytest.mark.rule("lockup.solo.lights_out.ordinary")
def test_the_guards_take_what_is_left_of_a_short_supply() -> None:
    table = solo().cubes(PLAYER, potion=14).guards("infirmary", "guard_blue_4").check("infirmary")
    assert (table.owned(GUARDS), table.names("guards_aside")) == ({"potion": 1}, ["guard_blue_4"])
    table.guards("infirmary", "guard_blue_3").check("infirmary")
    assert table.owned(GUARDS) == {"potion": 1}
    assert table.names("guards_at", LIBRARY) == ["guard_blue_3"]


@pytest.mark.rule("lockup.solo.lights_out.cards_aside")
def test_cards_with_a_reward_are_set_aside_and_do_not_count_in_the_library() -> None:
    table = solo().guards("smithy", "guard_blue_4", "guard_blue_3").guards("commissary", "guard_blue_1a")
    table.tokens(0, "commissary", "crew_2").run(check_locations())
    assert table.asked(0) == "reward_choice"
    assert sorted(table.names("guards_aside")) == ["guard_blue_3", "guard_blue_4"]
    table.play(0, "decline")
    assert table.asked(0) == "keep_which"
    table.go_on()
    assert ranked(table)[-2:] == [(PLAYER, 2), (GUARDS_NAME, 1)]
    assert sorted(table.names("guards_aside")) == ["guard_blue_1a", "guard_blue_3", "guard_blue_4"]
    assert not any(table.g.guards_at)


@pytest.mark.rule("lockup.solo.lights_out.cards_aside", "lockup.solo.library.no_direct")
def test_cards_without_a_reward_move_on_to_the_library_together() -> None:
    table = solo().guards("commissary", "guard_blue_1a").guards("chow_hall", "guard_blue_1b").row("dwarf_1")
    table.tokens(0, "commissary", "crew_5").tokens(0, "chow_hall", "crew_4").cubes(0, scrap=1)
    table.run(check_locations()).play(0, "gain_cube:gold", "enlist:1", "spend:scrap")
    assert [place for _, place in table.events("location_checked")][-1] == LIBRARY
    assert ranked(table)[-1] == (GUARDS_NAME, 2)
    assert table.g.over


@pytest.mark.rule("lockup.solo.library.no_direct")
@pytest.mark.parametrize("seed", range(3))
def test_no_roll_call_puts_a_guard_into_the_library(seed: int) -> None:
    table = Table(1, seed=seed, difficulty="extreme").go_on(lambda g: g.round == 3)
    assert not [event for event in table.events("guard_dealt") if event[2] == LIBRARY]
    assert len(table.events("guard_dealt")) > 14


@pytest.mark.rule("lockup.solo.lights_out.never_decline")
def test_the_guards_take_every_reward_and_play_no_books() -> None:
    """Nobody is asked for them, even about a ratfolk that costs them stars."""
    table = solo().guards("exercise_yard", "guard_blue_4").guards("smithy", "guard_blue_3").suspicion_at("smithy", 2)
    table.guards("cell_block", "guard_blue_1a").shop("rusty_shiv").guards("chow_hall", "guard_blue_1b")
    table.row("ratfolk_3").run(check_locations())
    assert table.g.over
    told = [kind for kind, side, *_ in table.events() if kind in ("got_power", "gained", "recruited", "reserved")]
    assert told == ["got_power", "gained", "recruited", "reserved"]
    assert (table.events("declined"), table.events("played_book")) == ([], [])
    assert (table.names("goons", GUARDS), table.names("reserved", GUARDS)) == (["ratfolk_3"], ["rusty_shiv"])
    assert len(table.g.hands) == 1


# bandits' cubes -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("lockup.solo.lights_out.bandit")
def test_the_strongest_guards_take_the_cubes_of_bandits() -> None:
    table = solo().guards("sewers", "guard_blue_4").tokens(0, "sewers", "crew_2").bandit_cube("sewers", "gold", 2)
    table.check("sewers").play(0, "take:sewers")
    assert (table.owned(GUARDS), table.owned(PLAYER)) == ({"scrap": 2, "gold": 2}, {"scrap": 1})
    assert sum(table.g.cubes_at) == 0


@pytest.mark.rule("lockup.solo.lights_out.bandit")
@pytest.mark.parametrize(("answer", "cubes"), [("take:sewers", ({"scrap": 2, "iron": 1}, 0)), ("decline", ({}, 1))])
def test_second_guards_never_take_the_cubes_of_bandits(answer: str, cubes: tuple[dict[str, int], int]) -> None:
    table = solo().guards("sewers", "guard_blue_1a").tokens(0, "sewers", "crew_2").bandit_cube("sewers", "iron")
    table.check("sewers").play(0, answer)
    assert (table.owned(PLAYER), sum(table.g.cubes_at)) == cubes
    assert table.owned(GUARDS) == {"scrap": 1}


@pytest.mark.rule("lockup.solo.lights_out.bandit", "lockup.solo.chow_hall.fewer")
def test_guards_without_a_reward_leave_the_cubes_of_bandits() -> None:
    table = solo().guards("chow_hall", "guard_blue_4").bandit_cube("chow_hall", "gold").check("chow_hall")
    assert (table.owned(GUARDS), sum(table.g.cubes_at)) == ({}, 1)
    assert table.names("guards_at", LIBRARY) == ["guard_blue_4"]
