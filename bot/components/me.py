"""The page of what a person has said about themselves, and its forms.

Everything is told in the person's own zone.
"""

from collections.abc import Mapping, Sequence
from datetime import timedelta
from typing import Any, get_args

import discord

from bot.components import dates, forms, ids, languages, phrases
from bot.components.ids import Press
from bot.components.page import ANSWERS, Page, option, options
from bot.matches import zones
from bot.matches.people import DAYS_AWAY, LEAST_AWAKE, About, Vacation
from bot.store.people import Ping, SettingsRow, Shows
from bot.text import Words

DANGER = discord.ButtonStyle.danger
PRIMARY = discord.ButtonStyle.primary

HOURS = range(24)
_DAY = 24 * 60
INTERVALS = (3, 6, 12, 24, 48)
"""Hours between reminders that one can choose."""

MOST = range(1, ANSWERS)
"""Matches at once that one can choose."""

NEVER = "never"
"""In a list: none of its values."""

ZONE, WAKES, SLEEPS, PING, EVERY, DIGEST, MANY, LANGUAGE, SHOWS = (
    "zone", "wakes", "sleeps", "ping", "every", "digest", "most", "language", "shows",
)  # fmt: skip
"""The fields of the forms."""

UPCOMING = 2
"""Vacations with a button each on the page: for more than these it has a list."""

NAMES = 10
"""Blocked people named on the page."""


def page(about: About, words: Words, note: str = "") -> Page:
    """Everything, each with the button that changes it; ``note``: what has just come of a change."""
    made = Page()
    made.text("\n".join(filter(None, (words("me-head"), note))))
    own = about.settings
    change = words("button-change")
    made.entry(_zone(about, words), made.button("me-zone", change))
    made.entry(_hours(about, words), made.button("me-hours", change))
    made.entry(_pings(about, words), made.button("me-pings", change))
    made.entry(words("me-most", most=own.most or 0, playing=about.playing), made.button("me-most", change))
    contrast, other = ("yes", "no") if own.contrast else ("no", "yes")
    told = words("me-language", language=languages.named(own.language, words), contrast=contrast)
    made.entry(told, made.button("me-language", change))
    made.entry(words("me-profile", shows=own.shows), made.button("me-profile", change))
    if own.dms_closed:
        made.entry(words("me-closed"), made.button("me-dm", words("button-me-dm")))
    made.entry(_vacation(about, words), made.button("me-away", words("button-me-away")))
    _vacations(about, made, words)
    names = words.series([phrases.named(person.name) for person in about.blocked[:NAMES]])
    more = max(0, len(about.blocked) - NAMES)
    made.entry(
        words("me-blocked", count=len(about.blocked), names=names, more=more),
        made.button("me-blocks", change),
    )
    return made.row(
        made.button("list", words("button-list")),
        made.button("me-contrast", words("button-me-contrast", on=other), other),
        made.button("me-data", words("button-me-data")),
        made.button("me-forget", words("button-me-forget")),
    )


def data(found: bytes, words: Words) -> Page:
    """All that is stored about the person."""
    made = Page().text(words("me-data")).file("about-me.json", found)
    return made.row(made.button("me", words("button-me")))


def forget(words: Words) -> Page:
    """What is forgotten and what is not; only the button below does it."""
    made = Page().text(words("me-forget"))
    return made.row(
        made.button("me-forgotten", words("button-me-forget"), style=DANGER),
        made.button("me", words("button-back")),
    )


def _zone(about: About, words: Words) -> str:
    zone, here = about.settings.zone, about.here
    time = dates.time_of_day(here.hour * 60 + here.minute)
    return words("me-zone", zone=zones.label(zone), time=time, unset="yes" if zone == zones.UTC else "no")


def _hours(about: About, words: Words) -> str:
    wakes, sleeps = about.settings.wakes, about.settings.sleeps
    if wakes is None or sleeps is None:
        return words("me-always")
    return words("me-hours", wakes=dates.time_of_day(wakes), sleeps=dates.time_of_day(sleeps))


