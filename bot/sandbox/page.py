"""What the web page asks of the stand-in: its files, one person's client, their actions, live events.

Every action goes through `Person`, as in tests. A refusal, or a bot that stays silent, is answered as
{"error": sentence}, in the language that the request accepts.
"""

import asyncio
import json
import re
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import timedelta
from pathlib import Path
from string import Template
from typing import Any

from aiohttp import WSMsgType, web

from bot.text import LANGUAGES, Words, languages, words
from games import NAMES
from games.engine.files import DATA

from . import links
from .driver import Person, Reply
from .errors import ApiError, Declined, Refused, Told
from .members import is_staff, set_locale
from .posts import Post
from .records import Message
from .shapes import DM, Json
from .snowflakes import stamp
from .world import World

WEB = Path(__file__).parent / "web"
_YEAR = 366 * 86_400
_WRITTEN = {0, 19, 20}
"""Types of messages that somebody wrote; the client's own lines ("added Mei") ping nobody."""
_REGIONS = {"en": "en-US"}
"""Languages that Discord knows by their regions only, with the one that is taken."""


Asked = Callable[[web.Request], Awaitable[Json]]
Done = Callable[[Json], Awaitable[Json]]
Handler = Callable[[web.Request], Awaitable[web.Response]]


class Page:
    """The page's side of the stand-in: all five people may be played from it, in any number of windows."""

    def __init__(self, world: World, person: Callable[[str], Person]) -> None:
        self._world = world
        self._named = person
        self._read: dict[tuple[str, str], int] = {}
        """The newest message that a person has seen in a channel."""
        self._opened: dict[str, Reply] = {}
        """Replies whose modal stands on somebody's screen, by interaction."""

    # what is there --------------------------------------------------------------------------------

    async def index(self, request: web.Request) -> web.StreamResponse:
        """The page itself, with its sentences in all languages."""
        spoken = _spoken(request)
        told = {language: sentences(language) for language in LANGUAGES}
        page = Template((WEB / "index.html").read_text(encoding="utf-8")).substitute(
            language=spoken.language,
            title=spoken("page-title"),
            scriptless=spoken("page-scriptless"),
            # What looks like a tag ends no script.
            words=json.dumps({"languages": languages(), "words": told}).replace("<", "\\u003c"),
        )
        return web.Response(text=page, content_type="text/html", headers={"Cache-Control": "no-cache"})

    async def title(self, request: web.Request) -> web.StreamResponse:
        """The picture of a game."""
        game = request.match_info["game"]
        found = sorted((DATA / "art" / game).glob("title*.png")) if game in NAMES else []
        if not found:
            raise web.HTTPNotFound
        return web.FileResponse(found[0])

    async def people(self, request: web.Request) -> Json:
        """Who can be played, and the time."""
        people = list(self._world.people.values())
        return {"people": people, "now": stamp(self._world.clock.now())}

    async def state(self, request: web.Request) -> Json:
        """Everything a client needs at its start: people, server, channels of this person, commands, time."""
        person = self._person(request.query.get("person"))
        world = self._world
        closed = world.dms_closed
        return {
            "me": person.id,
            "bot": world.bot,
            "people": [
                user
                | {
                    "dms_closed": key in closed,
                    "staff": is_staff(world, key),
                    "member": key in world.members,
                    "locale": world.locales[key],
                }
                for key, user in world.people.items()
            ],
            "guild": {key: world.guild[key] for key in ("id", "name", "preferred_locale")},
            "channels": [
                channel | self._unread(person, channel)
                for channel in world.channels.values()
                if world.sees(person.id, channel)
            ],
            "commands": self._commands(),
            "now": stamp(world.clock.now()),
        }

    def _commands(self) -> list[Json]:
        return self._world.commands

    def _unread(self, person: Person, channel: Json) -> Json:
        read = self._read.get((person.id, channel["id"]), 0)
        newer = [
            post.message
            for post in person.visible(channel["id"])
            if int(post.id) > read and post.data["author"]["id"] != person.id
        ]
        calls = sum(channel["type"] == DM or self._pings(message, person) for message in newer)
        return {"unread": bool(newer), "mentions": calls, "read": str(read) if read else None}

    def _pings(self, message: Message, person: Person) -> bool:
        if message.data["type"] not in _WRITTEN:
            return False
        named = any(user["id"] == person.id for user in message.data["mentions"])
        return named or bool(message.data["mention_everyone"])

    async def messages(self, request: web.Request) -> Json:
        """The messages of a channel that this person sees, oldest first."""
        person = self._person(request.query.get("person"))
        return {"messages": [post.data for post in person.visible(request.query.get("channel", ""))]}

    async def events(self, request: web.Request) -> web.StreamResponse:
        """A WebSocket with everything that happens where this person can see it."""
        person = self._person(request.query.get("person"))
        socket = web.WebSocketResponse(heartbeat=30)
        await socket.prepare(request)
        waiting: asyncio.Queue[str] = asyncio.Queue()

        def push(name: str, data: Json) -> None:
            # Written down at once: the data goes on changing.
            told = {"commands": self._commands()} if name == "COMMANDS" else data
            waiting.put_nowait(json.dumps({"t": name, "d": told}))

        stop = self._world.watch(person.id, push)
        sender = asyncio.create_task(self._send(socket, waiting))
        try:
            async for message in socket:
                if message.type == WSMsgType.ERROR:
                    break
        finally:
            stop()
            sender.cancel()
        return socket

    async def _send(self, socket: web.WebSocketResponse, waiting: "asyncio.Queue[str]") -> None:
        with suppress(ConnectionError):
            while True:
                await socket.send_str(await waiting.get())

    # what people do -------------------------------------------------------------------------------

    async def slash(self, body: Json) -> Json:
        """Send a slash command: {person, channel, name, options}."""
        person = self._person(body.get("person"))
        return self._outcome(
            await person.slash(_text(body, "name"), _text(body, "channel"), **_record(body, "options"))
        )

    async def autocomplete(self, body: Json) -> Json:
        """The choices for an option: {person, channel, name, option, text, options: those filled in}."""
        person = self._person(body.get("person"))
        name, option, text, channel = (_text(body, key) for key in ("name", "option", "text", "channel"))
        return {"choices": await person.autocomplete(name, option, text, channel, **_record(body, "options"))}

    async def click(self, body: Json) -> Json:
        """Press a button: {person, message, custom_id}."""
        person = self._person(body.get("person"))
        return await self._pressed(person.click(_text(body, "message"), _text(body, "custom_id")))

    async def select(self, body: Json) -> Json:
        """Choose in a select: {person, message, custom_id, values}."""
        person = self._person(body.get("person"))
        values = body.get("values")
        if not isinstance(values, list):
            raise Refused("values: a list is needed")
        chosen = [str(value) for value in values]
        return await self._pressed(person.select(_text(body, "message"), _text(body, "custom_id"), *chosen))

    async def modal(self, body: Json) -> Json:
        """Send a modal: {person, interaction: the id it came with, values by custom_id}."""
        person = self._person(body.get("person"))
        opened = self._opened.get(_text(body, "interaction"))
        if opened is None:
            raise Declined("page-declined-form")
        outcome = self._outcome(await person.submit(opened, _record(body, "values")))
        self._opened.pop(opened.interaction.id, None)
        return outcome

    async def _pressed(self, press: Awaitable[Reply]) -> Json:
        """What a press came to; of what the message no longer offers Discord says only that it failed."""
        try:
            return self._outcome(await press)
        except Declined:
            raise
        except Refused as stale:
            raise Declined("page-failed") from stale

    def _outcome(self, reply: Reply) -> Json:
        if reply.modal is None:
            return {}
        self._opened[reply.interaction.id] = reply
        return {"modal": {"interaction": reply.interaction.id} | (reply.interaction.modal or {})}

    async def say(self, body: Json) -> Json:
        """Write a line: {person, channel, text}."""
        post = self._person(body.get("person")).say(_text(body, "channel"), _text(body, "text"))
        return {"message": post.id}

    async def dismiss(self, body: Json) -> Json:
        """Put a private answer away: {person, message}."""
        person = self._person(body.get("person"))
        person.dismiss(Post(self._world, self._world.find(_text(body, "message"))))
        return {}

    async def read(self, body: Json) -> Json:
        """A person has seen a channel up to a message: {person, channel, message}."""
        person = self._person(body.get("person"))
        key = (person.id, _text(body, "channel"))
        self._read[key] = max(self._read.get(key, 0), _whole(body, "message"))
        return {}

    # what befalls the world -----------------------------------------------------------------------

    async def clock(self, body: Json) -> Json:
        """Advance the time: {seconds}, a year at most."""
        seconds = _whole(body, "seconds")
        if not 0 < seconds <= _YEAR:
            raise Refused(f"seconds: 1 to {_YEAR}")
        self._world.clock.advance(timedelta(seconds=seconds))
        return {"now": stamp(self._world.clock.now())}

    async def refresh(self, body: Json) -> Json:
        """A fresh link to a file, in place of one that may have expired: {url}."""
        url = _text(body, "url")
        if links.ends(url) is None:
            raise Refused("url: a link to a file of this sandbox")
        return {"url": links.sign(url, self._world.clock.now())}

    async def dms(self, body: Json) -> Json:
        """Open or close a person's direct messages: {person, closed}."""
        self._person(body.get("person")).dms_closed = bool(body.get("closed"))
        return {}

    async def staff(self, body: Json) -> Json:
        """Let somebody manage the server, or no longer: {person, staff}."""
        self._person(body.get("person")).staff = bool(body.get("staff"))
        return {}

    async def locale(self, body: Json) -> Json:
        """Somebody's Discord speaks another language: {person, language}."""
        self._person(body.get("person")).locale = _locale(body)
        return {}

    async def server(self, body: Json) -> Json:
        """Somebody who manages the server gives it another language: {person, language}."""
        if not self._person(body.get("person")).staff:
            raise Declined("page-declined-server")
        set_locale(self._world, _locale(body))
        return {}

    async def member(self, body: Json) -> Json:
        """Somebody leaves the server or comes back: {person, member}."""
        self._person(body.get("person")).member = bool(body.get("member"))
        return {}

    async def archive(self, body: Json) -> Json:
        """Archive or reopen a thread, and lock it: {channel, archived = true, locked = unchanged}."""
        channel = self._world.channel(_text(body, "channel"))
        if "thread_metadata" not in channel:
            raise Refused("only threads can be archived")
        locked = body.get("locked")
        self._world.archive(
            channel["id"],
            archived=bool(body.get("archived", True)),
            locked=None if locked is None else bool(locked),
        )
        return {}

    async def delete(self, body: Json) -> Json:
        """Delete a message, or without `message` a whole channel or thread: {channel, message}."""
        channel = _text(body, "channel")
        if body.get("message") is None:
            self._world.delete_channel(channel)
        else:
            self._world.delete_message(channel, _text(body, "message"))
        return {}

    def _person(self, wanted: Any) -> Person:
        try:
            return self._named(str(wanted))
        except KeyError:
            raise Refused(f"there is no person {wanted!r}") from None


