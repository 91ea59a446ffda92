"""What the tests of broken games share: a property must reject the game, for the right reason."""

from dataclasses import replace
from typing import Any

import pytest

from pentarchy.engine.registry import Game
from pentarchy.engine.zones import ALL, data
from tests.contract import toys
from tests.contract.play import cases, kind_chooser, random_chooser
from tests.contract.properties import Property

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
    zones = {**toys.Bazaar.zones, "last": data(ALL)}
    return {"__annotations__": {"last": int}, "zones": zones, **more}


def starts_with_last(game: Game) -> Game:
    """A game whose states start with `last` = 0."""

    def start(*setup: Any) -> Any:
        blank = game.state.blank

        class Kind:
            """The state class, with a field set that the ordinary start does not know."""

            @staticmethod
            def blank(*args: Any, **kwargs: Any) -> Any:
                g: Any = blank(*args, **kwargs)
                g.last = 0
                return g

        return toys.starter(Kind)(*setup)

    return replace(game, start=start)
