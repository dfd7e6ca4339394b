"""Which turns the thread is told of, and when: those of computers in a row are told in one message."""

from datetime import datetime

from bot.store import outbox
from bot.store.database import Writing
from bot.store.matches import MatchRow


async def turns(writing: Writing, match: MatchRow, computers: int, ended: int, now: datetime) -> None:
    """Tell of the turns before number ``ended`` that nobody was told of.

    Computers took those up to number ``computers``: they are told together, every later one by itself.
    """
    first = match.turn if match.untold is None else match.untold
    if first < computers:
        await outbox.add(writing, match.id, "turn", now, {"number": computers, "since": first})
    elif first == computers:
        await outbox.add(writing, match.id, "turn", now, {"number": computers})
    for number in range(computers + 1, ended):
        await outbox.add(writing, match.id, "turn", now, {"number": number})


async def held_back(writing: Writing, match: MatchRow, now: datetime) -> None:
    """Tell of the computers' turns that wait to be told; to forget that they do is for the caller."""
    await turns(writing, match, match.turn - 1, match.turn, now)
