"""What people say about themselves, what their clocks make of it, and what waits for them."""

from datetime import UTC, date, datetime

import pytest

from bot.components import why as reasons
from bot.matches import Match, Matches
from bot.store import people as stored
from bot.text import words
from tests.support.habits import goes_away, reminders, sets, snoozes, waiting_for
from tests.support.hours import DAY, HOUR, now
from tests.support.pages import texts
from tests.support.people import AIKO, JONAS, MEI, NOON, RAFI, STRANGER
from tests.support.presses import mover
from tests.support.refusals import refusal, refused
from tests.support.running import acting, keep, later, notices, posted, told
from tests.support.table import lobby, other, started, waiting
from tests.support.written import posts


async def test_somebody_new_has_said_nothing(matches: Matches) -> None:
    about = await matches.people.about(MEI.id)
    assert about.settings == stored.SettingsRow(id=MEI.id)
    assert (about.vacations, about.left, about.year, about.blocked, about.playing) == ((), 28, 2026, (), 0)
    assert about.away is None


async def test_a_zone_is_set_by_any_of_its_names_and_refused_if_there_is_none(matches: Matches) -> None:
    about = await matches.people.live_in(MEI, "europe/berlin")
    assert about.settings.zone == "Europe/Berlin"
    assert (about.here.hour, about.here.tzname()) == (13, "CET")
    error = await refusal(matches.people.live_in(MEI, "Atlantis"))
    assert (error.code, error.facts) == ("unknown-zone", {"zone": "Atlantis"})
    assert (await matches.people.about(MEI.id)).settings.zone == "Europe/Berlin"


@pytest.mark.parametrize(
    ("wakes", "sleeps", "hours"),
    [  # eight waking hours are enough, over midnight, too; None: it is said
        (8 * 60, 16 * 60, None),
        (22 * 60, 6 * 60, None),
        (0, 8 * 60, None),
        (None, None, None),  # always awake
        (60, 60, None),
        (None, 60, None),
        (60, None, None),
        (8 * 60, 15 * 60, 7),
        (22 * 60, 5 * 60, 7),
        (9 * 60, 9 * 60 + 30, 0),
    ],
)
async def test_days_shorter_than_eight_hours_are_refused(
    matches: Matches, wakes: int | None, sleeps: int | None, hours: int | None
) -> None:
    await matches.people.wake(MEI, 9 * 60, 21 * 60)
    if hours is None:
        settings = (await matches.people.wake(MEI, wakes, sleeps)).settings
        always = None in (wakes, sleeps) or wakes == sleeps
        assert (settings.wakes, settings.sleeps) == ((None, None) if always else (wakes, sleeps))
    else:
        error = await refusal(matches.people.wake(MEI, wakes, sleeps))
        assert (error.code, error.facts) == ("short-day", {"hours": hours, "least": 8})


async def test_each_form_changes_only_what_it_asks_for(matches: Matches) -> None:
    await matches.people.live_in(MEI, "Asia/Tokyo")
    await matches.people.wake(MEI, 60, 1200)
    await matches.people.change(MEI, ping="dm", every=12, digest_at=18 * 60)
    await matches.people.change(MEI, most=3)
    await matches.people.change(MEI, contrast=True)
    await matches.reminders.dms(MEI.id, closed=True)
    said = {"zone": "Asia/Tokyo", "wakes": 60, "sleeps": 1200, "ping": "dm", "every": 12}
    said |= {"digest_at": 18 * 60, "most": 3, "contrast": True, "dms_closed": True}
    assert (await matches.people.about(MEI.id)).settings == stored.SettingsRow(id=MEI.id, **said)  # type: ignore[arg-type]  # of many types


