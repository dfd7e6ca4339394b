"""Computers: who of them plays which seat, when they act, and their turns that are told together."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """New columns, all empty: in matches that run there are only people."""
    with op.batch_alter_table(
        "matches", recreate="always", table_kwargs={"sqlite_autoincrement": True}
    ) as matches:
        matches.add_column(sa.Column("untold", sa.Integer()))
    with op.batch_alter_table("seats", recreate="always") as seats:
        seats.add_column(sa.Column("computer", sa.String(8)))
    with op.batch_alter_table("deadlines", recreate="always") as deadlines:
        deadlines.add_column(sa.Column("plays_at", sa.DateTime()))
    op.create_index("deadlines_plays_at_index", "deadlines", ["plays_at"])
