"""Every rule and every component of every game has a test: this file lists those that have none.

Rules are the entries of a game's rules.toml, marked as `rule("<game>.<id>")`; components are the entries of its
tables in the data folder, marked as `card("<entry>")` by tests below tests/games/<game>.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import pentarchy.games  # noqa: F401  # registers the games
from pentarchy.engine.registry import Game, games
from pentarchy.kit.rulebook import read_rules
from pentarchy.testing.marked import PREFIX
from tests.conftest import ALL_MARKS

ROOT = Path(__file__).parent.parent
SHIPPED = tuple(game for game in games() if game.package.startswith("pentarchy.games."))  # toys of tests have no rules
GAMES = pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in SHIPPED])


class Mark(NamedTuple):
    """One id that a test is marked with."""

    test: str
    kind: str
    id: str


def collect(*paths: str) -> tuple[Mark, ...]:
    """The marks of all tests below some paths, collected in a fresh process, so that nothing here matters."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    environment["PENTARCHY_EFFORT"] = "all"  # also tests that are not run every day count
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:xdist", "-p", "no:cacheprovider"]
    result = subprocess.run(
        [*command, "-p", "pentarchy.testing.marked", "-o", "addopts=", *paths],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    lines = [line for line in result.stdout.splitlines() if line.startswith(PREFIX)]
    assert result.returncode == 0, f"the tests cannot be collected:\n{result.stdout[-3000:]}{result.stderr[-3000:]}"
    return read(json.loads(lines[-1].removeprefix(PREFIX)))


def read(rows: list[list[Any]]) -> tuple[Mark, ...]:
    return tuple(Mark(test.replace("\\", "/"), kind, str(name)) for test, kind, ids in rows for name in ids)


@pytest.fixture(scope="session")
def all_marks(pytestconfig: pytest.Config) -> tuple[Mark, ...]:
    """The marks of the whole suite: a run of all of it has collected them already."""
    found = pytestconfig.stash.get(ALL_MARKS, None)
    return collect("tests") if found is None else read(found)


def rules_of(game: Game) -> set[str]:
    return {f"{game.id}.{rule}" for rule in read_rules(game.package)}


def components_of(game: Game) -> set[str]:
    """Every entry of every table of components; tests/games/test_packs.py says that no file is left out."""
    return {name for entries in game.load(None).tables.values() for name in entries}


def folder_of(game: Game) -> str:
    return f"tests/games/{game.id}/"


def untested(known: set[str], marks: set[str]) -> list[str]:
    """Ids that exist and have no test, sorted."""
    return sorted(known - marks)


def unknown(known: set[str], marks: tuple[Mark, ...]) -> list[str]:
    """Marks with ids that do not exist, each with its test."""
    return sorted(f"{mark.id} in {mark.test}" for mark in marks if mark.id not in known)


def report(title: str, lines: list[str]) -> str:
    return "\n  ".join([f"{title} ({len(lines)}):", *lines])


@GAMES
def test_every_rule_has_a_test(game: Game, all_marks: tuple[Mark, ...]) -> None:
    missing = untested(rules_of(game), {mark.id for mark in all_marks if mark.kind == "rule"})
    assert not missing, report("rules without a test", missing)


@GAMES
def test_every_component_has_a_test(game: Game, all_marks: tuple[Mark, ...]) -> None:
    marks = {mark.id for mark in all_marks if mark.kind == "card" and mark.test.startswith(folder_of(game))}
    missing = untested(components_of(game), marks)
    assert not missing, report("components without a test", missing)


def test_every_rule_that_a_test_names_exists(all_marks: tuple[Mark, ...]) -> None:
    known = set().union(*map(rules_of, SHIPPED))
    wrong = unknown(known, tuple(mark for mark in all_marks if mark.kind == "rule"))
    assert not wrong, report("marks of rules that do not exist", wrong)


def test_every_component_that_a_test_names_exists(all_marks: tuple[Mark, ...]) -> None:
    cards = [mark for mark in all_marks if mark.kind == "card"]
    wrong = []
    for game in SHIPPED:
        own = tuple(mark for mark in cards if mark.test.startswith(folder_of(game)))
        wrong += unknown(components_of(game), own)
    homeless = [mark for mark in cards if not any(mark.test.startswith(folder_of(game)) for game in SHIPPED)]
    wrong += [f"{mark.id} in {mark.test}, which belongs to no game" for mark in homeless]
    assert not wrong, report("marks of components that do not exist", wrong)


# the checker itself --------------------------------------------------------------------------------------------------
SAMPLE = """
import pytest

@pytest.mark.rule("kingdom.game.players", "kingdom.no.such_rule")
def test_plain() -> None: ...

@pytest.mark.parametrize("card", [pytest.param(x, marks=pytest.mark.card(x)) for x in ("farm", "castle_in_spain")])
def test_parametrised(card: str) -> None: ...

@pytest.mark.card("port")
class TestOfAClass:
    def test_inside(self) -> None: ...

@pytest.mark.rule("kingdom.game.rounds")
@pytest.mark.skip
def test_that_never_runs() -> None: ...
"""


@pytest.fixture(scope="module")
def sample_marks(tmp_path_factory: pytest.TempPathFactory) -> tuple[Mark, ...]:
    """The marks of a small file of tests, collected in the same way."""
    file = tmp_path_factory.mktemp("sample") / "test_sample.py"
    file.write_text(SAMPLE, "utf-8")
    return collect(str(file))


def test_marks_of_functions_classes_and_parameters_are_found(sample_marks: tuple[Mark, ...]) -> None:
    found = {(mark.kind, mark.id) for mark in sample_marks}
    assert found == {
        ("rule", "kingdom.game.players"),
        ("rule", "kingdom.no.such_rule"),
        ("card", "farm"),
        ("card", "castle_in_spain"),
        ("card", "port"),
    }, "a skipped test covers nothing"


def test_missing_and_made_up_ids_are_reported(sample_marks: tuple[Mark, ...]) -> None:
    game = next(game for game in SHIPPED if game.id == "kingdom")
    rules = tuple(mark for mark in sample_marks if mark.kind == "rule")
    missing = untested(rules_of(game), {mark.id for mark in rules})
    assert "kingdom.game.rounds" in missing
    assert "kingdom.game.players" not in missing
    assert [line.split(" in ")[0] for line in unknown(rules_of(game), rules)] == ["kingdom.no.such_rule"]
    cards = tuple(mark for mark in sample_marks if mark.kind == "card")
    missing = untested(components_of(game) | {"a_new_card"}, {mark.id for mark in cards})
    assert {"a_new_card", "quarry"} <= set(missing)
    assert {"farm", "port"}.isdisjoint(missing)
    assert [line.split(" in ")[0] for line in unknown(components_of(game), cards)] == ["castle_in_spain"]


def test_a_broken_test_file_is_reported(tmp_path: Path) -> None:
    (tmp_path / "test_broken.py").write_text("import no_such_module_at_all", "utf-8")
    with pytest.raises(AssertionError, match="no_such_module_at_all"):
        collect(str(tmp_path))


def test_marks_are_found_in_the_real_tests(all_marks: tuple[Mark, ...]) -> None:
    """The collection of the whole suite finds the marks of this project's own card tests."""
    cards = {mark.id for mark in all_marks if mark.test.startswith("tests/games/kingdom/cards/test_developments.py")}
    assert {"farm", "quarry", "training_ground"} <= cards
