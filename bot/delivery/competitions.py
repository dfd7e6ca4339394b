"""The news of a league or tournament: its card, in its channel."""

import logging

import discord

from bot.components import competitions, phrases
from bot.delivery.posting import TOO_MANY_EDITS, Message, Posting, Undeliverable
from bot.store.outbox import Row

log = logging.getLogger(__name__)


async def news(posting: Posting, row: Row) -> int | None:
    """Post the card as it is now; None if there is newer news."""
    shown = await posting.matches.competitions.show(int(row.payload["competition"]))
    held = shown.row
    if (held.round, held.state) != (int(row.payload["round"]), row.payload.get("state", held.state)):
        return None
    language = (await posting.matches.lobby.customs(held.server)).language
    say = phrases.public_in(held.server, language, posting.client)
    card = await competitions.card(shown, say, row.id)
    files = [(file.fp.read(), file.filename) for file in card.files()]
    place = posting.client.get_partial_messageable(held.channel, guild_id=held.server)
    try:
        sent = await posting.send_to(place, row, Message(card.view(), files, competitions.guests(shown)))
    except discord.NotFound as error:
        raise Undeliverable("the channel is gone") from error
    await posting.matches.competitions.posted(held.id, sent)
    if "signup" in row.payload:
        link = f"https://discord.com/channels/{held.server}/{held.channel}/{sent}"
        try:
            over = competitions.begun(shown, link, say).view()
            signup = place.get_partial_message(int(row.payload["signup"]))
            await signup.edit(view=over, attachments=[])
        except discord.HTTPException as error:
            if error.status >= 500 or (error.status == 429 and error.code != TOO_MANY_EDITS):
                raise
            log.info("competition %s: the card of its sign-up stays: %s", held.id, error)
    return sent
