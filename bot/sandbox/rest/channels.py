"""Channels and threads."""

from datetime import datetime

from .. import shapes
from ..errors import Form, error
from ..permissions import Permission
from ..shapes import Json
from ..world import APPLICATION, World
from .messages import awake, public
from .routing import NOTHING, Answer, Api, Call, Routes, entered, guild, ok

routes = Routes()
ACTIVE_THREADS = 1000
ARCHIVE_MINUTES = (60, 1440, 4320, 10080)
_CHANNEL = "/channels/{channel_id}"
_MEMBERS = _CHANNEL + "/thread-members"


def answered(world: World, channel: Json) -> Json:
    """A channel as the API answers it: a thread with the bot's own membership."""
    own = world.thread_members.get(channel["id"], {}).get(APPLICATION)
    return channel | {"member": own} if own else channel


@routes.on("GET", _CHANNEL)
def fetch(api: Api, call: Call) -> Answer:
    """A channel, thread or DM."""
    return ok(answered(api.world, entered(api, call.params["channel_id"])))


@routes.on("PATCH", _CHANNEL)
def change(api: Api, call: Call) -> Answer:
    """Change a thread (name, archived, locked, time to archiving, slow mode) or a channel (name, topic)."""
    channel, body = entered(api, call.params["channel_id"]), call.json()
    form = Form()
    if body.get("name") is not None:
        form.text(("name",), body["name"], 1, 100)
    if body.get("auto_archive_duration") is not None and body["auto_archive_duration"] not in ARCHIVE_MINUTES:
        form.wrong(
            ("auto_archive_duration",), "BASE_TYPE_CHOICES", f"Value must be one of {ARCHIVE_MINUTES}."
        )
    form.close()
    if channel["type"] not in shapes.THREADS:
        entered(api, channel["id"], Permission.MANAGE_CHANNELS)
        channel |= {key: body[key] for key in ("name", "topic") if key in body}
        api.world.emit("CHANNEL_UPDATE", channel, channel["id"])
        return ok(channel)
    _change_thread(api, channel, body)
    return ok(answered(api.world, channel))


def _change_thread(api: Api, thread: Json, body: Json) -> None:
    world, state = api.world, thread["thread_metadata"]
    held = world.may(APPLICATION, thread)
    moderator = Permission.MANAGE_THREADS in held
    waking = body.get("archived") is False
    if state["archived"] and not waking and set(body) - {"archived", "locked"}:
        raise error(50083)
    if waking and state["archived"]:
        if not moderator and (state["locked"] or Permission.SEND_MESSAGES_IN_THREADS not in held):
            raise error(50013)
    elif not moderator and thread["owner_id"] != APPLICATION:
        raise error(50013)
    if ({"locked", "rate_limit_per_user"} & {key for key in body if body[key] is not None}) and not moderator:
        raise error(50013)
    renamed = body.get("name") not in (None, thread["name"])
    if body.get("name") is not None:
        thread["name"] = body["name"]
    if body.get("rate_limit_per_user") is not None:
        thread["rate_limit_per_user"] = body["rate_limit_per_user"]
    if body.get("auto_archive_duration") is not None:
        state["auto_archive_duration"] = body["auto_archive_duration"]
    archived = state["archived"] if body.get("archived") is None else body["archived"]
    if renamed:
        world.system(thread["id"], 4, world.bot, thread["name"])
    world.archive(thread["id"], archived=archived, locked=body.get("locked"))


@routes.on("DELETE", _CHANNEL)
def delete(api: Api, call: Call) -> Answer:
    """Delete a channel or thread; for a DM this only closes it."""
    channel = entered(api, call.params["channel_id"])
    if channel["type"] == shapes.DM:
        return ok(channel)
    entered(
        api,
        channel["id"],
        Permission.MANAGE_THREADS if channel["type"] in shapes.THREADS else Permission.MANAGE_CHANNELS,
    )
    return ok(api.world.delete_channel(channel["id"]))


# starting threads ---------------------------------------------------------------------------------


def _start(api: Api, call: Call) -> tuple[Json, str, int]:
    """The channel, name and minutes of a thread to be started."""
    channel, body = entered(api, call.params["channel_id"]), call.json()
    if channel["type"] != shapes.TEXT:
        raise error(50024)
    form = Form()
    form.text(("name",), body.get("name"), 1, 100)
    minutes = body.get("auto_archive_duration") or 4320
    if minutes not in ARCHIVE_MINUTES:
        form.wrong(
            ("auto_archive_duration",), "BASE_TYPE_CHOICES", f"Value must be one of {ARCHIVE_MINUTES}."
        )
    form.close()
    if sum(not entry["thread_metadata"]["archived"] for entry in api.world.threads()) >= ACTIVE_THREADS:
        raise error(160006)
    return channel, body["name"], minutes


