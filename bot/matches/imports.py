"""What is played elsewhere or was played before: records that somebody brings, and forks of past turns."""

import asyncio
from collections.abc import Iterator
from datetime import datetime
from typing import Literal

import msgspec
from msgspec import UNSET

import games
from bot.clock import Clock
from bot.matches.base import Service, assemble, load, seat_of, show
from bot.matches.errors import MatchError
from bot.matches.lobby import begin, new_seed, open_again, open_table
from bot.matches.model import Match, Person, last_of
from bot.matches.people import check_pings, remember
from bot.matches.positions import Positions
from bot.matches.watching import Watching
from bot.store import Store, actions, matches, outbox, printings, seats, servers
from bot.store.actions import ActionRow
from bot.store.database import Writing
from bot.store.seats import Strength
from games.engine import Chance, Outcome, Position, editions, record
from games.engine.lessons import lesson
from games.engine.record import Record

RIVALS: Strength = "steady"
"""How strong those are against whom one plays on alone."""

MOST_BYTES = 200_000
"""The longest record that can be brought; those of the longest matches have a tenth of it."""

MOST_ENTRIES = 5000
"""As many entries; each takes about a millisecond to check."""


class Imports(Service):
    """The use cases of matches that begin in another."""

    def __init__(self, store: Store, clock: Clock, positions: Positions, watching: Watching) -> None:
        super().__init__(store, clock, positions)
        self._watching = watching

    async def bring(self, data: bytes, person: Person, server: int, channel: int) -> Match:
        """A finished match to look at, from its record; its end is posted into the channel.

        Raises `BadRecord` for what is none or does not follow the rules; `MatchError` record-too-long,
        record-elsewhere for one with data of its own or that is a fork, record-known for one that was played
        in that server or brought there, too-many-pings.
        """
        found, outcome = await asyncio.to_thread(_checked, data)
        now = self._clock.now()
        rows = await asyncio.to_thread(lambda: list(entries_of(found, now)))
        lessons = lesson(games.game(found.game))
        taught = lessons is not None and found.seed == lessons.seed  # as in every match of that lesson
        printing, sha256 = editions.printed(found.game)
        if found.printing is not UNSET:
            printing, sha256 = found.printing, editions.sha_of(found.printing)
        async with self._store.transaction() as writing:
            if not taught:
                known = await matches.sealed(writing, found.seed_sha256, server, person.id)
                if known is not None:
                    raise MatchError("record-known", match=known)
            await remember(writing, person)
            await servers.seen(writing, server, now)
            await printings.put(writing, sha256, found.game, printing)
            match = await matches.add(
                writing,
                game=found.game,
                rules_version=found.rules_version,
                printing=sha256,
                options=found.options,
                size=found.seats,
                pace="none",
                state="over",
                creator=person.id,
                server=server,
                channel=channel,
                seed=found.seed,
                seed_sha256=found.seed_sha256,
                version=1,
                seq=len(rows),
                turn=rows[-1].turn,
                outcome=msgspec.to_builtins(outcome),
                created_at=now,
                started_at=now,
                ended_at=now,
            )
            left = {record.leaver(entry) for entry in found.actions}
            for seat in range(found.seats):
                await seats.add(writing, match, seat, None)
                if seat in left:
                    await seats.resign(writing, match, seat)
            await actions.add(writing, match, rows)
            await check_pings(writing, await load(writing, match), person.id, "import", now)
            await outbox.add(writing, match, "end", now)
            return await show(writing, match)

    async def forkable(self, match_id: int, number: int) -> Match:
        """The match, if one can play on from after that turn.

        Raises `MatchError` no-such-match, not-started, no-such-turn, fork-over where nothing is left to play,
        fork-left where somebody had left by then, rules-changed.
        """
        return (await self._to_fork(match_id, number))[0]

    async def _to_fork(self, match_id: int, number: int) -> tuple[Match, Position]:
        turn = await self._watching.turn(match_id, number)
        match = turn.match
        if number > last_of(match):
            raise MatchError("no-such-turn", match=match_id, number=number, last=last_of(match))
        if turn.view.to_act() is None:
            raise MatchError("fork-over", match=match_id, number=number)
        if turn.view.resigned:
            raise MatchError("fork-left", match=match_id, number=number)
        return match, turn.view

    async def fork(self, match_id: int, number: int, person: Person) -> Match:
        """Open a table that goes on after that turn, what was hidden then dealt anew.

        If this person played there, the others are called. One that they have opened there and that has not
        begun is theirs again. Raises what `forkable` raises; own-limit,
        server-limit, too-many-pings.
        """
        match, view = await self._to_fork(match_id, number)
        start = await asyncio.to_thread(record.dealt_anew, match.edition, view, Chance(new_seed()))
        now = self._clock.now()
        async with self._store.transaction() as writing:
            row = await load(writing, match_id)
            if (again := await _again(writing, match_id, number, person.id, "lobby")) is not None:
                return again
            if match.seat_of(person.id) is not None:
                await check_pings(writing, row, person.id, "rematch", now)
            table = await open_again(
                writing,
                now,
                row,
                person,
                row.options,
                rules_version=row.rules_version,
                printing=row.printing,
                rated=False,
                forked_from=row.id,
                forked_turn=number,
                start=start,
            )
            return await show(writing, table)

    async def play_on(self, match_id: int, number: int, person: Person) -> Match:
        """A private match against computers begins, from what this person saw after that turn of theirs.

        Only from a match that is over: else it would be advice. What they did not see is dealt anew. While it
        is played it is the same one again. Raises what `forkable` raises; not-over, not-in-match, own-limit,
        server-limit.
        """
        match, _ = await self._to_fork(match_id, number)
        if match.state != "over":
            raise MatchError("not-over", match=match_id)
        view = await self._watching.seat_then(match_id, number, seat_of(match, person.id).seat)
        start = await asyncio.to_thread(record.dealt_anew, match.edition, view, Chance(new_seed()))
        now = self._clock.now()
        async with self._store.transaction() as writing:
            row = await load(writing, match_id)
            if (again := await _again(writing, match_id, number, person.id, "playing")) is not None:
                return again
            table = await open_table(
                writing,
                now,
                game=row.game,
                size=row.size,
                options=row.options,
                creator=person,
                server=row.server,
                channel=row.channel,
                pace="none",
                caretaker="wait",
                private=True,
                computers=[RIVALS] * (row.size - 1),
                rules_version=row.rules_version,
                printing=row.printing,
                forked_from=row.id,
                forked_turn=number,
                start=start,
            )
            await begin(writing, await load(writing, table), row.size, now)
            return await show(writing, table)


