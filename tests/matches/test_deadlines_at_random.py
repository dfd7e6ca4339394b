"""No reminder lost or doubled: thousands of deadlines, people who change their minds, a bot that is killed.

The bot's clock and the walk of `slow_clock` are told the same story. Every message they want to send must be
the same, in the same minute. The bot is killed between any two of its transactions and started again; now and
then it stays down for hours.
"""

import random
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import event, update

from bot.clock import Clock
from bot.matches import Matches, clocks
from bot.store import Store, backend_of, deadlines, people, seats, servers
from bot.store import matches as match_table
from bot.store.database import Writing
from bot.store.matches import MatchRow
from bot.store.people import PersonRow
from bot.store.tables import matches as match_columns
from tests.support.hours import MINUTE
from tests.support.people import SERVER
from tests.support.running import row_of
from tests.support.slow_clock import MOST, PACES, Person, Turn, World

BEGIN = datetime(2026, 3, 20, 12, tzinfo=UTC)
"""Soon after it some zones put their clocks forward."""

ZONES = ["UTC", "Europe/Berlin", "America/St_Johns", "Asia/Kathmandu", "Australia/Lord_Howe"]
SAID = ("zone", "wakes", "sleeps", "ping", "every", "digest_at")
MATCHES, PEOPLE = 30, 12
DEADLINES = 250
SOME = 150
"""So many in `make test`."""


class Killed(BaseException):
    """Nothing that is running can catch it."""


class Mortal(Store):
    """A store whose process dies after so many of its transactions."""

    fuse = 0

    @asynccontextmanager
    async def transaction(self, *, first: bool = False) -> AsyncIterator[Writing]:
        async with super().transaction(first=first) as writing:
            yield writing
        self.fuse -= 1
        if self.fuse == 0:
            raise Killed


