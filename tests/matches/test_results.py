"""After the end: points by turn, how long turns took, once more at the same table, good words."""

import asyncio
import random
from collections import defaultdict
from collections.abc import Collection, Sequence
from datetime import timedelta
from itertools import cycle
from statistics import median_low

import pytest

import games
from bot.components import results as card
from bot.matches import Mark, Match, Matches, Person, Turn
from bot.matches.results import Wait
from bot.store import people, seats
from bot.text import words
from games.engine import record
from games.engine.titles import Given, Told, titles
from tests.support import opponents
from tests.support.hours import DAY, HOUR, advance, now
from tests.support.people import AIKO, JONAS, MEI, PEOPLE, RAFI, STRANGER
from tests.support.presses import choose, confirm, mover, play, take, take_back, take_turn
from tests.support.refusals import refused
from tests.support.table import lobby, started
from tests.support.written import kinds

ALL = {person.id: person for person in (*PEOPLE, STRANGER)}


async def over(matches: Matches, size: int = 2, game: str = "toy") -> Match:
    """A match that has ended, one of beads soon."""
    options = {"heap": "4"} if game == "toy" else None
    return await play(matches, await started(matches, size, game, options=options))


# ── the report ───────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("game", "size"), [("qin", 3), ("china", 4), ("yunnan", 2), ("confucius", 3), ("dayunhe", 3)]
)
@pytest.mark.fuzz  # for its time
async def test_the_marks_are_what_each_turn_showed(matches: Matches, game: str, size: int) -> None:
    match = await over(matches, size, game)
    report = await matches.results.report(match.id)
    shown = [await matches.watching.turn(match.id, number) for number in range(match.turn + 1)]
    assert report.marks == tuple(Mark(turn.number, turn.view.stage(), turn.view.standing()) for turn in shown)
    assert match.outcome is not None
    assert report.marks[-1].standing == tuple(result.score for result in match.outcome.seats)
    assert report.position == shown[-1].view
    assert report.match == match
    assert report.titles == of_seats(match, shown, range(size))


def of_seats(match: Match, shown: Sequence[Turn], seats: Collection[int]) -> tuple[Given, ...]:
    """The titles by what a watcher saw."""
    standings = [turn.view.standing() for turn in shown]
    told = Told(shown[-1].view, [turn.events for turn in shown[1:]], standings)
    return tuple(titles(games.game(match.game), told, seats))


async def test_a_series_of_both_boards_is_reported_game_by_game(matches: Matches) -> None:
    """What its pagodas stand on is not counted there, so nobody is called after it."""
    match = await play(matches, await started(matches, 2, "qin", options={"series": "both"}), 10**6)
    report = await matches.results.report(match.id)
    assert report.marks[-1].stage == 2
    assert [*card.sources(report, words("en"))] == ["First game", "Second game"]
    assert {title.id for title in report.titles}.isdisjoint({"villages", "provinces"})


async def test_computers_get_no_titles(matches: Matches) -> None:
    of_computers: list[Given] = []
    for heap in ("4", "12", "60"):
        match = await opponents.over(matches, await opponents.against(matches, options={"heap": heap}))
        shown = [await matches.watching.turn(match.id, number) for number in range(match.turn + 1)]
        assert (await matches.results.report(match.id)).titles == of_seats(match, shown, [0])
        of_computers += of_seats(match, shown, [1])
    assert of_computers


async def test_a_fork_gets_no_titles_and_no_advice_for_it_is_no_whole_match(matches: Matches) -> None:
    source = await play(matches, await started(matches, 2, "qin"), 2)
    fork = await matches.imports.fork(source.id, 1, MEI)
    fork = await play(matches, await matches.lobby.join(fork.id, JONAS))
    shown = [await matches.watching.turn(fork.id, number) for number in range(fork.turn + 1)]
    assert of_seats(fork, shown, range(2))
    report = await matches.results.report(fork.id)
    assert (report.titles, report.first) == ((), False)
    source = await play(matches, await matches.watching.match(source.id))
    assert (await matches.results.report(source.id)).first


async def test_a_turn_took_from_when_it_was_waited_for_to_when_it_was_over(matches: Matches) -> None:
    match = await started(matches, 3, options={"heap": "60"})
    dice, waited = random.Random(3), defaultdict[int, list[timedelta]](list)
    since = now(matches)
    confirmed = cycle([("3", "take", "3", "keep"), ("3", "look"), ("keep",)])  # the last two are one turn
    while match.to_act is not None:
        panel = await choose(matches, match.id, mover(match), *next(confirmed))
        advance(matches, timedelta(minutes=dice.randrange(1, 3000)))
        match = (await confirm(matches, panel)).match
        if match.to_act != panel.seat:
            waited[panel.seat].append(now(matches) - since)
            since = now(matches)
    report = await matches.results.report(match.id)
    expected = [
        Wait(seat, match.seats[seat].name, len(found), median_low(found), max(found))
        for seat, found in sorted(waited.items())
    ]
    assert list(report.waits) == expected


