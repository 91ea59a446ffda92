"""Going on from a checkpoint: the same match as before, without its past."""

import json
from typing import Any

import pytest

from pentarchy.engine.errors import BadSave, IllegalMove, StaleMove
from pentarchy.match import Checkpoint, Match
from tests.match.playing import Dice, asked, duel, planning_together, waver


def resumed(match: Match, checkpoint: Checkpoint) -> Match:
    """The match from a checkpoint that went through JSON, and the records after it."""
    stored = Checkpoint(*json.loads(json.dumps(checkpoint)))
    again = Match.resume(match.setup, match.content, stored)
    for record in match.log[stored.number :]:
        again.do(record)
    return again


def checkpoints(match: Match, seed: int) -> list[Checkpoint]:
    """Every checkpoint of a match that is played with second thoughts."""
    found, dice = [], Dice(seed)
    while not match.over:
        waver(match, dice, 1)
        if (checkpoint := match.checkpoint()) is not None and (not found or checkpoint.number > found[-1].number):
            found.append(checkpoint)
    return found


@pytest.mark.parametrize("seed", range(3))
def test_a_match_goes_on_from_any_checkpoint(seed: int) -> None:
    match = duel(seed)
    found = checkpoints(match, seed)
    assert len(found) > 20
    for checkpoint in found[::5]:
        again = resumed(match, checkpoint)
        assert again.state.encode() == match.state.encode()
        assert (again.number, again.position) == (match.number, match.position)
        assert again.whole == (checkpoint.number == 0)
        assert again.outcome() == match.outcome()
        for player in (0, 1, -1):
            assert again.events_for(player, checkpoint.position + 1) == match.events_for(
                player, checkpoint.position + 1
            )
        assert again.at(checkpoint.position).encode() == match.at(checkpoint.position).encode()


def test_what_can_be_taken_back_is_the_same() -> None:
    match, dice = duel(5), Dice(7)
    last: Checkpoint | None = None
    compared = 0
    while not match.over:
        waver(match, dice, 1)
        last = match.checkpoint() or last
        if last is not None and not match.over:
            again = resumed(match, last)
            for player in (0, 1):
                assert again.can_undo(player) == match.can_undo(player)
                assert again.can_redo(player) == match.can_redo(player)
                compared += match.can_undo(player)
    assert compared > 20


def test_there_is_none_while_something_can_be_taken_back() -> None:
    match = waver(duel(), Dice(1), 0)
    assert match.checkpoint() == Checkpoint(0, 0, [0, 0], match.state.encode())
    while not planning_together(match):
        player = asked(match)[0]
        match.play(player, match.state.legal(player)[0])
    player = asked(match)[0]
    match.play(player, match.state.legal(player)[0])
    assert match.can_undo(player)
    assert match.checkpoint() is None
    match.undo(player)
    assert match.can_redo(player)
    assert match.checkpoint() is None


def test_the_past_is_not_there() -> None:
    match = duel(2)
    checkpoint = checkpoints(match, 2)[-3]  # before the end
    again = Match.resume(match.setup, match.content, checkpoint)
    assert not again.whole
    with pytest.raises(IndexError):
        again.at(checkpoint.position - 1)
    for player in (0, 1):
        with pytest.raises(IllegalMove, match="Something hidden was shown"):
            again.undo(player, force=True)
    with pytest.raises(StaleMove):
        again.play(asked(again)[0], again.state.legal(asked(again)[0])[0], at=0)


@pytest.mark.parametrize("since", [[], [0], [0, 0, 0]])
def test_a_checkpoint_of_another_match_is_refused(since: list[Any]) -> None:
    match = duel()
    with pytest.raises(BadSave):
        Match.resume(match.setup, match.content, Checkpoint(1, 1, since, match.state.encode()))
    with pytest.raises(BadSave):
        Match.resume(match.setup, match.content, Checkpoint(1, 1, [0, 0], {}))