async def _again(
    writing: Writing, match_id: int, number: int, person: int, state: Literal["lobby", "playing"]
) -> Match | None:
    """What a press that came before has opened: the table of `fork`, or what `play_on` has begun."""
    wanted = match_id, number, person, state
    for table in await assemble(writing, await matches.of_person(writing, person)):
        alone = table.private and sum(seat.person is not None for seat in table.seats) == 1
        found = table.forked_from, table.forked_turn, table.creator, table.state
        if found == wanted and (alone or state == "lobby"):
            return table
    return None


def _checked(data: bytes) -> tuple[Record, Outcome]:
    """The record of a finished match that this program can play, and its outcome."""
    if len(data) > MOST_BYTES:
        raise MatchError("record-too-long", most=MOST_BYTES // 1000)
    found = record.decode(data)
    if len(found.actions) > MOST_ENTRIES:
        raise MatchError("record-too-long", most=MOST_BYTES // 1000)
    printed = found.printing is UNSET or editions.has(editions.sha_of(found.printing))
    if found.start is not UNSET or not printed:  # nobody but whoever wrote that knows whether it is sound
        raise MatchError("record-elsewhere")
    found = record.complete(found)
    outcome = record.verify(found)
    if outcome is None:
        raise MatchError("record-not-over")
    found.seed_sha256 = found.seed_sha256.lower()  # by it the same record is known again
    return found, outcome


def entries_of(found: Record, at: datetime) -> Iterator[ActionRow]:
    """The entries as a match stores them, with their turns and seats; an undo by the seat to act then."""
    position = record.start(found)
    turn, waited, before, left = 1, position.to_act(), None, set[int]()
    played = record.play(position, found.edition, found.actions)
    for seq, (entry, (after, events)) in enumerate(zip(found.actions, played, strict=True), 1):
        leaver, undo = record.leaver(entry), record.undone_to(entry) is not None
        seat = waited if leaver is None else leaver
        assert seat is not None
        again = leaver in left  # an undo does not bring back who has left
        alone = undo or (leaver is not None and not again)
        if alone and before is not None and before.turn == turn and (undo or before.seat != seat):
            turn += 1
        before = ActionRow(seq, before.turn if again and before else turn, seat, entry, at)
        yield before
        left |= set() if leaver is None else {leaver}
        following = after.to_act()
        ends = alone or after.turn_ended(waited, events)
        turn += following is not None and ends and not again
        waited = waited if following is None else following
