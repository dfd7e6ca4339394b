"""Somebody switches to German: the page, its commands, private answers and public messages follow."""

import pytest
from playwright.sync_api import Page, expect

from bot.text import LANGUAGES, words
from tests.support.browser import Client

pytestmark = pytest.mark.browser

PRIVATE = "Nur du kannst das sehen"


@pytest.mark.skipif("de" not in LANGUAGES, reason="there is no German")
def test_whoever_takes_german_sees_the_page_and_the_bot_in_it(page: Page, fresh: str) -> None:
    german = words("de")
    client = Client(page, fresh, "Mei")
    html, articles = page.locator("html"), client.log.get_by_role("article")
    page.get_by_role("combobox", name="Language of the server").select_option("de")
    page.get_by_role("combobox", name="Language", exact=True).focus()
    page.get_by_role("combobox", name="Language", exact=True).select_option("de")
    expect(html).to_have_attribute("lang", "de")
    expect(page.get_by_role("combobox", name="Sprache", exact=True)).to_be_focused()
    expect(page.get_by_role("navigation", name="Kanäle")).to_contain_text("Noch keine")
    expect(page.get_by_role("button", name="Qin gegen zwei Computer")).to_be_visible()
    expect(page.get_by_role("switch", name="DMs zu")).not_to_be_checked()

    line = page.get_by_role("textbox", name="Nachricht an #imperial-games")
    line.fill("/me")
    offered = page.get_by_role("listbox", name="Befehle").get_by_role("option").first
    expect(offered).to_contain_text(f"/me{german('command-me')}")
    line.fill("/me ")
    page.keyboard.press("Enter")
    answer = articles.filter(has_text=PRIVATE)
    expect(answer).to_contain_text("Mei hat /me verwendet")
    expect(answer.get_by_role("button", name=german("button-change")).first).to_be_visible()
    answer.get_by_role("button", name="Nachricht verwerfen").click()
    expect(answer).to_have_count(0)

    line.fill("/match new ")
    client.choose("Qin")
    page.get_by_role("combobox", name="Weitere Optionen").fill("seats:")
    page.get_by_role("combobox", name="seats").fill("2")
    page.get_by_role("button", name="Senden").click()
    card = articles.filter(has_text="Mei hat /match new verwendet")
    expect(card.get_by_role("button", name=german("button-join"))).to_be_visible()

    # Everybody has a language of their own; the server's they share.
    page.get_by_role("navigation", name="Personen").get_by_role("button", name="Jonas").click()
    expect(html).to_have_attribute("lang", "en")
    expect(page.get_by_role("textbox", name="Message #imperial-games")).to_be_visible()
    card = client.messages("Mei used /match new")
    card.get_by_role("button", name=german("button-join")).click()
    client.channels.get_by_role("button", name=", thread").click()
    expect(articles.get_by_role("button", name=german("button-move"))).to_be_visible()
    client.face("Mei").click()
    expect(html).to_have_attribute("lang", "de")
    page.reload()
    expect(page.get_by_role("textbox", name="Nachricht an")).to_be_visible()
