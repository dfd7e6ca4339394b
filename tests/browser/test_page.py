"""What the page does by itself: markdown, commands as they are typed, forms, marks, clock, keyboard."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, expect

from tests.support.browser import Client, shows_picture

pytestmark = pytest.mark.browser

MARKED = [
    ("**bold** and *slanted*", "<p><strong>bold</strong> and <em>slanted</em></p>"),
    ("__under__ ~~gone~~ snake_case_name", "<p><u>under</u> <s>gone</s> snake_case_name</p>"),
    ("***both***", "<p><strong><em>both</em></strong></p>"),
    (r"\*plain\* 2 * 3 * 4", "<p>*plain* 2 * 3 * 4</p>"),
    ("`**raw**`", "<p><code>**raw**</code></p>"),
    ("a\nb", "<p>a\nb</p>"),
    ("-# small", '<p class="small">small</p>'),
    ("> one\n> two", "<blockquote><p>one\ntwo</p></blockquote>"),
    ("- a\n- b\n  - c", "<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul>"),
    ("- a\n2. b", '<ul><li>a</li></ul><ol start="2"><li>b</li></ol>'),
    ("<b>no tag</b>", "<p>&lt;b&gt;no tag&lt;/b&gt;</p>"),
    ("[x](javascript:alert(1))", "<p>[x](javascript:alert(1))</p>"),
]


@pytest.fixture(scope="module")
def shared(browser: Browser, address: str) -> Iterator[Page]:
    """One window for all that leaves no trace."""
    page = browser.new_page()
    Client(page, address, "Rafi")
    yield page
    page.close()


@pytest.mark.parametrize(("text", "html"), MARKED)
def test_markdown(shared: Page, text: str, html: str) -> None:
    assert _drawn(shared, text) == html


def test_mentions_times_and_links(shared: Page) -> None:
    drawn = _drawn(shared, "<@7> <@8> <#9> <t:0:R> [rules](https://example.com/r) <:seat_a:5>")
    assert re.findall(r'class="(mention[^"]*)"', drawn) == ["mention mine", "mention", "mention"]
    assert "@Mei" in drawn
    assert "@unknown-user" in drawn
    assert "# court" in drawn
    assert re.search(r"<time[^>]*>\d+ years ago</time>", drawn)
    assert re.search(r'<a href="https://example.com/r"[^>]*>rules</a>', drawn)
    assert re.search(r'<img class="emoji" src="/emojis/5.png" alt=":seat_a:"', drawn)


def _drawn(page: Page, text: str) -> str:
    html: str = page.evaluate(
        """async (text) => {
            const { markdown } = await import("/web/js/markdown.js");
            const names = { person: (id) => (id === "7" ? { name: "Mei", me: true } : null),
                            channel: (id) => (id === "9" ? { name: "court" } : null), go() {} };
            const box = document.createElement("div");
            box.append(markdown(text, names));
            return box.innerHTML;
        }""",
        text,
    )
    return html


def test_commands_are_listed_and_checked_before_they_are_sent(page: Page, address: str) -> None:
    client = Client(page, address, "Mei")
    client.write("/")
    commands = page.get_by_role("listbox", name="Commands").get_by_role("option")
    expect(commands.filter(has_text="/match new")).to_have_count(1)
    expect(commands.filter(has_text="/play")).to_have_count(1)
    client.write("/match n")
    expect(commands.first).to_contain_text("/match new")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Send").click()
    problem = page.get_by_role("form", name="/match new").get_by_role("alert")
    expect(problem).to_have_text("game: This option is required. Specify a value.")
    client.choose("Qin")
    client.choose("seats")
    page.keyboard.type("9")
    page.keyboard.press("Enter")
    expect(problem).to_have_text(re.compile("^seats: Input a number of at most"))
    page.keyboard.press("Escape")
    expect(page.get_by_role("textbox", name="Message #imperial-games")).to_be_focused()
    expect(client.log.get_by_role("article")).to_have_count(0)


def test_a_table_by_keyboard_alone(page: Page, address: str) -> None:
    client = Client(page, address, "Lena")
    client.go("tea-house")
    page.keyboard.type("/match new ")
    for key in ("Enter", "Enter"):
        expect(page.get_by_role("combobox", name="game")).to_be_visible()
        page.keyboard.press(key)
    card = client.messages("Lena used /match new")
    card.get_by_role("button", name="Options").press("Enter")
    form = page.get_by_role("dialog", name=re.compile("options"))
    seats = form.get_by_role("combobox", name="Seats")
    expect(seats).to_be_focused()
    page.keyboard.type("4")
    page.keyboard.press("Enter")
    expect(seats).to_have_text("4 players")
    form.get_by_role("button", name="Submit").press("Enter")
    expect(form).to_have_count(0)
    expect(card.get_by_role("button", name="Options")).to_be_focused()
    expect(card.get_by_text("◇ free")).to_contain_text(re.compile("free.*free.*free", re.DOTALL))
    expect(card).to_contain_text("For 2 to 4 players")


def test_unread_marks_and_private_answers(page: Page, address: str) -> None:
    client = Client(page, address, "Mei")
    client.go("tea-house")
    page.keyboard.type("Who plays **tonight**?")
    page.keyboard.press("Enter")
    expect(client.messages("Who plays tonight?")).to_have_attribute("aria-label", re.compile("^Mei"))
    client.write("/match list ")
    page.keyboard.press("Enter")
    expect(client.private).to_have_count(1)
    client.be("Jonas")
    expect(client.channels.get_by_role("button", name="tea-house, unread")).to_be_visible()
    page.reload()
    client.go("tea-house")
    expect(client.messages("Who plays tonight?")).to_be_visible()
    expect(client.private).to_have_count(0)
    expect(client.channels.get_by_role("button", name="unread")).to_have_count(0)
    client.be("Mei")
    client.go("tea-house")
    client.private.get_by_role("button", name="Dismiss message").click()
    expect(client.private).to_have_count(0)
    page.reload()
    expect(client.messages("Who plays tonight?")).to_be_visible()
    expect(client.private).to_have_count(0)


def test_a_picture_is_shown_though_its_link_has_expired(page: Page, address: str) -> None:
    client = Client(page, address, "Rafi")
    client.go("tea-house")
    client.write("/match new ")
    client.choose("Qin")
    page.get_by_role("button", name="Send").click()
    card = client.messages("Rafi used /match new")
    shows_picture(card)
    page.request.post(f"{address}/ui/clock", data={"seconds": 86_401})
    image = card.locator(".picture img")
    image.evaluate("image => { image.src += '&again=1'; }")
    expect(image).not_to_have_attribute("src", re.compile("again"))
    shows_picture(card)


def test_clock_and_closed_messages(page: Page, address: str) -> None:
    Client(page, address, "Aiko")
    face = page.get_by_role("timer", name="Simulated time")
    before = face.get_attribute("datetime")
    page.get_by_role("button", name="+1 day").click()
    expect(page.get_by_text("The clock was advanced.")).to_be_visible()
    after = face.get_attribute("datetime")
    assert before is not None
    assert after is not None
    assert after[:10] > before[:10]
    page.get_by_role("switch", name="DMs closed").click()
    page.reload()
    expect(page.get_by_role("switch", name="DMs closed")).to_be_checked()


def test_a_deleted_message_goes_from_every_screen(page: Page, address: str) -> None:
    client = Client(page, address, "Rafi")
    client.go("tea-house")
    page.keyboard.type("soon gone")
    page.keyboard.press("Enter")
    message = client.messages("soon gone")
    message.get_by_role("button", name="Message actions").click()
    page.get_by_role("menuitem", name="Delete message").click()
    expect(message).to_have_count(0)
    client.be("Lena")
    client.go("tea-house")
    expect(client.messages("soon gone")).to_have_count(0)


def test_what_is_said_while_the_messages_are_fetched_is_shown(page: Page, address: str) -> None:
    heard = _heard(page)
    client = Client(page, address, "Mei")

    def late(route: Route) -> None:
        answer = route.fetch()
        _say(page, "Lena", "Said meanwhile.", route.request.url.partition("channel=")[2])
        _comes(page, heard, "MESSAGE_CREATE", "Said meanwhile.")
        route.fulfill(response=answer)

    page.route("**/ui/messages*", late, times=1)
    client.go("tea-house")
    expect(client.messages("Said meanwhile.")).to_be_visible()


def test_the_offer_of_a_match_waits_for_the_bot(page: Page, address: str) -> None:
    page.route("**/ui/state*", lambda route: route.fulfill(json=route.fetch().json() | {"commands": []}))
    Client(page, address, "Mei")
    expect(page.get_by_text("Press a board to play it")).to_be_visible()
    expect(page.get_by_role("button", name="Qin against two computers")).to_have_count(0)


@pytest.mark.parametrize("by", ["mouse", "space bar"])
def test_a_click_counts_though_the_message_is_drawn_anew_in_the_middle_of_it(
    page: Page, browser: Browser, address: str, by: str
) -> None:
    heard = _heard(page)
    client = Client(page, address, "Mei")
    other = Client(browser.new_page(), address, "Jonas")
    for window in (client, other):
        window.go("tea-house")
    tables = "Mei used /match new"
    before = client.messages(tables).count()
    client.write("/match new ")
    client.choose("Qin")
    client.page.get_by_role("button", name="Send").click()
    for window in (client, other):
        expect(window.messages(tables)).to_have_count(before + 1)
    card = client.messages(tables).last
    shows_picture(card)  # the last that is drawn of it
    _hold(page, card.get_by_role("button", name="How to play"), by)
    heard.clear()
    other.messages(tables).last.get_by_role("button", name="Join").click()
    expect(other.messages(tables).last).to_contain_text("Jonas")
    _comes(page, heard, "MESSAGE_UPDATE", "Jonas")
    # It waits until the button is let go.
    expect(card).not_to_contain_text("Jonas")
    with page.expect_request("**/ui/click"):  # whether the button is still there is for the answer to say
        if by == "mouse":
            page.mouse.up()
        else:
            page.keyboard.up("Space")
    expect(card).to_contain_text("Jonas")
    other.page.close()


def test_a_click_counts_though_the_messages_move_up_in_the_middle_of_it(page: Page, address: str) -> None:
    heard = _heard(page)
    client = Client(page, address, "Aiko")  # who has no other private answer
    client.go("tea-house")
    client.write("/match list ")
    page.keyboard.press("Enter")
    expect(client.private).to_have_count(1)
    answer = client.private
    _hold(page, answer.get_by_role("button", name="Dismiss message"), "mouse")
    _say(page, "Lena", "And then\n" * 30 + "all was said.", page.url.rpartition("/")[2])
    _comes(page, heard, "MESSAGE_CREATE", "all was said.")
    expect(client.messages("all was said.")).to_have_count(0)
    page.mouse.up()
    expect(client.private).to_have_count(0)
    expect(client.messages("all was said.")).to_be_visible()


def _say(page: Page, name: str, text: str, channel: str) -> None:
    """Somebody writes a line in the channel of that id."""
    origin = page.url.partition("#")[0]
    people = page.request.get(f"{origin}ui/people").json()["people"]
    person = next(one["id"] for one in people if one["global_name"] == name)
    page.request.post(f"{origin}ui/say", data={"person": person, "channel": channel, "text": text})


def _heard(page: Page) -> list[str]:
    """Everything the page is told from now on, as it comes."""
    heard: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))))
    return heard


def _comes(page: Page, heard: list[str], *words: str) -> None:
    """All five people have been told what holds these words."""
    while sum(all(word in frame for word in words) for frame in heard) < 5:
        page.wait_for_timeout(20)


def _hold(page: Page, button: Locator, by: str) -> None:
    """Press, and do not let go."""
    expect(button).to_be_visible()
    if by == "mouse":
        button.hover()
        page.mouse.down()
    else:
        button.focus()
        page.keyboard.down("Space")
