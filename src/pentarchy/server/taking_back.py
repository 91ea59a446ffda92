"""Taking a move back that cannot be undone freely: everybody at the table has to agree."""

from typing import TYPE_CHECKING, Any

from pentarchy.engine.views import SPECTATOR
from pentarchy.match import TAKE_BACK, Match
from pentarchy.server.connection import Connection
from pentarchy.server.refusals import Refused
from pentarchy.server.rows import HUMAN

if TYPE_CHECKING:
    from pentarchy.server.live import LiveTable

Wish = dict[str, Any]  # by: the seat that asks, agreed: the seats that have agreed; stored in the row of the table


class TakingBack:
    """The wish of a player to take a move back, if there is one, and who has agreed to it."""

    def __init__(self, table: "LiveTable") -> None:
        self.table = table

    def possible(self, match: Match, seat: int) -> bool:
        """Whether the others can be asked to let a player take a move back."""
        if self.table.row.undo == "none" or match.over or seat == SPECTATOR:
            return False
        return not match.whole or any(entry.player == seat for entry in match.line)

    async def ask(self, connection: Connection) -> None:
        """Ask everybody else to agree to a move being taken back; bots do, and one's own other seats."""
        table = self.table
        await table.refresh()  # whoever lost the seat at another worker has no say
        seat = table.own_seat(connection)
        if table.row.undo == "none":
            raise Refused("undo-policy")
        if not self.possible(table.running(), seat):
            raise Refused("undo")
        # a bot's seat is not noted: somebody may come back to it, and is asked then
        await self._set({"by": seat, "agreed": table.row.seats_of(connection.user_id)})

    async def agree(self, connection: Connection, *, yes: bool) -> None:
        await self.table.refresh()
        seat, wish = self.table.own_seat(connection), self.table.row.back
        if wish is None:
            raise Refused("back")
        own = self.table.row.seats_of(connection.user_id)
        if not yes or wish["by"] == seat:  # declined, or the wish is withdrawn
            await self._set(None)
        else:
            await self._set({"by": wish["by"], "agreed": sorted({*wish["agreed"], *own})})

    async def _set(self, wish: Wish | None) -> None:
        table = self.table
        await table.hub.store.change_table(table.row.id, back=wish)
        table.row.back = wish
        if wish is not None and not self._missing(wish):
            await self._take_back(wish["by"])
            return
        self.tell()
        table.hub.fanout.publish(table.row.id, "back")

    async def _take_back(self, seat: int) -> None:
        table = self.table
        async with table.lock:
            if not table.running().whole:
                await table.reload(whole=True)
        try:
            await table.act(lambda match: match.undo(seat, force=True), seat, action=TAKE_BACK)
        finally:
            table.row.back = None
            self.tell()

    def _missing(self, wish: Wish) -> list[int]:
        return [seat.seat for seat in self.table.row.seats if seat.kind == HUMAN and seat.seat not in wish["agreed"]]

    def shown(self) -> dict[str, Any] | None:
        """The wish as clients see it: who asks, and who has not answered yet."""
        wish = self.table.row.back
        return None if wish is None else {"by": wish["by"], "missing": self._missing(wish)}

    def tell(self) -> None:
        self.table.audience.tell_all({"t": "back", "back": self.shown()})
