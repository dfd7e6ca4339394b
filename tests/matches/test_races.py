"""Two at once: exactly one wins, the other is told, nothing is half done."""

import asyncio
import random
from collections.abc import Awaitable
from datetime import timedelta
from typing import Any

import pytest

from bot.clock import Clock
from bot.matches import Match, MatchError, Matches, Panel
from bot.matches.advance import Step, move_on
from bot.matches.base import load
from bot.store import Store
from bot.store.actions import ActionRow
from tests.matches.conftest import NOON
from tests.matches.table import (
    AIKO,
    JONAS,
    MEI,
    RAFI,
    choose,
    confirm,
    dump,
    lobby,
    mover,
    other,
    posts,
    started,
)


def codes(results: list[object]) -> list[str]:
    return [error.code for error in results if isinstance(error, MatchError)]


@pytest.mark.parametrize("two_processes", [False, True])
async def test_of_two_confirms_at_once_one_wins_and_one_is_stale(
    matches: Matches, store: Store, clock: Clock, two_processes: bool
) -> None:
    for _ in range(10):
        match = await started(matches)
        panel = await choose(matches, match.id, mover(match), "2", "keep")
        second = Matches(store, clock) if two_processes else matches
        results = await asyncio.gather(
            confirm(matches, panel), confirm(second, panel), return_exceptions=True
        )
        assert codes(list(results)) == ["stale-panel"]
        after = await matches.match(match.id)
        assert (after.seq, after.version, after.turn) == (2, match.version + 1, 2)
    assert len([kind for kind, _ in await posts(store) if kind == "turn"]) == 10


async def test_a_confirm_and_a_change_of_the_draft_at_once(matches: Matches) -> None:
    """Whichever comes first, what was confirmed is what the panel showed."""
    for number in range(12):
        match = await started(matches)
        person = mover(match)
        panel = await choose(matches, match.id, person, "2", "keep")
        presses = [
            confirm(matches, panel),
            matches.back(match.id, person, panel.version, panel.revision),
        ]
        results = await asyncio.gather(*presses[:: 1 if number % 2 else -1], return_exceptions=True)
        backs = [result for result in results if isinstance(result, Panel) and not result.fresh]
        after = await matches.match(match.id)
        assert (after.seq, len(backs)) in ((0, 1), (2, 0))
        assert codes(list(results)) == (["stale-panel"] if after.seq == 0 else ["not-your-turn"])


async def test_of_two_picks_at_once_one_counts(matches: Matches) -> None:
    match = await started(matches)
    person = mover(match)
    panels = await asyncio.gather(
        *(matches.pick(match.id, person, match.version, 0, token) for token in "123")
    )
    assert sorted(panel.fresh for panel in panels) == [False, True, True]
    (winner,) = [panel for panel in panels if not panel.fresh]
    assert all(panel.drafted == winner.drafted for panel in panels)
    assert (await matches.panel(match.id, person)).revision == 1


async def test_of_two_who_want_the_last_seat_one_gets_it(matches: Matches, store: Store) -> None:
    match = await lobby(matches, 2)
    results = await asyncio.gather(
        *(matches.join(match.id, person) for person in (JONAS, AIKO, RAFI)), return_exceptions=True
    )
    assert codes(list(results)) == ["not-in-lobby"] * 2
    begun = await matches.match(match.id)
    assert (begun.state, len(begun.seats)) == ("playing", 2)
    assert [kind for kind, _ in await posts(store)].count("open-thread") == 1


async def test_join_and_start_at_once(matches: Matches) -> None:
    for first in (True, False):
        match = await lobby(matches, 4)
        await matches.join(match.id, JONAS)
        calls = [matches.join(match.id, AIKO), matches.start(match.id, MEI.id)]
        results = await asyncio.gather(*(calls if first else calls[::-1]), return_exceptions=True)
        begun = await matches.match(match.id)
        assert begun.state == "playing"
        assert len(begun.seats) == begun.size == 3 - len(codes(list(results)))


