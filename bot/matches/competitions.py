"""Leagues and tournaments: who enters, who meets whom in each round, who stands where.

What is due is found from the rows: a sign-up or a round whose time is over, a round whose tables have all
ended. A round closes with what its tables have come to by then: where there is no result, the standing
counts, and who has resigned is last. Their ranks are stored, so that nothing played later changes them. Who
has left their seat in a round, or let a computer play it to the end, is out until they say otherwise; whoever
signed up after the start takes the place and the points of one of those over.

A competition is held, then the matches of its round: always in this order.
"""

import asyncio
import secrets
from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from datetime import datetime, timedelta

import msgspec

import games
from bot.matches import pairing
from bot.matches.base import Service, load
from bot.matches.errors import MatchError
from bot.matches.lobby import begin, check_terms, open_table
from bot.matches.model import PACES, Person
from bot.matches.pairing import Score, Table
from bot.matches.people import remember
from bot.matches.positions import Positions, playable
from bot.store import competitions as stored
from bot.store import outbox, people, seats, servers
from bot.store.competitions import CompetitionRow, Entered, EntrantRow, Kind, PairingRow
from bot.store.database import Reading, Writing
from bot.store.matches import MatchRow
from bot.store.seats import SeatRow
from games.engine import Outcome

LEAST, BEST, MOST = 3, 4, 5
"""People at a table, and in a division, where the game has room for them."""

BETWEEN = timedelta(days=7)
"""So long people may enter or leave a league between two seasons."""

PACED = tuple(pace for pace in PACES if pace != "none")
"""Without a clock a seat whose person does nothing would be waited for until the round's deadline."""

CARETAKER = "computer"
"""Nobody waits for a seat whose time is up."""


class Line(msgspec.Struct, frozen=True):
    """Somebody in the standings."""

    person: int
    name: str
    score: Score
    out: bool


class Competition(msgspec.Struct, frozen=True, kw_only=True):
    """A competition as everybody may see it.

    ``divisions``: the standings, of a league by division, of a season that has not begun yet by those of the
    one before; else there is one. ``tables``: the people of each table of the newest round by its match;
    ``byes``: who is in the round without one. ``season``: of a league, from 1 on.
    """

    row: CompetitionRow
    entrants: tuple[EntrantRow, ...]
    divisions: tuple[tuple[Line, ...], ...]
    tables: Mapping[int, tuple[int, ...]]
    byes: tuple[int, ...]
    season: int

    def entrant(self, person: int) -> EntrantRow | None:
        """What is known of that person here."""
        return next((each for each in self.entrants if each.person == person), None)


