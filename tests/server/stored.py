"""What is really in a database: matches read and replayed past the server, with everything checked on the way."""

from sqlalchemy import select

from pentarchy.engine.registry import get_game
from pentarchy.match import Match, Record, Setup
from pentarchy.server.rows import FINISHED, OPEN, TableRow
from pentarchy.server.schema import open_engine, records
from pentarchy.server.store import Store
from pentarchy.server.table_info import luck_of
from tests.server.hosting import config


async def stored_records(database_url: str, table_id: str) -> tuple[TableRow, list[Record]]:
    """A table and its log; the numbers of the log must have no gap."""
    engine = open_engine(config(database_url))
    try:
        row = await Store(engine).table(table_id)
        assert row is not None, f"there is no table {table_id}"
        query = select(records.c.number, records.c.player, records.c.action).where(records.c.table_id == table_id)
        async with engine.connect() as connection:
            found = list(await connection.execute(query.order_by(records.c.number)))
    finally:
        await engine.dispose()
    assert [number for number, _, _ in found] == list(range(len(found))), "the log has gaps or doubles"
    return row, [Record(player, action) for _, player, action in found]


async def stored_match(database_url: str, table_id: str) -> Match:
    """The match as its log tells it; what the table says about it must be true."""
    row, log = await stored_records(database_url, table_id)
    assert row.status != OPEN, "the match has not begun"
    game = get_game(row.game)
    content = game.load(None)
    match = Match(Setup.agree(game, row.players, row.options, content, luck_of(row)), content)
    for record in log:
        match.do(record)  # raises where the log makes no sense
    assert row.number == len(log)
    assert row.waiting == [seat for seat, question in enumerate(match.state.asks) if question is not None]
    assert (row.status == FINISHED) == match.over
    return match
