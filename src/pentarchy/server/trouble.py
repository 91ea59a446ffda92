"""What can be wrong with a database, in words that a player, `/healthz` and the log understand."""

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from pentarchy.server.refusals import Refused

LOCKED, FULL, AWAY = "locked", "full", "away"
SIGNS = {  # what drivers say in their errors
    "database is locked": LOCKED,
    "database table is locked": LOCKED,
    "disk is full": FULL,
    "no space left": FULL,
    "diskfull": FULL,
    "disk i/o error": FULL,  # what SQLite says when a file beside its log cannot grow
    "the database system is": AWAY,  # ... starting up, shutting down, in recovery mode, not yet accepting connections
    "terminating connection": AWAY,
    "connection was closed": AWAY,  # in the middle of what we asked
    "connection is closed": AWAY,
    "too many clients": AWAY,
}


def trouble_of(error: BaseException) -> str | None:
    """The trouble that an error tells of; None: it is a mistake of ours, not of the database."""
    if not isinstance(error, DBAPIError | PoolTimeout | OSError):
        return None
    said = f"{type(getattr(error, 'orig', error)).__name__} {error}".lower()
    for sign, trouble in SIGNS.items():
        if sign in said:
            return trouble
    known = isinstance(error, PoolTimeout | OSError) or getattr(error, "connection_invalidated", False)
    return AWAY if known or isinstance(getattr(error, "orig", None), OSError) else None


def refusal(error: BaseException) -> Refused | None:
    """What to say to a player about an error of the database."""
    trouble = trouble_of(error)
    if trouble == LOCKED:
        return Refused("locked", 503)
    if trouble == FULL:
        return Refused("no-room", 503)
    return Refused("away", 503) if trouble else None
