"""Seats that change hands: a substitute is called for, and takes over; until then the person plays on.

Or a computer looks after the seat until its person takes it back. A call stands for as long as its seat is on
offer. All of this works in a given transaction: the clock, votes and whatever ends a match call it. What
people do stands in `bot.matches.substitutes`.
"""

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Literal

from bot.matches import ballots, base, clocks, computers, sitters
from bot.matches.base import load
from bot.matches.model import IDLE_LASTS, PACES, Person, SeatState
from bot.matches.notices import note
from bot.matches.people import remember
from bot.store import actions, deadlines, matches, outbox, seats
from bot.store.database import Reading, Writing
from bot.store.matches import MatchRow
from bot.store.seats import Reason, SeatRow, SubstitutionRow
from games.engine import Seat
from games.engine.contract import seat_letter

BACK_FOR = timedelta(hours=24)
"""The time of somebody who is back after theirs was up."""


async def time_is_up(writing: Writing, match: MatchRow, now: datetime) -> None:
    """The time of the seat to act is up: the table is told, and the match's rule does what was agreed."""
    seat = match.to_act
    assert seat is not None
    if match.caretaker == "computer" and await look_after(writing, match, seat, now, "time"):
        return
    wanted = await open_call(writing, match, seat) is not None
    seated = await seats.of(writing, [match.id])
    rule = "offered" if wanted else match.caretaker
    clock = await deadlines.get(writing, match.id)
    assert clock is not None
    late_at = clocks.late_at(clock, await clocks.habits_at(writing, clock, now))
    if rule == "vote" and late_at is not None and ballots.voters("overdue", seat, seated):
        until = int(late_at.timestamp())
        await note(writing, match, "overdue", now, name=seated[seat].name, until=until)
        return
    if rule in ("computer", "vote"):
        rule = "wait"  # nobody else is there
    await note(writing, match, "time-up", now, name=seated[seat].name, rule=rule)
    if rule == "substitute":
        await offer(writing, match, seat, now, "time")


async def late(writing: Writing, match: MatchRow, now: datetime) -> None:
    """The seat to act is overdue by a pace: the others may end the match without it, or decide about it."""
    assert match.to_act is not None
    await seats.change(writing, match.id, match.to_act, absent_at=now)
    if match.caretaker == "vote":
        await ballots.overdue(writing, match, match.to_act, now)


async def ask_again(writing: Writing, match: MatchRow, now: datetime) -> None:
    """The others, or more of them than before, are there again: do what is due for a seat whose time is up.

    After a pause, in which votes lapse, they are asked once more what is to become of it.
    """
    clock = await deadlines.get(writing, match.id)
    if match.paused_at is not None or clock is None or not clock.up:
        return
    waited = match.caretaker == "vote" and clock.stage == "late"
    if match.caretaker == "computer" or (waited and clock.grace is None):
        await look_after(writing, match, clock.seat, now, "time")
    elif waited and await open_call(writing, match, clock.seat) is None:
        await ballots.overdue(writing, match, clock.seat, now)


async def has_gone(writing: Writing, match: MatchRow, person: int, now: datetime) -> bool:
    """The person has left the server: somebody must play for them; False if somebody does, or is called for.

    That is a computer if it is the match's rule, else a substitute. They may come back: as after a time-out,
    acting ends the offer.
    """
    seated = await seats.of(writing, [match.id])
    for row in seated:
        if row.sitter == person:
            await sitters.end(writing, match, row, now)
    seat = next((row for row in seated if row.person == person and not row.resigned), None)
    if seat is None or match.state != "playing" or seat.computer is not None:
        return False
    if await open_call(writing, match, seat.seat) is not None:
        return False
    if match.caretaker == "computer" and await look_after(writing, match, seat.seat, now, "gone"):
        return True
    await note(writing, match, "gone", now, name=seat.name)
    return await offer(writing, match, seat.seat, now, "gone")


async def look_after(
    writing: Writing,
    match: MatchRow,
    seat: Seat,
    now: datetime,
    why: Literal["time", "gone", "vote", "voter"],
) -> bool:
    """Have a computer play the seat until its person takes it back; what they chose and ordered is forgotten.

    If that takes them a pace or more, the others may end the match without them.

    False if nobody else is there: computers do not play a match to its end among themselves.
    """
    seated = await seats.of(writing, [match.id])
    if not somebody_plays(seated, seat):
        return False
    values = {"turn_since": now} if seat == match.to_act else {}
    await matches.change(writing, match.id, match.version, **values)
    if seat == match.to_act:
        await actions.remove_draft(writing, match.id)
    else:
        await actions.keep_draft(writing, match.id, match.version + 1)
    await clocks.to_computer(writing, match, seat, computers.CARETAKER, now)
    if seated[seat].absent_at is None:
        pace = PACES[match.pace] or PACES["daily"]
        assert pace is not None
        await seats.change(writing, match.id, seat, absent_at=now + pace.initial)
        await ballots.plan(writing, match.id, now)
    await base.tell_card(writing, match.id, now)
    facts = {"name": seated[seat].name, "seat": seat_letter(seat), "why": why}
    await note(writing, match, "computer-plays", now, **facts)
    return True


def somebody_plays(seated: Sequence[SeatRow | SeatState], but: Seat) -> bool:
    """Whether a person plays who sits in another seat."""
    return any(row.player is not None and not row.resigned and row.seat != but for row in seated)


