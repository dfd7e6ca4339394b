"""What pytest is told when it serves mutants: note durations, or run just these tests in just this order."""

import json
from collections import defaultdict
from pathlib import Path

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """Two options."""
    parser.addoption("--durations-to", type=Path, help="write the seconds of each test that passed")
    parser.addoption("--just", type=Path, help="a file with tests, one a line, in their order")


def pytest_configure(config: pytest.Config) -> None:
    """Note durations where that is asked for."""
    if config.getoption("--durations-to") and not hasattr(config, "workerinput"):
        config.pluginmanager.register(_Durations(config.getoption("--durations-to")))


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep the tests that are named."""
    if just := config.getoption("--just"):
        known = {item.nodeid: item for item in items}
        items[:] = [known[name] for name in just.read_text().splitlines() if name in known]


class _Durations:
    def __init__(self, path: Path) -> None:
        self._path = path
        self._seconds: defaultdict[str, float] = defaultdict(float)
        self._passed: set[str] = set()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._seconds[report.nodeid] += report.duration
        if report.when == "call" and report.passed:
            self._passed.add(report.nodeid)

    def pytest_sessionfinish(self) -> None:
        self._path.write_text(json.dumps({test: self._seconds[test] for test in sorted(self._passed)}))
