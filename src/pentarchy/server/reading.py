"""What a client says through its websocket, read with distrust: messages, moves, and the steps of a gesture."""

from typing import Any

import orjson

from pentarchy.match import Step
from pentarchy.server.guard import MAX_MESSAGE
from pentarchy.server.refusals import Refused

MAX_PARTS, MAX_WORD, MAX_STEPS = 12, 60, 12
MAX_INT = 1 << 31
NUMBERS = ("at", "seat", "id")


def read_message(text: str) -> dict[str, Any]:
    """A message of a sane size whose numbers are numbers, or a refusal."""
    if len(text) > MAX_MESSAGE:
        raise Refused("body", 413)
    try:
        message = orjson.loads(text)
    except orjson.JSONDecodeError:
        raise Refused("message", 422) from None
    if not isinstance(message, dict):
        raise Refused("message", 422)
    if any(isinstance(message.get(name), bool) for name in NUMBERS):  # for Python these are numbers, too
        raise Refused("message", 422)
    return message


def is_move(parts: Any) -> bool:
    """Whether this has the form of a move; whether it is one of this game, the match says."""
    if not isinstance(parts, list) or not 1 <= len(parts) <= MAX_PARTS or not isinstance(parts[0], str):
        return False
    return all(type(part) is int and 0 <= part < MAX_INT for part in parts[1:])


def read_steps(rows: Any) -> tuple[Step, ...]:
    """The steps of a gesture, or a refusal."""
    if not isinstance(rows, list) or not 1 <= len(rows) <= MAX_STEPS:
        raise Refused("steps", 422)
    return tuple(map(_step, rows))


def _step(row: Any) -> Step:
    match row:
        case {"ask": str() as kind, "move": move} if len(kind) <= MAX_WORD and is_move(move):
            return Step(kind, tuple(move))
    raise Refused("steps", 422)
