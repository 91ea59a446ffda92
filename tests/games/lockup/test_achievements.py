"""Taking the Supremacy and Rush cards. Rules: achievement.*, supremacy.*, rush.*."""

import pytest

from pentarchy.games.lockup.rounds import play_round
from tests.games.lockup.table import Table

# goons that do nothing when they are recruited
PLAIN = (
    "flayer_1", "flayer_2", "bandit_scrap", "bandit_potion", "bandit_iron", "bandit_gold", "cultist_2", "cultist_3",
    "demon_shield", "demon_gem", "demon_magic", "hobgoblin_1", "hobgoblin_2", "ratfolk_3",
)  # fmt: skip


def aims(*goals: str, players: int = 3) -> Table:
    """A game with these achievements and no others."""
    table = Table.empty(players)
    table.put("box", -1, *table.names("goals"))
    table.put("goals", -1, *goals)
    return table


def gangs(*counts: int, holder: int = -1) -> Table:
    """Biggest Gang (at least 3 goons) is in play; the players have so many goons."""
    table = aims("supremacy_goons", players=len(counts))
    for player, count in enumerate(counts):
        first = sum(counts[:player])
        table.put("goons", player, *PLAIN[first : first + count])
    table.g.supremacy = holder
    return table


def recruits(table: Table, player: int, goon: str = "dwarf_1") -> Table:
    """A player recruits the only goon of the row."""
    table.row(goon).tokens(player, "chow_hall", "crew_5").cubes(player, scrap=1)
    table.check("chow_hall").play(player, "enlist:1")
    assert table.names("goons", player)[-1] == goon
    return table


def taken(table: Table) -> list[tuple[int, str]]:
    """Who took which achievement, in order."""
    taken = [row for row in table.events() if row[0] in ("goal_taken", "goal_passed")]
    return [(int(str(row[1])), table.content.designs[int(str(row[-2]))]) for row in taken]


# when ---------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("lockup.achievement.claim", "lockup.supremacy.claim")
def test_a_recruited_goon_wins_supremacy_without_a_question() -> None:
    table = recruits(gangs(2, 0, 0), 0)
    assert table.g.supremacy == 0
    assert taken(table) == [(0, "supremacy_goons")]
    assert table.g.over


@pytest.mark.rule("lockup.achievement.claim")
def test_a_book_wins_a_card_in_the_middle_of_roll_call() -> None:
    """Player 0 has placed a token; before the turn of player 1 the latter plays a book for power."""
    table = aims("rush_power", players=2).power(1, 4)
    table.put("hands", 1, "brawn_before_brains")
    table.run(play_round()).play(0, "place:crew_2.1,sewers,up", "stay")
    assert table.asked(1) == "book_or_not"
    table.play(1, "book:brawn_before_brains")
    assert table.g.power == [1, 5]
    assert (table.g.rush, table.g.stars) == (1, [10, 15])
    assert table.asked(1) == "place_or_pass"


@pytest.mark.rule("lockup.achievement.claim")
def test_a_crafted_item_wins_both_cards_at_once() -> None:
    table = aims("supremacy_items", "rush_items", players=2).shop("rusty_shiv").cubes(0, scrap=2)
    table.put("items", 0, "sock_mace", "rune_chalk", "signet_ring")
    table.tokens(0, "cell_block", "crew_2").check("cell_block").play(0, "make:rusty_shiv")
    assert (table.g.supremacy, table.g.rush) == (0, 0)
    assert table.g.stars[0] == 10 + 3 + 5
    assert table.g.over


@pytest.mark.rule("lockup.achievement.claim", "lockup.end_goal.when")
def test_the_end_game_card_is_never_taken() -> None:
    """A goon more than the others counts for it, but it stays where it is and moves nobody."""
    table = recruits(aims("end_goons", players=2), 0)
    assert table.names("goals") == ["end_goons"]
    assert taken(table) == []
    assert table.g.stars == [10, 10]
    assert table.g.over


@pytest.mark.rule("lockup.achievement.one_at_a_time", "lockup.rush.first")
@pytest.mark.parametrize("stronger", [0, 1])
def test_rewards_are_looked_at_one_by_one(stronger: int) -> None:
    """Both would have 5 power after the Exercise Yard: the card goes to the one who is served first."""
    table = aims("rush_power", players=3).power(0, 4).power(1, 4)
    table.tokens(stronger, "exercise_yard", "crew_5").tokens(1 - stronger, "exercise_yard", "crew_3")
    table.check("exercise_yard").play(stronger, "take:exercise_yard")
    assert (table.g.rush, table.g.stars[stronger]) == (stronger, 15)
    table.play(1 - stronger, "take:exercise_yard")
    assert table.g.power[:2] == [5, 5]
    assert (table.g.rush, table.g.stars[1 - stronger]) == (stronger, 10)
    assert table.g.over


@pytest.mark.rule("lockup.achievement.one_at_a_time")
def test_the_first_of_two_goons_is_looked_at_before_the_second() -> None:
    """With the first goon the card is taken; only then the second one is chosen."""
    table = gangs(2, 0).row("dwarf_1", "dwarf_2", "dwarf_4").tokens(0, "chow_hall", "crew_5").cubes(0, scrap=4)
    table.check("chow_hall").play(0, "enlist:2")
    assert table.g.supremacy == -1
    table.play(0, "hire:dwarf_1")
    assert table.asked(0) == "hire_which"
    assert table.g.supremacy == 0
    table.play(0, "hire:dwarf_2")
    assert taken(table) == [(0, "supremacy_goons")]
    assert table.g.over


