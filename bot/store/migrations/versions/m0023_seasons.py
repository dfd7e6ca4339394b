"""A league ends with its last season; leagues and tournaments are played with a game's options."""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"


def upgrade() -> None:
    """A league of before had no end: it has the longest that there is."""
    options = sa.Column("options", sa.JSON(), nullable=False, server_default="{}")
    seasons = sa.Column("seasons", sa.Integer(), nullable=False, server_default="1")
    for column in (options, seasons):
        op.add_column("competitions", column)
    op.execute("UPDATE competitions SET seasons = 9 WHERE kind = 'league'")
