"""A small real bot on discord.py, with one of each thing that the stand-in must understand."""

from __future__ import annotations

import asyncio
import io
import re
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Literal, cast

import discord
import yarl
from discord import app_commands, ui
from PIL import Image

from bot.sandbox import Sandbox

Doing = Callable[[discord.Interaction], Awaitable[Any]]


def picture(size: tuple[int, int] = (60, 40)) -> bytes:
    out = io.BytesIO()
    Image.new("RGB", size, "#C0392B").save(out, "PNG")
    return out.getvalue()


class Press(ui.DynamicItem[ui.Button[Any]], template=r"t\|(?P<verb>[a-z]+)\|(?P<number>\d+)"):
    """A button whose custom_id says everything; what it does is looked up in the client."""

    def __init__(self, verb: str, number: int, *, label: str | None = None, **more: Any) -> None:
        self.verb, self.number = verb, number
        super().__init__(ui.Button(label=label or verb, custom_id=f"t|{verb}|{number}", **more))

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Press:
        return cls(match["verb"], int(match["number"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await cast("Client", interaction.client).does[self.verb](interaction)


class Choose(ui.DynamicItem[ui.Select[Any]], template=r"s\|(?P<count>\d+)"):
    def __init__(self, count: int, most: int = 1) -> None:
        self.count = count
        options = [discord.SelectOption(label=f"Square {n}", value=str(n)) for n in range(count)]
        super().__init__(
            ui.Select(custom_id=f"s|{count}", placeholder="Where?", options=options, max_values=most)
        )

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Choose:
        return cls(int(match["count"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        values = cast("dict[str, Any]", interaction.data)["values"]
        await interaction.response.send_message(f"chose {','.join(values)}", ephemeral=True)


class Card(ui.LayoutView):
    """A V2 message: container, text, picture, a row of buttons."""

    def __init__(self, text: str, *buttons: ui.Item[Any], file: str = "", select: bool = False) -> None:
        super().__init__(timeout=None)
        inside: list[ui.Item[Any]] = [ui.TextDisplay(text)]
        if file:
            gallery = ui.MediaGallery[Any]()
            gallery.add_item(media=f"attachment://{file}", description="A red board")
            inside.append(gallery)
        if buttons:
            inside.append(ui.ActionRow(*buttons))
        if select:
            inside.append(ui.ActionRow(Choose(5, 2)))
        self.add_item(ui.Container(*inside, accent_colour=0x56B4E9))


class Question(ui.Modal, title="Options"):
    pace: ui.Label[Any] = ui.Label(
        text="Pace",
        component=ui.Select(
            custom_id="pace",
            options=[
                discord.SelectOption(label="Daily", value="1d", default=True),
                discord.SelectOption(label="None", value="none"),
            ],
        ),
    )
    note: ui.Label[Any] = ui.Label(
        text="Note", component=ui.TextInput(custom_id="note", required=False, max_length=10)
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        pace, note = (
            cast("ui.Select[Any]", self.pace.component),
            cast("ui.TextInput[Any]", self.note.component),
        )
        await interaction.response.send_message(f"pace {pace.values[0]} note {note.value}", ephemeral=True)


class Client(discord.Client):
    def __init__(self) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True), guild_ready_timeout=0.05, chunk_guilds_at_startup=False
        )
        self.tree = app_commands.CommandTree(self)
        self.does: dict[str, Doing] = {}
        self.seen: list[str] = []
        self.mistakes: list[BaseException] = []
        self.ready = asyncio.Event()
        _commands(self)

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Press, Choose)
        await self.tree.sync()

    async def on_ready(self) -> None:
        self.seen.append("ready")
        self.ready.set()

    async def on_resumed(self) -> None:
        self.seen.append("resumed")

    async def on_thread_create(self, thread: discord.Thread) -> None:
        self.seen.append(f"thread {thread.name}")

    async def on_message(self, message: discord.Message) -> None:
        self.seen.append("message")

    async def run_in(self, sandbox: Sandbox) -> None:
        """Log in and stay connected until closed."""
        with suppress(asyncio.CancelledError):
            await self.start(sandbox.token)


def point_at(sandbox: Sandbox) -> None:
    """Make discord.py talk to the stand-in, in the only two places that it looks at."""
    discord.http.Route.BASE = sandbox.api_base
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(sandbox.gateway_url)


def _commands(client: Client) -> None:
    """Commands of which each test gives the behaviour: `client.does["name"] = coroutine function`."""
    tree = client.tree
    match = app_commands.Group(name="match", description="Matches")

    @match.command(name="new", description="Open a table")
    @app_commands.describe(game="Which game", seats="How many", host="Whose table")
    async def new(
        interaction: discord.Interaction,
        game: Literal["qin", "china"],
        seats: app_commands.Range[int, 2, 5] = 3,
        host: discord.Member | None = None,
    ) -> None:
        interaction.extras.update(game=game, seats=seats, host=host)
        await client.does["new"](interaction)

    @tree.command(name="play", description="Take your turn")
    async def play(interaction: discord.Interaction, move: str | None = None) -> None:
        interaction.extras["move"] = move
        await client.does["play"](interaction)

    @play.autocomplete("move")
    async def moves(interaction: discord.Interaction, text: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=f"{text}{n}", value=f"{text}{n}") for n in range(3)]

    tree.add_command(match)
