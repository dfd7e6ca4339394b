"""Who belongs to the server: people come and go, and some of them manage it, its language too."""

from . import shapes
from .errors import error
from .permissions import EVERYONE, Permission
from .shapes import Json
from .world import BOT_ROLE, GUILD, World

STAFF_ROLE = "1300000000000000003"


def set_staff(world: World, person_id: str, staff: bool) -> None:
    """Give somebody the role that may manage the server, or take it away; the owner may in any case.

    Without the intent for members the bot hears nothing of it: it is told with each interaction.
    """
    if all(role["id"] != STAFF_ROLE for role in world.guild["roles"]):
        bits = EVERYONE | Permission.MANAGE_GUILD
        world.guild["roles"].append(shapes.role(STAFF_ROLE, "Staff", 2, int(bits)))
        world.emit("GUILD_ROLE_CREATE", {"guild_id": GUILD, "role": world.guild["roles"][-1]})
    roles = world.members[person_id]["roles"]
    roles[:] = [role for role in roles if role != STAFF_ROLE] + [STAFF_ROLE] * staff
    world.emit("PEOPLE", {"id": person_id, "staff": staff}, to_bot=False)


def add_role(world: World, name: str, bits: int = 0) -> str:
    """A role that everybody may mention, below all others, and that the bot may hand out; its id."""
    (own,) = (role for role in world.guild["roles"] if role["id"] == BOT_ROLE)
    own["permissions"] = str(int(own["permissions"]) | Permission.MANAGE_ROLES)
    world.emit("GUILD_ROLE_UPDATE", {"guild_id": GUILD, "role": own})
    role = shapes.role(world.ids.new(), name, 1, bits) | {"mentionable": True}
    world.guild["roles"].append(role)
    world.emit("GUILD_ROLE_CREATE", {"guild_id": GUILD, "role": role})
    return str(role["id"])


def delete_role(world: World, role_id: str) -> None:
    """A role is deleted, and nobody has it any more."""
    world.guild["roles"] = [role for role in world.guild["roles"] if role["id"] != role_id]
    for member in world.members.values():
        member["roles"] = [role for role in member["roles"] if role != role_id]
    world.emit("GUILD_ROLE_DELETE", {"guild_id": GUILD, "role_id": role_id})


def set_role(world: World, person_id: str, role_id: str, given: bool) -> None:
    """The bot gives somebody a role or takes it from them; 10007, 10011 or 50013 where it cannot."""
    role = next((role for role in world.guild["roles"] if role["id"] == role_id), None)
    if person_id not in world.members or role is None:
        raise error(10007 if role is not None else 10011)
    own = next(each for each in world.guild["roles"] if each["id"] == BOT_ROLE)
    below = (role["position"], -int(role_id)) < (own["position"], -int(BOT_ROLE))
    if not below or not int(own["permissions"]) & Permission.MANAGE_ROLES:
        raise error(50013)
    roles = world.members[person_id]["roles"]
    roles[:] = [each for each in roles if each != role_id] + [role_id] * given


def is_staff(world: World, person_id: str) -> bool:
    """Whether this person may manage the server."""
    member = world.members.get(person_id)
    owner = bool(person_id == world.guild["owner_id"])
    return member is not None and (owner or STAFF_ROLE in member["roles"])


def set_locale(world: World, locale: str) -> None:
    """Give the server another language, as those who manage it can."""
    world.guild["preferred_locale"] = locale
    world.emit("GUILD_UPDATE", world.guild)


def leave(world: World, person_id: str) -> None:
    """Somebody leaves the server: they see nothing of it any more, and the bot cannot write to them."""
    if world.members.pop(person_id, None) is None:
        return
    for thread in world.threads():
        world.leave(thread["id"], person_id)
    _told(world, person_id)


def come_back(world: World, person_id: str) -> None:
    """Somebody who had left is a member again, without any role."""
    if person_id not in world.members:
        world.members[person_id] = shapes.member(world.people[person_id], [], world.clock.now())
        _told(world, person_id)


def _told(world: World, person_id: str) -> None:
    data: Json = {"id": person_id, "member": person_id in world.members, "staff": is_staff(world, person_id)}
    world.emit("PEOPLE", data, to_bot=False)
