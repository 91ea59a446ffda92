"""Solo mode, the end: six rounds, the final raid, what the guards score, who wins."""

import pytest

from pentarchy.games.lockup import GAME
from pentarchy.games.lockup.looks import derived
from pentarchy.games.lockup.rounds import end_round
from pentarchy.games.lockup.state import END
from tests.games.lockup.table import Table
from tests.games.lockup.test_solo_setup import solo, without_books

PLAYER, GUARDS = 0, 1


def last_round(*goals: str, mode: str = "normal") -> Table:
    """A table at the end of the sixth round, with these achievements in play; nobody holds the token."""
    table = solo(mode=mode)
    table.put("box", -1, *table.names("goals"))
    table.put("goals", -1, *goals)
    table.g.round, table.g.first = 6, -1
    return table


def points(table: Table) -> list[int]:
    return [sum(table.score(side).values()) for side in (PLAYER, GUARDS)]


# the last round -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("lockup.solo.end.rounds")
@pytest.mark.parametrize(("mode", "difficulty"), [("normal", "normal"), ("normal", "extreme"), ("expert", "hard")])
def test_a_solo_game_lasts_six_rounds_and_ends_with_a_raid(mode: str, difficulty: str) -> None:
    table = Table(1, mode=mode, difficulty=difficulty).go_on()
    assert [number for _, number in table.events("round_started")] == [1, 2, 3, 4, 5, 6]
    told = [kind for kind, *_ in table.events()]
    assert (told.count("final_raid"), told[-1]) == (1, "game_ended")
    assert (table.g.phase, sum(table.g.suspicion_at), table.g.suspicion[GUARDS]) == (END, 0, 0)
    assert len(table.events("guard_dealt")) >= 6 * 7


@pytest.mark.rule("lockup.solo.end.rounds")
@pytest.mark.parametrize(
    ("suspicion", "stars", "kept"),
    [((1, 0), [4, 10], 0), ((0, 1), [10, 4], 0), ((1, 2), [10, 4], 1), ((1, 1), [10, 10], 0)],
)
def test_the_final_raid_comes_whatever_is_left_in_the_supply(
    suspicion: tuple[int, int], stars: list[int], kept: int
) -> None:
    table = last_round().suspicion(PLAYER, suspicion[0]).suspicion(GUARDS, suspicion[1]).cubes(PLAYER, scrap=9)
    table.run(end_round())
    assert (table.events("final_raid"), table.g.stars) == ([("final_raid",)], stars)
    assert (table.g.suspicion, table.owned(PLAYER), table.g.over) == ([kept, 0], {"scrap": 9}, True)


@pytest.mark.rule("lockup.solo.end.rounds")
def test_no_raid_and_no_end_after_the_fifth_round() -> None:
    table = last_round().suspicion(PLAYER, 1)
    table.g.round = 5
    table.run(end_round())
    assert (table.events("final_raid"), table.g.stars, table.g.round) == ([], [10, 10], 6)
    assert table.asked(0) in ("turn_up_which", "place_or_pass")


@pytest.mark.rule("lockup.solo.end.rounds", "lockup.solo.effect.give_suspicion")
def test_books_just_before_the_final_raid() -> None:
    """With a frame-up the guards have more suspicion than the player."""
    table = last_round().suspicion(PLAYER, 2).suspicion(GUARDS, 1)
    table.put("hands", 0, "art_of_frame_up.1")
    table.run(end_round()).play(0, "book:art_of_frame_up")
    without_books(table)
    assert (table.g.stars, table.g.suspicion, table.g.over) == ([10, 4], [0, 0], True)


# scoring ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("lockup.solo.end.scoring")
def test_both_sides_score_by_the_rules_for_two_players() -> None:
    """Supremacy 6 and the majority 6, as with two players; the second gets nothing."""
    table = last_round("supremacy_goons", "end_items")
    table.put("items", PLAYER, "rusty_shiv", "rune_chalk")
    table.put("items", GUARDS, "sock_mace")
    table.g.supremacy = PLAYER
    table.cubes(PLAYER, scrap=1, gold=1).put("hands", PLAYER, "misers_confession.1")
    lines = {"reputation": 10, "supremacy": 6, "end_goal": 6, "goons": 0, "resources": 3, "books": 1, "first_player": 0}
    assert table.score(PLAYER) == lines
    assert table.score(GUARDS) == {name: 10 if name == "reputation" else 0 for name in lines}


@pytest.mark.rule("lockup.solo.end.scoring")
def test_an_equal_majority_gives_nobody_stars() -> None:
    table = last_round("end_items")
    table.put("items", PLAYER, "rusty_shiv")
    table.put("items", GUARDS, "sock_mace")
    assert (table.score(PLAYER)["end_goal"], table.score(GUARDS)["end_goal"]) == (0, 0)


