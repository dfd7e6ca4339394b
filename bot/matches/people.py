"""What people say about themselves, and what follows from it: who may sit at which table."""

from collections.abc import Sequence
from datetime import date, datetime, time, timedelta
from math import ceil
from typing import Any, TypedDict, Unpack
from zoneinfo import ZoneInfo

import msgspec

from bot.matches import clocks, computers, sitters, zones
from bot.matches.base import Service, load
from bot.matches.errors import MatchError
from bot.matches.model import Person
from bot.matches.notices import note
from bot.store import actions, kept, matches, notices, people, pings, seats, servers
from bot.store.database import Reading, Writing
from bot.store.matches import MatchRow
from bot.store.people import PersonRow, Ping, SettingsRow, Shows, TellingRow, VacationRow
from bot.store.pings import PingKind

DAY = timedelta(days=1)

DAYS_AWAY = 28
"""Days of vacation in a calendar year."""

AHEAD = 365
"""A vacation ends within so many days from today."""

LEAST_AWAKE = 8
"""Waking hours that a day must have."""

MOST_PINGS = 20
"""Pings that one person causes within an hour."""

MOST_BLOCKED = 100
"""People on one block list."""


class Preferences(TypedDict, total=False):
    """What a person may set without a condition: fields of `SettingsRow`, where each is explained."""

    ping: Ping
    every: int | None
    digest_at: int | None
    most: int | None
    language: str | None
    contrast: bool
    shows: Shows
    next: bool


class Vacation(msgspec.Struct, frozen=True):
    """From when until when; ``first`` and ``last`` are the days of it in the person's zone."""

    id: int
    starts_at: datetime
    ends_at: datetime
    first: date
    last: date


