"""What people say about themselves, and what their clocks make of it."""

from datetime import UTC, date, datetime, timedelta

import pytest

from bot.clock import Clock
from bot.matches import Match, MatchError, Matches
from bot.store import Store, vacations
from bot.store import people as stored
from tests.matches.conftest import NOON
from tests.matches.table import AIKO, JONAS, MEI, PEOPLE, RAFI, lobby, mover, posts, started

# NOON is a Friday: 20 November 2026, 12:00 UTC, 13:00 in Berlin.
HOUR = timedelta(hours=1)


def person_to_act(match: Match) -> int:
    return next(number for number, person in enumerate(PEOPLE) if person.id == mover(match))


async def test_somebody_new_has_said_nothing(matches: Matches) -> None:
    about = await matches.about(MEI.id)
    assert about.settings == stored.SettingsRow(id=MEI.id)
    assert (about.vacations, about.left, about.year, about.blocked, about.playing) == ((), 28, 2026, (), 0)
    assert about.away is None


async def test_a_zone_is_set_by_any_of_its_names_and_refused_if_there_is_none(matches: Matches) -> None:
    about = await matches.live_in(MEI, "europe/berlin")
    assert about.settings.zone == "Europe/Berlin"
    assert (about.here.hour, about.here.tzname()) == (13, "CET")
    with pytest.raises(MatchError) as refused:
        await matches.live_in(MEI, "Atlantis")
    assert (refused.value.code, refused.value.facts) == ("unknown-zone", {"zone": "Atlantis"})
    assert (await matches.about(MEI.id)).settings.zone == "Europe/Berlin"


@pytest.mark.parametrize(("wakes", "sleeps"), [(8 * 60, 16 * 60), (22 * 60, 6 * 60), (0, 8 * 60)])
async def test_eight_waking_hours_are_enough_over_midnight_too(
    matches: Matches, wakes: int, sleeps: int
) -> None:
    settings = (await matches.wake(MEI, wakes, sleeps)).settings
    assert (settings.wakes, settings.sleeps) == (wakes, sleeps)


@pytest.mark.parametrize(
    ("wakes", "sleeps", "hours"), [(8 * 60, 15 * 60, 7), (22 * 60, 5 * 60, 7), (9 * 60, 9 * 60 + 30, 0)]
)
async def test_shorter_days_are_refused(matches: Matches, wakes: int, sleeps: int, hours: int) -> None:
    with pytest.raises(MatchError) as refused:
        await matches.wake(MEI, wakes, sleeps)
    assert (refused.value.code, refused.value.facts) == ("short-day", {"hours": hours, "least": 8})


async def test_always_awake_is_said_by_nothing_or_the_same_hour(matches: Matches) -> None:
    await matches.wake(MEI, 8 * 60, 22 * 60)
    for wakes, sleeps in ((None, None), (60, 60), (None, 60)):
        settings = (await matches.wake(MEI, wakes, sleeps)).settings
        assert (settings.wakes, settings.sleeps) == (None, None)


async def test_each_form_changes_only_what_it_asks_for(matches: Matches) -> None:
    await matches.live_in(MEI, "Asia/Tokyo")
    await matches.wake(MEI, 60, 1200)
    await matches.hear(MEI, "dm", 12, 18 * 60)
    await matches.play_at_most(MEI, 3)
    await matches.dms(MEI.id, closed=True)
    settings = (await matches.about(MEI.id)).settings
    assert settings == stored.SettingsRow(
        id=MEI.id,
        zone="Asia/Tokyo",
        wakes=60,
        sleeps=1200,
        ping="dm",
        every=12,
        digest_at=18 * 60,
        most=3,
        dms_closed=True,
    )


