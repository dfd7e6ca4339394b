"""Answers to interactions: the callback, and the webhook that its token opens."""

from ..interactions import Interaction
from .routing import NOTHING, Answer, Api, Call, Routes, ok

routes = Routes()
_HOOK = "/webhooks/{webhook_id}/{webhook_token}"
_ORIGINAL = _HOOK + "/messages/@original"


@routes.on("POST", "/interactions/{interaction_id}/{interaction_token}/callback")
def callback(api: Api, call: Call) -> Answer:
    """The first answer to an interaction; content only when the bot asks for it."""
    params = call.params
    answer = api.interactions.answer(
        params["interaction_id"], params["interaction_token"], call.json(), call.uploads
    )
    return ok(answer) if call.query.get("with_response") in ("1", "true", "True") else NOTHING


def _interaction(api: Api, call: Call) -> Interaction:
    return api.interactions.of_token(call.params["webhook_id"], call.params["webhook_token"])


@routes.on("POST", _HOOK)
def follow_up(api: Api, call: Call) -> Answer:
    """A further answer."""
    return ok(api.interactions.follow_up(_interaction(api, call), call.json(), call.uploads).data)


@routes.on("PATCH", _ORIGINAL)
def edit(api: Api, call: Call) -> Answer:
    """Edit the first answer."""
    return ok(api.interactions.edit(_interaction(api, call), call.json(), call.uploads).data)


@routes.on("DELETE", _ORIGINAL)
def delete(api: Api, call: Call) -> Answer:
    """Delete the first answer."""
    api.interactions.delete(_interaction(api, call))
    return NOTHING
