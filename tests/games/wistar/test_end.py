"""The end of the game: the last turn order, the winner. Rules: end.turn_order, score.winner, score.tie_break."""

import pytest

from pentarchy.engine.errors import IllegalMove
from pentarchy.games.wistar import GAME
from pentarchy.games.wistar.rounds import action_phase, end_round
from tests.games.wistar.table import Table


def last_round(table: Table) -> Table:
    """Let the round stack be empty."""
    table.put("box", -1, *table.names("round_stack"))
    return table


@pytest.mark.rule("wistar.end.turn_order")
@pytest.mark.parametrize(
    ("hut", "after"), [((), (0, 1, 2)), ((2,), (2, 0, 1)), ((1, 2, 1), (1, 2, 0)), ((0,), (0, 1, 2))]
)
def test_the_turn_order_is_updated_before_the_scoring(hut: tuple[int, ...], after: tuple[int, ...]) -> None:
    t = last_round(Table.empty(3))
    t.g.hut = hut
    t.run(end_round())
    assert t.g.over
    assert t.g.order == after
    assert t.events("game_ended") == [("game_ended",)]


@pytest.mark.rule("wistar.end.turn_order", "wistar.score.tie_break")
@pytest.mark.parametrize(("visitor", "winner"), [(0, 0), (1, 1)])
def test_a_last_visit_to_the_hut_can_break_a_tie(visitor: int, winner: int) -> None:
    """Everybody places three chiefs; only one goes to the alchemist, for a move token and a wood."""
    t = last_round(Table.empty(2)).run(action_phase())
    slots = {0: ["sector_c_1", "sector_d_1", "sector_f_1"], 1: ["sector_e_1", "sector_a_2", "sector_b_2"]}
    for turn in range(6):
        player = turn % 2
        t.play(player, "hut" if turn // 2 == 2 and player == visitor else f"place:{slots[player].pop()}")
        while t.g.active == player and t.asked(player) and t.asked(player) != "place_where":
            options = t.options(player)
            t.play(player, "end_turn" if "end_turn" in options else t.g.moves.write(t.g.legal(player)[0]))
    assert t.g.over
    assert t.g.hut == (visitor,)
    assert t.g.order[0] == winner
    others = [sum(t.score(player).values()) - t.g.vp[player] for player in range(2)]
    t.g.vp[:] = [40 - others[0], 40 - others[1]]
    outcome = GAME.outcome(t.g)
    assert (outcome.winners, outcome.ending) == ((winner,), "score.tie_break")


@pytest.mark.rule("wistar.end.turn_order")
def test_nothing_else_of_a_new_round_happens_at_the_end() -> None:
    t = last_round(Table.empty(2).area(0, "bakery"))
    markets, mouse = list(t.g.markets), t.g.round_mouse
    t.run(end_round())
    assert (t.g.markets, t.g.round_mouse, t.g.turned, t.g.vp, t.g.round) == (markets, mouse, 0, [10, 10], 2)
    with pytest.raises(IllegalMove, match="The game is over"):
        t.play(0, "hut")


@pytest.mark.rule("wistar.score.winner")
@pytest.mark.parametrize(
    ("vp", "winner"), [([30, 20], 0), ([20, 30], 1), ([20, 31, 30], 1), ([1, 2, 3, 4], 3), ([0, 0, 1], 2)]
)
def test_the_player_with_the_most_vp_wins(vp: list[int], winner: int) -> None:
    t = Table.empty(len(vp))
    t.g.vp[:] = vp
    outcome = GAME.outcome(t.g)
    assert (outcome.winners, outcome.ending) == ((winner,), "score.winner")


@pytest.mark.rule("wistar.score.winner", "wistar.score.total")
def test_the_whole_score_decides_and_not_the_vp_of_play() -> None:
    t = Table.empty(2).built(1, dug=6)
    t.g.vp[:] = [30, 16]
    assert GAME.outcome(t.g).winners == (1,), "30 against 16 and 15 for rooms"


@pytest.mark.rule("wistar.score.tie_break")
@pytest.mark.parametrize(
    ("vp", "order", "winner"),
    [
        ([20, 20], (0, 1), 0),
        ([20, 20], (1, 0), 1),
        ([20, 25, 25], (0, 2, 1), 2),
        ([25, 20, 25], (1, 2, 0), 2),
        ([9, 9, 9, 9], (3, 1, 0, 2), 3),
    ],
)
def test_of_equals_the_one_earlier_in_turn_order_wins(vp: list[int], order: tuple[int, ...], winner: int) -> None:
    t = Table.empty(len(vp))
    t.g.vp[:] = vp
    t.g.order = order
    outcome = GAME.outcome(t.g)
    assert (outcome.winners, outcome.ending) == ((winner,), "score.tie_break")
