"""What has happened to a match since somebody last looked, or since a seat last acted.

How far each person has seen each match stands in the table ``last_seen``, by turns; who takes one sees it. A
turn that still goes on is told, but counts as seen only once it is over.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime, timedelta
from itertools import groupby
from typing import Literal

import msgspec

from bot.matches import positions
from bot.matches.base import Service, acting_seat, check_begun, load_to_tell
from bot.matches.model import Match, Notice, Turn, last_of
from bot.matches.notices import noted_since
from bot.matches.watching import turn_of
from bot.store import actions, notices, people
from bot.store.actions import ActionRow
from bot.store.database import Reading
from bot.store.matches import MatchRow
from bot.store.people import LastSeenRow
from games.engine import Event, Position, Seat, record
from games.engine.contract import seat_letter

Since = Literal["move", "today"]

DAY = timedelta(days=1)

FIRST = 8
"""Turns told to somebody without a seat who has never looked."""


class Recap(msgspec.Struct, frozen=True, kw_only=True):
    """The turns after number ``since``, as their reader may know them.

    ``turns`` holds them oldest first, without those that were taken back; the last may still go on.
    ``noted`` is what was noted meanwhile. ``events`` are what the turns have caused and what still holds,
    for rings and totals; ``before`` is the position after turn ``since``, ``view`` that of now. All are
    masked for ``seat``, None for a watcher. ``looked_at``: when the reader last looked, None for never or
    where no look is meant. ``again``: nothing has happened since then, and this is what was told then.
    ``what``: since the reader's own move, or in the last day, as they asked.
    """

    match: Match
    seat: Seat | None
    since: int
    turns: tuple[Turn, ...]
    noted: tuple[Notice, ...] = ()
    events: tuple[Event, ...]
    before: Position
    view: Position
    looked_at: datetime | None = None
    again: bool = False
    what: Since | None = None

    @property
    def news(self) -> bool:
        """Whether somebody else than the reader has done something that they have not seen."""
        return not self.again and any(turn.seat != self.seat for turn in self.turns)


class Recaps(Service):
    """The use cases of recaps. All raise `MatchError` no-such-match, not-started."""

    async def recap(self, match_id: int, person_id: int, since: int | None = None) -> Recap:
        """What happened since this person last looked, or after turn ``since``; this counts as a look.

        If nothing did, what was told at the last look is told again.
        """
        found = await self._recap(match_id, person_id, since)
        assert found is not None
        return found

    async def news(self, match_id: int, person_id: int) -> Recap | None:
        """The recap, if others have done something since this person last looked; this counts as a look."""
        return await self._recap(match_id, person_id, only_news=True)

    async def _recap(
        self, match_id: int, person_id: int, since: int | None = None, *, only_news: bool = False
    ) -> Recap | None:
        async with self._store.reading() as reading:
            row, match = await _begun(reading, match_id)
            own = match.acts(person_id)
            seat = None if own is None else own.seat
            look = await people.seen(reading, person_id, match_id)
            seen = await _first(reading, match, seat) if look is None else look.turn
            fresh = await actions.since(reading, match_id, seen + 1)
            by_look = since is None
            again = by_look and look is not None and not fresh
            if since is None:
                since = look.before if again and look is not None else seen
            tell = None
            if not only_news or any(entry.seat != seat for entry in fresh):
                entries = fresh if since == seen else await actions.since(reading, match_id, since + 1)
                tell = await self._tell(reading, row, match, seat, since, entries)
                noted = await noted_since(reading, match_id, since)
        found = None if tell is None else await tell()
        await self._seen(look, person_id, match, seen)
        if found is None:
            return None
        looked_at = None if look is None or not by_look else look.at
        return msgspec.structs.replace(found, noted=noted, looked_at=looked_at, again=again)

    async def since(self, match_id: int, person_id: int, what: Since) -> Recap:
        """What happened since this person's own last move, or in the last day, however often they ask."""
        async with self._store.reading() as reading:
            _, match = await _begun(reading, match_id)
            if what == "move":
                since = await actions.last_turn_of(reading, match_id, acting_seat(match, person_id).seat)
            else:
                since = await actions.last_turn_before(reading, match_id, self._clock.now() - DAY)
        found = await self.recap(match_id, person_id, min(since, last_of(match)))
        return msgspec.structs.replace(found, what=what)

    async def since_acted(self, match_id: int, seat: Seat) -> Recap:
        """What happened since that seat last acted, as it may know it; no look, and nothing is stored."""
        async with self._store.reading() as reading:
            row, match = await _begun(reading, match_id)
            since = await actions.last_turn_of(reading, match_id, seat)
            entries = await actions.since(reading, match_id, since + 1)
            tell = await self._tell(reading, row, match, seat, since, entries)
            noted = await noted_since(reading, match_id, since)
        return msgspec.structs.replace(await tell(), noted=noted)

    async def look(self, match_id: int, person_id: int) -> None:
        """This person sees the match as it stands now."""
        async with self._store.reading() as reading:
            _, match = await _begun(reading, match_id)
            own = match.acts(person_id)
            look = await people.seen(reading, person_id, match_id)
            seen = look.turn if look else await _first(reading, match, own.seat if own else None)
        await self._seen(look, person_id, match, seen)

    async def _tell(
        self,
        reading: Reading,
        row: MatchRow,
        match: Match,
        seat: Seat | None,
        since: int,
        entries: Sequence[ActionRow],
    ) -> Callable[[], Awaitable[Recap]]:
        """Read what is needed; the recap of these entries is made when nothing is read any more."""
        if any(record.undone_to(entry.entry) is not None for entry in entries):
            whole = await actions.of(reading, row.id)
            return lambda: asyncio.to_thread(_replayed, row, match, seat, since, whole)
        line = await self._positions.line(reading, row, entries[0].seq - 1 if entries else row.seq)

        async def follow() -> Recap:
            position = await self._positions.reach(line)
            told, after = await asyncio.to_thread(_followed, row, match, seat, since, entries, position)
            if entries:
                self._positions.keep(row.id, entries[-1].seq, after)
            return told

        return follow

    async def _seen(self, look: LastSeenRow | None, person: int, match: Match, seen: int) -> None:
        """Store the look; one that finds nothing new leaves it at what the one before has found."""
        last = last_of(match)
        before = look.before if look is not None and last <= seen else seen
        row = LastSeenRow(
            person=person, match_id=match.id, turn=max(last, seen), before=before, at=self._clock.now()
        )
        async with self._store.transaction() as writing:
            await people.put_seen(writing, row)


