"""What the server says by itself: the same in every language, all of it used, nothing missing."""

import ast
import re
from pathlib import Path

import pytest

import pentarchy.server
from pentarchy.server.refusals import Refused, language
from pentarchy.text import LANGUAGES

SERVER = Path(pentarchy.server.__file__).parent
KEY = re.compile(r"^([a-z][a-z0-9-]*) = (.+)$", re.MULTILINE)
FOR_STATUS = {"no-route", "method"}  # chosen by the status of an answer: test_limits.py sees them
WITH_VALUES = {"bot-tables": {"most": 20}, "setup": {"detail": "It is so."}}


def keys(lang: str) -> dict[str, str]:
    return dict(KEY.findall((SERVER / "text" / f"{lang}.ftl").read_text()))


def words_of_code() -> set[str]:
    """Every string in the server's code: among them are all keys that are said as they stand."""
    return {
        node.value
        for file in SERVER.glob("*.py")
        for node in ast.walk(ast.parse(file.read_text()))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def refused_in_code() -> set[str]:
    """The codes that are given to Refused as they stand."""
    codes = set()
    for file in SERVER.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "Refused" and node.args:
                first = node.args[0]
                branches = [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]
                codes |= {branch.value for branch in branches if isinstance(branch, ast.Constant)}
    return {str(code) for code in codes}


def test_the_same_keys_in_all_languages() -> None:
    first, *others = (keys(lang) for lang in LANGUAGES)
    for other in others:
        assert list(other) == list(first)
        for key in first:
            variables = re.findall(r"\$\w+", first[key])
            assert sorted(re.findall(r"\$\w+", other[key])) == sorted(variables), key


def test_every_refusal_has_a_text() -> None:
    codes = refused_in_code()
    assert {"nobody", "stale", "illegal", "over", "undo-shown", "rate"} <= codes
    assert codes <= {key.removeprefix("refused-") for key in keys("en")}


def beginnings_of_keys() -> set[str]:
    """Keys that are put together as f"level-{bot}"; refusals are looked for by their codes."""
    parts = {
        node.values[0].value
        for file in SERVER.glob("*.py")
        for node in ast.walk(ast.parse(file.read_text()))
        if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant)
    }
    return {part for part in map(str, parts) if re.fullmatch(r"[a-z-]+-", part)} - {"refused-"}


def test_every_text_is_used() -> None:
    used = words_of_code() | {f"refused-{code}" for code in refused_in_code() | FOR_STATUS}
    begun = tuple(beginnings_of_keys())
    assert [key for key in keys("en") if key not in used and not key.startswith(begun)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_is_one_sentence(lang: str) -> None:
    for key in keys(lang):
        if key.startswith("refused-"):
            code = key.removeprefix("refused-")
            text = Refused(code, **WITH_VALUES.get(code, {})).text(lang)
            assert re.fullmatch(r"[A-ZА-ЯЁ][^\n{}]*[.!?]", text), text
            letters = [letter for letter in text.replace("It is so.", "").lower() if letter.isalpha()]
            assert all(("а" <= letter <= "ё") == (lang == "ru") for letter in letters), text


@pytest.mark.parametrize(
    ("wish", "lang"),
    [
        (None, "en"),
        ("", "en"),
        ("ru", "ru"),
        ("RU-ru", "ru"),
        ("de,ru;q=0.5,en;q=0.1", "ru"),
        ("en-GB,ru", "en"),
        ("tlh", "en"),
        (";;,,=", "en"),
        ("r", "en"),
    ],
)
def test_the_language_of_a_reader(wish: str | None, lang: str) -> None:
    assert language(wish) == lang