def _pings(about: About, words: Words) -> str:
    own = about.settings
    return words(
        "me-pings",
        ping=own.ping,
        every=own.every or 0,
        digest="no" if own.digest_at is None else dates.time_of_day(_told_at(own, own.digest_at)),
        next="yes" if own.next else "no",
    )


def _told_at(own: SettingsRow, minute: int) -> int:
    """When they hear what is for that minute: where they sleep then, as soon as they are awake."""
    wakes, sleeps = own.wakes, own.sleeps
    if wakes is None or sleeps is None or (minute - wakes) % _DAY < (sleeps - wakes) % _DAY:
        return minute
    return wakes


def _vacation(about: About, words: Words) -> str:
    return words("me-vacation", left=about.left, most=DAYS_AWAY, year=str(about.year))


def _vacations(about: About, made: Page, words: Words) -> None:
    """Those that are not over, and the way to end each."""
    if len(about.vacations) <= UPCOMING:
        for each in about.vacations:
            on = about.away == each
            label = words("button-me-back" if on else "button-me-off")
            button = made.button("me-back", label, each.id, style=PRIMARY if on else DANGER)
            made.entry(_days(about, each, words, on=on), button)
        return
    first = about.vacations[:ANSWERS]
    made.text("\n".join(_days(about, each, words, on=about.away == each) for each in first))
    listed = [option(str(each.id), _days(about, each, words, on=False)) for each in first]
    made.choice("me-back", words("me-back-hint"), listed)


def _days(about: About, each: Vacation, words: Words, *, on: bool) -> str:
    """From when until when; ``on``: what goes on is told as such, in Discord's markup."""
    today = about.here.date()
    return words(
        "me-away",
        on="yes" if on else "no",
        first=dates.told(each.first, today, words),
        last=dates.told(each.last, today, words),
        days=(each.last - each.first).days + 1,
    )


def suggestions(about: About, text: str, found: Sequence[str], words: Words) -> Page:
    """Which of these zones is meant? Or none was found."""
    made = Page()
    made.text(words("me-zone-which", text=text[:40], count=len(found)))
    if found:
        made.choice(
            "me-zone-choose", words("me-zone-hint"), [_suggested(about, zone, words) for zone in found]
        )
    return made.row(made.button("me-zone", words("button-me-again")), made.button("me", words("button-me")))


def _suggested(about: About, zone: str, words: Words) -> discord.SelectOption:
    return option(zone, zones.label(zone), words("me-zone-now", time=zones.shown(zone, about.now)))


