"""Time zones as people name them: a city, a country, a difference to UTC, or what their clock shows. Pure.

Names, countries and remarks are those of the time zone database, from the package ``tzdata``; what cities and
countries are called in the languages that are spoken here, Babel says.
"""

import re
import unicodedata
from collections.abc import Iterator, Sequence
from datetime import datetime, timedelta
from functools import cache
from importlib import resources
from zoneinfo import ZoneInfo, available_timezones

import msgspec
from babel import Locale

UTC = "UTC"

SLACK = timedelta(minutes=10)
"""A clock on the wall may be as wrong as that."""

COUNTRIES_OF = {
    "bg": "BG", "cs": "CZ", "da": "DK", "de": "DE", "el": "GR", "en-GB": "GB", "en-US": "US", "es-419": "MX",
    "es-ES": "ES", "fi": "FI", "fr": "FR", "hi": "IN", "hr": "HR", "hu": "HU", "id": "ID", "it": "IT",
    "ja": "JP", "ko": "KR", "lt": "LT", "nl": "NL", "no": "NO", "pl": "PL", "pt-BR": "BR", "ro": "RO",
    "ru": "RU", "sv-SE": "SE", "th": "TH", "tr": "TR", "uk": "UA", "vi": "VN", "zh-CN": "CN", "zh-TW": "TW",
}  # fmt: skip
"""Where most people with that language of Discord live: what is suggested to them first, no more."""

WELL_KNOWN = (
    "Europe/London", "Europe/Berlin", "Europe/Paris", "Europe/Athens", "Europe/Moscow", "Europe/Istanbul",
    "America/New_York", "America/Chicago", "America/Denver", "America/Los_Angeles", "America/Toronto",
    "America/Mexico_City", "America/Sao_Paulo", "America/Argentina/Buenos_Aires", "Africa/Lagos",
    "Africa/Johannesburg", "Asia/Dubai", "Asia/Kolkata", "Asia/Bangkok", "Asia/Shanghai", "Asia/Tokyo",
    "Australia/Sydney", "Pacific/Auckland",
)  # fmt: skip
"""Of zones that fit as well, these come first."""

LANGUAGES = ("de", "en")
"""In these a place may be named."""

CALLED = {
    "us": "US", "usa": "US", "uk": "GB", "england": "GB", "scotland": "GB", "schottland": "GB", "wales": "GB",
    "holland": "NL",
}  # fmt: skip
"""What else people call a country."""

AMBIGUOUS = {"EST", "GMT", "MST"}
"""The database has zones of these names, without summer time; most who write them live where there is one."""

_CLOCK = re.compile(
    r"(\d{1,2})\s*[:.h]\s*(\d{2})\s*(am|pm|a\.m\.|p\.m\.)?|(\d{1,2})\s*(am|pm|a\.m\.|p\.m\.)", re.I
)
_OFFSET = re.compile(r"(?:utc|gmt)?\s*([+−-])\s*(\d{1,2})(?::?(\d{2}))?", re.I)


class Zone(msgspec.Struct, frozen=True):
    """A zone with its ``country`` (ISO code and English name) and what of it is meant."""

    name: str
    code: str
    country: str
    remark: str

    @property
    def city(self) -> str:
        """The place that it is called after."""
        return self.name.rpartition("/")[2].replace("_", " ")


def find(text: str) -> str | None:
    """The zone of exactly that name, however it is spelt; None if there is none, or many are called so."""
    return _by_name().get(_plain(text))


def label(name: str) -> str:
    """How a zone is called: "Berlin, Germany"; its own name for those without a place."""
    zone = next((zone for zone in _zones() if zone.name == name), None)
    if zone is None:
        return name
    return zone.city if zone.city == zone.country or not zone.country else f"{zone.city}, {zone.country}"


def shown(name: str, now: datetime) -> str:
    """What clocks show there now: "14:05"."""
    return f"{now.astimezone(ZoneInfo(name)):%H:%M}"


def suggest(text: str, now: datetime, locale: str, most: int) -> list[str]:
    """Zones that may be meant by the text, the likeliest first; by language alone if it is empty."""
    found = _meant(text.strip(), now)
    home = COUNTRIES_OF.get(locale, "")
    ranked = sorted(found, key=lambda pair: (pair[0], not home or pair[1].code != home, _obscurity(pair[1])))
    return list(dict.fromkeys(zone.name for _, zone in ranked))[:most]


