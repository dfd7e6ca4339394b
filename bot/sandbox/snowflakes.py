"""Discord's ids: 64-bit numbers, written as strings, that carry the time in milliseconds since 2015."""

from datetime import UTC, datetime, timedelta

from bot.clock import Clock

EPOCH = datetime(2015, 1, 1, tzinfo=UTC)


class Snowflakes:
    """Makes ids that rise with the clock and never repeat."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def new(self) -> str:
        """The next id."""
        self._last = max(before(self._clock.now()), self._last + 1)
        return str(self._last)


def before(moment: datetime) -> int:
    """The least id that can be given at that moment."""
    return (moment - EPOCH) // timedelta(milliseconds=1) << 22


def moment(snowflake: str | int) -> datetime:
    """When that id was given."""
    return EPOCH + timedelta(milliseconds=int(snowflake) >> 22)


def stamp(when: datetime) -> str:
    """A time as Discord writes it."""
    return when.astimezone(UTC).isoformat(timespec="microseconds")
