"""Questions in a match's thread: one silent message each, edited when somebody answers."""

from bot.components import questions
from bot.delivery.posting import Message, Posting
from bot.matches import MatchError
from bot.store.outbox import Row


async def question(posting: Posting, row: Row) -> int | None:
    """The id of the message, if one was posted; nothing of what was forgotten or deleted."""
    try:
        found = await posting.matches.questions.get(row.match, int(row.payload["question"]))
    except MatchError:
        return None
    view = questions.post(found, posting.public(found.match), row.id)
    if found.message is not None:
        if not await posting.edited(found.match, found.message, view):
            await posting.matches.questions.deleted(found.id)
        return None
    message = await posting.post(row, found.match, Message(view, silent=True))
    if row.attempts:  # what an earlier attempt got through may say less by now
        await posting.edited(found.match, message, view)
    await posting.matches.questions.posted(found.id, message)
    return message
