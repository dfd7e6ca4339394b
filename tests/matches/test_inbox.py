"""What waits for a person, in which order, and whom a match waits for."""

import pytest

from bot.matches import Match, Matches
from bot.ui import why as reasons
from bot.words import words
from tests.support.habits import goes_away, sets, waiting_for
from tests.support.hours import DAY, HOUR
from tests.support.people import JONAS, MEI, STRANGER
from tests.support.presses import mover
from tests.support.running import acting, keep
from tests.support.table import lobby, other, started

WORDS = words("en")


async def test_the_longest_wait_comes_first(matches: Matches, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.matches.inbox.PENDING", 2)
    found = []
    for person in (MEI, MEI, JONAS, MEI):
        found.append(await waiting_for(matches, person))
        matches._clock.advance(HOUR)
    waiting = [found[number].id for number in (0, 1, 3)]
    inbox = await matches.inbox(MEI.id)
    assert [match.id for match in inbox.waiting] == waiting
    assert [pending.match.id for pending in inbox.pending] == waiting[:2]
    assert [match.id for match in inbox.others] == [found[2].id]
    for pending in inbox.pending:
        assert pending.view == (await matches.turn(pending.match.id)).view
    oldest = await matches.oldest(MEI.id)
    assert oldest is not None
    assert oldest.id == waiting[0]
    # a match that has moved on goes to the end
    await keep(matches, await keep(matches, found[0]))
    inbox = await matches.inbox(MEI.id)
    assert [match.id for match in inbox.waiting] == [*waiting[1:], waiting[0]]


async def test_tables_and_paused_matches_wait_for_others(matches: Matches) -> None:
    table = await lobby(matches)
    match = await started(matches, 2, "qin")
    person, rival = mover(match), other(match)
    vote = await matches.ask(match.id, person, "pause")
    assert [found.id for found in (await matches.inbox(rival)).votes] == [vote.id]
    assert (await matches.inbox(person)).votes == ()
    await matches.ballot(match.id, rival, vote.id, "yes")
    inbox = await matches.inbox(person)
    assert inbox.waiting == ()
    assert match.id in {found.id for found in inbox.others}
    assert await matches.oldest(person) is None
    assert table.id in {found.id for found in (await matches.inbox(MEI.id)).others}
    assert await matches.oldest(STRANGER.id) is None  # nothing waits for who plays nowhere
    inbox = await matches.inbox(STRANGER.id)
    assert (inbox.waiting, inbox.pending, inbox.votes, inbox.others) == ((), (), (), ())


async def said(matches: Matches, match: Match, person: int | None = None) -> str:
    """What /why says to that person; to the one who is to act."""
    found = await matches.why(match.id)
    own = found.match.seat_of(mover(match) if person is None else person)
    return "\n".join(reasons.lines(found, None if own is None else own.seat, WORDS))


async def test_the_clock_counts_down_and_says_what_follows(matches: Matches) -> None:
    match = await started(matches, 2, "qin")
    matches._clock.advance(30 * HOUR)
    found = (await matches.why(match.id)).clock
    assert (found.left, found.due_at) == (42 * HOUR, matches._clock.now() + 42 * HOUR)
    text = await said(matches, match)
    assert "**Qin 1 waits for you.** You are to place a tile." in text
    assert "1 day 18 h of time left" in text
    assert "If the time runs out: we wait" in text
    assert "It is not your turn in **Qin 1**" in await said(matches, match, other(match))
    assert "You watch **Qin 1**" in await said(matches, match, STRANGER.id)
    matches._clock.advance(50 * HOUR)
    text = await said(matches, match)
    assert "The time is up since" in text
    assert "What now: we wait" in text
    text = await said(matches, await started(matches, 2, "qin", pace="none"))
    assert "No deadline" in text
    assert "runs out" not in text


async def test_who_sleeps_or_is_on_vacation_is_said_to_be(matches: Matches) -> None:
    match = await started(matches, 2, "qin")
    person, clock = acting(match), matches._clock
    await sets(matches, person, zone="Europe/Berlin", wakes=8 * 60, sleeps=22 * 60)  # NOON is 13:00 there
    assert (await matches.why(match.id)).clock.asleep_until is None
    assert "sleeps" not in await said(matches, match)
    clock.advance(10 * HOUR)
    found = (await matches.why(match.id)).clock
    assert (found.asleep_until, found.left) == (clock.now() + 9 * HOUR, 3 * DAY - 9 * HOUR)
    assert f"**{person.name}** sleeps now. The clock goes on at" in await said(matches, match, STRANGER.id)
    await sets(matches, person, wakes=None, sleeps=None)
    back = clock.now() + 5 * DAY
    await goes_away(matches, person, clock.now() + HOUR, back)
    clock.advance(20 * HOUR)
    found = (await matches.why(match.id)).clock
    assert (found.away_until, found.asleep_until, found.left) == (back, None, 3 * DAY - 10 * HOUR)
    assert f"**{person.name}** is on vacation until" in await said(matches, match, STRANGER.id)


async def test_a_paused_match_says_who_paused_it(matches: Matches) -> None:
    match = await started(matches, 2, "qin")
    vote = await matches.ask(match.id, mover(match), "pause")
    assert [found.id for found in (await matches.why(match.id)).votes] == [vote.id]
    await matches.ballot(match.id, other(match), vote.id, "yes")
    matches._clock.advance(100 * HOUR)
    text = await said(matches, match)
    assert "Paused by the players" in text
    assert "3 days 0 h of time left" in text
    assert (await matches.why(match.id)).votes == ()


async def test_a_match_that_does_not_run_waits_for_nobody(matches: Matches) -> None:
    table, match = await lobby(matches), await started(matches)
    open_table = await matches.why(table.id)
    assert (open_table.view, open_table.votes, open_table.clock.left) == (None, (), None)
    await matches.resign(match.id, mover(match))
    over = await matches.why(match.id)
    for found, reason in ((open_table, "has not begun"), (over, "is over")):
        page = reasons.page(found, MEI.id, WORDS)
        assert reason in "".join(getattr(item, "content", "") for item in page.view().walk_children())
