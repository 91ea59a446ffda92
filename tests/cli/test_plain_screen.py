"""The plain screen says what the numbers of a game mean, from the declarations of its fields alone."""

from typing import Any

import pytest
from rich.console import Console

import pentarchy.games  # noqa: F401  # registers the games
from pentarchy.cli.screens import plain
from pentarchy.engine.registry import Game, get_game
from pentarchy.testing.play import cases, random_chooser
from pentarchy.text import LANGUAGES, Speech


def drawn(game: Game, state: Any, player: int = 0, lang: str = "en", names: tuple[str, ...] = ()) -> list[str]:
    console = Console(width=300)
    with console.capture() as capture:
        console.print(plain.draw(game.look(state, player), player, Speech(game, game.load(None), lang, names)))
    return capture.get().splitlines()


def test_players_are_called_by_their_names() -> None:
    """No line says "First player: 1" of the second player."""
    game = get_game("kingdom")
    state = game.new(2, {}, 3)
    state.first = 1
    assert "First player: Boris" in drawn(game, state, names=("Anna", "Boris"))


def test_entries_say_whose_they_are_and_of_what() -> None:
    game = get_game("lockup")
    state = game.new(2, {}, 3)
    lines = drawn(game, state, names=("Anna", "Boris"))
    assert any(line.startswith("Power: Anna: ") and "Boris: " in line for line in lines)
    state.visited[1] = 0b11
    kitchen, yard = [state.content.tables["locations.toml"][name]["name"]["en"] for name in _first_locations(state)]
    assert any(f"Boris: {kitchen}, {yard}" in line for line in drawn(game, state, names=("Anna", "Boris")))


def _first_locations(state: Any) -> list[str]:
    return list(state.content.tables["locations.toml"])[:2]


def test_hidden_cards_are_counted() -> None:
    game = get_game("tyrants")
    state = game.new(2, {}, 3)
    lines = drawn(game, state, names=("Anna", "Boris"))
    assert any(line.endswith(f": a face-down card ×{len(state.market_deck)}") for line in lines)
    assert any(line.startswith("Hand") and "Boris: a face-down card ×5" in line for line in lines)


def test_the_memory_of_the_engine_is_not_shown() -> None:
    game = get_game("wistar")
    words = {
        Speech(game, game.load(None), "en").zone(name) for name, field in game.state.zones.items() if field.scratch
    }
    assert words
    lines = drawn(game, game.new(2, {}, 3))
    assert not [line for line in lines if line.split(":")[0] in words]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["kingdom", "lockup", "tyrants", "viscounts", "wistar"])
def test_every_game_can_be_drawn(name: str, lang: str) -> None:
    """Also in the middle of a game, in a mode with an opponent that the game moves."""
    game = get_game(name)
    case = cases(game, 5)[-1]
    state, choose = case.start(), random_chooser(7)
    for _ in range(60):
        if choice := choose(state):
            state.apply(*choice)
    assert len(drawn(game, state, lang=lang)) > 15
