"""Waking hours, against a walk minute by minute; and time zones as people name them."""

import random
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from bot.matches import zones
from bot.matches.hours import Hours
from bot.text import LANGUAGES
from tests.support.hours import DAY, HOUR, MINUTE, SECOND
from tests.support.people import NOON
from tests.support.slow_clock import Person

BERLIN = Hours("Europe/Berlin", 8 * 60, 22 * 60)
"""14 hours a day; the clocks there go forward on 2026-03-29 and back on 2026-10-25, both at 01:00 UTC."""


def utc(month: int, day: int, hour: int = 0, minute: int = 0) -> datetime:
    return datetime(2026, month, day, hour, minute, tzinfo=UTC)


def test_the_hour_of_waking_counts_and_that_of_sleeping_does_not() -> None:
    wakes, sleeps = utc(7, 1, 6), utc(7, 1, 20)  # summer time: two hours ahead
    awake = [BERLIN.awake(at) for at in (wakes - SECOND, wakes, sleeps - SECOND, sleeps)]
    assert awake == [False, True, True, False]
    assert BERLIN.next_awake(wakes - 5 * HOUR) == wakes
    assert BERLIN.next_awake(sleeps) == wakes + DAY
    assert BERLIN.next_awake(wakes + HOUR) == wakes + HOUR


def test_time_that_runs_out_with_the_day_is_up_in_the_evening_not_in_the_morning() -> None:
    wakes = utc(7, 1, 6)
    assert BERLIN.after(wakes, 14 * HOUR) == wakes + 14 * HOUR
    assert BERLIN.after(wakes, 14 * HOUR + MINUTE) == wakes + 24 * HOUR + MINUTE
    assert BERLIN.after(wakes - 3 * HOUR, timedelta()) == wakes - 3 * HOUR


def test_who_wakes_in_an_hour_that_is_left_out_or_comes_twice_wakes_after_it_and_sleeps_on_between() -> None:
    early = Hours("Europe/Berlin", 2 * 60 + 30, 18 * 60)
    assert early.next_awake(utc(3, 28, 20)) == utc(3, 29, 1)  # 02:00 becomes 03:00
    assert early.next_awake(utc(3, 29, 20)) == utc(3, 30, 0, 30)
    assert early.next_awake(utc(10, 24, 20)) == utc(10, 25, 0, 30)
    assert early.next_awake(utc(10, 25, 1)) == utc(10, 25, 1, 30)
    assert early.between(utc(10, 25, 0), utc(10, 25, 2)) == HOUR


def test_vacations_that_touch_are_one_and_who_comes_back_at_night_sleeps_first() -> None:
    away = Hours(away=((NOON, NOON + DAY), (NOON + DAY, NOON + 3 * DAY)))
    assert away.away_until(NOON) == away.next_awake(NOON) == NOON + 3 * DAY
    back = utc(7, 10, 0)
    assert Hours("Europe/Berlin", 480, 1320, ((utc(7, 1, 0), back),)).next_awake(utc(7, 5)) == utc(7, 10, 6)


def test_the_hour_of_a_digest_is_the_next_one_on_the_wall() -> None:
    berlin = Hours("Europe/Berlin")
    assert berlin.shows(18 * 60, utc(7, 1, 15)) == utc(7, 1, 16)
    assert berlin.shows(18 * 60, utc(7, 1, 16)) == utc(7, 1, 16)
    assert berlin.shows(18 * 60, utc(7, 1, 16, 1)) == utc(7, 2, 16)
    assert berlin.shows(18 * 60, utc(10, 24, 17)) == utc(10, 25, 17)


@pytest.mark.parametrize("minute", [120, 150, 179, 180])
def test_a_digest_whose_hour_the_clock_leaves_out_comes_when_it_does(minute: int) -> None:
    berlin, change = Hours("Europe/Berlin"), utc(3, 29, 1)  # 02:00 becomes 03:00
    assert berlin.shows(minute, change - 9 * HOUR) == berlin.shows(minute, change - MINUTE) == change
    assert berlin.shows(119, change - 9 * HOUR) == change - MINUTE
    santiago, change = Hours("America/Santiago"), utc(9, 6, 4)  # so does midnight there 01:00
    assert santiago.shows(0, change - 9 * HOUR) == change
    assert santiago.shows(0, change) == change + 23 * HOUR


ZONES = ["UTC", "Europe/Berlin", "America/St_Johns", "Asia/Kathmandu", "Australia/Lord_Howe"]
ZONES += ["Africa/Casablanca"]
CHANGES = [utc(3, 29, 1), utc(10, 25, 1), utc(3, 8, 5, 30), utc(4, 4, 15), utc(10, 3, 15, 30), utc(2, 15, 2)]
"""Nights in which one of the zones above changes its clock, and one more."""


SEEDS = [*range(20), *(pytest.param(seed, marks=pytest.mark.fuzz) for seed in range(20, 60))]


