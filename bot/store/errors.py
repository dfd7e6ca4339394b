"""What can be wrong with a database, in words of the program: a code and facts."""

STORE_ERRORS: dict[str, tuple[str, ...]] = {
    "unsupported-database": ("url",),
    "no-such-folder": ("folder",),
    "no-such-database": ("file",),
    "unreadable-database": ("file", "reason"),
    "corrupted-database": ("file", "reason"),
    "foreign-database": ("file",),
    "newer-database": ("file", "found", "known"),
    "backup-exists": ("file",),
}
"""Every code of `StoreError` with the names of its facts.

``found`` and ``known`` are names of migrations; a foreign database holds tables that are
not ours.
"""


class StoreError(Exception):
    """The database cannot be used; nothing in it was changed. ``code`` is one of `STORE_ERRORS`."""

    def __init__(self, code: str, **facts: str) -> None:
        if STORE_ERRORS[code] != tuple(facts):
            raise ValueError(f"{code} takes {STORE_ERRORS[code]}, not {tuple(facts)}")
        super().__init__(code, facts)
        self.code = code
        self.facts = facts

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value}" for name, value in self.facts.items())
        return f"{self.code} ({facts})"
