"""HTTP: tables that this program cannot go on with. They are read, taken away as a file, and ended by consent."""

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Response
from pydantic import BaseModel

from pentarchy.engine.errors import BadSetup
from pentarchy.engine.views import SPECTATOR
from pentarchy.match import unplayed_json
from pentarchy.server.asking import Anybody, Here, Lang, Somebody
from pentarchy.server.editions import Frozen, frozen_text
from pentarchy.server.pictures import Picture
from pentarchy.server.refusals import Refused
from pentarchy.server.rows import HUMAN, OPEN, RUNNING, TableRow
from pentarchy.server.services import Services
from pentarchy.server.showing import info, json, row_of
from pentarchy.server.table_info import luck_of

router = APIRouter(prefix="/api", tags=["frozen tables"])
TableId = Annotated[str, Path(max_length=40)]
Invite = Annotated[str, Query(max_length=80)]


class Consent(BaseModel):
    yes: bool = True


async def _reason(here: Services, row: TableRow) -> str:
    """Why a table is frozen; refused if it is not."""
    try:
        await here.hub.table(row.id)
    except Frozen as frozen:
        return frozen.reason
    raise Refused("not-frozen")


@router.get("/tables/{table_id}/frozen")
async def frozen(
    table_id: TableId,
    user: Anybody,
    here: Here,
    lang: Lang,
    seat: Annotated[int, Query(ge=-1, le=8)] = SPECTATOR,
    invite: Invite = "",
) -> Response:
    """Why this program cannot go on with a match, and the last position of it that was kept, as the caller saw it."""
    row = await row_of(here, table_id, user, invite)
    reason = await _reason(here, row)
    own = row.seats_of(user.id if user else None)
    first = next((number for number in own if number in row.waiting), own[0] if own else SPECTATOR)
    eye = seat if seat in own else first
    picture = Picture.read(await here.hub.keep.picture(row.id), eye)
    return json(
        {
            "table": info(here, row, user, lang),
            "why": frozen_text(reason, lang),
            "seat": eye,
            "number": row.number,
            "shown": picture.number if picture else 0,
            "look": picture.look if picture else None,
            "events": picture.lines(lang) if picture else [],
            "ending": _ending(row),
            "file": f"/api/tables/{row.id}/frozen/file",
        }
    )


def _ending(row: TableRow) -> dict[str, Any]:
    """Who agrees to end the match, and who has not said so yet; nobody has to, once it is over."""
    agreed = row.ending or []
    people = [seat.seat for seat in row.seats if seat.kind == HUMAN]
    running = row.status in (OPEN, RUNNING)
    return {"agreed": agreed, "missing": [seat for seat in people if seat not in agreed] if running else []}


@router.post("/tables/{table_id}/end")
async def end(table_id: TableId, wish: Consent, user: Somebody, here: Here, lang: Lang) -> Response:
    """Agree to end a frozen match, or not any more. When all people there agree it is over, and nobody wins."""
    row = await row_of(here, table_id, user)
    own = row.seats_of(user.id)
    if not own:
        raise Refused("not-seated", 403)
    if await _reason(here, row) == "ended" or row.status not in (OPEN, RUNNING):
        raise Refused("over")
    await here.hub.keep.agree_to_end(row.id, own, yes=wish.yes)
    row = await row_of(here, table_id, user)
    return json({"table": info(here, row, user, lang), "ending": _ending(row)})


@router.get("/tables/{table_id}/frozen/file")
async def file(table_id: TableId, user: Anybody, here: Here, invite: Invite = "") -> Response:
    """Setup and moves for a program of the edition: whole when the match is over, else only what everybody may know."""
    row = await row_of(here, table_id, user, invite)
    await _reason(here, row)
    log = await here.store.records(row.id)
    running = row.status in (OPEN, RUNNING)
    try:
        luck = luck_of(row)
    except (BadSetup, ValueError) as error:
        raise Frozen("row", error) from None
    data = unplayed_json(row.edition, row.players, row.options, luck, log, public=running)
    name = f'attachment; filename="{row.id}.json"'
    return Response(data, media_type="application/json", headers={"content-disposition": name})
