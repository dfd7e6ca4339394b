"""After the end: points by turn, how long turns took, once more at the same table, good words."""

import asyncio
import random
from collections import defaultdict
from datetime import timedelta
from statistics import median_low
from typing import Any

import pytest

from bot.clock import Clock
from bot.matches import Mark, Match, MatchError, Matches, Person
from bot.store import Store, blocks, invites
from games.engine import record
from tests.matches.table import (
    AIKO,
    CHANNEL,
    JONAS,
    MEI,
    PEOPLE,
    RAFI,
    SERVER,
    STRANGER,
    confirm,
    mover,
    posts,
    random_panel,
    started,
    take_turn,
)

HOUR, DAY = timedelta(hours=1), timedelta(days=1)
ALL = {person.id: person for person in (*PEOPLE, STRANGER)}


async def play(matches: Matches, match: Match, seed: int = 1) -> Match:
    """Play the match to its end at random, each turn at once."""
    dice = random.Random(seed)
    while match.to_act is not None:
        match = (await confirm(matches, await random_panel(matches, match, dice))).match
    return match


async def over(matches: Matches, size: int = 2, game: str = "toy", **options: str) -> Match:
    """A match that has ended."""
    return await play(matches, await started(matches, size, game, options=options))


async def refused(awaitable: Any) -> str:
    with pytest.raises(MatchError) as refusal:
        await awaitable
    return refusal.value.code


# ── the report ───────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("game", "size"),
    [
        ("qin", 3),
        ("china", 4),
        ("yunnan", 2),
        ("confucius", 3),
        ("dayunhe", 3),
    ],
)
@pytest.mark.fuzz  # for its time
async def test_the_marks_are_what_each_turn_showed(matches: Matches, game: str, size: int) -> None:
    match = await over(matches, size, game)
    report = await matches.report(match.id)
    shown = [await matches.turn(match.id, number) for number in range(match.turn + 1)]
    assert report.marks == tuple(Mark(turn.number, turn.view.stage(), turn.view.standing()) for turn in shown)
    assert match.outcome is not None
    assert report.marks[-1].standing == tuple(result.score for result in match.outcome.seats)
    assert report.position == shown[-1].view
    assert report.match == match


async def test_a_match_that_runs_has_no_report(matches: Matches) -> None:
    match = await started(matches)
    assert await refused(matches.report(match.id)) == "not-over"
    assert await refused(matches.rematch(match.id, MEI)) == "not-over"
    assert await refused(matches.cheer(match.id, MEI)) == "not-over"
    table = await matches.create("toy", 2, "daily", {}, MEI, SERVER, CHANNEL)
    assert await refused(matches.report(table.id)) == "not-started"


async def test_a_turn_took_from_when_it_was_waited_for_to_when_it_was_over(
    matches: Matches, clock: Clock
) -> None:
    match = await started(matches, 3, options={"heap": "60"})
    dice, waited = random.Random(3), defaultdict[int, list[timedelta]](list)
    since = clock.now()
    while match.to_act is not None:
        seat = match.to_act
        panel = await random_panel(matches, match, dice)
        clock.advance(timedelta(minutes=dice.randrange(1, 3000)))
        match = (await confirm(matches, panel)).match
        if match.to_act != seat or match.turn > panel.match.turn:
            waited[seat].append(clock.now() - since)
            since = clock.now()
    report = await matches.report(match.id)
    assert {wait.seat: (wait.turns, wait.median, wait.longest) for wait in report.waits} == {
        seat: (len(found), median_low(found), max(found)) for seat, found in waited.items()
    }
    assert [(wait.name, wait.until) for wait in report.waits] == [
        (match.seats[wait.seat].name, None) for wait in report.waits
    ]
    assert match.started_at is not None
    assert match.ended_at is not None
    assert sum(map(sum_of, waited.values()), timedelta()) == match.ended_at - match.started_at


def sum_of(lengths: list[timedelta]) -> timedelta:
    return sum(lengths, timedelta())


