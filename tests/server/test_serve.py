"""`pentarchy serve`: it starts, answers, writes logs that machines can read, and ends in order."""

import json
import logging
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from pentarchy.server.logs import JsonLines
from tests.server.hosting import environment, serving, subprocess_server

pytestmark = pytest.mark.anyio


async def test_it_plays_and_ends_gracefully(sqlite_url: str, tmp_path: Path) -> None:
    """SIGTERM: connections are closed properly, what was accepted is stored, nothing is said in anger.

    Nor is anything said by which whoever reads the log could enter a private table.
    """
    plain = sqlite_url.replace("+aiosqlite", "")
    async with subprocess_server(plain, tmp_path) as server:
        anna = await server.guest("Anna")
        made = await anna.new_table(players=1, seats=["me"], private=True)
        table, invite = made["id"], made["invite"].rpartition("/")[2]
        async with anna.at(table, invite=invite) as a:
            for _ in range(5):
                await a.play()
            server.process.send_signal(signal.SIGTERM)
            await a.until(lambda: a.closed, "the end of the connection")
            assert a.close_code in (1000, 1001, 1012)
        code = server.stop() if server.process.poll() is None else server.process.returncode
        assert code in (0, -signal.SIGTERM)  # a clean end, or the signal passed on after a clean end
        number = a.number
        lines = server.lines
    messages = [line["message"] for line in lines]
    assert "Finished server process" in messages[-1]
    assert {line["level"] for line in lines} == {"info"}
    assert all(set(line) >= {"at", "level", "from", "message"} for line in lines)
    assert invite not in str(lines)
    async with serving(sqlite_url) as again:
        assert (await again.services.hub.table(table)).running().number == number


def serve(folder: Path, *words: str, **env: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "pentarchy", "serve", *words],
        env=environment(env.pop("url", f"sqlite:///{folder / 'x.sqlite'}"), folder, **env),
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def test_several_workers_without_redis_are_refused_with_one_sentence(tmp_path: Path) -> None:
    ran = serve(tmp_path, "--workers", "2")
    assert ran.returncode == 1
    assert ran.stderr.count("\n") == 1
    assert "PENTARCHY_REDIS_URL" in ran.stderr
    assert "Traceback" not in ran.stderr


# logs -----------------------------------------------------------------------------------------------------------
def test_a_line_of_the_log_is_one_json_object() -> None:
    record = logging.LogRecord("pentarchy.tables", logging.WARNING, "", 0, "Anna's %s\nline", ("first",), None)
    record.table = "brave-fox-12"
    line = JsonLines().format(record)
    assert "\n" not in line
    read = json.loads(line)
    assert read["level"] == "warning"
    assert read["from"] == "pentarchy.tables"
    assert read["message"] == "Anna's first\nline"
    assert read["table"] == "brave-fox-12"
    assert read["at"].endswith("+00:00")


def test_an_error_stays_on_its_line() -> None:
    try:
        raise ValueError("no such thing")
    except ValueError:
        record = logging.LogRecord("x", logging.ERROR, "", 0, "failed", (), sys.exc_info())
    line = JsonLines().format(record)
    assert "\n" not in line
    assert "ValueError: no such thing" in json.loads(line)["error"]
