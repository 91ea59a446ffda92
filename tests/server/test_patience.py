"""Who begins something and does not end it waits only so long, and holds up nobody."""

import asyncio
import contextlib
import os
import signal
import subprocess
from collections import defaultdict
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from pentarchy.server import guard, patient_http
from tests.server.harness import PATIENCE, until
from tests.server.hosting import Here, serving, subprocess_server

pytestmark = pytest.mark.anyio
HEAD = b"POST /api/me HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\n"


async def say(server: Here, data: bytes) -> bytes:
    """Send something, and nothing more: all that comes back until the server closes the connection."""
    port = int(server.base.rpartition(":")[2])
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(data)
    async with asyncio.timeout(PATIENCE):
        answer = await reader.read()
    writer.close()
    return answer


@pytest.mark.parametrize("length", [b"content-length: 100", b"transfer-encoding: chunked"])
async def test_a_body_that_does_not_end_is_refused(
    length: bytes, server: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guard, "BODY_SECONDS", 0.3)
    answer = await say(server, HEAD + length + b"\r\n\r\n")
    assert answer.startswith(b"HTTP/1.1 408 ")
    assert b'"code":"slow"' in answer


@pytest.mark.parametrize("data", [b"", b"\r\n", b"GET /api", b"GET /healthz HTTP/1.1\r\nhost: he"])
async def test_a_head_that_does_not_end_is_not_waited_for(
    data: bytes, server: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(patient_http, "HEAD_SECONDS", 0.3)
    assert await say(server, data) == b""


async def test_the_second_request_of_a_connection_has_its_time_too(
    server: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(patient_http, "HEAD_SECONDS", 1.0)
    whole = b"GET /healthz HTTP/1.1\r\nhost: here\r\n\r\n"
    answer = await say(server, whole + whole + b"GET /heal")
    assert answer.count(b"HTTP/1.1 200") == 2


async def test_websockets_are_counted_by_address(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "MAX_SOCKETS", 3)
    async with serving(sqlite_url, limits=True) as server:
        anna = await server.guest("Anna")
        table = await anna.create()
        sockets = [await anna.open(table) for _ in range(3)]
        with pytest.raises(InvalidStatus):
            await anna.open(table)
        await sockets.pop().close()
        await until(lambda: sum(server.services.limits.sockets.values()) == 2, "the end of the connection")
        sockets.append(await anna.open(table))
        for player in sockets:
            await player.close()


# children -------------------------------------------------------------------------------------------------------
def below(parent: int) -> set[int]:
    """All processes that a process has started, and those that they have started; not those that ended."""
    listed = subprocess.run(["ps", "-A", "-o", "pid=,ppid=,stat="], capture_output=True, text=True, check=True).stdout
    children = defaultdict(set)
    for pid, ppid, state in (line.split()[:3] for line in listed.splitlines()):
        if not state.startswith("Z"):
            children[int(ppid)].add(int(pid))
    found, new = set(), {parent}
    while new:
        new = set().union(*(children[pid] for pid in new)) - found
        found |= new
    return found


def alive(pid: int) -> bool:
    state = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True, check=False).stdout
    return bool(state.strip()) and not state.startswith("Z")


async def test_workers_and_bots_end_with_their_parent(sqlite_url: str, redis_url: str, tmp_path: Path) -> None:
    """The parent is killed, so it can tell nobody."""
    async with subprocess_server(sqlite_url, tmp_path, workers=2, redis_url=redis_url) as server:
        anna = await server.guest("Anna")
        for _ in range(4):  # whichever worker it is: a bot has thought there
            table = await anna.create(seats=["me", "greedy"], options={"module": "advisors"})
            async with anna.at(table) as a:
                await a.until(lambda a=a: a.number > 0, "a move of the bot")
        children = below(server.process.pid)
        assert len(children) >= 3  # two workers and a bot
        try:
            server.process.send_signal(signal.SIGKILL)
            await until(lambda: not any(alive(pid) for pid in children), "the children to end")
        finally:
            for pid in filter(alive, children):
                with contextlib.suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
