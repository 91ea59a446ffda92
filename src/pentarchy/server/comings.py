"""Who came and who went: lines of the log that are kept for everybody, also for those who come later."""

from typing import TYPE_CHECKING, Any

import orjson

from pentarchy.server.refusals import server_texts
from pentarchy.server.table_info import iso

if TYPE_CHECKING:
    from pentarchy.server.live import LiveTable

Data = dict[str, Any]
SAT, STOOD, HANDED, LEFT, BACK, REPLACED = "sat", "stood", "handed", "left", "back", "replaced"
SHOWN = 60  # lines that a newcomer gets


class Comings:
    """The comings and goings of one table."""

    def __init__(self, table: "LiveTable") -> None:
        self.table = table
        self._told = 0  # the last line that was told here

    async def lines(self, lang: str) -> list[Data]:
        """The last lines in a language."""
        rows = await self.table.hub.store.comings(self.table.row.id, SHOWN)
        if rows and not self._told:  # nobody was here before
            self._told = rows[-1]["id"]
        return [_line(row, lang) for row in rows]

    async def tell(self) -> None:
        """Tell what is new, whichever worker wrote it. A line may come twice: each has its number."""
        rows = await self.table.hub.store.comings(self.table.row.id, SHOWN, since=self._told)
        for row in rows:
            for connection in self.table.audience.connections:
                connection.send(orjson.dumps({"t": "came", "line": _line(row, connection.lang)}))
            self._told = row["id"]


def _line(row: Data, lang: str) -> Data:
    text = server_texts(lang).say(f"came-{row['kind']}", name=row["name"], other=row["other"], seat=row["seat"] + 1)
    return {"id": row["id"], "seat": row["seat"], "text": text, "position": row["position"], "at": iso(row["at"])}
