"""What computers think of matches that are over."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """A table; nobody has asked for any yet."""
    serial = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "reviews",
        sa.Column("match_id", serial, autoincrement=False, nullable=False),
        sa.Column("person", sa.BigInteger()),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("at", sa.DateTime(), nullable=False),
        sa.Column("done_at", sa.DateTime()),
        sa.Column("points", sa.JSON(none_as_null=True), nullable=False),
        sa.Column("better", sa.JSON(none_as_null=True), nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="reviews_match_id_fkey"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="reviews_person_fkey"),
        sa.PrimaryKeyConstraint("match_id", name="reviews_pkey"),
    )
    op.create_index("reviews_done_at_index", "reviews", ["done_at"])