async def test_hours_that_change_in_mid_turn_count_from_then_on(matches: Matches, clock: Clock) -> None:
    match = await started(matches, pace="quick")
    person = PEOPLE[person_to_act(match)]
    assert match.due_at == NOON + 24 * HOUR
    clock.advance(6 * HOUR)  # 18:00: 18 hours are left
    await matches.wake(person, 12 * 60, 20 * 60)
    # 2 hours today, 8 on each of the two days after, which makes 18 at 20:00 on the second
    assert (await matches.match(match.id)).due_at == NOON + timedelta(days=2, hours=8)
    await matches.wake(person, None, None)
    assert (await matches.match(match.id)).due_at == NOON + 24 * HOUR


async def test_a_vacation_is_whole_days_where_they_live(matches: Matches) -> None:
    await matches.live_in(MEI, "America/New_York")
    about = await matches.go_away(MEI, date(2026, 12, 24), date(2026, 12, 26))
    (vacation,) = about.vacations
    assert (vacation.starts_at, vacation.ends_at) == (
        datetime(2026, 12, 24, 5, tzinfo=UTC),
        datetime(2026, 12, 27, 5, tzinfo=UTC),
    )
    assert (vacation.first, vacation.last) == (date(2026, 12, 24), date(2026, 12, 26))
    assert about.left == 25


async def test_a_vacation_from_today_begins_at_once_and_takes_the_day(matches: Matches) -> None:
    about = await matches.go_away(MEI, date(2026, 11, 20), date(2026, 11, 20))
    assert about.away is not None
    assert (about.away.starts_at, about.away.ends_at) == (NOON, datetime(2026, 11, 21, tzinfo=UTC))
    assert about.left == 27


async def test_the_days_of_each_year_are_counted_in_that_year(matches: Matches, clock: Clock) -> None:
    about = await matches.go_away(MEI, date(2026, 12, 22), date(2027, 1, 10))
    assert about.left == 18
    with pytest.raises(MatchError) as refused:
        await matches.go_away(MEI, date(2027, 2, 1), date(2027, 2, 19))
    assert refused.value.facts == {"year": "2027", "days": 19, "left": 18, "most": 28}
    await matches.go_away(MEI, date(2027, 2, 1), date(2027, 2, 18))
    clock.advance(timedelta(days=60))
    about = await matches.about(MEI.id)
    assert (about.year, about.left) == (2027, 0)


async def test_twenty_eight_days_and_not_one_more(matches: Matches) -> None:
    with pytest.raises(MatchError) as refused:
        await matches.go_away(MEI, date(2026, 11, 21), date(2026, 12, 19))
    assert (refused.value.code, refused.value.facts["days"]) == ("vacation-too-long", 29)
    assert (await matches.go_away(MEI, date(2026, 11, 21), date(2026, 12, 18))).left == 0


async def test_a_day_on_which_clocks_change_is_one_day(matches: Matches) -> None:
    await matches.live_in(MEI, "Europe/Berlin")
    assert (await matches.go_away(MEI, date(2027, 3, 27), date(2027, 3, 29))).vacations[0].last.day == 29
    about = await matches.go_away(MEI, date(2027, 10, 30), date(2027, 11, 1))
    assert about.vacations[1].ends_at - about.vacations[1].starts_at == timedelta(hours=73)
    assert about.vacations[1].last == date(2027, 11, 1)
    with pytest.raises(MatchError) as refused:
        await matches.go_away(MEI, date(2027, 5, 1), date(2027, 5, 23))
    assert refused.value.facts["left"] == 22


async def test_who_moves_keeps_the_days_that_were_taken(matches: Matches) -> None:
    await matches.live_in(MEI, "Europe/Berlin")
    await matches.go_away(MEI, date(2026, 12, 1), date(2026, 12, 5))
    assert (await matches.live_in(MEI, "Pacific/Auckland")).left == 23


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
    await matches.go_away(MEI, date(2026, 12, 1), date(2026, 12, 5))
    with pytest.raises(MatchError, match=code):
        await matches.go_away(MEI, first, last)
    assert (await matches.about(MEI.id)).left == 23


