"""What falls due in a competition: a sign-up ends, a round closes, the next one is paired and begins.

A competition is held, then the matches of its round: always in this order.
"""

import asyncio
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from datetime import datetime, timedelta

import msgspec

import games
from bot.matches import pairing
from bot.matches.base import load
from bot.matches.errors import MatchError
from bot.matches.lobby import begin, open_table
from bot.matches.model import Person
from bot.matches.positions import Positions, playable
from bot.matches.standings import heirs_of, scores, season, standings, tables
from bot.store import competitions as stored
from bot.store import outbox, people, seats
from bot.store.competitions import CompetitionRow, EntrantRow, PairingRow
from bot.store.database import Reading, Writing
from bot.store.matches import MatchRow
from bot.store.seats import SeatRow
from games.engine import Outcome

LEAST, BEST, MOST = 3, 4, 5
"""People at a table, and in a division, where the game has room for them."""

BETWEEN = timedelta(days=7)
"""So long people may enter or leave a league between two seasons."""

BLOCKED = 1000
"""Two who do not play with each other count as having met so often."""

CARETAKER = "computer"
"""Nobody waits for a seat whose time is up."""


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
    if row.kind != "knockout" and row.round % row.rounds == 0:
        await _rest(writing, row, row.round, now)
        return
    paired = season(row, paired)
    wanted = list(dict.fromkeys(each.person for each in paired))
    if row.kind == "knockout":
        lots = pairing.lots(wanted, row.seed)
        wanted = pairing.going_on(tables(newest, {}), largest(row.game), BEST, lots)
    entered = await _fill(writing, row, entered, wanted)
    heirs = heirs_of(entered)
    staying = {each.person for each in entered if each.state == "in"}
    if row.kind == "knockout":
        staying &= {heirs.get(person, person) for person in wanted}
        for each in entered if wanted else ():
            if each.state == "in" and each.person not in staying:
                await stored.put_entrant(writing, row.id, msgspec.structs.replace(each, state="out"))
    order = [line.person for division in standings(row, entered, paired) for line in division]
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


async def _rest(writing: Writing, row: CompetitionRow, last: int, now: datetime) -> None:
    """After the last round of a tournament or season: the sign-up for the next season, if there is one."""
    if last == row.rounds * row.seasons:
        await end(writing, msgspec.structs.replace(row, round=last), "over", now)
        return
    await stored.change(writing, row.id, state="open", round=last, due_at=now + BETWEEN)
    await _tell(writing, row, last, "open", now)


async def end(writing: Writing, row: CompetitionRow, state: str, now: datetime) -> None:
    """No round comes any more."""
    await stored.change(writing, row.id, state=state, round=row.round, due_at=None, ended_at=now)
    await _tell(writing, row, row.round, state, now)


async def _tell(writing: Writing, row: CompetitionRow, number: int, state: str, now: datetime) -> None:
    """The competition's message comes anew, if there was a match yet: it is told beside the newest.

    The one of the first sign-up then leads to it.
    """
    paired = await stored.pairings_of(writing, row.id)
    newest = max((each.match_id for each in paired if each.match_id is not None), default=None)
    if newest is not None:
        payload: dict[str, str | int] = {"competition": row.id, "round": number, "state": state}
        if row.round == 0 and row.card is not None:
            payload["signup"] = row.card
        await outbox.add(writing, newest, "competition", now, payload, f"c{row.id}")


# ── a round begins ───────────────────────────────────────────────────────────────────────────────


async def _start(writing: Writing, row: CompetitionRow, now: datetime) -> None:
    """The sign-up is over: the first round, or the end if there are too few."""
    playing = await ready(writing, row)
    found = sizes(row.game, len(playing))
    if len(playing) < LEAST or not found:
        await end(writing, row, "over", now)
        return
    if row.round:
        playing = await _moved(writing, row)
        order = [each.person for each in playing]
    else:
        order = pairing.lots([each.person for each in playing], row.seed)
    if row.kind == "league":
        apart = await _blocked(writing, order)
        groups = await asyncio.to_thread(pairing.divisions, order, found, apart, row.seed)
    else:
        groups = [order]
    await _pair(writing, row, playing, groups, now)


