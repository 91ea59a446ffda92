"""Solo mode, what the guards do with the rewards of Commissary, Chow Hall and Library; the Cell Block is apart."""

import pytest

from pentarchy.games.lockup.moves import COMMISSARY, LIBRARY
from tests.games.lockup.table import Table
from tests.games.lockup.test_solo_setup import solo

PLAYER, GUARDS = 0, 1


def gained(table: Table, location: str, guard: str = "guard_blue_4") -> dict[str, int]:
    """The cubes that the guards get by the check of a location in which only they have a card."""
    before = table.owned(GUARDS)
    table.guards(location, guard).check(location)
    assert table.g.over
    after = table.owned(GUARDS)
    return {name: count - before.get(name, 0) for name, count in after.items() if count != before.get(name, 0)}


# Commissary -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("lockup.solo.commissary.strongest", "lockup.solo.commissary.tie")
@pytest.mark.parametrize(
    ("have", "gain"),
    [
        ({"scrap": 2, "gold": 1}, "iron"),  # the case of the fact sheet: of potion and iron, both none, the rarer
        ({}, "gold"),
        ({"gold": 1}, "iron"),
        ({"gold": 1, "iron": 1}, "potion"),
        ({"gold": 1, "iron": 1, "potion": 1}, "scrap"),
        ({"gold": 1, "iron": 1, "potion": 1, "scrap": 1}, "gold"),
        ({"gold": 3, "iron": 2, "potion": 1, "scrap": 2}, "potion"),
        ({"gold": 2, "iron": 2, "potion": 3, "scrap": 1}, "scrap"),
    ],
)
def test_the_strongest_guards_gain_the_type_they_own_least_of(have: dict[str, int], gain: str) -> None:
    table = solo().cubes(GUARDS, **have)
    assert gained(table, "commissary") == {gain: 1}
    assert table.names("guards_aside") == ["guard_blue_4"]


@pytest.mark.rule("lockup.solo.commissary.strongest")
def test_the_strongest_guards_gain_before_the_player_exchanges() -> None:
    table = solo().cubes(PLAYER, scrap=1).cubes(GUARDS, gold=1).guards("commissary", "guard_blue_4")
    table.tokens(0, "commissary", "crew_3").check("commissary")
    assert (table.owned(GUARDS), table.asked(0)) == ({"gold": 1, "iron": 1}, "reward_choice")
    table.play(0, "swap:scrap,gold")
    assert (table.owned(PLAYER), table.owned(GUARDS)) == ({"gold": 1}, {"gold": 1, "iron": 1})


@pytest.mark.rule("lockup.solo.commissary.tie")
def test_types_missing_in_the_supply_are_passed_over() -> None:
    table = solo().cubes(PLAYER, gold=10)
    assert gained(table, "commissary") == {"iron": 1}
    table.cubes(PLAYER, iron=14, potion=15)
    assert gained(table, "commissary", "guard_blue_3") == {"scrap": 1}
    table.cubes(PLAYER, scrap=24)
    assert gained(table, "commissary", "guard_blue_2") == {}
    assert table.names("guards_at", LIBRARY) == ["guard_blue_2"]


@pytest.mark.rule("lockup.solo.commissary.not_strongest")
@pytest.mark.parametrize("answer", ["gain_cube:scrap", "decline"])
def test_weaker_guards_get_nothing_in_the_commissary(answer: str) -> None:
    """The case of the fact sheet, also when the player declines: nobody moves up."""
    table = solo().cubes(GUARDS, scrap=2, gold=1).guards("commissary", "guard_blue_1a", "guard_blue_2")
    table.tokens(0, "commissary", "crew_4").check("commissary").play(0, answer)
    assert table.owned(GUARDS) == {"scrap": 2, "gold": 1}
    assert (table.names("guards_at", LIBRARY), table.names("guards_aside")) == (["guard_blue_1a", "guard_blue_2"], [])
    assert ("to_library", 5, COMMISSARY) in table.events("to_library")
    assert table.g.over


# Chow Hall --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("lockup.solo.chow_hall.strongest", "lockup.solo.chow_hall.tie")
@pytest.mark.parametrize(
    ("row", "taken"),
    [
        # the case of the fact sheet: symbols 1, 2, 2, 0, 2 from the Sewers on
        (("dwarf_4", "demon_gem", "demon_shield", "dwarf_1", "demon_magic"), ["demon_gem", "demon_shield"]),
        (("dwarf_1", "dwarf_4", "dwarf_2", "demon_magic", "dwarf_5"), ["demon_magic", "dwarf_4"]),
        (("dwarf_1", "dwarf_2", "ratfolk_3", "dwarf_4", "dwarf_5"), ["dwarf_4", "dwarf_5"]),
        (("dwarf_1", "dwarf_2", "ratfolk_3", "", ""), ["dwarf_1", "dwarf_2"]),
        (("", "dwarf_5", "", "dwarf_4", "demon_gem"), ["demon_gem", "dwarf_5"]),
    ],
)
def test_the_strongest_guards_take_the_two_goons_with_most_suspicion(row: tuple[str, ...], taken: list[str]) -> None:
    table = solo().row(*row).cubes(GUARDS, scrap=2)
    assert gained(table, "chow_hall") == {}
    assert table.names("goons", GUARDS) == taken
    left = [name for space in range(5) for name in table.names("goon_row", space)]
    assert left == [name for name in row if name and name not in taken]
    assert [space for space, pile in enumerate(table.g.goon_row) if pile] == [row.index(name) for name in left]
    assert (table.owned(GUARDS), table.names("guards_aside")) == ({"scrap": 2}, ["guard_blue_4"])


