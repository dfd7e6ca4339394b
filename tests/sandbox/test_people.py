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
    told = dict[str, list[str]](Mei=[], Jonas=[])
    mei, jonas = (sandbox.person(name) for name in told)
    sandbox.world.watch(mei.id, lambda event, data: told["Mei"].append(event))
    sandbox.world.watch(jonas.id, lambda event, data: told["Jonas"].append(event))
    await bare("POST", f"/channels/{mei.channel('dm')['id']}/messages", {"content": "psst"})
    _, message = await bare("POST", f"/channels/{channel}/messages", {"content": "all"})
    sandbox.world.delete_message(channel, message["id"])
    assert told["Jonas"] == ["MESSAGE_CREATE", "MESSAGE_DELETE"]
    assert told["Mei"] == ["CHANNEL_CREATE", "MESSAGE_CREATE", *told["Jonas"]]


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