class Story:
    """What happens in both worlds."""

    def __init__(self, path: Path, seed: int) -> None:
        self.rng = random.Random(seed)
        self.path = path
        self.people = [Person(1000 + number, BEGIN) for number in range(PEOPLE)]
        self.slow = World(self.people)
        self.table: dict[int, list[Person]] = {}
        self.paces: dict[int, str] = {}
        self.banks: dict[tuple[int, int], int | None] = {}
        self.deadlines = self.kills = 0
        self.down_until = 0

    # ── the bot ──────────────────────────────────────────────────────────────────────────────────

    @property
    def now(self) -> datetime:
        return BEGIN + self.slow.minute * MINUTE

    def start_bot(self) -> None:
        self.store = Mortal(backend_of(f"sqlite:///{self.path}"))
        self.store.fuse = self.rng.randrange(1, 12)
        event.listen(self.store._writer.sync_engine, "connect", _hurry)
        self.matches = Matches(self.store, Clock(lambda: self.now))

    async def alive(self, work: Callable[[], Awaitable[Any]], again: bool) -> None:
        """Do that; a bot that dies of it is started again, and does it ``again`` if that makes sense."""
        while True:
            try:
                await work()
            except Killed:
                self.kills += 1
                await self.store.close()
                self.start_bot()
                if again:
                    continue
            return

    async def look(self) -> None:
        """Do what is due in both worlds."""
        self.slow.look()

        async def all_due() -> None:
            while (at := await self.matches.timekeeping.next_due()) is not None and at <= self.now:
                await self.matches.timekeeping.due(self.now)
            self.next_due = at

        await self.alive(all_due, again=True)

    async def do(self, work: Callable[[Writing], Awaitable[Any]]) -> None:
        """Somebody presses something: one transaction, then the bot looks."""

        async def press() -> None:
            async with self.store.transaction() as writing:
                await work(writing)

        await self.alive(press, again=False)
        await self.look()

    async def about(self, turn: Turn, work: Callable[[Writing, MatchRow], Awaitable[Any]]) -> None:
        """The same about the match of that turn."""

        async def in_match(writing: Writing) -> None:
            await work(writing, await row_of(writing, turn.match))

        await self.do(in_match)

    # ── what people do ───────────────────────────────────────────────────────────────────────────

    async def begin(self) -> None:
        """The matches are there and wait for somebody."""
        self.store = await Mortal.open(f"sqlite+aiosqlite:///{self.path}")
        await self.store.close()
        self.start_bot()
        self.store.fuse = -1
        async with self.store.transaction() as writing:
            await servers.seen(writing, SERVER, self.now)
            for person in self.people:
                await people.put(writing, PersonRow(person.id, "", "en"))
        for person in self.people:
            await self.settings(person)
        for _ in range(MATCHES):
            await self.open_table()
        self.store.fuse = 5
        await self.look()

    async def open_table(self) -> None:
        seated = self.rng.sample(self.people, 3)
        pace = self.rng.choices(list(PACES), (6, 3, 3, 1, 1))[0]
        async with self.store.transaction() as writing:
            match = await match_table.add(
                writing,
                game="qin",
                rules_version=1,
                options={},
                size=3,
                state="playing",
                creator=seated[0].id,
                server=SERVER,
                channel=1,
                seed="x",
                seed_sha256="y",
                version=1,
                seq=0,
                turn=1,
                to_act=0,
                created_at=self.now,
                pace=pace,
            )
            for seat, person in enumerate(seated):
                await seats.add(writing, match, seat, person.id)
                self.banks[match, seat] = None
            await clocks.start(writing, await row_of(writing, match), 1, 0, self.now)
        self.table[match], self.paces[match] = seated, pace
        self.wait(match, 1, 0)

    def wait(self, match: int, number: int, seat: int, paused: bool = False) -> Turn:
        pace = PACES[self.paces[match]]
        bank = self.banks[match, seat]
        if pace is not None and bank is None:
            bank = pace[0] * 60
        turn = Turn(match, number, seat, self.table[match][seat], self.slow.minute, bank, bank, paused=paused)
        turn.rests = self.paces[match] == "weekdays"
        turn.grace = 0 if pace is None else pace[0] * 60
        self.slow.begin(turn)
        self.deadlines += 1
        return turn

    async def move(self, turn: Turn) -> None:
        """Their bank is rounded to twenty minutes, so that a tenth of it is whole minutes."""
        pace = PACES[self.paces[turn.match]]
        bank = None
        if pace is not None and turn.left is not None:
            bank = min(pace[2] * 60, turn.left + pace[1] * 60) // 20 * 20
        seat = self.rng.randrange(3)

        async def work(writing: Writing, row: MatchRow) -> None:
            await clocks.stop(writing, row, self.now)
            if bank is not None:
                (*_, kept) = [each for each in await seats.of(writing, [row.id]) if each.seat == turn.seat]
                assert kept.bank is not None
                assert kept.bank // 60 // 20 * 20 == bank
                await seats.change(writing, row.id, turn.seat, bank=bank * 60)
            await clocks.start(writing, row, turn.number + 1, seat, self.now)

        self.banks[turn.match, turn.seat] = bank
        self.wait(turn.match, turn.number + 1, seat)
        await self.about(turn, work)

    async def settings(self, person: Person) -> None:
        """Somebody says something else about themselves."""
        rng = self.rng
        person.zone = rng.choice(ZONES)
        person.wakes = person.sleeps = None
        if rng.random() < 0.8:
            person.wakes = rng.randrange(1440)
            person.sleeps = (person.wakes + rng.randrange(8 * 60, 23 * 60)) % 1440
        person.ping = rng.choice(["thread", "dm"])
        person.every = rng.choice([None, None, 3, 8, 24])
        person.digest_at = rng.choice([None, None, rng.randrange(1440)])
        values = {name: getattr(person, name) for name in SAID}

        async def work(writing: Writing) -> None:
            before = await people.settings(writing, person.id)
            await people.set_up(writing, msgspec.structs.replace(before, **values))

        await self.change(person, work)

    async def vacation(self, person: Person) -> None:
        """Somebody plans a vacation, or comes back from one."""
        minute = self.slow.minute
        current = next((span for span in person.away if span[0] <= minute < span[1]), None)
        if current is not None:
            person.away.remove(current)
            if current[0] < minute:
                person.away.append((current[0], minute))

            async def work(writing: Writing) -> None:
                for row in await people.vacations_of(writing, [person.id], self.now):
                    if row.starts_at <= self.now:
                        await people.end_vacation(writing, row.id, self.now)
        else:
            starts = minute + self.rng.choice([0, self.rng.randrange(4000)])
            ends = starts + self.rng.randrange(600, 4000)
            if any(starts <= other[1] and other[0] <= ends for other in person.away):
                return
            person.away.append((starts, ends))

            async def work(writing: Writing) -> None:
                await people.add_vacation(writing, person.id, BEGIN + starts * MINUTE, BEGIN + ends * MINUTE)

        await self.change(person, work)

    async def change(self, person: Person, work: Callable[[Writing], Awaitable[None]]) -> None:
        self.slow.wake()
        for turn in self.slow.turns.values():
            if turn.person is person:
                self.slow.changed(turn)

        async def all_of_it(writing: Writing) -> None:
            await clocks.settle(writing, person.id, self.now)
            await work(writing)
            await clocks.replan(writing, person.id, self.now)

        await self.do(all_of_it)

    async def snooze(self, turn: Turn) -> None:
        until = self.slow.minute + self.rng.randrange(1, 2000)
        turn.snoozed = until
        turn.listen()
        at = BEGIN + until * MINUTE
        await self.about(turn, lambda writing, row: clocks.snooze(writing, row, at, self.now))

    async def pause(self, turn: Turn) -> None:
        paused = turn.paused = not turn.paused
        if not paused:
            turn.listen()
            self.slow.changed(turn)

        async def work(writing: Writing, row: MatchRow) -> None:
            at = self.now if paused else None
            await writing.run(update(match_columns).where(match_columns.c.id == row.id).values(paused_at=at))
            if paused:
                await clocks.pause(writing, row, self.now)
            else:
                await clocks.resume(writing, await row_of(writing, turn.match), self.now)

        await self.about(turn, work)

    async def extend(self, turn: Turn) -> None:
        minutes = self.rng.randrange(1, 2000)
        if turn.left is not None and turn.bank is not None:
            turn.left += minutes
            turn.told = {kind for kind, part in (("half", 2), ("nine", 10)) if turn.left * part <= turn.bank}
            turn.listen()
            self.slow.changed(turn)
        more = minutes * MINUTE
        await self.about(turn, lambda writing, row: clocks.extend(writing, row, more, self.now))

    async def hand_over(self, turn: Turn) -> None:
        others = [person for person in self.people if person not in self.table[turn.match]]
        person, told = self.rng.choice(others), self.rng.random() < 0.5
        self.table[turn.match][turn.seat] = person
        self.banks[turn.match, turn.seat] = None
        fresh = self.wait(turn.match, turn.number, turn.seat, turn.paused)
        fresh.tell_from = None if told else self.slow.minute

        async def work(writing: Writing, row: MatchRow) -> None:
            await seats.change(writing, turn.match, turn.seat, person=person.id)
            await clocks.hand_over(writing, row, turn.seat, self.now, told=told)

        await self.about(turn, work)

    async def something(self) -> None:
        """What one of them does now."""
        rng = self.rng
        turn = rng.choice(list(self.slow.turns.values()))
        person = rng.choice(self.people)
        happens: list[tuple[int, Callable[[], Awaitable[None]]]] = [
            (100, lambda: self.move(turn)),
            (6, lambda: self.settings(person)),
            (8, lambda: self.vacation(person)),
            (10, lambda: self.snooze(turn)),
            (8, lambda: self.pause(turn)),
            (6, lambda: self.extend(turn)),
            (6, lambda: self.hand_over(turn)),
            (4, self.go_down),
        ]
        chosen = rng.choices(range(len(happens)), [often for often, _ in happens])[0]
        if turn.paused and chosen not in (1, 6):
            await self.pause(turn)
        else:
            await happens[chosen][1]()

    async def go_down(self) -> None:
        """The bot, for hours."""
        await self.store.close()
        self.start_bot()
        self.down_until = self.slow.minute + self.rng.randrange(1, 900)

    async def tell(self, deadlines: int) -> None:
        """From the first deadline to the last."""
        await self.begin()
        following = 0
        while self.deadlines < deadlines:
            self.slow.tick()
            if self.slow.minute < self.down_until:
                continue
            # the walk looks every minute; the bot only when it thinks it must
            self.slow.look()
            if self.slow.minute == self.down_until or (
                self.next_due is not None and self.next_due <= self.now
            ):
                await self.look()
            if self.slow.minute >= following:
                await self.something()
                following = self.slow.minute + 1 + int(self.rng.expovariate(1 / 20))
        self.store.fuse = -1

    async def compare(self) -> None:
        """What the clocks show at the end."""
        async with self.store.reading() as reading:
            for turn in self.slow.turns.values():
                row = await deadlines.get(reading, turn.match)
                assert row is not None
                assert (row.turn, row.seat, row.up) == (
                    turn.number,
                    turn.seat,
                    "out" in turn.told,
                )
                assert (row.stage == "late") == ("late" in turn.told)
                away = None if turn.away_until is None else BEGIN + turn.away_until * MINUTE
                assert turn.paused or row.away_until == away


