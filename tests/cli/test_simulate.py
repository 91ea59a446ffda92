"""`pentarchy simulate` and `pentarchy bench`: figures that do not depend on the machine, but for the speed."""

import gc
import re
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import pytest

from pentarchy.bench import bot_load, measure, peers, processes, serving, versions
from pentarchy.bench.serving import Load
from pentarchy.cli import benches, tables
from pentarchy.cli.simulate import Job, prepare_worker, simulate
from tests.cli.driving import run

SIMULATE = ("simulate", "kingdom", "-n", 5)


def figures(text: str) -> str:
    """All that is shown but the speed."""
    return re.sub(r"Speed: .*", "", text)


def test_the_figures_are_the_same_with_any_number_of_processes() -> None:
    alone, together = run(*SIMULATE, "-j", 1, "--usage"), run(*SIMULATE, "-j", 2, "--usage")
    assert (alone.code, together.code) == (0, 0)
    assert figures(alone.out) == figures(together.out)
    assert "5 games" in alone.out
    assert figures(run(*SIMULATE, "-j", 1, "--seed", 5, "--usage").out) != figures(alone.out)


def test_a_worker_has_the_games_and_the_garbage_collector_leaves_them_alone() -> None:
    with ProcessPoolExecutor(1, get_context("spawn")) as plain:  # here an earlier test may have prepared this process
        usual = plain.submit(gc.get_threshold).result()[0]
    with ProcessPoolExecutor(1, get_context("spawn"), initializer=prepare_worker) as pool:
        assert pool.submit(gc.get_freeze_count).result() > 10_000
        assert pool.submit(gc.get_threshold).result()[0] > usual


def test_one_game() -> None:
    ran = run("simulate", "kingdom", "-n", 1, "-l", "ru")
    assert (ran.code, ran.err) == (0, "")
    assert "1 партия" in ran.out
    assert "Скорость: " in ran.out


def test_greedy_against_random_and_solo() -> None:
    ran = run("simulate", "kingdom", "-n", 1, "-j", 1, "-b", "greedy,random")
    assert re.search(r"1\s+│ greedy │.*100\.0 %", ran.out)
    solo = run("simulate", "kingdom", "-n", 2, "-j", 1, "-p", 1, "-o", "module=quests")
    assert solo.code == 0
    assert "│ 2 " not in solo.out


def test_bots_of_others_may_fail() -> None:
    ran = run("simulate", "kingdom", "-n", 2, "-j", 1, "-b", "tests.bots.outsiders:Broken,random")
    assert ran.code == 0
    assert re.search(r"Broken: division by zero: a weaker level made \d+ such moves instead", ran.err)
    refused = run("simulate", "kingdom", "-n", 2, "-j", 1, "-b", "exec:/no/such/program,random")
    assert (refused.code, refused.err) == (1, "There is no program '/no/such/program' to be started.\n")


def test_ctrl_c_shows_the_figures_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(job: Job, workers: int) -> Any:
        parts = simulate(job, 1)
        yield next(parts)
        raise KeyboardInterrupt

    monkeypatch.setattr(tables, "simulate", interrupted)
    ran = run("simulate", "kingdom", "-n", 50)
    assert (ran.code, ran.err) == (130, "Stopped after 2 of 50 games.\n")
    assert "2 games" in ran.out


def test_ctrl_c_before_the_first_game_has_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(job: Job, workers: int) -> Any:
        raise KeyboardInterrupt

    monkeypatch.setattr(tables, "simulate", interrupted)
    ran = run(*SIMULATE)
    assert (ran.code, ran.out, ran.err) == (130, "", "Stopped after 0 of 5 games.\n")


def test_a_simulation_with_a_content_pack(tmp_path: Path) -> None:
    (tmp_path / "calamities.toml").write_text("[calamity]\nvp = -40\n")
    plain, harsh = run(*SIMULATE, "-j", 1, "-o", "module=quests"), run(*SIMULATE, "-j", 1, "-o", "module=quests",
                                                                       "--content", tmp_path)  # fmt: skip
    assert (plain.code, harsh.code) == (0, 0)
    assert figures(plain.out) != figures(harsh.out)


