"""After the end: how the match went, once more at the same table, and a good word."""

import asyncio
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from statistics import median_low
from typing import Literal

import msgspec

import games
from bot.clock import Clock
from bot.matches import positions
from bot.matches.base import Service, assemble, check_begun, load, match_of, seat_of, show
from bot.matches.errors import MatchError
from bot.matches.lobby import Lobby, begin, open_again
from bot.matches.model import Match, Person
from bot.matches.people import check_limits, check_pings
from bot.matches.positions import Positions
from bot.store import Store, actions, matches, notices, outbox, people, seats
from bot.store.actions import ActionRow
from bot.store.database import Reading, Writing
from bot.store.matches import MatchRow
from bot.store.notices import NoticeRow
from bot.store.people import PersonRow
from bot.store.seats import SubstitutionRow
from games.engine import Event, Position, Seat, record
from games.engine.contract import seat_letter
from games.engine.lessons import Lesson, advised, lesson
from games.engine.titles import Given, Told, titles

ALWAYS, NEVER = datetime.min.replace(tzinfo=UTC), datetime.max.replace(tzinfo=UTC)

_SHIFTS = ("computer-plays", "took-back", "staff-seated")
"""Notices of computers that begin to play a seat, and of people who play it again."""


class Mark(msgspec.Struct, frozen=True):
    """What each seat had after that turn (0: at the start), and the stage then, as in `Position`."""

    turn: int
    stage: int
    standing: tuple[int, ...]


class Wait(msgspec.Struct, frozen=True):
    """How long one person in a seat let the others wait, also asleep, on vacation and in a pause.

    While a computer plays the seat nobody waits for them.

    ``turns``: how often. ``until``: the turn in which a substitute took the seat over, None for who sat there
    at the end.
    """

    seat: Seat
    name: str
    turns: int
    median: timedelta
    longest: timedelta
    until: int | None = None


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """How a match went that is over.

    ``marks`` from the start to the end, without turns that were taken back; ``waits`` by seat, in the order
    in which people sat there, of those who were waited for at least once. ``position`` is what a watcher
    sees at the end. ``first``: whether it was the first match of the game for one of its people. ``titles``:
    what people have earned in it, the rarest first; computers get none, and a match that was brought or that
    goes on from another neither; such a match is nobody's first.
    """

    match: Match
    marks: tuple[Mark, ...]
    waits: tuple[Wait, ...]
    position: Position
    first: bool
    titles: tuple[Given, ...] = ()


class Show(msgspec.Struct, frozen=True):
    """A match that is over, shown as a whole: the ``message`` that does, None while it is being made."""

    match: Match
    what: str
    message: int | None


