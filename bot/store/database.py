"""The connections: one that writes, a few that read, and the transactions on them."""

import asyncio
import logging
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager, nullcontext
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal, Protocol, TypeVar, get_args

import msgspec
from sqlalchemy import CursorResult, Executable, Select, Table, bindparam, select
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.sql.dml import ReturningDelete, ReturningInsert, ReturningUpdate
from sqlalchemy.sql.visitors import iterate

from bot.store.shards import ALL, Held

log = logging.getLogger(__name__)

T = TypeVar("T")
U = TypeVar("U")

DEFERRED: Final = "deferred"
"""The option of a statement that nobody is asked to wait for."""

Topic = Literal["outbox", "watches", "deadlines", "computers"]
"""What somebody may wait for: new rows to send, those of watches, other times at which something is due,
computers' turns."""

TOPICS: tuple[Topic, ...] = get_args(Topic)

SOON = 0.1
"""Seconds that whoever does what falls due by itself waits after a change: answers and boards go first."""

_CONFLICTS = ("40001", "40P01")
"""Serialisation failure, deadlock: PostgreSQL's codes."""

READERS = 4
"""Connections that read."""


class Lock(Protocol):
    """Held until it is closed; a process that is killed holds it no longer."""

    async def close(self) -> None:
        """Let others have it."""


class Backend(Protocol):
    """What differs between SQLite and PostgreSQL.

    ``name``: what errors call it, without a password. ``backs_up``: whether `backup` and `restore` are ours.
    """

    name: str
    backs_up: bool

    def upgrade(self) -> None:
        """Create the database's tables or bring them to the newest, all or nothing. Blocks; `StoreError`."""

    def check(self) -> None:
        """Raise `StoreError` unless the database is there, sound and filled; it is left as it is. Blocks."""

    async def alone(self) -> Lock:
        """What only one process can have of this database at a time; raises `StoreError`."""

    async def beside(self) -> Lock:
        """What several processes can have, but none while one has it alone; raises `StoreError`."""

    def writer(self) -> AsyncEngine:
        """Connections whose transactions may write."""

    def reader(self) -> AsyncEngine:
        """Up to `READERS` connections whose transactions read what is of one moment."""

    async def announce(self, connection: AsyncConnection, topics: str) -> None:
        """Tell other processes, once the transaction is committed."""

    def backup(self, to: Path) -> Path:
        """Write a whole copy of this moment, return its path. Blocks; `StoreError`, never overwrites.

        ``to`` is a new file, or a folder in which one is made, named after the time.
        """

    def restore(self, file: Path) -> Path | None:
        """Put a backup in place of the database, which nobody may use; returns where that is kept.

        It is brought to the newest tables first. Blocks; raises `StoreError`, or OSError if the file cannot
        be read or the copy not be written, and then nothing is changed.
        """


def is_trouble(error: Exception) -> bool:
    """Whether it is the database that fails, a full disk or a lost connection say, and nobody's mistake."""
    mistakes = (DataError, IntegrityError, ProgrammingError)
    failed = isinstance(error, DBAPIError | PoolTimeout) and not isinstance(error, mistakes)
    return failed and not is_conflict(error)


def reason_of(error: BaseException) -> str:
    """What is wrong, in its own words; an error without any, as of an answer that does not come, is named."""
    error = getattr(error, "orig", None) or error
    return str(error) or type(error).__name__


def is_conflict(error: Exception) -> bool:
    """Whether transactions of several processes stood in each other's way: it was this one that gave in."""
    orig = error.orig if isinstance(error, DBAPIError) else None
    return getattr(orig, "sqlstate", None) in _CONFLICTS


@cache
def _upsert(table: Table, names: tuple[str, ...], dialect: str) -> Executable:
    """Insert a row of these columns, or put them over that of its key."""
    if dialect == "postgresql":
        from sqlalchemy.dialects.postgresql import insert
    else:
        from sqlalchemy.dialects.sqlite import insert  # type: ignore[assignment]  # of the same shape
    adding = insert(table)
    rest = {name: adding.excluded[name] for name in names if name not in table.primary_key.columns}
    if not rest:
        return adding.on_conflict_do_nothing(index_elements=table.primary_key)
    return adding.on_conflict_do_update(index_elements=table.primary_key, set_=rest)


@cache
def _hold(table: Table) -> Executable:
    held = select(table.c.id).where(table.c.id.in_(bindparam("keys", expanding=True)))
    return held.order_by(table.c.id).with_for_update(key_share=True)


