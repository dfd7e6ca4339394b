"""A chromium, and the real sandbox with the real bot in a process of its own."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.support.browser import PATIENCE, sandbox

NAMES = ("chromium", "chromium-browser", "google-chrome")
ARGUMENTS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
expect.set_options(timeout=PATIENCE * 1000)


def chromium() -> str | None:
    """The browser's file: $CHROMIUM, or what stands on the path."""
    return os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)


# Not for the session: while Playwright's synchronous face is up, its process can run no asynchronous test.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A headless chromium; skips where there is none, but not in CI."""
    executable = chromium()
    if executable is None:
        reason = f"no browser: none of {', '.join(NAMES)} is on the path and CHROMIUM is not set"
        if os.environ.get("CI"):
            pytest.fail(reason)
        pytest.skip(reason)
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=executable, args=ARGUMENTS)
        yield running
        running.close()


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where `python -m bot sandbox` plays, for all tests of a file."""
    with sandbox(tmp_path_factory.mktemp("sandbox") / "log.txt") as address:
        yield address


@pytest.fixture
def fresh(tmp_path: Path) -> Iterator[str]:
    """Where it plays for one test alone: nothing has happened there yet."""
    with sandbox(tmp_path / "log.txt") as address:
        yield address


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A desktop window; what goes wrong in its scripts fails the test."""
    context = browser.new_context(viewport={"width": 1280, "height": 860})
    window = context.new_page()
    wrong: list[str] = []
    window.on("pageerror", lambda error: wrong.append(str(error)))
    yield window
    context.close()
    assert not wrong
