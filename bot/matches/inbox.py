"""What waits for a person in all their matches, and whom a match waits for."""

import asyncio
from collections.abc import Collection, Sequence
from datetime import datetime, time, timedelta
from statistics import median_low
from zoneinfo import ZoneInfo

import msgspec

from bot.clock import Clock
from bot.matches import clocks
from bot.matches.base import Service, assemble, load, match_of
from bot.matches.model import Match, TableQuestion, Vote
from bot.matches.nudges import has_given, may_nudge
from bot.matches.positions import Positions, playable
from bot.matches.questions import Questions
from bot.matches.records import by_newest_rules
from bot.matches.votes import Votes
from bot.matches.watching import Watching
from bot.store import Store, actions, deadlines, matches, people, played, seats, votes
from bot.store.database import Reading
from bot.store.matches import UNPLAYABLE, MatchRow
from bot.store.played import TurnRow
from games.engine import CodedError, Position, Seat

PENDING = 7
"""Matches whose decision is told in one inbox; the others follow when these are done."""


SOME_TURNS = 3
"""So many turns tell how long somebody usually takes."""


class Pending(msgspec.Struct, frozen=True):
    """A match that waits for the person, as everybody may see it; no view if it cannot be read any more."""

    match: Match
    view: Position | None


class Likely(msgspec.Struct, frozen=True):
    """A match that will likely wait for the person today, once somebody in seat ``after`` has acted."""

    match: Match
    after: Seat


class Inbox(msgspec.Struct, frozen=True, kw_only=True):
    """The matches that wait for a person, the longest wait first, ``pending`` the first of them with a view.

    ``votes`` lack the person's ballot, ``questions`` their answer. ``others`` are all their further tables
    and running matches, also those that are paused; of those ``likely`` will wait for the person today, if
    all move as they did before.
    """

    waiting: tuple[Match, ...]
    pending: tuple[Pending, ...]
    votes: tuple[Vote, ...]
    questions: tuple[TableQuestion, ...]
    others: tuple[Match, ...]
    likely: tuple[Likely, ...] = ()


class SeatClock(msgspec.Struct, frozen=True, kw_only=True):
    """The clock of the seat to act: what it has ``left`` of its time, None without a pace.

    ``due_at``: when that is up, None while the clock stands still. Whoever sits there is asleep until
    ``asleep_until`` or on vacation until ``away_until``, or a weekend that does not count lasts until they
    are there at ``rests_until``; None: that is not so. They hear ``later`` of what would tell them now, as
    they wish. Once the time is up grace runs until ``grace_until``; it is ``late`` when the first is over,
    and the others have been asked.
    """

    left: timedelta | None = None
    due_at: datetime | None = None
    asleep_until: datetime | None = None
    away_until: datetime | None = None
    rests_until: datetime | None = None
    later: bool = False
    grace_until: datetime | None = None
    late: bool = False


class Why(msgspec.Struct, frozen=True, kw_only=True):
    """What a match waits for: who is to act stands in ``match``, and ``votes`` are those that go on.

    ``view`` is a watcher's, None unless the match runs and can be played. ``adoptable``: it waits for rules
    that this program has no more, and its record follows the newest as well. ``revivable``: it is put aside,
    and its players may let it go on. ``nudges``, ``gives``: whoever asks has not done so lately.
    """

    match: Match
    view: Position | None
    clock: SeatClock
    votes: tuple[Vote, ...]
    adoptable: bool = False
    revivable: bool = False
    nudges: bool = True
    gives: bool = True


