"""Days and times of day as people write and read them, in their own zone."""

import re
from datetime import date, timedelta

from babel.dates import format_date, format_skeleton, get_month_names

from bot.text import Words

MONTHS = 12

_ISO = re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})")
_DOTS = re.compile(r"(\d{1,2})\.\s*(\d{1,2})\.?\s*(\d{4})?")
_SLASHES = re.compile(r"(\d{1,2})/(\d{1,2})(?:/(\d{4}))?")
_DAY_MONTH = re.compile(r"(\d{1,2})(?:\.|st|nd|rd|th)?\s*([^\W\d_]+)\.?,?\s*(\d{4})?")
_MONTH_DAY = re.compile(r"([^\W\d_]+)\.?\s*(\d{1,2})(?:\.|st|nd|rd|th)?,?\s*(\d{4})?")
LEAST_LETTERS = 3
"""Letters that a month is known by, at least."""


def told(day: date, today: date, words: Words) -> str:
    """The day: "Thu 24 Dec", with its year if that is another than today's."""
    return format_skeleton("MMMEd" if day.year == today.year else "yMMMEd", day, locale=words.locale)


def written(day: date, words: Words) -> str:
    """The day as somebody may write it: "24 December 2026"."""
    return format_date(day, "long", locale=words.locale)


def time_of_day(minute: int) -> str:
    """Minutes after midnight as on a clock of 24 hours: "8:00"."""
    return f"{minute // 60}:{minute % 60:02}"


def read(text: str, today: date, locale: str, words: Words) -> date | None:
    """The day that somebody wrote; None if it is none. Without a year it is the next such day.

    "today", "tomorrow", "24 Dec", "December 24", "24.12.", "2026-12-24", and 12/24 or 24/12 by the locale.
    """
    text = " ".join(text.lower().split())
    near = {words("date-today"): 0, words("date-tomorrow"): 1}
    if text in near:
        return today + near[text] * timedelta(days=1)
    if found := _ISO.fullmatch(text):
        return _day(found[1], int(found[2]), found[3], today)
    if found := _DOTS.fullmatch(text):
        return _day(found[3], int(found[2]), found[1], today)
    if found := _SLASHES.fullmatch(text):
        first, second = int(found[1]), int(found[2])
        month_first = second > MONTHS or (first <= MONTHS and locale == "en-US")
        month, day = (first, second) if month_first else (second, first)
        return _day(found[3], month, day, today)
    if found := _DAY_MONTH.fullmatch(text):
        return _day(found[3], _month(found[2], words), found[1], today)
    if found := _MONTH_DAY.fullmatch(text):
        return _day(found[3], _month(found[1], words), found[2], today)
    return None


def _month(text: str, words: Words) -> int:
    """The number of the month that begins so; 0 if none does."""
    if len(text) < LEAST_LETTERS:
        return 0
    names = get_month_names(locale=words.locale)
    return next((number for number, name in names.items() if name.lower().startswith(text)), 0)


def _day(year: str | None, month: int, day: str | int, today: date) -> date | None:
    for guess in [int(year)] if year else [today.year, today.year + 1]:
        try:
            found = date(guess, month, int(day))
        except ValueError:
            continue
        if year or found >= today:
            return found
    return None
