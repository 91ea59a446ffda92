"""Phase III: the row of goons and the suspicion they cause. Rules: patrol.goons.*, patrol.suspicion.*."""

import pytest

from pentarchy.games.lockup.moves import LOCATION
from pentarchy.games.lockup.patrol import move_goons, needed, patrol_steps, place_suspicion
from tests.games.lockup.table import Table

SPACES = ("sewers", "infirmary", "smithy", "commissary", "chow_hall")


def stacked(*goons: str, players: int = 2) -> Table:
    """These goons lie on top of the deck, the first one on top."""
    table = Table.empty(players)
    table.put("box", -1, *goons)
    table.put("goon_deck", -1, *reversed(goons))
    return table


def row(table: Table) -> list[str]:
    return ["".join(table.names("goon_row", space)) for space in range(5)]


def suspicion_at(table: Table) -> dict[str, int]:
    return {name: table.g.suspicion_at[at] for name, at in LOCATION.index.items() if table.g.suspicion_at[at]}


# 3 goons --------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("lockup.patrol.goons.shift", "lockup.patrol.goons.discard", "lockup.patrol.goons.refill")
def test_the_row_closes_up_towards_the_chow_hall() -> None:
    """Goons A, C and E at the Sewers, the Smithy and the Chow Hall: E leaves, C and A move up, three come in."""
    table = stacked("dwarf_1", "dwarf_2", "dwarf_4").row("flayer_1", "", "cultist_2", "", "hobgoblin_1")
    table.run(move_goons())
    assert row(table) == ["dwarf_1", "dwarf_2", "dwarf_4", "flayer_1", "cultist_2"]
    assert table.names("goon_discard") == ["hobgoblin_1"]
    assert [LOCATION.tokens[int(event[2])] for event in table.events("goon_shown")[-3:]] == list(SPACES[:3])
    assert table.g.over


@pytest.mark.rule("lockup.patrol.goons.discard")
def test_only_the_goon_of_the_chow_hall_leaves() -> None:
    """With that space empty, nobody leaves."""
    table = stacked("dwarf_1").row("flayer_1", "flayer_2", "cultist_2", "cultist_3")
    table.run(move_goons())
    assert row(table) == ["dwarf_1", "flayer_1", "flayer_2", "cultist_2", "cultist_3"]
    assert table.g.goon_discard == ()
    table.run(move_goons())
    assert row(table)[1:] == ["dwarf_1", "flayer_1", "flayer_2", "cultist_2"]
    assert table.names("goon_discard") == ["cultist_3"]
    assert table.g.over


@pytest.mark.rule("lockup.patrol.goons.shift")
@pytest.mark.parametrize(
    ("before", "kept"),
    [
        (("flayer_1", "", "", "", ""), ["flayer_1"]),
        (("flayer_1", "flayer_2", "", "", ""), ["flayer_1", "flayer_2"]),
        (("", "flayer_1", "", "flayer_2", ""), ["flayer_1", "flayer_2"]),
        (("flayer_1", "", "", "flayer_2", "cultist_2"), ["flayer_1", "flayer_2"]),
        (("flayer_1", "flayer_2", "dwarf_2", "dwarf_4", "dwarf_1"), ["flayer_1", "flayer_2", "dwarf_2", "dwarf_4"]),
        (("", "", "", "", "dwarf_1"), []),
    ],
)
def test_goons_keep_their_order_without_gaps(before: tuple[str, ...], kept: list[str]) -> None:
    table = Table.empty(2).row(*before).run(move_goons())
    assert row(table)[5 - len(kept) :] == kept
    assert all(row(table))
    assert table.g.over


@pytest.mark.rule("lockup.patrol.goons.refill")
def test_new_goons_are_dealt_in_the_order_of_locations_for_all_to_see() -> None:
    goons = ("dwarf_1", "dwarf_2", "flayer_1", "flayer_2", "cultist_2")
    table = stacked(*goons).run(move_goons())
    assert row(table) == list(goons)
    assert all(table.g.knows[card] == table.g.everyone for space in table.g.goon_row for card in space)
    assert table.g.over


@pytest.mark.rule("lockup.patrol.goons.deck_empty")
def test_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    """The goon that has just left the Chow Hall comes back too; the first new goon is the last of the old deck."""
    table = Table.empty(2).row("", "", "", "", "hobgoblin_1")
    table.put("goons", 1, *table.names("goon_deck"))
    table.put("goon_deck", -1, "dwarf_1")
    table.put("goon_discard", -1, "flayer_1", "flayer_2", "cultist_2", "cultist_3")
    table.run(move_goons())
    assert row(table)[0] == "dwarf_1"
    left = {"flayer_1", "flayer_2", "cultist_2", "cultist_3", "hobgoblin_1"}
    assert {*row(table)[1:], *table.names("goon_deck")} == left
    assert len(table.g.goon_deck) == 1
    assert table.g.goon_discard == ()
    assert table.g.over


