"""The terminal itself: what it can print, what it sends, and when Ctrl-C may come."""

import codecs
import io
import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager

# One character for one, so that tables stay straight: resources and tokens are letters where there are no signs.
PLAIN = dict(zip("■●▲◆✦♙★♻→×·▒❄✓–—−…“”«»‘’№", 'MPGXKS*R>x-#F+---.""""\'\'N', strict=True))


def _spell(error: UnicodeError) -> tuple[str, int]:
    """What stands for characters that the encoding of the terminal does not have."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(PLAIN.get(sign, "?") for sign in error.object[error.start : error.end]), error.end


codecs.register_error("pentarchy", _spell)


def prepare() -> None:
    """Make the standard streams safe: nothing that is printed or typed is an error, whatever the encoding."""
    if sys.stdout is None:  # closed by the caller
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115, PTH123  # open until the end
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="pentarchy")
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")


def can_print(text: str) -> bool:
    """Whether the letters of a text exist in the encoding of standard output."""
    try:
        text.encode(getattr(sys.stdout, "encoding", None) or "utf-8")
    except UnicodeEncodeError:
        return False
    return True


def give_up_output() -> None:
    """Nobody reads any more, or the disk is full: Python shall not complain about it a second time at its end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)


@contextmanager
def undisturbed() -> Iterator[None]:
    """Let Ctrl-C wait, so that a move is never made and not saved, or made by half."""
    came: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: came.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
        if came and before is not signal.SIG_IGN:  # of what a shell started in the background, Ctrl-C is not the end
            raise KeyboardInterrupt
