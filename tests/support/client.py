"""A small real bot on discord.py, with one of each thing that the stand-in must understand; bare requests."""

from __future__ import annotations

import asyncio
import io
import json
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any, Literal, cast

import aiohttp
import discord
import pytest
import yarl
from discord import app_commands, ui
from PIL import Image

from bot.sandbox import Refused, Sandbox

Asked = discord.Interaction["Client"]
Doing = Callable[[Asked], Awaitable[Any]]


async def until(condition: Callable[[], object], seconds: float = 5.0) -> None:
    """Wait for something that no event tells; TimeoutError after that long."""
    for _ in range(int(seconds / 0.01)):
        if condition():
            return
        await asyncio.sleep(0.01)
    raise TimeoutError


async def refusal(asked: Awaitable[object]) -> tuple[int, int]:
    """Status and code of Discord's refusal, as discord.py raises it; zeros if there was none."""
    try:
        await asked
    except discord.HTTPException as refused:
        return refused.status, refused.code
    return 0, 0


async def not_let(asked: Awaitable[object], why: str = "") -> None:
    """The person's own client does not let that be done, and says why."""
    with pytest.raises(Refused, match=why or None):
        await asked


def say(text: str = "", **more: Any) -> Doing:
    """Answers with a message."""

    async def answer(interaction: Asked) -> None:
        await interaction.response.send_message(*[text] * bool(text), **more)

    return answer


def picture(size: tuple[int, int] = (60, 40)) -> bytes:
    """A small PNG."""
    out = io.BytesIO()
    Image.new("RGB", size, "#C0392B").save(out, "PNG")
    return out.getvalue()


def file(name: str = "board.png") -> discord.File:
    """A picture to send."""
    return discord.File(io.BytesIO(picture()), name)


