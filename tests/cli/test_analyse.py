"""`pentarchy analyse`: a finished match in figures and words; what cannot be analysed is refused in one sentence."""

import json
import re
from pathlib import Path

import pytest

from pentarchy.cli import analyse
from pentarchy.match import to_json
from pentarchy.match.log_file import digest
from tests.cli.driving import anyhow, run, saved_files, until
from tests.teacher.matches import by_chance, cheap_advice


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A finished match of Lockup for two, whose moves are weighed at no cost."""
    cheap_advice(monkeypatch)
    file = tmp_path / "match.json"
    file.write_text(to_json(by_chance("lockup", 2)))
    return file


def test_a_match_is_told_in_figures_and_words(path: Path) -> None:
    told = run("analyse", path)
    assert told.code == 0
    assert told.out.startswith("Analysis of ")
    assert "Points ahead of the best of the others" in told.out
    assert any(sign in told.out for sign in analyse.BLOCKS)
    assert told.out.count("−3.0 ± 0.5 points") == 10  # the worst five of each seat
    assert told.out.count("Played: ") == told.out.count("The expert: ") == 10
    russian = run("analyse", path, "-l", "ru")
    assert "Отрыв в очках" in russian.out
    assert "−3,0 ± 0,5 очка" in russian.out
    assert run("analyse", path).out == told.out


def test_the_moves_of_one_player(path: Path) -> None:
    told = run("analyse", path, "--seat", 2)
    assert told.out.count("−3.0 ± 0.5 points") == 5
    assert "Player 2: " in told.out
    assert "Player 1: " not in told.out
    assert run("analyse", path, "--seat", 3).sentence == "There are seats 1 to 2, and 0 for all of them, not 3."


def test_either_simulations_or_seconds(path: Path) -> None:
    assert run("analyse", path, "--seconds", 0.1).code == 0
    assert "not both" in run("analyse", path, "--seconds", 1, "--simulations", 9).sentence


def test_what_all_guesses_agree_about_is_not_told_as_certain(path: Path) -> None:
    told = run("analyse", path, "-l", "ru").out
    assert "± 0,0" not in told
    assert re.search(r"[+−]\d+,\d \(2/2\)", told)


@pytest.mark.parametrize("more", [(), ("--seat", 7), ("--seconds", 1, "--simulations", 9)])
def test_it_refuses_in_the_language_asked_for(path: Path, home: Path, more: tuple[object, ...]) -> None:
    told = run("analyse", path if more else home / "nothing.json", "-l", "ru", *more).sentence
    assert re.search("[а-я]{4}", told)
    assert not re.search("[A-Za-z]{4,} [a-z]{3,}", told)


def test_a_match_in_progress_and_a_damaged_file_are_refused_in_russian(path: Path, home: Path) -> None:
    run("play", "kingdom", "-s", "human,random", answer=until(anyhow(1), 3, "q"))
    [running] = saved_files(home)
    told = run("analyse", running, "-l", "ru").sentence
    assert told == "Партия ещё не окончена: разобрать можно только законченную."
    path.write_text("{")
    assert "не читается как партия" in run("analyse", path, "-l", "ru").sentence


def test_ctrl_c_tells_what_was_found(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    findings = analyse.analysis.findings

    def tired(*words: object) -> object:
        for number, found in enumerate(findings(*words)):  # type: ignore[arg-type]  # as they came
            if number == 40:
                raise KeyboardInterrupt
            yield found

    monkeypatch.setattr(analyse.analysis, "findings", tired)
    told = run("analyse", path)
    assert told.code == 130
    assert "Stopped at move 40 of " in told.err
    assert "Played: " in told.out


def test_what_cannot_be_analysed_is_refused_in_one_sentence(path: Path, home: Path) -> None:
    assert "cannot be read" in run("analyse", home / "nothing.json").sentence
    run("play", "kingdom", "-s", "human,random", answer=until(anyhow(1), 3, "q"))
    [running] = saved_files(home)
    assert run("analyse", running).sentence == "The match is not over: only a finished match is analysed."
    data = json.loads(path.read_text())
    for field, value in (("rules", 99), ("content", "0123456789abcdef"), ("game", "chess")):
        other = {**data, field: value}
        path.write_text(json.dumps({**other, "digest": digest(other)}))
        assert run("analyse", path).sentence
    path.write_text("{")
    assert run("analyse", path).sentence


def test_a_course_is_a_line_of_blocks() -> None:
    assert analyse.course([0.0, 7.0, 3.0], 0.0, 7.0) == "▁█▄"
    assert analyse.course([2.0, 2.0], 2.0, 2.0) == "▁▁"
    assert len(analyse.course([float(number) for number in range(500)], 0.0, 499.0)) == analyse.WIDTH
