"""Replays, files and logs: each is made once, by a process of its own, and kept as compressed bytes.

However many ask for the same at the same time, it is made once. What is kept depends only on what is stored, so it
never gets old: a longer match or another name at a seat is another key.
"""

import asyncio
import base64
import logging
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Any

from pentarchy.server import making
from pentarchy.server.endings import end
from pentarchy.server.hub import Hub
from pentarchy.server.refusals import Refused
from pentarchy.server.rows import FINISHED, TableRow
from pentarchy.server.table_info import seat_name, table_info
from pentarchy.thinking import Failed, Job, Pool, ThinkingError
from pentarchy.thinking.local import LocalThinker

log = logging.getLogger("pentarchy.archive")
ROOM = 64_000_000  # bytes that are kept
SECONDS = 60.0  # for making one thing
MOST = 50  # things that may wait to be made
NICENESS = 10  # of the process: players and bots come first
Data = dict[str, Any]
Pay = Callable[[], None]  # raises Refused if the caller has asked for too much


class Shelf:
    """Bytes by key, as many as there is room for; what nobody asked for longest goes first."""

    def __init__(self, room: int) -> None:
        self.room, self.used = room, 0
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()

    def get(self, key: Hashable) -> bytes | None:
        if key in self._kept:
            self._kept.move_to_end(key)
        return self._kept.get(key)

    def put(self, key: Hashable, data: bytes) -> None:
        self._kept[key] = data
        self.used += len(data)
        while self.used > self.room:
            _, oldest = self._kept.popitem(last=False)
            self.used -= len(oldest)


class Archive:
    """What was played, ready to send: gzip."""

    def __init__(self, hub: Hub) -> None:
        self.hub, self.shelf = hub, Shelf(ROOM)
        self.pool = Pool([LocalThinker(NICENESS)])  # of its own: bots never wait for it, nor it for bots
        self._under_way: dict[Hashable, asyncio.Task[bytes]] = {}

    async def replay(self, row: TableRow, lang: str, caller: str, pay: Pay) -> bytes:
        """A finished match with all cards open, and the table as strangers see it."""
        table = {"table": table_info(row, None, lang, set()), "file": f"/api/tables/{row.id}/export"}
        return await self._get(making.REPLAY, row, caller, pay, lang=lang, names=names_of(row, lang), table=table)

    async def file(self, row: TableRow, caller: str, pay: Pay) -> bytes:
        """A finished match as a file."""
        return await self._get(making.FILE, row, caller, pay)

    async def log(self, row: TableRow, lang: str, seat: int, before: int, caller: str, pay: Pay) -> bytes:
        """What happened before a position, as a seat may know it; that the seat is the caller's is asked before."""
        words = {"lang": lang, "names": names_of(row, lang)}
        return await self._get(making.LOG, row, caller, pay, **words, seat=seat, before=before)

    async def _get(self, function: str, row: TableRow, caller: str, pay: Pay, **words: Any) -> bytes:
        known = {name: str(value) for name, value in words.items() if name != "table"}
        key = (function, row.id, row.number, *sorted(known.items()))
        if (kept := self.shelf.get(key)) is not None:
            return kept
        if key not in self._under_way:
            pay()
            if len(self._under_way) >= MOST:
                raise Refused("rate", 429)
            self._under_way[key] = asyncio.create_task(self._make(key, function, row, caller, words))
        return await asyncio.shield(self._under_way[key])

    async def _make(self, key: Hashable, function: str, row: TableRow, caller: str, words: dict[str, Any]) -> bytes:
        try:
            kept = await self._kept(row)
            try:
                data = await self._ask(function, row, caller, {"played": kept or await self.played(row), **words})
            except Failed:
                if kept is None:
                    raise
                data = await self._ask(function, row, caller, {"played": await self.played(row), **words})
        except ThinkingError as error:
            log.exception("could not be made", extra={"table": row.id, "what": function, "error": str(error)})
            raise Refused("broken", 500) from None
        finally:
            del self._under_way[key]
        self.shelf.put(key, data)
        return data

    async def _ask(self, function: str, row: TableRow, caller: str, words: Data) -> bytes:
        return base64.b64decode(await self.pool.ask(Job(function, words), SECONDS, person=caller, table=row.id))

    async def _kept(self, row: TableRow) -> Data | None:
        """What was kept of a match when it ended; whether it can be read shows when it is."""
        kept = await self.hub.keep.result(row.id) if row.status == FINISHED else None
        return None if kept is None else {"kept": base64.b64encode(kept).decode()}

    async def played(self, row: TableRow) -> Data:
        """What a match is made of: its records, under the edition it belongs to."""
        setup, content = await self.hub.editions.setup(row)
        older = content.hash != self.hub.content(row.game).hash
        return {
            "game": row.game, "rules": row.rules, "players": row.players, "options": dict(setup.options),
            "luck": [row.secret, row.entropy, row.chosen, row.generator],
            "records": (await self.hub.store.records(row.id))[: row.number],
            "content": content.hash, "tables": content.tables if older else None,
        }  # fmt: skip

    async def close(self) -> None:
        await end(list(self._under_way.values()))
        await self.pool.close()


def names_of(row: TableRow, lang: str) -> list[str]:
    return [seat_name(seat, lang) for seat in row.seats]
