"""`pentarchy doctor`: which matches of a server's database replay, which do not, and why."""

import asyncio
from collections import Counter
from dataclasses import replace
from pathlib import Path

from rich.progress import track
from rich.table import Table
from rich.text import Text
from sqlalchemy.exc import SQLAlchemyError

from pentarchy.cli.show import console
from pentarchy.engine.errors import PentarchyError
from pentarchy.server.config import Config, async_url
from pentarchy.server.doctor import BROKEN, REPLAYS, STATES, Doctor, Finding
from pentarchy.server.editions import frozen_text
from pentarchy.text import shell


class NoDatabase(PentarchyError):
    """There is nothing to examine."""


STYLES = {"replays": "green", "kept": "green", "frozen": "yellow", "broken": "bold red"}
OURS = ("checkpoint", "status", "result", "records")  # reasons of the doctor's own; the others are those of the server


def run(url: str | None, lang: str) -> int:
    """Examine a database and print what was found; the exit code is 1 if something is broken."""
    config = Config.from_env()
    if url:
        config = replace(config, database_url=async_url(url))
    _check_file(config)
    found = asyncio.run(_examine(config, lang))
    console.print(_summary(found, lang))
    bad = [finding for finding in found if finding.state != REPLAYS]
    if bad:
        console.print(_details(bad, lang))
    broken = any(finding.state == BROKEN for finding in found)
    console.print(Text(shell(lang).say("doctor-broken" if broken else "doctor-well"), STYLES[BROKEN] if broken else ""))
    return 1 if broken else 0


async def _examine(config: Config, lang: str) -> list[Finding]:
    try:
        doctor = Doctor(config)
    except SQLAlchemyError as error:
        raise NoDatabase(f"This is not the address of a database: {_first_line(error)}") from None
    try:
        matches = await doctor.matches()
        found: list[Finding] = []
        examined = doctor.examine(matches)
        for _ in track(matches, shell(lang).say("doctor-progress"), console=console, transient=True):
            found.append(await anext(examined))
        return found
    except (SQLAlchemyError, OSError) as error:
        raise NoDatabase(f"The database cannot be read: {_first_line(error)}") from None
    finally:
        await doctor.close()


def _first_line(error: Exception) -> str:
    return f"{str(error).splitlines()[0].rstrip('.')}."


def _check_file(config: Config) -> None:
    """SQLite would make a file that is not there."""
    path = config.database_url.partition(":///")[2]
    if config.sqlite and not Path(path).is_file():
        raise NoDatabase(f"There is no database {path}.")


def _summary(found: list[Finding], lang: str) -> Table:
    say, counts = shell(lang).say, Counter(finding.state for finding in found)
    table = Table(title=say("doctor-head", count=len(found)), title_justify="left")
    for key in ("doctor-state", "doctor-count"):
        table.add_column(say(key), justify="right" if key == "doctor-count" else "left")
    for state in STATES:
        table.add_row(Text(say(f"doctor-is-{state}"), STYLES[state]), str(counts[state]))
    return table


def _details(bad: list[Finding], lang: str) -> Table:
    """Every match that does not replay, with the reason."""
    say = shell(lang).say
    table = Table(box=None, pad_edge=False)
    for key in ("doctor-table", "doctor-edition", "doctor-state", "doctor-why"):
        table.add_column(say(key), overflow="fold")
    for one in bad:
        why = say(f"doctor-why-{one.reason}") if one.reason in OURS else frozen_text(one.reason, lang)
        detail = f"{why} ({one.detail})" if one.detail else why
        table.add_row(one.table, one.edition, Text(say(f"doctor-is-{one.state}"), STYLES[one.state]), detail)
    return table
