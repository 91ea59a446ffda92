"""Analyses of finished matches are kept, with how far they are and who works on them."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("asked", sa.Float, nullable=False),
        sa.Column("worker", sa.String(40), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("position", sa.Integer, nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("data", sa.LargeBinary),
    )
    op.create_index("analyses_by_state", "analyses", ["state", "asked"])
