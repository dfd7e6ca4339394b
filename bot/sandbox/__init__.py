"""A stand-in for Discord on loopback: REST v10, gateway, CDN, a page to play in, and a driver for tests.

    async with Sandbox() as sandbox:
        ...                       # start a bot with sandbox.token, sandbox.api_base, sandbox.gateway_url
        await sandbox.connected()
        reply = await sandbox.person("Mei").slash("match new", "imperial-games", game="qin")

The bot knows nothing of it: it connects through the two addresses alone. `driver` has what people can do,
`faults` what can be broken on purpose; `Sandbox.violations` holds what broke Discord's contract and must stay
empty.
"""

from .driver import GENEROUS, Person, Reply
from .errors import Failed, Refused
from .posts import Modal, Post
from .server import Sandbox

__all__ = ["GENEROUS", "Failed", "Modal", "Person", "Post", "Refused", "Reply", "Sandbox"]
