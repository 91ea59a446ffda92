"""What was said at a table: every line is told once here, whichever worker it was said at."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from pentarchy.server import table_info

if TYPE_CHECKING:
    from pentarchy.server.live import LiveTable

Data = dict[str, Any]
CHAT_LINES = 100  # that a newcomer gets


class Talk:
    """The last lines of a table, as far as this worker has told them."""

    def __init__(self, table: "LiveTable") -> None:
        self.table = table
        self.count = -1  # lines that are stored, as far as we know
        self._lines: list[Data] = []

    async def lines(self) -> list[Data]:
        """The last lines, as clients see them."""
        if self.count < 0:
            await self.catch_up()
        return self._lines

    def knows(self, stored: int) -> bool:
        """Whether so many stored lines are those that were told; before the first listener there is nobody to tell."""
        return self.count < 0 or self.count == stored

    async def catch_up(self) -> None:
        """Read what is stored, and tell what was not told: not by its number alone, a lower one may be stored later."""
        store, table_id = self.table.hub.store, self.table.row.id
        count = await store.chat_count(table_id)  # before the lines: what comes between is noticed next time
        stored = await store.chat(table_id, CHAT_LINES)
        first, self.count = self.count < 0, count
        self._add(stored, tell=not first)

    def said(self, line: Data) -> None:
        """A line of this worker was stored."""
        if self.count >= 0:
            self.count += 1
            self._add([line], tell=True)

    def _add(self, stored: Sequence[Data], *, tell: bool) -> None:
        known = {line["id"] for line in self._lines}
        new = [table_info.chat_line(line) for line in stored if line["id"] not in known]
        self._lines = sorted([*self._lines, *new], key=lambda line: int(line["id"]))[-CHAT_LINES:]
        if tell:
            for line in new:
                self.table.audience.tell_all({"t": "chat", "line": line})
