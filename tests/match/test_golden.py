"""Finished matches of earlier days: they must stay readable, legal, and end with the same scores."""

import json
from pathlib import Path

import pytest

from pentarchy.match import REDO, UNDO, from_json, to_json, verify
from tests.match.make_golden import FOLDER, GOLDEN, write

FILES = sorted(FOLDER.glob("*.json"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_match_still_verifies(path: Path) -> None:
    """If this fails after a rule was corrected, see make_golden.py; after any other change it is a mistake."""
    text = path.read_bytes()
    report = verify(text)
    assert [check.text for check in report.checks if check.verdict == "failed"] == []
    data = json.loads(text)
    assert report.match is not None
    assert report.match.over
    assert report.scores == data["result"]["scores"]
    assert report.fair == ("secret" in data["luck"])
    written = json.loads(to_json(from_json(text)))
    assert {**written, "engine": "", "digest": ""} == {**data, "engine": "", "digest": ""}


def test_the_golden_matches_are_all_there_and_wide_enough() -> None:
    assert {path.stem for path in FILES} == set(GOLDEN)
    actions = {action for path in FILES for _, action in json.loads(path.read_bytes())["log"]}
    assert {UNDO, REDO} < actions


def test_a_golden_match_that_fails_is_written_anew(tmp_path: Path) -> None:
    assert write(tmp_path) == list(GOLDEN)
    assert write(tmp_path) == []
    broken = tmp_path / "solo_quests.json"
    broken.write_text(broken.read_text("utf-8").replace('"usurper"', '"plague_lord"'), "utf-8")
    assert write(tmp_path) == ["solo_quests"]
    assert verify(broken.read_bytes()).ok
