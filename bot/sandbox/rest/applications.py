"""The application: itself, its commands and its emojis."""

import base64
import binascii
import re

from .. import commands
from ..errors import Form, error
from ..records import File
from ..shapes import Json
from ..world import APPLICATION
from .routing import Answer, Api, Call, Routes, ok

routes = Routes()
_APP = "/applications/{application_id}"
_GLOBAL = _APP + "/commands"
_EMOJIS = _APP + "/emojis"
EMOJI_BYTES = 256 * 1024


def _own(call: Call) -> None:
    if call.params["application_id"] != APPLICATION:
        raise error(10002)


@routes.on("GET", "/oauth2/applications/@me")
@routes.on("GET", "/applications/@me")
def me(api: Api, call: Call) -> Answer:
    """The application."""
    return ok(api.world.application)


@routes.on("GET", "/gateway/bot")
def gateway(api: Api, call: Call) -> Answer:
    """Where the gateway is, and how many shards are recommended."""
    left = {"total": 1000, "remaining": 1000, "reset_after": 14400000, "max_concurrency": 16}
    url = api.world.url.replace("http", "ws", 1) + "/gateway"
    return ok({"url": url, "shards": api.gateway.shards, "session_start_limit": left})


# commands -----------------------------------------------------------------------------------------


def _made(api: Api, body: Json, old: Json | None) -> Json:
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
    return command


@routes.on("GET", _GLOBAL)
def synced(api: Api, call: Call) -> Answer:
    """All commands."""
    _own(call)
    return ok(api.world.commands)


@routes.on("PUT", _GLOBAL)
def sync(api: Api, call: Call) -> Answer:
    """Replace all commands."""
    _own(call)
    if not isinstance(call.body, list):
        raise error(50109)
    commands.check(call.body)
    world = api.world
    old = {(entry["type"], entry["name"]): entry for entry in world.commands}
    world.commands = [_made(api, body, old.get((body.get("type", 1), body["name"]))) for body in call.body]
    world.emit("COMMANDS", {"commands": world.commands}, to_bot=False)
    return ok(world.commands)


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
