"""Who is connected at which table, at all workers.

Every worker says so when it changes, and again with every sign of life. A worker that is not heard any more is
forgotten, so without Redis each worker shows its own people only.
"""

import time
from typing import TYPE_CHECKING, Any

from pentarchy.server.fanout import AT, BYE, HELLO, HERE, SILENCE, Hint
from pentarchy.server.rows import HUMAN, TableRow

if TYPE_CHECKING:
    from pentarchy.server.hub import Hub
    from pentarchy.server.live import LiveTable


class Elsewhere:
    """What is known of another worker."""

    def __init__(self) -> None:
        self.heard = time.monotonic()
        self.tables: dict[str, frozenset[str]] = {}  # table -> people


class Presence:
    """The people of this worker and of the others, by table."""

    def __init__(self, hub: "Hub") -> None:
        self.hub = hub
        self.workers: dict[str, Elsewhere] = {}

    def online(self, row: TableRow) -> set[int]:
        """Seats whose people are connected, at whichever worker."""
        table = self.hub.known(row.id)
        people = set(_people(table)) if table is not None else set()
        for worker in self.workers.values():
            people |= worker.tables.get(row.id, frozenset())
        return {seat.seat for seat in row.seats if seat.kind == HUMAN and seat.user_id in people}

    # telling others -----------------------------------------------------------------------------------------------
    def here(self) -> dict[str, list[str]]:
        """Everybody who is connected to this worker."""
        return {table.row.id: people for table in self.hub.tables if (people := _people(table))}

    def tell(self, table: "LiveTable") -> None:
        """Somebody came to a table here, or left it."""
        self.hub.fanout.publish(table.row.id, AT, _people(table))

    # hearing others -----------------------------------------------------------------------------------------------
    def heard(self, hint: Hint) -> None:
        if hint.what == BYE:
            self._forget(hint.sender)
            return
        worker = self.workers.setdefault(hint.sender, Elsewhere())
        worker.heard = time.monotonic()
        if hint.what == HELLO:
            self.hub.fanout.publish("", HERE, self.here())
        elif hint.what == AT:
            self._set(worker, {**worker.tables, hint.table: _read(hint.data)})
        elif hint.what == HERE and isinstance(hint.data, dict):
            self._set(worker, {table_id: _read(people) for table_id, people in hint.data.items()})

    def forget_silent(self) -> None:
        """Workers that were not heard for a while have ended, or Redis has."""
        for name, worker in list(self.workers.items()):
            if time.monotonic() - worker.heard > SILENCE:
                self._forget(name)

    def _forget(self, name: str) -> None:
        worker = self.workers.pop(name, None)
        if worker is not None:
            self._set(worker, {})

    def _set(self, worker: Elsewhere, tables: dict[str, frozenset[str]]) -> None:
        """Note who is at a worker, and let those at the tables that changed know."""
        before, worker.tables = worker.tables, {table_id: people for table_id, people in tables.items() if people}
        for table_id in before.keys() | worker.tables.keys():
            table = self.hub.known(table_id)
            if table is not None and before.get(table_id) != worker.tables.get(table_id):
                table.audience.tell_table()


def _people(table: "LiveTable") -> list[str]:
    return sorted({connection.user_id for connection in table.audience.connections if connection.user_id})


def _read(people: Any) -> frozenset[str]:
    known = people if isinstance(people, list) else []
    return frozenset(person for person in known if isinstance(person, str))
