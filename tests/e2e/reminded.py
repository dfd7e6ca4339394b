"""What people say about themselves and what they are reminded of."""

from bot.matches import Matches
from bot.matches import Person as Known
from bot.sandbox import Person, Post
from bot.store.people import Ping

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
    await matches(stage).hear(known(person), ping, every, digest_at, None)


async def awake_for(stage: Stage, person: Person, hours: int, sleep: int = 10) -> None:
    """They say that they go to bed in so many hours, and sleep so long."""
    now = stage.sandbox.clock.now()
    sleeps = (now.hour + hours) % 24 * 60 + now.minute
    await matches(stage).wake(known(person), (sleeps + sleep * 60) % (24 * 60), sleeps)


def reminders(person: Person, place: str = "dm") -> list[Post]:
    """The reminders that a person sees in a place, oldest first."""
    return [post for post in person.visible(place) if post.text.startswith(MARK) and not post.ephemeral]


async def reminded(person: Person, place: str = "dm", after: Post | None = None) -> Post:
    """Wait for the next reminder there."""
    return await person.sees(place, lambda post: post.text.startswith(MARK), 15, after=after)