@pytest.mark.parametrize("seed", SEEDS)
def test_hours_are_those_that_a_walk_minute_by_minute_counts(seed: int) -> None:
    rng = random.Random(seed)
    begin = rng.choice(CHANGES) - 2 * DAY
    person = Person(0, begin, zone=rng.choice(ZONES))
    if rng.random() < 0.9:
        person.wakes = rng.randrange(1440)
        person.sleeps = (person.wakes + rng.randrange(480, 1440)) % 1440
    if rng.random() < 0.3:
        leaves = rng.randrange(5 * 1440)
        person.away = [(leaves, leaves + rng.randint(1, 3) * 1440)]
    away = tuple((begin + leaves * MINUTE, begin + back * MINUTE) for leaves, back in person.away)
    hours = Hours(person.zone, person.wakes, person.sleeps, away)
    first = rng.randrange(3 * 1440)
    start = begin + first * MINUTE
    waking = [person.awake(first + minute) for minute in range(4 * 1440)]
    for minute in rng.sample(range(len(waking)), 50):
        at, back = start + minute * MINUTE, person.back_at(first + minute)
        assert hours.awake(at + timedelta(seconds=rng.randrange(60))) == waking[minute]
        assert hours.away_until(at) == (None if back is None else begin + back * MINUTE)
        assert hours.next_away(at) == next((leaves for leaves, _ in away if leaves > at), None)
    end = rng.randrange(len(waking))
    assert hours.between(start, start + end * MINUTE) == sum(waking[:end]) * MINUTE
    total = sum(waking)
    if total:
        assert hours.next_awake(start) == start + waking.index(True) * MINUTE
        span = rng.randrange(1, total + 1)
        minutes = [minute for minute, runs in enumerate(waking) if runs][span - 1] + 1
        assert hours.after(start, span * MINUTE) == start + minutes * MINUTE
    person.digest_at = rng.randrange(1440)
    assert hours.shows(person.digest_at, start) == begin + person.digest_after(first) * MINUTE


# ── zones by city, country, difference and clock ─────────────────────────────────────────────────────

WINTER = datetime(2026, 11, 20, 12, 3, tzinfo=UTC)
SUMMER = datetime(2026, 7, 1, 12, 3, tzinfo=UTC)


def first(text: str, now: datetime = WINTER, locale: str = "en-GB") -> str | None:
    return next(iter(zones.suggest(text, now, locale, 25)), None)


@pytest.mark.parametrize(
    ("text", "zone"),
    [
        ("berlin", "Europe/Berlin"),
        ("New York", "America/New_York"),
        ("new y", "America/New_York"),
        ("Germany", "Europe/Berlin"),
        ("são paulo", "America/Sao_Paulo"),
        ("Eastern", "America/New_York"),
        ("UTC", "UTC"),
        ("Europe/Paris", "Europe/Paris"),
        ("UTC+5:30", "Asia/Kolkata"),
        ("gmt -3:30", "America/St_Johns"),
        ("+9", "Asia/Tokyo"),
        ("Deutschland", "Europe/Berlin"),
        ("Österreich", "Europe/Vienna"),
        ("Schweiz", "Europe/Zurich"),
        ("Wien", "Europe/Vienna"),
        ("Kopenh", "Europe/Copenhagen"),
        ("USA", "America/New_York"),
        ("United Kingdom", "Europe/London"),
        ("England", "Europe/London"),
        ("EST", "America/New_York"),
        ("mst", "America/Denver"),
        ("PDT", "America/Los_Angeles"),
        ("GMT", "Europe/London"),
        ("CET", "Europe/Berlin"),
        ("Ist", "Europe/Istanbul"),
    ],
)
def test_what_people_write_finds_their_zone_first(text: str, zone: str) -> None:
    assert first(text) == zone


@pytest.mark.parametrize(
    ("text", "offset"), [("13:05", 1), ("1:05 pm", 1), ("2 pm", 2), ("7.00", -5), ("23:58", 12), ("0:01", 12)]
)
def test_what_the_clock_shows_finds_zones_with_that_time(text: str, offset: int) -> None:
    found = zones.suggest(text, WINTER, "en-GB", 25)
    assert found
    for zone in found:
        apart = WINTER.astimezone(ZoneInfo(zone)).utcoffset()
        assert apart is not None
        # 23:58 is a minute or so before or after midnight: +12 today is the same clock as -12
        assert (apart.total_seconds() / 3600 - offset) % 24 == 0


def test_a_difference_is_that_of_today() -> None:
    assert "Europe/Berlin" in zones.suggest("UTC+1", WINTER, "de", 25)
    assert "Europe/Berlin" not in zones.suggest("UTC+1", SUMMER, "de", 25)
    assert first("UTC+2", SUMMER, "de") == "Europe/Berlin"


def test_of_equals_those_of_the_readers_language_come_first() -> None:
    assert first("", locale="ja") == "Asia/Tokyo"
    assert first("13:05", locale="de") == "Europe/Berlin"
    assert first("13:05", locale="fr") == "Europe/Paris"
    assert first("", locale="eo") == "Europe/London"


@pytest.mark.parametrize("text", ["Atlantis", "25:00", "12:77", "13 pm", "+15", "%"])
def test_what_is_nowhere_finds_nothing(text: str) -> None:
    assert zones.suggest(text, WINTER, "en-US", 25) == []


def test_every_zone_of_the_list_exists_and_is_called_after_its_place() -> None:
    everywhere = zones.suggest("", WINTER, "en-US", 1000)
    assert len(everywhere) > 400
    for zone in everywhere:
        assert zones.find(zone) == zone
        assert zones.shown(zone, WINTER)
        assert len(zones.label(zone)) <= 80
    assert zones.label("Europe/Berlin") == "Berlin, Germany"
    assert zones.label("UTC") == "UTC"
    assert zones.label("Asia/Singapore") == "Singapore"
    assert set(zones.WELL_KNOWN) <= set(everywhere)
    assert zones.find("etc/utc") == "Etc/UTC"
    assert zones.find("nowhere") is None
    for abbreviation in ("EST", "mst", "GMT"):  # most who write it live where there is summer time
        assert zones.find(abbreviation) is None
    assert zones.LANGUAGES == LANGUAGES  # in every one that is spoken here places can be named
