"""What must hold for every game holds for Scopa."""

from pathlib import Path

import pytest
from pentarchy_scopa import GAME

from pentarchy.testing import contract, golden

GOLDEN = Path(__file__).parent / "golden.json"


@pytest.mark.parametrize("promise", contract.promises(GAME), ids=str)
def test_contract(promise: contract.Promise) -> None:
    promise.hold()


def test_the_game_as_a_whole() -> None:
    contract.whole_game_promises(GAME)


def test_golden_games() -> None:
    """Write the file anew with `pentarchy check scopa --golden tests/golden.json --write-golden`, and say why."""
    golden.check(GAME, GOLDEN)
