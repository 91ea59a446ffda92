"""Raids: who loses stars for suspicion. Rules: raid.*."""

import pytest

from pentarchy.games.lockup.content import GOON
from pentarchy.games.lockup.patrol import needed, patrol_steps, place_suspicion, raid
from tests.games.lockup.table import Table


def suspects(*cubes: int, first: int = 0, stars: int = 20) -> Table:
    """The players have so many suspicion cubes, and 20 stars each."""
    table = Table.empty(len(cubes))
    for player, count in enumerate(cubes):
        table.suspicion(player, count)
    table.g.stars[:] = [stars] * len(cubes)
    table.g.first = first
    return table


def losses(table: Table) -> list[int]:
    table.run(raid())
    assert table.g.over
    return [20 - stars for stars in table.g.stars]


@pytest.mark.rule("lockup.raid.first", "lockup.raid.second")
@pytest.mark.parametrize(
    ("cubes", "lost"),
    [
        ((5, 3, 1, 0), [8, 4, 0, 0]),
        ((1, 2, 3), [0, 4, 8]),
        ((1, 4, 2, 3, 0), [0, 8, 0, 4, 0]),
    ],
)
def test_most_suspicion_costs_8_and_second_most_4(cubes: tuple[int, ...], lost: list[int]) -> None:
    assert losses(suspects(*cubes)) == lost


@pytest.mark.rule("lockup.raid.tie_first")
@pytest.mark.parametrize(
    ("cubes", "lost"),
    [((4, 4, 2, 1), [4, 4, 0, 0]), ((3, 3, 3), [4, 4, 4]), ((2, 0, 3, 1, 3), [0, 0, 4, 0, 4])],
)
def test_a_tie_for_most_costs_4_each_and_nothing_for_second_place(cubes: tuple[int, ...], lost: list[int]) -> None:
    assert losses(suspects(*cubes)) == lost


@pytest.mark.rule("lockup.raid.tie_second")
@pytest.mark.parametrize(
    ("cubes", "lost"),
    [((5, 3, 3, 1), [8, 2, 2, 0]), ((2, 5, 2, 2), [2, 8, 2, 2]), ((1, 1, 2), [2, 2, 8])],
)
def test_a_tie_for_second_most_costs_2_each(cubes: tuple[int, ...], lost: list[int]) -> None:
    assert losses(suspects(*cubes)) == lost


@pytest.mark.rule("lockup.raid.no_tie_break")
@pytest.mark.parametrize(
    ("cubes", "lost"), [((4, 4, 2, 1), [4, 4, 0, 0]), ((5, 3, 3, 1), [8, 2, 2, 0]), ((2, 2), [0, 0])]
)
def test_the_first_player_token_breaks_no_tie(cubes: tuple[int, ...], lost: list[int]) -> None:
    for first in range(len(cubes)):
        assert losses(suspects(*cubes, first=first)) == lost


@pytest.mark.rule("lockup.raid.zero")
@pytest.mark.parametrize(
    ("cubes", "lost"),
    [((2, 0, 0), [8, 0, 0]), ((0, 0, 0), [0, 0, 0]), ((0, 1, 0, 1), [0, 4, 0, 4]), ((0, 0), [0, 0])],
)
def test_who_has_no_suspicion_loses_nothing(cubes: tuple[int, ...], lost: list[int]) -> None:
    assert losses(suspects(*cubes)) == lost


@pytest.mark.rule("lockup.raid.floor")
def test_reputation_stops_at_0() -> None:
    table = suspects(4, 1, 0)
    table.g.stars[:] = [5, 10, 10]
    table.run(raid())
    assert table.g.stars == [0, 6, 10]
    assert [row[-2:] for row in table.events("raided")] == [(5, 8), (4, 4), (0, 0)], "stars lost, and stars due"
    table.suspicion(0, 1).run(raid())  # nothing is owed, and nothing is left to lose
    assert table.g.stars == [0, 6, 10]
    assert table.g.over


@pytest.mark.rule("lockup.raid.two_players")
@pytest.mark.parametrize(("cubes", "lost"), [((3, 1), [6, 0]), ((1, 3), [0, 6]), ((4, 3), [6, 0]), ((0, 1), [0, 6])])
def test_with_two_players_only_who_has_more_loses_6(cubes: tuple[int, ...], lost: list[int]) -> None:
    assert losses(suspects(*cubes)) == lost


