"""What routes about tables share: answers as JSON, a table as its reader may see it."""

from typing import Any

import orjson
from fastapi import Response

from pentarchy.server.editions import frozen_text
from pentarchy.server.refusals import Refused
from pentarchy.server.rows import TableRow, UserRow
from pentarchy.server.services import Services
from pentarchy.server.table_info import may_see, table_info


def json(data: Any) -> Response:
    return Response(orjson.dumps(data), media_type="application/json")


def info(here: Services, row: TableRow, user: UserRow | None, lang: str) -> dict[str, Any]:
    reason = here.hub.frozen(row)
    frozen = None if reason is None else frozen_text(reason, lang)
    return table_info(row, user.id if user else None, lang, here.hub.presence.online(row), frozen=frozen)


def infos(here: Services, rows: list[TableRow], user: UserRow | None, lang: str) -> list[dict[str, Any]]:
    """Tables in a list; one that cannot be shown is left out, and the log tells it once."""
    shown = []
    for row in rows:
        try:
            one = info(here, row, user, lang)
            orjson.dumps(one)
            shown.append(one)
        except Exception as error:  # a row can be wrong in ways that nobody thought of
            here.store.complain(row.id, repr(error))
    return shown


async def row_of(here: Services, table_id: str, user: UserRow | None, invite: str = "") -> TableRow:
    """The row of a table that the caller may see, also if we cannot go on with it; Frozen if it is damaged."""
    row = await here.hub.row(table_id)
    if not may_see(row, user.id if user else None, invite):
        raise Refused("no-table", 404)
    return row