async def test_nights_vacations_and_pauses_count(matches: Matches, clock: Clock) -> None:
    match = await started(matches, pace="quick", options={"heap": "4"})
    slow = mover(match)
    await matches.staff_pause(match.id, "Lena")
    clock.advance(9 * DAY)
    await matches.staff_resume(match.id, "Lena")
    match = (await take_turn(matches, match, "1", "keep")).match
    match = await play(matches, match)
    (wait,) = [wait for wait in (await matches.report(match.id)).waits if ALL[slow].name == wait.name]
    assert wait.longest == 9 * DAY


async def test_a_substitute_has_a_line_of_their_own(matches: Matches, clock: Clock) -> None:
    match = await started(matches, options={"heap": "12"})
    seat = match.to_act
    assert seat is not None
    left = mover(match)
    clock.advance(2 * HOUR)
    match = (await take_turn(matches, match, "1", "keep")).match
    match = (await take_turn(matches, match, "1", "keep")).match
    clock.advance(5 * DAY)
    await matches.replace(match.id, seat, STRANGER, "Rafi")
    clock.advance(3 * HOUR)
    match = await matches.match(match.id)
    match = (await take_turn(matches, match, "1", "keep")).match
    match = await play(matches, match)
    found = [wait for wait in (await matches.report(match.id)).waits if wait.seat == seat]
    before, after = found
    assert (before.name, before.turns, before.longest, before.until) == (ALL[left].name, 2, 5 * DAY, 3)
    assert (after.name, after.longest, after.until) == ("Lena", 3 * HOUR, None)


async def test_turns_that_were_taken_back_are_no_part_of_the_course(matches: Matches, clock: Clock) -> None:
    match = await started(matches, options={"heap": "12"})
    first = mover(match)
    clock.advance(HOUR)
    _, seat, view = await matches.seat_view(match.id, first)
    held = view.hands[seat][0]  # type: ignore[attr-defined]  # the toy's own
    done = await take_turn(matches, match, "1", "put", held)
    clock.advance(HOUR)
    vote = await matches.ask(match.id, first, "undo")
    await matches.ballot(match.id, mover(done.match), vote.id, "yes")
    match = await play(matches, await matches.match(match.id))
    entries = record.read(await matches.export(match.id)).actions
    assert any(entry.startswith("undo") for entry in entries)
    report = await matches.report(match.id)
    assert [mark.turn for mark in report.marks][:2] == [0, 3]  # 1 was taken back in 2
    for mark in report.marks:
        assert mark.standing == (await matches.turn(match.id, mark.turn)).view.standing()
    waits = {wait.name: wait for wait in report.waits}
    assert max(wait.longest for wait in waits.values()) == HOUR


# ── once more ────────────────────────────────────────────────────────────────────────────────────────


async def test_a_rematch_is_the_same_table_once_more(matches: Matches, store: Store) -> None:
    match = await matches.create(
        "toy", 3, "relaxed", {"heap": "4"}, MEI, SERVER, CHANNEL, caretaker="vote", private=False
    )
    for person in (JONAS, AIKO):
        match = await matches.join(match.id, person)
    match = await play(matches, match)
    again = await matches.rematch(match.id, JONAS)
    assert again.state == "lobby"
    assert [seat.person for seat in again.seats] == [JONAS.id]
    assert (again.creator, again.rematch_of) == (JONAS.id, match.id)
    for name in ("game", "options", "size", "pace", "caretaker", "private", "server", "channel"):
        assert getattr(again, name) == getattr(match, name), name
    assert again.seed_sha256 != match.seed_sha256
    assert [kind for kind, _ in await posts(store)].count("table") == 1


async def test_two_presses_make_one_table_and_the_second_takes_a_seat(matches: Matches) -> None:
    match = await over(matches, 3)
    one, two = await asyncio.gather(matches.rematch(match.id, MEI), matches.rematch(match.id, AIKO))
    assert one.id == two.id
    again = await matches.match(one.id)
    assert {seat.person for seat in again.seats} == {MEI.id, AIKO.id}
    assert (await matches.rematch(match.id, MEI)).id == again.id  # once more changes nothing
    begun = await matches.rematch(match.id, JONAS)
    assert (begun.id, begun.state, len(begun.seats)) == (again.id, "playing", 3)
    late = await matches.rematch(match.id, STRANGER)
    assert (late.id, late.seat_of(STRANGER.id)) == (again.id, None)