async def test_one_vacation_may_follow_on_another(matches: Matches) -> None:
    await matches.go_away(MEI, date(2026, 12, 1), date(2026, 12, 5))
    about = await matches.go_away(MEI, date(2026, 12, 6), date(2026, 12, 7))
    assert [vacation.first.day for vacation in about.vacations] == [1, 6]


async def test_clocks_stand_still_on_vacation_and_the_table_is_told(
    matches: Matches, clock: Clock, store: Store
) -> None:
    match = await started(matches, pace="quick")
    person = PEOPLE[person_to_act(match)]
    about = await matches.go_away(person, date(2026, 11, 20), date(2026, 11, 22))
    found = await matches.match(match.id)
    assert found.away_until == about.vacations[0].ends_at == datetime(2026, 11, 23, tzinfo=UTC)
    assert found.due_at == found.away_until + 24 * HOUR
    (notice,) = await matches.notices(match.id)
    assert (notice.kind, notice.facts) == (
        "vacation",
        {
            "name": person.name,
            "since": int(NOON.timestamp()),
            "until": int(found.away_until.timestamp()),
        },
    )
    assert (await posts(store))[-1][0] == "notice"
    clock.advance(5 * HOUR)
    about = await matches.end_vacation(person, about.vacations[0].id)
    assert about.left == 27
    found = await matches.match(match.id)
    assert (found.away_until, found.due_at) == (None, NOON + 29 * HOUR)
    assert [notice.kind for notice in await matches.notices(match.id)] == ["vacation", "vacation-back"]


async def test_a_vacation_that_does_not_take_place_gives_all_days_back(matches: Matches) -> None:
    match = await started(matches)
    about = await matches.go_away(MEI, date(2026, 12, 1), date(2026, 12, 5))
    about = await matches.end_vacation(MEI, about.vacations[0].id)
    assert (about.vacations, about.left) == ((), 28)
    assert [notice.kind for notice in await matches.notices(match.id)] == ["vacation", "vacation-off"]
    await matches.end_vacation(MEI, 99)
    assert len(await matches.notices(match.id)) == 2


async def test_nobody_ends_the_vacation_of_another_or_one_that_is_over(
    matches: Matches, clock: Clock, store: Store
) -> None:
    about = await matches.go_away(MEI, date(2026, 11, 21), date(2026, 11, 22))
    number = about.vacations[0].id
    await matches.end_vacation(JONAS, number)
    clock.advance(timedelta(days=4))
    await matches.end_vacation(MEI, number)
    async with store.reading() as reading:
        (row,) = await vacations.of(reading, [MEI.id], NOON)
    assert row.ends_at == datetime(2026, 11, 23, tzinfo=UTC)


async def test_open_tables_are_not_told_of_vacations(matches: Matches, store: Store) -> None:
    await lobby(matches)
    await matches.go_away(MEI, date(2026, 12, 1), date(2026, 12, 5))
    assert await posts(store) == []


async def test_a_block_list_is_kept_by_name(matches: Matches) -> None:
    about = await matches.block(MEI, [RAFI, AIKO])
    assert [person.name for person in about.blocked] == ["Aiko", "Rafi"]
    about = await matches.unblock(MEI.id, [RAFI.id])
    assert [person.name for person in about.blocked] == ["Aiko"]
    with pytest.raises(MatchError, match="block-yourself"):
        await matches.block(MEI, [MEI])
    assert (await matches.about(AIKO.id)).blocked == ()


async def test_blocking_keeps_the_name_that_is_known(matches: Matches) -> None:
    await matches.remember(AIKO)
    about = await matches.block(MEI, [type(AIKO)(AIKO.id, "somebody")])
    assert about.blocked == (AIKO,)


async def test_a_block_list_does_not_grow_for_ever(matches: Matches, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.matches.people.MOST_BLOCKED", 2)
    await matches.block(MEI, [JONAS, AIKO])
    with pytest.raises(MatchError, match="too-many-blocked"):
        await matches.block(MEI, [RAFI])
    assert len((await matches.about(MEI.id)).blocked) == 2
