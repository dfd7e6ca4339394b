"""People and servers choose a language."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Nobody has chosen one yet: Discord says which they speak."""
    for table in ("people", "servers"):
        op.add_column(table, sa.Column("language", sa.String(16)))
