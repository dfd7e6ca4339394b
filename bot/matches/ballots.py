"""Votes of the people of a match: what is open, what has lapsed, what is decided.

All of them must agree to a pause, to taking a turn back, to ending the match, the last without those who are
absent. To other terms more than half must agree, and nobody object for a day. More than half of the others
who act decide what becomes of a seat whose time is up. Whoever has resigned has no vote. The functions work
in a given transaction; what follows from a vote stands in `bot.matches.lifecycle`, what people do in
`bot.matches.votes`.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta

import games
from bot.matches import clocks
from bot.store import deadlines, matches, outbox, seats, votes
from bot.store.database import Reading, Writing
from bot.store.matches import UNPLAYABLE, MatchRow
from bot.store.seats import SeatRow
from bot.store.votes import UNASKED, BallotRow, VoteKind, VoteRow, VoteState
from games.engine import Seat, editions

OBJECTIONS = timedelta(days=1)
"""How long it can be objected to other terms before silence is consent."""

LASTS = timedelta(days=7)
"""How long it can be agreed to what somebody asked for."""


async def overdue(writing: Writing, match: MatchRow, seat: Seat, now: datetime) -> None:
    """Ask the others what is to become of the seat, whose time is up; nothing if they are asked already.

    Nor if there are none: computers have no vote.
    """
    if not voters("overdue", seat, await seats.of(writing, [match.id])):
        return
    if not any(vote.kind == "overdue" for vote in await votes.open_in(writing, match.id)):
        await begin(writing, match, "overdue", seat, None, now)


async def standing(writing: Writing, match: MatchRow, seat: Seat, now: datetime) -> None:
    """Ask all whether to end the match by the present standing, as it stands still; not if they are asked."""
    if not any(vote.kind == "standing" for vote in await votes.open_in(writing, match.id)):
        await begin(writing, match, "standing", seat, match.progress_at, now)


async def begin(
    writing: Writing,
    match: MatchRow,
    kind: VoteKind,
    seat: Seat,
    target: int | None,
    now: datetime,
    terms: str | None = None,
) -> int:
    """Open a vote; its number. Whoever asks for something agrees to it."""
    number = await votes.add(
        writing,
        match_id=match.id,
        kind=kind,
        seat=seat,
        target=target,
        seq=match.seq,
        at=now,
        terms=terms,
    )
    await plan(writing, match.id, now)
    if kind not in UNASKED:
        await votes.cast(writing, BallotRow(number, seat, "yes"))
    await tell(writing, match.id, number, now)
    return number


async def plan(writing: Writing, match: int, now: datetime) -> None:
    """When something follows from the time alone has changed in those that go on."""
    seated = await seats.of(writing, [match])
    for vote in await votes.open_in(writing, match):
        await votes.plan(writing, vote.id, _due_at(vote, seated, now))


def _due_at(vote: VoteRow, seated: Sequence[SeatRow], now: datetime) -> datetime | None:
    """When silence is consent, one veto less counts, or it has lapsed; None: somebody's clock says when."""
    if vote.kind == "overdue":
        return None
    agrees_at = vote.at + OBJECTIONS
    last = agrees_at if vote.kind == "terms" and now < agrees_at else vote.at + LASTS
    absent = (seated[seat].absent_at for seat in voters(vote.kind, vote.seat, seated))
    return min([last, *(at for at in absent if at is not None and at > now)])


async def put_off(writing: Writing, now: datetime, until: datetime) -> None:
    """Silence that would be consent to other terms before then is so only then: nobody could object."""
    await matches.hold(writing, *(vote.match_id for vote in await votes.due(writing, until)))
    for vote in await votes.due(writing, until):
        agrees_at = vote.at + OBJECTIONS
        if vote.kind == "terms" and vote.due_at is not None and vote.due_at <= agrees_at < until:
            await votes.ask_again(writing, vote.id, until - OBJECTIONS)
            await votes.plan(writing, vote.id, until)
            await tell(writing, vote.match_id, vote.id, now)


def newest_rules(game: str) -> str:
    """The rules that a match is to go on by, as a vote keeps them: what came after was not compared."""
    return f"{games.game(game).rules_version} {editions.printed(game)[1][:12]}"


async def tell(writing: Writing, match: int, vote: int, now: datetime) -> None:
    """Have its message posted, or brought up to date."""
    await outbox.add(writing, match, "vote", now, {"vote": vote})


async def tell_open(writing: Writing, match: int, now: datetime) -> None:
    """Have the messages of all that go on brought up to date: whom they wait for has changed."""
    for vote in await votes.open_in(writing, match):
        await tell(writing, match, vote.id, now)


