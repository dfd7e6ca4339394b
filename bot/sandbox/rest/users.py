"""The bot itself, people, the server and its members."""

from .. import members
from ..errors import error
from .routing import NOTHING, Answer, Api, Call, Routes, guild, ok

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


@routes.on("PUT", "/guilds/{guild_id}/members/{user_id}/roles/{role_id}")
def give_role(api: Api, call: Call) -> Answer:
    """The member has the role."""
    return _set_role(api, call, given=True)


@routes.on("DELETE", "/guilds/{guild_id}/members/{user_id}/roles/{role_id}")
def take_role(api: Api, call: Call) -> Answer:
    """The member has it no more."""
    return _set_role(api, call, given=False)


def _set_role(api: Api, call: Call, *, given: bool) -> Answer:
    guild(api, call.params["guild_id"])
    members.set_role(api.world, call.params["user_id"], call.params["role_id"], given)
    return NOTHING
