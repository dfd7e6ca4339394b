"""Ratings of people, and who sees what of them."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"

_NO = sa.false()


def upgrade() -> None:
    """Every match of before was a friendly one, and nobody has agreed to show anything."""
    op.add_column("people", sa.Column("shows", sa.String(16), nullable=False, server_default="nobody"))
    for table in ("servers", "matches"):
        op.add_column(table, sa.Column("rated", sa.Boolean(), nullable=False, server_default=_NO))
    op.create_index("matches_server_game_ended_at_index", "matches", ["server", "game", "ended_at"])
    serial = sa.BigInteger().with_variant(sa.Integer, "sqlite")
    op.create_table(
        "ratings",
        sa.Column("match_id", serial, autoincrement=False, nullable=False),
        sa.Column("person", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("server", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("people", sa.Integer(), nullable=False),
        sa.Column("ended_at", sa.DateTime(), nullable=False),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.Column("count", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("match_id", "person", name="ratings_pkey"),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="ratings_match_id_fkey"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="ratings_person_fkey"),
        sa.ForeignKeyConstraint(["server"], ["servers.id"], name="ratings_server_fkey"),
    )
    pool = ["server", "game", "people", "ended_at"]
    op.create_index("ratings_server_game_people_ended_at_index", "ratings", pool)
    op.create_index("ratings_person_server_game_people_ended_at_index", "ratings", ["person", *pool])