def _text(body: Json, key: str) -> str:
    value = body.get(key)
    if not isinstance(value, str):
        raise Refused(f"{key}: a text is needed")
    return value


def _whole(body: Json, key: str) -> int:
    try:
        return int(body[key])
    except (KeyError, TypeError, ValueError):
        raise Refused(f"{key}: a whole number is needed") from None


def _record(body: Json, key: str) -> Json:
    value = body.get(key) or {}
    if not isinstance(value, dict):
        raise Refused(f"{key}: an object is needed")
    return value


def _locale(body: Json) -> str:
    language = _text(body, "language")
    if language not in LANGUAGES:
        raise Refused(f"language: one of {', '.join(LANGUAGES)}")
    return _REGIONS.get(language, language)


def sentences(language: str) -> dict[str, str]:
    """What the page says in that language, by key, with places such as "{name}" for the facts."""
    spoken, usual = words(language), words()
    keys = [f"page-{name}" for name in usual.paragraphs("page-")]
    keys += [f"{key}.{form}" for key in keys for form in usual.attributes(key)]
    return {key: spoken.fill(key, _Places()) for key in keys}


class _Places(dict[str, str]):
    """Facts that are still to come."""

    def __missing__(self, name: str) -> str:
        return f"{{{name}}}"


def _spoken(request: web.Request) -> Words:
    """The language that the request asks for first."""
    return words(re.split(r"[,;]", request.headers.get("Accept-Language", ""))[0])


