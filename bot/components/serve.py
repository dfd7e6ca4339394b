"""The one way in for commands, buttons, selects and modals: acknowledge first, then work, always answer.

discord.py only logs what a component's callback raises, and loses modals at a restart; both are dealt with
here.
"""

import asyncio
import contextlib
import itertools
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Any, Literal, NamedTuple, cast

import aiohttp
import discord
import msgspec

from bot import metrics
from bot.components import ids, phrases, substitutes, watching, why
from bot.components.context import Context, Refusal
from bot.components.ids import BadPress, Press
from bot.components.page import Page
from bot.matches import Match, MatchError
from bot.matches.errors import UNREADABLE
from bot.store import is_trouble
from bot.text import explain
from games.engine import CodedError

log = logging.getLogger(__name__)

Way = Literal["page", "card", "modal", "public"]
"""How an interaction is acknowledged.

``page``    a private page: a new one, or in place of the private page that was pressed
``card``    nothing to see: the public message that was pressed will be edited by the outbox
``modal``   not at all: the answer is a form, which must come first
``public``  a message for everybody
"""

Handler = Callable[[Context, Press], Awaitable[Page | None]]
"""Does what was pressed; the page to show, or None."""

MatchHandler = Callable[[Context, Match, Press], Awaitable[Page | None]]

ALREADY_ACKNOWLEDGED = 40060
UNKNOWN_INTERACTION = 10062
"""Discord waited for three seconds, and shows that nothing answered."""

_late = itertools.count(1)
PATIENCE = 2.0
"""Seconds after which a private page says that the work goes on."""

HASTE = 1.0
"""Seconds that a check may take before the interaction is acknowledged."""

TRIES = 3
"""Attempts to acknowledge; Discord gives three seconds."""

WHOSE_TURN = ("not-your-turn", "not-in-match")
"""What watchers and people out of turn run into: they are told who is to act."""


OUTDATED = ("stale-panel", "no-such-choice", "nothing-to-confirm")
"""What is wrong with a press on an old page: what can be pressed instead is on the newest panel."""


class Route(NamedTuple):
    """A verb's handler, and how its presses are acknowledged."""

    handler: Handler
    way: Way


ROUTES: dict[str, Route] = {}
"""Every verb there is. The modules of ``bot/commands`` fill it."""


def on(verb: str, way: Way = "page") -> Callable[[Handler], Handler]:
    """Make the function the handler of that verb."""

    def put(handler: Handler) -> Handler:
        assert verb not in ROUTES
        ROUTES[verb] = Route(handler, way)
        return handler

    return put


def about(verb: str, way: Way = "page") -> Callable[[MatchHandler], MatchHandler]:
    """The same for what is about a match, which this person must be allowed to know of."""

    def put(handler: MatchHandler) -> MatchHandler:
        @on(verb, way)
        async def found(context: Context, press: Press) -> Page | None:
            return await handler(context, await context.match(press.match), press)

        return handler

    return put


async def press(interaction: discord.Interaction) -> None:
    """A button or select was pressed, or a modal sent."""
    data = cast(dict[str, Any], interaction.data or {})
    found = ids.read(str(data.get("custom_id", "")))
    route = ROUTES.get(found.verb) if found else None
    if found is None or route is None:
        custom_id = str(data.get("custom_id", ""))

        async def refuse(_: Context) -> Page | None:
            raise BadPress(custom_id)

        await answer(interaction, refuse)
        return
    pressed = msgspec.structs.replace(found, chosen=tuple(map(str, data.get("values", ()))))

    async def work(context: Context) -> Page | None:
        return await route.handler(context, pressed)

    await answer(interaction, work, route.way)


async def answer(
    interaction: discord.Interaction,
    work: Callable[[Context], Awaitable[Page | None]],
    way: Way = "page",
    check: Callable[[Context], Awaitable[None]] | None = None,
) -> None:
    """Acknowledge, do the work, show its page or the words for what went wrong.

    ``check`` raises what can be refused within a moment, before everybody sees that something is going on. If
    it takes longer, it is acknowledged first all the same.
    """
    context = Context(interaction)
    context.client.answering += 1
    try:
        await _answer(context, work, way, check)
    finally:
        context.client.answering -= 1


