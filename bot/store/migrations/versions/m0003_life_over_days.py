"""Life over days: time banks, what people say about themselves, votes, notices, looks, watching."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

_serial = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
_json = sa.JSON(none_as_null=True)
_no = sa.text("0")


def upgrade() -> None:
    """New columns and tables; running matches keep their deadlines, under the pace that is nearest."""
    _people()
    _matches()
    _deadlines()
    _calls()
    _votes()
    _watching()
    _outbox()


def _widen(table: str, columns: Sequence[sa.Column[object]], serial: bool = False) -> None:
    """Add columns by making the table anew, so that it is written down as a new one would be."""
    kwargs = {"sqlite_autoincrement": True} if serial else {}
    with op.batch_alter_table(table, recreate="always", table_kwargs=kwargs) as batch:
        for column in columns:
            batch.add_column(column)


def _match_key(name: str = "match_id") -> sa.Column[object]:
    return sa.Column(name, _serial, autoincrement=False, nullable=False)


def _of_match(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name=f"{table}_match_id_fkey")


def _people() -> None:
    _widen(
        "people",
        [
            sa.Column("zone", sa.String(64), nullable=False, server_default="UTC"),
            sa.Column("wakes", sa.Integer()),
            sa.Column("sleeps", sa.Integer()),
            sa.Column("ping", sa.String(8), nullable=False, server_default="thread"),
            sa.Column("every", sa.Integer()),
            sa.Column("digest_at", sa.Integer()),
            sa.Column("most", sa.Integer()),
            sa.Column("dms_closed", sa.Boolean(), nullable=False, server_default=_no),
        ],
    )
    op.create_table(
        "vacations",
        sa.Column("id", _serial, nullable=False),
        sa.Column("person", sa.BigInteger(), nullable=False),
        sa.Column("starts_at", sa.DateTime(), nullable=False),
        sa.Column("ends_at", sa.DateTime(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="vacations_pkey"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="vacations_person_fkey"),
    )
    op.create_index("vacations_person_index", "vacations", ["person"])
    op.create_table(
        "blocks",
        sa.Column("person", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("blocked", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.PrimaryKeyConstraint("person", "blocked", name="blocks_pkey"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="blocks_person_fkey"),
        sa.ForeignKeyConstraint(["blocked"], ["people.id"], name="blocks_blocked_fkey"),
    )
    _widen(
        "servers",
        [
            sa.Column("tables_in", sa.BigInteger()),
            sa.Column("watchers_in", sa.BigInteger()),
            sa.Column("pace", sa.String(16)),
            sa.Column("most", sa.Integer()),
        ],
    )


def _matches() -> None:
    _widen(
        "matches",
        [
            sa.Column("caretaker", sa.String(16), nullable=False, server_default="wait"),
            sa.Column("private", sa.Boolean(), nullable=False, server_default=_no),
            sa.Column("paused_at", sa.DateTime()),
            sa.Column("stopped_by", sa.String(8)),
            sa.Column("expires_at", sa.DateTime()),
            sa.Column("rematch_of", _serial),
        ],
        serial=True,
    )
    op.create_index("matches_expires_at_index", "matches", ["expires_at"])
    op.create_index("matches_rematch_of_index", "matches", ["rematch_of"])
    for old, new in (("12h", "quick"), ("1d", "daily"), ("3d", "relaxed")):
        op.execute(f"UPDATE matches SET pace = '{new}' WHERE pace = '{old}'")
    # Nobody knew until today that a silent match ends by itself: all get the whole time from now on.
    op.execute("UPDATE matches SET expires_at = datetime('now', '+7 days') WHERE state = 'lobby'")
    op.execute("UPDATE matches SET expires_at = datetime('now', '+60 days') WHERE state = 'playing'")
    _widen("seats", [sa.Column("bank", sa.Integer()), sa.Column("offered_at", sa.DateTime())])
    op.create_table(
        "invites",
        _match_key(),
        sa.Column("person", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.PrimaryKeyConstraint("match_id", "person", name="invites_pkey"),
        _of_match("invites"),
    )


def _deadlines() -> None:
    op.rename_table("deadlines", "deadlines_before")
    op.drop_index("deadlines_next_at_index", "deadlines_before")
    op.create_table(
        "deadlines",
        _match_key(),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("since", sa.DateTime(), nullable=False),
        sa.Column("bank", sa.Integer()),
        sa.Column("left", sa.Integer()),
        sa.Column("counted_at", sa.DateTime()),
        sa.Column("due_at", sa.DateTime()),
        sa.Column("stage", sa.String(8)),
        sa.Column("next_kind", sa.String(16)),
        sa.Column("next_at", sa.DateTime()),
        sa.Column("pinged", sa.Boolean(), nullable=False),
        sa.Column("tell_at", sa.DateTime()),
        sa.Column("reminded", sa.Integer(), nullable=False),
        sa.Column("reminded_at", sa.DateTime()),
        sa.Column("snoozed_until", sa.DateTime()),
        sa.Column("acts_at", sa.DateTime()),
        sa.Column("away_until", sa.DateTime()),
        sa.PrimaryKeyConstraint("match_id", name="deadlines_pkey"),
        _of_match("deadlines"),
    )
    op.create_index("deadlines_next_at_index", "deadlines", ["next_at"])
    op.create_index("deadlines_acts_at_index", "deadlines", ["acts_at"])
    op.execute(
        """
        INSERT INTO deadlines (match_id, turn, seat, since, bank, "left", counted_at, due_at, stage,
                               next_kind, next_at, pinged, reminded)
        SELECT match_id, turn, seat, since,
               CAST(round((julianday(due_at) - julianday(since)) * 86400) AS INTEGER),
               CAST(round((julianday(due_at) - julianday(since)) * 86400) AS INTEGER),
               since, due_at, CASE next_kind WHEN 'half' THEN NULL WHEN 'nine' THEN 'half' ELSE 'nine' END,
               coalesce(next_kind, 'out'), coalesce(next_at, due_at), 1,
               CASE next_kind WHEN 'half' THEN 0 WHEN 'nine' THEN 1 ELSE 2 END
        FROM deadlines_before
        """
    )
    op.drop_table("deadlines_before")
    # Without a deadline there was no row; now every match that waits for somebody has one.
    op.execute(
        """
        INSERT INTO deadlines (match_id, turn, seat, since, pinged, reminded)
        SELECT id, turn, to_act, turn_since, 1, 0 FROM matches
        WHERE state = 'playing' AND id NOT IN (SELECT match_id FROM deadlines)
        """
    )


def _calls() -> None:
    op.create_table(
        "calls",
        sa.Column("id", _serial, nullable=False),
        sa.Column("match_id", _serial, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person", sa.BigInteger(), nullable=False),
        sa.Column("why", sa.String(8), nullable=False),
        sa.Column("at", sa.DateTime(), nullable=False),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("taker", sa.BigInteger()),
        sa.Column("turn", sa.Integer()),
        sa.Column("ended_at", sa.DateTime()),
        sa.Column("channel", sa.BigInteger()),
        sa.Column("message_id", sa.BigInteger()),
        sa.PrimaryKeyConstraint("id", name="calls_pkey"),
        _of_match("calls"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="calls_person_fkey"),
        sa.ForeignKeyConstraint(["taker"], ["people.id"], name="calls_taker_fkey"),
        sqlite_autoincrement=True,
    )
    op.create_index("calls_match_id_state_index", "calls", ["match_id", "state"])


def _votes() -> None:
    op.create_table(
        "votes",
        sa.Column("id", _serial, nullable=False),
        sa.Column("match_id", _serial, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("target", sa.Integer()),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("at", sa.DateTime(), nullable=False),
        sa.Column("message", sa.BigInteger()),
        sa.PrimaryKeyConstraint("id", name="votes_pkey"),
        _of_match("votes"),
        sqlite_autoincrement=True,
    )
    op.create_index("votes_match_id_state_index", "votes", ["match_id", "state"])
    op.create_table(
        "ballots",
        _match_key("vote"),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("choice", sa.String(16), nullable=False),
        sa.PrimaryKeyConstraint("vote", "seat", name="ballots_pkey"),
        sa.ForeignKeyConstraint(["vote"], ["votes.id"], name="ballots_vote_fkey"),
    )
    op.create_table(
        "notices",
        sa.Column("id", _serial, nullable=False),
        sa.Column("match_id", _serial, nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(24), nullable=False),
        sa.Column("facts", _json, nullable=False),
        sa.Column("at", sa.DateTime(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="notices_pkey"),
        _of_match("notices"),
    )
    op.create_index("notices_match_id_index", "notices", ["match_id"])


def _watching() -> None:
    op.create_table(
        "cheers",
        _match_key(),
        sa.Column("person", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("at", sa.DateTime(), nullable=False),
        sa.PrimaryKeyConstraint("match_id", "person", name="cheers_pkey"),
        _of_match("cheers"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="cheers_person_fkey"),
    )
    op.create_table(
        "looks",
        sa.Column("person", sa.BigInteger(), autoincrement=False, nullable=False),
        _match_key(),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("before", sa.Integer(), nullable=False),
        sa.Column("at", sa.DateTime(), nullable=False),
        sa.PrimaryKeyConstraint("person", "match_id", name="looks_pkey"),
        _of_match("looks"),
    )
    op.create_table(
        "watches",
        sa.Column("id", _serial, nullable=False),
        sa.Column("server", sa.BigInteger(), nullable=False),
        sa.Column("match_id", _serial),
        sa.Column("channel", sa.BigInteger()),
        sa.Column("person", sa.BigInteger()),
        sa.Column("by", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.DateTime(), nullable=False),
        sa.Column("ended_at", sa.DateTime()),
        sa.Column("why", sa.String(8)),
        sa.PrimaryKeyConstraint("id", name="watches_pkey"),
        sa.ForeignKeyConstraint(["by"], ["people.id"], name="watches_by_fkey"),
        sa.ForeignKeyConstraint(["server"], ["servers.id"], name="watches_server_fkey"),
        _of_match("watches"),
        sqlite_autoincrement=True,
    )
    op.create_index("watches_server_index", "watches", ["server"])
    op.create_table(
        "mirrors",
        _match_key("watch"),
        _match_key(),
        sa.Column("message_id", sa.BigInteger(), nullable=False),
        sa.Column("posted_at", sa.DateTime(), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("told", sa.Integer(), nullable=False),
        sa.Column("state", sa.String(16), nullable=False),
        sa.PrimaryKeyConstraint("watch", "match_id", name="mirrors_pkey"),
        sa.ForeignKeyConstraint(["watch"], ["watches.id"], name="mirrors_watch_fkey"),
        _of_match("mirrors"),
    )


def _outbox() -> None:
    _widen("outbox", [sa.Column("lane", sa.String(24))], serial=True)
    # Reminders that wait to be sent name their matches now, and where they may have been sent already.
    op.execute(
        """
        UPDATE outbox SET
            lane = 'p' || json_extract(payload, '$.person'),
            payload = json_object(
                'person', json_extract(payload, '$.person'),
                'matches', match_id || ' ' || json_extract(payload, '$.kind')
                    || ' ' || json_extract(payload, '$.turn'),
                'place', (SELECT coalesce(thread, channel) FROM matches WHERE id = match_id)
            )
        WHERE kind = 'reminder'
        """
    )
