"""The page as people use it: by what they see and by the names that a screen reader says."""

import json
import os
import re
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

from playwright.sync_api import Locator, Page, expect

ROOT = Path(__file__).parents[2]
PATIENCE = 20.0
"""Seconds for the bot to answer; far more than it needs, since tests share a small machine."""

PRIVATE = "Only you can see this"
WIDTH = 1200
"""Pixels of every picture of a board."""


class Client:
    """One window of the page."""

    def __init__(self, page: Page, address: str, person: str) -> None:
        self.page = page
        page.goto(f"{address}/#{person}")
        self.people = page.get_by_role("navigation", name="People")
        self.channels = page.get_by_role("navigation", name="Channels")
        self.log = page.get_by_role("log")
        expect(page).to_have_title(re.compile(person))
        expect(self.log).to_have_attribute("aria-busy", "false")

    def face(self, person: str) -> Locator:
        """The button by which one becomes that person; it also says how often they are mentioned."""
        return self.people.get_by_role("button", name=re.compile(rf"^{person}\b"))

    def be(self, person: str) -> None:
        """Become another person."""
        self.face(person).click()
        expect(self.face(person)).to_have_attribute("aria-current", "true")
        expect(self.log).to_have_attribute("aria-busy", "false")

    def go(self, channel: str) -> None:
        """Open a channel or thread by the beginning of its name."""
        self.channels.get_by_role("button", name=channel).click()
        expect(self.page.get_by_role("heading", level=1, name=channel)).to_be_visible()
        expect(self.log).to_have_attribute("aria-busy", "false")

    def messages(self, text: str | re.Pattern[str]) -> Locator:
        """The messages that hold that text."""
        return self.log.get_by_role("article").filter(has_text=text)

    @property
    def private(self) -> Locator:
        """The messages that only this person sees."""
        return self.messages(PRIVATE)

    def write(self, text: str) -> None:
        """Type into the line at the bottom."""
        self.page.get_by_role("textbox", name="Message ").fill(text)

    def choose(self, option: str) -> None:
        """Take something from the list that is open."""
        self.page.get_by_role("option", name=option).click()


def shows_picture(message: Locator) -> None:
    """The message has a picture with an alternative text, and it has come."""
    picture = message.get_by_role("img", name=re.compile(r"\w{3}")).and_(message.locator(".picture img"))
    expect(picture).to_be_visible()
    expect(picture).to_have_js_property("naturalWidth", WIDTH)


def take_turn(client: Client, message: Locator) -> None:
    """Your move under that message, in Qin 1: the first answer to every question, Confirm."""
    message.get_by_role("button", name="Your move").click()
    panel = client.private.last
    expect(panel).to_contain_text(re.compile(r"Qin 1 · turn"))
    confirm = panel.get_by_role("button", name="Confirm")
    asked = 0
    while not confirm.is_visible():
        shows_picture(panel)
        words = panel.locator(".text")
        before = words.all_inner_texts()
        if panel.get_by_role("combobox").count():
            panel.get_by_role("combobox").last.click()
            client.page.get_by_role("option").first.click()
        else:
            panel.locator("button[data-custom-id]").first.click()
        # The press is acknowledged first; the next question comes with the edit.
        expect(words).not_to_have_text(before, use_inner_text=True)
        asked += 1
        assert asked < 10
    assert asked >= 1
    expect(panel).to_contain_text("You lay")
    confirm.click()
    expect(panel).to_contain_text("Done.")
    panel.get_by_role("button", name="Dismiss message").click()


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