async def take_back(writing: Writing, match: MatchRow, seat: Seat, now: datetime) -> None:
    """The person plays again instead of the computer; for that they have a day, if they had less."""
    values = {"turn_since": now, "untold": None} if seat == match.to_act else {}
    await matches.change(writing, match.id, match.version, **values)
    await actions.keep_draft(writing, match.id, match.version + 1)
    if seat == match.to_act:
        await base.tell_held_back(writing, match, now)
    await clocks.from_computer(writing, match, seat, BACK_FOR, now)
    await base.tell_card(writing, match.id, now)
    name = (await seats.of(writing, [match.id]))[seat].name
    await note(writing, match, "took-back", now, name=name, seat=seat_letter(seat))
    await ask_again(writing, await load(writing, match.id), now)


async def offer(writing: Writing, match: MatchRow, seat: Seat, now: datetime, why: Reason = "vote") -> bool:
    """Call for a substitute for the seat; False if one is called for already.

    Whoever wishes it themselves may play on meanwhile without ending the call.
    """
    person = (await seats.of(writing, [match.id]))[seat].person
    assert person is not None
    standing = await open_call(writing, match, seat)
    if standing is not None:
        if why == "asked" != standing.why:
            await seats.change_substitution(writing, standing.id, why=why)
            await _tell(writing, match, standing.id, now)
        return False
    number = await seats.add_substitution(writing, match.id, seat, person, why, now)
    await seats.change(writing, match.id, seat, offered_at=now)
    await _tell(writing, match, number, now)
    return True


async def call_again(writing: Writing, match: MatchRow, seat: Seat, now: datetime) -> None:
    """Have the call that stands for the seat, if one does, shown as it is now: it may have been deleted."""
    standing = await open_call(writing, match, seat)
    if standing is not None:
        await _tell(writing, match, standing.id, now)


async def withdraw(writing: Writing, match: MatchRow, seat: Seat, now: datetime) -> bool:
    """The person plays on; False if nobody was called for."""
    call = await open_call(writing, match, seat)
    if call is None:
        return False
    await _end(writing, match, call.id, seat, now, state="withdrawn")
    name = (await seats.of(writing, [match.id]))[seat].name
    await note(writing, match, "plays-on", now, name=name)
    return True


async def acted(writing: Writing, match: MatchRow, seat: Seat, now: datetime) -> None:
    """The person has acted: a substitute whom they did not wish for themselves is not needed any more."""
    if (await seats.of(writing, [match.id]))[seat].offered_at is None:
        return  # mostly, and what move_on reads anyway
    call = await open_call(writing, match, seat)
    if call is not None and call.why != "asked":
        await withdraw(writing, match, seat, now)


async def settle_calls(writing: Writing, match_id: int, now: datetime) -> None:
    """Nobody is called for any more only because a seat's time was up, where that is not so any more.

    A person plays it and has time again, or it is not to act at all: it was given time, other terms were
    agreed, turns were taken back, or what was ordered for it was done.
    """
    seated = await seats.of(writing, [match_id])
    if not any(row.offered_at is not None for row in seated):
        return  # mostly, and every turn asks
    match, clock = await load(writing, match_id), await deadlines.get(writing, match_id)
    for call in await seats.open_substitutions(writing, match_id):
        up = clock is not None and clock.seat == call.seat and clock.up
        if call.why in ("time", "vote") and not up and seated[call.seat].computer is None:
            await _end(writing, match, call.id, call.seat, now, state="withdrawn")


async def close(writing: Writing, match: MatchRow, now: datetime, seat: Seat | None = None) -> None:
    """Nobody is called for any more, in that seat or the whole match: it resigned, is over or archived."""
    for call in await seats.open_substitutions(writing, match.id):
        if seat in (None, call.seat):
            await _end(writing, match, call.id, call.seat, now, state="over")


async def hand_over(
    writing: Writing, match: MatchRow, call: int | None, seat: Seat, person: Person, now: datetime
) -> None:
    """From now on the person plays the seat; what the former person had chosen or ordered is forgotten.

    It was on offer by that call; None: it was a computer's.
    The version rises: whatever the former person has pressed meanwhile is out of date.
    """
    values: dict[str, object] = {"expires_at": now + IDLE_LASTS}
    if seat == match.to_act:
        values |= {"turn_since": now, "untold": None}
    await remember(writing, person)
    await matches.change(writing, match.id, match.version, **values)
    former = (await seats.of(writing, [match.id]))[seat].person
    if match.private and former is not None:
        await seats.invite(writing, match.id, former)  # who has played may watch on
    await seats.change(writing, match.id, seat, person=person.id, computer=None, **seats.NO_SITTER)
    if call is not None:
        await _end(writing, match, call, seat, now, state="taken", taker=person.id)
    if seat == match.to_act:
        await base.tell_held_back(writing, match, now)
        await actions.remove_draft(writing, match.id)
    else:
        await actions.keep_draft(writing, match.id, match.version + 1)
    await clocks.hand_over(writing, match, seat, now)


async def open_call(reading: Reading, match: MatchRow, seat: Seat) -> SubstitutionRow | None:
    """The call that stands for the seat."""
    found = await seats.open_substitutions(reading, match.id)
    return next((call for call in found if call.seat == seat), None)


async def _end(
    writing: Writing, match: MatchRow, call: int, seat: Seat, now: datetime, **values: object
) -> None:
    await seats.change_substitution(writing, call, turn=match.turn, ended_at=now, **values)
    await seats.change(writing, match.id, seat, offered_at=None)
    await _tell(writing, match, call, now)


async def _tell(writing: Writing, match: MatchRow, call: int, now: datetime) -> None:
    """Have the call posted, or its message brought up to date; it must not hold up the match's thread."""
    await outbox.add(writing, match.id, "substitution", now, {"call": call}, lane=f"c{call}")
