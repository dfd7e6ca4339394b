"""A chromium, and the real sandbox with the real bot in a process of its own."""

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import threading
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from queue import Empty, Queue
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

ROOT = Path(__file__).parents[2]
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
PATIENCE = 20.0
"""Seconds for the bot to answer; far more than it needs, since tests share a small machine."""

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


@contextmanager
def sandbox(told: Path, root: Path = ROOT, python: str = sys.executable) -> Iterator[str]:
    """Where the sandbox of that checkout plays; what it logs goes to the file ``told``."""
    environment = {
        key: value
        for key, value in os.environ.items()
        if not key.startswith("DISCORD_") and key != "DATABASE_URL"
    }
    with told.open("w") as log:
        process = subprocess.Popen(
            [python, "-m", "bot", "sandbox", "--port", "0"],
            cwd=root,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
        )
        try:
            yield _address(process, told)
        finally:
            process.send_signal(signal.SIGTERM)
            process.communicate(timeout=PATIENCE)
    assert process.returncode == 0, told.read_text()


def _address(process: "subprocess.Popen[str]", told: Path) -> str:
    """What the sandbox says when it is open; the bot is there too, with its commands."""
    lines: Queue[str] = Queue()
    assert process.stdout is not None
    threading.Thread(
        target=lambda out: lines.put(out.readline()), args=(process.stdout,), daemon=True
    ).start()
    try:
        line = lines.get(timeout=PATIENCE)
    except Empty:
        line = ""
    found = re.search(r"http://\S+", line)
    assert found, f"the sandbox did not open: {line!r}\n{told.read_text()}"
    person = _read(f"{found[0]}/ui/people")["people"][0]["id"]
    while not _read(f"{found[0]}/ui/state?person={person}")["commands"]:
        time.sleep(0.05)
    return found[0]


def _read(url: str) -> Any:
    with urllib.request.urlopen(url) as answer:
        return json.load(answer)


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