def voters(kind: str, seat: Seat, seated: Sequence[SeatRow]) -> tuple[Seat, ...]:
    """Who has a vote: all people that have not resigned, also those for whom a computer plays.

    About a seat whose time is up: the others who act.
    """
    if kind == "overdue":
        return tuple(row.seat for row in seated if row.player and not row.resigned and row.seat != seat)
    return tuple(row.seat for row in seated if row.person is not None and not row.resigned)


def needed(kind: str, seat: Seat, seated: Sequence[SeatRow], now: datetime) -> tuple[Seat, ...]:
    """Whose votes decide: about ends and terms whoever is absent has a say, but no veto."""
    absent = {row.seat for row in seated if row.absent_at is not None and row.absent_at <= now}
    entitled = voters(kind, seat, seated)
    if kind in ("pause", "undo"):
        return entitled
    asks = kind not in UNASKED
    return tuple(each for each in entitled if each not in absent or (asks and each == seat))


def decided(
    kind: str,
    entitled: Sequence[Seat],
    ballots: Mapping[Seat, str],
    *,
    stuck: bool = False,
    waited: bool = False,
) -> str | None:
    """What is decided by the ballots: a choice, or None as long as nothing is.

    ``stuck``: the match cannot be played on; to end it more than half is enough. ``waited``: nobody has to
    agree any more to other terms, if nobody objects and more than half of those agree who were asked.
    """
    cast = Counter(ballots[seat] for seat in entitled if seat in ballots)
    if waited and not cast["no"] and 2 * (cast["yes"] - 1) > len(entitled) - 1:
        return "yes"
    if kind != "overdue" and not stuck:
        return "no" if cast["no"] else "yes" if cast["yes"] == len(entitled) else None
    return next((choice for choice, count in cast.items() if 2 * count > len(entitled)), None)


async def lapsed(reading: Reading, match: MatchRow, vote: VoteRow, now: datetime) -> bool:
    """Whether what the vote is about has changed, or it was asked too long ago and nothing is decided."""
    if match.state != "playing":
        return True
    if vote.kind == "overdue":
        clock = await deadlines.get(reading, match.id)
        waits = clock is not None and clock.seat == vote.seat and clock.stage == "late"
        asked = voters(vote.kind, vote.seat, await seats.of(reading, [match.id]))
        return match.paused_at is not None or not waits or not asked
    if vote.kind == "standing":
        return vote.target != match.progress_at or now - vote.at >= LASTS
    asking = (await seats.of(reading, [match.id]))[vote.seat]
    if vote.kind == "adopt" and (match.stopped_by != "rules" or vote.terms != newest_rules(match.game)):
        return True
    gone = asking.resigned or (vote.kind == "undo" and asking.player is None)  # a computer plays on
    moved = vote.kind == "undo" and match.seq != vote.seq
    paused = vote.kind == "pause" and match.paused_at is not None
    if gone or moved or paused:
        return True
    return now - vote.at >= LASTS and await outcome(reading, vote, now) is None


async def outcome(reading: Reading, vote: VoteRow, now: datetime) -> str | None:
    """What is decided so far."""
    seated = await seats.of(reading, [vote.match_id])
    ballots = {ballot.seat: ballot.choice for ballot in await votes.ballots_of(reading, vote.id)}
    match = await matches.get(reading, vote.match_id)
    stuck = match is not None and match.stopped_by in UNPLAYABLE
    entitled = needed(vote.kind, vote.seat, seated, now)
    waited = vote.kind == "terms" and now - vote.at >= OBJECTIONS
    return decided(vote.kind, entitled, ballots, stuck=stuck, waited=waited)


async def silent_at(reading: Reading, vote: VoteRow, now: datetime) -> datetime | None:
    """When silence says something: consent to other terms, or that a computer plays for who is overdue."""
    if vote.kind == "terms":
        agrees_at = vote.at + OBJECTIONS
        return agrees_at if vote.state == "open" and now < agrees_at else None
    clock = await deadlines.get(reading, vote.match_id)
    if vote.kind != "overdue" or vote.state != "open" or clock is None:
        return None
    return clocks.late_at(clock, await clocks.habits_at(reading, clock, vote.at))


async def end(writing: Writing, vote: VoteRow, state: VoteState, now: datetime) -> None:
    """The vote is over, and its message says so."""
    await votes.close(writing, vote.id, state)
    await tell(writing, vote.match_id, vote.id, now)