class Inboxes(Service):
    """The use cases of waiting."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        positions: Positions,
        watching: Watching,
        voting: Votes,
        questions: Questions,
    ) -> None:
        super().__init__(store, clock, positions)
        self._watching = watching
        self._voting = voting
        self._questions = questions

    async def of(self, person_id: int) -> Inbox:
        """Everything that waits for this person, in every server."""
        own = await self._watching.of_person(person_id)
        waiting = tuple(match for match in own if match.paused_at is None and waits_for(match, person_id))
        others = tuple(match for match in own if match not in waiting)
        return Inbox(
            waiting=waiting,
            pending=tuple([Pending(match, await self._view(match)) for match in waiting[:PENDING]]),
            votes=tuple(await self._voting.waiting_for(person_id)),
            questions=tuple(await self._questions.waiting_for(person_id)),
            others=others,
            likely=tuple(await self._likely(person_id, others)),
        )

    async def oldest(self, person_id: int) -> Match | None:
        """The match that has waited longest for this person and can go on."""
        async with self._store.reading() as reading:
            waiting = await assemble(reading, await matches.waiting_for(reading, person_id))
        return next((match for match in waiting if match.paused_at is None), None)

    async def why(self, match_id: int, person_id: int | None = None) -> Why:
        """Whom the match waits for, as that person asks; raises `MatchError` no-such-match, rules-changed."""
        async with self._store.reading() as reading:
            row = await load(reading, match_id)
            match = match_of(row, await seats.of(reading, [match_id]))
            clock = await self._clock_of(reading, row)
            asked = await votes.open_in(reading, match_id)
            nudges = gives = True
            if person_id is not None and match.seat_of(person_id) is not None:
                nudges = await may_nudge(reading, match_id, person_id, self._clock.now())
                gives = not await has_given(reading, row, person_id)
            waits = row.stopped_by == "rules" and row.state == "playing"
            entries = [entry.entry for entry in await actions.of(reading, match_id)] if waits else []
        adoptable = waits and await asyncio.to_thread(by_newest_rules, row, entries) is not None
        runs = match.state == "playing" and match.stopped_by not in UNPLAYABLE
        view = (await self._watching.turn(match_id)).view if runs else None
        going_on = await self._voting.open_in(match_id) if asked else ()
        return Why(
            match=match,
            view=view,
            clock=clock,
            votes=tuple(going_on),
            adoptable=adoptable,
            revivable=row.state == "archived" and row.stopped_by != "staff" and playable(row),
            nudges=nudges,
            gives=gives,
        )

    async def _likely(self, person_id: int, others: Sequence[Match]) -> list[Likely]:
        """What is likely to come today, where the person lives; looked for in the first of these matches."""
        now = self._clock.now()
        run = [match for match in others if match.state == "playing" and match.paused_at is None]
        run = [match for match in run if match.away_until is None and match.started_at is not None][:PENDING]
        async with self._store.reading() as reading:
            zone = ZoneInfo((await people.settings(reading, person_id)).zone)
            taken = await played.turns(reading, [match.id for match in run])
        here = now.astimezone(zone)
        midnight = datetime.combine(here.date() + timedelta(days=1), time(), zone)
        found = []
        for match in run:
            seat, view = match.seat_of(person_id), await self._view(match)
            if (
                seat is None
                or seat.player != person_id
                or seat.resigned
                or view is None
                or seat.seat not in view.following()
            ):
                continue
            following = view.following()
            before = [match.to_act, *following[: following.index(seat.seat)]]
            quick = {other.seat for other in match.seats if other.computer is not None}
            at = comes_at([turn for turn in taken if turn.match_id == match.id], match, before, quick, now)
            if at is not None and at < midnight:
                found.append(Likely(match, before[-1] or 0))
        return found

    async def _view(self, match: Match) -> Position | None:
        """The running match as everybody may see it."""
        try:
            return (await self._watching.turn(match.id)).view
        except CodedError:
            return None

    async def _clock_of(self, reading: Reading, row: MatchRow) -> SeatClock:
        found = await deadlines.get(reading, row.id)
        if found is None:
            return SeatClock()
        now = self._clock.now()
        habits = await clocks.habits_at(reading, found, now)
        hours = clocks.hours_of(found, habits)
        away, there = hours.away_until(now), hours.next_awake(now)
        rests = not away and there > habits.hours.next_awake(now)
        asleep = not away and not rests and there > now
        snoozed = clocks.silent_until(found)
        left = None if found.left is None else timedelta(seconds=found.left)
        if left is not None and found.counted_at is not None:
            left = max(timedelta(), left - hours.between(found.counted_at, now))
        return SeatClock(
            left=left,
            due_at=found.due_at,
            asleep_until=there if asleep else None,
            away_until=away,
            rests_until=there if rests else None,
            later=habits.settings.digest_at is not None or (snoozed is not None and snoozed > there),
            grace_until=clocks.late_at(found, habits),
            late=found.stage == "late",
        )


def comes_at(
    taken: Sequence[TurnRow],
    match: Match,
    before: Sequence[Seat | None],
    quick: Collection[Seat],
    now: datetime,
) -> datetime | None:
    """When these seats, the one to act first, will have acted, if each takes as long as it usually has here.

    Usually: the median of its turns in this match, by the clock on the wall, which everybody can read in its
    log; of what people say about their hours nothing goes in. The seats in ``quick`` take no time. None if
    that cannot be said: a seat has taken fewer than `SOME_TURNS`, or that to act waits longer than ever.
    """
    spans: dict[Seat, list[timedelta]] = {}
    since = match.started_at
    for turn in taken:
        if since is not None:
            spans.setdefault(turn.seat, []).append(turn.at - since)
        since = turn.at
    left = timedelta()
    for place, seat in enumerate(before):
        own = spans.get(seat if seat is not None else -1, [])
        if seat in quick:
            continue
        if len(own) < SOME_TURNS:
            return None
        usual = median_low(own)
        if place == 0 and match.turn_since is not None:
            waited = now - match.turn_since
            if waited > max(own):
                return None
            usual = max(timedelta(), usual - waited)
        left += usual
    return now + left


def waits_for(match: Match, person: int) -> bool:
    """Whether that person is to act."""
    seat = match.acts(person)
    return seat is not None and seat.waiting and seat.computer is None
