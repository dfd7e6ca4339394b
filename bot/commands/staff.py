"""What those who manage a server may do to its matches: /staff. Everybody sees who did it."""

from collections.abc import Awaitable, Callable
from functools import partial

import discord
from discord import app_commands

from bot.commands import slash
from bot.commands.slash import numbered
from bot.commands.which import suggested
from bot.components import phrases, staff
from bot.components.context import Context, Refusal, name_of
from bot.components.ids import BadPress, Press
from bot.components.page import Page
from bot.components.serve import answer, on
from bot.matches import Match, MatchError, Person
from bot.matches.staff import LONGEST_EXTENSION

STATES: dict[str, tuple[str, ...]] = {
    "pause": ("playing",),
    "resume": ("playing",),
    "extend": ("playing",),
    "replace": ("playing",),
    "abort": ("playing", "lobby"),
    "revive": ("archived",),
    "rollback": ("playing",),
    "repair": ("playing",),
    "title": ("lobby", "playing", "over"),
}
"""What can be done, and to matches in which states."""


async def check(context: Context) -> None:
    """Refuse whoever does not manage this server: what Discord shows to whom can be changed there."""
    interaction = context.interaction
    if interaction.guild_id is None or not interaction.permissions.manage_guild:
        raise Refusal("not-staff")


async def _meant(context: Context, number: int | None) -> Match:
    """The match of that number, else that of this thread: any of this server, private ones too."""
    channel = context.interaction.channel_id
    if number is not None:
        found: Match | None = await context.matches.watching.match(number)
    else:
        found = None if channel is None else await context.matches.watching.of_thread(channel)
    if found is None:
        raise Refusal("no-match-named")
    if found.server != context.interaction.guild_id:
        raise Refusal("not-here", match=str(found.id))
    context.subject = found
    return found


async def _answer(
    interaction: discord.Interaction, number: int | None, act: Callable[[Context, Match], Awaitable[Page]]
) -> None:
    async def work(context: Context) -> Page:
        return await act(context, await _meant(context, number))

    await answer(interaction, work, check=check)


async def suggest_matches(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[int]]:
    """The matches of this server to which that can be done."""
    context = Context(interaction)
    command, server = interaction.command, interaction.guild_id
    if server is None or command is None or not interaction.permissions.manage_guild:
        return []
    fitting = await context.matches.staff.of_server(server, *STATES[command.name])
    return await suggested(context, fitting, typed)


async def suggest_seats(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[int]]:
    """The seats of the match named, else of that of this thread."""
    context = Context(interaction)
    if not interaction.permissions.manage_guild:
        return []
    try:
        match = await _meant(context, getattr(interaction.namespace, "match", None))
    except (Refusal, MatchError):
        return []
    players = phrases.players(match)
    labels = {seat.seat: players.flat(seat.seat) for seat in match.seats if not seat.resigned}
    return [
        app_commands.Choice(name=label[:100], value=seat)
        for seat, label in labels.items()
        if typed.strip().lower() in label.lower()
    ]


AnyMatch = app_commands.Transform[int, numbered(suggest_matches)] | None
"""An option for a match of the server to which that can be done."""


@slash.command("pause", slash.staff)
async def pause_command(interaction: discord.Interaction, match: AnyMatch = None) -> None:
    """Pause the match."""
    await _answer(interaction, match, _pause)


@slash.command("resume", slash.staff)
async def resume_command(interaction: discord.Interaction, match: AnyMatch = None) -> None:
    """Let it go on."""
    await _answer(interaction, match, _resume)


@slash.command("title", slash.staff)
async def title_command(interaction: discord.Interaction, match: AnyMatch = None) -> None:
    """Take away what its host has called it."""

    async def clear(context: Context, found: Match) -> Page:
        changed = await context.matches.staff.clear_title(found.id, context.person.name)
        page = Page(changed.id, changed.version)
        return page.text(context.words("called-done", title=phrases.called(changed, context.words)))

    await _answer(interaction, match, clear)


@slash.command("extend", slash.staff)
async def extend_command(
    interaction: discord.Interaction,
    hours: app_commands.Range[int, 1, LONGEST_EXTENSION],
    match: AnyMatch = None,
) -> None:
    """Give whoever is to act more time."""

    async def extend(context: Context, found: Match) -> Page:
        changed = await context.matches.staff.extend(found.id, hours, context.person.name)
        return await _done(context, changed)

    await _answer(interaction, match, extend)


