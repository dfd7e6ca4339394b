"""The page of a match that is over: one file from the disk, without a network; its slider, keys and size."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.support.shows import Over, over


@pytest.fixture(scope="module")
def match(tmp_path_factory: pytest.TempPathFactory) -> Over:
    """A match of Qin that is over."""
    return over("qin-one-left", tmp_path_factory.mktemp("over"))


@pytest.fixture
def file(browser: Browser, match: Over, tmp_path: Path) -> Iterator[Page]:
    """Its page on a phone that is offline; nothing is asked of anybody, nothing goes wrong."""
    (tmp_path / "match.html").write_bytes(match.page())
    context = browser.new_context(viewport={"width": 400, "height": 800}, offline=True)
    page = context.new_page()
    asked: list[str] = []
    wrong: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("console", lambda message: wrong.append(message.text))
    page.goto(f"file://{tmp_path / 'match.html'}")
    yield page
    assert {url.partition(":")[0] for url in asked} <= {"file", "data"}
    assert not wrong
    context.close()


def pixels(page: Page) -> str:
    """What the board shows."""
    return str(page.evaluate("document.getElementById('board').toDataURL()"))


def test_the_slider_and_the_keys_go_to_every_turn(file: Page, match: Over) -> None:
    board, head = file.get_by_role("img").first, file.get_by_role("heading", level=2).first
    last = len(match.turns) - 1
    expect(head).to_have_text(f"Turn {last} of {last}")
    expect(board).to_have_attribute("data-shown", str(last))
    end, end_alt = pixels(file), board.get_attribute("aria-label")
    slider = file.get_by_role("slider", name="Turn")
    slider.fill("7")
    expect(head).to_have_text(f"Turn 7 of {last}")
    expect(board).to_have_attribute("data-shown", "7")
    seventh = pixels(file)
    assert seventh != end
    assert board.get_attribute("aria-label") != end_alt
    slider.press("ArrowRight")
    expect(board).to_have_attribute("data-shown", "8")
    file.get_by_role("button", name="Earlier").click()
    expect(board).to_have_attribute("data-shown", "7")
    assert pixels(file) == seventh
    file.get_by_role("heading", level=1).click()
    file.keyboard.press("Home")
    expect(board).to_have_attribute("data-shown", "0")
    file.keyboard.press("End")
    expect(board).to_have_attribute("data-shown", str(last))
    assert pixels(file) == end
    slider.fill(str(last - 1))
    file.get_by_role("button", name="Play").click()
    expect(head).to_have_text(f"Turn {last} of {last}")  # it plays, and ends with the last
    file.get_by_role("button", name="Play").wait_for()
    assert file.evaluate("document.documentElement.scrollWidth") <= 400


def test_the_animation_plays(browser: Browser, match: Over, tmp_path: Path) -> None:
    (tmp_path / "match.gif").write_bytes(match.film())
    page = browser.new_page()
    page.goto(f"file://{tmp_path / 'match.gif'}")
    page.wait_for_function("document.images[0].complete && document.images[0].naturalWidth >= 600")
    first = page.screenshot()
    for _ in range(200):
        if page.screenshot() != first:
            break
    else:
        pytest.fail("it stands still")
    page.close()