async def test_nights_vacations_and_pauses_count(matches: Matches) -> None:
    match = await started(matches, pace="quick", options={"heap": "4"})
    slow = mover(match)
    await matches.staff.pause(match.id, "Lena")
    advance(matches, 9 * DAY)
    await matches.staff.resume(match.id, "Lena")
    match = await play(matches, await take(matches, match, "1", "keep"))
    (wait,) = [wait for wait in (await matches.results.report(match.id)).waits if ALL[slow].name == wait.name]
    assert wait.longest == 9 * DAY


async def test_a_substitute_has_a_line_of_their_own(matches: Matches) -> None:
    match = await started(matches, options={"heap": "12"})
    seat = match.to_act
    assert seat is not None
    left = mover(match)
    advance(matches, 2 * HOUR)
    match = await take(matches, match, "1", "keep")
    match = await take(matches, match, "1", "keep")
    advance(matches, 5 * DAY)
    await matches.substitutes.replace(match.id, seat, STRANGER, "Rafi")
    advance(matches, 3 * HOUR)
    match = await play(matches, await take(matches, match, "1", "keep"))
    found = [wait for wait in (await matches.results.report(match.id)).waits if wait.seat == seat]
    before, after = found
    assert (before.name, before.turns, before.longest, before.until) == (ALL[left].name, 2, 5 * DAY, 3)
    assert (after.name, after.longest, after.until) == ("Lena", 3 * HOUR, None)


async def test_turns_that_were_taken_back_are_no_part_of_the_course(matches: Matches) -> None:
    match = await started(matches)
    first = mover(match)
    advance(matches, HOUR)
    _, seat, view = await matches.watching.seat_view(match.id, first)
    held = view.hands[seat][0]  # type: ignore[attr-defined]  # the toy's own
    done = await take_turn(matches, match, "1", "put", held)
    advance(matches, HOUR)
    match = await play(matches, await take_back(matches, done.match, first))
    entries = record.read(await matches.records.export(match.id)).actions
    assert any(entry.startswith("undo") for entry in entries)
    report = await matches.results.report(match.id)
    assert [mark.turn for mark in report.marks][:2] == [0, 3]  # 1 was taken back in 2
    for mark in report.marks:
        assert mark.standing == (await matches.watching.turn(match.id, mark.turn)).view.standing()
    assert max(wait.longest for wait in report.waits) == HOUR


# ── once more ────────────────────────────────────────────────────────────────────────────────────────


async def test_a_rematch_is_the_same_table_once_more(matches: Matches) -> None:
    match = await play(matches, await started(matches, 3, "toy", "relaxed", {"heap": "4"}, "vote"))
    again = await matches.results.rematch(match.id, JONAS)
    assert again.state == "lobby"
    assert [seat.person for seat in again.seats] == [JONAS.id]
    assert (again.creator, again.rematch_of) == (JONAS.id, match.id)
    for name in ("game", "options", "size", "pace", "caretaker", "private", "server", "channel"):
        assert getattr(again, name) == getattr(match, name), name
    assert again.seed_sha256 != match.seed_sha256
    assert (await kinds(matches)).count("table") == 1


async def test_two_presses_make_one_table_and_the_second_takes_a_seat(matches: Matches) -> None:
    match = await over(matches, 3)
    one, two = await asyncio.gather(
        matches.results.rematch(match.id, MEI), matches.results.rematch(match.id, AIKO)
    )
    assert one.id == two.id
    again = await matches.watching.match(one.id)
    assert {seat.person for seat in again.seats} == {MEI.id, AIKO.id}
    assert (await matches.results.rematch(match.id, MEI)).id == again.id  # once more changes nothing
    begun = await matches.results.rematch(match.id, JONAS)
    assert (begun.id, begun.state, len(begun.seats)) == (again.id, "playing", 3)
    assert await refused(matches.results.rematch(match.id, STRANGER)) == "not-played"


