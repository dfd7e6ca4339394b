"""Matches that teach a game."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """No match of before is a lesson."""
    op.add_column("matches", sa.Column("lesson", sa.JSON(none_as_null=True)))
