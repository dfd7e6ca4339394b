"""Leagues and tournaments: what was agreed, who entered, who sat at which table in which round."""

from collections.abc import Collection, Sequence
from datetime import datetime
from typing import Literal

import msgspec
from sqlalchemy import and_, delete, exists, insert, or_, select, update

from bot.store.database import Reading, Writing
from bot.store.shards import our_server
from bot.store.tables import competitions, entrants, matches, pairings, people, servers

Kind = Literal["league", "swiss", "knockout"]
Stage = Literal["open", "running", "over", "cancelled"]
Entered = Literal["in", "spare", "out"]


class CompetitionRow(msgspec.Struct, frozen=True, kw_only=True):
    """What was agreed, and how far it is.

    ``rounds``: how many there are in each of its ``seasons``, one in a tournament; ``days``: how long one
    may take. ``round``: the newest, 0 before the first; it counts on over the seasons. ``due_at``: when the
    sign-up or the round ends. ``card``: the newest message. ``seed`` draws what nothing else decides.
    """

    id: int
    server: int
    channel: int
    creator: int
    kind: Kind
    title: str
    game: str
    pace: str
    options: dict[str, str]
    rounds: int
    seasons: int
    days: int
    seed: str
    state: Stage
    round: int
    due_at: datetime | None
    card: int | None
    created_at: datetime
    ended_at: datetime | None


class EntrantRow(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who entered, by name.

    ``place``: the order of signing up, in a league that of the season before. Whoever signed up after the
    start is "spare", and takes the place and points over of one who is "out", whom they then ``replace``.
    ``skips``: the round in which they asked not to play.
    """

    person: int
    name: str
    place: int
    state: Entered
    replaces: int | None = None
    skips: int | None = None


class PairingRow(msgspec.Struct, frozen=True, kw_only=True):
    """Where somebody sat in a round: a bye without a match. ``rank`` once the round is closed."""

    round: int
    person: int
    division: int
    match_id: int | None
    seat: int | None
    rank: int | None = None


present = ~exists(
    select(servers.c.id)
    .where(servers.c.id == competitions.c.server, servers.c.forget_at.is_not(None))
    .correlate(competitions)
)
"""The bot is in its server: else it rests."""

_last = and_(pairings.c.competition == competitions.c.id, pairings.c.round == competitions.c.round)
played_out = and_(
    competitions.c.state == "running",
    present,
    ~exists(
        select(pairings.c.person)
        .join(matches, matches.c.id == pairings.c.match_id)
        .where(_last, matches.c.state == "playing")
        .correlate(competitions)
    ),
)
"""The competition runs, and no table of its newest round plays any more."""


async def add(writing: Writing, **values: object) -> int:
    """A new competition; its id."""
    found = await writing.row(insert(competitions).values(**values).returning(competitions.c.id), _Id)
    assert found is not None
    writing.touched.add("deadlines")
    return found.id


class _Id(msgspec.Struct):
    id: int


async def get(reading: Reading, number: int) -> CompetitionRow | None:
    """The competition of that number. A transaction that may write holds it from now on."""
    if isinstance(reading, Writing):
        await reading.hold(competitions, [number])
    return await reading.row(select(competitions).where(competitions.c.id == number), CompetitionRow)


async def of_server(reading: Reading, server: int, kinds: Collection[Kind]) -> Sequence[CompetitionRow]:
    """The competitions of these kinds in a server, the newest first."""
    query = select(competitions).where(competitions.c.server == server, competitions.c.kind.in_(kinds))
    return await reading.rows(query.order_by(competitions.c.id.desc()), CompetitionRow)


async def due(reading: Reading, now: datetime) -> list[int]:
    """The competitions whose sign-up or round is over by now, the first one first."""
    where = (
        or_(competitions.c.due_at <= now, played_out),
        present,
        our_server(reading.held, competitions.c.server),
    )
    rows = await reading.rows(select(competitions.c.id).where(*where).order_by(competitions.c.id), _Id)
    return [row.id for row in rows]


async def change(writing: Writing, number: int, **values: object) -> None:
    """Store how far it is."""
    await writing.run(update(competitions).where(competitions.c.id == number).values(**values))
    writing.touched.add("deadlines")


async def put_off(writing: Writing, now: datetime, due_at: datetime) -> None:
    """Sign-ups and rounds that are over by now are so only then."""
    over = competitions.c.due_at <= now, our_server(writing.held, competitions.c.server)
    if await writing.rowcount(update(competitions).where(*over).values(due_at=due_at)):
        writing.touched.add("deadlines")


async def entrants_of(reading: Reading, number: int) -> Sequence[EntrantRow]:
    """Everybody who entered, in the order of their places."""
    columns = [entrants.c[name] for name in EntrantRow.__struct_fields__ if name != "name"]
    query = select(*columns, people.c.name).join(people, people.c.id == entrants.c.person)
    query = query.where(entrants.c.competition == number)
    return await reading.rows(query.order_by(entrants.c.place, entrants.c.person), EntrantRow)


async def put_entrant(writing: Writing, number: int, row: EntrantRow) -> None:
    """Store it in place of what was known of the person."""
    values = msgspec.structs.asdict(row)
    del values["name"]
    await writing.put(entrants, competition=number, **values)


async def remove_entrant(writing: Writing, number: int, person: int) -> None:
    """They have never entered."""
    where = entrants.c.competition == number, entrants.c.person == person
    await writing.run(delete(entrants).where(*where))


async def pairings_of(reading: Reading, number: int) -> Sequence[PairingRow]:
    """Where everybody sat, round by round and table by table."""
    query = select(*(pairings.c[name] for name in PairingRow.__struct_fields__))
    query = query.where(pairings.c.competition == number)
    order = pairings.c.round, pairings.c.division, pairings.c.match_id, pairings.c.seat, pairings.c.person
    return await reading.rows(query.order_by(*order), PairingRow)


async def put_pairing(writing: Writing, number: int, row: PairingRow) -> None:
    """Store it in place of what was known of the person's round."""
    await writing.put(pairings, competition=number, **msgspec.structs.asdict(row))


async def forget(writing: Writing, server: int) -> None:
    """Delete all competitions of the server."""
    ids = select(competitions.c.id).where(competitions.c.server == server)
    for table in (pairings, entrants):
        await writing.run(delete(table).where(table.c.competition.in_(ids)))
    await writing.run(delete(competitions).where(competitions.c.server == server))
