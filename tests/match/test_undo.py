"""Taking back: what is open to it, what stops it, and what others keep."""

from typing import Any

import pytest

from pentarchy.engine import registry
from pentarchy.engine.errors import IllegalMove
from pentarchy.match import REDO, TAKE_BACK, UNDO, Match
from pentarchy.match.match import PATIENCE
from tests.match import orchard
from tests.match.playing import Dice, asked, duel, planning_together, signature, wander


def offer(match: Match, player: int, face: int) -> None:
    """Offer the first card that can be laid so."""
    match.play(player, next(move for move in match.state.legal(player) if move[0] == "offer" and move[3] == face))


def replayed(match: Match, moves: list[tuple[int, Any]]) -> dict[str, Any]:
    """The state after these moves only."""
    fresh = Match.new(match.setup.game, match.setup.players, match.setup.options, luck=match.setup.luck)
    for player, move in moves:
        fresh.play(player, move)
    return fresh.state.encode()


# in turn --------------------------------------------------------------------------------------------------------
def test_a_move_is_taken_back_as_if_never_played() -> None:
    match = duel()
    before, player = match.state.encode(), match.state.asked
    offer(match, player, 0)
    assert match.can_undo(player)
    match.undo(player)
    assert match.state.encode() == before
    assert match.line == []
    assert match.events_for(player) == [match.events_for(player)[0]]
    assert [record.action for record in match.log][1:] == [UNDO]


def test_there_must_be_a_move_to_take_back() -> None:
    match = duel()
    for player in (0, 1):
        assert not match.can_undo(player)
        with pytest.raises(IllegalMove, match="no move to take back"):
            match.undo(player)
    assert match.number == 0


def test_a_card_laid_face_up_is_a_barrier() -> None:
    match = duel()
    player = match.state.asked
    offer(match, player, 0)
    offer(match, player, 0)
    before = signature(match)
    assert not match.can_undo(player)
    with pytest.raises(IllegalMove, match="shown"):
        match.undo(player)
    assert signature(match) == before


def test_cards_laid_face_down_are_none_until_the_other_moves() -> None:
    match = duel()
    player = match.state.asked
    offer(match, player, 1)
    offer(match, player, 1)
    assert asked(match) == [1 - player]
    assert match.can_undo(player)
    match.play(1 - player, "take:left")
    assert not match.can_undo(player)
    with pytest.raises(IllegalMove, match="Another player has moved"):
        match.undo(player)
    match.undo(1 - player)
    assert match.can_undo(player)


def test_dealing_is_a_barrier() -> None:
    """The move that ends a round deals new hands, also when no branch is left to end with it."""
    match, dice = Match.new("kingdom", 1, {"module": "quests", "board": "usurper"}, seed=1), Dice(3)
    state: Any = match.state
    while not (len(match.line) > 1 and state.round == 2):
        match.play(0, dice.pick(match.state.legal(0)))
        state = match.state
    assert match.line[-1].barrier < state.barrier
    assert not match.can_undo(0)


def test_several_moves_are_taken_back_and_played_again_one_by_one() -> None:
    match = wander(duel(), Dice(4), stop=planning_together)
    player, states = 0, [match.state.encode()]
    while match.state.live == 3 and len(states) < 4:
        match.play(player, match.state.legal(player)[0])
        states.append(match.state.encode())
    assert len(states) == 4
    for state in states[-2::-1]:
        match.undo(player)
        assert match.state.encode() == state
    for state in states[1:]:
        assert match.can_redo(player)
        match.redo(player)
        assert match.state.encode() == state
    assert [record.action for record in match.log][-6:] == [UNDO] * 3 + [REDO] * 3
    assert not match.can_redo(player)
    with pytest.raises(IllegalMove, match="took nothing back"):
        match.redo(player)


def test_another_move_ends_redo() -> None:
    match = duel()
    player = match.state.asked
    first = match.state.legal(player)[0]
    second = next(move for move in match.state.legal(player) if move[1] != first[1])  # both can be played in a row
    match.play(player, first)
    match.undo(player)
    assert match.can_redo(player)
    assert not match.can_redo(1 - player)
    match.play(player, second)
    match.undo(player)
    match.redo(player)
    assert match.line[-1].move == second
    assert first in match.state.legal(player)
    assert not match.can_redo(player)


# at once --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("seed", range(6))
def test_in_planning_one_takes_back_and_the_other_keeps(seed: int) -> None:
    match, dice = wander(duel(seed), Dice(seed), stop=planning_together), Dice(seed + 100)
    start = len(match.line)
    assert start
    for player in (0, 1, 0, 1):
        if match.state.asks[player] is not None and match.state.live == 3:
            match.play(player, dice.pick(match.state.legal(player)))
    moves = [(entry.player, entry.move) for entry in match.line]
    last = max(index for index, (player, _) in enumerate(moves) if player == 0)
    assert start <= last < len(moves) - 1
    events = match.line[-1].events
    match.undo(0)
    assert match.state.encode() == replayed(match, moves[:last] + moves[last + 1 :])
    assert [(entry.player, entry.move) for entry in match.line] == moves[:last] + moves[last + 1 :]
    assert match.line[-1].events == events
    match.redo(0)
    assert match.state.encode() == replayed(match, moves[:last] + moves[last + 1 :] + [moves[last]])


