"""People: who has ever pressed something, by their Discord id, and what they said about themselves.

Their settings, vacations and block lists, and how far they have seen each match.
"""

from collections.abc import Collection, Sequence
from datetime import datetime
from typing import Any, Literal

import msgspec
from sqlalchemy import (
    ColumnElement,
    Table,
    and_,
    bindparam,
    case,
    delete,
    exists,
    insert,
    or_,
    select,
    update,
)

from bot.store import outbox
from bot.store import questions as asked
from bot.store.database import Reading, Writing
from bot.store.tables import (
    answers,
    blocks,
    cheers,
    competitions,
    entrants,
    former_names,
    invites,
    last_seen,
    matches,
    notes,
    pairings,
    people,
    pings,
    plans,
    questions,
    ratings,
    reviews,
    seats,
    seeks,
    sitters,
    standing_orders,
    substitutions,
    vacations,
    watch_posts,
    watches,
)

Ping = Literal["thread", "dm"]

Shows = Literal["nobody", "server", "everywhere"]
"""Who else sees a person's profile: nobody; in each server those there, what was played there; the same, and
what was played elsewhere."""


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
    ``most``: matches at the same time, None for as many as they like. ``language``: None for that of their
    Discord. ``contrast``: pictures for them alone are in high contrast. ``dms_closed``: the last direct
    message could not be delivered. ``shows``: who else sees their profile. ``next``: they want to hear when
    whoever acts before them begins to.
    """

    id: int
    zone: str = "UTC"
    wakes: int | None = None
    sleeps: int | None = None
    ping: Ping = "thread"
    every: int | None = None
    digest_at: int | None = None
    most: int | None = None
    language: str | None = None
    contrast: bool = False
    dms_closed: bool = False
    shows: Shows = "nobody"
    next: bool = False


class TellingRow(msgspec.Struct, frozen=True):
    """How a person wants to be told what is for them alone, as `SettingsRow` says, and how they are known."""

    language: str | None = None
    contrast: bool = False
    name: str = ""
    locale: str = ""


_SETTINGS = [people.c[name] for name in SettingsRow.__struct_fields__]
_OWN_SETTINGS = select(*_SETTINGS).where(people.c.id.in_(bindparam("persons", expanding=True)))

_TELLING = select(*(people.c[name] for name in TellingRow.__struct_fields__)).where(
    people.c.id == bindparam("person")
)


async def get(reading: Reading, person: int) -> PersonRow | None:
    """The person, if ever seen."""
    query = select(people.c.id, people.c.name, people.c.locale).where(people.c.id == person)
    return await reading.row(query, PersonRow)


async def telling_of(reading: Reading, person: int) -> TellingRow:
    """How the person has chosen to be told, and is known; empty for somebody who is not."""
    return await reading.row(_TELLING, TellingRow, person=person) or TellingRow()


async def put(writing: Writing, person: PersonRow) -> None:
    """Store the person, over what was known; the settings stay, and a former name is remembered as such."""
    known = await get(writing, person.id)
    if known is not None and known.name != person.name:
        await writing.put(former_names, person=person.id, name=known.name)
    await writing.put(people, **msgspec.structs.asdict(person))


async def names_of(reading: Reading, person: int) -> Sequence[str]:
    """How the person is called and was called before."""
    former = select(former_names.c.name).where(former_names.c.person == person)
    found = select(people.c.name).where(people.c.id == person).union(former).subquery()
    return [row["name"] for row in await reading.rows(select(found), dict[str, str])]


async def another_called(reading: Reading, name: str, person: int) -> bool:
    """Whether anybody else is called so, or was called so before."""
    now = select(people.c.id).where(people.c.name == name, people.c.id != person)
    before = select(former_names.c.person).where(former_names.c.name == name, former_names.c.person != person)
    return await reading.value(select(or_(exists(now), exists(before))), bool) is True


async def settings_of(reading: Reading, persons: Collection[int]) -> dict[int, SettingsRow]:
    """What each of these people has set; as if nothing was for one never seen."""
    rows = await reading.known(_OWN_SETTINGS, SettingsRow, persons=sorted(persons))
    return {person: SettingsRow(id=person) for person in persons} | {row.id: row for row in rows}


async def settings(reading: Reading, person: int) -> SettingsRow:
    """What the person has set."""
    return (await settings_of(reading, [person]))[person]


async def set_up(writing: Writing, settings: SettingsRow) -> None:
    """Store the settings of a person who is known."""
    values = msgspec.structs.asdict(settings)
    await writing.run(update(people).where(people.c.id == values.pop("id")).values(**values))


async def dms(writing: Writing, person: int, closed: bool) -> None:
    """Whether the last direct message to the person was refused."""
    known = update(people).where(people.c.id == person, people.c.dms_closed != closed)
    await writing.run(known.values(dms_closed=closed))


class VacationRow(msgspec.Struct, frozen=True, kw_only=True):
    """The person is away from ``starts_at`` until ``ends_at``."""

    id: int
    person: int
    starts_at: datetime
    ends_at: datetime


_VACATIONS = (
    select(vacations)
    .where(vacations.c.person.in_(bindparam("persons", expanding=True)))
    .where(vacations.c.ends_at > bindparam("after"))
    .order_by(vacations.c.starts_at, vacations.c.id)
)


async def vacations_of(reading: Reading, persons: Collection[int], after: datetime) -> Sequence[VacationRow]:
    """The vacations of these people that end after that time, in order of time."""
    return await reading.known(_VACATIONS, VacationRow, persons=sorted(persons), after=after)


async def add_vacation(writing: Writing, person: int, starts_at: datetime, ends_at: datetime) -> None:
    """A new vacation."""
    await writing.run(insert(vacations).values(person=person, starts_at=starts_at, ends_at=ends_at))


async def end_vacation(writing: Writing, vacation: int, at: datetime) -> None:
    """The person is back earlier."""
    await writing.run(update(vacations).where(vacations.c.id == vacation).values(ends_at=at))


async def remove_vacation(writing: Writing, vacation: int) -> None:
    """It does not take place."""
    await writing.run(delete(vacations).where(vacations.c.id == vacation))


class BlockRow(msgspec.Struct, frozen=True):
    """``person`` does not want to play with ``blocked``."""

    person: int
    blocked: int


async def blocks_between(reading: Reading, person: int, others: Collection[int]) -> list[BlockRow]:
    """Every block between the person and one of the others, whoever set it."""
    query = select(blocks).where(
        or_(
            (blocks.c.person == person) & blocks.c.blocked.in_(others),
            (blocks.c.blocked == person) & blocks.c.person.in_(others),
        )
    )
    return await reading.rows(query.order_by(*blocks.primary_key), BlockRow)


async def blocked_pairs(reading: Reading, among: Collection[int]) -> set[frozenset[int]]:
    """Every two of these people of whom one has blocked the other."""
    query = select(blocks).where(blocks.c.person.in_(among), blocks.c.blocked.in_(among))
    return {frozenset((row.person, row.blocked)) for row in await reading.rows(query, BlockRow)}


async def not_blocked(reading: Reading, person: int, others: Collection[int]) -> list[int]:
    """Those of the others between whom and the person there is no block, in their order."""
    apart = await blocked_pairs(reading, [person, *others])
    return [other for other in others if {person, other} not in apart]


async def blocked_by(reading: Reading, person: int) -> list[PersonRow]:
    """The people on the person's list, by name."""
    query = (
        select(people.c.id, people.c.name, people.c.locale)
        .join(blocks, blocks.c.blocked == people.c.id)
        .where(blocks.c.person == person)
    )
    return await reading.rows(query.order_by(people.c.name, people.c.id), PersonRow)