async def test_hours_that_change_in_mid_turn_count_from_then_on(matches: Matches) -> None:
    match = await started(matches, pace="quick")
    assert match.due_at == NOON + 24 * HOUR
    matches.clock.advance(6 * HOUR)  # 18:00: 18 hours are left
    await matches.people.wake(acting(match), 12 * 60, 20 * 60)
    # 2 hours today, 8 on each of the two days after, which makes 18 at 20:00 on the second
    assert (await matches.watching.match(match.id)).due_at == NOON + 2 * DAY + 8 * HOUR
    await matches.people.wake(acting(match), None, None)
    assert (await matches.watching.match(match.id)).due_at == NOON + 24 * HOUR


async def test_a_vacation_is_whole_days_where_they_live(matches: Matches) -> None:
    """Twenty-eight days a year and not one more; one from today begins at once and takes the day."""
    error = await refusal(matches.people.go_away(MEI, date(2026, 11, 21), date(2026, 12, 19)))
    assert (error.code, error.facts["days"]) == ("vacation-too-long", 29)
    assert (await matches.people.go_away(MEI, date(2026, 11, 21), date(2026, 12, 18))).left == 0
    about = await matches.people.go_away(JONAS, date(2026, 11, 20), date(2026, 11, 20))
    assert about.away is not None
    assert (about.away.starts_at, about.away.ends_at) == (NOON, datetime(2026, 11, 21, tzinfo=UTC))
    assert about.left == 27
    await matches.people.live_in(AIKO, "America/New_York")
    about = await matches.people.go_away(AIKO, date(2026, 12, 24), date(2026, 12, 26))
    (vacation,) = about.vacations
    assert vacation.starts_at == datetime(2026, 12, 24, 5, tzinfo=UTC)
    assert vacation.ends_at == datetime(2026, 12, 27, 5, tzinfo=UTC)
    assert (vacation.first, vacation.last, about.left) == (date(2026, 12, 24), date(2026, 12, 26), 25)


async def test_the_days_of_each_year_are_counted_in_that_year(matches: Matches) -> None:
    about = await matches.people.go_away(MEI, date(2026, 12, 22), date(2027, 1, 10))
    assert about.left == 18
    error = await refusal(matches.people.go_away(MEI, date(2027, 2, 1), date(2027, 2, 19)))
    assert error.facts == {"year": "2027", "days": 19, "left": 18, "most": 28}
    await matches.people.go_away(MEI, date(2027, 2, 1), date(2027, 2, 18))
    matches.clock.advance(60 * DAY)
    about = await matches.people.about(MEI.id)
    assert (about.year, about.left) == (2027, 0)


async def test_who_is_back_and_leaves_again_on_the_same_day_has_taken_it_once(matches: Matches) -> None:
    today = date(2026, 11, 20)
    about = await matches.people.go_away(MEI, today, today)
    about = await matches.people.end_vacation(MEI, about.vacations[0].id)
    assert about.left == 27
    matches.clock.advance(HOUR)
    error = await refusal(matches.people.go_away(MEI, today, date(2026, 12, 18)))
    assert (error.facts["days"], error.facts["left"]) == (28, 27)
    about = await matches.people.go_away(MEI, today, date(2026, 12, 17))
    assert about.left == 0
    about = await matches.people.end_vacation(MEI, about.vacations[0].id)
    assert about.left == 27
    assert (await matches.people.go_away(MEI, today, today)).left == 27


async def test_a_day_on_which_clocks_change_is_one_day(matches: Matches) -> None:
    await matches.people.live_in(MEI, "Europe/Berlin")
    assert (await matches.people.go_away(MEI, date(2027, 3, 27), date(2027, 3, 29))).vacations[
        0
    ].last.day == 29
    about = await matches.people.go_away(MEI, date(2027, 10, 30), date(2027, 11, 1))
    assert about.vacations[1].ends_at - about.vacations[1].starts_at == 73 * HOUR
    assert about.vacations[1].last == date(2027, 11, 1)
    error = await refusal(matches.people.go_away(MEI, date(2027, 5, 1), date(2027, 5, 23)))
    assert error.facts["left"] == 22


