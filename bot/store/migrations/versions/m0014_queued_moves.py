"""Orders with an amount, and moves that wait for their turn."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """The orders of before have neither."""
    op.add_column("standing_orders", sa.Column("amount", sa.Integer))
    op.add_column("standing_orders", sa.Column("queued", sa.JSON(none_as_null=True)))
