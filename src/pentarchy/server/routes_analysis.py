"""HTTP: the analysis of a finished match, for all who may see the match."""

from typing import Annotated

from fastapi import APIRouter, Path, Query, Response

from pentarchy.server.asking import Anybody, Caller, Here, Lang
from pentarchy.server.refusals import Refused
from pentarchy.server.rows import FINISHED
from pentarchy.server.showing import json, row_of

router = APIRouter(prefix="/api", tags=["analysis"])
TableId = Annotated[str, Path(max_length=40)]
Invite = Annotated[str, Query(max_length=80)]


@router.get("/tables/{table_id}/analysis")
async def analysis(table_id: TableId, user: Anybody, here: Here, lang: Lang, invite: Invite = "") -> Response:
    """How far the analysis is, and the report when it is complete; null if nobody has asked for one."""
    row = await row_of(here, table_id, user, invite)
    if row.status != FINISHED:
        raise Refused("analysis-running")
    return json(await here.analyst.told(row, lang))


@router.post("/tables/{table_id}/analysis")
async def analyse(
    table_id: TableId, user: Anybody, here: Here, lang: Lang, caller: Caller, invite: Invite = ""
) -> Response:
    """Ask for an analysis: it is made in the background, once however many ask."""
    row = await row_of(here, table_id, user, invite)
    await here.analyst.ask(row, lambda: here.limits.pay_for_analysis(caller, user.id if user else None))
    return json(await here.analyst.told(row, lang))
