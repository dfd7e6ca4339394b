"""Invitations: a message that pings the guest, where the match is."""

from bot.components import lobby
from bot.delivery.posting import Message, Posting
from bot.store.outbox import Row


async def invitation(posting: Posting, row: Row) -> int | None:
    """The id of the message; None if there is nothing left to be invited to."""
    match = await posting.matches.watching.match(row.match)
    if match.state not in ("lobby", "playing"):
        return None
    guest, host = int(row.payload["guest"]), await posting.matches.people.person(int(row.payload["host"]))
    await posting.add_person(row, match, guest)
    view = lobby.invitation(match, guest, host.name if host else "", posting.public(match), row.id)
    return await posting.post(row, match, Message(view, pings=[guest]))
