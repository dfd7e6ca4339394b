"""A question for the table waits in the inbox of each whom it is for, and of nobody else, until answered."""

import asyncio

from bot.matches import Matches
from bot.matches.people import MOST_PINGS
from bot.matches.questions import AFTER, MOST
from bot.store import outbox
from tests.support.hours import SECOND, advance
from tests.support.people import AIKO, JONAS, MEI, RAFI, STRANGER
from tests.support.presses import play
from tests.support.refusals import refused
from tests.support.table import started
from tests.support.written import posts, rows


async def asked(matches: Matches, *people: int) -> list[int]:
    """Whose inbox holds a question."""
    known = people or [person.id for person in (MEI, JONAS, AIKO, RAFI, STRANGER)]
    return [person for person in known if (await matches.inbox.of(person)).questions]


async def test_a_question_waits_for_each_of_the_others_until_they_have_answered(matches: Matches) -> None:
    match = await started(matches, 3)
    question = await matches.questions.ask(match.id, MEI, "  Shall we\npause *soon*? ")
    assert (question.text, question.open, len(question.missing)) == ("Shall we pause *soon*?", True, 2)
    assert await asked(matches) == [JONAS.id, AIKO.id]
    assert (await posts(matches))[-1] == ("question", {"question": question.id})
    answer = matches.questions.answer
    for person in (MEI.id, STRANGER.id):
        assert await refused(answer(match.id, question.id, person, "me")) == "not-asked"
    assert await refused(answer(match.id, question.id + 1, JONAS.id, "what?")) == "no-such-question"
    await answer(match.id, question.id, JONAS.id, "yes")
    await answer(match.id, question.id, JONAS.id, "no")
    assert await asked(matches) == [AIKO.id]
    done = await answer(match.id, question.id, AIKO.id, "  ")
    assert [(who.name, said) for who, said in done.answers] == [("Jonas", "no"), ("Aiko", "")]
    assert (done.open, await asked(matches)) == (False, [])
    assert await refused(answer(match.id, question.id, AIKO.id, "yes")) == "no-such-question"


async def test_the_last_two_answer_at_the_same_moment(matches: Matches) -> None:
    match = await started(matches, 3)
    question = await matches.questions.ask(match.id, MEI, " ")
    answers = [matches.questions.answer(match.id, question.id, who.id, "yes") for who in (JONAS, AIKO)]
    await asyncio.gather(*answers)
    found = await matches.questions.get(match.id, question.id)
    assert (found.text, found.open, len(found.answers)) == ("…", False, 2)


async def test_so_many_questions_wait_at_once_and_who_asked_settles_them(matches: Matches) -> None:
    match = await started(matches, 2)
    ask = matches.questions.ask
    for _ in range(2):
        question = await ask(match.id, MEI, "?")
    assert await refused(ask(match.id, MEI, "?")) == "too-many-questions"
    assert await refused(ask(match.id, STRANGER, "?")) == "not-in-match"
    await ask(match.id, JONAS, "and you?")
    for person in (JONAS.id, STRANGER.id):
        assert await refused(matches.questions.close(match.id, question.id, person)) == "not-your-question"
    for _ in range(MOST_PINGS - MOST):
        await matches.questions.close(match.id, question.id, MEI.id)
        question = await ask(match.id, MEI, "?")
    await matches.questions.close(match.id, question.id, MEI.id)
    assert await refused(ask(match.id, MEI, "?")) == "too-many-pings"


async def test_a_block_tells_nothing_of_itself_at_a_table_where_both_sit(matches: Matches) -> None:
    """Else those who are missing among the asked would tell of it."""
    match = await started(matches, 3)
    await matches.people.block(JONAS, [MEI])
    question = await matches.questions.ask(match.id, MEI, "?")
    assert sorted(await asked(matches)) == sorted((JONAS.id, AIKO.id))
    await matches.questions.answer(match.id, question.id, JONAS.id, "!")
    await matches.turns.resign(match.id, AIKO.id)
    assert await asked(matches) == []


async def test_the_message_is_brought_up_to_date_when_somebody_leaves_or_presses_it_too_late(
    matches: Matches,
) -> None:
    match = await started(matches, 4)
    question = await matches.questions.ask(match.id, MEI, "Friday?")
    settled = await matches.questions.ask(match.id, MEI, "Saturday?")
    await matches.questions.close(match.id, settled.id, MEI.id)
    await sent(matches)
    await matches.turns.resign(match.id, JONAS.id)
    assert await sent(matches) == [question.id]
    await matches.substitutes.leave_to_substitute(match.id, AIKO.id)
    await matches.substitutes.take_over(match.id, STRANGER)
    assert await sent(matches) == [question.id]
    await matches.questions.answer(match.id, question.id, RAFI.id, "yes")
    await matches.turns.resign(match.id, STRANGER.id)
    assert not (await matches.questions.get(match.id, question.id)).open
    await sent(matches)
    await matches.turns.resign(match.id, RAFI.id)
    advance(matches, AFTER + SECOND)
    late = matches.questions.to_answer(match.id, question.id, AIKO.id)
    assert await refused(late) == "no-such-question"
    assert await sent(matches) == [question.id]
    for _ in range(2):
        assert not (await matches.questions.close(match.id, question.id, MEI.id)).open
    assert await sent(matches) == [question.id]


async def sent(matches: Matches) -> list[int]:
    """The questions whose messages were to be posted or edited, as if they were by now."""
    found = await rows(matches, "question")
    async with matches.store.transaction() as writing:
        for row in found:
            await outbox.drop(writing, row.match, str(row.lane))
    return [int(row.payload["question"]) for row in found]


async def test_a_question_outlives_its_match_by_a_day_and_is_forgotten_with_its_people(
    matches: Matches,
) -> None:
    match = await started(matches, 2)
    question = await matches.questions.ask(match.id, MEI, "Once more?")
    other = await matches.questions.ask(match.id, JONAS, "Who wins?")
    await matches.questions.answer(match.id, other.id, MEI.id, "me")
    await play(matches, match)
    assert await asked(matches) == [JONAS.id]
    assert await refused(matches.questions.ask(match.id, JONAS, "Late?")) == "match-over"
    advance(matches, AFTER + SECOND)
    assert await asked(matches) == []
    late = matches.questions.answer(match.id, question.id, JONAS.id, "yes")
    assert await refused(late) == "no-such-question"
    found = await matches.people.data(MEI.id)
    assert [row["text"] for row in found["questions"] + found["answers"]] == ["Once more?", "me"]
    await matches.people.forget(MEI.id, "a player")
    assert await refused(matches.questions.get(match.id, question.id)) == "no-such-question"
    assert (await matches.questions.get(match.id, other.id)).answers == ()
    await matches.people.forget(JONAS.id, "a player")
    assert await refused(matches.questions.get(match.id, other.id)) == "no-such-question"
