"""What people say about themselves, and what follows from it: who may sit at which table."""

from bot.matches.errors import MatchError
from bot.store import blocks, invites, matches, people, seats, servers
from bot.store.database import Reading
from bot.store.matches import MatchRow


async def check_may_join(reading: Reading, match: MatchRow, person: int) -> None:
    """Raise `MatchError` unless the person may take a seat of the match, now or later in its course.

    not-invited to a private match; blocked, whoever of the two blocked the other; own-limit, server-limit.
    Whether a seat is free is for others to say.
    """
    if match.private and not await invites.has(reading, match.id, person):
        raise MatchError("not-invited", match=match.id)
    seated = await seats.of(reading, [match.id])
    others = [seat.person for seat in seated if seat.person is not None and not seat.resigned]
    if await blocks.between(reading, person, others):
        raise MatchError("blocked", match=match.id)
    await check_limits(reading, match.server, person)


async def check_limits(reading: Reading, server: int, person: int) -> None:
    """Raise `MatchError` own-limit or server-limit if the person plays as many matches as they may."""
    own = await matches.of_person(reading, person)
    most = (await people.settings(reading, person)).most
    if most is not None and len(own) >= most:
        raise MatchError("own-limit", most=most)
    most = (await servers.get(reading, server)).most
    if most is not None and sum(match.server == server for match in own) >= most:
        raise MatchError("server-limit", most=most)
