"""Looking at matches: what everybody may see, and what a seat holds."""

import asyncio
from collections.abc import Sequence
from datetime import datetime
from itertools import groupby

import msgspec

from bot.matches import positions
from bot.matches.base import (
    Service,
    acting_seat,
    assemble,
    check_begun,
    load,
    load_to_tell,
    match_of,
    show,
)
from bot.matches.errors import MatchError
from bot.matches.model import Match, PlainTurn, SeatState, Turn
from bot.matches.positions import NO_UNDO, History
from bot.store import actions, kept, matches, seats
from bot.store.actions import ActionRow
from bot.store.matches import MatchRow
from games.engine import BadRecord, Event, Position, Seat, record


class Watching(Service):
    """The use cases of looking. Everything raises `MatchError` no-such-match for an id that is none."""

    async def match(self, match_id: int) -> Match:
        """The match."""
        async with self._store.reading() as reading:
            return await show(reading, match_id)

    async def of_thread(self, thread_id: int) -> Match | None:
        """The match that is played in that thread."""
        async with self._store.reading() as reading:
            row = await matches.of_thread(reading, thread_id)
            return None if row is None else (await assemble(reading, [row]))[0]

    async def of_person(self, person_id: int) -> list[Match]:
        """This person's lobbies and running matches: those that wait for them first, longest wait first.

        After their own come those in which they sit in for somebody.
        """
        async with self._store.reading() as reading:
            own = await matches.of_person(reading, person_id)
            return await assemble(reading, [*own, *await matches.sat_in(reading, person_id)])

    async def open_in(self, server: int, person_id: int | None = None) -> list[Match]:
        """The lobbies of a server, oldest first; private ones only if that person is invited."""
        async with self._store.reading() as reading:
            shown = []
            for row in await matches.open_in(reading, server):
                invited = person_id is not None and await seats.invited(reading, row.id, person_id)
                if invited or not row.private:
                    shown.append(row)
            return await assemble(reading, shown)

    async def may_look(self, match: Match, person_id: int) -> bool:
        """Whether the person may see the match: a private one is for who sits there or is invited."""
        if not match.private or match.seat_of(person_id) is not None:
            return True
        async with self._store.reading() as reading:
            return await seats.invited(reading, match.id, person_id)

    async def former_seat(self, match_id: int, person_id: int) -> SeatState | None:
        """The seat that this person has left to somebody else; None if there is none, or they sit in now."""
        async with self._store.reading() as reading:
            left = await seats.given_up(reading, match_id, person_id)
            match = await show(reading, match_id)
        there = match.seat_of(person_id) or match.sits_in(person_id)
        return None if left is None or there is not None else match.seats[left]

    async def knows_seat(self, match_id: int, person_id: int) -> bool:
        """Whether this person has played a seat of the match, or was named to sit in at one."""
        async with self._store.reading() as reading:
            return await seats.left_by(reading, match_id, person_id) is not None

    async def turn(self, match_id: int, number: int | None = None, viewer: Seat | None = None) -> Turn:
        """That turn, 0 for the start, None for the newest, which may still go on.

        Its events are as the viewer (None: a watcher) may know them. Raises `MatchError` not-started,
        no-such-turn.
        """
        match, wanted, entries, position, events, past = await self._then(match_id, number)
        masked = tuple(event.view(viewer) for event in events)
        undone = await asyncio.to_thread(positions.history, past) if past else NO_UNDO
        return turn_of(match, wanted, entries, masked, position, undone)

    async def seat_then(self, match_id: int, number: int, seat: Seat) -> Position:
        """What the seat could see after that turn; raises as `turn` does."""
        _, _, _, position, _, _ = await self._then(match_id, number)
        return position.view(seat)

    async def _then(
        self, match_id: int, number: int | None
    ) -> tuple[Match, int, Sequence[ActionRow], Position, Sequence[Event], Sequence[ActionRow]]:
        """The match, the turn's number and entries, the position after it, its events, the past if needed."""
        async with self._store.reading() as reading:
            row, match = await load_to_tell(reading, match_id)
            check_begun(match)
            wanted = await actions.last_turn(reading, match_id) if number is None else number
            entries: Sequence[ActionRow] = ()
            undone = False
            if 0 < wanted <= row.turn:
                entries, undone = await actions.of_turn_and_undone(reading, match_id, wanted)
            if wanted and not entries:
                last = await actions.last_turn(reading, match_id)
                raise MatchError("no-such-turn", match=match_id, number=wanted, last=last)
            begins = positions.last_undo(entries)
            before = begins.seq if begins else entries[0].seq - 1 if entries else 0
            line = await self._positions.line(reading, row, before)
            past = await actions.of(reading, match_id) if undone else ()
        following = [entry for entry in entries if entry.seq > before]
        position, events = await self._positions.retrace(line, following)
        self._positions.keep(match_id, before + len(following), position)
        return match, wanted, entries, position, events, past

    async def course(self, match_id: int) -> list[Turn]:
        """The start and every turn as `log` has them, all as watchers saw them while it was played."""
        turns = [await self.turn(match_id, 0), *await self.log(match_id, None)]
        return [
            msgspec.structs.replace(turn, events=tuple(event.view(None) for event in turn.events))
            for turn in turns
        ]

    async def log(self, match_id: int, viewer: Seat | None) -> list[Turn]:
        """Every turn that has an entry, oldest first, up to the first that this program cannot play.

        Events are as the viewer may know them, bare once the match is over. Raises `MatchError`
        not-started.
        """
        async with self._store.reading() as reading:
            row, match = await load_to_tell(reading, match_id)
            check_begun(match)
            entries = await actions.of(reading, match_id)
        return await asyncio.to_thread(_log, row, match, entries, viewer)

    async def plain_log(self, match_id: int, after: int) -> list[PlainTurn]:
        """The turns after that number as they were told; those that were not only once the match is over."""
        async with self._store.reading() as reading:
            row = await load(reading, match_id)
            entries = await actions.of(reading, match_id)
            told = {turn.turn: turn.text for turn in await kept.turns(reading, match_id)}
        turns: list[PlainTurn] = []
        for number, grouped in groupby(entries, key=lambda entry: entry.turn):
            of_turn = list(grouped)
            # What was not told may hold what is not for everybody, a whole turn too.
            if number > after and (number in told or row.outcome is not None):
                text = told.get(number) or "; ".join(entry.entry for entry in of_turn)
                turns.append(PlainTurn(number=number, text=text, at=of_turn[-1].at))
        return turns

    async def seat_view(self, match_id: int, person_id: int) -> tuple[Match, Seat, Position]:
        """The match as it stands, as this person's seat may see it.

        Raises `MatchError` not-in-match, not-started.
        """
        async with self._store.reading() as reading:
            row = await load(reading, match_id)
            match = match_of(row, await seats.of(reading, [match_id]))
            seat = acting_seat(match, person_id).seat
            check_begun(match)
            line = await self._positions.line(reading, row, row.seq)
        return match, seat, (await self._positions.reach(line)).view(seat)