async def ready(reading: Reading, row: CompetitionRow) -> list[EntrantRow]:
    """Who plays once the sign-up is over; whoever was a spare in the season before plays in the next."""
    return [each for each in await stored.entrants_of(reading, row.id) if each.state != "out"]


async def _moved(writing: Writing, row: CompetitionRow) -> list[EntrantRow]:
    """Who plays in the next season, in its order: neighbouring divisions have changed places, others follow.

    First and last of those who stay change them. Everybody is there for themselves again.
    """
    entered, paired = await stored.entrants_of(writing, row.id), await stored.pairings_of(writing, row.id)
    staying = [each.person for each in await ready(writing, row)]
    order = pairing.moved(
        [
            [line.person for line in division if line.person in staying]
            for division in standings(row, entered, paired)
        ]
    )
    known = {each.person: each for each in entered}
    for place, person in enumerate(dict.fromkeys([*order, *staying, *known])):
        state = "in" if person in staying else "out"
        after = msgspec.structs.replace(known[person], place=place, state=state, replaces=None)
        await stored.put_entrant(writing, row.id, after)
    return await ready(writing, row)


async def _pair(
    writing: Writing,
    row: CompetitionRow,
    entered: Sequence[EntrantRow],
    groups: Sequence[Sequence[int]],
    now: datetime,
) -> None:
    """The next round of these people, who come in the order of the standings; the end if they are too few.

    In a league each group has a table, else they are seated anew. In a group where no table would come about,
    nobody sits the round out, and who asked to may ask again; where none does in any even so, the season has
    ended, or all of it.
    """
    number = row.round + 1
    playing = {person for group in groups for person in group}
    skip = {each.person for each in entered if each.skips == number} & playing
    for group in groups:
        if not sizes(row.game, len({*group} - skip)):
            skip -= {*group}
    for each in entered:
        if each.skips == number and each.person in playing - skip:
            await stored.put_entrant(writing, row.id, msgspec.structs.replace(each, skips=None))
    paired = await stored.pairings_of(writing, row.id)
    known = pairing.met(tables(paired, {})) + await _blocked(writing, playing)
    found = scores(season(row, paired), heirs_of(entered))  # in another one they may have met
    own = {person: found[person].points if person in found else 0 for person in playing}
    seated: list[tuple[int, Sequence[int]]] = []
    byes: list[tuple[int, int]] = []
    for division, group in enumerate(groups):
        there = [person for person in group if person not in skip]
        fits = sizes(row.game, len(there))
        if row.kind == "league" and fits:
            fits = (len(there),)
        byes += [(division, person) for person in group if person in skip or not fits]
        if fits:
            seed = f"{row.seed} {number} {division}"
            found_tables = await asyncio.to_thread(pairing.tables, there, fits, known, own, seed)
            seated += [(division, each) for each in found_tables]
    if not seated and row.kind == "league" and len(playing) >= LEAST:
        await _rest(writing, row, -(-number // row.rounds) * row.rounds, now)
        return
    if not seated:
        await end(writing, row, "over", now)
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
    await _tell(writing, row, number, "running", now)


async def _blocked(reading: Reading, among: Collection[int]) -> Counter[frozenset[int]]:
    """Pairs of them of whom one has blocked the other: they meet only where it cannot be avoided."""
    return Counter(dict.fromkeys(await people.blocked_pairs(reading, among), BLOCKED))


async def _open(writing: Writing, row: CompetitionRow, there: Sequence[int], now: datetime) -> int:
    """A match of these people that has begun; it has a thread, but no card: the channel stays calm."""
    first = await people.get(writing, there[0])
    assert first is not None
    match = await open_table(
        writing,
        now,
        game=row.game,
        size=len(there),
        options=row.options,
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


def sizes(game: str, number: int) -> tuple[int, ...]:
    """How so many people are seated; () if they are too few."""
    most, least = largest(game), games.game(game).min_seats
    return pairing.sizes(number, LEAST, most, BEST) or pairing.sizes(number, least, most, BEST)


def largest(game: str) -> int:
    """How many sit at a table at most."""
    return min(MOST, games.game(game).max_seats)
