"""Rules in words: what a game forgot is said with its place."""

from pathlib import Path

import pytest

from pentarchy.engine.errors import BadContent
from pentarchy.kit.rulebook import read_rules

RULE = '["turn.play"]\nsection = "turn"\napplies = "all"\ncertainty = "ours"\nen = "Play."\n'


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (None, "has no rules.toml: write every rule down there, with its id."),
        ("[turn", "rules.toml: "),
        (RULE, r"rules.toml: \[turn.play\] ru is missing."),
    ],
)
def test_what_is_missing_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str | None, sentence: str
) -> None:
    name = f"ruled_{tmp_path.name}"  # modules are imported once
    (tmp_path / name).mkdir()
    (tmp_path / name / "__init__.py").write_text("", "utf-8")
    if text is not None:
        (tmp_path / name / "rules.toml").write_text(text, "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(BadContent, match=sentence):
        read_rules(name)
