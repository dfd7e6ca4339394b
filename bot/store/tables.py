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
    Double,
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
    false,
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


METADATA = MetaData(
    naming_convention={
        "ix": "%(table_name)s_%(column_0_N_name)s_index",
        "uq": "%(table_name)s_%(column_0_N_name)s_key",
        "fk": "%(table_name)s_%(column_0_N_name)s_fkey",
        "pk": "%(table_name)s_pkey",
    }
)

_Json = JSON(none_as_null=True)
# SQLite counts up only columns of exactly this type.
_Serial = BigInteger().with_variant(Integer, "sqlite")
_NO = false()

people = Table(
    "people",
    METADATA,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),
    Column("locale", String(16), nullable=False),
    # what they say about themselves with /me; minutes after midnight in their zone
    Column("zone", String(64), nullable=False, server_default="UTC"),
    Column("wakes", Integer),
    Column("sleeps", Integer),
    Column("ping", String(8), nullable=False, server_default="thread"),
    Column("every", Integer),
    Column("digest_at", Integer),
    Column("most", Integer),
    Column("language", String(16)),
    Column("contrast", Boolean, nullable=False, server_default=_NO),
    Column("dms_closed", Boolean, nullable=False, server_default=_NO),
    # who else sees their profile
    Column("shows", String(16), nullable=False, server_default="nobody"),
    # whether they want to know that they are next
    Column("next", Boolean, nullable=False, server_default=_NO),
)

# how they were called before: what is told of matches keeps the name of its time
former_names = Table(
    "former_names",
    METADATA,
    Column("person", BigInteger, ForeignKey("people.id"), primary_key=True, autoincrement=False),
    Column("name", Text, primary_key=True),
)

vacations = Table(
    "vacations",
    METADATA,
    Column("id", _Serial, primary_key=True),
    Column("person", BigInteger, ForeignKey("people.id"), nullable=False),
    Column("starts_at", UtcTime, nullable=False),
    Column("ends_at", UtcTime, nullable=False),
    Index(None, "person"),
)

blocks = Table(
    "blocks",
    METADATA,
    Column("person", BigInteger, ForeignKey("people.id"), primary_key=True, autoincrement=False),
    Column("blocked", BigInteger, ForeignKey("people.id"), primary_key=True, autoincrement=False),
)

servers = Table(
    "servers",
    METADATA,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("since", UtcTime, nullable=False),
    # what its staff set with /server
    Column("tables_in", BigInteger),
    Column("watchers_in", BigInteger),
    Column("pace", String(16)),
    Column("most", Integer),
    Column("language", String(16)),
    Column("rated", Boolean, nullable=False, server_default=_NO),
    # the role that may hold leagues and tournaments
    Column("organisers", BigInteger),
    # the role that new tables ping, and when one last did
    Column("ping", BigInteger),
    Column("pinged_at", UtcTime),
    # once it has removed the bot
    Column("forget_at", UtcTime),
    Index(None, "forget_at"),
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
    Column("caretaker", String(16), nullable=False, server_default="wait"),
    Column("private", Boolean, nullable=False, server_default=_NO),
    Column("paused_at", UtcTime),
    Column("stopped_by", String(8)),
    Column("expires_at", UtcTime),
    # the match after whose end this table was opened
    Column("rematch_of", _Serial),
    # the first of the turns that are told together with the next one
    Column("untold", Integer),
    # the hash of what was printed when it began, and of the code by which its record was last replayed
    Column("printing", String(64)),
    Column("replayed_by", String(16)),
    # what of a game that may stand still has changed last, as a hash, and in which round
    Column("progress", String(16)),
    Column("progress_at", Integer),
    # when a pause ends by itself
    Column("resumes_at", UtcTime),
    # after which turn of which match, or of a record, it goes on, and its first position
    Column("forked_from", _Serial),
    Column("forked_turn", Integer),
    Column("start", LargeBinary),
    # of a match that teaches: what it has told, and when
    Column("lesson", _Json),
    # whether its result counts for the ratings of those who play
    Column("rated", Boolean, nullable=False, server_default=_NO),
    # by its host
    Column("called", String(60)),
    UniqueConstraint("thread"),
    Index(None, "server", "state"),
    Index(None, "server", "game", "ended_at"),
    Index(None, "expires_at"),
    Index(None, "rematch_of"),
    Index(None, "resumes_at"),
    # A number given to a match is on its buttons for ever.
    sqlite_autoincrement=True,
)

printings = Table(
    "printings",
    METADATA,
    Column("sha256", String(64), primary_key=True),
    Column("game", String(32), nullable=False),
    # the parsed files, compressed
    Column("files", LargeBinary, nullable=False),
)

