"""Questions that somebody asks the others at a table, and what they answer."""

from collections.abc import Sequence
from datetime import datetime

import msgspec
from sqlalchemy import and_, delete, func, insert, or_, select, update

from bot.store.database import Reading, Writing
from bot.store.tables import answers, matches, people, questions, seats


class QuestionRow(msgspec.Struct, frozen=True, kw_only=True):
    """What ``person`` asked, until ``closed_at``. ``message`` shows it, once it is posted."""

    id: int
    match_id: int
    person: int
    name: str
    text: str
    at: datetime
    closed_at: datetime | None
    message: int | None


class AnswerRow(msgspec.Struct, frozen=True):
    """What ``person`` has to say to it: "" is nothing."""

    person: int
    name: str
    text: str


_ALL = select(questions, people.c.name).join(people, people.c.id == questions.c.person)


async def add(writing: Writing, match: int, person: int, text: str, now: datetime) -> int:
    """A new question; returns its number."""
    values = {"match_id": match, "person": person, "text": text, "at": now}
    found = await writing.value(insert(questions).values(**values).returning(questions.c.id), int)
    assert found is not None
    return found


async def get(reading: Reading, question: int) -> QuestionRow | None:
    """The question of that number."""
    return await reading.row(_ALL.where(questions.c.id == question), QuestionRow)


async def count(reading: Reading, match: int, person: int) -> int:
    """How many that the person has asked there are open."""
    where = questions.c.match_id == match, questions.c.person == person, questions.c.closed_at.is_(None)
    return await reading.value(select(func.count()).select_from(questions).where(*where), int) or 0


async def open_in(reading: Reading, match: int) -> list[int]:
    """The numbers of those that are open there, oldest first."""
    query = _ALL.where(questions.c.match_id == match, questions.c.closed_at.is_(None))
    return [row.id for row in await reading.rows(query.order_by(questions.c.id), QuestionRow)]


async def waiting_for(reading: Reading, person: int, since: datetime) -> Sequence[QuestionRow]:
    """The open ones of others that lack this person's answer, oldest first.

    Of matches in which the person still sits, and that run or have ended after that time.
    """
    sits = and_(seats.c.match_id == questions.c.match_id, seats.c.person == person)
    own = and_(answers.c.question == questions.c.id, answers.c.person == person)
    query = (
        _ALL.join(matches, matches.c.id == questions.c.match_id)
        .join(seats, and_(sits, seats.c.resigned.is_(False)))
        .outerjoin(answers, own)
        .where(questions.c.closed_at.is_(None), questions.c.person != person, answers.c.question.is_(None))
        .where(or_(matches.c.state == "playing", matches.c.ended_at > since))
    )
    return await reading.rows(query.order_by(questions.c.id), QuestionRow)


async def answers_to(reading: Reading, question: int) -> Sequence[AnswerRow]:
    """What was answered, the first one first."""
    query = select(answers.c.person, people.c.name, answers.c.text)
    query = query.join(people, people.c.id == answers.c.person).where(answers.c.question == question)
    return await reading.rows(query.order_by(answers.c.at, answers.c.person), AnswerRow)


async def answer(writing: Writing, question: int, person: int, text: str, now: datetime) -> None:
    """Store the answer in place of the person's last one."""
    await writing.put(answers, question=question, person=person, text=text, at=now)


async def close(writing: Writing, question: int, now: datetime) -> None:
    """Nobody is asked any more."""
    await writing.run(update(questions).where(questions.c.id == question).values(closed_at=now))


async def posted(writing: Writing, question: int, message: int) -> None:
    """The message shows it."""
    await writing.run(update(questions).where(questions.c.id == question).values(message=message))


async def forget(writing: Writing, person: int) -> None:
    """What the person has asked, with its answers, and what they have answered."""
    asked = select(questions.c.id).where(questions.c.person == person)
    await writing.run(delete(answers).where(or_(answers.c.person == person, answers.c.question.in_(asked))))
    await writing.run(delete(questions).where(questions.c.person == person))
