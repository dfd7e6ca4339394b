"""The bot itself, people, the server and its members."""

from ..errors import error
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


@routes.on("GET", "/guilds/{guild_id}/members/{user_id}")
def member(api: Api, call: Call) -> Answer:
    """One member; 10007 for somebody who is none."""
    guild(api, call.params["guild_id"])
    found = api.world.members.get(call.params["user_id"])
    if found is None:
        raise error(10007)
    return ok(found)
