"""The first tables: people, servers, matches and everything that belongs to a match."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

_serial = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
_json = sa.JSON(none_as_null=True)


def upgrade() -> None:
    """Create every table."""
    _people()
    _matches()
    _of_a_match()
    _outbox()


def _people() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("locale", sa.String(16), nullable=False),
        sa.PrimaryKeyConstraint("id", name="people_pkey"),
    )
    op.create_table(
        "servers",
        sa.Column("id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("since", sa.DateTime(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="servers_pkey"),
    )


def _matches() -> None:
    op.create_table(
        "matches",
        sa.Column("id", _serial, nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("options", _json, nullable=False),
        sa.Column("size", sa.Integer(), nullable=False),
        sa.Column("pace", sa.String(16), nullable=False),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("creator", sa.BigInteger(), nullable=False),
        sa.Column("server", sa.BigInteger(), nullable=False),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("lobby_message", sa.BigInteger()),
        sa.Column("thread", sa.BigInteger()),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("seed_sha256", sa.String(64), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("to_act", sa.Integer()),
        sa.Column("turn_since", sa.DateTime()),
        sa.Column("outcome", _json),
        sa.Column("created_at", sa.DateTime(), nullable=False),
        sa.Column("started_at", sa.DateTime()),
        sa.Column("ended_at", sa.DateTime()),
        sa.PrimaryKeyConstraint("id", name="matches_pkey"),
        sa.ForeignKeyConstraint(["creator"], ["people.id"], name="matches_creator_fkey"),
        sa.ForeignKeyConstraint(["server"], ["servers.id"], name="matches_server_fkey"),
        sa.UniqueConstraint("thread", name="matches_thread_key"),
        sqlite_autoincrement=True,
    )
    op.create_index("matches_server_state_index", "matches", ["server", "state"])
    op.create_table(
        "seats",
        _match_id(),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person", sa.BigInteger()),
        sa.Column("resigned", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("match_id", "seat", name="seats_pkey"),
        _belongs_to_match("seats"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="seats_person_fkey"),
        sa.UniqueConstraint("match_id", "person", name="seats_match_id_person_key"),
    )
    op.create_index("seats_person_index", "seats", ["person"])


def _of_a_match() -> None:
    op.create_table(
        "actions",
        _match_id(),
        sa.Column("seq", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("entry", sa.Text(), nullable=False),
        sa.Column("at", sa.DateTime(), nullable=False),
        sa.PrimaryKeyConstraint("match_id", "seq", name="actions_pkey"),
        _belongs_to_match("actions"),
    )
    op.create_table(
        "drafts",
        _match_id(),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("picks", _json, nullable=False),
        sa.PrimaryKeyConstraint("match_id", name="drafts_pkey"),
        _belongs_to_match("drafts"),
    )
    op.create_table(
        "snapshots",
        _match_id(),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("position", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("match_id", name="snapshots_pkey"),
        _belongs_to_match("snapshots"),
    )
    op.create_table(
        "deadlines",
        _match_id(),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("since", sa.DateTime(), nullable=False),
        sa.Column("due_at", sa.DateTime(), nullable=False),
        sa.Column("next_kind", sa.String(16)),
        sa.Column("next_at", sa.DateTime()),
        sa.PrimaryKeyConstraint("match_id", name="deadlines_pkey"),
        _belongs_to_match("deadlines"),
    )
    op.create_index("deadlines_next_at_index", "deadlines", ["next_at"])


def _outbox() -> None:
    op.create_table(
        "outbox",
        sa.Column("id", _serial, nullable=False),
        sa.Column("match_id", _serial, nullable=False),
        sa.Column("kind", sa.String(32), nullable=False),
        sa.Column("payload", _json, nullable=False),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("at", sa.DateTime(), nullable=False),
        sa.Column("created_at", sa.DateTime(), nullable=False),
        sa.Column("claimed_at", sa.DateTime()),
        sa.Column("message_id", sa.BigInteger()),
        sa.Column("error", sa.Text()),
        sa.PrimaryKeyConstraint("id", name="outbox_pkey"),
        _belongs_to_match("outbox"),
        sqlite_autoincrement=True,
    )
    op.create_index("outbox_state_match_id_id_index", "outbox", ["state", "match_id", "id"])


def _match_id() -> sa.Column[int]:
    return sa.Column("match_id", _serial, autoincrement=False, nullable=False)


def _belongs_to_match(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name=f"{table}_match_id_fkey")
