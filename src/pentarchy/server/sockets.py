"""The websocket of a table: reading what a client says, and refusing what is not understood with one sentence."""

import asyncio
import contextlib
import logging
from typing import Any

import orjson
from starlette.websockets import WebSocket, WebSocketDisconnect

from pentarchy.engine.views import SPECTATOR
from pentarchy.match import Step
from pentarchy.server.connection import Connection
from pentarchy.server.editions import Frozen
from pentarchy.server.guard import Limits, address, foreign
from pentarchy.server.live import LiveTable
from pentarchy.server.names import distinct
from pentarchy.server.people import COOKIE
from pentarchy.server.reading import is_move, read_message, read_steps
from pentarchy.server.refusals import Refused, language, refused_message
from pentarchy.server.rows import UserRow
from pentarchy.server.services import Services
from pentarchy.server.table_info import may_see
from pentarchy.server.trouble import refusal, trouble_of

log = logging.getLogger("pentarchy.sockets")
FORBIDDEN, MISSING, FROZEN, TRY_LATER = 4403, 4404, 4410, 1013  # codes of closing that the client knows
MAX_CHAT = 300
NUMBERED = ("preview", "hint")  # messages whose answer, or refusal, comes with their number


async def table_socket(websocket: WebSocket) -> None:
    """One connection to one table, if the caller may have one."""
    services: Services = websocket.app.state.services
    if foreign(websocket.scope, services.config):
        await websocket.close(FORBIDDEN)
        return
    caller, limits = address(websocket.scope, services.config), services.limits
    with contextlib.ExitStack() as held:
        try:
            limits.check(limits.requests, caller)
            held.enter_context(limits.one_socket(caller))
        except Refused:
            await websocket.close(TRY_LATER)
            return
        try:
            await _at_table(websocket, services)
        except Exception as error:  # the database is away: the client comes again by itself
            if trouble_of(error) is None:
                raise
            with contextlib.suppress(RuntimeError):  # it may be closed already
                await websocket.close(TRY_LATER)


async def _at_table(websocket: WebSocket, services: Services) -> None:
    """A connection from its first message to its last."""
    table_id: str = websocket.path_params["table_id"]
    user = await services.people.whose(websocket.cookies.get(COOKIE))
    query = websocket.query_params
    await websocket.accept()
    try:
        table = await services.hub.table(table_id)
        await table.refresh()
        if not may_see(table.row, user.id if user else None, query.get("invite", "")):
            raise Refused("no-table", 404)
    except Frozen:
        await websocket.close(FROZEN)
        return
    except Refused:
        await websocket.close(MISSING)
        return
    connection = Connection(
        user.id if user else None, SPECTATOR, language(query.get("lang")), user.session if user else ""
    )
    own = table.row.seats_of(connection.user_id)
    if own:
        wished = [seat for seat in own if str(seat) == query.get("seat")]
        connection.seat = wished[0] if wished else _first_asked(table, own)
    sender = asyncio.create_task(_send(websocket, connection))
    try:
        await table.join(connection)
        if connection.session and not await services.store.begun_sessions({connection.session}):
            return  # it was ended while we were on the way here: nobody who ends sessions has seen this one
        await _listen(websocket, services, table, connection, user)
    except WebSocketDisconnect:
        pass
    finally:
        connection.close()
        table.leave(connection)
        with contextlib.suppress(Exception):
            await asyncio.wait_for(sender, 5)


def _first_asked(table: LiveTable, own: list[int]) -> int:
    """Of several seats of one's own, the one whose turn it is."""
    return next((seat for seat in own if seat in table.row.waiting), own[0])


