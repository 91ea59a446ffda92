"""What is said of the strength of levels is what could have been measured."""

import tomllib

import pytest

import pentarchy.games  # noqa: F401  # registers the games
from pentarchy.bots import LEVELS, weaker
from pentarchy.bots.strength import FILE, Measured, strength
from pentarchy.engine.registry import games

FIGURES = tomllib.loads(FILE.read_text("utf-8"))


@pytest.mark.parametrize(("game", "level"), [(game, level) for game, levels in FIGURES.items() for level in levels])
def test_a_figure_is_about_a_level_and_the_next_weaker_one(game: str, level: str) -> None:
    found = strength(game, level)
    assert found is not None
    assert found.against == weaker(level)[0]
    assert 50 <= found.wins <= 100
    assert found.games >= 20  # else it says nothing


def test_the_error_of_a_figure_is_that_of_its_games() -> None:
    """Wilson's interval: few games say little, and a hundred per cent of them are no certainty."""
    assert Measured("random", 50, 100).interval == (40, 60)
    assert Measured("random", 50, 10_000).interval == (49, 51)
    low, high = Measured("random", 100, 40).interval
    assert (low, high) == (91, 100)


def test_every_game_has_figures_and_nothing_else_has() -> None:
    assert set(FIGURES) == {game.id for game in games()}
    assert all(set(levels) <= set(LEVELS) for levels in FIGURES.values())
    assert strength("scopa", "expert") is None
