"""What people see and do by themselves, and how the stand-in's own time runs."""

from datetime import timedelta
from typing import Any

import pytest

from bot.clock import Clock
from bot.sandbox import Failed, Refused, Sandbox
from bot.sandbox.emoji import is_emoji
from bot.sandbox.snowflakes import moment
from tests.support.client import Bare, not_let

V2 = 1 << 15


async def test_a_taken_port(sandbox: Sandbox) -> None:
    second = Sandbox()
    with pytest.raises(OSError, match="in use"):
        await second.start(int(sandbox.url.rpartition(":")[2]))
    await second.start()
    assert second.url != sandbox.url
    await second.stop()


async def test_time_is_the_clocks() -> None:
    clock = Clock()
    async with Sandbox(clock) as sandbox:
        mei = sandbox.person("Mei")
        first = mei.say("tea-house", "one")
        clock.advance(timedelta(days=3))
        second = mei.say("tea-house", "two")
        between = moment(second.id) - moment(first.id)
        assert timedelta(days=3) <= between < timedelta(days=3, minutes=1)
        assert second.data["timestamp"][:10] == clock.now().date().isoformat()
        assert int(sandbox.world.ids.new()) > int(second.id)


async def test_watching_shows_a_person_what_that_person_may_see(
    sandbox: Sandbox, bare: Bare, channel: str
) -> None:
    told: dict[str, list[str]] = {"Mei": [], "Jonas": []}

    def push_for(name: str) -> Any:
        return lambda event, data: told[name].append(event)

    stops = [sandbox.world.watch(sandbox.person(name).id, push_for(name)) for name in told]
    mei = sandbox.person("Mei")
    dm = mei.channel("dm")["id"]
    await bare("POST", f"/channels/{dm}/messages", {"content": "psst"})
    assert told == {"Mei": ["CHANNEL_CREATE", "MESSAGE_CREATE"], "Jonas": []}
    _, message = await bare("POST", f"/channels/{channel}/messages", {"content": "all"})
    await bare("POST", f"/channels/{channel}/messages/{message['id']}/threads", {"name": "Qin 1"})
    assert told["Jonas"][:3] == ["MESSAGE_CREATE", "CHANNEL_CREATE", "THREAD_MEMBERS_UPDATE"]
    told["Jonas"].clear()
    sandbox.world.archive(message["id"])
    sandbox.world.delete_message(channel, message["id"])
    sandbox.world.delete_channel(message["id"])
    sandbox.clock.advance(timedelta(seconds=1))
    mei.dms_closed = True
    assert told["Jonas"] == ["CHANNEL_UPDATE", "MESSAGE_DELETE", "CHANNEL_DELETE", "CLOCK", "PEOPLE"]
    for stop in stops:
        stop()
    mei.say(channel, "later")
    assert told["Jonas"][-1] == "PEOPLE"


async def test_messages_of_the_past_are_presented_in_order(sandbox: Sandbox) -> None:
    mei = sandbox.person("Mei")
    said = [mei.say("tea-house", text) for text in ("a", "b")]
    assert sandbox.person("Jonas").visible("#tea-house") == said
    assert [post.text for post in said] == ["a", "b"]
    with pytest.raises(Refused):
        mei.say("tea-house", "x" * 2001)


async def test_buttons_and_selects_are_found_by_what_is_seen(
    sandbox: Sandbox, bare: Bare, channel: str
) -> None:
    def button(label: str | None, custom_id: str, emoji: str = "") -> dict[str, Any]:
        shown: dict[str, Any] = {"type": 2, "style": 1, "custom_id": custom_id, "label": label}
        return shown | ({"emoji": {"name": emoji}} if emoji else {})

    buttons = [button("Your move", "play|1"), button("Your hand", "hand|1"), button(None, "dice", "🎲")]
    link = {"type": 2, "style": 5, "label": "Rules", "url": "https://example.org"}
    options = [{"label": "Red", "value": "R", "default": True}, {"label": "Blue", "value": "B"}]
    select = {"type": 3, "custom_id": "colour", "placeholder": "Which colour?", "options": options}
    rows = [{"type": 1, "components": [*buttons, link]}, {"type": 1, "components": [select]}]
    await bare("POST", f"/channels/{channel}/messages", {"flags": V2, "components": rows})
    post = sandbox.person("Mei").visible(channel)[-1]
    assert post.button("Your move").custom_id == "play|1"
    assert post.button("🎲").custom_id == "dice"
    assert post.button("hand|1").label == "Your hand"
    for wanted in ("Your", "Their move"):
        with pytest.raises(Refused):
            post.button(wanted)
    assert post.select().options == {"R": "Red", "B": "Blue"}
    assert post.select("Which").chosen == ("R",)
    mei = sandbox.person("Mei")
    await not_let(mei.click(post, "Rules"), "link")
    with pytest.raises(Refused, match="private"):
        mei.dismiss(post)
    post.data["components"][1]["components"][0]["disabled"] = True
    await not_let(mei.select(post, "", "R"), "disabled")
    post.data["author"] = sandbox.world.people[mei.id]
    await not_let(mei.click(post, "🎲"), "not the bot's")


async def test_nobody_answers_without_a_bot(sandbox: Sandbox) -> None:
    sandbox.interactions.seconds = 0.01
    mei = sandbox.person("Mei")
    await not_let(mei.slash("play", "tea-house"))
    await not_let(mei.click(mei.say("tea-house", "mine"), "Go"))
    play = {"id": "1", "type": 1, "name": "play", "description": "d", "contexts": None, "dm_permission": True}
    sandbox.world.commands = [play | {"default_member_permissions": None}]
    with pytest.raises(Failed, match="The application did not respond"):
        await mei.slash("play", "tea-house")


def test_emoji() -> None:
    for text in ("🎲", "⚔️", "👩‍🚀", "👍🏽", "🇨🇳", "1️⃣", "✅", "🏳️‍🌈", "↩️"):
        assert is_emoji(text), text
    for text in ("", "●", "▲", "◇", "⬢", "A", "1", "🎲🎲", "go", "秦"):
        assert not is_emoji(text), text
