"""The clock of the process runs on when the machine's is set back."""

from datetime import UTC, datetime, timedelta
from unittest.mock import Mock

import pytest

from bot import clock as clocks
from bot.clock import Clock

NOON = datetime(2026, 11, 25, 12, tzinfo=UTC)


class Machine:
    """What the machine says of the time of day, and how long it has run."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.time, self.elapsed = NOON, 100.0
        monkeypatch.setattr(clocks, "datetime", Mock(now=lambda zone: self.time))
        monkeypatch.setattr(clocks, "time", Mock(monotonic=lambda: self.elapsed))

    def passes(self, seconds: float, shown: float | None = None) -> None:
        """So many seconds go by, of which the time of day shows others."""
        self.elapsed += seconds
        self.time += timedelta(seconds=seconds if shown is None else shown)


def test_a_clock_that_is_set_back_runs_on(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(monkeypatch)
    clock = Clock()
    machine.passes(10)
    assert (clock.now(), clock.behind()) == (NOON + timedelta(seconds=10), timedelta())
    machine.passes(5, -3600)
    assert (clock.now(), clock.behind()) == (NOON + timedelta(seconds=15), timedelta(seconds=3605))
    machine.passes(20)
    assert clock.now() == NOON + timedelta(seconds=35)
    machine.passes(1, 5000)  # put right again; or the machine has slept
    assert (clock.now(), clock.behind()) == (machine.time, timedelta())


def test_what_is_skipped_is_not_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(monkeypatch)
    clock = Clock()
    clock.advance(timedelta(days=2))
    machine.passes(1, -60)
    assert clock.now() == NOON + timedelta(days=2, seconds=1)
    assert clock.behind() == timedelta(seconds=61)
