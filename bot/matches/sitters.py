"""Sitters: for a while somebody else is waited for in a seat, who may play it beside its person.

The clock runs by the sitter's hours then, also through the person's vacation, and pings the sitter. The
functions work in a given transaction; what people do stands in `bot.matches.substitutes`.
"""

from datetime import datetime

from bot.matches import clocks
from bot.matches.notices import note
from bot.store import notices, people, seats
from bot.store.database import Writing
from bot.store.matches import MatchRow
from bot.store.seats import NO_SITTER, SeatRow
from games.engine import Seat


async def begin(writing: Writing, match: MatchRow, seat: SeatRow, now: datetime) -> None:
    """From now on the sitter is waited for."""
    await clocks.change_player(writing, match, seat.seat, now, sits_from=None)


async def end(writing: Writing, match: MatchRow, seat: SeatRow, now: datetime) -> None:
    """The person is waited for again; the table is told, if it still plays."""
    assert seat.sitter is not None
    sitter = await people.get(writing, seat.sitter)
    assert sitter is not None
    await clocks.change_player(writing, match, seat.seat, now, **NO_SITTER)
    if match.state == "playing":
        await note(writing, match, "sitter-off", now, name=seat.name, other=sitter.name)


async def played(writing: Writing, match: MatchRow, seat: Seat, sitter: int, now: datetime) -> None:
    """The sitter has taken this turn, or part of it: the log says so, once."""
    name = (await seats.of(writing, [match.id]))[seat].name
    other = await people.get(writing, sitter)
    assert other is not None
    facts = {"name": name, "other": other.name}
    told = await notices.of(writing, match.id)
    if not any((row.turn, row.kind, row.facts) == (match.turn, "sat-in", facts) for row in told):
        await notices.add(writing, match.id, match.turn, "sat-in", facts, now)
