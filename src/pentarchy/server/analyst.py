"""Makes the analyses that people ask for, one after another, in short jobs of the thinkers that the bots have, too.

Bots come first: a job begins only when none of theirs waits, or after PATIENCE, and takes up no further position after
SHORT seconds. So a bot's move is delayed by that and one decision. What is found is stored after every job; after a
restart, or when a worker dies, another one goes on from there.
"""

import asyncio
import contextlib
import logging
import secrets
from typing import Any

from pentarchy.server.analyses import DONE, FAILED, WANTED, Analyses, Stored
from pentarchy.server.archive import Archive, Pay, names_of
from pentarchy.server.editions import Frozen
from pentarchy.server.endings import end
from pentarchy.server.hub import Hub
from pentarchy.server.making_analysis import PART
from pentarchy.server.packing import pack, unpack
from pentarchy.server.refusals import Refused
from pentarchy.server.rows import FINISHED, TableRow
from pentarchy.teacher.analysis import SIMULATIONS, VERSION, add, is_complete
from pentarchy.text import LANGUAGES
from pentarchy.thinking import Job, ThinkingError

log = logging.getLogger("pentarchy.analyses")
SHORT = 0.5  # seconds after which a job takes up no further position
PATIENCE = 10.0  # seconds that an analysis lets bots go first
LOOK = 15.0  # seconds between two looks for what others left
MOST = 100  # analyses that may wait
FEWER = (SIMULATIONS, 16)  # simulations: a decision that takes too long is weighed with less, or not at all
Data = dict[str, Any]


class Analyst:
    """The analyses of a worker."""

    def __init__(self, hub: Hub, archive: Archive) -> None:
        self.hub, self.archive = hub, archive
        self.analyses = Analyses(hub.store, secrets.token_hex(8))
        self._wanted = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._work())

    async def stop(self) -> None:
        if self._task is not None:
            await end([self._task])

    # what people ask ----------------------------------------------------------------------------------------------
    async def ask(self, row: TableRow, pay: Pay) -> None:
        """Somebody wants an analysis: it is begun, unless it is there or under way."""
        await self._check(row)
        if await self.told(row, LANGUAGES[0]) is not None:
            return
        pay()
        if await self.analyses.waiting() >= MOST:
            raise Refused("rate", 429)
        await self.analyses.ask(row.id)
        self._wanted.set()

    async def told(self, row: TableRow, lang: str) -> Data | None:
        """How far an analysis is, and the report in a language once it is complete; None if there is none."""
        stored = await self.analyses.get(row.id)
        if stored is None or stored.state == FAILED:
            return None
        if stored.state == WANTED:
            return {"done": stored.position, "moves": stored.moves, "report": None}
        report = await asyncio.to_thread(_read, stored)
        if report is None:
            await self.analyses.forget(row.id)
            return None
        return {"done": stored.moves, "moves": stored.moves, "report": in_language(report, lang)}

    async def _check(self, row: TableRow) -> None:
        if row.status != FINISHED:
            raise Refused("analysis-running")
        try:
            await self.hub.editions.setup(row)
        except Frozen:
            raise Refused("analysis-edition", 410) from None

    # making -------------------------------------------------------------------------------------------------------
    async def _work(self) -> None:
        while True:
            self._wanted.clear()
            try:
                if stored := await self.analyses.take():
                    await self._make(stored)
                    continue
            except Exception:  # the database is away: look again later
                log.exception("analysing failed")
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._wanted.wait(), LOOK)

    async def _make(self, stored: Stored) -> None:
        """Make an analysis, or what is left of it."""
        table_id = stored.table_id
        try:
            row = await self.hub.row(table_id)
            await self._check(row)
            await self._go_through(row, stored)
        except asyncio.CancelledError:
            await self.analyses.leave(table_id)
            raise
        except (Refused, ThinkingError) as error:
            log.warning("analysis failed", extra={"table": table_id, "error": str(error)})
            await self.analyses.finish(table_id, FAILED, None)

    async def _go_through(self, row: TableRow, stored: Stored) -> None:
        names = {lang: names_of(row, lang) for lang in LANGUAGES}
        about = {"key": f"{row.id} {row.number}", "played": await self.archive.played(row), "names": names}
        report = _read(stored)
        while report is None or not is_complete(report):
            first = 0 if report is None else report["next"]
            made = await self._part(row.id, about, first)
            report = made["report"] if report is None else report
            for found in made["found"]:
                add(report, found)
            data = await asyncio.to_thread(pack, report)
            if not await self.analyses.note(row.id, min(report["next"], report["moves"]), report["moves"], data):
                return
        await self.analyses.finish(row.id, DONE, await asyncio.to_thread(pack, report))

    async def _part(self, table_id: str, about: Data, first: int) -> Data:
        """The next positions. One that takes too long is weighed with less, then left out."""
        tries: list[Data] = [{"simulations": SIMULATIONS, "seconds": SHORT}]
        tries += [{"simulations": number, "seconds": 0.0, "most": 1} for number in FEWER]
        for how in tries:
            await self._let_bots_think()
            job = Job(PART, {**about, "first": first, **how})
            try:
                found: Data = await self.hub.bots.pool.ask(
                    job, self.hub.bots.seconds, person="analysis", table=table_id
                )
                return found
            except ThinkingError as error:
                last = error
                log.warning("analysis too slow", extra={"table": table_id, "position": first, "error": str(error)})
        if not first:  # not even the match could be replayed in time
            raise last
        return {"found": [{"position": first}], "report": None}

    async def _let_bots_think(self) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while len(self.hub.bots.pool.queue):
                    await asyncio.sleep(0.05)


def _read(stored: Stored) -> Data | None:
    """The report of a row, if this program can read it."""
    try:
        report = None if stored.data is None else unpack(stored.data)
    except ValueError:
        return None
    return report if isinstance(report, dict) and report.get("version") == VERSION else None


def in_language(report: Data, lang: str) -> Data:
    """A report with its words in one language."""
    return report | {"mistakes": [_worded(mistake, lang) for mistake in report["mistakes"]]}


def _worded(mistake: Data, lang: str) -> Data:
    line = [{"text": step["words"][lang], "look": step["look"], "seen": step["seen"]} for step in mistake["line"]]
    return mistake | {"played": mistake["played"][lang], "best": mistake["best"][lang], "line": line}
