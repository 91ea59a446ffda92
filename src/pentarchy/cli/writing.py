"""Files that a command writes at its end."""

import os
from pathlib import Path

from pentarchy.engine.errors import PentarchyError


class NotWritable(PentarchyError):
    """A file that could not be written."""


def check_writable(path: Path | None) -> None:
    """Refuse a place where nothing can be written now, rather than after a night of play. It is left as it is."""
    if path is None:
        return
    place = path if path.exists() else path.parent
    if path.is_dir() or not os.access(place, os.W_OK) or not (path.exists() or place.is_dir()):
        raise NotWritable(f"{path} cannot be written.")
