"""The wire carries pictures; what is on them is the business of other tests."""

import pytest

from tests.support import pages


@pytest.fixture
def drawn() -> None:
    """For tests in which every picture is drawn, as it is in all long ones."""


@pytest.fixture(autouse=True)
def dots(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Elsewhere it is some dots, which take no time."""
    long = {"fuzz", "full"} & {mark.name for mark in request.node.iter_markers()}
    if not long and "drawn" not in request.fixturenames:
        monkeypatch.setattr("bot.ui.pictures._once", pages.dots)
