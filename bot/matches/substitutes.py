"""Seats that change hands: what people do about it."""

from datetime import date, datetime

from bot.clock import Clock
from bot.matches import caretaking, clocks, lifecycle, questions, sitters
from bot.matches.base import Service, check_begun, check_playing, check_plays, load, match_of, show
from bot.matches.caretaking import BACK_FOR, call_again, offer, open_call, take_back, withdraw
from bot.matches.errors import MatchError
from bot.matches.lobby import Lobby
from bot.matches.model import Match, Person, Substitution
from bot.matches.notices import note
from bot.matches.people import check_may_join, check_pings, hear_of, span_of
from bot.matches.positions import Positions
from bot.store import Store, deadlines, outbox, people, seats
from bot.store.database import Reading, Writing
from bot.store.matches import MatchRow
from bot.store.seats import SubstitutionRow
from games.engine import Seat
from games.engine.contract import seat_letter


class Substitutes(Service):
    """The use cases of seats that change hands."""

    def __init__(self, store: Store, clock: Clock, positions: Positions, lobby: Lobby) -> None:
        super().__init__(store, clock, positions)
        self._lobby = lobby

    async def leave_to_substitute(self, match_id: int, person_id: int) -> Match:
        """Ask for a substitute, and play on until there is one; in the lobby, give the seat up.

        Asking twice changes nothing. Raises `MatchError` no-such-match, not-in-match, match-over,
        already-resigned.
        """
        async with self._store.transaction() as writing:
            row = await load(writing, match_id)
            match = match_of(row, await seats.of(writing, [match_id]))
            if row.state != "lobby":
                seat = check_playing(match, person_id)
                now = self._clock.now()
                if await offer(writing, row, seat.seat, now, "asked"):
                    await note(writing, row, "asked", now, name=seat.name)
                return await show(writing, match_id)
        return await self._lobby.leave(match_id, person_id)

    async def call_again(self, match_id: int, person_id: int) -> None:
        """Show the call for a substitute again, should its message have been deleted.

        Raises `MatchError` no-such-match, not-in-match, match-over, already-resigned.
        """
        async with self._store.transaction() as writing:
            row = await load(writing, match_id)
            seat = check_playing(match_of(row, await seats.of(writing, [match_id])), person_id)
            await call_again(writing, row, seat.seat, self._clock.now())

    async def come_back(self, match_id: int, person_id: int) -> Match:
        """Play on after all; nothing happens if no substitute is wanted and no computer plays for them.

        Whose time is up has a day from now on: if they do nothing, their time is up again.

        Raises `MatchError` no-such-match, not-in-match, not-started, match-over, already-resigned.
        """
        async with self._store.transaction() as writing:
            row = await load(writing, match_id)
            seated = check_playing(match_of(row, await seats.of(writing, [match_id])), person_id)
            seat, now = seated.seat, self._clock.now()
            clock = await deadlines.get(writing, match_id)
            up = clock is not None and clock.seat == seat and clock.up
            withdrawn = await withdraw(writing, row, seat, now)
            if seated.computer is not None:
                await take_back(writing, row, seat, now)
                await lifecycle.settle(writing, match_id, now)
            elif withdrawn and up:
                await clocks.extend(writing, row, BACK_FOR, now)
                await lifecycle.settle(writing, match_id, now)
            return await show(writing, match_id)

    async def take_over(self, match_id: int, person: Person, seat: Seat | None = None) -> Match:
        """Sit down in that seat, or in the first one on offer, in place of the person there.

        Of several who try at once one succeeds. Raises `MatchError` no-such-match, not-started, match-over,
        archived, already-in, not-offered, knows-another-seat for whoever has played another one, and what
        `check_may_join` raises.
        """
        async with self._store.transaction() as writing:
            row, match = await _running(writing, match_id)
            if match.seat_of(person.id) is not None:
                raise MatchError("already-in", match=match_id)
            wanted = [
                call
                for call in await seats.open_substitutions(writing, match_id)
                if seat in (None, call.seat)
            ]
            if not wanted:
                raise MatchError("not-offered", match=match_id)
            former = await seats.left_by(writing, match_id, person.id)
            fitting = [call for call in wanted if former in (None, call.seat)]
            if not fitting:
                raise MatchError("knows-another-seat", match=match_id)
            call, now = fitting[0], self._clock.now()
            other = match.seats[call.seat].name
            await check_may_join(writing, row, person.id)
            await note(writing, row, "taken-over", now, name=person.name, other=other)
            await _hand_over(writing, row, call.id, call.seat, person, now)
            return await show(writing, match_id)

    async def replace(self, match_id: int, seat: Seat, person: Person, by: str) -> Match:
        """Staff, called so, puts the person in that seat; for private matches, invites them.

        It may be on offer or not, or be a computer's.

        Raises `MatchError` no-such-match, not-started, match-over, archived, sits-there, seat-resigned,
        knows-another-seat, and not-to-seat for whatever `check_may_join` would tell the person themselves.
        """
        async with self._store.transaction() as writing:
            row, match = await _running(writing, match_id)
            if match.seat_of(person.id) is not None:
                raise MatchError("sits-there", match=match_id, name=person.name)
            if match.seats[seat].resigned:
                raise MatchError("seat-resigned", match=match_id)
            if await seats.left_by(writing, match_id, person.id) not in (None, seat):
                raise MatchError("knows-another-seat", match=match_id)
            if row.private:
                await seats.invite(writing, match_id, person.id)
            try:
                await check_may_join(writing, row, person.id)
            except MatchError as error:
                raise MatchError("not-to-seat", match=match_id, name=person.name) from error
            now, former = self._clock.now(), match.seats[seat]
            if former.person is None:
                await note(writing, row, "staff-seated", now, by=by, name=person.name, seat=seat_letter(seat))
                await _hand_over(writing, row, None, seat, person, now)
                return await show(writing, match_id)
            await note(writing, row, "staff-replaced", now, by=by, name=person.name, other=former.name)
            standing = await open_call(writing, row, seat)
            if standing is not None:
                number = standing.id
                await seats.change_substitution(writing, number, why="staff")
            else:
                number = await seats.add_substitution(writing, match_id, seat, former.person, "staff", now)
            await _hand_over(writing, row, number, seat, person, now)
            return await show(writing, match_id)

    async def name_sitter(
        self, match_id: int, person_id: int, sitter: Person, first: date, last: date
    ) -> Match:
        """Somebody may play for this person from the first day to the last, both included, by their zone.

        In place of whoever was named before; the sitter is pinged, unless all of that stands already.

        Raises `MatchError` for whoever plays no running match, computer-plays, sitter-plays for somebody who
        plays there or has, not-to-invite for somebody blocked, too-many-pings, and what `span_of` raises.
        """
        async with self._store.transaction() as writing:
            row, match = await _running(writing, match_id)
            seat, now = check_plays(match, person_id), self._clock.now()
            former = await seats.left_by(writing, match_id, sitter.id)
            if match.seat_of(sitter.id) is not None or former not in (None, seat.seat):
                raise MatchError("sitter-plays", match=match_id, name=sitter.name)
            there = [each.person for each in match.seats if each.person is not None]
            if await people.blocks_between(writing, sitter.id, there):
                raise MatchError("not-to-invite", match=match_id, name=sitter.name)
            starts_at, ends_at = await span_of(writing, person_id, first, last, now)
            begins = None if starts_at <= now else starts_at
            if (seat.sitter, seat.sits_from, seat.sits_until) == (sitter.id, begins, ends_at):
                return match
            await check_pings(writing, row, person_id, "sitter", now)
            await hear_of(writing, sitter)
            if row.private:
                await seats.invite(writing, match_id, sitter.id)
            sits = {"sitter": sitter.id, "sits_from": starts_at, "sits_until": ends_at}
            if seat.sitter is not None:
                await sitters.end(writing, row, (await seats.of(writing, [match_id]))[seat.seat], now)
            await seats.change(writing, match_id, seat.seat, **sits)
            await seats.add_sitter(writing, match_id, seat.seat, sitter.id)
            since, until = int(starts_at.timestamp()), int(ends_at.timestamp())
            letter = seat_letter(seat.seat)
            names = {"name": seat.name, "seat": letter, "other": sitter.name}
            await note(writing, row, "sitter", now, **names, since=since, until=until)
            if starts_at <= now:
                await sitters.begin(writing, row, (await seats.of(writing, [match_id]))[seat.seat], now)
            return await show(writing, match_id)

    async def end_sitter(self, match_id: int, person_id: int) -> Match:
        """Nobody plays for them, or they for nobody any more; nothing happens if nobody does.

        Raises `MatchError` not-in-match.
        """
        async with self._store.transaction() as writing:
            row = await load(writing, match_id)
            seated = await seats.of(writing, [match_id])
            own = [seat for seat in seated if person_id in (seat.person, seat.sitter)]
            if not own:
                raise MatchError("not-in-match", match=match_id)
            for seat in own:
                if seat.sitter is not None:
                    await sitters.end(writing, row, seat, self._clock.now())
            return await show(writing, match_id)

    async def arrival(self, match_id: int, person_id: int) -> Substitution | None:
        """How this person came to play in place of somebody else; None for those who were there before."""
        async with self._store.reading() as reading:
            taken = [
                call for call in await seats.substitutions_made(reading, match_id) if call.taker == person_id
            ]
            return await _told(reading, taken[-1]) if taken else None

    async def call(self, number: int) -> Substitution:
        """The call of that number, which must be there."""
        async with self._store.reading() as reading:
            row = await seats.substitution(reading, number)
            assert row is not None
            return await _told(reading, row)

    async def called(self, number: int, channel: int, message_id: int) -> None:
        """The call is shown by that message."""
        async with self._store.transaction() as writing:
            await seats.change_substitution(writing, number, channel=channel, message_id=message_id)


