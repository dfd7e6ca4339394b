"""What people say about themselves, and what they are reminded of."""

import asyncio
import random

from sqlalchemy import func, or_, select

from bot.matches import Match, Matches
from bot.matches import Person as Known
from bot.sandbox import Person, Post
from bot.store import people
from bot.store.people import Ping, SettingsRow
from bot.store.tables import outbox
from tests.matches.table import confirm, random_panel

from .play import CHANNEL, is_board
from .stage import Stage

MARK = "⏳"
"""Begins every reminder."""


def matches(stage: Stage) -> Matches:
    """The use cases of the bot that runs just now."""
    assert stage.app is not None
    return stage.app.matches


def known(person: Person) -> Known:
    """The person as the bot knows them."""
    return Known(int(person.id), person.name, person.locale)


async def hear(
    stage: Stage, person: Person, ping: Ping = "dm", *, every: int | None = None, digest_at: int | None = None
) -> None:
    """They say where and how often they want to be told."""
    await matches(stage).hear(known(person), ping, every, digest_at)


async def to_bed_in(stage: Stage, person: Person, hours: int, sleep: int = 10) -> None:
    """They say that they go to bed in so many hours from now, and sleep so long."""
    now = stage.sandbox.clock.now()
    sleeps = (now.hour + hours) % 24 * 60 + now.minute
    await matches(stage).wake(known(person), (sleeps + sleep * 60) % (24 * 60), sleeps)


async def settings(stage: Stage, person: Person) -> SettingsRow:
    """What is stored of what they said."""
    assert stage.app is not None
    async with stage.app.store.reading() as reading:
        return await people.settings(reading, int(person.id))


async def settled(stage: Stage, seconds: float = 20.0) -> None:
    """Wait until everything that is due by now is done and sent."""
    assert stage.app is not None
    async with asyncio.timeout(seconds):
        calm = 0
        while calm < 3:
            now = stage.sandbox.clock.now()
            due = or_(outbox.c.state == "sending", (outbox.c.state == "waiting") & (outbox.c.at <= now))
            async with stage.app.store.reading() as reading:
                busy = await reading.value(select(func.count()).select_from(outbox).where(due), int)
            late = await matches(stage).next_due()
            calm = 0 if busy or (late is not None and late <= now) else calm + 1
            await asyncio.sleep(0.02)


async def waiting_for(
    stage: Stage, person: Person, other: Person, count: int, pace: str = "quick", private: bool = False
) -> list[Match]:
    """So many matches of these two that wait for the one person, in this order, every board posted."""
    use, channel = matches(stage), person.channel(CHANNEL)
    found = []
    for number in range(count):
        place = int(channel["guild_id"]), int(channel["id"])
        match = await use.create("qin", 2, pace, {}, known(person), *place, private=private)
        if private:
            await use.invite(match.id, int(person.id), known(other))
        match = await use.join(match.id, known(other))
        if match.to_act != 0:
            await take(stage, match, number)
        found.append(match.id)
    await settled(stage)
    return [await use.match(number) for number in found]


async def take(stage: Stage, match: Match, seed: int = 0) -> None:
    """Whoever is to act takes a turn, without a click."""
    use = matches(stage)
    match = await use.match(match.id)
    await confirm(use, await random_panel(use, match, random.Random(seed)))


def last_board(person: Person, match: Match) -> Post:
    """The newest board of the match."""
    return next(post for post in reversed(person.visible(str(match.thread))) if is_board(post))


def reminders(person: Person, place: str = "dm") -> list[Post]:
    """The reminders that a person sees in a place, oldest first."""
    return [post for post in person.visible(place) if post.text.startswith(MARK) and not post.ephemeral]


async def reminded(person: Person, place: str = "dm", after: Post | None = None) -> Post:
    """Wait for the next reminder there."""
    return await person.sees(place, lambda post: post.text.startswith(MARK), 15, after=after)
