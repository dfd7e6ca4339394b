"""Leagues and tournaments: /league, /tournament and the buttons of their cards."""

import logging
from collections.abc import Awaitable, Sequence
from datetime import timedelta

import aiohttp
import discord
from discord import app_commands

from bot.commands import opening, slash
from bot.commands.lobby import GAMES, TIMES, read_options, suggest_options
from bot.commands.slash import Suggested, numbered
from bot.components import competitions, phrases
from bot.components.context import Context, Refusal, missing
from bot.components.ids import Press
from bot.components.page import Page
from bot.components.serve import answer, on
from bot.matches import Competition, MatchError
from bot.store.competitions import Kind

log = logging.getLogger(__name__)

LEAGUES: Sequence[Kind] = ("league",)
TOURNAMENTS: Sequence[Kind] = ("swiss", "knockout")
KINDS = [app_commands.Choice(name=slash.told(f"competition-kind-{kind}"), value=kind) for kind in TOURNAMENTS]
PACED = [time for time in TIMES if time.value != "none"]
"""Without a clock no round would end in time."""

Title = app_commands.Range[str, 1, 60]
Rounds = app_commands.Range[int, 1, 9]
Days = app_commands.Range[int, 3, 60]
Signup = app_commands.Range[int, 1, 30]
Options = app_commands.Transform[str, Suggested(suggest_options)]


async def _organises(context: Context) -> bool:
    """Whether this person may hold one here."""
    interaction = context.interaction
    if interaction.guild_id is None:
        raise Refusal("only-in-servers")
    if interaction.permissions.manage_guild:
        return True
    role = (await context.matches.lobby.customs(interaction.guild_id)).organisers
    return isinstance(interaction.user, discord.Member) and any(
        each.id == role for each in interaction.user.roles
    )


async def _check(context: Context) -> None:
    if not await _organises(context):
        assert context.interaction.guild_id is not None
        role = (await context.matches.lobby.customs(context.interaction.guild_id)).organisers
        raise Refusal("not-organiser", role="none" if role is None else f"<@&{role}>")


async def _open(
    interaction: discord.Interaction,
    kind: Kind,
    title: str,
    game: str,
    pace: str | None,
    rounds: int,
    days: int,
    signup: int,
    options: str,
    seasons: int = 1,
) -> None:
    """Open the sign-up; the answer is its card."""

    async def check(context: Context) -> None:
        await _check(context)
        if not title.strip():
            raise Refusal("no-name")
        if not opening.possible(context):
            raise Refusal("no-table-here")
        if lacking := missing(interaction.app_permissions, False, context.words):
            raise Refusal("missing-permission", list=lacking)

    async def work(context: Context) -> Page:
        server, channel = interaction.guild_id, interaction.channel_id
        assert server is not None
        assert channel is not None
        usual = (await context.matches.lobby.customs(server)).pace
        usual = opening.USUAL_PACE if usual in (None, "none") else usual
        opened = await context.matches.competitions.open(
            kind,
            title,
            game,
            pace or usual,
            rounds,
            days,
            timedelta(days=signup),
            context.person,
            server,
            channel,
            seasons,
            read_options(options),
        )
        if context.promised is not None:
            await context.matches.competitions.posted(opened.row.id, context.promised)
        return await _card(context, opened)

    await answer(interaction, work, "public", check)


async def _card(context: Context, shown: Competition) -> Page:
    language = (await context.matches.lobby.customs(shown.row.server)).language
    say = phrases.public_in(shown.row.server, language, context.interaction.client)
    return await competitions.card(shown, say)


@slash.command("new", slash.league)
@app_commands.choices(game=GAMES, pace=PACED)
async def new_league(
    interaction: discord.Interaction,
    title: Title,
    game: str,
    pace: str | None = None,
    seasons: Rounds = 3,
    rounds: Rounds = 3,
    days: Days = 28,
    signup: Signup = 3,
    options: Options = "",
) -> None:
    """Open the sign-up for a league."""
    await _open(interaction, "league", title, game, pace, rounds, days, signup, options, seasons)


@slash.command("new", slash.tournament)
@app_commands.choices(game=GAMES, pace=PACED, kind=KINDS)
async def new_tournament(
    interaction: discord.Interaction,
    title: Title,
    kind: str,
    game: str,
    pace: str | None = None,
    rounds: Rounds = 4,
    days: Days = 28,
    signup: Signup = 3,
    options: Options = "",
) -> None:
    """Open the sign-up for a tournament."""
    held: Kind = "knockout" if kind == "knockout" else "swiss"
    await _open(interaction, held, title, game, pace, rounds, days, signup, options)


