"""The bot itself, people, the server and its members."""

from ..errors import error
from ..shapes import Json
from ..world import APPLICATION
from .routing import Answer, Api, Call, Routes, guild, ok

routes = Routes()


@routes.on("GET", "/users/@me")
def me(api: Api, call: Call) -> Answer:
    """The bot."""
    own = {"mfa_enabled": False, "locale": "en-US", "verified": True, "email": None, "premium_type": 0}
    return ok(api.world.bot | own)


@routes.on("POST", "/users/@me/channels")
def open_dm(api: Api, call: Call) -> Answer:
    """The DM channel with a person; it opens even where DMs are closed, only sending fails then."""
    return ok(api.world.dm(str(call.json().get("recipient_id"))))


@routes.on("GET", "/users/@me/guilds")
def my_guilds(api: Api, call: Call) -> Answer:
    """The servers that the bot is in."""
    world = api.world
    kept = {key: world.guild[key] for key in ("id", "name", "icon", "banner", "features")}
    return ok([kept | {"owner": False, "permissions": "0"}])


@routes.on("GET", "/users/{user_id}")
def user(api: Api, call: Call) -> Answer:
    """A person; 10013 for nobody."""
    known = {APPLICATION: api.world.bot} | api.world.people
    if call.params["user_id"] not in known:
        raise error(10013)
    return ok(known[call.params["user_id"]])


@routes.on("GET", "/guilds/{guild_id}")
def fetch_guild(api: Api, call: Call) -> Answer:
    """The server."""
    found = guild(api, call.params["guild_id"])
    counts: Json = {"approximate_member_count": len(api.world.members), "approximate_presence_count": 0}
    return ok(found | (counts if call.query.get("with_counts") else {}))


@routes.on("GET", "/guilds/{guild_id}/channels")
def channels(api: Api, call: Call) -> Answer:
    """The channels of the server, without threads."""
    guild(api, call.params["guild_id"])
    return ok([channel for channel in api.world.channels.values() if channel["type"] == 0])


@routes.on("GET", "/guilds/{guild_id}/roles")
def roles(api: Api, call: Call) -> Answer:
    """The roles of the server."""
    return ok(guild(api, call.params["guild_id"])["roles"])


@routes.on("GET", "/guilds/{guild_id}/members/{user_id}")
def member(api: Api, call: Call) -> Answer:
    """One member; 10007 for somebody who is none."""
    guild(api, call.params["guild_id"])
    found = api.world.members.get(call.params["user_id"])
    if found is None:
        raise error(10007)
    return ok(found)
