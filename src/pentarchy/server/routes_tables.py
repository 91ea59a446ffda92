"""HTTP: the lobby and everything about a table but play itself, which goes over its websocket."""

from typing import Annotated, Any, Literal

import orjson
from fastapi import APIRouter, Path, Query, Response
from pydantic import BaseModel, Field

from pentarchy.engine.chance import MASK64
from pentarchy.engine.views import SPECTATOR
from pentarchy.match import Match, to_json
from pentarchy.server import present
from pentarchy.server.asking import Anybody, Here, Lang, Somebody
from pentarchy.server.desk import Wish
from pentarchy.server.live import LiveTable
from pentarchy.server.refusals import Refused
from pentarchy.server.services import Services
from pentarchy.server.store import FINISHED, OPEN, RUNNING, TableRow, UserRow
from pentarchy.server.table_info import may_see, table_info

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


class Sitting(BaseModel):
    entropy: Entropy = ""
    invite: Token | None = None


class SeatToken(BaseModel):
    token: Token
    entropy: Entropy = ""


class Again(BaseModel):
    entropy: Entropy = ""


def json(data: Any) -> Response:
    return Response(orjson.dumps(data), media_type="application/json")


def _info(here: Services, row: TableRow, user: UserRow | None, lang: str) -> dict[str, Any]:
    live = here.hub.known(row.id)
    return table_info(row, user.id if user else None, lang, live.online() if live else set())


async def _seen(here: Services, table_id: str, user: UserRow | None, invite: str = "") -> LiveTable:
    """A table that the caller may see."""
    live = await here.hub.table(table_id)
    if not may_see(live.row, user.id if user else None, invite):
        raise Refused("no-table", 404)
    return live


@router.get("/tables")
async def tables(user: Anybody, here: Here, lang: Lang) -> Response:
    """Open and running tables that anybody may see, and my own."""
    mine = await here.store.tables_of(user.id) if user else []
    own = {row.id for row in mine}
    lists = {status: await here.store.public_tables(status) for status in (OPEN, RUNNING)}
    return json(
        {
            **{
                status: [_info(here, row, user, lang) for row in rows if row.id not in own]
                for status, rows in lists.items()
            },
            "mine": [_info(here, row, user, lang) for row in mine],
        }
    )


@router.post("/tables", status_code=201)
async def create(wish: NewTable, user: Somebody, here: Here, lang: Lang) -> Response:
    """Make a table; with no open seat the match begins at once."""
    here.limits.check(here.limits.tables, user.id)
    live = await here.desk.create(user, Wish(**wish.model_dump()))
    return Response(
        orjson.dumps(_info(here, live.row, user, lang)),
        status_code=201,
        media_type="application/json",
    )


@router.get("/tables/{table_id}")
async def table(
    table_id: TableId, user: Anybody, here: Here, lang: Lang, invite: Annotated[str, Query(max_length=80)] = ""
) -> Response:
    live = await _seen(here, table_id, user, invite)
    return json(_info(here, live.row, user, lang))


@router.post("/tables/{table_id}/join")
async def join(table_id: TableId, wish: Sitting, user: Somebody, here: Here, lang: Lang) -> Response:
    """Sit down at the first open seat; at a private table with its invitation."""
    live = await here.desk.join(user, table_id, wish.invite or "", wish.entropy)
    return json(_info(here, live.row, user, lang))


@router.post("/tables/{table_id}/seat")
async def seat(table_id: TableId, wish: SeatToken, user: Somebody, here: Here, lang: Lang) -> Response:
    """Take the seat of a link, also on another device or in the place of somebody else."""
    live = await here.desk.take_seat(user, table_id, wish.token, wish.entropy)
    return json(_info(here, live.row, user, lang))


@router.post("/tables/{table_id}/leave", status_code=204)
async def leave(table_id: TableId, user: Somebody, here: Here) -> None:
    """Stand up before the match begins."""
    await here.desk.leave(user, table_id)


@router.post("/tables/{table_id}/rematch")
async def rematch(table_id: TableId, wish: Again, user: Somebody, here: Here, lang: Lang) -> Response:
    """The table after a finished one."""
    live = await here.desk.rematch(user, table_id, wish.entropy)
    return json(_info(here, live.row, user, lang))


# what was played ------------------------------------------------------------------------------------------------
async def _whole(here: Services, live: LiveTable) -> Match:
    """The match from its first move on."""
    if live.match is not None and live.match.whole:
        return live.match
    if live.row.status == OPEN:
        raise Refused("open")
    match, _ = await here.hub.match(live.row, whole=True)
    return match


@router.get("/tables/{table_id}/log")
async def log(
    table_id: TableId,
    user: Anybody,
    here: Here,
    lang: Lang,
    before: Annotated[int, Query(ge=0, le=1_000_000)] = 1_000_000,
    seat: Annotated[int, Query(ge=-1, le=8)] = SPECTATOR,
    invite: Annotated[str, Query(max_length=80)] = "",
) -> Response:
    """What happened before a position, as a seat of mine or a spectator may know it."""
    live = await _seen(here, table_id, user, invite)
    own = live.row.seats_of(user.id if user else None)
    eye = seat if seat in own else own[0] if own else SPECTATOR
    match = await _whole(here, live)
    lines = present.events(match, eye, live.speech(lang), 0)
    return json({"events": [line for line in lines if line["position"] < before]})


@router.get("/tables/{table_id}/export")
async def export(
    table_id: TableId, user: Anybody, here: Here, invite: Annotated[str, Query(max_length=80)] = ""
) -> Response:
    """The match as a file: whole when it is over, before that only what everybody may know."""
    live = await _seen(here, table_id, user, invite)
    data = to_json(await _whole(here, live), public=True)
    name = f'attachment; filename="{live.row.id}.json"'
    return Response(data, media_type="application/json", headers={"content-disposition": name})


@router.get("/tables/{table_id}/replay")
async def replay(
    table_id: TableId, user: Anybody, here: Here, lang: Lang, invite: Annotated[str, Query(max_length=80)] = ""
) -> Response:
    """Every position of a finished match, with all cards open."""
    live = await _seen(here, table_id, user, invite)
    if live.row.status != FINISHED:
        raise Refused("running")
    match = await _whole(here, live)
    speech = live.speech(lang)
    return json(
        {
            "table": _info(here, live.row, user, lang),
            "frames": present.replay_frames(match, speech),
            "result": present.result(match, speech),
            "file": f"/api/tables/{live.row.id}/export",
        }
    )