# supremacy ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("lockup.supremacy.condition")
@pytest.mark.parametrize(
    ("before", "holder"),
    [
        ((2, 0, 0), 0),  # 3 is enough
        ((1, 0, 0), -1),  # more than all others, but only 2
        ((2, 2, 2), 0),
        ((2, 3, 0), -1),  # as many as another one
        ((3, 3, 0), 0),
    ],
)
def test_supremacy_needs_the_minimum_and_more_than_anybody_else(before: tuple[int, ...], holder: int) -> None:
    table = recruits(gangs(*before), 0)
    assert table.g.supremacy == holder
    assert taken(table) == ([(0, "supremacy_goons")] if holder == 0 else [])
    assert table.g.over


@pytest.mark.rule("lockup.supremacy.condition")
def test_the_minimum_alone_does_not_win_against_a_bigger_gang() -> None:
    table = recruits(gangs(3, 5, 0, holder=1), 0)
    assert table.g.supremacy == 1
    assert taken(table) == []
    assert table.g.over


@pytest.mark.rule("lockup.supremacy.tie")
@pytest.mark.parametrize("holder", [0, 1])
def test_a_tie_leaves_the_card_with_its_holder(holder: int) -> None:
    """4 and 4: it stays."""
    counts = [4, 3] if holder == 0 else [3, 4]
    table = recruits(gangs(*counts, holder=holder), 1 - holder)
    assert [len(goons) for goons in table.g.goons] == [4, 4]
    assert table.g.supremacy == holder
    assert taken(table) == []
    assert table.g.over


@pytest.mark.rule("lockup.supremacy.overtake", "lockup.supremacy.claim")
@pytest.mark.parametrize("holder", [0, 1])
def test_who_exceeds_the_holder_takes_the_card_over(holder: int) -> None:
    """4 and 5: it moves, straight from the holder's area."""
    table = recruits(gangs(4, 4, holder=holder), 1 - holder)
    assert table.g.supremacy == 1 - holder
    assert taken(table) == [(1 - holder, "supremacy_goons")]
    assert table.g.over


@pytest.mark.rule("lockup.supremacy.overtake", "lockup.supremacy.tie")
def test_the_card_moves_back_and_forth() -> None:
    table = gangs(2, 2, 1)
    holders = []
    for player, goon in [(1, 1), (0, 2), (0, 4), (2, 5), (1, 6), (1, 8)]:
        recruits(table, player, f"dwarf_{goon}")
        holders.append(table.g.supremacy)
    assert holders == [1, 1, 0, 0, 0, 1]
    assert [side for side, _ in taken(table)] == [1, 0, 1]


@pytest.mark.rule("lockup.supremacy.tie")
def test_two_who_draw_level_with_the_holder_change_nothing() -> None:
    table = recruits(recruits(gangs(2, 3, 2, holder=1), 0, "dwarf_1"), 2, "dwarf_2")
    assert [len(goons) for goons in table.g.goons] == [3, 3, 3]
    assert table.g.supremacy == 1


@pytest.mark.rule("lockup.supremacy.stars_at_end")
def test_supremacy_is_worth_something_only_at_the_end_and_to_the_holder() -> None:
    """No star when it is taken; who loses it scores nothing for having had it."""
    table = recruits(gangs(2, 3, 0), 0, "dwarf_1")
    recruits(table, 0, "dwarf_2")
    assert table.g.stars == [10, 10, 10]
    assert [table.score(player)["supremacy"] for player in range(3)] == [8, 0, 0]
    recruits(table, 1, "dwarf_4")
    recruits(table, 1, "dwarf_5")
    assert table.g.stars == [10, 10, 10]
    assert [table.score(player)["supremacy"] for player in range(3)] == [0, 8, 0]


# rush ---------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("lockup.rush.first")
def test_rush_goes_to_the_first_who_fulfils_it_not_to_who_is_closest() -> None:
    table = aims("rush_goon_types", players=2)
    table.put("goons", 0, "dwarf_1", "flayer_1", "bandit_iron")
    recruits(table, 0, "dwarf_2")
    assert (table.g.rush, table.g.stars) == (-1, [10, 10])  # three types still
    recruits(table, 0, "cultist_2")
    assert (table.g.rush, table.g.stars) == (0, [15, 10])
    assert taken(table) == [(0, "rush_goon_types")]


@pytest.mark.rule("lockup.rush.stars")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_rush_gives_5_stars_at_once(players: int) -> None:
    table = aims("rush_goon_types", players=players)
    table.put("goons", 1, "dwarf_1", "flayer_1", "bandit_iron")
    recruits(table, 1, "hobgoblin_1")
    assert table.g.stars == [10, 15] + [10] * (players - 2)
    assert table.g.over


@pytest.mark.rule("lockup.rush.permanent")
def test_nobody_takes_the_rush_card_from_its_owner() -> None:
    """The second who fulfils it, even with more, gets nothing, and the owner gets nothing twice."""
    table = aims("rush_goon_types", players=2)
    table.put("goons", 0, "dwarf_1", "flayer_1", "bandit_iron")
    table.put("goons", 1, "dwarf_2", "flayer_2", "bandit_gold")
    recruits(table, 1, "cultist_2")
    for player, goon in [(0, "cultist_3"), (0, "hobgoblin_1"), (1, "hobgoblin_2")]:
        recruits(table, player, goon)
        assert (table.g.rush, table.g.stars) == (1, [10, 15])
    assert taken(table) == [(1, "rush_goon_types")]
