"""Five rounds of three turns each. Rules: game.rounds, round.phases, round.start.skipped_in_first, round.end,
turn.*."""

import pytest

from pentarchy.games.wistar.rounds import action_phase, end_round
from tests.games.wistar.table import Table

TABLES = pytest.mark.parametrize("players", [1, 2, 3, 4])


def to_hut(table: Table, player: int) -> Table:
    """A short turn: to the alchemist for a wood, and nothing else."""
    table.play(player, "hut", "brew:wood")
    return table.play(player, "end_turn") if table.asked(player) == "act_which" else table


def who_is_asked(table: Table) -> list[int]:
    return [player for player in range(table.g.players) if table.asked(player)]


@pytest.mark.rule("wistar.game.rounds", "wistar.round.end")
@TABLES
def test_a_game_has_exactly_five_rounds(players: int) -> None:
    t = Table(players).go_on()
    assert t.events("round_started") == [("round_started", number) for number in (1, 2, 3, 4, 5)]
    assert t.events("game_ended") == [("game_ended",)]
    assert len(t.events("mouse_of_round")) == 5


@pytest.mark.rule("wistar.round.end")
@pytest.mark.parametrize(("mice", "over"), [(1, False), (0, True)])
def test_a_new_round_begins_while_the_round_stack_holds_a_mouse(mice: int, over: bool) -> None:
    t = Table.empty(2)
    t.put("box", -1, *t.names("round_stack")[mice:])
    t.run(end_round())
    assert t.g.over == over
    assert t.g.round == (2 if over else 3)
    assert bool(t.events("game_ended")) == over


@pytest.mark.rule("wistar.round.phases")
def test_the_start_of_a_round_comes_before_the_actions() -> None:
    t = Table.empty(2).area(0, "wind_farm")
    t.run(end_round())
    assert (t.g.round, t.asked(0)) == (3, "pick_which"), "an income"
    assert t.options(0) == {"pick:wood", "pick:metal", "pick:basic", "pick:advanced"}, "no action yet"
    told = [event[0] for event in t.play(0, "pick:wood").events()]
    assert t.asked(0) == "place_where"
    last = told[len(told) - told[::-1].index("round_started") - 1 :]
    assert last.index("wheel_turned") < last.index("gained") < last.index("market_left") < last.index("turn_started")


@pytest.mark.rule("wistar.round.start.skipped_in_first")
@TABLES
def test_round_1_has_no_start_phase(players: int) -> None:
    t = Table(players)
    mouse, order = t.g.round_mouse, t.g.order
    t.go_on(lambda g: g.round == 1)
    assert (t.g.turned, t.g.round_mouse, t.g.order) == (0, mouse, order)
    for kind in ("wheel_turned", "market_left", "mouse_left", "new_order"):
        assert t.events(kind) == []
    assert len(t.events("mouse_of_round")) == 1
    assert len(t.events("market_shown")) == 8
    t.go_on(lambda g: g.round == 2)
    assert len(t.events("wheel_turned")) == 1
    assert len(t.events("market_left")) >= 4


# turns --------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.turn.one_chief", "wistar.turn.phase_end")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_players_take_three_turns_each_one_at_a_time_in_turn_order(players: int) -> None:
    t = Table.empty(players)
    t.g.order = tuple(reversed(range(players)))
    t.run(action_phase())
    order = []
    while t.g.round == 2:
        (player,) = who_is_asked(t)
        assert t.g.active == player
        order.append(player)
        to_hut(t, player)
    assert order == list(reversed(range(players))) * 3
    assert len(t.events("to_hut")) == 3 * players
    assert t.g.round == 3


@pytest.mark.rule("wistar.turn.phase_end")
def test_the_round_ends_after_the_last_turn_and_not_before() -> None:
    t = Table.empty(2).run(action_phase())
    for number in range(5):
        to_hut(t, number % 2)
        assert (t.g.round, t.g.phase) == (2, 2)
    assert t.g.chiefs_left == [0, 1]
    to_hut(t, 1)
    assert (t.g.round, t.g.chiefs_left) == (3, [3, 3])


@pytest.mark.rule("wistar.turn.one_chief")
def test_a_turn_cannot_end_before_a_chief_is_placed() -> None:
    t = Table.empty(2).turn()
    assert t.asked() == "place_where"
    kinds = {move.split(":")[0] for move in t.options(0)}
    assert kinds == {"place", "hut", "bring_out"}
    t.play(0, "bring_out:forest", "bring_out:farm")
    assert {move.split(":")[0] for move in t.options(0)} == {"place", "hut"}


@pytest.mark.rule("wistar.turn.one_chief")
@pytest.mark.parametrize("place", ["place:sector_c_1", "hut"])
def test_exactly_one_chief_is_placed_in_a_turn(place: str) -> None:
    t = Table.empty(2).turn().play(0, place)
    assert t.g.chiefs_left == [2, 3]
    assert (t.g.chiefs.count(0), t.g.hut) == ((1, ()) if place != "hut" else (0, (0,)))
    for _ in range(6):
        assert t.options(0, "place") | t.options(0, "hut") == set()
        ways = t.options(0, "main") | t.options(0, "bonus") | t.options(0, "brew") | t.options(0, "end_turn")
        if t.asked():
            t.play(0, "brew:wood" if "brew:wood" in ways else min(ways or t.options(0)))
    assert t.g.over
    assert t.g.chiefs_left == [2, 3]


@pytest.mark.rule("wistar.turn.one_chief")
def test_with_all_slots_taken_there_is_still_the_hut() -> None:
    t = Table.empty(2)
    for slot in ("a_1", "a_2", "b_1", "b_2", "c_1", "d_1", "e_1", "f_1"):
        t.chief(1, f"sector_{slot}")
    t.turn()
    assert t.options(0, "place") == set()
    assert t.options(0, "hut") == {"hut"}
