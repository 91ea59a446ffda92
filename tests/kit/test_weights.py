"""Weights of bots as data: what a file may say, what is laid over it, and one sentence for what is wrong."""

import tomllib
from pathlib import Path

import pytest

from pentarchy.kit.weights import BadWeights, Values, Weights, flat, laid_over, parsed, read_file, written

SAID = """
game = "chess"

[pieces]
queen = 9
knight = 3.25
pawn = [1.0, 1.5]

[pieces.pair]
"of bishops" = 0.5
"of.rooks" = -0.25
"""
VALUES: Values = {
    "pieces.queen": 9.0, "pieces.knight": 3.25, "pieces.pawn": (1.0, 1.5), "pieces.pair.of bishops": 0.5,
    "pieces.pair.of.rooks": -0.25,
}  # fmt: skip


def test_a_file_of_one_game() -> None:
    assert parsed(SAID, "here") == {"chess": VALUES}


def test_a_file_of_several_games() -> None:
    text = "[chess.pieces]\nqueen = 8.5\n[go.stones]\nkomi = 7.5\n"
    assert parsed(text, "here") == {"chess": {"pieces.queen": 8.5}, "go": {"stones.komi": 7.5}}


def test_what_is_written_is_read_again() -> None:
    assert parsed(written("chess", VALUES), "here") == {"chess": VALUES}
    assert tomllib.loads(written("chess", {"pieces.queen": 0.1 + 0.2})) == {
        "game": "chess", "pieces": {"queen": 0.1 + 0.2},
    }  # fmt: skip


def test_a_module_takes_numbers_lists_and_tables() -> None:
    weights = Weights("chess", VALUES)
    assert weights.number("pieces.queen") == 9.0
    assert weights.numbers("pieces.pawn") == (1.0, 1.5)
    assert weights.table("pieces.pair") == {"of bishops": 0.5, "of.rooks": -0.25}
    assert Weights("go", {"a.b.c": (1.0,), "a.b.d": (2.0,)}).lists("a.b") == {"c": (1.0,), "d": (2.0,)}
    assert weights.taken == VALUES.keys() - {"pieces.knight"}


def test_a_module_that_asks_for_something_else() -> None:
    weights = Weights("chess", VALUES)
    for ask, said in (
        (lambda: weights.number("pieces.king"), "weights.toml of chess: pieces.king is missing."),
        (lambda: weights.table("squares"), "weights.toml of chess: squares is missing."),
        (lambda: weights.number("pieces.pawn"),
         "weights.toml of chess: pieces.pawn is a list of numbers, where one is asked for."),
        (lambda: weights.numbers("pieces.queen"),
         "weights.toml of chess: pieces.queen is a number, where a list is asked for."),
    ):  # fmt: skip
        with pytest.raises(BadWeights) as refused:
            ask()
        assert str(refused.value) == said


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("queen = ", "here: this is not TOML: Invalid value (at end of document)."),
        ('game = "chess"\n[pieces]\nqueen = "much"', "here: pieces.queen must be a number or a list of numbers."),
        ('game = "chess"\n[pieces]\nqueen = true', "here: pieces.queen must be a number or a list of numbers."),
        ('game = "chess"\n[pieces]\nqueen = inf', "here: pieces.queen must be a number or a list of numbers."),
        ('game = "chess"\n[pieces]\npawn = []', "here: pieces.pawn must be a number or a list of numbers."),
        ("queen = 9", 'here: it must say game = "...", or have a table for each game.'),
    ],
)
def test_what_a_file_cannot_say(text: str, said: str) -> None:
    with pytest.raises(BadWeights) as refused:
        parsed(text, "here")
    assert str(refused.value) == said


def test_other_values_are_laid_over() -> None:
    changed = laid_over("chess", VALUES, {"pieces.queen": 8.0, "pieces.pawn": (2.0, 3.0)}, "here")
    assert changed == VALUES | {"pieces.queen": 8.0, "pieces.pawn": (2.0, 3.0)}
    assert VALUES["pieces.queen"] == 9.0


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"pieces.king": 1.0}, "here: chess has no weight 'pieces.king'."),
        ({"pieces.queen": (1.0,)}, "here: pieces.queen must be a number."),
        ({"pieces.pawn": 1.0}, "here: pieces.pawn must be a list."),
        ({"pieces.pawn": (1.0,)}, "here: pieces.pawn must have 2 numbers, not 1."),
    ],
)
def test_what_cannot_be_laid_over(changes: Values, said: str) -> None:
    with pytest.raises(BadWeights) as refused:
        laid_over("chess", VALUES, changes, "here")
    assert str(refused.value) == said


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00")
    for name, why in (("none", "No such file or directory"), ("binary", "it is not UTF-8")):
        with pytest.raises(BadWeights) as refused:
            read_file(tmp_path / name)
        assert str(refused.value) == f"{tmp_path / name}: the file of weights cannot be read: {why}."


def test_names_of_nested_tables() -> None:
    assert flat({"a": {"b": {"c": 1}}, "d": 2}, "here") == {"a.b.c": 1.0, "d": 2.0}