async def _answer(
    context: Context,
    work: Callable[[Context], Awaitable[Page | None]],
    way: Way,
    check: Callable[[Context], Awaitable[None]] | None,
) -> None:
    began = time.monotonic()
    try:
        checking = None if check is None else asyncio.ensure_future(check(context))
        if checking is not None:
            await asyncio.wait({checking}, timeout=HASTE)
            if checking.done():
                checking.result()
        speaking = context.speak()  # while Discord hears of the press
        if way != "modal" and not await _acknowledge(context, way):
            if checking is not None:
                checking.cancel()
            elif context.late:  # what was pressed stands; the person finds it when they look again
                await speaking
                await work(context)
            speaking.cancel()
            return
        if way != "modal":
            metrics.ACKNOWLEDGED.labels(_verb(context)).observe(time.monotonic() - began)
        if checking is not None:
            await checking
        await speaking
        page = await _worked(context, work, way)
    except CodedError as error:
        await context.speak()
        await _tell(context, way, await _worded(context, error))
    except Exception as error:
        await _tell(context, way, _logged(context, error))
    else:
        if page is not None:
            await _show(context, page)
    metrics.ANSWERED.labels(_verb(context)).observe(time.monotonic() - began)


async def _worded(context: Context, error: CodedError) -> Page:
    """The page for the error; an apology if even that goes wrong."""
    try:
        return await trouble(context, error)
    except Exception as deeper:
        return _logged(context, deeper)


def _logged(context: Context, error: Exception) -> Page:
    """The apology for the exception, whose trace the log keeps."""
    if is_trouble(error):  # which the log has once, not with every press
        return _leading_on(context, context.words("no-database"))
    reference = secrets.token_hex(2).upper()
    metrics.APOLOGIES.labels(_verb(context)).inc()
    told, person = {"reference": reference}, context.interaction.user.id
    log.error(
        "reference %s: %s by %s", reference, pressed(context.interaction), person, exc_info=error, extra=told
    )
    return apology(context, reference)


def pressed(interaction: discord.Interaction) -> dict[str, Any]:
    """What the log may tell of it: nothing that somebody typed, no names that Discord sends along."""
    return _loggable(cast(dict[str, Any], interaction.data or {}))