@routes.on("POST", _CHANNEL + "/messages/{message_id}/threads")
def start_from_message(api: Api, call: Call) -> Answer:
    """Start a thread on a message; 160004 if it has one."""
    channel, name, minutes = _start(api, call)
    entered(api, channel["id"], Permission.CREATE_PUBLIC_THREADS)
    message = public(api, channel["id"], call.params["message_id"])
    if message.id in api.world.channels:
        raise error(160004)
    thread = api.world.open_thread(channel, name, APPLICATION, minutes, message)
    return Answer(201, answered(api.world, thread))


@routes.on("POST", _CHANNEL + "/threads")
def start(api: Api, call: Call) -> Answer:
    """Start a thread without a message; private unless a type is given, as on Discord."""
    channel, name, minutes = _start(api, call)
    kind = call.json().get("type") or shapes.PRIVATE_THREAD
    private = kind == shapes.PRIVATE_THREAD
    entered(
        api, channel["id"], Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS
    )
    thread = api.world.open_thread(channel, name, APPLICATION, minutes, kind=kind)
    return Answer(201, answered(api.world, thread))


# members ------------------------------------------------------------------------------------------


def _thread(api: Api, call: Call) -> Json:
    channel = entered(api, call.params["channel_id"])
    if channel["type"] not in shapes.THREADS:
        raise error(50024)
    return channel


@routes.on("GET", _MEMBERS)
def members(api: Api, call: Call) -> Answer:
    """Everybody in a thread."""
    return ok(list(api.world.thread_members[_thread(api, call)["id"]].values()))


@routes.on("GET", _MEMBERS + "/{user_id}")
def member(api: Api, call: Call) -> Answer:
    """One member of a thread; 10007 for somebody who is none."""
    found = api.world.thread_members[_thread(api, call)["id"]].get(call.params["user_id"])
    if found is None:
        raise error(10007)
    return ok(found)


@routes.on("PUT", _MEMBERS + "/@me")
def join(api: Api, call: Call) -> Answer:
    """The bot joins a thread."""
    thread = _thread(api, call)
    awake(thread)
    api.world.join(thread["id"], APPLICATION)
    return NOTHING


@routes.on("DELETE", _MEMBERS + "/@me")
def leave(api: Api, call: Call) -> Answer:
    """The bot leaves a thread."""
    thread = _thread(api, call)
    awake(thread)
    api.world.leave(thread["id"], APPLICATION)
    return NOTHING


@routes.on("PUT", _MEMBERS + "/{user_id}")
def add(api: Api, call: Call) -> Answer:
    """Bring somebody into a thread; Discord writes so there."""
    thread, user_id = _thread(api, call), call.params["user_id"]
    awake(thread)
    if user_id not in api.world.members:
        raise error(10007)
    if Permission.SEND_MESSAGES_IN_THREADS not in api.world.may(APPLICATION, thread):
        raise error(50013)
    if user_id not in api.world.thread_members[thread["id"]]:
        api.world.join(thread["id"], user_id)
        api.world.system(thread["id"], 1, api.world.bot, mentions=[api.world.members[user_id]["user"]])
    return NOTHING


@routes.on("DELETE", _MEMBERS + "/{user_id}")
def remove(api: Api, call: Call) -> Answer:
    """Put somebody out of a thread."""
    thread = _thread(api, call)
    awake(thread)
    if Permission.MANAGE_THREADS not in api.world.may(APPLICATION, thread):
        raise error(50013)
    api.world.leave(thread["id"], call.params["user_id"])
    return NOTHING


# lists --------------------------------------------------------------------------------------------


def _listed(api: Api, threads: list[Json], **more: bool) -> Answer:
    own = [api.world.thread_members.get(thread["id"], {}).get(APPLICATION) for thread in threads]
    return ok({"threads": threads, "members": [entry for entry in own if entry], **more})


@routes.on("GET", "/guilds/{guild_id}/threads/active")
def active(api: Api, call: Call) -> Answer:
    """All threads of the server that are not archived."""
    guild(api, call.params["guild_id"])
    seen = [
        thread
        for thread in api.world.threads()
        if not thread["thread_metadata"]["archived"]
        and Permission.VIEW_CHANNEL in api.world.may(APPLICATION, thread)
    ]
    return _listed(api, sorted(seen, key=lambda thread: int(thread["id"]), reverse=True), has_more=False)


@routes.on("GET", _CHANNEL + "/threads/archived/public")
def archived(api: Api, call: Call) -> Answer:
    """The archived threads of a channel, last archived first."""
    channel = entered(api, call.params["channel_id"], Permission.READ_MESSAGE_HISTORY)
    before, limit = call.query.get("before"), call.number("limit", 50)
    found = [
        thread
        for thread in api.world.threads(channel["id"])
        if thread["thread_metadata"]["archived"] and thread["type"] != shapes.PRIVATE_THREAD
    ]
    found.sort(key=lambda thread: str(thread["thread_metadata"]["archive_timestamp"]), reverse=True)
    if before:
        until = datetime.fromisoformat(before)
        found = [
            thread
            for thread in found
            if datetime.fromisoformat(thread["thread_metadata"]["archive_timestamp"]) < until
        ]
    return _listed(api, found[:limit], has_more=len(found) > limit)
