"""Rounds, turns, the end of the game, and who wins. Rules: goal.*, round.*, turn.*, end.*."""

import pytest

from pentarchy.games.viscounts import GAME
from pentarchy.games.viscounts.rounds import play_round
from pentarchy.games.viscounts.state import PHASES
from tests.games.viscounts.table import Table

SEGMENTS = ("lake", "hills", "forest", "cliffs", "mountains")
TOGETHER = pytest.mark.parametrize("players", [2, 3, 4])


def turns(table: Table) -> list[object]:
    """Who had a turn, in this order; a new round is a dash."""
    told = [event for event in table.events() if event[0] in ("round_started", "turn_started")]
    return [event[1] if event[0] == "turn_started" else "-" for event in told]


def indebted(players: int, first: str, player: int) -> Table:
    """Rounds begin with one debt left on poverty, and a thief that a player will drop, which brings a debt."""
    t = Table.empty(players, first=first).no_folk(*SEGMENTS)
    t.g.poverty = 1
    t.put("boards", 3 * player + 2, f"thief.{player + 1}")
    return t


# rounds and turns ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.round.structure", "viscounts.round.turn_order")
@pytest.mark.parametrize(
    ("players", "first", "order"),
    [(2, "1", [0, 1]), (2, "2", [1, 0]), (3, "2", [1, 2, 0]), (4, "1", [0, 1, 2, 3]), (4, "4", [3, 0, 1, 2])],
)
def test_in_every_round_everybody_has_one_turn_from_the_start_player_on(
    players: int, first: str, order: list[int]
) -> None:
    t = Table(players, first=first).go_on(lambda g: g.round == 4)
    assert turns(t)[: 3 * (players + 1)] == ["-", *order] * 3


@pytest.mark.rule("viscounts.round.structure")
def test_alone_the_automa_has_the_second_turn_of_every_round() -> None:
    t = Table(1).go_on(lambda g: g.round == 4)
    assert turns(t)[:9] == ["-", 0, 4] * 3


@pytest.mark.rule("viscounts.round.structure")
def test_without_a_trigger_there_is_no_last_round() -> None:
    t = Table(2).go_on(lambda g: g.round == 2)
    for _ in range(40):
        t.g.poverty = t.g.prosperity = 9
        t.go_on(lambda g, now=t.g.round: g.round > now)
    assert (t.g.round, t.g.last_round, t.g.over) == (42, 0, False)


@pytest.mark.rule("viscounts.turn.phases")
def test_the_six_phases_come_in_order() -> None:
    """Everything happens in this turn: the card, the way, trade, hiring, a collision, drawing with a shuffle."""
    t = Table.empty(2).hand(0, "financier", "abbot").deck(0, "squire").track(0, 4, 4).goods(0, silver=9)
    t.folk("hills", "friar").turn(0)
    phases = []
    for move in ("play:abbot", "move:hills_left", "trade:1", "recruit:friar"):
        phases.append(PHASES[t.g.phase])
        t.play(0, move)
    assert phases == ["cards", "movement", "action", "recruit"]
    assert PHASES[t.g.phase] == "draw"
    kinds = ("played", "moved", "traded", "hired", "collided", "shuffled")
    assert [event[0] for event in t.events() if event[0] in kinds] == list(kinds)
    assert len(t.g.hands[0]) == 3


@pytest.mark.rule("viscounts.turn.phases")
def test_dropping_comes_before_playing_and_the_collision_before_drawing() -> None:
    t = Table.empty(2).board(0, right="thief").hand(0, "abbot").deck(0, "squire", "labourer").track(0, 3, 3)
    t.turn(0)
    assert (t.events("dropped"), t.events("played"), t.g.debts[0]) == ([("dropped", 0, t.card("thief.1"))], [], 1)
    t.play(0, "play:abbot", "move:hills_left", "rest")
    kinds = ("dropped", "played", "moved", "rested", "collided", "shuffled")
    assert [event[0] for event in t.events() if event[0] in kinds] == list(kinds)
    assert t.names("hands", 0)[:2] == ["labourer", "squire"]


# the end -------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.end.finish_round", "viscounts.end.final_round", "viscounts.end.equal_turns")
@pytest.mark.parametrize(("players", "first", "order"), [(2, "1", [0, 1]), (3, "2", [1, 2, 0]), (4, "3", [2, 3, 0, 1])])
def test_after_the_trigger_this_round_and_one_more_are_played(players: int, first: str, order: list[int]) -> None:
    """Whoever triggers it, the last turn belongs to the player to the right of the start player."""
    for player in range(players):
        t = indebted(players, first, player).run(play_round()).go_on()
        assert t.events("revealed_end") == [("revealed_end", 0)]
        assert turns(t) == ["-", *order] * 2
        assert t.events("last_round") == [("last_round",)]
        assert (t.g.over, t.events("game_ended"), PHASES[t.g.phase]) == (True, [("game_ended",)], "end")