@pytest.mark.rule("lockup.patrol.goons.deck_empty")
def test_with_both_piles_empty_spaces_stay_empty() -> None:
    """The recruited goons do not come back."""
    table = Table.empty(2).row("dwarf_1", "", "dwarf_2")
    table.put("goons", 1, *table.names("goon_deck"))
    table.put("goon_deck", -1, "flayer_1")
    table.run(move_goons())
    assert row(table) == ["flayer_1", "", "", "dwarf_1", "dwarf_2"]
    assert table.g.goon_deck == table.g.goon_discard == ()
    assert table.g.over


# 4 suspicion ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("lockup.patrol.suspicion.place")
def test_old_and_new_goons_add_suspicion_where_they_stand_now() -> None:
    """On top of what lies there; the goon that left adds none."""
    table = stacked("dwarf_8", "dwarf_4", "dwarf_1").row("flayer_1", "", "demon_gem", "", "flayer_4")
    table.suspicion_at("infirmary", 2).suspicion_at("chow_hall", 1).run(patrol_steps())
    assert row(table) == ["dwarf_8", "dwarf_4", "dwarf_1", "flayer_1", "demon_gem"]
    assert suspicion_at(table) == {"sewers": 2, "infirmary": 2 + 1, "commissary": 1, "chow_hall": 1 + 2}
    assert table.g.suspicion_supply == 12 - 9
    assert table.g.suspicion == [0, 0]
    assert table.g.over


@pytest.mark.rule("lockup.patrol.suspicion.raid", "lockup.patrol.suspicion.restart")
def test_too_few_cubes_cause_a_raid_and_then_the_step_anew() -> None:
    """The supply of 4 does not cover 5: a raid, then 5 of all 12 cubes are placed."""
    table = Table.empty(3).row("flayer_1", "flayer_3", "", "", "demon_gem").suspicion(0, 3).suspicion(1, 2)
    table.suspicion_at("smithy", 3)
    assert (table.g.suspicion_supply, needed(table.g)) == (4, 5)
    table.run(place_suspicion())
    assert len(table.events("raid")) == 1
    assert table.g.stars == [2, 6, 10]
    assert table.g.suspicion == [0, 0, 0]
    assert suspicion_at(table) == {"sewers": 1, "infirmary": 2, "chow_hall": 2}
    assert table.g.suspicion_supply == 7
    assert table.g.over


@pytest.mark.rule("lockup.patrol.suspicion.exact")
def test_a_supply_that_just_suffices_causes_no_raid() -> None:
    """5 of 5: the supply is empty, everybody keeps cubes and stars."""
    table = Table.empty(3).row("flayer_1", "flayer_3", "", "", "demon_gem").suspicion(0, 4).suspicion(1, 3)
    assert (table.g.suspicion_supply, needed(table.g)) == (5, 5)
    table.run(place_suspicion())
    assert table.events("raid") == []
    assert table.g.suspicion_supply == 0
    assert (table.g.stars, table.g.suspicion) == ([10, 10, 10], [4, 3, 0])
    assert suspicion_at(table) == {"sewers": 1, "infirmary": 2, "chow_hall": 2}
    assert table.g.over


@pytest.mark.rule("lockup.patrol.suspicion.raid")
def test_an_empty_supply_is_no_reason_for_a_raid_if_no_cube_is_needed() -> None:
    table = Table.empty(2).row("dwarf_1", "dwarf_2", "dwarf_3").suspicion(0, 7).suspicion(1, 5).run(place_suspicion())
    assert table.events("raid") == []
    assert (table.g.stars, table.g.suspicion) == ([10, 10], [7, 5])
    assert table.g.over


@pytest.mark.rule("lockup.patrol.suspicion.need")
def test_the_whole_row_is_counted_before_a_cube_is_placed() -> None:
    """Each goon alone could be served; before the raid nothing is placed, after it everything once."""
    table = Table.empty(2).row("flayer_3", "flayer_4", "dwarf_8", "demon_gem", "demon_magic").suspicion(0, 3)
    table.put("hands", 1, "misers_confession")
    table.run(place_suspicion())
    assert table.asked(1) == "book_or_not"  # the raid has been announced
    assert len(table.events("raid")) == 1
    assert (suspicion_at(table), table.g.suspicion_supply) == ({}, 9)
    table.play(1, "skip", "skip")
    assert [event[2] for event in table.events("suspicion_placed")[-5:]] == [2] * 5
    assert suspicion_at(table) == dict.fromkeys(SPACES, 2)
    assert table.g.over


@pytest.mark.rule("lockup.patrol.suspicion.restart")
def test_a_bandit_brings_its_cube_once_in_spite_of_a_raid() -> None:
    """Step 4 begins anew after the raid, the bandits' cubes come at its end."""
    table = Table.empty(2).row("", "bandit_gold").suspicion(0, 11).run(place_suspicion())
    assert len(table.events("raid")) == 1
    assert suspicion_at(table) == {"infirmary": 2}
    assert len(table.events("bandit_cube")) == 1
    assert (table.g.supply[3], sum(table.g.cubes_at)) == (9, 1)
    assert table.g.over