class Competitions(Service):
    """The use cases of leagues and tournaments. Who may hold one is for the caller to know.

    All but the first raise `MatchError` no-such-competition.
    """

    async def open(
        self,
        kind: Kind,
        title: str,
        game: str,
        pace: str,
        rounds: int,
        days: int,
        signup: timedelta,
        creator: Person,
        server: int,
        channel: int,
    ) -> Competition:
        """Open the sign-up. Raises `MatchError` unknown-pace, also for one without a clock."""
        check_terms(pace, CARETAKER)
        if pace == "none":
            raise MatchError(
                "unknown-pace", pace=pace, known=", ".join(name for name in PACES if name != "none")
            )
        now = self._clock.now()
        async with self._store.transaction() as writing:
            await remember(writing, creator)
            await servers.seen(writing, server, now)
            number = await stored.add(
                writing,
                server=server,
                channel=channel,
                creator=creator.id,
                kind=kind,
                title=title,
                game=games.game(game).name,
                pace=pace,
                rounds=rounds,
                days=days,
                seed=secrets.token_hex(16),
                state="open",
                round=0,
                due_at=now + signup,
                created_at=now,
            )
            return await _shown(writing, await _get(writing, number))

    async def posted(self, number: int, message: int) -> None:
        """The newest message with what people can do is that one."""
        async with self._store.transaction() as writing:
            await stored.change(writing, number, card=message)

    async def show(self, number: int) -> Competition:
        """How it stands."""
        async with self._store.reading() as reading:
            return await _shown(reading, await _get(reading, number))

    async def of_server(self, server: int, kinds: Collection[Kind]) -> Sequence[CompetitionRow]:
        """The competitions of these kinds there, the newest first."""
        async with self._store.reading() as reading:
            return await stored.of_server(reading, server, kinds)

    async def join(self, number: int, person: Person) -> Competition:
        """Enter; after the start as a spare, or back to one's own place.

        Raises `MatchError` entered-already, competition-over, blocked-there, whoever of the two blocked the
        other, and competition-out to whose place somebody else has taken, or who has lost it in a knock-out.
        """
        async with self._store.transaction() as writing:
            row = await _going(writing, number)
            entered = await stored.entrants_of(writing, number)
            known = next((each for each in entered if each.person == person.id), None)
            if known is not None and known.state != "out":
                raise MatchError("entered-already")
            there = [each.person for each in entered if each.state != "out"]
            if await people.blocks_between(writing, person.id, there):
                raise MatchError("blocked-there")
            await remember(writing, person)
            played = _season(row, await stored.pairings_of(writing, number))
            played = [each for each in played if each.person == person.id]
            state: Entered = "in" if row.state == "open" or played else "spare"
            if known is not None:
                taken = any(each.replaces == person.id for each in entered)
                lost = row.kind == "knockout" and all(each.rank is not None for each in played)
                if row.state == "running" and (taken or lost):
                    raise MatchError("competition-out")
                known = msgspec.structs.replace(known, state=state)
            else:
                place = max((each.place for each in entered), default=-1) + 1
                known = EntrantRow(person=person.id, name=person.name, place=place, state=state)
            await stored.put_entrant(writing, number, known)
            return await _shown(writing, row)

    async def leave(self, number: int, person: int) -> Competition:
        """Be no part of it from the next round on. Raises `MatchError` not-entered, competition-over."""
        async with self._store.transaction() as writing:
            row = await _going(writing, number)
            known = await _entrant(writing, number, person)
            played = any(each.person == person for each in await stored.pairings_of(writing, number))
            if played:
                await stored.put_entrant(writing, number, msgspec.structs.replace(known, state="out"))
            else:
                await stored.remove_entrant(writing, number, person)
            return await _shown(writing, row)

    async def skip(self, number: int, person: int) -> Competition:
        """Do not play in the next round, for half of its points; once in a tournament or a season.

        Raises `MatchError` not-entered, competition-over, bye-used, bye-decides.
        """
        async with self._store.transaction() as writing:
            row = await _going(writing, number)
            known = await _entrant(writing, number, person)
            if row.kind == "knockout":
                raise MatchError("bye-decides")
            since = row.round - row.round % row.rounds if row.kind == "league" else 0
            if known.skips is not None and known.skips > since:
                raise MatchError("bye-used")
            asked = msgspec.structs.replace(known, skips=row.round + 1)
            await stored.put_entrant(writing, number, asked)
            return await _shown(writing, row)

    async def begin(self, number: int) -> Competition:
        """End the sign-up now. Raises `MatchError` competition-begun, competition-over, too-few-entrants."""
        now = self._clock.now()
        async with self._store.transaction() as writing:
            row = await _going(writing, number)
            if row.state != "open":
                raise MatchError("competition-begun")
            ready = await _ready(writing, row)
            if len(ready) < LEAST or not _sizes(row.game, len(ready)):
                raise MatchError("too-few-entrants", least=LEAST)
            await stored.change(writing, number, due_at=now)
            await go_on(writing, self._positions, number, now)
            return await _shown(writing, await _get(writing, number))

    async def cancel(self, number: int) -> Competition:
        """No round comes any more; tables that play go on. Raises `MatchError` competition-over."""
        async with self._store.transaction() as writing:
            row = await _going(writing, number)
            await _end(writing, row, "cancelled", self._clock.now())
            return await _shown(writing, await _get(writing, number))


