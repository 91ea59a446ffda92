"""Services that belong to one run, so that they can be stopped and started: PostgreSQL, Redis, a small disk."""

import contextlib
import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from pentarchy.bench.processes import free_port
from tests.server import services
from tests.server.services import PATIENCE


class Postgres:
    """A PostgreSQL server of its own; what it stored is there again after a stop."""

    def __init__(self, programs: Path, folder: Path, user: str | None) -> None:
        self._programs, self._folder, self._user = programs, folder, user
        self._data, self.port = folder / "data", free_port()
        self._run("initdb", "-D", self._data, "-U", "postgres", "--auth=trust", "--no-sync", "-E", "UTF8")
        self.start()

    @property
    def url(self) -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/postgres"

    def _run(self, program: str, *words: object) -> None:
        command = [str(self._programs / program), *map(str, words)]
        done = subprocess.run(command, user=self._user, cwd=self._folder, capture_output=True, text=True, check=False)
        assert done.returncode == 0, f"{program}: {done.stdout}{done.stderr}"

    def start(self) -> None:
        settings = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={self._folder}"
        log = self._folder / "log"
        self._run("pg_ctl", "-D", self._data, "-w", "-t", int(PATIENCE), "-l", log, "-o", settings, "start")

    def stop(self) -> None:
        """At once, as if the power had failed."""
        self._run("pg_ctl", "-D", self._data, "-m", "immediate", "stop")


@contextlib.contextmanager
def own_postgres() -> Iterator[Postgres]:
    programs = services._postgres_programs()
    if programs is None:
        pytest.skip(services.NO_POSTGRES)
    with services._folder(services._not_root("postgres")) as (folder, user):
        made = Postgres(programs, folder, user)
        try:
            yield made
        finally:
            with contextlib.suppress(AssertionError):  # a fault may have left it stopped
                made.stop()


class Redis:
    """A Redis server of its own, which forgets everything when it is stopped."""

    def __init__(self, program: str) -> None:
        self._program, self.port = program, free_port()
        self._process: subprocess.Popen[bytes] | None = None
        self.start()

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def start(self) -> None:
        words = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", ""]
        self._process = subprocess.Popen([self._program, *words], stdout=subprocess.DEVNULL)
        deadline = time.monotonic() + PATIENCE
        while not services.redis_answers(self.url):
            assert time.monotonic() < deadline, "redis-server does not answer"
            time.sleep(0.05)

    def stop(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait(PATIENCE)
            self._process = None


@contextlib.contextmanager
def own_redis() -> Iterator[Redis]:
    program = shutil.which("redis-server")
    if program is None:
        pytest.skip(services.NO_REDIS)
    made = Redis(program)
    try:
        yield made
    finally:
        made.stop()


@contextlib.contextmanager
def small_disk(folder: Path, megabytes: int) -> Iterator[Path | None]:
    """A disk that is soon full, or None where none may be mounted."""
    folder.mkdir()
    size = f"size={megabytes}m"
    mount = shutil.which("mount")
    if os.geteuid() != 0 or mount is None or subprocess.run(
        [mount, "-t", "tmpfs", "-o", size, "tmpfs", str(folder)], capture_output=True, check=False
    ).returncode:  # fmt: skip
        yield None
        return
    try:
        yield folder
    finally:
        subprocess.run(["umount", "-l", str(folder)], check=False)
