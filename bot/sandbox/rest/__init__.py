"""The REST API by resource. Paths are written as in Discord's document, those without placeholders first."""

from . import applications, channels, messages, users, webhooks
from .routing import Handler

_RESOURCES = (users, applications, channels, messages, webhooks)


def _table() -> list[tuple[str, str, Handler]]:
    rows = [row for resource in _RESOURCES for row in resource.routes.table]
    return sorted(rows, key=lambda row: row[1].count("{"))


TABLE = _table()
"""Method, path and handler of every route."""
