"""People: a session for every login, who left a seat and was seen there when, who came and went."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("sessions_by_user", "sessions", ["user_id"])
    # cookies of before: a person and a number, which all devices had in common
    op.execute("INSERT INTO sessions (id, user_id, created) SELECT id || '.' || session, id, created FROM users")
    op.drop_column("users", "session")
    op.add_column("seats", sa.Column("left_by", sa.String(32)))
    op.add_column("seats", sa.Column("seen", sa.Float, nullable=False, server_default="0"))
    op.execute("UPDATE seats SET seen = (SELECT moved FROM tables WHERE tables.id = seats.table_id)")
    op.add_column("tables", sa.Column("absent", sa.JSON))
    op.create_table(
        "comings",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("other", sa.String(40), nullable=False),
        sa.Column("position", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("comings_by_table", "comings", ["table_id", "id"])
