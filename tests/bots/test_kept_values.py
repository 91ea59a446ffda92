"""What heuristics keep from one position to the next changes no value: they are as good as counted anew."""

import sys
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import pentarchy.games  # noqa: F401  # registers the games
from pentarchy.engine.registry import Game, get_game
from pentarchy.engine.state import State
from pentarchy.engine.views import determinise
from pentarchy.games.kingdom.heuristic import duchy, points
from pentarchy.games.kingdom.production import count_production
from pentarchy.games.kingdom.scoring import total
from pentarchy.games.viscounts import forecast
from pentarchy.games.viscounts.content import SILVER
from pentarchy.games.viscounts.heuristic import means_of
from pentarchy.games.viscounts.movement import distances
from pentarchy.games.viscounts.opportunities import outlook_of

KEPT = ("FIELDS", "OUTLOOKS", "POINTS", "WORTHS")  # of heuristics, beside functools.lru_cache


def positions(game: Game, seed: int, every: int) -> Iterator[State]:
    """Some positions of a random game in one of the modes."""
    modes = list(game.modes())
    players, options = modes[seed % len(modes)]
    state, rng, number = game.new(players, options, seed), Random(seed), 0
    while (player := state.asked) >= 0:
        if number % every == 0:
            yield state
        moves = state.legal(player)
        state.apply(player, moves[int(rng.random() * len(moves))])
        number += 1


def forget(game: Game) -> None:
    """Empty all that the modules of a game keep."""
    for name, module in list(sys.modules.items()):
        if name.startswith(game.package):
            for word, value in vars(module).items():
                if hasattr(value, "cache_clear"):
                    value.cache_clear()
                elif word in KEPT:
                    value.clear()


@pytest.mark.parametrize("name", ["kingdom", "lockup", "tyrants", "wistar"])
@pytest.mark.parametrize("seed", range(6))
def test_a_value_is_the_same_when_nothing_was_kept_before(name: str, seed: int) -> None:
    game = get_game(name)
    kept: list[tuple[State, int, float]] = []
    for state in positions(game, 7 * seed, 11):
        player = state.asked
        guess = determinise(state, player, Random(seed))
        for move in guess.legal(player)[:4]:
            tried = guess.clone()
            tried.apply(player, move)
            kept.append((tried, player, game.heuristic(tried, player)))
    assert len(kept) > 5
    for tried, player, value in kept[:: max(1, len(kept) // 12)]:
        forget(game)
        assert game.heuristic(tried, player) == pytest.approx(value, abs=1e-9)


@pytest.mark.parametrize("seed", range(12))
def test_a_duchy_of_kingdom_adds_up_to_what_the_rules_count(seed: int) -> None:
    for g in positions(get_game("kingdom"), seed, 5):
        state: Any = g
        for player in range(state.players):
            assert points(state, player) == total(state, player)
            assert duchy(state, player).production == tuple(count_production(state, player, one) for one in range(4))


@pytest.mark.parametrize("seed", range(8))
def test_the_best_way_of_viscounts_is_the_best_of_all_spaces(seed: int) -> None:
    """Spaces and actions that cannot be better than the best so far are left out; none of them would have been."""
    seen = 0
    for g in positions(get_game("viscounts"), seed, 9):
        state: Any = g
        player = state.asked
        if state.viscounts[player] < 0:
            continue
        outlook = outlook_of(state, player, forecast.rounds_after(state))
        means, start = means_of(state, player, state.slots(player)), state.viscounts[player]
        silver, gains = means.goods[SILVER], [0.0]
        for space, steps in enumerate(distances(state.ring, start, 2)):
            fare = max(0, steps - 2 - outlook.stride)
            if fare <= silver:
                price = outlook.prices.price(SILVER, fare, silver)
                gains.append(outlook.best_at(space, means.less(fare), -1, -99.0) - price)
        assert outlook.best_way(start, 2, means) == max(gains)
        seen += 1
    assert seen
