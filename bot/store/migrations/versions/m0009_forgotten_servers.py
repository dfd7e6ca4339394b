"""Servers that removed the bot are forgotten."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """No server is known to have removed it until its shard is connected."""
    op.add_column("servers", sa.Column("forget_at", sa.DateTime()))
    op.create_index("servers_forget_at_index", "servers", ["forget_at"])