def _meant(text: str, now: datetime) -> Iterator[tuple[int, Zone]]:
    """The zones that fit, each with a rank, 0 the best."""
    if not text:
        yield from ((0, zone) for zone in _zones())
    elif clock := _CLOCK.fullmatch(text):
        yield from _showing(clock, now)
    elif offset := _OFFSET.fullmatch(text):
        sign = 1 if offset[1] == "+" else -1
        apart = sign * timedelta(hours=int(offset[2]), minutes=int(offset[3] or 0))
        yield from ((0, zone) for zone in _zones() if _here(zone, now).utcoffset() == apart)
    else:
        yield from _named(_plain(text), now)


def _showing(clock: re.Match[str], now: datetime) -> Iterator[tuple[int, Zone]]:
    """The zones in which clocks show that time now; without "am" or "pm" as on a clock of 24 hours."""
    hour, minute = int(clock[1] or clock[4]), int(clock[2] or 0)
    half = (clock[3] or clock[5] or "").lower()[:1]
    if hour > (12 if half else 24) or minute > 59:
        return
    if half:
        hour = hour % 12 + (12 if half == "p" else 0)
    for zone in _zones():
        here = _here(zone, now)
        shown = here.replace(hour=hour % 24, minute=minute if clock[2] else here.minute)
        apart = abs(shown - here)
        if min(apart, timedelta(days=1) - apart) <= SLACK:
            yield 0, zone


def _named(text: str, now: datetime) -> Iterator[tuple[int, Zone]]:
    """The zones whose city, country, time ("EST"), remark or name it is, best where it begins the city."""
    for zone in _zones():
        cities, countries = _cities(zone), _countries(zone.code, zone.country)
        if text in cities or text in countries or CALLED.get(text) == zone.code:
            yield 0, zone
        elif any(city.startswith(text) for city in cities) or text in _times(zone, now.year):
            yield 1, zone
        elif any(name.startswith(text) for name in countries) or any(f" {text}" in city for city in cities):
            yield 2, zone
        elif text in _plain(f"{zone.country} {zone.remark} {zone.name}"):
            yield 3, zone


def _obscurity(zone: Zone) -> int:
    """The lower, the more people are likely to live there."""
    if zone.name in WELL_KNOWN:
        return WELL_KNOWN.index(zone.name)
    return len(WELL_KNOWN) + (zone.name not in _usual())


def _here(zone: Zone, now: datetime) -> datetime:
    return now.astimezone(ZoneInfo(zone.name))


@cache
def _times(zone: Zone, year: int) -> frozenset[str]:
    """What the time there is called in that year, in winter and in summer."""
    return frozenset(
        datetime(year, month, 1, tzinfo=ZoneInfo(zone.name)).strftime("%Z").lower() for month in (1, 7)
    )


def _plain(text: str) -> str:
    """In small letters without accents, a blank between words."""
    letters = unicodedata.normalize("NFKD", text.strip().lower())
    return " ".join(
        re.split(r"[\s_/]+", "".join(sign for sign in letters if not unicodedata.combining(sign)))
    )


@cache
def _zones() -> Sequence[Zone]:
    """Every zone that is one of a place, as the database lists them: the main one of a country first."""
    countries = dict(_table("iso3166.tab"))
    found = [Zone(UTC, "", "", "")]
    for code, _, name, *remark in _table("zone.tab"):
        found.append(Zone(name, code, countries[code], "".join(remark)))
    return found


@cache
def _cities(zone: Zone) -> frozenset[str]:
    """What the place that it is called after is called."""
    known = (Locale.parse(language).time_zones.get(zone.name, {}) for language in LANGUAGES)
    return frozenset(map(_plain, (zone.city, *(names["city"] for names in known if "city" in names))))


@cache
def _countries(code: str, country: str) -> frozenset[str]:
    """What its country is called."""
    known = (Locale.parse(language).territories.get(code, country) for language in LANGUAGES)
    return frozenset(map(_plain, (country, *known)))


@cache
def _usual() -> frozenset[str]:
    """One zone for each time that clocks show in the world of today."""
    return frozenset(name for _, _, name, *_ in _table("zonenow.tab"))


@cache
def _by_name() -> dict[str, str]:
    """Every name there is, old ones too, by its spelling in small letters."""
    return {
        _plain(name): name for name in sorted(available_timezones() - AMBIGUOUS - {"localtime", "Factory"})
    }


def _table(name: str) -> Iterator[list[str]]:
    text = (resources.files("tzdata") / "zoneinfo" / name).read_text(encoding="utf-8")
    return (line.split("\t") for line in text.splitlines() if line and not line.startswith("#"))
