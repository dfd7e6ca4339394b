"""Questions for the table: one asks, the others answer, each when they find it in their inbox."""

from datetime import datetime, timedelta

from bot.matches.base import Service, check_playing, load, match_of, show
from bot.matches.errors import MatchError
from bot.matches.model import Match, Person, SeatState, TableQuestion
from bot.matches.people import check_pings
from bot.store import matches, outbox, seats
from bot.store import questions as stored
from bot.store.database import Reading, Writing
from bot.store.questions import QuestionRow

LONGEST = 300
"""Characters of a question, and of an answer."""

MOST = 2
"""Questions of one person that wait in one match at the same time."""

AFTER = timedelta(days=1)
"""How long they wait once the match has ended."""


class Questions(Service):
    """The use cases of questions; all raise `MatchError` no-such-match for an id that is none.

    All at the table are asked, also whoever has blocked somebody there: else the question would tell of it.
    """

    async def ask(self, match_id: int, person: Person, text: str) -> TableQuestion:
        """Ask the others; the thread shows it.

        Raises `MatchError` for whoever does not play in a running match; nobody-to-ask, too-many-questions,
        too-many-pings.
        """
        now = self._clock.now()
        async with self._store.transaction() as writing:
            await matches.hold(writing, match_id)
            row = await load(writing, match_id)
            match = match_of(row, await seats.of(writing, [match_id]))
            check_playing(match, person.id)
            if not _asked(match, person.id):
                raise MatchError("nobody-to-ask", match=match_id)
            if await stored.count(writing, match_id, person.id) >= MOST:
                raise MatchError("too-many-questions", match=match_id, most=MOST)
            await check_pings(writing, row, person.id, "ask", now)
            number = await stored.add(writing, match_id, person.id, _plain(text) or "…", now)
            await _tell(writing, match_id, number, now)
            return await self._found(writing, match_id, number)

    async def get(self, match_id: int, question: int) -> TableQuestion:
        """That question of the match; raises `MatchError` no-such-question."""
        async with self._store.reading() as reading:
            return await self._found(reading, match_id, question)

    async def to_answer(self, match_id: int, question: int, person_id: int) -> TableQuestion:
        """An open question that this person was asked.

        Raises `MatchError` no-such-question, not-asked.
        """
        async with self._store.reading() as reading:
            found = await self._found(reading, match_id, question)
            if found.open:
                return await self._to_answer(reading, match_id, question, person_id)
        async with self._store.transaction() as writing:  # its message still has buttons
            await _tell(writing, match_id, question, self._clock.now())
        raise MatchError("no-such-question", match=match_id)

    async def answer(self, match_id: int, question: int, person_id: int, text: str) -> TableQuestion:
        """Answer it, in place of an earlier answer: with nothing at all, if there is nothing to say.

        It is closed by the last answer. Raises as `to_answer` does.
        """
        now = self._clock.now()
        async with self._store.transaction() as writing:
            await matches.hold(writing, match_id)  # the last two may answer at the same moment
            await self._to_answer(writing, match_id, question, person_id)
            await stored.answer(writing, question, person_id, _plain(text), now)
            found = await self._found(writing, match_id, question)
            if not found.missing:
                await stored.close(writing, question, now)
            await _tell(writing, match_id, question, now)
            return await self._found(writing, match_id, question)

    async def close(self, match_id: int, question: int, person_id: int) -> TableQuestion:
        """Whoever asked needs no more answers; raises `MatchError` no-such-question, not-your-question."""
        now = self._clock.now()
        async with self._store.transaction() as writing:
            found = await self._found(writing, match_id, question)
            if found.by.id != person_id:
                raise MatchError("not-your-question", match=match_id)
            if found.open:
                await stored.close(writing, question, now)
            await _tell(writing, match_id, question, now)  # also of one that is closed: it still has buttons
            return await self._found(writing, match_id, question)

    async def waiting_for(self, person_id: int) -> list[TableQuestion]:
        """Those that this person has not answered, oldest first."""
        async with self._store.reading() as reading:
            rows = await stored.waiting_for(reading, person_id, self._clock.now() - AFTER)
            found = [await _told(reading, row, self._clock.now()) for row in rows]
        asked = [{each.match.seats[seat].person for seat in each.missing} for each in found]
        return [each for each, people in zip(found, asked, strict=True) if person_id in people]

    async def posted(self, question: int, message: int) -> None:
        """The message shows it from now on."""
        async with self._store.transaction() as writing:
            await stored.posted(writing, question, message)

    async def deleted(self, question: int) -> None:
        """Its message was deleted: nobody is asked any more."""
        async with self._store.transaction() as writing:
            await stored.close(writing, question, self._clock.now())

    async def _found(self, reading: Reading, match: int, question: int) -> TableQuestion:
        row = await stored.get(reading, question)
        if row is None or row.match_id != match:
            raise MatchError("no-such-question", match=match)
        return await _told(reading, row, self._clock.now())

    async def _to_answer(self, reading: Reading, match_id: int, question: int, person: int) -> TableQuestion:
        found = await self._found(reading, match_id, question)
        if not found.open:
            raise MatchError("no-such-question", match=match_id)
        if person not in {seat.person for seat in _asked(found.match, found.by.id)}:
            raise MatchError("not-asked", match=match_id)
        return found


async def tell_open(writing: Writing, match: int, now: datetime) -> None:
    """Have the messages of all that are open brought up to date: who is asked has changed.

    One that all who are left have answered is closed.
    """
    for question in await stored.open_in(writing, match):
        row = await stored.get(writing, question)
        assert row is not None
        if not (await _told(writing, row, now)).missing:
            await stored.close(writing, question, now)
        await _tell(writing, match, question, now)


async def _tell(writing: Writing, match: int, question: int, now: datetime) -> None:
    """Have it posted, or its message brought up to date; that holds up nothing else in the thread."""
    lane = f"q{question}"
    if not await outbox.waits(writing, match, "question", lane):
        await outbox.add(writing, match, "question", now, {"question": question}, lane)


async def _told(reading: Reading, row: QuestionRow, now: datetime) -> TableQuestion:
    match = await show(reading, row.match_id)
    answers = await stored.answers_to(reading, row.id)
    waits = match.ended_at is None or match.ended_at > now - AFTER
    is_open = waits and row.closed_at is None
    said = {answer.person for answer in answers}
    asked = _asked(match, row.person) if is_open else ()
    return TableQuestion(
        id=row.id,
        match=match,
        by=Person(row.person, row.name),
        text=row.text,
        answers=tuple((Person(answer.person, answer.name), answer.text) for answer in answers),
        missing=tuple(seat.seat for seat in asked if seat.person not in said),
        open=is_open,
        message=row.message,
    )


def _asked(match: Match, person: int) -> list[SeatState]:
    """The seats of the others who play."""
    return [seat for seat in match.seats if not seat.resigned and seat.person not in (None, person)]


def _plain(text: str) -> str:
    """The text in one line, no longer than it may be."""
    return " ".join(text.split())[:LONGEST]
