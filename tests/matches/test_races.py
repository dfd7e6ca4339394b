"""Two at once: exactly one wins, the other is told, nothing is half done.

And law 4: wherever a transaction is stopped, the old state is whole and the same press works again.
"""

import asyncio
import random
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Coroutine
from contextlib import closing
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.clock import Clock
from bot.matches import Match, MatchError, Matches, Panel, Person
from bot.matches.advance import Step, move_on
from bot.matches.base import load
from bot.matches.turns import Turns
from bot.store import Store, standing_orders
from bot.store.actions import ActionRow
from games.engine import StandingOrder
from tests.support.hours import HOUR, now, restarted
from tests.support.people import AIKO, JONAS, MEI, NOON, RAFI, STRANGER
from tests.support.plug import pull_everywhere
from tests.support.presses import choose, confirm, mover, play
from tests.support.refusals import at_once, refused
from tests.support.running import posted, seat_of
from tests.support.table import lobby, other, started
from tests.support.written import dump, kinds, posts


def codes(results: list[Any]) -> list[str]:
    return [error.code for error in results if isinstance(error, MatchError)]


async def together(*presses: Awaitable[object], turned: bool = False) -> list[Any]:
    """What becomes of them, the last one pressed first if ``turned``."""
    return await asyncio.gather(*(presses[::-1] if turned else presses), return_exceptions=True)


async def ready(matches: Matches, seats: int = 2) -> tuple[Match, Panel]:
    """A match in which a turn is about to be confirmed."""
    match = await started(matches, seats)
    return match, await choose(matches, match.id, mover(match), "2", "keep")


@pytest.mark.parametrize("two_processes", [False, True])
async def test_of_two_confirms_one_wins_and_one_is_stale(matches: Matches, two_processes: bool) -> None:
    for _ in range(3):
        match, panel = await ready(matches)
        second = restarted(matches) if two_processes else matches
        assert codes(await together(confirm(matches, panel), confirm(second, panel))) == ["stale-panel"]
        after = await matches.watching.match(match.id)
        assert (after.seq, after.version, after.turn) == (2, match.version + 1, 2)
    assert (await kinds(matches)).count("turn") == 3


@pytest.mark.parametrize("turned", [False, True])
async def test_a_confirm_and_a_change_of_the_draft_at_once(matches: Matches, turned: bool) -> None:
    """Whichever comes first, what was confirmed is what the panel showed."""
    for _ in range(3):
        match, panel = await ready(matches)
        back = matches.turns.back(match.id, mover(match), panel.version, panel.revision)
        results = await together(confirm(matches, panel), back, turned=turned)
        backs = [result for result in results if isinstance(result, Panel) and not result.fresh]
        after = await matches.watching.match(match.id)
        assert (after.seq, len(backs)) in ((0, 1), (2, 0))
        assert codes(results) == (["stale-panel"] if after.seq == 0 else ["not-your-turn"])


async def test_of_two_picks_at_once_one_counts(matches: Matches) -> None:
    match = await started(matches)
    person = mover(match)
    panels = await together(
        *(matches.turns.pick(match.id, person, match.version, 0, token) for token in "123")
    )
    assert sorted(panel.fresh for panel in panels) == [False, True, True]
    (winner,) = [panel for panel in panels if not panel.fresh]
    assert all(panel.drafted == winner.drafted for panel in panels)
    assert (await matches.turns.panel(match.id, person)).revision == 1


@pytest.mark.parametrize("how", ["replaced", "resigns"])
@pytest.mark.parametrize("turned", [False, True])
async def test_who_chooses_ahead_and_loses_the_seat_at_once_leaves_nothing_there(
    matches: Matches, how: str, turned: bool
) -> None:
    for _ in range(3):
        match = await started(matches, 3, "qin")
        person = other(match)
        leaves = (
            matches.substitutes.replace(match.id, seat_of(match, person).seat, STRANGER, "Kim")
            if how == "replaced"
            else matches.turns.resign(match.id, person)
        )
        await together(leaves, matches.turns.ahead(match.id, person), turned=turned)
        after = await matches.watching.match(match.id)
        assert after.seats[seat_of(match, person).seat].resigned is (how == "resigns")
        assert (await dump(matches))["standing_orders"] == []


