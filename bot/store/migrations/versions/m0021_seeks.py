"""People who seek a table, a role that new tables call, a word to whoever is next."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0018"


def upgrade() -> None:
    """Nobody sought a table before, was called to one, or wanted to know that they are next."""
    op.add_column("servers", sa.Column("ping", sa.BigInteger()))
    op.add_column("servers", sa.Column("pinged_at", sa.DateTime()))
    op.add_column("people", sa.Column("next", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_table(
        "seeks",
        sa.Column("person", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("server", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("games", sa.JSON(), nullable=False),
        sa.Column("paces", sa.JSON(), nullable=False),
        sa.Column("least", sa.Integer(), nullable=False),
        sa.Column("most", sa.Integer(), nullable=False),
        sa.Column("at", sa.DateTime(), nullable=False),
        sa.Column("until", sa.DateTime(), nullable=False),
        sa.PrimaryKeyConstraint("person", "server", name="seeks_pkey"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="seeks_person_fkey"),
        sa.ForeignKeyConstraint(["server"], ["servers.id"], name="seeks_server_fkey"),
    )
    op.create_index("seeks_server_index", "seeks", ["server"])
