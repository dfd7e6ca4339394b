import io

import discord

from bot.sandbox import Sandbox

from .client import Card, Client, Press, picture


async def test_first(sandbox: Sandbox, client: Client) -> None:
    async def new(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(
            view=Card("Open table", Press("join", 1, label="Join"), file="board.png"),
            file=discord.File(io.BytesIO(picture()), "board.png"),
        )

    client.does["new"] = new
    mei = sandbox.person("Mei")
    reply = await mei.slash("match new", "imperial-games", game="qin")
    assert reply.text == "Open table"
    assert reply.message.files() == {"board.png": picture()}

    async def join(interaction):
        await interaction.response.edit_message(
            view=Card("Mei joined", Press("join", 1, label="Join")), attachments=[]
        )

    client.does["join"] = join
    r = await sandbox.person("Jonas").click(reply, "Join")
    assert r.updated and r.text == "Mei joined"
