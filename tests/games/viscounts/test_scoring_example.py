"""The scoring example of the rulebook: 109 points. Rule: score.example_109."""

import pytest

from pentarchy.games.viscounts import GAME
from pentarchy.games.viscounts.scoring import total
from tests.games.viscounts.table import Table

CASTLE = ("ink_stone", "flip", "gold_move", "hire_destroy", "virtue")
TILES = (
    "grey6_buildings", "grey3_flip", "black4_ink", "black4_virtue", "black3_flip", "yellow5_nobles", "yellow6_debts",
    "blue6_criminals",
)  # fmt: skip
LINES = {
    "trading_posts": 4,
    "guildhalls": 13,
    "workshops": 9,  # with the above 26
    "castle": 19,
    "sets": 26,  # 16 + 9 + 1
    "manuscripts": 18,  # buildings 6, nobles 5, criminals 4, paid debts 3; with the sets 44
    "leader": 5,
    "bonus_cards": 3,
    "debts": -2,
    "deeds": 10,  # four acquired 4, two approved 6
    "poverty": 4,
    "prosperity": 0,
}


def example() -> Table:
    """Three players; the first one's cards lie on the board, in the hand, in the draw pile and in the discard pile."""
    table = Table.empty(3).emptied(0, "trading_post_3", "guildhall_2", "guildhall_3")
    table.emptied(0, "workshop_1", "workshop_2", "workshop_3").on_top(0, 2)
    for section in CASTLE:
        table.workers(0, 1, section, 1)
    for section in CASTLE[:4]:
        table.workers(0, 2, section, 1)
    table.put("scrolls", 0, *TILES)
    table.put("bonuses", 0, "bonus_black")
    table.out("abbot.1", "financier.1", "journeyman.1", "labourer.1", "lender.1", "trader.1")
    table.board(0, "diplomat", "squire", "princess").hand(0, "aristocrat", "illusionist").deck(0, "thief")
    table.discard(0, "antagonist").papers(0, debts=1, paid=3, deeds=4, approved=2)
    table.papers(1, paid=5, approved=4).papers(2, paid=1, approved=3)
    table.g.leader, table.g.poverty = 0, 0
    return table


@pytest.mark.rule("viscounts.score.example_109")
def test_the_example_totals_109() -> None:
    table = example()
    assert table.score(0) == LINES
    assert total(table.g, 0) == 109
    assert table.g.audit() == []


@pytest.mark.rule("viscounts.score.example_109", "viscounts.score.icon_manuscripts")
@pytest.mark.parametrize(
    ("tile", "points"),
    [("grey6_buildings", 6), ("yellow5_nobles", 5), ("blue6_criminals", 4), ("yellow6_debts", 3)],
)
def test_each_scoring_manuscript_of_the_example(tile: str, points: int) -> None:
    table = example()
    table.out(tile)
    assert table.score(0)["manuscripts"] == 18 - points


@pytest.mark.rule("viscounts.score.example_109", "viscounts.score.prosperity")
def test_with_prosperity_revealed_it_would_be_more() -> None:
    """Three paid debts are second most: 8 points more."""
    table = example()
    table.g.prosperity = 0
    assert total(table.g, 0) == 117


@pytest.mark.rule("viscounts.score.example_109")
def test_the_game_counts_the_example_for_everybody() -> None:
    """The others have only deeds and the first two places: 12 + 12 and 9 + 8."""
    table = example()
    assert [sum(GAME.score(table.g, side).values()) for side in range(3)] == [109, 24, 17]
    assert GAME.outcome(table.g).winners == (0,)
