"""Playing on without somebody who is awaited and was not here for long: a bot does it, if all others agree."""

import time
from typing import TYPE_CHECKING, Any

from pentarchy.server.comings import REPLACED
from pentarchy.server.connection import Connection
from pentarchy.server.refusals import Refused
from pentarchy.server.rows import HUMAN, RUNNING, Coming, Conflict, SeatRow
from pentarchy.server.sitting import left_to_bot

if TYPE_CHECKING:
    from pentarchy.server.live import LiveTable

Wish = dict[str, Any]  # seat: who is away, by: the seat that asks, agreed: those that have agreed; kept with the table
NOTED = 600.0  # seconds between two notes that somebody is here


class Absence:
    """The wish to let a bot play on for somebody, if there is one, and who has agreed to it."""

    def __init__(self, table: "LiveTable") -> None:
        self.table = table

    # who is here --------------------------------------------------------------------------------------------------
    async def note(self, connection: Connection) -> None:
        """Remember now and then that somebody is here; whoever is back is not replaced any more."""
        table, now = self.table, time.time()
        own = table.row.seats_of(connection.user_id)
        if not own or now - connection.noted < NOTED:
            return
        connection.noted = now
        await table.hub.store.seen(table.row.id, own, now)
        for seat in own:
            table.row.seats[seat].seen = now
        if table.row.absent is not None and table.row.absent["seat"] in own:
            await self._set(None)

    def away(self) -> set[int]:
        """The seats that are awaited and whose people were not here for long."""
        row = self.table.row
        if row.status != RUNNING:
            return set()
        return {seat.seat for seat in row.seats if seat.seat in row.waiting and self._is_long_away(seat)}

    def _is_long_away(self, seat: SeatRow) -> bool:
        limit = self.table.hub.config.absent_hours * 3600
        here = seat.seat in self.table.audience.online()
        since = max(seat.seen, self.table.row.moved)  # nobody is awaited before the last move was made
        return seat.kind == HUMAN and not here and time.time() - since > limit

    # asking and agreeing ------------------------------------------------------------------------------------------
    async def ask(self, connection: Connection, seat: int) -> None:
        """Ask everybody else to agree that a bot plays on for a seat; those who are away as long are not waited for."""
        mine = self.table.own_seat(connection)
        await self._refresh()
        if seat not in self.away():
            raise Refused("not-away")
        await self._set({"seat": seat, "by": mine, "agreed": self.table.row.seats_of(connection.user_id)})

    async def agree(self, connection: Connection, *, yes: bool) -> None:
        mine = self.table.own_seat(connection)
        await self._refresh()
        wish = self.table.row.absent
        if wish is None:
            raise Refused("no-absence")
        own = self.table.row.seats_of(connection.user_id)
        if not yes or wish["by"] == mine:  # declined, or the wish is withdrawn
            await self._set(None)
        else:
            await self._set({**wish, "agreed": sorted({*wish["agreed"], *own})})

    async def _refresh(self) -> None:
        """People may have come, and agreed, through other workers."""
        table = self.table
        async with table.lock:
            row = await table.hub.store.table(table.row.id)
            if row is not None:
                table.set_row(row)

    async def _set(self, wish: Wish | None) -> None:
        table = self.table
        await table.hub.store.change_table(table.row.id, absent=wish)
        table.row.absent = wish
        if wish is not None and not self._missing(wish):
            await self._replace(wish["seat"])
            return
        self.tell()
        table.hub.fanout.publish(table.row.id, "absent")

    def _missing(self, wish: Wish) -> list[int]:
        row = self.table.row
        absent = row.seats[wish["seat"]].user_id
        return [
            seat.seat
            for seat in row.seats
            if seat.kind == HUMAN
            and seat.user_id != absent
            and seat.seat not in wish["agreed"]
            and not self._is_long_away(seat)
        ]

    async def _replace(self, number: int) -> None:
        """All agree: a bot plays on for all seats of that person, who may come back."""
        table, store = self.table, self.table.hub.store
        await store.change_table(table.row.id, absent=None)
        table.row.absent = None
        person = table.row.seats[number].user_id
        async with table.lock:
            for own in table.row.seats_of(person) if number in self.away() else ():
                seat = table.row.seats[own]
                coming = Coming(REPLACED, seat.seat, seat.name, position=table.position)
                try:
                    await store.hand_over(seat, left_to_bot(seat), coming)
                except Conflict:  # handed over at this very moment
                    continue
            row = await store.table(table.row.id)
            if row is not None:
                table.set_row(row)
        self.tell()
        await table.changed()
        table.bots.wake()

    def shown(self) -> dict[str, Any] | None:
        """The wish as clients see it: for whom, who asks, and who has not answered yet."""
        wish = self.table.row.absent
        if wish is None or wish["seat"] not in self.away():
            return None
        return {"seat": wish["seat"], "by": wish["by"], "missing": self._missing(wish)}

    def tell(self) -> None:
        self.table.audience.tell_all({"t": "absent", "absent": self.shown()})
