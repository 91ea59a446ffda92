"""What goes wrong with jobs, for processes of the pool: they import it from here by its name."""

import gc
import os
import sys
import threading
from typing import Any

NAMES = ("hang", "die", "fail", "echo", "wait", "pid", "unseen")
HANG, DIE, FAIL, ECHO, WAIT, PID, UNSEEN = (f"{__name__}:{name}" for name in NAMES)


def hang(**arguments: Any) -> None:
    """Think for ever."""
    threading.Event().wait()


def die(**arguments: Any) -> None:
    """Take the process along."""
    os._exit(1)


def fail(**arguments: Any) -> None:
    raise ValueError("a mistake in a bot")


def echo(**arguments: Any) -> Any:
    sys.stdout.write("a bot that prints disturbs nobody\n")
    sys.stdout.flush()
    return arguments


def wait(seconds: float) -> str:
    threading.Event().wait(seconds)
    return "done"


def pid() -> int:
    return os.getpid()


def unseen() -> int:
    """How much the garbage collector never looks at."""
    return gc.get_freeze_count()