seats = Table(
    "seats",
    METADATA,
    Column("match_id", _Serial, ForeignKey("matches.id"), primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", BigInteger, ForeignKey("people.id")),
    Column("resigned", Boolean, nullable=False),
    Column("bank", Integer),
    Column("offered_at", UtcTime),
    # how well the computer plays that plays this seat
    Column("computer", String(8)),
    # from when on the others may end the match without its person
    Column("absent_at", UtcTime),
    # the one pause that needs no consent is used up
    Column("paused_at", UtcTime),
    # who plays it too until then; as long as there is a time from when on, not yet
    Column("sitter", BigInteger, ForeignKey("people.id")),
    Column("sits_from", UtcTime),
    Column("sits_until", UtcTime),
    UniqueConstraint("match_id", "person"),
    Index(None, "person"),
    Index(None, "sitter"),
    Index(None, "sits_from"),
    Index(None, "sits_until"),
)

substitutions = Table(
    "substitutions",
    METADATA,
    Column("id", _Serial, primary_key=True),
    Column("match_id", _Serial, ForeignKey("matches.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", BigInteger, ForeignKey("people.id"), nullable=False),
    Column("why", String(8), nullable=False),
    Column("at", UtcTime, nullable=False),
    Column("state", String(16), nullable=False),
    Column("taker", BigInteger, ForeignKey("people.id")),
    Column("turn", Integer),
    Column("ended_at", UtcTime),
    Column("channel", BigInteger),
    Column("message_id", BigInteger),
    Index(None, "match_id", "state"),
    # A number given to a call is on its buttons for ever.
    sqlite_autoincrement=True,
)

# who has ever known what the seat holds, without that it was theirs
sitters = Table(
    "sitters",
    METADATA,
    Column("match_id", _Serial, ForeignKey("matches.id"), primary_key=True, autoincrement=False),
    Column("person", BigInteger, ForeignKey("people.id"), primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
)

invites = Table(
    "invites",
    METADATA,
    Column("match_id", _Serial, ForeignKey("matches.id"), primary_key=True, autoincrement=False),
    Column("person", BigInteger, primary_key=True, autoincrement=False),
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

told_turns = Table(
    "told_turns",
    METADATA,
    Column("match_id", _Serial, ForeignKey("matches.id"), primary_key=True, autoincrement=False),
    Column("turn", Integer, primary_key=True, autoincrement=False),
    Column("text", Text, nullable=False),
)

boards = Table(
    "boards",
    METADATA,
    Column("match_id", _Serial, ForeignKey("matches.id"), primary_key=True, autoincrement=False),
    Column("turn", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("alt", Text, nullable=False),
    # entries of the record at its end then that were not for everybody yet
    Column("secret", Integer, nullable=False),
    # once it is over
    Column("picture", LargeBinary),
    Column("result", Text),
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
    Column("bank", Integer),
    Column("left", Integer),
    Column("counted_at", UtcTime),
    Column("due_at", UtcTime),
    Column("stage", String(8)),
    Column("next_kind", String(16)),
    Column("next_at", UtcTime),
    Column("pinged", Boolean, nullable=False),
    Column("tell_at", UtcTime),
    Column("reminded", Integer, nullable=False),
    Column("reminded_at", UtcTime),
    Column("snoozed_until", UtcTime),
    Column("acts_at", UtcTime),
    Column("away_until", UtcTime),
    Column("plays_at", UtcTime),
    Column("grace", Integer),
    Column("rests", Boolean, nullable=False, server_default=_NO),
    Index(None, "next_at"),
    Index(None, "acts_at"),
    Index(None, "plays_at"),
)

votes = Table(
    "votes",
    METADATA,
    Column("id", _Serial, primary_key=True),
    Column("match_id", _Serial, ForeignKey("matches.id"), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("target", Integer),
    Column("seq", Integer, nullable=False),
    Column("state", String(16), nullable=False),
    Column("at", UtcTime, nullable=False),
    Column("message", BigInteger),
    # what "terms" would be: pace and caretaker, and which of them is new
    Column("terms", String(32)),
    # when silence is consent
    Column("due_at", UtcTime),
    Index(None, "match_id", "state"),
    Index(None, "due_at"),
    # A number given to a vote is on its buttons for ever.
    sqlite_autoincrement=True,
)

ballots = Table(
    "ballots",
    METADATA,
    Column("vote", _Serial, ForeignKey("votes.id"), primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("choice", String(16), nullable=False),
)

pings = Table(
    "pings",
    METADATA,
    Column("id", _Serial, primary_key=True),
    Column("person", BigInteger, ForeignKey("people.id"), nullable=False),
    Column("match_id", _Serial, ForeignKey("matches.id"), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("turn", Integer, nullable=False),
    Column("at", UtcTime, nullable=False),
    Index(None, "person", "at"),
)

notices = Table(
    "notices",
    METADATA,
    Column("id", _Serial, primary_key=True),
    Column("match_id", _Serial, ForeignKey("matches.id"), nullable=False),
    Column("turn", Integer, nullable=False),
    Column("kind", String(24), nullable=False),
    Column("facts", _Json, nullable=False),
    Column("at", UtcTime, nullable=False),
    Index(None, "match_id"),
)

last_seen = Table(
    "last_seen",
    METADATA,
    Column("person", BigInteger, primary_key=True, autoincrement=False),
    Column("match_id", _Serial, ForeignKey("matches.id"), primary_key=True, autoincrement=False),
    Column("turn", Integer, nullable=False),
    Column("before", Integer, nullable=False),
    Column("at", UtcTime, nullable=False),
)

watches = Table(
    "watches",
    METADATA,
    Column("id", _Serial, primary_key=True),
    Column("server", BigInteger, ForeignKey("servers.id"), nullable=False),
    Column("match_id", _Serial, ForeignKey("matches.id")),
    Column("channel", BigInteger),
    Column("person", BigInteger),
    Column("by", BigInteger, ForeignKey("people.id"), nullable=False),
    Column("at", UtcTime, nullable=False),
    Column("ended_at", UtcTime),
    Column("why", String(8)),
    # up to which turn its person has read the match; NULL: they are shown it as it stands
    Column("read_to", Integer),
    Index(None, "server"),
    # A number given to a watch is on its buttons for ever.
    sqlite_autoincrement=True,
)

watch_posts = Table(
    "watch_posts",
    METADATA,
    Column("watch", _Serial, ForeignKey("watches.id"), primary_key=True, autoincrement=False),
    Column("match_id", _Serial, ForeignKey("matches.id"), primary_key=True, autoincrement=False),
    Column("message_id", BigInteger, nullable=False),
    Column("posted_at", UtcTime, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("told", Integer, nullable=False),
    Column("state", String(16), nullable=False),
)

cheers = Table(
    "cheers",
    METADATA,
    Column("match_id", _Serial, ForeignKey("matches.id"), primary_key=True, autoincrement=False),
    Column("person", BigInteger, ForeignKey("people.id"), primary_key=True, autoincrement=False),
    Column("at", UtcTime, nullable=False),
)

# what a computer thinks of a match that is over
reviews = Table(
    "reviews",
    METADATA,
    Column("match_id", _Serial, ForeignKey("matches.id"), primary_key=True, autoincrement=False),
    # who asked, and is told when it is done
    Column("person", BigInteger, ForeignKey("people.id")),
    Column("public", Boolean, nullable=False),
    Column("at", UtcTime, nullable=False),
    Column("done_at", UtcTime),
    # everybody's chances by turn, and what a strong computer would have played in some of them
    Column("points", _Json, nullable=False),
    Column("better", _Json, nullable=False),
    Index(None, "done_at"),
)

# what each person's rating was after each rated match; `people`: 2, or 3 for three and more
ratings = Table(
    "ratings",
    METADATA,
    Column("match_id", _Serial, ForeignKey("matches.id"), primary_key=True, autoincrement=False),
    Column("person", BigInteger, ForeignKey("people.id"), primary_key=True, autoincrement=False),
    Column("server", BigInteger, ForeignKey("servers.id"), nullable=False),
    Column("game", String(32), nullable=False),
    Column("people", Integer, nullable=False),
    Column("ended_at", UtcTime, nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    # how many matches there were by then, this one too
    Column("count", Integer, nullable=False),
    Index(None, "person", "server", "game", "people", "ended_at"),
    Index(None, "server", "game", "people", "ended_at"),
)

# a league or a tournament
competitions = Table(
    "competitions",
    METADATA,
    Column("id", _Serial, primary_key=True),
    Column("server", BigInteger, ForeignKey("servers.id"), nullable=False),
    Column("channel", BigInteger, nullable=False),
    Column("creator", BigInteger, ForeignKey("people.id"), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("title", String(60), nullable=False),
    Column("game", String(32), nullable=False),
    Column("pace", String(16), nullable=False),
    Column("options", _Json, nullable=False, server_default="{}"),
    # how many rounds, in a league in each season, and how many days each may take
    Column("rounds", Integer, nullable=False),
    Column("seasons", Integer, nullable=False, server_default="1"),
    Column("days", Integer, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("state", String(16), nullable=False),
    # the newest, 0 before the first; it counts on over the seasons of a league
    Column("round", Integer, nullable=False),
    # when the sign-up or the round ends
    Column("due_at", UtcTime),
    Column("card", BigInteger),
    Column("created_at", UtcTime, nullable=False),
    Column("ended_at", UtcTime),
    Index(None, "server"),
    Index(None, "due_at"),
    # A number given to a competition is on its buttons for ever.
    sqlite_autoincrement=True,
)

entrants = Table(
    "entrants",
    METADATA,
    Column("competition", _Serial, ForeignKey("competitions.id"), primary_key=True, autoincrement=False),
    Column("person", BigInteger, ForeignKey("people.id"), primary_key=True, autoincrement=False),
    # the order of signing up, in a league that of the season before
    Column("place", Integer, nullable=False),
    Column("state", String(8), nullable=False),
    # whose place and points they took over
    Column("replaces", BigInteger),
    # in which round they do not play
    Column("skips", Integer),
    Index(None, "person"),
)

# who sat where in each round; a round without a match is a bye
pairings = Table(
    "pairings",
    METADATA,
    Column("competition", _Serial, ForeignKey("competitions.id"), primary_key=True, autoincrement=False),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("person", BigInteger, ForeignKey("people.id"), primary_key=True, autoincrement=False),
    Column("division", Integer, nullable=False),
    Column("match_id", _Serial, ForeignKey("matches.id")),
    Column("seat", Integer),
    # once the round is closed
    Column("rank", Integer),
    Index(None, "match_id"),
    Index(None, "person"),
)

# who seeks a table
seeks = Table(
    "seeks",
    METADATA,
    Column("person", BigInteger, ForeignKey("people.id"), primary_key=True, autoincrement=False),
    Column("server", BigInteger, ForeignKey("servers.id"), primary_key=True, autoincrement=False),
    Column("games", _Json, nullable=False),
    Column("paces", _Json, nullable=False),
    Column("least", Integer, nullable=False),
    Column("most", Integer, nullable=False),
    Column("at", UtcTime, nullable=False),
    Column("until", UtcTime, nullable=False),
    # where the table would be, and when is looked again who can be seated
    Column("channel", BigInteger),
    Column("again_at", UtcTime),
    # the table that has opened by itself, until its card is there
    Column("found", _Serial),
    Index(None, "server"),
    Index(None, "again_at"),
)

standing_orders = Table(
    "standing_orders",
    METADATA,
    Column("match_id", _Serial, ForeignKey("matches.id"), primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("subject", String(16), primary_key=True),
    Column("name", String(32), nullable=False),
    Column("amount", Integer),
    # a move that waits for its turn, or is being chosen for it
    Column("queued", _Json),
    Column("due_at", UtcTime),
    Index(None, "due_at"),
)

plans = Table(
    "plans",
    METADATA,
    Column("match_id", _Serial, ForeignKey("matches.id"), primary_key=True, autoincrement=False),
    Column("person", BigInteger, ForeignKey("people.id"), primary_key=True, autoincrement=False),
    # "" is the one being worked on
    Column("name", String(40), primary_key=True),
    # where it begins: entries of the record
    Column("seq", Integer, nullable=False),
    # seats and notations; the first so many are carried out on the board that is shown
    Column("steps", _Json, nullable=False),
    Column("done", Integer, nullable=False),
    # who moves next, if not whose turn it would be; answers given for it
    Column("mover", Integer),
    Column("picks", _Json, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("at", UtcTime, nullable=False),
)

notes = Table(
    "notes",
    METADATA,
    Column("match_id", _Serial, ForeignKey("matches.id"), primary_key=True, autoincrement=False),
    Column("person", BigInteger, ForeignKey("people.id"), primary_key=True, autoincrement=False),
    # -1: of the match as a whole
    Column("turn", Integer, primary_key=True, autoincrement=False),
    Column("text", Text, nullable=False),
    Column("at", UtcTime, nullable=False),
)

questions = Table(
    "questions",
    METADATA,
    Column("id", _Serial, primary_key=True),
    Column("match_id", _Serial, ForeignKey("matches.id"), nullable=False),
    Column("person", BigInteger, ForeignKey("people.id"), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", UtcTime, nullable=False),
    Column("closed_at", UtcTime),
    Column("message", BigInteger),
    Index(None, "match_id"),
    Index(None, "person"),
    # A number given to a question is on its buttons for ever.
    sqlite_autoincrement=True,
)

answers = Table(
    "answers",
    METADATA,
    Column("question", _Serial, ForeignKey("questions.id"), primary_key=True, autoincrement=False),
    Column("person", BigInteger, ForeignKey("people.id"), primary_key=True, autoincrement=False),
    # "": nothing to say
    Column("text", Text, nullable=False),
    Column("at", UtcTime, nullable=False),
)

outbox = Table(
    "outbox",
    METADATA,
    Column("id", _Serial, primary_key=True),
    Column("match_id", _Serial, ForeignKey("matches.id"), nullable=False),
    Column("lane", String(24)),
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
