"""Commands: synced from a real tree, sent by people, checked as Discord's client and API check them."""

import base64
from typing import Any

import discord
import pytest

from bot.sandbox import Refused, Sandbox, commands

from .client import Asked, Client, picture
from .conftest import Bare

APP = "/applications/100000000000000001"
PIXEL = "data:image/png;base64," + base64.b64encode(picture((1, 1))).decode()


def say(text: str, **more: Any) -> Any:
    async def answer(interaction: Asked) -> None:
        await interaction.response.send_message(text, **more)

    return answer


async def test_the_tree_of_discord_py_is_synced(sandbox: Sandbox, client: Client) -> None:
    commands = {command["name"]: command for command in sandbox.world.commands[None]}
    assert set(commands) == {"match", "play", "here"}
    new = commands["match"]["options"][0]
    assert [option["name"] for option in new["options"]] == ["game", "seats", "host"]
    assert [command.id for command in await client.tree.fetch_commands()] == [
        int(command["id"]) for command in sandbox.world.commands[None]
    ]


async def test_syncing_again_keeps_the_ids(sandbox: Sandbox, client: Client) -> None:
    before = [command["id"] for command in sandbox.world.commands[None]]
    await client.tree.sync()
    assert [command["id"] for command in sandbox.world.commands[None]] == before


async def test_a_slash_command_reaches_the_bot_with_its_options(sandbox: Sandbox, client: Client) -> None:
    heard: dict[str, Any] = {}

    async def new(interaction: Asked) -> None:
        heard.update(interaction.extras, user=interaction.user, channel=interaction.channel)
        await interaction.response.send_message("open")

    client.does["new"] = new
    jonas = sandbox.person("Jonas")
    reply = await sandbox.person("Mei").slash("match new", "#imperial-games", game="qin", host=jonas)
    assert reply.text == "open"
    assert not reply.ephemeral
    assert reply.acknowledged_after < 1
    assert (heard["game"], heard["seats"]) == ("qin", 3)
    assert isinstance(heard["user"], discord.Member)
    assert heard["user"].display_name == "Mei"
    assert heard["host"].display_name == "Jonas"
    assert heard["channel"] == client.text_channel()
    assert reply.message.data["interaction_metadata"]["name"] == "match new"


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("match new", {}),
        ("match new", {"game": "chess"}),
        ("match new", {"game": "qin", "seats": 6}),
        ("match new", {"game": "qin", "seats": "many"}),
        ("match new", {"game": "qin", "colour": "red"}),
        ("match", {}),
        ("match old", {}),
        ("nothing", {}),
    ],
)
async def test_the_client_sends_no_wrong_command(
    sandbox: Sandbox, client: Client, name: str, options: dict[str, Any]
) -> None:
    with pytest.raises(Refused):
        await sandbox.person("Mei").slash(name, "imperial-games", **options)


async def test_autocomplete(sandbox: Sandbox, client: Client) -> None:
    mei = sandbox.person("Mei")
    choices = await mei.autocomplete("play", "move", "RB", "imperial-games")
    assert [choice["value"] for choice in choices] == ["RB0", "RB1", "RB2"]
    with pytest.raises(Refused):
        await mei.autocomplete("match new", "game", "q", "imperial-games")


async def test_in_a_dm_the_bot_hears_a_user_without_a_server(sandbox: Sandbox, client: Client) -> None:
    heard: list[Asked] = []

    async def play(interaction: Asked) -> None:
        heard.append(interaction)
        await interaction.response.send_message("your matches", ephemeral=True)

    client.does["play"] = play
    reply = await sandbox.person("Aiko").slash("play", "dm", move="x")
    assert reply.text == "your matches"
    assert heard[0].guild_id is None
    assert isinstance(heard[0].user, discord.User)
    assert isinstance(heard[0].channel, discord.DMChannel)
    assert heard[0].context.dm_channel


async def test_commands_for_the_server_or_for_moderators_are_hidden_elsewhere(
    sandbox: Sandbox, client: Client
) -> None:
    client.does["here"] = say("here")
    assert (await sandbox.person("Mei").slash("here", "imperial-games")).text == "here"  # she owns the server
    with pytest.raises(Refused):
        await sandbox.person("Mei").slash("here", "dm")
    with pytest.raises(Refused):
        await sandbox.person("Jonas").slash("here", "imperial-games")


async def test_the_persons_language_is_sent_along(sandbox: Sandbox, client: Client) -> None:
    async def play(interaction: Asked) -> None:
        await interaction.response.send_message(interaction.locale.value)

    client.does["play"] = play
    lena = sandbox.person("Lena")
    lena.locale = "de"
    assert (await lena.slash("play", "tea-house")).text == "de"


def option(name: str, **more: Any) -> dict[str, Any]:
    return {"type": 3, "name": name, "description": "d"} | more


def group(*options: dict[str, Any]) -> dict[str, Any]:
    return {"type": 2, "name": "g", "description": "d", "options": list(options)}


CHOICE = {"name": "a", "value": "a"}


