"""The gateway: hello, identify or resume, heartbeats, and the events that the bot's intents ask for."""

import asyncio
import json
import secrets
from collections import deque
from contextlib import suppress
from typing import Any

import aiohttp
from aiohttp import web

from . import shapes
from .records import Event
from .shapes import Json
from .world import APPLICATION, GUILD, World

DISPATCH, HEARTBEAT, IDENTIFY, RESUME, RECONNECT = 0, 1, 2, 6, 7
INVALID_SESSION, HELLO, ACK = 9, 10, 11
ACK_SECONDS = 0.02
"""How long a heartbeat's answer takes."""
GUILDS, GUILD_MEMBERS, GUILD_MESSAGES, DIRECT_MESSAGES = 1 << 0, 1 << 1, 1 << 9, 1 << 12
PRIVILEGED = 1 << 1 | 1 << 8 | 1 << 15
_MESSAGES = frozenset({"MESSAGE_CREATE", "MESSAGE_UPDATE", "MESSAGE_DELETE"})
_GUILDS = frozenset(
    {
        "CHANNEL_CREATE",
        "CHANNEL_UPDATE",
        "CHANNEL_DELETE",
        "GUILD_CREATE",
        "GUILD_DELETE",
        "GUILD_UPDATE",
        "GUILD_ROLE_CREATE",
        "GUILD_ROLE_DELETE",
        "GUILD_ROLE_UPDATE",
        "THREAD_CREATE",
        "THREAD_UPDATE",
        "THREAD_DELETE",
        "THREAD_MEMBERS_UPDATE",
    }
)
_REPLAYED = 1000


class Session:
    """What the gateway remembers of one IDENTIFY: it survives its connection, so that RESUME can replay."""

    def __init__(self, intents: int, shard: tuple[int, int]) -> None:
        self.id = secrets.token_hex(16)
        self.intents = intents
        self.shard, self.shards = shard
        self.sequence = 0
        self.sent: deque[tuple[int, str]] = deque(maxlen=_REPLAYED)
        self.connection: Connection | None = None

    def dispatch(self, name: str, data: Json) -> None:
        """Send an event, or keep it for RESUME while nobody is connected."""
        self.sequence += 1
        text = json.dumps({"op": DISPATCH, "t": name, "s": self.sequence, "d": data})
        self.sent.append((self.sequence, text))
        if self.connection is not None:
            self.connection.send_text(text)

    def hears(self, server: str | None) -> bool:
        """Whether its shard is that of the server; of direct messages it is the first."""
        return self.shard == (0 if server is None else (int(server) >> 22) % self.shards)

    def wants(self, event: Event, direct: bool) -> bool:
        """Whether the intents of this session cover the event."""
        if event.name == "INTERACTION_CREATE":
            return True
        if event.name in _MESSAGES:
            return bool(self.intents & (DIRECT_MESSAGES if direct else GUILD_MESSAGES))
        if event.name == "THREAD_MEMBERS_UPDATE" and not self.intents & GUILD_MEMBERS:
            moved = [member["user_id"] for member in event.data["added_members"]]
            return APPLICATION in moved + event.data["removed_member_ids"] and bool(self.intents & GUILDS)
        return event.name in _GUILDS and bool(self.intents & GUILDS)


class Connection:
    """One websocket; frames go out in the order in which they were given."""

    def __init__(self, socket: web.WebSocketResponse, transport: asyncio.Transport | None) -> None:
        self.socket = socket
        self.transport = transport
        self.session: Session | None = None
        self.closed_with: int | None = None
        """The code with which this side closed it."""
        self._queue: asyncio.Queue[str | None] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write())

    def send(self, op: int, data: Any = None) -> None:
        """Queue a frame that is no event."""
        self.send_text(json.dumps({"op": op, "d": data, "s": None, "t": None}))

    def send_text(self, text: str) -> None:
        """Queue a frame."""
        self._queue.put_nowait(text)

    async def _write(self) -> None:
        with suppress(ConnectionError, aiohttp.ClientError):
            while (text := await self._queue.get()) is not None:
                await self.socket.send_str(text)

    async def flush(self) -> None:
        """Send what is queued, then nothing more."""
        self._queue.put_nowait(None)
        await self._writer

    async def close(self, code: int) -> None:
        """Close the websocket with that code, after what is queued."""
        self.closed_with = code
        await self.flush()
        await self.socket.close(code=code)

    def abort(self) -> None:
        """Cut the connection without a word."""
        self._writer.cancel()
        if self.transport is not None:
            self.transport.abort()


