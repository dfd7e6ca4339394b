"""Messages of a channel: history, sending, editing."""

from datetime import timedelta

from .. import messages, shapes
from ..errors import error
from ..permissions import Permission
from ..records import Message
from ..shapes import Json
from ..snowflakes import moment
from ..world import APPLICATION
from .routing import Answer, Api, Call, Routes, entered, ok

routes = Routes()
NONCE_LIFE = timedelta(minutes=5)
_MESSAGES = "/channels/{channel_id}/messages"
_MESSAGE = _MESSAGES + "/{message_id}"
_CONTENT_INTENT = 1 << 15


def shown(api: Api, message: Message) -> Json:
    """A message as the bot may read it: without the intent, other people's contents are empty."""
    data = message.data
    foreign = data["author"]["id"] != APPLICATION and api.world.channels[message.channel]["type"] != shapes.DM
    named = any(user["id"] == APPLICATION for user in data["mentions"])
    if foreign and not named and not api.gateway.allowed_privileged & _CONTENT_INTENT:
        return data | {"content": "", "embeds": [], "attachments": [], "components": []}
    return data


def public(api: Api, channel_id: str, message_id: str) -> Message:
    """A message that channel routes know: ephemeral ones are not there."""
    message = api.world.message(channel_id, message_id)
    if message.only is not None:
        raise error(10008)
    return message


def awake(channel: Json) -> None:
    """50083 for an archived thread."""
    if channel["type"] in shapes.THREADS and channel["thread_metadata"]["archived"]:
        raise error(50083)


@routes.on("GET", _MESSAGES)
def history(api: Api, call: Call) -> Answer:
    """The messages of a channel, newest first; none without the permission to read history."""
    channel = entered(api, call.params["channel_id"])
    limit = call.number("limit", 50)
    if Permission.READ_MESSAGE_HISTORY not in api.world.may(APPLICATION, channel):
        return ok([])
    everything = [entry for entry in api.world.messages[channel["id"]].values() if entry.only is None]
    if "after" in call.query:
        chosen = [entry for entry in everything if int(entry.id) > call.number("after", 0)][:limit]
    else:
        chosen = everything[-limit:]
    renewed = [api.world.message(channel["id"], entry.id) for entry in reversed(chosen)]
    return ok([shown(api, entry) for entry in renewed])


@routes.on("GET", _MESSAGE)
def one(api: Api, call: Call) -> Answer:
    """That message; 10008 if it is not there any more."""
    channel = entered(api, call.params["channel_id"], Permission.READ_MESSAGE_HISTORY)
    return ok(shown(api, public(api, channel["id"], call.params["message_id"])))


@routes.on("POST", _MESSAGES)
def send(api: Api, call: Call) -> Answer:
    """A new message; with `enforce_nonce` the one that carried this nonce in the last minutes, if any."""
    world, body = api.world, call.json()
    channel = entered(api, call.params["channel_id"])
    _may_send(api, channel, body, bool(call.uploads))
    nonce = body.get("nonce")
    key = (channel["id"], str(nonce))
    if nonce is not None and body.get("enforce_nonce"):
        known = api.nonces.get(key)
        if known is not None and world.clock.now() - moment(known["id"]) < NONCE_LIFE:
            return ok(known)
    more = {} if nonce is None else {"nonce": nonce}
    message = messages.create(world, channel["id"], world.bot, body, call.uploads, more=more)
    answer = dict(message.data)
    # The nonce is told to those who listen and to the sender, but it is not stored.
    if message.data.pop("nonce", None) is not None:
        api.nonces[key] = answer
    return ok(answer)


def _may_send(api: Api, channel: Json, body: Json, files: bool) -> None:
    held = api.world.may(APPLICATION, channel)
    if channel["type"] == shapes.DM:
        if channel["recipients"][0]["id"] not in api.world.members:
            raise error(50278)
        if channel["recipients"][0]["id"] in api.world.dms_closed:
            raise error(50007)
        return
    thread = channel["type"] in shapes.THREADS
    if (Permission.SEND_MESSAGES_IN_THREADS if thread else Permission.SEND_MESSAGES) not in held:
        raise error(50013)
    if files and Permission.ATTACH_FILES not in held:
        raise error(50013)
    if thread and channel["thread_metadata"]["locked"] and Permission.MANAGE_THREADS not in held:
        raise error(160005)


@routes.on("PATCH", _MESSAGE)
def edit(api: Api, call: Call) -> Answer:
    """Change one of the bot's own messages."""
    channel = entered(api, call.params["channel_id"])
    message = public(api, channel["id"], call.params["message_id"])
    if message.data["author"]["id"] != APPLICATION:
        raise error(50005)
    if message.data["type"] not in (0, 19, 20, 23):
        raise error(50021)
    awake(channel)
    messages.late(api.world, message)
    messages.edit(api.world, message, call.json(), call.uploads)
    return ok(message.data)
