"""Matches: everything about one but its seats, its record and its deadline; who said "good game"."""

from collections.abc import Collection, Sequence
from datetime import datetime
from typing import Any, Literal

import msgspec
from sqlalchemy import (
    BindParameter,
    and_,
    bindparam,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    union,
    update,
)

from bot.store.database import Reading, Writing
from bot.store.shards import ours
from bot.store.tables import (
    METADATA,
    answers,
    ballots,
    cheers,
    deadlines,
    matches,
    people,
    questions,
    seats,
    servers,
    sitters,
    substitutions,
    votes,
)
from games.engine import editions

State = Literal["lobby", "playing", "over", "archived"]
"""A match that is ``archived`` has ended without a result and can be revived."""

StoppedBy = Literal["players", "staff", "idle", "rules", "record"]
"""Who paused or archived a match; "idle": nobody, nothing happened for too long. "rules": this program does
not have the edition any more that it began with; "record": its rules do not allow an entry of the record."""

UNPLAYABLE = ("rules", "record")
"""It stands still by these, and nobody can let it go on, until the program can."""


class Taught(msgspec.Struct, frozen=True):
    """What a lesson has told.

    ``told``: at which decision each of its steps was told. ``turns``: the numbers of the person's own turns.
    """

    told: dict[str, str] = {}
    turns: tuple[int, ...] = ()


class MatchFields(msgspec.Struct, frozen=True, kw_only=True):
    """What is stored of a match and everybody may know.

    ``size`` is the number of seats wanted, after the start the number of seats. ``version`` rises with
    every change, ``seq`` is the number of entries in the record, ``turn`` the number of the turn in
    progress (0 in the lobby; of the last turn when over). All ids are Discord's, except ``id``.

    ``caretaker`` says what happens when the time of a seat is up. Only invited people may join and look at a
    ``private`` match. While ``paused_at`` is set no clock runs and nobody can move; ``stopped_by`` paused or
    archived it. What stands still until ``expires_at`` ends by itself, a lobby or a match. ``rematch_of``:
    the match after which the table was opened. ``pinged``: the message of the turn pings whoever is to act;
    None: nobody is to. Who is to act is on vacation until ``away_until``. ``printing``: the hash of what was
    printed when it began, None in the lobby. A pause that one person made alone ends at ``resumes_at``.
    A fork goes on after ``forked_turn`` of the match ``forked_from``, or of a record that somebody brought.
    ``language``: what the server's staff has chosen for public messages. ``lesson``: what a match that
    teaches has told; None for any other. ``rated``: its result counts for ratings; else it is a friendly one.
    ``called``: what its host calls it besides, cleaned (`bot.matches.lobby.cleaned`).
    """

    id: int
    game: str
    rules_version: int
    options: dict[str, str]
    size: int
    pace: str
    state: State
    creator: int
    server: int
    channel: int
    lobby_message: int | None
    thread: int | None
    seed_sha256: str
    version: int
    seq: int
    turn: int
    to_act: int | None
    turn_since: datetime | None
    due_at: datetime | None
    created_at: datetime
    started_at: datetime | None
    ended_at: datetime | None
    caretaker: str = "wait"
    private: bool = False
    paused_at: datetime | None = None
    stopped_by: StoppedBy | None = None
    expires_at: datetime | None = None
    rematch_of: int | None = None
    pinged: bool | None = None
    away_until: datetime | None = None
    printing: str | None = None
    resumes_at: datetime | None = None
    forked_from: int | None = None
    forked_turn: int | None = None
    language: str | None = None
    lesson: Taught | None = None
    rated: bool = False
    called: str | None = None

    @property
    def edition(self) -> str:
        """What `games.game`, `render` and `formatter_of` take for it: the game as it was when it began."""
        return editions.named(self.game, self.rules_version, self.printing) if self.printing else self.game


class MatchRow(MatchFields, frozen=True, kw_only=True):
    """A match as stored, with what its clock says; ``seed`` is the secret behind every shuffle.

    ``replayed_by``: the hash of the code by whose rules the record was last seen to be sound.

    ``untold``: the first of the computers' turns that nobody was told of yet; they are told together with the
    next turn after which a person is to act.

    ``progress`` and ``progress_at``: the hash of what has changed last, in a game without a last round, and
    in which round. ``start``: the first position of a fork, as in a record.
    """

    seed: str
    outcome: dict[str, Any] | None
    untold: int | None
    replayed_by: str | None
    progress: str | None
    progress_at: int | None
    start: bytes | None

    def __repr__(self) -> str:
        return f"MatchRow(id={self.id}, game={self.game!r}, version={self.version})"  # never the seed


_beside = (deadlines.c.due_at, deadlines.c.pinged, deadlines.c.away_until, servers.c.language)
_ACTS = and_(seats.c.seat == matches.c.to_act, seats.c.computer.is_(None))
_all = (
    select(matches, *_beside)
    .join(servers, servers.c.id == matches.c.server)
    .outerjoin(deadlines, deadlines.c.match_id == matches.c.id)
)
_GET = _all.where(matches.c.id == bindparam("match"))
_NOTE = update(matches).where(matches.c.id == bindparam("match"))
_CHANGE = _NOTE.where(matches.c.version == bindparam("known"))
_SERVER = select(matches.c.server).where(matches.c.id == bindparam("match"))


