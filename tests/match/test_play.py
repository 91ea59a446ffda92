"""Playing a match and looking back: numbers, stale moves, positions, events as each player hears them."""

from typing import Any

import pytest

from pentarchy.engine import registry
from pentarchy.engine.errors import BadMove, BadSetup, IllegalMove, StaleMove, UnknownGame
from pentarchy.games.kingdom import GAME
from pentarchy.match import Match
from tests.match import orchard
from tests.match.playing import MODES, Dice, asked, duel, mode_name, planning_together, signature, wander


def test_moves_are_taken_as_tuples_and_in_notation() -> None:
    one, other = duel(), duel()
    player = one.state.asked
    move = one.state.legal(player)[0]
    one.play(player, move)
    other.play(player, one.state.moves.write(move))
    assert signature(one) == signature(other)
    assert one.log[0] == (player, one.state.moves.write(move))
    assert one.number == 1


def test_setup_is_resolved_and_frozen() -> None:
    match = Match.new("kingdom", 2, {"module": "advisors"}, seed=3)
    assert dict(match.setup.options) == GAME.resolve(2, {"module": "advisors"})
    assert match.setup.content == GAME.load(None).hash
    with pytest.raises(TypeError):
        match.setup.options["module"] = "quests"  # type: ignore[index]  # that is the point


def test_impossible_setups_are_refused() -> None:
    with pytest.raises(UnknownGame):
        Match.new("chess", 2)
    with pytest.raises(BadSetup, match="not 5"):
        Match.new("kingdom", 5)
    with pytest.raises(BadSetup, match="no option"):
        Match.new("kingdom", 2, {"colour": "red"})


@pytest.mark.parametrize("move", ["", "dance", "take", "take:middle", ("take",), ("take", 7), ("offer", -1, 0, 0)])
def test_what_is_not_a_move_is_refused_and_changes_nothing(move: str | tuple[Any, ...]) -> None:
    match = duel()
    before = signature(match)
    with pytest.raises(BadMove):
        match.play(match.state.asked, move)
    assert signature(match) == before


def test_moves_of_others_and_of_nobody_are_refused() -> None:
    match = duel()
    before, idle = signature(match), 1 - match.state.asked
    with pytest.raises(IllegalMove, match="not asked"):
        match.play(idle, "take:left")
    for player in (-1, 2):
        with pytest.raises(IllegalMove, match="no player"):
            match.play(player, "take:left")
    assert signature(match) == before


def test_nothing_can_be_done_after_the_end() -> None:
    match = wander(Match.new("kingdom", 1, {"scenario": "rat_invasion"}, seed=2), Dice(1))
    assert match.outcome() == GAME.outcome(match.state)
    assert match.scores() == [GAME.score(match.state, 0)]
    with pytest.raises(IllegalMove, match="over"):
        match.play(0, "done")
    assert not match.can_undo(0)
    with pytest.raises(IllegalMove, match="over"):
        match.undo(0, force=True)


def test_a_running_match_has_no_outcome() -> None:
    match = duel()
    assert not match.over
    assert match.outcome() is None


# numbers --------------------------------------------------------------------------------------------------------
def test_in_turn_a_move_for_an_earlier_number_is_stale() -> None:
    match = duel()
    player = match.state.asked
    match.play(player, match.state.legal(player)[0], at=0)
    move, before = match.state.legal(player)[0], signature(match)
    with pytest.raises(StaleMove, match="at number 1: this was made for number 0"):
        match.play(player, move, at=0)
    with pytest.raises(StaleMove):
        match.play(player, move, at=2)
    assert signature(match) == before
    match.play(player, move, at=1)


def test_at_once_the_moves_of_others_make_nothing_stale() -> None:
    match = wander(duel(), Dice(4), stop=planning_together)
    seen = match.number
    match.play(0, match.state.legal(0)[0], at=seen)
    match.play(1, match.state.legal(1)[0], at=seen)
    with pytest.raises(StaleMove):
        match.play(0, match.state.legal(0)[0], at=seen)
    match.play(0, match.state.legal(0)[0], at=seen + 1)
    match.undo(1, at=seen + 2)
    with pytest.raises(StaleMove):
        match.undo(1, at=seen + 2)


def test_a_move_after_an_undo_is_stale_though_the_position_was_there_before() -> None:
    match = duel()
    player = match.state.asked
    match.play(player, match.state.legal(player)[0])
    match.undo(player)
    assert match.line == []
    with pytest.raises(StaleMove):
        match.play(player, match.state.legal(player)[0], at=0)
    match.play(player, match.state.legal(player)[0], at=2)


