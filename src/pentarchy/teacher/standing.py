"""Who stands how well: points ahead, as far as a player could tell at that moment.

A game's heuristic is one's own worth less the others', each in the game's own measure, so the difference between two
seats counts the gap between them twice when there are two, and less the more there are. It is told as the gap to the
best of the others, from guesses of what the player did not know: the mean, and its standard error. Where somebody plays
alone it is what the heuristic says.
"""

from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import Literal

from pentarchy.engine.registry import Game
from pentarchy.engine.state import State
from pentarchy.engine.views import determinise

GUESSES = 4  # worlds in which a position is weighed
Against = Literal["others", "rival", "alone"]
Figure = tuple[float, float]  # mean and standard error


def standing(game: Game, state: State, player: int, rng: Random) -> Figure:
    """How many points a player is ahead of the best of the others, or behind if it is less than nothing."""
    ahead = []
    for _ in range(GUESSES):
        guess = determinise(state, player, rng)
        ahead.append(gap([game.heuristic(guess, seat) for seat in range(state.players)], player))
    return figure(ahead)


def gap(worths: Sequence[float], player: int) -> float:
    """Of what the heuristic says for every seat: the points from a player to the best of the others."""
    others = [worth for seat, worth in enumerate(worths) if seat != player]
    if not others:
        return worths[player]
    return (worths[player] - max(others)) * len(others) / len(worths)


def figure(values: Sequence[float]) -> Figure:
    """The mean of some values and its standard error."""
    count = len(values)
    mean = sum(values) / count
    spread = sum((value - mean) ** 2 for value in values) / (count - 1) if count > 1 else 0.0
    return round(mean, 1), round(sqrt(spread / count), 1)


def final_standing(game: Game, state: State, player: int) -> Figure:
    """The same when the match is over: points as they were scored, so without an error."""
    totals = [sum(game.score(state, seat).values()) for seat in range(state.players)]
    others = [total for seat, total in enumerate(totals) if seat != player]
    if not others and compared_with(game, state) == "rival":
        others = [sum(game.rival_score(state).values())]
    return float(totals[player] - max(others, default=0)), 0.0


def compared_with(game: Game, end: State) -> Against:
    """Whom the points are compared with. Alone it depends on whether the heuristic counts the opponent at the end."""
    if end.players > 1:
        return "others"
    rival = game.rival_score(end)
    if not rival:
        return "alone"
    own, told = sum(game.score(end, 0).values()), game.heuristic(end, 0)
    return "rival" if abs(told - own + sum(rival.values())) < abs(told - own) else "alone"