async def add(writing: Writing, **values: object) -> int:
    """A new match; returns its id."""
    found = await writing.row(insert(matches).values(**values).returning(matches.c.id), _Id)
    assert found is not None
    writing.touched.add("deadlines")
    return found.id


class _Id(msgspec.Struct):
    id: int


async def get(reading: Reading, match: int) -> MatchRow | None:
    """The match of that id. A transaction that may write holds it, and what belongs to it, from now on."""
    if isinstance(reading, Writing):
        await hold(reading, match)
    return await reading.row(_GET, MatchRow, match=match)


async def hold(writing: Writing, *ids: int) -> None:
    """Nobody else changes these matches, or what belongs to them, until the transaction ends."""
    await writing.hold(matches, ids)


async def server_of(reading: Reading, match: int) -> int:
    """The server in which it is played."""
    return await reading.value(_SERVER, int, match=match) or 0


async def versions(reading: Reading, ids: Collection[int]) -> dict[int, int]:
    """The version of each of these matches, by its id."""
    query = select(matches.c.id, matches.c.version).where(matches.c.id.in_(ids))
    return {row.id: row.version for row in await reading.rows(query, _Version)}


class _Version(msgspec.Struct):
    id: int
    version: int


class CountRow(msgspec.Struct, frozen=True):
    """So many matches of that game are in that state."""

    game: str
    state: State
    count: int


async def counts(reading: Reading) -> Sequence[CountRow]:
    """How many matches there are."""
    query = select(matches.c.game, matches.c.state, func.count().label("count"))
    return await reading.rows(query.group_by(matches.c.game, matches.c.state), CountRow)


async def sealed(reading: Reading, seed_sha256: str, server: int, person: int) -> int | None:
    """The match of that server that has the seed of that hash, if it is not one that is private to others."""
    sits = exists().where(seats.c.match_id == matches.c.id, seats.c.person == person)
    query = select(matches.c.id).where(
        matches.c.seed_sha256 == seed_sha256, matches.c.server == server, or_(~matches.c.private, sits)
    )
    return await reading.value(query.order_by(matches.c.id).limit(1), int)


async def of_thread(reading: Reading, thread: int) -> MatchRow | None:
    """The match played in that thread."""
    return await reading.row(_all.where(matches.c.thread == thread), MatchRow)


async def of_person(reading: Reading, person: int) -> Sequence[MatchRow]:
    """The matches, in the lobby or running, in which the person has a seat and has not resigned.

    First those that wait for this person, then those that wait for others; in each the longest wait
    first.
    """
    sits = and_(seats.c.match_id == matches.c.id, seats.c.person == person, seats.c.resigned.is_(False))
    query = (
        _all.join(seats, sits)
        .where(matches.c.state.in_(("lobby", "playing")))
        .order_by(func.coalesce(_ACTS, False).desc(), matches.c.turn_since, matches.c.id)
    )
    return await reading.rows(query, MatchRow)


async def known_to(reading: Reading, person: int) -> Sequence[int]:
    """The matches, whatever became of them, in which the person has or had a seat, or sat in."""
    queries = (
        select(table.c.match_id).where(table.c.person == person) for table in (seats, substitutions, sitters)
    )
    found = union(*queries).subquery()
    return [row.id for row in await reading.rows(select(found.c.match_id.label("id")), _Id)]


async def sat_in(reading: Reading, person: int) -> Sequence[MatchRow]:
    """The running matches in which the person sits in for somebody, the longest wait first."""
    sits = and_(seats.c.match_id == matches.c.id, seats.c.sitter == person, seats.c.sits_from.is_(None))
    query = _all.join(seats, sits).where(matches.c.state == "playing")
    return await reading.rows(query.order_by(matches.c.turn_since, matches.c.id), MatchRow)


_ONE: BindParameter[int] = bindparam("person")
_WAITING = (
    _all.join(
        seats,
        and_(seats.c.match_id == matches.c.id, or_(seats.c.person == _ONE, seats.c.sitter == _ONE), _ACTS),
    )
    .where(matches.c.state == "playing", or_(seats.c.person == _ONE, seats.c.sits_from.is_(None)))
    .order_by(matches.c.turn_since, matches.c.id)
)


async def waiting_for(reading: Reading, person: int) -> Sequence[MatchRow]:
    """The running matches in which this person may act now, the longest wait first; as a sitter, too."""
    return await reading.rows(_WAITING, MatchRow, person=person)


async def open_in(reading: Reading, server: int) -> Sequence[MatchRow]:
    """The lobbies of a server, oldest first."""
    query = _all.where(matches.c.server == server, matches.c.state == "lobby").order_by(matches.c.id)
    return await reading.rows(query, MatchRow)


async def rematches(reading: Reading, match: int) -> Sequence[MatchRow]:
    """The tables that were opened after the end of that match and did not come to an end, oldest first."""
    query = _all.where(matches.c.rematch_of == match, matches.c.state.in_(("lobby", "playing")))
    return await reading.rows(query.order_by(matches.c.id), MatchRow)