class About(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that a person has said about themselves, as it is ``now``.

    ``vacations`` are those that are not over, in order of time; ``away``: the one that goes on. ``left`` is
    how many days of vacation ``year`` still has. ``blocked`` is sorted by name. ``playing``: matches and
    open tables they sit at. ``told``: so was somebody of what has just been changed.
    """

    settings: SettingsRow
    now: datetime
    vacations: tuple[Vacation, ...]
    year: int
    left: int
    blocked: tuple[Person, ...]
    playing: int
    told: bool = False

    @property
    def here(self) -> datetime:
        """What the clock shows where they live."""
        return self.now.astimezone(ZoneInfo(self.settings.zone))

    @property
    def away(self) -> Vacation | None:
        """The vacation they are on."""
        return next((each for each in self.vacations if each.starts_at <= self.now), None)


async def check_may_join(reading: Reading, match: MatchRow, person: int) -> None:
    """Raise `MatchError` unless the person may take a seat of the match, now or later in its course.

    not-invited to a private match; blocked, whoever of the two blocked the other; own-limit, server-limit.
    Whether a seat is free is for others to say.
    """
    if match.private and not await seats.invited(reading, match.id, person):
        raise MatchError("not-invited", match=match.id, state=match.state)
    seated = await seats.of(reading, [match.id])
    others = [seat.person for seat in seated if seat.person is not None and not seat.resigned]
    if await people.blocks_between(reading, person, others):
        raise MatchError("blocked", match=match.id)
    await check_limits(reading, match.server, person)


async def check_limits(reading: Reading, server: int, person: int) -> None:
    """Raise `MatchError` own-limit or server-limit if the person plays as many matches as they may."""
    own = await matches.of_person(reading, person)
    most = (await people.settings(reading, person)).most
    if most is not None and len(own) >= most:
        raise MatchError("own-limit", most=most)
    most = (await servers.get(reading, server)).most
    if most is not None and sum(match.server == server for match in own) >= most:
        raise MatchError("server-limit", most=most)


async def may_be_seated(reading: Reading, server: int, person: int, now: datetime) -> bool:
    """Whether somebody can be seated at a table there without being asked: they have room, and are here."""
    try:
        await check_limits(reading, server, person)
    except MatchError:
        return False
    return not await is_away(reading, person, now)


async def is_away(reading: Reading, person: int, now: datetime) -> bool:
    """Whether the person is on vacation."""
    return any(row.starts_at <= now for row in await people.vacations_of(reading, [person], now))


async def may_ping(reading: Reading, person: int, now: datetime) -> bool:
    """Whether the person may have others pinged once more in this hour."""
    return await pings.count(reading, person, now - timedelta(hours=1)) < MOST_PINGS


async def check_pings(writing: Writing, match: MatchRow, person: int, kind: PingKind, now: datetime) -> None:
    """Write down that the person has others pinged; raises `MatchError` too-many-pings."""
    if not await may_ping(writing, person, now):
        raise MatchError("too-many-pings", most=MOST_PINGS)
    await pings.add(writing, person, match.id, kind, match.turn, now)


async def remember(writing: Writing, person: Person) -> None:
    """Know the person's latest name and language."""
    await people.put(writing, PersonRow(**msgspec.structs.asdict(person)))


async def hear_of(writing: Writing, other: Person) -> None:
    """Know the latest name of somebody whom another one has named: of their language only they know."""
    known = await people.get(writing, other.id)
    await remember(writing, other if known is None else msgspec.structs.replace(other, locale=known.locale))


async def span_of(
    reading: Reading, person: int, first: date, last: date, now: datetime
) -> tuple[datetime, datetime]:
    """From the first day to the last, both included, where the person lives; at once if the first is today.

    Raises `MatchError` vacation-past, vacation-backwards, vacation-too-far.
    """
    zone = ZoneInfo((await people.settings(reading, person)).zone)
    today = now.astimezone(zone).date()
    if first < today:
        raise MatchError("vacation-past")
    if last < first:
        raise MatchError("vacation-backwards")
    if last > today + AHEAD * DAY:
        raise MatchError("vacation-too-far", days=AHEAD)
    return now if first == today else _midnight(first, zone), _midnight(last + DAY, zone)


class People(Service):
    """The use cases of a person's own page. What changes when time runs is settled at once."""

    async def remember(self, person: Person) -> None:
        """Know the person's latest name and language."""
        async with self._store.transaction() as writing:
            await remember(writing, person)

    async def person(self, person_id: int) -> Person | None:
        """The person, if they ever took part."""
        async with self._store.reading() as reading:
            row = await people.get(reading, person_id)
        return None if row is None else Person(row.id, row.name, row.locale)

    async def about(self, person_id: int) -> About:
        """Everything that the person has said."""
        async with self._store.reading() as reading:
            return await self._about(reading, person_id)

    async def _about(self, reading: Reading, person_id: int) -> About:
        now = self._clock.now()
        settings = await people.settings(reading, person_id)
        zone = ZoneInfo(settings.zone)
        today = now.astimezone(zone).date()
        rows = await people.vacations_of(reading, [person_id], _new_year(today.year, zone))
        return About(
            settings=settings,
            now=now,
            vacations=tuple(_vacation(row, zone) for row in rows if row.ends_at > now),
            year=today.year,
            left=DAYS_AWAY - sum(day.year == today.year for day in _days_of(rows, zone)),
            blocked=tuple(
                Person(row.id, row.name, row.locale) for row in await people.blocked_by(reading, person_id)
            ),
            playing=len(await matches.of_person(reading, person_id)),
        )

    async def live_in(self, person: Person, zone: str) -> About:
        """Their clocks show the time of that zone. Raises `MatchError` unknown-zone."""
        found = zones.find(zone)
        if found is None:
            raise MatchError("unknown-zone", zone=zone[:40])
        return await self._set(person, zone=found)

    async def wake(self, person: Person, wakes: int | None, sleeps: int | None) -> About:
        """When they are awake, in minutes after midnight; always, if both are None or the same.

        Raises `MatchError` short-day.
        """
        if wakes is None or sleeps is None or wakes == sleeps:
            return await self._set(person, wakes=None, sleeps=None)
        if not all(0 <= minute < 24 * 60 for minute in (wakes, sleeps)):
            raise ValueError(f"no time of day: {wakes}, {sleeps}")
        if (sleeps - wakes) % (24 * 60) < LEAST_AWAKE * 60:
            raise MatchError("short-day", hours=(sleeps - wakes) % (24 * 60) // 60, least=LEAST_AWAKE)
        return await self._set(person, wakes=wakes, sleeps=sleeps)

    async def telling(self, person_id: int) -> TellingRow:
        """How they have chosen to be told what is for them alone, and are known."""
        async with self._store.reading() as reading:
            return await people.telling_of(reading, person_id)

    async def change(self, person: Person, **changed: Unpack[Preferences]) -> About:
        """They want it so from now on."""
        return await self._set(person, **changed)

    async def _set(self, person: Person, **changed: Any) -> About:
        async with self._store.transaction() as writing:
            await remember(writing, person)
            now = self._clock.now()
            await clocks.settle(writing, person.id, now)
            before = await people.settings(writing, person.id)
            await people.set_up(writing, msgspec.structs.replace(before, **changed))
            await clocks.replan(writing, person.id, now)
            return await self._about(writing, person.id)

    async def go_away(self, person: Person, first: date, last: date) -> About:
        """A vacation from the first day to the last, both included; at once if the first is today.

        The tables they sit at are told. Raises `MatchError` vacation-past, vacation-backwards,
        vacation-too-far, vacation-overlaps, vacation-too-long.
        """
        async with self._store.transaction() as writing:
            await remember(writing, person)
            now = self._clock.now()
            zone = ZoneInfo((await people.settings(writing, person.id)).zone)
            starts_at, ends_at = await span_of(writing, person.id, first, last, now)
            known = await people.vacations_of(writing, [person.id], _new_year(first.year, zone))
            if any(row.starts_at < ends_at and starts_at < row.ends_at for row in known):
                raise MatchError("vacation-overlaps")
            _check_days(known, first, last, zone)
            await clocks.settle(writing, person.id, now)
            await people.add_vacation(writing, person.id, starts_at, ends_at)
            await clocks.replan(writing, person.id, now)
            times = {"since": int(starts_at.timestamp()), "until": int(ends_at.timestamp())}
            told = await _tell(writing, person, "vacation", now, **times)
            return msgspec.structs.replace(await self._about(writing, person.id), told=told)

    async def end_vacation(self, person: Person, vacation: int) -> About:
        """They are back from it, or it does not take place; the days that were not used are theirs again.

        Nothing happens if it is over already.
        """
        async with self._store.transaction() as writing:
            await remember(writing, person)
            now = self._clock.now()
            known = await people.vacations_of(writing, [person.id], now)
            found = next((row for row in known if row.id == vacation), None)
            told = False
            if found is not None:
                await clocks.settle(writing, person.id, now)
                begun = found.starts_at <= now
                if begun:
                    await people.end_vacation(writing, vacation, now)
                else:
                    await people.remove_vacation(writing, vacation)
                await clocks.replan(writing, person.id, now)
                told = await _tell(writing, person, "vacation-back" if begun else "vacation-off", now)
            return msgspec.structs.replace(await self._about(writing, person.id), told=told)

    async def block(self, person: Person, others: Sequence[Person]) -> About:
        """They do not want to sit at a table with these people any more; matches that run go on.

        Raises `MatchError` block-yourself, too-many-blocked.
        """
        async with self._store.transaction() as writing:
            await remember(writing, person)
            for other in others:
                if other.id == person.id:
                    raise MatchError("block-yourself")
                if await people.get(writing, other.id) is None:  # who was forgotten stays so
                    await remember(writing, other)
                await people.block(writing, person.id, other.id)
            if len(await people.blocked_by(writing, person.id)) > MOST_BLOCKED:
                raise MatchError("too-many-blocked", most=MOST_BLOCKED)
            return await self._about(writing, person.id)

    async def unblock(self, person_id: int, others: Sequence[int]) -> About:
        """They may sit at a table with these people again."""
        async with self._store.transaction() as writing:
            for other in others:
                await people.unblock(writing, person_id, other)
            return await self._about(writing, person_id)

    async def data(self, person_id: int) -> dict[str, list[dict[str, Any]]]:
        """What is stored about the person, as ``PRIVACY.md`` says: tables with their rows."""
        async with self._store.reading() as reading:
            return await people.data_of(reading, person_id)

    async def forget(self, person_id: int, called: str) -> None:
        """Forget what the person has said; in matches that are over they are called so.

        The moves stay, and so does the number that Discord gave them: others could not look at their matches
        otherwise. Nobody will wait for them: a sitting to come is off, and in a match that was put aside a
        computer has their seat. Raises `MatchError` still-playing as long as they sit at a table.
        """
        async with self._store.transaction() as writing:
            played = await matches.known_to(writing, person_id)
            await matches.hold(writing, *played)
            seated = [*await matches.of_person(writing, person_id), *await matches.sat_in(writing, person_id)]
            if seated:
                raise MatchError("still-playing", count=len(seated))
            if await people.get(writing, person_id) is None:
                return
            for match_id in played:
                await _give_up(writing, match_id, person_id, self._clock.now())
            for name in sorted(await people.names_of(writing, person_id), key=len, reverse=True):
                for match_id in played:
                    await notices.rename(writing, match_id, name, called)
                    await kept.rename(writing, match_id, name, called)
                if not await people.another_called(writing, name, person_id):  # who it was, no notice says
                    await notices.rename_staff(writing, name, called)
            await people.forget(writing, person_id, called)


async def _give_up(writing: Writing, match_id: int, person: int, now: datetime) -> None:
    """The person sits in for nobody there, also later, and is not waited for should the match be revived."""
    match = await load(writing, match_id)
    for seat in await seats.of(writing, [match_id]):
        if seat.sitter == person:
            await sitters.end(writing, match, seat, now)
        waits = seat.computer is None and not seat.resigned
        if seat.person == person and match.state == "archived" and waits:
            if seat.seat == match.to_act:
                await actions.remove_draft(writing, match_id)
            await clocks.to_computer(writing, match, seat.seat, computers.CARETAKER, now)


async def _tell(writing: Writing, person: Person, kind: str, now: datetime, **times: int) -> bool:
    """Write a notice in every match that the person plays; whether there is any."""
    played = [row for row in await matches.of_person(writing, person.id) if row.state == "playing"]
    for row in played:
        await note(writing, row, kind, now, name=person.name, **times)
    return bool(played)


def _check_days(known: Sequence[VacationRow], first: date, last: date, zone: ZoneInfo) -> None:
    """Raise `MatchError` vacation-too-long if a year would have more days of vacation than it may."""
    taken = _days_of(known, zone)
    days = {first + number * DAY for number in range((last - first).days + 1)}
    used, wanted = [day.year for day in taken], [day.year for day in days - taken]
    for year in sorted(set(wanted)):
        left = DAYS_AWAY - used.count(year)
        if wanted.count(year) > left:
            raise MatchError(
                "vacation-too-long", year=str(year), days=wanted.count(year), left=left, most=DAYS_AWAY
            )


def _vacation(row: VacationRow, zone: ZoneInfo) -> Vacation:
    days = _dates(row, zone)
    return Vacation(row.id, row.starts_at, row.ends_at, days[0], days[-1])


def _dates(row: VacationRow, zone: ZoneInfo) -> list[date]:
    """The days that a vacation takes: those it touches, but no more than it is long.

    Long counts where the person has moved since, to where its midnights are none.
    """
    first = row.starts_at.astimezone(zone).date()
    last = (row.ends_at - timedelta(microseconds=1)).astimezone(zone).date()
    days = min((last - first).days + 1, max(1, ceil((row.ends_at - row.starts_at) / DAY)))
    return [first + number * DAY for number in range(days)]


def _days_of(rows: Sequence[VacationRow], zone: ZoneInfo) -> set[date]:
    """The days of these vacations; one that several have touched is one."""
    return {day for row in rows for day in _dates(row, zone)}


def _midnight(day: date, zone: ZoneInfo) -> datetime:
    return datetime.combine(day, time(), zone).astimezone(ZoneInfo("UTC"))


def _new_year(year: int, zone: ZoneInfo) -> datetime:
    """Early enough for every vacation that has a day in that year."""
    return _midnight(date(year, 1, 1), zone) - DAY
