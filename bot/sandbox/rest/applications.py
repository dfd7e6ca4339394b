"""The application: itself, its commands and its emojis."""

import base64
import binascii
import re
from datetime import timedelta

from .. import commands
from ..errors import Form, error
from ..records import File
from ..shapes import Json
from ..world import APPLICATION
from .routing import NOTHING, Answer, Api, Call, Routes, guild, ok

routes = Routes()
_APP = "/applications/{application_id}"
_GLOBAL = _APP + "/commands"
_LOCAL = _APP + "/guilds/{guild_id}/commands"
_EMOJIS = _APP + "/emojis"
DAILY_COMMANDS = 200
EMOJI_BYTES = 256 * 1024


def _own(call: Call) -> None:
    if call.params["application_id"] != APPLICATION:
        raise error(10002)


def _scope(api: Api, call: Call) -> str | None:
    """The server of a request on commands, None for global ones."""
    _own(call)
    if "guild_id" not in call.params:
        return None
    return str(guild(api, call.params["guild_id"])["id"])


@routes.on("GET", "/oauth2/applications/@me")
@routes.on("GET", "/applications/@me")
def me(api: Api, call: Call) -> Answer:
    """The application."""
    return ok(api.world.application)


# commands -----------------------------------------------------------------------------------------


def _made(api: Api, scope: str | None, body: Json, old: Json | None) -> Json:
    """A command as the API answers it; it keeps the id of the one with the same name that it replaces."""
    world = api.world
    command: Json = {
        "type": 1,
        "name_localizations": None,
        "description": "",
        "description_localizations": None,
        "default_member_permissions": None,
        "dm_permission": True,
        "contexts": None,
        "integration_types": [0],
        "nsfw": False,
    }
    command |= {key: value for key, value in body.items() if value is not None}
    if command["default_member_permissions"] is not None:
        command["default_member_permissions"] = str(command["default_member_permissions"])
    command |= {"id": old["id"] if old else world.ids.new(), "application_id": APPLICATION}
    command["version"] = world.ids.new()
    if scope is not None:
        command["guild_id"] = scope
    return command


def _count_created(api: Api, number: int) -> None:
    now = api.world.clock.now()
    recent = [when for when in api.created_commands if now - when < timedelta(days=1)]
    if len(recent) + number > DAILY_COMMANDS:
        raise error(30034)
    api.created_commands[:] = recent + [now] * number


def _set(api: Api, scope: str | None, bodies: list[Json]) -> list[Json]:
    commands.check(bodies)
    old = {(entry["type"], entry["name"]): entry for entry in api.world.commands.get(scope, [])}
    keys = [(body.get("type", 1), body["name"]) for body in bodies]
    _count_created(api, sum(key not in old for key in keys))
    made = [_made(api, scope, body, old.get(key)) for key, body in zip(keys, bodies, strict=True)]
    api.world.commands[scope] = made
    _tell(api)
    return made


def _tell(api: Api) -> None:
    everything = [command for scope in api.world.commands.values() for command in scope]
    api.world.emit("COMMANDS", {"commands": everything}, to_bot=False)


@routes.on("GET", _GLOBAL)
@routes.on("GET", _LOCAL)
def synced(api: Api, call: Call) -> Answer:
    """All commands, global or of the server."""
    return ok(api.world.commands.get(_scope(api, call), []))


@routes.on("PUT", _GLOBAL)
@routes.on("PUT", _LOCAL)
def sync(api: Api, call: Call) -> Answer:
    """Replace all commands, global or of the server."""
    if not isinstance(call.body, list):
        raise error(50109)
    return ok(_set(api, _scope(api, call), call.body))


