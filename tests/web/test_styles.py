"""Styles stay loaded when a page is left: what one page means by a class must not reach another."""

import re
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[2] / "web" / "src"
TABLES = ("kingdom", "lockup", "tyrants", "viscounts", "wistar")  # folder, and the class around all of its table
OF_ALL = {"ui.css", "shell.css", "tokens.css"}  # what every page builds on
ELSEWHERE = [*SOURCES.glob("styles/*.css"), *SOURCES.glob("games/*/**/*.css")]


def classes_of(game: str) -> set[str]:
    """The classes that the components of a table give to anything."""
    found: set[str] = set()
    for file in (SOURCES / "games" / game).rglob("*.svelte"):
        text = file.read_text("utf-8")
        for written in re.findall(r'class="([^"]*)"', text):
            found |= set(re.sub(r"\{[^}]*\}", " ", written).split())
            found |= {word for words in re.findall(r"'([\w -]+)'", written) for word in words.split()}
        found |= set(re.findall(r"class:([\w-]+)", text))
        found |= {word for words in re.findall(r'extra = "([\w -]+)"', text) for word in words.split()}
    return found


def loose_selectors(file: Path) -> list[str]:
    """Selectors of one class alone: nothing around it says which page is meant."""
    text = re.sub(r"(?s)/\*.*?\*/", "", file.read_text("utf-8"))
    inside: list[bool] = []  # of each open brace: whether it is of a rule, whose selectors stand around all inside
    selectors: list[str] = []
    for part in re.findall(r"[^{}]*[{}]", text):
        if part.endswith("}"):
            inside.pop()
            continue
        head = part[:-1].strip()
        if not any(inside) and not head.startswith("@"):
            selectors += [one.strip() for one in re.sub(r"\([^()]*\)", "", head).split(",")]
        inside.append(not head.startswith("@media"))
    return [one for one in selectors if re.fullmatch(r"\.[\w-]+", one)]


@pytest.mark.parametrize("game", TABLES)
def test_no_page_styles_what_a_table_draws(game: str) -> None:
    own = SOURCES / "games" / game
    used = classes_of(game)
    reached = {
        f"{file.relative_to(SOURCES)}: {selector}"
        for file in ELSEWHERE
        if own not in file.parents and file.name not in OF_ALL
        for selector in loose_selectors(file)
        if selector[1:] in used
    }
    assert not reached
