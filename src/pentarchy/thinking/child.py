"""The process of a local thinker: reads jobs from its standard input, one after another, and writes the answers.

It ends with its parent: a thread of its own waits at the pipe, so that it notices also in the middle of a long thought.
"""

import json
import os
import queue
import signal
import sys
import threading
import traceback
from typing import Any

import pentarchy.games  # noqa: F401  # registers the games in this process
from pentarchy.bots.memory import settle_memory
from pentarchy.thinking import jobs
from pentarchy.thinking.local import HEAD


def read_jobs(source: int, waiting: "queue.Queue[dict[str, Any]]") -> None:
    """Put what comes into a queue; when nothing can come any more, end the process."""
    with os.fdopen(source, "rb") as stream:
        while head := stream.read(HEAD.size):
            waiting.put(json.loads(stream.read(*HEAD.unpack(head))))
    os._exit(0)


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent, which closes the pipe
    if hasattr(os, "nice"):
        os.nice(int(sys.argv[1]))
    out = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whatever a bot prints is no answer

    def send(answer: dict[str, Any]) -> None:
        data = json.dumps(answer).encode()
        out.write(HEAD.pack(len(data)) + data)
        out.flush()

    waiting: queue.Queue[dict[str, Any]] = queue.Queue()
    threading.Thread(target=read_jobs, args=(os.dup(sys.stdin.fileno()), waiting), daemon=True).start()
    settle_memory()
    send({"answer": "ready"})
    while True:
        job = waiting.get()
        try:
            send({"answer": jobs.run(**job)})
        except Exception:
            send({"error": traceback.format_exc(limit=-3)})


if __name__ == "__main__":
    main()
