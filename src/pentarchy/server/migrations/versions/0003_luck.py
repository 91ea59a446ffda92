"""Which generator of chance a match has: those from before have the old one."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("generator", sa.String(20), nullable=False, server_default="splitmix64"))