@pytest.mark.parametrize(
    ("first", "last", "code"),
    [
        (date(2026, 11, 19), date(2026, 11, 22), "vacation-past"),
        (date(2026, 11, 24), date(2026, 11, 23), "vacation-backwards"),
        (date(2027, 11, 1), date(2027, 11, 21), "vacation-too-far"),
        (date(2026, 12, 3), date(2026, 12, 9), "vacation-overlaps"),
        (date(2026, 11, 30), date(2026, 12, 1), "vacation-overlaps"),
    ],
)
async def test_impossible_vacations_are_refused(matches: Matches, first: date, last: date, code: str) -> None:
    await matches.people.go_away(MEI, date(2026, 12, 1), date(2026, 12, 5))
    assert await refused(matches.people.go_away(MEI, first, last)) == code
    about = await matches.people.go_away(
        MEI, date(2026, 12, 6), date(2026, 12, 7)
    )  # one may follow on another
    assert ([vacation.first.day for vacation in about.vacations], about.left) == ([1, 6], 21)
    assert (
        await matches.people.live_in(MEI, "Pacific/Auckland")
    ).left == 21  # who moves keeps the days taken


async def test_clocks_stand_still_on_vacation_and_the_table_is_told(matches: Matches) -> None:
    match = await started(matches, pace="quick")
    person = acting(match)
    about = await matches.people.go_away(person, date(2026, 11, 20), date(2026, 11, 22))
    found = await matches.watching.match(match.id)
    assert found.away_until == about.vacations[0].ends_at == datetime(2026, 11, 23, tzinfo=UTC)
    assert found.due_at == found.away_until + 24 * HOUR
    since, until = int(NOON.timestamp()), int(found.away_until.timestamp())
    facts = {"name": person.name, "since": since, "until": until, "timed": "yes"}
    assert await told(matches, match) == [("vacation", facts)]
    assert (await posts(matches))[-1][0] == "notice"
    matches.clock.advance(5 * HOUR)
    about = await matches.people.end_vacation(person, about.vacations[0].id)
    assert about.left == 27
    found = await matches.watching.match(match.id)
    assert (found.away_until, found.due_at) == (None, NOON + 29 * HOUR)
    assert await notices(matches, match) == ["vacation", "vacation-back"]
    await matches.timekeeping.due(now(matches))
    assert await reminders(matches, person) == [f"{match.id} turn 1"]


async def test_a_vacation_that_does_not_take_place_gives_all_days_back(matches: Matches) -> None:
    await lobby(matches)  # open tables are not told
    match = await started(matches)
    about = await matches.people.go_away(MEI, date(2026, 12, 1), date(2026, 12, 5))
    about = await matches.people.end_vacation(MEI, about.vacations[0].id)
    assert (about.vacations, about.left) == ((), 28)
    assert await notices(matches, match) == ["vacation", "vacation-off"]
    await matches.people.end_vacation(MEI, 99)
    assert len(await matches.notices.of(match.id)) == len(await posted(matches, "notice")) == 2


async def test_nobody_ends_the_vacation_of_another_or_one_that_is_over(matches: Matches) -> None:
    about = await matches.people.go_away(MEI, date(2026, 11, 21), date(2026, 11, 22))
    number = about.vacations[0].id
    await matches.people.end_vacation(JONAS, number)
    matches.clock.advance(4 * DAY)
    await matches.people.end_vacation(MEI, number)
    async with matches.store.reading() as reading:
        (row,) = await stored.vacations_of(reading, [MEI.id], NOON)
    assert row.ends_at == datetime(2026, 11, 23, tzinfo=UTC)


