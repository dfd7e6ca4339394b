"""Commands: synced from a real tree, sent by people, checked as Discord's client and API check them."""

import base64
from typing import Any

import pytest

from bot.sandbox import Refused, Sandbox, commands
from tests.support.client import Bare, Client, not_let, picture, say

APP = "/applications/100000000000000001"
PIXEL = "data:image/png;base64," + base64.b64encode(picture((1, 1))).decode()
FORM = 50035


async def test_the_tree_of_discord_py_is_synced_and_synced_again_keeps_its_ids(
    sandbox: Sandbox, client: Client
) -> None:
    known = sandbox.world.commands
    by_name = {command["name"]: command for command in known}
    assert set(by_name) == {"match", "play", "here"}
    new = by_name["match"]["options"][0]
    assert [option["name"] for option in new["options"]] == ["game", "seats", "host"]
    before = [int(command["id"]) for command in known]
    assert [command.id for command in await client.tree.fetch_commands()] == before
    await client.tree.sync()
    assert [int(command["id"]) for command in sandbox.world.commands] == before


async def test_the_client_sends_no_wrong_command(sandbox: Sandbox, client: Client) -> None:
    wrong: list[tuple[str, dict[str, Any]]] = [
        ("match new", {}),
        ("match new", {"game": "chess"}),
        ("match new", {"game": "qin", "seats": 6}),
        ("match new", {"game": "qin", "seats": "many"}),
        ("match new", {"game": "qin", "colour": "red"}),
        ("match", {}),
        ("match old", {}),
        ("nothing", {}),
    ]
    for name, options in wrong:
        await not_let(sandbox.person("Mei").slash(name, "imperial-games", **options))


async def test_what_has_no_autocomplete_offers_nothing(sandbox: Sandbox, client: Client) -> None:
    await not_let(sandbox.person("Mei").autocomplete("match new", "game", "q", "imperial-games"))


async def test_commands_for_the_server_or_for_moderators_are_hidden_elsewhere(
    sandbox: Sandbox, client: Client
) -> None:
    client.does["here"] = say("here")
    assert (await sandbox.person("Mei").slash("here", "imperial-games")).text == "here"  # she owns the server
    for person, place in (("Mei", "dm"), ("Jonas", "imperial-games")):
        await not_let(sandbox.person(person).slash("here", place))


def command(name: str = "x", *options: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"name": name, "description": "d"} | ({"options": [*options]} if options else {}) | more


def option(name: str = "a", *choices: dict[str, str], **more: Any) -> dict[str, Any]:
    listed = {"choices": [*choices]} if choices else {}
    return {"type": 3, "name": name, "description": "d"} | listed | more


def group(*options: dict[str, Any]) -> dict[str, Any]:
    return {"type": 2, "name": "g", "description": "d", "options": [*options]}


def choice(name: str = "a", value: str = "a") -> dict[str, str]:
    return {"name": name, "value": value}


MANY = [choice(f"{n}{m}" + "n" * 97, "v" * 97) for n, m in zip("01" * 10, "0123456789" * 2, strict=True)]


@pytest.mark.parametrize(
    "wrong",
    [
        command("Upper"),
        command("two words"),
        command("x" * 33),
        command(description=""),
        command(description="d" * 101),
        command(name_localizations={"de": "Zwei Worte"}),
        command(description_localizations={"de": "d" * 101}),
        command("x", option("a", choice("n" * 101))),
        command("x", option("a", choice("n", "v" * 101))),
        command("x", group(group(group()))),
        command("x", option("a"), option("a")),
        command("x", *[option(f"o{n}") for n in range(26)]),
        command("x", option("a"), option("b", required=True)),
        command("x", option("a", *[choice()] * 2)),
        command("x", option("a", choice(), autocomplete=True)),
        command("x", *[option(f"o{n}", *MANY) for n in range(3)]),  # 8000 characters in all
    ],
)
@pytest.mark.asyncio(loop_scope="session")
async def test_wrong_commands_are_refused(shared: Bare, wrong: dict[str, Any]) -> None:
    assert await shared.code("PUT", APP + "/commands", [wrong]) == FORM
    assert shared.sandbox.world.commands == []


async def test_unknown_applications_and_people(bare: Bare) -> None:
    member = f"/guilds/{bare.sandbox.world.guild['id']}/members/1"
    for method, path, body, code in (
        ("PUT", "/applications/1/commands", [command()], 10002),
        ("PUT", APP + "/commands", command(), 50109),
        ("GET", member, None, 10007),
        ("POST", "/users/@me/channels", {"recipient_id": "1"}, 50033),
    ):
        assert await bare.code(method, path, body) == code, path


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
@pytest.mark.asyncio(loop_scope="session")
async def test_wrong_emojis(shared: Bare, emoji: dict[str, str]) -> None:
    assert await shared.code("POST", APP + "/emojis", emoji) == FORM
    assert shared.sandbox.world.emojis == {}


async def test_an_emojis_name_is_taken_once(bare: Bare) -> None:
    emoji = {"name": "seat_a", "image": PIXEL}
    assert [await bare.code("POST", APP + "/emojis", emoji) for _ in range(2)] == [0, FORM]


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


async def test_at_most_100_commands_each_with_its_own_name(bare: Bare) -> None:
    many = [command(f"c{number}") for number in range(101)]
    menus = [{"name": f"Menu {number}", "type": 3} for number in range(16)]
    for listed, code in ((many, FORM), ([many[0]] * 2, FORM), (menus, FORM), (menus[1:], 0)):
        assert await bare.code("PUT", APP + "/commands", listed) == code