async def test_confirm_and_resignation_at_once(matches: Matches) -> None:
    for number in range(6):
        match = await started(matches, 3)
        leaver = other(match)
        panel = await choose(matches, match.id, mover(match), "2", "keep")
        calls = [confirm(matches, panel), matches.resign(match.id, leaver)]
        results = await asyncio.gather(*calls[:: 1 if number % 2 else -1], return_exceptions=True)
        after = await matches.match(match.id)
        seat = after.seat_of(leaver)
        assert seat is not None
        assert seat.resigned  # leaving never fails because somebody else moved
        assert after.seq == 1 + 2 * (1 - len(codes(list(results))))
    assert await matches.check() == []


class Overtaken(Matches):
    """Somebody else moves between its reading and its writing, once."""

    overtake: Awaitable[object] | None = None

    async def _store_resignation(self, *args: Any) -> None:
        if self.overtake is not None:
            pending, self.overtake = self.overtake, None
            await pending
        await super()._store_resignation(*args)


async def test_a_resignation_overtaken_by_a_move_counts_after_it(
    matches: Matches, store: Store, clock: Clock
) -> None:
    match = await started(matches, 3)
    leaver = other(match)
    panel = await choose(matches, match.id, mover(match), "2", "keep")
    overtaken = Overtaken(store, clock)
    overtaken.overtake = confirm(matches, panel)
    after = await overtaken.resign(match.id, leaver)
    assert (after.seq, after.turn) == (3, 3)
    log = await matches.log(match.id, None)
    assert log[0].entries == ("take 2", "keep")
    assert log[1].entries[0].endswith("resigns")
    assert await matches.check() == []


async def test_a_match_moves_on_only_from_the_version_that_was_read(
    matches: Matches, store: Store, clock: Clock
) -> None:
    match = await started(matches, 3)
    async with store.reading() as reading:
        row = await load(reading, match.id)
        line = await matches._positions.line(reading, row, 0)
    position = (await matches._positions.reach(line)).copy()
    entry = ActionRow(1, 1, match.to_act or 0, "take 1", clock.now())
    await matches.resign(match.id, other(match))
    content = await dump(store)
    with pytest.raises(MatchError, match="stale-panel"):
        async with store.transaction() as writing:
            await move_on(writing, row, Step([entry], position, (), 1), clock.now())
    assert await dump(store) == content


async def test_reminders_moved_by_two_at_once_are_moved_once(
    matches: Matches, store: Store, clock: Clock
) -> None:
    people = set()
    for _ in range(9):
        people.add(mover(await started(matches, 4)))
    assert len(people) > 1
    later = NOON + timedelta(hours=37)
    moved = await asyncio.gather(matches.due(later), Matches(store, clock).due(later))
    assert sum(moved) == len(people)
    told = [payload["matches"].split(",") for kind, payload in await posts(store) if kind == "reminder"]
    assert len(told) == len(people)
    assert sorted(entry for each in told for entry in each) == [f"{number} half 1" for number in range(1, 10)]


@pytest.mark.fuzz  # for its time
async def test_ten_matches_played_at_once_keep_apart(matches: Matches, store: Store) -> None:
    begun = [await started(matches, 2, options={"heap": "12"}) for _ in range(10)]

    async def play(match: Match, rng: random.Random) -> Match:
        while match.state == "playing":
            panel: Panel = await matches.panel(match.id, mover(match))
            while panel.question is not None:
                token = rng.choice(panel.question.answers).token
                panel = await matches.pick(match.id, mover(match), panel.version, panel.revision, token)
            match = (await confirm(matches, panel)).match
        return match

    ended = await asyncio.gather(*(play(match, random.Random(match.id)) for match in begun))
    assert all(match.outcome is not None for match in ended)
    rows = (await dump(store))["actions"]
    for match in ended:
        mine = [row for row in rows if row[0] == match.id]
        assert [row[1] for row in mine] == list(range(1, match.seq + 1))
