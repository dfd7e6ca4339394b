"""What follows from votes: they lapse when the match has changed, and what is decided is done.

Whatever pauses, ends or hands over a match settles its votes afterwards, in the same transaction.
"""

from datetime import datetime, timedelta

from bot.matches import ballots, banks, caretaking, lifecycle, pausing
from bot.matches.base import load
from bot.matches.notices import note
from bot.store import seats
from bot.store import votes as stored
from bot.store.database import Writing
from bot.store.matches import MatchRow
from bot.store.votes import VoteRow
from games.engine import Seat
from games.engine.contract import seat_letter

GRANTED = timedelta(hours=24)
"""What the others give a seat whose time is up."""


async def settle(writing: Writing, match_id: int, now: datetime) -> None:
    """After the match has changed: close votes that have lapsed, do what is decided without who left."""
    for vote in await stored.open_in(writing, match_id):
        found = await stored.get(writing, vote.id)
        if found is None or found.state != "open":
            continue  # what was decided before it has closed it
        row = await load(writing, match_id)
        if await ballots.lapsed(writing, row, vote, now):
            await ballots.end(writing, vote, "lapsed", now)
        elif (choice := await ballots.outcome(writing, vote)) is not None:
            await carry_out(writing, row, vote, choice, now)


async def newcomer(writing: Writing, match: MatchRow, seat: Seat, now: datetime) -> None:
    """Another person sits there now: they vote for themselves, and what the one before asked for is off."""
    for vote in await stored.open_in(writing, match.id):
        if vote.kind != "overdue" and vote.seat == seat:
            await ballots.end(writing, vote, "lapsed", now)
        elif any(ballot.seat == seat for ballot in await stored.ballots_of(writing, vote.id)):
            await stored.drop(writing, vote.id, seat)
            await ballots.tell(writing, match.id, vote.id, now)
    await settle(writing, match.id, now)


async def carry_out(writing: Writing, row: MatchRow, vote: VoteRow, choice: str, now: datetime) -> None:
    """Close the vote and do what was chosen, unless it is an undo."""
    await ballots.end(writing, vote, "refused" if choice == "no" else "passed", now)
    seated = await seats.of(writing, [row.id])
    name = seated[vote.seat].name
    alone = ballots.voters(vote.kind, vote.seat, seated) == (vote.seat,)
    letter = seat_letter(vote.seat)
    match vote.kind, choice:
        case "pause", "yes":
            await pausing.pause(writing, row, "players", now)
            await settle(writing, row.id, now)
            await note(writing, row, "own-pause" if alone else "agreed-pause", now, name=name)
        case "end", "yes":
            await lifecycle.shelve(writing, row, "players", now)
            await settle(writing, row.id, now)
            await note(writing, row, "own-end" if alone else "agreed-end", now, name=name)
        case "overdue", "grant":
            hours = int(GRANTED.total_seconds() // 3600)
            await note(writing, row, "voted-time", now, seat=letter, hours=hours)
            await banks.extend(writing, row, GRANTED, now)
        case "overdue", "pause":
            await pausing.pause(writing, row, "players", now)
            await settle(writing, row.id, now)
            await note(writing, row, "voted-pause", now, seat=letter)
        case "overdue", "replace":
            await note(writing, row, "voted-replace", now, seat=letter)
            await caretaking.offer(writing, row, vote.seat, now, "vote")
