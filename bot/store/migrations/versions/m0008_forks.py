"""Matches that go on from the middle of another."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """New columns; no match of before is a fork."""
    with op.batch_alter_table(
        "matches", recreate="always", table_kwargs={"sqlite_autoincrement": True}
    ) as matches:
        matches.add_column(sa.Column("forked_from", sa.BigInteger().with_variant(sa.Integer, "sqlite")))
        matches.add_column(sa.Column("forked_turn", sa.Integer()))
        matches.add_column(sa.Column("start", sa.LargeBinary()))