class Gateway:
    """All sessions and connections of the bot."""

    def __init__(self, world: World, token: str) -> None:
        self.world = world
        self.token = token
        self.heartbeat_seconds = 41.25
        self.allowed_privileged = 0
        """Privileged intents granted to the application; asking for others closes with 4014."""
        self.shards = 1
        """So many are recommended."""
        self.identified = 0
        self.resumed = 0
        self._sessions: dict[str, Session] = {}
        self._connections: list[Connection] = []
        self._ready = asyncio.Event()
        world.listen(self._hear)

    @property
    def online(self) -> bool:
        """Whether the bot is connected and has a session."""
        return any(connection.session is not None for connection in self._connections)

    @property
    def shards_online(self) -> set[int]:
        """The shards that somebody is connected to."""
        sessions = (connection.session for connection in self._connections)
        return {session.shard for session in sessions if session is not None}

    async def connected(self, seconds: float = 10.0) -> None:
        """Wait until the bot has a session on an open connection; TimeoutError after that long."""
        async with asyncio.timeout(seconds):
            while not self.online:
                self._ready.clear()
                await self._ready.wait()

    # what tests do to it --------------------------------------------------------------------------

    async def close(self, code: int = 4000) -> None:
        """Close every connection with that code; after 4000 clients resume."""
        for connection in tuple(self._connections):
            await connection.close(code)

    def abort(self) -> None:
        """Cut every connection without a closing frame."""
        for connection in tuple(self._connections):
            connection.abort()

    def reconnect(self) -> None:
        """Ask the bot to reconnect and resume (opcode 7)."""
        for connection in self._connections:
            connection.send(RECONNECT)

    def invalidate(self, *, resumable: bool = False) -> None:
        """Tell the bot that its session is invalid (opcode 9); unless resumable it must identify anew."""
        for connection in self._connections:
            if not resumable and connection.session is not None:
                self._sessions.pop(connection.session.id, None)
            connection.send(INVALID_SESSION, resumable)

    def forget(self) -> None:
        """Drop all sessions, so that the next RESUME is refused."""
        self._sessions.clear()

    # events ---------------------------------------------------------------------------------------

    def _hear(self, event: Event) -> None:
        if not event.to_bot:
            return
        channel = self.world.channels.get(event.channel or "")
        direct = event.only is not None or channel is None or channel["type"] == shapes.DM
        server = GUILD if channel is None else channel.get("guild_id")
        for session in self._sessions.values():
            if session.hears(server) and session.wants(event, direct):
                session.dispatch(event.name, self._data(event))

    def _data(self, event: Event) -> Json:
        if event.name == "GUILD_CREATE":
            return self._guild(event.data["id"])
        if event.name == "THREAD_CREATE":
            return event.data | {"newly_created": True}
        if event.name == "THREAD_DELETE":
            return {key: event.data[key] for key in ("id", "guild_id", "parent_id", "type")}
        return event.data

    # the connection -------------------------------------------------------------------------------

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        """One websocket from its opening to its end."""
        socket = web.WebSocketResponse(max_msg_size=0)
        await socket.prepare(request)
        transport = request.transport if isinstance(request.transport, asyncio.Transport) else None
        connection = Connection(socket, transport)
        self._connections.append(connection)
        connection.send(HELLO, {"heartbeat_interval": int(self.heartbeat_seconds * 1000)})
        try:
            async for frame in socket:
                if frame.type == aiohttp.WSMsgType.TEXT:
                    await self._receive(connection, json.loads(frame.data))
        finally:
            self._lost(connection)
        return socket

    def _lost(self, connection: Connection) -> None:
        self._connections.remove(connection)
        connection.abort()
        session = connection.session
        if session is not None:
            session.connection = None
            # A client that says goodbye with 1000 or 1001 gives its session up.
            if connection.closed_with is None and connection.socket.close_code in (1000, 1001):
                self._sessions.pop(session.id, None)
        self.world.emit("BOT", {"online": self.online}, to_bot=False)

    async def _receive(self, connection: Connection, frame: Json) -> None:
        op: int = frame["op"]
        data: Json = frame["d"] if isinstance(frame.get("d"), dict) else {}
        if op == HEARTBEAT:
            # Not at once: discord.py notes when it sent only afterwards, and would count from the one before.
            asyncio.get_running_loop().call_later(ACK_SECONDS, connection.send, ACK)
        elif op == IDENTIFY:
            await self._identify(connection, data)
        elif op == RESUME:
            await self._resume(connection, data)

    async def _identify(self, connection: Connection, data: Json) -> None:
        if data.get("token") != self.token:
            await connection.close(4004)
            return
        if data.get("intents", 0) & PRIVILEGED & ~self.allowed_privileged:
            await connection.close(4014)
            return
        # Sessions that nobody is connected to are those of processes that died.
        self._sessions = {key: old for key, old in self._sessions.items() if old.connection is not None}
        shard, shards = data.get("shard") or (0, 1)
        if not 0 <= shard < shards:
            await connection.close(4010)
            return
        session = Session(data.get("intents", 0), (shard, shards))
        self._sessions[session.id] = session
        self.identified += 1
        self._attach(connection, session)
        guilds = [guild for guild in self.world.guilds if session.hears(guild)]
        session.dispatch(
            "READY",
            {
                "v": 10,
                "user": self.world.bot | {"verified": True, "mfa_enabled": False, "email": None},
                "guilds": [{"id": guild, "unavailable": True} for guild in guilds],
                "session_id": session.id,
                "session_type": "normal",
                "resume_gateway_url": self.world.url.replace("http", "ws", 1) + "/gateway",
                "shard": [shard, shards],
                "application": {"id": APPLICATION, "flags": self.world.application["flags"]},
            },
        )
        if session.intents & GUILDS:
            for guild in guilds:
                session.dispatch("GUILD_CREATE", self._guild(guild))
        self._online()

    async def _resume(self, connection: Connection, data: Json) -> None:
        session = self._sessions.get(data.get("session_id", ""))
        if data.get("token") != self.token:
            await connection.close(4004)
            return
        if session is None or (session.sent and data["seq"] < session.sent[0][0] - 1):
            connection.send(INVALID_SESSION, False)
            return
        self.resumed += 1
        self._attach(connection, session)
        for sequence, text in session.sent:
            if sequence > data["seq"]:
                connection.send_text(text)
        session.dispatch("RESUMED", {"_trace": []})
        self._online()

    def _attach(self, connection: Connection, session: Session) -> None:
        connection.session = session
        session.connection = connection

    def _online(self) -> None:
        self._ready.set()
        self.world.emit("BOT", {"online": True}, to_bot=False)

    def _guild(self, guild_id: str) -> Json:
        """A server as GUILD_CREATE carries it; without the members intent only the bot itself is in it."""
        world = self.world
        here = [channel for channel in world.channels.values() if channel.get("guild_id") == guild_id]
        channels = [channel for channel in here if channel["type"] == shapes.TEXT]
        threads = [
            entry for entry in world.threads() if entry in here and not entry["thread_metadata"]["archived"]
        ]
        return world.guilds[guild_id] | {
            "joined_at": world.members[APPLICATION]["joined_at"],
            "large": False,
            "unavailable": False,
            "member_count": len(world.members),
            "members": [world.members[APPLICATION]],
            "channels": channels,
            "threads": [thread | self._membership(thread["id"]) for thread in threads],
            "voice_states": [],
            "presences": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
        }

    def _membership(self, thread_id: str) -> Json:
        own = self.world.thread_members.get(thread_id, {}).get(APPLICATION)
        return {"member": own} if own else {}
