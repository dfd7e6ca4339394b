"""What can be wrong with a database, in words of the program: a code and facts."""

from games.engine import CodedError

STORE_ERRORS: dict[str, tuple[str, ...]] = {
    "unsupported-database": ("url",),
    "no-such-folder": ("folder",),
    "no-such-database": ("database",),
    "unreadable-database": ("database", "reason"),
    "corrupted-database": ("database", "reason"),
    "empty-database": ("database",),
    "foreign-database": ("database",),
    "newer-database": ("database", "found", "known"),
    "older-database": ("database",),
    "database-in-use": ("database",),
    "other-shards": ("count", "found"),
    "one-process": ("database",),
    "backup-exists": ("file",),
    "no-backup": ("database",),
    "no-room": ("folder", "needed", "free"),
    "database-not-empty": ("database",),
    "not-moved": ("table",),
}
"""Every code of `StoreError` with the names of its facts.

``found`` and ``known`` are names of migrations; a foreign database holds tables that are
not ours. ``needed`` and ``free`` are megabytes.
"""


class StoreError(CodedError):
    """The database cannot be used; nothing in it was changed. ``code`` is one of `STORE_ERRORS`."""

    codes = STORE_ERRORS