async def test_a_new_table_is_opened_when_the_rematch_is_over_or_was_closed(matches: Matches) -> None:
    match = await over(matches)
    closed = await matches.results.rematch(match.id, MEI)
    await matches.lobby.leave(closed.id, MEI.id)
    second = await matches.results.rematch(match.id, MEI)
    assert second.id != closed.id
    await matches.lobby.join(second.id, JONAS)
    assert (await matches.turns.resign(second.id, MEI.id)).outcome is not None
    third = await matches.results.rematch(match.id, JONAS)
    assert third.id not in (closed.id, second.id)


async def test_a_rematch_whose_host_changed_the_terms_is_still_the_rematch(matches: Matches) -> None:
    """And limits and blocks hold for it."""
    match = await over(matches, 3)
    again = await matches.results.rematch(match.id, MEI)
    await matches.lobby.configure(again.id, MEI.id, 3, "quick", {"heap": "60"})
    assert (await matches.results.rematch(match.id, JONAS)).id == again.id
    async with matches.store.transaction() as writing:
        await people.block(writing, MEI.id, AIKO.id)
    assert await refused(matches.results.rematch(match.id, AIKO)) == "blocked"
    assert len((await matches.watching.match(again.id)).seats) == 2


async def test_the_other_side_of_the_board_is_another_table(matches: Matches) -> None:
    match = await started(matches, 2, "qin", options={"board": "lion"})
    match = await matches.turns.resign(match.id, MEI.id)
    same = await matches.results.rematch(match.id, MEI)
    turned = await matches.results.rematch(match.id, JONAS, other_side=True)
    assert same.id != turned.id
    assert (same.options["board"], turned.options["board"]) == ("lion", "bird")
    assert (await matches.results.rematch(match.id, MEI, other_side=True)).id == turned.id
    assert (
        await refused(matches.results.rematch((await over(matches)).id, MEI, other_side=True))
        == "no-other-side"
    )


async def test_a_private_match_invites_its_people_and_nobody_else(matches: Matches) -> None:
    match = await lobby(matches, private=True)
    async with matches.store.transaction() as writing:
        await seats.invite(writing, match.id, JONAS.id)
    match = await play(matches, await matches.lobby.join(match.id, JONAS))
    again = await matches.results.rematch(match.id, MEI)
    assert again.private
    assert await refused(matches.lobby.join(again.id, STRANGER)) == "not-invited"
    assert (await matches.lobby.join(again.id, JONAS)).state == "playing"


@pytest.mark.parametrize("blocker", [MEI, AIKO])
async def test_nobody_is_called_where_there_is_a_block_between_them_and_the_host(
    matches: Matches, blocker: Person
) -> None:
    match = await lobby(matches, 3, "qin", private=True)
    for person in (JONAS, AIKO):
        await matches.lobby.invite(match.id, MEI.id, person)
        await matches.lobby.join(match.id, person)
    for person in (JONAS, AIKO):
        await matches.turns.resign(match.id, person.id)
    blocked = AIKO if blocker == MEI else MEI
    async with matches.store.transaction() as writing:
        await people.block(writing, blocker.id, blocked.id)
    for again in (
        await matches.results.rematch(match.id, MEI),
        await matches.imports.fork(match.id, 0, MEI),
    ):
        assert await matches.results.called(again) == [JONAS.id]
        assert await matches.watching.may_look(again, JONAS.id)
        assert not await matches.watching.may_look(again, AIKO.id)
    assert await refused(matches.results.rematch(match.id, AIKO)) == "blocked"  # nobody there can invite them


async def test_a_substitute_is_asked_to_the_rematch(matches: Matches) -> None:
    match = await started(matches, options={"heap": "4"})
    await matches.substitutes.replace(match.id, 1, AIKO, "Rafi")
    match = await play(matches, await matches.watching.match(match.id))
    assert {found.person for found in match.seats} == {MEI.id, AIKO.id}
    assert await refused(matches.results.rematch(match.id, RAFI)) == "not-played"
    again = await matches.results.rematch(match.id, JONAS)  # who sat there before
    assert again.creator == JONAS.id


# ── good words ───────────────────────────────────────────────────────────────────────────────────────


async def test_everybody_who_played_says_it_once(matches: Matches) -> None:
    match = await over(matches)
    await matches.results.cheer(match.id, JONAS)
    advance(matches, HOUR)
    await matches.results.cheer(match.id, MEI)
    assert await refused(matches.results.cheer(match.id, STRANGER)) == "not-played"
    assert await refused(matches.results.cheer(match.id, JONAS)) == "already-cheered"
    assert [person.name for person in await matches.results.cheers(match.id)] == ["Jonas", "Mei"]
    # one message for both, as the first was not sent yet
    assert (await kinds(matches)).count("cheer") == 1
    assert await matches.results.cheered_in(match.id) is None