def _loggable(data: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = {key: data[key] for key in ("name", "custom_id", "values") if key in data}
    if isinstance(data.get("value"), int):
        found["value"] = data["value"]
    if data.get("options"):
        found["options"] = [_loggable(option) for option in data["options"]]
    return found


def _verb(context: Context) -> str:
    """What was pressed, or the command."""
    command = context.interaction.command
    if command is not None:
        return command.qualified_name
    data = cast(dict[str, Any], context.interaction.data or {})
    found = ids.read(str(data.get("custom_id", "")))
    return found.verb if found is not None and found.verb in ROUTES else "unknown"


async def _show(context: Context, page: Page) -> None:
    """Show what came of the work, which stands whatever becomes of the page; tried again a few times."""
    for attempt in range(TRIES):
        try:
            await context.show(page)
            return
        except discord.NotFound as error:
            log.warning("nobody to answer: %s", error)  # the person closed the page, or was too late
            return
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            log.warning("a page could not be shown: %r", error)
        await asyncio.sleep(0.2 * (attempt + 1))
    stands = Page().text(context.words("not-shown"))
    with contextlib.suppress(discord.HTTPException, aiohttp.ClientError, OSError):
        await context.whisper(stands.row(stands.button("list", context.words("button-list"))))


async def _worked(
    context: Context, work: Callable[[Context], Awaitable[Page | None]], way: Way
) -> Page | None:
    """What the work brings. If it takes long, a private page says so; everywhere else Discord does."""
    task = asyncio.ensure_future(work(context))
    await asyncio.wait({task}, timeout=PATIENCE)
    if not task.done() and way == "page" and context.private:
        with contextlib.suppress(discord.HTTPException, aiohttp.ClientError, OSError):
            await context.show(Page().text(context.words("working")))
    return await task


async def _acknowledge(context: Context, way: Way) -> bool:
    """Tell Discord that the press arrived; False if that is not possible any more."""
    response = context.interaction.response
    component = context.interaction.type is not discord.InteractionType.application_command
    for attempt in range(TRIES):
        try:
            if component and (way == "card" or context.private):
                context.shared = not context.private
                await response.defer()
            else:
                context.shared = way == "public"
                promised = await response.defer(ephemeral=way != "public", thinking=True)
                context.promised = promised.message_id if promised else None
            return True
        except discord.HTTPException as error:
            if error.code == ALREADY_ACKNOWLEDGED:
                return True
            if error.code == UNKNOWN_INTERACTION:
                context.late = True
                log.warning("too late to answer, for the %s. time since the start", next(_late))
                return False
            if error.status < 500 or attempt == TRIES - 1:
                log.warning("not acknowledged: %s", error)
                return False
        except (aiohttp.ClientError, OSError) as error:
            if attempt == TRIES - 1:
                log.warning("not acknowledged: %r", error)
                return False
        await asyncio.sleep(0.1 * (attempt + 1))
    return False


async def _tell(context: Context, way: Way, page: Page) -> None:
    """Show a refusal where it does not touch what everybody sees."""
    try:
        if not context.interaction.response.is_done():
            await context.interaction.response.send_message(view=page.view(), ephemeral=True)
        elif way == "public":
            await context.interaction.delete_original_response()
            await context.whisper(page)
        elif way in ("card", "modal") and not context.private:
            await context.whisper(page)
        else:
            await context.show(page)
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        log.warning("the refusal could not be told: %s", error)


async def on_interaction(interaction: discord.Interaction) -> None:
    """Every interaction passes here. Modals are ours to handle, whichever process opened them."""
    if interaction.type is discord.InteractionType.modal_submit:
        await press(interaction)


async def trouble(context: Context, error: CodedError) -> Page:
    """The words for the error, with buttons that lead on."""
    match = await _match(context, error)
    if match is not None and error.code == "not-in-match":
        left = await context.matches.watching.former_seat(match.id, context.person.id)
        if left is not None:
            turn = None if match.to_act is None else await context.matches.watching.turn(match.id)
            return substitutes.former(match, left.seat, turn, context.words)
    if match is not None and match.to_act is not None and error.code in WHOSE_TURN:
        try:
            return why.page(
                await context.matches.inbox.why(match.id, context.person.id), context.person.id, context.words
            )
        except MatchError as deeper:  # the match cannot be read any more: that is the news
            error = deeper
    words = context.words
    made = Page(match.id, match.version) if match else Page()
    title = f"**{phrases.title(match, words)}**" if match else ""
    made.text(explain(words, error, title=title))
    if match is not None and error.code in UNREADABLE:
        return watching.kept(made, match, await context.matches.records.kept(match.id), words)
    begun = match is not None and match.started_at is not None
    rests = match is not None and error.code == "paused" and match.may_resume(context.person.id)
    back = error.code == "computer-plays"
    moved = match is not None and error.code in OUTDATED
    revives = match is not None and error.code == "archived" and await _may_revive(context, match)
    return made.row(
        made.button("play-on", words("button-play-on"), style=discord.ButtonStyle.primary) if back else None,
        made.button("move", words("button-move"), style=discord.ButtonStyle.primary) if moved else None,
        made.button("resume", words("button-resume"), style=discord.ButtonStyle.primary) if rests else None,
        made.button("revive", words("button-revive"), style=discord.ButtonStyle.primary) if revives else None,
        made.button("board", words("button-board")) if begun else None,
        made.button("log", words("button-log")) if begun else None,
        made.button("list", words("button-list")),
    )


async def _may_revive(context: Context, match: Match) -> bool:
    """Whether whoever is refused plays the match that was put aside, and it is not the staff's to revive."""
    seat = match.seat_of(context.person.id)
    return seat is not None and not seat.resigned and (await context.matches.inbox.why(match.id)).revivable


async def _match(context: Context, error: CodedError) -> Match | None:
    """The match that the error is about, if there is one that this person may know of."""
    number = error.facts.get("match")
    if not isinstance(number, int):
        return None
    try:
        return await context.match(number)
    except (MatchError, Refusal):
        return None


def apology(context: Context, reference: str) -> Page:
    """For what should never happen: nothing was lost, and a reference that the log knows."""
    return _leading_on(context, context.words("apology", reference=reference))


def _leading_on(context: Context, told: str) -> Page:
    made = Page().text(told)
    return made.row(made.button("list", context.words("button-list")))
