"""Which build runs."""

import json
import os
import subprocess
import sys
import sysconfig
from pathlib import Path
from types import ModuleType

import pytest

from pentarchy import builds


def made(folder: Path, **note: str) -> Path:
    """A folder with the note of a compiled build that fits, but for what is said here."""
    fits = {"python": str(sysconfig.get_config_var("EXT_SUFFIX")), "sources": builds.fingerprint()}
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
    assert builds.fingerprint(tmp_path) == renamed


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        ("slow", "PENTARCHY_BUILD must be 'pure' or 'compiled', not 'slow'."),
        ("compiled", "PENTARCHY_BUILD asks for the compiled build, but there is none: `make fast` makes it."),
    ],
)
def test_a_wish_that_cannot_be_met(wish: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(builds.WISH, wish)
    monkeypatch.setattr(builds, "MADE", tmp_path)
    with pytest.raises(ImportError, match=r"^PENTARCHY_BUILD") as refused:
        builds.choose(ModuleType("pentarchy"))
    assert str(refused.value) == said


def test_pure_python_on_wish() -> None:
    code = "import pentarchy, pentarchy.engine.state as kernel; print(pentarchy.BUILD, kernel.__file__.endswith('.py'))"
    environment = {**os.environ, builds.WISH: builds.PURE}
    ran = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    assert ran.stdout.split() == ["pure", "True"]