async def _hand_over(
    writing: Writing, row: MatchRow, call: int | None, seat: Seat, person: Person, now: datetime
) -> None:
    """The person plays the seat from now on, and what was asked of the others fits that."""
    await caretaking.hand_over(writing, row, call, seat, person, now)
    await questions.tell_open(writing, row.id, now)
    await lifecycle.newcomer(writing, row, seat, now)
    await caretaking.ask_again(writing, await load(writing, row.id), now)
    await lifecycle.settle(writing, row.id, now)
    await outbox.add(writing, row.id, "lobby", now)


async def _running(writing: Writing, match_id: int) -> tuple[MatchRow, Match]:
    row = await load(writing, match_id)
    match = match_of(row, await seats.of(writing, [match_id]))
    check_begun(match)
    if match.state == "archived":
        raise MatchError("archived", match=match_id)
    if match.state != "playing":
        raise MatchError("match-over", match=match_id)
    return row, match


async def _told(reading: Reading, row: SubstitutionRow) -> Substitution:
    former = await people.get(reading, row.person)
    taker = None if row.taker is None else await people.get(reading, row.taker)
    assert former is not None
    return Substitution(
        id=row.id,
        match=row.match_id,
        seat=row.seat,
        person=row.person,
        name=former.name,
        why=row.why,
        state=row.state,
        turn=row.turn,
        taker=row.taker,
        taker_name=None if taker is None else taker.name,
        channel=row.channel,
        message=row.message_id,
    )
