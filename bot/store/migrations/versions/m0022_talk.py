"""Questions for the table and their answers; matches that somebody reads turn by turn."""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    """Nobody has asked anything yet, and every watch shows its match as it stands."""
    op.add_column("watches", sa.Column("read_to", sa.Integer()))
    serial = sa.BigInteger().with_variant(sa.Integer, "sqlite")
    op.create_table(
        "questions",
        sa.Column("id", serial, nullable=False),
        sa.Column("match_id", serial, nullable=False),
        sa.Column("person", sa.BigInteger(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.DateTime(), nullable=False),
        sa.Column("closed_at", sa.DateTime()),
        sa.Column("message", sa.BigInteger()),
        sa.PrimaryKeyConstraint("id", name="questions_pkey"),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="questions_match_id_fkey"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="questions_person_fkey"),
        sqlite_autoincrement=True,
    )
    op.create_index("questions_match_id_index", "questions", ["match_id"])
    op.create_index("questions_person_index", "questions", ["person"])
    op.create_table(
        "answers",
        sa.Column("question", serial, autoincrement=False, nullable=False),
        sa.Column("person", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.DateTime(), nullable=False),
        sa.PrimaryKeyConstraint("question", "person", name="answers_pkey"),
        sa.ForeignKeyConstraint(["question"], ["questions.id"], name="answers_question_fkey"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="answers_person_fkey"),
    )
