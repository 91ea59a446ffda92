"""The last position of running matches, kept so that a program that cannot go on with one can still show it.

A picture is painted when a table has been quiet for a while or went far since the last one, when it leaves the memory,
and when the server stops. It holds for every seat what that seat was told, and nothing more.
"""

import asyncio
import time
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from pentarchy.engine.views import SPECTATOR
from pentarchy.server import present
from pentarchy.server.packing import pack, unpack
from pentarchy.text import LANGUAGES

if TYPE_CHECKING:
    from pentarchy.server.keep import Keep
    from pentarchy.server.live import LiveTable

Data = dict[str, Any]
QUIET = 20.0  # seconds without a move; a picture costs as much as ten moves
FAR = 240  # records
LINES = 30  # moves whose events are in a picture
BATCH = 20  # pictures in one transaction


def is_due(table: "LiveTable", *, now: bool = False) -> bool:
    """Whether a table should be painted: at once, or because it is quiet or far from its last picture."""
    match = table.match
    if match is None or match.over or match.number == table.painted or table.lock.locked():
        return False  # a change that is not stored yet is shown to nobody
    return now or time.time() - table.row.moved > QUIET or match.number - table.painted >= FAR


def paint(table: "LiveTable") -> Data:
    """What every seat and a spectator see and heard last, in every language."""
    match = table.running()
    looks = present.Looks(match)
    eyes: Data = {}
    for seat in (SPECTATOR, *range(table.row.players)):
        lines = {lang: present.last_lines(match, seat, table.speech(lang), LINES)[0] for lang in LANGUAGES}
        eyes[str(seat)] = {"look": looks.of(seat), "lines": lines}
    return {"edition": str(match.setup.edition), "number": match.number, "eyes": eyes}


async def keep_pictures(keep: "Keep", tables: Iterable["LiveTable"], *, now: bool) -> None:
    """Paint the tables that have changed and keep their pictures; in between others have their turn."""
    due = [table for table in tables if is_due(table, now=now)]
    for start in range(0, len(due), BATCH):
        made: list[tuple[LiveTable, int, bytes]] = []
        for table in due[start : start + BATCH]:
            await asyncio.sleep(0)
            if is_due(table, now=now):  # still: others have moved meanwhile
                made.append((table, table.running().number, pack(paint(table))))
        await keep.put_pictures([(table.row.id, number, data) for table, number, data in made])
        for table, number, _ in made:
            table.painted = number


class Picture:
    """The last position that was kept of a match, as one seat or a spectator saw it."""

    def __init__(self, data: Data, seat: int) -> None:
        self.number: int = data["number"]
        eye: Data = data["eyes"][str(seat)]
        self.look: Data = eye["look"]
        self._lines: dict[str, list[Data]] = eye["lines"]

    @classmethod
    def read(cls, packed: bytes | None, seat: int) -> "Picture | None":
        """What was kept for a seat, or None if there is nothing that can be read."""
        try:
            return None if packed is None else cls(unpack(packed), seat)
        except (ValueError, LookupError, TypeError):
            return None

    def lines(self, lang: str) -> list[Data]:
        return self._lines.get(lang, [])
