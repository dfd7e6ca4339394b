"""Votes: asking the others, casting ballots, and going on after a pause or an end that was agreed."""

import asyncio
from datetime import datetime, timedelta

import msgspec

from bot.matches import advance, ballots, caretaking, clocks, lifecycle, undoing
from bot.matches.base import (
    Service,
    assemble,
    check_not_paused,
    check_playing,
    check_plays,
    load,
    match_of,
    seat_of,
    show,
)
from bot.matches.errors import MatchError
from bot.matches.lobby import check_terms
from bot.matches.model import Match, Undo, Vote
from bot.matches.notices import note
from bot.matches.people import check_pings
from bot.matches.records import by_newest_rules
from bot.store import actions, seats
from bot.store import votes as stored
from bot.store.database import Reading, Writing
from bot.store.matches import UNPLAYABLE, MatchRow
from bot.store.votes import UNASKED, BallotRow, VoteKind, VoteRow
from games.engine import Position, Seat
from games.engine.contract import seat_letter

SUDDEN = timedelta(days=3)
"""The longest pause that one makes alone."""


class Votes(Service):
    """The use cases of votes; all raise `MatchError` no-such-match for an id that is none."""

    async def undoable(self, match_id: int, person_id: int) -> Undo | None:
        """What this person may ask the others to take back: their last turn and all since.

        Raises `MatchError` for whoever plays no running match or lets a computer play, and for one that is
        paused.
        """
        async with self._store.reading() as reading:
            row = await load(reading, match_id)
            match = match_of(row, await seats.of(reading, [match_id]))
            return await self._undoable(reading, row, match, person_id)

    async def _undoable(self, reading: Reading, row: MatchRow, match: Match, person: int) -> Undo | None:
        seat = check_plays(match, person).seat
        check_not_paused(row)
        return await asyncio.to_thread(undoing.wanted, row, await actions.of(reading, row.id), seat)

    async def may_ask(self, match_id: int, person_id: int, kind: VoteKind) -> int:
        """How many others must agree.

        Raises `MatchError` for whoever plays no running match; paused, unless they want to end it;
        rules-differ unless it waits for rules and its record follows the newest.
        """
        async with self._store.reading() as reading:
            row = await load(reading, match_id)
            seated = await seats.of(reading, [match_id])
            seat = check_playing(match_of(row, seated), person_id).seat
            check_askable(row, kind)
            entries = (
                [entry.entry for entry in await actions.of(reading, match_id)] if kind == "adopt" else []
            )
        if kind == "adopt" and await asyncio.to_thread(by_newest_rules, row, entries) is None:
            raise MatchError("rules-differ", match=match_id)
        return len(ballots.needed(kind, seat, seated, self._clock.now())) - 1

    async def ask(self, match_id: int, person_id: int, kind: VoteKind, version: int | None = None) -> Vote:
        """Ask the others for a pause, an undo, the end, or the newest rules where a match waits for its own.

        If that is asked already: that vote as it stands, also if it is decided by now.

        Where the others are computers it is done at once. Raises `MatchError` for whoever plays no running
        match, paused, rules-differ, nothing-to-undo, too-many-pings; computer-plays to whoever wants an undo
        and lets a computer play; stale-panel for an undo as of another version than the newest, which would
        take back other turns than were meant.
        """
        now = self._clock.now()
        kept: tuple[int, Position] | None = None
        if kind == "undo" and (wanted := await self.undoable(match_id, person_id)) is not None:
            await self._replay(match_id, wanted.to)
        if kind == "adopt":
            await self.may_ask(
                match_id, person_id, kind
            )  # replays the record, which no transaction waits for
        if (agreed := await self._agreed(match_id, person_id, kind, now)) is not None:
            return agreed
        async with self._store.transaction() as writing:
            row = await load(writing, match_id)
            seated = await seats.of(writing, [match_id])
            match = match_of(row, seated)
            seat = check_playing(match, person_id).seat
            check_askable(row, kind)
            same = [vote for vote in await stored.open_in(writing, match_id) if vote.kind == kind]
            if same:
                return await _told(writing, same[0], match, now)
            target = None
            if kind == "undo":
                if version not in (None, row.version):
                    raise MatchError("stale-panel", match=match_id)
                undo = await self._undoable(writing, row, match, person_id)
                if undo is None:
                    raise MatchError("nothing-to-undo", match=match_id)
                target = undo.to
            if ballots.voters(kind, seat, seated) != (seat,):
                await check_pings(writing, row, person_id, "vote", now)
            terms = ballots.newest_rules(row.game) if kind == "adopt" else None
            number = await ballots.begin(writing, row, kind, seat, target, now, terms)
            vote = await stored.get(writing, number)
            assert vote is not None
            if await ballots.outcome(writing, vote, now) is not None:
                kept = await self._heed(writing, row, vote, seat, "yes")
            told = await _of_number(writing, match_id, number, now)
        if kept is not None:
            self._positions.keep(match_id, *kept)
        return told

    async def propose(self, match_id: int, person_id: int, pace: str, caretaker: str) -> Vote:
        """Ask the others for another pace or caretaker. If they are asked for others already: that vote,
        also if it is decided by now.

        Raises `MatchError` for whoever plays no running match, same-terms, unknown-pace, unknown-caretaker,
        too-many-pings.
        """
        now = self._clock.now()
        check_terms(pace, caretaker)
        if (agreed := await self._agreed(match_id, person_id, "terms", now)) is not None:
            return agreed
        async with self._store.transaction() as writing:
            row = await load(writing, match_id)
            seated = await seats.of(writing, [match_id])
            match = match_of(row, seated)
            seat = check_playing(match, person_id).seat
            if (row.pace, row.caretaker) == (pace, caretaker):
                raise MatchError("same-terms", match=match_id)
            same = [vote for vote in await stored.open_in(writing, match_id) if vote.kind == "terms"]
            if same:
                return await _told(writing, same[0], match, now)
            if ballots.voters("terms", seat, seated) != (seat,):
                await check_pings(writing, row, person_id, "vote", now)
            new = "rule" if pace == row.pace else "pace" if caretaker == row.caretaker else "both"
            terms = f"{pace} {caretaker} {new}"
            number = await ballots.begin(writing, row, "terms", seat, None, now, terms)
            await lifecycle.settle(writing, match_id, now)
            return await _of_number(writing, match_id, number, now)

    async def _agreed(self, match_id: int, person_id: int, kind: VoteKind, now: datetime) -> Vote | None:
        """Do what is decided by now, before anything else is asked; the vote of that kind if that was it."""
        async with self._store.transaction() as writing:
            row = await load(writing, match_id)
            check_playing(match_of(row, await seats.of(writing, [match_id])), person_id)
            same = [vote for vote in await stored.open_in(writing, match_id) if vote.kind == kind]
            await lifecycle.settle(writing, match_id, now)
            told = [await _of_number(writing, match_id, vote.id, now) for vote in same]
            return next((vote for vote in told if vote.state in ("passed", "refused")), None)

    async def pause_now(self, match_id: int, person_id: int) -> Match:
        """Pause the match without asking anybody, for three days at most; everybody can once a match.

        Raises `MatchError` for whoever plays no running match, paused, pause-used.
        """
        now = self._clock.now()
        async with self._store.transaction() as writing:
            row = await load(writing, match_id)
            seated = await seats.of(writing, [match_id])
            seat = check_plays(match_of(row, seated), person_id)
            check_not_paused(row)
            if seat.paused_alone:
                raise MatchError("pause-used", match=match_id)
            until = now + SUDDEN
            await seats.change(writing, match_id, seat.seat, paused_at=now)
            await lifecycle.pause(writing, row, "players", now, until)
            await lifecycle.settle(writing, match_id, now)
            await note(writing, row, "sudden-pause", now, name=seat.name, until=int(until.timestamp()))
            return await show(writing, match_id)

    async def ballot(self, match_id: int, person_id: int, vote_id: int, choice: str) -> Vote:
        """Players or change a ballot; what is decided by it is done at once. "no" of who asked withdraws it.

        A vote that is over comes back as it ended, ``fresh``. Raises `MatchError` no-such-vote, no-vote for
        the seat it is about, no-such-choice, paused, and what is raised for whoever plays no running match.
        """
        now = self._clock.now()
        kept: tuple[int, Position] | None = None
        async with self._store.reading() as reading:
            asked = await stored.get(reading, vote_id)
        if asked is not None and asked.match_id == match_id and asked.kind in ("undo", "standing"):
            await self._replay(match_id, asked.target if asked.kind == "undo" else None)
        async with self._store.transaction() as writing:
            row = await load(writing, match_id)
            vote = await stored.get(writing, vote_id)
            if vote is None or vote.match_id != match_id:
                raise MatchError("no-such-vote", match=match_id)
            match = match_of(row, await seats.of(writing, [match_id]))
            if vote.state == "open" and await ballots.lapsed(writing, row, vote, now):
                await ballots.end(writing, vote, "lapsed", now)
                vote = msgspec.structs.replace(vote, state="lapsed")
            if vote.state != "open":
                seat_of(match, person_id)
                # Its message still has buttons: it could not be edited, or the phone is slow.
                await ballots.tell(writing, match_id, vote_id, now)
                return msgspec.structs.replace(await _told(writing, vote, match, now), fresh=True)
            seat = check_playing(match, person_id).seat
            told = await _told(writing, vote, match, now)
            if seat not in told.voters:
                raise MatchError("no-vote", match=match_id)
            if choice not in told.choices:
                raise MatchError("no-such-choice", match=match_id, choice=choice[:40])
            if vote.kind == "undo":
                check_not_paused(row)
            if told.ballots.get(seat) != choice or vote.kind == "standing":
                await stored.cast(writing, BallotRow(vote_id, seat, choice))
                kept = await self._heed(writing, row, vote, seat, choice)
            told = await _of_number(writing, match_id, vote_id, now)
        if kept is not None:
            self._positions.keep(match_id, *kept)
        return told

    async def _replay(self, match_id: int, target: int | None) -> None:
        """Have the positions at hand that an undo to there needs, before the transaction that stores it.

        None: the newest alone.
        """
        async with self._store.reading() as reading:
            row = await load(reading, match_id)
            wanted = (row.seq,) if target is None else (target, row.seq)
            lines = [await self._positions.line(reading, row, seq) for seq in wanted]
        for line in lines:
            await self._positions.reach(line)

    async def _heed(
        self, writing: Writing, row: MatchRow, vote: VoteRow, seat: int, choice: str
    ) -> tuple[int, Position] | None:
        """What follows from a ballot; the position that came of it, if one did."""
        now = self._clock.now()
        found = await ballots.outcome(writing, vote, now)
        if choice == "no" and seat == vote.seat and vote.kind not in UNASKED:  # who asked thinks again
            await ballots.end(writing, vote, "lapsed", now)
        elif found is None:
            await ballots.tell(writing, row.id, vote.id, now)
        elif found == "no":
            await ballots.end(writing, vote, "refused", now)
            names = [other.name for other in await seats.of(writing, [row.id])]
            facts = {"what": vote.kind, "name": names[vote.seat], "by": names[seat]}
            await note(writing, row, "refused", now, **facts)
        elif vote.kind == "standing":
            check_not_paused(row)
            await ballots.end(writing, vote, "passed", now)
            position = await self._positions.reach(await self._positions.line(writing, row, row.seq))
            step = advance.settled(row, position, now)
            await advance.move_on(writing, row, step, now)
            return step.rows[-1].seq, step.after
        elif vote.kind == "undo":
            await ballots.end(writing, vote, "passed", now)
            return await self._take_back(writing, row, vote)
        else:
            await lifecycle.carry_out(writing, row, vote, found, now)
        return None

    async def _take_back(self, writing: Writing, row: MatchRow, vote: VoteRow) -> tuple[int, Position]:
        """Write the undo down; its number and the position after it."""
        assert vote.target is not None
        undo = undoing.asked(row, await actions.of(writing, row.id), vote.seat, vote.target)
        now = self._clock.now()
        for call in await seats.open_substitutions(writing, row.id):  # all have agreed, so all are there
            await caretaking.acted(writing, row, call.seat, now)
        return await undoing.take_back(writing, self._positions, row, undo, now)

    async def resume_play(self, match_id: int, person_id: int) -> Match:
        """One of those who play lets the match go on.

        Raises `MatchError` for whoever plays no running match, not-paused, paused if only staff may, and
        pause-of-another if somebody else has made it alone.
        """
        async with self._store.transaction() as writing:
            row = await load(writing, match_id)
            match = match_of(row, await seats.of(writing, [match_id]))
            seat = check_playing(match, person_id)
            if row.paused_at is None:
                raise MatchError("not-paused", match=match_id)
            if row.stopped_by in ("staff", *UNPLAYABLE):
                check_not_paused(row)
            if row.resumes_at is not None and not match.may_resume(person_id):
                name = next(other.name for other in match.seats if other.pauses)
                until = int(row.resumes_at.timestamp())
                raise MatchError("pause-of-another", match=match_id, name=name, until=until)
            now = self._clock.now()
            await lifecycle.resume(writing, row, now, person_id)
            await lifecycle.settle(writing, match_id, now)
            await note(writing, row, "resumed", now, by=seat.name)
            return await show(writing, match_id)

    async def revive(self, match_id: int, person_id: int) -> Match:
        """One of its players lets the match go on.

        Raises `MatchError` not-in-match, already-resigned, and what `lifecycle.revive` raises.
        """
        async with self._store.transaction() as writing:
            row = await load(writing, match_id)
            seat = seat_of(match_of(row, await seats.of(writing, [match_id])), person_id)
            if seat.resigned:
                raise MatchError("already-resigned", match=match_id)
            now = self._clock.now()
            if seat.computer is not None:
                await clocks.from_computer(writing, row, seat.seat, caretaking.BACK_FOR, now)
                facts = {"name": seat.name, "seat": seat_letter(seat.seat)}
                await note(writing, row, "took-back", now, **facts)
            await note(writing, row, "revived", now, by=seat.name)
            await lifecycle.revive(writing, row, now)
            return await show(writing, match_id)

    async def get(self, match_id: int, vote_id: int) -> Vote:
        """The vote as it stands; raises `MatchError` no-such-vote."""
        async with self._store.reading() as reading:
            return await _of_number(reading, match_id, vote_id, self._clock.now())

    async def open_in(self, match_id: int) -> list[Vote]:
        """The votes of the match that go on, oldest first."""
        async with self._store.reading() as reading:
            found = await stored.open_in(reading, match_id)
            if not found:  # mostly, and every panel asks
                return []
            row = await load(reading, match_id)
            match = (await assemble(reading, [row]))[0]
            now = self._clock.now()
            return [
                await _told(reading, vote, match, now)
                for vote in found
                if not await ballots.lapsed(reading, row, vote, now)
            ]

    async def waiting_for(self, person_id: int) -> list[Vote]:
        """The votes that wait for this person, of all matches, oldest first."""
        async with self._store.reading() as reading:
            found = []
            now = self._clock.now()
            for vote in await stored.waiting_for(reading, person_id):
                row = await load(reading, vote.match_id)
                if await ballots.lapsed(reading, row, vote, now):
                    continue
                told = await _told(reading, vote, (await assemble(reading, [row]))[0], now)
                if person_id in {told.match.seats[seat].person for seat in told.voters}:
                    found.append(told)
            return found

    async def posted(self, vote_id: int, message: int) -> None:
        """The message shows the vote from now on."""
        async with self._store.transaction() as writing:
            await stored.posted(writing, vote_id, message)


