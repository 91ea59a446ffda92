"""What the tests of broken games share: a property must reject the game, for the right reason."""

from typing import Any

import pytest

from pentarchy.engine.declare import number
from pentarchy.engine.registry import Game
from pentarchy.testing.play import cases, kind_chooser, random_chooser
from pentarchy.testing.properties import Property

SEEDS = range(8)


def fails(check: Property, game: Game, complaint: str | None, error: type[Exception] = AssertionError) -> None:
    """The property rejects the game, for the right reason; test_contract.py shows that it accepts the whole game."""

    def play_some() -> None:
        for seed in SEEDS:
            for case in cases(game, seed):
                check(case, (kind_chooser if seed % 2 else random_chooser)(seed))

    with pytest.raises(error, match=complaint):
        play_some()


def with_last(**more: Any) -> dict[str, Any]:
    """The body of a state class with one more open number, `last`."""
    return {"__annotations__": {"last": int}, "last": number(), **more}
