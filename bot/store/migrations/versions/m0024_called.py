"""Tables may be called something by their hosts."""

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"


def upgrade() -> None:
    """None was called anything before."""
    op.add_column("matches", sa.Column("called", sa.String(60)))
