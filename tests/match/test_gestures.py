"""Several moves as one gesture: joined in the log, taken back and made again as a whole."""

import json
from typing import Any

import pytest

from pentarchy.engine import registry
from pentarchy.engine.errors import BadMove, BadSave, IllegalMove
from pentarchy.match import (
    JOIN,
    REDO,
    TAKE_BACK,
    UNDO,
    Match,
    Record,
    Step,
    from_json,
    read_checkpoint,
    to_json,
    verify,
)
from tests.match import orchard
from tests.match.playing import Dice, duel, planning_together, sealed, signature, wander
from tests.match.test_undo import offer, replayed


def planning(seed: int = 1) -> Match:
    """Both plan at the same time, each with two cards or more to go."""
    return wander(duel(seed), Dice(4), stop=planning_together)


def gesture(match: Match, player: int, moves: int = 2) -> dict[str, Any]:
    """The first moves that are offered, as one gesture; the state before it."""
    before = match.state.encode()
    for number in range(moves):
        match.play(player, match.state.legal(player)[0], joined=number > 0)
    return before


@pytest.fixture
def three(monkeypatch: pytest.MonkeyPatch) -> Match:
    monkeypatch.setitem(registry._GAMES, "orchard", orchard.GAME)
    return Match.new("orchard", 3, seed=0)


def again(match: Match) -> Match:
    """The match as its log gives it."""
    fresh = Match(match.setup, match.content)
    for record in match.log:
        fresh.do(record)
    return fresh


# back and forth -----------------------------------------------------------------------------------------------------
def test_a_gesture_is_taken_back_as_a_whole() -> None:
    match = planning()
    length = len(match.line)
    before = gesture(match, 0, 3)
    assert [entry.joined for entry in match.line[length:]] == [False, True, True]
    assert [record.action[0] == JOIN for record in match.log[length:]] == [False, True, True]
    match.undo(0)
    assert match.state.encode() == before
    assert len(match.line) == length
    assert [record.action for record in match.log[-1:]] == [UNDO]


def test_it_is_made_again_as_a_whole() -> None:
    match = planning()
    gesture(match, 0)
    after, line = match.state.encode(), list(match.line)
    match.undo(0)
    assert match.can_redo(0)
    match.redo(0)
    assert match.state.encode() == after
    assert list(match.line) == line
    assert match.log[-1] == (0, REDO)
    match.undo(0)
    match.redo(0)
    assert match.state.encode() == after
    assert not match.can_redo(0)


def test_only_the_last_gesture_is_taken_back() -> None:
    match = planning()
    match.play(0, match.state.legal(0)[0])
    middle = gesture(match, 0)
    match.undo(0)
    assert match.state.encode() == middle
    match.undo(0)
    match.redo(0)
    assert match.state.encode() == middle
    match.redo(0)
    assert match.line[-1].joined


def test_another_move_ends_redo_of_a_gesture() -> None:
    match = planning()
    gesture(match, 0)
    match.undo(0)
    match.play(0, match.state.legal(0)[-1])
    assert not match.can_redo(0)


def test_a_log_with_gestures_gives_the_same_match() -> None:
    match = planning()
    gesture(match, 0)
    gesture(match, 1)
    match.undo(0)
    match.redo(0)
    match.undo(1)
    assert signature(again(match)) == signature(match)
    fresh = again(match)
    fresh.undo(0)
    match.undo(0)
    assert fresh.state.encode() == match.state.encode()


@pytest.mark.parametrize("seed", range(4))
def test_others_who_moved_in_between_keep_their_moves(seed: int) -> None:
    match = planning(seed)
    first = match.state.legal(0)[0]
    match.play(0, first)
    match.play(1, match.state.legal(1)[0])
    match.play(0, match.state.legal(0)[0], joined=True)
    moves = [(entry.player, entry.move) for entry in match.line]
    kept = [*moves[:-3], moves[-2]]
    match.undo(0)
    assert [(entry.player, entry.move) for entry in match.line] == kept
    assert match.state.encode() == replayed(match, kept)
    match.redo(0)
    assert match.state.encode() == replayed(match, [*kept, moves[-3], moves[-1]])
    assert [entry.joined for entry in match.line[-3:]] == [False, False, True]


def test_a_gesture_among_those_of_others(three: Match) -> None:
    for player, move, joined in (
        (0, "pick:red", False),
        (1, "pick:green", False),
        (0, "rest", True),
        (1, "rest", True),
    ):
        three.play(player, move, joined=joined)
    three.undo(0)
    assert [(entry.player, entry.joined) for entry in three.line] == [(1, False), (1, True)]
    three.undo(1)
    assert three.line == []
    three.redo(1)
    three.redo(0)
    assert [(entry.player, entry.joined) for entry in three.line] == [(1, False), (1, True), (0, False), (0, True)]


