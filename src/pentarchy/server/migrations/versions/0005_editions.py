"""Matches outlive versions of the program: editions, results and last positions are kept."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("rules", sa.Integer, nullable=False, server_default="1"))
    op.add_column("tables", sa.Column("ending", sa.JSON))
    op.create_table(
        "editions",
        sa.Column("edition", sa.String(140), primary_key=True),
        sa.Column("tables", sa.LargeBinary, nullable=False),
        sa.Column("books", sa.LargeBinary, nullable=False),
    )
    for name in ("results", "pictures"):
        op.create_table(
            name,
            sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
            sa.Column("number", sa.Integer, nullable=False),
            sa.Column("data", sa.LargeBinary, nullable=False),
        )