async def go_on(writing: Writing, positions: Positions, number: int, now: datetime) -> bool:
    """Whether a sign-up or a round was over: if so the next one has begun, or the competition has ended."""
    row = await stored.get(writing, number)
    if row is None or row.state not in ("open", "running"):
        return False
    up = row.due_at is not None and row.due_at <= now
    if row.state == "open":
        if up:
            await _start(writing, row, now)
        return up
    paired = await stored.pairings_of(writing, number)
    newest = [each for each in paired if each.round == row.round]
    played = {each.match_id: await load(writing, each.match_id) for each in newest if each.match_id}
    if not up and any(match.state == "playing" for match in played.values()):
        return False
    await _close(writing, positions, row, newest, played, now)
    await _next(writing, row, now)
    return True


# ── a round ends ─────────────────────────────────────────────────────────────────────────────────


async def _close(
    writing: Writing,
    positions: Positions,
    row: CompetitionRow,
    newest: Sequence[PairingRow],
    played: Mapping[int, MatchRow],
    now: datetime,
) -> None:
    """Store how the tables of the round ended, and who is out."""
    ids = [*played]
    seated = {(seat.match_id, seat.seat): seat for seat in await seats.of(writing, ids)}
    ranks = {}
    for number in ids:
        own = [seat for (of, _), seat in sorted(seated.items()) if of == number]
        ranks[number] = await _ranks(writing, positions, played[number], own)
    gone = set()
    for each in newest:
        if each.match_id is None or each.seat is None:
            continue
        match, seat = played[each.match_id], seated[each.match_id, each.seat]
        rank = ranks[each.match_id][each.seat]
        await stored.put_pairing(writing, row.id, msgspec.structs.replace(each, rank=rank))
        holds = match.to_act == each.seat and (
            match.stopped_by == "idle"
            if match.state == "archived"
            else match.state == "playing" and match.due_at is not None and match.due_at <= now
        )
        if seat.person != each.person or seat.resigned or seat.computer is not None or holds:
            gone.add(each.person)
    for entrant in await stored.entrants_of(writing, row.id):
        if entrant.person in gone:
            await stored.put_entrant(writing, row.id, msgspec.structs.replace(entrant, state="out"))


async def _ranks(writing: Writing, known: Positions, match: MatchRow, seated: Sequence[SeatRow]) -> list[int]:
    """Of each seat: those of the result, else by the standing, where seats that were left come last."""
    if match.outcome is not None:
        return [seat.rank for seat in msgspec.convert(match.outcome, Outcome).seats]
    if not playable(match):
        return [1] * len(seated)
    try:
        standing = (await known.reach(await known.line(writing, match, match.seq))).standing()
    except MatchError:  # a record that this program cannot read says nothing of anybody
        return [1] * len(seated)
    worth = [(not seat.resigned, standing[seat.seat]) for seat in seated]
    return [1 + sum(other > own for other in worth) for own in worth]


async def _next(writing: Writing, row: CompetitionRow, now: datetime) -> None:
    """After a round: the next one, the next season or the end."""
    entered, paired = await stored.entrants_of(writing, row.id), await stored.pairings_of(writing, row.id)
    newest = [each for each in paired if each.round == row.round]
    if row.kind == "league" and row.round % row.rounds == 0:
        await stored.change(writing, row.id, state="open", due_at=now + BETWEEN)
        await _tell(writing, row, row.round, now)
        return
    if row.kind == "swiss" and row.round == row.rounds:
        await _end(writing, row, "over", now)
        return
    paired = _season(row, paired)
    wanted = list(dict.fromkeys(each.person for each in paired))
    if row.kind == "knockout":
        lots = pairing.lots(wanted, row.seed)
        wanted = pairing.going_on(_tables(newest), min(MOST, games.game(row.game).max_seats), BEST, lots)
    entered = await _fill(writing, row, entered, wanted)
    heirs = {each.replaces: each.person for each in entered if each.replaces is not None}
    staying = {each.person for each in entered if each.state == "in"}
    if row.kind == "knockout":
        staying &= {heirs.get(person, person) for person in wanted}
        for each in entered if wanted else ():
            if each.state == "in" and each.person not in staying:
                await stored.put_entrant(writing, row.id, msgspec.structs.replace(each, state="out"))
    order = [line.person for division in _standings(row, entered, paired) for line in division]
    order = [person for person in order if person in staying]
    sits = {heirs.get(each.person, each.person): each.division for each in paired}
    if row.kind == "league":
        groups: list[list[int]] = [[] for _ in range(max(sits.values(), default=0) + 1)]
        for person in order:
            groups[sits.get(person, len(groups) - 1)].append(person)
    else:
        groups = [order]
    await _pair(writing, row, entered, groups, now)


