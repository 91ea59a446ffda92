"""`pentarchy arena`: tables, a file that is gone on with, a report, and one sentence for what cannot be played."""

import re
import signal
from pathlib import Path
from typing import Any

import pytest

from pentarchy.arena.report import EXAMPLES
from pentarchy.cli import arena
from tests.cli.driving import run

ARENA = ("arena", "kingdom", "--bots", "greedy,random", "-n", 2, "-j", 1)


def test_bots_meet_and_are_rated(tmp_path: Path) -> None:
    ran = run(*ARENA, "--report", tmp_path / "report.html")
    assert (ran.code, ran.err) == (0, "")
    assert re.search(r"greedy – random │\s+2 │\s+100\.0 ± ", ran.out)
    assert re.search(r"│ greedy │\s+\d+ ± \d+ │\s+\d+\.\d ms │\s+100 % │\s+100 %", ran.out)
    page = (tmp_path / "report.html").read_text("utf-8")
    assert "Arena: It&#x27;s a Wonderful Kingdom, 2 games" in page
    assert page.count("<svg") == 1  # one round has no histogram
    assert "http" not in page


def test_russian_and_a_histogram(tmp_path: Path) -> None:
    ran = run(*ARENA, "-n", 4, "--report", tmp_path / "report.html", "-l", "ru")
    assert "Кто с кем играл" in ran.out
    page = (tmp_path / "report.html").read_text("utf-8")
    assert 'lang="ru"' in page
    assert page.count("<svg") == 2
    assert "Рейтинги" in page


def test_it_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "results.jsonl"
    play = arena.run
    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # a test before this one may have taken it away

    def stopped(tournament: Any, results: Any, jobs: int, ray: str, told: Any) -> None:
        def one_more() -> None:
            told()
            if len(results.played) == 2:
                signal.raise_signal(signal.SIGINT)

        play(tournament, results, jobs, ray, one_more)

    monkeypatch.setattr(arena, "run", stopped)
    try:
        ran = run(*ARENA, "-n", 4, "-f", path)
    finally:
        signal.signal(signal.SIGINT, before)
    assert (ran.code, ran.err) == (130, "Stopped after 2 of 4 games; the same command goes on.\n")
    monkeypatch.undo()
    lines = path.read_text().splitlines()
    again = run(*ARENA, "-n", 4, "-f", path)
    assert again.code == 0
    assert path.read_text().splitlines()[:3] == lines
    assert len(path.read_text().splitlines()) == 5


def test_who_moved_for_a_bot_that_failed_is_said(tmp_path: Path) -> None:
    """Below the tables and in the report, with how often: its wins are not its own."""
    broken = "tests.bots.outsiders:Broken"
    ran = run("arena", "kingdom", "--bots", f"{broken},random", "-n", 2, "-j", 1, "--report", tmp_path / "report.html")
    said = re.fullmatch(rf"{broken}: division by zero: a weaker level made (\d+) such moves instead.*\n", ran.err)
    assert ran.code == 0
    assert said is not None
    assert int(said[1]) > 50
    assert ran.err.strip() in (tmp_path / "report.html").read_text("utf-8")


def test_alone(tmp_path: Path) -> None:
    ran = run("arena", "kingdom", "--bots", "random", "-p", 1, "-n", 2, "-j", 1)
    assert ran.code == 0
    assert re.search(r"│ random │\s+2 │", ran.out)


def test_with_a_content_pack(tmp_path: Path) -> None:
    (tmp_path / "calamities.toml").write_text("[calamity]\nvp = -40\n")
    quests = (*ARENA, "-o", "module=quests")
    assert run(*quests, "--content", tmp_path).out != run(*quests).out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--bots", "greedy"), "An arena needs two bots at least."),
        (("--bots", "greedy,greedy"), "Each bot is named once."),
        (("--bots", "greedy,nobody"), "There is no bot 'nobody'; there are random, novice, skilled, expert, master."),
        (("-o", "module=war"), "The option module is one of menaces, advisors, quests, not 'war'."),
        (("-p", "3"), "It's a Wonderful Kingdom is for 1 or 2 players, not 3."),
    ],
)
def test_what_cannot_be_played(words: tuple[str, ...], said: str) -> None:
    ran = run(*ARENA, *words)
    assert (ran.code, ran.out, ran.err) == (1, "", f"{said}\n")


def test_a_bot_that_ends_its_process_costs_its_games_only() -> None:
    """The others are played and told; the same command would try again."""
    ran = run("arena", "kingdom", "--bots", "tests.bots.outsiders:Quitter,skilled,random", "-n", 2, "-j", 1)
    assert ran.code == 1
    assert ran.err.count("A game could not be finished: a bot ended its whole process (") == 4
    assert re.search(r"skilled – random\s+│\s+2 │", ran.out)


def test_a_bot_with_brackets_in_its_name() -> None:
    ran = run("arena", "kingdom", "--bots", "random,exec:sh -c exit [/bold]", "-n", 2, "-j", 1)
    assert ran.code == 0
    assert "[/bold]" in ran.out
    assert "– │" in ran.out  # nobody knows how long a program thought


def test_of_many_faults_some_are_told() -> None:
    ran = run("arena", "kingdom", "--bots", "tests.bots.outsiders:Babbler,random", "-n", 2, "-j", 1)
    assert len(ran.err.splitlines()) == EXAMPLES + 1
    assert re.search(r"\d+ more moves were made by a weaker level for other reasons", ran.err)


def test_a_report_that_cannot_be_written_is_refused_at_once(tmp_path: Path) -> None:
    for path in (tmp_path / "nowhere" / "report.html", tmp_path):
        ran = run(*ARENA, "--report", path)
        assert (ran.code, ran.out, ran.err) == (1, "", f"{path} cannot be written.\n")
