"""What the services share: the store, the clock, the positions, and reading a match."""

from collections import defaultdict
from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime, timedelta
from functools import wraps
from inspect import iscoroutinefunction
from typing import Any

import msgspec
from sqlalchemy.exc import DBAPIError

from bot.clock import Clock
from bot.matches import computers
from bot.matches.errors import MatchError
from bot.matches.model import Match, SeatState
from bot.matches.positions import Positions
from bot.store import Store, is_conflict, matches, outbox, ratings, seats
from bot.store.database import Reading, Writing
from bot.store.matches import MatchRow
from bot.store.seats import FormerRow, SeatRow
from games.engine import Outcome
from games.engine.contract import SEAT_LETTERS, seat_letter

LONGEST_ID = 1 << 63
"""Greater numbers fit into no database."""


TRIES = 5
"""Of a use case whose transaction stands in the way of another process's."""


def _tried(use_case: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
    @wraps(use_case)
    async def again(*arguments: Any, **options: Any) -> Any:
        for _ in range(TRIES - 1):
            try:
                return await use_case(*arguments, **options)
            except DBAPIError as error:
                if not is_conflict(error):
                    raise
        return await use_case(*arguments, **options)

    return again


class Service:
    """What every service is given. Each public method is a use case, with transactions of its own.

    It is tried again when PostgreSQL makes it give way to another process: nothing of it is done then.
    """

    def __init_subclass__(cls) -> None:
        for name, member in vars(cls).items():
            if not name.startswith("_") and iscoroutinefunction(member):
                setattr(cls, name, _tried(member))

    def __init__(self, store: Store, clock: Clock, positions: Positions) -> None:
        self._store = store
        self._clock = clock
        self._positions = positions


async def load(reading: Reading, match: int) -> MatchRow:
    """The match as stored; raises `MatchError` no-such-match."""
    row = await matches.get(reading, match) if 0 < match < LONGEST_ID else None
    if row is None:
        raise MatchError("no-such-match", match=match)
    return row


async def load_to_tell(reading: Reading, match: int) -> tuple[MatchRow, Match]:
    """The match as stored and shown, with who sat there before; raises `MatchError` no-such-match."""
    row = await load(reading, match)
    seated = await seats.of(reading, [match])
    found = match_of(row, seated)
    if any(seat.left for seat in seated):
        formers = [*await seats.formers(reading, match), *await _computers_before(reading, match)]
        formers.sort(key=lambda former: former.ended_at, reverse=True)
        found = msgspec.structs.replace(found, formers=tuple(formers))
    return row, found


async def _computers_before(reading: Reading, match: int) -> list[FormerRow]:
    """The computers of the match whose seats staff gave to people."""
    given = await ratings.given(reading, [match])
    seated = [SEAT_LETTERS.index(str(row.facts["seat"])) for row in given]
    return [
        FormerRow(seat, computers.name(seat), row.turn, row.at)
        for seat, row in zip(seated, given, strict=True)
    ]


async def assemble(reading: Reading, rows: Sequence[MatchRow]) -> list[Match]:
    """The matches of the rows, with their seats, in the same order."""
    of: defaultdict[int, list[SeatRow]] = defaultdict(list)
    for seat in await seats.of(reading, [row.id for row in rows]) if rows else ():
        of[seat.match_id].append(seat)
    return [match_of(row, of[row.id]) for row in rows]


def match_of(row: MatchRow, seated: Sequence[SeatRow]) -> Match:
    """The match as everybody may know it: the seed stays behind."""
    fields = msgspec.structs.asdict(row)
    for inner in ("seed", "start", "untold", "replayed_by", "progress", "progress_at"):
        del fields[inner]
    if row.state == "archived":
        fields["to_act"] = None  # who will be again once the match is revived
    fields["outcome"] = None if row.outcome is None else msgspec.convert(row.outcome, Outcome)
    fields["seats"] = tuple(
        SeatState(
            seat=seat.seat,
            person=seat.person,
            name=_name(seat),
            resigned=seat.resigned,
            waiting=row.state == "playing" and seat.seat == row.to_act,
            offered=seat.offered_at is not None,
            bank=None if seat.bank is None else timedelta(seconds=seat.bank),
            computer=seat.computer,
            sitter=seat.sitter,
            sits_from=seat.sits_from,
            sits_until=seat.sits_until,
            pauses=row.resumes_at is not None and seat.paused_at == row.paused_at,
            paused_alone=seat.paused_at is not None,
        )
        for seat in seated
    )
    return Match(**fields)


def _name(seat: SeatRow) -> str:
    """Who plays there, as people call them; of a match that was brought the seat is all that is known."""
    if seat.person is not None:
        return seat.name
    return seat_letter(seat.seat) if seat.computer is None else computers.name(seat.seat)


async def show(reading: Reading, match: int) -> Match:
    """The match as everybody may know it; raises `MatchError` no-such-match."""
    return (await assemble(reading, [await load(reading, match)]))[0]


def seat_of(match: Match, person: int) -> SeatState:
    """Where the person sits; raises `MatchError` not-in-match."""
    seat = match.seat_of(person)
    if seat is None:
        raise MatchError("not-in-match", match=match.id)
    return seat


def acting_seat(match: Match, person: int) -> SeatState:
    """Where the person may act, also for somebody else; raises `MatchError` not-in-match."""
    seat = match.acts(person)
    if seat is None:
        raise MatchError("not-in-match", match=match.id)
    return seat


def check_begun(match: Match | MatchRow) -> None:
    """Raise `MatchError` not-started for a lobby, never-began for one that was closed."""
    if match.started_at is None:
        if match.state == "over":
            raise MatchError("never-began", match=match.id)
        raise MatchError("not-started", match=match.id)


def check_not_paused(match: Match | MatchRow) -> None:
    """Raise `MatchError` paused while nobody can move."""
    if match.paused_at is not None:
        by = match.stopped_by or "players"
        raise MatchError("paused", match=match.id, by=by if match.resumes_at is None else "alone")


def check_playing(match: Match, person_id: int) -> SeatState:
    """The person's seat in a running match; raises `MatchError`."""
    return _check_runs(match, seat_of(match, person_id))


def check_acts(match: Match, person_id: int) -> SeatState:
    """Where the person may act in a running match, also for somebody else; raises `MatchError`."""
    seat = _check_runs(match, acting_seat(match, person_id))
    if seat.computer is not None:
        raise MatchError("computer-plays", match=match.id)
    return seat


def _check_runs(match: Match, seat: SeatState) -> SeatState:
    check_begun(match)
    if match.state == "over":
        raise MatchError("match-over", match=match.id)
    if match.state == "archived":
        raise MatchError("archived", match=match.id)
    if seat.resigned:
        raise MatchError("already-resigned", match=match.id)
    return seat


def check_plays(match: Match, person_id: int) -> SeatState:
    """The person's seat in a running match, which no computer plays for them; raises `MatchError`."""
    seat = check_playing(match, person_id)
    if seat.computer is not None:
        raise MatchError("computer-plays", match=match.id)
    return seat


async def tell_card(writing: Writing, match: int, now: datetime) -> None:
    """Let the match's card be written anew, unless that is to happen anyway."""
    if not await outbox.waits(writing, match, "lobby"):
        await outbox.add(writing, match, "lobby", now)


async def tell_turns(writing: Writing, match: MatchRow, computers: int, ended: int, now: datetime) -> None:
    """Tell of the turns before number ``ended`` that nobody was told of.

    Computers took those up to number ``computers``: they are told together, every later one by itself.
    """
    first = match.turn if match.untold is None else match.untold
    if first < computers:
        await outbox.add(writing, match.id, "turn", now, {"number": computers, "since": first})
    elif first == computers:
        await outbox.add(writing, match.id, "turn", now, {"number": computers})
    for number in range(computers + 1, ended):
        await outbox.add(writing, match.id, "turn", now, {"number": number})


async def tell_held_back(writing: Writing, match: MatchRow, now: datetime) -> None:
    """Tell of the computers' turns that wait to be told; to forget that they do is for the caller."""
    await tell_turns(writing, match, match.turn - 1, match.turn, now)
