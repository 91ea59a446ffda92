"""Games are found by entry points; one that is wrong says why where it is wanted, and takes no other away."""

import sys
from collections.abc import Iterator
from dataclasses import replace
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import pentarchy.games
from pentarchy.engine import registry
from pentarchy.engine.errors import UnknownGame
from pentarchy.engine.registry import Game, get_game
from pentarchy.games.kingdom import GAME as KINGDOM
from tests.cli.driving import run
from tests.contract.toys import GAME


@pytest.fixture(autouse=True)
def own_registry(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(registry, "_GAMES", {"kingdom": KINGDOM})
    broken = dict(registry.BROKEN)
    registry.BROKEN.clear()
    yield
    registry.BROKEN.clear()
    registry.BROKEN.update(broken)


def look(monkeypatch: pytest.MonkeyPatch, name: str, value: str, game: Game | None = None) -> None:
    """Load the games again, of which one is this."""
    if game is not None:
        module, _, attribute = value.partition(":")
        monkeypatch.setattr(sys.modules[module], attribute, game)
    points = [EntryPoint("kingdom", "pentarchy.games.kingdom:GAME", "pentarchy.games")]
    points.append(EntryPoint(name, value, "pentarchy.games"))
    monkeypatch.setattr(pentarchy.games, "entry_points", lambda group: points)
    pentarchy.games._register_all()


def refusal(name: str) -> str:
    assert get_game("kingdom") is KINGDOM
    with pytest.raises(UnknownGame) as refused:
        get_game(name)
    return str(refused.value)


def test_a_game_from_outside_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    look(monkeypatch, GAME.id, "tests.contract.toys:GAME")
    assert get_game(GAME.id) is GAME


def test_a_package_that_cannot_be_imported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "crooked_game.py").write_text("X = 1\nGAME = int('x')\n", "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    look(monkeypatch, "crooked", "crooked_game:GAME")
    sentence = refusal("crooked")
    assert sentence.startswith("The game 'crooked' could not be loaded. ValueError: invalid literal for int()")
    assert sentence.endswith("crooked_game.py, line 2)")
    assert "The game 'crooked' could not be loaded." in run("games").out


def test_a_game_without_an_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    answers = {kind: fn for kind, fn in GAME.state.rules.answers.items() if kind != "shelve"}
    monkeypatch.setattr(GAME.state.rules, "answers", answers)
    look(monkeypatch, GAME.id, "tests.contract.toys:GAME")
    assert "no @answer for the move 'shelve'" in refusal(GAME.id)


def test_the_entry_point_has_the_name_of_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    look(monkeypatch, "fair", "tests.contract.toys:GAME")
    assert f"the entry point is called 'fair' and the game '{GAME.id}': give both one name" in refusal("fair")


def test_two_games_of_one_name(monkeypatch: pytest.MonkeyPatch) -> None:
    look(monkeypatch, "kingdom", "tests.contract.toys:GAME", replace(GAME, id="kingdom"))
    assert get_game("kingdom") is KINGDOM
    assert "are both called 'kingdom': give yours another id" in registry.BROKEN["kingdom"]
