"""New tables: a message that calls those whom one may suit."""

from bot.components import seeks
from bot.delivery.posting import Message, Posting
from bot.store.outbox import Row


async def call(posting: Posting, row: Row) -> int | None:
    """The id of the message; None if the table has no room any more, or nobody is left to call."""
    match = await posting.matches.watching.match(row.match)
    if match.private or match.state != "lobby" or len(match.seats) >= match.size:
        return None
    called = [int(person) for person in str(row.payload["people"]).split(",") if person]
    asleep = await posting.matches.reminders.asleep(called)
    people = [person for person in called if match.seat_of(person) is None and person not in asleep]
    guild = posting.client.get_guild(match.server)
    role = (await posting.matches.lobby.customs(match.server)).ping if row.payload["role"] else None
    if role is not None and (guild is None or guild.get_role(role) is None):
        role = None  # it was deleted
    if not people and role is None:
        return None
    view = seeks.call(match, people, role, posting.public(match), row.id)
    return await posting.post(row, match, Message(view, pings=people, role=role))
