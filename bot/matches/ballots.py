"""Votes of the people of a match: what is open, what has lapsed, what is decided.

All of them must agree to a pause, to taking a turn back, to ending the match; more than half of the others
decide what becomes of a seat whose time is up. Whoever has resigned has no vote. The functions work in a
given transaction; what follows from a vote stands in `bot.matches.lifecycle`, what people do in
`bot.matches.votes`.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta

from bot.store import deadlines, matches, outbox, seats, votes
from bot.store.database import Reading, Writing
from bot.store.matches import UNPLAYABLE, MatchRow
from bot.store.seats import SeatRow
from bot.store.votes import BallotRow, VoteKind, VoteRow, VoteState
from games.engine import Seat

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


async def begin(
    writing: Writing, match: MatchRow, kind: VoteKind, seat: Seat, target: int | None, now: datetime
) -> int:
    """Open a vote; its number. Whoever asks for something agrees to it."""
    number = await votes.add(writing, match.id, kind, seat, target, match.seq, now)
    if kind != "overdue":
        await votes.cast(writing, BallotRow(number, seat, "yes"))
    await tell(writing, match.id, number, now)
    return number


async def tell(writing: Writing, match: int, vote: int, now: datetime) -> None:
    """Have its message posted, or brought up to date."""
    await outbox.add(writing, match, "vote", now, {"vote": vote})


def voters(kind: str, seat: Seat, seated: Sequence[SeatRow]) -> tuple[Seat, ...]:
    """Who has a vote: all people that have not resigned, but for the seat whose time is up.

    Also those for whom a computer plays: it is not for the others to decide about their match without them.
    """
    return tuple(
        row.seat
        for row in seated
        if row.person is not None and not row.resigned and (kind != "overdue" or row.seat != seat)
    )


def decided(
    kind: str, entitled: Sequence[Seat], ballots: Mapping[Seat, str], *, stuck: bool = False
) -> str | None:
    """What is decided by the ballots: a choice, or None as long as nothing is.

    ``stuck``: the match cannot be played on; to end it more than half is enough.
    """
    cast = Counter(ballots[seat] for seat in entitled if seat in ballots)
    if kind != "overdue" and not stuck:
        return "no" if cast["no"] else "yes" if cast["yes"] == len(entitled) else None
    return next((choice for choice, count in cast.items() if 2 * count > len(entitled)), None)


async def lapsed(reading: Reading, match: MatchRow, vote: VoteRow, now: datetime) -> bool:
    """Whether what the vote is about has changed, or it was asked too long ago."""
    if match.state != "playing":
        return True
    if vote.kind == "overdue":
        clock = await deadlines.get(reading, match.id)
        waits = clock is not None and clock.seat == vote.seat and clock.stage == "out"
        asked = voters(vote.kind, vote.seat, await seats.of(reading, [match.id]))
        return match.paused_at is not None or not waits or not asked
    asking = (await seats.of(reading, [match.id]))[vote.seat]
    gone = asking.resigned or (vote.kind == "undo" and asking.player is None)  # a computer plays on
    moved = vote.kind == "undo" and match.seq != vote.seq
    paused = vote.kind == "pause" and match.paused_at is not None
    return gone or moved or paused or now - vote.at >= LASTS


async def outcome(reading: Reading, vote: VoteRow) -> str | None:
    """What is decided so far."""
    seated = await seats.of(reading, [vote.match_id])
    ballots = {ballot.seat: ballot.choice for ballot in await votes.ballots_of(reading, vote.id)}
    match = await matches.get(reading, vote.match_id)
    stuck = match is not None and match.stopped_by in UNPLAYABLE
    return decided(vote.kind, voters(vote.kind, vote.seat, seated), ballots, stuck=stuck)


async def end(writing: Writing, vote: VoteRow, state: VoteState, now: datetime) -> None:
    """The vote is over, and its message says so."""
    await votes.close(writing, vote.id, state)
    await tell(writing, vote.match_id, vote.id, now)
