"""A file that grows while something long is done: a line of JSON for what is done, then one for each step.

Whoever was stopped goes on with the same file; steps that are in it are not done again.
"""

import json
import os
from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Any

from pentarchy.engine.errors import PentarchyError


class BadJournal(PentarchyError):
    """A file that is not one of what is being done."""


class Journal:
    """The steps so far, kept in a file if there is one."""

    def __init__(self, path: Path | None, head: Mapping[str, Any], whole: str, what: str, grows: Collection[str] = ()):
        """The first key of the head says which kind of file it is; `grows` are those that may differ later."""
        self.path = path
        self.steps: list[Any] = []
        if path is None:
            return
        if not path.exists():
            path.write_text(json.dumps(head) + "\n", "utf-8")
            return
        kind, lines = next(iter(head)), path.read_bytes().splitlines(keepends=True)
        kept = _read(path, lines[0]) if lines and lines[0].endswith(b"\n") else None
        if not isinstance(kept, dict) or kept.get(kind) != head[kind]:
            raise BadJournal(f"{path} is not a file of {whole}.")
        for name, value in head.items():
            if name not in grows and kept.get(name) != value:
                raise BadJournal(f"{path} is of another {what}: its {name} is {kept.get(name)!r}, not {value!r}.")
        ended = [line for line in lines if line.endswith(b"\n")]
        self.steps = [_read(path, line) for line in ended[1:]]
        if len(ended) < len(lines):  # cut when a machine stopped; only here the file is known to be one of ours
            os.truncate(path, sum(map(len, ended)))

    def add(self, step: Any) -> None:
        if self.path:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(step) + "\n")

    def refuse(self, what: str) -> BadJournal:
        """The error for a step that cannot be read."""
        return BadJournal(f"{self.path} has a line that is not {what}.")


def _read(path: Path, line: bytes) -> Any:
    try:
        return json.loads(line)
    except ValueError:
        raise BadJournal(f"{path} has a line that is not JSON.") from None
