"""Votes of the people of a match, and their ballots."""

from collections.abc import Sequence
from datetime import datetime
from typing import Literal

import msgspec
from sqlalchemy import and_, bindparam, delete, insert, select, update

from bot.store.database import Reading, Writing
from bot.store.shards import ours
from bot.store.tables import ballots, matches, seats, votes

VoteKind = Literal["pause", "undo", "end", "terms", "adopt", "overdue", "standing"]
"""What people vote on: a pause, taking a turn back, ending the match without a result, another pace or
caretaker, going on by the newest rules; and without that somebody asks: what becomes of a seat whose time is
up, ending a match that stands still by the present standing."""

UNASKED = ("overdue", "standing")
"""What nobody has asked for."""

VoteState = Literal["open", "passed", "refused", "lapsed"]
"""How a vote stands; one has ``lapsed`` when what it is about has changed, or nobody wants it any more."""


class VoteRow(msgspec.Struct, frozen=True, kw_only=True):
    """A vote that ``seat`` asked for, or that is about ``seat``, when the record had ``seq`` entries.

    ``target`` is what the kind makes of it: for "undo" the number of entries to go back to, for "standing"
    the last round in which something changed. ``message`` shows it, once it is posted. ``terms``: the pace
    and the caretaker that the match would have, and which of them is new: "pace", "rule" or "both". At
    ``due_at`` silence becomes consent, somebody who is absent has no veto any more, or the vote has lapsed;
    None: it is over, or somebody's clock says when.
    """

    id: int
    match_id: int
    kind: VoteKind
    seat: int
    target: int | None
    seq: int
    state: VoteState
    at: datetime
    message: int | None
    terms: str | None
    due_at: datetime | None


class BallotRow(msgspec.Struct, frozen=True):
    """What a seat chose."""

    vote: int
    seat: int
    choice: str


undecided = votes.c.state == "open"
"""It goes on."""


async def add(writing: Writing, **values: object) -> int:
    """Open a vote; returns its number."""
    found = await writing.value(insert(votes).values(state="open", **values).returning(votes.c.id), int)
    assert found is not None
    return found


async def get(reading: Reading, vote: int) -> VoteRow | None:
    """The vote of that number."""
    return await reading.row(select(votes).where(votes.c.id == vote), VoteRow)


_OPEN = select(votes).where(votes.c.match_id == bindparam("match"), undecided).order_by(votes.c.id)


async def open_in(reading: Reading, match: int) -> Sequence[VoteRow]:
    """The votes of the match that go on, oldest first."""
    return await reading.rows(_OPEN, VoteRow, match=match)


async def waiting_for(reading: Reading, person: int) -> Sequence[VoteRow]:
    """The votes that go on in that person's running matches and lack their ballot, oldest first."""
    query = (
        select(votes)
        .join(matches, and_(matches.c.id == votes.c.match_id, matches.c.state == "playing"))
        .join(seats, and_(seats.c.match_id == matches.c.id, seats.c.person == person))
        .outerjoin(ballots, and_(ballots.c.vote == votes.c.id, ballots.c.seat == seats.c.seat))
        .where(undecided, seats.c.resigned.is_(False), ballots.c.vote.is_(None))
    )
    return await reading.rows(query.order_by(votes.c.id), VoteRow)


async def posted(writing: Writing, vote: int, message: int) -> None:
    """The message shows it."""
    await writing.run(update(votes).where(votes.c.id == vote).values(message=message))


async def close(writing: Writing, vote: int, state: VoteState) -> None:
    """The vote is over."""
    await writing.run(update(votes).where(votes.c.id == vote).values(state=state, due_at=None))


async def due(reading: Reading, now: datetime) -> Sequence[VoteRow]:
    """The votes in which something follows from the time alone by now."""
    query = select(votes).where(votes.c.due_at <= now, undecided, ours(reading.held, votes.c.match_id))
    return await reading.rows(query.order_by(votes.c.id), VoteRow)


async def plan(writing: Writing, vote: int, due_at: datetime | None) -> None:
    """Something follows from the time alone then; never if it is over meanwhile."""
    await writing.run(update(votes).where(votes.c.id == vote, undecided).values(due_at=due_at))
    writing.touched.add("deadlines")


async def ask_again(writing: Writing, vote: int, at: datetime) -> None:
    """Whoever asked for it has asked then."""
    await writing.run(update(votes).where(votes.c.id == vote).values(at=at))


async def cast(writing: Writing, ballot: BallotRow) -> None:
    """Store the ballot in place of the seat's last one."""
    await writing.put(ballots, **msgspec.structs.asdict(ballot))


async def drop(writing: Writing, vote: int, seat: int) -> None:
    """That seat has no ballot any more."""
    await writing.run(delete(ballots).where(ballots.c.vote == vote, ballots.c.seat == seat))


async def ballots_of(reading: Reading, vote: int) -> Sequence[BallotRow]:
    """The ballots so far, by seat."""
    query = select(ballots).where(ballots.c.vote == vote)
    return await reading.rows(query.order_by(ballots.c.seat), BallotRow)