async def _told(request: web.Request, work: Callable[[], Awaitable[Json]]) -> web.Response:
    """The outcome as JSON; what people may not do or the bot did not do as {"error"}."""
    try:
        return web.json_response(await work())
    except Told as told:
        status = 409 if isinstance(told, Declined) else 504
        return web.json_response({"error": told.told(_spoken(request))}, status=status)
    except ApiError as refusal:
        return web.json_response({"error": str(refusal.body.get("message", refusal))}, status=refusal.status)
    except Refused as refusal:
        return web.json_response({"error": str(refusal)}, status=409)


def _asked(
    handler: Callable[[web.Request], Awaitable[Json]],
) -> Callable[[web.Request], Awaitable[web.Response]]:
    async def answer(request: web.Request) -> web.Response:
        return await _told(request, lambda: handler(request))

    return answer


def _done(handler: Done) -> Handler:
    async def answer(request: web.Request) -> web.Response:
        try:
            body = await request.json()
        except ValueError:
            body = None
        if not isinstance(body, dict):
            return web.json_response({"error": "the body must be a JSON object"}, status=400)
        return await _told(request, lambda: handler(body))

    return answer


def routes(world: World, person: Callable[[str], Person]) -> list[web.AbstractRouteDef]:
    """The page at `/`, its files under `/web`, its protocol under `/ui`."""
    page = Page(world, person)
    actions = (
        page.slash,
        page.autocomplete,
        page.click,
        page.select,
        page.modal,
        page.say,
        page.dismiss,
        page.read,
        page.clock,
        page.refresh,
        page.dms,
        page.staff,
        page.locale,
        page.server,
        page.member,
        page.archive,
        page.delete,
    )
    return [
        web.get("/", page.index),
        web.get("/titles/{game}", page.title),
        web.static("/web", WEB),
        web.get("/ui/people", _asked(page.people)),
        web.get("/ui/state", _asked(page.state)),
        web.get("/ui/messages", _asked(page.messages)),
        web.get("/ui/events", page.events),
        *(web.post(f"/ui/{action.__name__}", _done(action)) for action in actions),
    ]
