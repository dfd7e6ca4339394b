"""The state of the stand-in: one server with people, channels, threads and messages, in Discord's own shapes.

Everything that changes goes through a method of `World`, which tells the listeners: the gateway (what the bot
hears), the page and the driver (what a person sees).
"""

from collections.abc import Callable, Iterable
from datetime import datetime, timedelta
from typing import Any

from bot.clock import Clock

from . import components, links, permissions, shapes
from .errors import error
from .permissions import Permission
from .records import Event, File, Message
from .shapes import THREADS, Flag, Json
from .snowflakes import Snowflakes, moment, stamp

PEOPLE = ("Mei", "Jonas", "Aiko", "Rafi", "Lena")
APPLICATION = "100000000000000001"
GUILD = "1300000000000000001"
BOT_ROLE = "1300000000000000002"
FIRST_PERSON = 1400000000000000001
FIRST_CHANNEL = 1450000000000000001
FOUNDED = datetime.fromisoformat("2026-01-01T00:00:00+00:00")
_AS_CHANNEL = {f"THREAD_{what}": f"CHANNEL_{what}" for what in ("CREATE", "UPDATE", "DELETE")}


class World:
    """A server and everybody in it; more servers, with the same people, where a test needs them."""

    def __init__(self, clock: Clock, people: Iterable[str] = PEOPLE) -> None:
        self.clock = clock
        self.ids = Snowflakes(clock)
        self.url = ""
        """Where the stand-in listens, for links to files."""
        self.bot = shapes.user(APPLICATION, "Mandate", bot=True)
        self.people: dict[str, Json] = {}
        self.locales: dict[str, str] = {}
        self.dms_closed: set[str] = set()
        self.members: dict[str, Json] = {APPLICATION: shapes.member(self.bot, [BOT_ROLE], FOUNDED)}
        self.channels: dict[str, Json] = {}
        self.messages: dict[str, dict[str, Message]] = {}
        self.thread_members: dict[str, dict[str, Json]] = {}
        self.commands: list[Json] = []
        self.emojis: dict[str, Json] = {}
        self.files: dict[str, File] = {}
        self._listeners: list[Callable[[Event], None]] = []
        for name in people:
            self.add_person(name)
        owner = next(iter(self.people.values()))
        self.guild = shapes.guild(GUILD, "Palace of Games", owner["id"], APPLICATION, BOT_ROLE)
        self.guilds = {GUILD: self.guild}
        self.application = shapes.application(APPLICATION, self.bot, owner)
        self.add_channel("imperial-games")
        self.add_channel("tea-house")
        clock.on_jump(self._jumped)

    # people and channels --------------------------------------------------------------------------

    def add_person(self, name: str) -> Json:
        """One more member of the server."""
        person = shapes.user(str(FIRST_PERSON + len(self.people)), name)
        self.people[person["id"]] = person
        self.locales[person["id"]] = "en-US"
        self.members[person["id"]] = shapes.member(person, [], FOUNDED)
        return person

    def add_guild(self, name: str) -> Json:
        """One more server, on the next shard; to be made before the bot connects."""
        number = str(int(GUILD) + (len(self.guilds) << 22))
        owner = self.guild["owner_id"]
        self.guilds[number] = shapes.guild(number, name, owner, APPLICATION, BOT_ROLE)
        return self.guilds[number]

    def remove_bot(self) -> None:
        """Somebody throws the bot out of the first server; what it says there still counts."""
        self.emit("GUILD_DELETE", {"id": GUILD})

    def invite_bot(self) -> None:
        """Somebody lets it in again."""
        self.emit("GUILD_CREATE", {"id": GUILD})

    def add_channel(self, name: str, guild_id: str = GUILD) -> Json:
        """One more text channel."""
        place = sum(channel["type"] == shapes.TEXT for channel in self.channels.values())
        channel = shapes.text_channel(str(FIRST_CHANNEL + place), guild_id, name, place)
        self._open(channel)
        return channel

    def dm(self, person_id: str) -> Json:
        """The channel between the bot and that person, opened if need be; 50033 for nobody."""
        if person_id not in self.people:
            raise error(50033)
        for channel in self.channels.values():
            if channel["type"] == shapes.DM and channel["recipients"][0]["id"] == person_id:
                return channel
        channel = shapes.dm(self.ids.new(), self.people[person_id])
        # Discord no longer tells bots of new DM channels.
        self._open(channel, to_bot=False)
        return channel

    def _open(self, channel: Json, *, to_bot: bool = True) -> None:
        self.channels[channel["id"]] = channel
        self.messages[channel["id"]] = {}
        name = "THREAD_CREATE" if channel["type"] in THREADS else "CHANNEL_CREATE"
        self.emit(name, channel, channel["id"], to_bot=to_bot)

    def channel(self, channel_id: str | int) -> Json:
        """The channel, thread or DM with that id; 10003 if there is none."""
        try:
            return self.channels[str(channel_id)]
        except KeyError:
            raise error(10003) from None

    def delete_channel(self, channel_id: str) -> Json:
        """Remove a channel with its threads, or a thread."""
        channel = self.channel(channel_id)
        for thread in self.threads(channel["id"]):
            self.delete_channel(thread["id"])
        name = "THREAD_DELETE" if channel["type"] in THREADS else "CHANNEL_DELETE"
        # Told first: afterwards nobody can say who saw it.
        self.emit(name, channel, channel["id"])
        del self.channels[channel["id"]]
        del self.messages[channel["id"]]
        self.thread_members.pop(channel["id"], None)
        return channel

    def threads(self, parent_id: str | None = None) -> list[Json]:
        """All threads, or those of one channel."""
        return [
            channel
            for channel in self.channels.values()
            if channel["type"] in THREADS and parent_id in (None, channel["parent_id"])
        ]

    def sees(self, person_id: str, channel: Json) -> bool:
        """Whether that person can open the channel."""
        if channel["type"] == shapes.DM:
            return bool(channel["recipients"][0]["id"] == person_id)
        held = self.may(person_id, channel)
        if channel["type"] == shapes.PRIVATE_THREAD and Permission.MANAGE_THREADS not in held:
            return person_id in self.thread_members.get(channel["id"], {})
        return Permission.VIEW_CHANNEL in held

    # permissions ----------------------------------------------------------------------------------

    def may(self, user_id: str, channel: Json) -> Permission:
        """What a person or the bot may do in a channel; threads follow their channel."""
        if channel["type"] == shapes.DM:
            return permissions.ALL
        if user_id not in self.members:
            return Permission(0)
        guild = self.guilds[channel["guild_id"]]
        if user_id == guild["owner_id"]:
            return permissions.ALL
        if channel["type"] in THREADS:
            channel = self.channels[channel["parent_id"]]
        roles = [guild["id"], *self.members[user_id]["roles"]]
        base = 0
        for role in guild["roles"]:
            if role["id"] in roles:
                base |= int(role["permissions"])
        return permissions.combine(base, channel, roles, user_id)

    def toggle(self, channel_id: str | int, allowed: bool | None, *names: str) -> None:
        """Allow, forbid or (None) leave to the roles what the bot may do there; names are Discord's."""
        channel = self.channel(channel_id)
        permissions.toggle(permissions.overwrite(channel, APPLICATION, 1), permissions.of(names), allowed)
        self.emit("CHANNEL_UPDATE", channel, channel["id"])

    # listeners ------------------------------------------------------------------------------------

    def listen(self, listener: Callable[[Event], None]) -> Callable[[], None]:
        """Hear of everything from now on; call what is returned to stop."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def watch(self, person_id: int | str, push: Callable[[str, Json], None]) -> Callable[[], None]:
        """Hear what that person may see, threads as channels; call what is returned to stop."""
        person = str(person_id)

        def hear(event: Event) -> None:
            if event.only not in (None, person):
                return
            channel = self.channels.get(event.channel or "")
            if channel is None or self.sees(person, channel):
                push(_AS_CHANNEL.get(event.name, event.name), event.data)

        return self.listen(hear)

    def emit(
        self,
        name: str,
        data: Json,
        channel: str | None = None,
        only: str | None = None,
        *,
        to_bot: bool = True,
    ) -> None:
        """Tell all listeners."""
        event = Event(name, data, channel, only, to_bot)
        for listener in tuple(self._listeners):
            listener(event)

    # messages -------------------------------------------------------------------------------------

    def message(self, channel_id: str | int, message_id: str | int) -> Message:
        """A message of a channel, ephemeral or not; 10008 if there is none."""
        self.channel(channel_id)
        try:
            return self._renewed(self.messages[str(channel_id)][str(message_id)])
        except KeyError:
            raise error(10008) from None

    def find(self, message_id: str | int) -> Message:
        """A message of any channel; 10008 if there is none."""
        for messages in self.messages.values():
            if str(message_id) in messages:
                return self._renewed(messages[str(message_id)])
        raise error(10008)

    def _renewed(self, message: Message) -> Message:
        """The message with links that work: Discord signs them anew whenever somebody looks."""
        now = self.clock.now()
        for file in message.files.values():
            if links.works(file["url"], now):
                continue
            file["url"] = file["proxy_url"] = links.sign(file["url"], now)
            for part in components.walk(message.data["components"]):
                for item in components.media_of(part):
                    if item.get("attachment_id") == file["id"]:
                        item["url"] = item["proxy_url"] = file["url"]
        return message

    def post(self, message: Message) -> Message:
        """Put a message at the end of its channel; wakes an archived thread."""
        channel = self.channel(message.channel)
        self.messages[channel["id"]][message.id] = message
        if message.only is None:
            channel["last_message_id"] = message.id
            if channel["type"] in THREADS:
                self._count(channel, message)
        self.emit("MESSAGE_CREATE", self.told(message), channel["id"], message.only)
        return message

    def _count(self, thread: Json, message: Message) -> None:
        thread["message_count"] += 1
        thread["total_message_sent"] += 1
        if thread["thread_metadata"]["archived"]:
            self.archive(thread["id"], archived=False)
        for person in message.data["mentions"]:
            self.join(thread["id"], person["id"])

    def changed(self, message: Message) -> None:
        """Tell everyone who sees it that a message is different now."""
        self.emit("MESSAGE_UPDATE", self.told(message), message.channel, message.only)

    def delete_message(self, channel_id: str | int, message_id: str | int) -> None:
        """Remove a message; its thread stays, as on Discord."""
        message = self.message(channel_id, message_id)
        del self.messages[message.channel][message.id]
        gone: Json = {"id": message.id, "channel_id": message.channel}
        if message.only is None:
            channel = self.channels[message.channel]
            if channel["type"] in THREADS:
                channel["message_count"] -= 1
            if "guild_id" in channel:
                gone["guild_id"] = channel["guild_id"]
        self.emit("MESSAGE_DELETE", gone, message.channel, message.only)

    def told(self, message: Message) -> Json:
        """A message as events carry it: with server and member, unless it is ephemeral or a DM."""
        channel = self.channels[message.channel]
        if message.only is not None or "guild_id" not in channel:
            return message.data
        data = {**message.data, "guild_id": channel["guild_id"]}
        author = self.members.get(message.data["author"]["id"])
        if author is not None:
            data["member"] = {key: value for key, value in author.items() if key != "user"}
        return data

    def present(self, person_id: int | str, channel_id: int | str) -> list[Message]:
        """The messages of a channel that a person sees, oldest first."""
        person, channel = str(person_id), self.channel(channel_id)
        if not self.sees(person, channel):
            return []
        seen = [
            message for message in self.messages[channel["id"]].values() if message.only in (None, person)
        ]
        return [self._renewed(message) for message in seen]

    def system(self, channel_id: str, kind: int, author: Json, content: str = "", **more: Any) -> Message:
        """A message that Discord itself writes, of one of its types."""
        return self.post(
            Message(self.blank(self.ids.new(), channel_id, author, kind) | {"content": content} | more)
        )

    def blank(self, message_id: str, channel_id: str, author: Json, kind: int = 0) -> Json:
        """An empty message, every key in place."""
        return {
            "id": message_id,
            "channel_id": channel_id,
            "type": kind,
            "author": author,
            "content": "",
            "timestamp": stamp(self.clock.now()),
            "edited_timestamp": None,
            "tts": False,
            "mention_everyone": False,
            "mentions": [],
            "mention_roles": [],
            "attachments": [],
            "embeds": [],
            "components": [],
            "pinned": False,
            "flags": 0,
        }

    # threads --------------------------------------------------------------------------------------

    def open_thread(
        self,
        parent: Json,
        name: str,
        owner: str,
        minutes: int,
        message: Message | None = None,
        kind: int = shapes.PUBLIC_THREAD,
    ) -> Json:
        """Start a thread, from a message or free; the one who starts it is its first member."""
        now = self.clock.now()
        thread_id = message.id if message else self.ids.new()
        thread = shapes.thread(thread_id, parent, name, owner, minutes, now) | {"type": kind}
        self._open(thread)
        self.join(thread_id, owner)
        author = self.bot if owner == APPLICATION else self.people[owner]
        reference = {"type": 0, "channel_id": parent["id"], "guild_id": parent["guild_id"]}
        if message is not None:
            message.data["thread"] = thread
            message.data["flags"] |= Flag.HAS_THREAD
            self.changed(message)
            self.system(thread_id, 21, author, message_reference=reference | {"message_id": message.id})
            # The starter is not counted.
            thread["message_count"] = thread["total_message_sent"] = 0
        elif kind == shapes.PUBLIC_THREAD:
            reference |= {"channel_id": thread_id}
            self.system(parent["id"], 18, author, name, message_reference=reference)
        return thread

    def join(self, thread_id: str, user_id: str) -> None:
        """Make somebody a member of a thread; nobody who is not in the server."""
        thread, members = self.channel(thread_id), self.thread_members.setdefault(thread_id, {})
        if user_id in members or user_id not in self.members:
            return
        members[user_id] = {
            "id": thread_id,
            "user_id": user_id,
            "join_timestamp": stamp(self.clock.now()),
            "flags": 0,
        }
        thread["member_count"] = len(members)
        self._members_changed(
            thread, added=[members[user_id] | {"member": self.members[user_id], "presence": None}]
        )

    def leave(self, thread_id: str, user_id: str) -> None:
        """Take somebody out of a thread."""
        thread, members = self.channel(thread_id), self.thread_members.setdefault(thread_id, {})
        if members.pop(user_id, None) is not None:
            thread["member_count"] = len(members)
            self._members_changed(thread, removed=[user_id])

    def _members_changed(
        self, thread: Json, added: list[Json] | None = None, removed: list[str] | None = None
    ) -> None:
        data = {"id": thread["id"], "guild_id": thread["guild_id"], "member_count": thread["member_count"]}
        data |= {"added_members": added or [], "removed_member_ids": removed or []}
        self.emit("THREAD_MEMBERS_UPDATE", data, thread["id"])

    def archive(self, thread_id: str | int, *, archived: bool = True, locked: bool | None = None) -> Json:
        """Put a thread away or take it out again, as a moderator could; None leaves the lock as it is."""
        thread = self.channel(thread_id)
        state = thread["thread_metadata"]
        state["archived"] = archived
        state["archive_timestamp"] = stamp(self.clock.now())
        if locked is not None:
            state["locked"] = locked
        self.emit("THREAD_UPDATE", thread, thread["id"])
        return thread

    def _jumped(self) -> None:
        self.emit("CLOCK", {"now": stamp(self.clock.now())}, to_bot=False)
        self.put_away()

    def put_away(self) -> None:
        """Archive the threads that have been silent for as long as they say."""
        now = self.clock.now()
        for thread in self.threads():
            state = thread["thread_metadata"]
            since = datetime.fromisoformat(state["archive_timestamp"])
            if thread["last_message_id"] is not None:
                since = max(since, moment(thread["last_message_id"]))
            if not state["archived"] and now - since >= timedelta(minutes=state["auto_archive_duration"]):
                self.archive(thread["id"])
