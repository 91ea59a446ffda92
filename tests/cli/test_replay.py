"""`pentarchy replay`: a match told again, and the check that the file is what it says."""

import json
from pathlib import Path

import pytest

from pentarchy.match.log_file import digest
from tests.cli.driving import anyhow, finished, run, saved_files, until


@pytest.fixture
def path(home: Path) -> Path:
    """A finished match with a drawn secret."""
    return finished(home)


def test_a_match_is_told_from_the_first_round_to_the_result(path: Path) -> None:
    told = run("replay", path)
    assert told.code == 0
    for number in (1, 2, 3, 4):
        assert f"Round {number} begins." in told.out
    assert told.out.startswith("Replay of It's a Wonderful Kingdom, ")
    assert "Total" in told.out
    russian = run("replay", path, "-l", "ru")
    assert "Начинается раунд 4." in russian.out


def test_a_match_under_way_is_told_as_far_as_it_is(home: Path) -> None:
    run("play", "kingdom", "-s", "human,random", answer=until(anyhow(1), 9, "q"))
    [path] = saved_files(home)
    assert run("replay", path).out.endswith("The match is still running.\n")
    checked = run("replay", "--verify", path)
    assert checked.code == 0
    assert "absent     The match is still running" in checked.out


def test_every_check_is_a_line_in_either_language(path: Path) -> None:
    english, russian = run("replay", "--verify", path), run("replay", "--verify", path, "-l", "ru")
    assert (english.code, russian.code) == (0, 0)
    assert english.out.count("\n  right ") == 5
    assert russian.out.count("\n  верно ") == 5
    assert "Everything fits." in english.out
    assert "Всё сходится." in russian.out


def test_a_chosen_seed_is_no_promise(home: Path) -> None:
    checked = run("replay", "--verify", finished(home, seed=1))
    assert checked.code == 0
    assert "absent     The seed 1 was chosen: the deal was not fixed in advance." in checked.out


@pytest.mark.parametrize("where", ['"secret":"', '"log":[[', '"snapshots":[[', '"result":{', '"digest":"'])
def test_one_changed_byte_fails(where: str, path: Path) -> None:
    data = bytearray(path.read_bytes())
    at = data.index(where.encode()) + len(where) + 8
    data[at] = ord("7") if data[at] != ord("7") else ord("8")
    path.write_bytes(bytes(data))
    checked = run("replay", "--verify", path)
    assert checked.code == 1
    assert "wrong" in checked.out
    assert "This file is not a faithful record of a match." in checked.out


def test_a_forged_result_with_a_fitting_digest_fails(path: Path) -> None:
    """The digest is against accidents; against intent the match is played again."""
    data = json.loads(path.read_text("utf-8"))["match"]
    data["result"]["scores"][0]["base"] += 1
    data["digest"] = digest(data)
    path.write_text(json.dumps(data))
    checked = run("replay", "--verify", path)
    assert checked.code == 1
    assert "The result of the match is not the one of the replay." in checked.out
    assert "not the one of the replay" in run("replay", path).sentence


def test_a_forged_secret_with_a_fitting_digest_fails(path: Path) -> None:
    data = json.loads(path.read_text("utf-8"))["match"]
    data["luck"]["secret"] = "0" * 64
    data["digest"] = digest(data)
    path.write_text(json.dumps(data))
    checked = run("replay", "--verify", path)
    assert checked.code == 1
    assert "The secret is not the one that was committed to." in checked.out


def test_a_file_of_another_edition_is_not_called_forged(path: Path) -> None:
    """A correction of the data or the rules after a match says nothing about the match."""
    data = json.loads(path.read_text("utf-8"))["match"]
    for field, value in (("rules", 99), ("content", "0123456789abcdef")):
        other = {**data, field: value}
        other["digest"] = digest(other)
        path.write_text(json.dumps(other))
        english, russian = run("replay", "--verify", path), run("replay", "--verify", path, "-l", "ru")
        assert (english.code, russian.code) == (3, 3)
        assert "The match was made by another edition, kingdom-" in english.out
        assert "Партия сыграна в другой редакции: kingdom-" in russian.out
        for told in (english.out, russian.out):
            assert "not a faithful record" not in told
            assert "недостоверна" not in told
