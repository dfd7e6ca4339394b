"""Channels and threads."""

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
def rename(api: Api, call: Call) -> Answer:
    """Call a thread of the bot otherwise; Discord writes so there."""
    thread, body, world = _thread(api, call), call.json(), api.world
    form = Form()
    name = form.text(("name",), body.get("name"), 1, 100)
    form.close()
    awake(thread)
    if thread["owner_id"] != APPLICATION:
        raise error(50013)
    if name != thread["name"]:
        thread["name"] = name
        world.system(thread["id"], 4, world.bot, name)
        world.emit("THREAD_UPDATE", thread, thread["id"])
    return ok(answered(world, thread))


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
    own = [api.world.thread_members.get(thread["id"], {}).get(APPLICATION) for thread in seen]
    newest = sorted(seen, key=lambda thread: int(thread["id"]), reverse=True)
    return ok({"threads": newest, "members": [entry for entry in own if entry], "has_more": False})