def _log(row: MatchRow, match: Match, entries: Sequence[ActionRow], viewer: Seat | None) -> list[Turn]:
    """The turns up to the first entry that the rules of this program do not allow."""
    if not positions.playable(row):
        return []
    position = positions.begin(row, row.size)
    played = record.play(position, row.edition, [entry.entry for entry in entries])
    past = positions.history(entries)
    turns: list[Turn] = []
    for number, grouped in groupby(entries, key=lambda entry: entry.turn):
        of_turn = list(grouped)
        events: list[Event] = []
        try:
            for _ in of_turn:
                position, caused = next(played)
                events += caused
        except BadRecord:
            return turns
        shown = events if match.state == "over" else [event.view(viewer) for event in events]
        turns.append(turn_of(match, number, of_turn, tuple(shown), position, past))
    return turns


def turn_of(
    match: Match,
    number: int,
    entries: Sequence[ActionRow],
    events: tuple[Event, ...],
    after: Position,
    past: History,
) -> Turn:
    """A turn made of these entries (none: the start), with the position after it."""
    at: datetime | None = entries[-1].at if entries else match.started_at
    assert at is not None
    return Turn(
        match=match,
        number=number,
        seat=entries[0].seat if entries else None,
        entries=tuple(entry.entry for entry in entries),
        events=events,
        view=after.view(None),
        at=at,
        undo=past.undos.get(entries[0].seq) if entries else None,
        taken_back=past.taken_back.get(number),
    )