@pytest.mark.rule("lockup.solo.end.guard_resources", "lockup.solo.end.guard_gold")
@pytest.mark.parametrize(
    ("cubes", "player", "guards"),
    [
        ({"scrap": 3}, 3, 0),
        ({"potion": 2}, 2, 0),
        ({"iron": 4}, 4, 0),
        ({"gold": 1}, 2, 2),
        ({"scrap": 1, "potion": 1, "iron": 1, "gold": 3}, 9, 6),
    ],
)
def test_of_leftover_cubes_the_guards_score_gold_only(cubes: dict[str, int], player: int, guards: int) -> None:
    table = last_round().cubes(PLAYER, **cubes).cubes(GUARDS, **cubes)
    assert (table.score(PLAYER)["resources"], table.score(GUARDS)["resources"]) == (player, guards)


@pytest.mark.rule("lockup.solo.end.guard_rest")
def test_the_guards_score_supremacy_goons_and_the_first_player_token() -> None:
    """Two dwarves 3, one hobgoblin with 4 power 4, one cultist with one item 1."""
    table = last_round("supremacy_goons", "end_power").power(GUARDS, 4)
    table.put("goons", GUARDS, "dwarf_1", "dwarf_2", "hobgoblin_1", "cultist_2")
    table.put("items", GUARDS, "rusty_shiv")
    table.g.supremacy = table.g.first = GUARDS
    assert table.score(GUARDS) == {
        "reputation": 10, "supremacy": 6, "end_goal": 4, "goons": 8, "resources": 0, "books": 0, "first_player": 2,
    }  # fmt: skip
    assert table.score(PLAYER)["end_goal"] == 1
    assert derived(table.g)["guards_score"] == [table.score(GUARDS)]


@pytest.mark.rule("lockup.solo.end.guard_rest")
@pytest.mark.parametrize(
    ("goal", "player", "guards"),
    [("end_items", 0, 6), ("end_goons", 0, 6), ("end_books", 6, 0), ("end_attr_sets", 0, 3), ("end_gold_items", 0, 2)],
)
def test_every_end_game_card_compares_or_counts_for_the_guards(goal: str, player: int, guards: int) -> None:
    table = last_round(goal)
    table.put("items", GUARDS, "runed_greatblade")
    table.put("goons", GUARDS, "dwarf_3")
    table.put("hands", PLAYER, "misers_confession.1")
    assert (table.score(PLAYER)["end_goal"], table.score(GUARDS)["end_goal"]) == (player, guards)


@pytest.mark.rule("lockup.solo.end.guard_rest")
def test_the_guards_take_supremacy_from_the_player_and_keep_it_in_a_tie() -> None:
    table = last_round("supremacy_goons").row("dwarf_1", "dwarf_2").cubes(PLAYER, scrap=1)
    table.put("goons", PLAYER, "dwarf_4", "dwarf_5", "dwarf_6")
    table.put("goons", GUARDS, "flayer_1", "flayer_2")
    table.g.supremacy, table.g.first = PLAYER, GUARDS
    table.guards("chow_hall", "guard_blue_4").check("chow_hall")
    assert (table.g.supremacy, table.score(GUARDS)["supremacy"], table.score(PLAYER)["supremacy"]) == (GUARDS, 6, 0)
    table.row("hobgoblin_1").tokens(0, "chow_hall", "crew_2").check("chow_hall").play(0, "enlist:1")
    assert (len(table.g.goons[PLAYER]), table.g.supremacy) == (4, GUARDS)


@pytest.mark.rule("lockup.solo.end.guard_rest")
def test_ratfolk_cost_the_guards_stars_too() -> None:
    table = last_round()
    table.put("goons", GUARDS, "ratfolk_3")
    assert table.score(GUARDS)["goons"] == -3


# who wins -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("lockup.solo.end.win")
@pytest.mark.parametrize(("player", "guards", "winners"), [(61, 60, (0,)), (60, 60, ()), (59, 60, ())])
def test_the_player_wins_with_more_stars_only(player: int, guards: int, winners: tuple[int, ...]) -> None:
    """The case of the fact sheet: with 60 stars each the guards win."""
    table = last_round()
    table.g.stars[:] = [player, guards]
    table.put("items", PLAYER, "rusty_shiv", "rune_chalk")
    table.run(end_round())
    outcome = GAME.outcome(table.g)
    assert (points(table), table.g.over) == ([player, guards], True)
    assert outcome.winners == winners
    assert (outcome.ending == "solo.end.win") == bool(winners)


@pytest.mark.rule("lockup.solo.end.win")
@pytest.mark.parametrize(("gold", "winners"), [(0, (0,)), (1, ())])
def test_all_lines_count_for_the_victory(gold: int, winners: tuple[int, ...]) -> None:
    """One star ahead, the gold of the guards turns the game."""
    table = last_round().cubes(GUARDS, gold=gold)
    table.g.stars[:] = [21, 20]
    assert GAME.outcome(table.run(end_round()).g).winners == winners


@pytest.mark.rule("lockup.solo.end.win", "lockup.solo.setup.guard_reputation_expert")
def test_in_expert_mode_the_player_has_to_catch_up_with_twenty_stars() -> None:
    table = last_round(mode="expert").suspicion(PLAYER, 0)
    assert (table.g.stars, GAME.outcome(table.run(end_round()).g).winners) == ([1, 20], ())
    table.g.stars[PLAYER] = 30
    assert GAME.outcome(table.g).winners == (0,)
