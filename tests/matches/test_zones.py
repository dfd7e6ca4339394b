"""Time zones by city, country, difference and clock."""

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from bot.matches import zones

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