def check_askable(row: MatchRow, kind: VoteKind) -> None:
    """Raise `MatchError` paused unless it can be asked for in a match that rests; rules-differ."""
    if kind == "adopt" and row.stopped_by != "rules":
        raise MatchError("rules-differ", match=row.id)
    if kind not in ("adopt", "end"):
        check_not_paused(row)


async def _of_number(reading: Reading, match_id: int, vote_id: int, now: datetime) -> Vote:
    vote = await stored.get(reading, vote_id)
    if vote is None or vote.match_id != match_id:
        raise MatchError("no-such-vote", match=match_id)
    return await _told(reading, vote, await show(reading, match_id), now)


async def _told(reading: Reading, vote: VoteRow, match: Match, now: datetime) -> Vote:
    """The vote as everybody may know it."""
    seated = await seats.of(reading, [match.id])
    undo = None
    if vote.kind == "undo" and vote.target is not None:
        row = await load(reading, match.id)
        undo = undoing.asked(row, await actions.of(reading, match.id, until=vote.seq), vote.seat, vote.target)
    return Vote(
        id=vote.id,
        match=match,
        kind=vote.kind,
        seat=vote.seat,
        state=vote.state,
        voters=ballots.voters(vote.kind, vote.seat, seated),
        needed=ballots.needed(vote.kind, vote.seat, seated, now),
        ballots={ballot.seat: ballot.choice for ballot in await stored.ballots_of(reading, vote.id)},
        at=vote.at,
        message=vote.message,
        undo=undo,
        terms=tuple(str(vote.terms).split()) if vote.kind == "terms" else None,
        until=await ballots.silent_at(reading, vote, now),
        left={} if vote.state == "open" else await _left(reading, vote),
    )


async def _left(reading: Reading, vote: VoteRow) -> dict[Seat, str]:
    """By seat the name of who sat there when it was asked for, where somebody else has taken over since."""
    formers = await seats.formers(reading, vote.match_id)  # of several in a seat the first has the last word
    return {former.seat: former.name for former in formers if former.ended_at >= vote.at}
