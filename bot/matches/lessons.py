"""Matches that teach: which one a person has begun, what is told above a question and after a choice."""

import asyncio
from collections.abc import Sequence

import games
from bot.matches.base import Service, load, show
from bot.matches.model import Match, Panel
from bot.store import matches
from bot.store.database import Reading
from bot.store.matches import Taught
from games.engine import Event, Position, Seat
from games.engine.lessons import Step, answered, asked, lesson


class Lessons(Service):
    """The use cases of a match that teaches."""

    async def running(self, person_id: int, game: str) -> Match | None:
        """The lesson in that game that this person has begun and not ended."""
        async with self._store.reading() as reading:
            return await running(reading, person_id, game)

    async def step(self, panel: Panel) -> Step | None:
        """What the lesson tells above the panel's question; the same as long as that is asked."""
        match, taught, question = panel.match, panel.match.lesson, panel.question
        found = lesson(games.game(match.game))
        if found is None or taught is None or question is None or not _learns(match, panel.seat):
            return None
        taught = _in_turn(taught, match.turn)
        now = f"{match.turn}.{match.seq}.{len(panel.drafted)}.{question.slot}"
        told, turn = taught.told, len(taught.turns)
        step = await asyncio.to_thread(asked, found, told, now, turn, panel.view, question)
        if step is not None and step.id not in told:
            taught = Taught({**told, step.id: now}, taught.turns)
        if taught != match.lesson:
            async with self._store.transaction() as writing:
                if (await load(writing, match.id)).version == match.version:
                    await matches.teach(writing, match.id, taught)
        return step


async def running(reading: Reading, person: int, game: str) -> Match | None:
    """The lesson in that game that this person has begun and not ended."""
    for row in await matches.of_person(reading, person):
        if row.lesson is not None and row.game == game and row.creator == person:
            return await show(reading, row.id)
    return None


def answer(
    match: Match, seat: Seat, before: Position, events: Sequence[Event]
) -> tuple[str | None, Taught | None]:
    """What the lesson says to a choice on ``before`` that caused the events, and what it has told then."""
    found = lesson(games.game(match.game))
    if found is None or match.lesson is None or not _learns(match, seat):
        return None, None
    taught = _in_turn(match.lesson, match.turn)
    seen = [event.view(seat) for event in events]
    step = answered(found, taught.told, len(taught.turns), before, seen)
    if step is None:
        return None, taught
    return step.id, Taught({**taught.told, step.id: f"{match.turn}.{match.seq}"}, taught.turns)


def _learns(match: Match, seat: Seat) -> bool:
    """Whether it is told to whoever acts in that seat: to who has begun the lesson, to no substitute."""
    return match.state == "playing" and match.seats[seat].person == match.creator


def _in_turn(taught: Taught, turn: int) -> Taught:
    return taught if turn in taught.turns else Taught(taught.told, (*taught.turns, turn))
