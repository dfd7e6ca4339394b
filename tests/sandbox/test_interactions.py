"""Interactions with a real bot: answers, deferrals, modals, private messages, deadlines."""

import asyncio
from collections.abc import Callable, Coroutine
from datetime import timedelta
from typing import Any

import discord
import pytest

from bot.sandbox import Failed, Reply, Sandbox
from tests.support.client import (
    Asked,
    Bare,
    Card,
    Client,
    Doing,
    Press,
    Question,
    not_let,
    refusal,
    say,
    until,
)


async def opened(sandbox: Sandbox, client: Client, *buttons: Press, select: int = 0, **does: Doing) -> Reply:
    """A public card that Mei asked for, with those buttons and one for each that does something."""
    client.does |= does
    client.does["play"] = say(view=Card("card", *buttons, *map(Press, does), select=select))
    return await sandbox.person("Mei").slash("play", "imperial-games")


async def test_private_answers_are_nobody_elses(sandbox: Sandbox, client: Client) -> None:
    hand = say(view=Card("Your hand", Press("again")), ephemeral=True)
    card = await opened(sandbox, client, hand=hand)
    jonas, mei = sandbox.person("Jonas"), sandbox.person("Mei")
    told: list[str] = []
    stop = sandbox.world.watch(mei.id, lambda name, data: told.append(name))
    reply = await jonas.click(card, "hand")
    stop()
    assert told == []
    assert reply.message not in mei.visible("imperial-games")
    await not_let(mei.click(reply, "again"))
    channel = client.text_channel()
    hidden = channel.get_partial_message(int(reply.message.id))
    assert (await refusal(hidden.edit(content="x")))[0] == 404
    assert hidden.id not in [message.id async for message in channel.history()]
    jonas.dismiss(reply.message)
    assert reply.message not in jonas.visible("imperial-games")


async def test_modals(sandbox: Sandbox, client: Client) -> None:
    async def options(interaction: Asked) -> None:
        await interaction.response.send_modal(Question())

    mei, card = sandbox.person("Mei"), await opened(sandbox, client, options=options)
    reply = await mei.click(card, "options")
    wrong: dict[str, Any]
    for wrong in ({"note": "x" * 11}, {"pace": "2d"}, {"pace": []}, {"tempo": "1d"}):
        await not_let(mei.submit(reply, wrong))
    await not_let(sandbox.person("Jonas").submit(reply))
    assert (await mei.submit(reply, note="hello")).text == "pace 1d, note 'hello'"
    await not_let(mei.submit(reply))  # once


async def test_selects(sandbox: Sandbox, client: Client) -> None:
    card = await opened(sandbox, client, select=2)
    mei = sandbox.person("Mei")
    assert (await mei.select(card, "Where?", "1", "Square 4")).text == "chose 1,4"
    for values in ((), ("1", "2", "3"), ("7",), ("1", "1")):
        await not_let(mei.select(card, "", *values))


async def test_what_the_client_does_not_let_anyone_press(sandbox: Sandbox, client: Client) -> None:
    card = await opened(sandbox, client, Press("stale", disabled=True), Press("join"))
    mei = sandbox.person("Mei")
    await not_let(mei.click(card, "stale"), "disabled")
    await not_let(mei.click(card, "nothing"), "no button")
    sandbox.world.delete_message(card.message.channel, card.message.id)
    await not_let(mei.click(card, "join"), "gone")


async def test_a_message_can_be_deleted_under_a_press(sandbox: Sandbox, client: Client) -> None:
    codes: list[tuple[int, int]] = []

    async def join(interaction: Asked) -> None:
        sandbox.world.delete_message(card.message.channel, card.message.id)
        codes.append(await refusal(interaction.response.edit_message(view=Card("joined"))))
        await interaction.response.send_message("gone", ephemeral=True)

    card = await opened(sandbox, client, join=join)
    assert (await sandbox.person("Jonas").click(card, "join")).text == "gone"
    assert codes == [(404, 10008)]


async def test_a_silent_bot_fails_and_comes_too_late(sandbox: Sandbox, client: Client) -> None:
    mei, card = sandbox.person("Mei"), await opened(sandbox, client, Press("slow"))
    told: list[dict[str, Any]] = []
    sandbox.world.watch(
        mei.id, lambda name, data: told.append(data) if name == "INTERACTION_FAILED" else None
    )
    late = asyncio.Event()

    async def slow(interaction: Asked) -> None:
        await late.wait()
        await interaction.response.send_message("sorry")

    client.does["slow"] = client.does["play"] = slow
    sandbox.interactions.seconds = 0.05
    with pytest.raises(Failed, match="This interaction failed"):
        await mei.click(card, "slow")
    assert told[0]["message_id"] == card.message.id
    with pytest.raises(Failed, match="The application did not respond"):
        await mei.slash("play", "imperial-games")
    late.set()
    await until(lambda: len(client.mistakes) == 2)
    assert [getattr(mistake, "code", None) for mistake in client.mistakes] == [10062, 10062]
    await client.close()  # without a connected bot nothing answers either
    with pytest.raises(Failed):
        await mei.click(card, "slow")


