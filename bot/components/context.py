"""One interaction with what answering it takes: who asks, in which language, and how to answer."""

import asyncio
import logging
from collections.abc import Sequence
from typing import cast

import aiohttp
import discord
import msgspec

from bot.components import phrases
from bot.components.client import Client
from bot.components.page import Page
from bot.matches import Match, MatchError, Matches, Person
from bot.store import is_trouble
from bot.text import LANGUAGES, Words, words
from games.engine import CodedError

log = logging.getLogger(__name__)

IN_THREAD = ("view_channel", "send_messages_in_threads", "attach_files", "read_message_history")
"""To post boards in a match's thread."""

IN_CHANNEL = ("send_messages", *IN_THREAD, "create_public_threads")
"""To open a match's thread from a channel, too, and to post cards and calls there.

Discord counts no files as allowed where no messages are: what that comes from is named first.
"""

FOR_PRIVATE = ("send_messages", *IN_THREAD, "create_private_threads")
"""To open that of a private match."""

FOR_WATCHES = ("view_channel", "send_messages", "attach_files", "read_message_history")
"""To show matches to watchers in a channel; in a thread see `IN_THREAD`."""

NOBODY = (10007, 10013)
"""Unknown member; unknown user."""

NOT_THERE = (10004, 50001)
"""Unknown guild; missing access."""


class Refusal(CodedError):
    """What the talking side itself refuses."""

    message = "refusal"


class Context:
    """Given to every handler. The interaction is acknowledged before a handler runs.

    ``words`` are in the language of the person's Discord until `speak`, which `serve` sees to; it finds out,
    too, whether they want pictures in high ``contrast``. ``subject`` is the match that the answer is about,
    ``promised`` the id of the message that will be the answer, ``shared``: others see it, too. ``late``:
    Discord did not wait for it.
    """

    def __init__(self, interaction: discord.Interaction) -> None:
        self.interaction = interaction
        self.client = cast(Client, interaction.client)
        self.person = Person(interaction.user.id, name_of(interaction.user), str(interaction.locale))
        self.words: Words = words(self.person.locale)
        self.contrast = False
        self._speaking: asyncio.Task[None] | None = None
        self.subject: Match | None = None
        self.promised: int | None = None
        self.shared = False
        self.late = False

    @property
    def matches(self) -> Matches:
        """The use cases."""
        return self.client.matches

    def speak(self) -> asyncio.Task[None]:
        """Once that is done, it is told as the person has chosen with /me, if they have.

        What they read in direct messages is in the same language. Who was forgotten is not known by that.
        """
        if self._speaking is None:
            self._speaking = asyncio.create_task(self._speak())
        return self._speaking

    async def _speak(self) -> None:
        try:
            telling = await self.matches.people.telling(self.person.id)
            self.contrast = telling.contrast
            if telling.language is not None:
                self.tell_in(telling.language)
            if telling.locale not in ("", self.person.locale) and not _is_forgotten(telling.name):
                await self.matches.people.remember(self.person)
        except Exception as error:
            if not is_trouble(error):
                raise  # else whatever was to be done fails, too, and is told as it is

    def tell_in(self, language: str | None) -> None:
        """It is told in that language; None: in that of the person's Discord."""
        locale = self.interaction.locale.value
        if language is not None and not locale.startswith(language):
            locale = language
        self.person = msgspec.structs.replace(self.person, locale=locale)
        self.words = words(locale)

    @property
    def private(self) -> bool:
        """Whether the press came from a page that only this person sees."""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral

    async def show(self, page: Page) -> None:
        """Fill the answer that was promised, or replace the private page that was pressed."""
        if page.open:
            page.lead(self._cannot_post())
        files = page.files(self.contrast and not self.shared)
        await self.interaction.edit_original_response(view=page.view(), attachments=files)

    async def ask(self, form: discord.ui.Modal) -> None:
        """Open the form, which is the answer; raises `Refusal` not-opened if Discord does not."""
        try:
            await self.interaction.response.send_modal(form)
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            log.warning("a form could not be opened: %r", error)
            raise Refusal("not-opened") from error

    async def whisper(self, page: Page) -> None:
        """A private message beside what was pressed."""
        await self.interaction.followup.send(
            view=page.view(), files=page.files(self.contrast), ephemeral=True
        )

    async def tell(self, page: Page) -> Page | None:
        """To this person alone: in place of a private page that was pressed, beside a public message."""
        if self.private:
            return page
        await self.whisper(page)
        return None

    async def match(self, match_id: int) -> Match:
        """The match, if this person may know of it: it is played where they see it, or they sit or sat in it.

        Raises `Refusal` not-here, out-of-sight, `MatchError` not-invited.
        """
        match = await self._shown(await self.matches.watching.match(match_id))
        elsewhere = match.server != self.interaction.guild_id and match.acts(self.person.id) is None
        unseen = elsewhere or not self.sees(match)
        if unseen and not await self.matches.watching.knows_seat(match_id, self.person.id):
            raise Refusal("not-here" if elsewhere else "out-of-sight", match=str(match_id))
        self.subject = match
        return match

    def sees(self, match: Match) -> bool:
        """Whether this person sits there or sees the channel of the match, as far as is known at once."""
        return self.sees_channel(match.channel) or match.acts(self.person.id) is not None

    def sees_channel(self, channel: int) -> bool:
        """Whether this person sees it, as far as is known at once."""
        rights = self._rights(channel)
        return rights is None or rights.view_channel

    async def check_may_write(self, match: Match) -> None:
        """Raise `Refusal` not-to-write unless this person may write where the match is played."""
        if not await self.may_write(match):
            raise Refusal("not-to-write", match=phrases.title(match, self.words))

    async def may_write(self, match: Match) -> bool:
        """Whether they may; from elsewhere, whoever is still a member of its server."""
        if self.interaction.guild_id != match.server:
            return await has_gone(self.client.http, match.server, self.person.id) is False
        rights = self._rights(match.channel)
        return (self.interaction.permissions if rights is None else rights).send_messages_in_threads

    def _rights(self, channel: int) -> discord.Permissions | None:
        """What this person may do in the channel; None where that is not known at once."""
        guild, user = self.interaction.guild, self.interaction.user
        there = None if guild is None else guild.get_channel(channel)
        if there is None or not isinstance(user, discord.Member):
            return None
        return there.permissions_for(user)

    def _cannot_post(self) -> str:
        """Why the board of the match may be missing in this place: a permission that somebody can give."""
        match = self.subject
        if match is None or match.state != "playing" or self.interaction.guild_id is None:
            return ""
        if self.interaction.channel_id != (match.thread or match.channel):
            return ""
        channel, granted = self.interaction.channel, self.interaction.app_permissions
        if isinstance(channel, discord.Thread) and channel.locked and not granted.manage_threads:
            return self.words("cannot-post-locked")
        lacking = missing(granted, match.thread is not None, self.words, match.private)
        return self.words("cannot-post", list=lacking) if lacking else ""

    async def match_here(self) -> Match | None:
        """The match whose thread this is; raises `MatchError` not-invited."""
        channel = self.interaction.channel_id
        match = None if channel is None else await self.matches.watching.of_thread(channel)
        return None if match is None else await self._shown(match)

    async def _shown(self, match: Match) -> Match:
        """The match, unless it is a private one that is none of this person's business."""
        if not await self.matches.watching.may_look(match, self.person.id):
            raise MatchError("not-invited", match=match.id, state=match.state)
        return match


