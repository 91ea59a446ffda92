"""Clone and codec from annotated fields, and the zone table that no field escapes."""

from typing import Any, ClassVar

import pytest

from pentarchy.engine import fields
from pentarchy.engine.errors import BadSave
from pentarchy.engine.moves import Table
from pentarchy.engine.rules import Rules
from pentarchy.engine.state import State, state
from pentarchy.engine.zones import ALL, Zone, cards, data, rows
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


def test_kinds_are_read_from_annotations() -> None:
    assert fields.field_kinds(Sample, ("skipped",)) == {
        "number": "value",
        "word": "value",
        "pile": "value",
        "piles": "list",
        "nested": "nested",
    }


@pytest.mark.parametrize("hint", [dict[str, int], set[int], dict, set])
def test_dicts_and_sets_are_refused(hint: Any) -> None:
    with pytest.raises(TypeError, match="wrong: a state holds ints, strings, tuples and lists"):
        fields.field_kinds(type("Bad", (), {"__annotations__": {"wrong": hint}}), ())


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
        (lambda data: {**data, "seed": 0.5}, "numbers, strings and lists only, not 0.5"),
        (lambda data: {**data, "sums": [{}, 0]}, "numbers, strings and lists only, not {}"),
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
    ("zones", "wrong"),
    [
        ({"deck": cards(ALL)}, "coins"),
        ({**rows(data(ALL), "coins gold"), "deck": cards(ALL)}, "gold"),
        ({}, "coins, deck"),
    ],
)
def test_a_field_or_row_that_is_forgotten_is_an_error(zones: dict[str, Zone], wrong: str) -> None:
    body = {
        "__annotations__": {"coins": list[int], "deck": tuple[int, ...]},
        "rules": Rules(),
        "moves": Table(),
        "told": Table(),
        "zones": zones,
    }
    with pytest.raises(TypeError, match=f"Leaky.zones and its fields differ: {wrong}$"):
        state(type("Leaky", (State,), body))
