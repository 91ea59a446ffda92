"""A table as lists and pages show it, to one reader: links that open a seat only to those who may have them."""

from collections.abc import Collection
from datetime import UTC, datetime
from typing import Any

from pentarchy.bots import level_of
from pentarchy.engine.errors import BadSetup, UnknownGame
from pentarchy.match import Luck
from pentarchy.server.book import speech_of
from pentarchy.server.refusals import server_texts
from pentarchy.server.rows import BOT, HUMAN, OPEN, RUNNING, SeatRow, TableRow
from pentarchy.text.bundles import MissingText

Data = dict[str, Any]


def seat_name(seat: SeatRow, lang: str) -> str:
    """The name of whoever sits there, in the language of the reader."""
    if seat.kind == BOT:
        say = server_texts(lang).say
        return say("bot-name", number=seat.seat + 1, level=say(f"level-{level_of(str(seat.bot))}"))
    return seat.name if seat.kind == HUMAN else ""


def luck_of(table: TableRow) -> Luck:
    """Where the luck of a match comes from."""
    if table.chosen is not None:
        return Luck.choose(int(table.chosen))
    return Luck(table.secret, tuple(table.entropy), generator=table.generator)


def may_see(table: TableRow, user_id: str | None, invite: str = "") -> bool:
    """A private table is seen by its host, by who sits there or may come back, and by those who have its invitation."""
    if not table.private or invite == table.invite:
        return True
    return user_id is not None and (
        table.host == user_id or bool(table.seats_of(user_id)) or bool(table.left_by(user_id))
    )


def table_info(
    table: TableRow,
    user_id: str | None,
    lang: str,
    online: set[int],
    away: Collection[int] = (),
    frozen: str | None = None,
) -> Data:
    """The shape TableInfo of web/src/lib/protocol.ts.

    `away`: seats that were not here for long. `frozen` is the sentence that says why we cannot go on.
    """
    own = table.seats_of(user_id)
    host = user_id is not None and table.host == user_id
    return {
        "id": table.id,
        "game": table.game,
        "edition": str(table.edition),
        "frozen": frozen,
        "title": _title(table, lang),
        "players": table.players,
        "options": [_option(table, lang, name, value) for name, value in table.options.items()],
        "private": table.private,
        "practice": table.practice,
        "hints": table.hints_for(user_id),
        "undo": table.undo,
        "status": table.status,
        "host": host,
        "seats": [
            _seat(table, seat, own, host, lang) | {"online": seat.seat in online, "away": seat.seat in away}
            for seat in table.seats
        ],
        "waiting": table.waiting,
        "yourTurn": any(seat in own for seat in table.waiting),
        "where": table.place.get(lang, ""),
        "invite": f"/i/{table.id}/{table.invite}" if table.private and (own or host) else None,
        "commitment": _commitment(table),
        "rematch": table.rematch,
        "left": table.status == RUNNING and bool(table.left_by(user_id)),
        "created": iso(table.created),
        "moved": iso(table.moved),
    }


def _title(table: TableRow, lang: str) -> str:
    """What the game is called; a game that is not here any more has only its id."""
    try:
        return speech_of(table.game, lang).title()
    except UnknownGame:
        return table.game


def _option(table: TableRow, lang: str, name: str, value: str) -> Data:
    """An option in words, or as it is stored where this program has no words for it."""
    try:
        speech = speech_of(table.game, lang)
        label, text = speech.option(name), speech.option_value(name, value)
    except (UnknownGame, MissingText):
        label, text = name, value
    return {"name": name, "label": label, "value": value, "text": text}


def _commitment(table: TableRow) -> str:
    try:
        return luck_of(table).commitment
    except (BadSetup, ValueError):
        return ""


def _seat(table: TableRow, seat: SeatRow, own: list[int], host: bool, lang: str) -> Data:
    shown = seat.seat in own or (host and seat.kind == OPEN)
    return {
        "seat": seat.seat,
        "kind": seat.kind,
        "name": seat_name(seat, lang),
        "bot": seat.bot,
        "you": seat.seat in own,
        "link": f"/s/{table.id}/{seat.token}" if shown else None,
    }


def chat_line(row: Data) -> Data:
    return {"id": row["id"], "seat": row["seat"], "name": row["name"], "text": row["text"], "at": iso(row["at"])}


def iso(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")
