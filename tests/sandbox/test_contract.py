"""Discord's OpenAPI document held against requests and answers."""

from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot.sandbox import Sandbox, contract
from bot.sandbox.contract import Contract
from tests.support.client import Bare, Card, Client, Press, file

DOCUMENT = contract.document()
pytestmark = pytest.mark.skipif(
    DOCUMENT is None, reason="Discord's OpenAPI document is not there: set DISCORD_OPENAPI to its path"
)
MESSAGES = "/channels/{channel_id}/messages"


@pytest.fixture(scope="module")
def agreed() -> Contract:
    assert DOCUMENT is not None
    return contract.load(DOCUMENT)


def row(**button: Any) -> dict[str, Any]:
    return {"type": 1, "components": [{"type": 2, "style": 1, "custom_id": "x", "label": "Go"} | button]}


@pytest.mark.parametrize(
    "body",
    [
        {"content": "x", "tts": False, "nonce": "m1", "enforce_nonce": True},
        {"content": "x", "allowed_mentions": {"users": [123]}},  # clients send ids as numbers
        {"content": "x", "attachments": [{"id": 0, "filename": "a.png"}]},
        {"flags": 1 << 15, "components": [{"type": 17, "accent_color": 1, "components": [row()]}]},
        {"embeds": [{"title": "x", "flags": 0}]},
    ],
)
def test_right_requests(agreed: Contract, body: Any) -> None:
    assert agreed.request("POST", MESSAGES, body) == []


@pytest.mark.parametrize(
    ("body", "place"),
    [
        ({"components": [row(label="x" * 81)]}, "components.0.components.0.label"),
        ({"components": [row(custom_id="x" * 101)]}, "components.0.components.0.custom_id"),
        ({"components": [row(colour="red")]}, "components.0.components.0"),
        ({"contents": "x"}, "body"),
        ({"content": 5}, "content"),
        ({"components": [{"type": 10, "content": "x" * 4001}]}, "components.0.content"),
        ({"attachments": [{"filename": "a"}]}, "attachments.0"),
    ],
)
def test_wrong_requests_are_named_by_place(agreed: Contract, body: Any, place: str) -> None:
    mistakes = agreed.request("POST", MESSAGES, body)
    assert len(mistakes) == 1
    assert mistakes[0].startswith(f"POST {MESSAGES}: {place}: ")


def test_what_clients_send_beyond_the_document_is_tolerated_there_alone(agreed: Contract) -> None:
    command = [{"name": "x", "description": "d", "type": 1, "nsfw": False}]
    assert agreed.request("PUT", "/applications/{application_id}/commands", command) == []
    assert agreed.request("PATCH", MESSAGES + "/{message_id}", {"content": "x", "tts": False}) == []
    callback = "/interactions/{interaction_id}/{interaction_token}/callback"
    assert agreed.request("POST", callback, {"type": 7, "data": {"content": "x", "tts": False}}) == []
    assert agreed.request("POST", MESSAGES, {"content": "x", "nsfw": False}) != []


def test_routes_that_discord_does_not_have(agreed: Contract) -> None:
    assert agreed.request("POST", "/channels/{channel_id}/nonsense", {}) != []


def test_wrong_answers_of_the_stand_in(agreed: Contract) -> None:
    assert agreed.answer("POST", MESSAGES, 200, {"id": "1"}) != []
    assert agreed.answer("POST", MESSAGES, 400, {"message": "no code"}) != []
    assert agreed.answer("POST", MESSAGES, 400, {"message": "x", "code": 50035}) == []


async def test_violations_are_collected(sandbox: Sandbox, channel: str) -> None:
    headers = {"Authorization": f"Bot {sandbox.token}"}
    body = {"content": "x", "colour": "red"}
    async with aiohttp.ClientSession(sandbox.api_base + "/", headers=headers) as session:
        async with session.post(f"channels/{channel}/messages", json=body) as answer:
            assert answer.status == 200
        async with session.post("nowhere", json={}) as answer:
            assert answer.status == 404
    assert ["colour" in text for text in sandbox.violations] == [True, False]
    sandbox.violations.clear()


async def test_every_answer_about_the_server_keeps_the_contract(
    sandbox: Sandbox, client: Client, bare: Bare, channel: str
) -> None:
    sent = await client.text_channel().send(
        view=Card("board", Press("go"), file="b.png", select=1), file=file("b.png")
    )
    await sent.create_thread(name="Qin 1")
    guild, bot = sandbox.world.guild["id"], sandbox.world.bot["id"]
    for path in (
        "/users/@me",
        f"/guilds/{guild}/members/{bot}",
        f"/channels/{channel}",
        f"/channels/{sent.id}",
        f"/channels/{channel}/messages",
        f"/channels/{sent.id}/messages",
        f"/applications/{bot}/commands",
        f"/channels/{sandbox.person('Mei').channel('dm')['id']}",
    ):
        assert (await bare("GET", path))[0] == 200
    assert sandbox.violations == []


async def test_without_a_document_nothing_is_checked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contract, "_BESIDE", tmp_path / "none.json")
    monkeypatch.setenv(contract.VARIABLE, str(tmp_path / "none.json"))
    assert contract.document() is None
    async with Sandbox() as sandbox:
        assert sandbox.contract is None