def test_by_consent_the_whole_gesture_goes() -> None:
    match = duel()
    player = match.state.asked
    before = match.state.encode()
    offer(match, player, 1)
    match.play(player, next(m for m in match.state.legal(player) if m[0] == "offer" and m[3] == 0), joined=True)
    assert not match.can_undo(player)  # cards were shown at the end of it
    match.undo(player, force=True)
    assert match.state.encode() == before
    assert match.log[-1] == (player, TAKE_BACK)


# what cannot be joined ----------------------------------------------------------------------------------------------
def refused(match: Match, player: int, move: Any) -> None:
    before = signature(match)
    with pytest.raises(IllegalMove, match="no move that another could be joined to"):
        match.play(player, move, joined=True)
    assert signature(match) == before


def test_the_first_move_of_a_player_joins_nothing(three: Match) -> None:
    refused(three, 0, "rest")


def test_nothing_is_joined_past_a_barrier(three: Match) -> None:
    three.play(0, "look")
    refused(three, 0, "rest")
    three.play(0, "rest")
    assert not three.line[-1].joined


def test_a_barrier_of_another_player_ends_a_gesture(three: Match) -> None:
    three.play(0, "rest")
    three.play(1, "look")
    refused(three, 0, "rest")


def test_in_turn_nothing_is_joined_past_the_move_of_another() -> None:
    match = duel()
    player = match.state.asked
    offer(match, player, 1)
    offer(match, player, 1)
    match.play(1 - player, "take:left")
    assert match.why_stopped(player, Step("offer_card", match.line[0].move)) == "barrier"


def test_a_joined_move_must_be_legal(three: Match) -> None:
    three.play(0, "pick:red")
    before = signature(three)
    with pytest.raises(IllegalMove, match="cannot play pick:red"):
        three.play(0, "pick:red", joined=True)
    with pytest.raises(BadMove):
        three.do(Record(0, "++rest"))
    with pytest.raises(BadMove):
        three.do(Record(0, "+-undo"))
    assert signature(three) == before


def test_a_gesture_of_which_a_part_is_impossible_now_is_not_made_again(three: Match) -> None:
    """Meanwhile another took the apple: the first part alone would be another gesture."""
    three.play(0, "rest")
    three.play(0, "pick:red", joined=True)
    three.undo(0)
    assert three.can_redo(0)
    three.play(2, "pick:red")
    before = signature(three)
    assert not three.can_redo(0)
    with pytest.raises(IllegalMove, match="cannot play pick:red"):
        three.redo(0)
    assert signature(three) == before
    three.undo(2)
    assert three.can_redo(0)


def test_why_a_gesture_stops(three: Match) -> None:
    assert three.why_stopped(0, Step("choose", ("rest",))) == "barrier"  # there is nothing to join
    three.play(0, "pick:red")
    assert three.why_stopped(0, Step("choose", ("rest",))) is None
    assert three.why_stopped(0, Step("choose", ("pick", 0))) == "illegal"
    assert three.why_stopped(0, Step("other", ("rest",))) == "question"
    three.play(0, "rest", joined=True)
    assert three.why_stopped(0, Step("choose", ("rest",))) == "question"  # nobody asks any more
    three.play(1, "look")
    assert three.why_stopped(0, Step("choose", ("rest",))) == "barrier"


# files --------------------------------------------------------------------------------------------------------------
def test_a_file_keeps_gestures() -> None:
    match = planning()
    gesture(match, 0)
    text = to_json(match)
    loaded = from_json(text)
    assert signature(loaded) == signature(match)
    assert loaded.line[-1].joined
    assert verify(text).ok
    loaded.undo(0)
    match.undo(0)
    assert loaded.state.encode() == match.state.encode()


def test_a_forged_gesture_is_refused() -> None:
    data = json.loads(to_json(duel()))
    data.pop("digest")
    data["log"] = [[0, "+offer:farm.1,left,up"]]
    with pytest.raises(BadSave, match="Number 0 of the log is not possible"):
        from_json(sealed(data))


def test_a_file_of_before_is_read() -> None:
    """Format 2 had no gestures; nothing else is different."""
    match = wander(duel(), Dice(2), stop=lambda match: match.number == 9)
    data = json.loads(to_json(match)) | {"format": 2}
    data.pop("digest")
    assert signature(from_json(sealed(data))) == signature(match)


def test_a_checkpoint_is_never_inside_a_gesture(three: Match) -> None:
    """What comes before a checkpoint cannot be taken back, so nothing after it joins it."""
    three.play(0, "rest")
    three.play(0, "look", joined=True)
    checkpoint = three.checkpoint()
    assert checkpoint is not None
    resumed = Match.resume(three.setup, three.content, read_checkpoint(json.loads(json.dumps(checkpoint))))
    refused(resumed, 1, "rest")
    assert not resumed.can_undo(0)
