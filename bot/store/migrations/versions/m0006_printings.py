"""What was printed when a match began, and what was told of it: kept whatever is corrected later."""

import sqlalchemy as sa
from alembic import op

import games
from bot.store.printings import packed
from games.engine import editions

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Keep what is printed now, and say so of every match that has begun: nothing else is known of them."""
    with op.batch_alter_table(
        "matches", recreate="always", table_kwargs={"sqlite_autoincrement": True}
    ) as matches:
        matches.add_column(sa.Column("printing", sa.String(64)))
        matches.add_column(sa.Column("replayed_by", sa.String(16)))
    printings = op.create_table(
        "printings",
        sa.Column("sha256", sa.String(64), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("files", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("sha256", name="printings_pkey"),
    )
    serial = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "told_turns",
        sa.Column("match_id", serial, autoincrement=False, nullable=False),
        sa.Column("turn", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("match_id", "turn", name="told_turns_pkey"),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="told_turns_match_id_fkey"),
    )
    op.create_table(
        "boards",
        sa.Column("match_id", serial, autoincrement=False, nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("alt", sa.Text(), nullable=False),
        sa.Column("secret", sa.Integer(), nullable=False),
        sa.Column("picture", sa.LargeBinary()),
        sa.Column("result", sa.Text()),
        sa.PrimaryKeyConstraint("match_id", name="boards_pkey"),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="boards_match_id_fkey"),
    )
    database = op.get_bind()
    begun = sa.text("UPDATE matches SET printing = :sha256 WHERE game = :game AND started_at IS NOT NULL")
    for game in games.NAMES:
        printing, sha256 = editions.printed(game)
        database.execute(begun, {"sha256": sha256, "game": game})
        row = {"sha256": sha256, "game": game, "files": packed(printing)}
        database.execute(sa.insert(printings), row)