class Press(ui.DynamicItem[ui.Button[Any]], template=r"t\|(?P<verb>[a-z]+)\|(?P<number>\d+)"):
    """A button whose custom_id says everything; what it does is looked up in the client."""

    def __init__(
        self, verb: str, number: int = 1, *, label: str | None = None, disabled: bool = False
    ) -> None:
        self.verb, self.number = verb, number
        super().__init__(ui.Button(label=label or verb, custom_id=f"t|{verb}|{number}", disabled=disabled))

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Press:
        return cls(match["verb"], int(match["number"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await cast("Client", interaction.client).do(self.verb, interaction)


class Choose(ui.DynamicItem[ui.Select[Any]], template=r"s\|(?P<count>\d+)\|(?P<most>\d+)"):
    """A select of squares."""

    def __init__(self, count: int, most: int = 1) -> None:
        options = [discord.SelectOption(label=f"Square {n}", value=str(n)) for n in range(count)]
        super().__init__(
            ui.Select(custom_id=f"s|{count}|{most}", placeholder="Where?", options=options, max_values=most)
        )

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Choose:
        return cls(int(match["count"]), int(match["most"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        values = cast("dict[str, Any]", interaction.data)["values"]
        await interaction.response.send_message(f"chose {','.join(values)}", ephemeral=True)


class Card(ui.LayoutView):
    """A V2 message: a container with text, picture, a row of buttons, a select."""

    def __init__(self, text: str, *buttons: ui.Item[Any], file: str = "", select: int = 0) -> None:
        super().__init__(timeout=None)
        inside: list[ui.Item[Any]] = [ui.TextDisplay(text)]
        if file:
            gallery: ui.MediaGallery[Any] = ui.MediaGallery()
            gallery.add_item(media=f"attachment://{file}", description="A red board")
            inside.append(gallery)
        if buttons:
            inside.append(ui.ActionRow(*buttons))
        if select:
            inside.append(ui.ActionRow(Choose(5, select)))
        self.add_item(ui.Container(*inside, accent_colour=0x56B4E9))


class Question(ui.Modal, title="Options"):
    """A modal with a select and a text."""

    pace: ui.Label[Any] = ui.Label(
        text="Pace of play",
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

    async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
        pace = cast("ui.Select[Any]", self.pace.component).values[0]
        note = cast("ui.TextInput[Any]", self.note.component).value
        await interaction.response.send_message(f"pace {pace}, note {note!r}", ephemeral=True)


class Client(discord.Client):
    """The bot; tests say what its commands and buttons do: `client.does["name"] = coroutine function`."""

    def __init__(self) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True), guild_ready_timeout=0.02, chunk_guilds_at_startup=False
        )
        self.tree = app_commands.CommandTree(self)
        self.does: dict[str, Doing] = {}
        self.seen: list[str] = []
        self.mistakes: list[Exception] = []
        self.ready = asyncio.Event()
        self.resumed = asyncio.Event()
        _add_commands(self)

    async def do(self, name: str, interaction: Asked) -> None:
        """Do what the test wants; its exceptions are kept for the test."""
        try:
            await self.does[name](interaction)
        except Exception as mistake:
            self.mistakes.append(mistake)

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Press, Choose)
        await self.tree.sync()

    async def on_ready(self) -> None:
        self.seen.append("ready")
        self.ready.set()

    async def on_resumed(self) -> None:
        self.seen.append("resumed")
        self.resumed.set()

    async def on_thread_create(self, thread: discord.Thread) -> None:
        self.seen.append(f"thread {thread.name}")

    async def on_message(self, message: discord.Message) -> None:
        self.seen.append("message")

    def text_channel(self, name: str = "imperial-games") -> discord.TextChannel:
        """A channel of the server, from the cache."""
        return next(channel for channel in self.guilds[0].text_channels if channel.name == name)


@asynccontextmanager
async def connected(sandbox: Sandbox) -> AsyncIterator[Client]:
    """A bot that is logged in and stays connected until it is closed."""
    client = Client()

    async def run() -> None:
        with suppress(asyncio.CancelledError):
            await client.start(sandbox.token)

    task = asyncio.create_task(run())
    await asyncio.wait_for(client.ready.wait(), 10)
    yield client
    await client.close()
    await task


def point_at(sandbox: Sandbox) -> None:
    """Make discord.py talk to the stand-in, in the only two places that it looks at."""
    discord.http.Route.BASE = sandbox.api_base
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(sandbox.gateway_url)


class Bare:
    """Requests without a library: status and JSON come back, the contract is not minded."""

    def __init__(self, sandbox: Sandbox, session: aiohttp.ClientSession) -> None:
        self.sandbox = sandbox
        self._session = session

    async def __call__(
        self, method: str, path: str, body: Any = None, files: dict[str, bytes] | None = None
    ) -> tuple[int, Any]:
        """Send a request; with `files` (by name) as multipart."""
        options: dict[str, Any] = {}
        if files:
            form = aiohttp.FormData(quote_fields=False)
            form.add_field("payload_json", json.dumps(body))
            for number, (name, data) in enumerate(files.items()):
                form.add_field(f"files[{number}]", io.BytesIO(data), filename=name)
            options["data"] = form
        elif body is not None:
            options["json"] = body
        known = len(self.sandbox.violations)
        url, headers = self.sandbox.api_base + path, {"Authorization": f"Bot {self.sandbox.token}"}
        async with self._session.request(method, url, headers=headers, **options) as answer:
            got = await answer.json() if answer.status != 204 else None
        # Refused bodies break the contract too; the stand-in's own answers must not.
        self.sandbox.violations[known:] = [text for text in self.sandbox.violations[known:] if " -> " in text]
        return answer.status, got

    async def code(
        self, method: str, path: str, body: Any = None, files: dict[str, bytes] | None = None
    ) -> int:
        """Discord's code of the refusal; 0 if it went well."""
        status, data = await self(method, path, body, files)
        return int(data["code"]) if status >= 400 else 0


def _add_commands(client: Client) -> None:
    match = app_commands.Group(name="match", description="Matches")

    @match.command(name="new", description="Open a table")
    @app_commands.describe(game="Which game", seats="How many", host="Whose table")
    async def new(
        interaction: Asked,
        game: Literal["qin", "china", "yunnan", "confucius", "dayunhe"],
        seats: app_commands.Range[int, 2, 5] = 3,
        host: discord.Member | None = None,
    ) -> None:
        interaction.extras.update(game=game, seats=seats, host=host)
        await client.do("new", interaction)

    @client.tree.command(name="play", description="Take your turn")
    async def play(interaction: Asked, move: str | None = None) -> None:
        interaction.extras["move"] = move
        await client.do("play", interaction)

    @play.autocomplete("move")
    async def moves(interaction: Asked, text: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=f"lay {text}{n}", value=f"{text}{n}") for n in range(3)]

    @client.tree.command(name="here", description="Only in the server")
    @app_commands.guild_only()
    @app_commands.default_permissions(manage_guild=True)
    async def here(interaction: Asked) -> None:
        await client.do("here", interaction)

    client.tree.add_command(match)
