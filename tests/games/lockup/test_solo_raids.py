"""Solo mode, patrol: the player's storage, raids, and the decks shuffled back."""

import pytest

from pentarchy.games.lockup import content
from pentarchy.games.lockup.guards import guard_turn, refresh_decks
from pentarchy.games.lockup.lights_out import check_locations
from pentarchy.games.lockup.moves import CHOW_HALL, COMMISSARY, INFIRMARY, SEWERS, SMITHY
from pentarchy.games.lockup.patrol import patrol_steps, place_suspicion, raid
from pentarchy.games.lockup.rounds import play_round
from pentarchy.games.lockup.state import PATROL
from tests.games.lockup.table import Table
from tests.games.lockup.test_solo_setup import guard_names, on_top, solo

PLAYER, GUARDS = 0, 1


def suspects(player: int, guards: int, there: int = 0) -> Table:
    """A table with suspicion on both boards and in locations, and 20 stars for both sides."""
    table = solo().suspicion(PLAYER, player).suspicion(GUARDS, guards)
    if there:
        table.suspicion_at("sewers", 1).suspicion_at("smithy", there - 1)
    table.g.stars[:] = [20, 20]
    return table


def check_raid(table: Table, lost: tuple[int, int], suspicion: list[int]) -> None:
    """What a raid took, and what it left; every cube that is not on a board is in the supply."""
    assert table.g.stars == [20 - lost[0], 20 - lost[1]]
    assert table.g.suspicion == suspicion
    assert table.g.suspicion_supply == 12 - sum(suspicion)
    assert not any(table.g.suspicion_at)
    assert table.g.over


# storage ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("lockup.solo.patrol.storage")
def test_only_the_player_has_a_storage_limit() -> None:
    table = solo().cubes(PLAYER, scrap=4, potion=2).cubes(GUARDS, scrap=9, gold=4)
    table.run(patrol_steps())
    assert (table.asked(0), table.options(0)) == ("drop_which", {"drop:scrap", "drop:potion"})
    table.play(0, "drop:scrap")
    assert table.g.over
    assert (table.owned(PLAYER), table.owned(GUARDS)) == ({"scrap": 3, "potion": 2}, {"scrap": 9, "gold": 4})


@pytest.mark.rule("lockup.solo.patrol.storage")
def test_a_player_within_the_limit_is_not_asked_whatever_the_guards_own() -> None:
    table = solo().cubes(PLAYER, scrap=5).cubes(GUARDS, iron=9).run(patrol_steps())
    assert (table.g.over, table.owned(PLAYER), table.owned(GUARDS)) == (True, {"scrap": 5}, {"iron": 9})


# raids --------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("lockup.solo.raid.guards_more")
@pytest.mark.parametrize(("player", "guards", "there"), [(2, 4, 3), (0, 1, 0), (5, 6, 1)])
def test_guards_with_more_suspicion_lose_stars_and_the_player_keeps_the_cubes(
    player: int, guards: int, there: int
) -> None:
    table = suspects(player, guards, there).run(raid())
    check_raid(table, (0, 6), [player, 0])
    assert [row[1] for row in table.events("raided") if row[4]] == [5]


@pytest.mark.rule("lockup.solo.raid.player_more")
@pytest.mark.parametrize(("player", "guards", "there"), [(4, 2, 3), (1, 0, 0), (6, 5, 1)])
def test_a_player_with_more_suspicion_loses_stars_and_all_cubes_return(player: int, guards: int, there: int) -> None:
    table = suspects(player, guards, there).run(raid())
    check_raid(table, (6, 0), [0, 0])
    assert [row[1] for row in table.events("raided") if row[4]] == [0]


@pytest.mark.rule("lockup.solo.raid.equal")
@pytest.mark.parametrize(("both", "there"), [(3, 1), (0, 4), (6, 0)])
def test_with_equal_suspicion_nobody_loses_stars_and_all_cubes_return(both: int, there: int) -> None:
    table = suspects(both, both, there).run(raid())
    check_raid(table, (0, 0), [0, 0])


@pytest.mark.rule("lockup.solo.raid.equal")
@pytest.mark.parametrize("first", [PLAYER, GUARDS])
def test_the_first_player_token_does_not_decide_a_raid(first: int) -> None:
    table = suspects(2, 2)
    table.g.first = first
    check_raid(table.run(raid()), (0, 0), [0, 0])


@pytest.mark.rule("lockup.solo.raid.floor")
@pytest.mark.parametrize(("player", "guards", "after"), [(0, 1, [4, 0]), (1, 0, [0, 4])])
def test_reputation_does_not_drop_below_zero(player: int, guards: int, after: list[int]) -> None:
    table = suspects(player, guards)
    table.g.stars[:] = [4, 4]
    assert table.run(raid()).g.stars == after


@pytest.mark.rule("lockup.solo.raid.guards_more", "lockup.patrol.suspicion.restart")
def test_a_raid_comes_when_the_supply_does_not_cover_the_row() -> None:
    """The row needs 5 and 4 are left: the guards lose, then the cubes that returned are placed."""
    table = suspects(3, 4, 1).row("demon_gem", "", "demon_magic", "dwarf_4").run(place_suspicion())
    assert table.events("raid") == [("raid", 5, 4)]
    assert (table.g.stars, table.g.suspicion) == ([20, 14], [3, 0])
    assert [table.g.suspicion_at[place] for place in (SEWERS, INFIRMARY, SMITHY, COMMISSARY)] == [2, 0, 2, 1]
    assert table.g.suspicion_supply == 4