async def block(writing: Writing, person: int, blocked: int) -> None:
    """Put somebody on the list; both must be known."""
    await writing.put(blocks, person=person, blocked=blocked)


async def unblock(writing: Writing, person: int, blocked: int) -> None:
    """Take somebody off the list."""
    await writing.run(delete(blocks).where(blocks.c.person == person, blocks.c.blocked == blocked))


_SAID = (former_names, vacations, blocks, invites, pings, last_seen, watches, plans, notes, seeks)
_THEIRS = (
    people.c.id,
    *(table.c.person for table in (*_SAID, seats, substitutions, sitters, cheers, reviews, ratings)),
    *(seats.c.sitter, substitutions.c.taker, watches.c.by),
    *(entrants.c.person, pairings.c.person, competitions.c.creator),
    *(questions.c.person, answers.c.person),
)
"""Where rows say whose they are. Whom others have blocked is for those others to know."""


async def data_of(reading: Reading, person: int) -> dict[str, list[dict[str, Any]]]:
    """All rows that are about the person, by table; but no seed, with which they would know what comes."""
    naming: dict[Table, list[ColumnElement[bool]]] = {}
    for column in _THEIRS:
        naming.setdefault(column.table, []).append(column == person)
    orders = select(standing_orders).where(_theirs(person))
    opened = select(matches.c.id, matches.c.called).where(matches.c.creator == person)
    return {
        table.name: await reading.rows(
            select(*(column for column in table.c if column.name != "seed")).where(or_(*named)),
            dict[str, Any],
        )
        for table, named in naming.items()
    } | {
        standing_orders.name: await reading.rows(orders, dict[str, Any]),
        matches.name: await reading.rows(opened, dict[str, Any]),
        "outbox": [
            {"match_id": row.match, "at": row.created_at, **row.payload}
            for row in await _words(reading, person)
        ],
    }


