"""What people write about a match and its turns: notes for themselves, a word to all on a past board."""

from bot.matches.base import Service, check_begun, load, match_of, seat_of
from bot.matches.errors import MatchError
from bot.matches.model import Match, Note, Person, last_of
from bot.matches.people import check_pings, remember
from bot.store import notes, outbox, seats
from bot.store.database import Reading
from bot.store.notes import WHOLE, NoteRow

LONGEST_WORD = 200
"""Characters of what somebody says to all."""

LONGEST = 800
"""Characters of a note."""


class Notes(Service):
    """The use cases of notes; those on notes raise `MatchError` not-in-match, not-started."""

    async def of(self, match_id: int, person_id: int) -> tuple[Match, tuple[Note, ...]]:
        """The match, and this person's notes: on it as a whole first, then by turn."""
        async with self._store.reading() as reading:
            match = await _match(reading, match_id, person_id)
            rows = await notes.of(reading, match_id, person_id)
        return match, tuple(Note(None if row.turn == WHOLE else row.turn, row.text) for row in rows)

    async def write(self, match_id: int, person_id: int, turn: int | None, text: str) -> Match:
        """Write it in place of the note on that turn, or on the match; nothing at all takes that away.

        Raises `MatchError` no-such-turn.
        """
        async with self._store.transaction() as writing:
            match = await _match(writing, match_id, person_id)
            last = max(match.turn, last_of(match))
            if turn is not None and not 0 <= turn <= last:
                raise MatchError("no-such-turn", match=match_id, number=turn, last=last)
            at = WHOLE if turn is None else turn
            if text := text.strip()[:LONGEST]:
                row = NoteRow(match_id=match_id, person=person_id, turn=at, text=text, at=self._clock.now())
                await notes.put(writing, row)
            else:
                await notes.remove(writing, match_id, person_id, at)
        return match

    async def look_back(self, match_id: int, number: int, person: Person, text: str) -> None:
        """Post the board after that turn, as everybody may see it, to the thread, with a word of the person.

        For whoever may write there. Raises `MatchError` no-such-turn, too-many-pings.
        """
        now = self._clock.now()
        async with self._store.transaction() as writing:
            row = await load(writing, match_id)
            match = match_of(row, await seats.of(writing, [match_id]))
            check_begun(match)
            if not 0 <= number <= last_of(match):
                raise MatchError("no-such-turn", match=match_id, number=number, last=last_of(match))
            await remember(writing, person)
            await check_pings(writing, row, person.id, "look", now)
            said = " ".join(text.split())[:LONGEST_WORD]
            payload: dict[str, str | int] = {"number": number, "person": person.id, "text": said}
            await outbox.add(writing, match_id, "look", now, payload)


async def _match(reading: Reading, match_id: int, person_id: int) -> Match:
    row = await load(reading, match_id)
    match = match_of(row, await seats.of(reading, [match_id]))
    seat_of(match, person_id)
    check_begun(match)
    return match