async def test_a_new_table_is_opened_when_the_rematch_is_over_or_was_closed(matches: Matches) -> None:
    match = await over(matches)
    closed = await matches.rematch(match.id, MEI)
    await matches.leave(closed.id, MEI.id)
    second = await matches.rematch(match.id, MEI)
    assert second.id != closed.id
    ended = await play(matches, await matches.join(second.id, JONAS))
    assert ended.outcome is not None
    third = await matches.rematch(match.id, JONAS)
    assert third.id not in (closed.id, second.id)


async def test_a_rematch_whose_host_changed_the_terms_is_still_the_rematch(matches: Matches) -> None:
    match = await over(matches, 3)
    again = await matches.rematch(match.id, MEI)
    await matches.configure(again.id, MEI.id, 2, "quick", {"heap": "4"})
    assert (await matches.rematch(match.id, JONAS)).id == again.id


async def test_the_other_side_of_the_board_is_another_table(matches: Matches) -> None:
    match = await started(matches, 2, "qin", options={"board": "lion"})
    match = await matches.resign(match.id, MEI.id)
    same = await matches.rematch(match.id, MEI)
    turned = await matches.rematch(match.id, JONAS, other_side=True)
    assert same.id != turned.id
    assert (same.options["board"], turned.options["board"]) == ("lion", "bird")
    assert (await matches.rematch(match.id, MEI, other_side=True)).id == turned.id
    assert await refused(matches.rematch((await over(matches)).id, MEI, other_side=True)) == "no-other-side"


async def test_a_private_match_invites_its_people_and_nobody_else(matches: Matches, store: Store) -> None:
    match = await matches.create("toy", 2, "daily", {}, MEI, SERVER, CHANNEL, private=True)
    async with store.transaction() as writing:
        await invites.add(writing, match.id, JONAS.id)
    match = await play(matches, await matches.join(match.id, JONAS))
    assert await refused(matches.rematch(match.id, STRANGER)) == "not-invited"
    again = await matches.rematch(match.id, MEI)
    assert again.private
    assert await refused(matches.join(again.id, STRANGER)) == "not-invited"
    assert (await matches.join(again.id, JONAS)).state == "playing"


async def test_limits_and_blocks_hold(matches: Matches, store: Store) -> None:
    match = await over(matches, 3)
    again = await matches.rematch(match.id, MEI)
    async with store.transaction() as writing:
        await blocks.add(writing, MEI.id, JONAS.id)
    assert await refused(matches.rematch(match.id, JONAS)) == "blocked"
    assert len((await matches.match(again.id)).seats) == 1


async def test_a_substitute_is_asked_to_the_rematch(matches: Matches) -> None:
    match = await started(matches)
    seat = match.seat_of(JONAS.id)
    assert seat is not None
    await matches.replace(match.id, seat.seat, AIKO, "Rafi")
    match = await play(matches, await matches.match(match.id))
    assert {found.person for found in match.seats} == {MEI.id, AIKO.id}
    again = await matches.rematch(match.id, RAFI)  # whoever likes to
    assert again.creator == RAFI.id


# ── good words ───────────────────────────────────────────────────────────────────────────────────────


async def test_everybody_says_it_once(matches: Matches, store: Store, clock: Clock) -> None:
    match = await over(matches)
    await matches.cheer(match.id, JONAS)
    clock.advance(HOUR)
    await matches.cheer(match.id, STRANGER)
    assert await refused(matches.cheer(match.id, JONAS)) == "already-cheered"
    said = await matches.cheers(match.id)
    assert [person.name for person in said] == ["Jonas", "Lena"]
    # one message for both, as the first was not sent yet
    assert [kind for kind, _ in await posts(store)].count("cheer") == 1


async def test_who_was_never_seen_can_say_it(matches: Matches) -> None:
    match = await over(matches)
    await matches.cheer(match.id, Person(123, "Somebody"))
    assert await matches.cheers(match.id) == [Person(123, "Somebody")]
    assert await matches.cheered_in(match.id) is None
