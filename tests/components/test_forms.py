"""Forms and the page of /me hold what Discord takes; days and times are read as people write them."""

from datetime import UTC, date, datetime, timedelta
from typing import Any

import msgspec
import pytest

from bot.components import dates, forms, me
from bot.matches import Match, Person
from bot.matches.people import About, Vacation
from bot.store.people import SettingsRow
from bot.text import LANGUAGES, words
from games import NAMES
from games import game as find_game
from tests.support.pages import WORDS, fits, match, texts

NOW = datetime(2026, 11, 20, 12, tzinfo=UTC)
TODAY = date(2026, 11, 20)
FIELDS = 5
"""In a form, at most (Discord)."""


def table(name: str) -> Match:
    game = find_game(name)
    options = game.complete(game.max_seats, {})
    return msgspec.structs.replace(
        match(1, "lobby"), game=name, size=game.max_seats, options=options, caretaker="vote", seats=()
    )


@pytest.mark.parametrize("name", NAMES)
def test_the_form_of_every_game_has_room_for_all_that_is_agreed(name: str) -> None:
    form = forms.terms(table(name), WORDS).to_dict()
    fields = {part["component"]["custom_id"]: part["component"] for part in form["components"]}
    assert len(fields) <= FIELDS
    assert {forms.SIZE, forms.PACE, forms.CARETAKER, forms.BOXES} <= set(fields)
    for part in form["components"]:
        assert len(part["label"]) <= 45
        for choice in part["component"]["options"]:
            assert len(choice["label"]) <= 100
            assert len(choice.get("description") or "") <= 100
    chosen = [c["value"] for c in fields[forms.CARETAKER]["options"] if c.get("default")]
    assert chosen == ["vote"]
    listed = {option.name for option in find_game(name).options if not option.variant}
    if listed:
        (agreed,) = [c["value"] for c in fields[forms.OPTIONS]["options"] if c.get("default")]
        assert {part.split("=")[0] for part in agreed.split(",")} == listed
    boxes = {c["value"] for c in fields[forms.BOXES]["options"]}
    assert boxes == {option.name for option in find_game(name).options if option.variant} | {
        "private",
        "rated",
    }


def everything_said() -> About:
    days = [TODAY + timedelta(days=10 * number) for number in range(6)]
    return About(
        settings=SettingsRow(
            id=1,
            zone="America/Argentina/Buenos_Aires",
            wakes=450,
            sleeps=1439,
            ping="dm",
            every=48,
            digest_at=1080,
            most=24,
            dms_closed=True,
        ),
        now=NOW,
        vacations=tuple(
            Vacation(number, at := NOW + timedelta(days=10 * number), at + timedelta(days=2), day, day)
            for number, day in enumerate(days)
        ),
        year=2026,
        left=1,
        blocked=tuple(Person(number, "*" * 32) for number in range(100)),
        playing=24,
    )


def test_the_page_holds_everything_that_can_be_said() -> None:
    about = everything_said()
    for page in (
        me.page(about, WORDS, "x" * 300),
        me.blocks(about, WORDS),
        me.suggestions(about, "x" * 99, ["Europe/Berlin"] * 1, WORDS),
    ):
        fits(page)
    for form in (me.zone_form, me.hours_form, me.pings_form, me.most_form, me.vacation_form):
        built = form(about, WORDS).to_dict()
        assert len(built["title"]) <= 45
        assert 1 <= len(built["components"]) <= FIELDS
        for part in built["components"]:
            assert len(part.get("label", "")) <= 45
            assert len(part.get("description") or "") <= 100
            assert len(part.get("component", {}).get("options", [])) <= 25


def test_the_forms_begin_with_what_is_set_or_usual() -> None:
    def value(part: dict[str, Any]) -> str:
        field = part["component"]
        return str(field.get("value") or next(one["label"] for one in field["options"] if one["default"]))

    about = everything_said()
    first, last = me.vacation_form(about, WORDS).to_dict()["components"][1:]
    assert (value(first), value(last)) == ("21 November 2026", "27 November 2026")
    assert [value(part) for part in me.hours_form(about, WORDS).to_dict()["components"]] == ["7:00", "23:00"]


