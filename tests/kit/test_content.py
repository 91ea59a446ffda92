"""Content: expressions, entries and packs, and where exactly a mistake is."""

from pathlib import Path
from typing import Any

import pytest

from pentarchy.engine.errors import BadContent
from pentarchy.engine.rules import Rules
from pentarchy.kit.entries import Entry, Mistake, words
from pentarchy.kit.expressions import effect_parser
from pentarchy.kit.tables import digest, read_tables

rules = Rules()


@rules.effect
def gain(g: Any, player: int, piece: int, what: str, count: int = 1) -> None:
    """An effect with a word and a number."""


@rules.effect
def choose(g: Any, player: int, piece: int, *effects: Any) -> None:
    """An effect of effects."""


parse = effect_parser(rules)


@pytest.mark.parametrize(
    ("text", "frame"),
    [
        ("gain('gold')", ("gain", "gold", 1)),
        ("gain('gold', count=3)", ("gain", "gold", 3)),
        ("gain(count=2, what='x')", ("gain", "x", 2)),
        ("choose(gain('a'), choose())", ("choose", ("gain", "a", 1), ("choose",))),
    ],
)
def test_expressions_become_frames(text: str, frame: Any) -> None:
    assert parse(text) == frame


@pytest.mark.parametrize(
    ("text", "column", "problem"),
    [
        ("gain(", 5, "not an expression"),
        ("", 1, "not an expression"),
        ("gain", 1, "an effect is written"),
        ("'gold'", 1, "an effect is written"),
        ("g.gain('x')", 1, "an effect is written"),
        ("steal('x')", 1, "unknown effect 'steal'"),
        ("choose(gain('a'), steal())", 19, "unknown effect 'steal'"),
        ("choose(gain('a'), gain())", 19, "gain: missing a required argument"),
        ("gain('a', 1, 2)", 1, "gain: too many positional arguments"),
        ("gain('a', size=2)", 1, "unexpected keyword argument 'size'"),
        ("gain(**x)", 1, "not allowed"),
        ("gain(1.5)", 6, "only numbers, 'words' and effects"),
        ("gain(what)", 6, "only numbers, 'words' and effects"),
        ("gain('a', 1 + 1)", 11, "only numbers, 'words' and effects"),
        ("choose(gain('a'), [gain('b')])", 19, "only numbers, 'words' and effects"),
    ],
)
def test_mistakes_name_their_column(text: str, column: int, problem: str) -> None:
    with pytest.raises(Mistake, match=problem) as mistake:
        parse(text)
    assert mistake.value.column == column


def test_nothing_is_evaluated() -> None:
    with pytest.raises(Mistake, match="unknown effect '__import__'"):
        parse("__import__('os')")


ENTRY = Entry("cards.toml", "farm", {"cost": "M1", "copies": 2, "type": "barn", "effect": "gain('a', steal())"})


def test_entries_say_file_entry_and_field() -> None:
    with pytest.raises(BadContent, match=r"cards.toml: \[farm\] points: is missing"):
        ENTRY.get("points", int)
    with pytest.raises(BadContent, match=r"\[farm\] copies: must be a str, not 2"):
        ENTRY.get("copies", str)
    with pytest.raises(BadContent, match=r"\[farm\] type: must be one of house, mill, not 'barn'"):
        ENTRY.choice("type", ("house", "mill"))
    with pytest.raises(BadContent, match=r"\[farm\] effect: column 11: unknown effect 'steal'"):
        ENTRY.parse("effect", parse)
    assert ENTRY.get("points", int, 4) == 4
    assert ENTRY.choice("type", ("house", "barn")) == 1


def test_words_know_their_columns() -> None:
    assert words("M3  S1 X2") == [("M3", 1), ("S1", 5), ("X2", 8)]


# packs --------------------------------------------------------------------------------------------------------------
PACKAGE, FILES = "pentarchy.games.kingdom", ("medals.toml", "calamities.toml")


def test_a_pack_changes_values_and_nothing_else(tmp_path: Path) -> None:
    printed = read_tables(PACKAGE, FILES)
    name, fields = next(iter(printed["medals.toml"].items()))
    field = next(iter(fields))
    (tmp_path / "medals.toml").write_text(f"[{name}]\n{field} = 99\n", "utf-8")
    changed = read_tables(PACKAGE, FILES, tmp_path)
    assert changed["medals.toml"][name][field] == 99
    changed["medals.toml"][name][field] = fields[field]
    assert changed == printed


@pytest.mark.parametrize(
    ("file", "text", "message"),
    [
        ("dragons.toml", "", "dragons.toml: no such data file; there are medals.toml"),
        ("medals.toml", "[dragon]\nx = 1\n", r"medals.toml: \[dragon\]: no such entry"),
        ("medals.toml", "x = 1\n", "medals.toml: x: a data file holds entries"),
        ("medals.toml", "[x", "medals.toml: "),
        ("calamities.toml", "[calamity]\nwings = 2\n", r"calamities.toml: \[calamity\] wings: no such field"),
    ],
)
def test_mistakes_in_packs(tmp_path: Path, file: str, text: str, message: str) -> None:
    (tmp_path / file).write_text(text, "utf-8")
    with pytest.raises(BadContent, match=message):
        read_tables(PACKAGE, FILES, tmp_path)


def test_packs_that_are_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match=r"has no \.toml file"):
        read_tables(PACKAGE, FILES, tmp_path)
    with pytest.raises(BadContent, match="is not a folder"):
        read_tables(PACKAGE, FILES, tmp_path / "nowhere")


def test_a_pack_that_is_not_text(tmp_path: Path) -> None:
    (tmp_path / "medals.toml").write_bytes(b"\xff\xfe\xff")
    with pytest.raises(BadContent, match=r"medals\.toml: cannot be read"):
        read_tables(PACKAGE, FILES, tmp_path)


def test_digests_do_not_depend_on_the_order_of_keys() -> None:
    assert digest({"a": 1, "b": [2]}) == digest({"b": [2], "a": 1})
    assert digest({"a": 1}) != digest({"a": 2})
