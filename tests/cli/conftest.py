"""Every test of the command line has a home of its own and an English system of a usual width."""

from pathlib import Path

import pytest

from pentarchy.cli.show import console, errors


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where matches are saved; gone after the test."""
    folder = tmp_path / "home"
    monkeypatch.setenv("PENTARCHY_HOME", str(folder))
    monkeypatch.setenv("LANG", "en_US.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.delenv("LC_ALL", raising=False)
    for screen in (console, errors):
        monkeypatch.setattr(screen, "width", 100)
    return folder
