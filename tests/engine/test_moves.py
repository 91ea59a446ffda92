"""Tables of moves: notation, numbers, and precise errors."""

from typing import Annotated, Any, Literal

import pytest

from pentarchy.engine.errors import BadMove
from pentarchy.engine.moves import Domain, Table, check_domains, numbers, part_names

SIDE = Domain("side", ("left", "right"))
TABLE = Table(rest=(), go=(SIDE,), lay=(numbers("card", 3), SIDE))


def test_numbers_and_notation() -> None:
    assert TABLE.size == 1 + 2 + 6
    assert [TABLE.write(TABLE.decode(code)) for code in range(TABLE.size)] == [
        "rest", "go:left", "go:right", "lay:0,left", "lay:0,right", "lay:1,left", "lay:1,right", "lay:2,left",
        "lay:2,right",
    ]  # fmt: skip
    assert [TABLE.encode(TABLE.decode(code)) for code in range(TABLE.size)] == list(range(TABLE.size))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (None, "None is not a move"),
        (7, "7 is not a move"),
        ("fly", "There is no move 'fly'"),
        ("", "There is no move ''"),
        ("go", "has 1 parts, not 0: 'go'"),
        ("go:", "'' is not a side in the move 'go:'"),
        ("go:left,right", "has 1 parts, not 2"),
        ("rest:", "has 0 parts, not 1"),
        ("lay:3,left", "'3' is not a card in the move 'lay:3,left'"),
        ("lay:1, left", "' left' is not a side"),
        ("go:LEFT", "'LEFT' is not a side"),
    ],
)
def test_bad_notation(text: Any, message: str) -> None:
    with pytest.raises(BadMove, match=message):
        TABLE.read(text)


@pytest.mark.parametrize(
    ("move", "message"),
    [
        ("rest", "'rest' is not a move of this game"),
        (["rest"], "is not a move of this game"),
        ((), "is not a move of this game"),
        ((1,), "is not a move of this game"),
        (("fly",), "is not a move of this game"),
        (("go",), "A move 'go' has 1 parts, not 0"),
        (("go", 0, 0), "A move 'go' has 1 parts, not 2"),
        (("go", 2), "2 is not a side in a move 'go'"),
        (("go", -1), "-1 is not a side"),
        (("go", True), "True is not a side"),
        (("go", 1.0), "1.0 is not a side"),
        (("go", "left"), "'left' is not a side"),
        (("lay", 0, [1]), "is not a side in a move 'lay'"),
    ],
)
def test_bad_moves(move: Any, message: str) -> None:
    with pytest.raises(BadMove, match=message):
        TABLE.check(move)


@pytest.mark.parametrize("code", [-1, 9, 1.0, True, "1", None])
def test_bad_numbers(code: Any) -> None:
    with pytest.raises(BadMove, match="they go from 0 to 8"):
        TABLE.decode(code)


@pytest.mark.parametrize("tokens", [("a", "a"), ("a,b",), ("a:b",), ("a b",)])
def test_names_that_notation_could_not_tell_apart(tokens: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="the names of thing must be unique"):
        Domain("thing", tokens)


def test_texts_tell_parts_of_one_kind_apart() -> None:
    card, side = Domain("card", ("ace",), pieces=True), Domain("side", ("left", "right"))
    assert part_names((card, side, card, card)) == ("card", "side", "card_2", "card_3")


def test_domains_of_one_name_must_not_differ() -> None:
    """A client that knows them by name would count with the wrong one."""
    few, more = Domain("good", ("ink", "gold")), Domain("good", ("ink", "gold", "any"))
    check_domains(Table(pay=(few,)), Table(paid=(few,)))
    with pytest.raises(ValueError, match="two domains are called good"):
        check_domains(Table(pay=(few,)), Table(paid=(more,)))


def test_a_table_is_made_of_a_union_of_moves_or_of_a_single_kind() -> None:
    ware = Domain("ware", ("cup", "jug"))
    take = tuple[Literal["take"], Annotated[int, ware]]
    assert Table.of(take).kinds == {"take": (ware,)}
    assert Table.of(take | tuple[Literal["done"]]).kinds == {"take": (ware,), "done": ()}
