"""The one clock of the process. Everybody asks it for the time, so a test or the sandbox can move it."""

import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

GLANCE = 60.0
"""Seconds after which whoever waits for a time looks at the clock again: nobody tells when the machine's was
put right, or went on while the machine slept."""


class _Machine:
    """The machine's clock, which may be set back; ours then runs on as if it had not been."""

    def __init__(self) -> None:
        self._known, self._elapsed = datetime.now(UTC), time.monotonic()

    def __call__(self) -> datetime:
        elapsed = time.monotonic()
        ours = self._known + timedelta(seconds=elapsed - self._elapsed)
        self._known, self._elapsed = max(ours, datetime.now(UTC)), elapsed
        return self._known


class Clock:
    """Time in UTC: a source (the machine's clock unless given) plus what has been skipped by `advance`.

    It never runs backwards: what was written a moment ago would not be due for as long as it was set back.
    """

    def __init__(self, source: Callable[[], datetime] | None = None) -> None:
        self._source = source or _Machine()
        self._skipped = timedelta()
        self._callbacks: list[Callable[[], None]] = []

    def now(self) -> datetime:
        """The time, aware, in UTC."""
        return self._source().astimezone(UTC) + self._skipped

    def behind(self) -> timedelta:
        """By so much the machine's clock was set back since the start."""
        return max(timedelta(), self.now() - self._skipped - datetime.now(UTC))

    def advance(self, by: timedelta) -> None:
        """Skip that much time at once, then tell those who asked with `on_jump`; ValueError if negative."""
        if by < timedelta():
            raise ValueError(f"time does not run backwards: {by}")
        self._skipped += by
        for callback in tuple(self._callbacks):
            callback()

    def on_jump(self, callback: Callable[[], None]) -> None:
        """Call back after every jump: whoever sleeps until some time must look again."""
        self._callbacks.append(callback)
