"""Invitations: a message that pings the guest, where the match is. One to a table ends with the table."""

import logging

import discord

from bot.components import lobby
from bot.delivery.posting import TOO_MANY_EDITS, Message, Posting
from bot.matches import Match
from bot.store.outbox import Row

log = logging.getLogger(__name__)


async def invitation(posting: Posting, row: Row) -> int | None:
    """The id of the message; None if there is nothing left to be invited to."""
    match = await posting.matches.watching.match(row.match)
    if match.state not in ("lobby", "playing"):
        return None
    guest, host = int(row.payload["guest"]), await posting.matches.people.person(int(row.payload["host"]))
    await posting.add_person(row, match, guest)
    view = lobby.invitation(match, guest, host.name if host else "", posting.public(match), row.id)
    return await posting.post(row, match, Message(view, pings=[guest]))


async def close(posting: Posting, match: Match) -> None:
    """Once the table is not open any more nobody can join by them."""
    channel = posting.client.get_partial_messageable(match.channel, guild_id=match.server)
    for row in await posting.matches.lobby.invitations(match.id):
        assert row.message_id is not None
        view = lobby.invited(match, posting.public(match), row.id)
        try:
            await channel.get_partial_message(row.message_id).edit(view=view)
        except discord.HTTPException as error:
            if error.code != TOO_MANY_EDITS and error.status not in (403, 404):
                raise
            log.info("match %s: an invitation cannot be edited: %s", match.id, error)
