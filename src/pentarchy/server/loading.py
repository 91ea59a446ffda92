"""Stored matches brought back: from a checkpoint or from the first move on, under the edition they belong to."""

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from pentarchy.engine.errors import BadSave, PentarchyError
from pentarchy.match import Match, read_checkpoint
from pentarchy.server.editions import Frozen
from pentarchy.server.rows import TableRow

if TYPE_CHECKING:
    from pentarchy.server.editions import Editions
    from pentarchy.server.store import Store

PIECE = 16  # records that are replayed without a pause
log = logging.getLogger("pentarchy.tables")


async def load_match(store: "Store", editions: "Editions", row: TableRow, *, whole: bool) -> tuple[Match, int]:
    """A stored match, and the number from which on it was replayed; Frozen if this program cannot go on with it."""
    started = time.perf_counter()
    setup, content = await editions.setup(row)
    checkpoint = None if whole else await store.checkpoint(row.id)
    match = None
    if checkpoint is not None:
        try:
            match = Match.resume(setup, content, read_checkpoint(checkpoint))
        except BadSave:  # of an older version: the records tell everything
            log.warning("checkpoint unreadable", extra={"table": row.id})
    start = 0 if match is None else match.number
    records = await store.records(row.id, start)
    try:
        match = match or Match(setup, content)
        for count, record in enumerate(records, 1):
            match.do(record)
            if count % PIECE == 0:  # a long match does not hold up other tables
                await asyncio.sleep(0)
    except Exception as error:  # rules that changed can stumble over an old match in any way
        if start:
            return await load_match(store, editions, row, whole=True)  # perhaps only the checkpoint is wrong
        raise Frozen("records", _what(error, match)) from error
    if not whole:
        milliseconds = round(1000 * (time.perf_counter() - started), 1)
        log.info("loaded", extra={"table": row.id, "number": match.number, "ms": milliseconds})
    return match, start


def _what(error: Exception, match: Match | None) -> str:
    """What went wrong, and at which number."""
    text = str(error) if isinstance(error, PentarchyError) else repr(error)
    return f"number {match.number if match else 0}: {text}"
