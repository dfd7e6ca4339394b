"""The stand-in itself: a server on loopback with Discord's API, gateway and CDN, and the page to play in."""

import asyncio
import json
import logging
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Self

from aiohttp import BodyPartReader, web

from bot.clock import Clock

from . import cdn, contract, members, page
from .attachments import Upload
from .driver import Person
from .enforce import sizes
from .errors import ApiError, not_found, unauthorized
from .faults import Fault, Faults
from .gateway import Gateway
from .interactions import Interactions
from .rest import TABLE
from .rest.routing import Answer, Api, Call, Handler
from .shapes import Json
from .world import PEOPLE, World

_log = logging.getLogger(__name__)
TOKEN = "stand-in.for.discord"
_WITHOUT_TOKEN = ("/interactions/", "/webhooks/")


@dataclass(slots=True)
class Request:
    """A request of the bot, kept for tests to look at."""

    method: str
    path: str
    """From after /api/v10, without the query."""
    body: Any = None
    files: list[str] = field(default_factory=list)
    status: int = 0
    """What was answered; 0 while or if nothing was."""


class Sandbox:
    """A stand-in for Discord. `async with Sandbox() as sandbox` starts it and stops it.

    `people` are the members of its server; `ack_seconds` is how long an interaction waits for its first
    answer; `openapi` is Discord's API document (None: the one that `contract.document` finds, if any).
    """

    def __init__(
        self,
        clock: Clock | None = None,
        people: tuple[str, ...] = PEOPLE,
        *,
        ack_seconds: float = 3.0,
        openapi: Path | None = None,
        token: str = TOKEN,
    ) -> None:
        self.clock = clock or Clock()
        self.token = token
        self.world = World(self.clock, people)
        self.gateway = Gateway(self.world, token)
        self.interactions = Interactions(self.world, ack_seconds)
        self.faults = Faults()
        self.requests: list[Request] = []
        self.violations: list[str] = []
        """Whatever broke Discord's contract, on either side."""
        path = openapi or contract.document()
        self.contract = contract.load(path) if path else None
        self._api = Api(self.world, self.interactions, self.gateway)
        self._runner: web.AppRunner | None = None
        self._people: dict[str, Person] = {}

    # life -----------------------------------------------------------------------------------------

    async def start(self, port: int = 0) -> None:
        """Listen on 127.0.0.1; port 0 takes a free one. OSError if it is taken, OverflowError if none."""
        app = web.Application(client_max_size=64 * 1024 * 1024)
        for method, path, handler in TABLE:
            app.router.add_route(method, "/api/v10" + path, self._served(path, handler))
        app.router.add_route("*", "/api/{rest:.*}", self._served("", None))
        app.router.add_get("/gateway", self._gateway)
        cdn.add_routes(app, self.world)
        app.add_routes(page.routes(self.world, self.person))
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.5)
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, "127.0.0.1", port).start()
        except (OSError, OverflowError):
            await self.stop()
            raise
        host, bound = self._runner.addresses[0][:2]
        self.world.url = f"http://{host}:{bound}"

    async def stop(self) -> None:
        """Close all connections and the port."""
        self.gateway.abort()
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.stop()

    # where ----------------------------------------------------------------------------------------

    @property
    def url(self) -> str:
        """The address of the page."""
        return self.world.url

    @property
    def api_base(self) -> str:
        """What DISCORD_API_BASE must be."""
        return self.world.url + "/api/v10"

    @property
    def gateway_url(self) -> str:
        """What DISCORD_GATEWAY_URL must be."""
        return self.world.url.replace("http", "ws", 1) + "/gateway"

    # who ------------------------------------------------------------------------------------------

    def person(self, name: str) -> Person:
        """One of the people, by name or id; KeyError for nobody."""
        for user in self.world.people.values():
            if name in (user["global_name"], user["id"]):
                return self._people.setdefault(user["id"], Person(self.world, self.interactions, user["id"]))
        raise KeyError(name)

    def add_role(self, name: str, bits: int = 0) -> str:
        """A role that may do that, which everybody may mention and the bot may hand out; its id."""
        return members.add_role(self.world, name, bits)

    def delete_role(self, role_id: str) -> None:
        """The role is gone."""
        members.delete_role(self.world, role_id)

    async def connected(self, seconds: float = 10.0) -> None:
        """Wait until the bot is connected to the gateway."""
        await self.gateway.connected(seconds)

    # requests -------------------------------------------------------------------------------------

    async def _gateway(self, request: web.Request) -> web.StreamResponse:
        fault = self.faults.take("GET", "/gateway")
        if fault is not None:
            spoilt = await self._spoil(request, fault)
            if spoilt is not None:
                return spoilt
        return await self.gateway.handle(request)

    def _served(self, template: str, handler: Handler | None) -> Callable[[web.Request], Any]:
        async def serve(request: web.Request) -> web.StreamResponse:
            return await self._serve(request, template, handler)

        return serve

    async def _serve(
        self, request: web.Request, template: str, handler: Handler | None
    ) -> web.StreamResponse:
        path = request.path.removeprefix("/api/v10")
        entry = Request(request.method, path)
        self.requests.append(entry)
        try:
            body, uploads, size = await _read(request)
        except ConnectionError:
            # The client died while it was sending: nothing was asked.
            return web.Response(status=499)
        entry.body, entry.files = body, [upload.name for upload in uploads]
        fault = self.faults.take(request.method, path)
        if fault is not None and not fault.after:
            spoilt = await self._spoil(request, fault)
            if spoilt is not None:
                entry.status = fault.status
                return spoilt
        call = Call(request.match_info, request.query, body, uploads)
        answer = self._answer(request, template, handler, call, size)
        if fault is not None and fault.after:
            spoilt = await self._spoil(request, fault)
            if spoilt is not None:
                return spoilt
        entry.status = answer.status
        return _response(answer.status, answer.data)

    async def _spoil(self, request: web.Request, fault: Fault) -> web.Response | None:
        """Do what the fault says; None if it only delays."""
        if fault.delay:
            await asyncio.sleep(fault.delay)
        if fault.close_socket:
            if isinstance(request.transport, asyncio.Transport):
                request.transport.abort()
            return web.Response(status=499)
        if fault.status:
            return _response(fault.status, fault.json, fault.headers)
        return None

    def _answer(
        self, request: web.Request, template: str, handler: Handler | None, call: Call, size: int
    ) -> Answer:
        method = request.method
        try:
            if handler is None:
                self._violated([f"{method} {request.path}: the stand-in has no such route"])
                raise not_found()
            if (
                not template.startswith(_WITHOUT_TOKEN)
                and request.headers.get("Authorization") != f"Bot {self.token}"
            ):
                raise unauthorized()
            if self.contract is not None:
                self._violated(self.contract.request(method, template, call.body))
            sizes([(upload.name, upload.body) for upload in call.uploads], size)
            answer = handler(self._api, call)
        except ApiError as refusal:
            answer = Answer(refusal.status, refusal.body)
        except Exception as mistake:
            _log.exception("%s %s", method, request.path)
            self._violated([f"{method} {request.path}: {type(mistake).__name__}: {mistake}"])
            answer = Answer(500, {"message": "500: Internal Server Error", "code": 0})
        if self.contract is not None and template:
            self._violated(self.contract.answer(method, template, answer.status, answer.data))
        return answer

    def _violated(self, mistakes: list[str]) -> None:
        for mistake in mistakes:
            _log.warning("against Discord's contract: %s", mistake)
        self.violations += mistakes