@cache
def _tables(query: Select[Any]) -> frozenset[Table]:
    """Those that it reads."""
    return frozenset(table for table in iterate(query) if isinstance(table, Table))


class Reading:
    """A transaction that only reads: everything it returns is of one moment.

    A query that is asked often is built once, with `bindparam` for what differs.
    """

    def __init__(self, connection: AsyncConnection, held: Held = ALL, heard_of: Held = ALL) -> None:
        self._connection = connection
        self._known: dict[tuple[Select[Any], str], list[Any]] = {}
        self.held = held
        self.heard_of = heard_of

    async def rows(self, query: "Query", shape: type[T], **parameters: object) -> list[T]:
        """All rows, each checked and converted to the struct."""
        return [msgspec.convert(row._mapping, shape) for row in await self._ask(query, parameters)]

    async def known(self, query: Select[Any], shape: type[T], **parameters: object) -> list[T]:
        """The same of a query that is built once; asked again only when its tables were written meanwhile."""
        key = query, repr(parameters)
        if key not in self._known:
            self._known[key] = await self.rows(query, shape, **parameters)
        return list(self._known[key])

    async def pairs(
        self, query: "Query", shape: type[T], other: type[U], **parameters: object
    ) -> list[tuple[T, U]]:
        """All rows, each as two structs of some of its columns."""
        found = [row._mapping for row in await self._ask(query, parameters)]
        return [(msgspec.convert(row, shape), msgspec.convert(row, other)) for row in found]

    async def row(self, query: "Query", shape: type[T], **parameters: object) -> T | None:
        """The only row, or None; more than one is a mistake of the query."""
        found = (await self._ask(query, parameters)).one_or_none()
        return None if found is None else msgspec.convert(found._mapping, shape)

    async def value(self, query: "Query", shape: type[T], **parameters: object) -> T | None:
        """The only column of the only row; None if there is no row or it is null."""
        found = (await self._ask(query, parameters)).scalar_one_or_none()
        return None if found is None else msgspec.convert(found, shape)

    async def _ask(self, query: "Query", parameters: Mapping[str, object]) -> CursorResult[Any]:
        if not isinstance(query, Select):
            self._forget(query.table)
        return await self._connection.execute(query, parameters)

    def _forget(self, table: object) -> None:
        """Rows of that table have changed; None: of any."""
        self._known = {
            key: rows
            for key, rows in self._known.items()
            if table is not None and table not in _tables(key[0])
        }


Query = Select[Any] | ReturningInsert[Any] | ReturningUpdate[Any] | ReturningDelete[Any]


class Writing(Reading):
    """A transaction that may write.

    In SQLite it is the only one at any time: what it reads stays true until its end. In PostgreSQL it is the
    only one of this process, and the only one anywhere of the rows that it holds.
    """

    def __init__(self, connection: AsyncConnection, held: Held = ALL, heard_of: Held = ALL) -> None:
        super().__init__(connection, held, heard_of)
        self._dialect = connection.dialect.name
        self._holds: set[tuple[Table, int]] = set()
        self.touched: set[Topic] = set()
        self.to_send: set[int] = set()
        """The matches of which there is something new in the outbox."""

    async def run(self, statement: Executable, rows: Sequence[Mapping[str, object]] | None = None) -> None:
        """Carry out a statement, or insert these rows.

        In SQLite what is not a list of rows is carried out together with the next statement that is asked
        something, or at the end: what does not fit the tables is told then.
        """
        self._forget(getattr(statement, "table", None))
        await self._connection.execute(statement, rows, execution_options={DEFERRED: True})

    async def rowcount(self, statement: Executable, values: Mapping[str, object] | None = None) -> int:
        """Carry out a statement at once; returns the number of rows changed."""
        self._forget(getattr(statement, "table", None))
        return (await self._connection.execute(statement, values)).rowcount

    async def put(self, table: Table, **values: object) -> None:
        """Insert the row, or put the values over the row of the same primary key."""
        await self.put_all(table, [values])

    async def put_all(self, table: Table, rows: Sequence[Mapping[str, object]]) -> None:
        """The same for several rows, which have values for the same columns."""
        await self.run(_upsert(table, tuple(rows[0]), self._dialect), rows)

    async def hold(self, table: Table, keys: Collection[int]) -> None:
        """Nobody else changes the rows of these ids until this ends, and what is read from now on is as new.

        Several are held in order, so that two who want the same ones do not wait for each other.
        """
        more = {(table, key) for key in keys} - self._holds
        if more and self._dialect == "postgresql":
            await self._connection.execute(_hold(table), {"keys": [key for _, key in more]})
            self._known.clear()
        self._holds |= more


