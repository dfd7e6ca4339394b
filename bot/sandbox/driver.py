"""People at the stand-in: they type commands, press buttons, choose, fill in modals, and look.

    mei = sandbox.person("Mei")
    reply = await mei.slash("match new", "imperial-games", game="qin")
    await (await jonas.click(reply.message, "Join")).settle()
    board = await mei.sees(thread, "Turn 1")

What the client itself would not do raises `Refused`; a bot silent for three seconds raises `Failed`.
"""

import asyncio
from collections.abc import Callable
from typing import Any

from . import attachments, members, modals
from . import components as kinds
from .attachments import Upload
from .commands import filled, find, nested
from .errors import ApiError, Declined, Failed, Refused
from .interactions import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL_SUBMIT, Interaction, Interactions
from .messages import post_as
from .permissions import Permission
from .posts import Modal, Post
from .records import Message
from .shapes import DM, THREADS, Json
from .world import World

Channel = str | int

GENEROUS = 60.0
"""Seconds to wait for what must come, however busy the machine is."""


class Reply:
    """What came of one action; it exists once the bot has acknowledged."""

    def __init__(self, world: World, interaction: Interaction) -> None:
        self._world = world
        self.interaction = interaction

    def __repr__(self) -> str:
        return f"<Reply of type {self.interaction.callback} to {self.interaction.name or 'a press'}>"

    @property
    def message(self) -> Post:
        """The answer: a new message, or the pressed one if that was changed. Refused if there is none."""
        if self.interaction.original is None:
            raise Refused("the bot answered without a message")
        return Post(self._world, self.interaction.original)

    @property
    def updated(self) -> bool:
        """Whether the answer is a change of the message that was pressed."""
        return self.interaction.original is not None and self.interaction.original is self.interaction.source

    @property
    def modal(self) -> Modal | None:
        """The modal that opened."""
        return Modal(self.interaction.modal) if self.interaction.modal else None

    @property
    def followups(self) -> list[Post]:
        """Further answers."""
        return [Post(self._world, message) for message in self.interaction.followups]

    @property
    def text(self) -> str:
        """All that is written in the answer."""
        return self.message.text

    @property
    def ephemeral(self) -> bool:
        """Whether only this person sees the answer."""
        return self.message.ephemeral

    @property
    def acknowledged_after(self) -> float:
        """Seconds from the press to the acknowledgement."""
        return self.interaction.acknowledged_after or 0.0

    async def settle(self, seconds: float = GENEROUS) -> "Reply":
        """Wait until a deferred answer is filled in; TimeoutError after that long."""
        async with asyncio.timeout(seconds):
            await self.interaction.settled.wait()
        return self