async def _read(request: web.Request) -> tuple[Any, list[Upload], int]:
    """The JSON body, the uploaded files, and the size of all in bytes."""
    if request.content_type != "multipart/form-data":
        raw = await request.read()
        return _parsed(raw), [], len(raw)
    body: Any = None
    uploads: list[Upload] = []
    size = 0
    reader = await request.multipart()
    async for part in reader:
        if not isinstance(part, BodyPartReader):
            continue  # a multipart within a multipart: no client of Discord sends one
        raw = bytes(await part.read())
        size += len(raw)
        name = part.name or ""
        if name == "payload_json":
            body = _parsed(raw)
        elif name.startswith("files["):
            uploads.append(Upload(name[len("files[") : -1], part.filename or "file", raw))
    return body, uploads, size


def _parsed(raw: bytes) -> Any:
    if not raw:
        return None
    try:
        return json.loads(raw)
    except ValueError:
        # Handlers refuse what is no object.
        return raw.decode(errors="replace")


def _response(
    status: int, data: Json | list[Any] | None, headers: dict[str, str] | None = None
) -> web.Response:
    # The content type must be exactly this: with a charset behind it discord.py reads the answer as text.
    if data is None and status == 204:
        return web.Response(status=status, headers=headers)
    return web.Response(
        status=status, body=json.dumps(data).encode(), content_type="application/json", headers=headers
    )