Taker = Callable[[Writing], Awaitable[Callable[[bool], None]]]
"""Takes up what a transaction has made due, still within it; is then told whether that was committed."""


class Database:
    """An opened database. Make one with `bot.store.Store.open`."""

    def __init__(self, backend: Backend) -> None:
        self.backend = backend
        self._writer = backend.writer()
        self._reader = backend.reader()
        self.held = ALL
        self.heard_of = ALL
        """Discord has told this process in which servers on these shards the bot is."""
        self._failing: dict[str, datetime] = {}
        self._line = asyncio.Lock()
        self._turnstile = asyncio.Lock()
        self._inside: asyncio.Task[Any] | None = None
        self.takers: dict[Topic, Taker] = {}
        self._listeners: defaultdict[Topic, list[tuple[Callable[[], None], float]]] = defaultdict(list)
        self._told_later: set[Callable[[], None]] = set()

    @property
    def trouble(self) -> datetime | None:
        """Since when it cannot be read or written; None if it can."""
        return min(self._failing.values(), default=None)

    @asynccontextmanager
    async def transaction(self, *, first: bool = False) -> AsyncIterator[Writing]:
        """The one writing transaction: committed at the end of the block, undone as a whole by any exception.

        Others wait at the lock. Without it, two tasks on one connection would share a transaction, and
        the rollback of one would take the other's rows along. Opening a second one inside is a mistake
        (it would wait for itself). ``first``: before all who wait but one; of something short.
        """
        task = asyncio.current_task()
        if self._inside is not None and self._inside is task:
            raise RuntimeError("a transaction inside a transaction")
        # Who stands in line comes to the turnstile one by one, so that only one of them is there before us.
        async with nullcontext() if first else self._line, self._turnstile:
            self._inside = task
            writing, committed, taken = None, False, list[Callable[[bool], None]]()
            try:
                async with self._watched("writing"), self._writer.begin() as connection:
                    writing = Writing(connection, self.held, self.heard_of)
                    yield writing
                    if writing.touched and not self.held.all:
                        await self.backend.announce(connection, " ".join(sorted(writing.touched)))
                    for topic in writing.touched & self.takers.keys():
                        taken.append(await self.takers[topic](writing))
                committed = True
            finally:
                self._inside = None
                for end in taken:
                    end(committed)
                # Also after a failure: a cancelled task cannot know whether its commit still went through.
                if writing is not None:
                    self.tell(writing.touched)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[Reading]:
        """A reading transaction; it sees everything committed before it began and waits for nobody."""
        async with self._watched("reading"), self._reader.begin() as connection:
            yield Reading(connection, self.held, self.heard_of)

    @asynccontextmanager
    async def _watched(self, does: str) -> AsyncIterator[None]:
        """Notice when the database begins and ceases to fail; one that can be read may be full."""
        try:
            yield
        except Exception as error:
            if is_trouble(error) and does not in self._failing:
                self._failing[does] = datetime.now(UTC)
                log.error("%s the database fails: %s", does, reason_of(error))
            raise
        if does in self._failing:
            log.warning("%s the database works again; it failed since %s", does, self._failing.pop(does))

    def listen(self, topic: Topic, callback: Callable[[], None], after: float = 0) -> None:
        """Call back, on the loop, after every transaction that touched the topic.

        Or ``after`` so many seconds, once for all transactions until then.
        """
        self._listeners[topic].append((callback, after))

    def hold(self, held: Held) -> None:
        """From now on this process looks after the matches on these shards."""
        self.held = held
        self.tell(TOPICS)

    def tell(self, topics: Iterable[Topic]) -> None:
        """Whoever listens to these looks anew; after a transaction of this process that happens by itself."""
        for topic in sorted(topics):
            for callback, after in self._listeners[topic]:
                if not after:
                    callback()
                elif callback not in self._told_later:
                    self._told_later.add(callback)
                    asyncio.get_running_loop().call_later(after, self._tell_late, callback)

    def _tell_late(self, callback: Callable[[], None]) -> None:
        self._told_later.discard(callback)
        callback()

    async def backup(self, to: Path) -> Path:
        """Write a whole copy of this moment; see `Backend.backup`. Nobody has to wait for it."""
        return await asyncio.to_thread(self.backend.backup, to)

    async def close(self) -> None:
        """Wait for the transaction in progress and close every connection."""
        async with self._turnstile:
            await self._reader.dispose()
            await self._writer.dispose()