class Results(Service):
    """The use cases of the end. Everything raises `MatchError` no-such-match, not-started, not-over."""

    def __init__(self, store: Store, clock: Clock, positions: Positions, lobby: Lobby) -> None:
        super().__init__(store, clock, positions)
        self._lobby = lobby

    async def report(self, match_id: int) -> Report:
        """How the match went."""
        async with self._store.reading() as reading:
            row, match = await ended(reading, match_id)
            positions.check_rules(row)
            entries = await actions.of(reading, match_id)
            hands = await seats.substitutions_made(reading, match_id)
            away = _played_by_computers(match, await notices.of(reading, match_id), hands)
            names = {
                person: found.name
                for person in _people(match, hands)
                if (found := await people.get(reading, person)) is not None
            }
            seated = {seat.person for seat in match.seats if seat.person is not None}
            first = seated != await matches.veterans(reading, row, seated)
        return await asyncio.to_thread(_report, row, match, entries, hands, away, names, first)

    async def advice(self, match_id: int, person_id: int) -> tuple[Match, list[str]]:
        """What this person may try next time: ids of the `Advice` of the game's lesson.

        Raises `MatchError` not-in-match.
        """
        async with self._store.reading() as reading:
            row, match = await ended(reading, match_id)
            positions.check_rules(row)
            entries = await actions.of(reading, match_id)
        seat, found = seat_of(match, person_id).seat, lesson(games.game(match.game))
        if found is None:
            return match, []
        return match, await asyncio.to_thread(_advice, row, entries, found, seat)

    async def rematch(self, match_id: int, person: Person, *, other_side: bool = False) -> Match:
        """The table for the same people once more, on the ``other_side`` of the board if wanted.

        Whoever asks first is its host; whoever asks while it is open takes a seat; it may be full or have
        begun already. What somebody else has begun with computers alone is theirs. Raises `MatchError`
        not-played, no-other-side, too-many-pings, and what `Lobby.join` raises.
        """
        async with self._store.transaction() as writing:
            row, match = await ended(writing, match_id)
            await check_played(writing, match, person.id)
            options = games.game(row.game).complete(row.size, row.options)
            if other_side:
                turned = games.game(row.game).other_side(row.size, options)
                if turned is None:
                    raise MatchError("no-other-side", match=match_id)
                options = turned
            side = games.game(row.game).side
            again = next(
                (
                    table
                    for table in await assemble(writing, await matches.rematches(writing, match_id))
                    if table.options.get(side) == options.get(side)  # its host may have changed the others
                    and (table.seat_of(person.id) or not _alone(table))
                ),
                None,
            )
            if again is None:
                return await self._again(writing, row, match, options, person)
            if again.private and not await seats.invited(writing, again.id, person.id):
                there = [seat.person for seat in again.seats if seat.person is not None]
                if await people.blocks_between(writing, person.id, there):
                    raise MatchError("blocked", match=again.id)
                raise MatchError("not-invited", match=again.id, state=again.state)
        if again.state != "lobby" or again.seat_of(person.id) or len(again.seats) == again.size:
            return again
        return await self._lobby.join(again.id, person)

    async def _again(
        self, writing: Writing, row: MatchRow, match: Match, options: Mapping[str, str], host: Person
    ) -> Match:
        """Open that table; its card goes into the channel and calls the others there.

        The same computers sit at it, which may leave nobody to be waited for.
        """
        now = self._clock.now()
        await check_limits(writing, row.server, host.id)
        await check_pings(writing, row, host.id, "rematch", now)
        others = [seat.computer for seat in match.seats if seat.person is None and seat.computer is not None]
        table = await open_again(
            writing, now, row, host, options, rematch_of=row.id, computers=others, rated=row.rated
        )
        if 1 + len(others) == row.size:
            await begin(writing, await load(writing, table), row.size, now)
        return await show(writing, table)

    async def called(self, match: Match) -> list[int]:
        """Whom the table of a rematch or a fork calls: who played before, but for blocks with its host.

        Who opens a fork of a match that they did not play calls nobody.
        """
        before = match.rematch_of or match.forked_from
        assert before is not None
        async with self._store.reading() as reading:
            there = [seat.person for seat in await seats.of(reading, [before]) if seat.person is not None]
            if match.rematch_of is None and match.creator not in there:
                return []
            called = await people.not_blocked(reading, match.creator, there)
        return [person for person in called if match.seat_of(person) is None]

    async def show(self, match_id: int, what: Literal["film", "page"], gone: int | None = None) -> Show:
        """Have the whole match shown in its thread, as a moving picture or as a page.

        Once each, unless its message is ``gone``.
        """
        async with self._store.transaction() as writing:
            row, match = await ended(writing, match_id)
            positions.check_rules(row)
            await matches.hold(writing, match_id)
            found = await outbox.shown(writing, match_id, what)
            if found is not None and gone is not None and found.message_id == gone:
                found = None
            if found is None:
                await outbox.add(
                    writing, match_id, "show", self._clock.now(), {"what": what}, lane=f"show-{what}"
                )
        return Show(match, what, None if found is None else found.message_id)

    async def cheer(self, match_id: int, person: Person) -> None:
        """Say "good game"; the thread tells who did. Raises `MatchError` not-played, already-cheered."""
        now = self._clock.now()
        async with self._store.transaction() as writing:
            _, match = await ended(writing, match_id)
            await check_played(writing, match, person.id)
            if person.id in {cheer.person for cheer in await matches.cheers_of(writing, match_id)}:
                raise MatchError("already-cheered", match=match_id)
            await people.put(writing, PersonRow(**msgspec.structs.asdict(person)))
            await matches.cheer(writing, match_id, person.id, now)
            if not await outbox.waits(writing, match_id, "cheer"):
                await outbox.add(writing, match_id, "cheer", now)

    async def cheers(self, match_id: int) -> list[Person]:
        """Who said so, the first one first."""
        async with self._store.reading() as reading:
            said = await matches.cheers_of(reading, match_id)
        return [Person(cheer.person, cheer.name) for cheer in said]

    async def cheered_in(self, match_id: int) -> int | None:
        """The message that tells it so far."""
        async with self._store.reading() as reading:
            return await outbox.last_message(reading, match_id, "cheer")


def _alone(match: Match) -> bool:
    """Whether its host plays there against computers only, so that it never had a seat for anybody else."""
    return match.state != "lobby" and sum(seat.person is not None for seat in match.seats) == 1


async def ended(reading: Reading, match_id: int) -> tuple[MatchRow, Match]:
    """A match that is over; raises `MatchError` no-such-match, not-started, not-over."""
    row = await load(reading, match_id)
    match = match_of(row, await seats.of(reading, [match_id]))
    check_begun(match)
    if match.outcome is None:
        raise MatchError("not-over", match=match_id)
    return row, match


async def check_played(reading: Reading, match: Match, person: int) -> None:
    """Raise `MatchError` not-played unless that person ever sat there."""
    if person not in _people(match, await seats.substitutions_made(reading, match.id)):
        raise MatchError("not-played", match=match.id)


def _people(match: Match, hands: Sequence[SubstitutionRow]) -> set[int]:
    """Everybody who ever sat in the match."""
    found = {seat.person for seat in match.seats} | {change.person for change in hands}
    return {person for person in found if person is not None}


