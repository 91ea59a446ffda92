"""Arrows between layers never point back; the kernel and the games use the standard library only, and no `random`."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import pentarchy

SOURCE = Path(pentarchy.__file__).parent
FILES = sorted(SOURCE.rglob("*.py"))

# layer -> the layers it may import beside itself
BELOW: dict[str, set[str]] = {
    "engine": set(),
    "kit": {"engine"},
    "games": {"engine", "kit"},
    "bots": {"engine", "kit", "games"},
    "thinking": {"engine", "kit", "games", "bots"},
    "match": {"engine", "kit", "games"},
    "text": {"engine", "kit", "games"},
    "teacher": {"engine", "kit", "games", "bots", "match", "text"},
    "arena": {"engine", "kit", "games", "bots", "thinking", "text"},
    "env": {"engine", "kit", "games", "bots"},
    "bench": {"engine", "kit", "games", "bots", "match", "text", "arena", "env"},
    "server": {"engine", "kit", "games", "bots", "thinking", "match", "text", "teacher"},
    "testing": {"engine", "kit", "games", "bots", "match", "text", "server", "bench"},
    "cli": {"engine", "kit", "games", "bots", "match", "text", "teacher", "arena", "env", "bench", "server", "testing"},
}
STANDARD_ONLY = {"engine", "kit", "games"}
RANDOM_TYPES = {"Random"}  # the generator of those who ask for a determinised state; rules never draw from it


def imports(tree: ast.AST) -> Iterator[tuple[str, str]]:
    """All that a module imports, anywhere in it, as (module, name or '')."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((alias.name, "") for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (("." * node.level + (node.module or ""), alias.name) for alias in node.names)


def complaints(place: str, text: str) -> list[str]:
    """What is wrong with the imports of a file at a place such as `games/kingdom/state.py`."""
    layer, _, rest = place.partition("/")
    game = rest.split("/")[0] if layer == "games" and "/" in rest else ""
    found = []
    for module, name in imports(ast.parse(text)):
        if module.startswith("."):
            found.append(f"{place}: relative import of {module}")
        elif module.partition(".")[0] != "pentarchy":
            found += _outside(place, layer, module, name)
        else:
            found += _inside(place, layer, game, f"{module}.{name}" if name else module)
    return found


def _outside(place: str, layer: str, module: str, name: str) -> list[str]:
    if layer in STANDARD_ONLY and module.partition(".")[0] not in sys.stdlib_module_names:
        return [f"{place}: {module} is not of the standard library"]
    if layer in STANDARD_ONLY and module in ("random", "secrets") and name not in RANDOM_TYPES:
        return [f"{place}: chance comes from the state, not from {module}"]
    return []


def _inside(place: str, layer: str, game: str, target: str) -> list[str]:
    parts = target.split(".")
    other = parts[1] if len(parts) > 1 else ""
    if other not in BELOW:
        return []  # the version and the like, in pentarchy/__init__.py
    if other != layer and other not in BELOW[layer]:
        return [f"{place}: {layer} must not import {other}"]
    if game and other == "games" and (len(parts) < 3 or parts[2] != game):
        return [f"{place}: a game imports no other game"]
    return []


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_imports_point_down(path: Path) -> None:
    place = path.relative_to(SOURCE).as_posix()
    assert "/" not in place or place.split("/")[0] in BELOW, f"say in BELOW what {place.split('/')[0]} may import"
    if "/" in place:
        assert complaints(place, path.read_text("utf-8")) == []


def test_random_is_only_a_type_in_rules() -> None:
    """Where `Random` is imported in the kernel and the games, nobody makes one."""
    for path in FILES:
        place = path.relative_to(SOURCE).as_posix()
        if place.split("/")[0] in STANDARD_ONLY:
            assert list(makes_random(ast.parse(path.read_text("utf-8")))) == [], place


def makes_random(tree: ast.AST) -> Iterator[int]:
    """The lines in which a generator of random numbers is made."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in RANDOM_TYPES:
            yield node.lineno


@pytest.mark.parametrize(
    ("place", "text", "complaint"),
    [
        ("engine/state.py", "from pentarchy.games import kingdom", "engine must not import games"),
        ("engine/state.py", "import pentarchy.games.kingdom", "engine must not import games"),
        ("engine/state.py", "def f():\n    from pentarchy.text import Speech", "engine must not import text"),
        ("engine/state.py", "from pentarchy import bots", "engine must not import bots"),
        ("engine/state.py", "import numpy as np", "numpy is not of the standard library"),
        ("engine/state.py", "from . import views", "relative import"),
        ("games/kingdom/draft.py", "import random", "chance comes from the state"),
        ("games/kingdom/draft.py", "from random import shuffle", "chance comes from the state"),
        ("games/kingdom/draft.py", "from secrets import randbelow", "chance comes from the state"),
        ("games/kingdom/draft.py", "from pentarchy.games.tyrants import state", "a game imports no other game"),
        ("games/kingdom/draft.py", "from pentarchy.games import tyrants", "a game imports no other game"),
        ("games/kingdom/draft.py", "from pentarchy.match import Match", "games must not import match"),
        ("bots/greedy.py", "from pentarchy.match import Match", "bots must not import match"),
        ("match/match.py", "from pentarchy.cli import main", "match must not import cli"),
        ("text/speech.py", "from pentarchy.bots import greedy", "text must not import bots"),
    ],
)
def test_it_bites(place: str, text: str, complaint: str) -> None:
    found = complaints(place, text)
    assert len(found) == 1
    assert complaint in found[0]


@pytest.mark.parametrize(
    ("place", "text"),
    [
        ("engine/views.py", "from random import Random\nfrom pentarchy.engine.state import State"),
        ("games/kingdom/draft.py", "from pentarchy.games.kingdom.rules import step\nimport json"),
        ("games/kingdom/draft.py", "from pentarchy.games.kingdom import setup"),
        ("games/__init__.py", "from pentarchy.games import kingdom"),
        ("bots/greedy.py", "import random\nimport numpy\nfrom pentarchy.games import kingdom"),
        ("cli/main.py", "from pentarchy import __version__, match\nimport typer"),
    ],
)
def test_it_lets_pass_what_is_right(place: str, text: str) -> None:
    assert complaints(place, text) == []


def test_making_a_generator_is_found() -> None:
    assert list(makes_random(ast.parse("from random import Random\n\nrng = Random(1)"))) == [3]