@pytest.mark.rule("lockup.solo.chow_hall.strongest")
def test_the_player_recruits_of_what_the_guards_left() -> None:
    table = solo().row("demon_gem", "dwarf_1", "dwarf_4").cubes(PLAYER, scrap=5).guards("chow_hall", "guard_blue_4")
    table.tokens(0, "chow_hall", "crew_2").check("chow_hall")
    assert (table.asked(0), table.options(0)) == ("reward_choice", {"enlist:1", "decline"})
    assert table.why(0)["enlist:2"] == "location.chow_hall.too_few"
    table.play(0, "enlist:1")
    assert (table.names("goons", PLAYER), table.names("goons", GUARDS)) == (["dwarf_1"], ["demon_gem", "dwarf_4"])
    assert (table.owned(PLAYER), table.g.over) == ({"scrap": 4}, True)


@pytest.mark.rule("lockup.solo.chow_hall.effects")
def test_the_guards_carry_out_the_effects_of_goons_and_count_their_symbols() -> None:
    """The goon with more suspicion symbols comes first; Supremacy needs three shields."""
    table = solo().row("dwarf_7", "hobgoblin_4")
    table.put("box", -1, *table.names("goals"))
    table.put("goals", -1, "supremacy_shield")
    assert gained(table, "chow_hall") == {"iron": 1}
    assert (table.names("goons", GUARDS), table.g.power) == (["hobgoblin_4", "dwarf_7"], [1, 2])
    assert table.g.supremacy == -1
    table.put("items", GUARDS, "sock_mace")
    table.row("", "", "dwarf_4")
    gained(table, "chow_hall", "guard_blue_3")
    assert table.g.supremacy == GUARDS


@pytest.mark.rule("lockup.solo.chow_hall.effects")
def test_each_goon_is_carried_out_before_the_next_is_taken() -> None:
    table = solo().row("ratfolk_2", "dwarf_8")
    assert gained(table, "chow_hall") == {"iron": 1}
    told = [kind for kind, *_ in table.events() if kind in ("recruited", "gained", "exchanged")]
    assert told == ["recruited", "gained", "recruited", "exchanged"]


@pytest.mark.rule("lockup.solo.chow_hall.not_strongest")
@pytest.mark.parametrize("answer", ["enlist:1", "decline"])
def test_weaker_guards_get_no_goons(answer: str) -> None:
    table = solo().row("dwarf_1").cubes(PLAYER, scrap=1).cubes(GUARDS, scrap=6).guards("chow_hall", "guard_blue_1a")
    table.tokens(0, "chow_hall", "crew_2").check("chow_hall").play(0, answer)
    assert (table.g.goons[GUARDS], table.owned(GUARDS)) == ((), {"scrap": 6})
    assert (table.names("guards_at", LIBRARY), table.names("guards_aside")) == (["guard_blue_1a"], [])
    assert table.g.over


@pytest.mark.rule("lockup.solo.chow_hall.fewer")
def test_the_guards_take_a_single_goon_that_is_left() -> None:
    table = solo().row("", "", "dwarf_1")
    gained(table, "chow_hall")
    assert (table.names("goons", GUARDS), table.names("guards_aside")) == (["dwarf_1"], ["guard_blue_4"])
    assert not any(table.g.goon_row)


@pytest.mark.rule("lockup.solo.chow_hall.fewer")
def test_without_goons_the_guards_move_on_to_the_library() -> None:
    table = solo()
    gained(table, "chow_hall")
    assert (table.g.goons[GUARDS], table.names("guards_aside")) == ((), [])
    assert table.names("guards_at", LIBRARY) == ["guard_blue_4"]


# Library ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("lockup.solo.library.stars")
@pytest.mark.parametrize(("token", "question"), [("crew_5", "keep_which"), ("crew_2", "book_or_not")])
def test_first_or_second_in_the_library_the_guards_score_one_star(token: str, question: str) -> None:
    table = solo().tokens(0, "library", token).guards("library", "guard_blue_4")
    books = len(table.g.book_deck)
    table.check("library")
    assert table.asked(0) == question
    table.go_on()
    assert table.g.stars == [10, 11]
    assert (len(table.g.hands[0]), len(table.g.book_deck)) == (1, books - 1)
    assert (table.names("guards_aside"), table.g.guards_at[LIBRARY]) == (["guard_blue_4"], ())
    assert ("got_stars", 5, 1, LIBRARY) in table.events("got_stars")


@pytest.mark.rule("lockup.solo.library.stars")
def test_alone_in_the_library_the_guards_score_one_star_for_all_their_cards() -> None:
    table = solo().guards("library", "guard_blue_4", "guard_blue_3")
    books = len(table.g.book_deck)
    table.check("library")
    assert (table.g.stars, len(table.g.book_deck), table.g.over) == ([10, 11], books, True)