def _hurry(connection: Any, _record: object) -> None:
    """Processes die here, not machines: nobody need wait for the disk."""
    connection.execute("PRAGMA synchronous=OFF")


async def said(store: Store) -> list[tuple[int, str, int]]:
    """What the bot wanted to send, as `World.said`."""
    reminders = "SELECT match_id, lane, payload, created_at FROM outbox WHERE kind = 'reminder'"
    notices = "SELECT match_id, kind, at, facts FROM notices"
    found: list[tuple[int, str, int]] = []
    async with store.reading() as reading:
        for row in await reading._connection.exec_driver_sql(reminders):
            payload = msgspec.json.decode(row.payload)
            assert row.lane == f"p{payload['person']}"
            assert row.match_id == int(payload["matches"].split()[0])
            found.append((minute_of(row.created_at), payload["matches"], payload["person"]))
        for row in await reading._connection.exec_driver_sql(notices):
            assert row.kind != "gave-up" or msgspec.json.decode(row.facts)["count"] == MOST
            found.append((minute_of(row.at), row.kind, row.match_id))
    return found


def minute_of(time: str) -> int:
    passed = datetime.fromisoformat(time).replace(tzinfo=UTC) - BEGIN
    assert passed % MINUTE == timedelta()
    return passed // MINUTE


EVERY = [(0, SOME), *(pytest.param(seed, DEADLINES, marks=pytest.mark.fuzz) for seed in range(40))]


@pytest.mark.parametrize(("seed", "deadlines"), EVERY)
async def test_deadlines_are_told_as_a_walk_tells_them(tmp_path: Path, seed: int, deadlines: int) -> None:
    """Ten thousand deadlines in all, some of them in `make test`."""
    story = Story(tmp_path / "test.db", seed)
    await story.tell(deadlines)
    await story.compare()
    wanted, found = Counter(story.slow.said), Counter(await said(story.store))
    await story.store.close()
    lost, added = wanted - found, found - wanted
    assert not lost, sorted(lost)[:3]
    assert not added, sorted(added)[:3]
    assert set(found.values()) == {1}
    entries = [entry for _, text, _ in found for entry in text.split(",") if " " in entry]
    kinds = Counter(entry.split()[1] for entry in entries)
    assert min(kinds[kind] for kind in ("turn", "half", "every")) > 5 * deadlines // DEADLINES
    assert story.kills > 50 * deadlines // DEADLINES
