"""HTTP: the lobby and everything about a table but play itself, which goes over its websocket."""

import asyncio
import gzip
from typing import Annotated, Literal

import orjson
from fastapi import APIRouter, Path, Query, Request, Response
from pydantic import BaseModel, Field

from pentarchy.engine.chance import MASK64
from pentarchy.engine.views import SPECTATOR
from pentarchy.match import to_json
from pentarchy.server.asking import Anybody, Here, Lang, Payment, Somebody
from pentarchy.server.desk import Wish
from pentarchy.server.editions import Frozen
from pentarchy.server.refusals import Refused
from pentarchy.server.rows import FINISHED, OPEN, RUNNING
from pentarchy.server.showing import info, infos, json, row_of

router = APIRouter(prefix="/api", tags=["tables"])
TableId = Annotated[str, Path(max_length=40)]
Token = Annotated[str, Field(max_length=80)]
Entropy = Annotated[str, Field(max_length=64, pattern=r"^[^\x00-\x1f]*$")]


class NewTable(BaseModel):
    """A table as somebody wants it; the options are those of GET /api/lobby."""

    game: Annotated[str, Field(max_length=40)]
    players: Annotated[int, Field(ge=1, le=8)]
    options: Annotated[dict[str, Annotated[str, Field(max_length=40)]], Field(max_length=40)] = {}
    private: bool = False
    undo: Literal["free", "consent", "none"] = "free"
    seats: Annotated[list[Annotated[str, Field(max_length=20)]], Field(min_length=1, max_length=8)]
    entropy: Entropy = ""
    seed: Annotated[int, Field(ge=0, le=MASK64)] | None = None
    practice: bool = False


class Sitting(BaseModel):
    entropy: Entropy = ""
    invite: Token | None = None


class SeatToken(BaseModel):
    token: Token
    entropy: Entropy = ""


class Again(BaseModel):
    entropy: Entropy = ""


@router.get("/tables")
async def tables(user: Anybody, here: Here, lang: Lang) -> Response:
    """Open and running tables that anybody may see, and my own."""
    mine = await here.store.tables_of(user.id) if user else []
    own = {row.id for row in mine}
    lists = {status: await here.store.public_tables(status) for status in (OPEN, RUNNING)}
    return json(
        {
            **{
                status: infos(here, [row for row in rows if row.id not in own], user, lang)
                for status, rows in lists.items()
            },
            "mine": infos(here, mine, user, lang),
        }
    )


@router.post("/tables", status_code=201)
async def create(wish: NewTable, user: Somebody, here: Here, lang: Lang) -> Response:
    """Make a table; with no open seat the match begins at once."""
    here.limits.check(here.limits.tables, user.id)
    live = await here.desk.create(user, Wish(**wish.model_dump()))
    return Response(
        orjson.dumps(info(here, live.row, user, lang)),
        status_code=201,
        media_type="application/json",
    )


@router.get("/tables/{table_id}")
async def table(
    table_id: TableId, user: Anybody, here: Here, lang: Lang, invite: Annotated[str, Query(max_length=80)] = ""
) -> Response:
    return json(info(here, await row_of(here, table_id, user, invite), user, lang))


@router.post("/tables/{table_id}/join")
async def join(table_id: TableId, wish: Sitting, user: Somebody, here: Here, lang: Lang) -> Response:
    """Sit down at the first open seat; at a private table with its invitation."""
    live = await here.desk.join(user, table_id, wish.invite or "", wish.entropy)
    return json(info(here, live.row, user, lang))


@router.post("/tables/{table_id}/seat")
async def seat(table_id: TableId, wish: SeatToken, user: Somebody, here: Here, lang: Lang) -> Response:
    """Take the seat of a link: an open one, or that of its owner, who gave the link away. It opens the seat once."""
    live = await here.desk.take_seat(user, table_id, wish.token, wish.entropy)
    return json(info(here, live.row, user, lang))


@router.post("/tables/{table_id}/leave", status_code=204)
async def leave(table_id: TableId, user: Somebody, here: Here) -> None:
    """Stand up; in a running match a bot plays on, and I may come back."""
    await here.desk.leave(user, table_id)


@router.post("/tables/{table_id}/return")
async def come_back(table_id: TableId, user: Somebody, here: Here, lang: Lang) -> Response:
    """Sit down again where a bot plays on for me."""
    live = await here.desk.come_back(user, table_id)
    return json(info(here, live.row, user, lang))


@router.post("/tables/{table_id}/rematch")
async def rematch(table_id: TableId, wish: Again, user: Somebody, here: Here, lang: Lang) -> Response:
    """The table after a finished one."""
    live = await here.desk.rematch(user, table_id, wish.entropy)
    return json(info(here, live.row, user, lang))


# what was played ------------------------------------------------------------------------------------------------
async def _sent(packed: bytes, request: Request, **headers: str) -> Response:
    """Bytes of the archive as they are, for all who read gzip."""
    headers = {"vary": "Accept-Encoding", **headers}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
    else:
        packed = await asyncio.to_thread(gzip.decompress, packed)
    return Response(packed, media_type="application/json", headers=headers)


@router.get("/tables/{table_id}/log")
async def log(
    table_id: TableId,
    request: Request,
    user: Anybody,
    here: Here,
    lang: Lang,
    payment: Payment,
    before: Annotated[int, Query(ge=0, le=1_000_000)] = 1_000_000,
    seat: Annotated[int, Query(ge=-1, le=8)] = SPECTATOR,
    invite: Annotated[str, Query(max_length=80)] = "",
) -> Response:
    """What happened before a position, as a seat of mine or a spectator may know it."""
    row = await row_of(here, table_id, user, invite)
    if row.status == OPEN:
        raise Refused("open")
    own = row.seats_of(user.id if user else None)
    eye = seat if seat in own else own[0] if own else SPECTATOR
    return await _sent(await here.archive.log(row, lang, eye, min(before, row.number + 1), *payment), request)


@router.get("/tables/{table_id}/export")
async def export(
    table_id: TableId,
    request: Request,
    user: Anybody,
    here: Here,
    payment: Payment,
    invite: Annotated[str, Query(max_length=80)] = "",
) -> Response:
    """The match as a file: whole when it is over, before that only what everybody may know."""
    row = await row_of(here, table_id, user, invite)
    name = f'attachment; filename="{row.id}.json"'
    if row.status == FINISHED:
        return await _sent(await here.archive.file(row, *payment), request, **{"content-disposition": name})
    live = await here.hub.table(table_id)
    data = to_json(live.running(), public=True)
    return Response(data, media_type="application/json", headers={"content-disposition": name})


@router.get("/tables/{table_id}/replay")
async def replay(
    table_id: TableId,
    request: Request,
    user: Anybody,
    here: Here,
    lang: Lang,
    payment: Payment,
    invite: Annotated[str, Query(max_length=80)] = "",
) -> Response:
    """Every position of a finished match, with all cards open; the table in it is as strangers see it."""
    row = await row_of(here, table_id, user, invite)
    if (reason := here.hub.frozen(row)) is not None and row.status != FINISHED:
        raise Frozen(reason)
    if row.status != FINISHED:
        raise Refused("running")
    return await _sent(await here.archive.replay(row, lang, *payment), request)
