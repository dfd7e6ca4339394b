"""What pages and presses need of the Discord client, which `bot.app` makes."""

from typing import Protocol

import discord
from discord.http import HTTPClient

from bot.clock import Clock
from bot.matches import Matches
from bot.status import Status


class Client(Protocol):
    """The use cases, the time, and the one way in for whatever is pressed."""

    matches: Matches
    clock: Clock
    answering: int
    """How many presses and commands are being answered."""
    http: HTTPClient

    async def health(self) -> Status:
        """How the bot is."""

    async def press(self, interaction: discord.Interaction) -> None:
        """Answer the press of a button or select, or a modal that was sent."""