async def _begun(reading: Reading, match_id: int) -> tuple[MatchRow, Match]:
    row, match = await load_to_tell(reading, match_id)
    check_begun(match)
    return row, match


async def _first(reading: Reading, match: Match, seat: Seat | None) -> int:
    """The last turn that somebody knows who has never looked: their own, or not the newest few.

    Nor do they know what has happened since a computer began to play for them.
    """
    if seat is None:
        return max(0, last_of(match) - FIRST)
    facts = ("computer-plays", seat_letter(seat))
    noted = await notices.of(reading, match.id)
    away = [row.turn - 1 for row in noted if (row.kind, row.facts.get("seat")) == facts]
    return min([await actions.last_turn_of(reading, match.id, seat), *away])


def _followed(
    row: MatchRow,
    match: Match,
    seat: Seat | None,
    since: int,
    entries: Sequence[ActionRow],
    position: Position,
) -> tuple[Recap, Position]:
    """The recap of these entries, which follow the position; and the position then."""
    before = position.view(seat)
    position = position.copy()
    turns = []
    for number, grouped in groupby(entries, key=lambda entry: entry.turn):
        of_turn = list(grouped)
        caused = [
            event for entry in of_turn for event in positions.enter(row, position, entry.seq, entry.entry)
        ]
        turns.append(
            turn_of(match, number, of_turn, _masked(match, caused, seat), position, positions.NO_UNDO)
        )
    return _recap(match, seat, since, turns, before, position), position


def _replayed(
    row: MatchRow, match: Match, seat: Seat | None, since: int, entries: Sequence[ActionRow]
) -> Recap:
    """The recap of a whole record in which something was taken back: what no longer counts is left out."""
    texts = [entry.entry for entry in entries]
    counts = {*record.kept(texts), *(row.seq for row in entries if record.undone_to(row.entry) is not None)}
    position = positions.begin(row, row.size)
    played = record.play(position, row.edition, texts)
    past = positions.history(entries)
    before = position.view(seat)
    turns = []
    for number, grouped in groupby(entries, key=lambda entry: entry.turn):
        counting = []
        caused: list[Event] = []
        for entry in grouped:
            position, events = next(played)
            if entry.seq in counts:
                counting.append(entry)
                caused += events
        if number <= since:
            before = position.view(seat)
        elif counting:
            turns.append(turn_of(match, number, counting, _masked(match, caused, seat), position, past))
    return _recap(match, seat, since, turns, before, position)


def _masked(match: Match, events: Sequence[Event], seat: Seat | None) -> tuple[Event, ...]:
    return tuple(events if match.state == "over" else (event.view(seat) for event in events))


def _recap(
    match: Match, seat: Seat | None, since: int, turns: Sequence[Turn], before: Position, now: Position
) -> Recap:
    return Recap(
        match=match,
        seat=seat,
        since=since,
        turns=tuple(turns),
        events=tuple(event for turn in turns for event in turn.events),
        before=before,
        view=now.view(seat),
    )
