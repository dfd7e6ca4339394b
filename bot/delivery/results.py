"""The end of a match and what follows: its card, the table of a rematch, good words."""

import io
import logging

import discord

from bot.components import lobby, pictures, results, seeks
from bot.components.context import has_gone, missing
from bot.delivery.posting import TOO_MANY_EDITS, Message, Posting, Undeliverable
from bot.matches import Match
from bot.store.outbox import Row

log = logging.getLogger(__name__)

CARD = "lobby.png"


async def end(posting: Posting, row: Row) -> int:
    """Post the card of the end."""
    report = await posting.matches.results.report(row.match)
    match = report.match
    turn = await posting.matches.watching.turn(row.match)
    record = await posting.matches.records.export(row.match)
    say = posting.public(match)
    files = results.Files.of(match)
    shown = [
        (await pictures.report(results.picture(report, say)), files.report),
        (await pictures.board(match, turn, say), files.board),
        (record, files.record),
    ]
    view = results.card(report, turn, say, record, row.id, files)
    await posting.keep([turn], say, shown[1][0], results.ranks(match, say))
    return await posting.post(row, match, Message(view, shown))


async def table(posting: Posting, row: Row) -> int | None:
    """Post the card of a rematch, a fork or a table that was sought, and call people to it.

    Its id, None if it is there already. Or the card of a table whose opener may not have got so far, and
    begin what begins by that.
    """
    match = await posting.matches.watching.match(row.match)
    if "by_itself" in row.payload:
        return await _by_itself(posting, row, match)
    done = match.lobby_message is not None if row.lane is None else match.state != "lobby"
    if done:
        return None
    shown = await _card(posting, row, match)
    if "begins" in row.payload:
        await posting.matches.lobby.start(match.id, int(row.payload["begins"]))
    return shown


async def _by_itself(posting: Posting, row: Row, match: Match) -> int | None:
    """The same for a table that has opened by itself, if its people are still there, and its channel is.

    That may have been closed to them or to the bot since they sought.
    """
    shown = None
    if match.lobby_message is None and match.state in ("lobby", "playing"):
        waits = match.state == "lobby"  # else the last seat was taken meanwhile
        people = [seat.person for seat in match.seats if seat.person is not None and waits]
        if gone := [each for each in people if await has_gone(posting.client.http, match.server, each)]:
            await posting.matches.seeks.lose(match.id, gone)
            return None
        if waits and not _suits(posting, match):
            log.info(
                "match %s: they seek on: not everybody sees the channel, or I may not post there", match.id
            )
            await posting.matches.seeks.lose(match.id, nowhere=True)
            return None
        try:
            shown = await _card(posting, row, match)
        except Undeliverable as error:
            if not waits:
                raise
            log.info("match %s: they seek on: %s", match.id, error)
            await posting.matches.seeks.lose(match.id, nowhere=True)
            return None
    await posting.matches.seeks.found(match.id)
    return shown


def _suits(posting: Posting, match: Match) -> bool:
    """Whether everybody sees the channel, and the bot can open a table there, as far as is known at once."""
    there = posting.client.get_channel(match.channel)
    if not isinstance(there, discord.TextChannel):
        return True
    guild = there.guild
    seen = there.permissions_for(guild.default_role).view_channel
    return seen and not missing(there.permissions_for(guild.me), False, posting.public(match))


async def _card(posting: Posting, row: Row, match: Match) -> int | None:
    """The message of the card, None if it was there."""
    say = posting.public(match)
    if match.lobby_message is not None:
        channel = posting.client.get_partial_messageable(match.channel, guild_id=match.server)
        image = discord.File(io.BytesIO(await pictures.title(match, say)), CARD)
        try:
            card = channel.get_partial_message(match.lobby_message)
            await card.edit(view=lobby.card(match, say, CARD), attachments=[image])
        except (discord.Forbidden, discord.NotFound) as error:
            log.info("match %s: a new card: %s", match.id, error)
        else:
            return None
    guests: list[int] = []
    lead = ""
    if match.rematch_of or match.forked_from:
        guests = await posting.matches.results.called(match)
        lead = results.call(match, say, guests) if guests else ""
    elif "found" in row.payload:
        guests = [seat.person for seat in match.seats if seat.person is not None]
        lead = seeks.found(match, say, guests)
    view = lobby.card(match, say, CARD, row.id, lead)
    place = posting.client.get_partial_messageable(match.channel, guild_id=match.server)
    try:
        shown = await posting.send_to(
            place, row, Message(view, [(await pictures.title(match, say), CARD)], guests)
        )
    except discord.NotFound as error:
        raise Undeliverable("the channel is gone") from error
    await posting.matches.lobby.posted(match.id, shown)
    return shown


async def cheer(posting: Posting, row: Row) -> int:
    """Tell who said "good game": in the message that tells it already, or in a new one."""
    match = await posting.matches.watching.match(row.match)
    say = posting.public(match)
    view = results.cheers(match, await posting.matches.results.cheers(match.id), say, row.id)
    told = await posting.matches.results.cheered_in(match.id)
    if told is not None:
        try:
            await posting.messageable(match).get_partial_message(told).edit(view=view)
        except discord.HTTPException as error:
            if error.status >= 500 or (error.status == 429 and error.code != TOO_MANY_EDITS):
                raise
            log.info("match %s: the line of good words is told anew: %s", match.id, error)
        else:
            return told
    return await posting.post(row, match, Message(view, silent=True))