def test_nobody_takes_back_into_a_phase_that_has_ended() -> None:
    match = wander(duel(), Dice(4), stop=planning_together)
    planning = match.state.barrier
    wander(match, Dice(9), stop=lambda match: match.state.barrier > planning)
    assert match.line[-1].live
    assert not match.can_undo(0)
    assert not match.can_undo(1)


def test_snapshots_after_the_move_taken_back_are_made_anew() -> None:
    """A snapshot may lie between the move taken back and the end of the line."""
    match, dice = duel(3), Dice(12)
    for _ in range(60):
        wander(match, dice, stop=lambda match: len(match.line) % 16 == 15 and match.state.live == 3)
        for player in (0, 1):
            if match.state.asks[player] is not None and match.state.live == 3:
                match.play(player, match.state.legal(player)[0])
        if len(match.line) % 16 == 1 and match.line[-2].player == 0 and match.can_undo(0):
            match.undo(0)
            break
        wander(match, dice, stop=lambda match: len(match.line) % 16 == 3)
    assert match.log[-1].action == UNDO
    assert len(match.line) % 16 == 0
    moves = [(entry.player, entry.move) for entry in match.line]
    assert match.at(len(moves)).encode() == match.state.encode() == replayed(match, moves)
    wander(match, dice, stop=lambda match: len(match.line) % 16 == 8)
    assert match.at(len(match.line)).encode() == match.state.encode()


@pytest.fixture
def three(monkeypatch: pytest.MonkeyPatch) -> Match:
    monkeypatch.setitem(registry._GAMES, "orchard", orchard.GAME)
    return Match.new("orchard", 3, seed=0)


def test_three_at_once_take_back_independently(three: Match) -> None:
    for player, move in ((0, "pick:red"), (1, "pick:green"), (2, "rest"), (1, "rest")):
        three.play(player, move)
    three.undo(0)
    three.undo(1)
    assert [(entry.player, entry.move) for entry in three.line] == [(1, ("pick", 1)), (2, ("rest",))]
    three.redo(1)
    assert three.log[-1] == (1, REDO)
    assert [(entry.player, entry.move) for entry in three.line][2:] == [(1, ("rest",))]


def test_redo_ends_where_the_move_is_no_longer_legal(three: Match) -> None:
    three.play(0, "rest")
    three.play(0, "pick:red")
    three.undo(0)
    three.undo(0)
    three.play(2, "pick:red")
    three.redo(0)
    before = signature(three)
    assert not three.can_redo(0)
    with pytest.raises(IllegalMove, match="cannot play pick:red"):
        three.redo(0)
    assert signature(three) == before


def test_a_face_seen_by_one_binds_all(three: Match) -> None:
    three.play(0, "rest")
    three.play(1, "rest")
    three.play(1, "look")
    assert [three.can_undo(player) for player in (0, 1)] == [False, False]
    three.play(0, "rest")
    assert three.can_undo(0)


def test_a_move_that_another_built_upon_stays(three: Match) -> None:
    for player, move in ((0, "add"), (1, "rest"), (1, "pick:brown")):
        three.play(player, move)
    before = signature(three)
    with pytest.raises(IllegalMove, match="depends on that move"):
        three.undo(0)
    assert signature(three) == before
    three.undo(1)
    three.undo(0)
    assert [entry.player for entry in three.line] == [1]


def test_undo_has_an_end(three: Match) -> None:
    while three.number < PATIENCE * orchard.GAME.cap:
        three.play(0, "rest")
        three.undo(0)
    three.play(0, "rest")
    assert not three.can_undo(0)
    with pytest.raises(IllegalMove, match="Too much"):
        three.undo(0)


# by consent -----------------------------------------------------------------------------------------------------
def test_by_consent_everything_since_a_move_is_taken_back() -> None:
    match = wander(duel(), Dice(4), stop=lambda match: match.number == 70)
    player = match.line[-1].player
    index = max(i for i, entry in enumerate(match.line) if entry.player == 1 - player)
    before = match.at(index).encode()
    match.undo(1 - player, force=True)
    assert match.state.encode() == before
    assert len(match.line) == index
    assert match.log[-1] == (1 - player, TAKE_BACK)
    assert not match.can_redo(1 - player)
    wander(match, Dice(5))
    assert match.over


def test_what_was_taken_back_before_is_gone_after_a_take_back_by_consent(three: Match) -> None:
    three.play(0, "pick:red")
    three.play(1, "rest")
    three.undo(0)
    assert three.can_redo(0)
    three.undo(1, force=True)
    assert not three.can_redo(0)
    with pytest.raises(IllegalMove, match="took nothing back"):
        three.redo(0)
