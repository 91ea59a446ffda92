"""After the sixth round: no patrol, a last raid, winners. Rules: end.*, patrol.skip_last."""

import pytest

from pentarchy.games.lockup import GAME
from pentarchy.games.lockup.rounds import play_round
from pentarchy.games.lockup.scoring import outcome, total
from pentarchy.games.lockup.state import END, ROLL_CALL
from tests.games.lockup.table import Table

ITEMS = (
    "rusty_shiv", "rune_chalk", "sock_mace", "signet_ring", "smoke_vial", "lucky_charm", "witch_salve", "tattoo_kit",
    "glass_eye", "lockpicks", "iron_buckler", "demon_idol", "hollow_boot", "bone_knuckles", "warden_key",
)  # fmt: skip


def in_round(number: int, players: int = 3) -> Table:
    """A round in which nobody has done anything yet, without achievements."""
    table = Table.empty(players)
    table.put("box", -1, *table.names("goals"))
    table.g.round = number - 1
    return table


def all_pass(table: Table) -> Table:
    """Play the round; everybody passes at once."""
    table.run(play_round())
    for player in range(table.g.players):
        table.play(player, "leave")
    return table


def totals(items: dict[int, int], *stars: int) -> Table:
    """So many stars in all, and so many items, per player; player 0 has the first player token."""
    table = in_round(6, len(stars))
    used = 0
    for player, count in items.items():
        table.put("items", player, *ITEMS[used : used + count])
        used += count
    table.g.stars[:] = [count - 2 * (player == table.g.first) for player, count in enumerate(stars)]
    assert [total(table.g, player) for player in range(len(stars))] == list(stars)
    return table


@pytest.mark.rule("lockup.patrol.skip_last")
def test_round_6_has_no_patrol() -> None:
    """No items, no goons, no suspicion; the game is over."""
    table = in_round(6).row("flayer_1", "", "demon_gem")
    told = len(table.g.events or [])
    all_pass(table)
    assert (table.g.round, table.g.phase) == (6, END)
    assert table.g.display == [()] * 4
    assert [table.names("goon_row", space) for space in (0, 2, 4)] == [["flayer_1"], ["demon_gem"], []]
    assert table.g.suspicion_at == [0] * 8
    kinds = [row[0] for row in table.events()[told:]]
    raid = ["final_raid", *["raided"] * 3, "suspicion_returned"]
    assert kinds == ["round_started", *["passed"] * 3, *raid, *["scored"] * kinds.count("scored"), "game_ended"]
    assert table.g.over


@pytest.mark.rule("lockup.patrol.skip_last")
def test_round_5_has_a_patrol_and_is_followed_by_round_6() -> None:
    table = all_pass(in_round(5).row("flayer_1", "", "demon_gem"))
    assert (table.g.round, table.g.phase) == (6, ROLL_CALL)
    assert all(table.g.display)
    assert all(table.g.goon_row)
    assert (table.names("goon_row", 3), table.names("goon_row", 4)) == (["flayer_1"], ["demon_gem"])
    assert sum(table.g.suspicion_at) >= 3
    assert table.events("final_raid") == []
    assert table.asked(0) == "place_or_pass"


@pytest.mark.rule("lockup.end.final_raid")
@pytest.mark.parametrize("elsewhere", [0, 4, 8])
def test_the_final_raid_comes_with_any_supply(elsewhere: int) -> None:
    """Three cubes in one hand and one in another: 8 and 4 stars are lost, with 8, 4 or no cubes in the supply."""
    table = in_round(6).suspicion(1, 3).suspicion(2, 1).suspicion_at("smithy", elsewhere)
    assert table.g.suspicion_supply == 8 - elsewhere
    all_pass(table)
    assert table.g.stars == [10, 2, 6]
    assert table.g.suspicion == [0, 0, 0]
    assert table.g.suspicion_supply == 12
    assert table.g.over


