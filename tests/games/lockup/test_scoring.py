"""The final scoring, line by line. Rules: scoring.*."""

import pytest

from pentarchy.games.lockup.scoring import total
from tests.games.lockup.table import Table

NOTHING = {"reputation": 0, "supremacy": 0, "end_goal": 0, "goons": 0, "resources": 0, "books": 0, "first_player": 0}


def bare(players: int = 3, *goals: str) -> Table:
    """Nobody among the players has anything that scores, but the last one has the first player token."""
    table = Table.empty(players)
    table.put("box", -1, *table.names("goals"))
    table.put("goals", -1, *goals)
    table.g.stars[:] = [0] * table.g.sides
    table.g.first = table.g.sides - 1
    return table


@pytest.mark.rule("lockup.scoring.order")
def test_the_lines_come_in_the_order_of_the_rulebook() -> None:
    """On top of the reputation track; and together they are what a player ends with."""
    table = bare(3, "supremacy_goons", "end_goons").cubes(0, scrap=1, gold=1)
    table.put("goons", 0, "flayer_1")
    table.put("hands", 0, "dirty_fighting")
    table.g.stars[0], table.g.supremacy, table.g.first = 7, 0, 0
    lines = [("supremacy", 8), ("end_goal", 8), ("goons", 4), ("resources", 3), ("books", 1), ("first_player", 2)]
    assert list(table.score(0).items()) == [("reputation", 7), *lines]
    assert total(table.g, 0) == 33


@pytest.mark.rule("lockup.scoring.order", "lockup.scoring.goon_sum")
def test_a_loss_by_goons_meets_what_was_scored_before_but_not_what_comes_after() -> None:
    """Supremacy comes before the goons and pays for the ratfolk; resources come too late to be lost."""
    table = bare(3, "supremacy_goons").cubes(0, scrap=2)
    table.put("goons", 0, "ratfolk_1")
    assert (table.score(0)["goons"], total(table.g, 0)) == (0, 2)
    table.g.supremacy = 0
    assert (table.score(0)["goons"], total(table.g, 0)) == (-3, 7)


@pytest.mark.rule("lockup.scoring.supremacy")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_supremacy_scores_8_for_its_holder(players: int) -> None:
    table = bare(players, "supremacy_goons")
    assert [table.score(player)["supremacy"] for player in range(players)] == [0] * players
    table.g.supremacy = 1
    assert [table.score(player)["supremacy"] for player in range(players)] == [0, 8] + [0] * (players - 2)


@pytest.mark.rule("lockup.scoring.supremacy_2p")
@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("holder", [0, 1])
def test_supremacy_scores_6_with_two_sides(players: int, holder: int) -> None:
    """Two players, or one and the guards."""
    table = bare(players, "supremacy_goons")
    table.g.supremacy = holder
    assert [table.score(side)["supremacy"] for side in range(2)] == [6 * (holder == side) for side in range(2)]


@pytest.mark.rule("lockup.scoring.end_goal")
def test_several_players_score_the_end_game_card() -> None:
    """By the condition of the card in play, and by no other card."""
    table = bare(3, "end_power").power(0, 4).power(1, 2).power(2, 0)
    table.put("goons", 2, "flayer_1")
    assert [table.score(player)["end_goal"] for player in range(3)] == [4, 2, 0]
    table.put("box", -1, "end_power")
    assert [table.score(player)["end_goal"] for player in range(3)] == [0, 0, 0]
    table.put("goals", -1, "end_goons")
    assert [table.score(player)["end_goal"] for player in range(3)] == [0, 0, 8]


@pytest.mark.rule("lockup.scoring.resources", "lockup.scoring.gold")
@pytest.mark.parametrize(
    ("cubes", "expected"),
    [
        ({"scrap": 3}, 3),
        ({"potion": 2}, 2),
        ({"iron": 4}, 4),
        ({"gold": 1}, 2),
        ({"gold": 3}, 6),
        ({"scrap": 2, "potion": 1, "iron": 1, "gold": 2}, 8),
    ],
)
def test_leftover_cubes_score_1_and_gold_2(cubes: dict[str, int], expected: int) -> None:
    table = bare(3).cubes(0, **cubes)
    assert table.score(0) == {**NOTHING, "resources": expected}
    assert table.score(1) == NOTHING


@pytest.mark.rule("lockup.scoring.books")
def test_each_book_in_hand_scores_1() -> None:
    """Whichever it is; a book that was played scores nothing."""
    table = bare(2)
    table.put("hands", 0, "dirty_fighting", "misers_confession", "atlas_of_hideouts")
    assert table.score(0) == {**NOTHING, "books": 3}
    table.put("book_discard", -1, "misers_confession.1")
    assert table.score(0) == {**NOTHING, "books": 2}


@pytest.mark.rule("lockup.scoring.first_player")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_the_first_player_token_scores_2(players: int) -> None:
    table = bare(players)
    for first in range(table.g.sides):
        table.g.first = first
        scored = [table.score(side)["first_player"] for side in range(table.g.sides)]
        assert scored == [2 * (side == first) for side in range(table.g.sides)]


@pytest.mark.rule("lockup.scoring.goons")
def test_goons_are_scored_for_their_owners() -> None:
    table = bare(3)
    table.put("goons", 0, "flayer_1", "bandit_iron")
    table.put("goons", 1, "hobgoblin_1")
    table.power(1, 3)
    assert [table.score(player)["goons"] for player in range(3)] == [7, 3, 0]


@pytest.mark.rule("lockup.scoring.not_again")
def test_items_score_once_when_they_are_crafted() -> None:
    table = bare(2).shop("rusty_shiv").cubes(0, scrap=2).tokens(0, "cell_block", "crew_3").check("cell_block")
    table.play(0, "make:rusty_shiv")
    assert table.g.over
    assert table.score(0) == {**NOTHING, "reputation": 3}
    table.put("items", 0, "makeshift_crown")  # laid down without being crafted: no stars of its own
    table.put("reserved", 0, "iron_buckler")
    assert table.score(0) == {**NOTHING, "reputation": 3}


@pytest.mark.rule("lockup.scoring.not_again")
def test_the_rush_card_scores_once_when_it_is_taken() -> None:
    table = bare(2, "rush_power").power(0, 4).tokens(0, "exercise_yard", "crew_3").check("exercise_yard")
    table.play(0, "take:exercise_yard")
    assert table.g.rush == 0
    assert table.score(0) == {**NOTHING, "reputation": 5, "first_player": 2}
    assert table.g.over


@pytest.mark.rule("lockup.scoring.not_again")
def test_power_suspicion_and_cubes_on_the_board_score_nothing() -> None:
    table = bare(2).power(0, 7).suspicion(0, 4).suspicion_at("smithy", 2).bandit_cube("smithy", "gold", 2)
    table.tokens(0, "smithy", "crew_5")
    assert table.score(0) == NOTHING