def blocks(about: About, words: Words, note: str = "", part: int = 0) -> Page:
    """The block list page by page: who is on it, somebody to put there, somebody to take off."""
    made = Page()
    made.text(note)
    parts = max(1, -(-len(about.blocked) // ANSWERS))
    part %= parts
    shown = about.blocked[part * ANSWERS :][:ANSWERS]
    names = "\n".join(words("item", text=phrases.named(person.name)) for person in shown)
    more = len(about.blocked) - len(shown)
    made.text(words("me-block-list", count=len(about.blocked), names=names, more=more))
    made.people("me-block", words("me-block-hint"))
    if shown:
        listed = [option(str(person.id), person.name) for person in shown]
        made.choice("me-unblock", words("me-unblock-hint"), listed, part)
    return made.row(
        made.button("me-blocks", words("button-part"), (part + 1) % parts) if parts > 1 else None,
        made.button("me", words("button-me")),
    )


# ── forms ────────────────────────────────────────────────────────────────────────────────────────


def zone_form(about: About, words: Words) -> discord.ui.Modal:
    """Where they live: a text, so that everybody finds their own way to say it."""
    named = "" if about.settings.zone == zones.UTC else zones.label(about.settings.zone).partition(",")[0]
    field: discord.ui.TextInput[Any] = discord.ui.TextInput(
        custom_id=ZONE, default=named, placeholder=words("form-zone-example"), max_length=60
    )
    label = discord.ui.Label(text=words("form-zone"), description=words("form-zone.detail"), component=field)
    return _form("me-zone-sent", words("form-zone-title"), label)


def language_form(about: About, words: Words) -> discord.ui.Modal:
    """In which language they are told; each is named by itself, so that everybody finds theirs."""
    label = words("form-language")
    field = languages.field(LANGUAGE, label, about.settings.language, words)
    return _form("me-language-sent", words("form-language-title"), field)


def hours_form(about: About, words: Words) -> discord.ui.Modal:
    """When they are awake, by the full hour."""
    own = about.settings
    always = {NEVER: words("form-always")}
    wakes = always | {str(hour): dates.time_of_day(hour * 60) for hour in HOURS}
    sleeps = {str(hour): dates.time_of_day(hour * 60) for hour in HOURS}
    return _form(
        "me-hours-sent",
        words("form-hours-title"),
        _select(WAKES, words("form-wakes"), wakes, _hour(own.wakes, NEVER), words("form-wakes.detail")),
        _select(
            SLEEPS,
            words("form-sleeps"),
            sleeps,
            _hour(own.sleeps, "22"),
            words("form-sleeps.detail", least=LEAST_AWAKE),
        ),
    )


def _hour(minute: int | None, without: str) -> str:
    return without if minute is None else str(minute // 60)


def pings_form(about: About, words: Words) -> discord.ui.Modal:
    """Where and how often they are told."""
    own = about.settings
    pings = {ping: words(f"form-ping-{ping}") for ping in get_args(Ping)}
    every = {NEVER: words("form-every-never")}
    every |= {str(hours): words("form-every-hours", hours=hours) for hours in INTERVALS}
    digest = {NEVER: words("form-digest-never")}
    digest |= {str(hour): words("form-digest-at", time=dates.time_of_day(hour * 60)) for hour in HOURS}
    return _form(
        "me-pings-sent",
        words("form-pings-title"),
        _select(PING, words("form-ping"), pings, own.ping),
        _select(EVERY, words("form-every"), every, str(own.every or NEVER), words("form-every.detail")),
        _select(
            DIGEST, words("form-digest"), digest, _hour(own.digest_at, NEVER), words("form-digest.detail")
        ),
    )


def most_form(about: About, words: Words) -> discord.ui.Modal:
    """How many matches at once."""
    most = {NEVER: words("form-most-any")} | {str(count): words("form-most", count=count) for count in MOST}
    chosen = str(about.settings.most or NEVER)
    return _form(
        "me-most-sent",
        words("form-most-title"),
        _select(MANY, words("form-matches"), most, chosen, words("form-matches.detail")),
    )


def profile_form(about: About, words: Words) -> discord.ui.Modal:
    """Who else sees what they have played."""
    shown = {shows: words(f"form-shows-{shows}") for shows in get_args(Shows)}
    field = _select(SHOWS, words("form-shows"), shown, about.settings.shows, words("form-shows.detail"))
    return _form("me-profile-sent", words("form-shows-title"), field)


def vacation_form(about: About, words: Words) -> discord.ui.Modal:
    """From when until when."""
    today = about.here.date()
    tomorrow = today + timedelta(days=1)
    fields = forms.days(tomorrow, tomorrow + timedelta(days=6), words)
    left = words(
        "form-days-left",
        left=about.left,
        most=DAYS_AWAY,
        year=str(about.year),
        today=dates.told(today, today, words),
    )
    return _form("me-away-sent", words("form-vacation-title"), discord.ui.TextDisplay(left), *fields)


def _form(verb: str, title: str, *fields: discord.ui.Item[Any]) -> discord.ui.Modal:
    form = discord.ui.Modal(title=title, custom_id=ids.write(Press(verb)))
    for field in fields:
        form.add_item(field)
    form.stop()  # or discord.py keeps it in memory for good: the answer is read from the interaction
    return form


def _select(
    name: str, label: str, values: Mapping[str, str], chosen: str, detail: str = ""
) -> discord.ui.Label[Any]:
    select: discord.ui.Select[Any] = discord.ui.Select(custom_id=name, options=options(values, chosen))
    return discord.ui.Label(text=label, description=detail or None, component=select)
