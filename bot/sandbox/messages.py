"""Writing and editing messages as the API does it: checks, files, components, mentions."""

import re
from collections.abc import Collection
from datetime import timedelta

from . import attachments, components
from .attachments import Upload
from .enforce import MessageForm
from .errors import Path, error
from .records import Message
from .shapes import Flag, Json
from .snowflakes import moment, stamp
from .world import World

LATE_EDITS = 5
"""So many edits an hour of a message older than an hour; Discord's true number is not published."""
_MENTION = re.compile(r"<@!?(\d+)>")
_ROLE = re.compile(r"<@&(\d+)>")
_SETTABLE = Flag.SUPPRESS_EMBEDS | Flag.SUPPRESS_NOTIFICATIONS | Flag.COMPONENTS_V2


def create(
    world: World,
    channel: str,
    author: Json,
    body: Json,
    uploads: list[Upload],
    *,
    only: str | None = None,
    prefix: Path = (),
    more: Json | None = None,
) -> Message:
    """A new message, checked and posted.

    `only` makes it ephemeral, `more` are further keys, `prefix` is where the body stands in the request.
    """
    data = world.blank(world.ids.new(), channel, author) | (more or {})
    data["flags"] = (body.get("flags") or 0) & _SETTABLE | (Flag.EPHEMERAL if only else 0)
    message = Message(data, only)
    _write(world, message, body, uploads, prefix)
    return world.post(message)


def edit(world: World, message: Message, body: Json, uploads: list[Upload], prefix: Path = ()) -> None:
    """Change what the body names of a message, and tell everyone."""
    flags = message.data["flags"]
    chosen = body.get("flags") or 0
    loading = message.has(Flag.LOADING)
    old = dict(message.data)
    message.data["flags"] = (flags | chosen & (Flag.COMPONENTS_V2 | Flag.SUPPRESS_EMBEDS)) & ~Flag.LOADING
    try:
        _write(world, message, body, uploads, prefix)
    except Exception:
        message.data.clear()
        message.data.update(old)
        raise
    if not loading:
        message.data["edited_timestamp"] = stamp(world.clock.now())
    world.changed(message)


def late(world: World, message: Message) -> None:
    """Count an edit of a message older than an hour; 30046 when there were too many."""
    now, hour = world.clock.now(), timedelta(hours=1)
    if now - moment(message.id) < hour:
        return
    edits = message.late_edits
    while edits and now - edits[0] >= hour:
        edits.popleft()
    if len(edits) >= LATE_EDITS:
        raise error(30046)
    edits.append(now)


def _write(world: World, message: Message, body: Json, uploads: list[Upload], prefix: Path) -> None:
    """Check the body against the message as it is, then put it in; nothing changes if it is refused."""
    form = MessageForm((), world.emojis.__contains__)
    files = attachments.kept(form, (*prefix, "attachments"), body, uploads, message.files)
    form.files = {attachments.name_of(file) for file in files}
    form.check(body, message.has(Flag.COMPONENTS_V2), prefix)
    form.close()
    data = message.data
    content = (body["content"] or "") if "content" in body else data["content"]
    shown = body["components"] if "components" in body else data["components"]
    if not content and not shown and not files:
        raise error(50006)

    alt = attachments.described(body)
    stored = [
        attachments.store(world, message.channel, file, alt.get(file.number))
        if isinstance(file, Upload)
        else file
        for file in files
    ]
    message.files = {file["id"]: file for file in stored}
    data["content"] = content
    if "components" in body:
        data["components"] = components.present(
            body["components"] or [], lambda link: attachments.media(world, link, stored)
        )
    used = _shown_files(data)
    data["attachments"] = [file for file in stored if file["id"] not in used]
    if "content" in body or "components" in body:
        data["mentions"] = _mentions(world, data, body.get("allowed_mentions"))
        data["mention_roles"] = _mentioned_roles(world, data, body.get("allowed_mentions"))
    data["tts"] = bool(body.get("tts")) or data["tts"]


def _shown_files(data: Json) -> Collection[str]:
    """The attachments that a component shows: Discord does not list them again."""
    media = [item for part in components.walk(data["components"]) for item in components.media_of(part)]
    return {item["attachment_id"] for item in media if item.get("attachment_id")}


def _mentions(world: World, data: Json, allowed: Json | None) -> list[Json]:
    """Who is pinged: named in the text, and not forbidden by `allowed_mentions`."""
    text = "\n".join([data["content"], *components.texts(data["components"])])
    named = dict.fromkeys(_MENTION.findall(text))
    if allowed is not None and "users" not in (allowed.get("parse") or ()):
        permitted = {str(user) for user in allowed.get("users") or ()}
        named = {user: None for user in named if user in permitted}
    return [world.people[user] for user in named if user in world.people]


def _mentioned_roles(world: World, data: Json, allowed: Json | None) -> list[str]:
    """Which roles are pinged: named in the text, open to be mentioned, and not forbidden."""
    text = "\n".join([data["content"], *components.texts(data["components"])])
    permitted = None
    if allowed is not None and "roles" not in (allowed.get("parse") or ()):
        permitted = {str(role) for role in allowed.get("roles") or ()}
    open_to_all = {role["id"] for role in world.guild["roles"] if role["mentionable"]}
    return [
        role
        for role in dict.fromkeys(_ROLE.findall(text))
        if role in open_to_all and (permitted is None or role in permitted)
    ]


def post_as(world: World, person: str, channel: str, text: str) -> Message:
    """What a person writes in a channel."""
    return create(world, channel, world.people[person], {"content": text}, [])