async def _suggested(
    interaction: discord.Interaction, typed: str, kinds: Sequence[Kind]
) -> list[app_commands.Choice[int]]:
    if interaction.guild_id is None:
        return []
    found = await Context(interaction).matches.competitions.of_server(interaction.guild_id, kinds)
    fitting = [row for row in found if typed.lower() in f"{row.id} {row.title}".lower()]
    return [app_commands.Choice(name=row.title, value=row.id) for row in fitting]


async def suggest_leagues(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[int]]:
    """The leagues of this server."""
    return await _suggested(interaction, typed, LEAGUES)


async def suggest_tournaments(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[int]]:
    """The tournaments of this server."""
    return await _suggested(interaction, typed, TOURNAMENTS)


async def _show(interaction: discord.Interaction, number: int | None, kinds: Sequence[Kind]) -> None:
    async def work(context: Context) -> Page:
        if interaction.guild_id is None:
            raise Refusal("only-in-servers")
        found = await context.matches.competitions.of_server(interaction.guild_id, kinds)
        rows = [row for row in found if number in (None, row.id)]
        if not rows:
            raise MatchError("no-such-competition")
        return await _page(context, await context.matches.competitions.show(rows[0].id))

    await answer(interaction, work)


@slash.command("show", slash.league)
async def show_league(
    interaction: discord.Interaction,
    number: app_commands.Transform[int, numbered(suggest_leagues)] | None = None,
) -> None:
    """How it stands: the newest, unless another is named."""
    await _show(interaction, number, LEAGUES)


@slash.command("show", slash.tournament)
async def show_tournament(
    interaction: discord.Interaction,
    number: app_commands.Transform[int, numbered(suggest_tournaments)] | None = None,
) -> None:
    """How it stands: the newest, unless another is named."""
    await _show(interaction, number, TOURNAMENTS)


async def _page(context: Context, shown: Competition) -> Page:
    return await competitions.page(shown, context.person.id, await _organises(context), context.words)


async def _meant(context: Context, press: Press) -> int:
    """The competition that a button names, if it is one of this server."""
    shown = await context.matches.competitions.show(press.number())
    if shown.row.server != context.interaction.guild_id:
        raise MatchError("no-such-competition")
    return shown.row.id


@on("competition")
async def show(context: Context, press: Press) -> Page:
    """How it stands."""
    return await _page(context, await context.matches.competitions.show(await _meant(context, press)))


@on("competition-join", "card")
async def join(context: Context, press: Press) -> Page | None:
    """Enter."""
    number = await _meant(context, press)
    return await _entered(context, number, context.matches.competitions.join(number, context.person))


@on("competition-leave", "card")
async def leave(context: Context, press: Press) -> Page | None:
    """Be no part of it any more; whoever is in the rounds that are played is asked first."""
    number, person = await _meant(context, press), context.person.id
    shown = await context.matches.competitions.show(number)
    known = shown.entrant(person)
    playing = shown.row.state == "running" and known is not None and known.state == "in"
    if playing and press.args[1:] != ("yes",):
        return await context.tell(competitions.sure(shown, "leave", context.words))
    return await _entered(context, number, context.matches.competitions.leave(number, person))


async def _entered(context: Context, number: int, change: Awaitable[Competition]) -> Page | None:
    """What has become of it; of one that is over, too: no message told the card if its sign-up has failed."""
    try:
        shown = await change
    except MatchError as error:
        if error.code != "competition-over":
            raise
        shown = await context.matches.competitions.show(number)
    return await _changed(context, shown)


async def _changed(context: Context, shown: Competition) -> Page | None:
    """Whoever pressed is told alone; the card of a sign-up is changed, too, and no other message."""
    row, told = shown.row, await _page(context, shown)
    if row.state != "open" and row.round:
        return await context.tell(told)
    card, pressed = await _card(context, shown), context.interaction.message
    if pressed is not None and not context.private and row.card in (pressed.id, None):
        await context.whisper(told)
        return card
    if row.card is not None:
        place = context.interaction.client.get_partial_messageable(row.channel, guild_id=row.server)
        try:
            await place.get_partial_message(row.card).edit(view=card.view(), attachments=card.files())
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            log.info("competition %s: its card stays as it is: %s", row.id, error)
    return await context.tell(told)


@on("competition-skip")
async def skip(context: Context, press: Press) -> Page:
    """Sit out the next round."""
    number = await _meant(context, press)
    return await _page(context, await context.matches.competitions.skip(number, context.person.id))


@on("competition-begin")
async def begin(context: Context, press: Press) -> Page:
    """End the sign-up."""
    await _check(context)
    number = await _meant(context, press)
    return await _page(context, await context.matches.competitions.begin(number))


@on("competition-cancel")
async def cancel(context: Context, press: Press) -> Page | None:
    """Ask first, then cancel it."""
    await _check(context)
    number = await _meant(context, press)
    if press.args[1:] != ("yes",):
        return competitions.sure(await context.matches.competitions.show(number), "cancel", context.words)
    return await _changed(context, await context.matches.competitions.cancel(number))
