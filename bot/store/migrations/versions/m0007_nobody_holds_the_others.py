"""What is done about people who are away: grace, sitters, pauses with an end, votes on the terms."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"

GRACE = {"quick": 24, "daily": 72, "relaxed": 72}
"""Hours of one pace then."""


def upgrade() -> None:
    """New columns. Whose time is up has one pace of grace since then, and the others are asked anew."""
    with op.batch_alter_table(
        "matches", recreate="always", table_kwargs={"sqlite_autoincrement": True}
    ) as matches:
        matches.add_column(sa.Column("progress", sa.String(16)))
        matches.add_column(sa.Column("progress_at", sa.Integer()))
        matches.add_column(sa.Column("resumes_at", sa.DateTime()))
    op.create_index("matches_resumes_at_index", "matches", ["resumes_at"])
    with op.batch_alter_table("seats", recreate="always") as seats:
        seats.add_column(sa.Column("absent_at", sa.DateTime()))
        seats.add_column(sa.Column("paused_at", sa.DateTime()))
        seats.add_column(sa.Column("sitter", sa.BigInteger()))
        seats.add_column(sa.Column("sits_from", sa.DateTime()))
        seats.add_column(sa.Column("sits_until", sa.DateTime()))
        seats.create_foreign_key("seats_sitter_fkey", "people", ["sitter"], ["id"])
    for column in ("sitter", "sits_from", "sits_until"):
        op.create_index(f"seats_{column}_index", "seats", [column])
    with op.batch_alter_table("deadlines", recreate="always") as deadlines:
        deadlines.add_column(sa.Column("grace", sa.Integer()))
        deadlines.add_column(sa.Column("rests", sa.Boolean(), nullable=False, server_default=sa.text("0")))
    with op.batch_alter_table(
        "votes", recreate="always", table_kwargs={"sqlite_autoincrement": True}
    ) as votes:
        votes.add_column(sa.Column("terms", sa.String(32)))
        votes.add_column(sa.Column("due_at", sa.DateTime()))
    op.create_index("votes_due_at_index", "votes", ["due_at"])
    op.create_table(
        "pings",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), nullable=False),
        sa.Column("person", sa.BigInteger(), nullable=False),
        sa.Column("match_id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("at", sa.DateTime(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pings_pkey"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="pings_person_fkey"),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="pings_match_id_fkey"),
    )
    op.create_index("pings_person_at_index", "pings", ["person", "at"])
    serial = sa.BigInteger().with_variant(sa.Integer, "sqlite")
    op.create_table(
        "sitters",
        sa.Column("match_id", serial, autoincrement=False, nullable=False),
        sa.Column("person", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("match_id", "person", name="sitters_pkey"),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="sitters_match_id_fkey"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="sitters_person_fkey"),
    )
    database = op.get_bind()
    for pace, hours in GRACE.items():
        database.execute(
            sa.text(
                "UPDATE deadlines SET grace = :grace, next_at = counted_at,"
                " next_kind = CASE WHEN counted_at IS NULL THEN NULL ELSE 'late' END"
                " WHERE stage = 'out' AND match_id IN (SELECT id FROM matches WHERE pace = :pace)"
            ),
            {"grace": hours * 3600, "pace": pace},
        )
    op.execute("UPDATE votes SET state = 'lapsed' WHERE kind = 'overdue' AND state = 'open'")