@pytest.mark.rule("lockup.solo.raid.player_more")
def test_no_raid_while_the_supply_covers_the_row() -> None:
    """Exactly enough is enough."""
    table = suspects(4, 2, 1).row("demon_gem", "", "demon_magic", "dwarf_4").run(place_suspicion())
    assert (table.events("raid"), table.g.stars, table.g.suspicion) == ([], [20, 20], [4, 2])
    assert (table.g.suspicion_supply, table.g.suspicion_at[SEWERS]) == (0, 3)


@pytest.mark.rule("lockup.solo.raid.again")
@pytest.mark.parametrize(("player", "guards"), [(5, 6), (5, 7)])
def test_with_a_supply_that_is_still_short_the_step_begins_anew_with_another_raid(player: int, guards: int) -> None:
    """The player keeps five cubes, the row needs more than seven: now it is the player who has more."""
    table = suspects(player, guards).row("demon_gem", "demon_shield", "dwarf_1", "demon_magic", "flayer_3")
    table.run(place_suspicion())
    assert [row[0] for row in table.events()].count("raid") == 2
    assert table.events("raid")[1] == ("raid", 8, 7)
    assert [(side, lost) for _, side, _, _, lost, _ in table.events("raided")] == [(0, 0), (5, 6), (0, 6), (5, 0)]
    assert (table.g.stars, table.g.suspicion) == ([14, 14], [0, 0])
    assert [table.g.suspicion_at[place] for place in range(SEWERS, CHOW_HALL + 1)] == [2, 2, 0, 2, 2]
    assert table.g.suspicion_supply == 4
    assert table.g.over


@pytest.mark.rule("lockup.solo.raid.again")
def test_a_book_between_the_raids_can_avert_the_second() -> None:
    """Five cubes kept and eight needed: with one of them discarded the supply covers it."""
    table = suspects(5, 6).row("demon_gem", "demon_shield", "dwarf_1", "demon_magic", "flayer_3")
    table.put("hands", 0, "art_of_frame_up")
    table.run(place_suspicion()).play(0, "skip")
    assert (table.asked(0), len(table.events("raid")), table.g.suspicion_supply) == ("book_or_not", 1, 7)
    table.play(0, "book:art_of_frame_up")
    assert (len(table.events("raid")), table.g.suspicion, table.g.suspicion_supply) == (1, [3, 1], 0)
    assert table.g.over


@pytest.mark.rule("lockup.patrol.suspicion.whole_supply")
def test_a_supply_that_is_whole_is_placed_as_far_as_it_reaches() -> None:
    """No raid could bring more cubes. (The printed goons never need so many.)"""
    table = suspects(0, 0).row("demon_gem", "demon_shield", "flayer_4", "demon_magic", "flayer_3")
    table.g.content = content.build(table.g.content.tables)
    table.g.content.suspicion = [3 * count for count in table.g.content.suspicion]
    table.run(place_suspicion())
    assert table.events("raid") == []
    assert [table.g.suspicion_at[place] for place in range(SEWERS, CHOW_HALL + 1)] == [6, 6, 0, 0, 0]


# the decks ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("lockup.solo.refresh.locations", "lockup.solo.refresh.guards")
def test_all_cards_return_to_their_decks_and_are_shuffled() -> None:
    """Cards set aside, on the board, in the Library and in the deck; the order differs from table to table."""
    orders = set()
    for seed in range(5):
        table = solo(seed)
        on_top(on_top(table, "location_deck", "loc_smithy"), "guard_deck", "guard_blue_1a").run(guard_turn())
        table.guards("sewers", "guard_blue_4").guards("commissary", "guard_blue_3", down=True)
        table.tokens(0, "commissary", "crew_5").run(check_locations()).go_on()
        assert len(table.g.guards_aside) == 3
        table.guards("cell_block", "guard_blue_2", down=True).run(refresh_decks())
        assert (len(table.g.guard_deck), len(set(table.g.guard_deck)), len(table.g.location_deck)) == (12, 12, 8)
        assert not any((table.g.guards_aside, table.g.location_discard, *table.g.guards_at))
        orders.add((table.g.guard_deck, table.g.location_deck))
    assert len(orders) == 5
    assert len({locations for _, locations in orders}) > 1


@pytest.mark.rule("lockup.solo.refresh.locations", "lockup.solo.refresh.guards")
def test_the_decks_are_whole_again_when_patrol_begins() -> None:
    """Before that nothing returns: the locations are checked with the cards of roll call."""
    table = solo().cubes(PLAYER, scrap=9).run(play_round())
    table.play(0, "turn_up:sewers", "place:crew_5,smithy,up", "stay", "turn_up:smithy", "leave")
    assert table.asked(0) == "reward_choice"
    assert (len(table.g.location_discard), len(table.g.location_deck)) == (2, 6)
    assert len(table.g.guard_deck) < 6
    table.play(0, "take:smithy").go_on(lambda g: g.phase == PATROL)
    assert table.asked(0) == "drop_which"
    assert (len(table.g.guard_deck), len(table.g.location_deck)) == (12, 8)
    assert sorted(guard_names(table)) == sorted(guard_names(solo()))
