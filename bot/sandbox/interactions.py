"""Interactions from the press of a person to the bot's answer, with Discord's deadlines.

An interaction waits three seconds for its callback; then it has failed for good. After a callback its token
serves for fifteen minutes to edit the first answer and to send further ones.
"""

import asyncio
import secrets
from dataclasses import dataclass, field
from datetime import datetime, timedelta

from bot.text import words

from . import messages, modals, shapes
from .attachments import Upload
from .enforce import deferral
from .errors import Form, error
from .records import Message
from .shapes import Flag, Json
from .world import APPLICATION, World

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5
ANSWER, DEFER, DEFER_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9
_ALLOWED = {
    COMMAND: {ANSWER, DEFER, MODAL},
    COMPONENT: {ANSWER, DEFER, DEFER_UPDATE, UPDATE, MODAL},
    AUTOCOMPLETE: {CHOICES},
    MODAL_SUBMIT: {ANSWER, DEFER, DEFER_UPDATE, UPDATE},
}
TOKEN_LIFE = timedelta(minutes=15)
SILENT, FAILED = "page-no-response", "page-failed"


@dataclass(eq=False)
class Interaction:
    """One press, command or submission, and what became of it."""

    id: str
    token: str
    kind: int
    person: str
    channel: str
    created: datetime
    started: float
    """When it was sent, in seconds of the event loop's clock."""
    name: str = ""
    """The command's whole name, for commands."""
    source: Message | None = None
    """The message whose component was used, also for the modal that this opened."""
    trigger: "Interaction | None" = None
    """For a submitted modal: the interaction that opened it."""
    callback: int | None = None
    """The type of the first answer; None while there is none."""
    acknowledged_after: float | None = None
    failed: bool = False
    original: Message | None = None
    """What `@original` means."""
    modal: Json | None = None
    submitted: bool = False
    """The modal was sent off and is no longer on the screen."""
    choices: list[Json] = field(default_factory=list)
    followups: list[Message] = field(default_factory=list)
    done: asyncio.Event = field(default_factory=asyncio.Event)
    """Acknowledged or failed."""
    settled: asyncio.Event = field(default_factory=asyncio.Event)
    """Nothing is left to be filled in."""

    @property
    def complaint(self) -> str:
        """What Discord tells the person when the bot stays silent: a sentence of the locales, by its key."""
        return FAILED if self.kind in (COMPONENT, MODAL_SUBMIT) else SILENT


