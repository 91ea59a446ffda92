"""`pentarchy doctor`: every match of a database is replayed, and what is wrong is named."""

import asyncio
import re
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from pentarchy.server.doctor import BROKEN, FROZEN, KEPT, REPLAYS, Doctor, Finding
from tests.server.hosting import config, environment
from tests.server.upgrades import GAMES, NEXT, Left, leave_behind, upgraded

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
async def left(tmp_path_factory: pytest.TempPathFactory) -> Left:
    return await leave_behind(tmp_path_factory.mktemp("old"))


@pytest.fixture
def copy(left: Left, tmp_path: Path) -> Path:
    return Path(shutil.copy(left.path, tmp_path / "pentarchy.sqlite"))


async def examined(path: Path) -> dict[str, Finding]:
    doctor = Doctor(config(f"sqlite:///{path}"))
    try:
        return {finding.table: finding async for finding in doctor.examine(await doctor.matches())}
    finally:
        await doctor.close()


async def doctored(url: str, folder: Path, *words: str) -> tuple[int, str]:
    """Exit code and words of the command."""
    command = [sys.executable, "-m", "pentarchy", "doctor", "--database", url, *words]
    run = await asyncio.to_thread(
        subprocess.run, command, capture_output=True, text=True, env=environment("", folder, COLUMNS="200"), check=False
    )
    return run.returncode, run.stdout + run.stderr


async def test_all_is_well(left: Left, copy: Path, tmp_path: Path) -> None:
    before = copy.read_bytes()
    found = await examined(copy)
    assert {finding.state for finding in found.values()} == {REPLAYS}
    assert set(found) == {*left.running.values(), *left.finished.values()}
    code, text = await doctored(f"sqlite:///{copy}", tmp_path)
    assert code == 0
    assert re.search(r"replays\W+10\W", text)
    assert "No match is broken." in text
    code, text = await doctored(f"sqlite:///{copy}", tmp_path, "--lang", "ru")
    assert (code, "Испорченных партий нет." in text) == (0, True)
    assert copy.read_bytes() == before, "it changes nothing"


async def test_another_edition_is_no_damage(left: Left, copy: Path) -> None:
    with upgraded(*GAMES, version=NEXT):
        found = await examined(copy)
    assert {found[table].state for table in left.finished.values()} == {KEPT}
    assert {found[table].state for table in left.running.values()} == {FROZEN}
    assert {finding.reason for finding in found.values()} == {"rules"}
    with upgraded(*GAMES, content=True):
        assert {finding.state for finding in (await examined(copy)).values()} == {REPLAYS}


DAMAGE = {
    "row": "update tables set options = '{' where id = ?",
    "records": "update records set action = 'dance:7' where table_id = ? and number = 5",
    "status": "update tables set number = number + 1 where id = ?",
    "checkpoint": "update checkpoints set data = json_set(data, '$[3].round', 9) where table_id = ?",
}


@pytest.mark.parametrize("reason", DAMAGE)
async def test_damage_is_found_and_named(left: Left, copy: Path, reason: str, tmp_path: Path) -> None:
    table = left.running["kingdom"]
    with sqlite3.connect(copy) as database:
        assert database.execute(DAMAGE[reason], (table,)).rowcount == 1
    found = await examined(copy)
    assert [(one.table, one.reason) for one in found.values() if one.state == BROKEN] == [(table, reason)]
    code, text = await doctored(f"sqlite:///{copy}", tmp_path)
    assert code == 1
    assert table in text
    assert "Some matches are broken" in text


async def test_a_kept_result_that_is_another_one_is_found(left: Left, copy: Path) -> None:
    one, other = left.finished["kingdom"], left.finished["lockup"]
    with sqlite3.connect(copy) as database:
        swap = "update results set data = (select data from results where table_id = ?) where table_id = ?"
        database.execute(swap, (one, other))
    found = await examined(copy)
    assert (found[other].state, found[other].reason) == (BROKEN, "result")
    assert found[one].state == REPLAYS


@pytest.mark.parametrize(
    "url", ["sqlite:////nowhere/at/all.sqlite", "nonsense", "postgresql://nobody@127.0.0.1:1/none"]
)
async def test_without_a_database_it_says_so(url: str, tmp_path: Path) -> None:
    code, text = await doctored(url, tmp_path)
    assert code == 1
    assert "Traceback" not in text
    assert "database" in text


async def test_an_older_schema_is_not_guessed_at(copy: Path, tmp_path: Path) -> None:
    with sqlite3.connect(copy) as database:
        database.execute("update alembic_version set version_num = '0001'")
    code, text = await doctored(f"sqlite:///{copy}", tmp_path)
    assert (code, "not of this version" in text) == (1, True)