@pytest.mark.rule("lockup.end.final_raid")
@pytest.mark.parametrize("number", [1, 5])
def test_earlier_rounds_end_without_a_raid_if_cubes_suffice(number: int) -> None:
    table = in_round(number).suspicion(1, 1)
    all_pass(table)
    assert table.events("final_raid") == table.events("raided") == []
    assert table.g.stars == [10, 10, 10]
    assert table.g.suspicion == [0, 1, 0]


@pytest.mark.rule("lockup.end.final_raid")
def test_books_can_be_played_before_the_final_raid_and_scoring_counts_what_it_leaves() -> None:
    table = in_round(6, 2).suspicion(0, 2).suspicion(1, 1)
    table.put("hands", 0, "art_of_frame_up")
    table.run(play_round()).play(0, "leave").play(1, "leave")
    assert table.asked(0) == "book_or_not"
    assert (len(table.events("final_raid")), table.events("raided")) == (1, [])
    table.play(0, "book:art_of_frame_up")  # 0 against 2
    assert table.g.stars == [10, 4]
    assert table.g.over
    assert outcome(table.g).winners == (0,)


@pytest.mark.rule("lockup.end.no_storage_check")
def test_all_resources_are_kept_and_scored_in_round_6() -> None:
    """Nine cubes with a limit of 5: nothing is asked, nothing returns."""
    table = all_pass(in_round(6).cubes(0, scrap=6, iron=3))
    assert table.owned(0) == {"scrap": 6, "iron": 3}
    assert table.score(0)["resources"] == 9
    assert table.g.over


@pytest.mark.rule("lockup.end.winner")
@pytest.mark.parametrize(
    ("stars", "winner"), [((30, 31), 1), ((50, 31, 20), 0), ((10, 20, 30, 29), 2), ((5, 4, 3, 2, 9), 4)]
)
def test_most_stars_win(stars: tuple[int, ...], winner: int) -> None:
    """Items do not matter without a tie."""
    table = totals({(winner + 1) % len(stars): 6}, *stars)
    assert (outcome(table.g).winners, outcome(table.g).ending) == ((winner,), "end.winner")


@pytest.mark.rule("lockup.end.winner")
def test_the_whole_score_decides_not_the_track() -> None:
    """Behind on the reputation track, a player wins by goons."""
    table = in_round(6, 2)
    table.g.stars[:] = [20, 15]
    table.put("goons", 1, "flayer_1", "flayer_2")
    assert outcome(table.g).winners == (1,)
    all_pass(table)
    assert GAME.outcome(table.g).winners == (1,)
    assert table.g.over


@pytest.mark.rule("lockup.end.tie_items")
def test_a_tie_goes_to_the_tied_player_with_more_items() -> None:
    """61, 61 and 40 stars with 4, 5 and 6 items: the second one wins."""
    table = totals({0: 4, 1: 5, 2: 6}, 61, 61, 40)
    assert (outcome(table.g).winners, outcome(table.g).ending) == ((1,), "end.tie_items")
    table.put("reserved", 0, "makeshift_crown", "royal_medallion", "ruby_earring")  # not crafted, not counted
    assert outcome(table.g).winners == (1,)


@pytest.mark.rule("lockup.end.tie_shared")
def test_a_tie_in_stars_and_items_is_a_shared_victory() -> None:
    """61 stars and 5 items each."""
    table = totals({0: 5, 1: 5}, 61, 61)
    assert (outcome(table.g).winners, outcome(table.g).ending) == ((0, 1), "end.tie_shared")


@pytest.mark.rule("lockup.end.tie_shared", "lockup.end.tie_items")
def test_of_three_tied_players_the_two_with_most_items_share_it() -> None:
    table = totals({0: 2, 1: 3, 2: 3, 3: 4}, 40, 40, 40, 39)
    assert (outcome(table.g).winners, outcome(table.g).ending) == ((1, 2), "end.tie_shared")
