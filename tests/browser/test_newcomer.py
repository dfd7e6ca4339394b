"""The README's first steps, as somebody takes them who has just heard of the project."""

import os
import subprocess
import time
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.support.browser import ROOT, Client, sandbox, take_turn

pytestmark = [pytest.mark.browser, pytest.mark.fuzz]

COMPUTERS_MOVE = 60_000
"""Milliseconds that a newcomer waits for two computers, at most; the README says half a minute."""


def test_from_a_clone_to_the_first_move(
    browser: Browser, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    begun, clone = time.monotonic(), tmp_path / "mandate"
    subprocess.run(["git", "clone", "--quiet", ROOT, clone], check=True)
    environment = {key: value for key, value in os.environ.items() if key not in ("VIRTUAL_ENV", "MAKEFLAGS")}
    setup = subprocess.run(["make", "setup"], cwd=clone, env=environment, capture_output=True, text=True)
    if setup.returncode and not os.environ.get("CI"):
        pytest.skip(f"the packages could not be fetched: {setup.stderr[-300:]}")
    assert not setup.returncode, setup.stderr
    ready = time.monotonic()
    with sandbox(tmp_path / "log.txt", clone, str(clone / ".venv" / "bin" / "python")) as address:
        client = Client(
            browser.new_context(viewport={"width": 400, "height": 820}).new_page(), address, "Mei"
        )
        page = client.page
        page.get_by_role("button", name="Qin against two computers").click()
        called = client.messages("@Mei").last
        expect(called).to_be_visible(timeout=COMPUTERS_MOVE)
        take_turn(client, called)
        page.context.close()
    with capsys.disabled():
        print(
            f"\nfrom clone to first move {time.monotonic() - begun:.0f} s, {ready - begun:.0f} of them setup"
        )
