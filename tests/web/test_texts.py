"""The client's own words: both languages say the same things, and everything that is said has words."""

import re
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[2] / "web" / "src"
AREAS = sorted(
    file.relative_to(SOURCES / "text").with_suffix("").with_suffix("") for file in (SOURCES / "text").rglob("*.en.ftl")
)
MESSAGE = re.compile(r"^([a-z][\w-]*) =((?:.*\n?)(?:[ \t]+.*\n?|\n(?=[ \t]))*)", re.MULTILINE)
PLACEABLE = re.compile(r"\{\s*\$(\w+)")
SAID = re.compile(r'\b(?:say|known)\(\s*"([a-z][\w-]*)"')
PARTS = re.compile(r"\b(?:say|known)\(\s*`([a-z][\w-]*)\$\{")


def messages(area: Path, lang: str) -> dict[str, str]:
    text = (SOURCES / "text" / area.with_suffix(f".{lang}.ftl")).read_text("utf-8")
    return dict(MESSAGE.findall(text))


@pytest.mark.parametrize("area", AREAS, ids=str)
def test_both_languages_have_the_same_messages_with_the_same_values(area: Path) -> None:
    english, russian = messages(area, "en"), messages(area, "ru")
    assert english
    assert set(english) == set(russian)
    for key, text in english.items():
        extra = set(PLACEABLE.findall(russian[key])) ^ set(PLACEABLE.findall(text))
        assert extra <= ONE_SIDED, f"{key}: {extra}"


ONE_SIDED = {"you", "count", "gender", "name", "seat", "time", "number"}  # one language may not need them


def test_whatever_is_said_has_words() -> None:
    keys = {key for area in AREAS for key in messages(area, "en")}
    code = [file.read_text("utf-8") for kind in ("*.svelte", "*.ts") for file in SOURCES.rglob(kind)]
    said = {key for text in code for key in SAID.findall(text)}
    assert len(said) > 300
    assert said <= keys
    for beginning in {part for text in code for part in PARTS.findall(text)}:
        assert any(key.startswith(beginning) for key in keys), beginning


def test_words_of_a_table_begin_with_its_name() -> None:
    """They are read with it: a table that borrows words of another would have none."""
    for area in AREAS:
        assert all(key.startswith(f"{area.name}-") for key in messages(area, "en")), area
    for folder in (SOURCES / "games").iterdir():
        others = {area.name for area in AREAS if area.parent.name == "tables"} - {folder.name}
        for file in folder.rglob("*"):
            if file.suffix in {".ts", ".svelte"}:
                borrowed = {key for key in SAID.findall(file.read_text("utf-8")) if key.partition("-")[0] in others}
                assert not borrowed, file
