"""What waits for a person, in which order, and whom a match waits for."""

from datetime import datetime, timedelta

import pytest

from bot.clock import Clock
from bot.matches import Match, Matches, Person
from bot.matches.inbox import PENDING
from bot.ui import why as reasons
from bot.words import words
from tests.matches.habits import goes_away, sets
from tests.matches.table import JONAS, MEI, PEOPLE, STRANGER, lobby, mover, other, started, take_turn
from tests.matches.test_recap import play

WORDS = words("en")
HOUR = timedelta(hours=1)


async def many(matches: Matches, clock: Clock, count: int) -> list[Match]:
    """Matches of Mei and Jonas, begun an hour apart."""
    found = []
    for _ in range(count):
        found.append(await started(matches, 2, "qin"))
        clock.advance(HOUR)
    return found


def waiting(found: list[Match], person: int) -> list[int]:
    return [match.id for match in found if mover(match) == person]


async def test_the_longest_wait_comes_first_in_all_servers(matches: Matches, clock: Clock) -> None:
    found = await many(matches, clock, 5)
    person = mover(found[0])
    inbox = await matches.inbox(person)
    assert [match.id for match in inbox.waiting] == waiting(found, person)
    assert [pending.match.id for pending in inbox.pending] == waiting(found, person)
    assert {match.id for match in inbox.others} == {match.id for match in found} - {*waiting(found, person)}
    for pending in inbox.pending:
        assert pending.view == (await matches.turn(pending.match.id)).view
    oldest = await matches.oldest(person)
    assert oldest is not None
    assert oldest.id == inbox.waiting[0].id


async def test_a_match_that_has_moved_on_goes_to_the_end(matches: Matches, clock: Clock) -> None:
    found = await many(matches, clock, 6)
    person = mover(found[0])
    first = found[0].id
    await play(matches, await play(matches, found[0], 1), 1)
    inbox = await matches.inbox(person)
    assert inbox.waiting[-1].id == first
    assert len(inbox.waiting) == len(waiting(found, person))


async def test_nothing_waits_for_who_plays_nowhere(matches: Matches) -> None:
    assert await matches.oldest(STRANGER.id) is None
    inbox = await matches.inbox(STRANGER.id)
    assert (inbox.waiting, inbox.pending, inbox.votes, inbox.others) == ((), (), (), ())


async def test_tables_and_paused_matches_wait_for_others(matches: Matches) -> None:
    table = await lobby(matches)
    match = await started(matches, 2, "qin")
    person, rival = mover(match), other(match)
    vote = await matches.ask(match.id, person, "pause")
    inbox = await matches.inbox(rival)
    assert [found.id for found in inbox.votes] == [vote.id]
    assert (await matches.inbox(person)).votes == ()
    await matches.ballot(match.id, rival, vote.id, "yes")
    inbox = await matches.inbox(person)
    assert inbox.waiting == ()
    assert match.id in {found.id for found in inbox.others}
    assert await matches.oldest(person) is None
    assert table.id in {found.id for found in (await matches.inbox(MEI.id)).others}


async def test_only_the_first_are_read(matches: Matches, clock: Clock) -> None:
    found = [await started(matches, 2) for _ in range(2 * PENDING + 4)]
    person = max((MEI.id, JONAS.id), key=lambda person: len(waiting(found, person)))
    inbox = await matches.inbox(person)
    assert len(inbox.waiting) == len(waiting(found, person)) > PENDING
    assert len(inbox.pending) == PENDING


# ── why ──────────────────────────────────────────────────────────────────────────────────────────


async def said(matches: Matches, match: Match, person: int | None = None) -> str:
    """What /why says to that person; to the one who is to act."""
    found = await matches.why(match.id)
    own = found.match.seat_of(mover(match) if person is None else person)
    return "\n".join(reasons.lines(found, None if own is None else own.seat, WORDS))


def person_to_act(match: Match) -> Person:
    return next(person for person in PEOPLE if person.id == mover(match))