async def _fill(
    writing: Writing, row: CompetitionRow, entered: Sequence[EntrantRow], wanted: Sequence[int]
) -> Sequence[EntrantRow]:
    """Spares take the places over of those who were to play and are out, in the order of both."""
    replaced = {each.replaces for each in entered}
    lost = [
        each
        for each in entered
        if each.state == "out" and each.person in wanted and each.person not in replaced
    ]
    spares = [each for each in entered if each.state == "spare"]
    for spare, gone in zip(spares, lost, strict=False):
        taken = msgspec.structs.replace(spare, state="in", place=gone.place, replaces=gone.person)
        await stored.put_entrant(writing, row.id, taken)
    return await stored.entrants_of(writing, row.id)


async def _end(writing: Writing, row: CompetitionRow, state: str, now: datetime) -> None:
    await stored.change(writing, row.id, state=state, due_at=None, ended_at=now)
    await _tell(writing, row, row.round, now)


async def _tell(writing: Writing, row: CompetitionRow, number: int, now: datetime) -> None:
    """The competition's message comes anew, if there was a match yet: it is told beside the newest."""
    paired = await stored.pairings_of(writing, row.id)
    newest = max((each.match_id for each in paired if each.match_id is not None), default=None)
    if newest is not None:
        payload = {"competition": row.id, "round": number}
        await outbox.add(writing, newest, "competition", now, payload, f"c{row.id}")


# ── a round begins ───────────────────────────────────────────────────────────────────────────────


async def _start(writing: Writing, row: CompetitionRow, now: datetime) -> None:
    """The sign-up is over: the first round, or the end if there are too few."""
    ready = await _ready(writing, row)
    found = _sizes(row.game, len(ready))
    if len(ready) < LEAST or not found:
        await _end(writing, row, "over" if row.round else "cancelled", now)
        return
    if row.round:
        ready = await _moved(writing, row)
        order = [each.person for each in ready]
    else:
        order = pairing.lots([each.person for each in ready], row.seed)
    left = iter(order)
    groups = [[next(left) for _ in range(size)] for size in found] if row.kind == "league" else [order]
    await _pair(writing, row, ready, groups, now)


async def _ready(reading: Reading, row: CompetitionRow) -> list[EntrantRow]:
    """Who plays once the sign-up is over; whoever was a spare in the season before plays in the next."""
    return [each for each in await stored.entrants_of(reading, row.id) if each.state != "out"]


async def _moved(writing: Writing, row: CompetitionRow) -> list[EntrantRow]:
    """Who plays in the next season, in its order: neighbouring divisions have changed places, others follow.

    First and last of those who stay change them. Everybody is there for themselves again.
    """
    entered, paired = await stored.entrants_of(writing, row.id), await stored.pairings_of(writing, row.id)
    staying = [each.person for each in await _ready(writing, row)]
    order = pairing.moved(
        [
            [line.person for line in division if line.person in staying]
            for division in _standings(row, entered, paired)
        ]
    )
    known = {each.person: each for each in entered}
    for place, person in enumerate(dict.fromkeys([*order, *staying, *known])):
        state = "in" if person in staying else "out"
        after = msgspec.structs.replace(known[person], place=place, state=state, replaces=None)
        await stored.put_entrant(writing, row.id, after)
    return await _ready(writing, row)


