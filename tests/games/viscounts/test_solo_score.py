"""The end of a solo game: the last turn, the automa's points, who wins."""

import pytest

from pentarchy.engine.registry import Outcome
from pentarchy.games.viscounts import GAME
from pentarchy.games.viscounts.rounds import play_round
from pentarchy.games.viscounts.state import END
from tests.games.viscounts.table import Table
from tests.games.viscounts.test_solo_setup import AUTOMA, OWNER, PLAYER, solo


def points(table: Table, side: int = AUTOMA) -> dict[str, int]:
    """The lines that are not zero."""
    return {line: count for line, count in table.score(side).items() if count}


# the last turn ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.solo.end.last_turn")
@pytest.mark.parametrize("side", [PLAYER, AUTOMA])
def test_after_the_trigger_one_more_round_which_the_automa_ends(side: int) -> None:
    """The last debt is that of a human's Antagonist, or of the last alternative of a scheme."""
    table = solo().deck(PLAYER, "abbot", "thief", "trader").tiles("lake", "grey7_guildhall")
    table.hand(PLAYER, "antagonist" if side == PLAYER else "squire").put("scheme_deck", -1, "st_builder_noble")
    table.g.poverty = 1
    table.run(play_round()).play(PLAYER, "play:antagonist" if side == PLAYER else "play:squire")
    assert (table.g.round, table.g.last_round) == (4, 5 if side == PLAYER else 0)
    table.go_on()
    assert [owner for _, owner in table.events("turn_started")] == [PLAYER, OWNER] * 2
    assert (table.g.round, table.g.last_round, table.g.phase) == (5, 5, END)
    assert [event[0] for event in table.events()].index("revealed_end") > 0
    assert [event[0] for event in table.events()][-3:] == ["game_ended", "majority", "majority"]


@pytest.mark.rule("viscounts.solo.end.last_turn")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_in_a_whole_game_the_last_turn_is_the_automas(seed: int) -> None:
    table = Table(1, seed=seed).go_on()
    turns = [owner for _, owner in table.events("turn_started")]
    assert turns == [PLAYER, OWNER] * table.g.round
    assert table.g.round == table.g.last_round > 2
    assert 0 in (table.g.poverty, table.g.prosperity)


# points -------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.solo.score.same", "viscounts.solo.score.resources")
def test_the_automa_scores_every_line_and_its_resources() -> None:
    table = solo("cleric").goods(AUTOMA, ink=2, gold=1).papers(AUTOMA, debts=2, paid=1, deeds=3, approved=2)
    table.emptied(AUTOMA, "guildhall_1", "guildhall_2", "trading_post_1", "workshop_1", "workshop_2", "workshop_3")
    table.workers(AUTOMA, 1, "flip", 2).workers(AUTOMA, 2, "virtue", 1).on_top(AUTOMA, 2)
    table.put("scrolls", AUTOMA, "grey6_buildings", "black4_ink", "black3_flip", "blue3_flip")
    table.put("bonuses", AUTOMA, "bonus_black")
    table.g.leader, table.g.poverty, table.g.prosperity = AUTOMA, 0, 0
    assert points(table) == {
        "trading_posts": 4,
        "guildhalls": 13,
        "workshops": 9,
        "castle": 2 + 2 + 6,
        "sets": 9 + 1,
        "manuscripts": 6,
        "leader": 5,
        "bonus_cards": 3,
        "debts": -4,
        "deeds": 3 + 6,
        "poverty": 12,
        "prosperity": 12,
        "resources": 3,
    }


@pytest.mark.rule("viscounts.solo.score.same")
@pytest.mark.parametrize(
    ("human", "automa", "human_points", "automa_points"),
    [(2, 1, 12, 4), (1, 2, 4, 12), (1, 1, 8, 8), (0, 1, 0, 12), (0, 0, 0, 0)],
)
def test_majorities_are_between_the_human_and_the_automa(
    human: int, automa: int, human_points: int, automa_points: int
) -> None:
    table = solo().papers(PLAYER, approved=human, paid=human).papers(AUTOMA, approved=automa, paid=automa)
    table.g.poverty = table.g.prosperity = 0
    for line in ("poverty", "prosperity"):
        assert (table.score(PLAYER)[line], table.score(AUTOMA)[line]) == (human_points, automa_points)


@pytest.mark.rule("viscounts.solo.score.same")
@pytest.mark.parametrize(
    ("tile", "expected"),  # the Cleric automa's seven starting schemes
    [
        ("grey5_builders", 2),
        ("yellow5_nobles", 2),
        ("black5_clerics", 3),
        ("blue6_criminals", 2),
        ("blue5_merchants", 0),
    ],
)
def test_icon_manuscripts_count_all_its_schemes(tile: str, expected: int) -> None:
    table = solo("cleric")
    table.put("scrolls", AUTOMA, tile)
    assert table.score(AUTOMA)["manuscripts"] == expected
    table.board(AUTOMA, "st_noble", "st_criminal_1", "st_noble_cleric")
    table.put("scheme_discard", -1, "st_builder", "st_cleric")
    assert table.score(AUTOMA)["manuscripts"] == expected


@pytest.mark.rule("viscounts.solo.score.icons")
def test_icon_manuscripts_count_gained_schemes_guildhalls_and_bonus_cards_too() -> None:
    """Clerics: 3 on starting schemes; not those of the future pile or of the open slot."""
    table = solo("cleric")
    table.put("scrolls", AUTOMA, "black5_clerics")
    table.put("scheme_discard", -1, "ft_cleric")
    assert table.score(AUTOMA)["manuscripts"] == 4
    table.emptied(AUTOMA, "guildhall_1", "guildhall_2")
    assert table.score(AUTOMA)["manuscripts"] == 5
    table.put("bonuses", AUTOMA, "bonus_black")
    assert table.score(AUTOMA)["manuscripts"] == 6


@pytest.mark.rule("viscounts.solo.score.resources")
@pytest.mark.parametrize(("automa", "goods"), [("cleric", {"ink": 3, "stone": 1}), ("cards", {"ink": 4})])
def test_the_automa_has_a_point_for_each_resource_and_the_human_has_not(automa: str, goods: dict[str, int]) -> None:
    table = solo(automa).goods(AUTOMA, **goods).goods(PLAYER, ink=5, gold=2, silver=9)
    assert (table.score(AUTOMA)["resources"], table.score(PLAYER)["resources"]) == (4, 0)
    assert points(table, PLAYER) == {}


# the winner ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.solo.win")
@pytest.mark.parametrize(
    ("human", "automa", "winners"),
    [(5, 4, (PLAYER,)), (4, 4, ()), (3, 4, ()), (0, 0, ())],
)
def test_the_human_needs_more_points_than_the_automa(human: int, automa: int, winners: tuple[int, ...]) -> None:
    table = solo().papers(PLAYER, deeds=human).papers(AUTOMA, deeds=automa)
    assert GAME.outcome(table.g).winners == winners


@pytest.mark.rule("viscounts.solo.win", "viscounts.solo.score.resources")
def test_goods_break_no_tie_and_resources_of_the_automa_count() -> None:
    table = solo().papers(PLAYER, deeds=4).papers(AUTOMA, deeds=4).goods(PLAYER, silver=9, ink=3)
    assert GAME.outcome(table.g) == Outcome((), "solo.score.same")
    table.papers(PLAYER, deeds=5)
    assert GAME.outcome(table.g) == Outcome((PLAYER,), "solo.win")
    table.goods(AUTOMA, gold=1)
    assert GAME.outcome(table.g) == Outcome((), "solo.score.same")
