"""Content packs for tests: what is said about one with a mistake, and games that are played with one."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from pentarchy.engine.errors import BadContent
from pentarchy.engine.registry import Game


def pack(folder: Path, **files: str) -> Path:
    """A content pack with these files, e.g. items="[rusty_shiv]..."."""
    for name, text in files.items():
        (folder / f"{name}.toml").write_text(text, "utf-8")
    return folder


def complaint_of(load: Callable[[Path], Any], folder: Path, **files: str) -> str:
    """What is said about a pack that is refused."""
    with pytest.raises(BadContent) as refusal:
        load(pack(folder, **files))
    return str(refusal.value)


def play_through(game: Game, content: Any, players: int, **options: str) -> Any:
    """A random game to its end."""
    state, rng = game.new(players, options, 7, content=content), Random(7)
    for _ in range(game.cap):
        if state.over:
            return state
        player = state.asked
        state.play(player, rng.choice(state.legal(player)))
    raise AssertionError("the game does not end")