async def _pair(
    writing: Writing,
    row: CompetitionRow,
    entered: Sequence[EntrantRow],
    groups: Sequence[Sequence[int]],
    now: datetime,
) -> None:
    """The next round of these people, who come in the order of the standings; the end if they are too few.

    In a league each group has a table, else they are seated anew. Where no table comes about, nobody sits the
    round out; where none does even so, the season has ended, or all of it.
    """
    number = row.round + 1
    playing = {person for group in groups for person in group}
    skip = {each.person for each in entered if each.skips == number} & playing
    if not any(_sizes(row.game, len({*group} - skip)) for group in groups):
        skip = set()
    paired = await stored.pairings_of(writing, row.id)
    known, found = pairing.met(_tables(paired)), _scores(entered, paired, _heirs(entered))
    own = {person: score.points for person, score in found.items()}
    seated: list[tuple[int, Sequence[int]]] = []
    byes: list[tuple[int, int]] = []
    for division, group in enumerate(groups):
        there = [person for person in group if person not in skip]
        sizes = _sizes(row.game, len(there))
        if row.kind == "league" and sizes:
            sizes = (len(there),)
        byes += [(division, person) for person in group if person in skip or not sizes]
        if sizes:
            seed = f"{row.seed} {number} {division}"
            tables = await asyncio.to_thread(pairing.tables, there, sizes, known, own, seed)
            seated += [(division, each) for each in tables]
    if not seated and row.kind == "league" and len(playing) >= LEAST:
        last = -(-number // row.rounds) * row.rounds
        await stored.change(writing, row.id, state="open", round=last, due_at=now + BETWEEN)
        await _tell(writing, row, last, now)
        return
    if not seated:
        await _end(writing, row, "over", now)
        return
    for division, people_there in seated:
        match = await _open(writing, row, people_there, now)
        for seat, person in enumerate(people_there):
            sits = PairingRow(round=number, person=person, division=division, match_id=match, seat=seat)
            await stored.put_pairing(writing, row.id, sits)
    for division, person in byes:
        rests = PairingRow(round=number, person=person, division=division, match_id=None, seat=None)
        await stored.put_pairing(writing, row.id, rests)
    until = now + timedelta(days=row.days)
    await stored.change(writing, row.id, state="running", round=number, due_at=until)
    await _tell(writing, row, number, now)


async def _open(writing: Writing, row: CompetitionRow, there: Sequence[int], now: datetime) -> int:
    """A match of these people that has begun; it has a thread, but no card: the channel stays calm."""
    first = await people.get(writing, there[0])
    assert first is not None
    match = await open_table(
        writing,
        now,
        game=row.game,
        size=len(there),
        options={},
        creator=Person(first.id, first.name, first.locale),
        server=row.server,
        channel=row.channel,
        pace=row.pace,
        caretaker=CARETAKER,
        private=False,
        limits=False,
    )
    for seat, person in enumerate(there[1:], 1):
        await seats.add(writing, match, seat, person)
    await begin(writing, await load(writing, match), len(there), now)
    return match


def _sizes(game: str, number: int) -> tuple[int, ...]:
    """How so many people are seated; () if they are too few."""
    rules = games.game(game)
    most = min(MOST, rules.max_seats)
    return pairing.sizes(number, LEAST, most, BEST) or pairing.sizes(number, rules.min_seats, most, BEST)


# ── the standings ────────────────────────────────────────────────────────────────────────────────


def _tables(paired: Sequence[PairingRow], heirs: Mapping[int, int] | None = None) -> list[Table]:
    """The tables of closed rounds; with ``heirs`` those who took places over stand for those of before."""
    found: defaultdict[int, list[PairingRow]] = defaultdict(list)
    for each in paired:
        if each.match_id is not None and each.rank is not None:
            found[each.match_id].append(each)
    tables = []
    for there in found.values():
        there.sort(key=lambda each: each.seat or 0)
        people_there = tuple(_owner(each.person, heirs or {}) for each in there)
        tables.append(Table(people_there, tuple(each.rank or 1 for each in there)))
    return tables


def _season(row: CompetitionRow, paired: Sequence[PairingRow]) -> Sequence[PairingRow]:
    """What was played in the season of the newest round; in a tournament all."""
    if row.kind != "league":
        return paired
    return [each for each in paired if (each.round - 1) // row.rounds == (row.round - 1) // row.rounds]


def _owner(person: int, heirs: Mapping[int, int]) -> int:
    while person in heirs:
        person = heirs[person]
    return person


def _heirs(entered: Sequence[EntrantRow]) -> dict[int, int]:
    return {each.replaces: each.person for each in entered if each.replaces is not None}


def _scores(
    entered: Sequence[EntrantRow], paired: Sequence[PairingRow], heirs: Mapping[int, int]
) -> dict[int, Score]:
    """What everybody has from the closed rounds."""
    open_rounds = {each.round for each in paired if each.match_id is not None and each.rank is None}
    byes = [
        _owner(each.person, heirs)
        for each in paired
        if each.match_id is None and each.round not in open_rounds
    ]
    found = {each.person for each in entered} | set(byes)
    return pairing.scores(found, _tables(paired, heirs), byes)


def _standings(
    row: CompetitionRow, entered: Sequence[EntrantRow], paired: Sequence[PairingRow]
) -> list[list[Line]]:
    """Everybody who has a place, by division, the first one first; see `Competition`."""
    heirs = _heirs(entered)
    known = {each.person: each for each in entered}
    paired = _season(row, paired)
    owners = list(dict.fromkeys(_owner(each.person, heirs) for each in paired))
    found = _scores([known[person] for person in owners if person in known], paired, heirs)
    lots = pairing.lots(owners, row.seed)
    if row.kind == "league":  # the order of before decides, where there is one
        lots.sort(key=lambda person: known[person].place)
    order = pairing.ranking(found, lots)
    divisions = {_owner(each.person, heirs): each.division for each in paired}
    if row.kind == "knockout":
        last = {_owner(each.person, heirs): (-each.round, each.rank or 0) for each in paired}
        order.sort(key=lambda person: last[person])
    lines = [
        Line(person, known[person].name, found[person], known[person].state == "out") for person in order
    ]
    return [
        [line for line in lines if divisions[line.person] == division]
        for division in range(max(divisions.values(), default=-1) + 1)
    ]


async def _shown(reading: Reading, row: CompetitionRow) -> Competition:
    entered, paired = await stored.entrants_of(reading, row.id), await stored.pairings_of(reading, row.id)
    newest = [each for each in paired if each.round == row.round]
    tables: dict[int, tuple[int, ...]] = {}
    for each in newest:
        if each.match_id is not None:
            tables[each.match_id] = (*tables.get(each.match_id, ()), each.person)
    season = (max(row.round, 1) - 1) // row.rounds + 1 if row.kind == "league" else 0
    return Competition(
        row=row,
        entrants=tuple(entered),
        divisions=tuple(map(tuple, _standings(row, entered, paired))),
        tables=tables,
        byes=tuple(each.person for each in newest if each.match_id is None),
        season=season,
    )


async def _get(reading: Reading, number: int) -> CompetitionRow:
    row = await stored.get(reading, number)
    if row is None:
        raise MatchError("no-such-competition")
    return row


async def _going(writing: Writing, number: int) -> CompetitionRow:
    """One that is not over."""
    row = await _get(writing, number)
    if row.state not in ("open", "running"):
        raise MatchError("competition-over")
    return row


async def _entrant(reading: Reading, number: int, person: int) -> EntrantRow:
    for each in await stored.entrants_of(reading, number):
        if each.person == person and each.state != "out":
            return each
    raise MatchError("not-entered")
