"""What the page asks of the stand-in, asked without a browser: what comes back, and what is refused."""

from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest

from bot.sandbox import Sandbox
from bot.sandbox.records import Message
from bot.text import LANGUAGES, words

Json = dict[str, Any]


class Window:
    """One client of the page's protocol."""

    def __init__(self, sandbox: Sandbox, http: aiohttp.ClientSession) -> None:
        self.sandbox = sandbox
        self.http = http
        self.channel = next(iter(sandbox.world.channels))

    def id(self, name: str) -> str:
        """A person's id."""
        return self.sandbox.person(name).id

    async def get(self, what: str, **query: str) -> Json:
        """The answer to a question."""
        async with self.http.get(f"{self.sandbox.url}/ui/{what}", params=query) as answer:
            data: Json = await answer.json()
            return data

    async def post(self, what: str, **body: Any) -> tuple[int, Json]:
        """Status and answer of an action."""
        async with self.http.post(f"{self.sandbox.url}/ui/{what}", json=body) as answer:
            return answer.status, await answer.json()

    async def state(self, name: str) -> Json:
        """The first channel as that person's client lists it."""
        state = await self.get("state", person=self.id(name))
        found: Json = next(entry for entry in state["channels"] if entry["id"] == self.channel)
        return found

    async def say(self, name: str, text: str) -> str:
        """Write a line into the first channel; its id."""
        status, told = await self.post("say", person=self.id(name), channel=self.channel, text=text)
        assert status == 200
        return str(told["message"])


@pytest.fixture
async def window() -> AsyncIterator[Window]:
    async with Sandbox(ack_seconds=0.05) as sandbox, aiohttp.ClientSession() as http:
        yield Window(sandbox, http)


async def test_the_page_and_its_files_come_from_here_alone(window: Window) -> None:
    async with window.http.get(window.sandbox.url) as answer:
        page = await answer.text()
    assert answer.content_type == "text/html"
    assert "://" not in page
    async with window.http.get(f"{window.sandbox.url}/web/js/main.js") as script:
        assert script.content_type in ("text/javascript", "application/javascript")
    async with window.http.get(f"{window.sandbox.url}/web/../page.py") as outside:
        assert outside.status == 404


async def test_a_silent_bot_is_called_so(window: Window) -> None:
    window.sandbox.world.commands = [
        {"id": "1", "name": "wait", "type": 1, "contexts": None, "default_member_permissions": None}
    ]
    status, told = await window.post(
        "slash", person=window.id("Mei"), channel=window.channel, name="wait", options={}
    )
    assert (status, told) == (504, {"error": "The application did not respond"})


async def test_a_person_and_the_server_have_a_language(window: Window) -> None:
    world, heard = window.sandbox.world, []
    world.listen(lambda event: heard.append((event.name, event.to_bot)))
    jonas = window.id("Jonas")
    assert await window.post("locale", person=jonas, language="de") == (200, {})
    assert await window.post("server", person=window.id("Mei"), language="de") == (200, {})
    assert heard == [("PEOPLE", False), ("GUILD_UPDATE", True)]
    assert window.sandbox.person("Jonas").locale == "de"
    state = await window.get("state", person=jonas)
    assert [person["locale"] for person in state["people"][:2]] == ["en-US", "de"]
    assert state["guild"]["preferred_locale"] == "de"
    await window.post("locale", person=jonas, language="en")
    assert window.sandbox.person("Jonas").locale == "en-US"


async def test_a_refusal_is_told_in_the_language_that_is_asked_for(window: Window) -> None:
    body = {"person": "Mei", "channel": window.channel, "name": "nothing"}
    for language in LANGUAGES:
        headers = {"Accept-Language": f"{language}-XX,{language};q=0.9"}
        async with window.http.post(f"{window.sandbox.url}/ui/slash", json=body, headers=headers) as answer:
            told = await answer.json()
        assert told["error"] == words(language)("page-declined-command", command="nothing")


async def test_a_press_on_what_is_gone_has_failed(window: Window) -> None:
    row = {
        "type": 1,
        "id": 1,
        "components": [{"type": 2, "id": 2, "style": 1, "label": "Go", "custom_id": "go"}],
    }
    world = window.sandbox.world
    message = world.blank("1", window.channel, world.bot) | {"components": [row]}
    world.post(Message(message))
    pressed = {"person": window.id("Mei"), "message": "1", "custom_id": "gone"}
    for action, more in (("click", {}), ("select", {"values": ["x"]})):
        status, told = await window.post(action, **pressed, **more)
        assert (status, told) == (409, {"error": "This interaction failed"})


WRONG: list[tuple[str, Json, int]] = [
    ("say", {"person": "nobody", "channel": "imperial-games", "text": "x"}, 409),
    ("say", {"person": "Mei", "channel": "nowhere", "text": "x"}, 409),
    ("say", {"person": "Mei", "channel": "imperial-games", "text": ["x"]}, 409),
    ("say", {"person": "Mei", "channel": "imperial-games", "text": ""}, 409),
    ("slash", {"person": "Mei", "channel": "imperial-games", "name": "no such"}, 409),
    ("slash", {"person": "Mei", "channel": "imperial-games", "name": "no such", "options": [1]}, 409),
    ("click", {"person": "Mei", "message": "1", "custom_id": "x"}, 409),
    ("select", {"person": "Mei", "message": "1", "custom_id": "x", "values": "all"}, 409),
    ("modal", {"person": "Mei", "interaction": "1", "values": {}}, 409),
    ("dismiss", {"person": "Mei", "message": "1"}, 404),
    ("read", {"person": "Mei", "channel": "imperial-games", "message": "newest"}, 409),
    ("clock", {"seconds": -5}, 409),
    ("clock", {"seconds": 10**12}, 409),
    ("clock", {}, 409),
    ("refresh", {"url": "http://127.0.0.1/attachments/1/2/board.png?ex=ffffffff&hm=0"}, 409),
    ("locale", {"person": "Mei", "language": "xx"}, 409),
    ("server", {"person": "Mei", "language": "xx"}, 409),
    ("server", {"person": "Jonas", "language": "en"}, 409),
    ("archive", {"channel": "1450000000000000001"}, 409),
    ("delete", {"channel": "1", "message": "1"}, 404),
]


@pytest.mark.parametrize(("action", "body", "status"), WRONG)
async def test_what_is_wrong_is_named_and_changes_nothing(
    window: Window, action: str, body: Json, status: int
) -> None:
    now = window.sandbox.clock.now()
    answered, told = await window.post(action, **body)
    assert answered == status
    assert told["error"]
    assert not any(window.sandbox.world.messages.values())
    assert not window.sandbox.world.channels["1450000000000000001"].get("thread_metadata")
    assert set(window.sandbox.world.locales.values()) == {"en-US"}
    assert window.sandbox.world.guild["preferred_locale"] == "en-US"
    assert (window.sandbox.clock.now() - now).total_seconds() < 60


@pytest.mark.parametrize("body", ["{", "[]", "null", '"text"'])
async def test_a_body_must_be_an_object(window: Window, body: str) -> None:
    async with window.http.post(f"{window.sandbox.url}/ui/say", data=body) as answer:
        assert answer.status == 400
        assert (await answer.json())["error"] == "the body must be a JSON object"
