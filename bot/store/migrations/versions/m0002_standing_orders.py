"""Standing orders of seats."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Create their table."""
    op.create_table(
        "standing_orders",
        sa.Column(
            "match_id",
            sa.BigInteger().with_variant(sa.Integer(), "sqlite"),
            autoincrement=False,
            nullable=False,
        ),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("subject", sa.String(16), nullable=False),
        sa.Column("name", sa.String(32), nullable=False),
        sa.Column("due_at", sa.DateTime()),
        sa.PrimaryKeyConstraint("match_id", "seat", "subject", name="standing_orders_pkey"),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="standing_orders_match_id_fkey"),
    )
    op.create_index("standing_orders_due_at_index", "standing_orders", ["due_at"])