def _report(
    row: MatchRow,
    match: Match,
    entries: Sequence[ActionRow],
    hands: Sequence[SubstitutionRow],
    away: Mapping[Seat, Sequence[tuple[datetime, datetime]]],
    names: Mapping[int, str],
    first: bool,
) -> Report:
    position = positions.begin(row, row.size)
    kept = set(record.kept([entry.entry for entry in entries]))
    marks = {0: Mark(0, position.stage(), position.standing())}
    assert match.started_at is not None
    since, waited, spans = match.started_at, position.to_act(), list[_Span]()
    turns: defaultdict[int, list[Event]] = defaultdict(list)
    played = record.play(position, row.edition, [entry.entry for entry in entries])
    for entry, (position, events) in zip(entries, played, strict=True):
        following = position.to_act()
        undone = record.undone_to(entry.entry) is not None
        if undone or position.turn_ended(waited, events):
            assert waited is not None
            spans.append(_Span(waited, since, entry.at))
            since, waited = entry.at, following
        if entry.seq in kept:
            marks[entry.turn] = Mark(entry.turn, position.stage(), position.standing())
            turns[entry.turn] += events
    course = tuple(marks[turn] for turn in sorted(marks))
    told = Told(position, list(turns.values()), [mark.standing for mark in course])
    persons = [seat.seat for seat in match.seats if seat.person is not None]
    whole = match.forked_from is None  # what came before a fork is not among its events
    return Report(
        match=match,
        marks=course,
        waits=() if match.imported else tuple(_waits(match, list(_without(spans, away)), hands, names)),
        position=position.view(None),
        first=first and whole and not match.imported,
        titles=tuple(titles(games.game(row.edition), told, persons)) if whole else (),
    )


def _advice(row: MatchRow, entries: Sequence[ActionRow], found: Lesson, seat: Seat) -> list[str]:
    position, kept = positions.begin(row, row.size), set(record.kept([entry.entry for entry in entries]))
    played = record.play(position, row.edition, [entry.entry for entry in entries])
    events: list[Event] = []
    for entry, (after, caused) in zip(entries, played, strict=True):
        position = after
        events += caused if entry.seq in kept else ()
    return [advice.id for advice in advised(found, seat, position, events)]


class _Span(msgspec.Struct, frozen=True):
    """From when to when the match waited for that seat."""

    seat: Seat
    since: datetime
    at: datetime


def _played_by_computers(
    match: Match, noted: Sequence[NoticeRow], hands: Sequence[SubstitutionRow]
) -> dict[Seat, list[tuple[datetime, datetime]]]:
    """From when to when computers played each seat, in order of time."""
    found: dict[Seat, list[tuple[datetime, datetime]]] = {}
    for seat in match.seats:
        own = [row for row in noted if row.facts.get("seat") == seat_letter(seat.seat)]
        turns = [(row.at, row.kind == "computer-plays") for row in own if row.kind in _SHIFTS]
        turns += [(call.ended_at, False) for call in hands if call.seat == seat.seat and call.ended_at]
        replaced = any(row.kind == "staff-seated" for row in own)
        begun = ALWAYS if replaced or seat.person is None else None
        found[seat.seat] = []
        for at, plays in sorted(turns):
            if plays:
                begun = at
            elif begun is not None:
                found[seat.seat].append((begun, at))
                begun = None
        if begun is not None:
            found[seat.seat].append((begun, NEVER))
    return found


def _without(
    spans: Sequence[_Span], away: Mapping[Seat, Sequence[tuple[datetime, datetime]]]
) -> Iterator[_Span]:
    """What of the spans is left without those times."""
    for span in spans:
        since = span.since
        for begun, ended in away[span.seat]:
            if begun < span.at and ended > since:
                if begun > since:
                    yield _Span(span.seat, since, begun)
                since = ended
        if since < span.at or since == span.since:
            yield _Span(span.seat, since, span.at)


def _waits(
    match: Match, spans: Sequence[_Span], hands: Sequence[SubstitutionRow], names: Mapping[int, str]
) -> Iterator[Wait]:
    """The spans by seat and by who sat there; one in which the seat changed hands is parted."""
    for seat in match.seats:
        changes = [change for change in hands if change.seat == seat.seat and change.ended_at is not None]
        sitters = [
            *((change.person, change.turn, change.ended_at) for change in changes),
            (seat.person, None, None),
        ]
        lengths: defaultdict[int, list[timedelta]] = defaultdict(list)
        for span in spans:
            if span.seat != seat.seat:
                continue
            since = span.since
            for number, (_, _, until) in enumerate(sitters):
                if until is None or until >= span.at:
                    lengths[number].append(span.at - since)
                    break
                if until > since:
                    lengths[number].append(until - since)
                    since = until
        for number, (person, turn, _) in enumerate(sitters):
            if found := lengths[number]:
                name = seat.name if person is None else names.get(person, seat.name)
                yield Wait(seat.seat, name, len(found), median_low(found), max(found), turn)