class Interactions:
    """All interactions of the world."""

    def __init__(self, world: World, seconds: float = 3.0) -> None:
        self.world = world
        self.seconds = seconds
        self._by_id: dict[str, Interaction] = {}
        self._by_token: dict[str, Interaction] = {}

    # from the person ------------------------------------------------------------------------------

    def send(
        self,
        kind: int,
        person: str,
        channel_id: str,
        data: Json,
        *,
        name: str = "",
        source: Message | None = None,
        trigger: Interaction | None = None,
    ) -> Interaction:
        """Tell the bot of something that a person did, and start the three seconds."""
        world, loop = self.world, asyncio.get_running_loop()
        interaction = Interaction(
            world.ids.new(),
            secrets.token_urlsafe(120),
            kind,
            person,
            channel_id,
            world.clock.now(),
            loop.time(),
            name,
            source,
            trigger,
        )
        self._by_id[interaction.id] = self._by_token[interaction.token] = interaction
        world.emit("INTERACTION_CREATE", self._payload(interaction, data), channel_id, only="")
        loop.call_later(self.seconds, self._expire, interaction)
        return interaction

    def expire(self) -> None:
        """Let the time of all that wait for an answer be over now: whoever should answer is gone."""
        for interaction in self._by_id.values():
            self._expire(interaction)
            interaction.settled.set()

    def _expire(self, interaction: Interaction) -> None:
        if interaction.callback is not None or interaction.failed:
            return
        interaction.failed = True
        interaction.done.set()
        interaction.settled.set()
        if interaction.kind != AUTOCOMPLETE:
            told: Json = {
                "id": interaction.id,
                "channel_id": interaction.channel,
                "error": words()(interaction.complaint),
            }
            told["message_id"] = interaction.source.id if interaction.source else None
            self.world.emit("INTERACTION_FAILED", told, interaction.channel, interaction.person, to_bot=False)

    def _payload(self, interaction: Interaction, data: Json) -> Json:
        world, channel = self.world, self.world.channel(interaction.channel)
        person = world.people[interaction.person]
        payload: Json = {
            "id": interaction.id,
            "application_id": APPLICATION,
            "type": interaction.kind,
            "token": interaction.token,
            "version": 1,
            "data": data,
            "channel_id": channel["id"],
            "channel": channel | {"permissions": str(int(world.may(interaction.person, channel)))},
            "app_permissions": str(int(world.may(APPLICATION, channel))),
            "locale": world.locales[interaction.person],
            "entitlements": [],
            "attachment_size_limit": 10 * 1024 * 1024,
        }
        if channel["type"] == shapes.DM:
            payload |= {"user": person, "context": 1, "authorizing_integration_owners": {"0": "0"}}
        else:
            bits = str(int(world.may(interaction.person, channel)))
            guild = world.guilds[channel["guild_id"]]
            payload |= {
                "member": world.members[interaction.person] | {"permissions": bits},
                "guild_id": guild["id"],
                "guild": {"id": guild["id"], "features": [], "locale": guild["preferred_locale"]},
                "guild_locale": guild["preferred_locale"],
                "context": 0,
                "authorizing_integration_owners": {"0": guild["id"]},
            }
        if interaction.source is not None:
            payload["message"] = interaction.source.data
        return payload

    # from the bot ---------------------------------------------------------------------------------

    def answer(self, interaction_id: str, token: str, body: Json, uploads: list[Upload]) -> Json:
        """The first answer to an interaction; 10062 when too late, 40060 when not the first."""
        interaction = self._by_id.get(interaction_id)
        if interaction is None or interaction.token != token:
            raise error(10062)
        now = self.world.clock.now()
        if interaction.failed or now - interaction.created > timedelta(seconds=self.seconds):
            raise error(10062)
        if interaction.callback is not None:
            raise error(40060)
        kind: int = body.get("type") or 0
        data: Json = body.get("data") or {}
        if kind not in self._types(interaction):
            form = Form()
            form.wrong(
                ("type",), "BASE_TYPE_CHOICES", f"This interaction cannot be answered with type {kind}."
            )
            form.close()
        self._perform(interaction, kind, data, uploads)
        interaction.callback = kind
        interaction.acknowledged_after = asyncio.get_running_loop().time() - interaction.started
        interaction.done.set()
        if kind not in (DEFER, DEFER_UPDATE):
            interaction.settled.set()
        return self._response(interaction)

    def _types(self, interaction: Interaction) -> set[int]:
        allowed = _ALLOWED[interaction.kind]
        if interaction.kind == MODAL_SUBMIT and interaction.source is None:
            return allowed - {DEFER_UPDATE, UPDATE}
        return allowed

    def _perform(self, interaction: Interaction, kind: int, data: Json, uploads: list[Upload]) -> None:
        if kind == CHOICES:
            interaction.choices = modals.check_choices(data)
        elif kind == MODAL:
            interaction.modal = modals.check(data, self.world.emojis.__contains__)
        elif kind == DEFER_UPDATE:
            interaction.original = interaction.source
        elif kind == UPDATE:
            self._update(interaction, data, uploads)
        elif kind == DEFER:
            deferral(data)
            interaction.original = self._placeholder(interaction, data.get("flags") or 0)
        else:
            interaction.original = self._message(interaction, data, uploads, ("data",))

    def _update(self, interaction: Interaction, data: Json, uploads: list[Upload]) -> None:
        source = interaction.source
        assert source is not None
        if source.id not in self.world.messages.get(source.channel, {}):
            raise error(10008)
        self._awake(source)
        messages.edit(self.world, source, data, uploads, ("data",))
        interaction.original = source

    def _awake(self, message: Message) -> None:
        channel = self.world.channel(message.channel)
        if (
            channel["type"] in shapes.THREADS
            and channel["thread_metadata"]["archived"]
            and message.only is None
        ):
            raise error(50083)

    def _metadata(self, interaction: Interaction) -> Json:
        person = self.world.people[interaction.person]
        owner = {"0": self.world.channel(interaction.channel).get("guild_id", "0")}
        shown: Json = {
            "id": interaction.id,
            "type": interaction.kind,
            "user": person,
            "authorizing_integration_owners": owner,
        }
        if interaction.kind == COMMAND:
            shown |= {"name": interaction.name, "command_type": 1}
        elif interaction.kind == COMPONENT and interaction.source is not None:
            shown["interacted_message_id"] = interaction.source.id
        elif interaction.trigger is not None:
            shown["triggering_interaction_metadata"] = self._metadata(interaction.trigger)
        return shown

    def _more(self, interaction: Interaction) -> Json:
        """Keys of every message that answers an interaction."""
        more: Json = {"application_id": APPLICATION, "webhook_id": APPLICATION}
        more["interaction_metadata"] = self._metadata(interaction)
        if interaction.kind == COMMAND:
            more["type"] = 20
            person = self.world.people[interaction.person]
            more |= {
                "interaction": {"id": interaction.id, "type": 2, "name": interaction.name, "user": person}
            }
        return more

    def _message(
        self, interaction: Interaction, body: Json, uploads: list[Upload], prefix: tuple[str, ...] = ()
    ) -> Message:
        hidden = bool((body.get("flags") or 0) & Flag.EPHEMERAL)
        if not hidden:
            self._unlocked(interaction.channel)
        message = messages.create(
            self.world,
            interaction.channel,
            self.world.bot,
            body,
            uploads,
            only=interaction.person if hidden else None,
            prefix=prefix,
            more=self._more(interaction),
        )
        message.interaction = interaction.id
        return message

    def _unlocked(self, channel_id: str) -> None:
        channel = self.world.channel(channel_id)
        if channel["type"] in shapes.THREADS:
            state = channel["thread_metadata"]
            if state["archived"] and state["locked"]:
                raise error(50083)

    def _placeholder(self, interaction: Interaction, flags: int) -> Message:
        hidden = bool(flags & Flag.EPHEMERAL)
        if not hidden:
            self._unlocked(interaction.channel)
        world = self.world
        data = world.blank(world.ids.new(), interaction.channel, world.bot) | self._more(interaction)
        data["flags"] = Flag.LOADING | (Flag.EPHEMERAL if hidden else 0)
        message = Message(data, interaction.person if hidden else None, interaction=interaction.id)
        return world.post(message)

    def _response(self, interaction: Interaction) -> Json:
        shown: Json = {"id": interaction.id, "type": interaction.kind, "channel_id": interaction.channel}
        response: Json = {"interaction": shown}
        message = interaction.original
        if message is not None:
            shown |= {
                "response_message_id": message.id,
                "response_message_loading": message.has(Flag.LOADING),
                "response_message_ephemeral": message.only is not None,
            }
            if interaction.callback in (ANSWER, UPDATE):
                response["resource"] = {"type": interaction.callback, "message": message.data}
        return response

    # with the token, afterwards -------------------------------------------------------------------

    def of_token(self, application: str, token: str) -> Interaction:
        """The interaction behind a token; 10015 before its answer, 50027 after fifteen minutes."""
        interaction = self._by_token.get(token)
        if interaction is None or application != APPLICATION:
            raise error(50027)
        if self.world.clock.now() - interaction.created > TOKEN_LIFE:
            raise error(50027)
        if interaction.callback is None:
            raise error(10015)
        return interaction

    def original(self, interaction: Interaction) -> Message:
        """The first answer, which this interaction's token may edit or delete; 10008 if it is gone."""
        message = interaction.original
        if message is None or message.id not in self.world.messages.get(message.channel, {}):
            raise error(10008)
        return message

    def follow_up(self, interaction: Interaction, body: Json, uploads: list[Upload]) -> Message:
        """A further answer; the first one after a deferral replaces the waiting message, as on Discord."""
        original = interaction.original
        if original is not None and original.has(Flag.LOADING):
            return self.edit(interaction, body, uploads)
        message = self._message(interaction, body, uploads)
        interaction.followups.append(message)
        interaction.settled.set()
        return message

    def edit(self, interaction: Interaction, body: Json, uploads: list[Upload]) -> Message:
        """Edit the first answer with the token."""
        message = self.original(interaction)
        if not message.has(Flag.LOADING):
            self._awake(message)
        messages.edit(self.world, message, body, uploads)
        interaction.settled.set()
        return message

    def delete(self, interaction: Interaction) -> None:
        """Delete the first answer with the token."""
        message = self.original(interaction)
        self.world.delete_message(message.channel, message.id)
        interaction.original = None
        interaction.settled.set()

    def waiting(self) -> list[Interaction]:
        """Interactions without an answer so far."""
        return [entry for entry in self._by_id.values() if entry.callback is None and not entry.failed]

    def unanswered(self) -> list[Interaction]:
        """Interactions that failed, and those without all of their answer so far.

        Whoever pressed something that everybody sees has it with the acknowledgement: it may stay as it is.
        """
        return [
            entry
            for entry in self._by_id.values()
            if entry.failed
            or not (entry.settled.is_set() or (entry.callback == DEFER_UPDATE and _public(entry.source)))
        ]


def _public(message: Message | None) -> bool:
    return message is not None and message.only is None
