"""The clock, and reminders: at half and at nine tenths of the time, each once, over jumps and restarts."""

import json
import random
from collections import Counter
from datetime import UTC, datetime, timedelta, timezone
from typing import Any

import pytest
from sqlalchemy import text

from bot.clock import Clock
from bot.matches import PACES, Matches
from bot.matches.advance import start_clock
from bot.store import Store, deadlines, people, seats, servers
from bot.store import matches as match_table
from bot.store.people import PersonRow
from tests.matches.conftest import NOON
from tests.matches.table import SERVER, dump, mover, other, posts, started, take_turn

HOUR = timedelta(hours=1)
MINUTE = timedelta(minutes=1)


def test_the_clock_is_in_utc_and_runs() -> None:
    clock = Clock()
    before = datetime.now(UTC)
    now = clock.now()
    assert now.tzinfo is UTC
    assert before <= now <= datetime.now(UTC)


def test_the_clock_takes_any_zone_and_gives_utc() -> None:
    shanghai = timezone(timedelta(hours=8))
    clock = Clock(lambda: NOON.astimezone(shanghai))
    assert (clock.now(), clock.now().tzinfo) == (NOON, UTC)


def test_a_jump_is_told_after_it_happened_and_never_goes_back() -> None:
    clock = Clock(lambda: NOON)
    heard: list[datetime] = []
    clock.on_jump(lambda: heard.append(clock.now()))
    clock.advance(HOUR)
    clock.advance(timedelta())
    with pytest.raises(ValueError, match="backwards"):
        clock.advance(-HOUR)
    assert heard == [NOON + HOUR, NOON + HOUR]


async def reminders(store: Store) -> list[dict[str, Any]]:
    return [payload for kind, payload in await posts(store) if kind == "reminder"]


@pytest.mark.parametrize("pace", ["quick", "daily", "relaxed"])
async def test_both_reminders_come_at_their_time_once_each(
    matches: Matches, store: Store, clock: Clock, pace: str
) -> None:
    match = await started(matches, pace=pace)
    length = PACES[pace]
    assert length is not None
    assert match.due_at == NOON + length
    assert await matches.next_due() == NOON + length / 2
    assert await matches.due(NOON + length / 2 - MINUTE) == 0
    assert await matches.due(NOON + length / 2) == 1
    assert await matches.due(NOON + length / 2 + MINUTE) == 0
    assert await matches.next_due() == NOON + length * 0.9
    assert await matches.due(NOON + length * 0.9) == 1
    assert await matches.next_due() is None
    assert await matches.due(NOON + 5 * length) == 0
    to_act = {"person": mover(match), "turn": 1}
    assert await reminders(store) == [{**to_act, "kind": "half"}, {**to_act, "kind": "nine"}]


async def test_without_pace_nobody_is_reminded(matches: Matches) -> None:
    match = await started(matches, pace="none")
    assert (match.due_at, await matches.next_due()) == (None, None)
    assert await matches.due(NOON + timedelta(days=999)) == 0


async def test_when_both_are_overdue_only_the_later_is_sent(matches: Matches, store: Store) -> None:
    await started(matches)
    assert await matches.due(NOON + timedelta(days=30)) == 1
    assert [payload["kind"] for payload in await reminders(store)] == ["nine"]
    assert (await matches.next_due(), await matches.due(NOON + timedelta(days=60))) == (None, 0)


async def test_a_move_stops_the_reminders_and_starts_the_next_persons(
    matches: Matches, store: Store, clock: Clock
) -> None:
    match = await started(matches)
    clock.advance(timedelta(hours=11))
    match = (await take_turn(matches, match, "2", "keep")).match
    assert await matches.next_due() == NOON + 23 * HOUR
    clock.advance(timedelta(hours=12))
    assert await matches.due(clock.now()) == 1
    (sent,) = await reminders(store)
    assert (sent["person"], sent["turn"]) == (mover(match), 2)


async def test_a_turn_that_goes_on_keeps_its_deadline_and_its_reminders(
    matches: Matches, store: Store, clock: Clock
) -> None:
    match = await started(matches, 3)
    clock.advance(timedelta(hours=13))
    await matches.due(clock.now())
    after = (await take_turn(matches, match, "2", "look")).match
    after = await matches.resign(match.id, other(after))
    assert (after.due_at, after.to_act) == (match.due_at, match.to_act)
    assert await matches.due(NOON + timedelta(hours=22)) == 1
    assert [(sent["kind"], sent["turn"]) for sent in await reminders(store)] == [
        ("half", 1),
        ("nine", after.turn),
    ]


