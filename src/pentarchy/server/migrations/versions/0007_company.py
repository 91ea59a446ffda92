"""Whether more than one person has had a seat in a match: there are no hints then, whoever sits there later."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("tables", sa.Column("company", sa.Boolean, nullable=False, server_default=sa.false()))
    op.execute(
        "UPDATE tables SET company = true"
        " WHERE id IN (SELECT table_id FROM comings WHERE kind IN ('handed', 'left', 'back', 'replaced'))"
        " OR (SELECT count(DISTINCT user_id) FROM seats WHERE seats.table_id = tables.id) > 1"
    )