def test_whoever_waited_for_the_end_of_a_phase_is_asked_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._GAMES, "orchard", orchard.GAME)
    match = Match.new("orchard", 3, seed=0)
    for player in (0, 0, 1, 1, 2):
        match.play(player, "rest", at=0 if match.number in (0, 2, 4) else None)
    match.play(2, "rest")
    assert asked(match) == [0]
    with pytest.raises(StaleMove):
        match.play(0, "rest", at=5)
    match.play(0, "rest", at=6)
    assert match.over


def test_after_a_take_back_by_consent_every_earlier_move_is_stale(monkeypatch: pytest.MonkeyPatch) -> None:
    """The question may be the same as before, but the position is not: moves of others were cut off, too."""
    monkeypatch.setitem(registry._GAMES, "orchard", orchard.GAME)
    match = Match.new("orchard", 3, seed=0)
    match.play(0, "rest")
    match.play(1, "pick:red")
    match.undo(0, force=True)
    assert match.line == []
    with pytest.raises(StaleMove):
        match.play(1, "pick:green", at=2)
    match.play(1, "pick:green", at=3)


# looking back ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("mode", MODES, ids=mode_name)
def test_every_position_is_the_one_that_was_played(mode: tuple[int, dict[str, str]]) -> None:
    players, options = mode
    match, dice = Match.new("kingdom", players, options, seed=11), Dice(7)
    played = [match.state.encode()]
    while not match.over:
        player = dice.pick(asked(match))
        match.play(player, dice.pick(match.state.legal(player)))
        played.append(match.state.encode())
    assert [match.at(index).encode() for index in range(len(match.line) + 1)] == played


def test_positions_are_copies_and_there_are_no_others() -> None:
    match = wander(duel(), Dice(2), stop=lambda match: match.number == 20)
    before = match.state.encode()
    wander_on = match.at(20)
    wander_on.play(wander_on.asked, wander_on.legal(wander_on.asked)[0])
    match.at(0).seed = 0
    assert match.state.encode() == before
    for index in (-1, 21):
        with pytest.raises(IndexError, match="0 to 20"):
            match.at(index)


# events ---------------------------------------------------------------------------------------------------------
def test_each_entry_has_the_events_of_its_move() -> None:
    match = wander(duel(), Dice(3))
    state = GAME.new(2, dict(match.setup.options), 1, events=True)
    told = [tuple(state.events)]
    for entry in match.line:
        state.events = []
        state.apply(entry.player, entry.move)
        told.append(tuple(state.events))
    assert match.events == told
    assert len(match.events) == len(match.line) + 1
    assert match.events[0][0][0] == "duchy_taken"
    assert match.events[-1][-1][0] == "game_ended"


def test_a_face_down_card_is_named_to_its_owner_only() -> None:
    match = duel()
    player = match.state.asked
    down = [move for move in match.state.legal(player) if move[0] == "offer" and move[3] == 1]
    up = [move for move in match.state.legal(player) if move[0] == "offer" and move[3] == 0 and move[1] != down[0][1]]
    match.play(player, down[0])
    match.play(player, up[0])
    _, hidden, area, _ = down[0]
    _, shown, other_area, _ = up[0]
    assert match.events_for(player, start=2) == [
        (("offered", (player, hidden, area, 1)), ("offered", (player, shown, other_area, 0)))
    ]
    for eye in (1 - player, -1):
        assert match.events_for(eye)[2] == (
            ("offered", (player, None, area, 1)),
            ("offered", (player, shown, other_area, 0)),
        )


@pytest.mark.parametrize("mode", MODES[::3], ids=mode_name)
def test_nobody_hears_of_a_piece_unknown_to_them(mode: tuple[int, dict[str, str]]) -> None:
    players, options = mode
    match = wander(Match.new("kingdom", players, options, seed=5), Dice(5))
    states = [match.at(index) for index in range(len(match.line) + 1)]
    hidden = 0
    for eye in (*range(players), -1):
        bit = 1 << (players if eye == -1 else eye)
        for state, whole, heard in zip(states, match.events, match.events_for(eye), strict=True):
            assert [event[0] for event in whole] == [told.kind for told in heard]
            for (kind, args, _), told in zip(whole, heard, strict=True):
                domains = state.happens.kinds[kind]
                for domain, arg, part in zip(domains, args, told.args, strict=True):
                    hidden += part is None
                    assert part == arg or (domain.pieces and part is None)
                    assert not domain.pieces or part is None or state.knows[part] & bit
    assert hidden


def test_only_players_and_spectators_hear_events() -> None:
    for player in (-2, 2):
        with pytest.raises(IllegalMove, match="no player"):
            duel().events_for(player)