async def _send(websocket: WebSocket, connection: Connection) -> None:
    """Send what waits in the queue, then close."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while (data := await connection.queue.get()) is not None:
            await websocket.send_text(data.decode())
        await websocket.close()


async def _listen(
    websocket: WebSocket, services: Services, table: LiveTable, connection: Connection, user: UserRow | None
) -> None:
    caller = str(id(connection))
    while True:
        text = await _receive(websocket)
        if connection.closing:  # nothing counts that comes after the end of a session
            return
        message: dict[str, Any] = {}
        try:
            message = _read(services.limits, caller, text)
            _pay(services.limits, caller, message)
            await table.absence.note(connection)
            await _obey(services, table, connection, user, message)
        except Refused as refused:
            _refuse(refused, table, connection, message)
        except Exception as error:
            trouble = refusal(error)
            if trouble is None:
                log.exception("message failed", extra={"table": table.row.id})
            _refuse(trouble or Refused("broken", 500), table, connection, message)


def _read(limits: Limits, caller: str, text: str) -> dict[str, Any]:
    """A message; nonsense counts as one."""
    try:
        return read_message(text)
    except Refused:
        limits.check(limits.messages, caller)
        raise


def _pay(limits: Limits, caller: str, message: dict[str, Any]) -> None:
    """Keep a message within the limits. Previews have one of their own: pointing at things holds up no move."""
    limits.check(limits.previews if message.get("t") == "preview" else limits.messages, caller)


async def _receive(websocket: WebSocket) -> str:
    """The next text; bytes are not understood, as little as an empty text."""
    message = await websocket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    return message.get("text") or ""


def _refuse(refused: Refused, table: LiveTable, connection: Connection, message: dict[str, Any]) -> None:
    """Say why not: the rule where there is one; of what has a number also which."""
    numbered = message.get("t") in NUMBERED and type(message.get("id")) is int
    said = refused_message(refused, connection.lang, str(message.get("t")), message["id"] if numbered else None)
    if rule := refused.rule:
        said |= {"text": table.speech(connection.lang).reason(rule), "rule": rule}
    connection.send(orjson.dumps(said))


async def _obey(
    services: Services, table: LiveTable, connection: Connection, user: UserRow | None, message: dict[str, Any]
) -> None:
    """Do what a message says."""
    match message:
        case {"t": "play", "move": list() as move, "at": int() as at} if is_move(move):
            await table.gestures.play(connection, [Step("", tuple(move))], at, careful=message.get("careful") is True)
        case {"t": "chain", "steps": steps, "at": int() as at}:
            await table.gestures.play(connection, read_steps(steps), at, careful=message.get("careful") is True)
        case {"t": "preview", "id": int() as number, "steps": steps, "at": int() as at}:
            await table.previews.tell(connection, number, read_steps(steps), at)
        case {"t": "hint", "id": int() as number, "at": int() as at}:
            services.limits.check(services.limits.hints, connection.user_id or "")
            await table.hints.ask(connection, number, at)
        case {"t": "undo", "at": int() as at}:
            await table.undo(connection, at)
        case {"t": "redo", "at": int() as at}:
            await table.redo(connection, at)
        case {"t": "back"}:
            await table.taking_back.ask(connection)
        case {"t": "agree", "yes": bool() as yes}:
            await table.taking_back.agree(connection, yes=yes)
        case {"t": "absent", "seat": int() as seat}:
            await table.absence.ask(connection, seat)
        case {"t": "replace", "yes": bool() as yes}:
            await table.absence.agree(connection, yes=yes)
        case {"t": "chat", "text": str() as text}:
            await _chat(services, table, connection, user, text)
        case {"t": "lang", "lang": str() as lang}:
            connection.lang = language(lang)
            await table.resend(connection)
        case {"t": "sit", "seat": int() as seat}:
            await table.sit(connection, seat)
        case {"t": "sync"}:
            await table.resend(connection)
        case {"t": "ping"}:
            connection.send(b'{"t":"pong"}')
        case _:
            raise Refused("message", 422)


async def _chat(services: Services, table: LiveTable, connection: Connection, user: UserRow | None, text: str) -> None:
    if user is None:
        raise Refused("nobody", 403)
    text = " ".join(text.split())
    if not 1 <= len(text) <= MAX_CHAT or not text.isprintable():
        raise Refused("chat", 422)
    services.limits.check(services.limits.chat, user.id)
    await table.refresh()
    own = table.row.seats_of(user.id)
    seated = [seat.name for seat in table.row.seats if seat.name]
    name = table.row.seats[own[0]].name if own else distinct(user.name, seated)
    await table.chat(connection, name, text)
