"""People: who has ever pressed something, by their Discord id, and what they said about themselves."""

from collections.abc import Collection, Sequence
from typing import Literal

import msgspec
from sqlalchemy import bindparam, select, update

from bot.store.database import Reading, Writing
from bot.store.tables import people

Ping = Literal["thread", "dm"]


class PersonRow(msgspec.Struct, frozen=True):
    """A person with their latest display name and language."""

    id: int
    name: str
    locale: str


class SettingsRow(msgspec.Struct, frozen=True, kw_only=True):
    """What a person has set with /me.

    ``zone`` is a name of the time zone database. ``wakes`` and ``sleeps`` are minutes after midnight there;
    both are None for somebody who is always awake. ``ping``: where they want to hear that it is their turn.
    ``every``: hours between reminders of the same turn, None for those at half and nine tenths alone.
    ``digest_at``: minutes after midnight at which they want to hear of everything at once, None for at once.
    ``most``: matches at the same time, None for as many as they like. ``dms_closed``: the last direct
    message could not be delivered.
    """

    id: int
    zone: str = "UTC"
    wakes: int | None = None
    sleeps: int | None = None
    ping: Ping = "thread"
    every: int | None = None
    digest_at: int | None = None
    most: int | None = None
    dms_closed: bool = False


_SETTINGS = [people.c[name] for name in SettingsRow.__struct_fields__]
_OWN_SETTINGS = select(*_SETTINGS).where(people.c.id == bindparam("person"))


async def get(reading: Reading, person: int) -> PersonRow | None:
    """The person, if ever seen."""
    query = select(people.c.id, people.c.name, people.c.locale).where(people.c.id == person)
    return await reading.row(query, PersonRow)


async def put(writing: Writing, person: PersonRow) -> None:
    """Store the person, over what was known; the settings stay."""
    await writing.put(people, **msgspec.structs.asdict(person))


async def settings(reading: Reading, person: int) -> SettingsRow:
    """What the person has set; as if nothing was for one never seen."""
    return await reading.row(_OWN_SETTINGS, SettingsRow, person=person) or SettingsRow(id=person)


async def settings_of(reading: Reading, persons: Collection[int]) -> Sequence[SettingsRow]:
    """The settings of all of these people that were ever seen."""
    return await reading.rows(select(*_SETTINGS).where(people.c.id.in_(persons)), SettingsRow)


async def set_up(writing: Writing, settings: SettingsRow) -> None:
    """Store the settings of a person who is known."""
    values = msgspec.structs.asdict(settings)
    await writing.run(update(people).where(people.c.id == values.pop("id")).values(**values))


async def dms(writing: Writing, person: int, closed: bool) -> None:
    """Whether the last direct message to the person was refused."""
    known = update(people).where(people.c.id == person, people.c.dms_closed != closed)
    await writing.run(known.values(dms_closed=closed))
