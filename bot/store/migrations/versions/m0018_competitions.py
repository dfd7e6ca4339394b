"""Leagues and tournaments."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    """There were none before, and no role that may hold them."""
    op.add_column("servers", sa.Column("organisers", sa.BigInteger()))
    serial = sa.BigInteger().with_variant(sa.Integer, "sqlite")
    op.create_table(
        "competitions",
        sa.Column("id", serial, nullable=False),
        sa.Column("server", sa.BigInteger(), nullable=False),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("creator", sa.BigInteger(), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("title", sa.String(60), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("pace", sa.String(16), nullable=False),
        sa.Column("rounds", sa.Integer(), nullable=False),
        sa.Column("days", sa.Integer(), nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("due_at", sa.DateTime()),
        sa.Column("card", sa.BigInteger()),
        sa.Column("created_at", sa.DateTime(), nullable=False),
        sa.Column("ended_at", sa.DateTime()),
        sa.PrimaryKeyConstraint("id", name="competitions_pkey"),
        sa.ForeignKeyConstraint(["server"], ["servers.id"], name="competitions_server_fkey"),
        sa.ForeignKeyConstraint(["creator"], ["people.id"], name="competitions_creator_fkey"),
        sqlite_autoincrement=True,
    )
    op.create_index("competitions_server_index", "competitions", ["server"])
    op.create_index("competitions_due_at_index", "competitions", ["due_at"])
    op.create_table(
        "entrants",
        sa.Column("competition", serial, autoincrement=False, nullable=False),
        sa.Column("person", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("replaces", sa.BigInteger()),
        sa.Column("skips", sa.Integer()),
        sa.PrimaryKeyConstraint("competition", "person", name="entrants_pkey"),
        sa.ForeignKeyConstraint(["competition"], ["competitions.id"], name="entrants_competition_fkey"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="entrants_person_fkey"),
    )
    op.create_index("entrants_person_index", "entrants", ["person"])
    op.create_table(
        "pairings",
        sa.Column("competition", serial, autoincrement=False, nullable=False),
        sa.Column("round", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("division", sa.Integer(), nullable=False),
        sa.Column("match_id", serial),
        sa.Column("seat", sa.Integer()),
        sa.Column("rank", sa.Integer()),
        sa.PrimaryKeyConstraint("competition", "round", "person", name="pairings_pkey"),
        sa.ForeignKeyConstraint(["competition"], ["competitions.id"], name="pairings_competition_fkey"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="pairings_person_fkey"),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="pairings_match_id_fkey"),
    )
    op.create_index("pairings_match_id_index", "pairings", ["match_id"])
    op.create_index("pairings_person_index", "pairings", ["person"])
