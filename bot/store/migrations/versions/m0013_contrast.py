"""People choose boards in high contrast."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0011"


def upgrade() -> None:
    """Nobody has chosen them yet."""
    contrast = sa.Column("contrast", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("people", contrast)
