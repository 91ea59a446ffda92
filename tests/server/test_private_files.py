"""The database holds passwords and links of seats: only who runs the server may read it."""

import os
from pathlib import Path

import pytest

from pentarchy.server.config import Config
from tests.server.hosting import serving, subprocess_server

pytestmark = pytest.mark.anyio


def rights(path: Path) -> int:
    return path.stat().st_mode & 0o777


def database_files(folder: Path) -> list[Path]:
    return sorted(folder.glob("pentarchy.sqlite*"))


@pytest.fixture(autouse=True)
def a_careless_system() -> object:
    """Where new files can be read by everybody unless their maker says otherwise."""
    before = os.umask(0o000)
    yield
    os.umask(before)


async def test_a_new_database_is_readable_by_its_owner_alone(sqlite_url: str, tmp_path: Path) -> None:
    async with serving(sqlite_url) as server:
        await server.guest("Anna")
        files = database_files(tmp_path)
        assert len(files) > 1, "SQLite writes files beside its database"
        assert {path.name: rights(path) for path in files} == {path.name: 0o600 for path in files}


async def test_an_old_database_becomes_so(sqlite_url: str, tmp_path: Path) -> None:
    async with serving(sqlite_url) as server:
        cookie = (await server.guest("Anna")).cookie
    for path in database_files(tmp_path):
        path.chmod(0o644)
    Path(f"{database_files(tmp_path)[0]}-wal").touch(0o644)  # as after a server was killed
    async with serving(sqlite_url) as server:
        assert {rights(path) for path in database_files(tmp_path)} == {0o600}
        assert (await server.stranger(cookie=cookie).get("/api/me"))["name"] == "Anna"


def test_the_folder_that_the_server_makes(tmp_path: Path) -> None:
    Config.from_env({"PENTARCHY_HOME": str(tmp_path / "home")})
    assert rights(tmp_path / "home") == 0o700
    mine = tmp_path / "mine"
    mine.mkdir(0o755)
    Config.from_env({"PENTARCHY_HOME": str(mine)})
    assert rights(mine) == 0o755  # one that was there is its owner's business


async def test_the_command_does_it_too(tmp_path: Path) -> None:
    async with subprocess_server("", tmp_path, PENTARCHY_HOME=str(tmp_path / "home")) as server:
        await server.guest("Anna")
        files = database_files(tmp_path / "home")
        assert files
        assert {rights(path) for path in files} == {0o600}
        assert rights(tmp_path / "home") == 0o700
