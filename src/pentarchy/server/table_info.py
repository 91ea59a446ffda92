"""A table as lists and pages show it, to one reader: links that open a seat only to those who may have them."""

from datetime import UTC, datetime
from typing import Any

from pentarchy.match import Luck
from pentarchy.server.book import speech_of
from pentarchy.server.refusals import server_texts
from pentarchy.server.store import BOT, HUMAN, OPEN, SeatRow, TableRow

Data = dict[str, Any]


def seat_name(seat: SeatRow, lang: str) -> str:
    """The name of whoever sits there, in the language of the reader."""
    if seat.kind == BOT:
        say = server_texts(lang).say
        return say("bot-name", number=seat.seat + 1, level=say(f"level-{seat.bot}"))
    return seat.name if seat.kind == HUMAN else ""


def luck_of(table: TableRow) -> Luck:
    """Where the luck of a match comes from."""
    return Luck.choose(int(table.chosen)) if table.chosen is not None else Luck(table.secret, tuple(table.entropy))


def may_see(table: TableRow, user_id: str | None, invite: str = "") -> bool:
    """A private table is seen by its host, by those who sit there, and by those who have its invitation."""
    if not table.private or invite == table.invite:
        return True
    return user_id is not None and (table.host == user_id or bool(table.seats_of(user_id)))


def table_info(table: TableRow, user_id: str | None, lang: str, online: set[int]) -> Data:
    """The shape TableInfo of web/src/lib/protocol.ts."""
    speech = speech_of(table.game, lang)
    own = table.seats_of(user_id)
    host = user_id is not None and table.host == user_id
    return {
        "id": table.id,
        "game": table.game,
        "title": speech.title(),
        "players": table.players,
        "options": [
            {"name": name, "label": speech.option(name), "value": value, "text": speech.option_value(name, value)}
            for name, value in table.options.items()
        ],
        "private": table.private,
        "undo": table.undo,
        "status": table.status,
        "host": host,
        "seats": [_seat(table, seat, own, host, lang, online) for seat in table.seats],
        "waiting": table.waiting,
        "yourTurn": any(seat in own for seat in table.waiting),
        "where": table.place.get(lang, ""),
        "invite": f"/i/{table.id}/{table.invite}" if table.private and (own or host) else None,
        "commitment": luck_of(table).commitment,
        "rematch": table.rematch,
        "created": iso(table.created),
        "moved": iso(table.moved),
    }


def _seat(table: TableRow, seat: SeatRow, own: list[int], host: bool, lang: str, online: set[int]) -> Data:
    shown = seat.seat in own or (host and seat.kind == OPEN)
    return {
        "seat": seat.seat,
        "kind": seat.kind,
        "name": seat_name(seat, lang),
        "bot": seat.bot,
        "you": seat.seat in own,
        "online": seat.seat in online,
        "link": f"/s/{table.id}/{seat.token}" if shown else None,
    }


def chat_line(row: Data) -> Data:
    return {"id": row["id"], "seat": row["seat"], "name": row["name"], "text": row["text"], "at": iso(row["at"])}


def iso(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")
