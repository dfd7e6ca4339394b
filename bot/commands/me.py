"""/me: what a person says about themselves, with the buttons and forms of that page."""

from collections.abc import Callable, Sequence
from datetime import date
from typing import cast, get_args

import discord
import msgspec
from discord import app_commands

from bot.commands import slash
from bot.commands.slash import CHOICES, Suggested
from bot.components import dates, forms, ids, languages, me
from bot.components.context import Context, Refusal
from bot.components.ids import BadPress, Press
from bot.components.page import ANSWERS, Page
from bot.components.serve import answer, on
from bot.delivery.posting import CLOSED_DMS
from bot.matches import MatchError, zones
from bot.matches.people import About
from bot.store.people import Ping, Shows
from bot.text import Words, explain


async def suggest_zones(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The zones that may be meant."""
    context = Context(interaction)
    await context.speak()
    now = context.client.clock.now()
    return [
        app_commands.Choice(
            name=context.words("me-zone-suggestion", zone=zones.label(zone), time=zones.shown(zone, now))[
                :100
            ],
            value=zone,
        )
        for zone in zones.suggest(typed, now, context.person.locale, CHOICES)
    ]


@slash.command("me")
@app_commands.choices(language=slash.LANGUAGES)
@app_commands.allowed_contexts(guilds=True, dms=True)
async def me_command(
    interaction: discord.Interaction,
    zone: app_commands.Transform[str, Suggested(suggest_zones)] = "",
    language: str | None = None,
    contrast: bool | None = None,
    next: bool | None = None,
) -> None:
    """What they have said about themselves; with a zone, a language, a contrast: that is theirs.

    With ``next``: whether they are told that they are next.
    """

    async def work(context: Context) -> Page:
        page = await _page(context) if language is None else await _speak(context, language)
        if contrast is not None:
            page = await _see(context, contrast)
        if next is not None:
            about = await context.matches.people.change(context.person, next=next)
            page = await _page(context, about, context.words("me-saved"))
        return await _live_in(context, zone) if zone else page

    await answer(interaction, work)


@on("me")
async def show(context: Context, press: Press) -> Page:
    """The page from a button."""
    return await _page(context)


async def _page(context: Context, about: About | None = None, note: str = "") -> Page:
    if about is None:
        about = await context.matches.people.about(context.person.id)
    return me.page(about, context.words, note)


async def _refused(context: Context, error: MatchError | Refusal) -> Page:
    """The page as it is, with the reason why nothing has changed."""
    return await _page(context, note=context.words("me-refused", reason=explain(context.words, error)))


def _asks(verb: str, form: Callable[[About, Words], discord.ui.Modal]) -> None:
    """The button of that verb opens the form."""

    @on(verb, "modal")
    async def ask(context: Context, _: Press) -> None:
        about = await context.matches.people.about(context.person.id)
        await context.ask(form(about, context.words))


_asks("me-zone", me.zone_form)
_asks("me-language", me.language_form)
_asks("me-hours", me.hours_form)
_asks("me-pings", me.pings_form)
_asks("me-most", me.most_form)
_asks("me-profile", me.profile_form)
_asks("me-away", me.vacation_form)


# ── zone ─────────────────────────────────────────────────────────────────────────────────────────


@on("me-zone-sent")
async def zone_sent(context: Context, press: Press) -> Page:
    """What they wrote."""
    return await _live_in(context, _filled(context, me.ZONE))


@on("me-zone-choose")
async def zone_chosen(context: Context, press: Press) -> Page:
    """One of those suggested."""
    return await _live_in(context, press.chosen[0] if press.chosen else "")


async def _live_in(context: Context, text: str) -> Page:
    """Set the zone of that name, or the only one that fits; else ask which."""
    about = await context.matches.people.about(context.person.id)
    found = zones.suggest(text, about.now, context.person.locale, ANSWERS)
    exact = zones.find(text)
    if exact is None and len(found) != 1:
        return me.suggestions(about, text, found, context.words)
    about = await context.matches.people.live_in(context.person, exact or found[0])
    return await _page(context, about, context.words("me-saved"))


# ── language ─────────────────────────────────────────────────────────────────────────────────────


@on("me-language-sent")
async def language_sent(context: Context, press: Press) -> Page:
    """Which they want to read."""
    return await _speak(context, _filled(context, me.LANGUAGE))


async def _speak(context: Context, chosen: str) -> Page:
    """The page, in that language already."""
    language = languages.read(chosen)
    context.tell_in(language)
    about = await context.matches.people.change(context.person, language=language)
    return await _page(context, about, context.words("me-saved"))


# ── contrast ─────────────────────────────────────────────────────────────────────────────────────


@on("me-contrast")
async def contrast_chosen(context: Context, press: Press) -> Page:
    """The other way."""
    return await _see(context, press.args == ("yes",))


async def _see(context: Context, contrast: bool) -> Page:
    context.contrast = contrast
    about = await context.matches.people.change(context.person, contrast=contrast)
    return await _page(context, about, context.words("me-saved"))


# ── hours and pings ──────────────────────────────────────────────────────────────────────────────


@on("me-hours-sent")
async def hours_sent(context: Context, press: Press) -> Page:
    """When they are awake."""
    wakes, sleeps = _number(context, me.WAKES, me.HOURS, 60), _number(context, me.SLEEPS, me.HOURS, 60)
    try:
        about = await context.matches.people.wake(context.person, wakes, None if wakes is None else sleeps)
    except MatchError as error:
        return await _refused(context, error)
    return await _page(context, about, context.words("me-saved"))


@on("me-pings-sent")
async def pings_sent(context: Context, press: Press) -> Page:
    """Where and how often; who wants direct messages gets one at once, to see whether it arrives."""
    ping = _filled(context, me.PING)
    if ping not in get_args(Ping):
        raise BadPress(ping)
    every = _number(context, me.EVERY, me.INTERVALS)
    digest_at = _number(context, me.DIGEST, me.HOURS, 60)
    before = (await context.matches.people.about(context.person.id)).settings
    about = await context.matches.people.change(
        context.person, ping=cast(Ping, ping), every=every, digest_at=digest_at
    )
    if ping == "dm" and before.ping != "dm":
        return await _try(context)
    return await _page(context, about, context.words("me-saved"))


@on("me-dm")
async def try_dm(context: Context, press: Press) -> Page:
    """Whether direct messages arrive now."""
    return await _try(context)


async def _try(context: Context) -> Page:
    """Send a direct message; the page says whether it arrived."""
    note = Page().text(context.words("me-hello"))
    note.row(note.button("me", context.words("button-me")))
    try:
        await context.interaction.user.send(view=note.view())
        closed = False
    except discord.HTTPException as error:
        if error.code not in CLOSED_DMS:
            raise
        closed = True
    await context.matches.reminders.dms(context.person.id, closed)
    about = await context.matches.people.about(context.person.id)
    return await _page(context, about, context.words("me-unreached" if closed else "me-reached"))


@on("me-most-sent")
async def most_sent(context: Context, press: Press) -> Page:
    """How many."""
    about = await context.matches.people.change(context.person, most=_number(context, me.MANY, me.MOST))
    return await _page(context, about, context.words("me-saved"))


@on("me-profile-sent")
async def profile_sent(context: Context, press: Press) -> Page:
    """Who sees what they have played."""
    shows = _filled(context, me.SHOWS)
    if shows not in get_args(Shows):
        raise BadPress(shows)
    about = await context.matches.people.change(context.person, shows=cast(Shows, shows))
    return await _page(context, about, context.words("me-saved"))


# ── vacation ─────────────────────────────────────────────────────────────────────────────────────


@on("me-away-sent")
async def vacation_sent(context: Context, press: Press) -> Page:
    """From when until when."""
    today = (await context.matches.people.about(context.person.id)).here.date()
    try:
        first, last = (day_of(context, name, today) for name in (forms.FIRST, forms.LAST))
        about = await context.matches.people.go_away(context.person, first, last)
    except (MatchError, Refusal) as error:
        return await _refused(context, error)
    return await _page(context, about, _told(context, about))


@on("me-back")
async def back(context: Context, press: Press) -> Page:
    """They are back, or do not go."""
    vacation = ids.number(press.chosen[0]) if press.chosen else press.number()
    about = await context.matches.people.end_vacation(context.person, vacation)
    return await _page(context, about, _told(context, about))


def _told(context: Context, about: About) -> str:
    return context.words("me-saved-and-told" if about.told else "me-saved")


def day_of(context: Context, name: str, today: date) -> date:
    """The day that was written in that field; raises `Refusal`."""
    text = _filled(context, name)
    day = dates.read(text, today, context.person.locale, context.words)
    if day is None:
        raise Refusal("unreadable-day", text=text[:40])
    return day


# ── block list ───────────────────────────────────────────────────────────────────────────────────


@on("me-blocks")
async def blocks(context: Context, press: Press) -> Page:
    """The list, page by page."""
    about = await context.matches.people.about(context.person.id)
    return me.blocks(about, context.words, part=press.number() if press.args else 0)


@on("me-block")
async def block(context: Context, press: Press) -> Page:
    """Put somebody on the list."""
    known = forms.people(context.interaction)
    others = [known[number] for number in press.chosen if number in known]
    try:
        about = await context.matches.people.block(context.person, others)
    except MatchError as error:
        about = await context.matches.people.about(context.person.id)
        return me.blocks(about, context.words, explain(context.words, error))
    return me.blocks(about, context.words)


@on("me-unblock")
async def unblock(context: Context, press: Press) -> Page:
    """Take somebody off the list."""
    chosen = [ids.number(person) for person in press.chosen]
    about = await context.matches.people.unblock(context.person.id, chosen)
    return me.blocks(about, context.words, part=press.number() if press.args else 0)


# ── what is known of them ────────────────────────────────────────────────────────────────────────────


@on("me-data")
async def data(context: Context, press: Press) -> Page:
    """All of it, as a file."""
    found = await context.matches.people.data(context.person.id)
    return me.data(msgspec.json.format(msgspec.json.encode(found)), context.words)


@on("me-forget")
async def ask_to_forget(context: Context, press: Press) -> Page:
    """Is that what they want?"""
    return me.forget(context.words)


@on("me-forgotten")
async def forget(context: Context, press: Press) -> Page:
    """It is."""
    try:
        await context.matches.people.forget(context.person.id, context.words("a-player"))
    except MatchError as error:
        return await _refused(context, error)
    return Page().text(context.words("me-forgotten"))


# ── what was filled in ───────────────────────────────────────────────────────────────────────────


def _filled(context: Context, name: str) -> str:
    """The field's value; raises `BadPress` if the form cannot have sent it so."""
    values = forms.sent(context.interaction).get(name, [])
    if len(values) != 1:
        raise BadPress(name)
    return values[0]


def _number(context: Context, name: str, offered: Sequence[int], times: int = 1) -> int | None:
    """The field's number, times as much; None for none. Raises `BadPress` for one that was not offered."""
    value = _filled(context, name)
    if value == me.NEVER:
        return None
    if (number := ids.number(value)) not in offered:
        raise BadPress(value)
    return number * times
