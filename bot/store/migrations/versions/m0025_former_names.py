"""People are known by their former names, too."""

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"


def upgrade() -> None:
    """Of none that was before is known."""
    op.create_table(
        "former_names",
        sa.Column("person", sa.BigInteger, sa.ForeignKey("people.id"), primary_key=True, autoincrement=False),
        sa.Column("name", sa.Text, primary_key=True),
    )
