"""The database: what is kept, and how it is opened. Changes to it are migrations in migrations/versions."""

import contextlib
import os
import time
from functools import partial
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config as AlembicConfig
from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Connection,
    Engine,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    create_engine,
    event,
)
from sqlalchemy.exc import InvalidatePoolError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from pentarchy.server.config import Config

RESTED = 0.5  # seconds after which a connection to PostgreSQL may be a dead one
BUSY = 8  # seconds to wait for another process that writes to the same SQLite file
MIGRATIONS = Path(__file__).parent / "migrations"
metadata = MetaData()
PRIVATE = 0o600

meta = Table("meta", metadata, Column("key", String(40), primary_key=True), Column("value", Text, nullable=False))

users = Table(
    "users",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(40), unique=True),  # in lower case; null for guests
    Column("password", String(200)),  # argon2
    Column("created", Float, nullable=False),
)

sessions = Table(  # a cookie is worth something as long as its row is here
    "sessions",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("user_id", String(32), ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("created", Float, nullable=False),
    Index("sessions_by_user", "user_id"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("private", Boolean, nullable=False),
    Column("undo", String(10), nullable=False),
    Column("host", String(32), ForeignKey("users.id"), nullable=False),
    Column("invite", String(40), nullable=False),
    Column("status", String(10), nullable=False),  # open, running, finished, ended
    Column("content", String(80), nullable=False),  # fingerprint of the components
    Column("rules", Integer, nullable=False),  # version of the rules
    Column("secret", String(64), nullable=False),  # of the deal; empty with a chosen seed
    Column("chosen", String(20)),  # a chosen seed: as a word, because it has 64 bits without a sign
    Column("generator", String(20), nullable=False),  # of chance, see match/fairness.py
    Column("entropy", JSON, nullable=False),  # the words of all seats, once the match has begun
    Column("created", Float, nullable=False),
    Column("moved", Float, nullable=False),
    Column("number", Integer, nullable=False),  # length of the log
    Column("waiting", JSON, nullable=False),  # seats that are asked
    Column("place", JSON, nullable=False),  # language -> "Round 2 of 4 · Draft"
    Column("back", JSON),  # somebody asks to take moves back: {by, at, agreed}
    Column("ending", JSON),  # of a frozen match: the seats that agree to end it
    Column("rematch", String(40)),
    Column("absent", JSON),  # somebody asks to let a bot play on for who is away: {seat, by, agreed}
    Column("company", Boolean, nullable=False),  # more than one person has had a seat in this match
    Index("tables_by_status", "status", "private", "moved"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(10), nullable=False),  # open, human, bot
    Column("bot", String(20)),
    Column("user_id", String(32), ForeignKey("users.id")),
    Column("name", String(40), nullable=False),
    Column("token", String(40), nullable=False),
    Column("entropy", String(200), nullable=False),  # a word of whoever sat down, for the deal
    Column("left_by", String(32)),  # who may come back to a seat where a bot plays on
    Column("seen", Float, nullable=False, server_default="0"),  # when its person was last connected
    PrimaryKeyConstraint("table_id", "seat"),
    Index("seats_by_user", "user_id"),
)

records = Table(  # the matches themselves: what is here was accepted, what was accepted is here
    "records",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("player", Integer, nullable=False),
    Column("action", String(200), nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
)

checkpoints = Table(  # at most one a table: a later start for loading; never needed to know a match
    "checkpoints",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("data", JSON, nullable=False),
)

editions = Table(  # what matches were played with; packed JSON, see packing.py
    "editions",
    metadata,
    Column("edition", String(140), primary_key=True),
    Column("tables", LargeBinary, nullable=False),  # the components
    Column("books", LargeBinary, nullable=False),  # what clients draw with, by language
)

results = Table(  # of finished matches: all that is told about them, made once
    "results",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

pictures = Table(  # of running matches: the last position, for a program that cannot go on with them
    "pictures",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

analyses = Table(  # of finished matches, asked for by somebody: what is found so far, and who works on it
    "analyses",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("asked", Float, nullable=False),
    Column("worker", String(40), nullable=False),
    Column("at", Float, nullable=False),  # the last sign of that worker; 0: nobody works on it
    Column("position", Integer, nullable=False),  # moves that are looked at
    Column("moves", Integer, nullable=False),  # of the match
    Column("state", String(10), nullable=False),  # wanted, done, failed
    Column("data", LargeBinary),  # the report as far as it is, packed
    Index("analyses_by_state", "state", "asked"),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(40), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Index("chat_by_table", "table_id", "id"),
)

comings = Table(  # who came and who went, with the names of that day
    "comings",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(40), nullable=False),
    Column("other", String(40), nullable=False),  # to whom a seat was handed
    Column("position", Integer, nullable=False),  # after so many moves
    Column("at", Float, nullable=False),
    Index("comings_by_table", "table_id", "id"),
)


def open_engine(config: Config) -> AsyncEngine:
    """The database of a configuration; SQLite in WAL mode, every commit on the disk before it is told."""
    if not config.sqlite:
        engine = create_async_engine(config.database_url, pool_size=10, pool_use_lifo=True)
        event.listen(engine.sync_engine, "checkin", _note_use)
        event.listen(engine.sync_engine, "checkout", partial(_check_rested, engine.sync_engine))
        return engine
    engine = create_async_engine(config.database_url, connect_args={"timeout": BUSY})
    _keep_private(engine.url.database or "")
    event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    return engine


def _note_use(_: Any, record: ConnectionPoolEntry) -> None:
    record.info["used"] = time.monotonic()


def _check_rested(engine: Engine, connection: Any, record: ConnectionPoolEntry, _: Any) -> None:
    """Ask a connection that rested whether it still lives: PostgreSQL may have been restarted.

    `pool_pre_ping` asks always, which is three ways there and back for every question.
    """
    if time.monotonic() - record.info.get("used", time.monotonic()) < RESTED:
        return
    try:
        engine.dialect.do_ping(connection)
    except engine.dialect.loaded_dbapi.Error as error:
        raise InvalidatePoolError from error


def _keep_private(database: str) -> None:
    """Only who runs the server may read it; SQLite gives the files beside it the same rights when it makes them."""
    if not database or database.startswith((":memory:", "file:")):
        return
    with contextlib.suppress(OSError):  # SQLite says what is wrong with a file, and that of another owner is theirs
        os.close(os.open(database, os.O_RDWR | os.O_CREAT, PRIVATE))
        for path in (Path(database), Path(f"{database}-wal"), Path(f"{database}-shm")):
            if path.exists():
                path.chmod(PRIVATE)


def _prepare_sqlite(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={BUSY * 1000}"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def sync_sqlite(engine: AsyncEngine) -> Engine:
    """The same SQLite database, for a thread."""
    made = create_engine(engine.url.set(drivername="sqlite"), connect_args={"timeout": BUSY})
    event.listen(made, "connect", _prepare_sqlite)
    return made


async def migrate(engine: AsyncEngine) -> None:
    """Bring a database, new or old, to the present schema. One process does it, before the workers start."""

    def upgrade(connection: Connection) -> None:
        settings = AlembicConfig()
        settings.set_main_option("script_location", str(MIGRATIONS))
        settings.attributes["connection"] = connection
        command.upgrade(settings, "head")

    async with engine.begin() as connection:
        await connection.run_sync(upgrade)