@pytest.mark.rule("viscounts.end.finish_round", "viscounts.end.final_round")
def test_alone_it_is_the_same() -> None:
    t = Table.empty(1).no_folk(*SEGMENTS).board(0, right="thief")
    t.g.poverty = 1
    t.run(play_round()).go_on()
    assert turns(t) == ["-", 0, 4] * 2
    assert t.g.over


@pytest.mark.rule("viscounts.end.final_round")
def test_a_second_reveal_does_not_prolong_the_game() -> None:
    """The first player reveals poverty in the first round, prosperity in the last one."""
    t = indebted(2, "1", 0)
    t.put("boards", 1, "meddler")
    t.g.prosperity = 1
    t.run(play_round()).go_on()
    assert t.events("revealed_end") == [("revealed_end", 0), ("revealed_end", 1)]
    assert turns(t) == ["-", 0, 1, "-", 0, 1]


@pytest.mark.rule("viscounts.end.final_round")
def test_the_last_round_is_known_to_all_from_the_trigger_on() -> None:
    t = indebted(3, "1", 1).run(play_round())
    assert t.g.last_round == 0
    t.go_on(lambda g: g.active == 1)
    assert (t.g.round, t.g.last_round) == (4, 5)


@pytest.mark.rule("viscounts.end.divided_kingdom")
@pytest.mark.parametrize(
    ("poverty", "prosperity", "lines"),
    [(1, 1, [(0, 0), (0, 0)]), (0, 1, [(12, 0), (4, 0)]), (1, 0, [(0, 4), (0, 12)]), (0, 0, [(12, 4), (4, 12)])],
)
def test_each_card_that_was_revealed_is_scored(poverty: int, prosperity: int, lines: list[tuple[int, int]]) -> None:
    """Poverty counts approved deeds, prosperity paid debts."""
    t = Table.empty(2).papers(0, approved=3, paid=1).papers(1, approved=2, paid=4)
    t.g.poverty, t.g.prosperity = poverty, prosperity
    assert [(t.score(side)["poverty"], t.score(side)["prosperity"]) for side in (0, 1)] == lines


@pytest.mark.rule("viscounts.end.no_ongoing")
def test_ongoing_abilities_do_not_count_at_the_end() -> None:
    """Benefactor, strongman and traveller make icons of merchants in actions only, the artist of gold."""
    t = Table.empty(2).goods(0, gold=4, ink=4, stone=4)
    t.put("scrolls", 0, "yellow5_nobles", "grey5_builders", "black5_clerics")
    assert t.score(0)["manuscripts"] == 3, "squire, labourer and abbot of the starting cards"
    t.board(0, "benefactor", "strongman", "traveller")
    assert t.score(0)["manuscripts"] == 3
    t.put("discards", 0, "benefactor", "strongman", "traveller")
    t.board(0, "diplomat", "mason", "clergyman").goods(0, silver=20)
    assert t.score(0)["manuscripts"] == 6, "only the icons printed on them"


# points and victory --------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.goal.scored_at_end")
def test_points_are_counted_from_what_is_there_and_never_kept() -> None:
    t = Table.empty(2).papers(0, debts=1, deeds=1).on_top(0, 1)
    t.g.leader = 0
    assert (t.score(0)["debts"], t.score(0)["deeds"], t.score(0)["leader"]) == (-2, 1, 5)
    t.does(0, "flip_debt()").play(0, "take_good:ink").does(0, "flip_deed()")
    t.on_top(1, 1).workers(1, 2, "virtue", 2).workers(1, 1, "virtue", 2)
    t.does(1, "workers(1)").play(1, "settle:castle_virtue").go_on()
    assert t.g.leader == 1
    assert (t.score(0)["debts"], t.score(0)["deeds"], t.score(0)["leader"]) == (0, 3, 0)


@pytest.mark.rule("viscounts.goal.scored_at_end")
def test_looking_at_the_score_changes_nothing() -> None:
    t = Table(2).go_on(lambda g: g.round == 3)
    before = t.g.encode()
    GAME.look(t.g, 0)
    assert t.g.encode() == before


@pytest.mark.rule("viscounts.goal.most_vp")
@TOGETHER
def test_most_points_win(players: int) -> None:
    for winner in range(players):
        t = Table.empty(players)
        for player in range(players):
            t.papers(player, deeds=2).goods(player, silver=0 if player == winner else 9)
        t.papers(winner, approved=1)
        outcome = GAME.outcome(t.g)
        assert (outcome.winners, outcome.ending) == ((winner,), "goal.most_vp")


@pytest.mark.rule("viscounts.goal.most_vp")
def test_a_finished_game_is_won_by_most_points() -> None:
    t = indebted(3, "1", 2).papers(1, approved=9).run(play_round()).go_on()
    totals = [sum(t.score(player).values()) for player in range(3)]
    assert totals.index(max(totals)) == 1
    assert GAME.outcome(t.g).winners == (1,)
