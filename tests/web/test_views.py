"""The client knows the fields of every game by types that are made from their declarations."""

import runpy
from pathlib import Path
from typing import Any

import pytest

from pentarchy.engine.declare import OWNER, PLAYERS, mask, number, piles

VIEWS: dict[str, Any] = runpy.run_path(str(Path(__file__).parents[2] / "web" / "views.py"))


def test_the_types_in_the_client_are_those_of_the_games() -> None:
    assert VIEWS["FILE"].read_text("utf-8") == VIEWS["written"](), "run `make web`, and commit web/src/games/views.ts"


@pytest.mark.parametrize(
    ("hint", "field", "written"),
    [
        (int, number(), "number"),
        (list[int], number(PLAYERS), "number[]"),
        (list[int], number(PLAYERS, sees=OWNER), "(number | null)[]"),
        (list[tuple[int, ...]], piles(), "Piece[][]"),
        (tuple[str, ...], number(), "string[]"),
        (tuple[tuple[int, int], ...], number(), "[number, number][]"),
    ],
)
def test_types_of_fields(hint: Any, field: Any, written: str) -> None:
    assert VIEWS["seen"](hint, field) == written


def test_remarks_say_what_numbers_mean() -> None:
    assert VIEWS["meaning"](mask(("attic", "cellar"), PLAYERS)._replace()) == " // bits of ; per players"