class Person:
    """One of the people of the server."""

    def __init__(self, world: World, interactions: Interactions, user_id: str) -> None:
        self._world = world
        self._interactions = interactions
        self.id = user_id
        self._hidden: set[str] = set()

    def __repr__(self) -> str:
        return f"<Person {self.name}>"

    @property
    def name(self) -> str:
        """The name shown."""
        return str(self._world.people[self.id]["global_name"])

    @property
    def mention(self) -> str:
        """How a message names this person."""
        return f"<@{self.id}>"

    @property
    def locale(self) -> str:
        """The language of this person's client, "en-US" unless set."""
        return self._world.locales[self.id]

    @locale.setter
    def locale(self, locale: str) -> None:
        self._world.locales[self.id] = locale
        self._world.emit("PEOPLE", {"id": self.id, "locale": locale}, to_bot=False)

    @property
    def dms_closed(self) -> bool:
        """Whether the bot's direct messages are refused."""
        return self.id in self._world.dms_closed

    @dms_closed.setter
    def dms_closed(self, closed: bool) -> None:
        (self._world.dms_closed.add if closed else self._world.dms_closed.discard)(self.id)
        self._world.emit("PEOPLE", {"id": self.id, "dms_closed": closed}, to_bot=False)

    @property
    def staff(self) -> bool:
        """Whether this person may manage the server; its owner always may."""
        return members.is_staff(self._world, self.id)

    @staff.setter
    def staff(self, staff: bool) -> None:
        members.set_staff(self._world, self.id, staff)

    @property
    def member(self) -> bool:
        """Whether this person is in the server; False lets them leave it."""
        return self.id in self._world.members

    @member.setter
    def member(self, member: bool) -> None:
        (members.come_back if member else members.leave)(self._world, self.id)

    # seeing ---------------------------------------------------------------------------------------

    def channel(self, wanted: Channel) -> Json:
        """A channel or thread by id or name, "dm" for the one with the bot; Refused if out of sight."""
        if wanted == "dm":
            return self._world.dm(self.id)
        name = str(wanted).removeprefix("#")
        for channel in self._world.channels.values():
            if name in (channel["id"], channel.get("name")) and self._world.sees(self.id, channel):
                return channel
        raise Declined("page-declined-channel", who=self.name, channel=str(wanted))

    def visible(self, channel: Channel) -> list[Post]:
        """What this person sees in a channel, oldest first, private answers included."""
        seen = self._world.present(self.id, self.channel(channel)["id"])
        return [Post(self._world, message) for message in seen if message.id not in self._hidden]

    def dismiss(self, post: Post) -> None:
        """Put a private answer away."""
        if not post.ephemeral:
            raise Refused("only private answers can be dismissed")
        self._hidden.add(post.id)

    async def sees(
        self,
        channel: Channel,
        what: str | Callable[[Post], bool],
        seconds: float = GENEROUS,
        *,
        after: Post | None = None,
    ) -> Post:
        """Wait for a message in a channel that holds that text, or for which `what` is true; the newest such.

        `after` leaves out that message and older ones. TimeoutError with what was there instead.
        """
        wake = asyncio.Event()
        stop = self._world.watch(self.id, lambda name, data: wake.set())
        fits = what if callable(what) else lambda post: what in post.text
        try:
            async with asyncio.timeout(seconds):
                while True:
                    wake.clear()
                    for post in reversed(self._newer(channel, after)):
                        if fits(post):
                            return post
                    await wake.wait()
        except TimeoutError:
            there = [post.text for post in self._newer(channel, after)]
            raise TimeoutError(f"{self.name} waited for {what!r} and saw {there[-5:]}") from None
        finally:
            stop()

    def _newer(self, channel: Channel, after: Post | None) -> list[Post]:
        try:
            posts = self.visible(channel)
        except Refused:
            # A thread that is still to come.
            return []
        return [post for post in posts if after is None or int(post.id) > int(after.id)]

    # doing ----------------------------------------------------------------------------------------

    async def slash(self, name: str, channel: Channel, /, **options: Any) -> Reply:
        """Send a command ("match new"); options are given by name and checked as the client checks them.

        A file is given as its ``name`` and ``text``.
        """
        place, command, data = self._command(name, channel, options)
        files: dict[str, Json] = {}
        for option, value in options.items():
            if isinstance(value, dict):
                upload = Upload("0", value["name"], value["text"].encode())
                stored = attachments.store(self._world, place["id"], upload, None)
                files[stored["id"]], options[option] = stored, stored["id"]
        data["options"] = nested(data.pop("way"), filled(data.pop("known"), options))
        data |= self._resolved(data["options"])
        if files:
            data["resolved"] = {"attachments": files}
        return await self._done(
            self._interactions.send(COMMAND, self.id, place["id"], _bare(command) | data, name=name)
        )

    async def autocomplete(
        self, name: str, option: str, text: str, channel: Channel, /, **others: Any
    ) -> list[Json]:
        """The choices offered while that option holds that text; `others` are filled in already."""
        place, command, data = self._command(name, channel, others)
        known = {entry["name"]: entry for entry in data.pop("known")}
        if not known.get(option, {}).get("autocomplete"):
            raise Refused(f"/{name} offers nothing for {option!r}")
        inner = filled(list(known.values()), others, partly=True)
        inner.append({"name": option, "type": known[option]["type"], "value": text, "focused": True})
        data["options"] = nested(data.pop("way"), inner)
        reply = await self._done(
            self._interactions.send(AUTOCOMPLETE, self.id, place["id"], _bare(command) | data, name=name)
        )
        return reply.interaction.choices

    def _command(self, name: str, channel: Channel, options: dict[str, Any]) -> tuple[Json, Json, Json]:
        place = self.channel(channel)
        direct = place["type"] == DM
        offered = [entry for entry in self._world.commands if self._offered(entry, direct)]
        command, way, known = find([entry for entry in offered if self._allowed(entry, place)], name)
        return place, command, {"way": way, "known": known}

    def _offered(self, command: Json, direct: bool) -> bool:
        contexts = command["contexts"]
        if contexts is None:
            return not direct or bool(command["dm_permission"])
        return (1 if direct else 0) in contexts

    def _allowed(self, command: Json, place: Json) -> bool:
        held = self._world.may(self.id, place)
        needed = int(command["default_member_permissions"] or 0)
        return place["type"] == DM or (Permission.USE_APPLICATION_COMMANDS in held and not needed & ~held)

    def _resolved(self, options: list[Json]) -> Json:
        """The people, channels and roles that options name, as Discord sends them along."""
        named = [str(option.get("value")) for option in _leaves(options) if option["type"] in (6, 7, 8, 9)]
        users = {key: self._world.people[key] for key in named if key in self._world.people}
        resolved: Json = {"users": users} if users else {}
        if users:
            known = {key: self._world.members[key] for key in users if key in self._world.members}
            resolved["members"] = {
                key: {name: value for name, value in member.items() if name not in ("user", "deaf", "mute")}
                | {"permissions": "0"}
                for key, member in known.items()
            }
        channels = {key: self._world.channels[key] for key in named if key in self._world.channels}
        if channels:
            resolved["channels"] = {key: channel | {"permissions": "0"} for key, channel in channels.items()}
        roles = {role["id"]: role for role in self._world.guild["roles"] if role["id"] in named}
        if roles:
            resolved["roles"] = roles
        return {"resolved": resolved} if resolved else {}

    async def click(self, message: "Post | Reply | str | int", wanted: str) -> Reply:
        """Press a button, found by custom_id, label or emoji."""
        post = self._post(message)
        button = post.button(wanted)
        if button.disabled:
            raise Refused(f"the button {button.label or button.emoji!r} is disabled")
        if not button.custom_id:
            raise Refused(f"the button {button.label!r} is a link")
        return await self._used(post.message, {"custom_id": button.custom_id, "component_type": kinds.BUTTON})

    async def select(self, message: "Post | Reply | str | int", wanted: str, *values: str) -> Reply:
        """Choose values or labels in a select, found by custom_id or placeholder ("" for the only one)."""
        post = self._post(message)
        select = post.select(wanted)
        if select.disabled:
            raise Refused(f"the select {select.placeholder!r} is disabled")
        labels = {label: value for value, label in select.options.items()}
        chosen = [
            value if value in select.options else labels.get(value, value) for value in map(str, values)
        ]
        if len(set(chosen)) != len(chosen) or not select.least <= len(chosen) <= select.most:
            raise Refused(f"choose {select.least} to {select.most}, each once")
        data: Json = {"custom_id": select.custom_id, "component_type": select.kind, "values": chosen}
        if select.kind == kinds.STRING_SELECT:
            unknown = set(chosen) - set(select.options)
            if unknown:
                raise Refused(f"there is no {sorted(unknown)} among {select.options}")
        else:
            data |= self._resolved([{"type": 9, "value": value} for value in chosen])
        return await self._used(post.message, data)

    async def submit(
        self, opened: "Reply | Interaction", values: dict[str, Any] | None = None, /, **more: Any
    ) -> Reply:
        """Send a modal that a reply opened; fields by custom_id or label, others stay as they are."""
        trigger = opened.interaction if isinstance(opened, Reply) else opened
        if trigger.person != self.id or trigger.modal is None or trigger.submitted:
            raise Declined("page-declined-form")
        data = modals.submission(trigger.modal, Modal(trigger.modal).ids((values or {}) | more))
        data |= self._resolved([{"type": 9, "value": value} for value in modals.named(data)])
        fields = [part.get("component", {}) for part in data["components"]]
        named = [
            value
            for field in fields
            if field.get("type") in kinds.SELECTS - {kinds.STRING_SELECT}
            for value in field["values"]
        ]
        data |= self._resolved([{"type": 9, "value": value} for value in named])
        reply = await self._done(
            self._interactions.send(
                MODAL_SUBMIT, self.id, trigger.channel, data, source=trigger.source, trigger=trigger
            )
        )
        # After a failure the modal stays open, so that nothing typed is lost.
        trigger.submitted = True
        return reply

    def say(self, channel: Channel, text: str) -> Post:
        """Write a message; in an archived thread this takes it out again, unless it is locked."""
        place = self.channel(channel)
        if place["type"] in THREADS and place["thread_metadata"]["locked"]:
            raise Declined("page-declined-locked")
        try:
            return Post(self._world, post_as(self._world, self.id, place["id"], text))
        except ApiError as refusal:
            raise Refused(str(refusal)) from None

    def _post(self, message: "Post | Reply | str | int") -> Post:
        if isinstance(message, Reply):
            message = message.message
        wanted = message.id if isinstance(message, Post) else str(message)
        try:
            found = self._world.find(wanted)
        except ApiError:
            raise Declined("page-declined-gone") from None
        seen = self._world.sees(self.id, self._world.channels[found.channel])
        if not seen or found.only not in (None, self.id) or found.id in self._hidden:
            raise Declined("page-declined-unseen", who=self.name)
        return Post(self._world, found)

    async def _used(self, message: Message, data: Json) -> Reply:
        if message.data["author"]["id"] != self._world.bot["id"]:
            raise Refused("that message is not the bot's")
        place = self._world.channels[message.channel]
        if place["type"] in THREADS and place["thread_metadata"]["archived"]:
            if place["thread_metadata"]["locked"]:
                raise Declined("page-declined-locked")
            # Discord's client takes the thread out of the archive before it sends a press.
            self._world.archive(place["id"], archived=False)
        data["id"] = kinds.find(message.data["components"], data["custom_id"])["id"]  # type: ignore[index]
        return await self._done(
            self._interactions.send(COMPONENT, self.id, message.channel, data, source=message)
        )

    async def _done(self, interaction: Interaction) -> Reply:
        await interaction.done.wait()
        if interaction.failed:
            raise Failed(interaction.complaint)
        return Reply(self._world, interaction)


def _bare(command: Json) -> Json:
    shown = {"id": command["id"], "name": command["name"], "type": command["type"]}
    return shown | ({"guild_id": command["guild_id"]} if "guild_id" in command else {})


def _leaves(options: list[Json]) -> list[Json]:
    found: list[Json] = []
    for option in options:
        found += _leaves(option["options"]) if "options" in option else [option]
    return found