async def test_of_two_who_want_the_last_seat_one_gets_it(matches: Matches) -> None:
    match = await lobby(matches, 2)
    results = await together(*(matches.lobby.join(match.id, person) for person in (JONAS, AIKO, RAFI)))
    assert codes(results) == ["not-in-lobby"] * 2
    begun = await matches.watching.match(match.id)
    assert (begun.state, len(begun.seats)) == ("playing", 2)
    assert (await kinds(matches)).count("open-thread") == 1


@pytest.mark.parametrize("turned", [False, True])
async def test_join_and_start_at_once(matches: Matches, turned: bool) -> None:
    match = await lobby(matches, 4)
    await matches.lobby.join(match.id, JONAS)
    calls = (matches.lobby.join(match.id, AIKO), matches.lobby.start(match.id, MEI.id))
    results = await together(*calls, turned=turned)
    begun = await matches.watching.match(match.id)
    assert begun.state == "playing"
    assert len(begun.seats) == begun.size == 3 - len(codes(results))


@pytest.mark.parametrize("turned", [False, True])
async def test_confirm_and_resignation_at_once(matches: Matches, turned: bool) -> None:
    for _ in range(2):
        match, panel = await ready(matches, 3)
        leaver = other(match)
        results = await together(
            confirm(matches, panel), matches.turns.resign(match.id, leaver), turned=turned
        )
        after = await matches.watching.match(match.id)
        seat = after.seat_of(leaver)
        assert seat is not None
        assert seat.resigned  # leaving never fails because somebody else moved
        assert after.seq == 1 + 2 * (1 - len(codes(results)))
    assert await matches.records.check() == []


class Overtaken(Turns):
    """Somebody else moves between its reading and its writing, once."""

    overtake: Awaitable[object] | None = None

    async def _store_resignation(self, *args: Any) -> None:
        if self.overtake is not None:
            pending, self.overtake = self.overtake, None
            await pending
        await super()._store_resignation(*args)


async def test_an_overtaken_resignation_counts_later(matches: Matches, store: Store, clock: Clock) -> None:
    match, panel = await ready(matches, 3)
    overtaken = Overtaken(store, clock, matches.positions, matches.lobby)
    overtaken.overtake = confirm(matches, panel)
    after = await overtaken.resign(match.id, other(match))
    assert (after.seq, after.turn) == (3, 3)
    log = await matches.watching.log(match.id, None)
    assert log[0].entries == ("take 2", "keep")
    assert log[1].entries[0].endswith("resigns")
    assert await matches.records.check() == []


@pytest.mark.parametrize("code", ["stale-panel", "paused"])
async def test_a_match_moves_on_only_as_it_was_read_and_not_in_a_pause(matches: Matches, code: str) -> None:
    match = await started(matches, 3)
    async with matches.store.reading() as reading:
        row = await load(reading, match.id)
        line = await matches.positions.line(reading, row, 0)
    position = (await matches.positions.reach(line)).copy()
    entry = ActionRow(1, 1, match.to_act or 0, "take 1", now(matches))
    if code == "paused":
        await matches.staff.pause(match.id, "Kim")
    else:
        await matches.turns.resign(match.id, other(match))
    content = await dump(matches)

    async def stale() -> None:
        async with matches.store.transaction() as writing:
            await move_on(writing, row, Step([entry], position, (), 1), now(matches))

    assert await refused(stale()) == code
    assert await dump(matches) == content


async def test_reminders_moved_by_two_at_once_are_moved_once(matches: Matches) -> None:
    people = {mover(await started(matches, 4)) for _ in range(9)}
    assert len(people) > 1
    later = NOON + timedelta(hours=37)
    moved = await asyncio.gather(matches.timekeeping.due(later), restarted(matches).timekeeping.due(later))
    assert sum(moved) == len(people)
    told = [payload["matches"].split(",") for kind, payload in await posts(matches) if kind == "reminder"]
    assert len(told) == len(people)
    assert sorted(entry for each in told for entry in each) == [f"{number} half 1" for number in range(1, 10)]


@pytest.mark.fuzz  # for its time
async def test_ten_matches_played_at_once_keep_apart(matches: Matches) -> None:
    begun = [await started(matches) for _ in range(10)]
    ended = await asyncio.gather(*(play(matches, match, rng=random.Random(match.id)) for match in begun))
    assert all(match.outcome is not None for match in ended)
    rows = (await dump(matches))["actions"]
    for match in ended:
        mine = [row for row in rows if row[0] == match.id]
        assert [row[1] for row in mine] == list(range(1, match.seq + 1))


