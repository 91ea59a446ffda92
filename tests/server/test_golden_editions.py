"""Golden matches of every version of the rules on a server: shown as they were, whatever the rules are now."""

import time
from pathlib import Path

import pytest
from sqlalchemy import insert

from pentarchy.match.log_file import parse
from pentarchy.server.results import Past
from pentarchy.server.rows import FINISHED, UserRow
from pentarchy.server.schema import records
from tests.match.make_golden import FOLDER, golden_row
from tests.server.hosting import Here, serving
from tests.server.upgrades import upgraded

pytestmark = pytest.mark.anyio
FILES = sorted(path.with_suffix(".json") for path in FOLDER.glob("*/*.told"))


async def store(server: Here, path: Path) -> str:
    """Put a golden match and what was told of it into the database, as an older program left it there."""
    services, saved, row = server.services, parse(path.read_bytes()), golden_row(path)
    await services.store.add_user(UserRow("anna", "Anna", None, None, 0, time.time()))
    row.status = FINISHED
    await services.store.add_table(row)
    log = [
        {"table_id": row.id, "number": number, "at": 1.0, **record._asdict()} for number, record in enumerate(saved.log)
    ]
    async with services.store.engine.begin() as connection:
        await connection.execute(insert(records), log)
    await services.hub.keep.add_result(row.id, len(saved.log), path.with_suffix(".told").read_bytes())
    return row.id


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
async def test_a_golden_match_of_rules_that_are_gone_is_shown_as_it_was(database_url: str, path: Path) -> None:
    told, saved = Past.read(path.with_suffix(".told").read_bytes()), parse(path.read_bytes())
    assert told is not None
    with upgraded(saved.game, version=1000, content=True):
        async with serving(database_url) as server:
            table, guest = await store(server, path), server.stranger()
            for lang in ("en", "ru"):
                replay = await guest.get(f"/api/tables/{table}/replay", lang=lang)
                assert replay["frames"] == told.frames(lang)
                assert replay["result"] == told.result(lang)
            assert (await guest.http.get(f"/api/tables/{table}/export")).text == told.export
            async with guest.at(table) as watcher:
                assert watcher.look is not None
                assert watcher.look["scores"] == (saved.result or {})["scores"]
                assert watcher.result == told.result("en")
