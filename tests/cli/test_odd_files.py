"""Files and names that are not what they should be: one sentence each, and an end."""

import os
import signal
from pathlib import Path

import pytest

from pentarchy.cli.saves import LARGEST
from pentarchy.cli.terminal import undisturbed
from tests.cli.driving import run, shell

ODD = ["/dev/null", "/dev/zero", "/", "/bin/sh", "/etc/passwd", "/no/such/file", "x" * 5000]


@pytest.mark.parametrize("command", [("replay",), ("replay", "--verify"), ("play", "--resume", "--file")])
@pytest.mark.parametrize("path", ODD)
def test_what_is_no_match(command: tuple[str, ...], path: str) -> None:
    """Also a file that never ends is read only as far as a match can be long."""
    if "--verify" in command and path in ("/dev/null", "/etc/passwd"):
        assert run(*command, path).code == 1  # it says which checks failed
        return
    assert path in run(*command, path).sentence


@pytest.mark.parametrize("name", ["/etc/passwd", "/", "../../x", "[", "**", "x" * 5000, "kingdom/../.."])
def test_resuming_a_game_whose_name_is_a_path(name: str, home: Path) -> None:
    (home / "saves").mkdir(parents=True)
    assert f"There is no saved match of {name} in " in run("play", name, "--resume").sentence


def test_a_file_that_is_too_large_for_a_match(tmp_path: Path) -> None:
    large = tmp_path / "large.json"
    large.write_text(" " * (LARGEST + 1))
    assert "too large for a match" in run("replay", large).sentence


def test_an_endless_file_in_a_process_of_its_own() -> None:
    ran = shell("replay", "/dev/zero")
    assert "too large for a match" in ran.sentence


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("[port]\nname = " + "[" * 3000 + "]" * 3000, "nested too deeply"),
        ("[port" + ".a" * 400 + "]\nx = 1", "nested too deeply"),
        ("[port]\nname = " + "[" * 30 + "]" * 30, "nested too deeply"),
        ("[port]\ncopies = " + "9" * 5000, "integer string conversion"),
        ("[port]\ncopies = 0x" + "f" * 5000, "too many digits"),
        ("[port]\ncopies = 1979-05-27", "no dates"),
        ("# " + "x" * 1_000_001, "larger than"),
    ],
    ids=["lists", "tables", "thirty", "digits", "hexadecimal", "date", "large"],
)
def test_a_pack_that_no_component_can_be_read_from(text: str, why: str, tmp_path: Path) -> None:
    (tmp_path / "developments.toml").write_text(text)
    ran = run("play", "kingdom", "--content", tmp_path)
    assert ran.sentence.startswith("developments.toml: ")
    assert why in ran.sentence


def test_a_pack_with_a_file_that_never_ends(tmp_path: Path) -> None:
    (tmp_path / "developments.toml").symlink_to("/dev/zero")
    assert "larger than" in run("play", "kingdom", "--content", tmp_path).sentence


def test_where_ctrl_c_is_ignored_it_stays_so() -> None:
    """A shell without job control starts what runs in the background that way."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        with undisturbed():
            os.kill(os.getpid(), signal.SIGINT)
        assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGINT, before)
