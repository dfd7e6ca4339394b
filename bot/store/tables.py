"""The tables. `bot/store/migrations` builds them; a test holds the two against each other.

Ids of people, servers, channels, threads and messages are Discord's (64 bits). Every time is UTC.
"""

from datetime import UTC, datetime

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    DateTime,
    Dialect,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    TypeDecorator,
    UniqueConstraint,
)

METADATA = MetaData(
    naming_convention={
        "ix": "%(table_name)s_%(column_0_N_name)s_index",
        "uq": "%(table_name)s_%(column_0_N_name)s_key",
        "fk": "%(table_name)s_%(column_0_N_name)s_fkey",
        "pk": "%(table_name)s_pkey",
    }
)


class UtcTime(TypeDecorator[datetime]):
    """A time that goes in aware and comes back aware, in UTC; a naive one is a mistake and refused."""

    impl = DateTime
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Aware to UTC."""
        if value is None:
            return None
        if value.tzinfo is None:
            raise ValueError(f"a time without a zone: {value}")
        return value.astimezone(UTC).replace(tzinfo=None)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """UTC to aware."""
        return None if value is None else value.replace(tzinfo=UTC)


_Json = JSON(none_as_null=True)
# SQLite counts up only columns of exactly this type.
_Serial = BigInteger().with_variant(Integer, "sqlite")

people = Table(
    "people",
    METADATA,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),
    Column("locale", String(16), nullable=False),
)

servers = Table(
    "servers",
    METADATA,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("since", UtcTime, nullable=False),
)

matches = Table(
    "matches",
    METADATA,
    Column("id", _Serial, primary_key=True),
    Column("game", String(32), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("options", _Json, nullable=False),
    Column("size", Integer, nullable=False),
    Column("pace", String(16), nullable=False),
    Column("state", String(16), nullable=False),
    Column("creator", BigInteger, ForeignKey("people.id"), nullable=False),
    Column("server", BigInteger, ForeignKey("servers.id"), nullable=False),
    Column("channel", BigInteger, nullable=False),
    Column("lobby_message", BigInteger),
    Column("thread", BigInteger),
    Column("seed", String(64), nullable=False),
    Column("seed_sha256", String(64), nullable=False),
    Column("version", Integer, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("to_act", Integer),
    Column("turn_since", UtcTime),
    Column("outcome", _Json),
    Column("created_at", UtcTime, nullable=False),
    Column("started_at", UtcTime),
    Column("ended_at", UtcTime),
    UniqueConstraint("thread"),
    Index(None, "server", "state"),
    # A number given to a match is on its buttons for ever.
    sqlite_autoincrement=True,
)

seats = Table(
    "seats",
    METADATA,
    Column("match_id", _Serial, ForeignKey("matches.id"), primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", BigInteger, ForeignKey("people.id")),
    Column("resigned", Boolean, nullable=False),
    UniqueConstraint("match_id", "person"),
    Index(None, "person"),
)

actions = Table(
    "actions",
    METADATA,
    Column("match_id", _Serial, ForeignKey("matches.id"), primary_key=True, autoincrement=False),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("turn", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("entry", Text, nullable=False),
    Column("at", UtcTime, nullable=False),
)

drafts = Table(
    "drafts",
    METADATA,
    Column("match_id", _Serial, ForeignKey("matches.id"), primary_key=True, autoincrement=False),
    Column("version", Integer, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("picks", _Json, nullable=False),
)

snapshots = Table(
    "snapshots",
    METADATA,
    Column("match_id", _Serial, ForeignKey("matches.id"), primary_key=True, autoincrement=False),
    Column("seq", Integer, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("position", LargeBinary, nullable=False),
)

deadlines = Table(
    "deadlines",
    METADATA,
    Column("match_id", _Serial, ForeignKey("matches.id"), primary_key=True, autoincrement=False),
    Column("turn", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("since", UtcTime, nullable=False),
    Column("due_at", UtcTime, nullable=False),
    Column("next_kind", String(16)),
    Column("next_at", UtcTime),
    Index(None, "next_at"),
)

standing_orders = Table(
    "standing_orders",
    METADATA,
    Column("match_id", _Serial, ForeignKey("matches.id"), primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("subject", String(16), primary_key=True),
    Column("name", String(32), nullable=False),
    Column("due_at", UtcTime),
    Index(None, "due_at"),
)

outbox = Table(
    "outbox",
    METADATA,
    Column("id", _Serial, primary_key=True),
    Column("match_id", _Serial, ForeignKey("matches.id"), nullable=False),
    Column("kind", String(32), nullable=False),
    Column("payload", _Json, nullable=False),
    Column("state", String(16), nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("at", UtcTime, nullable=False),
    Column("created_at", UtcTime, nullable=False),
    Column("claimed_at", UtcTime),
    Column("message_id", BigInteger),
    Column("error", Text),
    Index(None, "state", "match_id", "id"),
    # A row's number is the nonce of its message: never used twice.
    sqlite_autoincrement=True,
)
