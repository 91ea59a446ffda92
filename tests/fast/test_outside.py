"""A game of another package runs on the kernel as it is, in whichever build the tests run."""

import os
import subprocess
import sys
from pathlib import Path

from pentarchy import BUILD
from pentarchy.builds import WISH

SCOPA = Path(__file__).parents[2] / "examples" / "scopa" / "src"
PLAY = """
from random import Random
import pentarchy
from pentarchy_scopa import GAME

for players in GAME.players:
    state, rng = GAME.new(players, seed=players), Random(players)
    while state.asked >= 0:
        copy, player = state.clone(), state.asked
        move = rng.choice(state.legal(player))
        state.apply(player, move)
        copy.apply(player, move)
        assert copy.encode() == state.encode()
    assert GAME.state.decode(state.encode(), state.content).encode() == state.encode()
print(pentarchy.BUILD)
"""


def test_scopa_is_played_copied_and_saved() -> None:
    environment = {**os.environ, WISH: BUILD, "PYTHONPATH": str(SCOPA)}
    ran = subprocess.run([sys.executable, "-c", PLAY], env=environment, capture_output=True, text=True, check=False)
    assert (ran.stdout.strip(), ran.stderr) == (BUILD, "")
