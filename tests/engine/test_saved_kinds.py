"""Something of a wrong kind, anywhere in a saved position, is refused with one sentence that names the field."""

from collections.abc import Iterator
from enum import IntEnum
from random import Random
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import pytest

import pentarchy.games  # noqa: F401  # registers the games
from pentarchy.engine import fields
from pentarchy.engine.errors import BadSave
from pentarchy.engine.kinds import kind_of, read
from pentarchy.engine.registry import Game, games
from pentarchy.engine.state import TRANSIENT

SHIPPED = [game for game in games() if game.package.startswith("pentarchy.games.")]
KINDS: tuple[Any, ...] = (None, True, 7, 0.5, "x", [], ["x"], [7], [[7]], [None], [{}], {}, {"x": 7})
PLACES = 120  # looked at in one position: a state has up to a thousand
Place = tuple[Any, ...]


def fits(hint: Any, value: Any) -> bool:
    """Whether a value of JSON is of the kind of an annotation: read off anew, in the plainest way."""
    origin, parts = get_origin(hint), get_args(hint)
    if hint is Any:
        return type(value) in (int, str, bool, NoneType) or (type(value) is list and all(fits(Any, x) for x in value))
    if origin is Annotated:
        return fits(parts[0], value)
    if origin in (Union, UnionType):
        return any(fits(part, value) for part in parts)
    if origin is tuple and parts[-1] is not ...:
        return type(value) is list and len(value) == len(parts) and all(map(fits, parts, value))
    if origin in (list, tuple):
        return type(value) is list and all(fits(parts[0], x) for x in value)
    return type(value) is hint


def places(value: Any, place: Place) -> Iterator[Place]:
    """Where something stands in a saved position: fields, entries, entries of entries."""
    yield place
    for index, entry in enumerate(value) if isinstance(value, list) else ():
        yield from places(entry, (*place, index))


def put(value: Any, place: Place, other: Any) -> Any:
    """The same data with something else in a place."""
    if not place:
        return other
    index, *rest = place
    changed = value.copy()
    changed[index] = put(value[index], tuple(rest), other)
    return changed


def said_of(game: Game, data: Any, content: Any) -> str:
    """What a saved position is refused with, or "" if it is read: then nothing of it is lost."""
    try:
        state = game.state.decode(data, content)
    except BadSave as refusal:
        return str(refusal)
    assert state.encode() == data
    return ""


@pytest.mark.parametrize("game", SHIPPED, ids=lambda game: game.id)
def test_what_is_of_a_wrong_kind_is_refused(game: Game) -> None:
    hints = fields.data_hints(game.state, TRANSIENT)
    for seed, players in enumerate(game.players):
        state, rng = game.new(players, seed=seed), Random(seed)
        for _ in range(rng.randrange(80)):
            if not state.over:
                state.apply(state.asked, rng.choice(state.legal(state.asked)))
        data = state.encode()
        assert all(fits(hints[name], value) for name, value in data.items())
        deeper = [place for name, value in data.items() for place in places(value, (name,)) if len(place) > 1]
        for place in [*((name,) for name in data), *rng.sample(deeper, PLACES)]:
            for kind in KINDS:
                changed = put(data, place, kind)
                name, said = place[0], said_of(game, changed, state.content)
                if not fits(hints[name], changed[name]):
                    assert said.startswith(f"The field '{name}' of the saved state must be "), (place, kind, said)
                    assert said.endswith(".")
                else:
                    assert said in ("", "The saved state does not fit its number of players."), (place, kind)


@pytest.mark.parametrize(
    ("hint", "good", "bad", "said"),
    [
        (int, [0, -3, 2**400], [None, True, 1.0, "1", [1], {}], "a whole number"),
        (str, ["", "x"], [None, 1, ["x"]], "a string"),
        (bool, [True, False], [None, 0, "true"], "true or false"),
        (float, [0.5, 1], [None, "1.5", True], "a number"),
        (int | None, [None, 1], [False, "x", []], "a whole number or null"),
        (Literal["a", "b"], ["a", "b"], [1, None], "a string"),
        (Annotated[int, "card"], [1], ["x", None], "a whole number"),
        (list[int], [[], [1, 2]], [1, None, ["x"], [[1]], [True], {}], "a list of whole numbers"),
        (tuple[int, ...], [[], [1, 2]], [1, None, ["x"], [1, None]], "a list of whole numbers"),
        (tuple[int, str], [[1, "x"]], [[], [1], ["x", 1], [1, "x", 1], 5], "a list of 2 values"),
        (tuple[tuple[int, int], ...], [[], [[1, 2]]], [[1, 2], [[1]], [[1, "x"]]], "a list of lists of 2 values"),
        (list[list[str]], [[], [[], ["x"]]], [["x"], [[1]], [None]], "a list of lists of strings"),
        (list[str | None], [[None, "x"]], [[1], None], "a list of strings or nulls"),
        (
            tuple[int, ...] | tuple[str, ...],
            [[1], ["x"]],
            [[1, "x"], 1],
            "a list of whole numbers or a list of strings",
        ),
        (tuple[Any, ...], [["x", 1, None, [[]]]], [1, [{}], [[0.5]]], "a list of numbers, strings and lists"),
        (Any, [1, "x", None, [1, ["x"]]], [{}, 0.5, [{}]], "a number, a string or a list"),
    ],
    ids=str,
)
def test_kinds_follow_from_annotations(hint: Any, good: list[Any], bad: list[Any], said: str) -> None:
    kind = kind_of(hint)
    for value in good:
        found = read("it", kind, value)
        assert fields.encode(Held(found), {"it": "value"}) == {"it": value}
        assert type(found) is (list if get_origin(hint) is list else tuple if isinstance(value, list) else type(value))
    for value in bad:
        with pytest.raises(BadSave) as refused:
            read("it", kind, value)
        assert str(refused.value) == f"The field 'it' of the saved state must be {said}."


class Held:
    """Something with a field."""

    def __init__(self, it: Any) -> None:
        self.it = it


def nested(depth: int) -> list[Any]:
    return [nested(depth - 1)] if depth else []


def test_lists_within_lists_have_an_end() -> None:
    """In both builds the same one, long before that of Python's stack."""
    frame = kind_of(tuple[Any, ...])
    assert read("it", frame, nested(20))
    with pytest.raises(BadSave, match="The field 'it' of the saved state must be a list"):
        read("it", frame, nested(400))


def test_words_and_numbers_of_an_enum_are_what_json_makes_of_them() -> None:
    """A state that is pickled has not been JSON."""
    for hint in (int, Any):
        assert type(read("it", kind_of(hint), Phase.DRAFT)) is int
    with pytest.raises(BadSave, match="must be a string"):
        read("it", kind_of(str), Phase.DRAFT)


class Phase(IntEnum):
    DRAFT = 1


def test_what_is_read_is_independent_of_what_was_saved() -> None:
    saved = [[1], [2]]
    found = read("it", kind_of(list[list[int]]), saved)
    saved[0].append(3)
    saved.append([])
    assert found == [[1], [2]]
