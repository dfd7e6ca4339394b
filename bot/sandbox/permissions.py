"""Who may do what in a channel: Discord's permission bits and how overwrites combine."""

from enum import IntFlag
from typing import Any

Json = dict[str, Any]


class Permission(IntFlag):
    """The bits that matter to a bot like ours, with Discord's names."""

    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    MANAGE_ROLES = 1 << 28
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38
    PIN_MESSAGES = 1 << 51


EVERYONE = (
    Permission.ADD_REACTIONS
    | Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.USE_EXTERNAL_EMOJIS
    | Permission.USE_APPLICATION_COMMANDS
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.CREATE_PRIVATE_THREADS
    | Permission.SEND_MESSAGES_IN_THREADS
)
"""What every member of the server may do unless a channel says otherwise."""
ALL = Permission(sum(Permission))


def of(names: tuple[str, ...]) -> Permission:
    """The bits with those names; KeyError for a name that is none."""
    bits = Permission(0)
    for name in names:
        bits |= Permission[name]
    return bits


def overwrite(channel: Json, target: str, kind: int) -> Json:
    """The channel's overwrite for a role (kind 0) or a member (kind 1); made empty if there is none."""
    overwrites: list[Json] = channel["permission_overwrites"]
    for entry in overwrites:
        if entry["id"] == target:
            return entry
    entry = {"id": target, "type": kind, "allow": "0", "deny": "0"}
    overwrites.append(entry)
    return entry


def toggle(entry: Json, bits: Permission, allowed: bool | None) -> None:
    """Allow, deny or (None) leave to the roles what those bits permit."""
    allow, deny = int(entry["allow"]) & ~bits, int(entry["deny"]) & ~bits
    if allowed is True:
        allow |= bits
    elif allowed is False:
        deny |= bits
    entry["allow"], entry["deny"] = str(allow), str(deny)


def combine(base: int, channel: Json, roles: list[str], member: str) -> Permission:
    """What remains of the bits of all roles in that channel, after its overwrites."""
    if base & Permission.ADMINISTRATOR:
        return ALL
    allow = deny = own_allow = own_deny = 0
    for entry in channel.get("permission_overwrites", ()):
        if entry["id"] in roles:
            allow |= int(entry["allow"])
            deny |= int(entry["deny"])
        elif entry["id"] == member:
            own_allow, own_deny = int(entry["allow"]), int(entry["deny"])
    bits = Permission((((base & ~deny) | allow) & ~own_deny) | own_allow)
    return bits if bits & Permission.VIEW_CHANNEL else Permission(0)
