"""Who stands how well: points ahead, as far as a player could tell at that moment, after as many turns for everybody.

In the middle of things a heuristic says more about whose turn it is than about who is ahead: who has just been paid for
a turn has not paid for the next one. So a position is first played on, all seats as the greedy bot would, until it is
the turn of whoever began the round, or another round begins; who plays alone plays to the end of the round. Where that
is so already nothing is to be played. (docs/teacher.md has the figures that this was chosen by.)

A game's heuristic is one's own worth less the others', each in the game's own measure, so the difference between two
seats counts the gap between them twice when there are two, and less the more there are. It is told as the gap to the
best of the others, from guesses of what the player did not know: the mean, and its standard error. Where somebody plays
alone it is what the heuristic says.
"""

from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import Literal

from pentarchy.bots.greedy import move_on
from pentarchy.bots.habits import Habits
from pentarchy.engine.registry import Game
from pentarchy.engine.state import State
from pentarchy.engine.views import determinise

GUESSES, FEWER_GUESSES = 4, 3  # worlds in which a position is weighed, with up to two seats and with more
SETTLED = -1  # in place of who began the round, where nothing is to be played on
TENTH = 0.1  # points: one digit is said
SAME = 1e-6  # points: less than that comes from adding up in another order
Against = Literal["others", "rival", "alone"]
Figure = tuple[float, float]  # mean and standard error


def standing(game: Game, state: State, player: int, rng: Random, starter: int = SETTLED) -> Figure:
    """How many points a player is ahead of the best of the others, or behind if it is less than nothing.

    The round was begun by the `starter`, up to whose turn it is played on.
    """
    ahead, habits = [], Habits()
    for _ in range(guesses(state.players)):
        guess = determinise(state, player, rng)
        end = guess if starter == SETTLED else played_on(game, guess, starter, habits)
        ahead.append(gap([game.heuristic(end, seat) for seat in range(state.players)], player))
    return figure(ahead)


def guesses(players: int) -> int:
    """Worlds in which a position is weighed: each is played on, for every seat."""
    return GUESSES if players <= 2 else FEWER_GUESSES


def round_of(state: State) -> object:
    """The round, a field that all know by this name (docs/adding-a-game.md); a game without it is one round."""
    return getattr(state, "round", None)


def played_on(game: Game, state: State, starter: int, habits: Habits) -> State:
    """The state when everybody has had as many turns, if all play as the greedy bot. The one given may be changed.

    What looked good at its decisions in another guess is what is weighed in this one (bots/habits.py).
    """
    now, turn = round_of(state), game.turn(state)
    while state.asked >= 0 and round_of(state) == now:
        last, turn = turn, game.turn(state)
        if turn != last and state.asked == starter and state.players > 1:
            break
        state = move_on(game, state, state.asked, habits)
    return state


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
    return round(mean, 1), told_error(sqrt(spread / count))


def told_error(error: float) -> float:
    """An error as it is told: nothing only where all guesses agree, else at least the last digit that is said."""
    return max(TENTH, round(error, 1)) if error > SAME else 0.0


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
