"""`pentarchy tune`: what was found, a file with it, and one sentence for what cannot be tuned."""

import json
from pathlib import Path

import pytest

from pentarchy.arena import tuning
from pentarchy.arena.standings import Estimate
from pentarchy.arena.tuning import Tuned
from pentarchy.cli import tune
from pentarchy.kit.weights import READ, read_file
from tests.cli.driving import run

TUNE = ("tune", "kingdom", "-p", 1, "-o", "module=quests", "-j", 1, "--fresh", 4)


def test_a_tiny_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tuning, "LEAST", 2)
    monkeypatch.setattr(tuning, "MOST", 2)
    monkeypatch.chdir(tmp_path)
    ran = run(*TUNE, "--only", "tokens.searched", "-n", 8, "--file", "tuning.jsonl", "--seed", 3)
    assert (ran.code, ran.err) == (0, "")
    head, *rounds = [json.loads(line) for line in Path("tuning.jsonl").read_text().splitlines()]
    assert (head["game"], head["players"], head["only"]) == ("kingdom", 1, ["tokens.searched"])
    assert [deal for _, _, deal, _ in rounds][:4] == [3, 4, 5, 6]
    again = run(*TUNE, "--only", "tokens.searched", "-n", 8, "--file", "tuning.jsonl", "--seed", 3)
    assert (again.code, again.out) == (0, ran.out)
    other = run("tune", "wistar", "--file", "tuning.jsonl")
    assert other.sentence == "tuning.jsonl is of another tuning: its game is 'kingdom', not 'wistar'."


def pretend(monkeypatch: pytest.MonkeyPatch, margin: Estimate | None) -> None:
    start = READ["kingdom"].values
    found = {**start, "tokens.spy": 0.42, "draft.pick": (3.0, 4.5, 6.0, 8.0)} if margin else start
    monkeypatch.setattr(tune, "run", lambda *_: Tuned(start, found, 5, 120, margin))


@pytest.mark.parametrize(
    ("margin", "said"),
    [
        (Estimate(2.0, 0.5), "They are better."),
        (Estimate(0.4, 0.5), "That may be chance: these weights were not shown to be better."),
    ],
)
def test_what_was_found(margin: Estimate, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pretend(monkeypatch, margin)
    ran = run(*TUNE, "--out", tmp_path / "found.toml")
    assert f"are {margin.mean:.2f} ± 0.50 points ahead" in " ".join(ran.out.split())
    assert said in ran.out
    assert "3, 4.5, 6, 8" in ran.out
    assert f"PENTARCHY_WEIGHTS={tmp_path / 'found.toml'} uses them" in ran.out
    assert read_file(tmp_path / "found.toml") == {
        "kingdom": {"tokens.spy": 0.42, "draft.pick": (3.0, 4.5, 6.0, 8.0)},
    }


def test_nothing_was_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pretend(monkeypatch, None)
    monkeypatch.chdir(tmp_path)
    assert run(*TUNE).out == "Nothing better was found (5 candidates, 120 games).\n"
    assert run(*TUNE, "-l", "ru").out == "Ничего лучшего не найдено (проверено вариантов: 5, партий: 120).\n"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ((), "Stopped; nothing was kept, because no file was named."),
        (("-f", "kept"), "Stopped; the same command goes on."),
    ],
)
def test_stopped(words: tuple[str, ...], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> Tuned:
        raise KeyboardInterrupt

    monkeypatch.setattr(tune, "run", interrupted)
    monkeypatch.chdir(tmp_path)
    ran = run(*TUNE, *words)
    assert (ran.code, ran.err) == (130, f"{said}\n")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("chess",), "There is no game 'chess'"),
        (("kingdom", "--only", "tokens.spies"), "kingdom has no weight 'tokens.spies'."),
        (("kingdom", "-p", "3"), "It's a Wonderful Kingdom is for 1 or 2 players, not 3."),
        (("kingdom", "-o", "module=war"), "The option module is one of menaces, advisors, quests, not 'war'."),
    ],
)
def test_what_cannot_be_tuned(words: tuple[str, ...], said: str) -> None:
    assert run("tune", *words).sentence.startswith(said)
