"""Opening a table: what must be so in that place, and its card; with computers the match begins at once."""

import io
from typing import NamedTuple

import discord

from bot.components import lobby as cards
from bot.components import phrases, pictures
from bot.components.context import Context, Refusal, missing
from bot.matches import Match
from games import game as find_game

USUAL_PACE = "daily"

ALONE = "none"
"""The pace of whoever plays against computers, unless they want another one: nobody waits for them."""

CARD = "lobby.png"


class Wanted(NamedTuple):
    """The table that somebody wants.

    ``pace`` None is the usual one. ``computers``: how strong the others are; None: their seats are free.
    ``lesson``: the fixed seed of a match that teaches. ``called``: a title besides game and number.
    ``once``: a second press finds what the first has begun.
    """

    game: str
    size: int
    pace: str | None
    options: dict[str, str]
    caretaker: str = "wait"
    private: bool = False
    computers: str | None = None
    lesson: str | None = None
    called: str | None = None
    once: bool = False


def possible(context: Context) -> bool:
    """Whether this is a place for tables at all."""
    return isinstance(context.interaction.channel, discord.TextChannel)


def check_thread(context: Context, channel: int, *, private: bool) -> None:
    """Refuse where no thread could be opened for a match; announcement channels have no private ones."""
    interaction = context.interaction
    place = interaction.client.get_channel(channel)
    if private and isinstance(place, discord.TextChannel) and place.is_news():
        raise Refusal("no-private-here", place=f"<#{channel}>")
    if isinstance(interaction.channel, discord.Thread | discord.TextChannel) and (
        lacking := missing(interaction.app_permissions, False, context.words, private)
    ):
        raise Refusal("missing-permission", list=lacking)


async def check(context: Context, wanted: Wanted) -> None:
    """Refuse what cannot be opened here, or not by this person."""
    interaction = context.interaction
    channel = interaction.channel
    if not isinstance(channel, discord.TextChannel):
        raise Refusal("no-table-here")
    check_thread(context, channel.id, private=wanted.private)
    find_game(wanted.game).complete(wanted.size, wanted.options)
    place = (await context.matches.lobby.may_open(channel.guild.id, context.person.id)).tables_in
    if place is not None and place != channel.id and channel.guild.get_channel(place) is not None:
        raise Refusal("tables-elsewhere", place=f"<#{place}>")


async def table(context: Context, wanted: Wanted) -> Match:
    """Open it; its card is the answer to a command, beside a private page that was pressed."""
    interaction = context.interaction
    server, channel = interaction.guild_id, interaction.channel_id
    assert server is not None
    assert channel is not None
    matches = context.matches
    match = await matches.lobby.create(
        wanted.game,
        wanted.size,
        await _pace(context, wanted, server),
        wanted.options,
        context.person,
        server,
        channel,
        wanted.caretaker,
        wanted.private,
        wanted.computers,
        wanted.lesson,
        wanted.called,
        wanted.once,
    )
    spoken = phrases.public(match, interaction.client)
    view = cards.card(match, spoken, CARD)
    image = discord.File(io.BytesIO(await pictures.title(match, spoken)), CARD)
    if context.private or wanted.lesson is not None:  # whoever learns has a private page already
        card = await interaction.followup.send(view=view, file=image, wait=True)
        await matches.lobby.posted(match.id, card.id)
    else:
        if context.promised is not None:  # known before anybody can press a button of the card
            await matches.lobby.posted(match.id, context.promised, shown=False)
        shown = await interaction.edit_original_response(view=view, attachments=[image])
        await matches.lobby.posted(match.id, shown.id)
    # Not before: the thread is to grow from the card.
    if wanted.computers is None:
        return match
    return await matches.lobby.start(match.id, context.person.id)


async def _pace(context: Context, wanted: Wanted, server: int) -> str:
    if wanted.pace is not None:
        return wanted.pace
    if wanted.computers is not None:
        return ALONE
    return (await context.matches.lobby.customs(server)).pace or USUAL_PACE
