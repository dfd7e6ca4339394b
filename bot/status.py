"""How the bot itself is: what everybody may know of it."""

from datetime import datetime, timedelta

import msgspec

BEHIND = timedelta(minutes=1)
"""A clock that was set back by more is worth a word."""


class Status(msgspec.Struct, frozen=True, kw_only=True):
    """Since when it runs, and what would be wrong.

    ``latency``: seconds between a heartbeat and Discord's answer, None without a connection. ``unsent``:
    since when the oldest message has waited that should be out by now. ``backup``: the last one, None if
    there is none or a server keeps them. ``trouble``: since when the database fails. ``behind``: by so much
    the machine's clock was set back.
    """

    version: str
    since: datetime
    latency: float | None
    unsent: datetime | None
    backup: datetime | None
    trouble: datetime | None
    behind: timedelta
