"""The one kind of component: its custom id says everything, so it costs no memory and survives a restart."""

import re
from typing import Any, Self, cast

import discord

from bot.components.client import Client


class PressItem(discord.ui.DynamicItem[discord.ui.Item[Any]], template=r"(?s).+"):
    """A button or select. The client answers it, whatever its custom id holds.

    The template takes every custom id, also those of other versions: nobody must press a button in vain.
    """

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The component of the message that was pressed."""
        return cls(item)

    async def callback(self, interaction: discord.Interaction) -> None:
        """Hand the press over; what may go wrong is answered there."""
        await cast(Client, interaction.client).press(interaction)
