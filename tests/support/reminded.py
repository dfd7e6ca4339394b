"""What people say about themselves, and what they are reminded of."""

import random

from bot.matches import Match
from bot.matches import Person as Known
from bot.sandbox import Person, Post
from bot.store import people
from bot.store.people import Ping, SettingsRow
from tests.support.play import CHANNEL, newest
from tests.support.stage import Stage
from tests.support.table import confirm, random_panel

MARK = "⏳"
"""Begins every reminder."""


def known(person: Person) -> Known:
    """The person as the bot knows them."""
    return Known(int(person.id), person.name, person.locale)


async def hear(
    stage: Stage, person: Person, ping: Ping = "dm", *, every: int | None = None, digest_at: int | None = None
) -> None:
    """They say where and how often they want to be told."""
    await stage.matches.people.change(known(person), ping=ping, every=every, digest_at=digest_at)


async def to_bed_in(stage: Stage, person: Person, hours: int, sleep: int = 10) -> None:
    """They say that they go to bed in so many hours from now, and sleep so long."""
    now = stage.sandbox.clock.now()
    sleeps = (now.hour + hours) % 24 * 60 + now.minute
    await stage.matches.people.wake(known(person), (sleeps + sleep * 60) % (24 * 60), sleeps)


async def settings(stage: Stage, person: Person) -> SettingsRow:
    """What is stored of what they said."""
    assert stage.app is not None
    async with stage.app.store.reading() as reading:
        return await people.settings(reading, int(person.id))


async def waiting_for(
    stage: Stage, name: str, other: str, count: int = 1, pace: str = "quick", private: bool = False
) -> list[Match]:
    """So many matches of these two that wait for the first, in this order, every board posted."""
    use, (person, mate) = stage.matches, stage.people(name, other)
    channel = person.channel(CHANNEL)
    found = []
    for number in range(count):
        place = int(channel["guild_id"]), int(channel["id"])
        match = await use.lobby.create("qin", 2, pace, {}, known(person), *place, private=private)
        if private:
            await use.lobby.invite(match.id, int(person.id), known(mate))
        match = await use.lobby.join(match.id, known(mate))
        if match.to_act != 0:
            await take(stage, match, number)
        found.append(match.id)
    await stage.settled()
    return [await use.watching.match(number) for number in found]


async def take(stage: Stage, match: Match, seed: int = 0) -> None:
    """Whoever is to act takes a turn, without a click."""
    match = await stage.matches.watching.match(match.id)
    await confirm(stage.matches, await random_panel(stage.matches, match, random.Random(seed)))


def last_board(person: Person, match: Match) -> Post:
    """The newest board of the match."""
    return newest(person, str(match.thread))


def reminders(person: Person, place: str | int | None = "dm") -> list[Post]:
    """The reminders that a person sees in a place, oldest first."""
    found = person.visible(str(place))
    return [post for post in found if post.text.startswith(MARK) and not post.ephemeral]


async def reminded(person: Person, place: str = "dm", after: Post | None = None) -> Post:
    """Wait for the next reminder there."""
    return await person.sees(place, lambda post: post.text.startswith(MARK), after=after)
