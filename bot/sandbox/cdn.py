"""The CDN: attachments behind links that work for a day, and emojis."""

from aiohttp import web

from . import links
from .world import World


def add_routes(app: web.Application, world: World) -> None:
    """Serve the files of that world."""

    async def attachment(request: web.Request) -> web.Response:
        file = world.files.get(request.match_info["file"])
        if file is None or not links.works(str(request.rel_url), world.clock.now()):
            return web.Response(status=404, text="This content is no longer available.")
        return web.Response(body=file.body, content_type=file.content_type)

    async def emoji(request: web.Request) -> web.Response:
        file = world.files.get(request.match_info["name"].partition(".")[0])
        if file is None:
            return web.Response(status=404)
        return web.Response(body=file.body, content_type=file.content_type)

    app.router.add_get("/attachments/{channel}/{file}/{name}", attachment)
    app.router.add_get("/emojis/{name}", emoji)