@pytest.mark.parametrize(
    "command",
    [
        {"name": "Upper", "description": "d"},
        {"name": "two words", "description": "d"},
        {"name": "x" * 33, "description": "d"},
        {"name": "x", "description": ""},
        {"name": "x", "description": "d" * 101},
        {"name": "x", "description": "d", "name_localizations": {"de": "Zwei Worte"}},
        {"name": "x", "description": "d", "description_localizations": {"de": "d" * 101}},
        {
            "name": "x",
            "description": "d",
            "options": [option("a", choices=[{"name": "n" * 101, "value": "v"}])],
        },
        {
            "name": "x",
            "description": "d",
            "options": [option("a", choices=[{"name": "n", "value": "v" * 101}])],
        },
        {"name": "x", "description": "d", "options": [group(group(group()))]},
        {"name": "x", "description": "d", "options": [option("a"), option("a")]},
        {"name": "x", "description": "d", "options": [option(f"o{n}") for n in range(26)]},
        {"name": "x", "description": "d", "options": [option("a"), option("b", required=True)]},
        {"name": "x", "description": "d", "options": [option("a", choices=[CHOICE] * 2)]},
        {"name": "x", "description": "d", "options": [option("a", choices=[CHOICE], autocomplete=True)]},
        {
            "name": "x",
            "description": "d",
            "options": [
                option("a", choices=[{"name": f"{n}{m}" + "n" * 97, "value": "v" * 97} for m in range(20)])
                | {"name": f"o{n}"}
                for n in range(3)
            ],
        },
    ],
)
async def test_wrong_commands_are_refused(bare: Bare, command: dict[str, Any]) -> None:
    assert await bare.code("PUT", APP + "/commands", [command]) == 50035
    assert bare.sandbox.world.commands[None] == []


async def test_unknown_applications_commands_and_emojis(bare: Bare, channel: str) -> None:
    command = {"name": "x", "description": "d"}
    assert await bare.code("PUT", "/applications/1/commands", [command]) == 10002
    assert await bare.code("PUT", APP + "/commands", command) == 50109
    assert await bare.code("GET", APP + "/commands/1") == 10063
    assert await bare.code("GET", APP + "/emojis/1") == 10014
    assert await bare.code("GET", APP + "/guilds/1/commands") == 10004
    assert await bare.code("GET", "/users/1") == 10013
    assert await bare.code("GET", f"/guilds/{bare.sandbox.world.guild['id']}/members/1") == 10007
    assert await bare.code("POST", "/users/@me/channels", {"recipient_id": "1"}) == 50033


async def test_one_command_is_made_replaced_and_deleted(bare: Bare) -> None:
    first = (await bare("POST", APP + "/commands", {"name": "x", "description": "d"}))[1]
    status, second = await bare("POST", APP + "/commands", {"name": "x", "description": "other"})
    assert (status, second["id"], second["description"]) == (200, first["id"], "other")
    assert await bare.code("DELETE", f"{APP}/commands/{first['id']}") == 0
    assert bare.sandbox.world.commands[None] == []


@pytest.mark.parametrize(
    "emoji",
    [
        {"name": "x", "image": PIXEL},
        {"name": "no blanks", "image": PIXEL},
        {"name": "seat_a"},
        {"name": "seat_a", "image": "data:image/png;base64,!!"},
        {"name": "seat_a", "image": "data:text/plain;base64,eA=="},
        {"name": "seat_a", "image": "data:image/png;base64," + "A" * 4 * 87400},
    ],
)
async def test_wrong_emojis(bare: Bare, emoji: dict[str, str]) -> None:
    assert await bare.code("POST", APP + "/emojis", emoji) == 50035
    assert bare.sandbox.world.emojis == {}


async def test_an_emojis_name_is_taken_once(bare: Bare) -> None:
    assert await bare.code("POST", APP + "/emojis", {"name": "seat_a", "image": PIXEL}) == 0
    assert await bare.code("POST", APP + "/emojis", {"name": "seat_a", "image": PIXEL}) == 50035


TYPED = [
    {"type": 3, "name": "text", "description": "d", "min_length": 2, "max_length": 3},
    {"type": 5, "name": "flag", "description": "d"},
    {"type": 10, "name": "share", "description": "d", "max_value": 1},
    {"type": 4, "name": "count", "description": "d", "choices": [{"name": "two", "value": 2}]},
]


@pytest.mark.parametrize(
    ("options", "sent"),
    [
        ({"text": "ab", "flag": False, "share": "0.5", "count": 2}, ["ab", False, 0.5, 2]),
        ({"count": "2"}, [2]),
        ({"text": "a"}, None),
        ({"text": "abcd"}, None),
        ({"flag": "yes"}, None),
        ({"share": 1.5}, None),
        ({"count": 3}, None),
    ],
)
def test_options_are_typed(options: dict[str, Any], sent: list[Any] | None) -> None:
    if sent is None:
        with pytest.raises(Refused):
            commands.filled(TYPED, options)
    else:
        assert [option["value"] for option in commands.filled(TYPED, options)] == sent


async def test_at_most_200_commands_are_created_a_day(bare: Bare) -> None:
    for turn in range(2):
        commands = [{"name": f"c{turn}-{n}", "description": "d"} for n in range(100)]
        assert await bare.code("PUT", APP + "/commands", commands) == 0
    assert await bare.code("PUT", APP + "/commands", [{"name": "late", "description": "d"}]) == 30034


async def test_at_most_100_commands_each_with_its_own_name(bare: Bare) -> None:
    many = [{"name": f"c{number}", "description": "d"} for number in range(101)]
    assert await bare.code("PUT", APP + "/commands", many) == 50035
    assert await bare.code("PUT", APP + "/commands", [many[0], many[0]]) == 50035
    menus = [{"name": f"Menu {number}", "type": 3} for number in range(16)]
    assert await bare.code("PUT", APP + "/commands", menus) == 50035
    assert await bare.code("PUT", APP + "/commands", menus[1:]) == 0


async def test_a_servers_commands_are_apart_from_global_ones(bare: Bare) -> None:
    guild = bare.sandbox.world.guild["id"]
    path = f"{APP}/guilds/{guild}/commands"
    assert await bare.code("PUT", path, [{"name": "local", "description": "d"}]) == 0
    assert [command["name"] for command in (await bare("GET", path))[1]] == ["local"]
    assert (await bare("GET", APP + "/commands"))[1] == []
