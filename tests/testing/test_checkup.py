"""`pentarchy check`: what is missing is listed, each line with a remedy, whatever state the game is in."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from pentarchy.engine.errors import BadContent
from pentarchy.kit.sources import Finding
from pentarchy.testing import checkup
from tests.contract.toys import GAME

FAILING = "def test_fails():\n    assert 1 == 2\n"
MARKED = 'import pytest\n\n@pytest.mark.rule("bazaar.bazaar.demand")\ndef test_shelf():\n    pass\n'


def said(found: Iterator[Finding]) -> list[str]:
    return [str(finding) for finding in checkup.guarded(GAME, found)]


def test_a_complete_game_has_no_findings_in_texts_rules_and_bots() -> None:
    for part in (checkup.in_sources, checkup.in_rules, checkup.in_bots):
        assert said(part(GAME)) == []


def test_a_missing_text_is_named_by_key_and_language(monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = checkup.wanted_keys(GAME)
    monkeypatch.setattr(checkup, "wanted_keys", lambda game: wanted | {"zone-attic"})
    lines = said(checkup.in_texts(GAME))
    for lang in ("en", "ru"):
        assert f"text/{lang}.ftl: there is no text 'zone-attic'; add `zone-attic = ...`" in lines


def test_a_look_that_fails_is_a_finding_with_a_place() -> None:
    def look() -> Iterator[Finding]:
        yield Finding("here", "first", "mend")
        raise BadContent("cards.toml: [ace] rank: is missing.")

    lines = said(look())
    assert lines[0] == "here: first; mend"
    assert lines[1].startswith(f"{GAME.package}: cards.toml: [ace] rank: is missing.; mend this first")


def test_a_game_in_which_nobody_is_asked_is_not_complete() -> None:
    def start(*arguments: Any) -> Any:
        state = GAME.start(*arguments)
        state.stop()
        return state

    lines = said(checkup.in_play(replace(GAME, start=start)))
    assert any("the game is over before anybody is asked" in line for line in lines)


def test_a_broken_promise_is_told_once_with_move_and_demand(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME.state, "audit", lambda self: ["a coin too many"] if self.over else [])
    lines = [line for line in said(checkup.in_play(GAME)) if "pieces_are_conserved" in line]
    assert len(lines) == 1
    assert "a coin too many (after move " in lines[0]
    assert "what is promised: 5. Every piece is in one place" in lines[0]


def test_failing_tests_are_listed(tmp_path: Path) -> None:
    (tmp_path / "test_some.py").write_text(FAILING, "utf-8")
    assert any("FAILED" in line and "test_fails" in line for line in said(checkup.in_tests(GAME, tmp_path)))


def test_test_files_that_cannot_be_read_come_before_everything(tmp_path: Path) -> None:
    (tmp_path / "test_some.py").write_text("import no_such_module\n", "utf-8")
    lines = said(checkup.in_tests(GAME, tmp_path))
    assert len(lines) == 1
    assert "ERROR" in lines[0]


def test_rules_without_a_test_are_listed(tmp_path: Path) -> None:
    (tmp_path / "test_some.py").write_text(MARKED, "utf-8")
    lines = said(checkup.in_tests(GAME, tmp_path))
    assert lines
    assert all("no test of the " in line for line in lines)
    assert not any("'bazaar.bazaar.demand'" in line for line in lines)


def test_a_golden_match_that_is_missing_comes_with_the_command_that_writes_it(tmp_path: Path) -> None:
    (line,) = said(checkup.in_golden(GAME, tmp_path / "golden.json"))
    assert f"write it: pentarchy check {GAME.id} --golden" in line