# ── stopped, killed ──────────────────────────────────────────────────────────────────────────────


async def test_a_confirm_and_the_last_stopped_at_any_statement_change_nothing(matches: Matches) -> None:
    match = await started(matches, options={"heap": "4"})
    panel = await choose(matches, match.id, mover(match), "2", "take", "1", "keep")
    statements = await pull_everywhere(matches, lambda: confirm(matches, panel))
    assert statements >= 8  # BEGIN, draft, match, actions, snapshot, draft, deadline, outbox, COMMIT
    after = await matches.watching.match(match.id)
    assert (after.seq, after.turn) == (3, 2)
    assert (await kinds(matches)).count("turn") == 1
    assert await matches.records.check() == []
    panel = await choose(matches, match.id, mover(after), "keep")
    await pull_everywhere(matches, lambda: confirm(matches, panel))
    assert (await matches.watching.match(match.id)).state == "over"
    assert (await kinds(matches))[-3:] == ["turn", "end", "lobby"]


async def test_joining_starting_resigning_and_reminding_are_whole_too(matches: Matches) -> None:
    match = await lobby(matches, 3)
    await pull_everywhere(matches, lambda: matches.lobby.join(match.id, JONAS))
    await pull_everywhere(matches, lambda: matches.lobby.leave(match.id, MEI.id))
    await pull_everywhere(matches, lambda: matches.lobby.join(match.id, AIKO))
    await pull_everywhere(matches, lambda: matches.lobby.start(match.id, JONAS.id))
    later = now(matches) + timedelta(hours=37)

    await pull_everywhere(matches, lambda: matches.timekeeping.due(later))
    late = now(matches) + timedelta(hours=73)  # the time is up: the clock, a notice, its message
    await pull_everywhere(matches, lambda: matches.timekeeping.due(late))
    await pull_everywhere(matches, lambda: matches.turns.resign(match.id, AIKO.id))
    assert (await matches.watching.match(match.id)).state == "over"


KILLED = """
import asyncio, os, signal, sys
import games
from sqlalchemy import event
from tests.support import toy
sys.modules["games.toy"] = toy
games.NAMES = (*games.NAMES, "toy")
from bot.matches import Matches
from bot.store import Store

async def main(url, match, person, where):
    store = await Store.open(url)
    matches = Matches(store)
    panel = await matches.turns.panel(match, person)
    count = 0
    def die(*_):
        nonlocal count
        count += 1
        if where in ("commit", str(count)):
            os.kill(os.getpid(), signal.SIGKILL)
    if where == "after":
        store.listen("outbox", die)
        where = "1"
    else:
        when = "commit" if where == "commit" else "after_cursor_execute"
        event.listen(store._writer.sync_engine, when, die)
    await matches.turns.confirm(match, person, panel.version, panel.revision)

asyncio.run(main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), sys.argv[4]))
"""


@pytest.mark.parametrize(("where", "stored"), [("4", False), ("commit", False), ("after", True)])
async def test_a_process_killed_in_the_middle_leaves_all_or_nothing(
    matches: Matches, store: Store, laid: str, tmp_path: Path, where: str, stored: bool
) -> None:
    match = await started(matches)
    panel = await choose(matches, match.id, mover(match), "2", "keep")
    await store.close()
    command = [sys.executable, "-W", "ignore", "-c", KILLED, laid, str(match.id), str(mover(match)), where]
    root = Path(__file__).parents[2]
    killed = await asyncio.create_subprocess_exec(*command, cwd=root, stderr=subprocess.PIPE)
    _, complaint = await killed.communicate()
    assert killed.returncode == -signal.SIGKILL, complaint.decode()
    if laid.startswith("sqlite"):
        with closing(sqlite3.connect(tmp_path / "test.db")) as connection:
            assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    again = await Store.open(laid)
    after = Matches(again)
    found = await after.watching.match(match.id)
    assert (found.seq, found.turn) == ((2, 2) if stored else (0, 1))
    assert (await kinds(again)).count("turn") == int(stored)
    if not stored:
        assert (await confirm(after, panel)).match.seq == 2
    await again.close()


# ── one seat, and who takes it over ──────────────────────────────────────────────────────────────────

OLE = Person(98, "Ole")
ROUNDS = 4