@slash.command("replace", slash.staff)
async def replace_command(
    interaction: discord.Interaction,
    seat: app_commands.Transform[int, numbered(suggest_seats)],
    person: discord.User | discord.Member,
    match: AnyMatch = None,
) -> None:
    """Put somebody in a seat."""

    async def replace(context: Context, found: Match) -> Page:
        if not 0 <= seat < len(found.seats):
            raise Refusal("no-such-seat")
        if person.bot:
            raise Refusal("no-bots", name=person.display_name)
        if not isinstance(person, discord.Member):
            raise Refusal("not-here-any-more", name=person.display_name)
        known = await context.matches.people.person(person.id)
        newcomer = Person(person.id, name_of(person), known.locale if known else "en")
        changed = await context.matches.substitutes.replace(found.id, seat, newcomer, context.person.name)
        return await _done(context, changed)

    await _answer(interaction, match, replace)


@slash.command("abort", slash.staff)
async def abort_command(interaction: discord.Interaction, match: AnyMatch = None) -> None:
    """End the match without a result; asks once more first."""

    async def ask(context: Context, found: Match) -> Page:
        return staff.ask(found, context.words)

    await _answer(interaction, match, ask)


@slash.command("revive", slash.staff)
async def revive_command(interaction: discord.Interaction, match: AnyMatch = None) -> None:
    """Take up a match that was put aside."""
    await _answer(interaction, match, _revive)


@slash.command("rollback", slash.staff)
async def rollback_command(
    interaction: discord.Interaction, turn: app_commands.Range[int, 0], match: AnyMatch = None
) -> None:
    """Take back everything after a turn; shows the board as it would be first."""

    async def ask(context: Context, found: Match) -> Page:
        to = await context.matches.staff.last_of(found.id, turn)
        then = await context.matches.watching.turn(found.id, turn)
        return await staff.ask_rollback(found, then, to, context.words)

    await _answer(interaction, match, ask)


@slash.command("repair", slash.staff)
async def repair_command(interaction: discord.Interaction, match: AnyMatch = None) -> None:
    """Replay the record, and say whether it follows the rules."""

    async def check_record(context: Context, found: Match) -> Page:
        fault = await context.matches.records.fault(found.id)
        number = int(fault.facts.get("number", 0)) if fault is not None else 0
        turn = await context.matches.staff.turn_at(found.id, number)
        return staff.repair(found, fault, turn, context.words)

    await _answer(interaction, match, check_record)


@on("staff")
async def press(context: Context, press: Press) -> Page:
    """The way back from what was just done, or the answer to the question whether to do it."""
    acts = {"pause": _pause, "resume": _resume, "abort": _abort, "revive": _revive}
    acts["rollback"] = partial(_rollback, press=press)
    if not press.args or press.args[0] not in acts:
        raise BadPress("|".join(press.args))
    await check(context)
    return await acts[press.args[0]](context, await _meant(context, press.match))


async def _pause(context: Context, match: Match) -> Page:
    return await _done(context, await context.matches.staff.pause(match.id, context.person.name), "resume")


async def _resume(context: Context, match: Match) -> Page:
    return await _done(context, await context.matches.staff.resume(match.id, context.person.name), "pause")


async def _abort(context: Context, match: Match) -> Page:
    changed = await context.matches.staff.abort(match.id, context.person.name)
    return await _done(context, changed, "revive" if changed.state == "archived" else "")


async def _revive(context: Context, match: Match) -> Page:
    changed = await context.matches.staff.revive(match.id, context.person.name)
    return await _done(context, changed, "abort" if changed.state == "playing" else "")


async def _rollback(context: Context, match: Match, press: Press) -> Page:
    to, by = press.number(1), context.person.name
    try:
        changed = await context.matches.staff.rollback(match.id, to, by, press.version)
    except MatchError as error:
        if error.code != "stale-panel":
            raise
        raise Refusal("rollback-late", match=match.id) from error
    return await _done(context, changed)


async def _done(context: Context, match: Match, back: str = "") -> Page:
    """What everybody is told, with the way back."""
    told = (await context.matches.notices.of(match.id))[-1]
    return staff.done(match, told, back, context.words)
