"""A match of Qin for two from the lobby on, played with the mouse in a real browser through the real bot."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.support.browser import Client, shows_picture, take_turn

pytestmark = pytest.mark.browser

OTHER = {"Mei": "Jonas", "Jonas": "Mei"}


@pytest.mark.parametrize(
    "turns",
    [pytest.param(2, id="one turn each"), pytest.param(6, id="three turns each", marks=pytest.mark.fuzz)],
)
def test_lobby_and_turns_by_each(page: Page, browser: Browser, fresh: str, turns: int) -> None:
    watcher = Client(browser.new_context(viewport={"width": 400, "height": 820}).new_page(), fresh, "Aiko")
    client = Client(page, fresh, "Mei")
    _open_table(client)
    _join(client, "Jonas")
    first = _begun(client)
    who = first
    for number in range(1, turns + 1):
        expect(client.face(who)).to_contain_text("mention")
        client.be(who)
        client.go("Qin")
        expect(client.face(who)).not_to_contain_text("mention")
        take_turn(client, client.messages(re.compile("Next:.*@")).last)
        _posted(client, number, who)
        who = OTHER[who]
    assert who == first
    _watched(watcher, turns)
    _out_of_turn(client, OTHER[who], turns)
    watcher.page.context.close()


def test_one_press_in_an_empty_channel_and_the_computers_play(browser: Browser, fresh: str) -> None:
    phone = browser.new_context(viewport={"width": 400, "height": 820}).new_page()
    client = Client(phone, fresh, "Lena")
    phone.get_by_role("button", name="Open navigation").click()
    client.go("tea-house")
    phone.get_by_role("button", name="Qin against two computers").click()
    expect(phone.get_by_role("heading", level=1)).to_have_text(re.compile("Qin.*Lena.*Bot B.*Bot C"))
    expect(client.messages("Order of play")).to_be_visible()
    for _ in range(40):
        phone.request.post(f"{fresh}/ui/clock", data={"seconds": 11})
        phone.wait_for_timeout(500)
        if client.messages("@Lena").count():
            break
    called = client.messages("@Lena").last
    shows_picture(called)
    called.get_by_role("button", name="Your move").click()
    expect(client.private.last).to_contain_text(re.compile(r"Qin 1 · turn"))
    phone.get_by_role("button", name="# tea-house").click()
    expect(client.messages("begun")).to_be_visible()
    expect(phone.get_by_role("button", name="Qin against two computers")).to_have_count(0)
    phone.context.close()


def _open_table(client: Client) -> None:
    client.write("/match new ")
    client.choose("Qin")
    client.choose("seats")
    client.page.get_by_role("combobox", name="seats").fill("2")
    client.page.get_by_role("button", name="Send").click()
    card = client.messages("open table")
    expect(card).to_contain_text("Mei used /match new")
    expect(card).to_contain_text("(host)")
    shows_picture(card)


def _join(client: Client, person: str) -> None:
    client.be(person)
    card = client.messages("Mei used /match new")
    card.get_by_role("button", name="Join").click()
    expect(card).to_contain_text("begun")
    expect(card.get_by_role("button", name="Join")).to_have_count(0)
    # A third one looks first, so that the call to the starter stays unread.
    client.be("Lena")
    card.get_by_role("button", name=re.compile("^# Qin")).click()
    expect(client.page.get_by_role("heading", level=1)).to_have_text(re.compile("Qin.*Mei.*Jonas"))


def _begun(client: Client) -> str:
    """The welcome: order of play, sealed shuffle, board; returns who starts."""
    welcome = client.messages("The shuffle is sealed")
    expect(welcome).to_contain_text(re.compile("[0-9a-f]{64}"))
    shows_picture(welcome)
    found = re.search(r"Next:\W+@(\w+)", welcome.inner_text())
    assert found
    return found[1]


def _posted(client: Client, number: int, who: str) -> None:
    """One public message with the board, and the other one is called."""
    post = client.messages(re.compile(rf"Turn {number}\.\s"))
    expect(post).to_have_count(1)
    expect(post).to_contain_text(f"{who} laid")
    expect(post).to_contain_text(re.compile(rf"Next:\W+@{OTHER[who]}"))
    shows_picture(post)
    expect(client.private).to_have_count(0)


def _watched(watcher: Client, turns: int) -> None:
    """Somebody else, on a phone: every public message, nothing private."""
    page = watcher.page
    page.get_by_role("button", name="Open navigation").click()
    watcher.go("Qin")
    for number in range(1, turns + 1):
        expect(watcher.messages(re.compile(rf"Turn {number}\.\s"))).to_have_count(1)
    expect(watcher.private).to_have_count(0)
    last = watcher.messages(f"Turn {turns}.")
    shows_picture(last)
    assert page.evaluate("document.documentElement.scrollWidth") <= 400
    right = last.get_by_role("button", name="More").bounding_box()
    assert right is not None
    assert right["x"] + right["width"] <= 400
    last.get_by_role("button", name="Your move").click()
    expect(watcher.private).to_contain_text("You watch")


def _out_of_turn(client: Client, waiting: str, turns: int) -> None:
    """The one who waits learns whose turn it is, and sees nothing of the watcher's answer."""
    client.be(waiting)
    client.go("Qin")
    client.messages(f"Turn {turns}.").get_by_role("button", name="Your move").click()
    expect(client.private).to_have_count(1)
    expect(client.private).to_contain_text("It is not your turn in Qin")
    expect(client.private).to_contain_text(OTHER[waiting])
