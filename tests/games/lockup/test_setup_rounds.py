"""Six rounds of three phases, and who begins them. Rules: round.*."""

import pytest

from pentarchy.games.lockup.setup import PLAYERS
from pentarchy.games.lockup.state import END, LIGHTS_OUT, PATROL, ROLL_CALL
from tests.games.lockup.table import Table


def pass_all(table: Table) -> list[int]:
    """Everybody passes in this roll call; in which order they were asked."""
    order, number = [], table.g.round
    while not table.g.over and table.g.round == number:
        order.append(table.g.asked)
        table.play(table.g.asked, "leave")
    return order


@pytest.mark.rule("lockup.round.count")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_game_has_six_rounds(players: int) -> None:
    t = Table(players).go_on()
    assert [number for _, number in t.events("round_started")] == [1, 2, 3, 4, 5, 6]
    assert (t.g.round, t.g.phase) == (6, END)
    assert len(t.events("game_ended")) == 1


@pytest.mark.rule("lockup.round.count")
def test_a_game_is_not_over_before_the_sixth_round() -> None:
    t = Table(2)
    for _ in range(5):
        pass_all(t)
        assert not t.g.over
    assert t.asked(0) == "place_or_pass"
    pass_all(t)
    assert t.g.over


@pytest.mark.rule("lockup.round.phases", "lockup.round.marker")
def test_roll_call_lights_out_patrol_and_then_the_next_round() -> None:
    t = Table(2).cubes(0, scrap=3, iron=1)
    assert (t.asked(0), t.g.phase, t.g.round) == ("place_or_pass", ROLL_CALL, 1)
    t.play(0, "place:crew_5,infirmary,up", "stay").play(1, "leave").play(0, "leave")
    assert (t.asked(0), t.g.phase, t.g.round) == ("reward_choice", LIGHTS_OUT, 1)
    t.play(0, "take:infirmary")
    assert (t.asked(0), t.g.phase, t.g.round) == ("drop_which", PATROL, 1)
    t.play(0, "drop:iron")
    assert (t.asked(0), t.g.phase, t.g.round) == ("place_or_pass", ROLL_CALL, 2)


@pytest.mark.rule("lockup.round.marker")
def test_the_marker_moves_one_space_after_each_patrol_phase() -> None:
    t = Table(3)
    for number in range(1, 7):
        assert t.g.round == number
        moved = len(t.events("goon_left"))
        pass_all(t)
        assert len(t.events("goon_left")) == moved + (number < 6), "a patrol came before"
    assert t.g.round == 6


@pytest.mark.rule("lockup.round.first_player_stays")
def test_the_first_player_token_is_not_passed_on_at_the_end_of_a_round() -> None:
    t = Table(3, first="2")
    for _ in range(6):
        assert pass_all(t) == [1, 2, 0]
    assert t.g.first == 1


@pytest.mark.rule("lockup.round.first_player_stays")
def test_only_the_exercise_yard_moves_the_first_player_token() -> None:
    t = Table(3, first="2")
    t.play(1, "place:crew_5,sewers,up", "stay").play(2, "place:lookout,exercise_yard,up", "stay")
    t.play(0, "leave").play(1, "leave").play(2, "leave")
    t.play(2, "take:exercise_yard")
    assert t.g.first == 2
    t.play(1, "take:sewers")
    assert (t.g.round, t.g.asked, t.asked(2)) == (2, 2, "place_or_pass")
    assert pass_all(t) == [2, 0, 1]
