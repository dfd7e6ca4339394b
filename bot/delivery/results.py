"""The end of a match and what follows: its card, the table of a rematch, good words."""

import logging

import discord

from bot.components import lobby, phrases, pictures, results
from bot.delivery.posting import Message, Posting, Undeliverable
from bot.store.outbox import Row

log = logging.getLogger(__name__)

TOO_MANY_EDITS = 30046
"""Of messages older than an hour."""

CARD = "lobby.png"


async def end(posting: Posting, row: Row) -> int:
    """Post the card of the end."""
    report = await posting.matches.results.report(row.match)
    match = report.match
    turn = await posting.matches.watching.turn(row.match)
    record = await posting.matches.records.export(row.match)
    say = phrases.public(match)
    files = results.Files.of(match)
    shown = [
        (await pictures.report(results.picture(report, say)), files.report),
        (await pictures.board(match, turn, say, pictures.sheets_of(turn)), files.board),
        (record, files.record),
    ]
    view = results.card(report, turn, say, record, row.id, files)
    await posting.keep([turn], say, shown[1][0], results.ranks(match, say))
    return await posting.post(row, match, Message(view, shown))


async def table(posting: Posting, row: Row) -> int | None:
    """Post the card of a rematch and call the others to it; its id, None if it is there already."""
    match = await posting.matches.watching.match(row.match)
    if match.lobby_message is not None or match.rematch_of is None:
        return None
    before = await posting.matches.watching.match(match.rematch_of)
    guests = [
        seat.person for seat in before.seats if seat.person is not None and match.seat_of(seat.person) is None
    ]
    say = phrases.public(match)
    view = lobby.card(match, say, CARD, row.id, results.call(match, say, guests) if guests else "")
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
    say = phrases.public(match)
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
