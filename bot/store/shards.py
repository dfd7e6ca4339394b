"""Whose work it is: a process looks after the servers on those of Discord's shards that it holds."""

import msgspec
from sqlalchemy import ColumnElement, select, true

from bot.store.tables import matches

_SPREAD = 1 << 22
"""Discord's: the shard of a server is its number by this, without rest, modulo the number of shards."""


class Held(msgspec.Struct, frozen=True):
    """The shards that this process holds, of ``count``.

    What falls due in a match, and its messages, are the work of who holds the shard of its server; a person
    may sit in several servers, and is reminded by who holds shard 0, where direct messages arrive.
    """

    shards: frozenset[int]
    count: int

    @property
    def all(self) -> bool:
        """Whether there is no other process, or none with anything to do."""
        return len(self.shards) == self.count

    @property
    def people(self) -> bool:
        """Whether reminders are this process's work."""
        return 0 in self.shards

    def with_those(self, more: "Held") -> "Held":
        """These and those; only those if they are of another number of shards."""
        return Held(more.shards | (self.shards if self.count == more.count else frozenset()), more.count)

    def without(self, shard: int) -> "Held":
        """All but that one."""
        return Held(self.shards - {shard}, self.count)


NONE = Held(frozenset(), 1)
ALL = Held(frozenset({0}), 1)


def shard_of(server: int, count: int) -> int:
    """The shard on which Discord tells of the server."""
    return server // _SPREAD % count


def our_server(held: Held, server: ColumnElement[int]) -> ColumnElement[bool]:
    """Whether the server of that id is this process's work."""
    if held.all:
        return true()
    return (server // _SPREAD % held.count).in_(sorted(held.shards))


def ours(held: Held, match: ColumnElement[int]) -> ColumnElement[bool]:
    """Whether the match of that id is this process's work."""
    if held.all:
        return true()
    return match.in_(select(matches.c.id).where(our_server(held, matches.c.server)))