@routes.on("POST", _GLOBAL)
@routes.on("POST", _LOCAL)
def create(api: Api, call: Call) -> Answer:
    """Add one command, or replace the one of its name."""
    scope, body = _scope(api, call), call.json()
    others = [entry for entry in api.world.commands.get(scope, []) if entry["name"] != body.get("name")]
    known = len(others) < len(api.world.commands.get(scope, []))
    commands.check([body])
    old = [entry for entry in api.world.commands.get(scope, []) if entry not in others]
    _count_created(api, 0 if known else 1)
    made = _made(api, scope, body, old[0] if old else None)
    api.world.commands[scope] = [*others, made]
    _tell(api)
    return Answer(200 if known else 201, made)


@routes.on("GET", _GLOBAL + "/{command_id}")
@routes.on("GET", _LOCAL + "/{command_id}")
def fetch(api: Api, call: Call) -> Answer:
    """One command."""
    return ok(_command(api, call))


def _command(api: Api, call: Call) -> Json:
    for entry in api.world.commands.get(_scope(api, call), []):
        if entry["id"] == call.params["command_id"]:
            return entry
    raise error(10063)


@routes.on("DELETE", _GLOBAL + "/{command_id}")
@routes.on("DELETE", _LOCAL + "/{command_id}")
def delete(api: Api, call: Call) -> Answer:
    """Remove one command."""
    api.world.commands[_scope(api, call)].remove(_command(api, call))
    _tell(api)
    return NOTHING


# emojis -------------------------------------------------------------------------------------------


@routes.on("GET", _EMOJIS)
def emojis(api: Api, call: Call) -> Answer:
    """All emojis of the application."""
    _own(call)
    return ok({"items": list(api.world.emojis.values())})


@routes.on("POST", _EMOJIS)
def create_emoji(api: Api, call: Call) -> Answer:
    """Upload an emoji: a name, and a picture of at most 256 KiB as a data link."""
    _own(call)
    world, body = api.world, call.json()
    form = Form()
    name = form.text(("name",), body.get("name"), 2, 32)
    if not re.fullmatch(r"\w*", name, re.ASCII):
        form.wrong(("name",), "STRING_TYPE_REGEX", "String value did not match validation regex.")
    if any(emoji["name"] == name for emoji in world.emojis.values()):
        form.wrong(
            ("name",), "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "An emoji with that name already exists"
        )
    kind, picture = _picture(form, str(body.get("image") or ""))
    form.close()
    emoji: Json = {
        "id": world.ids.new(),
        "name": name,
        "roles": [],
        "user": world.bot,
        "require_colons": True,
        "managed": False,
        "animated": kind == "image/gif",
        "available": True,
    }
    world.emojis[emoji["id"]] = emoji
    world.files[emoji["id"]] = File(f"{emoji['id']}.png", kind, picture)
    world.emit("EMOJIS", {"emojis": list(world.emojis.values())}, to_bot=False)
    return Answer(201, emoji)


def _picture(form: Form, link: str) -> tuple[str, bytes]:
    """Kind and bytes of a picture in a data link."""
    found = re.fullmatch(r"data:(image/(?:png|jpeg|gif|webp));base64,(.+)", link, re.DOTALL)
    try:
        picture = base64.b64decode(found[2], validate=True) if found else b""
    except binascii.Error:
        picture = b""
    if not picture:
        form.wrong(("image",), "IMAGE_INVALID", "Invalid image data")
    elif len(picture) > EMOJI_BYTES:
        form.wrong(("image",), "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
    return (found[1] if found else ""), picture


def _emoji(api: Api, call: Call) -> Json:
    _own(call)
    emoji: Json | None = api.world.emojis.get(call.params["emoji_id"])
    if emoji is None:
        raise error(10014)
    return emoji


@routes.on("GET", _EMOJIS + "/{emoji_id}")
def fetch_emoji(api: Api, call: Call) -> Answer:
    """One emoji."""
    return ok(_emoji(api, call))


@routes.on("DELETE", _EMOJIS + "/{emoji_id}")
def delete_emoji(api: Api, call: Call) -> Answer:
    """Remove an emoji."""
    emoji = _emoji(api, call)
    del api.world.emojis[emoji["id"]]
    api.world.emit("EMOJIS", {"emojis": list(api.world.emojis.values())}, to_bot=False)
    return NOTHING