def test_the_page_speaks_in_the_persons_own_zone() -> None:
    about = everything_said()
    text = texts(me.page(about, WORDS))
    assert "Buenos Aires, Argentina. It is 9:00 there now." in text
    assert "from 7:30 to 23:59" in text
    assert "**You are away** until the end of Fri 20 Nov (one day)" in text
    assert "From Mon 30 Nov to the end of Mon 30 Nov (one day)" in text
    assert "and 90 more" in text


@pytest.mark.parametrize(
    ("wakes", "sleeps", "hour", "told"),
    [(8, 22, 3, 8), (8, 22, 8, 8), (8, 22, 21, 21), (8, 22, 22, 8), (12, 2, 1, 1), (12, 2, 2, 12)],
)
def test_who_sleeps_at_the_hour_of_the_digest_reads_when_it_comes(
    wakes: int, sleeps: int, hour: int, told: int
) -> None:
    about = everything_said()
    for asleep, at in ((True, told), (False, hour)):
        hours = {"wakes": wakes * 60, "sleeps": sleeps * 60} if asleep else {"wakes": None, "sleeps": None}
        own = msgspec.structs.replace(about.settings, digest_at=hour * 60, **hours)
        page = texts(me.page(msgspec.structs.replace(about, settings=own), WORDS))
        assert f"once a day at {at}:00" in page


@pytest.mark.parametrize(
    ("text", "day"),
    [
        ("today", TODAY),
        (" Tomorrow ", date(2026, 11, 21)),
        ("2026-12-24", date(2026, 12, 24)),
        ("24 Dec", date(2026, 12, 24)),
        ("24th december", date(2026, 12, 24)),
        ("Dec 24", date(2026, 12, 24)),
        ("december 24, 2026", date(2026, 12, 24)),
        ("24 December 2026", date(2026, 12, 24)),
        ("24.12.", date(2026, 12, 24)),
        ("24. 12. 2026", date(2026, 12, 24)),
        ("24.12", date(2026, 12, 24)),
        ("2 Jan", date(2027, 1, 2)),
        ("20 nov", TODAY),
        ("19 nov", date(2027, 11, 19)),
        ("24/12", date(2026, 12, 24)),
        ("12/24", date(2026, 12, 24)),
        ("2/1/2027", date(2027, 1, 2)),
        ("3 may", date(2027, 5, 3)),
    ],
)
def test_days_are_read_as_people_write_them(text: str, day: date) -> None:
    assert dates.read(text, TODAY, "en-GB", WORDS) == day


def test_slashes_are_read_by_the_language() -> None:
    assert dates.read("2/1", TODAY, "en-US", WORDS) == date(2027, 2, 1)
    assert dates.read("2/1", TODAY, "en-GB", WORDS) == date(2027, 1, 2)


@pytest.mark.parametrize(
    "text", ["", "soon", "31 feb", "2026-13-01", "24", "24 de", "0 jan", "99.99.", "24 nonember", "1 2 3 4"]
)
def test_what_is_no_day_is_none(text: str) -> None:
    assert dates.read(text, TODAY, "en-GB", WORDS) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_day_that_is_written_for_somebody_can_be_read_again(language: str) -> None:
    for number in range(366):
        day = TODAY + timedelta(days=number)
        assert dates.read(dates.written(day, words(language)), TODAY, language, words(language)) == day


def test_days_are_told_by_name_and_with_another_year() -> None:
    assert dates.told(date(2027, 1, 2), TODAY, WORDS) == "Sat, 2 Jan 2027"
    assert dates.told(date(2026, 12, 24), TODAY, WORDS) == "Thu 24 Dec"
    assert [dates.time_of_day(minute) for minute in (0, 485, 1439)] == ["0:00", "8:05", "23:59"]
