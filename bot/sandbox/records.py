"""What the world keeps and tells: events, files, messages."""

from collections import deque
from dataclasses import dataclass, field
from datetime import datetime

from .shapes import Json


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened: Discord's event name and data, and who may learn of it."""

    name: str
    data: Json
    channel: str | None = None
    only: str | None = None
    """The one person (user id) who may see it besides the bot; None: everyone who sees the channel."""
    to_bot: bool = True


@dataclass(slots=True)
class File:
    """An uploaded file, served by the CDN."""

    name: str
    content_type: str
    body: bytes


@dataclass(slots=True)
class Message:
    """A message: what the API shows of it, and what only the stand-in knows."""

    data: Json
    only: str | None = None
    """Ephemeral: the one person who sees it."""
    files: dict[str, Json] = field(default_factory=dict)
    """Every attachment by id, shown by a component or not."""
    interaction: str | None = None
    late_edits: deque[datetime] = field(default_factory=deque)

    @property
    def id(self) -> str:
        """Its id."""
        return str(self.data["id"])

    @property
    def channel(self) -> str:
        """The id of its channel."""
        return str(self.data["channel_id"])

    def has(self, flag: int) -> bool:
        """Whether that bit of its flags is set."""
        return bool(self.data["flags"] & flag)