# bench ------------------------------------------------------------------------------------------------------------
def test_bench_without_peers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(benches, "peers", list)
    ran = run("bench", "games", "-t", 0.1)
    assert ran.code == 0
    assert re.search(r"kingdom, 2 players\W+[\d,]+", ran.out)
    assert "To compare with other projects: make bench" in ran.out


@pytest.mark.skipif(not peers.peers(), reason="the peers are not installed")
def test_bench_with_peers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measure, "COPIES", 40)  # thousands of copies of a peer take long
    ran = run("bench", "games", "-t", 0.1, "-l", "ru")
    assert ran.code == 0
    for peer in peers.peers():
        assert re.search(rf"против {re.escape(peer.figures.name)}: решений/с: [\d.]+×", " ".join(ran.out.split()))


def test_bench_of_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    """A short run of the real thing at few tables: figures appear."""
    monkeypatch.setattr(serving, "TABLES", 4)
    ran = run("bench", "server", "-t", 2)
    assert ran.code == 0, ran.out
    rows = re.findall(r"(as fast as it goes|800 moves/s|100 moves/s|an empty FastAPI echo)\W+([\d,]+)", ran.out)
    assert [name for name, _ in rows] == ["as fast as it goes", "800 moves/s", "100 moves/s", "an empty FastAPI echo"]
    assert all(int(rate.replace(",", "")) > 0 for _, rate in rows)


def test_bench_against_another_version(monkeypatch: pytest.MonkeyPatch) -> None:
    """A tiny run beside this very version: both servers played, in each build of ours, and both were paid for."""
    monkeypatch.setattr(versions, "TABLES", 2)
    monkeypatch.setattr(versions, "SLICES", 2)
    found: list[Load] = []
    measured = versions.measure_versions
    monkeypatch.setattr(benches, "measure_versions", lambda *how: found.extend(measured(*how)) or found)
    ran = run("bench", "server", "--against", sys.executable, "--game", "tyrants", "-t", 2)
    assert ran.code == 0, ran.out
    assert len(found) == len(versions.contenders(sys.executable))
    assert all(load.delays and load.seconds > 0 for load in found)
    if Path("/proc/self/stat").exists():  # where the system tells it
        assert all(0 < load.cpu < 60 for load in found)


def test_the_cpu_of_a_server_is_that_of_its_whole_family(tmp_path: Path) -> None:
    """Stand-ins for /proc: a server, its child, a stranger, and a process with a bracket in its name."""
    for pid, name, parent, ticks in ((7, "serve", 1, 100), (9, "bot) (x", 7, 50), (8, "other", 1, 999)):
        (tmp_path / str(pid)).mkdir()
        fields = ["S", parent, *[0] * 9, ticks, ticks]
        (tmp_path / str(pid) / "stat").write_text(f"{pid} ({name}) {' '.join(map(str, fields))}")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(processes, "PROC", tmp_path)
        patch.setattr(processes, "_ticks_a_second", lambda: 100)
        assert processes.Server(0, 7).cpu_seconds() == 3.0
        patch.setattr(processes, "PROC", tmp_path / "nowhere")
        assert processes.Server(0, 7).cpu_seconds() == 0.0


def test_bench_of_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """A few tables of the real thing: every person got answers, and no table fell silent."""
    monkeypatch.setattr(bot_load, "TABLES", 12)
    found: list[bot_load.Waits] = []
    measure_bots = bot_load.measure_bots
    monkeypatch.setattr(bot_load, "measure_bots", lambda *how: found.append(measure_bots(*how)) or found[0])
    ran = run("bench", "bots", "-t", 0.5)
    assert ran.code == 0, ran.out
    assert "12 tables, each with a person and a skilled bot" in " ".join(ran.out.split())
    (waits,) = found
    assert all(waits.by_table)
    assert waits.silent == 0


def test_a_table_that_waits_for_ever_counts_as_silent() -> None:
    waits = bot_load.Waits([[0.1, 0.1], [0.1, 0.2], [0.1]], {2: 50.0})
    waits.close(at=60.0)
    assert (waits.silent, waits.longest) == (1, 10.0)


def test_there_is_no_other_part() -> None:
    assert run("bench", "moon").code == 1