async def test_the_end_of_a_match_ends_its_reminders(matches: Matches) -> None:
    match = await started(matches)
    await matches.resign(match.id, mover(match))
    assert (await matches.next_due(), await matches.due(NOON + timedelta(days=9))) == (None, 0)


async def test_listeners_hear_of_new_deadlines(matches: Matches, store: Store) -> None:
    heard: list[int] = []
    store.listen("deadlines", lambda: heard.append(1))
    match = await started(matches)
    assert len(heard) == 1
    await take_turn(matches, match, "2", "keep")
    assert len(heard) == 2


async def waiting_matches(
    store: Store, count: int, rng: random.Random
) -> dict[int, tuple[datetime, timedelta]]:
    """That many matches written straight into the tables; since when each waits, and its pace."""
    clocks = {}
    async with store.transaction() as writing:
        await people.put(writing, PersonRow(1, "Mei", "en"))
        await servers.seen(writing, SERVER, NOON)
        for _ in range(count):
            pace = rng.choice(["quick", "daily", "relaxed"])
            fixed = {
                "game": "toy",
                "rules_version": 3,
                "options": {},
                "size": 2,
                "state": "playing",
                "creator": 1,
            }
            ids = {"server": SERVER, "channel": 1, "seed": "x", "seed_sha256": "y"}
            state = {"version": 5, "seq": 0, "turn": 1, "to_act": 0, "created_at": NOON, "pace": pace}
            match = await match_table.add(writing, **fixed, **ids, **state)
            await seats.add(writing, match, 0, 1)
            row = await match_table.get(writing, match)
            assert row is not None
            since = NOON + rng.random() * timedelta(days=4)
            await start_clock(writing, row, 1, 0, since)
            length = PACES[pace]
            assert length is not None
            clocks[match] = (since, length)
    return clocks


async def test_five_hundred_deadlines_over_jumps_and_restarts_remind_exactly_once(url: str) -> None:
    """Against a plain model: what is due at each look, the later of two, nothing twice, nothing dropped."""
    rng = random.Random(11)
    store = await Store.open(url)
    clock = Clock(lambda: NOON)
    clocks = await waiting_matches(store, 500, rng)
    done: dict[int, str] = dict.fromkeys(clocks, "")
    wanted: Counter[tuple[int, str]] = Counter()
    while clock.now() < NOON + timedelta(days=9):
        clock.advance(rng.choice([MINUTE, HOUR, 9 * HOUR]) * 2 * rng.random())
        due = 0
        for match, (since, length) in clocks.items():
            share = (clock.now() - since) / length
            kind = "nine" if share >= 0.9 else "half" if share >= 0.5 else ""
            if kind and done[match] not in (kind, "nine"):
                done[match] = kind
                wanted[match, kind] += 1
                due += 1
        if rng.random() < 0.1:
            await store.close()
            store = await Store.open(url)
        assert await Matches(store, clock).due(clock.now()) == due
        for match in rng.sample(sorted(clocks), min(3, len(clocks))):
            async with store.transaction() as writing:  # somebody moved
                await deadlines.remove(writing, match)
            del clocks[match]
    rows = (await dump(store))["outbox"]
    sent = Counter((row[1], json.loads(row[3])["kind"]) for row in rows)
    assert sent == wanted
    assert len(sent) > 300
    assert set(sent.values()) == {1}
    assert {kind for _, kind in sent} == {"half", "nine"}
    await store.close()


async def test_one_match_that_fails_keeps_no_other_from_its_reminder(
    matches: Matches, store: Store, clock: Clock
) -> None:
    broken, sound = await started(matches), await started(matches)
    async with store.transaction() as writing:
        await writing.run(text(f"update deadlines set seat = 9 where match_id = {broken.id}"))
    clock.advance(HOUR * 24 * 7)
    with pytest.raises(ExceptionGroup) as failed:
        await matches.due(clock.now())
    assert len(failed.value.exceptions) == 1
    rows = (await dump(store))["outbox"]
    assert [row[1] for row in rows if "reminder" in row] == [sound.id]