async def _words(reading: Reading, person: int) -> list[outbox.Row]:
    """The boards of the past that the person has posted with a word."""
    looked = select(pings.c.match_id).where(pings.c.person == person, pings.c.kind == "look")
    return [row for row in await outbox.said(reading, looked) if row.payload["person"] == person]


def _theirs(person: int) -> ColumnElement[bool]:
    """The orders are of a seat in which the person sits."""
    same = and_(seats.c.match_id == standing_orders.c.match_id, seats.c.seat == standing_orders.c.seat)
    return exists().where(same, seats.c.person == person)


async def forget(writing: Writing, person: int, name: str) -> None:
    """The person is called so from now on, and nothing is known of them but where they sat."""
    await set_up(writing, SettingsRow(id=person))
    await put(writing, PersonRow(person, name, "en"))
    posts = select(watches.c.id).where(watches.c.person == person)
    await writing.run(delete(watch_posts).where(watch_posts.c.watch.in_(posts)))
    for row in await _words(writing, person):
        await outbox.hush(writing, row)
    for table in _SAID:
        await writing.run(delete(table).where(table.c.person == person))
    await asked.forget(writing, person)
    paired = and_(pairings.c.competition == entrants.c.competition, pairings.c.person == person)
    unpaired = ~exists(select(pairings.c.round).where(paired).correlate(entrants))
    await writing.run(delete(entrants).where(entrants.c.person == person, unpaired))
    await writing.run(update(entrants).where(entrants.c.person == person).values(state="out"))
    await writing.run(update(matches).where(matches.c.creator == person).values(called=None))
    await writing.run(update(reviews).where(reviews.c.person == person).values(person=None))
    await writing.run(delete(standing_orders).where(_theirs(person)))


class LastSeenRow(msgspec.Struct, frozen=True, kw_only=True):
    """The person has seen the match up to turn ``turn`` at ``at``, and up to ``before`` the time before."""

    person: int
    match_id: int
    turn: int
    before: int
    at: datetime


_SEEN = select(last_seen).where(
    last_seen.c.person == bindparam("person"), last_seen.c.match_id == bindparam("match")
)


async def seen(reading: Reading, person: int, match: int) -> LastSeenRow | None:
    """How far the person has seen the match; None: never looked."""
    return await reading.row(_SEEN, LastSeenRow, person=person, match=match)


async def put_seen(writing: Writing, look: LastSeenRow) -> None:
    """Store the look in place of the last one."""
    await writing.put(last_seen, **msgspec.structs.asdict(look))


_TURN = bindparam("seen", type_=last_seen.c.turn.type)
_NEWER = last_seen.c.turn < _TURN
_SAW = (
    update(last_seen)
    .where(last_seen.c.person == bindparam("who"), last_seen.c.match_id == bindparam("of"))
    .values(
        turn=case((_NEWER, _TURN), else_=last_seen.c.turn),
        before=case((_NEWER, last_seen.c.turn), else_=last_seen.c.before),
        at=bindparam("now", type_=last_seen.c.at.type),
    )
)


async def saw(writing: Writing, person: int, match: int, turn: int, at: datetime) -> None:
    """They see the match at that turn by acting in it; who never looked knows it by their own last move."""
    await writing.run(_SAW, [{"who": person, "of": match, "seen": turn, "now": at}])