async def test_the_token_serves_for_fifteen_minutes(sandbox: Sandbox, client: Client) -> None:
    kept: list[Asked] = []

    async def go(interaction: Asked) -> None:
        kept.append(interaction)
        await interaction.response.defer(ephemeral=True, thinking=True)

    await sandbox.person("Mei").click(await opened(sandbox, client, go=go), "go")
    sandbox.clock.advance(timedelta(minutes=14))
    await kept[0].edit_original_response(content="one")
    sandbox.clock.advance(timedelta(minutes=2))
    for late in (kept[0].edit_original_response(content="two"), kept[0].followup.send("three")):
        assert await refusal(late) == (401, 50027)


def suggested(*choices: tuple[str, str]) -> dict[str, Any]:
    return {"type": 8, "data": {"choices": [{"name": name, "value": value} for name, value in choices]}}


class TestCallbacks:
    """The callback route by itself, for what discord.py would not send."""

    @pytest.fixture
    async def waiting(self, sandbox: Sandbox, client: Client) -> Any:
        """A function that lets Mei do something and gives the callback's path."""
        card = await opened(sandbox, client, Press("wait"), select=1)
        tasks = []

        async def wait(interaction: Asked) -> None:
            pass

        client.does["wait"] = client.does["play"] = client.does["new"] = wait
        known: set[str] = set()

        async def path(doing: str = "click") -> str:
            mei = sandbox.person("Mei")
            actions: dict[str, Callable[[], Coroutine[Any, Any, Any]]] = {
                "click": lambda: mei.click(card, "wait"),
                "slash": lambda: mei.slash("match new", "imperial-games", game="qin"),
                "type": lambda: mei.autocomplete("play", "move", "", "imperial-games"),
            }
            if doing == "type":
                # The bot's own autocomplete must not answer first.
                await client.close()
            tasks.append(asyncio.create_task(actions[doing]()))
            await until(lambda: {entry.id for entry in sandbox.interactions.waiting()} - known)
            (found,) = (entry for entry in sandbox.interactions.waiting() if entry.id not in known)
            known.add(found.id)
            return f"/interactions/{found.id}/{found.token}/callback?with_response=1"

        yield path
        for task in tasks:
            task.cancel()

    async def test_once_and_no_more(self, waiting: Any, bare: Bare) -> None:
        path = await waiting()
        assert [await bare.code("POST", path, {"type": 6}) for _ in range(2)] == [0, 40060]

    async def test_unknown_ones(self, bare: Bare) -> None:
        assert await bare.code("POST", "/interactions/1/x/callback", {"type": 6}) == 10062
        assert await bare.code("POST", "/webhooks/100000000000000001/x", {"content": "x"}) == 50027

    async def test_the_webhook_opens_with_the_callback(self, waiting: Any, bare: Bare) -> None:
        path = await waiting()
        hook = "/webhooks/100000000000000001/" + path.split("/")[3]
        assert await bare.code("POST", hook, {"content": "x"}) == 10015
        assert await bare.code("POST", path, {"type": 4, "data": {"content": "x"}}) == 0
        assert await bare.code("POST", hook, {"content": "x"}) == 0

    @pytest.mark.parametrize(
        ("doing", "answer"),
        [
            ("slash", {"type": 6}),
            ("slash", {"type": 7, "data": {"content": "x"}}),
            ("slash", {"type": 8, "data": {"choices": []}}),
            ("type", {"type": 4, "data": {"content": "x"}}),
            ("type", suggested(*[(str(n), str(n)) for n in range(26)])),
            ("type", suggested(("n" * 101, "v"))),
            ("type", suggested(("n", "v" * 101))),
            ("click", {"type": 5, "data": {"flags": 1 << 15}}),
            ("click", {"type": 5, "data": {"flags": 64 | 1 << 15}}),
            ("click", {"type": 99}),
            ("click", {"type": 9, "data": {"title": "t", "custom_id": "m", "components": []}}),
        ],
    )
    async def test_wrong_answers(self, waiting: Any, bare: Bare, doing: str, answer: dict[str, Any]) -> None:
        path = await waiting(doing)
        assert await bare.code("POST", path, answer) == 50035

    async def test_no_modal_after_a_modal(
        self, sandbox: Sandbox, client: Client, waiting: Any, bare: Bare
    ) -> None:
        mei = sandbox.person("Mei")

        async def ask(interaction: Asked) -> None:
            await interaction.response.send_modal(SilentQuestion())

        client.does["new"] = ask
        reply = await mei.slash("match new", "imperial-games", game="qin")
        submitting = asyncio.create_task(mei.submit(reply))
        await until(sandbox.interactions.waiting)
        entry = sandbox.interactions.waiting()[0]
        path = f"/interactions/{entry.id}/{entry.token}/callback"
        assert await bare.code("POST", path, {"type": 9, "data": reply.interaction.modal}) == 50035
        # Nor an update: no message stands behind a command's modal.
        assert await bare.code("POST", path, {"type": 7, "data": {"content": "x"}}) == 50035
        assert await bare.code("POST", path, {"type": 4, "data": {"content": "x"}}) == 0
        assert (await submitting).text == "x"


class SilentQuestion(Question):
    async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
        pass