async def test_the_clock_counts_down_and_says_what_follows(matches: Matches, clock: Clock) -> None:
    match = await started(matches, 2, "qin")
    clock.advance(30 * HOUR)
    found = await matches.why(match.id)
    assert found.clock.left == 42 * HOUR
    assert found.clock.due_at == clock.now() + 42 * HOUR
    text = await said(matches, match)
    assert "**Qin 1 waits for you.** You are to place a tile." in text
    assert "1 day 18 h of time left" in text
    assert "If the time runs out: we wait" in text
    assert "It is not your turn in **Qin 1**" in await said(matches, match, other(match))
    assert "You watch **Qin 1**" in await said(matches, match, STRANGER.id)
    clock.advance(50 * HOUR)
    text = await said(matches, match)
    assert "The time is up since" in text
    assert "What now: we wait" in text


async def test_without_a_pace_there_is_no_deadline(matches: Matches) -> None:
    match = await started(matches, 2, "qin", pace="none")
    text = await said(matches, match)
    assert "No deadline" in text
    assert "runs out" not in text


async def test_who_sleeps_is_said_to_sleep(matches: Matches, clock: Clock) -> None:
    match = await started(matches, 2, "qin")
    person = person_to_act(match)
    await sets(matches, person, zone="Europe/Berlin", wakes=8 * 60, sleeps=22 * 60)  # NOON is 13:00 there
    assert (await matches.why(match.id)).clock.asleep_until is None
    assert "sleeps" not in await said(matches, match)
    clock.advance(10 * HOUR)
    found = (await matches.why(match.id)).clock
    assert found.asleep_until == clock.now() + 9 * HOUR
    assert found.left == timedelta(days=3) - 9 * HOUR
    assert f"**{person.name}** sleeps now. The clock goes on at" in await said(matches, match, STRANGER.id)


async def test_who_is_on_vacation_is_said_to_be(matches: Matches, clock: Clock) -> None:
    match = await started(matches, 2, "qin")
    person = person_to_act(match)
    back: datetime = clock.now() + timedelta(days=5)
    await goes_away(matches, person, clock.now() + HOUR, back)
    clock.advance(20 * HOUR)
    found = (await matches.why(match.id)).clock
    assert (found.away_until, found.asleep_until) == (back, None)
    assert found.left == 71 * HOUR
    assert f"**{person.name}** is on vacation until" in await said(matches, match, STRANGER.id)


async def test_a_paused_match_says_who_paused_it(matches: Matches, clock: Clock) -> None:
    match = await started(matches, 2, "qin")
    vote = await matches.ask(match.id, mover(match), "pause")
    assert [found.id for found in (await matches.why(match.id)).votes] == [vote.id]
    await matches.ballot(match.id, other(match), vote.id, "yes")
    clock.advance(100 * HOUR)
    text = await said(matches, match)
    assert "Paused by the players" in text
    assert "3 days 0 h of time left" in text
    assert (await matches.why(match.id)).votes == ()


async def test_a_match_that_does_not_run_waits_for_nobody(matches: Matches) -> None:
    table = await lobby(matches)
    open_table = await matches.why(table.id)
    assert (open_table.view, open_table.votes, open_table.clock.left) == (None, (), None)
    match = await started(matches)
    await matches.resign(match.id, mover(match))
    over = await matches.why(match.id)
    for found, reason in ((open_table, "has not begun"), (over, "is over")):
        page = reasons.page(found, MEI.id, WORDS)
        assert reason in "".join(getattr(item, "content", "") for item in page.view().walk_children())


async def test_a_turn_taken_asks_the_next(matches: Matches) -> None:
    match = await started(matches)
    before = mover(match)
    match = (await take_turn(matches, match, "1", "keep")).match
    assert mover(match) != before
    found = await matches.why(match.id)
    assert found.match.to_act == match.to_act


@pytest.fixture(autouse=True)
def every_run_alike(same_shuffles: None) -> None:
    """Who begins must not change from run to run."""
