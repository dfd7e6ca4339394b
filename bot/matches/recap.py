"""What has happened to a match since somebody last looked, or since a seat last acted.

How far each person has seen each match stands in the table ``looks``, by turns. A turn that still goes on is
told, but counts as seen only once it is over.
"""

from collections.abc import Sequence
from datetime import datetime
from itertools import groupby

import msgspec

from bot.matches import positions
from bot.matches.base import Base, check_begun, load, match_of
from bot.matches.model import Match
from bot.matches.positions import Line
from bot.matches.threads import aside
from bot.store import actions, looks, seats
from bot.store.actions import ActionRow
from bot.store.database import Reading
from bot.store.looks import LookRow
from bot.store.matches import MatchRow
from games.engine import Event, Position, Seat

FIRST = 8
"""Turns told to somebody without a seat who has never looked."""


class Told(msgspec.Struct, frozen=True):
    """A turn of a recap: its number, who took it, what it caused as the reader may know it, when it ended."""

    number: int
    seat: Seat
    events: tuple[Event, ...]
    at: datetime


class Recap(msgspec.Struct, frozen=True, kw_only=True):
    """The turns after number ``since``, as their reader may know them.

    ``turns`` holds them oldest first, without those that were taken back; the last may still go on.
    ``events`` are what they have caused and what still holds, for rings and totals; ``view`` is the position
    now. All are masked for ``seat``, None for a watcher. ``looked_at``: when the reader last looked, None for
    never or where no look is meant. ``again``: nothing has happened since then, and this is what was told at
    that time.
    """

    match: Match
    seat: Seat | None
    since: int
    turns: tuple[Told, ...]
    events: tuple[Event, ...]
    view: Position
    looked_at: datetime | None = None
    again: bool = False

    @property
    def news(self) -> bool:
        """Whether somebody else than the reader has done something that they have not seen."""
        return not self.again and any(turn.seat != self.seat for turn in self.turns)


class Recaps(Base):
    """The use cases of recaps. All raise `MatchError` no-such-match, not-started."""

    async def recap(self, match_id: int, person_id: int, since: int | None = None) -> Recap:
        """What happened since this person last looked, or after turn ``since``; this counts as a look.

        If nothing did, what was told at the last look is told again.
        """
        async with self._store.reading() as reading:
            row, match = await _begun(reading, match_id)
            own = match.seat_of(person_id)
            seat = None if own is None else own.seat
            look = await looks.get(reading, person_id, match_id)
            seen = await _first(reading, match, seat) if look is None else look.turn
            last = await actions.last(reading, match_id)
            again = since is None and look is not None and (last is None or last.turn <= seen)
            if since is None:
                since = look.before if again and look is not None else seen
            line, entries = await self._span(reading, row, since)
        found = await self._tell(row, match, seat, since, line, entries)
        await self._seen(look, person_id, match, seen)
        return msgspec.structs.replace(found, looked_at=None if look is None else look.at, again=again)

    async def since_acted(self, match_id: int, seat: Seat) -> Recap:
        """What happened since that seat last acted, as it may know it; no look, and nothing is stored."""
        async with self._store.reading() as reading:
            row, match = await _begun(reading, match_id)
            since = await actions.last_turn_of(reading, match_id, seat)
            line, entries = await self._span(reading, row, since)
        return await self._tell(row, match, seat, since, line, entries)

    async def look(self, match_id: int, person_id: int) -> None:
        """This person sees the match as it stands now."""
        async with self._store.reading() as reading:
            _, match = await _begun(reading, match_id)
            own = match.seat_of(person_id)
            look = await looks.get(reading, person_id, match_id)
            seen = look.turn if look else await _first(reading, match, own.seat if own else None)
        await self._seen(look, person_id, match, seen)

    async def _span(self, reading: Reading, row: MatchRow, since: int) -> tuple[Line, Sequence[ActionRow]]:
        """The way to the position after turn ``since``, and the entries that follow."""
        entries = await actions.since(reading, row.id, since + 1)
        return await self._positions.line(reading, row, entries[0].seq - 1 if entries else row.seq), entries

    async def _tell(
        self,
        row: MatchRow,
        match: Match,
        seat: Seat | None,
        since: int,
        line: Line,
        entries: Sequence[ActionRow],
    ) -> Recap:
        position = await self._positions.reach(line)
        turns, events, after = await aside(_follow, row, position, entries, seat)
        if entries:
            self._positions.keep(row.id, entries[-1].seq, after)
        return Recap(match=match, seat=seat, since=since, turns=turns, events=events, view=after.view(seat))

    async def _seen(self, look: LookRow | None, person: int, match: Match, seen: int) -> None:
        """Store the look; one that finds nothing new leaves it at what the one before has found."""
        last = last_of(match)
        before = look.before if look is not None and last <= seen else seen
        row = LookRow(
            person=person, match_id=match.id, turn=max(last, seen), before=before, at=self._clock.now()
        )
        async with self._store.transaction() as writing:
            await looks.put(writing, row)


def last_of(match: Match) -> int:
    """The number of the last turn that is over."""
    return match.turn if match.state == "over" else max(0, match.turn - 1)


async def _begun(reading: Reading, match_id: int) -> tuple[MatchRow, Match]:
    row = await load(reading, match_id)
    match = match_of(row, await seats.of(reading, [match_id]))
    check_begun(match)
    return row, match


async def _first(reading: Reading, match: Match, seat: Seat | None) -> int:
    """The last turn that somebody knows who has never looked: their own, or not the newest few."""
    if seat is None:
        return max(0, last_of(match) - FIRST)
    return await actions.last_turn_of(reading, match.id, seat)


def _follow(
    row: MatchRow, position: Position, entries: Sequence[ActionRow], seat: Seat | None
) -> tuple[tuple[Told, ...], tuple[Event, ...], Position]:
    """The turns made of these entries from the position on, what they caused, and the position then."""
    position = position.copy()
    over = row.state == "over"
    turns: list[Told] = []
    for number, grouped in groupby(entries, key=lambda entry: entry.turn):
        of_turn = list(grouped)
        caused: list[Event] = []
        for entry in of_turn:
            caused += positions.enter(row, position, entry.seq, entry.entry)
        events = tuple(caused if over else [event.view(seat) for event in caused])
        turns.append(Told(number, of_turn[0].seat, events, of_turn[-1].at))
    return tuple(turns), tuple(event for turn in turns for event in turn.events), position
