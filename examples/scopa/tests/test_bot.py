"""Greedy knows what it wants."""

from random import Random

from pentarchy.bots import get_bot, play_bots

from .table import GAME


def test_greedy_beats_random() -> None:
    wins = 0
    for seed in range(20):
        state = GAME.new(2, {}, seed)
        bots = [get_bot("greedy"), get_bot("random")]
        play_bots(GAME, state, bots, Random(seed))
        wins += GAME.outcome(state).winners == (0,)
    assert wins >= 15
