"""What a REST handler gets and gives, and how it is found."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from ..attachments import Upload
from ..errors import error
from ..gateway import Gateway
from ..interactions import Interactions
from ..permissions import Permission
from ..shapes import PRIVATE_THREAD, Json
from ..world import APPLICATION, World


@dataclass(slots=True)
class Api:
    """What the handlers work on."""

    world: World
    interactions: Interactions
    gateway: Gateway
    nonces: dict[tuple[str, str], Json] = field(default_factory=dict)
    """Messages as they were answered, by channel and nonce."""


@dataclass(slots=True)
class Call:
    """One request, taken apart."""

    params: Mapping[str, str]
    query: Mapping[str, str]
    body: Any
    uploads: list[Upload]

    def json(self) -> Json:
        """The body, which must be an object."""
        if not isinstance(self.body, dict):
            raise error(50109)
        return self.body

    def number(self, key: str, default: int) -> int:
        """A whole number of the query."""
        try:
            return int(self.query.get(key, default))
        except ValueError:
            return default


@dataclass(frozen=True, slots=True)
class Answer:
    """Status and JSON; None is no content."""

    status: int
    data: Any = None


NOTHING = Answer(204)
Handler = Callable[[Api, Call], Answer]


def ok(data: Any) -> Answer:
    """200 with that JSON."""
    return Answer(200, data)


class Routes:
    """The handlers of one resource, by method and path template as Discord's document writes it."""

    def __init__(self) -> None:
        self.table: list[tuple[str, str, Handler]] = []

    def on(self, method: str, path: str) -> Callable[[Handler], Handler]:
        """Register a handler."""

        def register(handler: Handler) -> Handler:
            self.table.append((method, path, handler))
            return handler

        return register


def entered(api: Api, channel_id: str, *needs: Permission) -> Json:
    """A channel that the bot may see and use so; 10003, 50001 or 50013 otherwise."""
    channel = api.world.channel(channel_id)
    held = api.world.may(APPLICATION, channel)
    hidden = channel["type"] == PRIVATE_THREAD and not api.world.sees(APPLICATION, channel)
    if Permission.VIEW_CHANNEL not in held or hidden:
        raise error(50001)
    for need in needs:
        if need not in held:
            raise error(50013)
    return channel


def guild(api: Api, guild_id: str) -> Json:
    """The server; 10004 for any other."""
    if guild_id not in api.world.guilds:
        raise error(10004)
    return api.world.guilds[guild_id]
