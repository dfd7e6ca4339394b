"""Plans and notes, which are their person's alone."""

import sqlalchemy as sa
from alembic import op

from bot.store.tables import UtcTime

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Nobody has any yet."""
    number = sa.BigInteger().with_variant(sa.Integer, "sqlite")
    op.create_table(
        "plans",
        sa.Column("match_id", number, sa.ForeignKey("matches.id"), primary_key=True, autoincrement=False),
        sa.Column("person", sa.BigInteger, sa.ForeignKey("people.id"), primary_key=True, autoincrement=False),
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("steps", sa.JSON(none_as_null=True), nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("mover", sa.Integer),
        sa.Column("picks", sa.JSON(none_as_null=True), nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("at", UtcTime, nullable=False),
    )
    op.create_table(
        "notes",
        sa.Column("match_id", number, sa.ForeignKey("matches.id"), primary_key=True, autoincrement=False),
        sa.Column("person", sa.BigInteger, sa.ForeignKey("people.id"), primary_key=True, autoincrement=False),
        sa.Column("turn", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", UtcTime, nullable=False),
    )
