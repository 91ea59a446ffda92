"""Positions that tests begin at: the moves that lead there, found by letting bots or a die play a chosen deal.

A table with the same deal and options comes to the same position when the moves are played on it. What a test needs
to see must come from here: what somebody at a page does by chance depends on how fast the page is.
"""

from collections.abc import Callable
from functools import cache
from itertools import count
from random import Random
from typing import Any

from pentarchy.bots import Seat, get_bot
from pentarchy.engine.registry import get_game
from pentarchy.match import Match

DEAL = 4
PRODUCTION = 3  # phase
Script = list[tuple[int, tuple[Any, ...]]]  # player and move
Wanted = Callable[[Match], bool]
AskedSo = Callable[[Any, int], bool]  # of a state and whom it asks
FIRST = {"first": "1"}


def kind(match: Match, player: int) -> str | None:
    """What a player is asked."""
    question = match.state.asks[player]
    return None if question is None else str(question[0])


def crosses(match: Match, player: int, move: tuple[Any, ...]) -> bool:
    """Whether a move cannot be undone: it shows something hidden."""
    return crosses_at(match.state, player, move)


def crosses_at(state: Any, player: int, move: tuple[Any, ...]) -> bool:
    trial = state.clone()
    trial.apply(player, move)
    return bool(trial.barrier != state.barrier)


def drafting(match: Match) -> bool:
    return match.state.round == 2 and kind(match, 0) == "offer_card" and any(match.state.offers)


def first_planning(match: Match) -> bool:
    """Both plan at the same time; nearer to the start."""
    return kind(match, 0) == kind(match, 1) == "plan_card"


def planning(match: Match) -> bool:
    """Both plan at the same time."""
    return match.state.round == 2 and kind(match, 0) == kind(match, 1) == "plan_card"


def producing(match: Match) -> bool:
    at = match.state
    return at.phase == PRODUCTION and at.round >= 2 and kind(match, 0) == "place_cube" and len(at.legal(0)) > 2


def storing(match: Match) -> bool:
    """The first player has cubes for the alchemy area; not the first, but one of the others can never come back."""
    state, store, steps = match.state.clone(), ("store",), 0
    while state.asks[0] and state.asks[0][0] == "place_cube" and store in state.legal(0):
        if crosses_at(state, 0, store):
            return steps > 0
        state.apply(0, store)
        steps += 1
    return False


def before_a_barrier(match: Match) -> bool:
    """Whatever the first player does now, it cannot be undone."""
    return kind(match, 0) is not None and all(crosses(match, 0, move) for move in match.state.legal(0))


def over(match: Match) -> bool:
    return match.over


@cache
def rehearse(wanted: Wanted, seed: int = DEAL, bot: str = "greedy") -> Script:
    match, rng, script = Match.new("kingdom", 2, {}, seed=seed), Random(seed), []
    game, player_bot = get_game("kingdom"), get_bot(bot)
    while not wanted(match):
        assert not match.over, "the match ended before it was as wanted"
        player = next(seat for seat, question in enumerate(match.state.asks) if question is not None)
        move = player_bot.choose(Seat(game, match.state, player), rng)
        script.append((player, move))
        match.play(player, move)
    return script


@cache
def by_chance(game: str, wanted: AskedSo) -> tuple[int, Script, int]:
    """Two players by the throw of a die up to a question: the deal, the moves, and who is asked."""
    for seed in count():
        state, rng, script = get_game(game).new(2, FIRST, seed), Random(seed), []
        while not state.over:
            player = next(seat for seat in range(2) if state.asks[seat])
            if wanted(state, player):
                return seed, script, player
            move = rng.choice(state.legal(player))
            script.append((player, move))
            state.play(player, move)
    raise AssertionError("unreachable")
