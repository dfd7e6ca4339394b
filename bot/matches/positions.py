"""Positions of matches at any entry of their records: from memory, from the snapshot, or by replaying.

The record is the truth. Memory and snapshot only save time: either can be lost, or be wrong about its
own content, and the same position comes out. A record only grows, also by an undo, so what is kept for
(match, seq) never goes out of date.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

import games
from bot.matches.errors import MatchError
from bot.matches.model import Undo
from bot.store import actions
from bot.store.actions import ActionRow, SnapshotRow
from bot.store.database import Reading
from bot.store.matches import MatchFields, MatchRow
from games.engine import Event, GameError, Position, record

logger = logging.getLogger(__name__)

KEPT = 256
"""How many positions are kept in memory."""

INLINE = 3
"""So many entries are replayed on the spot (well under 5 ms); more of them in a thread."""


class Line(msgspec.Struct, frozen=True):
    """A way to the position after ``seq`` entries: the nearest known one (None: the start), and what follows.

    The entries come with their numbers. Those that were taken back are no part of the way.
    """

    match: MatchRow
    known: Position | None
    seq: int
    entries: Sequence[tuple[int, str]]


class Positions:
    """The positions of all matches. What it returns is shared: copy it before changing anything."""

    def __init__(self, kept: int = KEPT) -> None:
        self._kept: OrderedDict[tuple[int, int], Position] = OrderedDict()
        self._most = kept

    def keep(self, match: int, seq: int, position: Position) -> None:
        """Remember the position after ``seq`` entries; nobody may change it from now on."""
        self._kept[match, seq] = position
        self._kept.move_to_end((match, seq))
        while len(self._kept) > self._most:
            self._kept.popitem(last=False)

    async def line(self, reading: Reading, match: MatchRow, seq: int) -> Line:
        """The shortest known way to the position after ``seq`` entries; raises `MatchError` rules-changed."""
        check_rules(match)
        following: list[tuple[int, str]] = []
        end = seq
        while True:
            known, at = await self._nearest(reading, match, end)
            rows = [] if at == end else await actions.of(reading, match.id, at, end)
            while end > at:
                row = rows[end - at - 1]
                to = record.undone_to(row.entry)
                if to is None:
                    following.append((row.seq, row.entry))
                end = row.seq - 1 if to is None else to
            if end == at:
                return Line(match, known, seq, following[::-1])

    async def _nearest(self, reading: Reading, match: MatchRow, seq: int) -> tuple[Position | None, int]:
        """The last known position up to there, and its number; None and 0 for the start."""
        nearest = max((kept for of, kept in self._kept if of == match.id and kept <= seq), default=None)
        known = None if nearest is None else self._kept[match.id, nearest]
        if nearest != seq:
            snapshot = await actions.snapshot(reading, match.id)
            if snapshot is not None and (nearest or 0) < snapshot.seq <= seq:
                decoded = decode(match, snapshot)
                if decoded is not None:
                    return decoded, snapshot.seq
        return known, nearest or 0

    async def reach(self, line: Line) -> Position:
        """The position at the end of the way."""
        if line.known is not None and not line.entries:
            position = line.known
        elif line.known is not None and len(line.entries) <= INLINE:
            position = _follow(line)
        else:
            position = await asyncio.to_thread(_follow, line)
        self.keep(line.match.id, line.seq, position)
        return position

    async def retrace(self, line: Line, entries: Sequence[ActionRow]) -> tuple[Position, list[Event]]:
        """The position after these entries from the end of the way on, and the events they cause.

        There must be no undo among them: a way leads past that, too.
        """
        position = (await self.reach(line)).copy()
        events: list[Event] = []
        for entry in entries:
            events += enter(line.match, position, entry.seq, entry.entry)
        return position, events

    async def in_progress(self, line: Line, entries: Sequence[ActionRow]) -> list[Event]:
        """What the seat to act has caused in its turn so far; ``entries`` must hold all of that turn.

        Others who resigned meanwhile split the turn, but do not end it. There must be no undo among them.
        """
        position = (await self.reach(line)).copy()
        events: list[Event] = []
        for entry in entries:
            seat = position.to_act()
            caused = enter(line.match, position, entry.seq, entry.entry)
            if position.turn_ended(seat, caused):
                events = []
            elif entry.seat == seat:
                events += caused
        return events


class Undone(msgspec.Struct, frozen=True):
    """An undo of the record: its own number, and that of the entry it goes back to."""

    seq: int
    to: int


def last_undo(rows: Sequence[ActionRow]) -> Undone | None:
    """The last undo among the entries."""
    for row in reversed(rows):
        if (to := record.undone_to(row.entry)) is not None:
            return Undone(row.seq, to)
    return None


class History(NamedTuple):
    """The undos of a record by the number of their entry; for each turn taken back, the one that did it."""

    undos: dict[int, Undo]
    taken_back: dict[int, int]


NO_UNDO = History({}, {})


def history(entries: Sequence[ActionRow]) -> History:
    """All undos of a whole record, and which turns do not count any more.

    An undo of an undo makes turns count again. Takes time: call it in a thread.
    """
    counting = {entries[number - 1].turn for number in record.kept([entry.entry for entry in entries])}
    undos: dict[int, Undo] = {}
    by: dict[int, int] = {}
    # After each entry, the last that counts; of each, the one that counted before it.
    newest, before = [0], [0]
    for row in entries:
        to = record.undone_to(row.entry)
        before.append(newest[-1])
        newest.append(row.seq if to is None else newest[to])
        if to is None:
            continue
        was, now = newest[-2:]
        gone: list[int] = []
        while was != now:  # back to where both ways part
            if was > now:
                gone.append(entries[was - 1].turn)
                was = before[was]
            else:
                now = before[now]
        first, last = (gone[-1], gone[0]) if gone else (row.turn, row.turn)
        undos[row.seq] = Undo(row.seat, to, first, last, staff=record.by_staff(row.entry))
        by |= dict.fromkeys(gone, row.turn)
    return History(undos, {turn: undo for turn, undo in by.items() if turn not in counting})


def playable(match: MatchFields) -> bool:
    """Whether this program can play the edition that the match began with."""
    return match.rules_version in games.game(match.game).rules.versions and games.known(match.edition)


def check_rules(match: MatchRow) -> None:
    """Raise `MatchError` rules-changed unless the match is `playable`."""
    if not playable(match):
        found, known = match.rules_version, games.game(match.game).rules_version
        raise MatchError("rules-changed", match=match.id, game=match.game, found=found, known=known)


def encode(match: MatchRow, seq: int, position: Position) -> SnapshotRow:
    """The position as a snapshot."""
    return SnapshotRow(seq, match.rules_version, msgspec.json.encode(position))


def decode(match: MatchRow, snapshot: SnapshotRow) -> Position | None:
    """The snapshot's position; None if it is of other rules or cannot be read."""
    if snapshot.rules_version != match.rules_version:
        return None
    try:
        found: Position = msgspec.json.decode(snapshot.position, type=games.game(match.edition).position_type)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        logger.warning("match %s: the snapshot is unreadable, the record is replayed: %s", match.id, error)
        return None
    return found


def begin(match: MatchRow, size: int) -> Position:
    """The first position of a match for so many seats."""
    return record.begin(match.edition, size, match.options, match.seed, match.start)


def enter(match: MatchRow, position: Position, number: int, entry: str) -> list[Event]:
    """Carry out entry ``number`` on the position; raises `MatchError` broken-record if it is not legal."""
    try:
        return record.enter(position, match.edition, entry)
    except GameError as error:
        reason = str(error)
        raise MatchError(
            "broken-record", match=match.id, number=number, entry=entry, reason=reason
        ) from error


def _follow(line: Line) -> Position:
    position = begin(line.match, line.match.size) if line.known is None else line.known.copy()
    for number, entry in line.entries:
        enter(line.match, position, number, entry)
    return position
