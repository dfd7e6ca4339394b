"""Time goes by, and processes end."""

from datetime import datetime, timedelta

from bot.matches import Matches

SECOND, MINUTE = timedelta(seconds=1), timedelta(minutes=1)
HOUR, DAY = timedelta(hours=1), timedelta(days=1)


def now(matches: Matches) -> datetime:
    """What their clock shows."""
    return matches.clock.now()


def advance(matches: Matches, by: timedelta) -> None:
    """So much time goes by, and nobody looks what is due."""
    matches.clock.advance(by)


async def due(matches: Matches, after: timedelta = timedelta()) -> int:
    """So much time goes by; how much of what is due then was done."""
    advance(matches, after)
    return await matches.timekeeping.due(now(matches))


def restarted(matches: Matches) -> Matches:
    """The same in another process, or after a restart: nothing in memory."""
    return Matches(matches.store, matches.clock)
