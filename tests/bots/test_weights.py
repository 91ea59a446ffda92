"""The shipped weights: all of them are used, a file can change some for a process, and a mistake is one sentence."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import pentarchy.games  # noqa: F401  # registers the games
from pentarchy.engine.registry import get_game
from pentarchy.games.kingdom import heuristic as kingdom
from pentarchy.games.lockup import heuristic as lockup
from pentarchy.games.tyrants import card_values as tyrants
from pentarchy.games.viscounts import forecast as viscounts
from pentarchy.games.wistar import plans as wistar
from pentarchy.kit.weights import READ
from tests.cli.driving import Ran, shell

GAMES = ("kingdom", "lockup", "tyrants", "viscounts", "wistar")
LOOK = """
import pentarchy.games
from pentarchy.games.lockup import forecast, heuristic
from pentarchy.games.wistar import plans
print(heuristic.HELD, forecast.NEAR, plans.SHARES, forecast.GROWTH)
"""


@pytest.mark.parametrize("name", GAMES)
def test_every_weight_is_used(name: str) -> None:
    """A module that asks for one that is missing cannot even be imported."""
    weights = READ[name]
    assert weights.taken == weights.values.keys()
    assert len(weights.values) > 50


@pytest.mark.parametrize("name", GAMES)
def test_weights_are_no_components(name: str) -> None:
    """A match belongs to an edition, and that is the same with other weights."""
    assert "weights.toml" not in get_game(name).load(None).tables


def test_modules_have_them_as_constants() -> None:
    assert READ["kingdom"].values["draft.pick"] == kingdom.PICK == (3.0, 4.5, 6.0, 7.0)
    assert READ["lockup"].values["tokens.held"] == lockup.HELD == 0.8
    assert READ["tyrants"].values["cards.killed.white"] == tyrants.KILLED["white"] == 1.7
    assert READ["viscounts"].values["goods.worth"] == viscounts.GOOD_WORTH == (0.95, 1.2, 1.2, 0.85)
    assert READ["wistar"].values["workers.worker"] == wistar.WORKER == 0.36


def look(path: Path) -> str:
    environment = {**os.environ, "PENTARCHY_WEIGHTS": str(path)}
    return subprocess.run(
        [sys.executable, "-c", LOOK], env=environment, capture_output=True, text=True, check=True
    ).stdout


def test_a_file_changes_some_of_them_for_a_process(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('game = "lockup"\n[tokens]\nheld = 0.75\n[goons.growth]\npower = 1\n')
    growth = "{'items': 0.5, 'power': 1.0, 'demon': 0.45}"
    assert look(path) == f"0.75 (1.0, 0.5, 0.22, 0.08) (1.0, 0.75, 0.5) {growth}\n"
    path.write_text("[lockup.cubes]\nnear = [1, 0.4, 0.2, 0]\n[wistar.workers]\nshares = [1.0, 0.5, 0.25]\n")
    assert look(path).startswith("0.8 (1.0, 0.4, 0.2, 0.0) (1.0, 0.5, 0.25) ")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('game = "lockup"\n[tokens]\nhold = 1.0', "lockup has no weight 'tokens.hold'."),
        ('game = "lockup"\n[tokens]\nhere = 1.0', "tokens.here must be a list."),
        (
            "[lokup.tokens]\nheld = 1.0",
            "there is no game 'lokup' with weights; there are kingdom, lockup, tyrants, viscounts, wistar.",
        ),
        ("held", "this is not TOML: Expected '=' after a key in a key/value pair (at end of document)."),
    ],
)
def test_a_file_with_a_mistake_is_refused_in_one_sentence(text: str, said: str, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(text)
    ran: Ran = shell("games", PENTARCHY_WEIGHTS=str(path))
    assert ran.sentence == f"{path}: {said}"
