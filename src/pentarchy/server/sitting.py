"""How a seat changes hands: what is written into its row. Every change gives it a new link: no old one opens it."""

import secrets
import time
from typing import Any

from pentarchy.server.rows import BOT, HUMAN, OPEN, SeatRow, TableRow, UserRow

Values = dict[str, Any]
SUBSTITUTE = "skilled"  # the bot that plays on for whoever leaves


def fresh_token() -> str:
    return secrets.token_urlsafe(16)


def owner_of(token: str, table: TableRow) -> SeatRow | None:
    """The seat that a link opens, if there is one."""
    given = token.encode(errors="replace")
    return next((seat for seat in table.seats if secrets.compare_digest(seat.token.encode(), given)), None)


def taken(table: TableRow, seat: SeatRow, user: UserRow) -> Values:
    """A person sits there from now on; whoever has several seats is told apart by their numbers."""
    several = any(own != seat.seat for own in table.seats_of(user.id))
    return {
        "kind": HUMAN,
        "bot": None,
        "user_id": user.id,
        "name": f"{user.name} {seat.seat + 1}" if several else user.name,
        "token": fresh_token(),
        "left_by": None,
        "seen": time.time(),
    }


def opened() -> Values:
    """Nobody sits there any more."""
    return {"kind": OPEN, "user_id": None, "name": "", "entropy": "", "token": fresh_token()}


def left_to_bot(seat: SeatRow) -> Values:
    """A bot plays on; the person may come back."""
    return {
        "kind": BOT,
        "bot": SUBSTITUTE,
        "user_id": None,
        "name": "",
        "token": fresh_token(),
        "left_by": seat.user_id,
    }