async def test_a_block_list_is_kept_by_name(matches: Matches, monkeypatch: pytest.MonkeyPatch) -> None:
    await matches.people.remember(AIKO)
    about = await matches.people.block(MEI, [RAFI, type(AIKO)(AIKO.id, "somebody")])
    assert about.blocked == (AIKO, RAFI)  # under the name that is known
    about = await matches.people.unblock(MEI.id, [RAFI.id])
    assert about.blocked == (AIKO,)
    assert await refused(matches.people.block(MEI, [MEI])) == "block-yourself"
    assert (await matches.people.about(AIKO.id)).blocked == ()
    monkeypatch.setattr("bot.matches.people.MOST_BLOCKED", 2)  # it does not grow for ever
    await matches.people.block(MEI, [JONAS])
    assert await refused(matches.people.block(MEI, [RAFI])) == "too-many-blocked"
    assert len((await matches.people.about(MEI.id)).blocked) == 2


# ── what waits for a person, and whom a match waits for ──────────────────────────────────────────────

WORDS = words("en")


async def test_the_longest_wait_comes_first(matches: Matches, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.matches.inbox.PENDING", 2)
    found = []
    for person in (MEI, MEI, JONAS, MEI):
        found.append(await waiting_for(matches, person))
        matches.clock.advance(HOUR)
    waiting = [found[number].id for number in (0, 1, 3)]
    inbox = await matches.inbox.of(MEI.id)
    assert [match.id for match in inbox.waiting] == waiting
    assert [pending.match.id for pending in inbox.pending] == waiting[:2]
    assert [match.id for match in inbox.others] == [found[2].id]
    for pending in inbox.pending:
        assert pending.view == (await matches.watching.turn(pending.match.id)).view
    oldest = await matches.inbox.oldest(MEI.id)
    assert oldest is not None
    assert oldest.id == waiting[0]
    # a match that has moved on goes to the end
    await keep(matches, await keep(matches, found[0]))
    inbox = await matches.inbox.of(MEI.id)
    assert [match.id for match in inbox.waiting] == [*waiting[1:], waiting[0]]


async def test_tables_and_paused_matches_wait_for_others(matches: Matches) -> None:
    table = await lobby(matches)
    match = await started(matches, 2, "qin")
    person, rival = mover(match), other(match)
    vote = await matches.votes.ask(match.id, person, "pause")
    assert [found.id for found in (await matches.inbox.of(rival)).votes] == [vote.id]
    assert (await matches.inbox.of(person)).votes == ()
    await matches.votes.ballot(match.id, rival, vote.id, "yes")
    inbox = await matches.inbox.of(person)
    assert inbox.waiting == ()
    assert match.id in {found.id for found in inbox.others}
    assert await matches.inbox.oldest(person) is None
    assert table.id in {found.id for found in (await matches.inbox.of(MEI.id)).others}
    assert await matches.inbox.oldest(STRANGER.id) is None  # nothing waits for who plays nowhere
    inbox = await matches.inbox.of(STRANGER.id)
    assert (inbox.waiting, inbox.pending, inbox.votes, inbox.others) == ((), (), (), ())


async def said(matches: Matches, match: Match, person: int | None = None) -> str:
    """What /why says to that person; to the one who is to act."""
    found = await matches.inbox.why(match.id)
    own = found.match.seat_of(mover(match) if person is None else person)
    return "\n".join(reasons.lines(found, None if own is None else own.seat, WORDS))


async def test_the_clock_counts_down_and_says_what_follows(matches: Matches) -> None:
    match = await started(matches, 2, "qin")
    matches.clock.advance(30 * HOUR)
    found = (await matches.inbox.why(match.id)).clock
    assert (found.left, found.due_at) == (42 * HOUR, matches.clock.now() + 42 * HOUR)
    text = await said(matches, match)
    assert "**Qin 1 waits for you.** You are to place a tile." in text
    assert "1 day 18 h of time left" in text
    assert "If the time runs out: we wait" in text
    assert "It is not your turn in **Qin 1**" in await said(matches, match, other(match))
    assert "You watch **Qin 1**" in await said(matches, match, STRANGER.id)
    matches.clock.advance(50 * HOUR)
    text = await said(matches, match)
    assert "Time ran out" in text
    assert "What now: we wait" in text
    text = await said(matches, await started(matches, 2, "qin", pace="none"))
    assert "No deadline" in text
    assert "runs out" not in text


async def test_once_the_time_is_up_it_says_from_when_on_others_decide_and_what_if_nobody_comes(
    matches: Matches,
) -> None:
    match = await started(matches, 3, "qin", caretaker="vote")
    at = await later(matches, 3 * DAY)
    decides, plays = (f"<t:{int((at + days * DAY).timestamp())}:f>" for days in (3, 6))
    assert f"What now: the others decide, from {decides} on." in await said(matches, match)
    await later(matches, 3 * DAY)
    (vote,) = await matches.votes.open_in(match.id)
    assert "What now: the others decide." in await said(matches, match)
    for person in waiting(match):
        await matches.votes.ballot(match.id, person, vote.id, "substitute")
    text = await said(matches, match)
    assert "A substitute is called for." in text
    assert f"What now: a computer plays, from {plays} on." in text


async def test_who_sleeps_or_is_on_vacation_is_said_to_be(matches: Matches) -> None:
    match = await started(matches, 2, "qin")
    person, clock = acting(match), matches.clock
    await sets(matches, person, zone="Europe/Berlin", wakes=8 * 60, sleeps=22 * 60)  # NOON is 13:00 there
    assert (await matches.inbox.why(match.id)).clock.asleep_until is None
    assert "sleeps" not in await said(matches, match)
    clock.advance(10 * HOUR)
    found = (await matches.inbox.why(match.id)).clock
    assert (found.asleep_until, found.left) == (clock.now() + 9 * HOUR, 3 * DAY - 9 * HOUR)
    told = await said(matches, match, STRANGER.id)
    assert f"**{person.name}** sleeps now, until" in told
    assert "The clock goes on then." in told
    await sets(matches, person, wakes=None, sleeps=None)
    back = clock.now() + 5 * DAY
    await goes_away(matches, person, clock.now() + HOUR, back)
    clock.advance(20 * HOUR)
    found = (await matches.inbox.why(match.id)).clock
    assert (found.away_until, found.asleep_until, found.left) == (back, None, 3 * DAY - 10 * HOUR)
    told = await said(matches, match, STRANGER.id)
    assert f"**{person.name}** is on vacation until" in told
    assert "The clock stands still." in told


@pytest.mark.parametrize("why", ["sleeps", "away"])
async def test_where_there_is_no_clock_it_is_said_of_nobody_that_it_goes_on(
    matches: Matches, why: str
) -> None:
    match = await started(matches, 2, "qin", "none")
    person = acting(match)
    if why == "sleeps":
        await sets(matches, person, wakes=14 * 60, sleeps=10 * 60)
    else:
        await goes_away(matches, person, now(matches), now(matches) + DAY)
    told = await said(matches, match, STRANGER.id)
    assert f"**{person.name}** {'sleeps now' if why == 'sleeps' else 'is on vacation'}" in told
    assert "clock" not in told


async def nudged(matches: Matches, match: Match) -> str:
    """What whoever nudges reads."""
    return texts(reasons.nudged(await matches.inbox.why(match.id), WORDS))


async def test_at_weekends_it_is_they_that_do_not_count_and_nobody_sleeps(matches: Matches) -> None:
    match = await started(matches, 2, "qin", "weekdays")  # on a Friday
    person, monday = acting(match), now(matches) + 3 * DAY - 4 * HOUR
    await sets(matches, person, wakes=8 * 60, sleeps=22 * 60)
    on_monday = f"<t:{int(monday.timestamp())}:f>"
    for hours in (11, 13, 24, 0):  # on Friday and on Saturday at night, by day, on Sunday at night
        matches.clock.advance(hours * HOUR if hours else monday - HOUR - now(matches))
        found = (await matches.inbox.why(match.id)).clock
        rests = hours > 0
        assert (found.rests_until, found.asleep_until) == ((monday, None) if rests else (None, monday))
        told = await said(matches, match, STRANGER.id)
        assert (f"Weekends do not count here: the clock goes on at {on_monday}" in told) is rests
        assert ("sleeps" not in told) is rests
        told = await nudged(matches, match)
        assert ("is away" not in told) is rests
        assert f"hears of it at {on_monday}" in told


@pytest.mark.parametrize("why", ["digest", "snooze"])
async def test_a_nudge_does_not_claim_to_remind_who_wants_to_hear_later(matches: Matches, why: str) -> None:
    match = await started(matches, 2, "qin")
    person = acting(match)
    told = f"**{person.name}** wants to be reminded later, and hears of it then."
    if why == "digest":
        await sets(matches, person, digest_at=9 * 60)
        assert told in await nudged(matches, match)
        await sets(matches, person, digest_at=None)
    else:
        await snoozes(matches, match, now(matches) + 2 * HOUR)
        assert told in await nudged(matches, match)
        await sets(matches, person, wakes=16 * 60, sleeps=11 * 60)
        assert "is away and hears of it at" in await nudged(matches, match)
        await sets(matches, person, wakes=None, sleeps=None)
        matches.clock.advance(2 * HOUR)
    assert "is reminded now" in await nudged(matches, match)


async def test_with_a_sitter_it_is_the_sitter_who_sleeps_or_is_away_and_hears_of_a_nudge(
    matches: Matches,
) -> None:
    match = await started(matches, 3, "qin")
    owner, today = acting(match), now(matches).date()
    await sets(matches, STRANGER, wakes=14 * 60, sleeps=23 * 60)  # it is noon
    await matches.substitutes.name_sitter(match.id, owner.id, STRANGER, today, today)
    sitter = f"<@{STRANGER.id}>"

    async def page(person: int) -> str:
        return texts(reasons.page(await matches.inbox.why(match.id), person, WORDS))

    shown = await page(other(match))
    assert f"🪑 {sitter} plays for" in shown
    assert f"**{owner.name}** until" in shown
    assert f"😴 {sitter} sleeps now" in shown
    assert f"🪑 {sitter} plays for you until" in await page(owner.id)
    assert sitter not in (await page(STRANGER.id)).replace(f"😴 {sitter}", "")
    assert f"👉 {sitter} is away" in texts(reasons.nudged(await matches.inbox.why(match.id), WORDS))
    await goes_away(matches, STRANGER, now(matches), now(matches) + DAY)
    assert f"🧳 {sitter} is on vacation" in await page(other(match))
    await matches.substitutes.end_sitter(match.id, owner.id)
    assert sitter not in await page(other(match))
    tomorrow = today + DAY
    await matches.substitutes.name_sitter(match.id, owner.id, STRANGER, tomorrow, tomorrow)
    assert sitter not in await page(other(match))


async def test_a_paused_match_says_who_paused_it(matches: Matches) -> None:
    match = await started(matches, 2, "qin")
    vote = await matches.votes.ask(match.id, mover(match), "pause")
    assert [found.id for found in (await matches.inbox.why(match.id)).votes] == [vote.id]
    await matches.votes.ballot(match.id, other(match), vote.id, "yes")
    matches.clock.advance(100 * HOUR)
    text = await said(matches, match)
    assert "Paused by the players" in text
    assert "3 days 0 h of time left" in text
    assert (await matches.inbox.why(match.id)).votes == ()


async def test_a_match_that_does_not_run_waits_for_nobody(matches: Matches) -> None:
    table, match = await lobby(matches), await started(matches)
    open_table = await matches.inbox.why(table.id)
    assert (open_table.view, open_table.votes, open_table.clock.left) == (None, (), None)
    await matches.turns.resign(match.id, mover(match))
    over = await matches.inbox.why(match.id)
    for found, reason in ((open_table, "has not begun"), (over, "is over")):
        page = reasons.page(found, MEI.id, WORDS)
        assert reason in "".join(getattr(item, "content", "") for item in page.view().walk_children())