def name_of(user: discord.User | discord.Member) -> str:
    """What the account is called: a nickname is for one server, and this name is read in all of them."""
    return user.global_name or user.name


def missing(granted: discord.Permissions, in_thread: bool, words: Words, private: bool = False) -> str:
    """The missing permissions as Discord calls them, as a list in a sentence; "" if none is."""
    needed = IN_THREAD if in_thread else FOR_PRIVATE if private else IN_CHANNEL
    return lacking(granted, needed, words)


def lacking(granted: discord.Permissions, needed: Sequence[str], words: Words) -> str:
    """Those of the needed permissions that are missing, as a list in a sentence; "" if none is."""
    names = [words(f"permission-{name.replace('_', '-')}") for name in needed if not getattr(granted, name)]
    return words.series(names)


def _is_forgotten(name: str) -> bool:
    """Whether it is what somebody is called who was forgotten."""
    return name in [words(language)("a-player") for language in LANGUAGES]


async def has_gone(http: discord.http.HTTPClient, server: int, person: int) -> bool | None:
    """Whether the person is no member of that server any more; None where the bot itself is none."""
    try:
        await http.get_member(server, person)
    except (discord.NotFound, discord.Forbidden) as error:
        if error.code in NOBODY:
            return True
        if error.code in NOT_THERE:
            return None
        raise
    return False


async def is_shut_out(client: discord.Client, match: Match, person: int) -> bool:
    """Whether a member of the match's server does not see its channel, as far as is known of that.

    Raises `discord.NotFound`, or `discord.Forbidden`, for somebody who is no member.
    """
    there = client.get_channel(match.channel)
    if not isinstance(there, discord.TextChannel):
        await client.http.get_member(match.server, person)
        return False
    return not there.permissions_for(await there.guild.fetch_member(person)).view_channel
