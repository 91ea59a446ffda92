"""The first schema: users, tables, seats, records, checkpoints, chat."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "meta", sa.Column("key", sa.String(40), primary_key=True), sa.Column("value", sa.Text, nullable=False)
    )
    op.create_table(
        "users",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("login", sa.String(40), unique=True),
        sa.Column("password", sa.String(200)),
        sa.Column("session", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("private", sa.Boolean, nullable=False),
        sa.Column("undo", sa.String(10), nullable=False),
        sa.Column("host", sa.String(32), sa.ForeignKey("users.id"), nullable=False),
        sa.Column("invite", sa.String(40), nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("content", sa.String(80), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("chosen", sa.String(20)),
        sa.Column("entropy", sa.JSON, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("moved", sa.Float, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("waiting", sa.JSON, nullable=False),
        sa.Column("place", sa.JSON, nullable=False),
        sa.Column("back", sa.JSON),
        sa.Column("rematch", sa.String(40)),
    )
    op.create_index("tables_by_status", "tables", ["status", "private", "moved"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("bot", sa.String(20)),
        sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id")),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("token", sa.String(40), nullable=False),
        sa.Column("entropy", sa.String(200), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_index("seats_by_user", "seats", ["user_id"])
    op.create_table(
        "records",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("player", sa.Integer, nullable=False),
        sa.Column("action", sa.String(200), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number"),
    )
    op.create_table(
        "checkpoints",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("data", sa.JSON, nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("chat_by_table", "chat", ["table_id", "id"])