async def offered(matches: Matches, game: str = "toy", size: int = 2) -> Match:
    match = await started(matches, size, game)
    await matches.substitutes.leave_to_substitute(match.id, mover(match))
    return match


@pytest.mark.parametrize("two_processes", [False, True])
async def test_of_two_who_take_over_one_sits_there(matches: Matches, two_processes: bool) -> None:
    second = restarted(matches) if two_processes else matches
    for number in range(ROUNDS):
        match = await offered(matches)
        refused = await at_once(
            number,
            matches.substitutes.take_over(match.id, STRANGER),
            second.substitutes.take_over(match.id, OLE, match.to_act),
        )
        assert refused == ["not-offered"]
        after = await matches.watching.match(match.id)
        sitting = [person for person in (STRANGER, OLE) if after.seat_of(person.id)]
        assert len(sitting) == 1
        assert after.version == match.version + 1
        taken = [notice for notice in await matches.notices.of(match.id) if notice.kind == "taken-over"]
        assert [notice.facts["name"] for notice in taken] == [sitting[0].name]


async def test_the_same_person_cannot_take_two_seats_at_once(matches: Matches) -> None:
    for number in range(ROUNDS):
        match = await offered(matches)
        await matches.substitutes.leave_to_substitute(match.id, other(match))
        taking = (matches.substitutes.take_over(match.id, STRANGER, seat) for seat in range(2))
        assert await at_once(number, *taking) == ["already-in"]


async def test_a_confirm_of_the_one_before_counts_as_made_or_not(matches: Matches) -> None:
    for number in range(ROUNDS):
        match = await offered(matches)
        panel = await choose(matches, match.id, mover(match), "2", "keep")
        refused = await at_once(
            number, confirm(matches, panel), matches.substitutes.take_over(match.id, STRANGER)
        )
        after = await matches.watching.match(match.id)
        assert after.seat_of(STRANGER.id) is not None
        assert (after.seq, refused) in ((2, []), (0, ["stale-panel"]), (0, ["not-in-match"]))
        if after.seq == 0:
            assert (await matches.turns.panel(match.id, STRANGER.id)).drafted == ()


@pytest.mark.parametrize("what", ["choice", "order"])
async def test_what_the_one_before_has_in_mind_never_reaches_the_new_one(matches: Matches, what: str) -> None:
    clock = matches.clock
    for number in range(ROUNDS):
        match = await offered(matches, "yunnan", 3)
        press: Coroutine[Any, Any, Any] = matches.turns.pick(
            match.id, mover(match), match.version, 0, "school"
        )
        if what == "order":
            press.close()
            order = StandingOrder("", "pass")
            press = matches.orders.leave(match.id, mover(match), match.version, order, True)
        refused = await at_once(number, press, matches.substitutes.take_over(match.id, STRANGER))
        assert refused in ([], ["not-in-match"])
        panel = await matches.turns.panel(match.id, STRANGER.id)
        assert (panel.revision, panel.can_back) == (0, False)
        async with matches.store.reading() as reading:
            assert await standing_orders.of(reading, match.id) == []
        clock.advance(HOUR)
        await matches.timekeeping.due(clock.now())
        assert (await matches.watching.match(match.id)).seq == 0


async def test_whoever_resigns_or_comes_back_as_somebody_takes_over(matches: Matches) -> None:
    for number in range(ROUNDS):
        match = await offered(matches, size=3)
        person = mover(match)
        leaving = matches.turns.resign if number % 4 < 2 else matches.substitutes.come_back
        refused = await at_once(
            number, leaving(match.id, person), matches.substitutes.take_over(match.id, STRANGER)
        )
        after = await matches.watching.match(match.id)
        came = after.seat_of(STRANGER.id) is not None
        assert refused == ["not-in-match" if came else "not-offered"]
        assert not any(seat.offered for seat in after.seats)
        assert (after.seat_of(person) is None) == came


async def test_the_call_is_posted_before_it_is_brought_up_to_date(matches: Matches) -> None:
    """One lane a call: its rows wait for each other, and for nothing else in the match."""
    match = await offered(matches)
    await matches.substitutes.take_over(match.id, STRANGER)
    claimed = await matches.store.outbox.claim(match.created_at, 20)
    assert [row.kind for row in claimed].count("substitution") == 1
    assert await posted(matches, "substitution") == [{"call": 1}] * 2
