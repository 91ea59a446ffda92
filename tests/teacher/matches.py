"""Finished matches to analyse, made by chance; and an advice that costs nothing, where its numbers do not matter."""

from collections.abc import Sequence
from random import Random

import pytest

import pentarchy.games  # noqa: F401  # registers the games
from pentarchy.bots import Seat
from pentarchy.bots.advice import Advice, Counsel
from pentarchy.bots.search import Budget
from pentarchy.engine.rules import Move
from pentarchy.match import Match
from pentarchy.teacher import analysis
from pentarchy.teacher import standing as standings
from pentarchy.text import LANGUAGES, Speech

LOST = 3.0  # points that every other move lies behind the first one, for the cheap advice


def by_chance(game: str, players: int, seed: int = 3) -> Match:
    """A match of random moves, played to its end."""
    match, rng = Match.new(game, players, seed=seed), Random(seed)
    while not match.over:
        player = match.state.asked
        match.play(player, rng.choice(match.state.legal(player)))
    return match


def wish(match: Match, simulations: int = 4) -> analysis.Wish:
    speeches = {lang: Speech(match.game, match.content, lang) for lang in LANGUAGES}
    return analysis.Wish(Budget(simulations=simulations), speeches)


def cheap_advice(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first legal move is best, and every other loses LOST points: at once."""

    def advise(seat: Seat, rng: Random, budget: Budget, also: Sequence[Move] = (), most: int = 1) -> Advice:
        best = Counsel(seat.legal[0], 0.0, 0.0, seat.legal[:1])
        others = [Counsel(move, LOST, 0.5, (move,)) for move in also if move != best.move]
        return Advice((best, *others), 4, 4)

    monkeypatch.setattr(analysis, "advise", advise)
    monkeypatch.setattr(standings, "GUESSES", 2)