@pytest.mark.rule("lockup.raid.two_players_tie")
def test_with_two_players_a_tie_costs_nothing() -> None:
    table = suspects(2, 2)
    assert losses(table) == [0, 0]
    assert table.g.suspicion == [0, 0]  # but the cubes are gone


@pytest.mark.rule("lockup.raid.compare")
def test_only_cubes_on_boards_are_compared() -> None:
    """Neither cubes at a location where somebody has tokens, nor power."""
    table = suspects(1, 2, 0).suspicion_at("smithy", 4).tokens(0, "smithy", "crew_5").power(0, 6)
    assert losses(table) == [4, 8, 0]


@pytest.mark.rule("lockup.raid.return")
def test_all_suspicion_returns_to_the_supply() -> None:
    table = suspects(3, 1, 2).suspicion_at("smithy", 2).suspicion_at("exercise_yard", 1).suspicion_at("chow_hall", 2)
    assert table.g.suspicion_supply == 1
    table.run(raid())
    assert table.g.suspicion == [0, 0, 0]
    assert table.g.suspicion_at == [0] * 8
    assert table.g.suspicion_supply == 12
    assert table.g.audit() == []


@pytest.mark.rule("lockup.raid.once")
def test_no_row_of_goons_needs_more_than_the_supply() -> None:
    """The five most suspicious goons of a real game need 10 cubes of 12."""
    table = Table(2)
    symbols = sorted((table.content.suspicion[goon] for goon in table.content.by_kind[GOON]), reverse=True)
    assert sum(symbols[:5]) == 10
    assert table.content.numbers["supply"]["suspicion"] == 12


@pytest.mark.rule("lockup.raid.once")
def test_the_worst_row_causes_one_raid_and_is_then_served() -> None:
    table = suspects(2, 1, 0).row("flayer_3", "flayer_4", "bandit_gold", "dwarf_8", "demon_gem")
    assert (needed(table.g), table.g.suspicion_supply) == (10, 9)
    table.run(place_suspicion())
    assert len(table.events("raid")) == 1
    assert table.g.stars == [12, 16, 20]
    assert table.g.suspicion_at == [0, 2, 2, 2, 2, 2, 0, 0]
    assert table.g.suspicion_supply == 2
    assert table.g.over


@pytest.mark.rule("lockup.patrol.suspicion.raid")
@pytest.mark.parametrize("player", [0, 1])
def test_a_raid_that_is_due_can_only_be_prepared_for(player: int) -> None:
    """A book played when the raid is announced gets rid of cubes; the raid takes place all the same."""
    table = suspects(5, 4).row("flayer_3", "flayer_4")
    table.put("hands", player, "art_of_frame_up")
    table.run(place_suspicion())
    assert table.asked(player) == "book_or_not"
    assert len(table.events("raid")) == 1
    table.play(player, "book:art_of_frame_up")
    assert [row[1:4] for row in table.events("gave_suspicion")] == [(player, 1 - player, 1)]
    assert table.g.stars == ([14, 20] if player else [20, 14])  # 3 against 5, or 6 against 2
    assert table.g.suspicion_at == [0, 2, 2, 0, 0, 0, 0, 0]
    assert table.g.over


@pytest.mark.rule("lockup.patrol.suspicion.raid", "lockup.book.any_time")
@pytest.mark.parametrize(("symbols", "raids"), [(("flayer_3",), 0), (("flayer_3", "flayer_4"), 1)])
def test_a_book_played_before_step_4_averts_the_raid_if_the_supply_then_suffices(
    symbols: tuple[str, ...], raids: int
) -> None:
    """Two or four cubes are needed, one is there, and the book returns another one."""
    table = suspects(6, 5).row(*symbols, *[""] * (4 - len(symbols)))
    table.put("hands", 0, "art_of_frame_up")
    table.put("goon_deck", -1, "dwarf_1", "dwarf_2", "dwarf_3", "ratfolk_1", "ratfolk_2")  # without suspicion
    table.run(patrol_steps())
    shown = len(table.events("goon_shown"))  # in the setup
    while len(table.events("goon_shown")) == shown:
        table.play(0, "skip")
    assert (table.g.suspicion_supply, table.events("raid")) == (1, [])
    table.play(0, "book:art_of_frame_up")
    assert len(table.events("raid")) == raids
    assert table.g.stars == ([20, 14] if raids else [20, 20])
    assert table.g.over