async def veterans(reading: Reading, match: MatchFields, people: Collection[int]) -> set[int]:
    """Those of these people who have a seat in another match of the game that is over; forks are none."""
    sits = and_(seats.c.match_id == matches.c.id, seats.c.person.in_(people))
    query = select(seats.c.person.label("id")).select_from(matches.join(seats, sits))
    over = (matches.c.game == match.game, matches.c.state == "over", matches.c.forked_from.is_(None))
    query = query.where(*over, matches.c.id != match.id)
    return {row.id for row in await reading.rows(query, _Id)}


async def public_in(reading: Reading, server: int) -> Sequence[MatchRow]:
    """The running matches of a server that are not private, the one that moved last first."""
    query = _all.where(matches.c.server == server, matches.c.state == "playing", matches.c.private.is_(False))
    return await reading.rows(query.order_by(matches.c.turn_since.desc(), matches.c.id), MatchRow)


async def in_server(reading: Reading, server: int, states: Collection[str]) -> Sequence[MatchRow]:
    """The matches of a server in one of those states, the newest first."""
    query = _all.where(matches.c.server == server, matches.c.state.in_(states))
    return await reading.rows(query.order_by(matches.c.id.desc()), MatchRow)


async def playing(reading: Reading) -> Sequence[MatchRow]:
    """Every running match."""
    return await reading.rows(_all.where(matches.c.state == "playing").order_by(matches.c.id), MatchRow)


async def change(writing: Writing, match: int, version: int, **values: object) -> bool:
    """Change the match and raise its version, if it still is of that version; returns whether it was.

    What falls due in it was for that version: whoever waits for it looks again.
    """
    writing.touched |= {"deadlines", "computers"}
    known = {"match": match, "known": version}
    return await writing.rowcount(_CHANGE, known | values | {"version": version + 1}) == 1


async def replayed(writing: Writing, match: int, by: str) -> None:
    """By the rules in that code its record is sound, which is no change of the match."""
    await _note(writing, match, replayed_by=by)


async def teach(writing: Writing, match: int, taught: Taught) -> None:
    """The lesson has told that, which is no change of the match."""
    await _note(writing, match, lesson=msgspec.to_builtins(taught))


async def place(writing: Writing, match: int, **values: int | None) -> None:
    """Store where it lives on Discord (``lobby_message``, ``thread``), which is no change of the match."""
    await _note(writing, match, **values)


async def put_off(writing: Writing, match: int, expires_at: datetime) -> None:
    """It ends by itself only then, which is no change for those who play."""
    await _note(writing, match, expires_at=expires_at)


async def _note(writing: Writing, match: int, **values: object) -> None:
    await writing.run(_NOTE, [{"match": match, **values}])


async def expired(reading: Reading, now: datetime) -> Sequence[MatchRow]:
    """Lobbies and running matches in which nothing has happened for too long, the longest first."""
    query = _all.where(matches.c.expires_at <= now, ours(reading.held, matches.c.id))
    return await reading.rows(query.order_by(matches.c.expires_at, matches.c.id), MatchRow)


async def resting(reading: Reading, now: datetime) -> Sequence[MatchRow]:
    """The matches whose pause is to end by now."""
    query = _all.where(matches.c.resumes_at <= now, ours(reading.held, matches.c.id))
    return await reading.rows(query.order_by(matches.c.resumes_at, matches.c.id), MatchRow)


async def forget(writing: Writing, server: int, most: int) -> int:
    """Delete so many of the server's matches with all that belongs to them; how many there were."""
    query = select(matches.c.id).where(matches.c.server == server).order_by(matches.c.id).limit(most)
    ids = [row.id for row in await writing.rows(query, _Id)]
    await hold(writing, *ids)
    asked = select(votes.c.id).where(votes.c.match_id.in_(ids))
    await writing.run(delete(ballots).where(ballots.c.vote.in_(asked)))
    told = select(questions.c.id).where(questions.c.match_id.in_(ids))
    await writing.run(delete(answers).where(answers.c.question.in_(told)))
    for table in reversed(METADATA.sorted_tables):
        if "match_id" in table.c:
            await writing.run(delete(table).where(table.c.match_id.in_(ids)))
    await writing.run(delete(matches).where(matches.c.id.in_(ids)))
    return len(ids)


class CheerRow(msgspec.Struct, frozen=True):
    """A person who said it, by name."""

    person: int
    name: str


async def cheers_of(reading: Reading, match: int) -> Sequence[CheerRow]:
    """Everybody who said it about the match, in that order."""
    query = select(cheers.c.person, people.c.name).join(people, people.c.id == cheers.c.person)
    ordered = query.where(cheers.c.match_id == match).order_by(cheers.c.at, cheers.c.person)
    return await reading.rows(ordered, CheerRow)


async def cheer(writing: Writing, match: int, person: int, now: datetime) -> None:
    """The person says it; they must not have said it before."""
    await writing.run(insert(cheers).values(match_id=match, person=person, at=now))
