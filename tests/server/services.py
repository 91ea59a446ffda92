"""PostgreSQL and Redis for tests: those that run on this machine, else started from the installed programs, else none.

A test that needs one asks for the fixture `postgres_url` or `redis_url` of conftest.py; it is skipped with one sentence
where there is neither a server nor a program to start.
"""

import asyncio
import contextlib
import os
import pwd
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import pytest
import redis

from pentarchy.bench.processes import free_port

POSTGRES = os.environ.get("PENTARCHY_TEST_POSTGRES", "postgresql://postgres@127.0.0.1:5432/postgres")
REDIS = os.environ.get("PENTARCHY_TEST_REDIS", "redis://127.0.0.1:6379/0")
PATIENCE = 60.0  # seconds that a service may take to start
NO_POSTGRES = "PostgreSQL neither runs here nor is installed: install Debian's package postgresql to run this test."
NO_REDIS = "Redis neither runs here nor is installed: install Debian's package redis-server to run this test."


# PostgreSQL -----------------------------------------------------------------------------------------------------
def execute(url: str, *commands: str) -> None:
    """Run commands on a PostgreSQL server, each by itself."""

    async def run() -> None:
        connection = await asyncpg.connect(url, timeout=5)
        try:
            for command in commands:
                await connection.execute(command)
        finally:
            await connection.close()

    asyncio.run(run())


def postgres_answers(url: str) -> bool:
    try:
        execute(url, "select 1")
    except (OSError, TimeoutError, asyncpg.PostgresError):
        return False
    return True


@contextlib.contextmanager
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL server where databases may be made."""
    if postgres_answers(POSTGRES):
        yield POSTGRES
        return
    programs = _postgres_programs()
    if programs is None:
        pytest.skip(NO_POSTGRES)
    with _folder(_not_root("postgres")) as (folder, user):
        yield from _started_postgres(programs, folder, user)


def _postgres_programs() -> Path | None:
    if found := shutil.which("initdb"):
        return Path(found).resolve().parent
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: float(path.parts[-3]))
    return versions[-1].parent if versions else None


def _started_postgres(programs: Path, folder: Path, user: str | None) -> Iterator[str]:
    data, port = folder / "data", free_port()

    def run(program: str, *words: object) -> None:
        command = [str(programs / program), *map(str, words)]
        done = subprocess.run(command, user=user, cwd=folder, capture_output=True, text=True, check=False)
        assert done.returncode == 0, f"{program}: {done.stdout}{done.stderr}"

    run("initdb", "-D", data, "-U", "postgres", "--auth=trust", "--no-sync", "-E", "UTF8")
    settings = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={folder} -c fsync=off"
    # its words go to a file: a server that inherits our pipe would keep it open
    run("pg_ctl", "-D", data, "-w", "-t", int(PATIENCE), "-l", folder / "log", "-o", settings, "start")
    try:
        yield f"postgresql://postgres@127.0.0.1:{port}/postgres"
    finally:
        run("pg_ctl", "-D", data, "-m", "immediate", "stop")


# Redis ----------------------------------------------------------------------------------------------------------
def redis_answers(url: str) -> bool:
    client = redis.Redis.from_url(url, socket_connect_timeout=2)
    try:
        return bool(client.ping())
    except redis.RedisError:
        return False
    finally:
        client.close()


@contextlib.contextmanager
def a_redis() -> Iterator[str]:
    """The address of a Redis server. Tables have names of their own, so that runs side by side do not meet there."""
    if redis_answers(REDIS):
        yield REDIS
        return
    program = shutil.which("redis-server")
    if program is None:
        pytest.skip(NO_REDIS)
    port = free_port()
    with _folder(None) as (folder, _):
        words = ["--port", str(port), "--bind", "127.0.0.1", "--save", "", "--dir", str(folder)]
        process = subprocess.Popen([program, *words], stdout=subprocess.DEVNULL)
        try:
            url = f"redis://127.0.0.1:{port}/0"
            deadline = time.monotonic() + PATIENCE
            while not redis_answers(url):
                assert process.poll() is None, "redis-server ended at once"
                assert time.monotonic() < deadline, "redis-server does not answer"
                time.sleep(0.05)
            yield url
        finally:
            process.terminate()
            process.wait(PATIENCE)


# common ---------------------------------------------------------------------------------------------------------
def _not_root(wish: str) -> str | None:
    """PostgreSQL refuses to run as root: the user to run it as, if that is who we are."""
    if os.geteuid() != 0:
        return None
    for name in (wish, "nobody"):
        with contextlib.suppress(KeyError):
            return pwd.getpwnam(name).pw_name
    pytest.skip("PostgreSQL does not run as root, and there is no other user here.")


@contextlib.contextmanager
def _folder(user: str | None) -> Iterator[tuple[Path, str | None]]:
    """A short-lived folder of a user; not below pytest's, which only its owner may enter."""
    folder = Path(tempfile.mkdtemp(prefix="pentarchy-test-"))
    try:
        if user is not None:
            shutil.chown(folder, user)
        yield folder, user
    finally:
        shutil.rmtree(folder, ignore_errors=True)
