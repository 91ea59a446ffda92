"""The README says what is true: its Python example runs, its commands exist, its pictures and links are there."""

import doctest
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from pentarchy.cli.main import app

ROOT = Path(__file__).parent.parent
READMES = ("README.md", "README.ru.md")


def test_python_example_runs() -> None:
    failures, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried > 5
    assert not failures


@pytest.mark.parametrize(
    "name", [*READMES, "CONTRIBUTING.md", "docs/architecture.md", "docs/adding-a-game.md", "docs/server.md"]
)
def test_links_and_pictures_lead_somewhere(name: str) -> None:
    text = (ROOT / name).read_text("utf-8")
    targets = re.findall(r"\]\(([^)#]+)\)", text) + re.findall(r'src="([^"]+)"', text)
    for target in targets:
        if not target.startswith("http"):
            assert ((ROOT / name).parent / target).exists(), f"{name} points to {target}"


@pytest.mark.parametrize("name", READMES)
def test_commands_exist(name: str) -> None:
    text = (ROOT / name).read_text("utf-8")
    for command in set(re.findall(r"^pentarchy (\w+)", text, re.MULTILINE)):
        assert CliRunner().invoke(app, [command, "--help"]).exit_code == 0, command


@pytest.mark.parametrize("name", READMES)
def test_make_targets_exist(name: str) -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    for target in set(re.findall(r"make (\w+)  ", (ROOT / name).read_text("utf-8"))):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target
