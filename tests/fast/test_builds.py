"""Which build runs."""

import json
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from types import ModuleType

import pytest

from fast import build
from pentarchy import builds


def made(folder: Path, **note: str) -> Path:
    """A folder with the note of a compiled build that fits, but for what is said here."""
    fits = {
        "python": str(sysconfig.get_config_var("EXT_SUFFIX")),
        "sources": builds.fingerprint(),
        "files": builds.contents(folder),
    }
    (folder / builds.NOTE).write_text(json.dumps({**fits, **note}), "utf-8")
    return folder


def test_without_a_compiled_build_there_is_a_reason(tmp_path: Path) -> None:
    assert builds.why_not(tmp_path) == builds.NONE_THERE


def test_a_compiled_build_must_fit_python_and_sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(builds, "MADE", tmp_path)
    assert builds.why_not(made(tmp_path)) == ""
    assert builds.why_not(made(tmp_path, python=".cpython-27.so")) == "it was made for another Python"
    assert builds.why_not(made(tmp_path, sources="others")) == "the sources have changed since it was made"


def test_what_a_wheel_ships_is_not_compared(tmp_path: Path) -> None:
    assert builds.why_not(made(tmp_path, sources="others")) == ""


def test_the_fingerprint_is_of_names_and_contents(tmp_path: Path) -> None:
    for package in builds.PACKAGES:
        (tmp_path / package).mkdir()
    before = builds.fingerprint(tmp_path)
    path = tmp_path / "games" / "cards.toml"
    path.write_text("[farm]")
    with_cards = builds.fingerprint(tmp_path)
    path.write_text("[port]")
    changed = builds.fingerprint(tmp_path)
    path.rename(path.with_name("ships.toml"))
    renamed = builds.fingerprint(tmp_path)
    assert len({before, with_cards, changed, renamed}) == 4
    (tmp_path / "games" / "__pycache__").mkdir()
    (tmp_path / "games" / "__pycache__" / "x.pyc").write_text("x")
    for name in (".cards.toml.swp", "cards.toml~"):
        (tmp_path / "games" / name).write_text("what an editor keeps for itself")
    assert builds.fingerprint(tmp_path) == renamed


def test_what_other_tools_made_is_made_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(builds, "MADE", tmp_path)
    monkeypatch.setattr(build, "MADE", tmp_path)
    made(tmp_path, tools=builds.contents(build.HERE))
    assert build.is_up_to_date()
    made(tmp_path, tools="others")
    assert builds.why_not(tmp_path) == ""  # it still runs
    assert not build.is_up_to_date()


@pytest.mark.parametrize("note", ["", "{", "{}", "[]", "3"])
def test_a_damaged_build_is_not_taken(note: str, tmp_path: Path) -> None:
    (tmp_path / builds.NOTE).write_text(note)
    assert builds.why_not(tmp_path) == "it is damaged"


@pytest.mark.parametrize("damage", ["shorter", "other", "missing", "more"])
def test_a_build_whose_files_are_not_as_they_were_made_is_not_taken(damage: str, tmp_path: Path) -> None:
    """Half of a library would end the process without a word, other data play another game."""
    data = tmp_path / "games" / "cards.toml"
    data.parent.mkdir()
    data.write_text("[farm]")
    folder = made(tmp_path)
    (tmp_path / "games" / "__pycache__").mkdir()
    (tmp_path / "games" / "__pycache__" / "x.pyc").write_text("x")
    assert builds.why_not(folder) == ""
    if damage == "missing":
        data.unlink()
    elif damage == "more":
        (tmp_path / "games" / "ships.toml").write_text("[ship]")
    else:
        data.write_text("[far" if damage == "shorter" else "[fort]")
    assert builds.why_not(folder) == "it is damaged"


@pytest.mark.parametrize("library", ["", "no library"])
def test_without_its_library_a_build_is_damaged_and_pure_python_runs(
    library: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(builds.WISH, raising=False)
    if library:
        (tmp_path / f"pentarchy__mypyc{sysconfig.get_config_var('EXT_SUFFIX')}").write_text(library)
    monkeypatch.setattr(builds, "MADE", made(tmp_path))
    monkeypatch.setattr(builds, "SHIPPED", tmp_path / "none")
    known = dict(sys.modules)
    assert builds.choose(ModuleType("pentarchy")) == (builds.PURE, "it is damaged")
    assert dict(sys.modules) == known


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        ("slow", "PENTARCHY_BUILD must be 'pure' or 'compiled', not 'slow'."),
        (
            "compiled",
            "PENTARCHY_BUILD asks for the compiled build, but there is none: `make fast` in the sources makes one.",
        ),
    ],
)
def test_a_wish_that_cannot_be_met(wish: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(builds.WISH, wish)
    monkeypatch.setattr(builds, "MADE", tmp_path)
    with pytest.raises(ImportError, match=r"^PENTARCHY_BUILD") as refused:
        builds.choose(ModuleType("pentarchy"))
    assert str(refused.value) == said


COMMANDS = {"script": [str(Path(sys.executable).parent / "pentarchy")], "module": [sys.executable, "-m", "pentarchy"]}


@pytest.mark.parametrize("command", COMMANDS.values(), ids=COMMANDS)
@pytest.mark.parametrize("wish", ["slow", "compiled"])
def test_the_command_line_says_it_in_one_sentence(wish: str, command: list[str], tmp_path: Path) -> None:
    """Also where no line of the command itself has run: importing the package is refused."""
    package = tmp_path / "src" / "pentarchy"  # nobody has compiled anything for these
    package.mkdir(parents=True)
    for name in ("__init__.py", "__main__.py", "builds.py"):
        shutil.copy(builds.HERE / name, package)
    environment = {**os.environ, builds.WISH: wish, "PYTHONPATH": str(package.parent)}
    ran = subprocess.run([*command, "--version"], env=environment, capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stdout) == (1, "")
    assert ran.stderr.startswith("PENTARCHY_BUILD ")
    assert ran.stderr.endswith(".\n")
    assert ran.stderr.count("\n") == 1


def test_a_program_can_catch_it_and_has_tracebacks_as_before() -> None:
    code = "try:\n    import pentarchy\nexcept ImportError as error:\n    print(type(error).__name__)\n1 / 0"
    environment = {**os.environ, builds.WISH: "slow"}
    ran = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)
    assert ran.stdout == "NoSuchBuild\n"
    assert ran.stderr.startswith("Traceback")
    assert ran.stderr.endswith("ZeroDivisionError: division by zero\n")


def test_pure_python_on_wish() -> None:
    code = "import pentarchy, pentarchy.engine.state as kernel; print(pentarchy.BUILD, kernel.__file__.endswith('.py'))"
    environment = {**os.environ, builds.WISH: builds.PURE}
    ran = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    assert ran.stdout.split() == ["pure", "True"]
