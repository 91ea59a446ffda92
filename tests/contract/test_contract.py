"""The contract: what must hold for every game, in every mode, at every decision (see properties.py)."""

import os
from pathlib import Path

import pytest

from pentarchy.engine.registry import Game
from pentarchy.testing import contract, golden
from pentarchy.testing.contract import Promise
from tests.contract.facts import GAMES

GOLDEN = Path(__file__).parent / "golden"
UPDATE = "PENTARCHY_UPDATE_GOLDEN"
MODES_A_DAY = 15  # each property is checked in about so many modes of a game; the soak run does the others


def promises(*, rest: bool) -> list[Promise]:
    return [promise for game in GAMES for promise in contract.promises(game, MODES_A_DAY, rest=rest)]


@pytest.mark.long
@pytest.mark.parametrize("promise", promises(rest=False), ids=str)
def test_property(promise: Promise) -> None:
    promise.hold()


@pytest.mark.soak
@pytest.mark.parametrize("promise", promises(rest=True), ids=str)
def test_property_in_the_other_modes(promise: Promise) -> None:
    promise.hold()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_game_as_a_whole(game: Game) -> None:
    contract.whole_game_promises(game)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_golden_games(game: Game) -> None:
    """A fixed game of each mode gives the same states on every machine and Python version.

    When rules, content or fields change on purpose, run once with PENTARCHY_UPDATE_GOLDEN=1 and say why in the change.
    """
    is_golden(game, GOLDEN / f"{game.id}.json")


def is_golden(game: Game, path: Path) -> None:
    """The moves and the games of each mode are those of the golden file."""
    if os.environ.get(UPDATE) == "1":
        golden.write(game, path)
    golden.check(game, path)
