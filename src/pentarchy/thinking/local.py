"""A thinker in a process of its own on this machine.

The process is a plain child with two pipes. When this side ends, however it ends, the pipe closes and the child goes,
too.
"""

import asyncio
import contextlib
import json
import os
import struct
import sys
from collections.abc import Mapping
from typing import Any

from pentarchy.thinking.jobs import Died, Failed, Job

HEAD = struct.Struct(">I")  # the length of a message, before its JSON


class LocalThinker:
    """One child process; started when it is needed, killed when it hangs.

    A nicer one (0 to 19) lets others have the processor first. Its environment is that of this process, with what is
    said here laid over it.
    """

    def __init__(self, niceness: int = 0, environment: Mapping[str, str] | None = None) -> None:
        self._niceness, self._environment = niceness, environment or {}
        self._process: asyncio.subprocess.Process | None = None

    @property
    def gone(self) -> bool:
        """There is no process, or none any more."""
        return self._process is None or self._process.stdout is None or self._process.stdout.at_eof()

    async def start(self) -> None:
        if not self.gone:
            return
        await self.close()
        self._process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "pentarchy.thinking.child", str(self._niceness),
            stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, env={**os.environ, **self._environment},
        )  # fmt: skip
        await self._receive()  # it has read the games

    async def think(self, job: Job) -> Any:
        process = self._process
        assert process is not None
        assert process.stdin is not None
        data = json.dumps(job._asdict()).encode()
        try:
            process.stdin.write(HEAD.pack(len(data)) + data)
            await process.stdin.drain()
        except (BrokenPipeError, ConnectionResetError):
            raise Died("the process is gone") from None
        answer = await self._receive()
        if "error" in answer:
            raise Failed(answer["error"])
        return answer["answer"]

    async def _receive(self) -> dict[str, Any]:
        assert self._process is not None
        assert self._process.stdout is not None
        try:
            (size,) = HEAD.unpack(await self._process.stdout.readexactly(HEAD.size))
            data = await self._process.stdout.readexactly(size)
        except asyncio.IncompleteReadError:
            raise Died("the process ended") from None
        answer: dict[str, Any] = json.loads(data)
        return answer

    async def close(self) -> None:
        """Kill it and wait for its end. Whoever is interrupted here may call again: it is known until it is gone."""
        process = self._process
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
            process._transport.close()  # type: ignore[attr-defined]  # else it does so after its loop, with a complaint
            if self._process is process:
                self._process = None
