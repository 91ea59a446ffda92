"""Clone and codec from annotated fields, and the zone table that no field escapes."""

from typing import Any, ClassVar

import pytest

from pentarchy.engine import fields
from pentarchy.engine.declare import (
    ALL,
    OWNER,
    PLAYERS,
    Field,
    everything,
    mask,
    number,
    pile,
    piles,
    seat,
    seats,
    word,
)
from pentarchy.engine.errors import BadSave
from pentarchy.engine.moves import Table
from pentarchy.engine.rules import Rules
from pentarchy.engine.state import State, state
from tests.engine.tiny import start, vocabulary


class Sample:
    """A class with one field of each kind."""

    skipped: Any
    constant: ClassVar[int] = 1
    number: int
    word: str
    pile: tuple[int, ...]
    piles: list[tuple[int, ...]]
    nested: list[list[int]]


def test_shapes_are_read_from_annotations() -> None:
    assert fields.field_shapes(Sample, ("skipped",)) == {
        "number": "value",
        "word": "value",
        "pile": "value",
        "piles": "list",
        "nested": "nested",
    }


@pytest.mark.parametrize("hint", [dict[str, int], set[int], dict, set])
def test_dicts_and_sets_are_refused(hint: Any) -> None:
    with pytest.raises(TypeError, match="wrong: a state holds ints, strings, tuples and lists"):
        fields.field_shapes(type("Bad", (), {"__annotations__": {"wrong": hint}}), ())


def saved() -> dict[str, Any]:
    data: dict[str, Any] = start(vocabulary(), ("put", 0), ("note", "x")).encode()
    return data


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda data: [], "must be a JSON object"),
        (lambda data: None, "must be a JSON object"),
        (lambda data: {k: v for k, v in data.items() if k != "sums"}, "lacks the field 'sums'"),
        (lambda data: {**data, "more": 1}, "unknown field 'more'"),
        (lambda data: {**data, "sums": 3}, "'sums' of the saved state must be a list"),
        (lambda data: {**data, "stacks": [1, 2, 3]}, "'stacks' of the saved state must be a list"),
        (lambda data: {**data, "seed": 0.5}, "'seed' of the saved state must be a whole number"),
        (lambda data: {**data, "sums": [{}, 0]}, "'sums' of the saved state must be a list of whole numbers"),
        (lambda data: {**data, "asks": data["asks"][:1]}, "does not fit its number of players"),
        (lambda data: {**data, "stacks": data["stacks"][:1]}, "does not fit its number of players"),
    ],
)
def test_bad_saves_are_refused(change: Any, message: str) -> None:
    kind = type(start(vocabulary(), ("put", 0)))
    with pytest.raises(BadSave, match=message):
        kind.decode(change(saved()))


def test_loading_gives_back_what_was_saved() -> None:
    kind = type(start(vocabulary(), ("put", 0)))
    g = kind.decode(saved())
    assert g.encode() == saved()
    assert g.stacks == [[], [], [("note", "x")]]
    assert g.asks == [("number",), None]
    assert g.legal(0) == (("add", 1), ("add", 2), ("add", 3))


def test_saved_data_is_independent() -> None:
    g = start(vocabulary(), ("put", 0))
    data = g.encode()
    data["sums"][0] = 99
    data["stacks"][0].append(1)
    assert g.sums == [0, 0]
    assert g.stacks[0] == []


@pytest.mark.parametrize(
    ("declared", "wrong"),
    [
        ({"deck": pile()}, "Leaky.coins is not declared"),
        ({}, "Leaky.coins is not declared"),
        ({"coins": number(), "deck": pile()}, r"Leaky.coins is a list\[int\]: a list, and only a list"),
        ({"coins": number(PLAYERS), "deck": piles()}, "Leaky.deck is a tuple"),
    ],
)
def test_a_field_that_is_not_declared_or_strangely_is_an_error(declared: dict[str, Field], wrong: str) -> None:
    with pytest.raises(TypeError, match=wrong):
        state(type("Leaky", (State,), body_of({"coins": list[int], "deck": tuple[int, ...]}, declared)))


def body_of(fields: dict[str, Any], declared: dict[str, Field]) -> dict[str, Any]:
    return {"__annotations__": fields, "rules": Rules(), "moves": Table(), "happens": Table(), **declared}


def test_fields_start_as_they_are_declared() -> None:
    """Neutral values by type, one for each entry; several axes, and functions of the state."""
    goods = ("wood", "metal")
    fields = {
        "box": (tuple[int, ...], everything()),
        "hands": (list[tuple[int, ...]], piles(OWNER)),
        "goods": (list[int], number((PLAYERS, goods))),
        "supply": (list[int], number(goods, 7)),
        "taker": (int, seat()),
        "ending": (str, word()),
        "order": (tuple[int, ...], seats()),
        "spaces": (list[int], mask(goods, per=4)),
        "turns": (int, number(start=lambda g: 10 * g.players)),
    }
    annotations = {name: hint for name, (hint, _) in fields.items()}
    declared = {name: field for name, (_, field) in fields.items()}
    g: Any = state(type("Rich", (State,), body_of(annotations, declared))).blank(3, 4, 1)
    assert g.box == (0, 1, 2, 3)
    assert g.knows == [g.everyone] * 4
    assert g.hands == [(), (), ()]
    assert g.goods == [0] * 6
    assert g.supply == [7, 7]
    assert (g.taker, g.ending, g.order, g.turns) == (-1, "", (), 30)
    assert g.spaces == [0] * 4
    assert list(g.zones) == list(fields)
    assert [(row.means, row.sees) for row in (g.zones["hands"], g.zones["taker"])] == [("pieces", OWNER), ("seat", ALL)]
