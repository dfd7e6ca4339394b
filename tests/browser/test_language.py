"""Somebody switches to German: the page, its commands, private answers and public messages follow."""

import pytest
from playwright.sync_api import Page, expect

from bot.text import words
from tests.support.browser import Client

pytestmark = pytest.mark.browser

GERMAN = words("de")


def test_whoever_takes_german_sees_the_page_and_private_answers_in_it(page: Page, address: str) -> None:
    client = Client(page, address, "Mei")
    html = page.locator("html")
    _choose(page, "Language", "de")
    expect(html).to_have_attribute("lang", "de")
    expect(page.get_by_role("combobox", name="Sprache", exact=True)).to_be_focused()
    expect(page.get_by_role("navigation", name="Kanäle")).to_contain_text("Noch keine")
    expect(page.get_by_role("button", name="Qin gegen zwei Computer")).to_be_visible()
    expect(page.get_by_role("switch", name="DMs zu")).not_to_be_checked()
    line = page.get_by_role("textbox", name="Nachricht an #imperial-games")
    line.fill("/me")
    offered = page.get_by_role("listbox", name="Befehle").get_by_role("option").first
    expect(offered).to_contain_text(f"/me{GERMAN('command-me')}")
    line.fill("/me ")
    page.keyboard.press("Enter")
    answer = client.messages("Nur du kannst das sehen")
    expect(answer).to_contain_text("Mei hat /me verwendet")
    expect(answer.get_by_role("button", name=GERMAN("button-change")).first).to_be_visible()
    page.get_by_role("navigation", name="Personen").get_by_role("button", name="Jonas").click()
    expect(html).to_have_attribute("lang", "en")
    expect(page.get_by_role("textbox", name="Message #imperial-games")).to_be_visible()
    client.face("Mei").click()
    page.reload()
    expect(html).to_have_attribute("lang", "de")
    answer.get_by_role("button", name="Nachricht verwerfen").click()
    expect(answer).to_have_count(0)


def test_a_german_server_reads_public_messages_in_german(page: Page, fresh: str) -> None:
    client = Client(page, fresh, "Mei")
    _choose(page, "Language of the server", "de")
    client.write("/match new ")
    client.choose("Qin")
    client.choose("seats")
    page.get_by_role("combobox", name="seats").fill("2")
    page.get_by_role("button", name="Send").click()
    card = client.messages("Mei used /match new")
    expect(card.get_by_role("button", name=GERMAN("button-join"))).to_be_visible()
    client.be("Jonas")
    expect(page.get_by_role("combobox", name="Language of the server")).to_have_count(0)
    card.get_by_role("button", name=GERMAN("button-join")).click()
    client.channels.get_by_role("button", name=", thread").click()
    expect(client.log.get_by_role("button", name=GERMAN("button-move"))).to_be_visible()


def _choose(page: Page, name: str, language: str) -> None:
    page.get_by_role("combobox", name=name, exact=True).click()
    page.get_by_role("listbox", name=name).locator(f"[data-value={language}]").click()
