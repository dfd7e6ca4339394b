"""The one clock of the process. Everybody asks it for the time, so a test or the sandbox can move it."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta


def _now() -> datetime:
    return datetime.now(UTC)


class Clock:
    """Time in UTC: a source (the machine's clock unless given) plus what has been skipped by `advance`."""

    def __init__(self, source: Callable[[], datetime] = _now) -> None:
        self._source = source
        self._skipped = timedelta()
        self._callbacks: list[Callable[[], None]] = []

    def now(self) -> datetime:
        """The time, aware, in UTC."""
        return self._source().astimezone(UTC) + self._skipped

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
