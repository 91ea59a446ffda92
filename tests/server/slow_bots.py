"""What goes wrong with bots, for processes of the pool: they import it from here by its name."""

import os
import threading
from typing import Any

from pentarchy.engine.state import Move


def hang(*args: Any) -> Move:
    """Think for ever."""
    threading.Event().wait()
    raise AssertionError


def die(*args: Any) -> Move:
    """Take the process along."""
    os._exit(1)
